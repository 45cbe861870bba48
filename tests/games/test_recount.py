"""The rules' points against a second, independent count of the same records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from tests.chance import Plan, match_after, plans
from tests.games.recount import recount

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.json"))
EXAMPLES = settings.get_profile(settings.get_current_profile_name()).max_examples


def points_of(record: dict[str, Any]) -> list[Any]:
    return [deal["points"] for deal in record["deals"]]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.stem))
def test_golden_records(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert recount(record) == points_of(record)


@settings(max_examples=2 * EXAMPLES)
@given(plans())
def test_matches_by_chance(plan: Plan) -> None:
    record = json.loads(match_after(plan, 2000).record.line())
    assert recount(record) == points_of(record)
