"""The window's menus, with the keys that the platform expects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from cardtable.about import NAME
from cardtable.model.languages import LANGUAGES, SYSTEM
from cardtable.model.preferences import LARGEST, SMALLEST, SPEEDS, Preferences
from cardtable.view.window.toolbar import Tool

_KEYS: Final = QKeySequence.StandardKey
_ROLES: Final = QAction.MenuRole


def speed_title(name: str) -> str:
    """A speed's name for people."""
    translate = QCoreApplication.translate
    return {
        "slow": translate("Menus", "&Slow"),
        "normal": translate("Menus", "&Normal"),
        "fast": translate("Menus", "&Fast"),
        "brisk": translate("Menus", "&Brisk"),
        "off": translate("Menus", "&Off: nothing moves"),
    }[name]


class Menus(QObject):
    """Fills the menus of a window and holds their actions; the window connects them.

    No action has a letter alone as its key: those are the table's, for words and names to be typed.

    Parameters
    ----------
    titles: the menus, as :func:`add_titles` has begun them.
    """

    def __init__(self, window: QMainWindow, titles: Sequence[QMenu]) -> None:
        super().__init__(window)
        self._window = window
        self.titles = titles
        """The menus from left to right."""
        game, move, view, settings, about = titles
        self._fill_game(game)
        self._fill_move(move)
        self._fill_view(view)
        self._fill_settings(settings)
        self._fill_help(about)
        for action in self._for_matches():
            action.setEnabled(False)

    def _for_matches(self) -> list[QAction]:
        """What there is only with a match on the table, and not at each of its moments."""
        at_deal = [self.deal_again, self.new_deal, self.swap, self.copy_code, self.save_record, self.report]
        return [self.undo, self.redo, self.hint, self.last_trick, self.claim, *at_deal]

    # --- the menus -----------------------------------------------------------------------------------------

    def _fill_game(self, menu: QMenu) -> None:
        self.new = self._action(self.tr("&New match…"), _KEYS.New)
        self.again = self._action(self.tr("&Same game again"), "Ctrl+Shift+N")
        self.deal_again = self._action(self.tr("Play this deal &again"), "Ctrl+R")
        self.new_deal = self._action(self.tr("Ne&w deal"))
        self.swap = self._action(self.tr("Swap sea&ts"))
        self.copy_code = self._action(self.tr("Co&py deal code"), "Ctrl+Shift+C")
        self.enter_code = self._action(self.tr("Enter a deal &code…"))
        self.open_record = self._action(self.tr("&Open record…"), _KEYS.Open)
        self.save_record = self._action(self.tr("Sa&ve record as…"))
        self.save_record.setShortcuts(
            QKeySequence.keyBindings(_KEYS.SaveAs) or [QKeySequence("Ctrl+Shift+S")]
        )
        self.history = self._action(self.tr("&History and statistics…"), "Ctrl+Shift+Y")
        self.end = self._action(self.tr("&End match"), _KEYS.Close)
        self.quit = self._action(self.tr("&Quit"), _KEYS.Quit, _ROLES.QuitRole)
        menu.addActions([self.new, self.again])
        self.day = menu.addMenu(self.tr("Deal of the &day"))
        menu.addAction(self.enter_code)
        menu.addSeparator()
        menu.addActions([self.deal_again, self.new_deal, self.swap, self.copy_code])
        menu.addSeparator()
        menu.addActions([self.open_record, self.save_record])
        menu.addSeparator()
        menu.addAction(self.history)
        menu.addSeparator()
        menu.addActions([self.end, self.quit])

    def _fill_move(self, menu: QMenu) -> None:
        """What can be done at the table besides playing; the table says when."""
        self.undo = self._action(self.tr("&Undo"), _KEYS.Undo)
        self.redo = self._action(self.tr("&Redo"), "Ctrl+Shift+Z")
        self.redo.setShortcuts([*self.redo.shortcuts(), QKeySequence("Ctrl+Y")])
        self.last_trick = self._action(self.tr("&Last trick"), "Ctrl+L")
        self.claim = self._action(self.tr("&Claim the rest"), "Ctrl+K")
        self.hint = self._action(self.tr("&Hint"), "Ctrl+Shift+H")  # Command+H is the system's on macOS
        menu.addActions([self.undo, self.redo])
        menu.addSeparator()
        menu.addActions([self.hint, self.last_trick, self.claim])
        menu.addSeparator()
        self._build_readings(menu.addMenu(self.tr("&Tell me")))

    def _build_readings(self, menu: QMenu) -> None:
        """What can be asked about the table at any moment, by what it is."""
        self.readings = {
            "hand": self._action(self.tr("My &hand"), "F5"),
            "trick": self._action(self.tr("The &trick"), "F6"),
            "score": self._action(self.tr("The &score"), "F7"),
            "turn": self._action(self.tr("&Whose turn it is"), "F8"),
            "events": self._action(self.tr("What has &happened"), "F9"),
        }
        menu.addActions(list(self.readings.values()))

    def _fill_view(self, menu: QMenu) -> None:
        self.full_screen = self._action(self.tr("&Full screen"), checkable=True)
        platform = QKeySequence.keyBindings(_KEYS.FullScreen)
        self.full_screen.setShortcuts(list(dict.fromkeys([QKeySequence("F11"), *platform])))
        self.toolbar = self._action(self.tr("&Tools"), checkable=True)
        self.larger = self._action(self.tr("&Larger cards"), _KEYS.ZoomIn)
        self.larger.setShortcuts([*self.larger.shortcuts(), QKeySequence("Ctrl+=")])  # + without Shift
        self.smaller = self._action(self.tr("&Smaller cards"), _KEYS.ZoomOut)
        self.usual = self._action(self.tr("Cards of &usual size"), "Ctrl+0")
        menu.addActions([self.full_screen, self.toolbar])
        menu.addSeparator()
        menu.addActions([self.larger, self.smaller, self.usual])
        menu.addSeparator()
        self._build_speeds(menu.addMenu(self.tr("S&peed")))

    def _build_speeds(self, menu: QMenu) -> None:
        self.speeds: dict[str, QAction] = {}
        group = QActionGroup(self)
        for place, name in enumerate(SPEEDS, 1):
            action = self._action(speed_title(name), f"Ctrl+{place}", checkable=True)
            group.addAction(action)
            self.speeds[name] = action
            menu.addAction(action)

    def _fill_settings(self, menu: QMenu) -> None:
        self.sound = self._action(self.tr("S&ound"), "Ctrl+M", checkable=True)
        # The binding exists where the platform has one; the comma is what people try everywhere.
        keys = QKeySequence.keyBindings(_KEYS.Preferences) or [QKeySequence("Ctrl+,")]
        self.settings = self._action(self.tr("All &settings…"), None, _ROLES.PreferencesRole)
        self.settings.setShortcuts(keys)
        menu.addAction(self.sound)
        self._build_languages(menu.addMenu(self.tr("&Language")))
        menu.addSeparator()
        menu.addAction(self.settings)

    def _build_languages(self, menu: QMenu) -> None:
        """Each language by its own name, so that whoever needs it finds it."""
        self.languages: dict[str, QAction] = {}
        group = QActionGroup(self)
        for language, title in {SYSTEM: self.tr("As the &system"), **LANGUAGES}.items():
            action = self._action(title, checkable=True)
            group.addAction(action)
            self.languages[language] = action
            menu.addAction(action)

    def _fill_help(self, menu: QMenu) -> None:
        self.rules = self._action(self.tr("&Rules"))
        platform = QKeySequence.keyBindings(_KEYS.HelpContents)
        self.rules.setShortcuts(list(dict.fromkeys([QKeySequence("F1"), *platform])))
        self.glossary = self._action(self.tr("&Glossary"), "Shift+F1")
        self.shortcuts = self._action(self.tr("&Keys"), "Ctrl+F1")
        self.seal = self._action(self.tr("The &sealed pack"))
        self.told = self._action(self.tr("How the computers play &fair"))
        self.report = self._action(self.tr("Report this &play…"))
        self.diagnostics = self._action(self.tr("Copy &diagnostics"))
        self.about = self._action(self.tr("&About {name}").format(name=NAME), None, _ROLES.AboutRole)
        self.about_qt = self._action(self.tr("About &Qt"), None, _ROLES.AboutQtRole)
        menu.addActions([self.rules, self.glossary, self.shortcuts])
        self.lessons = menu.addMenu(self.tr("&Learn to play"))
        menu.addSeparator()
        menu.addActions([self.told, self.seal])
        menu.addSeparator()
        menu.addActions([self.report, self.diagnostics])
        menu.addSeparator()
        menu.addActions([self.about, self.about_qt])

    # --- what the window does with them --------------------------------------------------------------------

    def follow(self, preferences: Preferences) -> None:
        """Show what is chosen, now and later, and choose what is clicked."""
        for name, action in self.speeds.items():
            action.triggered.connect(lambda checked=False, name=name: preferences.set("motion.speed", name))
        self.toolbar.triggered.connect(lambda on: preferences.set("window.toolbar", on))
        self.sound.triggered.connect(lambda on: preferences.set("sound.on", on))
        for action, step in ((self.larger, 1), (self.smaller, -1), (self.usual, 0)):
            action.triggered.connect(partial(self._resize, preferences, step))
        for language, action in self.languages.items():
            action.triggered.connect(lambda _=False, language=language: preferences.set("language", language))
        self._preferences = preferences
        preferences.changed.connect(self._show_chosen)  # a method's connection ends with its object
        self._show_chosen()

    def add_lesson(self, title: str, show: Callable[[], object]) -> None:
        """Offer the lesson of a game."""
        self.lessons.addAction(title, show).setMenuRole(_ROLES.NoRole)

    def close(self) -> None:
        """Leave the window without menus and their keys, for others to be built."""
        for action in self.findChildren(QAction, options=Qt.FindChildOption.FindDirectChildrenOnly):
            self._window.removeAction(action)
        for menu in self.titles:
            menu.deleteLater()
        self._window.menuBar().clear()
        self.deleteLater()

    def _resize(self, preferences: Preferences, step: int) -> None:
        preferences.set("cards.size", preferences.number("cards.size") + step if step else 0)

    def _show_chosen(self) -> None:
        preferences = self._preferences
        self.speeds[preferences.text("motion.speed")].setChecked(True)
        self.toolbar.setChecked(preferences.flag("window.toolbar"))
        self.sound.setChecked(preferences.flag("sound.on"))
        size = preferences.number("cards.size")
        self.larger.setEnabled(size < LARGEST)
        self.smaller.setEnabled(size > SMALLEST)
        self.usual.setEnabled(size != 0)
        self.languages[preferences.text("language")].setChecked(True)

    def tools(self) -> list[Tool]:
        """What the tool strip offers, what is most worth a place first."""
        return [
            Tool(self.new, "new"),
            Tool(self.again, "again"),
            Tool(self.undo, "undo"),
            Tool(self.redo, "redo"),
            Tool(self.hint, "hint"),
            Tool(self.last_trick, "last-trick"),
            Tool(self.claim, "claim"),
            Tool(self.settings, "settings"),
            Tool(self.sound, "mute", "sound"),
            Tool(self.full_screen, "full-screen"),
        ]

    # --- making them ---------------------------------------------------------------------------------------

    def _action(
        self,
        text: str,
        key: QKeySequence.StandardKey | str | None = None,
        role: QAction.MenuRole = QAction.MenuRole.NoRole,
        *,
        checkable: bool = False,
    ) -> QAction:
        action = QAction(text, self)
        action.setMenuRole(role)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setCheckable(checkable)
        if isinstance(key, str):
            action.setShortcut(QKeySequence(key))
        elif key is not None:
            action.setShortcuts(key)
        self._window.addAction(action)
        return action
