"""The layout of a table in a window: pure geometry from the window's size, the seats and the game's zones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.rules.events import Zone
from cardtable.rules.spec import GameSpec, ZoneSpec
from cardtable.view.deck.card_shape import ASPECT
from cardtable.view.kit.text_size import growth
from cardtable.view.table import poses
from cardtable.view.table.arranger import Arranger
from cardtable.view.table.places import Places
from cardtable.view.table.poses import Pose

LEAST_CARD: Final = 40
MOST_CARD: Final = 640

LIFT: Final = 0.1
"""How far a card of the own hand rises under the pointer, in its widths."""
PICKED: Final = 0.2
"""How far a picked card rises."""

_FAIR_CARD: Final = 62
"""The least breadth of a card, in pixels, at which it is recognised at a glance."""
_TEXTS_STEP: Final = 0.1

LOT: Final = "lot"
"""The zone of the spread pack in the lot for the first deal, and with a seat, of the card drawn there."""

GATHERED: Final = "gathered"
"""The zone of all cards after a deal, by the seat of who deals next."""

_SMALLER: Final = 0.12
_LARGER: Final = 0.15
"""By what share of their size each step of a bias changes the cards."""

_TILTS: Final = {"own": 1.2, "left": -2.2, "top": -1.4, "right": 2.4}


class Layout:
    """Where everything is in a window of ``size``. Made by :func:`lay_out`."""

    def __init__(self, spec: GameSpec, person: int, places: Places, where: dict[int, str]) -> None:
        self.spec = spec
        self.person = person
        self.places = places
        self._where = where
        self._zones = {zone.name: zone for zone in spec.zones}

    @property
    def card(self) -> int:
        """The width of a card of the own hand: the measure of all else."""
        return self.places.card

    @property
    def size(self) -> QSizeF:
        """The window."""
        return self.places.size

    def zone(self, name: str) -> ZoneSpec:
        """What the game says of a zone; one that it does not name is a pile in the middle."""
        if name == LOT:
            return ZoneSpec(LOT, "seat", LOT, "spread")
        if name == GATHERED:
            return ZoneSpec(GATHERED, "seat", GATHERED, "spread")
        return self._zones.get(name) or ZoneSpec(name, "table", "loose", "pile")

    def place(self, seat: int) -> str:
        """Where a player sits: ``own``, ``left``, ``top`` or ``right``."""
        return self._where[seat]

    def is_own_hand(self, zone: Zone) -> bool:
        """Whether a zone is the hand of the person at the screen."""
        return zone.seat == self.person and self.zone(zone.name).place == "hand"

    def poses(self, zone: Zone, count: int) -> list[Pose]:
        """Where the cards of a zone lie, the lowest first."""
        spec = self.zone(zone.name)
        p = self.places
        if spec.place == LOT:
            return self._lot_spread(count) if zone.seat < 0 else [self._lot_pose(zone.seat)] * count
        if spec.place == GATHERED:
            middle = p.plaques[zone.seat].center()
            return [Pose(middle.x(), middle.y(), p.small_card)] * count
        if spec.place == "hand" and zone.seat in self._where:
            if zone.seat == self.person:
                return poses.hand_fan(p.hand.adjusted(0, 0, 0, self._sunk), p.own_card, count)
            return poses.held_fan(p.fans[zone.seat], p.held_card, count)
        if spec.place == "trick" and zone.seat in p.tricks:
            at = p.tricks[zone.seat]
            return [Pose(at.x(), at.y(), p.trick_card, _TILTS[self._where[zone.seat]])] * count
        box, width = self.box(zone)
        if spec.style == "row":
            return poses.row(box, width, count)
        return poses.pile(box.center(), width, count)

    @property
    def _sunk(self) -> float:
        """How far larger cards of the own hand reach below the window: what they show is at their top."""
        return (self.places.own_card - self.places.card) * ASPECT

    def box(self, zone: Zone) -> tuple[QRectF, int]:
        """The room of a pile or row, and the width of its cards."""
        spec = self.zone(zone.name)
        p = self.places
        if spec.place == "won" and zone.seat in p.won:
            box = p.won[zone.seat]
            return box, round(min(box.width(), box.height() / ASPECT))
        if zone.name in p.corners:
            return p.corners[zone.name], p.small_card
        if zone.name in p.piles:
            return p.piles[zone.name], p.pile_card
        middle = p.trick.center()
        return Pose(middle.x(), middle.y(), p.pile_card).rect(), p.pile_card

    def label_point(self, zone: Zone) -> tuple[QPointF, bool]:
        """The middle of a zone's caption, and whether it stands above the zone."""
        spec = self.zone(zone.name)
        box, width = self.box(zone)
        x = box.center().x() if spec.style != "row" else box.left() + width / 2
        above = spec.place == "on-stock"
        away = (0.95 if above else 0.62) * self.places.label
        return QPointF(x, box.top() - away if above else box.bottom() + away), above

    def count_point(self, zone: Zone, count: int) -> QPointF:
        """Where the number of cards in another player's hand stands: on the last of them."""
        last = self.poses(zone, count)[-1]
        return QPointF(last.x + 0.36 * last.width, last.y - 0.3 * last.width)

    def bubble(self, seat: int) -> tuple[QPointF, str]:
        """The tip of a player's speech bubble, and on which side of the tip the bubble is."""
        plaque = self.places.plaques[seat]
        x = plaque.left() + 0.5 * plaque.height()
        if seat == self.person:
            return QPointF(x, plaque.top() + 1), "above"
        # Above the plaques of the others, or beside them, are their cards with the number of them.
        return QPointF(x, plaque.bottom() - 1), "below"

    def _lot_spread(self, count: int) -> list[Pose]:
        """The spread pack from which players draw for the first deal."""
        p = self.places
        middle = p.trick.center()
        width = min(self.size.width() - 4 * p.margin, 6.4 * p.card)
        if "left" in self._where.values():
            between = 2 * (self._lot_side_x("right") - p.trick_card / 2 - middle.x())
            width = min(width, max(2.5 * p.card, between - 0.5 * p.card))
        height = p.pile_card * ASPECT
        box = QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
        return poses.spread(box, p.pile_card, count)

    def _lot_side_x(self, where: str) -> float:
        """Where a card drawn by a player at the left or right lies, toward the middle from the plaque."""
        seat = next(seat for seat, at in self._where.items() if at == where)
        plaque = self.places.plaques[seat]
        away = plaque.width() / 2 + 0.12 * self.card + self.places.trick_card / 2
        return plaque.center().x() + (away if where == "left" else -away)

    def _lot_pose(self, seat: int) -> Pose:
        """Where a player's drawn card lies."""
        p = self.places
        plaque = p.plaques[seat]
        width = p.trick_card
        where = self._where[seat]
        if where == "own":
            return Pose(p.trick.center().x(), p.hand.center().y(), width)
        if where == "top":
            x = plaque.right() + 0.12 * p.card + width / 2
            return Pose(x, p.margin + width * ASPECT / 2, width)
        return Pose(self._lot_side_x(where), plaque.center().y(), width)


def lay_out(
    size: QSizeF, spec: GameSpec, person: int = 0, bias: int = 0, slot_word: float = 0.0, caption: float = 0.0
) -> Layout:
    """Return the layout with the largest cards that have room in a window of this size.

    A ``bias`` below zero makes all cards smaller than that. One above zero makes those of the own hand
    larger; their lower ends then lie below the window's edge. Where large texts leave no room for fair cards
    they become smaller again.
    """
    texts = growth()
    arranger, places, is_tall = _arranged(size, spec, person, slot_word, texts, caption)
    while texts > 1 and not (places.card >= _FAIR_CARD and places.fits()):
        texts = max(1.0, texts - _TEXTS_STEP)
        arranger, places, is_tall = _arranged(size, spec, person, slot_word, texts, caption)
    if bias < 0:
        card = max(LEAST_CARD, round(places.card * (1 + _SMALLER * bias)))
        places = arranger.tall(card) if is_tall else arranger.wide(card)
    places.own_card = round(places.card * (1 + _LARGER * max(0, bias)))
    return Layout(spec, person, places, arranger.where)


def _arranged(
    size: QSizeF, spec: GameSpec, person: int, slot_word: float, texts: float, caption: float
) -> tuple[Arranger, Places, bool]:
    """Of the wide and the tall arrangement that with larger cards, and whether it is the tall one."""
    arranger = Arranger(size, spec, person, slot_word, texts, caption)
    wide = _largest(arranger.wide)
    tall = _largest(arranger.tall)
    is_tall = tall.card > 1.08 * wide.card
    return arranger, tall if is_tall else wide, is_tall


def _largest(arrange: Callable[[int], Places]) -> Places:
    """The arrangement with the largest cards that fits, or the smallest there is."""
    low, high = LEAST_CARD, MOST_CARD
    best = arrange(low)
    while high - low > 1:
        card = (low + high) // 2
        places = arrange(card)
        if places.fits():
            low, best = card, places
        else:
            high = card
    return best
