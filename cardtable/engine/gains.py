"""What a trick brings to the side that wins it, as far as that can be told while it is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardtable.games import GAMES
from cardtable.games.semerik import COUNTING
from cardtable.games.thumb_sense import Sense
from cardtable.rules.cards import (
    HIDDEN,
    NO_SUIT,
    SUIT_CARDS,
    SUIT_OF,
    Card,
    CardSet,
    card_set,
    make_card,
)
from cardtable.rules.seatview import SeatView
from cardtable.rules.tricks import best_index

_CALIFORNIA: Final = "california-jack"


def point_cards(view: SeatView) -> CardSet:
    """Return the cards that are a point of the match for whoever wins them in the present trick.

    In Seven Up the trump jack, and Low where it has to be captured and its card is known. In California Jack
    high, low and jack of a trump that cannot change any more, or of the trick's own trump under
    ``count = trick-trump``.
    """
    spec = GAMES[view.game]
    if view.trump == NO_SUIT or "jack" not in spec.reasons:
        return 0
    order = spec.rank_order(view.options)
    by_rank = [make_card(rank, view.trump) for rank in order]
    jack = make_card("J", view.trump)
    dead = _out_of_play(view)
    if view.game == _CALIFORNIA:
        if view.options["count"] == "trick-trump":
            return card_set([by_rank[0], jack, by_rank[-1]])
        if not trump_stays(view):
            return 0
        live = [card for card in by_rank if not dead >> card & 1]
        return card_set([live[0], jack, live[-1]]) & ~dead
    low = 0
    if view.options.get("low") == "captured":
        low = 1 << next(card for card in by_rank if not dead >> card & 1)
    return (1 << jack | low) & ~dead


def _out_of_play(view: SeatView) -> CardSet:
    """Return the cards that nobody can have or get: those aside, and the turned one where it is not drawn."""
    dead = card_set(view.aside)
    if view.turned != HIDDEN and view.options.get("turned") != "taken":
        dead |= 1 << view.turned
    return dead


def trump_stays(view: SeatView) -> bool:
    """Tell whether the present trump is the one that counts at the end of the deal."""
    if view.game != _CALIFORNIA or view.options["trump"] == "fixed":
        return True
    # Another card is turned where some stay in the stock after both have drawn.
    drawn = 1 if view.options["turned"] == "taken" else 2
    return view.turned == HIDDEN or view.stock <= drawn


def points_in(view: SeatView, trick: Iterable[Card]) -> int:
    """Return the points that these cards in one trick bring to its winner."""
    cards = card_set(trick)
    if "trick" in GAMES[view.game].reasons:
        return max(0, (cards & COUNTING).bit_count() - 2)
    return (cards & point_cards(view)).bit_count()


def fate(view: SeatView, sense: Sense, card: Card) -> int:
    """Tell what becomes of the trick once a card lies there: 1 it is one's side's for sure, -1 it is not,
    0 that depends on cards not seen.
    """
    trick = (*view.trick, card)
    place = best_index(trick, view.trump, sense.strength)
    best, led = trick[place], SUIT_OF[trick[0]]
    sides = len(view.scores)
    ours = (view.leader + place) % view.seats % sides == view.side
    later = [(view.seat + n) % view.seats for n in range(1, view.seats - len(view.trick))]
    rivals = [seat for seat in later if (seat % sides == view.side) != ours]
    if any(sense.beaten_by(seat, best, led) > 0.0 for seat in rivals):
        return 0
    return 1 if ours else -1


def sure_high_and_low(view: SeatView) -> tuple[Card | None, Card | None]:
    """Return the cards of a hand of Seven Up that are High and Low for certain with the trump in force."""
    spec = GAMES[view.game]
    hand = (view.hand or 0) & SUIT_CARDS[view.trump]
    if not hand:
        return None, None
    dead = _out_of_play(view)
    order = [make_card(rank, view.trump) for rank in spec.rank_order(view.options)]
    dealt = [card for card in order if not dead >> card & 1]
    high = dealt[-1] if hand >> dealt[-1] & 1 else None
    low = dealt[0] if hand >> dealt[0] & 1 and view.options.get("low") == "dealt" else None
    return high, low
