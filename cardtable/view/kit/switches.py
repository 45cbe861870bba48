"""A switch with its words, and a slider: controls on paper that look the same on every system."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QSlider, QWidget

from cardtable.view.kit import theme

_FLAGS = (
    Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextShowMnemonic.value
)
_SWITCH = 2.0
"""The breadth of a switch in lines of text."""


class Switch(QCheckBox):
    """Something that is on or off: a switch, and words that wrap."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.set_text(self)

    def _em(self) -> int:
        return self.fontMetrics().height()

    def _words(self, width: int) -> QRect:
        left = round((_SWITCH + 0.75) * self._em())
        space = QRect(left, round(0.3 * self._em()), max(20, width - left - 4), 10_000)
        return self.fontMetrics().boundingRect(space, _FLAGS, self.text())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._words(width).height() + round(0.6 * self._em())

    def sizeHint(self) -> QSize:
        width = 24 * self._em()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self._em(), round(1.6 * self._em()))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self._em()
        on = self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(0.2 * em, 0.28 * em, 1.85 * em, 1.04 * em)
        edge = colours.green if on or self.underMouse() else colours.soft
        painter.setPen(QPen(QColor(edge), max(1.0, 0.09 * em)))
        painter.setBrush(QColor(colours.green if on else colours.inset))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.on_accent if on else colours.soft))
        knob = QRectF(0, 0, 0.68 * em, 0.68 * em)
        inset = track.height() / 2
        knob.moveCenter(track.center())
        knob.moveLeft(
            track.right() - inset - knob.width() / 2 if on else track.left() + inset - knob.width() / 2
        )
        painter.drawEllipse(knob)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            line = max(1.0, 0.09 * em)
            painter.setPen(QPen(QColor(colours.ochre), line))
            ring = QRectF(self.rect()).adjusted(line, line, -line, -line)
            painter.drawRoundedRect(ring, 0.3 * em, 0.3 * em)
        painter.setPen(QColor(colours.ink))
        painter.drawText(self._words(self.width()).adjusted(0, 0, 4, 4), _FLAGS, self.text())


class PaperSlider(QSlider):
    """A number chosen along a line; with few values each has a mark, and clicks go there at once."""

    def __init__(self, values: range, name: str, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(values[0], values[-1])
        self.setPageStep(max(1, len(values) // 10))
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        theme.set_text(self)

    def _em(self) -> int:
        return self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        return QSize(12 * self._em(), round(1.6 * self._em()))

    def minimumSizeHint(self) -> QSize:
        return QSize(6 * self._em(), round(1.6 * self._em()))

    def _ends(self) -> tuple[float, float]:
        return 0.7 * self._em(), self.width() - 0.7 * self._em()

    def _x(self, value: int) -> float:
        left, right = self._ends()
        return left + (right - left) * (value - self.minimum()) / max(1, self.maximum() - self.minimum())

    def _go_to(self, event: QMouseEvent) -> None:
        left, right = self._ends()
        share = (event.position().x() - left) / max(1.0, right - left)
        span = self.maximum() - self.minimum()
        self.setValue(self.minimum() + round(min(1.0, max(0.0, share)) * span))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go_to(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go_to(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self._em()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        left, right = self._ends()
        at = self._x(self.value())
        thick = max(2.0, 0.24 * em)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.line))
        painter.drawRoundedRect(QRectF(left, middle - thick / 2, right - left, thick), thick / 2, thick / 2)
        if self.maximum() - self.minimum() <= 10:
            for value in range(self.minimum(), self.maximum() + 1):
                painter.drawEllipse(
                    QRectF(self._x(value) - 0.22 * em, middle - 0.22 * em, 0.44 * em, 0.44 * em)
                )
        else:
            painter.setBrush(QColor(colours.green))
            painter.drawRoundedRect(QRectF(left, middle - thick / 2, at - left, thick), thick / 2, thick / 2)
        edge = colours.ochre if self.hasFocus() else colours.inset
        painter.setPen(QPen(QColor(edge), max(1.5, 0.16 * em)))
        painter.setBrush(QColor(colours.green if self.isEnabled() else colours.soft))
        painter.drawEllipse(QRectF(at - 0.5 * em, middle - 0.5 * em, em, em))
