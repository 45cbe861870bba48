"""A radio button whose text wraps, since an explanation does not fit on one line everywhere."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from cardtable.view.kit import theme

_FLAGS = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value


class WrappedRadio(QRadioButton):
    """A radio button with a text of any length."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.set_text(self)

    def _indent(self) -> int:
        return round(1.55 * self.fontMetrics().height())

    def _gap(self) -> int:
        return round(0.14 * self.fontMetrics().height())

    def _words(self, width: int) -> QRect:
        space = QRect(self._indent(), self._gap(), max(20, width - self._indent() - 2), 10_000)
        return self.fontMetrics().boundingRect(space, _FLAGS, self.text())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._words(width).height() + 2 * self._gap()

    def sizeHint(self) -> QSize:
        width = 20 * self.fontMetrics().height()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self.fontMetrics().height(), self.fontMetrics().height() + 2 * self._gap())

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(0.15 * em, self._gap() + 0.12 * em, 0.78 * em, 0.78 * em)
        line = max(1.0, 0.09 * em)
        edge = colours.green if self.isChecked() or self.underMouse() else colours.soft
        painter.setPen(QPen(QColor(edge), line))
        painter.setBrush(QColor(colours.inset))
        painter.drawEllipse(disc)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.green))
            inset = 0.2 * em
            painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.ochre), line))
            ring = QRectF(self.rect()).adjusted(line, line, -line, -line)
            painter.drawRoundedRect(ring, 0.3 * em, 0.3 * em)
        painter.setPen(QColor(colours.ink if self.isChecked() else colours.soft))
        space = QRect(self._indent(), self._gap(), max(20, self.width() - self._indent() - 2), self.height())
        painter.drawText(space, _FLAGS, self.text())
