"""The review of a match's deals at its table: asks for it, and shows it as it comes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.model.match import Match
from cardtable.model.reviewer import Reviewer
from cardtable.rules.excerpts import excerpt, views_in
from cardtable.rules.records import Record
from cardtable.rules.spec import GameSpec
from cardtable.view.hand.hand_order import HandOrder
from cardtable.view.review.review_panel import ReviewPanel
from cardtable.view.table.looks import Looks


class ReviewShow(QObject):
    """Opens the review of a deal over a page, and ends what it has asked for when that closes.

    Parameters
    ----------
    reviewer: makes and keeps reviews.
    looks, order: the deck and the felt, and how hands are sorted.
    page: what the panel is laid over.
    """

    tryAgainRequested = Signal(object)
    """The record of a match up to a decision that is to be made again."""

    def __init__(
        self, reviewer: Reviewer, looks: Looks, order: Callable[[], HandOrder], page: QWidget
    ) -> None:
        super().__init__(page)
        self._reviewer = reviewer
        self._looks = looks
        self._order = order
        self._page = page
        self._again: Callable[[int], Record] | None = None
        self.panel: ReviewPanel | None = None

    def open_match(self, match: Match, deal: int) -> None:
        """Review the person's decisions in a deal of a match that is over, from 1."""
        self.open(match.record, match.spec, deal, match.person, match.names)

    def open(self, record: Record, spec: GameSpec, deal: int, seat: int, names: tuple[str, ...]) -> None:
        """Review a seat's decisions in a deal that is over; ``names`` are the players' by seat."""
        self.close()
        actions = record.deals[deal - 1].actions
        views = views_in(record, spec, deal, seat, {n for n, one in enumerate(actions) if one.seat == seat})
        self._again = lambda action: excerpt(record, spec, deal, action)
        self.panel = panel = ReviewPanel(spec, names, self._looks, self._page)
        panel.closed.connect(self.close)
        panel.stopRequested.connect(self._reviewer.stop)
        panel.tryAgainRequested.connect(self._try_again)
        panel.begin(deal, views, self._order())
        found = self._reviewer.found(record, deal, seat)
        if found is not None:
            panel.show_review(found)
            return
        self._reviewer.progress.connect(panel.show_progress)
        self._reviewer.graded.connect(panel.add)
        self._reviewer.done.connect(panel.show_review)
        self._reviewer.failed.connect(panel.show_failure)
        self._reviewer.review(record, spec, deal, seat)

    def close(self) -> None:
        """Close the panel, and drop a review that is being made for it."""
        panel, self.panel = self.panel, None
        if panel is None:
            return
        self._reviewer.cancel()
        panel.hide()
        panel.setParent(None)
        panel.deleteLater()

    def _try_again(self, action: int) -> None:
        again = self._again
        self.close()
        if again is not None:
            self.tryAgainRequested.emit(again(action))
