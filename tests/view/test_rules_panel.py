"""The rules on the screen: opened where they are wanted, searched, and linked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.view.deck.cards import CardArt
from cardtable.view.help.rule_links import RuleAsked, RuleLabel
from cardtable.view.help.rules_panel import Place, RulesPanel
from cardtable.view.help.rules_text import GLOSSARY
from cardtable.view.window.main_window import MainWindow
from tests.toy_game import TOY
from tests.view.windows import deal

SEMERIK = "semerik"


class Reader(QWidget):
    """A window that notes which rules it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.resize(1024, 640)

    def customEvent(self, event: QEvent) -> None:
        if isinstance(event, RuleAsked):
            self.asked.append(event.rule)


@pytest.fixture
def reader(qtbot: QtBot) -> Reader:
    reader = Reader()
    qtbot.addWidget(reader)
    reader.show()
    return reader


@pytest.fixture
def panel(reader: Reader, art: CardArt) -> Iterator[RulesPanel]:
    panel = RulesPanel(GAMES, lambda spec: (spec.defaults(), "As usual."), art, reader)
    panel.open_at(Place(SEMERIK, "C5"))
    yield panel
    panel.hide()


def top_line(panel: RulesPanel) -> str:
    """The text of what is at the top of the page in sight."""
    middle = QPoint(panel.browser.viewport().width() // 2, 2 * panel.browser.fontMetrics().height())
    return panel.browser.cursorForPosition(middle).block().text()


def test_it_opens_at_a_rule_and_knows_its_chapter(panel: RulesPanel) -> None:
    assert top_line(panel).startswith("Three, two and ace of one suit")
    assert panel.chapters.current.text() == "What a hand announces"
    assert panel.browser.accessibleName() == "Semerik"


def test_links_are_followed_and_lead_back(panel: RulesPanel) -> None:
    assert not panel.back_button.isEnabled()
    panel.browser.anchorClicked.emit(QUrl("term:baba"))
    assert panel.here == Place(GLOSSARY, "baba")
    panel.browser.anchorClicked.emit(QUrl("rule:A13"))
    assert panel.here == Place("seven-up-3", "A13")
    QTest.keyClick(panel.browser, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert panel.here.page == GLOSSARY
    panel.back_button.click()
    assert panel.here.page == SEMERIK
    assert top_line(panel).startswith("Three, two and ace of one suit")
    assert not panel.back_button.isEnabled()


def test_words_are_found_marked_and_gone_through(panel: RulesPanel, reader: Reader) -> None:
    QTest.keyClick(panel.browser, Qt.Key.Key_Slash)
    assert reader.focusWidget() is panel.search.line
    QTest.keyClicks(panel.search.line, "ledger")
    hits = panel.browser.hits
    assert len(hits) > 2
    assert len(panel.browser.extraSelections()) == len(hits)
    assert panel.search.told.text() == f"1 of {len(hits)}"
    assert all(hit.selectedText().lower() == "ledger" for hit in hits)
    QTest.keyClick(panel.search.line, Qt.Key.Key_Return)
    assert panel.search.told.text() == f"2 of {len(hits)}"
    panel.browser.rewrite()
    assert len(panel.browser.extraSelections()) == len(hits)
    panel.search.line.setText("no such word")
    assert panel.search.told.text() == "not found"
    QTest.keyClick(panel.search.line, Qt.Key.Key_Escape)
    assert panel.isVisible()
    assert panel.search.line.text() == ""


def test_chapters_fold_into_a_line_where_there_is_little_room(panel: RulesPanel, reader: Reader) -> None:
    assert panel.chapters.isVisible()
    reader.resize(420, 640)
    QApplication.processEvents()
    assert panel.chapter_box.isVisible()
    assert not panel.chapters.isVisible()
    panel.chapter_box.activated.emit(1)
    assert panel.chapter_box.currentText() == "Cards and players"
    panel.go(Place(GLOSSARY))
    assert not panel.chapter_box.isVisible()


def test_a_label_leads_to_its_rule(reader: Reader) -> None:
    label = RuleLabel("was dealt & kept the highest trump (rule A13)", "A13", reader)
    assert label.accessibleName() == label.plain
    label.linkActivated.emit("A13")
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert reader.asked == ["A13", "A13"]


def test_f1_opens_the_rules_at_the_last_refusal(window: MainWindow) -> None:
    window.start_page.choose(SEMERIK)
    window.start_page.rules.blocks["talk_fine"].set_value(2)
    window.menus.rules.trigger()
    panel = window.rules.panel
    assert panel.here == Place(SEMERIK)
    assert "this many points: 2" in " ".join(panel.browser.toPlainText().split())
    window.menus.rules.trigger()
    assert not panel.isVisible()
    deal(window)
    window.table.say("You must not", "T3")
    line = window.table.message
    assert line.accessibleName() == "You must not (rule T3: F1)"
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert panel.here == Place(TOY.id, "T3")
    QTest.keyClick(panel.browser, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    line.hush()
    window.menus.rules.trigger()
    assert panel.here == Place(TOY.id)
    window.menus.glossary.trigger()
    assert panel.here == Place(GLOSSARY)
