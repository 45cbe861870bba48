"""The steps a table is made of: each changes something on the table and returns the motions that show it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF

from cardtable.rules.events import Moved, Scored, Zone
from cardtable.view.motion.animator import Step
from cardtable.view.motion.card_motion import CardHandled, CardMotion, Ease, ease_both, ease_out
from cardtable.view.motion.motions import Fade, Motion
from cardtable.view.motion.pace import Pace
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.poses import Pose, jitter
from cardtable.view.table.speech import Chip
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import reason_name, signed


class Manner(NamedTuple):
    """How cards go: see :class:`CardMotion`. Of several each starts ``stagger`` after the one before.

    ``spin`` is the most that a card is turned at the start, chance deciding how much. ``starts`` and
    ``lands`` name the sounds of the beginning and the end.
    """

    duration: int
    stagger: int = 0
    delay: int = 0
    ease: Ease = ease_out
    arc: float = 0.0
    spin: float = 0.0
    thrown: bool = False
    starts: str = ""
    lands: str = ""


class MoveStep(Step):
    """Cards go from zone to zone; moves to the same zone may join until it starts.

    ``lead`` and ``joins`` are those of a :class:`Step`.
    """

    def __init__(
        self,
        table: Tabletop,
        event: Moved,
        manner: Manner,
        *,
        before: Callable[[], None] | None = None,
        shown: Callable[[], None] | None = None,
        lead: int = 0,
        joins: bool = False,
    ) -> None:
        super().__init__(self._move, self._landed, lead=lead, joins=joins)
        self.events = [event]
        self.table = table
        self.manner = manner
        self._before = before
        self._after = shown

    def takes(self, event: Moved) -> bool:
        """Whether a move may join this step."""
        first = self.events[0]
        return event.target == first.target and event.source.name == first.source.name != "stock"

    def flights(self, cards: Sequence[CardItem]) -> list[CardMotion]:
        """The motions of the cards that go."""
        manner = self.manner
        return [
            CardMotion(
                card,
                manner.duration,
                manner.delay + n * manner.stagger,
                order=n,
                ease=manner.ease,
                arc=manner.arc,
                spin=manner.spin * jitter(card.serial, 3),
                thrown=manner.thrown,
            )
            for n, card in enumerate(cards)
        ]

    def _move(self) -> Sequence[Motion]:
        if self._before is not None:
            self._before()
        self._hear(self.manner.starts)
        board = self.table.board
        moved = [card for event in self.events for card in board.move(event)]
        board.arrange()
        motions = [*self.flights(moved), *board.shifts(self.manner.duration, moved)]
        self.table.refresh_captions(board.in_flight())
        return motions

    def _landed(self) -> None:
        self._hear(self.manner.lands)
        self.table.refresh_captions(self.table.board.in_flight())
        if self._after is not None:
            self._after()

    def _hear(self, sound: str) -> None:
        if sound:
            self.table.cue(sound)


class SweepStep(MoveStep):
    """A trick goes to its winner: its cards are gathered at the winning one, and go on together.

    ``taker`` is the seat that has won it.
    """

    def __init__(
        self,
        table: Tabletop,
        event: Moved,
        manner: Manner,
        taker: int,
        *,
        before: Callable[[], None],
        shown: Callable[[], None],
    ) -> None:
        super().__init__(table, event, manner, before=before, shown=shown)
        self._taker = taker

    def flights(self, cards: Sequence[CardItem]) -> list[CardMotion]:
        manner = self.manner
        places = self.table.layout.places
        at = places.tricks[self._taker]
        motions = []
        for n, card in enumerate(cards):
            aside = n - (len(cards) - 1) / 2
            via = Pose(
                at.x() + 0.13 * aside * places.trick_card,
                at.y() + 0.02 * abs(aside) * places.trick_card,
                places.trick_card,
                5 * aside,
            )
            motions.append(CardMotion(card, manner.duration, n * manner.stagger, order=n, via=via))
        return motions


class ScoreStep(Step):
    """Points fly to the plaques; entries that follow at once fly close behind each other."""

    def __init__(self, table: Tabletop, scored: Scored, pace: Pace) -> None:
        super().__init__(self._fly)
        self.entries = [scored]
        self._table = table
        self._pace = pace

    def _fly(self) -> Sequence[Motion]:
        return [self._flight(n, entry) for n, entry in enumerate(self.entries)]

    def _flight(self, n: int, entry: Scored) -> Motion:
        table = self._table
        text = f"{signed(entry.points)} {reason_name(table.spec, entry.why)}"
        chip = table.new_chip(text, entry.side)
        seat = entry.seat if entry.seat >= 0 else entry.side
        return Fade(
            self._pace.chip,
            partial(self._show, chip, entry.why, seat),
            partial(self._arrive, chip, entry),
            n * self._pace.chip_stagger,
        )

    def _show(self, chip: Chip, why: str, seat: int, share: float) -> None:
        plaque = self._table.plaques[seat]
        start = self._table.slots.point(why) or self._beside(seat)
        chip.fly(start, plaque.score_point, share)

    def _beside(self, seat: int) -> QPointF:
        """Where points appear that no slot holds: between the plaque and the trick."""
        places = self._table.layout.places
        if seat == self._table.person:
            return QPointF(places.trick.center().x(), places.strip.center().y())
        plaque = self._table.plaques[seat].box.center()
        middle = places.trick.center()
        return plaque + (middle - plaque) * 0.55

    def _arrive(self, chip: Chip, entry: Scored) -> None:
        table = self._table
        table.drop_chip(chip)
        table.cue("point" if entry.points > 0 else "refuse")
        table.fill_slot(entry.why, entry.side)
        for seat, plaque in enumerate(table.plaques):
            if table.spec.side_of(seat) == entry.side:
                plaque.state.score = entry.total
                plaque.refresh()


def sweep_step(table: Tabletop, to_seat: int, pace: Pace) -> Step:
    """What lies on the table after a deal goes to the next dealer."""

    def begin() -> Sequence[Motion]:
        cards = table.board.gather(to_seat)
        if cards:
            table.cue("sweep")
        return [
            CardMotion(card, pace.clear, order=n, flying=False, ease=ease_both)
            for n, card in enumerate(cards)
        ]

    return Step(begin)


def pack_step(table: Tabletop, zone: Zone, count: int, dealer: int, pace: Pace) -> Step:
    """The pack comes from the dealer to its place."""

    def begin() -> Sequence[Motion]:
        board = table.board
        board.new_pack(zone, count)
        board.arrange()
        start = table.plaques[dealer].box.center()
        cards = board.cards(zone)
        for card in cards:
            home = card.home
            card.rest()
            card.show_at(Pose(start.x(), start.y(), 0.6 * home.width))
        table.refresh_captions()
        seen = [card for card in cards if card.home_visible]
        return [CardMotion(card, pace.pack, order=n) for n, card in enumerate(seen)] + [
            CardMotion(card, 0, flying=False) for card in cards if not card.home_visible
        ]

    return Step(begin)


_HALVES_APART: Final = 0.38
"""How far each half of the pack goes aside in a shuffle, in widths of a card."""


def riffle_step(table: Tabletop, zone: Zone, pace: Pace) -> Step:
    """The pack is shuffled: its halves part, and fall into one another card by card."""

    def begin() -> Sequence[Motion]:
        table.cue("shuffle")
        cards = [card for card in table.board.cards(zone) if card.home_visible]
        return [
            CardHandled(card, pace.riffle, partial(_riffle, n, len(cards))) for n, card in enumerate(cards)
        ]

    return Step(begin)


def _riffle(place: int, count: int, card: CardItem, share: float) -> None:
    """One card of the pack in a shuffle."""
    side = 1 if place % 2 else -1
    falls = 0.3 + 0.46 * place / count
    together = ease_both(min(1.0, max(0.0, (share - falls) / 0.2)))
    out = ease_both(share / 0.3) if share < 0.3 else 1 - together
    home, width = card.home, card.home.width
    aside = side * out * _HALVES_APART * width
    card.show_at(Pose(home.x + aside, home.y - 0.04 * width * out, width, home.angle - 8 * side * out))


def cut_step(table: Tabletop, zone: Zone, pace: Pace) -> Step:
    """The upper half of the pack goes under the lower one."""

    def begin() -> Sequence[Motion]:
        cards = [card for card in table.board.cards(zone) if card.home_visible]
        half = len(cards) // 2
        lower, upper = cards[:half], cards[half:]
        return [
            *(CardHandled(card, pace.cut, partial(_slide, -0.34, False)) for card in lower),
            *(CardHandled(card, pace.cut, partial(_slide, 0.62, True)) for card in upper),
        ]

    return Step(begin)


def _slide(reach: float, upper: bool, card: CardItem, share: float) -> None:
    """One half of the pack in a cut: aside, and back at the other height."""
    aside = math.sin(math.pi * ease_both(share)) * reach * card.home.width
    card.item.setZValue(card.home_z + (30 if upper == (share < 0.5) else 0))
    card.show_at(card.home.moved(aside, 0))
