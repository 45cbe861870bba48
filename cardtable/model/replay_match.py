"""A match that has been played, shown again: it goes forth and back by steps, and nobody decides anything."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.model.deal_so_far import MatchSummary
from cardtable.model.match import Match
from cardtable.model.record_files import level_and_style
from cardtable.model.seats import Seat
from cardtable.rules.cards import Card, cards_in
from cardtable.rules.events import HANDS, DealOver, Event, MatchOver, Zone
from cardtable.rules.moves import Action
from cardtable.rules.records import Deal, Record
from cardtable.rules.spec import GameSpec
from cardtable.rules.state import OVER

PERSON: Final = 0


class ReplayStep(NamedTuple):
    """One step: an action of a deal (from 1), or its cards being dealt where there is no action."""

    deal: int
    action: Action | None = None


class ReplaySeat(Seat):
    """A place whose player is remembered, and asked for nothing."""

    def __init__(self, name: str, entry: str) -> None:
        level, style = level_and_style(entry)
        super().__init__(name, level)
        self.style = style
        self._entry = entry

    @property
    def entry(self) -> str:
        return self._entry


class ReplayMatch(Match):
    """A record at the table.

    It must have been checked, and hold a deal. :attr:`position` is how many steps have been made: at 1 the
    first deal lies before everybody.
    """

    moved = Signal()
    """The position is another one, or other hands are shown."""

    def __init__(
        self, spec: GameSpec, record: Record, names: Sequence[str], parent: QObject | None = None
    ) -> None:
        seats = [ReplaySeat(*pair) for pair in zip(names, record.players, strict=True)]
        super().__init__(
            spec, record.options, seats, random.Random(0), first_dealer=record.first_dealer, parent=parent
        )
        self.whole: Final = record
        """The whole match."""
        self.steps: Final = tuple(_steps(record.deals))
        self.position = 0
        self.all_hands = False
        """Whether everybody's cards are seen."""
        self._restore(1)

    def start(self) -> None:
        """Nothing begins by itself."""

    # --- forth and back ------------------------------------------------------------------------------------

    @property
    def is_at_end(self) -> bool:
        """Whether there is no further step."""
        return self.position >= len(self.steps)

    def forward(self) -> None:
        """Make the next step, and tell what happens."""
        if self.is_at_end or self._closed:
            return
        step = self.steps[self.position]
        self.position += 1
        if step.action is None:
            dealt = self.whole.deals[step.deal - 1]
            events = self._course.deal(dealt.deck, dealt.seal)
        else:
            events = self._course.apply(step.action.move)
        self._tell(events)
        self.moved.emit()

    def go_to(self, position: int) -> None:
        """Stand where so many steps have been made; who shows the match looks anew."""
        position = max(1, min(position, len(self.steps)))
        if position == self.position or self._closed:
            return
        self._restore(position)
        self.rewound.emit()
        self.moved.emit()

    def show_all(self, shown: bool) -> None:
        """Show everybody's cards, or no more than the person could see."""
        if shown != self.all_hands:
            self.all_hands = shown
            self.rewound.emit()
            self.moved.emit()

    def _restore(self, position: int) -> None:
        self._course.restore(self.until(position))
        self.position = position

    def until(self, position: int) -> Record:
        """The record of the match up to a position."""
        made = self.steps[:position]
        deals = []
        for number in range(1, made[-1].deal + 1 if made else 1):
            deal = self.whole.deals[number - 1]
            actions = [step.action for step in made if step.deal == number and step.action is not None]
            deals.append(Deal(deal.dealer, deal.deck, actions, seal=deal.seal))
        return replace(self.whole, deals=deals)

    @property
    def is_unfinished(self) -> bool:
        """Whether the record ends before the match is won."""
        return self.whole.winner is None

    @property
    def can_play_on(self) -> bool:
        """Whether the match can be played on from here."""
        return self.to_act != OVER

    def here(self) -> Record:
        """The record up to here, as the match stands."""
        return self.record

    # --- what is told --------------------------------------------------------------------------------------

    @property
    def awaits_person(self) -> bool:
        """Nobody decides anything."""
        return False

    @property
    def awaits_deal(self) -> bool:
        """The next deal comes by a step."""
        return False

    @property
    def end(self) -> MatchSummary | None:
        """The end is a step like others, without a sheet of its own."""
        return None

    def table(self) -> dict[Zone, tuple[Card, ...]]:
        table = super().table()
        if self.all_hands:
            for seat, hand in enumerate(self._course.state.hands):
                table[HANDS[seat]] = cards_in(hand)
        return table

    def _emit(self, event: Event) -> None:
        if isinstance(event, DealOver | MatchOver):
            self._course.hear(event)
        else:
            super()._emit(event)

    def _go_on(self) -> None:
        """Nobody is asked."""


def _steps(deals: Sequence[Deal]) -> list[ReplayStep]:
    steps = []
    for number, deal in enumerate(deals, 1):
        steps.append(ReplayStep(number))
        steps += [ReplayStep(number, action) for action in deal.actions]
    return steps
