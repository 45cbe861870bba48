"""What statistics are made of: matches as they count, which of them, and what they came to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from cardtable.model.chances import Heap, Interval, mean_of, wilson

MIXED: Final = "mixed"
"""The style of opponents who have different ones."""
USUAL: Final = "usual"
OTHER: Final = "other"
"""Whether the options were those of the seed."""


class Played(NamedTuple):
    """A saved match as statistics see it.

    ``level`` is that of the strongest opponent, ``partner`` the partner's name, ``changed`` the keys of
    options that are not the seed's. ``won`` is ``None`` for a match that was not played to its end. ``ahead``
    is by how much the person's side was before the best of the others, ``doubled`` whether the winner wrote
    twice the usual in the ledger.
    """

    id: int
    game: str
    level: str
    partner: str
    style: str
    changed: tuple[str, ...]
    assisted: bool
    won: bool | None
    ahead: int
    doubled: bool
    ended: str

    @property
    def rules(self) -> str:
        """Whether it was played by the seed's options."""
        return OTHER if self.changed else USUAL


class Filter(NamedTuple):
    """Which matches count; what is empty lets all through. ``assisted`` are those played with help."""

    game: str = ""
    level: str = ""
    partner: str = ""
    style: str = ""
    rules: str = ""
    assisted: bool | None = False

    def lets(self, played: Played) -> bool:
        """Whether a match counts."""
        return (
            (not self.game or played.game == self.game)
            and (not self.level or played.level == self.level)
            and (not self.partner or played.partner == self.partner)
            and (not self.style or played.style == self.style)
            and (not self.rules or played.rules == self.rules)
            and (self.assisted is None or played.assisted == self.assisted)
        )


class Kind(NamedTuple):
    """Points of one kind: how many each side has, and how often they were given."""

    why: str
    own: int
    own_times: int
    others: int
    others_times: int


class Group(NamedTuple):
    """What matches with one thing in common came to."""

    key: str
    matches: int
    won: int
    deals: int
    own: int
    others: int

    @property
    def share(self) -> Interval:
        """The share of matches won."""
        return wilson(self.won, self.matches)


class Extreme(NamedTuple):
    """A match that stands out: by what, and when."""

    match: int
    value: int
    ended: str


class Figures(NamedTuple):
    """All figures of the matches that count; ``own`` and ``others`` are deals in order, heaped."""

    whole: Group
    unfinished: int
    doubled: int
    won: tuple[bool, ...]
    longest_won: int
    longest_lost: int
    now: int
    kinds: tuple[Kind, ...]
    own: tuple[Heap, ...]
    others: tuple[Heap, ...]
    best_deal: Extreme | None
    worst_deal: Extreme | None
    best_match: Extreme | None
    worst_match: Extreme | None

    @property
    def own_points(self) -> Interval:
        """Points a deal of the person's side."""
        return mean_of(_all(self.own))

    @property
    def others_points(self) -> Interval:
        """Points a deal of all others together."""
        return mean_of(_all(self.others))


def _all(parts: Iterable[Heap]) -> Heap:
    cases = total = squares = 0.0
    for part in parts:
        cases += part.cases
        total += part.total
        squares += part.squares
    return Heap(cases, total, squares)
