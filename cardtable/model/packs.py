"""Where a match gets its lot and its packs from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from cardtable.rules.cards import Card
from cardtable.rules.codes import DealCode
from cardtable.rules.dealing import lot_from, pack_of
from cardtable.rules.lot import Lot, draw_lot, shuffled
from cardtable.rules.records import Record
from cardtable.rules.seals import cut_pack
from cardtable.rules.spec import GameSpec, Options
from cardtable.rules.state import State

_MOST_REPLACED: Final = 200
"""Beyond so many deals replaced in one match nobody looks for which pack was dealt last."""


class Packs(Protocol):
    """The source of all chance in the cards of a match."""

    def lot(self, spec: GameSpec, options: Options) -> Lot:
        """Draw for the first deal."""

    def next(self, spec: GameSpec) -> tuple[Card, ...]:
        """The next pack, shuffled and cut, top card first.

        Asked once for a deal: what has been dealt is read from the record. A match may seal the pack and have
        the person cut it once more.
        """

    def skip(self, spec: GameSpec, dealt: Sequence[tuple[Card, ...]]) -> None:
        """These have been dealt already, in a match that is taken up."""


class ChancePacks:
    """Packs from a source of random numbers."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def lot(self, spec: GameSpec, options: Options) -> Lot:
        return draw_lot(spec, options, self._rng)

    def next(self, spec: GameSpec) -> tuple[Card, ...]:
        return shuffled(spec, self._rng)

    def skip(self, spec: GameSpec, dealt: Sequence[tuple[Card, ...]]) -> None:
        """Nothing to do: what comes next does not hang on it."""


class CodePacks:
    """The packs of a deal code, in order from the deal it begins with."""

    def __init__(self, code: DealCode) -> None:
        self._code = code
        self._number = code.number
        """Of the next pack."""

    @property
    def code(self) -> DealCode:
        """The code they follow from."""
        return self._code

    def lot(self, spec: GameSpec, options: Options) -> Lot:
        return lot_from(spec, options, self._code.seed)

    def next(self, spec: GameSpec) -> tuple[Card, ...]:
        number = self._number
        self._number += 1
        pack = pack_of(spec, self._code.seed, number)
        return cut_pack(pack, self._code.cut) if number == self._code.number else pack

    def skip(self, spec: GameSpec, dealt: Sequence[tuple[Card, ...]]) -> None:
        """Go on behind the last of these. Packs may have been passed over before it, where a deal was
        replaced by another."""
        for number in range(self._code.number, self._code.number + len(dealt) + _MOST_REPLACED):
            if dealt and _uncut(pack_of(spec, self._code.seed, number)) == _uncut(dealt[-1]):
                self._number = number + 1
                return
        self._number = self._code.number + len(dealt)

    def code_of_last(self, spec: GameSpec, dealer: int, deck: tuple[Card, ...]) -> DealCode:
        """The code that begins with the deal dealt last, of whose pack the person may have made ``deck``."""
        number = self._number - 1
        cut = pack_of(spec, self._code.seed, number).index(deck[0])
        return self._code._replace(number=number, dealer=dealer, cut=cut)


def _uncut(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """The pack as if it had been cut so that its first card in the order of cards' numbers is on top."""
    return cut_pack(pack, pack.index(min(pack)))


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
