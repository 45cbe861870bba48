"""Saved matches as the application uses them: one is kept while it is played, and taken up when it starts."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable import paths
from cardtable.model.levels import LEVELS, STRONGEST, STYLES
from cardtable.model.lock import Lock
from cardtable.model.match_keeper import MatchKeeper, Written, lock_name
from cardtable.model.plan import MatchPlan, Player
from cardtable.model.store import Store, StoreTrouble, Told
from cardtable.model.store_file import Trouble
from cardtable.model.store_reading import SavedMatch, saved_matches, saved_record
from cardtable.model.store_schema import BROKEN, OPEN, seal
from cardtable.rules.errors import BadOption, BadRecord
from cardtable.rules.records import Record
from cardtable.rules.spec import GameSpec

_log = logging.getLogger(__name__)


class Unfinished(NamedTuple):
    """A match that can be taken up: what was asked for, how far it went, and who keeps it from now on."""

    plan: MatchPlan
    record: Record
    assisted: bool
    redo: tuple[str, ...]
    keeper: MatchKeeper


class Archive(QObject):
    """Keeps matches in the user's folder.

    Parameters
    ----------
    folder: where, by default the user's folder for such files.
    """

    notice = Signal(str)
    """One sentence for the person: why matches cannot be saved, or where a damaged file is now."""

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = Store(folder or paths.data_dir(), self._tell)

    def close(self) -> None:
        """Close the file."""
        self.store.close()

    def keeper(self, plan: MatchPlan) -> MatchKeeper:
        """Who keeps a new match."""
        return MatchKeeper(self.store, plan)

    def has_played(self, code: str) -> bool:
        """Whether a match of this deal code has been begun."""
        try:
            return bool(self.store.query("SELECT 1 FROM matches WHERE code = ? LIMIT 1", (code,)))
        except StoreTrouble:
            return False

    # --- taking up -----------------------------------------------------------------------------------------

    def unfinished(self, games: Mapping[str, GameSpec]) -> Unfinished | None:
        """The latest match that is not over and not on another instance's table, or ``None``."""
        try:
            self._check_locks()
            self._check_last()
            found_rows = {saved.id: saved for saved in saved_matches(self.store, state=OPEN)}
            for (row,) in self.store.query("SELECT id FROM matches WHERE state = ?", (OPEN,)):
                if row not in found_rows:
                    self._set_broken(row)
            for saved in found_rows.values():
                found = self._take_up(saved, games)
                if found is not None:
                    return found
        except StoreTrouble as trouble:
            _log.info("no match is taken up: %s", trouble)
        return None

    def _check_last(self) -> None:
        """Say so if the latest match is damaged in a way that hides that it is not over."""
        rows = self.store.query("SELECT max(id) FROM matches")
        for saved in saved_matches(self.store, match=rows[0][0]) if rows[0][0] is not None else ():
            if not saved.is_sound and saved.state not in (OPEN, BROKEN):
                self._set_broken(saved.id)

    def _take_up(self, saved: SavedMatch, games: Mapping[str, GameSpec]) -> Unfinished | None:
        if saved.game not in games:
            return None
        lock = Lock(self.store.folder / lock_name(saved.uuid))
        if not lock.is_held:
            return None
        try:
            found = self._read(saved, games[saved.game], lock)
        except BadRecord as error:
            _log.warning("match %s cannot be taken up: %s", saved.uuid, error)
            found = None
            self._set_broken(saved.id)
        if found is None:
            lock.release()
        elif lock.note.isdigit() and int(lock.note) > saved.changes:
            self.notice.emit(self.tr("The saved match is damaged: what was played last is missing."))
        return found

    def _check_locks(self) -> None:
        """Say so if a match is missing of which a program that was ended by force has left the lock."""
        for file in self.store.folder.glob(lock_name("*")):
            uuid = file.stem.removeprefix(lock_name("").removesuffix(".lock"))
            if self.store.query("SELECT 1 FROM matches WHERE uuid = ?", (uuid,)):
                continue
            lock = Lock(file)
            was_begun = bool(lock.note)
            if lock.is_held:
                lock.release()
                if was_begun:
                    self._tell_lost()

    def _tell_lost(self) -> None:
        self.notice.emit(
            self.tr("The match that was not finished is damaged and cannot go on; nothing else is lost.")
        )

    def _read(self, saved: SavedMatch, spec: GameSpec, lock: Lock) -> Unfinished | None:
        recorder, redo = saved_record(self.store, saved, spec)
        record, state = recorder.record, recorder.state
        if not record.deals:
            return None
        try:
            options = spec.checked(saved.options)
        except BadOption as error:
            raise BadRecord(str(error)) from None
        players = tuple(_player(*player) for player in saved.players)
        if len(players) != spec.seats:
            raise BadRecord("a player is missing")
        plan = MatchPlan(spec, options, players, saved.code)
        last = record.deals[-1]
        rows = self.store.query("SELECT max(id) FROM deals WHERE match = ?", (saved.id,))
        written = Written(
            len(record.deals),
            rows[0][0],
            last.deck,
            tuple(str(action) for action in last.actions),
            state.to_act < 0,
            redo,
            changes=saved.changes,
        )
        keeper = MatchKeeper(self.store, plan, saved.uuid, saved.id, written, lock)
        return Unfinished(plan, record, saved.assisted, redo, keeper)

    def _set_broken(self, row: int) -> None:
        """Let a match rest that cannot be read; it stays in the file as it is."""
        try:
            with self.store.writing() as db:
                db.execute("UPDATE matches SET state = ? WHERE id = ?", (BROKEN, row))
                seal(db, row)
        except StoreTrouble as trouble:
            _log.info("not marked as broken: %s", trouble)
        self._tell_lost()

    # --- troubles ------------------------------------------------------------------------------------------

    def _tell(self, told: Told) -> None:
        self.notice.emit(self._sentence(told).format(folder=self.store.folder, file=_name(told.aside)))

    def _sentence(self, told: Told) -> str:
        match told.trouble:
            case Trouble.DAMAGED if told.aside is not None:
                return self.tr(
                    "The saved matches are damaged: their file now lies in {folder} as {file}, and new "
                    "matches are saved in a new one."
                )
            case Trouble.DAMAGED:
                return self.tr("The saved matches in {folder} are damaged: this match is not saved.")
            case Trouble.FULL:
                return self.tr("The disk is full: until there is room in {folder}, this match is not saved.")
            case Trouble.READ_ONLY:
                return self.tr("Nothing can be written in {folder}: this match is not saved.")
            case Trouble.LOCKED:
                return self.tr(
                    "Another program holds the saved matches: this match is saved when it lets go."
                )
            case Trouble.NEWER:
                return self.tr(
                    "The saved matches come from a later version of the program: this match is not saved."
                )
        return self.tr("The disk in {folder} does not answer: this match is not saved.")


def _name(file: Path | None) -> str:
    return file.name if file is not None else ""


def _player(name: str, level: str, style: str) -> Player:
    """A player as they were asked for; a level or style of another version becomes the usual one."""
    usual = Player(name)
    known = {level.id for level in LEVELS} | {STRONGEST}
    styles = {style.id for style in STYLES}
    return Player(name, level if level in known else usual.level, style if style in styles else usual.style)
