"""What no player with sense does, whatever a short search says: moves plainly no better than another.

These hold for every level. They leave out a move only where the rules of the game make sure that another one
is at least as good in what can be seen at the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.thought import Option
from cardtable.games import GAMES
from cardtable.games.common import WORTH
from cardtable.games.thumb_sense import Sense
from cardtable.rules.cards import SUIT_OF, Card
from cardtable.rules.moves import PLAY, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.tricks import best_index


def sensible(view: SeatView, options: Sequence[Option]) -> Sequence[Option]:
    """Return the options that make sense, in their order; never none."""
    kept = set(sensible_moves(view, [option.move for option in options]))
    return [option for option in options if option.move in kept]


def sensible_moves(view: SeatView, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that make sense, in their order; never none."""
    word = moves[0].word
    if word == PLAY:
        kept = _sparing_partner(view, moves)
    elif word in ("take-one", "run"):
        kept = _no_gift_of_the_match(view, moves)
    else:
        kept = moves
    return kept or moves


def _no_gift_of_the_match(view: SeatView, moves: Sequence[Move]) -> Sequence[Move]:
    """Never give the point that ends the match (rule A16)."""
    eldest = (view.dealer + 1) % view.seats % len(view.scores)
    target = GAMES[view.game].target(view.options)
    if eldest == view.side or view.scores[eldest] + 1 < target:
        return moves
    return [move for move in moves if move.word != "take-one"]


def _sparing_partner(view: SeatView, moves: Sequence[Move]) -> Sequence[Move]:
    """Do not take a trick that is one's partner's for sure, where a card under it is at hand (rule C14)."""
    if not view.trick or len(view.scores) == view.seats:
        return moves
    sense = Sense(view, GAMES[view.game])
    place = best_index(view.trick, view.trump, sense.strength)
    if (view.leader + place) % view.seats % len(view.scores) != view.side:
        return moves
    best, led = view.trick[place], SUIT_OF[view.trick[0]]
    later = [(view.seat + n) % view.seats for n in range(1, view.seats - len(view.trick))]
    if any(sense.beaten_by(seat, best, led) > 0.0 for seat in later):
        return moves

    def under(card: Card) -> bool:
        wins = best_index((*view.trick, card), view.trump, sense.strength) != place
        return not wins or WORTH[card] == 10 or (card % 13 == 9 and SUIT_OF[card] == view.trump)

    return [move for move in moves if under(move.cards[0])]
