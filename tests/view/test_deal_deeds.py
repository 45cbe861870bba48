"""What a person may do with a deal besides playing it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.archive import Archive
from cardtable.model.match import Match
from cardtable.rules.codes import read_code
from cardtable.rules.excerpts import excerpt
from cardtable.view.window.deal_deeds import code_of_day
from cardtable.view.window.main_window import MainWindow
from tests.view.sitting import Sitting
from tests.view.windows import Tables


@pytest.fixture
def archive(tmp_path: Path, qapp: object) -> Archive:
    return Archive(tmp_path)


@pytest.fixture
def window(tables: Tables, archive: Archive) -> MainWindow:
    return tables.kept_window(archive)


def deal(window: MainWindow, qtbot: QtBot, game: str = "seven-up-3") -> Sitting:
    window.start_page.choose(game)
    window.start_page.deal()
    sitting = Sitting(qtbot, window.table)
    sitting.match = window.match
    sitting.wait_for_turn()
    return sitting


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    QTest.keyClick(window.table, key, modifiers)


_CTRL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_decisions_are_taken_back_and_done_again(window: MainWindow, qtbot: QtBot) -> None:
    sitting = deal(window, qtbot)
    match = window.match
    assert match is not None
    assert not window.menus.undo.isEnabled()
    before = [(match.view(), match.table())]
    for _ in range(3):
        sitting.act_by_mouse()
        sitting.play_until(lambda: sitting.may_act)
        before.append((match.view(), match.table()))
    for wanted in reversed(before[:-1]):
        press(window, Qt.Key.Key_Z, _CTRL)
        assert (match.view(), match.table()) == wanted
        assert sitting.may_act
    assert match.is_assisted
    assert not window.menus.undo.isEnabled()
    assert "help" in window.notice.text()
    for wanted in before[1:]:
        press(window, Qt.Key.Key_Z, _CTRL | _SHIFT)
        assert (match.view(), match.table()) == wanted
    assert not window.menus.redo.isEnabled()
    assert window.table.table is not None
    assert window.table.table.board.repairs == 0


def test_the_deal_is_played_again_or_gives_way_to_another(window: MainWindow, qtbot: QtBot) -> None:
    sitting = deal(window, qtbot)
    match = window.match
    assert match is not None
    deck = match.record.deals[-1].deck
    sitting.act_by_mouse()
    sitting.play_until(lambda: sitting.may_act)
    window.menus.deal_again.trigger()
    assert [deal.deck for deal in match.record.deals] == [deck]
    assert not any(action.seat == 0 for action in match.record.deals[-1].actions)
    sitting.wait_for_turn()
    window.menus.new_deal.trigger()
    sitting.wait_for_turn()
    [replaced] = match.record.deals
    assert replaced.deck != deck
    window.close()


def test_a_code_gives_a_friend_the_same_cards(window: MainWindow, qtbot: QtBot) -> None:
    deal(window, qtbot)
    first = window.match
    assert first is not None
    window.menus.copy_code.trigger()
    text = QApplication.clipboard().text()
    dealt = first.record.deals[-1]
    window.show_start()

    window.start_page.code_button.click()
    assert window.codes.field.text() == text
    window.codes.field.setText(text[:-1] + ("0" if text[-1] != "0" else "1"))
    QTest.keyClick(window.codes.field, Qt.Key.Key_Return)
    assert window.codes.isVisible()
    assert "wrong letter" in window.codes.refusal.text()
    window.codes.field.setText(text.lower().replace("-", " "))
    QTest.keyClick(window.codes.field, Qt.Key.Key_Return)
    assert not window.codes.isVisible()
    second = window.match
    assert second is not None
    assert second is not first
    assert (second.record.deals[-1].deck, second.record.deals[-1].dealer) == (dealt.deck, dealt.dealer)
    assert second.is_assisted  # these cards have been seen before

    seat_before = second.record.deals[-1].dealer
    window.menus.swap.trigger()
    window.question.go_button.click()
    swapped = window.match
    assert swapped is not None
    assert swapped.record.deals[-1].deck == dealt.deck
    assert swapped.record.deals[-1].dealer == (seat_before - 1) % 3


def test_the_deal_of_the_day_is_the_same_for_all_and_is_marked_when_played(
    window: MainWindow, qtbot: QtBot
) -> None:
    spec = GAMES["semerik"]
    code = code_of_day(spec, date(2026, 11, 30))
    assert code == read_code(code.text(spec), GAMES)
    assert code != code_of_day(spec, date(2026, 12, 1))
    menu = window.menus.day
    menu.aboutToShow.emit()
    assert len(menu.actions()) == len(GAMES)
    menu.actions()[3].trigger()
    assert window.match is not None
    assert not window.match.is_assisted
    menu.aboutToShow.emit()
    assert "(played)" in menu.actions()[3].text()


def table_of(window: MainWindow) -> Match | None:
    """The match on the table now."""
    return window.match


def test_a_window_that_closes_keeps_the_match_and_does_not_ask(window: MainWindow, qtbot: QtBot) -> None:
    sitting = deal(window, qtbot)
    match = window.match
    assert match is not None
    sitting.act_by_mouse()
    record = match.record
    window.menus.quit.trigger()
    assert not window.isVisible()
    assert table_of(window) is None
    window.show()
    assert window.resume()
    taken_up = table_of(window)
    assert taken_up is not None
    assert taken_up.record == record
    assert window.table.table is not None


def test_what_is_tried_again_is_practice_while_the_match_waits(window: MainWindow, qtbot: QtBot) -> None:
    deal(window, qtbot)
    match = window.match
    assert match is not None
    actions = list(match.record.deals[0].actions)
    window.try_again(excerpt(match.record, match.spec, 1, 0))
    practice = window.host.match
    assert practice is not None
    assert (practice.is_assisted, practice.is_kept) == (True, False)
    assert practice.record.deals[0].deck == match.record.deals[0].deck
    window.show_start()
    resumed = window.host.match
    assert resumed is not None
    assert resumed.is_kept
    assert resumed.record.deals[0].actions[: len(actions)] == actions
