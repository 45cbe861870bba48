"""Reading game records from text and files: their form is checked here, their play by :func:`replay`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from cardtable.rules.cards import Card, cards_text, parse_cards
from cardtable.rules.errors import BadOption, BadRecord, Malformed, RulesError
from cardtable.rules.events import Points
from cardtable.rules.moves import DECK, TABLE, Action
from cardtable.rules.records import FORMAT, VERSION, Deal, Record, clip, short
from cardtable.rules.seals import META, read_seals
from cardtable.rules.spec import GameSpec, OptionValue

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
            f"record version {short(version)} cannot be read; this program reads version {VERSION}"
        )
    _check_keys(data, (*_KEYS, "meta"), _KEYS, "the record")
    game = data["game"]
    if not isinstance(game, str) or game not in games:
        raise BadRecord(f"{short(game)} is no game here; there are {', '.join(games)}")
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
    read_deals = [_read_deal(deal, number, spec) for number, deal in enumerate(deals, 1)]
    seals = read_seals(meta.get(META), [deal.deck for deal in read_deals])
    if seals is not None:  # what is something else stays there as it is
        meta = {key: value for key, value in meta.items() if key != META}
        for number, seal in seals.items():
            read_deals[number - 1].seal = seal
    return Record(
        game=game,
        options=_read_options(data["options"], spec),
        players=tuple(players),
        first_dealer=_ranged(data["first_dealer"], spec.seats, '"first_dealer"', "a seat"),
        deals=read_deals,
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
        raise BadRecord(f"the key {short(twice)} stands twice in one object")
    return data


def _no_constant(name: str) -> None:
    raise BadRecord(f"{name} is not a number that a record may hold")


def _check_writable(value: object, depth: int = 0) -> None:
    """Refuse what JSON can hold but a file or a screen cannot."""
    if depth > MAX_DEPTH:
        raise BadRecord(TOO_DEEP)
    if isinstance(value, str):
        if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
            raise BadRecord(f"this is no game record: {clip(ascii(value))} holds half a character")
    elif isinstance(value, list):
        for item in value:
            _check_writable(item, depth + 1)
    elif isinstance(value, dict):
        for name, item in value.items():
            _check_writable(name, depth + 1)
            _check_writable(item, depth + 1)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_keys(data: dict[str, Any], known: Iterable[str], needed: Iterable[str], what: str) -> None:
    for key in needed:
        if key not in data:
            raise BadRecord(f'{what} lacks "{key}"')
    for key in data:
        if key not in known:
            raise BadRecord(f"{what} has a key {short(key)} that the format does not know")


def _ranged(value: object, count: int, what: str, kind: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < count:
        raise BadRecord(f"{what} should be {kind}, 0 to {count - 1}, not {short(value)}")
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
        raise BadRecord(f'"scores" should be {spec.sides} whole numbers, not {short(data)}')
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
        raise BadRecord(f"{where}: {short(text)} should be a text")
    try:
        action = Action.parse(text)
    except Malformed as error:
        raise BadRecord(f"{where}: {error}") from None
    if action.seat == TABLE or action.move.word == DECK:
        raise BadRecord(f"{where}: {short(text)} is no action of a player")
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
            raise BadRecord(f"{where}, points entry {place}: {short(entry)} should be side, points and why")
        points.append(Points(*entry))
    return points
