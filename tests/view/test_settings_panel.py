"""The settings: every preference is on a page, holds at once, and everything can be reached and read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.model.preferences import PREFERENCES
from cardtable.view.kit.chips import Chips
from cardtable.view.kit.switches import PaperSlider, Switch
from cardtable.view.settings.settings_looks import FeltPage
from cardtable.view.settings.settings_page import SettingsPage
from cardtable.view.settings.settings_panel import SettingsPanel
from cardtable.view.settings.settings_play import PlayersPage
from cardtable.view.window.main_window import MainWindow
from tests.view.windows import deal

ELSEWHERE = {"window.toolbar"}
"""The tools are shown and hidden in the menu."""


@pytest.fixture
def panel(window: MainWindow) -> SettingsPanel:
    window.show_settings()
    return window.settings_panel


def control(panel: SettingsPanel, key: str) -> QWidget:
    for place, page in enumerate(panel.pages):
        if key in page.keys:
            panel.turn_to(place)
            found = page.findChild(QWidget, key)
            assert found is not None
            return found
    raise AssertionError(f"no page has {key}")


def page_of(panel: SettingsPanel, kind: type[SettingsPage]) -> SettingsPage:
    place = next(place for place, page in enumerate(panel.pages) if isinstance(page, kind))
    panel.turn_to(place)
    return panel.page


def test_every_preference_is_shown_and_chosen_on_a_page(window: MainWindow, panel: SettingsPanel) -> None:
    preferences = window.preferences
    on_pages = [key for page in panel.pages for key in page.keys]
    assert sorted([*on_pages, *ELSEWHERE]) == sorted(preference.key for preference in PREFERENCES)
    for preference in PREFERENCES:
        key = preference.key
        if key in ELSEWHERE or key == "felt.picture":
            continue
        shown = control(panel, key)
        if isinstance(shown, Chips):
            assert set(shown.chips) == set(preference.choices)
            for value in [choice for choice in preference.choices if choice != "picture"]:
                shown.chips[value].click()
                assert preferences.text(key) == value
            preferences.reset([key])
            assert shown.value() == preferences.text(key)
        elif isinstance(shown, Switch):
            shown.click()
            assert preferences.flag(key) != preference.default
            preferences.reset([key])
            assert shown.isChecked() == preference.default
        else:
            assert isinstance(shown, PaperSlider)
            QTest.keyClick(shown, Qt.Key.Key_Home)
            assert preferences.number(key) == preference.least
            preferences.reset([key])
            assert shown.value() == preference.default


def test_what_is_chosen_is_seen_on_the_table_at_once_and_taken_back(window: MainWindow) -> None:
    deal(window, "seven-up-3")
    preferences = window.preferences
    window.show_settings()

    def seen() -> QImage:
        return window.table.view.grab().toImage()

    before = seen()
    choices: dict[str, str | bool | int] = {
        "deck.look": "large",
        "deck.four-colours": True,
        "deck.letters": "cyrillic",
        "deck.back": "fern",
        "cards.size": -1,
        "felt.kind": "wine",
        "sort.suits": "HDCS",
        "sort.high-left": False,
    }
    for key, value in choices.items():
        preferences.set(key, value)
        assert seen() != before, key
        preferences.reset([key])
        assert seen() == before, key


def test_what_is_chosen_about_motion_holds_at_once(window: MainWindow) -> None:
    preferences = window.preferences
    preferences.set("motion.speed", "slow")
    assert window.table.pace.name == "slow"
    moves = []
    for key, value in (("reduced", "on"), ("reduced", "off"), ("speed", "off")):
        preferences.set(f"motion.{key}", value)
        moves.append(window.table.pace.moves)
    assert moves == [False, True, False]


def test_a_page_is_reset_alone(window: MainWindow, panel: SettingsPanel) -> None:
    window.preferences.set("deck.back", "fern")
    window.preferences.set("sound.volume", 10)
    panel.turn_to(0)
    assert panel.reset_button.isEnabled()
    panel.reset_button.click()
    assert window.preferences.text("deck.back") == "poppy"
    assert window.preferences.number("sound.volume") == 10
    assert not panel.reset_button.isEnabled()


def test_keys_go_through_pages_and_controls_and_escape_closes(window: MainWindow, qtbot: QtBot) -> None:
    deal(window)
    window.menus.settings.trigger()
    panel = window.settings_panel
    assert panel.isVisible()

    def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focus = window.focusWidget()
        assert focus is not None
        assert panel.isAncestorOf(focus)
        QTest.keyClick(focus, key, held)

    press(Qt.Key.Key_Down)
    assert panel.stack.currentIndex() == 1
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Tab)
    looks = control(panel, "deck.look")
    assert isinstance(looks, Chips)
    assert window.focusWidget() is looks.chips["classic"]
    press(Qt.Key.Key_Right)
    assert window.preferences.text("deck.look") == "large"
    press(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert panel.stack.currentIndex() == 1
    for _ in range(30):  # round and round, and never out
        press(Qt.Key.Key_Tab)
    alt = Qt.KeyboardModifier.AltModifier
    press(Qt.Key.Key_C, alt)
    qtbot.waitUntil(lambda: panel.stack.currentIndex() == 0)
    press(Qt.Key.Key_B, alt)
    press(Qt.Key.Key_Right)
    assert window.preferences.text("deck.back") == "cornflower"
    press(Qt.Key.Key_Z, alt)
    press(Qt.Key.Key_Right)
    assert window.preferences.number("cards.size") == 1
    press(Qt.Key.Key_F, alt)
    qtbot.waitUntil(lambda: window.preferences.flag("deck.four-colours"))
    match = window.match
    press(Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.match is match
    assert window.table.hasFocus()


def test_what_opens_below_gets_the_keys_when_the_settings_close(window: MainWindow, qtbot: QtBot) -> None:
    deal(window)
    window.show_settings()
    window.table.setFocus()  # as when the table has been dealt
    focus = window.focusWidget()
    assert focus is not None
    assert window.settings_panel.isAncestorOf(focus)
    window.settings_panel.hide()
    assert window.table.hasFocus()


def test_no_letter_stands_for_two_things(window: MainWindow, panel: SettingsPanel) -> None:
    for place, page in enumerate(panel.pages):
        panel.turn_to(place)
        texts = [action.text() for action in window.menuBar().actions()]
        texts += [panel.reset_button.text(), *(button.text() for button in panel.list.buttons)]
        texts += [label.text() for label in page.findChildren(QLabel)]
        texts += [button.text() for button in page.findChildren(QAbstractButton)]
        letters = [text[text.index("&") + 1].upper() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), page.title


@pytest.fixture
def large_texts(qapp: QApplication) -> Iterator[None]:
    font = qapp.font()
    large = QFont(font)
    large.setPointSize(2 * font.pointSize())
    qapp.setFont(large)
    yield
    qapp.setFont(font)


def assert_fits(window: MainWindow, size: QSize) -> None:
    window.resize(size)
    window.show_settings()
    panel = window.settings_panel
    QApplication.processEvents()
    for place, page in enumerate(panel.pages):
        panel.turn_to(place)
        QApplication.processEvents()
        assert panel.rect().contains(panel.card.geometry())
        assert panel.card.rect().contains(panel.close_button.geometry())
        view = panel.stack.currentWidget()
        assert view is not None
        assert page.width() <= view.width()
        assert view.height() > 5 * panel.card.em()
        for part in page.findChildren(QWidget):
            if part.isVisible():
                corner = part.mapTo(page, QPoint(0, 0))
                assert page.rect().contains(QRect(corner, part.size())), (page.title, part)
                assert part.width() >= min(part.minimumSizeHint().width(), page.width()), (page.title, part)


@pytest.mark.parametrize("size", [QSize(800, 560), QSize(1024, 640)])
def test_every_page_fits_its_window(window: MainWindow, size: QSize) -> None:
    assert_fits(window, size)


def test_every_page_fits_with_the_largest_texts(window: MainWindow, large_texts: None) -> None:
    QApplication.processEvents()
    assert_fits(window, QSize(800, 560))


def test_a_picture_of_ones_own_covers_the_table(
    window: MainWindow, panel: SettingsPanel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(panel, FeltPage)
    assert isinstance(page, FeltPage)
    file = tmp_path / "сукно.png"
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#a0a0ff"))
    image.save(str(file))
    answers = ["", str(file), str(tmp_path / "missing.png")]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *more: (answers.pop(0), ""))
    window.preferences.set("felt.kind", "sand")
    page.kinds.chips["picture"].click()  # and nothing is chosen
    assert window.preferences.text("felt.kind") == "sand"
    assert page.kinds.value() == "sand"
    page.kinds.chips["picture"].click()
    assert window.preferences.text("felt.kind") == "picture"
    assert page.picture.text() == "Chosen: сукно.png"
    page.choose_button.click()
    assert "missing.png" in page.picture.text()
    assert "green" in page.picture.text()


def test_players_are_the_same_here_and_on_the_start_page(window: MainWindow) -> None:
    window.start_page.choose("semerik")
    window.start_page.players.names[1].setText("Ada")
    window.show_settings()
    page = page_of(window.settings_panel, PlayersPage)
    assert isinstance(page, PlayersPage)
    assert [name.text() for name in page.players.names][1] == "Ada"
    page.players.names[2].setText("Borys")
    page.players.names[2].editingFinished.emit()
    level = page.players.levels[3]
    assert level is not None
    level.setCurrentIndex(level.findData("expert"))
    plan = window.start_page.plan()
    assert plan.names[1:3] == ("Ada", "Borys")
    assert plan.players[3].level == "expert"
    window.settings_panel.reset_button.click()
    assert "Ada" not in window.start_page.plan().names


def test_asking_can_be_left_out(window: MainWindow) -> None:
    window.preferences.set("confirm.end", False)
    deal(window)
    window.menus.end.trigger()
    assert not window.question.isVisible()
    assert window.match is None
