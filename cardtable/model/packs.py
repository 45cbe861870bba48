"""Where a match gets its lot and its packs from."""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol

from cardtable.rules.cards import Card
from cardtable.rules.lot import Lot, draw_lot, shuffled
from cardtable.rules.records import Record
from cardtable.rules.spec import GameSpec, Options
from cardtable.rules.state import State


class Packs(Protocol):
    """The source of all chance in the cards of a match."""

    def lot(self, spec: GameSpec, options: Options) -> Lot:
        """Draw for the first deal."""

    def pack(self, spec: GameSpec, number: int) -> tuple[Card, ...]:
        """The pack of a deal, numbered from 1, shuffled and cut, top card first.

        Asked once for a deal: what has been dealt is read from the record. A proof of fairness, and the
        person's cut, have their place in a source of packs that wraps another.
        """


class ChancePacks:
    """Packs from a source of random numbers."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def lot(self, spec: GameSpec, options: Options) -> Lot:
        return draw_lot(spec, options, self._rng)

    def pack(self, spec: GameSpec, number: int) -> tuple[Card, ...]:
        return shuffled(spec, self._rng)


class Snapshot(NamedTuple):
    """A match as it has to be kept.

    ``redo`` are the actions that were undone and can be done again, ``deal_over`` says that the last deal of
    the record has been played to its end.
    """

    record: Record
    state: State
    assisted: bool
    redo: tuple[str, ...]

    @property
    def deal_over(self) -> bool:
        """Whether the last deal of the record has been played to its end."""
        return self.state.to_act < 0


class Keeper(Protocol):
    """Keeps a match, so that it outlives the program."""

    def keep(self, snapshot: Snapshot) -> None:
        """Keep how the match stands, for good, before this returns. Never raises: play goes on without."""

    @property
    def keeps(self) -> bool:
        """Whether the match can be taken up again another day."""

    def abandon(self) -> None:
        """The match is not to be taken up again."""

    def leave(self) -> None:
        """The match is left: it may be taken up elsewhere."""
