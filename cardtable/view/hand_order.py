"""How the own hand is sorted: by suit, colours alternating, trump at the left, high cards first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations
from typing import Final

from cardtable.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_OF, Card, Suit

_USUAL: Final = (SPADES, HEARTS, CLUBS, DIAMONDS)
_RED: Final = (HEARTS, DIAMONDS)


def suit_order(suits: Iterable[Suit], trump: Suit) -> tuple[Suit, ...]:
    """Return suits in the order they stand in a hand: trump first, then with as few neighbours of one colour
    as can be, and else as usual."""
    there = set(suits)
    held = [suit for suit in _USUAL if suit in there]
    if not held:
        return ()

    def cost(order: tuple[Suit, ...]) -> tuple[bool, int, list[int]]:
        same = sum((a in _RED) == (b in _RED) for a, b in pairwise(order))
        return trump in held and order[0] != trump, same, [_USUAL.index(suit) for suit in order]

    return min(permutations(held), key=cost)


def sorted_hand(cards: Iterable[Card], strength: Sequence[int], trump: Suit) -> list[Card]:
    """Return cards as they stand in a hand from left to right."""
    cards = list(cards)
    order = suit_order((SUIT_OF[card] for card in cards), trump)
    return sorted(cards, key=lambda card: (order.index(SUIT_OF[card]), -strength[card], card))
