"""What an engine is sent, searched for cards that its seat cannot know.

``CARDTABLE_POSITIONS`` says how many positions are looked at, over all games and under options by chance.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.games import GAMES
from cardtable.model.engine_client import EngineClient
from cardtable.rules.cards import HIDDEN, Card, card_set, card_text, cards_in
from cardtable.rules.moves import Move
from cardtable.rules.spec import GameSpec, OptionValue
from cardtable.rules.state import CHANCE, State
from tests.chance import Plan, random_move
from tests.model.channels import Channels, line, polite

POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "400"))
STRIDE = 5
"""Every so many positions of a match one is looked at."""
LENGTHS = (20, 40, 160)
"""So many steps of a match, some deals, before another begins under other options."""
EXCHANGES = 3


class Position(NamedTuple):
    """A seat that is to act, and the cards that it has been shown in this deal."""

    state: State
    seat: int
    seen: frozenset[Card]


def must_not_look(state: State, seat: int) -> bool:
    """Rule A15, as it stands in the rules: who does not see his cards until the trump is fixed."""
    blind = state.options.get("blind") == "on" and state.phase in ("stand", "answer")
    return blind and (seat - state.dealer) % 4 in (2, 3)


def positions(spec: GameSpec, rng: random.Random) -> Iterator[Position]:
    """Positions of one match after another, with what the seat to act has seen, told by the rules alone."""
    while True:
        values: dict[str, Sequence[OptionValue]] = {option.key: option.values for option in spec.options}
        options = {key: rng.choice(choices) for key, choices in values.items()}
        plan = Plan(spec.id, options, rng.randrange(spec.seats), rng.randrange(2**32))
        state = plan.recorder().state
        public: set[Card] = set()
        own: list[set[Card]] = [set() for _ in range(spec.seats)]
        step = rng.randrange(STRIDE)
        last = step + rng.choice(LENGTHS)
        while state.to_act >= CHANCE and step < last:
            if state.to_act == CHANCE:
                public, own = set(), [set() for _ in range(spec.seats)]
            move = random_move(state, rng)
            state.apply(move)
            shown = set() if move.word in ("deck", "discard") else set(move.cards)
            public |= shown | {state.turned, *state.aside} - {HIDDEN}
            for seat, cards in enumerate(own):
                if not must_not_look(state, seat):
                    cards |= set(cards_in(state.hands[seat]))
            step += 1
            if state.to_act >= 0 and step % STRIDE == 0:
                yield Position(state, state.to_act, frozenset(public | own[state.to_act]))


class Wire:
    """What the application sends to an engine."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        self._channels = Channels(polite)
        self.client = EngineClient(self._channels)

    def message(self, state: State, seat: int) -> dict[str, Any]:
        """The request for a seat's move, as it goes out."""
        self.client.think(state.view_for(seat), "expert")
        while True:
            self._app.processEvents()
            for channel in self._channels.made:
                for message in channel.received:
                    if message["type"] == "think":
                        channel.received.clear()
                        return message


@pytest.fixture
def wire(qapp: QApplication) -> Iterator[Wire]:
    wire = Wire(qapp)
    yield wire
    wire.client.close()
    qapp.processEvents()


def exchanged(position: Position, rng: random.Random) -> State:
    """The same position, with the cards that the seat has not seen in other hands and places."""
    state, seen = position.state, position.seen
    unseen = [card for card in state.pack if card not in seen]
    put = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))

    def moved(cards: int) -> int:
        return card_set(put.get(card, card) for card in cards_in(cards))

    other = state.clone()
    other.hands = [moved(hand) for hand in state.hands]
    other.dealt = [moved(hand) for hand in state.dealt]
    other.pack = tuple(put.get(card, card) for card in state.pack)
    other.discards = [put.get(card, card) for card in state.discards]
    return other


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_an_engine_is_sent_names_or_tells_a_hidden_card(game: str, wire: Wire) -> None:
    spec, rng = GAMES[game], random.Random(f"{game} {POSITIONS}")
    hidden = looked_at = 0
    options: set[str] = set()
    for looked_at, position in enumerate(positions(spec, rng), 1):
        message = wire.message(position.state, position.seat)
        text = line(**message).decode()
        unseen = [card for card in spec.pack if card not in position.seen]
        hidden += len(unseen)
        assert not [card_text(card) for card in unseen if card_text(card) in text]
        for _ in range(EXCHANGES):
            other = wire.message(exchanged(position, rng), position.seat)
            assert {**other, "id": 0} == {**message, "id": 0}
        options.add(json.dumps(message["view"]["options"], sort_keys=True))
        if looked_at * len(GAMES) >= POSITIONS:
            break
    print(
        f"{game}: {looked_at:,} positions, {len(options):,} sets of options, {hidden:,} cards hidden, 0 told"
    )


def test_the_search_for_hidden_cards_finds_one_that_is_told(wire: Wire) -> None:
    """The test above is no empty one."""
    state = GAMES["semerik"].match({}, 0)
    state.apply(Move("deck", GAMES["semerik"].pack))
    seat = state.to_act
    theirs = card_text(cards_in(state.hands[(seat + 1) % 4])[0])
    assert theirs not in line(**wire.message(state, seat)).decode()
    state.known[(seat + 1) % 4] |= state.hands[(seat + 1) % 4]
    assert theirs in line(**wire.message(state, seat)).decode()
