"""The cards on the table, by zone. A card belongs to its new zone at once and then travels there."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtWidgets import QGraphicsScene

from cardtable.rules.cards import HIDDEN, NO_SUIT, Card, Suit
from cardtable.rules.events import DISCARDS, EVERYBODY, Moved, Revealed, Zone
from cardtable.rules.tricks import strengths
from cardtable.view.deck.cards import CardArt
from cardtable.view.hand.hand_order import USUAL, HandOrder, sorted_hand
from cardtable.view.motion.card_motion import CardHandled, CardMotion
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.depths import FLIGHT
from cardtable.view.table.layout import GATHERED, LOT, Layout
from cardtable.view.table.poses import Pose, jitter

_log = logging.getLogger(__name__)

_PLACE_Z: Final = {
    "corner": 20,
    "won": 40,
    "hand": 60,
    "loose": 90,
    "centre": 100,
    "on-stock": 200,
    "trick": 300,
    LOT: 400,
    GATHERED: FLIGHT,
}
_OWN_Z: Final = 500
_RESTING_SHADOW: Final = 0.12
_ASKEW: Final = {"trick": (0.025, 2.6), "won": (0.03, 4.0)}
"""Where cards lie as they were thrown: how far aside, in widths, and by how many degrees at most."""
_SEEN_OF_PILE: Final = 7
"""Of a pile only so many cards are drawn: the uppermost, and some edges below."""


class Board:
    """All cards in play.

    Parameters
    ----------
    scene, art, layout: where cards are drawn, with what pictures, and where zones lie.
    rank_order: the ranks low to high, for sorting the own hand.
    """

    def __init__(
        self, scene: QGraphicsScene, art: CardArt, layout: Layout, rank_order: str, dpr: float
    ) -> None:
        self._scene = scene
        self._art = art
        self._layout = layout
        self._dpr = dpr
        self._strength = strengths(rank_order)
        self._serial = 0
        self.hand_order: HandOrder = USUAL
        """How the own hand is sorted."""
        self.sort_trump: Suit = NO_SUIT
        """The suit that stands first in the own hand."""
        self.zones: dict[Zone, list[CardItem]] = {}
        self.lifts: dict[CardItem, float] = {}
        """By how much of their width cards of the own hand are raised."""
        self.repairs = 0
        """How often :meth:`reconcile` had to put something right."""

    # --- what lies where -----------------------------------------------------------------------------------

    def cards(self, zone: Zone) -> list[CardItem]:
        """The cards of a zone, the lowest first; the own hand from left to right."""
        return self.zones.setdefault(zone, [])

    def everything(self) -> Iterable[CardItem]:
        """Every card on the table."""
        return (card for cards in self.zones.values() for card in cards)

    def table(self) -> dict[Zone, Counter[Card]]:
        """What lies in each zone that is not empty, hidden cards as ``HIDDEN``."""
        return {zone: Counter(card.card for card in cards) for zone, cards in self.zones.items() if cards}

    def clear(self) -> None:
        """Take all cards off."""
        for card in self.everything():
            card.remove()
        self.zones.clear()
        self.lifts.clear()

    def new_card(self, zone: Zone, card: Card = HIDDEN) -> CardItem:
        """Put a card on top of a zone; :meth:`arrange` then gives it its place."""
        self._serial += 1
        item = CardItem(self._art, self._scene, self._dpr, self._serial)
        item.card = card
        self.cards(zone).append(item)
        return item

    def new_pack(self, zone: Zone, count: int) -> list[CardItem]:
        """Clear the table and lay a pack face down."""
        self.clear()
        self.sort_trump = NO_SUIT
        return [self.new_card(zone) for _ in range(count)]

    def move(self, event: Moved) -> list[CardItem]:
        """Move cards to their new zone and return them; they are still seen where they were."""
        moved = []
        for card in event.cards:
            item = self._take(event.source, card)
            if card != HIDDEN:
                item.card = card
            open_to_all = event.seen == EVERYBODY and not self._is_closed_hand(event.target)
            own = self._layout.is_own_hand(event.target) and card != HIDDEN
            item.face_up = open_to_all or own
            self.lifts.pop(item, None)
            item.mark("")
            self.cards(event.target).append(item)
            moved.append(item)
        return moved

    def _conceal(self, zone: Zone, known: Iterable[Card]) -> None:
        """Forget the faces of the cards that lie face down in a zone, but for those that may be known."""
        for item in self.cards(zone):
            if not item.face_up and item.card not in known:
                item.card = HIDDEN

    def reveal(self, event: Revealed) -> list[CardItem]:
        """Give hidden cards of a zone their faces and return them."""
        revealed = []
        hidden = [item for item in self.cards(event.zone) if item.card == HIDDEN]
        for item, card in zip(hidden, event.cards, strict=False):
            if card != HIDDEN:
                item.card = card
                item.face_up = True
                revealed.append(item)
        return revealed

    def _is_closed_hand(self, zone: Zone) -> bool:
        return self._layout.zone(zone.name).place == "hand" and not self._layout.is_own_hand(zone)

    def _take(self, zone: Zone, card: Card) -> CardItem:
        """Take a card out of a zone: the very card, else one whose face is unknown, from the top of a pile
        and from the middle of a hand."""
        cards = self.cards(zone)
        for item in cards:
            if card != HIDDEN and item.card == card:
                cards.remove(item)
                return item
        hidden = [item for item in cards if item.card == HIDDEN] or cards
        if not hidden:
            _log.debug("%s is empty on the table", zone)
            item = self.new_card(zone)
            cards.remove(item)
            item.home = item.pose = self._layout.poses(zone, 1)[0]
            return item
        fan = self._layout.zone(zone.name).style == "fan"
        item = hidden[len(hidden) // 2] if fan else hidden[-1]
        cards.remove(item)
        return item

    # --- where it is seen ----------------------------------------------------------------------------------

    def use(self, layout: Layout, dpr: float) -> None:
        """Take another layout; :meth:`settle` or :meth:`follow` then show it."""
        before, self._layout = self._layout, layout
        if layout is not before:
            for card in self.everything():
                if isinstance(card.mover, CardMotion):
                    card.show_at(_moved_with(card.pose, before, layout))
        if dpr != self._dpr:
            self._dpr = dpr
            for card in self.everything():
                card.change_screen(dpr)

    def arrange(self) -> None:
        """Give every card its home."""
        for zone, cards in self.zones.items():
            own = self._layout.is_own_hand(zone)
            if own:
                self._sort(cards)
            place = self._layout.zone(zone.name).place
            base = _OWN_Z if own else _PLACE_Z.get(place, 90) + (60 if place == LOT and zone.seat >= 0 else 0)
            shadow = _RESTING_SHADOW if own or place in ("trick", "on-stock") else 0.0
            poses = self._layout.poses(zone, len(cards))
            for n, (card, pose) in enumerate(zip(cards, poses, strict=True)):
                card.home = self._adjusted(card, pose, place)
                card.home_z = base + 0.5 * n
                card.home_visible = True
                card.home_shadow = shadow
            if self._layout.zone(zone.name).style == "pile":
                _thin_out(cards)

    def _adjusted(self, card: CardItem, pose: Pose, place: str) -> Pose:
        askew = _ASKEW.get(place)
        if askew is not None:
            reach, turn = askew
            return Pose(
                pose.x + reach * pose.width * jitter(card.serial, 1),
                pose.y + reach * pose.width * jitter(card.serial, 2),
                pose.width,
                pose.angle + turn * jitter(card.serial),
            )
        lift = self.lifts.get(card)
        return pose.moved(0, -lift * pose.width) if lift else pose

    def _sort(self, cards: list[CardItem]) -> None:
        if all(card.card != HIDDEN for card in cards):
            order = sorted_hand(
                [card.card for card in cards], self._strength, self.sort_trump, self.hand_order
            )
            place = {card: n for n, card in enumerate(order)}
            cards.sort(key=lambda item: place[item.card])

    def settle(self) -> None:
        """Show every card at home at once."""
        self.arrange()
        for card in self.everything():
            card.rest()

    def follow(self) -> None:
        """Show every card that lies at its place of now; those on their way find it by themselves."""
        self.arrange()
        for card in self.everything():
            if isinstance(card.mover, CardHandled):
                card.mover.follow()
            elif not isinstance(card.mover, CardMotion):
                card.rest()

    def gather(self, seat: int) -> list[CardItem]:
        """Have all cards lie face down under a player's plaque; returns those that are seen on their way."""
        cards = list(self.everything())
        seen = [card for card in cards if card.item.isVisible()]
        for card in cards:
            card.face_up = False
            card.mark("")
        self.zones.clear()
        self.zones[Zone(GATHERED, seat)] = cards
        self.lifts.clear()
        self.arrange()
        return seen

    def shifts(self, duration: float, without: Iterable[CardItem] = ()) -> list[CardMotion]:
        """Motions for cards that lie but have another home now, such as those that close ranks. Cards in
        flight find their new homes by themselves."""
        flying = set(map(id, [*without, *self.in_flight()]))
        return [
            CardMotion(card, duration, flying=False)
            for card in self.everything()
            if id(card) not in flying and card.item.isVisible() and _differs(card) and not card.is_held
        ]

    def in_flight(self) -> list[CardItem]:
        """The cards that are on their way to another zone."""
        return [
            card for card in self.everything() if isinstance(card.mover, CardMotion) and card.mover.flying
        ]

    # --- truth ---------------------------------------------------------------------------------------------

    def reconcile(self, table: Mapping[Zone, tuple[Card, ...]]) -> bool:
        """Make the board equal to what truly lies on the table; tells whether it was so already."""
        for zone in self.zones:
            self._conceal(zone, table.get(zone, ()))
        wanted = {zone: Counter(cards) for zone, cards in table.items() if cards}
        if self.table() == wanted:
            for item in self.everything():
                if item.pose != item.home or item.item.zValue() != item.home_z:
                    item.rest()
            return True
        self.repairs += 1
        _log.debug("the board differs: %s, not %s", self.table(), wanted)
        self.lay(table)
        return False

    def lay(self, table: Mapping[Zone, tuple[Card, ...]]) -> None:
        """Lay all cards anew; those laid away lie face down though they may be known."""
        self.clear()
        for zone, cards in table.items():
            for card in cards:
                self.new_card(zone, card).face_up = card != HIDDEN and zone != DISCARDS
        self.settle()


def _moved_with(pose: Pose, before: Layout, now: Layout) -> Pose:
    """Where something on its way is in a window of another size."""
    return Pose(
        pose.x * now.size.width() / before.size.width(),
        pose.y * now.size.height() / before.size.height(),
        pose.width * now.card / before.card,
        pose.angle,
    )


def _thin_out(pile: list[CardItem]) -> None:
    """Hide the cards of a pile that are covered but for a hair."""
    count = len(pile)
    step = max(1, count // _SEEN_OF_PILE)
    for n, card in enumerate(pile):
        card.home_visible = n >= count - 2 or n % step == 0
        if not _differs(card):
            card.item.setVisible(card.home_visible)


def _differs(card: CardItem) -> bool:
    a, b = card.pose, card.home
    near = abs(a.x - b.x) + abs(a.y - b.y) + abs(a.angle - b.angle) + abs(a.width - b.width) < 0.3
    return not near or card.shows_face != (card.face_up and card.card != HIDDEN)
