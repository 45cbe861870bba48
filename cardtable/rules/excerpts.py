"""Parts of a match: its record up to some point, and what a seat knew at some of its moves."""

from __future__ import annotations

from collections.abc import Collection

from cardtable.rules.records import Record, Recorder
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec


def excerpt(record: Record, spec: GameSpec, deal: int, actions: int | None = None) -> Record:
    """Return the record of a match up to a deal (from 1), and so many of that deal's actions or all of them.

    Raises :class:`RulesError` where it breaks the rules before.
    """
    recorder = _before(record, spec, deal)
    for action in record.deals[deal - 1].actions[:actions]:
        recorder.apply(action.move)
    return recorder.record


def views_in(
    record: Record, spec: GameSpec, deal: int, seat: int, places: Collection[int]
) -> dict[int, SeatView]:
    """Return what a seat knew before some of a deal's actions, by their places from 0.

    Raises :class:`RulesError` where the record breaks the rules before.
    """
    recorder = _before(record, spec, deal)
    views = {}
    for place, action in enumerate(record.deals[deal - 1].actions):
        if place in places:
            views[place] = recorder.state.view_for(seat)
        recorder.apply(action.move)
    return views


def _before(record: Record, spec: GameSpec, deal: int) -> Recorder:
    """Play a match up to a deal, whose cards are dealt."""
    recorder = Recorder(spec.match(record.options, record.first_dealer), record.players, record.meta)
    for number, each in enumerate(record.deals[:deal], 1):
        recorder.deal(each.deck, each.seal)
        for action in each.actions if number < deal else ():
            recorder.apply(action.move)
    return recorder
