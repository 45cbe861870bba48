"""Names of pages, of which one is in sight: what a panel's list and a sheet's tabs have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QPushButton, QSizePolicy, QWidget

from cardtable.view.kit import theme


class PageButton(QPushButton):
    """The name of a page among others.

    Parameters
    ----------
    steps: the keys that belong to all of the names together.
    """

    def __init__(self, text: str, steps: Mapping[Qt.Key, int], parent: QWidget) -> None:
        super().__init__(text, parent)
        self._steps = steps
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.set_text(self, 1.05)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in self._steps:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(self.text().replace("&", "")) + round(1.8 * metrics.height())
        return QSize(width, round(1.9 * metrics.height()))

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


class PageNames(QWidget):
    """Names in a row or a column; keys go from one to the next and around. Subclasses lay them out."""

    chosen = Signal(int)
    """The place of the page that the person has chosen."""

    STEPS: ClassVar[Mapping[Qt.Key, int]]
    """The keys, and how far each goes."""

    def __init__(self, titles: Sequence[str], layout: QBoxLayout, parent: QWidget) -> None:
        super().__init__(parent)
        self._names = layout
        self.setLayout(layout)
        layout.setContentsMargins(0, 0, 0, 0)
        group = QButtonGroup(self)
        group.setExclusive(True)
        self.buttons = [PageButton(title, self.STEPS, self) for title in titles]
        for place, button in enumerate(self.buttons):
            group.addButton(button, place)
            layout.addWidget(button)
        group.idClicked.connect(self.chosen)

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = self.STEPS.get(Qt.Key(event.key()), 0)
        if step:
            place = self.buttons.index(self.current)
            self.chosen.emit((place + step) % len(self.buttons))
        else:
            event.ignore()
