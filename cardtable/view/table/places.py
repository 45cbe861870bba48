"""The boxes of a table, as an arrangement has placed them."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.view.deck.cards import STRIP

MANY: Final = 1.12 + 14 * STRIP
"""The least breadth of a hand: fifteen cards, each with its index to be seen."""


@dataclass
class Places:
    """The boxes of a table. Those by seat are keyed by seat number, those by zone by the zone's name."""

    size: QSizeF
    card: int
    """The measure of everything: the width of a card of the own hand, unless those are wanted larger."""
    own_card: int = 0
    trick_card: int = 0
    pile_card: int = 0
    held_card: int = 0
    small_card: int = 0
    margin: float = 0
    label: float = 0
    hand: QRectF = field(default_factory=QRectF)
    strip: QRectF = field(default_factory=QRectF)
    plaques: dict[int, QRectF] = field(default_factory=dict)
    fans: dict[int, QRectF] = field(default_factory=dict)
    won: dict[int, QRectF] = field(default_factory=dict)
    trick: QRectF = field(default_factory=QRectF)
    tricks: dict[int, QPointF] = field(default_factory=dict)
    piles: dict[str, QRectF] = field(default_factory=dict)
    corners: dict[str, QRectF] = field(default_factory=dict)
    badge: QRectF = field(default_factory=QRectF)
    slots: QRectF = field(default_factory=QRectF)
    slot_columns: int = 0
    note: QRectF = field(default_factory=QRectF)
    """The room that is left for a note; empty where there is too little."""
    blocks: dict[str, QRectF] = field(default_factory=dict)
    """What must neither overlap nor leave the window."""

    def fits(self) -> bool:
        """Whether all blocks are inside the window and apart, and the hand broad enough for many cards."""
        if self.hand.width() < MANY * self.card:
            return False
        window = QRectF(QPointF(), self.size)
        blocks = [block for block in self.blocks.values() if not block.isEmpty()]
        return all(window.contains(block) for block in blocks) and not any(
            a.intersects(b) for a, b in combinations(blocks, 2)
        )
