"""The referee: a match as a QObject that owns the state, asks the seats, and tells by signals what happened.

Everything a window draws comes from these signals and from :meth:`Match.view` and :meth:`Match.table`, all
of them as the person's seat may know them. The referee waits for no animation: signals come as fast as the
players decide, and whoever draws them queues them. What happens is kept before it is told.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer

from cardtable.model.asking import Asking
from cardtable.model.course import Course
from cardtable.model.deal_so_far import DealSummary, MatchSummary
from cardtable.model.match_reading import MatchReading
from cardtable.model.packs import ChancePacks, CodePacks, Keeper, Packs, Snapshot
from cardtable.model.sealing import PackSealed, Sealing
from cardtable.model.seats import Seat
from cardtable.rules.cards import Card
from cardtable.rules.claims import Claim
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import DealOver, Event, MatchOver, Scored, redact
from cardtable.rules.lot import Lot
from cardtable.rules.moves import MISTAKE, PLAYS, Action, Move
from cardtable.rules.records import Record
from cardtable.rules.seals import Seal
from cardtable.rules.spec import GameSpec

__all__ = ["DealSummary", "Match", "MatchSummary"]

_log = logging.getLogger(__name__)


class Match(MatchReading):
    """A match at the table.

    Parameters
    ----------
    spec: the game.
    options: rule options; what is left out has its default.
    seats: who sits where; the match becomes their parent.
    rng: the source of every chance here (the built-in player; lot and packs unless ``packs`` gives them).
    person: the seat whose knowledge the signals and snapshots carry.
    first_dealer: the first dealer, or ``None`` to draw for it by lot (rule A3).
    packs: where lot and packs come from.
    keeper: keeps what happens.
    sealing: seals packs before they are cut and dealt, if they are no secret to begin with.
    """

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
        packs: Packs | None = None,
        keeper: Keeper | None = None,
        sealing: Sealing | None = None,
        parent: QObject | None = None,
    ) -> None:
        if len(seats) != spec.seats:
            raise ValueError(f"{spec.id} has {spec.seats} seats, not {len(seats)}")
        checked = spec.checked(options)
        self._packs = packs or ChancePacks(rng)
        self._keeper = keeper
        self._sealing = sealing
        self._lot: Lot | None = None
        if first_dealer is None:
            self._lot = self._packs.lot(spec, checked)
            first_dealer = self._lot.dealer
        entries = [seat.entry for seat in seats]
        course = Course(spec, checked, first_dealer, entries, meta or {}, person)
        super().__init__(spec, checked, seats, person, course, parent)
        self._asking = Asking(spec, self.seats, rng, self)
        self._asking.decided.connect(self._do)
        self._asking.troubled.connect(self._on_trouble)
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._ask)

    # --- what a window may do ------------------------------------------------------------------------------

    def start(self) -> None:
        """Draw for the first deal and deal; a match that has begun goes on where it stands."""
        if self.is_begun:
            self._go_on()
        elif self._uncut is None:
            self._shuffle()

    def restore(self, record: Record, *, assisted: bool = False, redo: Sequence[str] = ()) -> None:
        """Take up a match from its record; nothing is told, and :meth:`start` then goes on with it.

        The record has to be one of this game, its options and first dealer; ``redo`` is what could be done
        again when it was kept. Raises :class:`RulesError` where it breaks the rules; such a match cannot be
        used.
        """
        self._lot = None
        self._course.restore(record)
        self._packs.skip(self.spec, [deal.deck for deal in record.deals])
        self._rewind.redo = [Action.parse(word) for word in redo]
        self.is_assisted = assisted

    def next_deal(self) -> None:
        """Shuffle, cut and deal; does nothing unless a deal is awaited."""
        if self.awaits_deal:
            self._asking.begin_deal()
            self._rewind.begin_deal()
            self._shuffle()

    def cut(self, count: int | None = None) -> None:
        """Cut the pack that waits for it, by lifting so many cards or some; it is dealt then."""
        sealed = self._uncut
        if sealed is None or self._closed:
            return
        pack, seal = sealed.cut(count)
        self._uncut = None
        self._deal(pack, seal)

    def play(self, move: Move) -> None:
        """Make the person's move. Raises :class:`IllegalMove`, and then nothing has changed."""
        if not self.awaits_person:
            raise IllegalMove("It is not your turn")
        self._do(move)

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
        self._rewind.claim_at(len(self._course.actions))
        self._next.start()

    def mark_assisted(self) -> None:
        """The person has had help; the match counts as assisted for good."""
        if not self.is_assisted:
            self.is_assisted = True
            self._keep()
            self.assistedChanged.emit()

    @property
    def is_kept(self) -> bool:
        """Whether the match may be left now and taken up again another day."""
        return self._keeper is not None and self._keeper.keeps and self.is_begun

    def abandon(self) -> None:
        """A match that is not over shall not be taken up again."""
        if self._keeper is not None and not self.is_over:
            self._keeper.abandon()

    def close(self) -> None:
        """End the match here: nobody is asked any more and no signal comes."""
        if self._keeper is not None and not self._closed:
            self._keeper.leave()
        self._closed = True
        self._next.stop()
        self._asking.retract()

    # --- the deal again, from another point ----------------------------------------------------------------

    def undo(self) -> None:
        """Go back to the person's last decision in this deal; does nothing where there is none."""
        if self.can_undo:
            self._return_to(self._rewind.undone(self._course.actions))

    def redo(self) -> None:
        """Do again what was undone, up to the person's next decision."""
        if self.can_redo:
            self._return_to(self._rewind.redone(self._course.actions))

    def deal_again(self) -> None:
        """Play this deal from its beginning, with the same cards."""
        if self.can_deal_again:
            self._rewind.begin_deal()
            self._return_to([])

    def new_deal(self) -> None:
        """Throw this deal away and deal another in its place; what it has scored is taken back."""
        if not self.can_deal_again:
            return
        self._stop()
        self._rewind.begin_deal()
        self._course.drop_deal()
        self.is_assisted = True
        self._shuffle(may_ask=False)
        self.assistedChanged.emit()

    def deal_code(self, *, turned: int = 0) -> str:
        """The code that begins with the deal on the table, empty where its cards follow from none.

        ``turned`` by so many seats, the person gets the cards of whoever sits so far to the left.
        """
        if not isinstance(self._packs, CodePacks) or not self.is_begun or self._uncut is not None:
            return ""
        dealer = (self.so_far.dealer - turned) % self.spec.seats
        return self._packs.code_of_last(self.spec, dealer, self.record.deals[-1].deck).text(self.spec)

    def _stop(self) -> None:
        self._next.stop()
        self._asking.retract()
        self._claim = None

    def _return_to(self, actions: Sequence[Action]) -> None:
        """Let the deal stand where these actions lead, and tell all to look anew."""
        self._stop()
        self._course.return_to(actions)
        self.is_assisted = True
        self._keep()
        self.rewound.emit()
        self.assistedChanged.emit()
        self._go_on()

    # --- the referee ---------------------------------------------------------------------------------------

    def _shuffle(self, *, may_ask: bool = True) -> None:
        """Take the next pack and deal from it, or wait for the person to cut it."""
        pack = self._packs.next(self.spec)
        if self._sealing is None:
            self._deal(pack, None)
            return
        sealed = self._sealing.seal(pack, may_ask=may_ask and self.seats[self.person].is_person)
        if sealed.asks:
            self._uncut = sealed
            self._tell_lot()
            self.packSealed.emit(self.awaits_cut)
        else:
            told = PackSealed(sealed.commitment, len(pack), self._course.state.dealer, False)
            self._deal(*sealed.cut(), told)

    def _deal(self, pack: tuple[Card, ...], seal: Seal | None, told: PackSealed | None = None) -> None:
        events = self._course.deal(pack, seal)
        self._keep()
        self._tell_lot()
        if told is not None:
            self.packSealed.emit(told)
        self._tell(events)

    def _tell_lot(self) -> None:
        lot, self._lot = self._lot, None
        if lot is not None:
            self.lotDrawn.emit(lot)

    def _keep(self) -> None:
        if self._keeper is not None and self.is_begun:
            redo = tuple(str(action) for action in self._rewind.redo)
            self._keeper.keep(Snapshot(self.record, self._course.state, self.is_assisted, redo))

    def _go_on(self) -> None:
        if not self._closed and self.to_act >= 0:
            self._next.start()

    def _ask(self) -> None:
        seat = self.to_act
        if self._closed or seat < 0:
            return
        if self._claim is not None and seat == self.person:
            self._play_claimed(self._claim)
        else:
            self._asking.ask(self._course.state.view_for(seat))

    def _play_claimed(self, claim: Claim) -> None:
        """Play the next card of a claim."""
        state = self._course.state
        if claim.order and state.trick:
            _log.error("a trick of the claim %s was lost: the person plays on", claim)
            self._claim = None
            self.turnChanged.emit(self.to_act)
            return
        playable = [move.cards[0] for move in state.legal().moves]
        card = next((card for card in claim.order if card in playable), playable[0])
        self._do(PLAYS[card])

    def _do(self, move: Move) -> None:
        if self._closed:
            return
        events = self._course.apply(move)
        self._rewind.redo.clear()
        self._keep()
        self._tell(events)

    def _on_trouble(self, name: str) -> None:
        text = self.tr("{name} had trouble thinking; a simpler player takes over.")
        self.notice.emit(text.format(name=name))

    # --- telling -------------------------------------------------------------------------------------------

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            self._emit(redact(event, self.person))
            if self._closed:
                return
        self.turnChanged.emit(self.to_act)
        self._go_on()

    def _emit(self, event: Event) -> None:
        self._course.hear(event)
        state = self._course.state
        match event:
            case DealOver():
                self._claim = None
                self.dealEnded.emit(self.deal_summary())
            case MatchOver():
                self.matchEnded.emit(self.end)
            case _:
                self.signal_of(event, state.tricks != [0] * self.spec.sides).emit(event)
        if isinstance(event, Scored):
            self.scoresChanged.emit(self.so_far.scores(state))
