"""Positions for tests and goldens, written as hands: the pack is laid out so that dealing yields them.

Cards are written by suit, ranks first: ``TJ2H 4S`` is the ten, jack and two of hearts and the four of spades.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from cardtable.games import GAMES
from cardtable.rules.cards import Card, cards_text, parse_card
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import Event
from cardtable.rules.moves import Action, Move
from cardtable.rules.records import Recorder
from cardtable.rules.seatview import SeatView
from cardtable.rules.state import State


def cards(text: str) -> tuple[Card, ...]:
    """Read ``TJ2H 4S`` as the four cards it names."""
    return tuple(parse_card(rank + word[-1]) for word in text.split() for rank in word[:-1])


def pack_for(
    game: str, dealer: int, hands: Sequence[str], turned: str = "", stock: str = ""
) -> tuple[Card, ...]:
    """Lay out the pack that deals these hands.

    Parameters
    ----------
    game: its id.
    dealer: who deals, so that the packets go round from the left.
    hands: by seat, each in the order it is served, in packets; what is left out comes from the rest of the
        pack in its order. Hands of nine, twelve… cards are served by runs.
    turned: the cards turned: the first after six cards each, the others after one packet more each.
    stock: what lies on top of the stock after that.
    """
    spec = GAMES[game]
    size, rounds = (5, 2) if game == "semerik" else (3, 2)
    named = [cards(hand) for hand in hands] + [()] * (spec.seats - len(hands))
    to_turn = list(cards(turned))
    taken = {card for hand in named for card in hand}.union(to_turn, cards(stock))
    total = sum(map(len, named)) + len(to_turn) + len(cards(stock))
    assert len(taken) == total, f"a card is named twice: {hands} {turned} {stock}"
    rest = iter([card for card in spec.pack if card not in taken])
    pack: list[Card] = []
    for turn in count(1):
        if turn > rounds:
            if not to_turn:
                break
            pack.append(to_turn.pop(0))
        if turn <= rounds or to_turn:
            for place in range(1, spec.seats + 1):
                hand = named[(dealer + place) % spec.seats]
                packet = hand[(turn - 1) * size : turn * size]
                pack.extend([*packet, *[next(rest) for _ in range(size - len(packet))]])
    return (*pack, *cards(stock), *rest)


class Table:
    """A match played by texts of words and cards, which keeps its record.

    Parameters
    ----------
    game, dealer, options: what is played, who deals first, and options that differ from the defaults.
    scores: a score to begin with, as if earlier deals had brought it.
    """

    def __init__(
        self,
        game: str,
        dealer: int = 0,
        scores: Sequence[int] | None = None,
        meta: Mapping[str, Any] | None = None,
        **options: str | int,
    ) -> None:
        spec = GAMES[game]
        self.state: State = spec.match(options, dealer)
        if scores is not None:
            self.state.scores[:] = scores
        names = ("South", "West", "North", "East")[: spec.seats]
        self.recorder = Recorder(self.state, names, meta)

    def deal(self, *hands: str, turned: str = "", stock: str = "") -> list[Event]:
        """Deal the hands, written by seat as for :func:`pack_for`."""
        return self.deal_pack(pack_for(self.state.spec.id, self.state.dealer, hands, turned, stock))

    def deal_pack(self, pack: tuple[Card, ...]) -> list[Event]:
        """Deal from a whole pack."""
        return self.recorder.deal(pack)

    def say(self, *words: str) -> list[Event]:
        """Let the seats whose turn it is say these words, one after another."""
        return [event for word in words for event in self.recorder.apply(Move.parse(word))]

    def play(self, text: str) -> list[Event]:
        """Play these cards, each from the hand of the seat whose turn it is."""
        return [event for card in cards(text) for event in self.recorder.apply(Move("play", (card,)))]

    def play_out(self) -> list[Event]:
        """Play the deal to its end, everybody the first card that is legal."""
        events: list[Event] = []
        while self.state.phase == "play":
            events += self.recorder.apply(self.state.legal().moves[0])
        return events

    def refused(self, action: str) -> str:
        """Try an action that must be refused, see that nothing has changed, and return what was said."""
        seat, move = Action.parse(action)
        assert seat == self.state.to_act, f"{action}: it is the turn of seat {self.state.to_act}"
        before = self.state.clone()
        try:
            self.state.apply(move)
        except IllegalMove as error:
            assert same(self.state, before), f"{action} was refused and changed something"
            return str(error)
        raise AssertionError(f"{action} was not refused")

    @property
    def points(self) -> list[tuple[int, int, str]]:
        """The points of this deal so far: side, points, why."""
        return [(side, points, why) for side, points, why in self.state.points]

    def hand(self, seat: int) -> str:
        """What a seat holds, card by card."""
        return hand_text(self.state.view_for(seat))

    def legal(self) -> str:
        """The cards that may be played, card by card."""
        return cards_text([move.cards[0] for move in self.state.legal().moves])


def hand_text(view: SeatView) -> str:
    """What the seat of a view sees of its own hand, card by card."""
    return "unseen" if view.hand is None else str(view.to_json()["hand"])


def same(one: State, other: State) -> bool:
    """Tell whether two states hold the same in every attribute."""
    names = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
    return all(getattr(one, name) == getattr(other, name) for name in names)
