"""The sheet of saved matches in its window: what is opened from it, and that it tells of now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from translations import refresh

from cardtable.games import GAMES
from cardtable.model import languages
from cardtable.model.archive import Archive
from cardtable.rules.codes import read_code
from cardtable.view.archive.history_sheet import HistorySheet
from cardtable.view.window.main_window import MainWindow
from tests.view.sitting import Sitting
from tests.view.windows import Tables


@pytest.fixture
def window(tables: Tables, tmp_path: Path) -> MainWindow:
    return tables.kept_window(Archive(tmp_path))


@pytest.fixture
def other_language() -> Iterator[str]:
    refresh()
    yield "uk"
    languages.hush()
    QLocale.setDefault(QLocale.system())


def play_a_deal(window: MainWindow, qtbot: QtBot) -> Sitting:
    """Play a deal to its end, and on to the person's first turn in the next."""
    window.start_page.choose("seven-up-3")
    window.start_page.deal()
    sitting = Sitting(qtbot, window.table)
    match = sitting.match = window.match
    assert match is not None
    sitting.play_until(lambda: len(match.record.deals) > 1 and sitting.may_act)
    return sitting


def open_sheet(window: MainWindow) -> HistorySheet:
    window.menus.history.trigger()
    return window.past.sheet


def test_the_seal_of_a_saved_deal_is_checked_from_the_history(window: MainWindow, qtbot: QtBot) -> None:
    play_a_deal(window, qtbot)
    sheet = open_sheet(window)
    sheet.history.seal_button.click()
    panel = window.seal_panel
    assert panel.isVisible()
    assert panel.deals.count() == 1  # that of the deal on the table stays closed
    assert window.match is not None
    seal = window.match.record.deals[0].seal
    assert seal is not None
    assert panel.seal.toPlainText().replace(" ", "") == seal.commitment
    panel.check_button.click()
    assert panel.result.text().startswith("✓")
    panel.close_button.click()
    assert sheet.isVisible()
    sheet.hide()


def test_the_letters_of_a_covered_sheet_do_nothing(window: MainWindow, qtbot: QtBot) -> None:
    play_a_deal(window, qtbot)
    sheet = open_sheet(window)
    sheet.export_button.clicked.disconnect()
    pressed: list[str] = []
    sheet.export_button.pressed.connect(lambda: pressed.append("C"))

    def press() -> None:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)

    sheet.history.seal_button.click()
    press()
    assert not pressed
    assert sheet.export_button.isEnabled()
    window.seal_panel.hide()
    press()
    assert pressed == ["C"]
    qtbot.waitUntil(lambda: not sheet.export_button.isDown())
    sheet.hide()


def test_the_deal_that_is_played_is_not_shown_from_the_history(window: MainWindow, qtbot: QtBot) -> None:
    play_a_deal(window, qtbot)
    match = window.match
    assert match is not None
    assert match.to_act >= 0
    open_sheet(window).history.replay()
    assert window.replay.match is not None
    shown = window.replay.match.whole
    assert [deal.deck for deal in shown.deals] == [match.record.deals[0].deck]
    assert sum(shown.scores) == sum(entry.points for entry in match.record.deals[0].points)


def test_a_deal_of_a_code_has_no_seal(window: MainWindow, qtbot: QtBot) -> None:
    sitting = play_a_deal(window, qtbot)
    match = window.match
    assert match is not None
    window.preferences.lend("confirm.end", False)
    window.deeds.play_code(read_code(match.deal_code(), GAMES))
    match = sitting.match = window.match
    assert match is not None
    sitting.play_until(lambda: len(match.record.deals) > 1)
    page = open_sheet(window).history
    assert page.review_button.isEnabled()
    assert not page.seal_button.isEnabled()
    window.past.sheet.hide()


def test_the_sheet_tells_of_now_in_the_language_of_now(
    window: MainWindow, qtbot: QtBot, other_language: str
) -> None:
    sitting = play_a_deal(window, qtbot)
    match = window.match
    assert match is not None
    sheet = open_sheet(window)
    assert len(sheet.history.deals) == 1
    sheet.hide()
    sitting.play_until(lambda: len(match.record.deals) > 2 and sitting.may_act)
    sheet = open_sheet(window)
    assert len(sheet.history.deals) == 2
    sheet.hide()
    window.preferences.lend("language", other_language)
    qtbot.waitUntil(lambda: languages.spoken() == other_language)
    sheet = open_sheet(window)
    assert sheet.title.text() == "Історія та статистика"
    sheet.hide()
