"""A hint on the cards themselves: a lamp over those to play, and over each what it promises."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem
from shiboken6 import isValid

from cardtable.rules.cards import Card
from cardtable.view.deck.card_marks import lit_pixmap
from cardtable.view.deck.card_shape import ASPECT
from cardtable.view.kit import canvas
from cardtable.view.kit.tool_icons import draw_icon
from cardtable.view.table.card_item import CardItem

_ABOVE: Final = 5.0
"""Marks lie above what else lies over a card."""


class HintMarks:
    """Marks cards, and follows them where they go."""

    def __init__(self) -> None:
        self._items: list[QGraphicsPixmapItem] = []
        self.cards: list[CardItem] = []
        """The cards that are marked."""

    def show(
        self, hand: list[CardItem], best: Collection[Card], figures: Mapping[Card, str], dpr: float
    ) -> None:
        """Mark the cards of a hand.

        Parameters
        ----------
        best: those to play, marked by a golden rim and a lamp.
        figures: what is written over each card, nothing over those that are left out.
        dpr: device pixels in a logical one.
        """
        self.clear()
        for place, card in enumerate(hand):
            width = card.home.width
            free = hand[place + 1].home.x - card.home.x if place + 1 < len(hand) else width
            free = max(0.16 * width, min(width, free))
            middle = QPointF((free - width) / 2, -ASPECT * width / 2)
            is_best = card.card in best
            figure = figures.get(card.card, "")
            if is_best or figure:
                self.cards.append(card)
            if is_best:
                self._add(card, lit_pixmap(round(width), dpr), QPointF())
            if figure:
                middle.setY(middle.y() - self._write(card, figure, middle, free, is_best, dpr))
            if is_best:
                self._light(card, middle, width, dpr)

    def clear(self) -> None:
        """Take all marks away; to be done before the cards are gone."""
        for item in self._items:
            scene = item.scene() if isValid(item) else None  # a card that is gone took its marks along
            if scene is not None:
                scene.removeItem(item)
        self._items.clear()
        self.cards.clear()

    def _write(
        self, card: CardItem, text: str, foot: QPointF, free: float, is_best: bool, dpr: float
    ) -> float:
        """Write over a card, and return how high that is."""
        room = max(20.0, free - 3)
        font = canvas.fitted_font(text, max(11.0, 0.17 * card.home.width), room - 6, bold=is_best, least=9)
        width = min(max(room, 0), canvas.text_width(text, font) + 10)
        height = 1.5 * font.pixelSize()
        colour = canvas.GOLD if is_best else canvas.PLATE

        def draw(painter: QPainter) -> None:
            box = QRectF(0.5, 0.5, width - 1, height - 1)
            painter.setPen(QPen(canvas.INK if is_best else canvas.PLATE_EDGE, 1))
            painter.setBrush(colour)
            painter.drawRoundedRect(box, height / 3, height / 3)
            painter.setFont(font)
            painter.setPen(canvas.INK if is_best else canvas.CREAM)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

        pixmap = canvas.render(QSizeF(width, height), dpr, draw)
        self._add(card, pixmap, QPointF(foot.x(), foot.y() - height / 2 - 2))
        return height + 2

    def _light(self, card: CardItem, foot: QPointF, width: float, dpr: float) -> None:
        size = max(18.0, 0.3 * width)

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(canvas.INK, max(1.0, 0.05 * size)))
            painter.setBrush(QColor(canvas.GOLD))
            painter.drawEllipse(QRectF(1, 1, size - 2, size - 2))
            inner = QRectF(0.2 * size, 0.2 * size, 0.6 * size, 0.6 * size)
            draw_icon(painter, "hint", inner, canvas.INK)

        pixmap = canvas.render(QSizeF(size, size), dpr, draw)
        self._add(card, pixmap, QPointF(foot.x(), foot.y() - size / 2 - 1))

    def _add(self, card: CardItem, pixmap: QPixmap, middle: QPointF) -> None:
        item = QGraphicsPixmapItem(pixmap, card.item)
        size = pixmap.deviceIndependentSize()
        item.setOffset(middle.x() - size.width() / 2, middle.y() - size.height() / 2)
        item.setZValue(_ABOVE)
        self._items.append(item)
