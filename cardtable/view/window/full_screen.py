"""The window over the whole screen: menus give way to the table, and come when the pointer asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QEnterEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QMenuBar, QWidget

_EDGE: Final = 3
"""Pixels along the upper edge of the screen that bring the menus."""
_LINGER_MS: Final = 500
"""How long the menus stay when the pointer has left them."""


class _Edge(QWidget):
    """The upper edge of the screen."""

    entered = Signal()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.entered.emit()


class FullScreen(QObject):
    """Lets a window fill the screen.

    Where menus stand in the window they are hidden then. Others with the same entries slide over the table
    when the pointer touches the upper edge of the screen, or F10 is pressed, so that the table need not be
    laid out anew.
    """

    def __init__(self, window: QMainWindow, menus: Sequence[QMenu], host: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._host = host
        self._bar = window.menuBar()
        self.edge = _Edge(host)
        self.edge.entered.connect(self.show_menus)
        self.menus = QMenuBar(host)
        self.menus.setNativeMenuBar(False)
        self.menus.setAutoFillBackground(True)
        for menu in menus:
            self.menus.addAction(menu.menuAction())
        self._key = QShortcut(QKeySequence("F10"), window)
        self._key.setEnabled(False)
        self._key.activated.connect(self._on_key)
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(_LINGER_MS)
        self._linger.timeout.connect(self._on_lingered)
        self.menus.installEventFilter(self)
        host.installEventFilter(self)
        self.edge.hide()
        self.menus.hide()

    def close(self) -> None:
        """Be there no more; the window stays as it is."""
        self._linger.stop()
        for thing in (self._key, self.edge, self.menus, self):
            thing.deleteLater()

    def set(self, on: bool) -> None:
        """Fill the screen, or be a window again."""
        state, full = self._window.windowState(), Qt.WindowState.WindowFullScreen
        if bool(state & full) != on:
            self._window.setWindowState(state ^ full)
        self._arrange(on)

    def _arrange(self, on: bool) -> None:
        if self._bar.isNativeMenuBar():
            return  # the system does all this by itself
        self._bar.setVisible(not on)
        self._key.setEnabled(on)
        self._place()  # before it is seen, else the pointer might be within it
        self.edge.setVisible(on)
        if not on:
            self.hide_menus()

    def _place(self) -> None:
        self.edge.setGeometry(0, 0, self._host.width(), _EDGE)
        self.edge.raise_()
        self.menus.setGeometry(0, 0, self._host.width(), self.menus.sizeHint().height())

    def show_menus(self) -> None:
        """Show the menus over the table for as long as they are used."""
        self._place()
        self.menus.show()
        self.menus.raise_()
        self._linger.start()

    def hide_menus(self) -> None:
        """Take the menus away."""
        self._linger.stop()
        self.menus.hide()

    def _on_key(self) -> None:
        self.show_menus()
        self.menus.setActiveAction(self.menus.actions()[0])

    def _on_lingered(self) -> None:
        over = self.menus.rect().contains(self.menus.mapFromGlobal(QCursor.pos()))
        if over or QApplication.activePopupWidget() is not None:
            self._linger.start()
        else:
            self.hide_menus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._host and event.type() == QEvent.Type.Resize and self.edge.isVisible():
            self._place()
        return False
