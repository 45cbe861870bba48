"""What points are worth for the match: how likely a side is to win it from a score.

Search asks for each outcome of a deal what it is worth. Far from the end of a match that is nearly a matter
of points; near it, the order of counting and what the others need decide. In Semerik the winner of a match
writes 42 in the ledger instead of 21 where the others have fewer than eleven (rule C10), which is worth
something too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import sqrt
from typing import Final

from cardtable.engine.kernel.game import FULL
from cardtable.rules.seatview import SeatView

ENDS: Final = {
    "seven-up-4": (
        "0 2 2, 0 3 65, 0 4 69, 1 1 2, 1 2 94, 1 3 163, 1 4 13, 2 0 2, 2 1 77, 2 2 164, 2 3 25, "
        "3 0 26, 3 1 154, 3 2 46, 4 0 50, 4 1 43, 5 0 3"
    ),
    "california-jack": ("0 3 152, 1 2 324, 2 1 361, 3 0 164"),
    "semerik": (
        "0 5 4, 0 6 6, 0 7 2, 0 8 5, 0 9 3, 0 10 3, 0 12 2, 1 4 7, 1 5 12, 1 6 8, 1 7 10, 1 8 8, "
        "1 9 5, 1 10 5, 1 11 2, 1 12 3, 1 13 2, 2 2 2, 2 3 6, 2 4 17, 2 5 19, 2 6 12, 2 7 11, 2 8 9, "
        "2 9 6, 2 10 4, 2 11 3, 2 12 2, 2 14 2, 3 1 2, 3 2 8, 3 3 18, 3 4 17, 3 5 18, 3 6 14, 3 7 16, "
        "3 8 8, 3 9 6, 3 10 5, 3 11 4, 4 1 6, 4 2 19, 4 3 23, 4 4 16, 4 5 19, 4 6 14, 4 7 17, 4 8 8, "
        "4 9 7, 4 10 4, 4 11 4, 4 12 2, 4 13 2, 5 0 2, 5 1 10, 5 2 23, 5 3 22, 5 4 18, 5 5 20, 5 6 19, "
        "5 7 9, 5 8 7, 5 9 5, 5 10 2, 5 11 2, 5 12 3, 6 0 2, 6 1 10, 6 2 11, 6 3 20, 6 4 17, 6 5 15, "
        "6 6 12, 6 7 8, 6 8 4, 6 9 2, 6 10 2, 6 11 2, 6 12 2, 7 0 3, 7 1 8, 7 2 12, 7 3 14, 7 4 10, "
        "7 5 11, 7 6 6, 7 7 7, 7 8 4, 7 9 2, 7 10 2, 8 0 5, 8 1 7, 8 2 12, 8 3 11, 8 4 9, 8 5 9, "
        "8 6 6, 8 7 5, 8 8 2, 8 9 2, 9 0 2, 9 1 5, 9 2 6, 9 3 5, 9 4 8, 9 5 6, 9 6 6, 9 7 3, 9 8 2, "
        "9 9 2, 9 10 2, 10 0 2, 10 1 6, 10 2 7, 10 3 5, 10 4 3, 10 5 3, 10 6 4, 10 8 3, 10 9 2, "
        "11 0 2, 11 1 4, 11 2 5, 11 3 3, 11 4 5, 11 6 2, 11 7 2, 12 0 2, 12 1 3, 12 2 3, 12 4 2, "
        "12 5 2, 13 1 2, 13 2 3"
    ),
    "seven-up-3": (
        "0 0 3 12, 0 0 4 6, 0 1 1 5, 0 1 2 48, 0 1 3 24, 0 2 0 4, 0 2 1 66, 0 2 2 29, 0 3 0 47, "
        "0 3 1 29, 0 4 0 17, 1 0 1 2, 1 0 2 19, 1 0 3 17, 1 1 0 4, 1 1 1 50, 1 1 2 59, 1 1 3 8, "
        "1 2 0 65, 1 2 1 47, 1 2 2 5, 1 3 0 36, 2 0 1 20, 2 0 2 14, 2 1 0 56, 2 1 1 75, 2 1 2 14, "
        "2 2 0 57, 2 2 1 9, 2 3 0 2, 3 0 0 12, 3 0 1 17, 3 1 0 65, 3 1 1 23, 3 2 0 8, 4 0 0 10, "
        "4 0 1 2, 4 1 0 13"
    ),
}
"""How deals end, in thousandths: points of the dealer's side and of those after it, and how often. Counted
over deals between players by rules of thumb (seed 11, 2,000 to 4,000 of each game), targets out of reach."""

MOST: Final = {"seven-up-3": 8, "seven-up-4": 8, "california-jack": 30, "semerik": 24}
"""The most points that a side is reckoned to gain in a deal."""
FAR: Final = 8
"""With three sides: points to the match's end from which on all needs are scaled down in proportion."""
DOUBLE_BELOW: Final = 11
PLAIN_WIN: Final = 0.85
"""What a match won for 21 is worth if one for 42 is worth 1 and lost ones mirror them (rule C10)."""
SPREAD: Final = 8.0
"""How many standard deviations of a deal's worth the utility's whole range holds."""


@cache
def ends_of(game: str) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Return how deals end, points by side from the dealer's on, with their chances."""
    rows = [tuple(map(int, row.split())) for row in ENDS[game].split(",")]
    whole = sum(row[-1] for row in rows)
    return tuple((row[:-1], row[-1] / whole) for row in rows)


class Pairs:
    """Matches between two sides: ``worth(a, b, dealer)`` of the points that the sides still need."""

    def __init__(self, game: str, target: int) -> None:
        self._ends = ends_of(game)
        self._ledger = game == "semerik"
        self._target = target
        self._known: dict[tuple[int, int], tuple[float, float]] = {}

    def over(self, a: int, b: int) -> float:
        """Return what a match is worth for side 0 that has ended with these needs, one of them met."""
        if a <= 0 and b <= 0:
            return 0.5 if a == b else self.over(a, 1) if a < b else self.over(1, b)
        won = a <= 0
        if not self._ledger:
            return 1.0 if won else 0.0
        loser = self._target - (b if won else a)
        worth = 1.0 if loser < DOUBLE_BELOW else PLAIN_WIN
        return worth if won else 1.0 - worth

    def worth(self, a: int, b: int, dealer: int) -> float:
        """Return what the match is worth for side 0 before a deal by side ``dealer``, from 0 to 1."""
        if a <= 0 or b <= 0:
            return self.over(a, b)
        found = self._known.get((a, b))
        if found is None:
            rest = [0.0, 0.0]
            stay = 0.0
            for (dealt, other), chance in self._ends:
                if dealt == other == 0:
                    stay = chance
                    continue
                rest[0] += chance * self.worth(a - dealt, b - other, 1)
                rest[1] += chance * self.worth(a - other, b - dealt, 0)
            whole = 1.0 - stay * stay
            found = ((rest[0] + stay * rest[1]) / whole, (rest[1] + stay * rest[0]) / whole)
            self._known[a, b] = found
        return found[dealer]


class Threes:
    """Matches between three: what the match is worth for each, by the points that they still need."""

    def __init__(self, game: str) -> None:
        self._ends = [(points, chance) for points, chance in ends_of(game) if any(points)]
        self._whole = sum(chance for _, chance in self._ends)
        self._known: dict[tuple[int, int, int], tuple[float, float, float]] = {}

    def worth(self, needs: tuple[int, int, int]) -> tuple[float, float, float]:
        """Return each one's chance before a deal by the last of them; the first one leads."""
        if min(needs) <= 0:
            best = min(needs)
            winners = needs.count(best)
            a, b, c = (1.0 / winners if need == best else 0.0 for need in needs)
            return a, b, c
        found = self._known.get(needs)
        if found is None:
            total = [0.0, 0.0, 0.0]
            for points, chance in self._ends:
                # The dealer's seat comes last here; the deal passes to the first.
                left = (needs[1] - points[2], needs[2] - points[0], needs[0] - points[1])
                second, third, first = self.worth(left)
                for place, worth in enumerate((first, second, third)):
                    total[place] += chance * worth / self._whole
            found = (total[0], total[1], total[2])
            self._known[needs] = found
        return found


pairs_of = cache(Pairs)
threes_of = cache(Threes)


def utility_of(view: SeatView, target: int) -> tuple[list[int], int]:
    """Return the kernel's table of what the outcomes of the deal at hand are worth, and its size."""
    return _utility(view.game, target, view.scores, view.dealer)


@lru_cache(64)
def _utility(game: str, target: int, scores: tuple[int, ...], dealer: int) -> tuple[list[int], int]:
    needs = [max(1, target - score) for score in scores]
    size = min(max(needs), MOST[game]) + 1
    if len(needs) == 2:
        return _two(game, target, needs, dealer % 2, size), size
    return _three(game, needs, dealer, size), size


def _two(game: str, target: int, needs: list[int], dealer: int, size: int) -> list[int]:
    worth = pairs_of(game, target).worth
    after = 1 - dealer
    table = [worth(needs[0] - a, needs[1] - b, after) for a in range(size) for b in range(size)]
    odds = [0.0] * len(table)
    for points, chance in ends_of(game):
        a, b = points if dealer == 0 else points[::-1]
        odds[min(a, size - 1) * size + min(b, size - 1)] += chance
    return _scaled(table, odds)


def _three(game: str, needs: list[int], dealer: int, size: int) -> list[int]:
    scale = min(1.0, FAR / max(needs))
    worth = threes_of(game).worth
    tables: list[list[float]] = [[], [], []]
    odds = [0.0] * size**3
    for points, chance in ends_of(game):
        by_seat = [min(size - 1, points[(seat - dealer) % 3]) for seat in range(3)]
        odds[(by_seat[0] * size + by_seat[1]) * size + by_seat[2]] += chance
    after = (dealer + 1) % 3
    order = [(after + 1) % 3, (after + 2) % 3, after]
    for at in range(size**3):
        gained = (at // (size * size), at // size % size, at % size)
        left = [need - points for need, points in zip(needs, gained, strict=True)]
        near = [_near(left[seat], scale) for seat in order]
        shares = worth((near[0], near[1], near[2]))
        for place, seat in enumerate(order):
            tables[seat].append(shares[place])
    return [value for table in tables for value in _scaled(table, odds)]


def _near(need: int, scale: float) -> int:
    return need if need <= 0 else max(1, round(need * scale))


def _scaled(worths: Sequence[float], odds: Sequence[float]) -> list[int]:
    """Bring worths to the kernel's range: its middle is what to expect, its width follows the spread."""
    mean = sum(worth * chance for worth, chance in zip(worths, odds, strict=True))
    square = sum((worth - mean) ** 2 * chance for worth, chance in zip(worths, odds, strict=True))
    unit = FULL / (SPREAD * max(1e-6, sqrt(square)))
    return [max(0, min(FULL, round(FULL / 2 + (worth - mean) * unit))) for worth in worths]
