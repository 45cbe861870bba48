"""A review of a deal as the engine sends it: read, checked, and kept as JSON."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from cardtable.model.adviser import Reason
from cardtable.model.levels import VERSION
from cardtable.rules.errors import Malformed
from cardtable.rules.moves import Move
from cardtable.rules.records import Record

BEST: Final = "best"
AS_GOOD: Final = "as-good"
ERRORS: Final = ("slip", "mistake", "serious")
"""Grades that say that another move was surely better, the smallest first."""
GRADES: Final = (BEST, AS_GOOD, *ERRORS)

REVIEWS: Final = "review:"
"""Begins the names under which reviews are kept."""


class BadReview(ValueError):
    """What the engine sent is no review; the text says why."""


@dataclass(frozen=True)
class Graded:
    """A decision graded. Costs are points, with their standard errors; ``seen_`` is with all cards seen."""

    action: int
    move: str
    best: str
    grade: str
    cost: float
    error: float
    points: float
    seen_best: str
    seen_cost: float
    seen_error: float
    reasons: tuple[Mapping[str, Any], ...]
    against: tuple[Mapping[str, Any], ...]

    @classmethod
    def from_json(cls, data: object) -> Graded:
        """Read a decision. Raises :class:`BadReview`."""
        if not isinstance(data, dict):
            raise BadReview("a decision is not an object")
        for key in ("move", "best", "seen_best"):
            try:
                Move.parse(str(data.get(key)))
            except Malformed as error:
                raise BadReview(str(error)) from None
        if data.get("grade") not in GRADES:
            raise BadReview("a decision has no grade")
        action = data.get("action")
        if not isinstance(action, int) or isinstance(action, bool) or action < 0:
            raise BadReview("a decision has no place")
        return cls(
            action=action,
            move=str(data["move"]),
            best=str(data["best"]),
            grade=str(data["grade"]),
            seen_best=str(data["seen_best"]),
            cost=_number(data, "cost"),
            error=_number(data, "error"),
            points=_number(data, "points"),
            seen_cost=_number(data, "seen_cost"),
            seen_error=_number(data, "seen_error"),
            reasons=_reasons(data.get("reasons")),
            against=_reasons(data.get("against")),
        )

    @property
    def is_error(self) -> bool:
        """Whether another move was surely better."""
        return self.grade in ERRORS

    @property
    def for_best(self) -> tuple[Reason, ...]:
        """What is plain of the best move."""
        return tuple(map(_reason, self.reasons))

    @property
    def of_move(self) -> tuple[Reason, ...]:
        """What is plain of the move made, where another was better."""
        return tuple(map(_reason, self.against))


@dataclass(frozen=True)
class DealWorth:
    """What a deal was worth and what was made of it, in points ahead: the sum of ``luck`` and ``skill``."""

    made: float
    worth: float
    error: float
    luck: float
    skill: float


@dataclass(frozen=True)
class DealReview:
    """A seat's decisions in a deal, in order; ``costliest`` are the places of the worst of them."""

    deal: int
    seat: int
    levels: int
    stopped: bool
    decisions: tuple[Graded, ...]
    costliest: tuple[int, ...]
    worth: DealWorth | None

    @classmethod
    def from_json(cls, data: object) -> DealReview:
        """Read a review. Raises :class:`BadReview`."""
        if not isinstance(data, dict):
            raise BadReview("the review is not an object")
        found, worst = data.get("decisions"), data.get("costliest")
        if not isinstance(found, list | tuple) or not isinstance(worst, list | tuple):
            raise BadReview("the review holds no decisions")
        decisions = tuple(map(Graded.from_json, found))
        if not all(isinstance(at, int) and 0 <= at < len(decisions) for at in worst):
            raise BadReview("the review names decisions that are not there")
        summary = data.get("summary")
        worth = None
        if isinstance(summary, dict):
            keys = ("made", "worth", "error", "luck", "skill")
            worth = DealWorth(**{key: _number(summary, key) for key in keys})
        whole = {key: data.get(key) for key in ("deal", "seat", "levels")}
        if not all(isinstance(value, int) for value in whole.values()):
            raise BadReview("the review does not say what it is of")
        return cls(
            deal=data["deal"],
            seat=data["seat"],
            levels=data["levels"],
            stopped=data.get("stopped") is True,
            decisions=decisions,
            costliest=tuple(worst),
            worth=worth,
        )

    def to_json(self) -> dict[str, Any]:
        """Return the review as JSON values that :meth:`from_json` reads."""
        data = asdict(self)
        data["summary"] = data.pop("worth")
        return data


def review_key(record: Record, deal: int, seat: int) -> str:
    """Return the name under which the review of a deal is kept: the same for the same cards and moves."""
    played = {**record.to_json(), "players": [], "scores": [], "winner": None, "meta": {}}
    played["deals"] = played["deals"][:deal]
    digest = hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:32]
    return f"{REVIEWS}{VERSION}:{seat}:{digest}"


def _number(data: Mapping[str, Any], key: str) -> float:
    value = data.get(key)
    if not isinstance(value, int | float) or isinstance(value, bool) or not abs(value) < 1000:
        raise BadReview(f"{key!r} is no number")
    return float(value)


def _reasons(data: object) -> tuple[Mapping[str, Any], ...]:
    if not isinstance(data, list | tuple):
        return ()
    return tuple(item for item in data if isinstance(item, dict) and isinstance(item.get("key"), str))


def _reason(item: Mapping[str, Any]) -> Reason:
    params = {key: value for key, value in item.items() if key != "key" and isinstance(value, str | int)}
    return Reason(item["key"], params)
