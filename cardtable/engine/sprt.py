"""The sequential probability ratio test: tells two ratings apart with no more matches than that takes.

The test is the generalised one that chess engines are tested by (GSPRT): the unit is the group, whose share
of wins has as many values as there are ways to come out (five for pairs of deals). What is compared is how
likely the groups are at best if the expected share is that of the one rating, and of the other.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final

from cardtable.engine.tally import SHARES, share_of

ERROR: Final = 0.05
"""How often the test may accept either rating where the other is true."""
BOUND: Final = math.log((1.0 - ERROR) / ERROR)
"""The log likelihood ratio at which ``elo1`` is accepted; at its negative ``elo0`` is."""
UNSEEN: Final = 1e-3
"""What never winning and always winning count before they have been seen, in groups: some such trace is
needed, or else a share that no outcome seen so far can explain would be thought impossible."""
_STEPS: Final = 100


class Sprt:
    """A test of the first team's share of wins.

    Parameters
    ----------
    elo0, elo1: the ratings to tell apart, ``elo0`` the lower one; 0 stands for a fair share.
    sides: how many sides there are, so that the fair share of three is a third.
    """

    def __init__(self, elo0: float, elo1: float, sides: int) -> None:
        self.elo0 = elo0
        self.elo1 = elo1
        self._shares = share_of(elo0, sides), share_of(elo1, sides)
        self._seen: Counter[float] = Counter()
        self.groups = 0
        self.llr = 0.0

    def add(self, wins: int, matches: int) -> bool:
        """Add a group by the wins in it (in ``SHARES``) and tell whether the test has come to an end."""
        self._seen[wins / (SHARES * matches)] += 1
        self.groups += 1
        self.llr = self._ratio()
        return self.verdict is not None

    @property
    def verdict(self) -> str | None:
        """The rating that is accepted, ``"elo0"`` or ``"elo1"``, or ``None`` while the test is open."""
        if self.llr >= BOUND:
            return "elo1"
        return "elo0" if self.llr <= -BOUND else None

    def _ratio(self) -> float:
        counts: dict[float, float] = {0.0: UNSEEN, 1.0: UNSEEN}
        counts.update(sorted(self._seen.items()))
        return _log_likelihood(counts, self._shares[1]) - _log_likelihood(counts, self._shares[0])


def _log_likelihood(counts: dict[float, float], share: float) -> float:
    """Return how likely the counts are at best if their mean is to be ``share``, as a logarithm.

    What does not depend on ``share`` is left out. The likeliest distribution with that mean gives a value
    ``a``, seen in the part ``p`` of the groups, the part ``p / (1 + t (a - share))``, where ``t`` solves
    ``sum p (a - share) / (1 + t (a - share)) = 0``.
    """
    parts = [(count, value - share) for value, count in counts.items()]
    low, high = -1.0 / (1.0 - share), 1.0 / share
    t = 0.0
    for _ in range(_STEPS):
        slope = gradient = 0.0
        for count, distance in parts:
            ratio = distance / (1.0 + t * distance)
            slope += count * ratio
            gradient -= count * ratio * ratio
        if slope > 0.0:
            low = t
        else:
            high = t
        step = t - slope / gradient
        # Newton's step where it stays between the bounds, else their middle.
        new = step if low < step < high else (low + high) / 2.0
        if abs(new - t) <= 1e-12 * (1.0 + abs(new)):
            break
        t = new
    return -sum(count * math.log1p(t * distance) for count, distance in parts)
