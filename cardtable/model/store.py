"""The saved matches: one SQLite file, in which what has been written stays whatever happens to the program.

A write is on the disk when its call returns. Where the file cannot be written, play goes on without it: each
later write tries again, and writes then what it missed.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardtable.model.store_file import FAULTS, PASSING, Opened, Trouble, open_file, put_aside, trouble_of

_log = logging.getLogger(__name__)

_FILE_OF: Final = "PRAGMA database_list"


class StoreTrouble(Exception):
    """A read or write of the store has failed; says why."""

    def __init__(self, trouble: Trouble, aside: Path | None = None) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble
        self.aside = aside


class Told(NamedTuple):
    """What is to be told of a trouble: what it is, and the file that was put aside, if any."""

    trouble: Trouble
    aside: Path | None


class Store:
    """The file of saved matches in a folder, opened when it is first needed.

    Parameters
    ----------
    folder: where the file is.
    tell: called with each new trouble, not again with the same one until writing has worked.
    works_again: called when writing has worked after such a trouble.
    """

    def __init__(
        self,
        folder: Path,
        tell: Callable[[Told], None] = lambda told: None,
        works_again: Callable[[], None] = lambda: None,
    ) -> None:
        self.folder: Final = folder
        self._tell = tell
        self._works_again = works_again
        self._db: sqlite3.Connection | None = None
        self._told: Trouble | None = None
        self.generation = 0
        """Goes up whenever another file is written to than before, in which nothing stands yet."""

    @property
    def file(self) -> Path | None:
        """The file that is open, if one is."""
        if self._db is None:
            return None
        for _, name, path in self._db.execute(_FILE_OF):
            if name == "main":
                return Path(path)
        return None

    def close(self) -> None:
        """Close the file; it is opened again when it is needed."""
        db, self._db = self._db, None
        if db is not None:
            try:
                db.close()
            except sqlite3.Error as error:
                _log.info("closing the store: %s", error)

    # --- writing -------------------------------------------------------------------------------------------

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: all that is written in it is kept when it ends, or nothing is.

        Raises :class:`StoreTrouble`.
        """
        db = self._open()
        try:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
            except BaseException:
                _roll_back(db)
                raise
            db.execute("COMMIT")
        except FAULTS as error:
            _roll_back(db)
            raise self._failed(error) from error
        before, self._told = self._told, None
        if before in PASSING:
            self._works_again()

    def settle(self) -> None:
        """Take what lies in the journal into the file itself, as far as nobody is in the way."""
        try:
            if self._db is not None:
                self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except FAULTS as error:
            _log.info("the journal: %s", error)

    def _open(self) -> sqlite3.Connection:
        if self._db is None:
            opened = open_file(self.folder)
            self._take(opened)
            if self._db is None:
                trouble = opened.trouble or Trouble.FAILED
                raise StoreTrouble(trouble, opened.aside)
        return self._db

    def _take(self, opened: Opened) -> None:
        self._db = opened.db
        if opened.trouble is not None:
            if opened.db is not None:
                self.generation += 1
            self.tell(opened.trouble, opened.aside)

    def _failed(self, error: BaseException) -> StoreTrouble:
        """Note a failure. A damaged file is put aside, so that the next write makes a new one; one that could
        not be written to is opened anew by then, since it may have been opened for reading alone.

        Raises the error itself where the file is sound: then the question was wrong.
        """
        if getattr(error, "sqlite_errorname", "") == "SQLITE_ERROR" and self._is_sound():
            raise error
        trouble = trouble_of(error)
        _log.info("the store: %s", error)
        aside = None
        if trouble is Trouble.DAMAGED:
            file = self.file_or_none()
            self.close()
            aside = put_aside(file) if file is not None else None
            self.generation += 1
        elif trouble in (Trouble.READ_ONLY, Trouble.FAILED):
            self.close()
        self.tell(trouble, aside)
        return StoreTrouble(trouble, aside)

    def _is_sound(self) -> bool:
        try:
            return self._db is not None and self._db.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        except FAULTS:
            return False

    def file_or_none(self) -> Path | None:
        """The open file, even where it is damaged."""
        try:
            return self.file
        except FAULTS:
            return None

    def tell(self, trouble: Trouble, aside: Path | None = None) -> None:
        """Tell a trouble once."""
        if trouble is not self._told or aside is not None:
            self._told = trouble
            self._tell(Told(trouble, aside))

    # --- reading -------------------------------------------------------------------------------------------

    def query(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """The rows of a question. Raises :class:`StoreTrouble`."""
        try:
            return self._open().execute(sql, values).fetchall()
        except FAULTS as error:
            raise self._failed(error) from error

    # --- the whole file ------------------------------------------------------------------------------------

    def back_up(self, file: Path) -> None:
        """Copy all that is saved into a file that is not there yet. Raises :class:`StoreTrouble`, and
        ``OSError`` where the file cannot be made."""
        with file.open("xb"):
            pass
        try:
            with closing(sqlite3.connect(file)) as target:
                self._open().backup(target)
        except sqlite3.Error as error:
            file.unlink(missing_ok=True)
            raise StoreTrouble(trouble_of(error)) from error

    # --- small things --------------------------------------------------------------------------------------

    def keep(self, key: str, json: str) -> None:
        """Keep a text under a name. Raises :class:`StoreTrouble`."""
        with self.writing() as db:
            db.execute("INSERT OR REPLACE INTO kept (key, json) VALUES (?, ?)", (key, json))

    def kept(self, key: str) -> str | None:
        """The text kept under a name. Raises :class:`StoreTrouble`."""
        rows = self.query("SELECT json FROM kept WHERE key = ?", (key,))
        return str(rows[0][0]) if rows else None


def _roll_back(db: sqlite3.Connection) -> None:
    try:
        if db.in_transaction:
            db.execute("ROLLBACK")
    except sqlite3.Error as error:
        _log.info("rolling back: %s", error)
