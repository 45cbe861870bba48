"""Sitting down in the middle of a match: the table looks as if one had been there all the time."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.view.table.table_page import TablePage
from tests.toy_game import TOY
from tests.view.sitting import Sitting, make_match


def portrait(page: TablePage) -> dict[str, Any]:
    """All that a table shows of a match, but for what is only said."""
    table = page.table
    assert table is not None
    return {
        "cards": {
            zone: sorted((card.card, card.face_up) for card in cards)
            for zone, cards in table.board.zones.items()
            if cards
        },
        "hand": [card.card for card in page.hand.cards] if page.hand is not None else [],
        "plaques": [
            (p.state.score, p.state.tricks, p.state.dealer, p.state.turn, p.state.name) for p in table.plaques
        ],
        "badge": (table.badge.state.suit, table.badge.state.caption, table.badge.state.below),
        "slots": [(slot.why, slot.colour is not None, slot.taker) for slot in table.slots.slots],
        "note": (list(table.note.state.entries), list(table.note.state.sums)),
        "last trick": page.tricks.may_show,
        "open": (page.choices.is_open, page.hand is not None and page.hand.is_open),
        "panels": (page.deal_panel is not None and page.deal_panel.isVisible(),),
    }


@pytest.mark.parametrize("game", ["seven-up-4", "california-jack", "semerik"])
def test_the_table_is_the_same_for_whoever_sits_down_later(
    qtbot: QtBot, page: TablePage, person: Sitting, game: str
) -> None:
    spec = GAMES[game]
    ledger = (21, 42) if spec.ledger else None
    match = person.sit(make_match(spec, seed=3), ledger=ledger)
    for turn in range(4):
        person.play_until(lambda: person.may_act or panel_is_open(page))
        if turn in (0, 3) or panel_is_open(page):
            before = portrait(page)
            page.sit(match, ledger=ledger)
            assert portrait(page) == before
            assert page.table is not None
            assert page.table.board.repairs == 0
        if panel_is_open(page):
            break
        person.act_by_mouse()


def test_the_panels_between_deals_and_at_the_end_are_open_for_whoever_sits_down_then(
    qtbot: QtBot, page: TablePage, person: Sitting
) -> None:
    match = person.sit(make_match(TOY))
    person.play_until(lambda: panel_is_open(page))
    page.sit(match)
    assert panel_is_open(page)
    person.play_until(lambda: match.is_over and page.match_panel is not None and page.match_panel.isVisible())
    assert match.end is not None
    page.sit(match)
    assert page.match_panel is not None
    assert page.match_panel.isVisible()
    assert page.is_quiet


def panel_is_open(page: TablePage) -> bool:
    return page.deal_panel is not None and page.deal_panel.isVisible()


def test_what_was_said_last_can_still_be_read(qtbot: QtBot, page: TablePage, person: Sitting) -> None:
    match = person.sit(make_match(GAMES["seven-up-3"], dealer=0, scripts=[[], ["beg"]]))
    person.wait_for_turn()
    page.sit(match)
    assert page.table is not None
    assert page.table.bubbles[1].lines
    assert not page.table.bubbles[2].lines
