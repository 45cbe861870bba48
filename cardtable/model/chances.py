"""How sure figures are: intervals of shares and means, smooth curves with a band, and the chi-square test.

Plain Python, since a share or a mean needs no library.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

Z: Final = 1.959964
"""Standard errors to either side that hold 95 of 100."""
FEW: Final = 10
"""Below so many cases nothing is said about a share."""
_TELLING: Final = 0.4
"""An interval of a share that is broader than this says nothing."""

_STEPS: Final = 10_000
_TINY: Final = 1e-300
_EXACT: Final = 1e-15


class Interval(NamedTuple):
    """An estimate, and between what the truth lies in 95 of 100 such cases."""

    value: float
    low: float
    high: float


def wilson(hits: float, cases: float) -> Interval:
    """Wilson's interval of a share; of nothing it is all there is."""
    if cases <= 0:
        return Interval(0.0, 0.0, 1.0)
    share = hits / cases
    whole = 1 + Z * Z / cases
    middle = (share + Z * Z / (2 * cases)) / whole
    half = Z * math.sqrt(max(0.0, share * (1 - share)) / cases + Z * Z / (4 * cases * cases)) / whole
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def is_telling(share: Interval, cases: float) -> bool:
    """Whether so many cases say anything about a share."""
    return cases >= FEW and share.high - share.low <= _TELLING


class Heap(NamedTuple):
    """Neighbouring cases taken together: how many, the sum of their values and of the squares."""

    cases: float
    total: float
    squares: float


class Smooth(NamedTuple):
    """A smooth curve: at how many cases from the beginning, and there the local mean with its interval."""

    at: tuple[float, ...]
    values: tuple[Interval, ...]


def heaps(values: Sequence[float], most: int) -> list[Heap]:
    """Take values in order together, to at most so many heaps of about the same size."""
    size = max(1, math.ceil(len(values) / most))
    parts = (values[start : start + size] for start in range(0, len(values), size))
    return [Heap(len(part), sum(part), sum(value * value for value in part)) for part in parts]


def smooth(parts: Sequence[Heap], breadth: float, *, share: bool = False) -> Smooth:
    """The local mean along heaps, near ones counting by a bell curve whose deviation is ``breadth`` cases.

    With ``share`` the values are 0 or 1, and the band is Wilson's for as many cases as count.
    """
    middles: list[float] = []
    passed = 0.0
    for part in parts:
        middles.append(passed + part.cases / 2)
        passed += part.cases
    return Smooth(tuple(middles), tuple(_local(parts, middles, at, breadth, share) for at in middles))


def _local(
    parts: Sequence[Heap], middles: Sequence[float], at: float, breadth: float, share: bool
) -> Interval:
    weight = squared = total = squares = 0.0
    for part, middle in zip(parts, middles, strict=True):
        near = math.exp(-0.5 * ((middle - at) / breadth) ** 2)
        weight += near * part.cases
        squared += near * near * part.cases
        total += near * part.total
        squares += near * part.squares
    mean = total / weight
    counting = weight * weight / squared
    if share:
        return wilson(mean * counting, counting)._replace(value=mean)
    spread = max(0.0, squares / weight - mean * mean) * counting / max(1.0, counting - 1)
    half = Z * math.sqrt(spread / counting)
    return Interval(mean, mean - half, mean + half)


def mean_of(part: Heap) -> Interval:
    """The mean of a heap with its interval."""
    if not part.cases:
        return Interval(0.0, 0.0, 0.0)
    mean = part.total / part.cases
    spread = max(0.0, part.squares / part.cases - mean * mean) * part.cases / max(1.0, part.cases - 1)
    half = Z * math.sqrt(spread / part.cases)
    return Interval(mean, mean - half, mean + half)


def streaks(won: Iterable[bool]) -> tuple[int, int, int]:
    """The longest run of wins, that of losses, and the run now: above nil for wins, below for losses."""
    longest = lost = now = 0
    for is_won in won:
        now = (max(now, 0) + 1) if is_won else (min(now, 0) - 1)
        longest, lost = max(longest, now), max(lost, -now)
    return longest, lost, now


def chi_square_tail(statistic: float, freedom: int) -> float:
    """The chance that chi-square with so many degrees of freedom is at least this."""
    if statistic <= 0 or freedom <= 0:
        return 1.0
    a, x = freedom / 2, statistic / 2
    front = math.exp(-x + a * math.log(x) - math.lgamma(a))
    if x < a + 1:
        return max(0.0, 1.0 - front * _series(a, x))
    return min(1.0, front * _fraction(a, x))


def _series(a: float, x: float) -> float:
    """The lower incomplete gamma function's series, without its front."""
    term = total = 1 / a
    for step in range(1, _STEPS):
        term *= x / (a + step)
        total += term
        if term < total * _EXACT:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """The upper incomplete gamma function's continued fraction by Lentz, without its front."""
    b = x + 1 - a
    c, d = 1 / _TINY, 1 / b
    found = d
    for step in range(1, _STEPS):
        factor = -step * (step - a)
        b += 2
        d = factor * d + b
        d = 1 / (d if abs(d) > _TINY else _TINY)
        c = b + factor / c
        c = c if abs(c) > _TINY else _TINY
        found *= d * c
        if abs(d * c - 1) < _EXACT:
            break
    return found
