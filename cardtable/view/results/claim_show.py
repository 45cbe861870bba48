"""When a claim is offered at the table, and what follows the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.model.match import Match
from cardtable.model.preferences import Preferences
from cardtable.rules.cards import NO_SUIT, cards_in
from cardtable.rules.claims import Claim
from cardtable.view.deck.cards import CardArt
from cardtable.view.motion.pace import Pace
from cardtable.view.words.texts import game_text, side_label, suit_name

if TYPE_CHECKING:
    from cardtable.view.results.claim_panel import ClaimPanel

_TELLING: Final = 1.6
"""How many times as long as a panel that goes on by itself a claim stays that is only told."""


class ClaimShow(QObject):
    """Offers what can be claimed, once in a deal unless it is asked for.

    By choice it is never offered, asked about, or told and played out. Where points hang on the cards that
    meet in a trick, the order may matter, and it is always asked about.

    Parameters
    ----------
    match: what is played.
    art: the card pictures.
    page: what the panel is laid over.
    preferences: whether to offer.
    pace: read anew each time.
    accepted: called when the deal is to be finished, before it is.
    """

    changed = Signal(bool)
    """Whether anything can be claimed now."""

    def __init__(
        self,
        match: Match,
        art: CardArt,
        page: QWidget,
        preferences: Preferences,
        pace: Callable[[], Pace],
        accepted: Callable[[], None],
    ) -> None:
        super().__init__(page)
        self._art = art
        self._page = page
        self._panel: ClaimPanel | None = None
        self._match = match
        self._preferences = preferences
        self._pace = pace
        self._accepted = accepted
        self._claim: Claim | None = None
        self._declined = False

    def leave(self) -> None:
        """Take the panel away for good."""
        if self._panel is not None:
            self._panel.hide()
            self._panel.setParent(None)
            self._panel.deleteLater()
        self._set(None)
        self.deleteLater()

    @property
    def panel(self) -> ClaimPanel:
        """The panel with the proof, open or not."""
        if self._panel is None:
            from cardtable.view.results.claim_panel import ClaimPanel

            self._panel = ClaimPanel(self._art, self._page)
            self._panel.answered.connect(self._on_answered)
        return self._panel

    @property
    def may_claim(self) -> bool:
        """Whether anything can be claimed now."""
        return self._claim is not None

    def begin_deal(self) -> None:
        """Another deal: what was declined may be offered again."""
        self._declined = False

    def consider(self) -> None:
        """It is the person's turn: offer what can be claimed."""
        self._set(self._match.claim())
        choice = self._preferences.text("pace.claims")
        if self._claim is not None and choice != "off" and not self._declined:
            self.offer(tells=choice == "always" and not self._match.spec.points_by_trick)

    def turn_is_over(self) -> None:
        """The person has played, so nothing can be claimed until the next turn."""
        self._set(None)

    def offer(self, *, tells: bool = False) -> bool:
        """Open the panel; with ``tells`` it goes on by itself. Tells whether there is anything to claim."""
        claim = self._claim
        if claim is None or claim != self._match.claim():
            return False
        match, spec = self._match, self._match.spec
        own = claim.order or cards_in(match.view().hand or 0)
        is_own = claim.side == spec.side_of(match.person)
        taker = "" if is_own else side_label(spec, match.names, claim.side)
        stays = round(_TELLING * self._pace().panel_auto) if tells else 0
        trump = self._trump_in_words()
        self.panel.show_claim(claim, own, taker, match.names, trump, max(1, stays) if tells else 0)
        return True

    def _trump_in_words(self) -> str:
        trump = self._match.view().trump
        if trump == NO_SUIT:
            return ""
        text = self.tr("{title}: {suit}", "such as Trump: Hearts")
        return text.format(title=game_text(self._match.spec.trump_title), suit=suit_name(trump))

    def _on_answered(self, go: bool) -> None:
        claim = self._claim
        self._declined = not go
        if go and claim is not None and claim == self._match.claim():
            self._set(None)
            self._accepted()
            self._match.play_out(claim)

    def _set(self, claim: Claim | None) -> None:
        could, self._claim = self.may_claim, claim
        if could != self.may_claim:
            self.changed.emit(not could)
