"""A line of players' names that become shorter where there is no room for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.view.kit import canvas

_LEAST: Final = 5
"""The least breadth for names, in lines of text."""


class NameLabel(QLabel):
    """Shows a text with ``names`` in it, each of them cut where the text is too long; a pointer that rests on
    it is told the whole. It wants to be no broader than ``most`` lines of text are high."""

    def __init__(
        self, text: str, parent: QWidget, names: Sequence[str] = (), *, most: float = 1000.0
    ) -> None:
        super().__init__(parent)
        self.whole = text
        self._names = tuple(names) or (text,)
        self._most = most
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAccessibleName(text)
        self.setText(text)

    def _breadth(self, most: float) -> int:
        metrics = self.fontMetrics()
        return min(metrics.horizontalAdvance(self.whole) + 2, round(most * metrics.height()))

    def sizeHint(self) -> QSize:
        return QSize(self._breadth(self._most), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._breadth(_LEAST), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._fit()

    def _fit(self) -> None:
        shown = canvas.shortened(self.whole, self._names, self.font(), self.contentsRect().width())
        if shown != self.text():
            self.setText(shown)
        self.setToolTip("" if shown == self.whole else self.whole)
