"""What the engine was told for a move that has been made, found anew from the record.

A message follows from the record alone, but for the number that its answer carries and the one that is the
source of the engine's chance.
"""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from cardtable.model.levels import DEFAULT_STYLE
from cardtable.model.record_files import level_and_style
from cardtable.rules.cards import CARD_TEXT, Card, cards_in
from cardtable.rules.excerpts import excerpt
from cardtable.rules.moves import HINT, Action
from cardtable.rules.records import Record, replay
from cardtable.rules.spec import GameSpec

_CARD = re.compile(r"\b[2-9TJQKA][SHDC]\b")


class Asked(NamedTuple):
    """A decision of a computer player: its place in the deal, from 0, what it decided, and in which trick,
    0 before play."""

    place: int
    action: Action
    trick: int


class Told(NamedTuple):
    """A message, and what others held then: the cards of each other hand that it does not name, by seat."""

    message: dict[str, Any]
    kept_back: dict[int, tuple[Card, ...]]

    @property
    def text(self) -> str:
        """The message laid out for people: a key a line."""
        view = self.message["view"]
        lines = [f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in view.items()]
        head = [f"  {json.dumps(key)}: {json.dumps(self.message[key])}" for key in ("type", "level", "style")]
        return "{\n" + ",\n".join(head) + ',\n  "view": {\n' + ",\n".join(lines) + "\n  }\n}"


def asked_in(record: Record, deal: int, person: int) -> list[Asked]:
    """What the computer players decided in a deal, from 1."""
    found, plays, seats = [], 0, len(record.players)
    for place, action in enumerate(record.deals[deal - 1].actions):
        is_play = action.move.word == "play"
        if action.seat != person and action.move.word != HINT:
            found.append(Asked(place, action, plays // seats + 1 if is_play else 0))
        plays += is_play
    return found


def told_before(record: Record, spec: GameSpec, deal: int, place: int) -> Told:
    """What the player was told who made an action of a deal. Raises :class:`RulesError`."""
    action = record.deals[deal - 1].actions[place]
    state = replay(excerpt(record, spec, deal, place), spec).state
    view = state.view_for(action.seat)
    level, style = level_and_style(record.players[action.seat])
    message = {"type": "think", "level": level, "style": style or DEFAULT_STYLE, "view": view.to_json()}
    said = set(_CARD.findall(json.dumps(message["view"])))
    kept_back = {
        seat: tuple(card for card in cards_in(hand) if CARD_TEXT[card] not in said)
        for seat, hand in enumerate(state.hands)
        if seat != action.seat
    }
    return Told(message, kept_back)
