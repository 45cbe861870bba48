"""The panels after a deal and after a match, one after the other: made when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.model.match import DealSummary, Match, MatchSummary
from cardtable.view.motion.pace import Pace

if TYPE_CHECKING:
    from cardtable.view.results.celebration import Celebration
    from cardtable.view.results.deal_panel import DealPanel
    from cardtable.view.results.match_panel import MatchPanel


class EndPanels(QObject):
    """Opens the panels of a match over its table.

    Parameters
    ----------
    match: what is played.
    page: the table, which the panels cover.
    ledger: the running ledger by side before this match, in games that keep one.
    autoplay: whether the panel after a deal goes on by itself.
    """

    dealShown = Signal(object)
    """A :class:`DealSummary` whose panel has just been opened."""
    matchShown = Signal(object)
    """A :class:`MatchSummary` whose panel has just been opened."""
    again = Signal()
    """The same game with the same players and options is wanted."""
    another = Signal()
    """The start page is wanted."""
    continued = Signal()
    """The panel after a deal has been read."""
    reviewRequested = Signal(int)
    """The person wants the deal of this number reviewed."""
    sealRequested = Signal(int)
    """The person wants the seal of the deal of this number opened."""

    def __init__(self, match: Match, page: QWidget, ledger: tuple[int, ...] | None, autoplay: bool) -> None:
        super().__init__(page)
        self._match = match
        self._ledger = ledger
        self._autoplay = autoplay
        self.reviews = False
        """Whether deals can be reviewed."""
        self._match_end: MatchSummary | None = None
        self._pace = Pace.normal()
        self._page = page
        self._deal: DealPanel | None = None
        self._end: MatchPanel | None = None
        self._celebration: Celebration | None = None
        self._auto = QTimer(self)
        self._auto.setSingleShot(True)
        self._auto.timeout.connect(self._on_auto)

    def leave(self) -> None:
        """Take the panels away for good."""
        self._auto.stop()
        self._match_end = None
        if self._celebration is not None:
            self._celebration.stop()
        for panel in (self._deal, self._end):
            if panel is not None:
                panel.hide()
                panel.setParent(None)
                panel.deleteLater()
        self.deleteLater()

    @property
    def deal(self) -> DealPanel:
        """The panel after a deal, open or not."""
        if self._deal is None:
            from cardtable.view.results.deal_panel import DealPanel

            match = self._match
            side, target = match.spec.side_of(match.person), match.spec.target(match.options)
            self._deal = DealPanel(match.spec, match.names, side, self._page, target)
            self._deal.continued.connect(self._on_continued)
            self._deal.reviewRequested.connect(self._on_review)
            self._deal.sealRequested.connect(self._on_seal)
            if self.reviews:
                self._deal.offer_review()
        return self._deal

    @property
    def match(self) -> MatchPanel:
        """The panel after the match, open or not."""
        if self._end is None:
            from cardtable.view.results.match_panel import MatchPanel

            match = self._match
            side, target = match.spec.side_of(match.person), match.spec.target(match.options)
            self._end = MatchPanel(match.spec, match.names, side, self._page, target)
            self._end.again.connect(self.again)
            self._end.another.connect(self.another)
        return self._end

    def show_deal(self, summary: DealSummary, pace: Pace) -> None:
        """Open the panel after a deal."""
        self._pace = pace
        self.deal.show_code(self._match.deal_code())
        self.deal.show_seal(summary.number in self._match.opened)
        self.deal.show_deal(summary, pace.panel_entry)
        self.dealShown.emit(summary)
        if self._autoplay:
            self._auto.start(len(summary.entries) * pace.panel_entry + pace.panel_auto)

    def join_deal(self, summary: DealSummary) -> None:
        """Open the panel after a deal that was over before anybody sat down here: all of it at once."""
        self.show_deal(summary, self._pace)
        self.deal.finish()

    def join_end(self, summary: MatchSummary) -> None:
        """Open the panel after a match that was over before anybody sat down here."""
        self.match.show_match(summary, self._ledger_after(summary), self._match.is_assisted)

    def show_match(self, summary: MatchSummary) -> None:
        """Open the panel after the match, when that after its last deal has been read."""
        self._match_end = summary
        if self._deal is None or self._deal.isHidden():
            self._open_match()

    def _on_auto(self) -> None:
        if self._deal is not None and not self._deal.isHidden():
            self._on_continued()

    def _on_review(self, number: int) -> None:
        self._auto.stop()
        self.deal.finish()
        self.reviewRequested.emit(number)

    def _on_seal(self, number: int) -> None:
        self._auto.stop()
        self.deal.finish()
        self.sealRequested.emit(number)

    def _on_continued(self) -> None:
        self._auto.stop()
        self.deal.hide()
        self.continued.emit()
        if self._match_end is not None:
            self._open_match()
        elif self._match.awaits_deal:
            self._match.next_deal()

    def _open_match(self) -> None:
        summary, self._match_end = self._match_end, None
        if summary is None:
            return
        self.match.show_match(summary, self._ledger_after(summary), self._match.is_assisted)
        if summary.winner == self._match.spec.side_of(self._match.person):
            from cardtable.view.results.celebration import Celebration

            self._celebration = Celebration(self.match)
            self._celebration.start(self._pace.celebration)
        self.matchShown.emit(summary)

    def _ledger_after(self, summary: MatchSummary) -> tuple[int, ...] | None:
        """What each side has in the ledger then, in games that keep one."""
        if self._ledger is None:
            return None
        won = [summary.ledger if side == summary.winner else 0 for side in range(len(self._ledger))]
        return tuple(old + new for old, new in zip(self._ledger, won, strict=True))
