"""A game that only tests know, to see that a further game needs nothing but its own file.

Two players, five cards each from a pack of twenty, no trump. Eldest says “ready”; each trick is a point.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.rules.cards import PACK, Card, rank_text
from cardtable.rules.events import Event, Said
from cardtable.rules.moves import Action, Legal, Move
from cardtable.rules.spec import Choice, GameSpec, Option, Reason, ZoneSpec
from cardtable.rules.state import State

HAND_SIZE = 5
WAITING = "ready?"


class Toy(State):
    """A match of the toy game."""

    __slots__ = ()

    def _deal(self, events: list[Event]) -> None:
        for place in (1, 2):
            self._serve((self.dealer + place) % 2, HAND_SIZE, events)
        self.phase = WAITING
        self.to_act = 1 - self.dealer

    def _words(self) -> Legal:
        return Legal((Move("ready"),))

    def _say(self, move: Move, events: list[Event]) -> None:
        if move not in self._words().moves:
            raise self._not_now(move)
        self.history.append(Action(self.to_act, move))
        events.append(Said(self.to_act, move.word))
        self._begin_play()

    def _after_trick(self, seat: int, trick: Sequence[Card], events: list[Event]) -> None:
        if not self._score(seat, 1, "trick", (), events) and not any(self.hands):
            self._end_deal(events)


TOY = GameSpec(
    id="toy",
    title="Toy",
    summary="A game for tests.",
    seats=2,
    sides=2,
    pack=tuple(card for card in PACK if rank_text(card) in "TJQKA"),
    options=(Option("target", "T1", range(1, 20), 6, "Points to win", {"": "So many points win."}),),
    choices=(Choice("ready", "Ready", "I am ready", "Begin to play", "T2", "R"),),
    zones=(
        ZoneSpec("hand", "seat", "hand", "fan", counted=True),
        ZoneSpec("trick", "seat", "trick", "pile"),
        ZoneSpec("won", "side", "won", "pile", counted=True, caption="Tricks"),
        ZoneSpec("stock", "table", "centre", "pile", caption="Left over"),
    ),
    reasons={"trick": Reason("Trick", "won a trick", "T3")},
    rank_order=lambda options: "TJQKA",
    target=lambda options: int(options["target"]),
    new=Toy,
    follow_rule="T4",
)
