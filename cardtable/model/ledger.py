"""The running ledger over matches of the same players at the same game (rule C10)."""

from __future__ import annotations

from typing import Any

from cardtable.model.house_names import kept_name
from cardtable.model.plan import MatchPlan
from cardtable.model.settings import Settings


class Ledgers:
    """Keeps a ledger for each company that has played a game which writes one.

    Companies are told apart by the players' names in the order they sit. Each ledger goes on until it is
    cleared.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def totals(self, plan: MatchPlan) -> tuple[int, ...]:
        """What each side has written so far; zeros at the beginning."""
        for item in self._settings.ledgers():
            if _belongs(item, plan):
                return tuple(item["totals"])
        return (0,) * plan.spec.sides

    def write(self, plan: MatchPlan, side: int, points: int) -> tuple[int, ...]:
        """Add what the winner of a match writes, and return what each side has then."""
        totals = tuple(total + points * (number == side) for number, total in enumerate(self.totals(plan)))
        entry = {"game": plan.spec.id, "players": _company(plan), "totals": list(totals)}
        self._settings.set_ledgers([*self._others(plan), entry])
        return totals

    def clear(self, plan: MatchPlan) -> None:
        """Begin a company's ledger anew."""
        self._settings.set_ledgers(self._others(plan))

    def _others(self, plan: MatchPlan) -> list[dict[str, Any]]:
        return [item for item in self._settings.ledgers() if not _belongs(item, plan)]


def _company(plan: MatchPlan) -> list[str]:
    """The players' names, the same in every language of the window."""
    return [kept_name(name) for name in plan.names]


def _belongs(item: dict[str, Any], plan: MatchPlan) -> bool:
    """Whether an item of the settings is a sound ledger of this company."""
    totals = item.get("totals")
    return (
        item.get("game") == plan.spec.id
        and item.get("players") == _company(plan)
        and isinstance(totals, list)
        and len(totals) == plan.spec.sides
        and all(isinstance(total, int) and not isinstance(total, bool) for total in totals)
    )
