"""The buttons of a replay: to its start, a step back, play or pause, a step on, to its end."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from cardtable.view.kit import theme

_ROOM: Final = 1.9
"""A button's height in lines of text."""


class TransportButton(QPushButton):
    """A button with one of the signs that players of music have."""

    def __init__(self, sign: str, name: str, keys: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = sign
        self.setObjectName(f"replay-{sign}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._keys = keys
        theme.set_text(self)
        self.call(sign, name)

    def call(self, sign: str, name: str) -> None:
        """Show another sign, and be called so."""
        self.sign = sign
        self.setAccessibleName(name)
        self.setToolTip(self.tr("{action} ({keys})").format(action=name, keys=self._keys))
        self.update()

    def sizeHint(self) -> QSize:
        side = round(_ROOM * self.fontMetrics().height())
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(1.0, 0.09 * em)
        box = QRectF(self.rect()).adjusted(line, line, -line, -line)
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        edge = colours.ochre if self.hasFocus() else colours.green if lit else colours.line
        painter.setPen(QPen(QColor(edge), 1.7 * line if self.hasFocus() else line))
        painter.setBrush(QColor(colours.line if self.isDown() else colours.inset))
        painter.drawRoundedRect(box, 0.4 * em, 0.4 * em)
        painter.setPen(Qt.PenStyle.NoPen)
        ink = QColor(colours.ink if self.isEnabled() else colours.soft)
        if not self.isEnabled():
            ink.setAlphaF(0.45)
        painter.setBrush(ink)
        self._draw(painter, box.center(), 0.42 * em)

    def _draw(self, painter: QPainter, at: QPointF, r: float) -> None:
        """The sign, within ``r`` of a point."""
        match self.sign:
            case "pause":
                for x in (-0.75, 0.2):
                    painter.drawRect(QRectF(at.x() + x * r, at.y() - r, 0.55 * r, 2 * r))
            case "play":
                self._triangle(painter, at + QPointF(-0.65 * r, 0), 1.6 * r, r)
            case "back" | "forward":
                way = -1 if self.sign == "back" else 1
                self._triangle(painter, at + QPointF(-way * 0.2 * r, 0), way * 1.1 * r, 0.85 * r)
                x = at.x() - way * 0.62 * r
                painter.drawRect(QRectF(x - 0.14 * r, at.y() - 0.85 * r, 0.28 * r, 1.7 * r))
            case _:
                way = -1 if self.sign == "start" else 1
                for x in (-0.95, 0.0):
                    self._triangle(painter, at + QPointF(way * x * r, 0), way * 0.9 * r, 0.85 * r)
                x = at.x() + way * 1.02 * r
                painter.drawRect(QRectF(x - 0.14 * r, at.y() - 0.85 * r, 0.28 * r, 1.7 * r))

    def _triangle(self, painter: QPainter, base: QPointF, length: float, half: float) -> None:
        points = (QPointF(0, -half), QPointF(length, 0), QPointF(0, half))
        painter.drawPolygon(QPolygonF([base + point for point in points]))


class ReplayControls(QWidget):
    """The five buttons in a row."""

    pressed = Signal(str)
    """``start``, ``back``, ``play``, ``forward`` or ``end``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        names = {
            "start": (self.tr("To the beginning"), self.tr("Home")),
            "back": (self.tr("A step back"), "←"),
            "play": (self.tr("Play"), self.tr("Space")),
            "forward": (self.tr("A step on"), "→"),
            "end": (self.tr("To the end"), self.tr("End")),
        }
        self.buttons: dict[str, TransportButton] = {}
        for sign, (name, keys) in names.items():
            button = TransportButton(sign, name, keys, self)
            button.clicked.connect(lambda _=False, sign=sign: self.pressed.emit(sign))
            self.buttons[sign] = button
            self._row.addWidget(button)

    def show_state(self, *, at_start: bool, at_end: bool, plays: bool) -> None:
        """Offer what can be done now."""
        for sign in ("start", "back"):
            self.buttons[sign].setEnabled(not at_start)
        for sign in ("forward", "end", "play"):
            self.buttons[sign].setEnabled(not at_end or (sign == "play" and plays))
        play = self.buttons["play"]
        play.call("pause" if plays else "play", self.tr("Pause") if plays else self.tr("Play"))

    def arrange(self, em: float) -> None:
        """Set the gaps to suit the text's size."""
        self._row.setSpacing(round(0.3 * em))
