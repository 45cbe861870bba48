"""How the own hand is sorted: in what order suits stand, where trump does, and which way ranks run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations
from typing import Final, NamedTuple

from cardtable.model.preferences import Preferences
from cardtable.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT_OF, SUITS, Card, Suit

ALTERNATE: Final = "alternate"
"""The order in which colours alternate as far as the suits held let them."""

_USUAL: Final = (SPADES, HEARTS, CLUBS, DIAMONDS)
_RED: Final = (HEARTS, DIAMONDS)


class HandOrder(NamedTuple):
    """How a person likes a hand sorted.

    ``suits`` is :data:`ALTERNATE` or the four suits from left to right, as in ``SHDC``. With ``trump_left``
    trump stands before all of them. With ``high_left`` the highest card of each suit is its first.
    """

    suits: str = ALTERNATE
    trump_left: bool = True
    high_left: bool = True


USUAL: Final = HandOrder()


def chosen_order(preferences: Preferences) -> HandOrder:
    """How the person has chosen to have hands sorted."""
    return HandOrder(
        preferences.text("sort.suits"),
        preferences.flag("sort.trump-left"),
        preferences.flag("sort.high-left"),
    )


def suit_order(suits: Iterable[Suit], trump: Suit, order: HandOrder = USUAL) -> tuple[Suit, ...]:
    """Return suits in the order they stand in a hand."""
    fixed = _USUAL if order.suits == ALTERNATE else tuple(map(SUITS.index, order.suits))
    there = set(suits)
    held = [suit for suit in fixed if suit in there]
    first = trump if order.trump_left and trump in there else None

    def cost(way: tuple[Suit, ...]) -> tuple[bool, int, list[int]]:
        same = sum((a in _RED) == (b in _RED) for a, b in pairwise(way)) if order.suits == ALTERNATE else 0
        return first is not None and way[0] != first, same, [fixed.index(suit) for suit in way]

    return min(permutations(held), key=cost)


def sorted_hand(
    cards: Iterable[Card], strength: Sequence[int], trump: Suit, order: HandOrder = USUAL
) -> list[Card]:
    """Return cards as they stand in a hand from left to right."""
    cards = list(cards)
    suits = suit_order((SUIT_OF[card] for card in cards), trump, order)
    sign = -1 if order.high_left else 1
    return sorted(cards, key=lambda card: (suits.index(SUIT_OF[card]), sign * strength[card], card))
