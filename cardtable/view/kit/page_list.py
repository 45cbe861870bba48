"""The list of a panel's pages, at its left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.view.kit import theme

STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
"""Keys that go through the list."""
ASIDE: Final = 9
"""The list's breadth in lines of text."""


class PageButton(QPushButton):
    """The name of a page in the list of them."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.set_text(self, 1.05)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down belong to the whole list."""
        if event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2 * em, round(1.9 * em))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(1.0, 0.09 * em)
        box = self.rect().toRectF().adjusted(line, line, -line, -line)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            painter.setBrush(QColor(colours.green))
            painter.drawRoundedRect(box, 0.4 * em, 0.4 * em)
        elif self.underMouse():
            painter.setBrush(QColor(colours.inset))
            painter.drawRoundedRect(box, 0.4 * em, 0.4 * em)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = 2 * line if self.isChecked() else 0.0
            painter.setPen(QPen(QColor(colours.on_accent if self.isChecked() else colours.ochre), 1.6 * line))
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 0.35 * em, 0.35 * em)
        painter.setPen(QColor(colours.on_accent if self.isChecked() else colours.ink))
        flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextShowMnemonic.value
        painter.drawText(box.adjusted(0.8 * em, 0, 0, 0), flags, self.text())


class PageList(QWidget):
    """The names of pages one below the other; up and down go from one to the next."""

    chosen = Signal(int)
    """The place of the page that the person has chosen."""

    def __init__(self, titles: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.buttons = [PageButton(title, self) for title in titles]
        for place, button in enumerate(self.buttons):
            self._group.addButton(button, place)
            self._rows.addWidget(button)
        self._rows.addStretch(1)
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
        """Set the gaps to suit the text's size; long names make the list broader."""
        self.setFixedWidth(max(ASIDE * em, *(button.sizeHint().width() for button in self.buttons)))
        self._rows.setSpacing(round(0.15 * em))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step:
            place = self.buttons.index(self.current)
            self.chosen.emit((place + step) % len(self.buttons))
        else:
            event.ignore()
