"""Styles on top of a level: how readily a player begs, runs the cards, and risks what may be lost.

A style moves the judgement of moves that the search holds nearly alike, and never by more than
:data:`WORDS` and :data:`CARDS`: for all the search has seen, what it chooses is at most that much worse. The
unit is that of values, in which a deal's usual spread is an eighth. So a word costs a player at most a
quarter of that spread, and a card a thirtieth (less than 0.1 points in Seven Up and California Jack, some
0.15 in Semerik). Levels that misjudge cards do so a little more in the direction of their style.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from cardtable.engine.thought import Option
from cardtable.games import GAMES
from cardtable.games.thumb_sense import Sense, risk
from cardtable.rules.moves import PLAY
from cardtable.rules.seatview import SeatView

BALANCED: Final = "balanced"
STYLES: Final[Mapping[str, int]] = MappingProxyType({"cautious": -1, BALANCED: 0, "bold": 1})
"""The styles, and how bold each is."""

WORDS: Final = 0.03
"""By how much a bold player holds a daring word for better than the search does."""
CARDS: Final = 0.006
"""The same for a card that is all risk."""
DARING: Final = frozenset({"beg", "run"})
"""The words that give up what is known for what may come."""
LATE: Final = 4
"""A word is left off late that has been tried at least one time for as many tries of the best."""
SURE: Final = 0.9995
"""A share of the worlds that stands for all of them."""


def leanings(view: SeatView, options: Sequence[Option], boldness: int, blur: float) -> list[float]:
    """Return what a style adds to the values of some moves that have been weighed, the best first.

    Nothing where the best one wins the match in every world tried. Half of ``blur``, the standard deviation
    of a player's error in judging cards, is added to :data:`CARDS`, so that errors do not hide styles.
    """
    if not boldness or options[0].won >= SURE:
        return [0.0] * len(options)
    if options[0].move.word != PLAY:
        return [WORDS * boldness if option.move.word in DARING else 0.0 for option in options]
    sense = Sense(view, GAMES[view.game])
    stakes = [sense.stakes(option.move.cards[0]) for option in options]
    risks = [risk(option.trick, stake) for option, stake in zip(options, stakes, strict=True)]
    return [(CARDS + blur / 2) * boldness * each for each in risks]


def to_choose_from(options: Sequence[Option]) -> list[Option]:
    """Return the moves, the best first, that a style may choose from: those tried as often as the best.

    The search leaves off trying what is surely worse. A word that it has left off late is not much worse, and
    may still be said.
    """
    least = options[0].visits - 1 if options[0].move.word == PLAY else options[0].visits // LATE
    return [option for option in options if option.visits >= least]
