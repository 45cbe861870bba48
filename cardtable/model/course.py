"""The course of a match: its state, its record, and what has been told of the deal on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardtable.model.deal_so_far import DealSoFar, MatchSummary
from cardtable.rules.cards import Card
from cardtable.rules.events import Event, MatchOver, redact
from cardtable.rules.moves import Action, Move
from cardtable.rules.records import Deal, Record, Recorder
from cardtable.rules.seals import Seal
from cardtable.rules.spec import GameSpec, Options
from cardtable.rules.state import State


class Course:
    """Deals, makes moves, and goes back to another point of a deal.

    Parameters
    ----------
    spec, options, first_dealer: what is played.
    entries, meta: what stands in the record for the players, and beside the match.
    person: the seat whose knowledge :attr:`so_far` holds.
    """

    def __init__(
        self,
        spec: GameSpec,
        options: Options,
        first_dealer: int,
        entries: Sequence[str],
        meta: Mapping[str, Any],
        person: int,
    ) -> None:
        self._spec = spec
        self._options = options
        self._first_dealer = first_dealer
        self._entries = entries
        self._meta = meta
        self._person = person
        self._recorder = self._new_recorder()
        self.so_far = DealSoFar(spec.seats)
        """What has been told of the deal on the table."""
        self.end: MatchSummary | None = None
        """The match's end, once it has been told."""

    def _new_recorder(self) -> Recorder:
        state = self._spec.match(self._options, self._first_dealer)
        return Recorder(state, self._entries, self._meta)

    @property
    def state(self) -> State:
        """How the match stands."""
        return self._recorder.state

    @property
    def record(self) -> Record:
        """The record so far."""
        return self._recorder.record

    @property
    def actions(self) -> list[Action]:
        """The actions of the deal on the table."""
        deals = self.record.deals
        return deals[-1].actions if deals else []

    def deal(self, pack: tuple[Card, ...], seal: Seal | None = None) -> list[Event]:
        """Deal from a pack."""
        return self._recorder.deal(pack, seal)

    def apply(self, move: Move) -> list[Event]:
        """Make a move of the seat to act. Raises :class:`IllegalMove`, and then nothing has changed."""
        return self._recorder.apply(move)

    def hear(self, event: Event) -> None:
        """Take note of what is told, which has been redacted for the person."""
        self.so_far.hear(event)
        if isinstance(event, MatchOver):
            self.end = MatchSummary(event.winner, event.scores, event.ledger, self.state.deal)

    def restore(self, record: Record) -> None:
        """Take up a match from its record. Raises :class:`IllegalMove` where it breaks the rules."""
        self._recorder = self._new_recorder()
        for deal in record.deals:
            self._hear(self.deal(deal.deck, deal.seal))
            for action in deal.actions:
                self._hear(self.apply(action.move))

    def return_to(self, actions: Sequence[Action]) -> None:
        """Let the deal on the table stand where these actions lead."""
        last = self.drop_deal()
        self._hear(self.deal(last.deck, last.seal))
        for action in actions:
            self._hear(self.apply(action.move))

    def drop_deal(self) -> Deal:
        """Let the last deal not have been, and return it."""
        *before, last = self.record.deals
        self._recorder = self._new_recorder()
        for deal in before:
            self.deal(deal.deck, deal.seal)
            for action in deal.actions:
                self.apply(action.move)
        return last

    def _hear(self, events: Sequence[Event]) -> None:
        self.end = None
        for event in events:
            self.hear(redact(event, self._person))
