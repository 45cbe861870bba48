"""A match that was not finished, ready to be taken up."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.model.packs import Keeper
from cardtable.model.plan import MatchPlan
from cardtable.rules.records import Record


class Unfinished(NamedTuple):
    """A match that can be taken up: what was asked for, how far it went, and who keeps it from now on."""

    plan: MatchPlan
    record: Record
    assisted: bool
    redo: tuple[str, ...]
    keeper: Keeper
