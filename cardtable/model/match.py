"""The referee: a match as a QObject that owns the state, asks the seats, and tells by signals what happened.

Everything a window draws comes from these signals and from :meth:`Match.view` and :meth:`Match.table`, all
of them as the person's seat may know them. The referee waits for no animation: signals come as fast as the
players decide, and whoever draws them queues them.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.model.seats import Seat, ThumbSeat
from cardtable.rules.cards import Card
from cardtable.rules.claims import Claim, find_claim
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import (
    Announced,
    Counted,
    DealOver,
    DealStarted,
    Event,
    MatchOver,
    Mistaken,
    Moved,
    Revealed,
    Said,
    Scored,
    ThrownIn,
    TrickTaken,
    TrumpTurned,
    Zone,
    redact,
)
from cardtable.rules.lot import Lot, draw_lot, shuffled
from cardtable.rules.moves import MISTAKE, PLAYS, Move
from cardtable.rules.records import Record, Recorder
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec, Options
from cardtable.rules.state import CHANCE, OVER

_log = logging.getLogger(__name__)

MAX_FALLBACKS: Final = 3
"""After so many moves in a row that an engine failed to give, the built-in player keeps the seat for the rest
of the deal; from then on one such move is enough, until the engine has answered again."""


@dataclass(frozen=True)
class DealSummary:
    """A finished deal for the panel that shows it.

    ``entries`` are its points in order, ``counts`` what each side's cards were worth toward a reason (Game),
    ``announced`` the combinations behind the entries that were announced, in the same order, ``scores`` the
    totals after it, ``next_dealer`` who deals next, ``thrown_in`` whether the pack ended (A8), ``options``
    those in force, on which reasons depend.
    """

    number: int
    dealer: int
    entries: tuple[Scored, ...]
    counts: tuple[Counted, ...]
    announced: tuple[Announced, ...]
    scores: tuple[int, ...]
    next_dealer: int
    thrown_in: bool
    match_over: bool
    options: Options = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True)
class MatchSummary:
    """A finished match: the winning side, the scores, what the winner writes in the ledger (0: no ledger) and
    the number of deals."""

    winner: int
    scores: tuple[int, ...]
    ledger: int
    deals: int


class Match(QObject):
    """A match at the table.

    Parameters
    ----------
    spec: the game.
    options: rule options; what is left out has its default.
    seats: who sits where; the match becomes their parent.
    rng: the source of every chance here (lot, shuffle, cut, the built-in player).
    person: the seat whose knowledge the signals and snapshots carry.
    first_dealer: the first dealer, or ``None`` to draw for it by lot (rule A3).
    """

    lotDrawn = Signal(object)
    """A :class:`~cardtable.rules.lot.Lot`: the cards drawn for the first deal, by round, and the dealer."""
    dealStarted = Signal(object)
    """A :class:`DealStarted`: the whole pack lies as the stock, the table is empty otherwise."""
    packetDealt = Signal(object)
    """A :class:`Moved` from stock to hand while dealing or running."""
    cardTurned = Signal(object)
    """A :class:`Moved` from stock to turned."""
    trumpTurned = Signal(object)
    """A :class:`TrumpTurned`, right after :attr:`cardTurned`."""
    said = Signal(object)
    """A :class:`Said`: a word for a bubble."""
    cardsRevealed = Signal(object)
    """A :class:`Revealed`: cards lying in a zone turn face up for the person (A15)."""
    announced = Signal(object)
    """An :class:`Announced` combination (C4)."""
    discarded = Signal(object)
    """A :class:`Moved` from hand to discard."""
    cardPlayed = Signal(object)
    """A :class:`Moved` of one card from hand to trick."""
    mistakeTried = Signal(object)
    """A :class:`Mistaken`: a wrong card shown and taken back (C12)."""
    trickTaken = Signal(object)
    """A :class:`TrickTaken`; the :attr:`cardsMoved` that gather it follow."""
    cardsMoved = Signal(object)
    """Any other :class:`Moved`: a trick gathered, the turned card set aside."""
    cardDrawn = Signal(object)
    """A :class:`Moved` to a hand from the stock or the turned card during play (B3)."""
    counted = Signal(object)
    """A :class:`Counted`: what each side's cards are worth, before the point is given."""
    pointsScored = Signal(object)
    """A :class:`Scored`: to whom, how many, why."""
    scoresChanged = Signal(object)
    """All scores by side, a tuple, after :attr:`pointsScored`."""
    thrownIn = Signal(object)
    """A :class:`ThrownIn`: the pack ended, the same dealer deals again (A8)."""
    turnChanged = Signal(int)
    """The seat to act, ``CHANCE`` between deals, ``OVER`` at the end."""
    dealEnded = Signal(object)
    """A :class:`DealSummary`. Unless the match is over it goes on with :meth:`next_deal`."""
    matchEnded = Signal(object)
    """A :class:`MatchSummary`."""
    notice = Signal(str)
    """One line for the person, such as that an engine had to be replaced."""

    def __init__(
        self,
        spec: GameSpec,
        options: Mapping[str, object],
        seats: Sequence[Seat],
        rng: random.Random,
        *,
        person: int = 0,
        first_dealer: int | None = None,
        meta: Mapping[str, Any] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        if len(seats) != spec.seats:
            raise ValueError(f"{spec.id} has {spec.seats} seats, not {len(seats)}")
        self.spec = spec
        self.options = spec.checked(options)
        self.seats = tuple(seats)
        self.person = person
        self._rng = rng
        self._lot: Lot | None = None
        if first_dealer is None:
            self._lot = draw_lot(spec, self.options, rng)
            first_dealer = self._lot.dealer
        self._recorder = Recorder(
            spec.match(self.options, first_dealer), [seat.entry for seat in self.seats], meta
        )
        self._entries: list[Scored] = []
        self._counts: list[Counted] = []
        self._thrown_in = False
        self._claim: Claim | None = None
        """What the person has claimed and is being played out."""
        self._closed = False
        self._tries = 0
        self._fallbacks = [0] * spec.seats
        self._stand_ins: dict[int, ThumbSeat] = {}
        self._asked: Seat | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._ask)
        for number, seat in enumerate(self.seats):
            self._adopt(seat, number)

    def _adopt(self, seat: Seat, number: int) -> None:
        seat.setParent(self)
        if not seat.is_person:
            seat.chosen.connect(lambda move: self._on_chosen(seat, number, move))
            seat.failed.connect(lambda why: self._on_failed(seat, number, why))

    # --- what a window may read ----------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def record(self) -> Record:
        """The record so far; it holds every card, so it is not for the window during play."""
        return self._recorder.record

    @property
    def to_act(self) -> int:
        """The seat to act, ``CHANCE`` or ``OVER``."""
        return self._recorder.state.to_act

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
        return not self._closed and self.to_act == CHANCE

    def view(self) -> SeatView:
        """Return all that the person's seat may know."""
        return self._recorder.state.view_for(self.person)

    def table(self) -> dict[Zone, tuple[Card, ...]]:
        """Return the cards of every zone as the person sees them lie."""
        return self._recorder.state.table_for(self.person)

    def caution(self, move: Move) -> str:
        """Return a question to ask before a move that is legal but surely bad (A16), or an empty text."""
        return self._recorder.state.caution(move)

    def refusal(self, move: Move) -> IllegalMove | None:
        """Return why the person may not make a move now, or ``None`` if they may."""
        trial = self._recorder.state.clone()
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

    # --- what a window may do ------------------------------------------------------------------------------

    def start(self) -> None:
        """Draw for the first deal and deal."""
        if self._lot is not None:
            self.lotDrawn.emit(self._lot)
        self.next_deal()

    def next_deal(self) -> None:
        """Shuffle, cut and deal; does nothing unless a deal is awaited."""
        if not self.awaits_deal:
            return
        self._entries.clear()
        self._counts.clear()
        self._thrown_in = False
        for seat in self._stand_ins:
            self._fallbacks[seat] = MAX_FALLBACKS - 1
        self._stand_ins.clear()
        self._tell(self._recorder.deal(shuffled(self.spec, self._rng)))

    def play(self, move: Move) -> None:
        """Make the person's move. Raises :class:`IllegalMove`, and then nothing has changed."""
        if not self.awaits_person:
            raise IllegalMove("It is not your turn")
        self._tell(self._recorder.apply(move))

    def play_card(self, card: Card) -> None:
        """Play the person's card. Where mistakes are fined a wrong card is tried and goes back (C12)."""
        move = PLAYS[card]
        if self.awaits_person and self.refusal(move) is not None and self.may_err(card):
            move = Move(MISTAKE, (card,))
        self.play(move)

    def play_out(self, claim: Claim) -> None:
        """Play the person's cards as a claim says, to the end of the deal.

        The others are asked as always, and every card is an ordinary move. Raises :class:`IllegalMove` if
        this cannot be claimed now.
        """
        if claim != self.claim():
            raise IllegalMove("This cannot be claimed now")
        self._claim = claim
        self._next.start()

    @property
    def is_played_out(self) -> bool:
        """Whether a claim is being played out."""
        return self._claim is not None

    def close(self) -> None:
        """End the match here: nobody is asked any more and no signal comes."""
        self._closed = True
        self._next.stop()
        self._retract()

    # --- the referee ---------------------------------------------------------------------------------------

    def _retract(self) -> None:
        if self._asked is not None:
            self._asked.retract()
            self._asked = None

    def _ask(self) -> None:
        seat_number = self.to_act
        if self._closed or seat_number < 0:
            return
        if self._claim is not None and seat_number == self.person:
            self._play_claimed(self._claim)
            return
        seat = self._stand_ins.get(seat_number, self.seats[seat_number])
        self._asked = seat
        seat.ask(self._recorder.state.view_for(seat_number))

    def _play_claimed(self, claim: Claim) -> None:
        """Play the next card of a claim."""
        state = self._recorder.state
        if claim.order and state.trick:
            _log.error("a trick of the claim %s was lost: the person plays on", claim)
            self._claim = None
            self.turnChanged.emit(self.to_act)
            return
        playable = [move.cards[0] for move in state.legal().moves]
        card = next((card for card in claim.order if card in playable), playable[0])
        self._tell(self._recorder.apply(PLAYS[card]))

    def _on_chosen(self, seat: Seat, number: int, move: Move) -> None:
        if seat is not self._asked or self._closed:
            return
        self._asked = None
        state = self._recorder.state
        if not state.legal().allows(move):
            _log.warning("%s tried '%s', which the rules do not allow", seat.name, move)
            seat.renew()
            self._on_bad_seat(number)
            return
        if seat is self.seats[number]:
            self._tries = 0
            self._fallbacks[number] = 0
        self._tell(self._recorder.apply(move))

    def _on_failed(self, seat: Seat, number: int, why: str) -> None:
        if seat is self._asked and not self._closed:
            self._asked = None
            _log.warning("%s: %s", seat.name, why)
            self._on_bad_seat(number)

    def _on_bad_seat(self, number: int) -> None:
        """Ask the seat once more, since its engine is replaced; then let the built-in player move for it."""
        self._tries += 1
        if self._tries < 2:
            self._next.start()
            return
        self._tries = 0
        name = self.seats[number].name
        self._fallbacks[number] += 1
        stand_in = ThumbSeat(name, self.spec, self._rng)
        self._adopt(stand_in, number)
        if self._fallbacks[number] == 1:
            self.notice.emit(
                self.tr("{name} had trouble thinking; a simple player moves instead.").format(name=name)
            )
        if self._fallbacks[number] >= MAX_FALLBACKS:
            self._stand_ins[number] = stand_in
            self._next.start()
            return
        self._asked = stand_in
        stand_in.ask(self._recorder.state.view_for(number))

    # --- telling -------------------------------------------------------------------------------------------

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            self._emit(redact(event, self.person))
            if self._closed:
                return
        self.turnChanged.emit(self.to_act)
        if not self._closed and self.to_act >= 0:
            self._next.start()

    def _emit(self, event: Event) -> None:
        match event:
            case Moved():
                self._emit_moved(event)
            case Scored():
                self._entries.append(event)
                self.pointsScored.emit(event)
                self.scoresChanged.emit(self._scores_after(event))
            case Counted():
                self._counts.append(event)
                self.counted.emit(event)
            case ThrownIn():
                self._thrown_in = True
                self.thrownIn.emit(event)
            case DealOver():
                self._claim = None
                self.dealEnded.emit(self._deal_summary())
            case MatchOver(winner, scores, ledger):
                deals = self._recorder.state.deal
                self.matchEnded.emit(MatchSummary(winner, scores, ledger, deals))
            case _:
                self._signal_of(event).emit(event)

    def _signal_of(self, event: Event) -> Any:
        return {
            DealStarted: self.dealStarted,
            TrumpTurned: self.trumpTurned,
            Said: self.said,
            Revealed: self.cardsRevealed,
            Announced: self.announced,
            Mistaken: self.mistakeTried,
            TrickTaken: self.trickTaken,
        }[type(event)]

    def _emit_moved(self, event: Moved) -> None:
        source, target = event.source.name, event.target.name
        in_play = self._recorder.state.tricks != [0] * self.spec.sides
        if target == "trick":
            self.cardPlayed.emit(event)
        elif target == "hand":
            (self.cardDrawn if in_play or source == "turned" else self.packetDealt).emit(event)
        elif target == "turned":
            self.cardTurned.emit(event)
        elif target == "discard":
            self.discarded.emit(event)
        else:
            self.cardsMoved.emit(event)

    def _scores_after(self, scored: Scored) -> tuple[int, ...]:
        """Return the scores as they stood right after an entry, though more may have been entered since."""
        final = list(self._recorder.state.scores)
        state_points = self._recorder.state.points
        for entry in reversed(state_points[len(self._entries) :]):
            final[entry.side] -= entry.points
        return tuple(final)

    def _deal_summary(self) -> DealSummary:
        state = self._recorder.state
        return DealSummary(
            number=state.deal,
            dealer=self._recorder.record.deals[-1].dealer,
            entries=tuple(self._entries),
            counts=tuple(self._counts),
            announced=tuple(state.announced),
            scores=tuple(state.scores),
            next_dealer=state.dealer,
            thrown_in=self._thrown_in,
            match_over=state.to_act == OVER,
            options=self.options,
        )
