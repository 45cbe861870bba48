"""Cards for want of art: no ornament, but what matters can be read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def draw_plain_face(painter: QPainter, room: QRectF, radius: float, text: str, colour: QColor) -> None:
    """Rank and suit in the corner, the suit large below."""
    unit = room.width() / 100
    _draw_blank(painter, room, radius, QColor("#fbf6e8"))
    painter.setPen(colour)
    rank, sign = text[0].replace("T", "10"), _SIGNS[text[1]]
    for words, pixels, place in (
        (f"{rank}\n{sign}", 24, QRectF(0, 4 * unit, 30 * unit, 70 * unit)),
        (sign, 60, QRectF(20 * unit, 60 * unit, 70 * unit, 75 * unit)),
    ):
        font = QFont()
        # Coloured fringes fit one screen and one way up only.
        font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
        font.setPixelSize(max(1, round(pixels * unit)))
        painter.setFont(font)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)


def draw_plain_back(painter: QPainter, room: QRectF, radius: float) -> None:
    """Nothing but red."""
    _draw_blank(painter, room, radius, QColor("#b81f2d"))


def _draw_blank(painter: QPainter, room: QRectF, radius: float, colour: QColor) -> None:
    pen = room.width() / 100
    painter.setPen(QPen(QColor("#b9ac8f"), pen))
    painter.setBrush(colour)
    painter.drawRoundedRect(room.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), radius, radius)
