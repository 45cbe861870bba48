"""Pictures of the table's furniture: drawn into a pixmap when they change, and only copied each frame."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

CREAM = QColor("#f7f0dd")
SOFT_CREAM = QColor("#d9d2ba")
INK = QColor("#1e1c24")
PLATE = QColor(20, 28, 24, 243)
"""What plaques, badges and counts are written on, over whatever felt."""
DEEP_PLATE = QColor(13, 38, 26, 238)
"""The same for what is said to the person at the table."""
THIN_PLATE = QColor(20, 28, 24, 196)
"""The same for what matters less: captions, slots that are still empty."""
PLATE_EDGE = QColor(247, 240, 221, 52)
GOLD = QColor("#f2c14e")
RED_ON_CREAM = QColor("#ab1d2a")
SIDES = (QColor("#2f6ba6"), QColor("#b5323d"), QColor("#d9962b"), QColor("#4f9b6b"))
"""The colours of the sides on felt; theme.side_colour holds those on paper."""


def luminance(colour: QColor) -> float:
    """How bright a colour is, from 0 to 1, as the contrast of texts is reckoned (WCAG)."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def readable_on(ground: QColor) -> QColor:
    """Cream or ink: what can be read better on a ground."""
    return max(CREAM, INK, key=lambda colour: contrast(colour, ground))


def shaded(colour: QColor) -> tuple[QColor, QColor]:
    """A colour in the light and in the shade, away from that of the text that is read on it."""
    if readable_on(colour) == CREAM:
        return colour, colour.darker(122)
    return colour.lighter(112), colour


LEAST_TEXT: Final = 9
"""Letters are no smaller than so many pixels, whatever the room."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


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
    font.setPixelSize(max(LEAST_TEXT, round(pixels)))
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


def shortened(text: str, names: Sequence[str], font: QFont, width: float) -> str:
    """A text no broader than a width: the longest of the names in it lose their ends."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) <= width:
        return text
    breadths = sorted(metrics.horizontalAdvance(name) for name in names)
    room = max(0.0, width - (metrics.horizontalAdvance(text) - sum(breadths)))
    each = room / len(names)
    for count, breadth in zip(range(len(names), 0, -1), breadths, strict=True):
        each = room / count
        if breadth > each:
            break
        room -= breadth
    done, rest = "", text
    for name in names:
        before, found, after = rest.partition(name)
        if found:
            done += before + metrics.elidedText(name, Qt.TextElideMode.ElideRight, each)
            rest = after
    return done + rest


def write(
    painter: QPainter,
    room: QRectF,
    text: str,
    pixels: float,
    colour: QColor,
    *,
    bold: bool = False,
    least: float = LEAST_TEXT,
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Write a line in a room: smaller where it is long, and with its end left out where that is no help."""
    font = fitted_font(text, pixels, room.width(), bold, least)
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(room, flags, elided(text, font, room.width()))


def lines_height(text: str, height: float, width: float) -> float:
    """How high a text of a few words is: ``height`` where a line of any size has room for it, else two lines
    of the least size."""
    font = text_font(LEAST_TEXT)
    return height if text_width(text, font) <= width else max(height, 2 * QFontMetricsF(font).lineSpacing())


def write_lines(painter: QPainter, room: QRectF, text: str, pixels: float, colour: QColor) -> None:
    """Write a few words in a room as high as :func:`lines_height` says: in a line, else in two."""
    if text_width(text, text_font(LEAST_TEXT)) <= room.width():
        write(painter, room, text, pixels, colour)
        return
    font = text_font(LEAST_TEXT)
    painter.setFont(font)
    painter.setPen(colour)
    broad = max(text_width(word, font) for word in text.split())
    shown = text if broad <= room.width() else elided(text, font, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, shown)


def inside(corner: QPointF, size: QSizeF, room: QRectF) -> QPointF:
    """The corner nearest to this at which something is within a room, as far as it has room there."""
    return QPointF(
        min(max(corner.x(), room.left()), max(room.left(), room.right() - size.width())),
        min(max(corner.y(), room.top()), max(room.top(), room.bottom() - size.height())),
    )


def text_breadth(text: str) -> float:
    """How broad a bold text is, by the height of its font."""
    return text_width(text, text_font(100, bold=True)) / 100


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


def draw_stitches(painter: QPainter, room: QRectF, count: int, done: int, colour: QColor) -> None:
    """A row of cross-stitches, the first ``done`` of them in a colour: the way to a score.

    Where there is no room for that many, a bar says the same.
    """
    done = max(0, min(count, done))
    pitch = room.width() / max(1, count)
    faint = QColor(CREAM)
    faint.setAlpha(84)
    if pitch < 0.62 * room.height():
        _draw_bar(painter, room, done / max(1, count), faint, colour)
        return
    size = min(0.72 * pitch, room.height())
    pen = QPen(faint, 0.2 * size)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for n in range(count):
        pen.setColor(colour if n < done else faint)
        pen.setWidthF((0.3 if n < done else 0.18) * size)
        painter.setPen(pen)
        x = room.left() + size / 2 + n * (room.width() - size) / max(1, count - 1)
        y, half = room.center().y(), 0.38 * size
        painter.drawLine(QPointF(x - half, y - half), QPointF(x + half, y + half))
        painter.drawLine(QPointF(x - half, y + half), QPointF(x + half, y - half))


def _draw_bar(painter: QPainter, room: QRectF, share: float, faint: QColor, colour: QColor) -> None:
    bar = room.adjusted(0, 0.22 * room.height(), 0, -0.22 * room.height())
    radius = bar.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint)
    painter.drawRoundedRect(bar, radius, radius)
    if share > 0:
        bar.setWidth(max(bar.height(), share * bar.width()))
        painter.setBrush(colour)
        painter.drawRoundedRect(bar, radius, radius)


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
