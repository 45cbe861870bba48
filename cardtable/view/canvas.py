"""Pictures of the table's furniture: drawn into a pixmap when they change, and only copied each frame."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

CREAM = QColor("#f7f0dd")
SOFT_CREAM = QColor("#d9d2ba")
INK = QColor("#1e1c24")
PLATE = QColor(13, 38, 26, 225)
PLATE_EDGE = QColor(247, 240, 221, 46)
GOLD = QColor("#f2c14e")
RED_ON_CREAM = QColor("#ab1d2a")
SIDES = (QColor("#3f7fbf"), QColor("#c23b45"), QColor("#d9962b"), QColor("#4f9b6b"))
"""The colours of the sides on felt; theme.side_colour holds those on paper."""


def render(size: QSizeF, dpr: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """Return a pixmap of a size in logical pixels, drawn with antialiasing."""
    pixmap = QPixmap(max(1, math.ceil(size.width() * dpr)), max(1, math.ceil(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    draw(painter)
    painter.end()
    return pixmap


def text_font(pixels: float, bold: bool = False) -> QFont:
    """The application's font at a height in pixels."""
    font = QFont()
    font.setPixelSize(max(9, round(pixels)))
    font.setBold(bold)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    return font


def fitted_font(text: str, pixels: float, width: float, bold: bool = False, least: float = 10) -> QFont:
    """The font at which a text is no broader than ``width``, of at most ``pixels`` and at least ``least``."""
    font = text_font(pixels, bold)
    while font.pixelSize() > least and QFontMetricsF(font).horizontalAdvance(text) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def elided(text: str, font: QFont, width: float) -> str:
    """The text, its end left out if it is too long."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def text_width(text: str, font: QFont) -> float:
    """How broad a text is."""
    return float(QFontMetricsF(font).horizontalAdvance(text))


class Picture:
    """A pixmap in the scene at a place given by its upper left corner."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        self.item = QGraphicsPixmapItem()
        self.item.setZValue(z)
        self.item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._scene = scene
        scene.addItem(self.item)

    def show(self, pixmap: QPixmap, corner: QPointF) -> None:
        """Show a pixmap with its corner on a whole device pixel."""
        dpr = pixmap.devicePixelRatio()
        self.item.setPixmap(pixmap)
        self.item.setPos(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr)
        self.item.setVisible(True)

    def hide(self) -> None:
        """Be seen no more for now."""
        self.item.setVisible(False)

    def grow(self, scale: float) -> None:
        """Be seen larger or smaller around the middle."""
        size = self.item.pixmap().deviceIndependentSize()
        self.item.setTransformOriginPoint(size.width() / 2, size.height() / 2)
        self.item.setScale(scale)

    def remove(self) -> None:
        """Leave the scene."""
        if self.item.scene() is self._scene:
            self._scene.removeItem(self.item)


def balloon(box: QRectF, tip: QPointF, side: str, radius: float) -> QPainterPath:
    """A rounded box with a tail to the tip, which the box is ``above`` or ``below`` of."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    tail = QPainterPath()
    half = 0.55 * radius
    edge, out = (box.bottom() - 1, half) if side == "above" else (box.top() + 1, -half)
    root = min(max(tip.x() + half, box.left() + radius + half), box.right() - radius - half)
    tail.moveTo(root - half, edge)
    tail.quadTo(QPointF(root - half * 0.4, edge + out), tip)
    tail.quadTo(QPointF(root + half * 0.6, edge + out), QPointF(root + half, edge))
    tail.closeSubpath()
    return path.united(tail)
