"""What happened, told as typed events: the only language in which a state speaks to the outside.

Cards live in zones. A zone is a name and, where there is one per player or side, a seat: ``hand`` and
``trick`` stand before a seat, ``won`` before the first seat of a side, ``stock``, ``turned``, ``aside`` and
``discard`` belong to the table. Every event that moves or shows cards names the seats that see their faces
(``seen``, a bit mask); :func:`redact` blanks the faces for a seat that does not.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cardtable.rules.cards import HIDDEN, Card, Suit
from cardtable.rules.moves import MAX_SEATS


class Zone(NamedTuple):
    """A place where cards lie; ``seat`` is -1 for the table's own."""

    name: str
    seat: int = -1


STOCK: Final = Zone("stock")
TURNED: Final = Zone("turned")
ASIDE: Final = Zone("aside")
DISCARDS: Final = Zone("discard")
HANDS: Final = tuple(Zone("hand", seat) for seat in range(MAX_SEATS))
TRICKS: Final = tuple(Zone("trick", seat) for seat in range(MAX_SEATS))
WON: Final = tuple(Zone("won", seat) for seat in range(MAX_SEATS))

EVERYBODY: Final = (1 << MAX_SEATS) - 1
NOBODY_SEES: Final = 0


class Points(NamedTuple):
    """An entry of the score as records hold it: side, points, why."""

    side: int
    points: int
    why: str


class DealStarted(NamedTuple):
    """A new deal: the whole pack, ``cards`` of them, lies face down as the stock."""

    number: int
    dealer: int
    cards: int


class Moved(NamedTuple):
    """Cards went from one zone to another, in this order; ``seen`` are the seats that see them there."""

    source: Zone
    target: Zone
    cards: tuple[Card, ...]
    seen: int


class Revealed(NamedTuple):
    """Cards that lie in a zone already may now be seen by the seats in ``seen`` (rule A15)."""

    zone: Zone
    cards: tuple[Card, ...]
    seen: int


class TrumpTurned(NamedTuple):
    """A card was turned for trump. ``trump`` is the suit in force after it, ``fixed`` whether the turning
    stands (false for a card of the rejected suit, rule A7)."""

    card: Card
    trump: Suit
    fixed: bool


class Said(NamedTuple):
    """A seat said a word (``stand``, ``beg``, ``take-one``, ``run``) or did one that all notice
    (``discard``, ``hint``)."""

    seat: int
    word: str


class Announced(NamedTuple):
    """A combination announced from a hand: its kind (``set``, ``baba``), the rank or ranks, the suit of a
    Baba (else -1), its points."""

    seat: int
    kind: str
    ranks: str
    suit: Suit
    points: int


class Mistaken(NamedTuple):
    """A card was tried that may not be played, and goes back to the hand (rule C12)."""

    seat: int
    card: Card


class TrickTaken(NamedTuple):
    """A full trick goes to ``seat``; ``cards`` in the order played, led by ``leader``."""

    seat: int
    cards: tuple[Card, ...]
    leader: int


class Scored(NamedTuple):
    """Points entered. ``seat`` earned them for ``side`` (-1 where partners did together) with ``cards`` (none
    where no single cards did, or where they are not shown); ``total`` is then the score."""

    side: int
    points: int
    why: str
    seat: int
    cards: tuple[Card, ...]
    total: int


class Counted(NamedTuple):
    """What each side's won cards are worth toward the point ``why`` (rule A13, game), before it is given."""

    why: str
    counts: tuple[int, ...]


class ThrownIn(NamedTuple):
    """The pack could not serve the run: all cards are thrown in and the same dealer deals again (rule A8)."""

    dealer: int


class DealOver(NamedTuple):
    """The deal has ended with these entries; a match that goes on waits for the next pack."""

    points: tuple[Points, ...]


class MatchOver(NamedTuple):
    """The match has been won. ``ledger`` is what the winner writes in the running ledger, 0 in games
    without one."""

    winner: int
    scores: tuple[int, ...]
    ledger: int


Event = (
    DealStarted
    | Moved
    | Revealed
    | TrumpTurned
    | Said
    | Announced
    | Mistaken
    | TrickTaken
    | Scored
    | Counted
    | ThrownIn
    | DealOver
    | MatchOver
)


def redact(event: Event, seat: int) -> Event:
    """Return the event as ``seat`` may know it: faces it does not see become ``HIDDEN``."""
    if isinstance(event, Moved | Revealed) and not event.seen >> seat & 1:
        return event._replace(cards=(HIDDEN,) * len(event.cards))
    return event
