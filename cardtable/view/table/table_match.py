"""All that belongs to one match on the table, from sitting down to leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, QTimer

from cardtable.model.match import DealSummary, Match, MatchSummary
from cardtable.model.sealing import PackSealed
from cardtable.rules.events import TrickTaken
from cardtable.rules.seals import short
from cardtable.view.hand.hand_order import chosen_order
from cardtable.view.hand.person_turn import PersonTurn
from cardtable.view.hints.hint_show import HintShow
from cardtable.view.motion.director import Director
from cardtable.view.results.claim_show import ClaimShow
from cardtable.view.results.end_panels import EndPanels
from cardtable.view.table.looks import Looks
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import level_title

if TYPE_CHECKING:
    from cardtable.view.hand.cut_card import CutCard
    from cardtable.view.table.table_page import TablePage


def make_tabletop(match: Match, looks: Looks, size: QSize, dpr: float) -> Tabletop:
    """Make the table of a match, with nothing on it."""
    return Tabletop(
        looks,
        match.spec,
        match.options,
        match.names,
        [level_title(seat.level) for seat in match.seats],
        match.person,
        size,
        dpr,
        [seat.style for seat in match.seats],
    )


class TableMatch:
    """A match, what lies on its table, and whoever shows it: the stage of its director.

    Parameters
    ----------
    match, table: what is shown, and where.
    page: holds the table, its words and its buttons.
    ledger: the running ledger by side before the match, in games that keep one.
    autoplay: whether a computer plays the person's seat.
    """

    def __init__(
        self,
        match: Match,
        table: Tabletop,
        page: TablePage,
        ledger: tuple[int, ...] | None,
        autoplay: bool,
    ) -> None:
        self.match = match
        self.table = table
        self.ledger = ledger
        self.autoplay = autoplay
        if ledger is not None:
            table.show_ledger(ledger)
        table.cue = page.heard.emit
        table.board.hand_order = chosen_order(page.preferences)
        self._page = page
        self._is_heard = self._is_left = False
        self._cut: CutCard | None = None
        """Where the person cuts, while a pack waits for it."""
        self._hush = QTimer(page)
        self._hush.setSingleShot(True)
        self._hush.timeout.connect(self._on_hush)
        self.director = Director(match, table, page.animator, page.pace, self)
        self.turn = PersonTurn(match, table, page)
        self.turn.hand.hover_ms = page.pace.hover
        self.panels = EndPanels(match, page, ledger, autoplay)
        self.panels.again.connect(page.againRequested)
        self.panels.another.connect(page.anotherRequested)
        self.panels.continued.connect(page.take_keys)
        self.panels.sealRequested.connect(page.sealRequested)
        self.panels.dealShown.connect(self._on_deal_shown)
        self.panels.matchShown.connect(self._on_match_shown)
        self.panels.reviews = page.find_reviewer is not None and match.seats[match.person].is_person
        self.panels.reviewRequested.connect(lambda number: page.reviews.open_match(match, number))
        self.claims = ClaimShow(
            match, page.art, page, page.preferences, lambda: page.pace, self._finish_quickly
        )
        self.claims.changed.connect(page.claimChanged)
        self.hints = HintShow(
            match,
            table,
            page.adviser,
            page,
            page.choices,
            lambda: self.turn.hand.cards,
            self.turn.make,
            lambda text: page.access.tell(text),
            page.take_keys,
        )
        self.hints.changed.connect(page.hintChanged)

    def listen(self) -> None:
        """Tell the match to those who hear it, from now on."""
        if not self._is_left:
            self._is_heard = True
            self._page.access.sit(self.match, self.table, self.turn.hand)

    def join(self) -> None:
        """Show a match that has begun as it stands; one that has not begun has nothing to show yet."""
        match = self.match
        if match.is_begun:
            self._join(match)
        waiting = match.awaits_cut
        if waiting is not None:
            self.offer_cut(waiting)

    def _join(self, match: Match) -> None:
        self.director.join()
        if match.end is not None:
            self.panels.join_end(match.end)
        elif match.awaits_deal:
            self.panels.join_deal(match.deal_summary())

    def leave(self) -> None:
        """Take everything away for good; the match itself may go on."""
        self._is_left = True
        self._hush.stop()
        self.director.leave()
        if self._is_heard:
            self._page.access.leave()
        self._page.animator.clear()
        self.turn.leave()
        self.panels.leave()
        self._page.close_review()
        self._put_cut_away()
        self.claims.leave()
        self.hints.leave()

    def clear(self) -> None:
        """Clear the table."""
        self._hush.deleteLater()
        self.table.clear()

    # --- what the director asks for ------------------------------------------------------------------------

    def show_phase(self, phase: str) -> None:
        """Tell that the table shows a phase."""
        self._page.show_phase(phase)

    def say(self, text: str) -> None:
        """Show a line of words above the hand."""
        self._page.say(text)

    def stand(self, text: str) -> None:
        """Have a line of words stand above the hand whenever no other is said."""
        self._page.stand(text)

    def show_seal(self, commitment: str) -> None:
        """Show the seal of the pack, which is not read aloud: it can be read at leisure."""
        text = QCoreApplication.translate("TableMatch", "The pack is sealed: {digits}")
        self._page.show_line(text.format(digits=short(commitment)), self._page.pace.message_hold)

    def offer_cut(self, told: PackSealed) -> None:
        """Ask where the pack is to be cut."""
        from cardtable.view.hand.cut_card import CutCard  # most never see it

        self._put_cut_away()
        self._cut = card = CutCard(told, self._page.art, self._page)
        card.chosen.connect(self._on_cut)
        self._page.view.resized.connect(self._place_cut)
        card.open(self.table.layout.places.hand)

    def _place_cut(self) -> None:
        if self._cut is not None:
            self._cut.place(self.table.layout.places.hand)

    def _on_cut(self, count: int | None) -> None:
        self._put_cut_away()
        self._page.take_keys()
        self.match.cut(count)

    def _put_cut_away(self) -> None:
        card, self._cut = self._cut, None
        if card is not None:
            self._page.view.resized.disconnect(self._place_cut)
            card.hide()
            card.setParent(None)
            card.deleteLater()

    def show_turn(self, seat: int) -> None:
        """It is a player's turn; until it is the person's, the own hand stands back."""
        if seat != self.match.person:
            self.turn.hand.wait()
            self.claims.turn_is_over()

    def waits_after_trick(self) -> bool:
        """Whether a trick stays until the person goes on."""
        page = self._page
        chosen = page.preferences.flag("pace.click-to-continue")
        return chosen and not self.autoplay and not page.paces.is_hurried

    def remember_trick(self, trick: TrickTaken | None) -> None:
        """This is the last trick, as far as the table shows."""
        self._page.tricks.keep(trick)

    def show_deal(self, summary: DealSummary) -> None:
        """Open the panel after a deal."""
        page = self._page
        self.turn.close()
        page.paces.hurry(False)
        self.claims.begin_deal()
        page.message.clear()
        page.tricks.hide()
        self.panels.show_deal(summary, page.pace)

    def _on_deal_shown(self, summary: DealSummary) -> None:
        self._page.dealShown.emit(summary)
        self.show_phase("deal-panel")

    def show_match(self, summary: MatchSummary) -> None:
        """Open the panel after the match, when that after its last deal has been read."""
        self.panels.show_match(summary)

    def _on_match_shown(self, summary: MatchSummary) -> None:
        is_won = summary.winner == self.match.spec.side_of(self.match.person)
        self._page.heard.emit("win" if is_won else "lose")
        self._page.matchShown.emit(summary)
        self.show_phase("match-end")

    def settle(self) -> None:
        """Everything has been shown: hold the table against the truth, and open the input."""
        match, table = self.match, self.table
        table.board.reconcile(match.table())
        table.refresh_captions()
        for seat, plaque in enumerate(table.plaques):
            plaque.state.score = match.view().scores[match.spec.side_of(seat)]
            plaque.refresh()
        if match.awaits_person:
            self.turn.open()
            self._page.place_words()
            self._hush.start(self._page.pace.bubble_stay)
            self.claims.consider()
            self.hints.open()
        self._page.quiet.emit()

    def _on_hush(self) -> None:
        """What was said has been read, if nothing has been told since."""
        if self._page.animator.is_idle:
            self.table.silence()

    def _finish_quickly(self) -> None:
        """The deal is to be finished: what is known already goes quickly."""
        self.turn.close()
        self._page.paces.hurry(True)
