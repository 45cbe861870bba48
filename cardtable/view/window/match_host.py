"""The match on the table of a window, and the one that follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.model.ledger import Ledgers
    from cardtable.model.match import Match, MatchSummary
    from cardtable.model.plan import MatchPlan
    from cardtable.view.table.table_page import TablePage

_LAST_LOOK_MS: Final = 4_000
"""How long the end of the last match stays before the window closes by itself."""


class Habits(NamedTuple):
    """How the window behaves when it is not only a person who uses it.

    ``speed`` and ``language`` override the remembered ones. With ``autoplay`` a computer plays the person's
    seat too, and one match follows another. ``quit_after`` is the number of matches after which the window
    closes. With ``keep`` matches are saved and taken up even so.
    """

    speed: str | None = None
    autoplay: bool = False
    quit_after: int | None = None
    language: str | None = None
    keep: bool = False


class MatchHost(QObject):
    """Begins matches at a table, takes up those that were kept, and leaves them.

    Parameters
    ----------
    make_match: seats the players of a plan and returns the match, not yet started.
    ledgers: what winners write.
    habits: see :class:`Habits`.
    table: turns to the table's page and returns it.
    """

    changed = Signal()
    """Another match is on the table, or none."""
    notice = Signal(str)
    """A line for the person."""
    doneAll = Signal()
    """So many matches have been played as were to be."""

    def __init__(
        self,
        make_match: Callable[[MatchPlan], Match],
        ledgers: Ledgers,
        habits: Habits,
        table: Callable[[], TablePage],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.match: Match | None = None
        """The match on the table, over or not."""
        self.plan: MatchPlan | None = None
        """What was asked for when it began; it stays when the match is left."""
        self.played = 0
        """How many matches have been played to their end."""
        self._make_match = make_match
        self._ledgers = ledgers
        self._habits = habits
        self._turn_to_table = table
        self._table: TablePage | None = None
        self._ledger: tuple[int, ...] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)

    @property
    def is_running(self) -> bool:
        """Whether there is a match that is not over."""
        return self.match is not None and not self.match.is_over

    def play(self, plan: MatchPlan, *, at_sight: bool = False) -> None:
        """Begin a match; one that is on the table is left."""
        self.leave()
        self.take_up(plan, self._make_match(plan), at_sight=at_sight)

    def take_up(self, plan: MatchPlan, match: Match, *, at_sight: bool = False, counts: bool = True) -> None:
        """Put a match on the table, a new one or one that was kept, and let it go on: at once, or as soon as
        the table is seen. One that is only practice does not count: nothing is written in the ledger."""
        self.plan = plan._replace(code="", repeats=False)
        match.setParent(self)
        self.match = match
        match.notice.connect(self.notice)
        self._ledger = self.ledger(plan)
        self.sit_down(at_sight=at_sight)
        if counts:
            match.matchEnded.connect(self._on_ended)
        self.changed.emit()
        if at_sight and self._table is not None:
            self._table.once_painted.then(lambda: self._start(match))
        else:
            match.start()

    def ledger(self, plan: MatchPlan) -> tuple[int, ...] | None:
        """The running ledger by side before a match, in games that keep one."""
        return self._ledgers.totals(plan) if plan.spec.ledger else None

    def _start(self, match: Match) -> None:
        if match is self.match:
            match.start()

    def sit_down(self, *, at_sight: bool = False) -> None:
        """Show the match at the window's table, which may be another than before."""
        if self.match is None:
            return
        table = self._turn_to_table()  # before the table is laid out, for its size
        if table is not self._table:
            table.matchShown.connect(self._on_shown)
            self._table = table
        table.sit(self.match, autoplay=self._habits.autoplay, ledger=self._ledger, at_sight=at_sight)
        table.setFocus(Qt.FocusReason.OtherFocusReason)

    def again(self) -> None:
        """Begin another match with the same players and options."""
        if self.plan is not None:
            self.play(self.plan)

    def leave(self, *, keep: bool = False) -> None:
        """Leave the match; with ``keep`` it may be taken up again another day."""
        self._soon.stop()
        match, self.match = self.match, None
        if match is None:
            return
        if self._table is not None:
            self._table.leave()
        if not keep:
            match.abandon()
        match.close()
        match.deleteLater()

    def _on_ended(self, summary: MatchSummary) -> None:
        if self.plan is not None and self.plan.spec.ledger and summary.ledger:
            self._ledgers.write(self.plan, summary.winner, summary.ledger)

    def _on_shown(self, summary: MatchSummary) -> None:
        self.played += 1
        if self._habits.autoplay and self._table is not None:
            self._soon.start(self._table.pace.panel_auto)
        elif self._is_last():
            self._soon.start(_LAST_LOOK_MS)

    def _is_last(self) -> bool:
        return self._habits.quit_after is not None and self.played >= self._habits.quit_after

    def _go_on(self) -> None:
        if self._is_last():
            self.doneAll.emit()
        else:
            self.again()
