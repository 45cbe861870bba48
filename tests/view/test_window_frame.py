"""What surrounds the table: menus and their keys, the tools, full screen, and the sheets about them."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QCursor, QFont, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.about import VERSION
from cardtable.view.help.keys_panel import key_names, menu_lines
from cardtable.view.kit.tool_icons import ICONS
from cardtable.view.window.main_window import MainWindow
from tests.view.windows import Tables, deal


def entries(window: MainWindow) -> list[QAction]:
    """All entries of the menus that can be seen."""
    found = []
    for menu in window.menus.titles:
        if menu.menuAction().isVisible():
            for action in menu.actions():
                submenu = action.menu()
                found += submenu.actions() if submenu is not None else [action]  # type: ignore[attr-defined]
    return [action for action in found if not action.isSeparator()]


def test_no_key_is_a_letter_alone(window: MainWindow) -> None:
    """Those belong to words at the table, and to names that are typed."""
    for action in window.actions():
        for key in action.shortcuts():
            assert re.search(r"Ctrl|Alt|^F\d+$|^[A-Z][a-z]+", key.toString()), action.text()


def test_no_menu_is_empty_and_every_action_is_in_one(window: MainWindow) -> None:
    for menu in window.menus.titles:
        assert menu.menuAction().isVisible() == bool(menu.actions())
    assert set(window.actions()) <= set(entries(window))


def test_the_platform_finds_its_own_entries(window: MainWindow) -> None:
    roles = {action.text(): action.menuRole() for action in entries(window)}
    wanted = {role for role in roles.values() if role != QAction.MenuRole.NoRole}
    assert wanted == {
        QAction.MenuRole.QuitRole,
        QAction.MenuRole.PreferencesRole,
        QAction.MenuRole.AboutRole,
        QAction.MenuRole.AboutQtRole,
    }
    assert QKeySequence(QKeySequence.StandardKey.New) in window.menus.new.shortcuts()


def test_cards_grow_and_shrink_by_the_usual_keys(window: MainWindow) -> None:
    menus, preferences = window.menus, window.preferences
    for _ in range(2):
        menus.larger.trigger()
    assert preferences.number("cards.size") == 2
    assert not menus.larger.isEnabled()
    menus.smaller.trigger()
    assert preferences.number("cards.size") == 1
    menus.usual.trigger()
    assert preferences.number("cards.size") == 0
    assert not menus.usual.isEnabled()


def test_menus_show_what_is_chosen_elsewhere(window: MainWindow) -> None:
    window.preferences.set("sound.on", False)
    window.preferences.set("motion.speed", "brisk")
    assert not window.menus.sound.isChecked()
    assert window.menus.speeds["brisk"].isChecked()
    window.menus.sound.trigger()
    assert window.preferences.flag("sound.on")


# --- tools -----------------------------------------------------------------------------------------------


def test_tools_do_what_the_menus_do_and_say_by_which_key(window: MainWindow) -> None:
    deal(window)
    for button in window.tools.strip.buttons:
        action = button.tool.action
        assert key_names(action)[0] in button.toolTip() or not key_names(action)
        assert button.isVisible()
        assert {button.tool.icon, button.tool.checked} - {""} <= set(ICONS)
    QTest.mouseClick(window.tools.strip.buttons[0], Qt.MouseButton.LeftButton)
    assert window.question.isVisible()


def test_tools_can_be_hidden_and_stay_so(tables: Tables) -> None:
    window = tables.window()
    height = window.pages.height()
    window.menus.toolbar.trigger()
    assert not window.tools.strip.isVisible()
    assert window.pages.height() == height  # the table has not become smaller by them
    window.close()
    assert not tables.window().tools.strip.isVisible()


def test_tools_make_way_for_the_menus(window: MainWindow, qapp: QApplication, qtbot: QtBot) -> None:
    font = qapp.font()
    large = QFont(font)
    large.setPointSize(3 * font.pointSize())
    try:
        qapp.setFont(large)
        window.resize(800, 560)
        bar, tools = window.menuBar(), window.tools.strip.buttons

        def makes_way() -> bool:
            titles = [bar.actionGeometry(action) for action in bar.actions() if action.isVisible()]
            shown = [button for button in tools if button.isVisible()]
            right = max(title.right() for title in titles)
            return (
                0 < len(shown) < len(tools)
                and all(not title.isEmpty() and bar.rect().contains(title) for title in titles)
                and all(button.mapTo(bar, QPoint(0, 0)).x() > right for button in shown)
            )

        qtbot.waitUntil(makes_way)
    finally:
        qapp.setFont(font)
        qapp.processEvents()


# --- full screen -----------------------------------------------------------------------------------------


def test_in_full_screen_menus_stay_while_the_pointer_is_there(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(window)
    match, filler = window.match, window.screen_filler
    window.menus.full_screen.trigger()
    assert not window.menuBar().isVisible()
    assert not filler.menus.isVisible()
    size = window.table.size()
    monkeypatch.setattr(QCursor, "pos", lambda: window.mapToGlobal(QPoint(300, 0)))
    filler.edge.entered.emit()
    assert filler.menus.isVisible()
    assert window.table.size() == size  # they lie over the table
    assert [action.text() for action in filler.menus.actions()] == [
        action.text() for action in window.menuBar().actions()
    ]
    qtbot.wait(600)
    assert filler.menus.isVisible()
    monkeypatch.setattr(QCursor, "pos", lambda: window.mapToGlobal(QPoint(300, 300)))
    qtbot.waitUntil(lambda: not filler.menus.isVisible())
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.menuBar().isVisible()
    assert not filler.edge.isVisible()
    assert window.match is match


# --- sheets ----------------------------------------------------------------------------------------------


def test_the_sheet_of_keys_tells_those_of_the_menus(window: MainWindow) -> None:
    window.menus.shortcuts.trigger()
    texts = {label.text() for label in window.keys.findChildren(QLabel)}
    for keys, text in menu_lines(window.menus.titles):
        assert {*keys, text} <= texts
    told = [key for line in menu_lines(window.menus.titles) for key in line.keys]
    assert len(told) == len(set(told))
    QTest.keyClick(window.keys.button, Qt.Key.Key_Escape)
    assert not window.keys.isVisible()


def test_versions_can_be_copied(window: MainWindow, qapp: QApplication) -> None:
    window.menus.about.trigger()
    window.about.copy_button.click()
    text = qapp.clipboard().text()
    assert text.startswith(f"Cardtable {VERSION}\nPython 3.")
    assert "PySide6" in text


@pytest.mark.parametrize("sheet", ["settings", "keys", "about"])
def test_escape_closes_a_sheet_and_never_a_match(window: MainWindow, sheet: str) -> None:
    deal(window)
    match = window.match
    {"settings": window.menus.settings, "keys": window.menus.shortcuts, "about": window.menus.about}[
        sheet
    ].trigger()
    for _ in range(3):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
    assert window.match is match
    assert window.isVisible()
    assert window.table.hasFocus()
