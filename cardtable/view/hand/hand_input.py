"""The person's hand under pointer and keys: what may be played is lit, what is chosen rises."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QPointF, Qt

from cardtable.rules.cards import HIDDEN, Card
from cardtable.rules.events import Zone
from cardtable.view.deck.card_shape import ASPECT
from cardtable.view.hand.card_drag import CardDrag
from cardtable.view.hand.hand_keys import next_legal, place_for
from cardtable.view.motion.card_motion import CardMotion
from cardtable.view.motion.motions import Reflex
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.layout import LIFT, PICKED
from cardtable.view.table.tabletop import Tabletop

_LEGAL_LIFT: Final = 0.05
_STAND_BACK: Final = 0.06
"""How far the hand sinks while others are to act, in widths of a card."""
_RETURN: Final = 2.2
"""How many times as long as rising under the pointer it takes a card to return that was let go."""


class HandInput:
    """Chooses cards of the own hand.

    Parameters
    ----------
    table, zone: the table and the own hand on it.
    reflex: shows cards that rise and sink.
    played: called with the card that the person plays; it may be one that the rules refuse.
    picked: called when the cards picked to lay away have changed.
    """

    def __init__(
        self,
        table: Tabletop,
        zone: Zone,
        reflex: Reflex,
        played: Callable[[Card], None],
        picked: Callable[[], None],
    ) -> None:
        self.hover_ms = 0
        self.changed: Callable[[], None] = lambda: None
        """Called when other cards may be chosen, are picked, or are pointed at by the keyboard."""
        self._table = table
        self._zone = zone
        self._reflex = reflex
        self._on_played = played
        self._on_picked = picked
        self._open = False
        self._picking = False
        self._waiting = False
        self._wanted = 0
        self._legal: set[Card] = set()
        self._picks: list[CardItem] = []
        self._dropping = False
        self._hovered: CardItem | None = None
        self._cursor: CardItem | None = None
        self._drag = CardDrag(table)

    @property
    def is_open(self) -> bool:
        """Whether the person may choose a card."""
        return self._open

    @property
    def is_picking(self) -> bool:
        """Whether cards are picked to be laid away."""
        return self._picking

    def may_play(self, card: Card) -> bool:
        """Whether a card may be played or picked now."""
        return self._open and card in self._legal

    @property
    def picked_cards(self) -> tuple[Card, ...]:
        """The cards picked to lay away, in the order picked."""
        return tuple(item.card for item in self._picks)

    @property
    def cards(self) -> list[CardItem]:
        """The own hand from left to right."""
        return self._table.board.cards(self._zone)

    # --- open and closed -----------------------------------------------------------------------------------

    def open_play(self, legal: Iterable[Card]) -> None:
        """Let a card be played: those in ``legal`` are lit, the others dimmed."""
        self._open, self._picking, self._waiting = True, False, False
        self._legal = set(legal)
        self._refresh()

    def open_pick(self, source: Iterable[Card], wanted: int) -> None:
        """Let cards be picked out of ``source``; of more than are wanted, those picked first go back."""
        self._open, self._picking, self._waiting = True, True, False
        self._wanted = wanted
        self._legal = set(source)
        self._picks.clear()
        self._refresh()

    def look(self) -> None:
        """Let the cards be seen well, though none of them can be chosen."""
        self._waiting = False
        self._refresh()

    def close(self) -> None:
        """Let nothing be chosen until the next turn."""
        if self._open:
            self._open, self._picking, self._waiting = False, False, True
            self._picks.clear()
            self._hovered = self._cursor = None
            if not self._dropping:
                self._send_home(self._drag.let_go())
            self._refresh()

    def wait(self) -> None:
        """Others are to act: the cards stand back a little until the person's turn."""
        if not self._open:
            self._waiting = True
            self._refresh()

    def forget(self) -> None:
        """The cards are gone: hold on to none."""
        self._open = self._picking = self._waiting = False
        self._picks.clear()
        self._hovered = self._cursor = None
        self._drag.let_go()
        self._reflex.clear()

    # --- pointer -------------------------------------------------------------------------------------------

    def card_at(self, point: QPointF) -> CardItem | None:
        """The card of the own hand under a point; a risen card does not slip away from the pointer."""
        for card in reversed(self.cards):
            lift = self._table.board.lifts.get(card, 0.0) * card.home.width
            at = card.home.moved(0, lift)
            angle = math.radians(-at.angle)
            dx, dy = point.x() - at.x, point.y() - at.y
            x = dx * math.cos(angle) - dy * math.sin(angle)
            y = dx * math.sin(angle) + dy * math.cos(angle)
            half = at.width / 2
            if abs(x) <= half and -half * ASPECT - max(lift, 0) <= y <= half * ASPECT + 4:
                return card
        return None

    def hover(self, point: QPointF | None) -> bool:
        """The pointer is at a point, or nowhere; tells whether it is over a card that may be chosen."""
        card = self.card_at(point) if point is not None and self._open else None
        if card is not self._hovered:
            self._hovered = card
            if self._open:
                self._cursor = None
                self._refresh()
        return card is not None

    def press(self, point: QPointF) -> bool:
        """The pointer was pressed; tells whether a card was meant."""
        card = self.card_at(point)
        if card is None or not self._open or card.card == HIDDEN:
            return False
        self._choose(card)
        return True

    # --- dragging ------------------------------------------------------------------------------------------

    @property
    def is_dragging(self) -> bool:
        """Whether a card follows the pointer."""
        return self._drag.card is not None

    def take(self, point: QPointF) -> bool:
        """Take the card under a point, to have it follow the pointer; tells whether there is one."""
        card = self.card_at(point)
        if card is None or not self._open or card.card == HIDDEN:
            return False
        self._hovered = self._cursor = None
        self._drag.take(card, point, card.card in self._legal and not self._picking)
        self._refresh()
        return True

    def drag(self, point: QPointF) -> None:
        """The card taken follows the pointer."""
        self._drag.follow(point)

    def drop(self, point: QPointF) -> None:
        """The card taken is let go: on the table it is chosen, elsewhere it returns, as one does that the
        rules refuse."""
        card = self._drag.card
        if card is None:
            return
        if self._open and self._drag.is_over_table(point):
            self._dropping = True
            self._choose(card)
            self._dropping = False
        self._send_home(self._drag.let_go())

    def call_back(self) -> bool:
        """Have the card taken return; tells whether there was one."""
        card = self._drag.let_go()
        self._send_home(card)
        return card is not None

    def _send_home(self, card: CardItem | None) -> None:
        """A card that was let go returns to the hand, unless it has gone its way."""
        if card is not None and card.mover is self._drag:
            card.mover = None
            self._refresh(card)

    # --- keys ----------------------------------------------------------------------------------------------

    def key(self, key: int) -> bool:
        """Handle a key; tells whether it was one of ours."""
        cards = self.cards
        if not self._open or not cards:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._cursor is None:
                self.point_at_legal()
            else:
                self._choose(self._cursor)
            return True
        place = cards.index(self._cursor) if self._cursor in cards else None
        leads_to = place_for(key, place, self._may_be_played)
        if leads_to is None:
            return False
        self._point_at(leads_to)
        return True

    def step_back(self) -> bool:
        """Point at no card any more, or else take back the card picked last; tells whether there was one."""
        if not self._open or (self._cursor is None and not self._picks):
            return False
        if self._cursor is not None:
            self._cursor = None
        else:
            self._picks.pop()
            self._on_picked()
        self._refresh()
        return True

    def point_at_legal(self) -> None:
        """Let the keyboard's choice be the first card that may be played."""
        if self._open and self.cards:
            self._point_at(next_legal(None, 1, self._may_be_played))

    def _point_at(self, place: int) -> None:
        self._hovered = None
        self._cursor = self.cards[place]
        self._refresh()

    @property
    def _may_be_played(self) -> list[bool]:
        return [card.card in self._legal for card in self.cards]

    @property
    def cursor(self) -> CardItem | None:
        """The card that the keyboard has chosen."""
        return self._cursor

    # --- choosing ------------------------------------------------------------------------------------------

    def choose(self, card: Card) -> None:
        """Play or pick a card, as a click on it does."""
        item = next((item for item in self.cards if item.card == card), None)
        if item is not None and self._open:
            self._choose(item)

    def _choose(self, card: CardItem) -> None:
        if not self._picking:
            self._on_played(card.card)
            return
        if card in self._picks:
            self._picks.remove(card)
        elif card.card in self._legal:
            self._picks.append(card)
            del self._picks[: -self._wanted]
        self._refresh()
        self._on_picked()

    def _refresh(self, returning: CardItem | None = None) -> None:
        """Mark and raise the cards as they are to be now. ``returning`` is one that was let go."""
        board = self._table.board
        some_illegal = self._open and any(card.card not in self._legal for card in self.cards)
        stands_back = self._waiting and not self._open
        for card in self.cards:
            legal = card.card in self._legal
            lift = -_STAND_BACK if stands_back else _LEGAL_LIFT if some_illegal and legal else 0.0
            if self._open and card in (self._hovered, self._cursor):
                lift = LIFT if legal else 0.0
            if card in self._picks:
                lift = PICKED
            board.lifts[card] = lift
            card.mark(self._mark_for(card, legal))
        board.arrange()
        motions = [
            CardMotion(card, self.hover_ms, flying=False)
            for card in self.cards
            if card.pose != card.home and card not in (self._drag.card, returning)
        ]
        if returning is not None:
            motions.append(CardMotion(returning, _RETURN * self.hover_ms))
        self._reflex.run(motions)
        self.changed()

    def _mark_for(self, card: CardItem, legal: bool) -> str:
        if not self._open:
            return ""
        if card is self._cursor:
            return "cursor" if legal else "barred"
        return "" if legal else "dim"
