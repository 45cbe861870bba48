"""Saved matches from a list: their deals, and what is done with them there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from cardtable.model.deal_review import REVIEWS
from cardtable.model.store import Store
from cardtable.model.store_schema import OPEN


class DealRow(NamedTuple):
    """A deal that is over: ``points`` are side, points and reason in order, ``scores`` those after it, and
    ``sealed`` tells whether its pack was."""

    number: int
    scores: tuple[int, ...]
    points: tuple[tuple[int, int, str], ...]
    sealed: bool


def has_any(store: Store) -> bool:
    """Whether there is a saved match. Raises :class:`StoreTrouble`."""
    return bool(store.query("SELECT 1 FROM matches LIMIT 1"))


def latest_game(store: Store) -> str:
    """The game of the match begun last, or nothing. Raises :class:`StoreTrouble`."""
    rows = store.query("SELECT game FROM matches ORDER BY id DESC LIMIT 1")
    return str(rows[0][0]) if rows else ""


def deals_of(store: Store, match: int) -> list[DealRow]:
    """The deals of a match that are over, in order. Raises :class:`StoreTrouble`."""
    rows = store.query(
        "SELECT deals.number, scores, points, commitment IS NOT NULL FROM deals "
        "JOIN results ON results.deal = deals.id WHERE deals.match = ? ORDER BY deals.number",
        (match,),
    )
    found = []
    for number, scores, points, sealed in rows:
        try:
            entries = tuple((int(side), int(count), str(why)) for side, count, why in json.loads(points))
            found.append(DealRow(number, tuple(map(int, json.loads(scores))), entries, bool(sealed)))
        except (ValueError, TypeError):
            continue
    return found


def delete_match(store: Store, match: int) -> None:
    """Delete a match that does not go on. Raises :class:`StoreTrouble`."""
    with store.writing() as db:
        db.execute("DELETE FROM matches WHERE id = ? AND state <> ?", (match, OPEN))


def delete_all(store: Store) -> None:
    """Delete all matches but those that go on, and all reviews. Raises :class:`StoreTrouble`."""
    with store.writing() as db:
        db.execute("DELETE FROM matches WHERE state <> ?", (OPEN,))
        db.execute("DELETE FROM kept WHERE key GLOB ?", (f"{REVIEWS}*",))


def back_up(store: Store, file: Path) -> None:
    """Copy all that is saved into a file, in place of one that is there; the store itself is not touched.

    Raises :class:`StoreTrouble` and ``OSError``.
    """
    store.query("SELECT 1")  # so that it is open
    own = store.file
    if own is not None and file.exists() and file.samefile(own):
        raise FileExistsError
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        store.back_up(part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
