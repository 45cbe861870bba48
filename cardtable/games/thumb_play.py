"""Choosing a card by rules of thumb: what it is likely to win or lose now, less what it would do later."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardtable.games.thumb_sense import TRICK_POINTS, Sense, risk
from cardtable.rules.cards import HIDDEN, SUIT_OF, Card, card_set, cards_in
from cardtable.rules.tricks import best_index

LIKELY = 0.75
"""From this chance on a partner's card is taken to win the trick (rule C14)."""
WORTH_OVERTAKING = 3
"""Counting cards that a partner's trick holds when it may be overtaken (rule C14)."""
ALL_TRICKS = 4
"""Points for winning every trick (rule C8)."""
HOPE = 0.55
"""How likely a side that has every trick so far takes the next one too."""
DARING = 0.25
"""What the greatest risk is worth to a bold player, in average tricks; a cautious one holds it against."""


def best_card(sense: Sense, cards: Sequence[Card], rng: random.Random, boldness: int = 0) -> Card:
    """Return the card to play out of some legal ones; equals by lot."""
    if len(cards) == 1:
        return cards[0]
    candidates = _sparing_partner(sense, cards)
    return max(candidates, key=lambda card: (value(sense, card, boldness), rng.random()))


def value(sense: Sense, card: Card, boldness: int = 0) -> float:
    """Return what playing the card is likely worth, in points for the seat's side."""
    view = sense.view
    trick = (*view.trick, card)
    ours = _wins(sense, trick)
    gain, loss = _trick_worth(sense, trick)
    theirs = 1.0 if len(view.scores) == 2 else 0.6
    dared = DARING * boldness * sense.stake * risk(ours, sense.stakes(card)) if boldness else 0.0
    return ours * gain - (1.0 - ours) * loss * theirs - sense.keep(card) + dared


def risk_of(sense: Sense, card: Card) -> float:
    """Return how much of a risk it is to play the card, 0 to 1."""
    return risk(_wins(sense, (*sense.view.trick, card)), sense.stakes(card))


def loss_of(sense: Sense, card: Card) -> float:
    """Return how much is likely lost by playing the card, 0 to 1."""
    return (1.0 - _wins(sense, (*sense.view.trick, card))) * sense.stakes(card)


def _wins(sense: Sense, trick: tuple[Card, ...]) -> float:
    """Return how likely the seat's side takes the trick once its card lies there too."""
    view = sense.view
    seats = view.seats
    place = best_index(trick, view.trump, sense.strength)
    winner = (view.leader + place) % seats
    best, led = trick[place], SUIT_OF[trick[0]]
    later = [(view.seat + n) % seats for n in range(1, seats - len(trick) + 1)]
    held = 1.0
    rescued = 0.0
    for seat in later:
        beats = sense.beaten_by(seat, best, led)
        if seat % len(view.scores) == view.side:
            rescued = beats
        else:
            held *= 1.0 - beats
    if winner % len(view.scores) == view.side:
        return held
    return rescued * (0.5 + 0.5 * held)


def _trick_worth(sense: Sense, trick: tuple[Card, ...]) -> tuple[float, float]:
    """Return what the trick gives the seat's side if it wins, and takes from it if it does not."""
    later = sense.view.seats - len(trick)
    if sense.counting:
        worth = _counting_worth(sense, trick, later)
    else:
        worth = sum(sense.worths[card] for card in trick) + 0.4 * later * sense.stake / sense.view.seats
    prize = _prize(sense)
    gain, loss = worth + prize, worth + prize
    if "all-tricks" in sense.spec.reasons:
        done = sum(sense.view.tricks)
        hope = ALL_TRICKS * HOPE ** sense.hand.bit_count()
        if sense.view.tricks[sense.view.side] == done:
            gain += hope
        if sense.view.tricks[sense.view.side] == 0:
            loss += hope
    return gain + 0.02, loss + 0.02


def _counting_worth(sense: Sense, trick: tuple[Card, ...], later: int) -> float:
    """Return the points a trick is likely to hold once the others have played too (rule C7)."""
    now = (card_set(trick) & sense.counting).bit_count()
    about = sense.elsewhere
    each = (about & sense.counting).bit_count() / max(1, about.bit_count())
    worth = 0.0
    for more in range(later + 1):
        ways = (1, later, later * (later - 1) // 2, 1)[more]
        worth += TRICK_POINTS[min(now + more, 4)] * ways * each**more * (1.0 - each) ** (later - more)
    return worth


def _prize(sense: Sense) -> float:
    """Return how much better the turned card is than an unseen one, where the winner takes it (rule B3)."""
    view = sense.view
    if not sense.draws or view.turned == HIDDEN or view.options.get("turned") == "aside":
        return 0.0
    unseen = cards_in(sense.unknown)
    average = sum(map(sense.keep, unseen)) / max(1, len(unseen))
    return sense.keep(view.turned) + 0.5 * sense.worths[view.turned] - average


def _sparing_partner(sense: Sense, cards: Sequence[Card]) -> Sequence[Card]:
    """Leave out the cards that overtake a partner who is likely to win, where it is not worth it (C14)."""
    view = sense.view
    if not view.trick or len(view.scores) == view.seats:
        return cards
    place = best_index(view.trick, view.trump, sense.strength)
    if (view.leader + place) % view.seats % len(view.scores) != view.side:
        return cards
    under = [c for c in cards if best_index((*view.trick, c), view.trump, sense.strength) == place]
    if not under:
        return cards
    stands = _wins(sense, (*view.trick, under[0]))
    rich = (card_set(view.trick) & sense.counting).bit_count() >= WORTH_OVERTAKING
    return under if stands == 1.0 or (stands >= LIKELY and not rich) else cards
