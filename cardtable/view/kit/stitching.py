"""The stitched band along the edges of sheets and pages: rhombs of cross-stitches in two colours."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.view.kit import theme

BAND: Final = (
    "....#....",
    "...#.#...",
    "..#.#.#..",
    ".#.#.#.#.",
    "..#.#.#..",
    "...#.#...",
    "....#....",
)
"""A rhomb of cross-stitches; a border is a row of them."""

_STEP: Final = 10
"""Stitches from one rhomb to the next."""
_CORNER: Final = 5
"""The least number of stitches between a rhomb and the sheet's corner."""


def draw_band(painter: QPainter, room: QRectF, colour: QColor, second: QColor) -> None:
    """Stitch a row of rhombs along the middle of a strip, the same from either end.

    A stitch is as large as the strip's height allows; every other rhomb has the second colour.
    """
    unit = room.height() / len(BAND)
    count = int((room.width() / unit - 2 * _CORNER + 1) // _STEP)
    count -= count % 2 == 0  # an odd number has one rhomb in the middle and equal ends
    if count < 1:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    width = (count * _STEP - 1) * unit
    left = room.center().x() - width / 2
    stitch = unit * 0.82
    marks = [(x, y) for y, line in enumerate(BAND) for x, mark in enumerate(line) if mark == "#"]
    for first, brush in ((count // 2 % 2, colour), (1 - count // 2 % 2, second)):
        painter.setBrush(brush)
        painter.drawRects(
            [
                QRectF(left + (place * _STEP + x) * unit, room.top() + y * unit, stitch, stitch)
                for place in range(first, count, 2)
                for x, y in marks
            ]
        )
    painter.restore()


class Band(QWidget):
    """A stitched band on a page, as high as the text beside it lets it be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.set_text(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        height = min(self.height(), round(0.75 * self.fontMetrics().height()))
        room = QRectF(0, (self.height() - height) / 2, self.width(), height)
        painter = QPainter(self)
        draw_band(painter, room, theme.faded(colours.red, 0.75), theme.faded(colours.green, 0.65))
