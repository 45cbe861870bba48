"""A player's plaque: a coloured disc with the initial, name, level, tricks, score, the way to the target."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from cardtable.view import canvas
from cardtable.view.board import PLAQUE_Z
from cardtable.view.canvas import CREAM, GOLD, INK, PLATE, PLATE_EDGE, SOFT_CREAM, Picture
from cardtable.view.texts import number

_GLOW: Final = 0.16
"""How far the glow reaches beyond the plaque, in its heights."""


_LEAST_NAME: Final = 9
_LEAST_LINE: Final = 9
"""How small a name and the line below it may become, in pixels, before they are cut."""


@dataclass
class PlaqueState:
    """What a plaque says; ``initial`` is the letter on the disc, ``dealer_sign`` on the dealer's button,
    ``short_line`` stands where there is no room for ``line``. ``colour`` is that of the side, ``face`` that
    of the disc, ``tied`` tells whether the side is a pair."""

    name: str
    initial: str
    line: str
    colour: QColor
    face: QColor
    dealer_sign: str
    short_line: str = ""
    score: int = 0
    target: int = 1
    tricks: int = 0
    dealer: bool = False
    turn: bool = False
    tied: bool = False


class Plaque:
    """Draws a :class:`PlaqueState` into a box of the table."""

    def __init__(self, scene: QGraphicsScene, state: PlaqueState) -> None:
        self.state = state
        self._box = QRectF()
        self._dpr = 1.0
        self._picture = Picture(scene, PLAQUE_Z)
        self._glow = Picture(scene, PLAQUE_Z + 1)
        self._glow.hide()
        self._button = Picture(scene, PLAQUE_Z + 2)
        self._button.hide()
        self._drawn: tuple[object, ...] = ()

    @property
    def box(self) -> QRectF:
        """Where the plaque is."""
        return self._box

    @property
    def dealer_point(self) -> QPointF:
        """The middle of the dealer's button: at the disc's edge, where no number and no word is."""
        return QPointF(
            self._box.left() + 0.14 * self._box.height(), self._box.bottom() - 0.12 * self._box.height()
        )

    @property
    def score_point(self) -> QPointF:
        """The middle of the score."""
        return QPointF(self._box.right() - 0.45 * self._box.height(), self._box.center().y())

    def place(self, box: QRectF, dpr: float) -> None:
        """Move to a box."""
        self._box = box
        self._dpr = dpr
        self.refresh()

    def refresh(self) -> None:
        """Draw anew if something has changed."""
        if self._box.isEmpty():
            return
        height = self._box.height()
        around = _GLOW * height
        corner = self._box.topLeft() - QPointF(around, around)
        said = {**vars(self.state), "turn": False, "dealer": False}
        wanted = (*said.values(), self._box.getRect(), self._dpr)
        if wanted != self._drawn:
            self._drawn = wanted
            size = QSizeF(self._box.width() + 2 * around, height + 2 * around)
            box = QRectF(around, around, self._box.width(), height)
            pixmap = canvas.render(size, self._dpr, lambda painter: self._draw(painter, box))
            self._picture.show(pixmap, corner)
        if self.state.turn:
            self._glow.show(_glow(self._box.width(), height, self._dpr), corner)
        else:
            self._glow.hide()
        if self.state.dealer:
            button = dealer_button(round(0.2 * height), self.state.dealer_sign, self._dpr)
            half = button.deviceIndependentSize().width() / 2
            self._button.show(button, self.dealer_point - QPointF(half, half))
        else:
            self._button.hide()

    def pulse(self, share: float) -> None:
        """Swell a little and settle: points have come."""
        self._picture.grow(1 + 0.06 * (4 * share * (1 - share)))

    def remove(self) -> None:
        """Leave the scene."""
        self._picture.remove()
        self._glow.remove()
        self._button.remove()

    # --- drawing -------------------------------------------------------------------------------------------

    def _draw(self, painter: QPainter, box: QRectF) -> None:
        h = box.height()
        painter.setPen(QPen(PLATE_EDGE, 1))
        painter.setBrush(PLATE)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 0.24 * h, 0.24 * h)
        disc = QRectF(box.left() + 0.13 * h, box.top() + 0.13 * h, 0.74 * h, 0.74 * h)
        self._draw_disc(painter, disc)
        if self.state.tied:
            self._draw_tie(painter, QPointF(disc.right() - 0.08 * h, disc.top() + 0.1 * h), 0.105 * h)
        score_width = 0.72 * h
        text = QRectF(disc.right() + 0.1 * h, box.top(), 0, h)
        text.setRight(box.right() - score_width - 0.06 * h)
        self._draw_words(painter, text)
        self._draw_score(painter, QRectF(box.right() - score_width, box.top(), score_width - 0.1 * h, h))
        self._draw_way(
            painter,
            QRectF(text.left(), box.bottom() - 0.22 * h, box.right() - 0.2 * h - text.left(), 0.13 * h),
        )

    def _draw_disc(self, painter: QPainter, disc: QRectF) -> None:
        light, dark = canvas.shaded(self.state.face)
        shade = QRadialGradient(disc.center() - QPointF(0, 0.2 * disc.height()), 0.7 * disc.height())
        shade.setColorAt(0, light)
        shade.setColorAt(1, dark)
        painter.setPen(QPen(self.state.colour.lighter(118), 0.065 * disc.height()))
        painter.setBrush(shade)
        painter.drawEllipse(disc)
        painter.setPen(canvas.readable_on(self.state.face))
        painter.setFont(canvas.text_font(0.5 * disc.height(), bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self.state.initial)

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        h = room.height()
        state = self.state
        font = canvas.fitted_font(state.name, 0.29 * h, room.width(), bold=True, least=max(11, 0.2 * h))
        if canvas.text_width(state.name, font) > room.width():
            font = canvas.fitted_font(state.name, font.pixelSize(), room.width(), least=_LEAST_NAME)
        painter.setFont(font)
        painter.setPen(CREAM)
        upper = QRectF(room.left(), room.top() + (0.1 if state.line else 0.22) * h, room.width(), 0.38 * h)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, canvas.elided(state.name, font, room.width()))
        lower = QRectF(room.left(), room.top() + 0.46 * h, room.width(), 0.32 * h)
        line = state.line
        small = canvas.fitted_font(line, 0.2 * h, lower.width(), least=_LEAST_LINE)
        if state.short_line and canvas.text_width(line, small) > lower.width():
            line = state.short_line
            small = canvas.fitted_font(line, 0.2 * h, lower.width(), least=_LEAST_LINE)
        painter.setFont(small)
        painter.setPen(SOFT_CREAM)
        painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, canvas.elided(line, small, lower.width()))

    def _draw_tricks(self, painter: QPainter, room: QRectF) -> None:
        """A little card and the number of tricks taken, in the middle of the room."""
        h = room.height()
        font = canvas.text_font(0.8 * h, bold=True)
        text = str(self.state.tricks)
        breadth = 0.82 * h + canvas.text_width(text, font)
        left = room.center().x() - breadth / 2
        card = QRectF(left, room.top() + 0.12 * h, 0.52 * h, 0.74 * h)
        painter.setPen(QPen(CREAM, max(1.0, 0.05 * h)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.translated(0.14 * h, -0.02 * h), 0.1 * h, 0.1 * h)
        painter.setBrush(self.state.colour.darker(120))
        painter.drawRoundedRect(card, 0.1 * h, 0.1 * h)
        painter.setFont(font)
        painter.setPen(CREAM)
        words = QRectF(card.right() + 0.3 * h, room.top(), 3 * h, h)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)

    def _draw_score(self, painter: QPainter, room: QRectF) -> None:
        h = room.height()
        score = number(self.state.score)
        painter.setFont(canvas.fitted_font(score, 0.46 * h, room.width(), bold=True))
        painter.setPen(GOLD if self.state.score >= self.state.target else CREAM)
        up = (0.15 if self.state.tricks else 0.06) * h
        painter.drawText(room.adjusted(0, -up, 0, -up), Qt.AlignmentFlag.AlignCenter, score)
        if self.state.tricks:
            self._draw_tricks(painter, QRectF(room.left(), room.top() + 0.57 * h, room.width(), 0.24 * h))

    def _draw_way(self, painter: QPainter, room: QRectF) -> None:
        """How far the side is on its way to the target: a stitch for each point."""
        canvas.draw_stitches(
            painter, room, self.state.target, self.state.score, self.state.colour.lighter(135)
        )

    def _draw_tie(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        """Two rings, linked: this player has a partner, in the same colour."""
        for edge, colour in ((2.6, PLATE), (1.0, self.state.colour.lighter(135))):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QColor(colour)
            pen.setAlpha(255)
            painter.setPen(QPen(pen, 0.34 * radius * edge))
            for aside in (-0.62, 0.62):
                painter.drawEllipse(middle + QPointF(aside * radius, 0), radius, radius)


@lru_cache(maxsize=8)
def _glow(width: float, height: float, dpr: float) -> QPixmap:
    """A golden rim with a glow around it, for the plaque of whoever is to act."""
    around = _GLOW * height

    def draw(painter: QPainter) -> None:
        box = QRectF(around, around, width, height)
        inside = QPainterPath()
        inside.addRoundedRect(box, 0.24 * height, 0.24 * height)
        painter.setPen(Qt.PenStyle.NoPen)
        glow = QColor(GOLD)
        glow.setAlphaF(0.09)
        painter.setBrush(glow)
        for step in range(5):
            out = around * (1 - step / 5)
            ring = QPainterPath()
            ring.addRoundedRect(box.adjusted(-out, -out, out, out), 0.24 * height + out, 0.24 * height + out)
            painter.drawPath(ring.subtracted(inside))
        painter.setPen(QPen(GOLD, max(1.5, 0.04 * height)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(inside)

    return canvas.render(QSizeF(width + 2 * around, height + 2 * around), dpr, draw)


@lru_cache(maxsize=8)
def dealer_button(radius: float, sign: str, dpr: float) -> QPixmap:
    """The button that lies before the dealer."""

    def draw(painter: QPainter) -> None:
        box = QRectF(1, 1, 2 * radius, 2 * radius)
        painter.setPen(QPen(INK, max(1.0, 0.08 * radius)))
        painter.setBrush(CREAM)
        painter.drawEllipse(box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(canvas.RED_ON_CREAM, max(1.0, 0.07 * radius)))
        painter.drawEllipse(box.center(), 0.78 * radius, 0.78 * radius)
        painter.setPen(INK)
        painter.setFont(canvas.text_font(1.05 * radius, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)

    return canvas.render(QSizeF(2 * radius + 2, 2 * radius + 2), dpr, draw)
