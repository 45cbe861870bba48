"""A series of matches between players: what is to be played, and the playing, in one process or several.

All chance in a match comes from the series' seed and the match's number, so that the same seed gives the
same records in the same order, however many processes share the work.
"""

from __future__ import annotations

import random
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.util import Finalize
from typing import TYPE_CHECKING, Final

from cardtable.engine.habits import habit
from cardtable.engine.levels import VERSION as LEVELS_VERSION
from cardtable.engine.peeker import PeekerPlayer
from cardtable.engine.player import Player, PlayerFault, make_player
from cardtable.engine.processes import CONTEXT, begin_work
from cardtable.engine.tally import Group, shares
from cardtable.games import GAMES
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import ThrownIn
from cardtable.rules.lot import draw_lot, shuffled
from cardtable.rules.records import Record, Recorder
from cardtable.rules.spec import OptionValue
from cardtable.rules.state import OVER

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

CHUNKS: Final = 400
"""Into how many parts a series is cut at least, if it is long enough; a part has ``CHUNK`` groups at most."""
CHUNK: Final = 25


@dataclass(frozen=True)
class Plan:
    """A series.

    Parameters
    ----------
    game, options: what is played; all options.
    players: the players' names by seat, as they sit at first.
    seed: where all chance comes from.
    count: how many matches or deals; with ``duplicate``, how many to be replayed.
    whole: whole matches, or else single deals, each a match of its own that is left after its deal.
    duplicate: play each again with the same packs and dealer until every side has sat everywhere.
    records: whether the records are wanted.
    """

    game: str
    options: Mapping[str, OptionValue]
    players: tuple[str, ...]
    seed: int
    count: int
    whole: bool = True
    duplicate: bool = False
    records: bool = False


def play_series(plan: Plan, jobs: int = 1, first: int = 0) -> Generator[Group, None, None]:
    """Play a series from its group ``first`` on and yield the groups in order. Raises :class:`PlayerFault`.

    Whoever has heard enough closes the iterator: what is under way then is left.
    """
    numbers = range(first, plan.count)
    if jobs == 1:
        with _seated(plan) as players:
            for number in numbers:
                yield play_group(plan, players, number)
    else:
        yield from _play_shared(plan, jobs, numbers)


def _chunks(numbers: range) -> Iterator[range]:
    """Cut a series into parts for the processes that share it."""
    size = max(1, min(CHUNK, len(numbers) // CHUNKS))
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]


@contextmanager
def _seated(plan: Plan) -> Iterator[tuple[Player, ...]]:
    players = tuple(make_player(name) for name in plan.players)
    try:
        yield players
    finally:
        for player in players:
            player.close()


# --- playing ---------------------------------------------------------------------------------------------


class _Left(Exception):
    """The series has been left in the middle of a match."""


def play_group(
    plan: Plan, players: Sequence[Player], number: int, left: Callable[[], bool] = lambda: False
) -> Group:
    """Play a group of the series. Raises :class:`PlayerFault`."""
    spec = GAMES[plan.game]
    points, wins = [0] * spec.sides, [0] * spec.sides
    habits: tuple[Counter[tuple[str, str]], ...] = tuple(Counter() for _ in range(spec.sides))
    lines: list[str] = []
    deals = decisions = 0
    turns = spec.sides if plan.duplicate else 1
    for turn in range(turns):
        by_seat = [habits[(seat + turn) % spec.sides] for seat in range(spec.seats)]
        record, asked = _play_one(plan, players, number, turn, by_seat, left)
        won = shares(record.scores, record.winner)
        for team in range(spec.sides):
            side = (team - turn) % spec.sides
            points[team] += record.scores[side]
            wins[team] += won[side]
        deals += len(record.deals)
        decisions += asked
        if plan.records:
            lines.append(record.line() + "\n")
    return Group(tuple(points), tuple(wins), deals, turns, decisions, habits, "".join(lines))


def _play_one(
    plan: Plan,
    players: Sequence[Player],
    group: int,
    turn: int,
    habits: Sequence[Counter[tuple[str, str]]],
    left: Callable[[], bool],
) -> tuple[Record, int]:
    """Play a match, or its first deal, with everybody moved round by ``turn`` seats.

    Returns the record and how many decisions were made; the habits of each seat are counted in ``habits``.
    """
    spec = GAMES[plan.game]
    chance = random.Random(f"{plan.seed}:{group}")
    at_table = [players[(seat + turn) % spec.seats] for seat in range(spec.seats)]
    names = [plan.players[(seat + turn) % spec.seats] for seat in range(spec.seats)]
    for seat, player in enumerate(at_table):
        player.new_match(f"{plan.seed}:{group}:{turn}:{seat}")
    state = spec.match(plan.options, draw_lot(spec, plan.options, chance).dealer)
    recorder = Recorder(state, names, {"levels": LEVELS_VERSION})
    finished = False
    decisions = 0
    while not finished:
        events = recorder.deal(shuffled(spec, chance))
        while (seat := state.to_act) >= 0:
            if left():
                raise _Left
            move = None
            player = at_table[seat]
            if isinstance(player, PeekerPlayer):
                player.see(state)
            view = state.view_for(seat)
            try:
                move = player.choose(view)
                events = recorder.apply(move)
            except (PlayerFault, IllegalMove) as error:
                what = f"{names[seat]} plays '{move}': {error}" if move else str(error)
                raise PlayerFault(f"match {group + 1}, deal {state.deal}, seat {seat}: {what}") from None
            decisions += 1
            if shown := habit(view, move):
                habits[seat][shown] += 1
        thrown_in = any(isinstance(event, ThrownIn) for event in events)
        finished = state.to_act == OVER or not (plan.whole or thrown_in)
    return recorder.record, decisions


# --- sharing the work ------------------------------------------------------------------------------------

_worker: tuple[Plan, tuple[Player, ...], Event]
"""What a working process plays, with whom, and whether the series has been left; set as it starts."""


def _play_shared(plan: Plan, jobs: int, groups: range) -> Iterator[Group]:
    """Play in several processes; a few chunks more than there are processes are under way at a time."""
    left = CONTEXT.Event()
    with ProcessPoolExecutor(jobs, CONTEXT, _start_worker, (plan, left)) as pool:
        under_way: deque[Future[list[Group]]] = deque()
        try:
            for numbers in _chunks(groups):
                under_way.append(pool.submit(_play_in_worker, numbers))
                if len(under_way) > 2 * jobs:
                    yield from under_way.popleft().result()
            while under_way:
                yield from under_way.popleft().result()
        except BrokenProcessPool:
            raise PlayerFault("a working process has died") from None
        finally:
            left.set()
            pool.shutdown(wait=False, cancel_futures=True)


def _start_worker(plan: Plan, left: Event) -> None:
    global _worker
    begin_work(signal.SIG_DFL)  # Ctrl-C ends it without a word
    seated = _seated(plan)
    _worker = plan, seated.__enter__(), left
    Finalize(None, seated.__exit__, (None, None, None), exitpriority=0)


def _play_in_worker(numbers: range) -> list[Group]:
    plan, players, left = _worker
    try:
        return [play_group(plan, players, number, left.is_set) for number in numbers]
    except _Left:
        return []
