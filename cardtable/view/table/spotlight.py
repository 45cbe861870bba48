"""Where to look: golden rings around parts of the table, drawn over it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.rules.events import Zone
from cardtable.view.kit import canvas
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.tabletop import Tabletop

_AWAY: Final = 5.0
"""Pixels between what is ringed and the ring."""


class Spotlight(QWidget):
    """Rings around boxes of the table; it takes no clicks."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("spotlight")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.boxes: list[QRectF] = []

    def show_boxes(self, boxes: Sequence[QRectF]) -> None:
        """Ring these boxes."""
        self.boxes = [box for box in boxes if not box.isEmpty()]
        self.setVisible(bool(self.boxes))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for box in self.boxes:
            ring = box.adjusted(-_AWAY, -_AWAY, _AWAY, _AWAY).intersected(
                QRectF(self.rect()).adjusted(2, 2, -2, -2)
            )
            for width, colour in ((7.0, QColor(0, 0, 0, 90)), (3.0, canvas.GOLD)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(ring, 10, 10)


def boxes_of(names: Iterable[str], table: Tabletop) -> list[QRectF]:
    """Where on a table things are that a lesson names; nothing for what is not there now."""
    return [box for name in names if not (box := _box(name, table)).isEmpty()]


def _box(name: str, table: Tabletop) -> QRectF:
    kind, _, number = name.partition(":")
    places = table.layout.places
    if kind == "trump":
        return places.badge
    if kind == "plaque":
        return places.plaques[int(number)]
    if kind == "note":
        return table.note.box
    own = table.spec.side_of(table.person)
    return _around(
        card
        for zone, cards in table.board.zones.items()
        if zone.name == kind and _is_meant(zone, table.person if kind == "hand" else own)
        for card in cards
    )


def _is_meant(zone: Zone, owner: int) -> bool:
    """Whether a zone is one of all players' together, or the person's own."""
    return zone.name not in {"won", "hand"} or zone.seat == owner


def _around(cards: Iterable[CardItem]) -> QRectF:
    box = QRectF()
    for card in cards:
        if card.item.isVisible():
            box = box.united(card.home.rect())
    return box
