"""Reading saved matches: what is there, one match as a record, and what is done with them from a list."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardtable.model.match_keeper import SEPARATOR
from cardtable.model.store import Store
from cardtable.model.store_schema import check_sum, deal_sum, match_sum
from cardtable.rules.cards import parse_cards
from cardtable.rules.errors import BadRecord, RulesError
from cardtable.rules.moves import Action
from cardtable.rules.records import Deal, Record, Recorder, replay
from cardtable.rules.seals import Seal
from cardtable.rules.spec import GameSpec

_COLUMNS: Final = (
    "id, uuid, game, options, players, entries, first_dealer, started, ended, state, winner, scores, deals, "
    "changes, assisted, version, levels, code, meta, sum"
)


class SavedMatch(NamedTuple):
    """A row of the list of matches.

    ``players`` are name, level and style by seat as they were asked for, ``entries`` the players as records
    name them; ``state`` is one of those in :mod:`cardtable.model.store_schema`; times are UTC.
    """

    id: int
    uuid: str
    game: str
    options: Mapping[str, Any]
    players: tuple[tuple[str, str, str], ...]
    entries: tuple[str, ...]
    first_dealer: int
    started: str
    ended: str | None
    state: int
    winner: int | None
    scores: tuple[int, ...]
    deals: int
    changes: int
    assisted: bool
    version: str
    levels: int
    code: str
    meta: Mapping[str, Any]
    is_sound: bool
    """Whether the row's check sum fits."""


def saved_matches(
    store: Store,
    *,
    game: str | None = None,
    state: int | None = None,
    code: str | None = None,
    match: int | None = None,
    limit: int = -1,
    offset: int = 0,
) -> Iterator[SavedMatch]:
    """Saved matches, the latest first, ``limit`` of them from ``offset`` on; those that cannot be read at all
    are left out.

    Raises :class:`StoreTrouble`.
    """
    wanted = {"game": game, "state": state, "code": code, "id": match}
    given = {key: value for key, value in wanted.items() if value is not None}
    where = " AND ".join(["1", *(f"{key} = ?" for key in given)])
    sql = f"SELECT {_COLUMNS} FROM matches WHERE {where} ORDER BY id DESC LIMIT ? OFFSET ?"
    for row in store.query(sql, [*given.values(), limit, offset]):
        found = _read_match(row)
        if found is not None:
            yield found


def _read_match(row: tuple[Any, ...]) -> SavedMatch | None:
    values = dict(zip(_COLUMNS.split(", "), row, strict=True))
    try:
        players = tuple(
            (str(name), str(level), str(style)) for name, level, style in _json(values, "players")
        )
        return SavedMatch(
            **{
                key: values[key]
                for key in ("id", "uuid", "game", "first_dealer", "started", "ended", "state")
            },
            **{key: values[key] for key in ("winner", "deals", "changes", "version", "levels", "code")},
            options=dict(_json(values, "options")),
            players=players,
            entries=tuple(str(entry) for entry in _json(values, "entries")),
            scores=tuple(int(score) for score in _json(values, "scores")),
            assisted=bool(values["assisted"]),
            meta=dict(_json(values, "meta")),
            is_sound=match_sum(values) == values["sum"],
        )
    except (ValueError, TypeError, RecursionError):
        return None


def _json(values: Mapping[str, Any], key: str) -> Any:
    return json.loads(values[key])


def saved_record(store: Store, saved: SavedMatch, spec: GameSpec) -> tuple[Recorder, tuple[str, ...]]:
    """A saved match where it stands, and what could be done again there.

    It has been replayed through the rules. Raises :class:`BadRecord` where it is not sound, and
    :class:`StoreTrouble`.
    """
    if not saved.is_sound:
        raise BadRecord("the match's check sum is wrong")
    deals: list[Deal] = []
    redo: tuple[str, ...] = ()
    rows = store.query(
        "SELECT id, number, dealer, deck, ended, actions, actions_sum, sum, redo, commitment, nonce, cut "
        "FROM deals WHERE match = ? ORDER BY number",
        (saved.id,),
    )
    for place, (row, number, dealer, deck, ended, text, its_sum, deals_sum, again, *rest) in enumerate(
        rows, 1
    ):
        seal = Seal(*rest) if rest[0] is not None else None
        if number != place or deal_sum(saved.uuid, number, dealer, deck, seal or ()) != deals_sum:
            raise BadRecord(f"deal {place}: the check sum is wrong")
        words = text if ended else _actions(store, row)
        if words is None or check_sum(saved.uuid, number, words) != its_sum:
            raise BadRecord(f"deal {place}: the check sum of its actions is wrong")
        try:
            deals.append(Deal(dealer, parse_cards(deck), _parsed(words), seal=seal))
            redo = tuple(str(Action.parse(word)) for word in json.loads(again))
        except (RulesError, ValueError, TypeError, AttributeError, RecursionError) as error:
            raise BadRecord(f"deal {place}: {error}") from None
    if len(deals) != saved.deals:
        raise BadRecord("a deal is missing")
    recorder = _replayed(saved, deals, spec)
    return recorder, redo if _can_follow(recorder, redo) else ()


def deals_over(recorder: Recorder) -> Record:
    """The record of a match without the deal that is still played."""
    record = recorder.record
    if recorder.state.to_act < 0:
        return record
    deals = record.deals[:-1]
    scores = [0] * len(record.scores)
    for entry in (entry for deal in deals for entry in deal.points):
        scores[entry.side] += entry.points
    return replace(record, deals=deals, scores=tuple(scores))


def _actions(store: Store, row: int) -> str:
    """The actions of a deal that is still played, as one text."""
    rows = store.query("SELECT text FROM actions WHERE deal = ? ORDER BY ordinal", (row,))
    return SEPARATOR.join(str(text) for (text,) in rows)


def _parsed(words: str) -> list[Action]:
    return [Action.parse(word) for word in words.split(SEPARATOR)] if words else []


def _replayed(saved: SavedMatch, deals: Iterable[Deal], spec: GameSpec) -> Recorder:
    """Play the deals through the rules; points and scores follow from them."""
    try:
        state = spec.match(saved.options, saved.first_dealer)
        recorder = Recorder(state, saved.entries, saved.meta)
        for deal in deals:
            if deal.dealer != state.dealer:
                raise BadRecord(f"the dealer is {state.dealer}, not {deal.dealer}")
            recorder.deal(deal.deck, deal.seal)
            for action in deal.actions:
                if action.seat != state.to_act:
                    raise BadRecord(f"it is the turn of seat {state.to_act}")
                recorder.apply(action.move)
    except RulesError as error:
        raise BadRecord(str(error)) from None
    return replay(recorder.record, spec)


def _can_follow(recorder: Recorder, redo: Iterable[str]) -> bool:
    """Whether what was undone can be done again where the match stands."""
    state = recorder.state.clone()
    try:
        for word in redo:
            action = Action.parse(word)
            if action.seat != state.to_act:
                return False
            state.apply(action.move)
    except RulesError:
        return False
    return True


# --- from a list -------------------------------------------------------------------------------------------


def delete_matches(store: Store, matches: Iterable[int]) -> None:
    """Delete matches by row, with their deals. Raises :class:`StoreTrouble`."""
    with store.writing() as db:
        db.executemany("DELETE FROM matches WHERE id = ?", [(match,) for match in matches])


def export_matches(
    store: Store, matches: Iterable[SavedMatch], games: Mapping[str, GameSpec], file: Path
) -> int:
    """Write matches as records, one a line; returns how many. Those that are not sound are left out.

    Raises :class:`StoreTrouble` and ``OSError``.
    """
    count = 0
    with file.open("w", encoding="utf-8", newline="\n") as out:
        for saved in matches:
            if saved.game not in games:
                continue
            try:
                recorder, _ = saved_record(store, saved, games[saved.game])
            except BadRecord:
                continue
            out.write(recorder.record.line() + "\n")
            count += 1
    return count
