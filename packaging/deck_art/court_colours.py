"""What court figures of a suit wear: a main colour, and two for trimmings."""

from __future__ import annotations

from typing import NamedTuple

from deck_art.svg import BLUE, GREEN, INK, OCHRE, RED


class CourtColours(NamedTuple):
    """The colours of a suit's figures. The main one is that which the suit has in a deck of four colours."""

    main: str
    accent: str
    second: str


COLOURS = {
    "S": CourtColours(INK, RED, OCHRE),
    "H": CourtColours(RED, GREEN, OCHRE),
    "D": CourtColours(BLUE, OCHRE, RED),
    "C": CourtColours(GREEN, OCHRE, RED),
}


def of_suit(suit: str) -> CourtColours:
    """The colours of a suit."""
    return COLOURS[suit]
