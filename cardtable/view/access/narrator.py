"""Tells a match in sentences, each when the table shows what it tells of."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from cardtable.model.match import DealSummary, Match, MatchSummary
from cardtable.rules.cards import HIDDEN
from cardtable.rules.events import (
    TURNED,
    DealStarted,
    Mistaken,
    Moved,
    Revealed,
    Said,
    Scored,
    TrickTaken,
    TrumpTurned,
)
from cardtable.rules.lot import Draw, Lot
from cardtable.view.access.sentences import Sentences
from cardtable.view.motion.animator import Animator

_KEPT: Final = 60
"""How many sentences are remembered."""


class Narrator(QObject):
    """Listens to a match, after whatever shows it has begun to listen.

    Each sentence waits until the animator has shown all that it had been given by then. What the table says
    in words of its own, such as that a card may not be played, is told by :meth:`tell` and not put in other
    words here.
    """

    told = Signal(str)
    """A sentence, at the moment at which the table shows what it says."""

    def __init__(
        self, match: Match, animator: Animator, parent: QObject, history: Iterable[str] = ()
    ) -> None:
        super().__init__(parent)
        self.sentences = Sentences(match.spec, match.names, match.person)
        self.history: deque[str] = deque(history, maxlen=_KEPT)
        """What has been told, the latest last."""
        self.turn = match.to_act
        """Whose turn it is, as far as the table shows."""
        self._match = match
        self._animator = animator
        self._mistake = False
        self._rounds: deque[Sequence[Draw]] = deque()
        """Rounds of the lot that have not been shown yet."""
        view = match.view()
        self.trick = [((view.leader + n) % match.spec.seats, card) for n, card in enumerate(view.trick)]
        """Who has played what, as far as the table shows."""
        self._laid = len(self.trick)
        self._links: list[tuple[Any, Callable[..., None]]] = [
            (match.lotDrawn, self._on_lot),
            (match.dealStarted, self._on_deal),
            (match.packetDealt, self._on_packet),
            (match.cardTurned, self._on_turned),
            (match.trumpTurned, self._on_trump),
            (match.said, self._on_said),
            (match.cardsRevealed, self._on_revealed),
            (match.announced, lambda event: self._tell(self.sentences.announced(event))),
            (match.discarded, lambda event: self._tell(self.sentences.laid_away(event))),
            (match.cardPlayed, self._on_played),
            (match.mistakeTried, self._on_mistake),
            (match.trickTaken, self._on_trick),
            (match.cardsMoved, self._on_moved),
            (match.cardDrawn, self._on_drawn),
            (match.pointsScored, self._on_scored),
            (match.dealEnded, self._on_deal_end),
            (match.matchEnded, self._on_match_end),
            (match.turnChanged, self._on_turn),
        ]
        for signal, slot in self._links:
            signal.connect(slot)

    def leave(self) -> None:
        """Listen no more."""
        for signal, slot in self._links:
            signal.disconnect(slot)
        self._links.clear()

    def tell(self, text: str) -> None:
        """Tell something at once."""
        if text and self._links:
            self.history.append(text)
            self.told.emit(text)

    def _tell(self, text: str, then: Callable[[], None] | None = None) -> None:
        """Tell something when the table shows it, and do something then."""

        def speak() -> None:
            if then is not None:
                then()
            self.tell(text)

        self._animator.when_shown(speak)

    # --- what happens --------------------------------------------------------------------------------------

    def _on_lot(self, lot: Lot) -> None:
        self._rounds.extend(lot.rounds)

    def on_phase(self, phase: str) -> None:
        """The table shows a phase: of the lot, each round as it is compared."""
        if phase == "lot" and self._rounds:
            for draw in self._rounds.popleft():
                self.tell(self.sentences.drawn_for_deal(draw))

    def _on_deal(self, event: DealStarted) -> None:
        self._mistake = False
        self._laid = 0
        self._tell(self.sentences.deal(event.dealer), self.trick.clear)

    def _on_packet(self, event: Moved) -> None:
        if event.target.seat == self._match.person:
            self._tell(self.sentences.dealt(event.cards))

    def _on_turned(self, event: Moved) -> None:
        self._tell(self.sentences.turned(event.cards[0]))

    def _on_trump(self, event: TrumpTurned) -> None:
        if event.fixed:  # else the table says that the cards are run again
            self._tell(self.sentences.trump(event.trump))

    def _on_said(self, event: Said) -> None:
        self._tell(self.sentences.said(event))

    def _on_revealed(self, event: Revealed) -> None:
        if event.zone.seat == self._match.person and HIDDEN not in event.cards:
            self._tell(self.sentences.revealed(event.cards))

    def _on_played(self, event: Moved) -> None:
        seat, card = event.target.seat, event.cards[0]
        text = self.sentences.played(seat, card, leads=not self._laid)
        self._laid += 1
        self._tell(text, lambda: self.trick.append((seat, card)))

    def _on_mistake(self, event: Mistaken) -> None:
        self._mistake = True  # the table says what it costs

    def _on_trick(self, event: TrickTaken) -> None:
        self._laid = 0
        self._tell(self.sentences.trick(event))

    def _on_moved(self, event: Moved) -> None:
        if event.source == TURNED and event.cards and event.cards[0] != HIDDEN:
            self._tell(self.sentences.set_aside(event.cards[0]))
        elif event.source.name == "trick":
            self._tell("", self.trick.clear)

    def _on_drawn(self, event: Moved) -> None:
        for card in event.cards:
            self._tell(self.sentences.drawn(event.target.seat, card))

    def _on_scored(self, event: Scored) -> None:
        mistake, self._mistake = self._mistake, False
        if not mistake:
            self._tell(self.sentences.scored(event))

    def _on_deal_end(self, summary: DealSummary) -> None:
        self._tell("" if summary.match_over else self.sentences.deal_over(summary))

    def _on_match_end(self, summary: MatchSummary) -> None:
        self._tell(self.sentences.match_over(summary))

    def _on_turn(self, seat: int) -> None:
        self._tell("", lambda: self._take_turn(seat))

    def _take_turn(self, seat: int) -> None:
        self.turn = seat
