"""What players do where they have a choice that shows their style: for the arena to count."""

from __future__ import annotations

from typing import Final

from cardtable.games import GAMES
from cardtable.games.thumb_sense import Sense
from cardtable.rules.cards import SUIT_OF, Card
from cardtable.rules.moves import PLAY, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.tricks import best_index

CARD: Final = "card"
"""What is being decided where a card may be put at risk, beside the phases of a game."""
RISK: Final = "risk"
NO_RISK: Final = "no-risk"


def habit(view: SeatView, move: Move) -> tuple[str, str] | None:
    """Return what was being decided and what has been chosen, or ``None`` where that shows nothing.

    That is a word by its phase, such as ``("stand", "beg")``; or, where some cards would be at risk and
    others not, whether one of the former has been played.
    """
    if move.word != PLAY:
        return None if move.cards else (view.phase, move.word)
    if len(view.legal.moves) == 1 or not _opponents_to_come(view):
        return None
    sense = Sense(view, GAMES[view.game])
    risky = [at_risk(sense, legal.cards[0]) for legal in view.legal.moves]
    if all(risky) or not any(risky):
        return None
    return CARD, RISK if at_risk(sense, move.cards[0]) else NO_RISK


def at_risk(sense: Sense, card: Card) -> bool:
    """Tell whether a card with much at stake would lie in a trick that is one's side's, but may be lost.

    Such cards are tens, the trump jack and whatever else is worth as much; in Semerik the counting cards.
    """
    if sense.stakes(card) < 0.9:
        return False
    view = sense.view
    trick = (*view.trick, card)
    place = best_index(trick, view.trump, sense.strength)
    if (view.leader + place) % view.seats % len(view.scores) != view.side:
        return False
    best, led = trick[place], SUIT_OF[trick[0]]
    return any(sense.beaten_by(seat, best, led) > 0.0 for seat in _opponents_to_come(view))


def _opponents_to_come(view: SeatView) -> list[int]:
    """Return the seats of other sides that are yet to play to the trick."""
    later = [(view.seat + n) % view.seats for n in range(1, view.seats - len(view.trick))]
    return [seat for seat in later if seat % len(view.scores) != view.side]
