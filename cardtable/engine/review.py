"""What each decision of a seat in a deal has cost, fairly: by what the seat could know then.

A move is compared with the others that could be made over worlds that may have been true for all that the
seat knew (:mod:`cardtable.engine.comparison`). None is called an error where the difference lies inside the
noise, or is too small to matter. Beside it stands what the move cost with all cards seen: there the one true
world is played out, the others choosing their cards as they do, and the last tricks exactly.

That takes the whole deal, and is for those who look back at it: nobody who plays is ever shown one.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from cardtable.engine.analysis import Reason, reasons
from cardtable.engine.bridge import codes_for, world_of
from cardtable.engine.comparison import Comparison, Gap, spread_of
from cardtable.engine.kernel.deal import World
from cardtable.engine.levels import VERSION
from cardtable.engine.worth import Worth, worth_of_deal
from cardtable.games import GAMES
from cardtable.rules.errors import BadRecord
from cardtable.rules.moves import HINT, MISTAKE, Move
from cardtable.rules.records import Record, Recorder
from cardtable.rules.seatview import SeatView
from cardtable.rules.state import PLAYING

ITERATIONS: Final = 4000
"""How much a decision is searched where nothing else is said: half as much where the case is plain."""
CLOSE: Final = 3
"""Where it is close, so many times more."""
INTERPRETED: Final = 1200
HINDSIGHT: Final = 4
"""What it cost with all cards seen is searched with so many times less: there is only one world."""
WORDS: Final = 2
"""Words and discards, of which a deal has few and each weighs much, get so many times more."""
SURE: Final = 3.0
"""How many standard errors a difference must have to be one."""
SMALL: Final = 0.04
"""The share of what sides of the same strength are apart after a deal below which a difference does not
matter: 0.07 points in Seven Up for three, 0.19 in Semerik."""
DOUBT: Final = 1.5
"""So many standard errors a difference must be above that."""
MISTAKES: Final = 0.3
SERIOUS: Final = 1.0
"""The points from which on an error is a mistake, and a serious one; below it is a slip."""

BEST: Final = "best"
AS_GOOD: Final = "as-good"
SLIP: Final = "slip"
MISTAKEN: Final = "mistake"
GRAVE: Final = "serious"
GRADES: Final = (BEST, AS_GOOD, SLIP, MISTAKEN, GRAVE)
"""How a decision is graded, best first."""
ERRORS: Final = (SLIP, MISTAKEN, GRAVE)


class Moment(NamedTuple):
    """A decision of the seat: its place among the deal's actions, what it knew, how all lay, what it did."""

    place: int
    view: SeatView
    world: World
    move: Move


@dataclass(frozen=True)
class Decision:
    """A decision graded. Costs are points, ``error`` their standard error; see ``PROTOCOL.md``."""

    action: int
    move: str
    best: str
    grade: str
    cost: float
    error: float
    points: float
    seen_best: str
    seen_cost: float
    seen_error: float
    reasons: list[dict[str, Any]]
    """What speaks for the best move."""
    against: list[dict[str, Any]]
    """What speaks for and against the move made, where another was better."""

    def to_json(self) -> dict[str, Any]:
        """Return the decision as JSON values."""
        return asdict(self)


def usual_iterations() -> int:
    """Return how much a decision is searched for somebody who waits: less where the kernel is interpreted."""
    from cardtable.engine.bench import compiled

    return ITERATIONS if compiled() else INTERPRETED


def moments(record: Record, deal: int, seat: int) -> tuple[list[Moment], Recorder]:
    """Return the decisions of a seat in a deal (from 1), and the match as it stood at the deal's end.

    What was the only legal move is none. Raises :class:`RulesError` where the record breaks the rules before.
    """
    spec = GAMES[record.game]
    recorder = Recorder(spec.match(record.options, record.first_dealer), record.players)
    found: list[Moment] = []
    for number, each in enumerate(record.deals[:deal], 1):
        recorder.deal(each.deck)
        for place, (who, move) in enumerate(each.actions):
            state = recorder.state
            if number == deal and who == seat and move.word not in (HINT, MISTAKE):
                view = state.view_for(seat)
                if view.legal.pick or len(view.legal.moves) > 1:
                    found.append(Moment(place, view, world_of(state, codes_for(view)), move))
            recorder.apply(move)
    return found, recorder


class Review:
    """A review of a seat's decisions in one deal of a match; it can be stopped from another thread.

    Parameters
    ----------
    record: the match; what follows the deal does not matter.
    deal: the deal's number, from 1.
    seat: whose decisions.
    seed: decides all chance.
    iterations: how much each decision is searched.

    Raises :class:`BadRecord` where there is no such deal or seat.
    """

    def __init__(self, record: Record, deal: int, seat: int, seed: int, iterations: int = ITERATIONS) -> None:
        spec = GAMES[record.game]
        if not 1 <= deal <= len(record.deals):
            raise BadRecord(f"there is no deal {deal}; the record holds {len(record.deals)}")
        if not 0 <= seat < spec.seats:
            raise BadRecord(f"there is no seat {seat} in {spec.id}; there are 0 to {spec.seats - 1}")
        self.record, self.deal, self.seat = record, deal, seat
        self.seed, self.iterations = seed, iterations
        self.moments, self._end = moments(record, deal, seat)
        self._stop = threading.Event()

    @property
    def is_over(self) -> bool:
        """Whether the deal has been played to its end."""
        return self._end.state.to_act < 0

    def stop(self) -> None:
        """Let the review end with what has been found."""
        self._stop.set()

    def decisions(self) -> Iterator[Decision | None]:
        """Grade one decision after another; nothing stands for one where all moves were equal."""
        for moment in self.moments:
            decision = self._grade(moment)
            if self._stop.is_set():
                return
            yield decision

    def run(self, tell: Callable[[int, int, Decision | None], Any] = lambda done, of, decision: None) -> Any:
        """Review the deal and return all of it as JSON values.

        Parameters
        ----------
        tell: called after each decision with how many are done, of how many, and the decision.
        """
        found = []
        for done, decision in enumerate(self.decisions(), 1):
            if decision is not None:
                found.append(decision)
            tell(done, len(self.moments), decision)
        worth = None
        if self.is_over and not self._stop.is_set():
            worth = worth_of_deal(self.record, self.deal, self.seat, self._chance(-1), self._stop)
        return self._told(found, None if self._stop.is_set() else worth)

    def _told(self, decisions: list[Decision], worth: Worth | None) -> dict[str, Any]:
        return {
            "game": self.record.game,
            "deal": self.deal,
            "seat": self.seat,
            "levels": VERSION,
            "seed": self.seed,
            "iterations": self.iterations,
            "stopped": self._stop.is_set(),
            "decisions": [decision.to_json() for decision in decisions],
            "costliest": costliest(decisions),
            "summary": None if worth is None else worth.to_json(),
        }

    def _grade(self, moment: Moment) -> Decision | None:
        words = 1 if moment.view.phase == PLAYING else WORDS
        seed = self._chance(moment.place)
        fair = weighed(moment.view, moment.move, seed, self.iterations * words, None, self._stop)
        if fair.alone:
            return None
        open_ = weighed(
            moment.view, moment.move, seed, self.iterations * words // HINDSIGHT, moment.world, self._stop
        )
        return graded(moment, fair, open_)

    def _chance(self, place: int) -> int:
        return random.Random(f"review {self.seed} {self.deal} {self.seat} {place}").getrandbits(31)


def weighed(
    view: SeatView,
    move: Move,
    seed: int,
    iterations: int,
    world: World | None = None,
    stop: threading.Event | None = None,
) -> Comparison:
    """Compare a move with the others as long as it takes to tell, or until the iterations are spent."""
    comparison = Comparison(view, move, seed, world, stop)
    if comparison.alone or comparison.exact:
        return comparison
    step = max(1, iterations // 6)
    comparison.screen(2 * step)
    while True:
        comparison.measure(step)
        done = comparison.iterations
        if done >= CLOSE * iterations or (done >= iterations // 2 and _is_plain(comparison)):
            return comparison
        if comparison.stop.is_set():
            return comparison


def _is_plain(comparison: Comparison) -> bool:
    """Tell whether no more search is needed to call a move an error, or none."""
    small = small_in(comparison.view.game)
    gaps = [comparison.gap(comparison.mine, place) for place in comparison.left if place != comparison.mine]
    if all(gap.worth + SURE * gap.error < small for gap in gaps):
        return True
    return any(gap.worth - SURE * gap.error > small and gap.error < max(0.05, gap.worth / 10) for gap in gaps)


def graded(moment: Moment, fair: Comparison, seen: Comparison) -> Decision:
    """Grade a decision by what has been found, knowing what the seat knew and with all cards seen."""
    best, gap = _better(fair)
    grade = grade_of(gap, small_in(moment.view.game))
    if best == fair.mine:
        grade = BEST
    seen_best, seen_gap = _better(seen)
    found: list[Reason] = reasons(moment.view, fair.option(best)) if best != fair.mine else []
    mine = fair.option(fair.mine)._replace(move=moment.move)
    own = reasons(moment.view, mine)
    return Decision(
        action=moment.place,
        move=str(moment.move),
        best=str(moment.move if best == fair.mine else fair.moves[best]),
        grade=grade,
        cost=round(max(0.0, gap.worth), 3),
        error=round(gap.error, 3),
        points=round(gap.points, 3),
        seen_best=str(moment.move if seen_best == seen.mine else seen.moves[seen_best]),
        seen_cost=round(max(0.0, seen_gap.worth), 3),
        seen_error=round(seen_gap.error, 3),
        reasons=[reason.to_json() for reason in (found if best != fair.mine else own)],
        against=[reason.to_json() for reason in own] if best != fair.mine else [],
    )


def _better(comparison: Comparison) -> tuple[int, Gap]:
    """Return the place of the best move and how much the one in question is behind it.

    That is the move which is surely better by most, or else the one with the best mean.
    """
    mine = comparison.mine
    top = comparison.left[0]
    gaps = {place: comparison.gap(mine, place) for place in comparison.left}
    surest = max(gaps, key=lambda place: gaps[place].worth - SURE * gaps[place].error)
    best = surest if grade_of(gaps[surest], small_in(comparison.view.game)) in ERRORS else top
    return best, gaps[best]


def small_in(game: str) -> float:
    """Return below how many points a difference does not matter in a game."""
    return SMALL * spread_of(game)


def grade_of(gap: Gap, small: float) -> str:
    """Return what a move is that lies so far behind another, where less than ``small`` does not matter."""
    if gap.worth - DOUBT * gap.error < small or gap.worth <= SURE * gap.error:
        return AS_GOOD
    return SLIP if gap.worth < MISTAKES else MISTAKEN if gap.worth < SERIOUS else GRAVE


def costliest(decisions: list[Decision], most: int = 3) -> list[int]:
    """Return the places in the list of the costliest errors, the worst first."""
    errors = [at for at, decision in enumerate(decisions) if decision.grade in ERRORS]
    return sorted(errors, key=lambda at: (-decisions[at].cost, at))[:most]
