"""A series of matches between players: what is to be played, and the playing, in one process or several.

All chance in a match comes from the series' seed and the match's number, so that the same seed gives the
same records in the same order, however many processes share the work.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.util import Finalize
from typing import Final, NamedTuple

from cardtable.engine.levels import VERSION as LEVELS_VERSION
from cardtable.engine.peeker import PeekerPlayer
from cardtable.engine.player import Player, PlayerFault, make_player
from cardtable.engine.report import SHARES, Tally
from cardtable.games import GAMES
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import ThrownIn
from cardtable.rules.lot import draw_lot, shuffled
from cardtable.rules.records import Record, Recorder
from cardtable.rules.spec import OptionValue
from cardtable.rules.state import OVER

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


class Chunk(NamedTuple):
    """Some groups of a series: how many, their records as lines of a file, their sums."""

    groups: int
    lines: bytes
    tally: Tally


def play_series(plan: Plan, jobs: int = 1) -> Iterator[Chunk]:
    """Play a series and yield its chunks in order. Raises :class:`PlayerFault`."""
    if jobs == 1:
        with _seated(plan) as players:
            for groups in _chunks(plan.count):
                yield play_chunk(plan, players, groups)
    else:
        yield from _play_shared(plan, jobs)


def _chunks(count: int) -> Iterator[range]:
    """Cut a series into parts; they depend on nothing but its length."""
    size = max(1, min(CHUNK, count // CHUNKS))
    for start in range(0, count, size):
        yield range(start, min(start + size, count))


@contextmanager
def _seated(plan: Plan) -> Iterator[tuple[Player, ...]]:
    players = tuple(make_player(name) for name in plan.players)
    try:
        yield players
    finally:
        for player in players:
            player.close()


# --- playing ---------------------------------------------------------------------------------------------


def play_chunk(plan: Plan, players: Sequence[Player], groups: range) -> Chunk:
    """Play some groups of the series. Raises :class:`PlayerFault`."""
    spec = GAMES[plan.game]
    tally = Tally.of(spec.sides)
    lines: list[str] = []
    for group in groups:
        points, wins = [0] * spec.sides, [0] * spec.sides
        deals = 0
        turns = spec.sides if plan.duplicate else 1
        for turn in range(turns):
            record = _play_one(plan, players, group, turn, tally)
            shares = _shares(record)
            for team in range(spec.sides):
                side = (team - turn) % spec.sides
                points[team] += record.scores[side]
                wins[team] += shares[side]
            deals += len(record.deals)
            if plan.records:
                lines.append(record.line() + "\n")
        tally.add_group(points, wins, deals, turns)
    return Chunk(len(groups), "".join(lines).encode(), tally)


def _play_one(plan: Plan, players: Sequence[Player], group: int, turn: int, tally: Tally) -> Record:
    """Play a match, or its first deal, with everybody moved round by ``turn`` seats."""
    spec = GAMES[plan.game]
    chance = random.Random(f"{plan.seed}:{group}")
    at_table = [players[(seat + turn) % spec.seats] for seat in range(spec.seats)]
    names = [plan.players[(seat + turn) % spec.seats] for seat in range(spec.seats)]
    for seat, player in enumerate(at_table):
        player.new_match(f"{plan.seed}:{group}:{turn}:{seat}")
    state = spec.match(plan.options, draw_lot(spec, plan.options, chance).dealer)
    recorder = Recorder(state, names, {"levels": LEVELS_VERSION})
    finished = False
    while not finished:
        events = recorder.deal(shuffled(spec, chance))
        while (seat := state.to_act) >= 0:
            move = None
            player = at_table[seat]
            if isinstance(player, PeekerPlayer):
                player.see(state)
            try:
                move = player.choose(state.view_for(seat))
                events = recorder.apply(move)
            except (PlayerFault, IllegalMove) as error:
                what = f"{names[seat]} plays '{move}': {error}" if move else str(error)
                raise PlayerFault(f"match {group + 1}, deal {state.deal}, seat {seat}: {what}") from None
            tally.decisions += 1
        thrown_in = any(isinstance(event, ThrownIn) for event in events)
        finished = state.to_act == OVER or not (plan.whole or thrown_in)
    return recorder.record


def _shares(record: Record) -> list[int]:
    """Return each side's part of the win: the winner's all, or in an open match that of most points."""
    if record.winner is not None:
        return [SHARES if side == record.winner else 0 for side in range(len(record.scores))]
    best = max(record.scores)
    ahead = record.scores.count(best)
    return [SHARES // ahead if score == best else 0 for score in record.scores]


# --- sharing the work ------------------------------------------------------------------------------------

_worker: tuple[Plan, tuple[Player, ...]]
"""What a working process plays, and with whom; set as it starts."""


def _play_shared(plan: Plan, jobs: int) -> Iterator[Chunk]:
    """Play in several processes; a few chunks more than there are processes are under way at a time."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _start_worker, (plan,)) as pool:
        under_way: deque[Future[Chunk]] = deque()
        try:
            for groups in _chunks(plan.count):
                under_way.append(pool.submit(_play_in_worker, groups))
                if len(under_way) > 2 * jobs:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        except BrokenProcessPool:
            raise PlayerFault("a working process has died") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _start_worker(plan: Plan) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    seated = _seated(plan)
    _worker = plan, seated.__enter__()
    Finalize(None, seated.__exit__, (None, None, None), exitpriority=0)


def _leave_with_parent() -> None:
    """Leave nobody working when the first process has been killed."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def _play_in_worker(groups: range) -> Chunk:
    plan, players = _worker
    return play_chunk(plan, players, groups)
