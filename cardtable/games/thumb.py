"""The player by rules of thumb: plays any game from what one seat may know.

It is the level ``beginner`` and the built-in player that steps in where an engine fails. It looks at the
present trick only and remembers what has been played; it plans nothing.
"""

from __future__ import annotations

import random
from functools import partial

from cardtable.games.common import WORTH, jack_of
from cardtable.games.thumb_play import best_card
from cardtable.games.thumb_sense import Sense
from cardtable.rules.cards import SUIT_CARDS, SUIT_OF, Card, cards_in
from cardtable.rules.moves import PLAY, PLAYS, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec

STANDS_ON = 0.95
"""What eldest's hand must be worth with the turned trump for standing."""
GIVES_ON = 1.3
"""What the dealer's hand must be worth for giving the beggar a point to keep the trump."""
MISJUDGES = (-1.0, 2.0)
"""By how much a novice errs about a hand, one or the other by lot: it fears or hopes, but knows a winner."""
DARING = 0.2
"""How much more a hand must be worth to a bold player for standing, and for giving, how much less to a
cautious one."""


def thumb_move(
    view: SeatView, spec: GameSpec, rng: random.Random, boldness: int = 0, *, novice: bool = False
) -> Move:
    """Return a legal move of the seat to act.

    Words that Seven Up does not know are chosen by lot: a game that brings new ones is still played legally.

    Parameters
    ----------
    view: what the seat knows.
    spec: the game.
    rng: decides between equals.
    boldness: how it takes risks: 1 readily, -1 unwillingly, 0 as they are worth.
    novice: whether it misjudges what a hand is worth, and lays cards away as if there were no trump.
    """
    legal = view.legal
    if not legal.pick and len(legal.moves) == 1:
        return legal.moves[0]
    sense = Sense(view, spec)
    if legal.pick:
        use = partial(_use_to_novice, rng) if novice else _use
        cards_by_use = sorted(legal.source, key=lambda card: use(sense, card))
        return Move(legal.word, tuple(sorted(cards_by_use[: legal.pick])))
    cards = [move.cards[0] for move in legal.moves if move.word == PLAY and len(move.cards) == 1]
    if cards:
        return PLAYS[best_card(sense, cards, rng, boldness)]
    words = {move.word: move for move in legal.moves}
    error = rng.choice(MISJUDGES) if novice else 0.0
    if words.keys() == {"stand", "beg"}:
        return words["stand" if _stands(sense, DARING * boldness - error) else "beg"]
    if words.keys() == {"take-one", "run"}:
        return words["take-one" if _gives(sense, DARING * boldness - error) else "run"]
    return rng.choice(legal.moves)


# --- stand or beg, take one or run -----------------------------------------------------------------------


def _stands(sense: Sense, above: float) -> bool:
    view = sense.view
    missing = _target(sense) - view.scores[view.side]
    return _sure_points(sense) >= missing or _hand_worth(sense) >= STANDS_ON + above


def _gives(sense: Sense, above: float) -> bool:
    """Give the beggar a point if the hand is worth it, but never the match (rule A16)."""
    view = sense.view
    eldest = (view.dealer + 1) % view.seats % len(view.scores)
    if view.scores[eldest] + 1 >= _target(sense):
        return eldest == view.side
    missing = _target(sense) - view.scores[view.side]
    return _sure_points(sense) >= missing or _hand_worth(sense) >= GIVES_ON + above


def _target(sense: Sense) -> int:
    """Return the score that wins the match."""
    return sense.spec.target(sense.view.options)


def _sure_points(sense: Sense) -> int:
    """Return the points that are the seat's whatever is played: highest trump, and lowest if dealt."""
    view = sense.view
    trumps = sense.hand & SUIT_CARDS[view.trump]
    if not trumps:
        return 0
    by_strength = sorted(cards_in(trumps), key=sense.strength.__getitem__)
    high = sense.is_top(by_strength[-1])
    below = SUIT_CARDS[view.trump] & sense.elsewhere & ~sense.above[by_strength[0]]
    return high + (high and not below and view.options.get("low") == "dealt")


def _hand_worth(sense: Sense) -> float:
    """Return the points a hand of Seven Up may hope for with the trump in force (rule A13)."""
    view = sense.view
    trumps = sense.hand & SUIT_CARDS[view.trump]
    tricks = sum(max(0.0, sense.power(c) - 0.5) for c in cards_in(sense.hand & ~trumps))
    worth = 0.08 * tricks + 0.006 * sum(WORTH[card] for card in cards_in(sense.hand))
    if not trumps:
        return worth
    others = sum(view.counts) - view.counts[view.seat]
    absent = 1.0 - others / max(others, sense.elsewhere.bit_count())
    by_strength = sorted(cards_in(trumps), key=sense.strength.__getitem__)
    rivals = SUIT_CARDS[view.trump] & sense.elsewhere
    higher = (rivals & sense.above[by_strength[-1]]).bit_count()
    lower = (rivals & ~sense.above[by_strength[0]]).bit_count()
    low = 1.0 if view.options.get("low") == "dealt" else 0.5
    worth += absent**higher + low * absent**lower
    if trumps >> jack_of(view.trump) & 1:
        worth += min(0.9, 0.4 + 0.15 * len(by_strength))
    return float(worth + 0.15 * len(by_strength))


# --- discards --------------------------------------------------------------------------------------------


def _use(sense: Sense, card: Card) -> float:
    """Return of what use a card is: trumps are of most, then tens and court cards, then what ranks high."""
    trump = 100 if SUIT_OF[card] == sense.view.trump else 0
    jack = 50 if trump and card == jack_of(sense.view.trump) else 0
    return trump + jack + sense.strength[card] + WORTH[card]


def _use_to_novice(rng: random.Random, sense: Sense, card: Card) -> float:
    """Return of what use a card seems to a novice, who looks at ranks alone but knows which score a point."""
    scores = card in (jack_of(sense.view.trump), *_ends(sense))
    return (100 if scores else 0) + sense.strength[card] + WORTH[card] / 2 + rng.uniform(0, 4)


def _ends(sense: Sense) -> tuple[Card, Card]:
    """Return the lowest and the highest card of the trump suit."""
    suit = sorted(cards_in(SUIT_CARDS[sense.view.trump] & sense.pack), key=sense.strength.__getitem__)
    return suit[0], suit[-1]
