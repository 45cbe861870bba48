"""What the kernel must know of a game: its kind, its options, and what cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.engine.kernel.bits import MASKS

if TYPE_CHECKING:
    from mypy_extensions import i64

SEVEN_UP: Final = 0
CALIFORNIA: Final = 1
SEMERIK: Final = 2

NEVER: Final = 0
FIXING: Final = 1
ALWAYS: Final = 2

FULL: Final = 20000
"""Utility of the best that can happen; 0 is the worst."""


class Game:
    """A game with its options in force.

    Parameters
    ----------
    kind: ``SEVEN_UP``, ``CALIFORNIA`` or ``SEMERIK``.
    seats, sides: how many play, and for how many sides (seat modulo sides).
    worth: what each rank counts in a won trick: pips toward Game, or 1 for a card that counts in Semerik.
    jack: rank of the jack.
    """

    def __init__(self, kind: int, seats: int, sides: int, worth: list[int], jack: int) -> None:
        self.kind: i64 = kind
        self.seats: i64 = seats
        self.sides: i64 = sides
        self.worth = worth
        self.jack: i64 = jack
        self.may_trump = False
        self.low_captured = False
        self.tie_eldest = False
        self.jack_rerun: i64 = FIXING
        self.keep = False
        self.taken = True
        self.changing = True
        self.trick_trump = False
        self.game_point = True
        self.dealer_jack = False
        value = worth[:]
        if kind == CALIFORNIA:
            value[0] = value[jack] = value[12] = 4
        self.value = value
        """What each rank is worth to win for the policy: as ``worth``, but in California Jack the chance
        that it is of the last trump."""
        keys = [2 * pips + rank for rank, pips in enumerate(value)]
        self.lose = _best(keys, -1)
        """By mask: the card that is given up most easily."""
        self.plain_ranks: i64 = 0
        for rank, pips in enumerate(worth):
            if not pips:
                self.plain_ranks |= 1 << rank
        self.fat_ranks: i64 = 8191 ^ self.plain_ranks if kind == SEMERIK else 0
        """Two sets of ranks; neighbours within one are worth the same."""


def _best(keys: list[int], sign: int) -> bytes:
    """Return by mask the rank with the highest key times ``sign``."""
    table = [0] * MASKS
    for mask in range(1, MASKS):
        low = (mask & -mask).bit_length() - 1
        rest = mask & (mask - 1)
        best = table[rest] if rest else low
        table[mask] = low if keys[low] * sign > keys[best] * sign else best
    return bytes(table)
