"""The names of a sheet's pages side by side at its head."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from cardtable.view.kit.page_list import PageButton

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class _Tab(PageButton):
    """The name of a page beside others."""

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        width = self.fontMetrics().horizontalAdvance(self.text().replace("&", ""))
        return QSize(width + round(1.7 * em), round(1.9 * em))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right belong to all of them."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class PageTabs(QWidget):
    """Left and right go from one to the next."""

    chosen = Signal(int)
    """The place of the page that the person has chosen."""

    def __init__(self, titles: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.buttons: list[PageButton] = [_Tab(title, self) for title in titles]
        for place, button in enumerate(self.buttons):
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self._group.addButton(button, place)
            self._row.addWidget(button)
        self._group.idClicked.connect(self.chosen)

    @property
    def current(self) -> PageButton:
        """The button of the page in sight."""
        return next((button for button in self.buttons if button.isChecked()), self.buttons[0])

    def show_current(self, place: int) -> None:
        """A page is in sight now; keys that were with another's button go to its own."""
        had_keys = self.current.hasFocus()
        self.buttons[place].setChecked(True)
        if had_keys:
            self.buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, em: int) -> None:
        """Set the gaps to suit the text's size."""
        self._row.setSpacing(round(0.2 * em))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()), 0)
        if step:
            place = self.buttons.index(self.current)
            self.chosen.emit((place + step) % len(self.buttons))
        else:
            event.ignore()
