"""Opening the file of saved matches, whatever state it is in. What is there is never overwritten."""

from __future__ import annotations

import errno
import logging
import sqlite3
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from cardtable.model.store_schema import NewerStore, migrate, own_tables, tables_of
from cardtable.paths import MATCHES

_log = logging.getLogger(__name__)

NAME: Final = MATCHES
_NAMES: Final = (NAME, *(f"matches-{n}.sqlite" for n in range(2, 10)))
_BESIDE: Final = ("", "-wal", "-shm")
"""The file, and what SQLite keeps beside it."""
_WAIT_S: Final = 0.3
"""How long another instance is waited for."""

_FORMATS_AT: Final = 18
_FORMATS: Final = (b"", b"\1\1", b"\2\2")
"""What stands there in a file's head: others are never made, and SQLite takes them for read-only."""

_FULL: Final = "SQLITE_FULL"
_BUSY: Final = ("SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_PROTOCOL")
_FAILED: Final = ("SQLITE_IOERR", "SQLITE_NOMEM", "SQLITE_INTERRUPT", "SQLITE_NOLFS")
_READ_ONLY: Final = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")


FAULTS: Final = (sqlite3.Error, NewerStore, OSError, UnicodeError)
"""What reading and writing may raise; a damaged file has messages and texts that are no UTF-8."""


class Trouble(Enum):
    """Why matches cannot be saved, or that those saved before could not be read."""

    LOCKED = "locked"
    READ_ONLY = "read-only"
    FULL = "full"
    DAMAGED = "damaged"
    NEWER = "newer"
    FAILED = "failed"


PASSING: Final = (Trouble.LOCKED, Trouble.READ_ONLY, Trouble.FULL, Trouble.FAILED)
"""Troubles that may be over while the program runs."""


class Opened(NamedTuple):
    """An open file, or none, with what was wrong. ``aside`` is where a damaged file lies now."""

    db: sqlite3.Connection | None
    trouble: Trouble | None = None
    aside: Path | None = None


def trouble_of(error: BaseException) -> Trouble:
    """What an error of SQLite or of the system means."""
    if isinstance(error, NewerStore):
        return Trouble.NEWER
    name = getattr(error, "sqlite_errorname", None) or ""
    if name.startswith(_FULL) or getattr(error, "errno", None) in (errno.ENOSPC, errno.EDQUOT):
        return Trouble.FULL
    if name.startswith(_BUSY):
        return Trouble.LOCKED
    if name.startswith(_READ_ONLY) or isinstance(error, PermissionError):
        return Trouble.READ_ONLY
    if isinstance(error, OSError) or name.startswith(_FAILED):
        return Trouble.FAILED
    return Trouble.DAMAGED


def open_file(folder: Path) -> Opened:
    """Open the file of a folder, or a new one where it is damaged: that is put aside, or left where it is if
    it cannot be moved."""
    aside = None
    was_damaged = False
    for name in _NAMES:
        file = folder / name
        try:
            return Opened(_open(file), Trouble.DAMAGED if was_damaged else None, aside)
        except FAULTS as error:
            trouble = trouble_of(error)
            _log.info("%s: %s", file, error)
            if trouble is not Trouble.DAMAGED:
                return Opened(None, trouble)
        was_damaged = True
        aside = put_aside(file)
        if aside is not None:
            try:
                return Opened(_open(file), Trouble.DAMAGED, aside)
            except FAULTS as error:
                return Opened(None, trouble_of(error), aside)
        aside = file
    return Opened(None, Trouble.DAMAGED, aside)


def _open(file: Path) -> sqlite3.Connection:
    _check_head(file)
    try:
        return _opened(sqlite3.connect(file, timeout=_WAIT_S, isolation_level=None), file)
    except sqlite3.OperationalError as error:
        journal = file.with_name(f"{file.name}-wal")
        is_settled = not journal.exists() or not journal.stat().st_size
        if trouble_of(error) is not Trouble.READ_ONLY or not file.exists() or not is_settled:
            raise
        # On a disk that cannot be written to: what is there can still be read.
        name = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
        return _opened(sqlite3.connect(name, uri=True, isolation_level=None), file)


def _check_head(file: Path) -> None:
    """See whether a file that is there begins as it should.

    To be asked while this program does not have it open: the system lets go of all of a program's locks on a
    file as soon as the program closes it once. Another instance would then take away the journal that this
    one writes to.
    """
    with suppress(FileNotFoundError), file.open("rb") as head:
        head.seek(_FORMATS_AT)
        if head.read(2) not in _FORMATS:
            raise sqlite3.DatabaseError("the head of the file is damaged")


def _opened(db: sqlite3.Connection, file: Path) -> sqlite3.Connection:
    """Make a connection ready, and look whether the file is what it should be."""
    try:
        if db.execute("PRAGMA journal_mode").fetchone() != ("wal",):
            db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA cell_size_check = ON")
        migrate(db, file)
        if tables_of(db) != own_tables():
            raise sqlite3.DatabaseError("the tables are not those that were made")
        db.execute("SELECT id, uuid, sum FROM matches WHERE state = 0 ORDER BY id DESC LIMIT 1").fetchone()
        db.execute("SELECT id, actions, sum FROM deals ORDER BY id DESC LIMIT 1").fetchone()
    except BaseException:
        db.close()
        raise
    return db


def put_aside(file: Path) -> Path | None:
    """Give a damaged file another name, with what belongs to it; ``None`` if that is not possible."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for n in range(1, 100):
        name = f"{file.stem}-damaged-{stamp}{f'-{n}' if n > 1 else ''}{file.suffix}"
        target = file.with_name(name)
        if any(target.with_name(name + end).exists() for end in _BESIDE):
            continue
        if _move(file, target):
            return target
        return None
    return None


def _move(file: Path, target: Path) -> bool:
    """Move a file and then what belongs to it; all of it or nothing, since a new file beside an old journal
    would be damaged too."""
    moved: list[str] = []
    try:
        for end in _BESIDE:
            part = file.with_name(file.name + end)
            if part.exists():
                part.rename(target.with_name(target.name + end))
                moved.append(end)
    except OSError as error:
        _log.info("%s cannot be put aside: %s", file, error)
        with suppress(OSError):
            for end in moved:
                target.with_name(target.name + end).rename(file.with_name(file.name + end))
        return False
    return True
