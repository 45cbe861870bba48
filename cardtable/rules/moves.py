"""Moves and actions with their text forms, and the compact description of what is legal.

A move is a word and cards (``play TH``, ``discard 2C 3D``, ``beg``); an action is a move with the seat
that makes it (``0 play TH``). The same forms stand in records, in the engine protocol and in the public
history that a seat may know, where the table itself acts as seat :data:`TABLE`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from cardtable.rules.cards import PACK, Card, cards_text, parse_cards
from cardtable.rules.errors import QT_TRANSLATE_NOOP, Malformed

MAX_SEATS: Final = 4
TABLE: Final = -1
"""The seat number under which the table's own doings (a card turned) stand in a history."""

PLAY: Final = "play"
DISCARD: Final = "discard"
DECK: Final = "deck"
MISTAKE: Final = "mistake"
HINT: Final = "hint"


class Move(NamedTuple):
    """A word, and the cards that go with it in the order given."""

    word: str
    cards: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return f"{self.word} {cards_text(self.cards)}" if self.cards else self.word

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move's text form. Raises :class:`Malformed`."""
        word, _, cards = text.partition(" ")
        if not word.replace("-", "").isalpha() or not word.isascii() or not word.islower() or len(word) > 20:
            told = QT_TRANSLATE_NOOP("record", "{text} is not a move: a word, then cards, such as {example}")
            raise Malformed(told, text=repr(text[:40]), example="'play TH'")
        if text.endswith(" "):
            told = QT_TRANSLATE_NOOP("record", "{text} is not a move: a space stands at its end")
            raise Malformed(told, text=repr(text[:40]))
        return cls(word, parse_cards(cards))


class Action(NamedTuple):
    """A move and the seat that makes it."""

    seat: int
    move: Move

    def __str__(self) -> str:
        return f"{'table' if self.seat == TABLE else self.seat} {self.move}"

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read an action's text form (``0 play TH``, ``table turn 7S``). Raises :class:`Malformed`."""
        seat, _, move = text.partition(" ")
        if seat == "table":
            return cls(TABLE, Move.parse(move))
        if seat not in {str(n) for n in range(MAX_SEATS)}:
            told = QT_TRANSLATE_NOOP(
                "record", "{text} is not an action: it begins with a seat number, 0 to {most}"
            )
            raise Malformed(told, text=repr(text[:40]), most=MAX_SEATS - 1)
        return cls(int(seat), Move.parse(move))


PLAYS: Final[tuple[Move, ...]] = tuple(Move(PLAY, (card,)) for card in PACK)
"""The move that plays a card, by card: made once, since search makes millions."""
PLAY_ACTIONS: Final[tuple[tuple[Action, ...], ...]] = tuple(
    tuple(Action(seat, move) for move in PLAYS) for seat in range(MAX_SEATS)
)


class Legal(NamedTuple):
    """What the seat to act may do.

    Either ``moves`` lists every legal move, or ``pick`` is above zero and any ``pick`` different cards out
    of ``source``, said with ``word``, are legal (there can be thousands of such moves).
    """

    moves: tuple[Move, ...] = ()
    pick: int = 0
    word: str = ""
    source: tuple[Card, ...] = ()

    def each(self) -> Iterator[Move]:
        """Yield every legal move; discards may be thousands."""
        if self.pick:
            return (Move(self.word, cards) for cards in combinations(self.source, self.pick))
        return iter(self.moves)

    def allows(self, move: Move) -> bool:
        """Tell whether the move is one of these, whatever the order of its cards."""
        if not self.pick:
            return move in self.moves
        cards = set(move.cards)
        return (
            move.word == self.word
            and len(move.cards) == len(cards) == self.pick
            and cards.issubset(self.source)
        )
