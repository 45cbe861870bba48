"""What a series has shown, for people and for programs: as text, as JSON values, as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from cardtable.engine.bench import compiled
from cardtable.engine.levels import VERSION as LEVELS_VERSION
from cardtable.engine.series import Plan
from cardtable.engine.sprt import BOUND, ERROR, Sprt
from cardtable.engine.tally import Estimate, Tally, elo
from cardtable.games import GAMES


@dataclass
class Played:
    """A series that has been played, to its end or as far as a test needed.

    Parameters
    ----------
    plan, jobs: what was to be played, in how many processes.
    tally: the sums.
    seconds: how long it took.
    sprt: the test, where one was asked for.
    """

    plan: Plan
    jobs: int
    tally: Tally
    seconds: float = 0.0
    sprt: Sprt | None = None
    won: str = field(init=False)
    """What is won: ``matches`` or ``deals``."""

    def __post_init__(self) -> None:
        self.won = "matches" if self.plan.whole else "deals"


class Row(NamedTuple):
    """A line of the report."""

    name: str
    seats: tuple[int, ...]
    points: Estimate
    lead: Estimate
    lead_group: Estimate
    won: Estimate
    elo: Estimate
    habits: dict[str, dict[str, int]]


def rows(tally: Tally, players: Sequence[str]) -> list[Row]:
    """Return the report's lines, one for each side of the table as it sits at first."""
    sides = len(tally.teams)
    lines = []
    for side, team in enumerate(tally.teams):
        names = list(dict.fromkeys(players[side::sides]))
        won = team.wins.share()
        habits: dict[str, dict[str, int]] = {}
        for (what, chosen), count in sorted(team.habits.items()):
            habits.setdefault(what, {})[chosen] = count
        lines.append(
            Row(
                " + ".join(names),
                tuple(range(side, len(players), sides)),
                team.points.estimate(),
                team.lead.estimate(sides - 1),
                team.lead_group.estimate(sides - 1),
                won,
                elo(won, sides),
                habits,
            )
        )
    return lines


def _settings(played: Played) -> dict[str, Any]:
    plan, tally, seconds = played.plan, played.tally, played.seconds
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "seats": list(plan.players),
        "seed": plan.seed,
        played.won: plan.count,
        "duplicate": plan.duplicate,
        "jobs": played.jobs,
        "levels": LEVELS_VERSION,
        "compiled": compiled(),
        "groups_played": tally.groups,
        "matches_played": tally.matches,
        "deals_played": tally.deals,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "deals_per_second": round(tally.deals / seconds, 1),
    }


def as_json(played: Played) -> dict[str, Any]:
    """Return the report as JSON values."""
    report = _settings(played)
    if test := played.sprt:
        report["sprt"] = {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "alpha": ERROR,
            "beta": ERROR,
            "llr": test.llr,
            "low": -BOUND,
            "high": BOUND,
            "accepted": test.verdict,
        }
    report["players"] = [
        {
            "name": row.name,
            "seats": list(row.seats),
            "points_per_deal": row.points._asdict(),
            "lead_per_deal": row.lead._asdict(),
            "lead_per_group": row.lead_group._asdict(),
            "won": row.won._asdict(),
            "elo": row.elo._asdict(),
            "habits": row.habits,
        }
        for row in rows(played.tally, played.plan.players)
    ]
    return report


_ESTIMATES: Final = ("points_per_deal", "lead_per_deal", "lead_per_group", "won", "elo")


def as_csv(played: Played) -> str:
    """Return the report as CSV: a heading, and a row for each side that holds the settings too."""
    report = as_json(played)
    players = report.pop("players")
    test = report.pop("sprt", {})
    wanted = report.pop(played.won)
    shared = {
        "game": report.pop("game"),
        "options": " ".join(f"{key}={value}" for key, value in report.pop("options").items()),
        "table": ",".join(report.pop("seats")),
        "seed": report.pop("seed"),
        "unit": played.won,
        "wanted": wanted,
        **report,
    }
    sprt = {f"sprt_{key}": test.get(key) for key in ("elo0", "elo1", "llr", "low", "high", "accepted")}
    table = []
    for player in players:
        row = {**shared, "name": player["name"], "seats": " ".join(map(str, player["seats"]))}
        for key in _ESTIMATES:
            estimate = player[key]
            row |= {key: estimate["mean"], f"{key}_low": estimate["low"], f"{key}_high": estimate["high"]}
        habits = player["habits"].items()
        row["habits"] = " ".join(
            f"{what}:{chosen}={n}" for what, counts in habits for chosen, n in counts.items()
        )
        table.append(row | sprt)
    text = io.StringIO()
    writer = csv.DictWriter(text, list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue()


def as_text(played: Played) -> str:
    """Return the report for people."""
    plan, tally, seconds, won = played.plan, played.tally, played.seconds, played.won
    sides = GAMES[plan.game].sides
    group = {1: "", 2: "pair", 3: "three"}[sides if plan.duplicate else 1]
    kind = "duplicate " if plan.duplicate else ""
    table = [
        ["seats", "player", "points per deal", "lead per deal", f"lead per {group}", f"{won} won", "Elo"]
    ]
    lines = rows(tally, plan.players)
    for row in lines:
        seats = " ".join(map(str, row.seats))
        numbers = [_plus_minus(row.points), _plus_minus(row.lead, "+"), _plus_minus(row.lead_group, "+")]
        table.append([seats, row.name, *numbers, _percent(row.won), _whole(row.elo)])
    if not group:
        for cells in table:
            del cells[4]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(table[0]))]
    text = [f"{plan.game}, {plan.count:,} {kind}{won}, seed {plan.seed}, jobs {played.jobs}"]
    text += ["  ".join(map(str.ljust, cells, widths)).rstrip() for cells in table]
    text += [f"{row.name} chose {_habits(row.habits)}" for row in lines if row.habits]
    if played.sprt:
        text.append(_sprt(played.sprt, won, lines[0].name))
    speed = f"{tally.decisions / seconds:,.0f} decisions and {tally.deals / seconds:,.0f} deals a second"
    size = f"{tally.matches:,} {won}, " if won == "matches" else ""
    text.append(f"{size}{tally.deals:,} deals, {tally.decisions:,} decisions in {seconds:.1f} s: {speed}")
    return "\n".join(text)


def _sprt(test: Sprt, won: str, name: str) -> str:
    verdict = {
        "elo0": f"no more than {test.elo0:+g} Elo is accepted",
        "elo1": f"at least {test.elo1:+g} Elo is accepted",
        None: "still open",
    }[test.verdict]
    return (
        f"SPRT of {name}, {won} won, Elo {test.elo0:+g} against {test.elo1:+g}: LLR {test.llr:+.2f} "
        f"({-BOUND:+.2f} to {BOUND:+.2f}) after {test.groups:,} groups: {verdict}"
    )


def _habits(habits: dict[str, dict[str, int]]) -> str:
    parts = []
    for counts in habits.values():
        total = sum(counts.values())
        parts.append(
            ", ".join(f"{chosen} {n / total:.0%}" for chosen, n in counts.items()) + f" of {total:,}"
        )
    return "; ".join(parts)


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
