"""Sealing packs before they are cut and dealt: see :mod:`cardtable.rules.seals`."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final, NamedTuple

from cardtable.rules.cards import Card
from cardtable.rules.seals import NONCE_BYTES, Seal, cut_pack, sealed

ASK: Final = "ask"
AUTO: Final = "auto"
OFF: Final = "off"
"""Who cuts: the person, the program for the person, or nobody."""


class PackSealed(NamedTuple):
    """What is told of a sealed pack: the commitment, how many cards it has, who deals, and whether it waits
    for the person's cut."""

    commitment: str
    cards: int
    dealer: int
    asks: bool


class SealedPack(NamedTuple):
    """A pack that is shuffled, sealed, and not yet cut."""

    pack: tuple[Card, ...]
    nonce: str
    commitment: str
    asks: bool
    planned_cut: int
    """Where the program cuts."""

    def cut(self, count: int | None = None) -> tuple[tuple[Card, ...], Seal]:
        """The pack cut, and its seal; without a count the program cuts."""
        count = self.planned_cut if count is None else count
        return cut_pack(self.pack, count), Seal(self.commitment, self.nonce, count)


class Sealing:
    """Seals the packs of a match.

    Parameters
    ----------
    who_cuts: tells who is to cut, now.
    """

    def __init__(self, who_cuts: Callable[[], str]) -> None:
        self._who_cuts = who_cuts

    def seal(self, pack: tuple[Card, ...], *, may_ask: bool) -> SealedPack:
        """Seal a pack.

        Where the program cuts, what it dealt would be the same without: the pack is sealed with some cards
        from its bottom on top, and the cut brings them back. So a deal code stands for the same cards whether
        there is a cut or not.
        """
        who = self._who_cuts()
        asks = who == ASK and may_ask
        count = 0 if who == OFF else 1 + int.from_bytes(os.urandom(4), "big") % (len(pack) - 1)
        if not asks:
            pack = cut_pack(pack, len(pack) - count)
        nonce = os.urandom(NONCE_BYTES).hex()
        return SealedPack(pack, nonce, sealed(pack, nonce), asks, count)
