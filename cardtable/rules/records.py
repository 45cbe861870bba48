"""Game records: the one format for saves, replays, goldens, bug reports and the arena.

A record is written while a match is played (:class:`Recorder`) and checked by replaying it through the
rules (:func:`replay`), so that whatever has been read is known to be right in every card and point. Reading
its text is the matter of :mod:`cardtable.rules.record_reader`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from cardtable.rules.cards import Card, cards_text
from cardtable.rules.errors import QT_TRANSLATE_NOOP, BadOption, BadRecord, RulesError
from cardtable.rules.events import Event, Points
from cardtable.rules.moves import DECK, DISCARD, HINT, MISTAKE, PLAY, Action, Move
from cardtable.rules.seals import META, Seal, seal_json
from cardtable.rules.spec import GameSpec, Options
from cardtable.rules.state import CHANCE, OVER, State

FORMAT: Final = "cardtable-record"
VERSION: Final = 1

IN_DEAL: Final = QT_TRANSLATE_NOOP("record", "deal {deal}: {why}")
"""Where in a record something is wrong, and what it is."""
IN_ACTION: Final = QT_TRANSLATE_NOOP("record", "deal {deal}, action {place}: {why}")
IN_POINTS: Final = QT_TRANSLATE_NOOP("record", "deal {deal}, points entry {place}: {why}")
_AT_ACTION: Final = QT_TRANSLATE_NOOP("record", "deal {deal}, action {place} ({action}): {why}")
MISSING: Final = QT_TRANSLATE_NOOP("record", "{entry} is missing")
_OVER: Final = QT_TRANSLATE_NOOP("record", "the match was over before it")


@dataclass
class Deal:
    """One deal of a record: its dealer, the pack top card first, the actions, the points in order, and the
    seal of its pack if it had one."""

    dealer: int
    deck: tuple[Card, ...]
    actions: list[Action] = field(default_factory=list)
    points: list[Points] = field(default_factory=list)
    seal: Seal | None = None

    def to_json(self) -> dict[str, Any]:
        """Return the deal as JSON values, keys in the format's order."""
        return {
            "dealer": self.dealer,
            "deck": cards_text(self.deck),
            "actions": [str(action) for action in self.actions],
            "points": [list(entry) for entry in self.points],
        }


@dataclass
class Record:
    """A match, finished or not, as its file holds it."""

    game: str
    options: Options
    players: tuple[str, ...]
    first_dealer: int
    deals: list[Deal] = field(default_factory=list)
    scores: tuple[int, ...] = ()
    winner: int | None = None
    meta: Mapping[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Return the record as JSON values, keys in the format's order."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "options": dict(self.options),
            "players": list(self.players),
            "first_dealer": self.first_dealer,
            "deals": [deal.to_json() for deal in self.deals],
            "scores": list(self.scores),
            "winner": self.winner,
        }
        meta = dict(self.meta)
        pairs = enumerate(self.deals, 1)
        seals = [seal_json(number, deal.seal, deal.deck) for number, deal in pairs if deal.seal is not None]
        if seals:
            meta[META] = seals
        if meta:
            data["meta"] = meta
        return data

    def line(self) -> str:
        """Return the record as one line of a ``.jsonl`` file, without the line's end."""
        return _json(self.to_json())

    def pretty(self) -> str:
        """Return the record laid out for people, as a ``.json`` file: a deal a block, a trick a line."""
        data = self.to_json()
        deals = ",\n".join(_pretty_deal(deal, len(self.players)) for deal in self.deals)
        lines = [
            _members(data, "format", "version", "game"),
            _members(data, "options"),
            _members(data, "players", "first_dealer"),
            f'"deals": [\n{deals}\n ]' if deals else '"deals": []',
            _members(data, "scores", "winner"),
        ]
        if "meta" in data:
            lines.append(_members(data, "meta"))
        return "{\n " + ",\n ".join(lines) + "\n}\n"


def _members(data: Mapping[str, Any], *keys: str) -> str:
    return ", ".join(f"{_json(key)}: {_json(data[key])}" for key in keys)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _pretty_deal(deal: Deal, seats: int) -> str:
    data = deal.to_json()
    lines = [
        "    " + ", ".join(_json(str(action)) for action in line) for line in _lines(deal.actions, seats)
    ]
    actions = "[\n" + ",\n".join(lines) + "]" if lines else "[]"
    return (
        f"  {{{_members(data, 'dealer')},\n   {_members(data, 'deck')},\n"
        f'   "actions": {actions},\n   {_members(data, "points")}}}'
    )


def _lines(actions: Iterable[Action], seats: int) -> list[list[Action]]:
    """Group actions for reading: what is said before play, each discard, each trick."""
    lines: list[list[Action]] = []
    plays, before = 0, ""
    for action in actions:
        word = action.move.word
        kind = PLAY if word in (PLAY, MISTAKE, HINT) else DISCARD if action.move.cards else "say"
        if kind != before or kind == DISCARD or plays == seats:
            lines.append([])
            plays = 0
        lines[-1].append(action)
        plays += word == PLAY
        before = kind
    return lines


class Recorder:
    """Plays a match and keeps its record.

    Parameters
    ----------
    state: a match that waits for its first pack.
    players: the players' names by seat.
    """

    def __init__(self, state: State, players: Iterable[str], meta: Mapping[str, Any] | None = None) -> None:
        self.state = state
        self._record = Record(
            state.spec.id, state.options, tuple(players), state.dealer, meta=dict(meta or {})
        )

    def deal(self, deck: tuple[Card, ...], seal: Seal | None = None) -> list[Event]:
        """Deal from a shuffled and cut pack. Raises :class:`IllegalMove`."""
        dealer = self.state.dealer
        events = self.state.apply(Move(DECK, deck))
        self._record.deals.append(Deal(dealer, deck, points=self.state.points, seal=seal))
        return events

    def apply(self, move: Move) -> list[Event]:
        """Make a move of the seat to act. Raises :class:`IllegalMove`."""
        seat = self.state.to_act
        events = self.state.apply(move)
        self._record.deals[-1].actions.append(Action(seat, move))
        return events

    @property
    def record(self) -> Record:
        """The record so far."""
        self._record.scores = tuple(self.state.scores)
        self._record.winner = self.state.outcome()
        return self._record


def replay(record: Record, spec: GameSpec) -> Recorder:
    """Play a record through the rules and return the match where it stands, ready to go on.

    Raises :class:`BadRecord` naming the deal, the action and the rule where the record breaks it.
    """
    try:
        recorder = Recorder(spec.match(record.options, record.first_dealer), record.players, record.meta)
    except BadOption as error:
        raise BadRecord(error.template, **error.params) from None
    for number, deal in enumerate(record.deals, 1):
        _replay_deal(recorder, deal, number, last=number == len(record.deals))
    state = recorder.state
    if record.scores != tuple(state.scores):
        text = QT_TRANSLATE_NOOP("record", "the scores are {right}, not {found}")
        raise BadRecord(text, right=short(state.scores), found=short(record.scores))
    if record.winner != state.outcome():
        text = QT_TRANSLATE_NOOP("record", "the winner is {right}, not {found}")
        raise BadRecord(text, right=_or_null(state.outcome()), found=_or_null(record.winner))
    return recorder


def _replay_deal(recorder: Recorder, deal: Deal, number: int, last: bool) -> None:
    state = recorder.state
    try:
        if state.to_act == OVER:
            raise BadRecord(_OVER)
        if deal.dealer != state.dealer:
            text = QT_TRANSLATE_NOOP("record", "the dealer is {right}, not {found}")
            raise BadRecord(text, right=state.dealer, found=deal.dealer)
        recorder.deal(deal.deck, deal.seal)
    except RulesError as error:
        raise BadRecord(IN_DEAL, deal=number, why=error) from None
    for place, action in enumerate(deal.actions, 1):
        try:
            _check_turn(action, state.to_act)
            recorder.apply(action.move)
        except RulesError as error:
            told = clip(str(action))
            raise BadRecord(_AT_ACTION, deal=number, place=place, action=told, why=error) from None
    _check_points(deal.points, state.points, number)
    if not last and state.to_act >= 0:
        why = BadRecord(QT_TRANSLATE_NOOP("record", "it is not played to its end, yet another deal follows"))
        raise BadRecord(IN_DEAL, deal=number, why=why)


def _check_turn(action: Action, to_act: int) -> None:
    if to_act == CHANCE:
        raise BadRecord(QT_TRANSLATE_NOOP("record", "the deal was over before it"))
    if to_act == OVER:
        raise BadRecord(_OVER)
    if action.seat != to_act:
        raise BadRecord(QT_TRANSLATE_NOOP("record", "it is the turn of seat {seat}"), seat=to_act)


def _check_points(found: list[Points], right: list[Points], number: int) -> None:
    for place in range(max(len(found), len(right))):
        if place >= len(found):
            why = BadRecord(MISSING, entry=short(right[place]))
        elif place >= len(right):
            text = QT_TRANSLATE_NOOP("record", "{entry} was not scored")
            why = BadRecord(text, entry=short(found[place]))
        elif found[place] != right[place]:
            text = QT_TRANSLATE_NOOP("record", "it is {right}, not {found}")
            why = BadRecord(text, right=short(right[place]), found=short(found[place]))
        else:
            continue
        raise BadRecord(IN_POINTS, deal=number, place=place + 1, why=why)


def _or_null(winner: int | None) -> str:
    return "null" if winner is None else str(winner)


def short(value: object) -> str:
    """Return a value as JSON, cut where it is too long for a sentence."""
    return clip(json.dumps(value, ensure_ascii=False, default=str))


def clip(text: str) -> str:
    """Return a text, cut where it is too long for a sentence."""
    return text if len(text) <= 60 else text[:57] + "…"
