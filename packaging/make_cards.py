#!/usr/bin/env python3
"""Draws the card faces, the backs and the suits' signs as SVG files under assets/cards.

Run it after changing anything in `deck_art` and commit what it writes. Every shape is a path of ours: no
fonts, no foreign artwork.

    python3 packaging/make_cards.py [DIRECTORY]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from deck_art.backs import BACKS, back
from deck_art.courts import court_card
from deck_art.large import large_card
from deck_art.numbers import ace, number_card
from deck_art.signs import pip
from deck_art.svg import RANKS, SUIT_COLOUR, SUITS, document, paper

LOOKS = ("classic", "large")


def face(rank: str, suit: str, look: str) -> str:
    """A face as a drawing of its own."""
    if look == "large":
        parts = large_card(rank, suit)
    elif rank == "A":
        parts = ace(suit)
    elif rank in "JQK":
        parts = court_card(rank, suit)
    else:
        parts = number_card(rank, suit)
    return document([paper(), *parts], SUIT_COLOUR[suit])


def sign(suit: str) -> str:
    """A suit's sign in its own colour, in a square."""
    return document([pip(suit, 50, 50, 88)], SUIT_COLOUR[suit], (100, 100))


def write_deck(folder: Path) -> None:
    """Write all faces, backs and suits."""
    for look in LOOKS:
        faces = folder / look
        faces.mkdir(parents=True, exist_ok=True)
        for suit in SUITS:
            for rank in RANKS:
                (faces / f"{rank}{suit}.svg").write_text(
                    face(rank, suit, look), encoding="utf-8", newline="\n"
                )
    suits = folder / "suits"
    suits.mkdir(parents=True, exist_ok=True)
    for suit in SUITS:
        (suits / f"{suit}.svg").write_text(sign(suit), encoding="utf-8", newline="\n")
    backs = folder / "backs"
    backs.mkdir(parents=True, exist_ok=True)
    for name in BACKS:
        (backs / f"{name}.svg").write_text(document(back(name)), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    """Write the deck into the folder given, or into the repository's."""
    if len(arguments) > 1 or any(a.startswith("-") for a in arguments):
        print(__doc__)
        return 2
    here = Path(__file__).resolve().parent.parent
    write_deck(Path(arguments[0]) if arguments else here / "assets" / "cards")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
