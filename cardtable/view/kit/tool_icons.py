"""The pictures on the tool strip: drawn with one pen on a grid of 24, so that they follow any palette."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

_GRID: Final = 24
_PEN: Final = 1.7


def draw_icon(painter: QPainter, name: str, room: QRectF, colour: QColor) -> None:
    """Draw the picture of a name. Raises :class:`KeyError`."""
    draw = ICONS[name]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.topLeft())
    painter.scale(room.width() / _GRID, room.height() / _GRID)
    pen = QPen(colour, _PEN)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw(painter, colour)
    painter.restore()


def _line(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolyline(QPolygonF([QPointF(*point) for point in points]))


def _fill(painter: QPainter, colour: QColor, *points: tuple[float, float]) -> None:
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _arc(painter: QPainter, box: QRectF, start: float, span: float) -> None:
    """A part of a circle, in degrees against the clock from three o'clock."""
    painter.drawArc(box, round(16 * start), round(16 * span))


def _new(painter: QPainter, colour: QColor) -> None:
    """A card, and a plus."""
    path = QPainterPath(QPointF(15.5, 10))
    path.lineTo(15.5, 6)
    path.quadTo(15.5, 4, 13.5, 4)
    path.lineTo(7, 4)
    path.quadTo(5, 4, 5, 6)
    path.lineTo(5, 18)
    path.quadTo(5, 20, 7, 20)
    path.lineTo(11, 20)
    painter.drawPath(path)
    _line(painter, (17, 13.5), (17, 20.5))
    _line(painter, (13.5, 17), (20.5, 17))


def _again(painter: QPainter, colour: QColor) -> None:
    """An arrow that goes round."""
    _arc(painter, QRectF(5, 5, 14, 14), 50, -290)
    _line(painter, (17.2, 3.4), (17.2, 7.6), (13, 7.6))


def _undo(painter: QPainter, colour: QColor) -> None:
    """An arrow that turns back."""
    path = QPainterPath(QPointF(5, 9))
    path.lineTo(14, 9)
    path.cubicTo(20.5, 9, 20.5, 18.5, 14, 18.5)
    path.lineTo(9, 18.5)
    painter.drawPath(path)
    _line(painter, (9, 5), (5, 9), (9, 13))


def _redo(painter: QPainter, colour: QColor) -> None:
    """The same arrow, forward."""
    painter.translate(_GRID, 0)
    painter.scale(-1, 1)
    _undo(painter, colour)


def _hint(painter: QPainter, colour: QColor) -> None:
    """A lamp."""
    path = QPainterPath(QPointF(9.5, 17))
    path.cubicTo(9.5, 14.5, 6.2, 13.5, 6.2, 9.6)
    path.cubicTo(6.2, 1.8, 17.8, 1.8, 17.8, 9.6)
    path.cubicTo(17.8, 13.5, 14.5, 14.5, 14.5, 17)
    path.closeSubpath()
    painter.drawPath(path)
    _line(painter, (10.3, 20.4), (13.7, 20.4))


def _last_trick(painter: QPainter, colour: QColor) -> None:
    """Two cards that lie crossed, the upper one turned up."""
    painter.save()
    painter.translate(9, 12.5)
    painter.rotate(-16)
    painter.drawRoundedRect(QRectF(-4.3, -6.3, 8.6, 12.6), 1.5, 1.5)
    painter.restore()
    path = QPainterPath(QPointF(14.6, 5.2))
    path.lineTo(18.6, 6.6)
    path.quadTo(20.2, 7.2, 19.7, 8.8)
    path.lineTo(16.7, 17.8)
    path.quadTo(16.1, 19.4, 14.6, 18.9)
    painter.drawPath(path)


def _claim(painter: QPainter, colour: QColor) -> None:
    """A hand of cards, all sure: a fan with a tick."""
    painter.drawRoundedRect(QRectF(4, 4.5, 11, 15), 1.8, 1.8)
    _line(painter, (18, 7), (18, 19.5))
    _line(painter, (21, 9), (21, 17.5))
    _line(painter, (6.7, 12.2), (8.8, 14.4), (12.4, 9.6))


def _sound(painter: QPainter, colour: QColor) -> None:
    """A loudspeaker that sounds."""
    _speaker(painter, colour)
    _arc(painter, QRectF(10.5, 8.5, 7, 7), -55, 110)
    _arc(painter, QRectF(8, 5.4, 13.2, 13.2), -50, 100)


def _mute(painter: QPainter, colour: QColor) -> None:
    """A loudspeaker, and a cross for what is not heard."""
    _speaker(painter, colour)
    _line(painter, (15.5, 9.5), (20.5, 14.5))
    _line(painter, (20.5, 9.5), (15.5, 14.5))


def _speaker(painter: QPainter, colour: QColor) -> None:
    _fill(painter, colour, (4, 9.6), (7, 9.6), (11.3, 6), (11.3, 18), (7, 14.4), (4, 14.4))


def _full_screen(painter: QPainter, colour: QColor) -> None:
    """Four corners."""
    for x, dx in ((4.5, 1), (19.5, -1)):
        for y, dy in ((5, 1), (19, -1)):
            _line(painter, (x, y + 4.5 * dy), (x, y), (x + 4.5 * dx, y))


def _settings(painter: QPainter, colour: QColor) -> None:
    """Three sliders."""
    for y, x in ((6.5, 15.5), (12, 8.5), (17.5, 13.5)):
        _line(painter, (4, y), (x - 2.2, y))
        _line(painter, (x + 2.2, y), (20, y))
        painter.drawEllipse(QPointF(x, y), 2.2, 2.2)


def _picture(painter: QPainter, colour: QColor) -> None:
    """Hills under a sun, framed."""
    painter.drawRoundedRect(QRectF(3.5, 5, 17, 14), 2, 2)
    _line(painter, (4.5, 17), (9.5, 11), (13, 15), (15.5, 12.5), (19.5, 17))
    painter.drawEllipse(QPointF(15.8, 8.8), 1.3, 1.3)


ICONS: Final[dict[str, Callable[[QPainter, QColor], None]]] = {
    "new": _new,
    "again": _again,
    "undo": _undo,
    "redo": _redo,
    "hint": _hint,
    "last-trick": _last_trick,
    "claim": _claim,
    "sound": _sound,
    "mute": _mute,
    "full-screen": _full_screen,
    "settings": _settings,
    "picture": _picture,
}
