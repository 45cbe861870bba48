"""The window: from the start page to the table and back, and closed at any moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QColor, QFont, QKeySequence, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.ledger import Ledgers
from cardtable.view.kit import theme
from cardtable.view.motion.pace import Pace
from cardtable.view.window.main_window import Habits, MainWindow
from tests.toy_game import TOY
from tests.view.windows import Tables, deal, play_out


def is_at_start(window: MainWindow) -> bool:
    return window.pages.currentWidget() is window.start_page


def test_a_game_unknown_to_the_window_is_offered_played_again_and_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    assert is_at_start(window)
    deal(window)
    assert window.pages.currentWidget() is window.table
    assert "Toy" in window.windowTitle()
    play_out(window, qtbot)
    assert window.matches_played == 1
    panel = window.table.match_panel
    assert panel is not None
    first = window.match
    QTest.mouseClick(panel.again_button, Qt.MouseButton.LeftButton)
    assert window.match is not first
    play_out(window, qtbot)
    assert window.matches_played == 2
    panel = window.table.match_panel
    assert panel is not None
    QTest.mouseClick(panel.another_button, Qt.MouseButton.LeftButton)
    assert is_at_start(window)
    assert window.match is None


def test_what_was_chosen_is_what_is_played(window: MainWindow, tables: Tables) -> None:
    page = window.start_page
    page.choose("seven-up-4")
    page.target.blocks["target"].set_value(11)
    page.rules.blocks["blind"].set_value("off")
    page.players.names[0].setText("Ivan")
    page.deal()
    match = tables.matches[-1]
    assert match.spec.id == "seven-up-4"
    assert dict(match.options) == {**GAMES["seven-up-4"].defaults(), "target": 11, "blind": "off"}
    assert match.names[0] == "Ivan"


@pytest.mark.parametrize("action", ["new", "end", "again", "quit"])
def test_leaving_a_running_match_is_asked_first(window: MainWindow, action: str) -> None:
    deal(window)
    match = window.match
    getattr(window.menus, action).trigger()
    assert window.question.isVisible()
    QTest.keyClick(window.question, Qt.Key.Key_Escape)
    assert not window.question.isVisible()
    assert window.match is match
    assert window.isVisible()
    getattr(window.menus, action).trigger()
    QTest.mouseClick(window.question.go_button, Qt.MouseButton.LeftButton)
    assert window.match is not match
    assert window.isVisible() == (action != "quit")
    assert (window.match is not None) == (action == "again")


@pytest.mark.parametrize(
    ("action", "title", "go"),
    [
        ("quit", "Quit Cardtable?", "Quit"),
        ("end", "End this match?", "End the match"),
        ("new", "End this match?", "End the match"),
        ("again", "End this match?", "End the match"),
    ],
)
def test_the_question_says_what_is_left(window: MainWindow, action: str, title: str, go: str) -> None:
    deal(window, "seven-up-3")
    getattr(window.menus, action).trigger()
    assert window.question.title.text() == title
    assert window.question.go_button.text() == go
    assert "0\u00a0:\u00a00\u00a0:\u00a00" in window.question.text.text()


def test_leaving_a_match_that_is_over_is_not_asked(window: MainWindow, qtbot: QtBot) -> None:
    deal(window)
    play_out(window, qtbot)
    window.menus.end.trigger()
    assert not window.question.isVisible()
    assert is_at_start(window)


def test_a_person_who_closes_the_window_during_a_match_is_asked(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QCloseEvent, "spontaneous", lambda event: True)
    deal(window)
    window.close()
    assert window.isVisible()
    assert window.question.isVisible()
    assert window.question.title.text() == "Quit Cardtable?"
    window.close()  # who insists is let go
    assert not window.isVisible()


@pytest.mark.parametrize("pace", ["slow", "off"])
@pytest.mark.parametrize("wait", [0, 5, 200])
@pytest.mark.parametrize("game", ["seven-up-4", "semerik"])
def test_closing_at_any_moment_leaves_nothing(
    window: MainWindow, qtbot: QtBot, game: str, wait: int, pace: str
) -> None:
    window.table.set_pace(Pace.named(pace))
    deal(window, game)
    qtbot.wait(wait)
    with qtbot.waitSignal(window.closed):
        window.close()  # what is left over fails the test


def test_choices_and_place_are_remembered(tables: Tables) -> None:
    window = tables.window()
    window.resize(800, 620)  # the screen of the offscreen platform is no larger than 800 by 800
    window.start_page.choose("california-jack")
    window.menus.speeds["fast"].trigger()
    window.close()
    again = tables.window()
    assert again.start_page.spec.id == "california-jack"
    assert again.menus.speeds["fast"].isChecked()
    assert again.height() == 620


@pytest.mark.parametrize("geometry", [b"", b"\x01", b"\x01\xd9\xd0\xcb" + b"\xff" * 60])
def test_a_place_that_makes_no_sense_is_forgotten(tables: Tables, geometry: bytes) -> None:
    tables.settings.set_geometry(geometry)
    window = tables.window()
    assert window.width() >= 800
    assert window.height() >= 560


def test_the_ledger_runs_on_from_match_to_match(window: MainWindow, qtbot: QtBot, tables: Tables) -> None:
    deal(window, "semerik")
    sums = []
    for _ in range(2):
        play_out(window, qtbot)
        panel = window.table.match_panel
        assert panel is not None
        totals = Ledgers(tables.settings).totals(window.start_page.plan())
        assert all(f">{total}<" in panel.ledger.text() for total in totals)
        sums.append(sum(totals))
        panel.again_button.click()
    assert 21 <= sums[0] < sums[1]


def test_autoplay_plays_on_by_itself_and_closes_in_the_end(tables: Tables, qtbot: QtBot) -> None:
    window = tables.window(Habits("off", autoplay=True, quit_after=3))
    window.start_page.choose(TOY.id)
    with qtbot.waitSignal(window.closed, timeout=90_000):
        window.play(window.start_page.plan())
    assert window.matches_played == 3
    assert not window.isVisible()


def test_autoplay_is_left_without_a_question(tables: Tables) -> None:
    window = tables.window(Habits("slow", autoplay=True))
    window.play(window.start_page.plan())
    window.menus.end.trigger()
    assert is_at_start(window)


def test_a_notice_stands_beside_the_own_hand(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 800)
    window.show()
    window.start_page.choose("semerik")
    window.play(window.start_page.plan())
    window.say("This match counts as played with help from now on")
    QApplication.processEvents()
    assert window.table.table is not None
    hand = window.table.table.layout.places.hand.toAlignedRect()
    notice = window.notice.geometry()
    assert notice.left() >= hand.right()
    assert window.pages.rect().contains(notice)


def test_a_notice_is_one_line_that_goes_away(window: MainWindow) -> None:
    deal(window)
    assert window.match is not None
    window.match.notice.emit("Oksana had trouble thinking; a simple player has moved instead.")
    assert window.notice.isVisible()
    assert window.pages.rect().contains(window.notice.geometry())
    window.notice.say("Nothing can be kept in " + "/a-folder-somewhere" * 20)
    metrics, room = window.notice.fontMetrics(), window.notice.rect()
    wrap = Qt.TextFlag.TextWordWrap.value
    assert (
        metrics.boundingRect(room, wrap, window.notice.text()).height() + metrics.descent() <= room.height()
    )
    QTest.mouseClick(window.notice, Qt.MouseButton.LeftButton)
    assert not window.notice.isVisible()


def test_speed_is_chosen_in_the_menu(window: MainWindow, tables: Tables) -> None:
    assert window.menus.speeds["normal"].isChecked()
    window.menus.speeds["slow"].trigger()
    assert tables.settings.preference("motion.speed") == "slow"
    assert not window.menus.speeds["normal"].isChecked()


def test_no_key_stands_for_two_things(window: MainWindow) -> None:
    keys = [key.toString() for action in window.actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert QKeySequence("F11").toString() in keys


def test_full_screen_and_back(window: MainWindow) -> None:
    window.menus.full_screen.trigger()
    assert window.isFullScreen()
    window.menus.full_screen.trigger()
    assert not window.isFullScreen()


@pytest.mark.parametrize("where", ["start", "name", "table", "panel"])
def test_escape_leaves_full_screen(window: MainWindow, qtbot: QtBot, where: str) -> None:
    window.menus.full_screen.trigger()
    if where == "name":
        window.start_page.players.names[0].setFocus()
    elif where != "start":
        deal(window)
    if where == "panel":
        play_out(window, qtbot)
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.menus.full_screen.isChecked()
    assert window.isVisible()


def test_escape_answers_a_question_before_it_leaves_full_screen(window: MainWindow) -> None:
    window.menus.full_screen.trigger()
    deal(window)
    window.menus.end.trigger()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
    assert not window.question.isVisible()
    assert window.isFullScreen()


def test_the_menu_knows_when_the_system_has_left_full_screen(window: MainWindow) -> None:
    window.menus.full_screen.trigger()
    window.showNormal()
    assert not window.menus.full_screen.isChecked()


def test_about_opens_within_the_window(window: MainWindow, qapp: QApplication) -> None:
    window.menus.about.trigger()
    assert window.about.isVisible()
    QTest.keyClick(window.about, Qt.Key.Key_Escape)
    assert not window.about.isVisible()
    assert qapp.activeModalWidget() is None


def test_colours_and_text_size_follow_the_system_at_once(
    window: MainWindow, qapp: QApplication, qtbot: QtBot
) -> None:
    palette, font = qapp.palette(), qapp.font()
    page = window.start_page
    window.menus.about.trigger()
    small = page.sheet.em(), window.about.card.em()
    try:
        qapp.setPalette(QPalette(QColor("#202020"), QColor("#202020")))
        large = QFont(font)
        large.setPointSize(2 * font.pointSize())
        qapp.setFont(large)
        qtbot.waitUntil(lambda: page.sheet.em() > 1.5 * small[0])
        assert theme.DARK.ink in page.styleSheet()
        assert theme.DARK.ink in window.about.styleSheet()
        assert window.about.card.em() > 1.5 * small[1]
        window.about.hide()
        window.resize(800, 560)
        qapp.processEvents()
        for tile in page.tiles.values():
            assert page.rect().contains(tile.mapTo(page, tile.rect().topRight()).x(), 1)
        assert page.sheet.rect().contains(page.deal_button.geometry())
        assert page.deal_button.width() >= page.deal_button.sizeHint().width()
        assert page.reset_button.width() >= page.reset_button.sizeHint().width()
    finally:
        qapp.setPalette(palette)
        qapp.setFont(font)
        qapp.processEvents()


def test_a_line_that_is_told_stays_above_the_page_that_is_turned_to(tables: Tables) -> None:
    window = tables.window()
    window.say("Something to be read")
    window.pages.setCurrentWidget(window.table)
    assert window.pages.childAt(window.notice.geometry().center()) is window.notice
