"""Keeps one match in the store, action by action."""

from __future__ import annotations

import json
import logging
import os
from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardtable import about
from cardtable.model.levels import VERSION as LEVELS_VERSION
from cardtable.model.lock import Lock
from cardtable.model.packs import Snapshot
from cardtable.model.plan import MatchPlan
from cardtable.model.store import Store, StoreTrouble
from cardtable.model.store_schema import ABANDONED, FINISHED, OPEN, check_sum, deal_sum, seal
from cardtable.rules.cards import Card, cards_text
from cardtable.rules.records import Deal
from cardtable.rules.state import OVER

if TYPE_CHECKING:
    import sqlite3

_log = logging.getLogger(__name__)

SEPARATOR: Final = ";"
"""Stands between the actions of a deal that is over."""


def now() -> str:
    """The time as it is kept: UTC, to the second."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def lock_name(uuid: str) -> str:
    """The name of the file that shows that a match is on somebody's table."""
    return f"match-{uuid}.lock"


class Written(NamedTuple):
    """What the store holds of a match: how many deals, and of the last its row, deck, actions, whether
    it is over, and what could be done again; ``rest`` is what stands in the match's own row, ``changes``
    how often it was written."""

    deals: int
    deal: int = -1
    deck: tuple[Card, ...] = ()
    actions: tuple[str, ...] = ()
    ended: bool = False
    redo: tuple[str, ...] = ()
    rest: tuple[object, ...] = ()
    changes: int = 0


NOTHING: Final = Written(0)


class MatchKeeper:
    """Writes what is new in a match since the last write that has worked.

    Parameters
    ----------
    store: where it is kept.
    plan: what was asked for when the match began.
    uuid: the name of a match that is kept already, or a new one.
    row: its row in the store, or ``None`` if it is not there yet.
    written: what the store holds of it.
    lock: shows other instances that the match is on the table here.
    """

    def __init__(
        self,
        store: Store,
        plan: MatchPlan,
        uuid: str = "",
        row: int | None = None,
        written: Written = NOTHING,
        lock: Lock | None = None,
    ) -> None:
        self._store = store
        self._plan = plan
        self.uuid: Final = uuid or os.urandom(16).hex()
        """The match's name, for ever."""
        self._row = row
        self._lock = lock
        self._generation = store.generation
        self._written = written
        self._is_whole = row is not None
        """Whether the store holds all that was to be kept."""
        self._started = now()
        self._is_left = False

    @property
    def keeps(self) -> bool:
        """Whether the match can be taken up again another day."""
        return self._is_whole and self._row is not None

    def keep(self, snapshot: Snapshot) -> None:
        """Keep how the match stands. Never raises."""
        if self._is_left:
            return
        if self._lock is None:
            self._lock = Lock(self._store.folder / lock_name(self.uuid))
        for _ in range(2):  # again where a damaged file has just been put aside
            before = self._row, self._written
            try:
                with self._store.writing() as db:
                    self._write(db, snapshot)
                if self._written.ended:
                    self._store.settle()
                self._is_whole = True
                self._lock.write(str(self._written.changes))
                return
            except StoreTrouble as trouble:
                self._row, self._written = before
                self._is_whole = False
                if self._generation == self._store.generation:
                    _log.info("not kept: %s", trouble)
                    return

    def abandon(self) -> None:
        """The match is not to be taken up again."""
        if self._row is None or self._generation != self._store.generation:
            return
        try:
            with self._store.writing() as db:
                db.execute(
                    "UPDATE matches SET state = ?, ended = ? WHERE id = ? AND state = ?",
                    (ABANDONED, now(), self._row, OPEN),
                )
                seal(db, self._row)
        except StoreTrouble as trouble:
            _log.info("not marked as ended: %s", trouble)

    def leave(self) -> None:
        """The match is left: others may take it up."""
        self._is_left = True
        if self._lock is not None:
            self._lock.release()

    # --- writing -------------------------------------------------------------------------------------------

    def _write(self, db: sqlite3.Connection, snapshot: Snapshot) -> None:
        if self._generation != self._store.generation:
            self._generation = self._store.generation
            self._row = None
        if self._row is None:
            self._row = self._insert_match(db, snapshot)
            self._written = NOTHING._replace(changes=self._written.changes)
        deals = snapshot.record.deals
        for number in range(max(1, self._written.deals), len(deals) + 1):
            over = number < len(deals) or snapshot.deal_over
            if number == self._written.deals and deals[number - 1].deck != self._written.deck:
                db.execute("DELETE FROM deals WHERE id = ?", (self._written.deal,))
                self._written = self._written._replace(deals=number - 1)
            if number > self._written.deals:
                self._insert_deal(db, number, deals[number - 1])
            self._write_deal(db, number, deals[number - 1], over)
            if over and not self._written.ended:
                self._end_deal(db, number, snapshot)
        written = self._written
        if snapshot.redo != written.redo:
            db.execute("UPDATE deals SET redo = ? WHERE id = ?", (json.dumps(snapshot.redo), written.deal))
            self._written = written._replace(redo=snapshot.redo)
        self._update_match(db, snapshot)

    def _insert_match(self, db: sqlite3.Connection, snapshot: Snapshot) -> int:
        record, plan = snapshot.record, self._plan
        values: dict[str, Any] = {
            "uuid": self.uuid,
            "game": record.game,
            "options": json.dumps(dict(record.options)),
            "players": json.dumps([list(player) for player in plan.players], ensure_ascii=False),
            "entries": json.dumps(record.players, ensure_ascii=False),
            "first_dealer": record.first_dealer,
            "started": self._started,
            "scores": "[]",
            "version": about.VERSION,
            "levels": LEVELS_VERSION,
            "code": plan.code,
            "meta": json.dumps(dict(record.meta), ensure_ascii=False),
        }
        values["sum"] = 0
        marks = ", ".join("?" * len(values))
        cursor = db.execute(f"INSERT INTO matches ({', '.join(values)}) VALUES ({marks})", [*values.values()])
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def _insert_deal(self, db: sqlite3.Connection, number: int, deal: Deal) -> None:
        deck, seal = cards_text(deal.deck), deal.seal or ()
        its_sum = deal_sum(self.uuid, number, deal.dealer, deck, seal)
        cursor = db.execute(
            "INSERT INTO deals (match, number, dealer, deck, started, sum, commitment, nonce, cut) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (self._row, number, deal.dealer, deck, now(), its_sum, *(seal or (None, None, None))),
        )
        assert cursor.lastrowid is not None
        self._written = Written(
            number, cursor.lastrowid, deal.deck, rest=self._written.rest, changes=self._written.changes
        )

    def _write_deal(self, db: sqlite3.Connection, number: int, deal: Deal, over: bool) -> None:
        """Write the actions that are new, and take those away that were undone."""
        row = self._written.deal
        if self._written.ended:
            if over:
                return
            db.execute(
                "UPDATE deals SET ended = 0, actions = NULL WHERE id = ?",
                (row,),
            )
            db.execute("DELETE FROM results WHERE deal = ?", (row,))
            db.execute("DELETE FROM scored WHERE deal = ?", (row,))
            db.execute("DELETE FROM sums WHERE deal = ?", (row,))
            self._written = self._written._replace(ended=False, actions=())
        texts = tuple(str(action) for action in deal.actions)
        if over:
            self._written = self._written._replace(actions=texts)
            return
        old = self._written.actions
        same = next((n for n, pair in enumerate(zip(old, texts, strict=False)) if pair[0] != pair[1]), None)
        same = min(len(old), len(texts)) if same is None else same
        if same < len(old):
            db.execute("DELETE FROM actions WHERE deal = ? AND ordinal >= ?", (row, same))
        db.executemany(
            "INSERT INTO actions (deal, ordinal, text) VALUES (?, ?, ?)",
            [(row, n, texts[n]) for n in range(same, len(texts))],
        )
        sum_of_all = check_sum(self.uuid, number, SEPARATOR.join(texts))
        db.execute("UPDATE deals SET actions_sum = ? WHERE id = ?", (sum_of_all, row))
        self._written = self._written._replace(actions=texts)

    def _end_deal(self, db: sqlite3.Connection, number: int, snapshot: Snapshot) -> None:
        """The deal is over: its actions become one text, and what statistics ask for is written."""
        deal = snapshot.record.deals[number - 1]
        actions = SEPARATOR.join(str(action) for action in deal.actions)
        is_last = number == len(snapshot.record.deals)
        tricks = json.dumps(snapshot.state.tricks) if is_last else None
        scores = [0] * len(snapshot.state.scores)
        for past in snapshot.record.deals[:number]:
            for entry in past.points:
                scores[entry.side] += entry.points
        db.execute("DELETE FROM actions WHERE deal = ?", (self._written.deal,))
        db.execute(
            "UPDATE deals SET ended = 1, actions = ?, actions_sum = ? WHERE id = ?",
            (actions, check_sum(self.uuid, number, actions), self._written.deal),
        )
        db.execute(
            "INSERT INTO results (deal, match, number, game, dealer, ended, tricks, scores, points) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                self._written.deal,
                self._row,
                number,
                snapshot.record.game,
                deal.dealer,
                now(),
                tricks,
                json.dumps(scores),
                json.dumps([list(entry) for entry in deal.points]),
            ),
        )
        points: Counter[tuple[int, str]] = Counter()
        times: Counter[tuple[int, str]] = Counter()
        for entry in deal.points:
            points[entry.side, entry.why] += entry.points
            times[entry.side, entry.why] += 1
        db.executemany(
            "INSERT INTO scored (deal, side, why, points, times) VALUES (?, ?, ?, ?, ?)",
            [(self._written.deal, side, why, points[side, why], times[side, why]) for side, why in times],
        )
        own = sum(entry.points for entry in deal.points if entry.side == 0)
        others = sum(entry.points for entry in deal.points) - own
        db.execute(
            "INSERT INTO sums (deal, match, own, others) VALUES (?, ?, ?, ?)",
            (self._written.deal, self._row, own, others),
        )
        self._written = self._written._replace(ended=True)

    def _update_match(self, db: sqlite3.Connection, snapshot: Snapshot) -> None:
        state = snapshot.state
        over = state.to_act == OVER
        rest = (
            json.dumps(state.scores) if snapshot.deal_over else None,
            self._written.deals,
            int(snapshot.assisted),
            FINISHED if over else OPEN,
            state.outcome(),
        )
        changes = self._written.changes + 1
        if rest == self._written.rest:
            db.execute("UPDATE matches SET changes = ? WHERE id = ?", (changes, self._row))
        else:
            db.execute(
                "UPDATE matches SET scores = ifnull(?, scores), deals = ?, assisted = ?, state = ?, "
                "winner = ?, ended = ?, changes = ? WHERE id = ?",
                (*rest, now() if over else None, changes, self._row),
            )
        self._written = self._written._replace(rest=rest, changes=changes)
        assert self._row is not None
        seal(db, self._row)
