"""Game records: the one format for saves, replays, goldens, bug reports and the arena.

A record is written while a match is played (:class:`Recorder`) and read by replaying it through the rules
(:func:`replay`), so that whatever has been read is known to be right in every card and point.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from cardtable.rules.cards import Card, cards_text, parse_cards
from cardtable.rules.errors import BadOption, BadRecord, IllegalMove, Malformed, RulesError
from cardtable.rules.events import Event, Points
from cardtable.rules.moves import DECK, DISCARD, HINT, MISTAKE, PLAY, TABLE, Action, Move
from cardtable.rules.spec import GameSpec, Options, OptionValue
from cardtable.rules.state import CHANCE, OVER, State

FORMAT: Final = "cardtable-record"
VERSION: Final = 1
MAX_BYTES: Final = 8_000_000
"""A single match longer than this is no record: a long one has some ten thousand bytes."""
MAX_DEPTH: Final = 30
"""A record itself is four deep; the rest is for what stands under ``meta``."""
TOO_DEEP: Final = "this is no game record: it is nested too deeply"

_KEYS: Final = (
    "format",
    "version",
    "game",
    "options",
    "players",
    "first_dealer",
    "deals",
    "scores",
    "winner",
)
_DEAL_KEYS: Final = ("dealer", "deck", "actions", "points")


@dataclass
class Deal:
    """One deal of a record: its dealer, the pack top card first, the actions, the points in order."""

    dealer: int
    deck: tuple[Card, ...]
    actions: list[Action] = field(default_factory=list)
    points: list[Points] = field(default_factory=list)

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
        if self.meta:
            data["meta"] = dict(self.meta)
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
        if self.meta:
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

    def deal(self, deck: tuple[Card, ...]) -> list[Event]:
        """Deal from a shuffled and cut pack. Raises :class:`IllegalMove`."""
        dealer = self.state.dealer
        events = self.state.apply(Move(DECK, deck))
        self._record.deals.append(Deal(dealer, deck, points=self.state.points))
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
        raise BadRecord(f"{error}") from None
    for number, deal in enumerate(record.deals, 1):
        _replay_deal(recorder, deal, number, last=number == len(record.deals))
    state = recorder.state
    if record.scores != tuple(state.scores):
        raise BadRecord(f"the scores are {_short(state.scores)}, not {_short(record.scores)}")
    if record.winner != state.outcome():
        raise BadRecord(f"the winner is {_or_null(state.outcome())}, not {_or_null(record.winner)}")
    return recorder


def _replay_deal(recorder: Recorder, deal: Deal, number: int, last: bool) -> None:
    state = recorder.state
    where = f"deal {number}"
    if state.to_act == OVER:
        raise BadRecord(f"{where}: the match was over before it")
    if deal.dealer != state.dealer:
        raise BadRecord(f"{where}: the dealer is {state.dealer}, not {deal.dealer}")
    try:
        recorder.deal(deal.deck)
    except IllegalMove as error:
        raise BadRecord(f"{where}: {error}") from None
    for place, action in enumerate(deal.actions, 1):
        at = f"{where}, action {place} ({_clip(str(action))})"
        if state.to_act == CHANCE:
            raise BadRecord(f"{at}: the deal was over before it")
        if state.to_act == OVER:
            raise BadRecord(f"{at}: the match was over before it")
        if action.seat != state.to_act:
            raise BadRecord(f"{at}: it is the turn of seat {state.to_act}")
        try:
            recorder.apply(action.move)
        except IllegalMove as error:
            raise BadRecord(f"{at}: {error}") from None
    _check_points(deal.points, state.points, where)
    if not last and state.to_act >= 0:
        raise BadRecord(f"{where}: it is not played to its end, yet another deal follows")


def _check_points(found: list[Points], right: list[Points], where: str) -> None:
    for place in range(max(len(found), len(right))):
        at = f"{where}, points entry {place + 1}"
        if place >= len(found):
            raise BadRecord(f"{at}: {_short(right[place])} is missing")
        if place >= len(right):
            raise BadRecord(f"{at}: {_short(found[place])} was not scored")
        if found[place] != right[place]:
            raise BadRecord(f"{at}: it is {_short(right[place])}, not {_short(found[place])}")


def _or_null(winner: int | None) -> str:
    return "null" if winner is None else str(winner)


# --- reading files ---------------------------------------------------------------------------------------


def parse(text: str, games: Mapping[str, GameSpec]) -> Record:
    """Read a record's JSON text and check its form, not yet its play. Raises :class:`BadRecord`."""
    if len(text) > MAX_BYTES:
        raise BadRecord(f"this is no game record: it is longer than {MAX_BYTES} characters")
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadRecord(
            f"this is not JSON: {error.msg.lower()} at line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise BadRecord(TOO_DEEP) from None
    except BadRecord:
        raise
    except ValueError:
        raise BadRecord("this is no game record: it holds a number that is far too long") from None
    return from_json(data, games)


def from_json(data: object, games: Mapping[str, GameSpec]) -> Record:
    """Read a record from JSON values and check its form, not yet its play. Raises :class:`BadRecord`."""
    _check_writable(data)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f'this is no game record: it lacks "format": "{FORMAT}"')
    version = data.get("version")
    if not _is_int(version) or version != VERSION:
        raise BadRecord(
            f"record version {_short(version)} cannot be read; this program reads version {VERSION}"
        )
    _check_keys(data, (*_KEYS, "meta"), _KEYS, "the record")
    game = data["game"]
    if not isinstance(game, str) or game not in games:
        raise BadRecord(f"{_short(game)} is no game here; there are {', '.join(games)}")
    spec = games[game]
    players = data["players"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise BadRecord('"players" should be a list of names')
    if len(players) != spec.seats:
        raise BadRecord(f'"players" should hold {spec.seats} names for {game}, not {len(players)}')
    meta = data.get("meta", {})
    if not isinstance(meta, dict):
        raise BadRecord('"meta" should be an object')
    deals = data["deals"]
    if not isinstance(deals, list):
        raise BadRecord('"deals" should be a list')
    winner = data["winner"]
    if winner is not None:
        winner = _ranged(winner, spec.sides, '"winner"', "a side or null")
    return Record(
        game=game,
        options=_read_options(data["options"], spec),
        players=tuple(players),
        first_dealer=_ranged(data["first_dealer"], spec.seats, '"first_dealer"', "a seat"),
        deals=[_read_deal(deal, number, spec) for number, deal in enumerate(deals, 1)],
        scores=_read_scores(data["scores"], spec),
        winner=winner,
        meta=meta,
    )


def load(path: Path, games: Mapping[str, GameSpec]) -> Iterator[Record]:
    """Read the records of a ``.json`` file (one match) or a ``.jsonl`` file (one a line).

    A file of another name is read by lines if its first line could be a record. Raises :class:`BadRecord`
    that names the line in a file of lines, and ``OSError`` where the file cannot be read. Records come one
    by one, so that a long file needs little memory.
    """
    suffix = path.suffix.lower()
    with path.open("rb") as file:
        line = file.readline(MAX_BYTES + 1)
        if not line:
            raise BadRecord("the file is empty")
        if suffix != ".jsonl" and (suffix == ".json" or not line.rstrip().endswith(b"}")):
            yield _read(line + file.read(MAX_BYTES + 1 - len(line)), games)
            return
        number = found = 0
        while line:
            number += 1
            try:
                if line.strip():
                    yield _read(line, games)
                    found += 1
            except BadRecord as error:
                raise BadRecord(f"line {number}: {error}") from None
            line = file.readline(MAX_BYTES + 1)
        if not found:
            raise BadRecord("the file holds no record")


def _read(data: bytes, games: Mapping[str, GameSpec]) -> Record:
    if len(data) > MAX_BYTES:
        raise BadRecord(f"this is no game record: it is longer than {MAX_BYTES} bytes")
    return parse(_decode(data), games)


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"this is no game record: byte {error.start + 1} is not UTF-8 text") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadRecord(f"the key {_short(twice)} stands twice in one object")
    return data


def _no_constant(name: str) -> None:
    raise BadRecord(f"{name} is not a number that a record may hold")


def _check_writable(value: object, depth: int = 0) -> None:
    """Refuse what JSON can hold but a file or a screen cannot."""
    if depth > MAX_DEPTH:
        raise BadRecord(TOO_DEEP)
    if isinstance(value, str):
        if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
            raise BadRecord(f"this is no game record: {_clip(ascii(value))} holds half a character")
    elif isinstance(value, list):
        for item in value:
            _check_writable(item, depth + 1)
    elif isinstance(value, dict):
        for name, item in value.items():
            _check_writable(name, depth + 1)
            _check_writable(item, depth + 1)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _short(value: object) -> str:
    return _clip(json.dumps(value, ensure_ascii=False, default=str))


def _clip(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "…"


def _check_keys(data: dict[str, Any], known: Iterable[str], needed: Iterable[str], what: str) -> None:
    for key in needed:
        if key not in data:
            raise BadRecord(f'{what} lacks "{key}"')
    for key in data:
        if key not in known:
            raise BadRecord(f"{what} has a key {_short(key)} that the format does not know")


def _ranged(value: object, count: int, what: str, kind: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < count:
        raise BadRecord(f"{what} should be {kind}, 0 to {count - 1}, not {_short(value)}")
    return value


def _read_options(data: object, spec: GameSpec) -> Mapping[str, OptionValue]:
    if not isinstance(data, dict):
        raise BadRecord('"options" should be an object')
    try:
        return spec.checked(data, complete=True)
    except BadOption as error:
        raise BadRecord(str(error)) from None


def _read_scores(data: object, spec: GameSpec) -> tuple[int, ...]:
    if not isinstance(data, list) or len(data) != spec.sides or not all(map(_is_int, data)):
        raise BadRecord(f'"scores" should be {spec.sides} whole numbers, not {_short(data)}')
    return tuple(data)


def _read_deal(data: object, number: int, spec: GameSpec) -> Deal:
    where = f"deal {number}"
    if not isinstance(data, dict):
        raise BadRecord(f"{where} should be an object")
    _check_keys(data, _DEAL_KEYS, _DEAL_KEYS, where)
    dealer = _ranged(data["dealer"], spec.seats, f'{where}: "dealer"', "a seat")
    try:
        if not isinstance(data["deck"], str):
            raise Malformed('"deck" should be a text of cards')
        deck = parse_cards(data["deck"])
        _check_pack(deck, spec)
        actions = data["actions"]
        if not isinstance(actions, list):
            raise Malformed('"actions" should be a list')
    except RulesError as error:
        raise BadRecord(f"{where}: {error}") from None
    return Deal(
        dealer,
        deck,
        [_read_action(text, f"{where}, action {place}") for place, text in enumerate(actions, 1)],
        _read_points(data["points"], where, spec),
    )


def _check_pack(deck: tuple[Card, ...], spec: GameSpec) -> None:
    twice = [card for card in set(deck) if deck.count(card) > 1]
    if twice:
        raise Malformed(f"the deck holds {cards_text(sorted(twice)[:1])} twice")
    strange = set(deck) - set(spec.pack)
    if strange:
        raise Malformed(
            f"the deck holds {cards_text(sorted(strange)[:1])}, a card {spec.id} is played without"
        )
    if len(deck) != len(spec.pack):
        raise Malformed(f"the deck holds {len(deck)} cards instead of {len(spec.pack)}")


def _read_action(text: object, where: str) -> Action:
    if not isinstance(text, str):
        raise BadRecord(f"{where}: {_short(text)} should be a text")
    try:
        action = Action.parse(text)
    except Malformed as error:
        raise BadRecord(f"{where}: {error}") from None
    if action.seat == TABLE or action.move.word == DECK:
        raise BadRecord(f"{where}: {_short(text)} is no action of a player")
    return action


def _read_points(data: object, where: str, spec: GameSpec) -> list[Points]:
    if not isinstance(data, list):
        raise BadRecord(f'{where}: "points" should be a list')
    points = []
    for place, entry in enumerate(data, 1):
        right = (
            isinstance(entry, list)
            and len(entry) == 3
            and _is_int(entry[0])
            and _is_int(entry[1])
            and isinstance(entry[2], str)
        )
        if not right:
            raise BadRecord(f"{where}, points entry {place}: {_short(entry)} should be side, points and why")
        points.append(Points(*entry))
    return points
