"""What no player with sense does, whatever a short search says: moves plainly no better than another.

:func:`sensible` is for players that search. It leaves out a move only where the rules make sure that another
is at least as good in what can be seen at the table, or where that shows in every world that the search has
tried. :func:`sensible_moves` is for those who look less far, and leaves out besides what throws away a point
that was certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.engine.gains import fate, point_cards, points_in, sure_high_and_low
from cardtable.engine.thought import Option
from cardtable.games import GAMES
from cardtable.games.common import WORTH
from cardtable.games.thumb_sense import Sense
from cardtable.rules.cards import SUIT_OF, Card
from cardtable.rules.moves import PLAY, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.tricks import best_index

SURE: Final = 0.9995
"""A share of the worlds that stands for all of them."""


def sensible(view: SeatView, options: Sequence[Option]) -> Sequence[Option]:
    """Return the options, the best first, that make sense, in their order; never none."""
    kept = set(_no_worse(view, [option.move for option in options]))
    found = [option for option in options if option.move in kept]
    # However a player misjudges cards: what has won the match is taken, and what has lost it is not.
    if found[0].won >= SURE:
        found = [option for option in found if option.won >= SURE]
    elif found[0].lost < SURE:
        found = [option for option in found if option.lost < SURE]
    return _surest_first(view, found)


def _surest_first(view: SeatView, options: Sequence[Option]) -> Sequence[Option]:
    """Put first, of those worth the same in all worlds tried, what brings or keeps most for certain."""
    alike = [option for option in options if option.value == options[0].value]
    if len(alike) == 1 or options[0].move.word != PLAY:
        return options
    sense = Sense(view, GAMES[view.game])
    game = "game" in GAMES[view.game].reasons and view.options.get("game_point") != "off"

    def key(option: Option) -> tuple[float, ...]:
        (card,) = option.move.cards
        sure = fate(view, sense, card)
        points = sure * points_in(view, (*view.trick, card))
        pips = sure * WORTH[card] if game else 0
        return -option.points, -points, -pips

    return [*sorted(alike, key=key), *(option for option in options if option.value != options[0].value)]


def sensible_moves(view: SeatView, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that make sense, in their order; never none."""
    kept = _no_worse(view, moves)
    return _throwing_nothing_away(view, kept) if kept[0].word == PLAY else kept


def _no_worse(view: SeatView, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that are not plainly worse than another; never none."""
    word = moves[0].word
    if word == PLAY:
        kept = _sparing_partner(view, moves)
    elif word in ("take-one", "run"):
        kept = [move for move in moves if move.word != "take-one"] if gift_ends_match(view) else moves
        kept = _won_already(view, kept, "take-one", gift=1)
    else:
        kept = _won_already(view, moves, "stand", gift=0)
    return kept or moves


def gift_ends_match(view: SeatView) -> bool:
    """Tell whether a gift would end the match for the others (rule A16)."""
    eldest = (view.dealer + 1) % view.seats % len(view.scores)
    dealer = view.dealer % len(view.scores)
    return eldest != dealer and view.scores[eldest] + 1 >= GAMES[view.game].target(view.options)


def _won_already(view: SeatView, moves: Sequence[Move], word: str, gift: int) -> Sequence[Move]:
    """Keep a trump with which High and Low alone win the match, before anybody else can (rule A14)."""
    keeping = [move for move in moves if move.word == word]
    if not keeping or view.hand is None:
        return moves
    target = GAMES[view.game].target(view.options)
    eldest = (view.dealer + 1) % view.seats % len(view.scores)
    needs = [target - score for score in view.scores]
    needs[eldest] -= gift
    for mine in sure_high_and_low(view):
        if mine is None:
            # It may be another's point, and that the last one wanted.
            others = [need for side, need in enumerate(needs) if side != view.side]
            if min(others) <= 1:
                return moves
            needs = [need if side == view.side else need - 1 for side, need in enumerate(needs)]
        else:
            needs[view.side] -= 1
            if needs[view.side] <= 0:
                return keeping
    return moves


def _sparing_partner(view: SeatView, moves: Sequence[Move]) -> Sequence[Move]:
    """Do not take a trick that is one's partner's for sure where nothing is gained by it (rule C14)."""
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

    def spares(card: Card) -> bool:
        under = best_index((*view.trick, card), view.trump, sense.strength) == place
        return under or _brings(view, card)

    return [move for move in moves if spares(move.cards[0])]


def _brings(view: SeatView, card: Card) -> bool:
    """Tell whether a card brings something to a trick that is one's own anyway."""
    if "trick" in GAMES[view.game].reasons:
        return points_in(view, (*view.trick, card)) > points_in(view, view.trick)
    counts = WORTH[card] == 10 or (WORTH[card] > 0 and SUIT_OF[card] != view.trump)
    return counts or bool(point_cards(view) >> card & 1)


def _throwing_nothing_away(view: SeatView, moves: Sequence[Move]) -> Sequence[Move]:
    """Leave out cards with which the trick surely brings fewer points than with another."""
    if not view.trick:
        return moves
    sense = Sense(view, GAMES[view.game])
    fates = [fate(view, sense, move.cards[0]) for move in moves]
    brings = [
        each * points_in(view, (*view.trick, move.cards[0])) for each, move in zip(fates, moves, strict=True)
    ]
    # A trick that may be won or lost is thought to bring nothing.
    most = max(brings)
    return [
        move for move, points, sure in zip(moves, brings, fates, strict=True) if points == most or not sure
    ]
