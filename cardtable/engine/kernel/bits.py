"""Tables over the cards of a suit held as a 13-bit mask, and the random generator.

A card's *code* is ``suit * 13 + rank`` where ranks count upward in the order of the game's strength, so that
of two cards of a suit the higher code wins and the highest bit of a mask is the strongest card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASKS: Final = 8192

POP: Final = bytes([m.bit_count() for m in range(MASKS)])
"""Number of cards in a mask."""
TOP: Final = bytes([max(0, m.bit_length() - 1) for m in range(MASKS)])
"""Rank of the strongest card of a mask that is not empty."""
BOTTOM: Final = bytes([max(0, (m & -m).bit_length() - 1) for m in range(MASKS)])
"""Rank of the weakest card of a mask that is not empty."""
SUIT: Final = bytes([code // 13 for code in range(52)])
"""Suit of a card's code."""


class Rng:
    """A small generator of random numbers (a congruential step, its high bits mixed)."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = (seed ^ (seed >> 32)) & 0xFFFFFFFF
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """Return a number from 0 to ``n - 1``; n is at most 2**16."""
        x: i64 = (self.x * 1664525 + 1013904223) & 0xFFFFFFFF
        self.x = x
        x ^= x >> 15
        return ((x >> 2) * n) >> 30

    def pick(self, mask: i64) -> i64:
        """Return the rank of a random card of a suit's mask that is not empty."""
        k: i64 = self.below(POP[mask])
        while k > 0:
            mask &= mask - 1
            k -= 1
        return BOTTOM[mask]

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
