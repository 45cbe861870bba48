"""Where a card lies, and the ways several cards lie together: piles, rows and fans."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cardtable.view.deck.card_shape import ASPECT

OWN_STEP: Final = 0.62
"""From card to card of the own hand where there is room, in widths."""
HAND_ARC: Final = 0.09
"""How much lower the outer corners of the own hand lie than its middle at most, in widths."""
_PILE_RISE: Final = 0.0045
_PILE_TOP: Final = 0.1


class Pose(NamedTuple):
    """The middle of a card, its width, and by how many degrees it is turned clockwise."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    def rect(self) -> QRectF:
        """The card's rectangle, its turn left out of account."""
        height = self.width * ASPECT
        return QRectF(self.x - self.width / 2, self.y - height / 2, self.width, height)

    def moved(self, dx: float, dy: float) -> Pose:
        """The same pose elsewhere."""
        return self._replace(x=self.x + dx, y=self.y + dy)


def jitter(number: int, salt: int = 0) -> float:
    """A value from -1 to 1 that looks like chance and is the same for the same numbers: what lies on a table
    lies as it fell, also after the window has been resized."""
    mixed = (number * 2654435761 + salt * 40503 + 12345) & 0xFFFFFFFF
    mixed = (mixed ^ (mixed >> 15)) * 2246822519 & 0xFFFFFFFF
    mixed = (mixed ^ (mixed >> 13)) * 3266489917 & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


def pile(middle: QPointF, width: float, count: int) -> list[Pose]:
    """Cards on one another, each a hair higher than the one below."""
    step = min(_PILE_RISE, _PILE_TOP / max(1, count)) * width
    return [Pose(middle.x() - n * step * 0.6, middle.y() - n * step, width) for n in range(count)]


def row(box: QRectF, width: float, count: int) -> list[Pose]:
    """Cards side by side from the left, overlapping as far as the box demands."""
    if not count:
        return []
    room = box.width() - width
    step = min(0.42 * width, room / (count - 1)) if count > 1 else 0
    return [Pose(box.left() + width / 2 + n * step, box.center().y(), width) for n in range(count)]


def hand_fan(box: QRectF, width: float, count: int) -> list[Pose]:
    """The own hand: a flat arc in the middle of the box, its lowest corners on the box's lower edge."""
    if not count:
        return []
    room = box.width() - 1.11 * width
    step = min(OWN_STEP * width, room / (count - 1)) if count > 1 else 0.0
    outer = (count - 1) / 2
    turn = min(1.2, 9.0 / max(1, count - 1)) if count > 1 else 0.0
    # The outer cards are lower by the arc and by their turned corners: both grow with the turn.
    drop = math.radians(turn) * (step * outer * outer + width * outer) / 2
    if drop > HAND_ARC * width:
        turn *= HAND_ARC * width / drop
        drop = HAND_ARC * width
    curve = math.radians(turn) * step / 2
    height = width * ASPECT
    top = box.bottom() - height / 2 - drop
    poses = []
    for n in range(count):
        place = n - outer
        x = box.center().x() + place * step
        poses.append(Pose(x, top + curve * place * place, width, turn * place))
    return poses


def held_fan(box: QRectF, width: float, count: int) -> list[Pose]:
    """Another player's hand: backs spread like a fan held in a hand below the box."""
    if not count:
        return []
    room = box.width() - 1.21 * width
    step = min(0.3 * width, room / (count - 1)) if count > 1 else 0.0
    turn = min(3.2, 18.0 / max(1, count - 1)) if count > 1 else 0.0
    curve = math.radians(turn) * step / 2
    outer = (count - 1) / 2
    lowest = curve * outer * outer
    poses = []
    for n in range(count):
        place = n - outer
        y = box.center().y() - lowest / 2 + curve * place * place
        poses.append(Pose(box.center().x() + place * step, y, width, turn * place))
    return poses


def spread(box: QRectF, width: float, count: int) -> list[Pose]:
    """A whole pack laid out in a shallow arc across the box."""
    step = (box.width() - width) / max(1, count - 1)
    poses = []
    for n in range(count):
        place = (n - (count - 1) / 2) / max(1.0, (count - 1) / 2)
        rise = (1 - place * place) * 0.12 * width
        poses.append(Pose(box.left() + width / 2 + n * step, box.center().y() - rise, width, 5 * place))
    return poses
