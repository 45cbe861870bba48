"""The lot for the first deal, on the table: the spread pack, a card for each player, the highest deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable.rules.cards import Card
from cardtable.rules.events import Zone
from cardtable.rules.lot import Draw, Lot
from cardtable.rules.tricks import strengths
from cardtable.view.motion.animator import Step
from cardtable.view.motion.card_motion import CardMotion, ease_both
from cardtable.view.motion.motions import Motion
from cardtable.view.motion.pace import Pace
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.layout import LOT
from cardtable.view.table.poses import Pose
from cardtable.view.table.tabletop import Tabletop

_SPREAD: Final = Zone(LOT)


class LotShow:
    """Makes the steps that show a lot.

    Parameters
    ----------
    strength_order: the ranks low to high.
    say: shows a line of words to the person.
    show_phase: tells that the table shows the lot.
    """

    def __init__(
        self,
        table: Tabletop,
        pace: Pace,
        strength_order: str,
        say: Callable[[str], None],
        show_phase: Callable[[str], None],
    ) -> None:
        self._table = table
        self._pace = pace
        self._strength = strengths(strength_order)
        self._say = say
        self._show_phase = show_phase
        self._drawn: dict[int, CardItem] = {}

    def steps(self, lot: Lot) -> list[Step]:
        """Return the steps in their order."""
        steps = [Step(partial(self._spread, lot))]
        for n, draws in enumerate(lot.rounds):
            steps += [Step(partial(self._draw, draw)) for draw in draws]
            last = n == len(lot.rounds) - 1
            steps.append(Step(partial(self._compare, draws), hold=self._pace.lot_hold))
            if not last:
                steps.append(Step(self._put_back))
        steps.append(Step(partial(self._end, lot.dealer), hold=self._pace.lot_hold // 2))
        return steps

    def _spread(self, lot: Lot) -> Sequence[Motion]:
        table = self._table
        for draw in (draw for draws in lot.rounds for draw in draws):  # drawn now, not while it turns
            table.art.face(draw.card, table.layout.places.trick_card, table.dpr, edged=True)
        cards = table.board.new_pack(_SPREAD, len(table.spec.pack))
        table.board.arrange()
        middle = table.layout.places.trick.center()
        table.cue("sweep")
        for card in cards:
            card.rest()
            card.show_at(Pose(middle.x(), middle.y(), card.home.width))
        self._say(QCoreApplication.translate("LotShow", "The highest card deals first"))
        return [CardMotion(card, self._pace.spread, flying=False, ease=ease_both) for card in cards]

    def _draw(self, draw: Draw) -> Sequence[Motion]:
        board = self._table.board
        cards = board.cards(_SPREAD)
        card = cards.pop((2 * draw.seat + 1) * len(cards) // (2 * self._table.spec.seats))
        board.cards(Zone(LOT, draw.seat)).append(card)
        self._drawn[draw.seat] = card
        card.card = draw.card
        card.face_up = True
        board.arrange()
        self._table.cue("turn")
        return [CardMotion(card, self._pace.draw_lot, arc=0.1), *board.shifts(self._pace.draw_lot, [card])]

    def _compare(self, draws: Sequence[Draw]) -> Sequence[Motion]:
        best = max(self._strength[draw.card] for draw in draws)
        for card in self._drawn.values():
            card.mark("lit" if self._is_best(card.card, draws, best) else "dim")
        self._show_phase("lot")
        if sum(self._strength[draw.card] == best for draw in draws) > 1:
            self._say(QCoreApplication.translate("LotShow", "Equal cards: they draw again"))
        return []

    def _is_best(self, card: Card, draws: Sequence[Draw], best: int) -> bool:
        return any(draw.card == card and self._strength[card] == best for draw in draws)

    def _put_back(self) -> Sequence[Motion]:
        board = self._table.board
        back, self._drawn = self._drawn, {}
        for seat, card in back.items():
            card.mark("")
            card.face_up = False
            board.zones.pop(Zone(LOT, seat))
            board.cards(_SPREAD).append(card)
        board.arrange()
        return board.shifts(self._pace.draw_lot)

    def _end(self, dealer: int) -> Sequence[Motion]:
        table = self._table
        for seat, plaque in enumerate(table.plaques):
            plaque.state.dealer = seat == dealer
            plaque.refresh()
        name = table.plaques[dealer].state.name
        if dealer == table.person:
            self._say(QCoreApplication.translate("LotShow", "You deal first"))
        else:
            self._say(QCoreApplication.translate("LotShow", "{name} deals first").format(name=name))
        return []
