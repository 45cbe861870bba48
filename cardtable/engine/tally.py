"""What a series says about its players: sums that add up in any order, and estimates with 95% intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, NamedTuple

from cardtable.rules.moves import MAX_SEATS

SHARES: Final = math.lcm(*range(1, MAX_SEATS + 1))
"""A win in parts that can be shared evenly by any number of sides: whole numbers add up exactly."""
Z95: Final = 1.959964


class Estimate(NamedTuple):
    """A mean and the bounds of its 95% interval; the bounds are ``None`` where nothing can be said."""

    mean: float | None
    low: float | None = None
    high: float | None = None


class Group(NamedTuple):
    """What was played with the same packs: a match or a deal, or with duplicates one for each side.

    ``points``, ``wins`` (in ``SHARES``) and ``habits`` are by team: a side of the table, moving with its
    players. ``habits`` counts what :func:`~cardtable.engine.habits.habit` returns, such as
    ``("stand", "beg")``. ``lines`` are the records as lines of a file, where they are wanted.
    """

    points: tuple[int, ...]
    wins: tuple[int, ...]
    deals: int
    matches: int
    decisions: int
    habits: tuple[Counter[tuple[str, str]], ...]
    lines: str = ""


@dataclass
class Ratio:
    """A ratio of two sums over independent groups, such as points over deals.

    The parts of a group depend on each other, so the interval is reckoned over groups.
    """

    groups: int = 0
    x: int = 0
    n: int = 0
    xx: int = 0
    xn: int = 0
    nn: int = 0

    def add(self, x: int, n: int) -> None:
        """Add a group."""
        self.groups += 1
        self.x += x
        self.n += n
        self.xx += x * x
        self.xn += x * n
        self.nn += n * n

    def mean(self) -> float:
        """Return the ratio, 0 before anything is added."""
        return self.x / self.n if self.n else 0.0

    def variance(self) -> float | None:
        """Return the variance of the ratio, or ``None`` for fewer than two groups."""
        if self.groups < 2 or not self.n:
            return None
        ratio = self.mean()
        spread = max(0.0, self.xx - 2 * ratio * self.xn + ratio * ratio * self.nn)
        return spread * self.groups / (self.groups - 1) / (self.n * self.n)

    def estimate(self, unit: int = 1) -> Estimate:
        """Return the ratio in units with its interval."""
        mean, variance = self.mean() / unit, self.variance()
        if variance is None:
            return Estimate(mean)
        half = Z95 * math.sqrt(variance) / unit
        return Estimate(mean, mean - half, mean + half)

    def share(self) -> Estimate:
        """Return a share of ``SHARES`` with Wilson's interval, which holds at 0 and 1 too.

        Its size is that of the independent trials which would spread as much as the groups do; groups that
        do not spread at all count as one trial each.
        """
        p, variance = self.mean() / SHARES, self.variance()
        if variance is None:
            return Estimate(p)
        variance /= SHARES * SHARES
        size = p * (1 - p) / variance if variance > 0 else float(self.groups)
        middle = (p + Z95 * Z95 / (2 * size)) / (1 + Z95 * Z95 / size)
        half = Z95 * math.sqrt(p * (1 - p) / size + (Z95 / (2 * size)) ** 2) / (1 + Z95 * Z95 / size)
        return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


@dataclass
class Team:
    """What one side of the table, moving with its players, has done."""

    points: Ratio = field(default_factory=Ratio)
    """Points per deal."""
    lead: Ratio = field(default_factory=Ratio)
    """Points more than the others' mean, per deal, times the number of sides less one."""
    lead_group: Ratio = field(default_factory=Ratio)
    """The same per group."""
    wins: Ratio = field(default_factory=Ratio)
    """Shares of won matches, per match."""
    habits: Counter[tuple[str, str]] = field(default_factory=Counter)
    """What it chose how often, by what was being decided."""


@dataclass
class Tally:
    """All sums of a series."""

    teams: list[Team]
    groups: int = 0
    matches: int = 0
    deals: int = 0
    decisions: int = 0

    @classmethod
    def of(cls, sides: int) -> Tally:
        """Return empty sums for so many sides."""
        return cls([Team() for _ in range(sides)])

    def to_json(self) -> dict[str, Any]:
        """Return the sums as JSON values."""
        data = asdict(self)
        for team, values in zip(self.teams, data["teams"], strict=True):
            values["habits"] = [[*what, count] for what, count in sorted(team.habits.items())]
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Tally:
        """Read back what :meth:`to_json` has returned."""
        tally = cls.of(len(data["teams"]))
        for team, values in zip(tally.teams, data["teams"], strict=True):
            for name in ("points", "lead", "lead_group", "wins"):
                setattr(team, name, Ratio(**values[name]))
            team.habits.update({(decided, chosen): n for decided, chosen, n in values["habits"]})
        for name in ("groups", "matches", "deals", "decisions"):
            setattr(tally, name, data[name])
        return tally

    def add(self, group: Group) -> None:
        """Add a group."""
        self.groups += 1
        self.matches += group.matches
        self.deals += group.deals
        self.decisions += group.decisions
        total = sum(group.points)
        by_team = zip(self.teams, group.points, group.wins, group.habits, strict=True)
        for team, points, wins, habits in by_team:
            lead = len(self.teams) * points - total
            team.points.add(points, group.deals)
            team.lead.add(lead, group.deals)
            team.lead_group.add(lead, 1)
            team.wins.add(wins, group.matches)
            team.habits.update(habits)


def elo(share: Estimate, sides: int) -> Estimate:
    """Return the Elo that a share of wins stands for against the others' mean: 0 at a fair share."""
    return Estimate(*(_elo(p, sides) for p in share))


def _elo(p: float | None, sides: int) -> float | None:
    if p is None or p <= 0.0 or p >= 1.0:
        return None
    return 400.0 * math.log10(p / (1.0 - p) * (sides - 1))


def share_of(rating: float, sides: int) -> float:
    """Return the share of wins that an Elo stands for: the inverse of :func:`elo`."""
    odds: float = 10.0 ** (rating / 400.0)
    return odds / (odds + sides - 1)


def shares(scores: Sequence[int], winner: int | None) -> list[int]:
    """Return each side's part of the win: the winner's all, or in an open match that of most points."""
    if winner is not None:
        return [SHARES if side == winner else 0 for side in range(len(scores))]
    best = max(scores)
    ahead = list(scores).count(best)
    return [SHARES // ahead if score == best else 0 for score in scores]
