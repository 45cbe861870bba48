"""Moves compared in the same worlds, with how sure the differences are.

A search of :mod:`cardtable.engine.thought` tries every move of its root in the same worlds. What it notes of
each trial is kept here, so that the difference between two moves has an interval of its own: much narrower
than those of the two moves, since a world that is good for one is mostly good for the other.

The comparison has two parts. The first finds who deserves to be compared with the move in question and drops
what is surely worse; the second measures the differences in fresh worlds, so that the best of many is not
taken for better than it is because chance has favoured it.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Final, NamedTuple

from cardtable.engine.bridge import codes_for
from cardtable.engine.kernel.deal import PLAY_PHASE, STAND, Deal, World
from cardtable.engine.kernel.game import CALIFORNIA, FULL
from cardtable.engine.kernel.tree import Search
from cardtable.engine.outlook import SPREAD, ends_of
from cardtable.engine.thought import EXPERT, Option, Thought
from cardtable.rules.cards import SUIT_OF
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView

FIRST_LOOK: Final = 24
"""Rounds after which moves are dropped for the first time."""
BEHIND: Final = 3.0
"""Standard errors by which a move must be behind to be dropped."""
RIVALS: Final = 3
"""How many moves are measured against the one in question at most."""
BATCHES: Final = 16
"""Rounds are put together in so many batches for the error: worlds drawn one after another are alike."""
EXACT_CARDS: Final = 10
"""With so many cards in the hands at most, and all of them seen, what is left is played out exactly."""
_NEVER: Final = 1 << 60


class Gap(NamedTuple):
    """By how much a move is worse than another, in points."""

    worth: float
    """By what it does for the match, where a point counts as what it is worth on the whole."""
    error: float
    """The standard error of that."""
    points: float
    """By points alone, one's own less the others' best."""


class Comparison:
    """A search that compares one move with the others.

    Parameters
    ----------
    view: what the seat knew.
    move: the move in question.
    seed: decides all chance.
    world: the one true world, where all cards are seen.
    stop: ends a search before its time.
    """

    def __init__(
        self,
        view: SeatView,
        move: Move,
        seed: int,
        world: World | None = None,
        stop: threading.Event | None = None,
    ) -> None:
        self.view = view
        self.stop = stop or threading.Event()
        self.thought = Thought(view, EXPERT, seed, also=move.cards if view.legal.pick else ())
        self.search: Search = self.thought.search
        self.search.check = _NEVER
        if world is not None:
            self.search.see(world)
        self._unit = unit_of(view.game)
        self._worths: list[list[float]] = []
        self._points: list[list[int]] = []
        self._sums: list[int] = []
        self._round()
        self.moves = [self.thought.move_of(int(kid.code)) for kid in self.search.root.kids]
        """The moves, equal neighbours as one."""
        self.mine = self._place_of(move)
        """The place of the move in question among them."""
        self.exact = self._play_out(world)
        """Whether all is known and has been played out, so that there is nothing to search for."""

    @property
    def alone(self) -> bool:
        """Whether there is nothing to compare with: all moves are equal."""
        return len(self.moves) == 1

    @property
    def iterations(self) -> int:
        """How many trials there have been."""
        return self.search.done

    # --- searching -----------------------------------------------------------------------------------------

    def screen(self, iterations: int) -> None:
        """Try all moves, drop what is surely worse, and end with as many as are worth measuring."""
        if self.exact:
            return
        until = self.search.done + iterations
        look = FIRST_LOOK
        while self.search.done < until and len(self.search.alive) > 1 and not self.stop.is_set():
            self._round()
            rounds = len(self._worths[self.mine])
            if rounds >= look:
                look = rounds * 3 // 2
                self._drop()
        alive = sorted(self.search.alive, key=self._mean, reverse=True)
        self.search.alive = sorted({*alive[:RIVALS], self.mine})
        for place in self.search.alive:
            self._worths[place].clear()
            self._points[place].clear()

    def measure(self, iterations: int) -> None:
        """Try those that are left so many times more, in worlds that have had no say in the choice."""
        if self.exact:
            return
        until = self.search.done + iterations
        while (self.search.done < until and not self.stop.is_set()) or not self._worths[self.mine]:
            self._round()

    def _round(self) -> None:
        """Try every move that is left in one world."""
        search = self.search
        search.run(1)  # the very first one finds the moves
        if not self._worths:
            self._worths = [[] for _ in search.root.kids]
            self._points = [[] for _ in search.root.kids]
            self._sums = [0 for _ in search.root.kids]
        self._note(search.alive[0])
        for place in search.alive[1:]:
            search.run(1)
            self._note(place)

    def _note(self, place: int) -> None:
        tally = self.search.tallies[place]
        total = tally.ours - tally.theirs
        self._points[place].append(total - self._sums[place])
        self._sums[place] = total
        self._worths[place].append(self.search.marks[place].pop() * self._unit)

    def _drop(self) -> None:
        alive = self.search.alive
        best = max(alive, key=self._mean)
        gaps = {place: self.gap(place, best) for place in alive}
        self.search.alive = [
            place
            for place in alive
            if place in (best, self.mine) or gaps[place].worth <= BEHIND * gaps[place].error
        ]

    def _play_out(self, world: World | None) -> bool:
        """Value each move by exact play of all to the end, where all is known and little is left."""
        solver, search = self.thought.solver, self.search
        if solver is not None:
            sign = 1 if self.view.side == 0 else -1
            for place, kid in enumerate(search.root.kids):
                worth = sign * solver.value(int(kid.code)) * self._unit
                self._worths[place] = [worth]
            return True
        base = search.base
        if world is None or base.phase != PLAY_PHASE or base.game.keep:
            return False
        if base.game.kind == CALIFORNIA or sum(self.view.counts) > EXACT_CARDS:
            return False
        for place, kid in enumerate(search.root.kids):
            deal = Deal(base.game)
            deal.copy_from(base)
            deal.enter(world)
            deal.play(int(kid.code))
            if deal.phase == PLAY_PHASE:
                search.ends.finish(deal)
            self._worths[place] = [self._worth(deal.pts) * self._unit]
            others = [points for side, points in enumerate(deal.pts[: base.sides]) if side != self.view.side]
            self._points[place] = [deal.pts[self.view.side] - max(others)]
        return True

    def _worth(self, points: Sequence[int]) -> int:
        """Return what an outcome is worth for the seat's side."""
        size, side = int(self.search.size), self.view.side
        at = 0
        for gained in points[: self.search.base.sides]:
            at = at * size + min(gained, size - 1)
        if self.search.base.sides == 2:
            value = self.search.utility[at]
            return value if side == 0 else FULL - value
        return self.search.utility[at + side * size**3]

    # --- what has been found -------------------------------------------------------------------------------

    @property
    def left(self) -> list[int]:
        """The places of the moves that have been measured, the best first."""
        places = range(len(self.moves)) if self.exact else self.search.alive
        return sorted(places, key=lambda place: (-self._mean(place), place))

    def gap(self, worse: int, better: int) -> Gap:
        """Return by how much one move is worse than another over the worlds in which both were tried."""
        worth, error = _mean_and_error(self._worths[worse], self._worths[better])
        if self.exact:
            error = 0.0
        if not self.exact or self.thought.solver is None:
            points, _ = _mean_and_error(self._points[worse], self._points[better])
        else:
            points = worth
        return Gap(worth, error, points)

    def option(self, place: int) -> Option:
        """Return a move with what was seen of it."""
        found = {option.move: option for option in self.thought.options()}
        return found[self.moves[place]]

    def _mean(self, place: int) -> float:
        marks = self._worths[place]
        return sum(marks) / max(1, len(marks))

    def _place_of(self, move: Move) -> int:
        """Return the place of a move, or of the one that it is equal to."""
        for place, other in enumerate(self.moves):
            if other.word == move.word and set(other.cards) == set(move.cards):
                return place
        # Of equal neighbours the search tries the lowest.
        code = codes_for(self.view).code
        (card,) = move.cards
        lower = [
            place
            for place, kid in enumerate(self.search.root.kids)
            if kid.code < min(STAND, code[card]) and kid.code // 13 == SUIT_OF[card]
        ]
        return max(lower, key=lambda place: int(self.search.root.kids[place].code))


def _mean_and_error(worse: Sequence[float], better: Sequence[float]) -> tuple[float, float]:
    """Return the mean of the differences and its standard error, by single ones or by batches: the larger."""
    gaps = [b - a for a, b in zip(worse, better, strict=False)]
    n = len(gaps)
    mean = sum(gaps) / n
    if n < 2:
        return mean, abs(mean)
    single = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)
    size = n // BATCHES
    if size < 2:
        return mean, single
    batches = [sum(gaps[i * size : (i + 1) * size]) / size for i in range(BATCHES)]
    middle = sum(batches) / BATCHES
    batched = sqrt(sum((batch - middle) ** 2 for batch in batches) / (BATCHES - 1) / BATCHES)
    return mean, max(single, batched)


def unit_of(game: str) -> float:
    """Return how many points a unit of the kernel's utility stands for.

    A deal's usual spread fills the same part of the utility's range at any score (see
    :mod:`cardtable.engine.outlook`), so that a point counts as what it is worth on the whole.
    """
    return SPREAD * spread_of(game) / FULL


@cache
def spread_of(game: str) -> float:
    """Return how far sides of the same strength are apart after a deal: the standard deviation, in points."""
    leads: list[tuple[float, float]] = []
    for points, chance in ends_of(game):
        for side, own in enumerate(points):
            others = [other for at, other in enumerate(points) if at != side]
            leads.append((own - max(others), chance / len(points)))
    mean = sum(lead * chance for lead, chance in leads)
    square = sum(chance * (lead - mean) ** 2 for lead, chance in leads)
    return sqrt(square)
