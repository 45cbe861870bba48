"""A player's plaque: a coloured disc with the initial, name, level, tricks, score, the way to the target."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from cardtable.view.kit import canvas
from cardtable.view.kit.canvas import CREAM, GOLD, INK, PLATE, PLATE_EDGE, SOFT_CREAM, Picture
from cardtable.view.table.depths import PLAQUE_Z
from cardtable.view.words.texts import number

_GLOW: Final = 0.16
"""How far the glow reaches beyond the plaque, in its heights."""


_FAIR_LINE: Final = 0.165
"""How small texts become, in the plaque's heights, before a shorter one takes their place or they are cut."""
_LEAST_LINE: Final = 0.14
"""How small the line below the name becomes before it is cut."""


class PlaqueState:
    """What a plaque says; ``initial`` is the letter on the disc, ``dealer_sign`` on the dealer's button,
    ``short_line`` stands where there is no room for ``line``. ``colour`` is that of the side, ``face`` that
    of the disc, ``tied`` tells whether the side is a pair."""

    def __init__(
        self,
        name: str,
        line: str,
        colour: QColor,
        face: QColor,
        dealer_sign: str,
        *,
        short_line: str = "",
        target: int = 1,
        tied: bool = False,
    ) -> None:
        self.name = name
        self.initial = name[:1].upper()
        self.line = line
        self.colour = colour
        self.face = face
        self.dealer_sign = dealer_sign
        self.short_line = short_line
        self.score = 0
        self.target = target
        self.tricks = 0
        self.dealer = False
        self.turn = False
        self.tied = tied


class Plaque:
    """Draws a :class:`PlaqueState` into a box of the table."""

    def __init__(self, scene: QGraphicsScene, state: PlaqueState) -> None:
        self.state = state
        self._box = QRectF()
        self._dpr = 1.0
        self._texts = 1.0
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

    def place(self, box: QRectF, dpr: float, texts: float = 1.0) -> None:
        """Move to a box, where texts are so many times as large as usual."""
        self._box = box
        self._dpr = dpr
        self._texts = texts
        self.refresh()

    def refresh(self) -> None:
        """Draw anew if something has changed."""
        if self._box.isEmpty():
            return
        height = self._box.height()
        around = _GLOW * height
        corner = self._box.topLeft() - QPointF(around, around)
        said = {**vars(self.state), "turn": False, "dealer": False}
        wanted = (*said.values(), self._box.getRect(), self._dpr, self._texts)
        if wanted != self._drawn:
            self._drawn = wanted
            size = QSizeF(self._box.width() + 2 * around, height + 2 * around)
            box = QRectF(around, around, self._box.width(), height)
            pixmap = canvas.render(size, self._dpr, lambda painter: self._draw(painter, box))
            self._picture.show(pixmap, corner)
            self._picture.item.setToolTip(self.sentence())
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

    def sentence(self) -> str:
        """All that the plaque says, whole, for a pointer that rests on it."""
        state = self.state
        points = QCoreApplication.translate("Plaque", "{score} of {target} points")
        score = points.format(score=number(state.score), target=state.target)
        return "\n".join(text for text in (state.name, state.line, score) if text)

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
        right = box.right() - 0.17 * h
        score = self._draw_score(painter, QRectF(right - 0.8 * h, box.top(), 0.8 * h, 0.76 * h))
        left = disc.right() + 0.12 * h
        self._draw_words(painter, QRectF(left, box.top(), score - 0.12 * h - left, h))
        way = QRectF(left, box.top() + 0.75 * h, right - left, 0.14 * h)
        colour = self.state.colour.lighter(135)
        canvas.draw_stitches(painter, way, self.state.target, self.state.score, colour)

    def _draw_disc(self, painter: QPainter, disc: QRectF) -> None:
        light, dark = canvas.shaded(self.state.face)
        shade = QRadialGradient(disc.center() - QPointF(0, 0.2 * disc.height()), 0.7 * disc.height())
        shade.setColorAt(0, light)
        shade.setColorAt(1, dark)
        painter.setPen(QPen(self.state.colour.lighter(118), 0.065 * disc.height()))
        painter.setBrush(shade)
        painter.drawEllipse(disc)
        ink = canvas.readable_on(self.state.face)
        canvas.write(painter, disc, self.state.initial, 0.5 * disc.height(), ink, bold=True)

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        h = room.height()
        state = self.state
        more = self._texts - 1
        head = (0.08 - 0.05 * more if state.line else 0.18) * h
        upper = QRectF(room.left(), room.top() + head, room.width(), 0.38 * h)
        size = (0.29 + 0.05 * more) * h
        bold = canvas.fitted_font(state.name, size, room.width(), bold=True, least=max(11, 0.2 * h))
        fits = canvas.text_width(state.name, bold) <= room.width()
        if not fits:
            size = bold.pixelSize()
        least = max(canvas.LEAST_TEXT, _FAIR_LINE * h)
        canvas.write(painter, upper, state.name, size, CREAM, bold=fits, least=least, flags=canvas.LEFT)
        small = (0.2 + 0.08 * more) * h
        lower = QRectF(room.left(), room.top() + (0.45 - 0.05 * more) * h, room.width(), small + 0.08 * h)
        if state.tied:
            radius = 0.085 * h
            self._draw_tie(painter, lower.left() + 1.8 * radius, lower.center().y() + 0.01 * h, radius)
            lower.setLeft(lower.left() + 4.6 * radius)
        line = state.line
        if state.short_line:
            fair = max(canvas.LEAST_TEXT, _FAIR_LINE / 0.2 * small)
            font = canvas.fitted_font(line, small, lower.width(), least=fair)
            line = line if canvas.text_width(line, font) <= lower.width() else state.short_line
        least = max(canvas.LEAST_TEXT, _LEAST_LINE * h)
        canvas.write(painter, lower, line, small, SOFT_CREAM, least=least, flags=canvas.LEFT)

    def _draw_tie(self, painter: QPainter, x: float, y: float, radius: float) -> None:
        """Two rings, linked, in the side's colour: this player has a partner."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.state.colour.lighter(150), max(1.2, 0.36 * radius)))
        for aside in (-0.6, 0.6):
            painter.drawEllipse(QPointF(x + aside * radius, y), radius, radius)

    def _draw_score(self, painter: QPainter, room: QRectF) -> float:
        """The score, and below it the tricks taken, at the right of the room; returns where they begin."""
        h = room.height()
        tricks = self.state.tricks
        score = number(self.state.score)
        font = canvas.fitted_font(score, (0.52 if tricks else 0.6) * h, room.width(), bold=True)
        width = max(canvas.text_width(score, font), 0.4 * h)
        column = QRectF(room.right() - width, room.top() + 0.08 * h, width, (0.6 if tricks else 0.92) * h)
        if tricks:
            breadth = self._draw_tricks(painter, room.right(), room.top() + 0.67 * h, 0.3 * h)
            column.setLeft(min(column.left(), room.right() - breadth))
        painter.setPen(GOLD if self.state.score >= self.state.target else CREAM)
        painter.setFont(font)
        painter.drawText(column, Qt.AlignmentFlag.AlignCenter, score)
        return column.left()

    def _draw_tricks(self, painter: QPainter, right: float, top: float, h: float) -> float:
        """A little card and the number of tricks taken; returns their breadth."""
        font = canvas.text_font(0.82 * h, bold=True)
        text = str(self.state.tricks)
        words = canvas.text_width(text, font)
        breadth = 0.92 * h + words
        card = QRectF(right - breadth, top + 0.12 * h, 0.52 * h, 0.74 * h)
        painter.setPen(QPen(CREAM, max(1.0, 0.05 * h)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.translated(0.14 * h, -0.02 * h), 0.1 * h, 0.1 * h)
        painter.setBrush(self.state.colour.darker(120))
        painter.drawRoundedRect(card, 0.1 * h, 0.1 * h)
        painter.setFont(font)
        painter.setPen(CREAM)
        painter.drawText(QRectF(right - words, top, words + 1, h), Qt.AlignmentFlag.AlignVCenter, text)
        return breadth


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
