"""Cards as small integers, and hands as bit masks of them.

A card is ``suit * 13 + rank`` with suits in the order of :data:`SUITS` and ranks in the order of
:data:`RANKS`; its text form is rank then suit, ``TH`` for the ten of hearts. A set of cards (a hand, the
cards a side has won) is an ``int`` whose bit *n* is set when it holds card *n*. What a card is worth in a
game is no matter of this module: every game brings its own strength table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardtable.rules.errors import QT_TRANSLATE_NOOP, Malformed

Card = int
Suit = int
CardSet = int

RANKS: Final = "23456789TJQKA"
SUITS: Final = "SHDC"
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")

HIDDEN: Final = -1
"""Stands for a card whose face the onlooker may not know."""
NO_SUIT: Final = -1

PACK: Final[tuple[Card, ...]] = tuple(range(52))
CARD_TEXT: Final[tuple[str, ...]] = tuple(r + s for s in SUITS for r in RANKS)
SUIT_OF: Final[tuple[Suit, ...]] = tuple(c // 13 for c in PACK)
SUIT_CARDS: Final[tuple[CardSet, ...]] = tuple(0x1FFF << (13 * s) for s in range(4))
_CARD_OF: Final = {text: card for card, text in enumerate(CARD_TEXT)}


def card_text(card: Card) -> str:
    """Return ``TH`` for a card and ``??`` for a hidden one."""
    return CARD_TEXT[card] if card >= 0 else "??"


def cards_text(cards: Iterable[Card]) -> str:
    """Return the cards' texts with single spaces between."""
    return " ".join(card_text(c) for c in cards)


def parse_card(text: str) -> Card:
    """Read a card's text form. Raises :class:`Malformed` for anything else."""
    card = _CARD_OF.get(text)
    if card is None:
        told = QT_TRANSLATE_NOOP("record", "{text} is not a card: write rank then suit, such as TH or 7S")
        raise Malformed(told, text=repr(text[:20]))
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by single spaces; the empty text is no cards. Raises :class:`Malformed`."""
    return tuple(parse_card(word) for word in text.split(" ")) if text else ()


def rank_text(card: Card) -> str:
    """Return the rank's letter, ``T`` for a ten."""
    return RANKS[card % 13]


def make_card(rank: str, suit: Suit) -> Card:
    """Return the card of a rank letter and a suit number."""
    return suit * 13 + RANKS.index(rank)


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of the given cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set in ascending order of their numbers."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return tuple(cards)
