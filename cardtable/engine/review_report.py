"""``cardtable-arena review``: a seat's decisions in a record graded, as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from cardtable.engine.review import ERRORS, Review
from cardtable.games import GAMES
from cardtable.rules.errors import BadRecord
from cardtable.rules.record_reader import load
from cardtable.rules.records import Record, replay

MARKS: Final = {
    "best": "best",
    "as-good": "as good",
    "slip": "slip",
    "mistake": "mistake",
    "serious": "serious",
}
"""Grades as the table writes them."""


def review_file(
    path: Path, seat: int, deal: int | None, seed: int, iterations: int, as_json: bool
) -> Iterator[str]:
    """Review a record's deals and yield what is to be printed, deal by deal.

    Parameters
    ----------
    path: a file with a single record.
    seat: whose decisions.
    deal: the only deal to be reviewed, from 1.
    seed, iterations: for :class:`Review`.
    as_json: yield one JSON value when all is done, instead of tables.

    Raises :class:`BadRecord` where the record cannot be reviewed.
    """
    records = list(load(path, GAMES))
    if len(records) != 1:
        raise BadRecord(f"a single record can be reviewed; the file holds {len(records)}")
    (record,) = records
    replay(record, GAMES[record.game])
    if not record.deals:
        raise BadRecord("there is nothing to review: no deal has been begun")
    numbers = range(1, len(record.deals) + 1) if deal is None else (deal,)
    reviews = (Review(record, number, seat, seed, iterations) for number in numbers)
    if as_json:
        yield json.dumps([review.run() for review in reviews], indent=1)
        return
    for review in reviews:
        yield table(record, review.run())


def table(record: Record, told: dict[str, Any]) -> str:
    """Lay a review out for people."""
    decisions = told["decisions"]
    actions = record.deals[told["deal"] - 1].actions
    lines = [f"deal {told['deal']}, seat {told['seat']} ({record.players[told['seat']]}):"]
    if not decisions:
        lines.append("  nothing to decide")
    else:
        lines.append(f"  {'':4} {'played':20} {'best':20} {'grade':8} {'cost':>14}  {'all seen':>14}")
    places = told["costliest"]
    for at, decision in enumerate(decisions):
        rank = f"({places.index(at) + 1})" if at in places else ""
        error = decision["grade"] in ERRORS
        best = decision["best"] if decision["best"] != decision["move"] else ""
        why = ", ".join(reason["key"] for reason in decision["reasons"]) if error else ""
        lines.append(
            f"  {rank:4} {actions[decision['action']].move!s:20} {best:20} {MARKS[decision['grade']]:8} "
            f"{_cost(decision['cost'], decision['error'])}  "
            f"{_cost(decision['seen_cost'], decision['seen_error'])}  {why}".rstrip()
        )
    summary = told["summary"]
    if summary:
        lines.append(
            f"  worth {summary['worth']:+.2f} ± {1.96 * summary['error']:.2f} points ahead (luck), "
            f"made {summary['made']:+.2f}: skill {summary['skill']:+.2f}"
        )
    return "\n".join(lines)


def _cost(cost: float, error: float) -> str:
    return f"{'-':>14}" if not cost else f"{cost:6.2f} ± {1.96 * error:5.2f}"
