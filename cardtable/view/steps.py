"""The steps a table is made of: each changes something on the table and returns the motions that show it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF

from cardtable.rules.events import Moved, Scored, Zone
from cardtable.view.animator import Fade, Motion, Step
from cardtable.view.card_item import FLIGHT, CardItem
from cardtable.view.card_motion import CardMotion, ease_both, ease_out
from cardtable.view.pace import Pace
from cardtable.view.poses import Pose
from cardtable.view.speech import Chip
from cardtable.view.tabletop import Tabletop
from cardtable.view.texts import reason_name, signed


class MoveStep(Step):
    """Cards go from zone to zone; moves to the same zone may join until it starts.

    ``starts`` and ``lands`` name the sounds of its beginning and its end.
    """

    def __init__(
        self,
        table: Tabletop,
        event: Moved,
        duration: int,
        *,
        stagger: int = 0,
        delay: int = 0,
        ease: Callable[[float], float] = ease_out,
        arc: float = 0.0,
        starts: str = "",
        lands: str = "",
        before: Callable[[], None] | None = None,
        shown: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(self._move, self._landed)
        self.events = [event]
        self._table = table
        self._duration = duration
        self._stagger = stagger
        self._delay = delay
        self._ease = ease
        self._arc = arc
        self._starts = starts
        self._lands = lands
        self._before = before
        self._after = shown

    def takes(self, event: Moved) -> bool:
        """Whether a move may join this step."""
        first = self.events[0]
        return event.target == first.target and event.source.name == first.source.name != "stock"

    def _move(self) -> Sequence[Motion]:
        if self._before is not None:
            self._before()
        self._hear(self._starts)
        board = self._table.board
        moved = [card for event in self.events for card in board.move(event)]
        board.arrange()
        self._table.refresh_captions(moved)
        flights: list[Motion] = [
            CardMotion(
                card,
                self._duration,
                self._delay + n * self._stagger,
                order=n,
                ease=self._ease,
                arc=self._arc,
            )
            for n, card in enumerate(moved)
        ]
        return [*flights, *board.shifts(self._duration, moved)]

    def _landed(self) -> None:
        self._hear(self._lands)
        self._table.refresh_captions()
        if self._after is not None:
            self._after()

    def _hear(self, sound: str) -> None:
        if sound:
            self._table.cue(sound)


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
        colour = table.side_colour(entry.side)
        table.slots.fill(entry.why, colour)
        for seat, plaque in enumerate(table.plaques):
            if table.spec.side_of(seat) == entry.side:
                plaque.state.score = entry.total
                plaque.refresh()


def sweep_step(table: Tabletop, to_seat: int, pace: Pace) -> Step:
    """What lies on the table after a deal goes to the next dealer."""

    def begin() -> Sequence[Motion]:
        board = table.board
        middle = table.plaques[to_seat].box.center()
        cards = [card for card in board.everything() if card.item.isVisible()]
        if cards:
            table.cue("sweep")
        for card in cards:
            card.face_up = False
            card.mark("")
            card.home = Pose(middle.x(), middle.y(), table.layout.places.small_card)
            card.home_z = FLIGHT
        return [
            CardMotion(card, pace.clear, order=n, flying=False, ease=ease_both)
            for n, card in enumerate(cards)
        ]

    return Step(begin)


def pack_step(table: Tabletop, zone: Zone, count: int, dealer: int, pace: Pace) -> Step:
    """The pack comes from the dealer to its place."""

    def begin() -> Sequence[Motion]:
        board = table.board
        table.cue("shuffle")
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


def cut_step(table: Tabletop, zone: Zone, pace: Pace) -> Step:
    """The upper half of the pack goes under the lower one."""

    def begin() -> Sequence[Motion]:
        cards = [card for card in table.board.cards(zone) if card.home_visible]
        half = len(cards) // 2
        lower, upper = cards[:half], cards[half:]
        return [
            *(Fade(pace.cut, partial(_slide, card, -0.34, False), card.rest) for card in lower),
            *(Fade(pace.cut, partial(_slide, card, 0.62, True), card.rest) for card in upper),
        ]

    return Step(begin)


def _slide(card: CardItem, reach: float, upper: bool, share: float) -> None:
    """One half of the pack in a cut: aside, and back at the other height."""
    aside = math.sin(math.pi * ease_both(share)) * reach * card.home.width
    card.item.setZValue(card.home_z + (30 if upper == (share < 0.5) else 0))
    card.show_at(card.home.moved(aside, 0))
