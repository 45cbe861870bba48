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
WORST: Final = 3
"""How many decisions of a whole match are named."""


def review_file(
    path: Path, seat: int, deal: int | None, seed: int, iterations: int, as_json: bool
) -> Iterator[str]:
    """Review a record's deals and yield what is to be printed, deal by deal, and of several a sum.

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
    found = []
    for number in numbers:
        found.append(Review(record, number, seat, seed, iterations).run())
        if not as_json:
            yield table(record, found[-1])
    whole = summed(found)
    if as_json:
        yield json.dumps(whole, indent=1)
    elif len(found) > 1:
        yield totals(record, whole)


def summed(deals: list[dict[str, Any]]) -> dict[str, Any]:
    """Return reviews of deals with what they come to: the costliest decisions of all, and the sums."""
    errors = [
        (decision["cost"], told["deal"], place)
        for told in deals
        for place, decision in enumerate(told["decisions"])
        if decision["grade"] in ERRORS
    ]
    worst = sorted(errors, key=lambda error: (-error[0], error[1:]))[:WORST]
    summaries = [told["summary"] for told in deals if told["summary"]]
    return {
        "deals": deals,
        "costliest": [{"deal": number, "decision": place} for _, number, place in worst],
        "errors": len(errors),
        "cost": round(sum(cost for cost, _, _ in errors), 3),
        **{key: round(sum(one[key] for one in summaries), 3) for key in ("made", "luck", "skill")},
    }


def totals(record: Record, whole: dict[str, Any]) -> str:
    """Lay out what several deals come to."""
    deals = {told["deal"]: told for told in whole["deals"]}
    lines = [f"all deals: {whole['errors']} errors, {whole['cost']:.2f} points"]
    for rank, worst in enumerate(whole["costliest"], 1):
        decision = deals[worst["deal"]]["decisions"][worst["decision"]]
        grade, cost = MARKS[decision["grade"]], _cost(decision["cost"], decision["error"]).strip()
        moves = f"{decision['move']}, better {decision['best']}"
        lines.append(f"  ({rank})  deal {worst['deal']}: {moves}: {grade}, {cost}")
    lines.append(f"  luck {whole['luck']:+.2f}, skill {whole['skill']:+.2f} points ahead")
    return "\n".join(lines)


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
