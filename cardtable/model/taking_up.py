"""Taking up the match that was not finished: it is read, held to its check sums and the rules, and locked."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from cardtable.model.house_names import shown_name
from cardtable.model.levels import LEVELS, STRONGEST, STYLES
from cardtable.model.lock import Lock
from cardtable.model.match_keeper import MatchKeeper, Written, lock_name
from cardtable.model.plan import MatchPlan, Player
from cardtable.model.store import Store, StoreTrouble
from cardtable.model.store_reading import SavedMatch, saved_matches, saved_record
from cardtable.model.store_schema import BROKEN, OPEN, seal
from cardtable.model.unfinished import Unfinished
from cardtable.rules.errors import BadOption, BadRecord
from cardtable.rules.spec import GameSpec

_log = logging.getLogger(__name__)


class TakingUp:
    """Looks for it in a store.

    Parameters
    ----------
    store: where matches are saved.
    tell_lost: called where a match is damaged and cannot go on.
    tell_short: called where one goes on, but what was played last is missing.
    """

    def __init__(self, store: Store, tell_lost: Callable[[], None], tell_short: Callable[[], None]) -> None:
        self._store = store
        self._tell_lost = tell_lost
        self._tell_short = tell_short

    def latest(self, games: Mapping[str, GameSpec]) -> Unfinished | None:
        """The latest match that is not over and not on another instance's table, or ``None``."""
        try:
            self._check_locks()
            self._check_last()
            found_rows = {saved.id: saved for saved in saved_matches(self._store, state=OPEN)}
            for (row,) in self._store.query("SELECT id FROM matches WHERE state = ?", (OPEN,)):
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
        rows = self._store.query("SELECT max(id) FROM matches")
        for saved in saved_matches(self._store, match=rows[0][0]) if rows[0][0] is not None else ():
            if not saved.is_sound and saved.state not in (OPEN, BROKEN):
                self._set_broken(saved.id)

    def _take_up(self, saved: SavedMatch, games: Mapping[str, GameSpec]) -> Unfinished | None:
        if saved.game not in games:
            return None
        lock = Lock(self._store.folder / lock_name(saved.uuid))
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
            self._tell_short()
        return found

    def _check_locks(self) -> None:
        """Say so if a match is missing of which a program that was ended by force has left the lock."""
        for file in self._store.folder.glob(lock_name("*")):
            uuid = file.stem.removeprefix(lock_name("").removesuffix(".lock"))
            rows = self._store.query("SELECT state FROM matches WHERE uuid = ?", (uuid,))
            if (OPEN,) in rows:
                continue
            lock = Lock(file)
            was_begun = bool(lock.note)
            if lock.is_held:
                lock.release()
                if was_begun and not rows and not self._store.generation:
                    self._tell_lost()

    def _read(self, saved: SavedMatch, spec: GameSpec, lock: Lock) -> Unfinished | None:
        recorder, redo = saved_record(self._store, saved, spec)
        record, state = recorder.record, recorder.state
        if not record.deals:
            return None
        try:
            options = spec.checked(saved.options)
        except BadOption as error:
            raise BadRecord(str(error)) from None
        players = tuple(_player(seat, *player) for seat, player in enumerate(saved.players))
        if len(players) != spec.seats:
            raise BadRecord("a player is missing")
        plan = MatchPlan(spec, options, players, saved.code)
        last = record.deals[-1]
        rows = self._store.query("SELECT max(id) FROM deals WHERE match = ?", (saved.id,))
        written = Written(
            len(record.deals),
            rows[0][0],
            last.deck,
            tuple(str(action) for action in last.actions),
            state.to_act < 0,
            redo,
            changes=saved.changes,
        )
        keeper = MatchKeeper(self._store, plan, saved.uuid, saved.id, written, lock)
        return Unfinished(plan, record, saved.assisted, redo, keeper)

    def _set_broken(self, row: int) -> None:
        """Let a match rest that cannot be read; it stays in the file as it is."""
        try:
            with self._store.writing() as db:
                db.execute("UPDATE matches SET state = ? WHERE id = ?", (BROKEN, row))
                seal(db, row)
        except StoreTrouble as trouble:
            _log.info("not marked as broken: %s", trouble)
        self._tell_lost()


def _player(seat: int, name: str, level: str, style: str) -> Player:
    """A player as they were asked for; a level or style of another version becomes the usual one."""
    usual = Player(shown_name(name, seat))
    known = {level.id for level in LEVELS} | {STRONGEST}
    styles = {style.id for style in STYLES}
    return usual._replace(
        level=level if level in known else usual.level, style=style if style in styles else usual.style
    )
