"""The boxes of a table, as an arrangement has placed them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.view.deck.card_shape import STRIP

MANY: Final = 1.12 + 14 * STRIP
"""The least breadth of a hand: fifteen cards, each with its index to be seen."""

CAPTION_PAD: Final = 0.62
"""How much broader a caption is than its text, in the height that its letters should have."""


class Places:
    """The boxes of a table. Those by seat are keyed by seat number, those by zone by the zone's name.

    Parameters
    ----------
    size: the window.
    card: the measure of everything: the width of a card of the own hand, unless those are wanted larger.
    """

    def __init__(self, size: QSizeF, card: int) -> None:
        self.size = size
        self.card = card
        self.own_card = self.trick_card = self.pile_card = self.held_card = self.small_card = 0
        self.margin = self.label = 0.0
        self.texts = 1.0
        """How many times as large as usual texts are here."""
        self.captions_wrap = False
        """Whether captions in the middle may take two lines: there is room below for what has none beside."""
        self.hand = QRectF()
        self.strip = QRectF()
        self.plaques: dict[int, QRectF] = {}
        self.fans: dict[int, QRectF] = {}
        self.won: dict[int, QRectF] = {}
        self.trick = QRectF()
        self.tricks: dict[int, QPointF] = {}
        self.piles: dict[str, QRectF] = {}
        self.corners: dict[str, QRectF] = {}
        self.badge = QRectF()
        self.slots = QRectF()
        self.slot_columns = 0
        self.note = QRectF()
        """The room that is left for a note; empty where there is too little."""
        self.blocks: dict[str, QRectF] = {}
        """What must neither overlap nor leave the window."""

    def grown(self, share: float = 1.0) -> float:
        """How many times as large something is that grows by a ``share`` of what texts do."""
        return 1 + share * (self.texts - 1)

    @property
    def pile_gap(self) -> float:
        """What is between two piles in the middle: more where their captions need it."""
        return max(0.14 * self.card, 46.0 * (self.texts - 1))

    @property
    def caption_pixels(self) -> float:
        """The height of the letters of captions, where they have the room."""
        return max(11.0, 0.78 * self.label)

    @property
    def pile_caption(self) -> float:
        """How broad a caption in the middle may be."""
        return self.pile_card + 0.9 * self.pile_gap

    @property
    def corner_gap(self) -> float:
        """What is between two piles out of play: more where their captions need it."""
        return max(0.45 * self.small_card, 64.0 * (self.texts - 1))

    def fits(self) -> bool:
        """Whether all blocks are inside the window and apart, and the hand broad enough for many cards."""
        if self.hand.width() < MANY * self.card:
            return False
        window = QRectF(QPointF(), self.size)
        blocks = [block for block in self.blocks.values() if not block.isEmpty()]
        return all(window.contains(block) for block in blocks) and not any(
            a.intersects(b) for a, b in combinations(blocks, 2)
        )
