"""The panel after a deal: every point, to whom and why, then the totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.model.match import DealSummary
from cardtable.rules.events import Announced, Counted, Scored
from cardtable.rules.spec import GameSpec, Options
from cardtable.view.kit import theme
from cardtable.view.kit.paper import GO_KEYS, height_of
from cardtable.view.kit.parts import push_button, scroll_area, text_label
from cardtable.view.results.deal_rows import CountRow, EntryRow, nobody_text
from cardtable.view.results.result_panel import ResultPanel
from cardtable.view.results.score_rows import ScoreRows, Standing
from cardtable.view.words.texts import announcement

_SCROLLS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -6,
    Qt.Key.Key_PageDown: 6,
}
_LEAST_LIST: Final = 4.5
"""The least height of the list of points, in lines of text."""
_LOW: Final = 26
"""The height below which the sheet goes without its ornament."""


class DealPanel(ResultPanel):
    """Shows a finished deal over the table."""

    continued = Signal()
    """The person has read it."""
    reviewRequested = Signal(int)
    """The person wants the deal of this number reviewed."""
    sealRequested = Signal(int)
    """The person wants the seal of the deal of this number opened."""

    def __init__(
        self,
        spec: GameSpec,
        names: tuple[str, ...],
        person_side: int,
        parent: QWidget,
        target: int | None = None,
    ) -> None:
        super().__init__(spec, names, person_side, parent, target)
        self.setObjectName("dealPanel")
        self._rows: list[EntryRow | CountRow] = []
        self._shown = 0
        self._number = 0
        self._next = QTimer(self)
        self._next.timeout.connect(self._show_next)
        self._build()

    def _build(self) -> None:
        self.title = QLabel(self.card)
        theme.set_text(self.title, 1.55, title=True, bold=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.note = QLabel(self.card)
        self.note.setProperty("tone", "red")
        self.note.setWordWrap(True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        theme.set_text(self.note)
        self._list = QWidget()
        self._entries = QVBoxLayout(self._list)
        self._entries.setContentsMargins(0, 0, 0, 0)
        self._scroll = scroll_area(self.card, self._list)
        self.totals = ScoreRows(self.card)
        self.next_dealer = text_label(self.card, tone="soft")
        self.code = QLabel(self.card)
        self.code.setProperty("tone", "soft")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        theme.set_text(self.code, 0.9)
        self.code.hide()
        self.seal_button = push_button(
            self.card,
            self.tr("The sealed pack"),
            0.9,
            role="link",
            act=lambda: self.sealRequested.emit(self._number),
        )
        self.seal_button.setToolTip(self.tr("Check that these were the cards from the beginning"))
        self.seal_button.hide()
        proofs = QHBoxLayout()
        proofs.addWidget(self.code)
        proofs.addStretch(1)
        proofs.addWidget(self.seal_button)
        self._proofs = proofs
        self.button = push_button(self.card, self.tr("Continue"), 1.1, role="primary", act=self._on_button)
        self.button.installEventFilter(self)
        self.review_button = push_button(
            self.card, self.tr("Review"), 1.1, act=lambda: self.reviewRequested.emit(self._number)
        )
        self.review_button.setToolTip(self.tr("What each of your decisions has cost (R)"))
        self.review_button.hide()
        self._foot = foot = QHBoxLayout()
        foot.addWidget(self.next_dealer, 1)
        foot.addWidget(self.review_button)
        foot.addWidget(self.button)
        for widget in (self.title, self.note, self._scroll, self.totals):
            self.body.addWidget(widget)
        self.body.addLayout(proofs)
        self.body.addLayout(foot)

    # --- what the table does -------------------------------------------------------------------------------

    def offer_review(self) -> None:
        """Offer to have the deal reviewed."""
        self.review_button.show()

    def show_code(self, code: str) -> None:
        """Show the deal's code, for a friend; nothing where there is none."""
        self.code.setText(self.tr("Deal code {code}").format(code=code))
        self.code.setVisible(bool(code))

    def show_seal(self, offered: bool) -> None:
        """Offer to open the seal of the pack, or not."""
        self.seal_button.setVisible(offered)

    def show_deal(self, summary: DealSummary, entry_ms: int) -> None:
        """Open with a deal; its entries appear one after another, so long apart (0: all at once)."""
        self._number = summary.number
        self._fill(summary)
        self._shown = 0
        self.open(self.button)
        if entry_ms > 0 and self._rows:
            self._show_next()
            self._next.start(entry_ms)
        else:
            self.finish()

    def finish(self) -> None:
        """Show all that has not appeared yet."""
        self._next.stop()
        while self._shown < len(self._rows):
            self._show_row()
        self._set_complete(True)
        self._scroll.verticalScrollBar().setValue(0)

    @property
    def is_complete(self) -> bool:
        """Whether every entry has appeared."""
        return self._shown >= len(self._rows)

    @property
    def rows(self) -> tuple[EntryRow | CountRow, ...]:
        """What the list holds, in order, appeared or not."""
        return tuple(self._rows)

    # --- filling -------------------------------------------------------------------------------------------

    def _fill(self, summary: DealSummary) -> None:
        self.title.setText(self.tr("Deal {number}").format(number=summary.number))
        dealer = self._names[summary.next_dealer]
        thrown = self.tr("The pack could not serve another run: all cards are thrown in.")
        self.note.setText(thrown if summary.thrown_in else "")
        self.note.setVisible(summary.thrown_in)
        if summary.match_over:
            self.next_dealer.setText(self.tr("The match is decided."))
        elif summary.thrown_in:
            self.next_dealer.setText(self.tr("{name} deals again.").format(name=dealer))
        elif self._spec.side_of(summary.next_dealer) == self._person_side and summary.next_dealer == 0:
            self.next_dealer.setText(self.tr("The next deal is yours."))
        else:
            self.next_dealer.setText(self.tr("{name} deals next.").format(name=dealer))
        self._replace_rows(summary)
        self.totals.show_standings(self._standings(summary), self._target)

    def _replace_rows(self, summary: DealSummary) -> None:
        for row in self._rows:
            self._entries.removeWidget(row)
            row.hide()
            row.deleteLater()
        while self._entries.count():
            self._entries.takeAt(0)
        told = iter(summary.announced)
        items = _in_order(summary)
        self._rows = [self._row(item, told, summary.options) for item in items]
        self._add_nobodies(summary, [item.why for item in items])
        if not self._rows:
            self._rows = [CountRow(self.tr("Nobody scored in this deal."), (), self._list, inset=False)]
        for row in self._rows:
            policy = row.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            row.setSizePolicy(policy)
            row.hide()
            self._entries.addWidget(row)
        self._entries.addStretch(1)

    def _add_nobodies(self, summary: DealSummary, whys: list[str]) -> None:
        """Tell of points that every deal offers and nobody earned, each where it would have been. In a deal
        that was not counted to its end they are open."""
        if summary.thrown_in or summary.match_over:
            return
        earned = {entry.why for entry in summary.entries}
        slots = self._spec.slots
        for place, why in enumerate(slots):
            reason = self._spec.reasons.get(why)
            if why in earned or reason is None or not reason.nobody:
                continue
            later = slots[place + 1 :]
            at = next((n for n, other in enumerate(whys) if other in later), len(whys))
            whys.insert(at, why)
            self._rows.insert(at, CountRow(nobody_text(reason), (), self._list, rule=reason.rule))

    def _row(
        self, item: Scored | Counted, told: Iterator[Announced], options: Options
    ) -> EntryRow | CountRow:
        reason = self._spec.reasons.get(item.why)
        if isinstance(item, Counted):
            sides = [(side, self._side(side), count) for side, count in enumerate(item.counts)]
            return CountRow(self.tr("Cards counted"), sides, self._list)
        who, members = self._side(item.side), self._members(item.side)
        if self._spec.sides < self._spec.seats and item.seat >= 0:
            who = self._names[item.seat]
            members = [who]
        combination = next(told, None) if item.why in self._spec.announcements else None
        what = announcement(self._spec, combination) if combination else ""
        return EntryRow(item, reason, options, who, self._list, what=what, members=members)

    def _standings(self, summary: DealSummary) -> list[Standing]:
        gained = [0] * self._spec.sides
        for entry in summary.entries:
            gained[entry.side] += entry.points
        return [
            Standing(
                side,
                self._side(side),
                score - gained[side],
                score,
                side == self._person_side,
                self._members(side),
            )
            for side, score in enumerate(summary.scores)
        ]

    # --- appearing -----------------------------------------------------------------------------------------

    def _show_row(self) -> None:
        row = self._rows[self._shown]
        self._shown += 1
        row.show()
        self._scroll.ensureWidgetVisible(row, 0, 0)

    def _show_next(self) -> None:
        if self._shown < len(self._rows):
            self._set_complete(False)
            self._show_row()
        if self._shown >= len(self._rows):
            self._next.stop()
            self._set_complete(True)

    def _set_complete(self, complete: bool) -> None:
        """The totals follow when every entry has been read."""
        for widget in (self.totals, self.next_dealer):
            policy = widget.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            widget.setSizePolicy(policy)
            widget.setVisible(complete)

    def put_away(self) -> None:
        self._next.stop()

    # --- size and input ------------------------------------------------------------------------------------

    def wanted_width(self, em: float) -> float:
        return 43 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        gap = round(0.9 * em)  # at the right of everything, so that a scroll bar has room
        low = room.height() < _LOW * em
        self.card.set_banded(not low)
        border, margin = self.card.border(), round((1.0 if low else 2.0) * em)
        self.body.setContentsMargins(border, margin, border - gap, margin)
        for layout in (self._entries, self.totals.rows, self._proofs, self._foot):
            layout.setContentsMargins(0, 0, gap, 0)
        self._entries.setSpacing(round(0.35 * em))
        self.totals.arrange(em)
        for row in self._rows:
            row.arrange(em)
        needed = height_of(self._entries, room.width() - 2 * border + gap)
        self._scroll.setFixedHeight(0)
        self.body.activate()
        allowed = max(room.height() - height_of(self.body, room.width()), round(_LEAST_LIST * em))
        self._scroll.setFixedHeight(min(needed, allowed))
        self._show_bar(needed > allowed, gap)

    def _show_bar(self, shown: bool, gap: int) -> None:
        """Decide about the scroll bar here: a scroll area left alone may keep one that it no longer needs."""
        always, never = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(always if shown else never)
        if shown:
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            self._entries.setContentsMargins(0, 0, max(0, gap - bar), 0)

    def recolour(self) -> None:
        for row in self._rows:
            row.recolour()

    def clicked_away(self) -> None:
        self.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows on the button scroll the list, where it would give the focus away."""
        if watched is self.button and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if (step := _SCROLLS.get(Qt.Key(event.key()))) is not None:
                bar = self._scroll.verticalScrollBar()
                bar.setValue(bar.value() + round(2 * step * self.card.em()))
                return True
            return False
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in GO_KEYS:
            self._on_button()
        elif event.key() == Qt.Key.Key_R and self.review_button.isVisible():
            self.review_button.click()
        super().keyPressEvent(event)

    def _on_button(self) -> None:
        """The first press shows what has not appeared, the next one goes on."""
        if not self.is_complete:
            self.finish()
            return
        self.continued.emit()


def _in_order(summary: DealSummary) -> Sequence[Scored | Counted]:
    """The entries, each count right before the point that was given for it, or at the end if none was."""
    counts = list(summary.counts)
    items: list[Scored | Counted] = []
    for entry in summary.entries:
        for count in [count for count in counts if count.why == entry.why]:
            items.append(count)
            counts.remove(count)
        items.append(entry)
    return items + counts
