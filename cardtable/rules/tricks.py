"""The trick kernel: who may play what and who wins, on plain integers.

Rules and search share these functions. They know suits, a trump suit (or none) and a table that gives each
card its strength within its suit; no game, no seats, no state.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.rules.cards import NO_SUIT, SUIT_CARDS, SUIT_OF, Card, CardSet, Suit


def legal_plays(hand: CardSet, led: Suit, trump: Suit, may_trump: bool) -> CardSet:
    """Return the cards of ``hand`` that may be played.

    Parameters
    ----------
    hand: the player's cards.
    led: the suit led, or ``NO_SUIT`` for the leader, who may play anything.
    trump: the trump suit, or ``NO_SUIT``.
    may_trump: whether a trump may be played even by one who can follow (option ``follow-or-trump``).
    """
    if led == NO_SUIT:
        return hand
    following = hand & SUIT_CARDS[led]
    if not following:
        return hand
    if may_trump and trump != NO_SUIT:
        return following | (hand & SUIT_CARDS[trump])
    return following


def best_index(trick: Sequence[Card], trump: Suit, strength: Sequence[int]) -> int:
    """Return the place in ``trick`` of the winning card: the best trump, or the best of the suit led.

    Parameters
    ----------
    trick: the cards in the order played, at least one.
    trump: the suit that beats every other, or ``NO_SUIT``.
    strength: each card's strength within its suit, by card, higher wins.
    """
    best = 0
    card = trick[0]
    suit = SUIT_OF[card]
    power = strength[card]
    for place in range(1, len(trick)):
        card = trick[place]
        its_suit = SUIT_OF[card]
        if its_suit == suit:
            if strength[card] > power:
                best, power = place, strength[card]
        elif its_suit == trump:
            best, suit, power = place, its_suit, strength[card]
    return best


def strengths(order: str) -> tuple[int, ...]:
    """Return the strength table for a rank order, ranks written low to high; ranks left out are -1."""
    by_rank = [order.find(rank) for rank in "23456789TJQKA"]
    return tuple(by_rank) * 4


def strongest(cards: Sequence[Card], strength: Sequence[int]) -> Card:
    """Return the strongest of some cards, the first of equals."""
    return max(cards, key=lambda card: strength[card])
