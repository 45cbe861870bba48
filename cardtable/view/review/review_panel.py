"""The review of a deal: the person's decisions graded, each with its position, and luck told from play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.model.deal_review import DealReview, Graded
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec
from cardtable.view.hand.hand_order import HandOrder
from cardtable.view.kit import theme
from cardtable.view.kit.paper import PaperPanel, height_of
from cardtable.view.kit.parts import push_button, scroll_area, text_label
from cardtable.view.kit.scroll_field import ScrollField
from cardtable.view.review.luck_bar import LuckBar
from cardtable.view.review.review_list import TONES, ReviewList
from cardtable.view.review.review_picture import PositionPicture
from cardtable.view.review.review_words import (
    grade_word,
    hindsight,
    place_label,
    played_sentence,
    reasons_text,
    verdict,
    worth_sentence,
)
from cardtable.view.table.looks import Looks

_LIST: Final = 0.36
"""The part of the width that the list has."""
_TEXT: Final = 7.6
"""The height that words about a decision have, in lines of text."""
_NARROW: Final = 46
"""The breadth of the sheet below which the position stands below the list."""
_LOW: Final = 26
"""The height below which the sheet goes without its ornament."""


class ReviewPanel(PaperPanel):
    """Shows a review while it is made and when it is done. Esc closes.

    Parameters
    ----------
    spec: the game.
    names: the players' names by seat.
    looks: the deck and the felt.
    """

    stopRequested = Signal()
    """The review is to end with what there is."""
    tryAgainRequested = Signal(int)
    """The person wants to play on from before one of the deal's actions."""
    closed = Signal()

    def __init__(self, spec: GameSpec, names: Sequence[str], looks: Looks, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("reviewPanel")
        self._spec = spec
        self._names = tuple(names)
        self._views: dict[int, SeatView] = {}
        self._graded: Graded | None = None
        self._build(looks)

    def _build(self, looks: Looks) -> None:
        self.title = text_label(self.card, 1.55, title=True, bold=True)
        self.status = text_label(self.card, 0.95, tone="soft")
        self.bar = QProgressBar(self.card)
        self.bar.setTextVisible(False)
        self.stop_button = push_button(self.card, self.tr("Stop"), act=self._on_stop)
        self._work = QHBoxLayout()
        self._work.addWidget(self.bar, 1)
        self._work.addWidget(self.stop_button)
        self.list = ReviewList(self._spec, self.card)
        self.list.chosen.connect(self._show_decision)
        self.picture = PositionPicture(looks, self.card)
        self.head = text_label(self.card, 1.12, bold=True)
        self.words = text_label(self.card, 1.0)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._area = scroll_area(self.card, self.words)
        self.luck = LuckBar(self.card)
        self.worth = text_label(self.card, 0.92, tone="soft")
        self.try_button = QPushButton(self.tr("Try it again from here"), self.card)
        self.try_button.clicked.connect(self._on_try)
        self.close_button = QPushButton(self.tr("Close"), self.card)
        self.close_button.setProperty("role", "primary")
        self.close_button.clicked.connect(self.leave)
        for button in (self.try_button, self.close_button):
            theme.set_text(button, 1.05, bold=button is self.close_button)
        self._side = QVBoxLayout()
        self._side.addWidget(self.picture, 1)
        self._side.addWidget(self.head)
        self._side.addWidget(self._area)
        self._main = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._main.addWidget(self.list)
        self._main.addLayout(self._side, 1)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self.try_button)
        self._foot.addWidget(self.close_button)
        self._field = ScrollField(self.tr("Review"), self.card)
        self._field.column.addLayout(self._main, 1)
        self._field.column.addWidget(self.luck)
        self._field.column.addWidget(self.worth)
        for widget in (self.title, self.status):
            self.body.addWidget(widget)
        self.body.addLayout(self._work)
        self.body.addWidget(self._field)
        self.body.addLayout(self._foot)

    # --- what the review does ------------------------------------------------------------------------------

    def begin(self, deal: int, views: dict[int, SeatView], order: HandOrder) -> None:
        """Open for a deal, with what the seat knew before each of its actions, while nothing is graded."""
        self._views = views
        self._graded = None
        self.picture.order = order
        self.list.clear()
        self.title.setText(self.tr("Review of deal {number}").format(number=deal))
        self.status.setText(self.tr("Each decision is compared with the others by what you knew then."))
        self.bar.setRange(0, 0)
        self._set_working(True)
        self.luck.show_worth(None)
        self.worth.setText("")
        self._show_words("", "", "")
        self.picture.hide()
        self.try_button.setEnabled(False)
        self.open(self.stop_button)

    def show_progress(self, done: int, of: int) -> None:
        """Tell how far it is."""
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        text = self.tr("Decision {done} of {of}").format(done=done, of=of)
        self.bar.setAccessibleName(text)
        self.status.setText(text)

    def add(self, graded: Graded) -> None:
        """Add a decision that has been graded."""
        if graded.action in self._views:
            self.list.add(graded, self._views[graded.action])

    def show_review(self, review: DealReview) -> None:
        """Show the whole review, or as much of it as there is."""
        has_waited = self.focusWidget() in (None, self.stop_button, self)
        self._set_working(False)
        chosen = self._graded
        self.list.clear()
        self._graded = None
        ranks = {place: rank for rank, place in enumerate(review.costliest, 1)}
        order = sorted(range(len(review.decisions)), key=lambda at: (ranks.get(at, 9), at))
        for place in order:
            graded = review.decisions[place]
            if graded.action in self._views:
                self.list.add(graded, self._views[graded.action], ranks.get(place, 0))
        self.status.setText(self._summary(review))
        self.luck.show_worth(review.worth)
        self.worth.setText(worth_sentence(review.worth) if review.worth else "")
        if self.isVisible():
            self.arrange()
            if chosen is None or has_waited:
                self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_failure(self) -> None:
        """There is no review."""
        self._set_working(False)
        self.status.setText(self.tr("The deal cannot be reviewed now: the computer player has failed."))
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.arrange()

    def _summary(self, review: DealReview) -> str:
        errors = sum(graded.is_error for graded in review.decisions)
        if review.stopped:
            return self.tr("Stopped: these decisions have been reviewed.")
        if not review.decisions:
            return self.tr("There was nothing to decide in this deal.")
        if not errors:
            return self.tr("No errors: for all you could know, nothing was better.")
        return self.tr("The costliest come first. A point is what it is worth for the match.")

    def _set_working(self, working: bool) -> None:
        self.bar.setVisible(working)
        self.stop_button.setVisible(working)

    # --- a decision ----------------------------------------------------------------------------------------

    def _show_decision(self, graded: Graded, view: SeatView) -> None:
        self._graded = graded
        move, best = Move.parse(graded.move), Move.parse(graded.best)
        self.picture.show()
        self.picture.show_position(view, self._spec, self._names, move, best, graded.is_error)
        head = self.tr("{when}: {grade}").format(when=place_label(view), grade=grade_word(graded.grade))
        told = [played_sentence(move, self._spec), verdict(graded, self._spec)]
        both = [reason for reason in graded.for_best if reason in graded.of_move]
        better, own = (
            reasons_text([reason for reason in reasons if reason not in both])
            for reasons in (graded.for_best, graded.of_move)
        )
        lines = [" ".join(told), hindsight(graded, self._spec)]
        if graded.is_error and better:
            lines.append(self.tr("The better one: {reasons}").format(reasons=better))
        if graded.is_error and own:
            lines.append(self.tr("Yours: {reasons}").format(reasons=own))
        if not graded.is_error and better and move == best:
            lines.append(better)
        self._show_words(head, "\n".join(lines), TONES[graded.grade])
        self.try_button.setEnabled(True)

    def _show_words(self, head: str, words: str, tone: str) -> None:
        self.head.setText(head)
        self.head.setProperty("tone", tone)
        self.head.style().unpolish(self.head)
        self.head.style().polish(self.head)
        self.words.setText(words)
        self._area.verticalScrollBar().setValue(0)

    def _on_try(self) -> None:
        if self._graded is not None:
            self.tryAgainRequested.emit(self._graded.action)

    def _on_stop(self) -> None:
        self.stop_button.setEnabled(False)
        self.stopRequested.emit()

    def leave(self) -> None:
        """Close."""
        self.hide()
        self.closed.emit()

    # --- size and input ------------------------------------------------------------------------------------

    def wanted_width(self, em: float) -> float:
        return 64 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        low, narrow = room.height() < _LOW * em, room.width() < _NARROW * em
        self.card.set_banded(not low)
        border, margin = self.card.border(), round((1.0 if low else 2.0) * em)
        self.body.setContentsMargins(border, margin, border, margin)
        width = room.width() - 2 * border
        way = QBoxLayout.Direction
        self._main.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        self.list.setFixedWidth(round(width - 1.5 * em if narrow else _LIST * width))
        self._main.setSpacing(round((0.5 if narrow else 1.1) * em))
        self._side.setSpacing(round(0.4 * em))
        self._field.column.setSpacing(round(0.4 * em))
        self.bar.setFixedHeight(round(0.7 * em))
        self._area.setFixedHeight(round(_TEXT * em))
        self._area.verticalScrollBar().setFixedWidth(round(0.55 * em))
        self.picture.setMinimumHeight(round((10 if narrow else 7) * em))
        self.list.setFixedHeight(round(9 * em))
        self._field.setFixedHeight(0)
        self.body.activate()
        left = room.height() - height_of(self.body, room.width())
        if not narrow:  # as high as there is room
            more = left - height_of(self._field.column, width) - round(0.3 * em)
            main = height_of(self._main, width)
            self.list.setFixedHeight(round(max(16 * em, min(main + more, 27 * em))))
        self._field.fit(width, left, em)

    def restyle(self) -> None:
        super().restyle()
        colours, em = theme.colours(), self.card.em()
        if hasattr(self, "bar"):
            self.bar.setStyleSheet(
                f"QProgressBar {{ border: 1px solid {colours.line}; background: {colours.inset};"
                f" border-radius: {round(0.3 * em)}px; }}"
                f"QProgressBar::chunk {{ background: {colours.green}; border-radius: {round(0.28 * em)}px; }}"
            )

    def recolour(self) -> None:
        self.list.viewport().update()
        self.luck.update()
        self.picture.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
            return
        super().keyPressEvent(event)
