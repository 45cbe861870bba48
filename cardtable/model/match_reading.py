"""What a window may read of a match, all of it as the person's seat may know it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cardtable.model.course import Course
from cardtable.model.deal_so_far import DealSoFar, DealSummary, MatchSummary
from cardtable.model.match_signals import MatchSignals
from cardtable.model.rewind import Rewind
from cardtable.model.sealing import PackSealed, SealedPack
from cardtable.model.seats import Seat
from cardtable.rules.cards import Card
from cardtable.rules.claims import Claim, find_claim
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import Zone
from cardtable.rules.moves import MISTAKE, Move
from cardtable.rules.records import Record
from cardtable.rules.seals import Seal
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec, Options
from cardtable.rules.state import CHANCE, OVER


class MatchReading(MatchSignals):
    """A match as it stands; what can be done with it is the matter of :class:`Match`."""

    def __init__(
        self,
        spec: GameSpec,
        options: Options,
        seats: Sequence[Seat],
        person: int,
        course: Course,
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        self.spec = spec
        self.options = options
        self.seats = tuple(seats)
        self.person = person
        self.is_assisted = False
        """Whether the person has had help that others at a table would not have."""
        self._course = course
        self._rewind = Rewind(person)
        self._claim: Claim | None = None
        """What the person has claimed and is being played out."""
        self._uncut: SealedPack | None = None
        """The pack that waits for the person's cut."""
        self._closed = False

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def record(self) -> Record:
        """The record so far; it holds every card, so it is not for the window during play."""
        return self._course.record

    @property
    def so_far(self) -> DealSoFar:
        """What has been told of the deal on the table."""
        return self._course.so_far

    @property
    def end(self) -> MatchSummary | None:
        """The match's end, once it has been told."""
        return self._course.end

    @property
    def to_act(self) -> int:
        """The seat to act, ``CHANCE`` or ``OVER``."""
        return self._course.state.to_act

    @property
    def is_begun(self) -> bool:
        """Whether a pack has been dealt."""
        return self._course.state.deal > 0

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.to_act == OVER

    @property
    def awaits_person(self) -> bool:
        """Whether the person is to act now."""
        is_turn = self.to_act == self.person and self.seats[self.person].is_person
        return is_turn and not self._closed and self._claim is None

    @property
    def awaits_deal(self) -> bool:
        """Whether the match waits for :meth:`start` or :meth:`next_deal`."""
        return not self._closed and self.to_act == CHANCE and self._uncut is None

    @property
    def awaits_cut(self) -> PackSealed | None:
        """The pack that waits for :meth:`cut`, ``None`` if none does."""
        sealed = self._uncut
        if sealed is None or self._closed:
            return None
        return PackSealed(sealed.commitment, len(sealed.pack), self._course.state.dealer, True)

    @property
    def commitment(self) -> str:
        """What seals the pack on the table, empty if nothing does."""
        if self._uncut is not None:
            return self._uncut.commitment
        deals = self._course.record.deals
        return deals[-1].seal.commitment if deals and deals[-1].seal is not None else ""

    @property
    def opened(self) -> dict[int, tuple[Seal, tuple[Card, ...]]]:
        """The seals that may be opened, those of deals that are over, and what was dealt, by deal from 1."""
        deals = self._course.record.deals
        over = len(deals) - (self.to_act >= 0)
        pairs = enumerate(deals[:over], 1)
        return {number: (deal.seal, deal.deck) for number, deal in pairs if deal.seal is not None}

    def view(self) -> SeatView:
        """Return all that the person's seat may know."""
        return self._course.state.view_for(self.person)

    def table(self) -> dict[Zone, tuple[Card, ...]]:
        """Return the cards of every zone as the person sees them lie."""
        return self._course.state.table_for(self.person)

    def deal_summary(self) -> DealSummary:
        """Return the deal on the table as its panel shows it, once it is over."""
        return self._course.so_far.summary(self._course.state)

    def caution(self, move: Move) -> str:
        """Return a question to ask before a move that is legal but surely bad (A16), or an empty text."""
        return self._course.state.caution(move)

    def refusal(self, move: Move) -> IllegalMove | None:
        """Return why the person may not make a move now, or ``None`` if they may."""
        trial = self._course.state.clone()
        try:
            trial.apply(move)
        except IllegalMove as error:
            return error
        return None

    def may_err(self, card: Card) -> bool:
        """Whether trying this card is a mistake that the table lets happen, for a fine (C12)."""
        return self.refusal(Move(MISTAKE, (card,))) is None

    def claim(self) -> Claim | None:
        """Return what the person can claim now, judged from what the person may know, or ``None``."""
        return find_claim(self.view(), self.spec) if self.awaits_person else None

    @property
    def is_played_out(self) -> bool:
        """Whether a claim is being played out."""
        return self._claim is not None

    # --- the deal again, from another point ----------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether the person has decided anything in this deal that can be taken back."""
        return self._may_rewind and self._rewind.undo_point(self._course.actions) is not None

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return self._may_rewind and bool(self._rewind.redo)

    @property
    def can_deal_again(self) -> bool:
        """Whether this deal can be played from its beginning."""
        return self._may_rewind

    @property
    def _may_rewind(self) -> bool:
        person = self.seats[self.person].is_person
        is_free = self._uncut is None and not self._closed
        return person and self.is_begun and not self.is_over and is_free
