"""The levels that search, from normal to expert: how each searches, how long, and how it errs.

A level's version goes up whenever it may play differently, so that records and figures stay comparable.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cardtable.engine.kernel.tree import Style
from cardtable.engine.searcher import Budget, SearchPlayer
from cardtable.engine.thought import EXPERT, NAIVE, PLAIN

VERSION: Final = 3


class Level(NamedTuple):
    """How a level searches: its style, how long, and by how much it misjudges moves (``blur``, in the
    standard deviation of its error where a deal's usual spread is an eighth)."""

    style: Style
    budget: Budget
    blur: float = 0.0

    def player(self) -> SearchPlayer:
        """Return a player of this level."""
        return SearchPlayer(self.style, self.budget, self.blur)


SEARCHING: Final = {
    "normal": Level(NAIVE, Budget(80, words=8), 0.024),
    "good": Level(NAIVE, Budget(160, words=8), 0.014),
    "strong": Level(NAIVE, Budget(400, words=6), 0.003),
    "expert": Level(EXPERT, Budget(20_000, 0.4)),
}
"""The levels, weakest first. All but the last are bounded by iterations alone, so that they are as strong
on a slow machine; the last one is bounded by time too."""
YARDSTICKS: Final = {
    "plain": Level(PLAIN, Budget(1000)),
    "without-policy": Level(EXPERT._replace(learned=False, trust=0), Budget(1000)),
    "without-trust": Level(NAIVE, Budget(1000)),
    "without-words": Level(EXPERT._replace(weigh=False), Budget(1000)),
    "without-ends": Level(EXPERT._replace(last=0, exact=False), Budget(1000)),
}
"""Players for comparison only: ``plain`` draws worlds alike and plays them out by chance; the others are the
strongest search without a part of it: the learned policy, what cards played tell of the hands, what words and
discards tell of them, exact ends."""
