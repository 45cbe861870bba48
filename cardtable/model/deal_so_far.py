"""What has been told of the deal on the table, kept for panels and for whoever sits down in its middle."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType

from cardtable.rules.cards import NO_SUIT, Suit
from cardtable.rules.events import (
    Announced,
    Counted,
    DealStarted,
    Event,
    Moved,
    Said,
    Scored,
    ThrownIn,
    TrickTaken,
    TrumpTurned,
)
from cardtable.rules.spec import Options
from cardtable.rules.state import OVER, State


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


class DealSoFar:
    """Listens to a deal's events, as the person may know them.

    ``words`` are what was said and announced, in order, and not yet overtaken by a card; ``tricks`` how many
    tricks each seat has taken, ``last_trick`` the last of them; ``first_trump`` is the trump turned that the
    first trick was played with.
    """

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self.begin()

    def begin(self) -> None:
        """A new deal: nothing has happened yet."""
        self.dealer = -1
        self.entries: list[Scored] = []
        self.counts: list[Counted] = []
        self.announced: list[Announced] = []
        self.words: list[Said | Announced] = []
        self.tricks = [0] * self._seats
        self.last_trick: TrickTaken | None = None
        self.thrown_in = False
        self.first_trump: Suit = NO_SUIT

    def hear(self, event: Event) -> None:
        """Take note of what happened."""
        match event:
            case DealStarted(_, dealer, _):
                self.begin()
                self.dealer = dealer
            case Scored():
                self.entries.append(event)
            case Counted():
                self.counts.append(event)
            case Announced():
                self.announced.append(event)
                self.words.append(event)
            case Said():
                self.words.append(event)
            case TrickTaken():
                self.tricks[event.seat] += 1
                self.last_trick = event
            case TrumpTurned(_, trump, True) if not any(self.tricks):
                self.first_trump = trump
            case ThrownIn():
                self.thrown_in = True
            case Moved() if event.target.name == "trick":
                self.words.clear()

    def scores(self, state: State) -> tuple[int, ...]:
        """The scores as they stood right after the last entry heard, though more may have been made since."""
        final = list(state.scores)
        for entry in state.points[len(self.entries) :]:
            final[entry.side] -= entry.points
        return tuple(final)

    def summary(self, state: State) -> DealSummary:
        """The deal for its panel, once it is over."""
        return DealSummary(
            number=state.deal,
            dealer=self.dealer,
            entries=tuple(self.entries),
            counts=tuple(self.counts),
            announced=tuple(self.announced),
            scores=tuple(state.scores),
            next_dealer=state.dealer,
            thrown_in=self.thrown_in,
            match_over=state.to_act == OVER,
            options=state.options,
        )
