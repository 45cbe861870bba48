"""What a person sees of the proof that nobody cheats."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.model.company import Company
from cardtable.model.record_files import open_file
from cardtable.model.told import asked_in, told_before
from cardtable.rules.cards import cards_text
from cardtable.rules.seals import short
from cardtable.rules.seatview import SeatView
from cardtable.view.hand.cut_card import CutCard
from cardtable.view.window.main_window import Habits, MainWindow
from tests.view.windows import Tables, ThumbCompany

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture
def window(tables: Tables, qtbot: QtBot) -> MainWindow:
    """A window whose packs are sealed, and cut by the person."""
    company: Company = ThumbCompany(random.Random(4), lambda: pytest.fail("no engine is needed"))
    window = MainWindow(GAMES, tables.settings, company, Habits())
    company.who_cuts = lambda: window.preferences.text("fairness.cut")
    window.preferences.lend("fairness.cut", "ask")
    window.preferences.lend("pace.claims", "off")
    return tables.shown(window)


def cut_card(window: MainWindow) -> CutCard:
    card = window.table.findChild(CutCard)
    assert isinstance(card, CutCard)
    return card


def test_the_person_cuts_and_checks_the_pack_after_the_deal(window: MainWindow, qtbot: QtBot) -> None:
    window.start_page.choose("seven-up-3")
    window.start_page.deal()
    match = window.match
    assert match is not None
    card = cut_card(window)
    assert card.pack.hasFocus()
    waiting = match.awaits_cut
    assert waiting is not None
    assert short(waiting.commitment) in card.seal.text()
    QTest.keyClick(card.pack, Qt.Key.Key_Right)
    QTest.keyClick(card.pack, Qt.Key.Key_Return)
    seal = match.record.deals[0].seal
    assert seal is not None
    assert seal.cut == 27
    assert window.table.findChild(CutCard) is None

    window.menus.seal.trigger()
    panel = window.seal_panel
    assert panel.seal.toPlainText().replace(" ", "") == waiting.commitment
    assert not panel.check_button.isVisible()
    panel.hide()

    rng = random.Random(2)
    while match.to_act >= 0:
        qtbot.waitUntil(lambda: match.awaits_person or match.to_act < 0, timeout=10_000)
        if match.awaits_person:
            match.play(thumb_move(match.view(), match.spec, rng))
    deal_panel = window.table.deal_panel
    assert deal_panel is not None
    qtbot.waitUntil(deal_panel.isVisible)
    deal_panel.finish()
    deal_panel.seal_button.click()
    panel.check_button.click()
    assert panel.result.text().startswith("✓")
    assert (
        f"'{cards_text(seal.before_cut(match.record.deals[0].deck))} {seal.nonce}'"
        in panel.command.toPlainText()
    )
    panel._seals[1] = (seal._replace(nonce="0" * 32), panel._seals[1][1])
    panel.check_button.click()
    assert panel.result.text().startswith("✗")
    panel.hide()

    window.menus.told.trigger()
    told = window.told_panel
    assert told.moves.count() == len(asked_in(match.record, 1, 0))
    told.moves.setCurrentRow(told.moves.count() - 1)
    assert json.loads(told.message.toPlainText())["type"] == "think"
    told.hide()

    deal_panel.button.click()
    cut_card(window).auto_button.click()
    assert len(match.record.deals) == 2


def test_the_pack_is_cut_where_it_is_clicked(window: MainWindow) -> None:
    window.start_page.choose("seven-up-3")
    window.start_page.deal()
    pack = cut_card(window).pack
    assert pack.value() == 26
    places = [QPoint(round(pack._x(value)), pack.height() // 2) for value in (1, 51, 17, 40)]
    for at, value in zip(places[:3], (1, 51, 17), strict=True):
        QTest.mouseClick(pack, Qt.MouseButton.LeftButton, pos=at)
        assert pack.value() == value
    QTest.mousePress(pack, Qt.MouseButton.LeftButton, pos=places[2])
    QTest.mouseMove(pack, places[3])
    assert pack.value() == 40
    QTest.mouseRelease(pack, Qt.MouseButton.LeftButton, pos=places[3])
    assert window.match is not None
    assert window.match.awaits_cut is not None
    QTest.mouseDClick(pack, Qt.MouseButton.LeftButton, pos=places[3])
    seal = window.match.record.deals[0].seal
    assert seal is not None
    assert seal.cut == 40


def test_a_pack_waits_for_the_cut_also_at_another_table(window: MainWindow) -> None:
    window.start_page.choose("seven-up-3")
    window.start_page.deal()
    before = window.match.awaits_cut if window.match is not None else None
    window.table.get_up()
    window.host.sit_down()
    assert window.match is not None
    assert window.match.awaits_cut == before
    cut_card(window).cut_button.click()
    assert window.match.is_begun


@pytest.mark.parametrize("game", ["seven-up-4", "semerik"])
def test_a_message_is_what_the_player_knew_and_names_no_other_card(game: str) -> None:
    (record,) = open_file(GOLDEN / f"{game}-match.json", GAMES).records
    for asked in asked_in(record, 1, 0)[::7]:
        told = told_before(record, GAMES[game], 1, asked.place)
        view = SeatView.from_json(told.message["view"])
        assert view.seat == view.to_act == asked.action.seat
        assert view.legal.allows(asked.action.move)
        assert json.loads(told.text) == told.message
        hidden = [card for cards in told.kept_back.values() for card in cards]
        assert hidden or sum(view.counts) - view.counts[view.seat] == 0 or asked.trick > 4
        named = re.findall(r"\b[2-9TJQKA][SHDC]\b", told.text)
        assert not set(cards_text(tuple(hidden)).split()) & set(named)
