"""What a match tells, as signals."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.rules.events import (
    Announced,
    Counted,
    DealStarted,
    Event,
    Mistaken,
    Moved,
    Revealed,
    Said,
    Scored,
    ThrownIn,
    TrickTaken,
    TrumpTurned,
)


class MatchSignals(QObject):
    """The signals of a match. Each carries what the person's seat may know."""

    lotDrawn = Signal(object)
    """A :class:`~cardtable.rules.lot.Lot`: the cards drawn for the first deal, by round, and the dealer."""
    packSealed = Signal(object)
    """A :class:`~cardtable.model.sealing.PackSealed`, before anything is dealt from it."""
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
    """A :class:`DealSummary`. Unless the match is over it goes on with :meth:`Match.next_deal`."""
    matchEnded = Signal(object)
    """A :class:`MatchSummary`."""
    rewound = Signal()
    """The deal stands at another point than what was told: who shows it has to look anew."""
    assistedChanged = Signal()
    """The match counts as assisted from now on."""
    notice = Signal(str)
    """One line for the person, such as that an engine had to be replaced."""

    def signal_of(self, event: Event, in_play: bool) -> Any:
        """The signal that tells an event; ``in_play`` says that a trick of the deal has been taken."""
        if isinstance(event, Moved):
            return self._signal_of_move(event, in_play)
        return {
            DealStarted: self.dealStarted,
            TrumpTurned: self.trumpTurned,
            Said: self.said,
            Revealed: self.cardsRevealed,
            Announced: self.announced,
            Mistaken: self.mistakeTried,
            TrickTaken: self.trickTaken,
            Scored: self.pointsScored,
            Counted: self.counted,
            ThrownIn: self.thrownIn,
        }[type(event)]

    def _signal_of_move(self, event: Moved, in_play: bool) -> Any:
        source, target = event.source.name, event.target.name
        if target == "hand":
            return self.cardDrawn if in_play or source == "turned" else self.packetDealt
        return {"trick": self.cardPlayed, "turned": self.cardTurned, "discard": self.discarded}.get(
            target, self.cardsMoved
        )
