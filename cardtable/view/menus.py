"""The window's menus, with the keys that the platform expects."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from cardtable.about import NAME
from cardtable.view.pace import PACES


def speed_title(name: str) -> str:
    """A speed's name for people."""
    translate = QCoreApplication.translate
    return {
        "slow": translate("Menus", "&Slow"),
        "normal": translate("Menus", "&Normal"),
        "fast": translate("Menus", "&Fast"),
        "off": translate("Menus", "&Off: nothing moves"),
    }[name]


class Menus:
    """Builds the menu bar of a window and holds its actions; the window connects them."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        tr = self._tr
        keys = QKeySequence.StandardKey
        self.new = self._action(tr("&New match…"), keys.New)
        self.again = self._action(tr("&Same game again"))
        self.again.setShortcut(QKeySequence("Ctrl+Shift+N"))
        self.end = self._action(tr("&End match"), keys.Close)
        self.quit = self._action(tr("&Quit"), keys.Quit, QAction.MenuRole.QuitRole)
        self.full_screen = self._action(tr("&Full screen"))
        platform = QKeySequence.keyBindings(keys.FullScreen)
        self.full_screen.setShortcuts(list(dict.fromkeys([QKeySequence("F11"), *platform])))
        self.full_screen.setCheckable(True)
        self.about = self._action(tr("&About {name}").format(name=NAME), None, QAction.MenuRole.AboutRole)
        self.about_qt = self._action(tr("About &Qt"), None, QAction.MenuRole.AboutQtRole)
        self.speeds: dict[str, QAction] = {}
        self._build()

    def _build(self) -> None:
        bar = self._window.menuBar()
        game = bar.addMenu(self._tr("&Game"))
        game.addActions([self.new, self.again, self.end])
        game.addSeparator()
        game.addAction(self.quit)
        view = bar.addMenu(self._tr("&View"))
        view.addAction(self.full_screen)
        self._build_speeds(view.addMenu(self._tr("&Speed")))
        help_ = bar.addMenu(self._tr("&Help"))
        help_.addActions([self.about, self.about_qt])

    def _build_speeds(self, menu: QMenu) -> None:
        group = QActionGroup(self._window)
        for place, name in enumerate(PACES, 1):
            action = self._action(speed_title(name))
            action.setShortcut(QKeySequence(f"Ctrl+{place}"))
            action.setCheckable(True)
            group.addAction(action)
            self.speeds[name] = action
            menu.addAction(action)

    def on_speed(self, chosen: Callable[[str], None]) -> None:
        """Call this with the name of a speed that is chosen."""
        for name, action in self.speeds.items():
            action.triggered.connect(lambda checked=False, name=name: chosen(name))

    def _tr(self, text: str) -> str:
        return QCoreApplication.translate("Menus", text)

    def _action(
        self,
        text: str,
        key: QKeySequence.StandardKey | None = None,
        role: QAction.MenuRole = QAction.MenuRole.NoRole,
    ) -> QAction:
        action = QAction(text, self._window)
        action.setMenuRole(role)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        if key is not None:
            action.setShortcuts(key)
        self._window.addAction(action)
        return action
