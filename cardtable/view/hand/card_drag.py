"""A card of the own hand that follows the pointer, and the place on the table where it may be laid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable.view.deck.card_shape import ASPECT, CORNER
from cardtable.view.kit import canvas
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.depths import FLIGHT
from cardtable.view.table.tabletop import Tabletop

_HEIGHT: Final = 0.75
"""How high above the table a card is held: its shadow falls as far as that."""
_LIFTED: Final = 1.05
_MARK_Z: Final = 10
_STRAIGHT: Final = 60.0
"""After so many pixels the card is held upright, however it stood in the hand."""


class CardDrag:
    """Holds a card at the point where it was taken."""

    def __init__(self, table: Tabletop) -> None:
        self.card: CardItem | None = None
        """The card held."""
        self._table = table
        self._taken_at = QPointF()
        self._offset = QPointF()
        self._mark: canvas.Picture | None = None

    def take(self, card: CardItem, point: QPointF, may_lie: bool) -> None:
        """Hold a card. ``may_lie`` shows the place where it would lie."""
        self.let_go()
        self.card = card
        card.mover = self
        card.is_held = True
        card.prepare_flight()
        card.item.setZValue(FLIGHT)
        card.mark("")
        self._taken_at = point
        self._offset = QPointF(card.pose.x, card.pose.y) - point
        if may_lie:
            self._show_mark()
        self.follow(point)

    def follow(self, point: QPointF) -> None:
        """Bring the card to the pointer."""
        card = self.card
        if card is None:
            return
        card.mover = self
        at = point + self._offset
        way = min(1.0, (point - self._taken_at).manhattanLength() / _STRAIGHT)
        pose = card.home._replace(x=at.x(), y=at.y(), angle=card.home.angle * (1 - way))
        card.show_at(pose, lifted=1 + (_LIFTED - 1) * way)
        card.cast_shadow(_HEIGHT)

    def is_over_table(self, point: QPointF) -> bool:
        """Whether the card would lie on the table if it were let go at a point: out of the hand by more than
        half, and in the window."""
        layout = self._table.layout
        middle = point + self._offset
        window = QRectF(QPointF(), layout.size)
        return window.contains(point) and middle.y() < layout.places.hand.top()

    def let_go(self) -> CardItem | None:
        """Hold no card any more; returns the one held."""
        card, self.card = self.card, None
        if card is not None:
            card.is_held = False
        if self._mark is not None:
            self._mark.remove()
            self._mark = None
        return card

    def _show_mark(self) -> None:
        table = self._table
        width = table.layout.places.trick_card
        at = table.layout.places.tricks[table.person]
        size = QSizeF(width, width * ASPECT)

        def draw(painter: QPainter) -> None:
            colour = QColor(canvas.CREAM)
            colour.setAlpha(26)
            painter.setBrush(colour)
            colour.setAlpha(120)
            pen = QPen(colour, max(1.5, 0.014 * width), Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([4, 4])
            painter.setPen(pen)
            box = QRectF(1, 1, size.width() - 2, size.height() - 2)
            painter.drawRoundedRect(box, CORNER * width, CORNER * width)

        self._mark = canvas.Picture(table.scene, _MARK_Z)
        corner = QPointF(at.x() - size.width() / 2, at.y() - size.height() / 2)
        self._mark.show(canvas.render(size, table.dpr, draw), corner)
