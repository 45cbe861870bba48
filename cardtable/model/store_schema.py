"""The tables in which matches are kept, and how older ones become those of now.

A deal's actions are rows while it is played, so that each costs one small write; once it is over they are one
text beside its points, which keeps the file small and statistics quick. Check sums tell damage that SQLite
does not see; the number of changes, noted in the file of the match's lock too, tells whether the last of them
are missing. What statistics ask for stands in narrow tables of its own: a row for each deal that is over in
``results`` (tricks won in it, scores after it, points in order) and in ``sums`` (the points of the person's
side and of the others), and one for each side and reason in ``scored``.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final

VERSION: Final = 1

_MOST_VERSIONS: Final = 99

OPEN: Final = 0
"""A match that goes on."""
FINISHED: Final = 1
ABANDONED: Final = 2
BROKEN: Final = 3
"""A match whose deals do not follow the rules, or whose check sums are wrong."""

_FIRST: Final = """
CREATE TABLE matches (
  id INTEGER PRIMARY KEY,
  uuid TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  players TEXT NOT NULL,
  entries TEXT NOT NULL,
  first_dealer INTEGER NOT NULL,
  started TEXT NOT NULL,
  ended TEXT,
  state INTEGER NOT NULL DEFAULT 0,
  winner INTEGER,
  scores TEXT NOT NULL,
  deals INTEGER NOT NULL DEFAULT 0,
  changes INTEGER NOT NULL DEFAULT 0,
  assisted INTEGER NOT NULL DEFAULT 0,
  version TEXT NOT NULL,
  levels INTEGER NOT NULL,
  code TEXT NOT NULL DEFAULT '',
  meta TEXT NOT NULL DEFAULT '{}',
  sum INTEGER NOT NULL
);
CREATE INDEX matches_open ON matches (state, id);
CREATE INDEX matches_game ON matches (game, started);
CREATE INDEX matches_code ON matches (code) WHERE code <> '';
CREATE TABLE deals (
  id INTEGER PRIMARY KEY,
  match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  dealer INTEGER NOT NULL,
  deck TEXT NOT NULL,
  commitment TEXT,
  nonce TEXT,
  started TEXT NOT NULL,
  ended INTEGER NOT NULL DEFAULT 0,
  actions TEXT,
  redo TEXT NOT NULL DEFAULT '[]',
  sum INTEGER NOT NULL,
  actions_sum INTEGER,
  UNIQUE (match, number)
);
CREATE TABLE actions (
  deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (deal, ordinal)
) WITHOUT ROWID;
CREATE TABLE results (
  deal INTEGER PRIMARY KEY REFERENCES deals (id) ON DELETE CASCADE,
  match INTEGER NOT NULL,
  number INTEGER NOT NULL,
  game TEXT NOT NULL,
  dealer INTEGER NOT NULL,
  ended TEXT NOT NULL,
  tricks TEXT,
  scores TEXT NOT NULL,
  points TEXT NOT NULL
);
CREATE TABLE scored (
  deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
  side INTEGER NOT NULL,
  why TEXT NOT NULL,
  points INTEGER NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (deal, side, why)
) WITHOUT ROWID;
CREATE TABLE kept (
  key TEXT PRIMARY KEY,
  json TEXT NOT NULL
) WITHOUT ROWID;
"""

Migration = Callable[[sqlite3.Connection], None]


def _make(db: sqlite3.Connection) -> None:
    for statement in _FIRST.split(";"):
        if statement.strip():
            db.execute(statement)


def _add_cut(db: sqlite3.Connection) -> None:
    """How many cards were lifted off a pack that was sealed."""
    db.execute("ALTER TABLE deals ADD COLUMN cut INTEGER")


def _add_sums(db: sqlite3.Connection) -> None:
    """The points of each deal that is over: those of the person's side, and those of all others."""
    db.execute(
        "CREATE TABLE sums (deal INTEGER PRIMARY KEY REFERENCES deals (id) ON DELETE CASCADE, "
        "match INTEGER NOT NULL, own INTEGER NOT NULL, others INTEGER NOT NULL)"
    )
    db.execute(
        "INSERT INTO sums SELECT results.deal, match, "
        "ifnull(sum(CASE WHEN side = 0 THEN scored.points END), 0), "
        "ifnull(sum(CASE WHEN side > 0 THEN scored.points END), 0) "
        "FROM results LEFT JOIN scored ON scored.deal = results.deal GROUP BY results.deal"
    )


MIGRATIONS: tuple[Migration, ...] = (_make, _add_cut, _add_sums)
"""Number *n* leads from version *n* to *n* + 1. One that has been released is never changed."""


def tables_of(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """The tables and indexes of a file, and how they were made; not those of SQLite's own."""
    sql = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name"
    return [(str(name), str(text)) for name, text in db.execute(sql)]


def own_tables() -> list[tuple[str, str]]:
    """The tables as they are made now."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        for step in MIGRATIONS:
            step(db)
        return tables_of(db)


class NewerStore(Exception):
    """The file has been written by a later version of the program."""


def check_sum(*values: object) -> int:
    """A check sum of some values, in order."""
    return zlib.crc32("\x1f".join(str(value) for value in values).encode("utf-8", "surrogatepass"))


_SEALED: Final = (
    "uuid, game, options, players, entries, first_dealer, code, state, deals, changes, assisted, winner, "
    "scores"
)


def match_sum(values: Mapping[str, Any]) -> int:
    """The check sum of a match's row."""
    return check_sum(*(values[key] for key in _SEALED.split(", ")))


def seal(db: sqlite3.Connection, row: int) -> None:
    """Write the check sum of a match's row, as it is now."""
    found = db.execute(f"SELECT {_SEALED} FROM matches WHERE id = ?", (row,)).fetchone()
    if found is not None:
        db.execute("UPDATE matches SET sum = ? WHERE id = ?", (check_sum(*found), row))


def deal_sum(uuid: str, number: int, dealer: int, deck: str, seal: Iterable[object] = ()) -> int:
    """The check sum of what is dealt, and of its seal if there is one."""
    return check_sum(uuid, number, dealer, deck, *seal)


def migrate(db: sqlite3.Connection, file: Path) -> None:
    """Bring the tables to the version of now, after a copy of what is there has been put beside the file."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > _MOST_VERSIONS:
        raise sqlite3.DatabaseError(f"there is no version {version}")
    if version > len(MIGRATIONS):
        raise NewerStore
    if version == len(MIGRATIONS):
        return
    if version:
        copy = file.with_name(f"{file.stem}-version-{version}{file.suffix}")
        if not copy.exists():
            part = copy.with_name(f"{copy.name}.part")
            part.unlink(missing_ok=True)  # of a copy that was broken off
            with closing(sqlite3.connect(part)) as target:
                db.backup(target)
            part.replace(copy)
    db.execute("BEGIN IMMEDIATE")
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()  # another instance may have been quicker
        for step in MIGRATIONS[version:]:
            step(db)
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    except BaseException:
        db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")
