"""What comes and goes above the table: speech bubbles, and chips of points that fly to a plaque."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from cardtable.view.kit import canvas
from cardtable.view.kit.canvas import CREAM, GOLD, INK, Picture

SPEECH_Z: Final = 3000
CHIP_Z: Final = 3200


class Bubble:
    """What a player has said, line by line, in a balloon that points to the plaque."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.lines: list[str] = []
        self._picture = Picture(scene, SPEECH_Z)
        self._picture.hide()
        self._tip = QPointF()
        self._side = "above"
        self._window = QRectF()
        self._pixels = 15.0
        self._dpr = 1.0

    def place(self, tip: QPointF, side: str, window: QRectF, pixels: float, dpr: float) -> None:
        """Say where the tail points, on which side of it the balloon is, and in what window."""
        self._tip, self._side, self._window, self._pixels, self._dpr = tip, side, window, pixels, dpr
        self.refresh()

    def say(self, line: str, more: bool = False) -> None:
        """Say a line, below those said before or in their place."""
        self.lines = [*self.lines, line] if more else [line]
        self.refresh()

    def silence(self) -> None:
        """Say nothing."""
        if self.lines:
            self.lines = []
            self._picture.hide()

    @property
    def box(self) -> QRectF:
        """What the balloon covers; nothing while it is silent."""
        return self._picture.item.sceneBoundingRect() if self.lines else QRectF()

    def fade(self, share: float) -> None:
        """Appear."""
        self._picture.item.setOpacity(share)

    def refresh(self) -> None:
        """Draw anew."""
        if not self.lines:
            self._picture.hide()
            return
        font = canvas.text_font(self._pixels)
        pad = 0.6 * self._pixels
        line_height = 1.32 * self._pixels
        width = max(canvas.text_width(line, font) for line in self.lines) + 2.4 * pad
        height = len(self.lines) * line_height + 1.3 * pad
        box = self._balloon(width, height)
        around = QRectF(box).united(QRectF(self._tip, QSizeF(1, 1))).adjusted(-4, -4, 4, 6)

        def draw(painter: QPainter) -> None:
            painter.translate(-around.topLeft())
            shape = canvas.balloon(box, self._tip, self._side, min(0.9 * self._pixels, height / 2))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 20, 10, 70))
            painter.drawPath(shape.translated(0, 3))
            painter.setPen(QPen(QColor("#cdbf9f"), 1))
            painter.setBrush(CREAM)
            painter.drawPath(shape)
            painter.setPen(INK)
            painter.setFont(font)
            for n, line in enumerate(self.lines):
                row = QRectF(box.left(), box.top() + 0.65 * pad + n * line_height, box.width(), line_height)
                painter.drawText(row, Qt.AlignmentFlag.AlignCenter, line)

        self._picture.item.setOpacity(1.0)
        self._picture.show(canvas.render(around.size(), self._dpr, draw), around.topLeft())

    def remove(self) -> None:
        """Leave the scene."""
        self._picture.remove()

    def _balloon(self, width: float, height: float) -> QRectF:
        gap = 0.7 * self._pixels
        if self._side == "above":
            box = QRectF(self._tip.x() - 0.22 * width, self._tip.y() - gap - height, width, height)
        else:
            box = QRectF(self._tip.x() - 0.22 * width, self._tip.y() + gap, width, height)
        box.moveTopLeft(canvas.inside(box.topLeft(), box.size(), self._window.adjusted(5, 5, -5, -5)))
        return box


class Chip:
    """Points on their way, such as “+1 High”."""

    def __init__(self, scene: QGraphicsScene, text: str, colour: QColor, pixels: float, dpr: float) -> None:
        self._scene = scene
        self._picture = Picture(scene, CHIP_Z)
        font = canvas.text_font(pixels, bold=True)
        height = 1.8 * pixels
        width = canvas.text_width(text, font) + 1.5 * pixels
        self._size = QSizeF(width, height)

        def draw(painter: QPainter) -> None:
            box = QRectF(1, 1, width - 2, height - 2)
            painter.setPen(QPen(GOLD, max(1.5, 0.1 * pixels)))
            painter.setBrush(colour)
            painter.drawRoundedRect(box, height / 2, height / 2)
            painter.setPen(canvas.readable_on(colour))
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

        self._picture.show(canvas.render(self._size, dpr, draw), QPointF())
        self._picture.hide()

    @property
    def box(self) -> QRectF:
        """Where it is."""
        return QRectF(self._picture.item.pos(), self._size)

    @property
    def _room(self) -> QRectF:
        """The window within a small margin."""
        return self._scene.sceneRect().adjusted(4, 4, -4, -4)

    def fly(self, start: QPointF, end: QPointF, share: float) -> None:
        """Be seen on the way: appear, stay a moment, fly."""
        self._picture.item.setVisible(True)
        way = max(0.0, (share - 0.45) / 0.55)
        way = way * way * (3 - 2 * way)
        shown = min(1.0, share / 0.15)
        self._picture.item.setOpacity(shown if share < 0.9 else max(0.0, (1 - share) / 0.1))
        x = start.x() + (end.x() - start.x()) * way
        y = start.y() + (end.y() - start.y()) * way - 24 * shown * (1 - way)
        corner = QPointF(x - self._size.width() / 2, y - self._size.height() / 2)
        self._picture.item.setPos(canvas.inside(corner, self._size, self._room))
        self._picture.grow((0.6 + 0.4 * shown) * (1 - 0.35 * way))

    def remove(self) -> None:
        """Leave the scene."""
        self._picture.remove()
