"""What a series says about its players: sums that add up in any order, and estimates with 95% intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
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


@dataclass
class Ratio:
    """A ratio of two sums over independent groups, such as points over deals.

    A group is a match, or with duplicates all that was played with the same packs. Its parts depend on each
    other, so the interval is reckoned over groups.
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

    def merge(self, other: Ratio) -> None:
        """Add the groups of another sum."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

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
        """Return a share of ``SHARES`` with Wilson's interval, which holds at 0 and 1 too."""
        p, variance = self.mean() / SHARES, self.variance()
        if variance is None:
            return Estimate(p)
        variance /= SHARES * SHARES
        size = p * (1 - p) / variance if variance > 0 else float(self.n)
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

    def merge(self, other: Team) -> None:
        """Add what another sum holds."""
        for name, ratio in vars(self).items():
            ratio.merge(getattr(other, name))


@dataclass
class Tally:
    """All sums of a series, or of a part of one."""

    teams: list[Team]
    matches: int = 0
    deals: int = 0
    decisions: int = 0

    @classmethod
    def of(cls, sides: int) -> Tally:
        """Return empty sums for so many sides."""
        return cls([Team() for _ in range(sides)])

    def add_group(self, points: Sequence[int], wins: Sequence[int], deals: int, matches: int) -> None:
        """Add a group: each team's points and shares of wins in it, and its size."""
        self.matches += matches
        self.deals += deals
        total = sum(points)
        for team, its_points, its_wins in zip(self.teams, points, wins, strict=True):
            lead = len(self.teams) * its_points - total
            team.points.add(its_points, deals)
            team.lead.add(lead, deals)
            team.lead_group.add(lead, 1)
            team.wins.add(its_wins, matches)

    def merge(self, other: Tally) -> None:
        """Add what another sum holds."""
        self.matches += other.matches
        self.deals += other.deals
        self.decisions += other.decisions
        for team, others in zip(self.teams, other.teams, strict=True):
            team.merge(others)


def elo(share: Estimate, sides: int) -> Estimate:
    """Return the Elo that a share of wins stands for against the others' mean: 0 at a fair share."""
    return Estimate(*(_elo(p, sides) for p in share))


def _elo(p: float | None, sides: int) -> float | None:
    if p is None or p <= 0.0 or p >= 1.0:
        return None
    return 400.0 * math.log10(p / (1.0 - p) * (sides - 1))


class Row(NamedTuple):
    """A line of the report."""

    name: str
    seats: tuple[int, ...]
    points: Estimate
    lead: Estimate
    lead_group: Estimate
    won: Estimate
    elo: Estimate


def rows(tally: Tally, players: Sequence[str]) -> list[Row]:
    """Return the report's lines, one for each side of the table as it sits at first."""
    sides = len(tally.teams)
    lines = []
    for side, team in enumerate(tally.teams):
        names = list(dict.fromkeys(players[side::sides]))
        won = team.wins.share()
        lines.append(
            Row(
                " + ".join(names),
                tuple(range(side, len(players), sides)),
                team.points.estimate(),
                team.lead.estimate(sides - 1),
                team.lead_group.estimate(sides - 1),
                won,
                elo(won, sides),
            )
        )
    return lines


def as_json(tally: Tally, players: Sequence[str], seconds: float) -> dict[str, Any]:
    """Return the report as JSON values."""
    return {
        "matches_played": tally.matches,
        "deals_played": tally.deals,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "deals_per_second": round(tally.deals / seconds, 1),
        "players": [
            {
                "name": row.name,
                "seats": list(row.seats),
                "points_per_deal": row.points._asdict(),
                "lead_per_deal": row.lead._asdict(),
                "lead_per_group": row.lead_group._asdict(),
                "won": row.won._asdict(),
                "elo": row.elo._asdict(),
            }
            for row in rows(tally, players)
        ],
    }


def as_text(tally: Tally, players: Sequence[str], seconds: float, won: str, group: str) -> str:
    """Return the report for people.

    Parameters
    ----------
    tally, players: the sums, and the players' names by seat.
    seconds: how long it took.
    won: what is won, ``matches`` or ``deals``.
    group: what the lead is reckoned over besides a deal (``pair``), or an empty text.
    """
    head = ["seats", "player", "points per deal", "lead per deal", f"lead per {group}", f"{won} won", "Elo"]
    table = [head]
    for row in rows(tally, players):
        seats = " ".join(map(str, row.seats))
        numbers = [_plus_minus(row.points), _plus_minus(row.lead, "+"), _plus_minus(row.lead_group, "+")]
        table.append([seats, row.name, *numbers, _percent(row.won), _whole(row.elo)])
    if not group:
        for cells in table:
            del cells[4]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(table[0]))]
    lines = ["  ".join(map(str.ljust, cells, widths)).rstrip() for cells in table]
    speed = f"{tally.decisions / seconds:,.0f} decisions and {tally.deals / seconds:,.0f} deals a second"
    size = f"{tally.matches:,} {won}, " if won == "matches" else ""
    done = f"{size}{tally.deals:,} deals, {tally.decisions:,} decisions in {seconds:.1f} s: {speed}"
    return "\n".join([*lines, done])


def _plus_minus(estimate: Estimate, sign: str = "") -> str:
    mean, _, high = estimate
    if mean is None:
        return "?"
    half = "" if high is None else f" ± {high - mean:.3f}"
    return f"{mean:{sign}.3f}{half}"


def _percent(estimate: Estimate) -> str:
    mean, low, high = estimate
    if mean is None:
        return "?"
    interval = "" if low is None or high is None else f" ({100 * low:.1f} to {100 * high:.1f})"
    return f"{100 * mean:.1f}%{interval}"


def _whole(estimate: Estimate) -> str:
    mean, low, high = ("?" if value is None else f"{value:+.0f}" for value in estimate)
    return f"{mean} ({low} to {high})" if (low, high) != ("?", "?") else mean
