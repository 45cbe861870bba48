"""A first visit and a first lesson, as a person goes through them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.model.settings import Settings
from cardtable.view.lessons.coach import Coach
from cardtable.view.lessons.lesson_page import LessonPage
from cardtable.view.motion.pace import Pace
from cardtable.view.window.main_window import MainWindow
from tests.view.sitting import Sitting, click_at
from tests.view.windows import Tables

HAND = QRectF(240, 405, 320, 110)


def press(widget: QWidget | None, key: Qt.Key) -> None:
    assert widget is not None
    QTest.keyClick(widget, key)


def learn(window: MainWindow, qtbot: QtBot, game: str) -> tuple[LessonPage, Sitting]:
    """Choose a game on the start page, and ask to be shown how it is played."""
    page = window.learning.lessons
    page.table.set_pace(Pace.instant())
    window.start_page.choose(game)
    click_at(window.start_page.learn_button)
    sitting = Sitting(qtbot, page.table)
    sitting.match = page.match
    qtbot.waitUntil(page.coach.isVisible)
    return page, sitting


def follow(page: LessonPage, qtbot: QtBot) -> None:
    """Do what the coach says by keys alone, until the deal is over."""
    match = page.match
    assert match is not None
    for _ in range(60):
        qtbot.waitUntil(
            lambda: match.awaits_deal or (match.awaits_person and page.coach.isVisible()), timeout=20_000
        )
        if match.awaits_deal:
            return
        move, hand = match.expected, page.table.hand
        assert move is not None
        assert hand is not None
        if page.coach.go_button.isVisible():
            press(page.focusWidget(), Qt.Key.Key_Return)
            continue
        for card in move.cards:
            press(page.table, Qt.Key.Key_Home)
            place = next(n for n, item in enumerate(hand.cards) if item.card == card)
            for _ in range(place):
                press(page.table, Qt.Key.Key_Right)
            press(page.table, Qt.Key.Key_Return)
        button = page.table.choices.button(move.word)
        if button is not None:
            press(button, Qt.Key.Key_Return)
    raise AssertionError("the lesson has no end")


def test_a_lesson_waits_for_the_right_card_and_goes_on_where_it_was_left(
    window: MainWindow, qtbot: QtBot
) -> None:
    page, sitting = learn(window, qtbot, "seven-up-3")
    coach, match = page.coach, page.match
    assert match is not None
    styles = [player.style for player in window.start_page.players.players()]
    assert [seat.style for seat in match.seats] == ["", *styles[1:]], "faces as the start page shows them"
    assert "7♥" in coach.text.text()
    assert "seven of hearts" in coach.text.accessibleName()
    sitting.press("stand")
    assert match.view().phase == "stand", "the coach is to be read first"
    press(page.table, Qt.Key.Key_Return)
    assert page.number == 1
    sitting.press("beg")
    assert "for now say “Stand”" in page.table.message.text()
    sitting.press("stand")
    qtbot.waitUntil(lambda: page.number == 2 and coach.isVisible())
    king, ace = match.lesson.pack[9], match.lesson.pack[0]
    sitting.click(king)
    assert "for now lead A♥" in page.table.message.text()
    assert match.view().counts[0] == 6
    sitting.click(ace)
    qtbot.waitUntil(lambda: page.number == 3 and coach.isVisible())
    press(page.table, Qt.Key.Key_Escape)
    press(page.table, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start_page
    assert window.start_page.learn_button.text() == "Go on with the lesson"
    page, _ = learn(window, qtbot, "seven-up-3")
    assert page.number == 3
    assert not coach.again_button.isHidden()


def test_a_lesson_is_followed_by_keys_alone_to_its_end(window: MainWindow, qtbot: QtBot) -> None:
    page, _ = learn(window, qtbot, "semerik")
    follow(page, qtbot)
    panel = page.table.deal_panel
    assert panel is not None
    panel.finish()
    press(page.focusWidget(), Qt.Key.Key_Return)
    assert page.end.isVisible()
    assert "J♦" in page.end.text.text()
    press(page.end.stay_button, Qt.Key.Key_Return)
    assert window.match is not None
    assert window.match.spec.id == "semerik"
    assert window.pages.currentWidget() is window.table


def test_somebody_new_plays_within_three_clicks(tables: Tables, qtbot: QtBot) -> None:
    assert tables.settings.is_new
    window = tables.window()
    window.welcome()
    click_at(window.learning.welcome_page.languages.chips["ru"])
    qtbot.waitUntil(
        lambda: window.preferences.text("language") == "ru" and bool(window.learning.place.welcome)
    )
    click_at(window.learning.welcome_page.tiles["semerik"])
    click_at(window.learning.welcome_page.play_button)
    assert window.match is not None
    assert window.match.spec.id == "semerik"
    window.preferences.set("language", "system")
    assert not Settings(tables.settings.file).is_new


def test_the_coach_finds_room_beside_a_trick_for_large_texts(qtbot: QtBot, qapp: QApplication) -> None:
    before, large = qapp.font(), QFont(qapp.font())
    large.setPixelSize(24)
    qapp.setFont(large)
    try:
        host = QWidget()
        qtbot.addWidget(host)
        host.resize(800, 515)
        host.show()
        coach = Coach(host)
        words = "Your partner leads 3♣, which no club beats. You hold no club and may play anything: a heart "
        words += "would only take the trick from your own side. Add a card that counts instead: K♦."
        coach.tell("Your partner’s trick", words, words, 5, 8, waits=False)
        cards = [QRectF(370, 165, 52, 75), QRectF(428, 203, 52, 75)]
        coach.place(QRectF(360, 160, 125, 125), [*((card, 20.0) for card in cards), (HAND, 60.0)])
        for box in (*cards, HAND):
            assert not box.intersects(QRectF(coach.geometry()))
    finally:
        qapp.setFont(before)
