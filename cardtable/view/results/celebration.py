"""A quiet celebration: petals and leaves of the embroidered flowers fall behind a panel, and are gone."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QWidget

from cardtable.view.kit import canvas
from cardtable.view.kit.paper import PaperPanel

_COUNT: Final = 46
_COLOURS: Final = ("#c23b45", "#a92733", "#d9962b", "#3f6fae", "#3f7d55", "#c23b45")
"""Of the petals in turn: poppy, poppy in shade, marigold, cornflower, leaf."""
_LEAF: Final = 4
_SIZE: Final = 0.026
"""The length of a petal in heights of the window."""
_FALL: Final = 0.55
"""The share of the time that a petal takes from above the window to below it."""


class _Petal(NamedTuple):
    """A petal: its kind, when it sets out and where, how far it sways, how fast it turns, and its size."""

    kind: int
    begins: float
    x: float
    sway: float
    phase: float
    flutter: float
    scale: float


class Celebration(QWidget):
    """Covers a panel below its sheet while petals fall; then it is hidden, and costs nothing."""

    def __init__(self, panel: PaperPanel) -> None:
        super().__init__(panel)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._panel = panel
        self._petals: list[_Petal] = []
        self._pictures: list[QPixmap] = []
        self._drawn_for = (0.0, 0.0)
        self._now = 0.0
        self._covered = QRegion()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._fall)
        self._clock.finished.connect(self.hide)
        panel.installEventFilter(self)
        self.hide()

    @property
    def is_running(self) -> bool:
        """Whether petals are falling."""
        return bool(self._clock.state() == QAbstractAnimation.State.Running)

    def start(self, duration: int) -> None:
        """Let petals fall for so many milliseconds; none fall in no time."""
        self.stop()
        if duration <= 0:
            return
        chance = random.Random()
        self._petals = [
            _Petal(
                kind=n % len(_COLOURS),
                begins=chance.uniform(0, 1 - _FALL),
                x=(n + chance.random()) / _COUNT,
                sway=chance.uniform(0.01, 0.035),
                phase=chance.uniform(0, math.tau),
                flutter=chance.uniform(1.6, 3.4),
                scale=chance.uniform(0.7, 1.25),
            )
            for n in range(_COUNT)
        ]
        self.setGeometry(self._panel.rect())
        self.show()
        self.stackUnder(self._panel.card)
        self._clock.setDuration(duration)
        self._clock.start()

    def stop(self) -> None:
        """End it at once."""
        self._clock.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._panel.rect())
        elif event.type() == QEvent.Type.Hide:
            self.stop()
        return False

    def _fall(self, now: float) -> None:
        """Only what the petals cover, and have just covered, is painted anew."""
        self._now = now
        self._draw_pictures()
        covered = QRegion()
        for petal, way in self._falling():
            at, reach = self._place(petal, way), 0.7 * self._drawn_for[0] * petal.scale + 2
            covered += QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach).toAlignedRect()
        self.update(covered + self._covered)
        self._covered = covered

    def _falling(self) -> Iterator[tuple[_Petal, float]]:
        """The petals that are on their way, and how far."""
        for petal in self._petals:
            way = (self._now - petal.begins) / _FALL
            if 0 < way < 1:
                yield petal, way

    # --- drawing -------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        self._draw_pictures()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        sheet = QRectF(self._panel.card.geometry())
        for petal, way in self._falling():
            at = self._place(petal, way)
            if sheet.contains(at):
                continue
            picture = self._pictures[petal.kind]
            size = picture.deviceIndependentSize()
            angle = petal.phase + petal.flutter * math.tau * way
            turn = QTransform().translate(at.x(), at.y())
            turn.rotateRadians(petal.phase + 1.2 * math.sin(angle / 2))
            turn.scale(petal.scale, petal.scale * (0.3 + 0.7 * abs(math.cos(angle))))
            painter.setTransform(turn)
            painter.setOpacity(min(1.0, 8 * way, 5 * (1 - way)))
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)

    def _place(self, petal: _Petal, way: float) -> QPointF:
        """Where a petal is: it sways as it falls, and falls a little faster while it is edge on."""
        swing = math.sin(petal.phase + petal.flutter * math.pi * way)
        x = (petal.x + petal.sway * swing + 0.02 * way) * self.width()
        y = (1.12 * (way + 0.012 * math.sin(2 * math.pi * petal.flutter * way)) - 0.06) * self.height()
        return QPointF(x, y)

    def _draw_pictures(self) -> None:
        length, dpr = max(9.0, _SIZE * self.height()), self.devicePixelRatioF()
        if self._drawn_for == (length, dpr):
            return
        self._drawn_for = (length, dpr)
        self._pictures = [_picture(QColor(name), n == _LEAF, length, dpr) for n, name in enumerate(_COLOURS)]


def _picture(colour: QColor, leaf: bool, length: float, dpr: float) -> QPixmap:
    """A petal broad at its end and dark at its root, or a leaf with its vein."""
    breadth = length * (0.46 if leaf else 0.86)

    def draw(painter: QPainter) -> None:
        path = QPainterPath(QPointF(1, breadth / 2))
        if leaf:
            path.quadTo(QPointF(0.45 * length, -0.1 * breadth), QPointF(length - 1, breadth / 2))
            path.quadTo(QPointF(0.45 * length, 1.1 * breadth), QPointF(1, breadth / 2))
        else:
            path.cubicTo(
                QPointF(0.2 * length, 0.1 * breadth),
                QPointF(0.7 * length, -0.18 * breadth),
                QPointF(length - 1, 0.34 * breadth),
            )
            path.quadTo(QPointF(0.94 * length, 0.5 * breadth), QPointF(length - 1, 0.66 * breadth))
            path.cubicTo(
                QPointF(0.7 * length, 1.18 * breadth),
                QPointF(0.2 * length, 0.9 * breadth),
                QPointF(1, breadth / 2),
            )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(path)
        vein = QPen(colour.darker(135), max(0.8, 0.05 * length))
        vein.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(vein)
        for spread in (0.0,) if leaf else (-0.16, 0.0, 0.16):
            painter.drawLine(
                QPointF(0.1 * length, breadth / 2), QPointF(0.62 * length, (0.5 + spread) * breadth)
            )

    return canvas.render(QSizeF(length, breadth), dpr, draw)
