"""Reading game records from text and files: their form is checked here, their play by :func:`replay`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from cardtable.rules.cards import Card, cards_text, parse_cards
from cardtable.rules.cut_off import BROKEN_OFF, breaks_off
from cardtable.rules.errors import QT_TRANSLATE_NOOP, BadOption, BadRecord, Malformed, RulesError
from cardtable.rules.events import Points
from cardtable.rules.moves import DECK, TABLE, Action
from cardtable.rules.records import (
    FORMAT,
    IN_ACTION,
    IN_DEAL,
    IN_POINTS,
    MISSING,
    VERSION,
    Deal,
    Record,
    clip,
    short,
)
from cardtable.rules.seals import META, read_seals
from cardtable.rules.spec import GameSpec, OptionValue

MAX_BYTES: Final = 8_000_000
"""A single match longer than this is no record: a long one has some ten thousand bytes."""
MAX_DEPTH: Final = 30
"""A record itself is four deep; the rest is for what stands under ``meta``."""
TOO_DEEP: Final = QT_TRANSLATE_NOOP("record", "this is no game record: it is nested too deeply")

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
_NO_OBJECT: Final = QT_TRANSLATE_NOOP("record", "{key} should be an object")
_NO_LIST: Final = QT_TRANSLATE_NOOP("record", "{key} should be a list")
_NO_SEAT: Final = QT_TRANSLATE_NOOP("record", "{key} should be a seat, 0 to {most}, not {found}")


def parse(text: str, games: Mapping[str, GameSpec]) -> Record:
    """Read a record's JSON text and check its form, not yet its play. Raises :class:`BadRecord`."""
    if len(text) > MAX_BYTES:
        told = QT_TRANSLATE_NOOP("record", "this is no game record: it is longer than {most} characters")
        raise BadRecord(told, most=MAX_BYTES)
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        if breaks_off(text, error):
            raise BadRecord(BROKEN_OFF) from None
        told = QT_TRANSLATE_NOOP("record", "this is not JSON: it goes wrong at line {line}, column {column}")
        raise BadRecord(told, line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise BadRecord(TOO_DEEP) from None
    except BadRecord:
        raise
    except ValueError:
        told = QT_TRANSLATE_NOOP("record", "this is no game record: it holds a number that is far too long")
        raise BadRecord(told) from None
    return from_json(data, games)


def from_json(data: object, games: Mapping[str, GameSpec]) -> Record:
    """Read a record from JSON values and check its form, not yet its play. Raises :class:`BadRecord`."""
    _check_writable(data)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        told = QT_TRANSLATE_NOOP("record", "this is no game record: it lacks {entry}")
        raise BadRecord(told, entry=f'"format": "{FORMAT}"')
    version = data.get("version")
    if not _is_int(version) or version != VERSION:
        told = QT_TRANSLATE_NOOP(
            "record", "record version {found} cannot be read; this program reads version {right}"
        )
        raise BadRecord(told, found=short(version), right=VERSION)
    _check_keys(data, (*_KEYS, "meta"), _KEYS)
    game = data["game"]
    if not isinstance(game, str) or game not in games:
        told = QT_TRANSLATE_NOOP("record", "{game} is no game here; there are {games}")
        raise BadRecord(told, game=short(game), games=", ".join(games))
    spec = games[game]
    players = data["players"]
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        told = QT_TRANSLATE_NOOP("record", "{key} should be a list of names")
        raise BadRecord(told, key='"players"')
    if len(players) != spec.seats:
        told = QT_TRANSLATE_NOOP("record", "{key} should hold {right} names for {game}, not {found}")
        raise BadRecord(told, key='"players"', right=spec.seats, game=game, found=len(players))
    meta = data.get("meta", {})
    if not isinstance(meta, dict):
        raise BadRecord(_NO_OBJECT, key='"meta"')
    deals = data["deals"]
    if not isinstance(deals, list):
        raise BadRecord(_NO_LIST, key='"deals"')
    winner = data["winner"]
    if winner is not None:
        _check_range(
            winner,
            spec.sides,
            "winner",
            QT_TRANSLATE_NOOP("record", "{key} should be a side or null, 0 to {most}, not {found}"),
        )
    read_deals = [_read_deal(deal, number, spec) for number, deal in enumerate(deals, 1)]
    seals = read_seals(meta.get(META), [deal.deck for deal in read_deals])
    if seals is not None:  # what is something else stays there as it is
        meta = {key: value for key, value in meta.items() if key != META}
        for number, seal in seals.items():
            read_deals[number - 1].seal = seal
    _check_range(data["first_dealer"], spec.seats, "first_dealer", _NO_SEAT)
    return Record(
        game=game,
        options=_read_options(data["options"], spec),
        players=tuple(players),
        first_dealer=data["first_dealer"],
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
            raise BadRecord(QT_TRANSLATE_NOOP("record", "the file is empty"))
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
                told = QT_TRANSLATE_NOOP("record", "line {line}: {why}")
                raise BadRecord(told, line=number, why=error) from None
            line = file.readline(MAX_BYTES + 1)
        if not found:
            raise BadRecord(QT_TRANSLATE_NOOP("record", "the file holds no record"))


def _read(data: bytes, games: Mapping[str, GameSpec]) -> Record:
    if len(data) > MAX_BYTES:
        told = QT_TRANSLATE_NOOP("record", "this is no game record: it is longer than {most} bytes")
        raise BadRecord(told, most=MAX_BYTES)
    return parse(_decode(data), games)


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            raise BadRecord(BROKEN_OFF) from None
        told = QT_TRANSLATE_NOOP("record", "this is no game record: byte {byte} is not UTF-8 text")
        raise BadRecord(told, byte=error.start + 1) from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        told = QT_TRANSLATE_NOOP("record", "the key {key} stands twice in one object")
        raise BadRecord(told, key=short(twice))
    return data


def _no_constant(name: str) -> None:
    told = QT_TRANSLATE_NOOP("record", "{number} is not a number that a record may hold")
    raise BadRecord(told, number=name)


def _check_writable(value: object, depth: int = 0) -> None:
    """Refuse what JSON can hold but a file or a screen cannot."""
    if depth > MAX_DEPTH:
        raise BadRecord(TOO_DEEP)
    if isinstance(value, str):
        if not value.isascii() and any("\ud800" <= letter <= "\udfff" for letter in value):
            told = QT_TRANSLATE_NOOP("record", "this is no game record: {text} holds half a character")
            raise BadRecord(told, text=clip(ascii(value)))
    elif isinstance(value, list):
        for item in value:
            _check_writable(item, depth + 1)
    elif isinstance(value, dict):
        for name, item in value.items():
            _check_writable(name, depth + 1)
            _check_writable(item, depth + 1)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_keys(data: dict[str, Any], known: Iterable[str], needed: Iterable[str]) -> None:
    for key in needed:
        if key not in data:
            raise BadRecord(MISSING, entry=f'"{key}"')
    for key in data:
        if key not in known:
            told = QT_TRANSLATE_NOOP("record", "there is a key {key} that the format does not know")
            raise BadRecord(told, key=short(key))


def _check_range(value: object, count: int, key: str, told: str) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < count:
        raise BadRecord(told, key=f'"{key}"', most=count - 1, found=short(value))


def _read_options(data: object, spec: GameSpec) -> Mapping[str, OptionValue]:
    if not isinstance(data, dict):
        raise BadRecord(_NO_OBJECT, key='"options"')
    try:
        return spec.checked(data, complete=True)
    except BadOption as error:
        raise BadRecord(error.template, **error.params) from None


def _read_scores(data: object, spec: GameSpec) -> tuple[int, ...]:
    if not isinstance(data, list) or len(data) != spec.sides or not all(map(_is_int, data)):
        told = QT_TRANSLATE_NOOP("record", "{key} should be {right} whole numbers, not {found}")
        raise BadRecord(told, key='"scores"', right=spec.sides, found=short(data))
    return tuple(data)


def _read_deal(data: object, number: int, spec: GameSpec) -> Deal:
    try:
        if not isinstance(data, dict):
            raise Malformed(QT_TRANSLATE_NOOP("record", "it should be an object"))
        _check_keys(data, _DEAL_KEYS, _DEAL_KEYS)
        _check_range(data["dealer"], spec.seats, "dealer", _NO_SEAT)
        if not isinstance(data["deck"], str):
            raise Malformed(QT_TRANSLATE_NOOP("record", "{key} should be a text of cards"), key='"deck"')
        deck = parse_cards(data["deck"])
        _check_pack(deck, spec)
        for key in ("actions", "points"):
            if not isinstance(data[key], list):
                raise Malformed(_NO_LIST, key=f'"{key}"')
    except RulesError as error:
        raise BadRecord(IN_DEAL, deal=number, why=error) from None
    return Deal(
        data["dealer"],
        deck,
        [_read_action(text, number, place) for place, text in enumerate(data["actions"], 1)],
        [_read_points(entry, number, place) for place, entry in enumerate(data["points"], 1)],
    )


def _check_pack(deck: tuple[Card, ...], spec: GameSpec) -> None:
    twice = [card for card in set(deck) if deck.count(card) > 1]
    if twice:
        told = QT_TRANSLATE_NOOP("record", "the deck holds {card} twice")
        raise Malformed(told, card=cards_text(sorted(twice)[:1]))
    strange = set(deck) - set(spec.pack)
    if strange:
        told = QT_TRANSLATE_NOOP("record", "the deck holds {card}, a card {game} is played without")
        raise Malformed(told, card=cards_text(sorted(strange)[:1]), game=spec.id)
    if len(deck) != len(spec.pack):
        told = QT_TRANSLATE_NOOP("record", "the deck holds {found} cards instead of {right}")
        raise Malformed(told, found=len(deck), right=len(spec.pack))


def _read_action(text: object, deal: int, place: int) -> Action:
    try:
        if not isinstance(text, str):
            raise Malformed(QT_TRANSLATE_NOOP("record", "{entry} should be a text"), entry=short(text))
        action = Action.parse(text)
        if action.seat == TABLE or action.move.word == DECK:
            told = QT_TRANSLATE_NOOP("record", "{entry} is no action of a player")
            raise Malformed(told, entry=short(text))
    except Malformed as error:
        raise BadRecord(IN_ACTION, deal=deal, place=place, why=error) from None
    return action


def _read_points(entry: object, deal: int, place: int) -> Points:
    if (
        isinstance(entry, list)
        and len(entry) == 3
        and _is_int(entry[0])
        and _is_int(entry[1])
        and isinstance(entry[2], str)
    ):
        return Points(*entry)
    told = QT_TRANSLATE_NOOP("record", "{entry} should be side, points and why")
    raise BadRecord(IN_POINTS, deal=deal, place=place, why=Malformed(told, entry=short(entry)))
