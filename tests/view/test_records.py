"""Records in the window: shown, saved, dropped, reported, and played on from."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from translations import refresh

from cardtable.games import GAMES
from cardtable.model import languages
from cardtable.model.company import Company
from cardtable.model.record_files import open_file
from cardtable.rules.cards import HIDDEN
from cardtable.rules.errors import BadRecord, IllegalMove
from cardtable.rules.events import HANDS
from cardtable.rules.records import IN_DEAL
from cardtable.view.motion.pace import Pace
from cardtable.view.replay.replay_page import ReplayPage
from cardtable.view.window.file_events import FileEvents
from cardtable.view.window.main_window import MainWindow
from cardtable.view.words.texts import refusal
from tests.view.sitting import Sitting
from tests.view.windows import deal

GOLDEN = Path(__file__).parent.parent / "golden"
MATCH = GOLDEN / "seven-up-3-match.json"


@pytest.fixture
def replay(window: MainWindow) -> ReplayPage:
    """A window that shows a record."""
    assert window.records.open(MATCH) == ""
    window.replay.table.set_pace(Pace.instant())
    return window.replay


def press(page: ReplayPage, key: Qt.Key) -> None:
    QTest.keyClick(page.table, key)


def test_keys_go_forth_and_back_and_show_all_hands(replay: ReplayPage) -> None:
    match = replay.match
    assert match is not None
    press(replay, Qt.Key.Key_Right)
    press(replay, Qt.Key.Key_Right)
    assert match.position == 3
    press(replay, Qt.Key.Key_Left)
    assert match.position == 2
    press(replay, Qt.Key.Key_End)
    assert match.is_at_end
    assert not replay.side.play_on.isEnabled()
    press(replay, Qt.Key.Key_Home)
    assert match.position == 1
    assert replay.side.list.currentRow() == 0
    hidden = [HIDDEN in match.table()[HANDS[seat]] for seat in range(3)]
    press(replay, Qt.Key.Key_A)
    assert hidden == [False, True, True]
    board = replay.table.table.board if replay.table.table is not None else None
    assert board is not None
    assert all(card.shows_face for seat in range(3) for card in board.cards(HANDS[seat]))
    press(replay, Qt.Key.Key_A)
    assert HIDDEN in match.table()[HANDS[1]]


def test_it_plays_by_itself_until_told_to_pause(replay: ReplayPage, qtbot: QtBot) -> None:
    match = replay.match
    assert match is not None
    press(replay, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: match.position >= 3, timeout=5_000)
    press(replay, Qt.Key.Key_Space)
    at = match.position
    qtbot.wait(400)
    assert match.position == at


def test_every_row_of_the_list_leads_to_its_position(replay: ReplayPage) -> None:
    match, rows = replay.match, replay.side.list
    assert match is not None
    for place in (40, 7, 8):
        rows.setCurrentItem(rows._places[place - 1])
        assert match.position == place
    assert all(rows.item(n).data(Qt.ItemDataRole.AccessibleTextRole) for n in range(rows.count()))


def test_what_is_no_record_changes_nothing(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "bad.json"
    file.write_text('{"format": "cardtable-record"}', "utf-8")
    deal(window)
    match = window.match
    said = window.records.open(file)
    assert (
        said == "bad.json cannot be opened: record version null cannot be read; this program reads version 1."
    )
    assert window.notice.text() == said
    assert window.match is match
    assert window.pages.currentWidget() is window.table


def test_a_file_can_be_dropped_on_the_window(window: MainWindow, qtbot: QtBot) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(MATCH))])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPoint(100, 100), *how)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(100, 100), *how))
    qtbot.waitUntil(lambda: window.is_replaying, timeout=5_000)


def test_what_is_wrong_with_a_file_is_said_in_the_language_of_the_window(
    window: MainWindow, tmp_path: Path
) -> None:
    refresh()
    languages.speak("uk")
    try:
        data = json.loads(MATCH.read_text("utf-8"))
        data["deals"][0]["actions"][0] = "1 play 2S"
        wrong = tmp_path / "wrong.json"
        wrong.write_text(json.dumps(data), "utf-8")
        said = window.records.open(wrong)
        assert said.startswith("Не вдається відкрити wrong.json: роздача 1, дія 1 (1 play 2S): ")
        assert "(правило A" in said
        not_held = IllegalMove("You do not hold {card}", card="QH")
        told = refusal(BadRecord(IN_DEAL, deal=1, why=not_held))
        assert told.startswith("роздача 1: у вас немає такої карти: ")
        assert "rule" not in said
        wrong.write_text("{", "utf-8")
        assert window.records.open(wrong).endswith("текст обривається посередині: кінця бракує.")
    finally:
        languages.hush()
        QLocale.setDefault(QLocale.system())


def test_a_file_that_the_system_hands_over_is_opened(qapp: QApplication) -> None:
    opened: list[Path] = []
    events = FileEvents(opened.append, qapp)
    assert events.eventFilter(qapp, QFileOpenEvent(str(MATCH)))
    assert not events.eventFilter(qapp, QEvent(QEvent.Type.User))
    assert opened == [MATCH]
    events.deleteLater()


def test_the_match_on_the_table_is_saved_and_reported(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not window.menus.save_record.isEnabled()
    deal(window, "seven-up-3")
    Sitting(qtbot, window.table).match = window.match
    file = tmp_path / "mine.json"
    monkeypatch.setattr(window.records, "ask_where", lambda title: file)
    window.menus.save_record.trigger()
    (record,) = open_file(file, GAMES).records
    assert record.deals[0].deck == window.match.record.deals[0].deck if window.match else False
    window.menus.report.trigger()
    window.report.note.setPlainText("The seven of hearts was refused")
    window.report.save_button.click()
    assert json.loads(file.read_text("utf-8"))["meta"]["report"]["note"] == "The seven of hearts was refused"
    assert window.report.isHidden()


def test_a_match_is_played_on_from_a_record_with_help(replay: ReplayPage, window: MainWindow) -> None:
    company = Company(random.Random(1), lambda: pytest.fail("no engine is needed yet"))
    window.make_play_on = company.play_on
    match = replay.match
    assert match is not None
    while match.to_act != 0:
        press(replay, Qt.Key.Key_Right)
    view = match.view()
    replay.side.play_on.click()
    assert window.match is not None
    assert window.match.is_assisted
    assert window.match.view() == view
    assert window.pages.currentWidget() is window.table
    assert not window.is_replaying
