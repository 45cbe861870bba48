"""The shape of a card, in its widths."""

from __future__ import annotations

from typing import Final

ASPECT: Final = 3.5 / 2.5
"""A card's height in widths."""
CORNER: Final = 15 / 250
"""The radius of a card's corners in widths."""
STRIP: Final = 0.22
"""The share of a card's width, from its left edge, that shows its index: the least step of a fan."""


def card_height(width: float) -> float:
    """The height of a card so wide."""
    return width * ASPECT
