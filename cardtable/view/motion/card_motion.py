"""What carries a card: from where it is seen to its home, turned over on the way if need be."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from cardtable.view.table.card_item import CardItem
from cardtable.view.table.poses import Pose

Ease = Callable[[float], float]

_LIFTED: Final = 0.07
"""How much larger a card looks at the top of its way."""
_TURNS: Final = (0.08, 0.84)
_TURNS_AFTER: Final = (0.5, 0.94)
"""The part of the way within which a card turns over, and that of a way with a place to pass."""
_TOUCHES: Final = 0.82
"""The part of the way after which a thrown card lies on the table and only settles."""
_GIVES: Final = 0.018
"""How much smaller a card looks that has just struck the table."""


def ease_out(share: float) -> float:
    """Start fast, arrive gently."""
    return 1 - (1 - share) ** 3


def ease_both(share: float) -> float:
    """Start and arrive gently."""
    return share * share * (3 - 2 * share)


def ease_slide(share: float) -> float:
    """Start with a swing, and slide a little at the end, as a card that is thrown."""
    return 1 - math.pow(1 - share, 2.4)


class CardMotion:
    """Carries a card.

    The home is read anew at each moment, so that a window may be resized meanwhile, or a hand close ranks. A
    card follows the last motion made for it; an older one lets go.

    Parameters
    ----------
    card, duration, delay: what, how long, and after how long; milliseconds.
    order: of several in flight, which one is above.
    flying: whether the card rises above all that lies, and casts a shadow.
    ease: how the way is spread over the time.
    arc: how far the way bends upward, in widths of the card at home.
    spin: by how many degrees the card is turned at the beginning, losing them on the way.
    thrown: whether it strikes the table before its way ends, and settles there.
    via: where it passes, resting for an instant, in the middle of its time.
    """

    def __init__(
        self,
        card: CardItem,
        duration: float,
        delay: float = 0,
        *,
        order: int = 0,
        flying: bool = True,
        ease: Ease = ease_out,
        arc: float = 0.0,
        spin: float = 0.0,
        thrown: bool = False,
        via: Pose | None = None,
    ) -> None:
        self.card = card
        self.duration = duration
        self.delay = delay
        self.flying = flying
        self._ease = ease
        self._arc = arc
        self._spin = spin
        self._thrown = thrown
        self._via = via
        self._start = card.pose
        self._home = card.home
        self._begun = 0.0
        self._turns = card.shows_face != card.belongs_open
        self._turning = _TURNS if via is None else _TURNS_AFTER
        self._side = 1.0 if card.home.x >= card.pose.x else -1.0
        card.mover = self
        if duration > 0 and (flying or self._turns):
            card.prepare_flight(order)

    def apply(self, share: float) -> None:
        card = self.card
        if card.mover is not self:
            return
        if card.home != self._home:
            self._set_out_anew(share)
        height = self._height(share)
        pose = self._pose(share, height)
        turned = self._turned(share) if self._turns else 0.0
        if not self.flying:
            card.show_at(pose, turned)
            return
        lifted = 1 + _LIFTED * height
        if self._thrown and share > _TOUCHES:
            lifted -= _GIVES * math.sin(math.pi * (share - _TOUCHES) / (1 - _TOUCHES))
        card.show_at(pose, turned, lifted)
        card.cast_shadow(card.home_shadow + (1 - card.home_shadow) * height)

    def finish(self) -> None:
        if self.card.mover is self:
            self.card.rest()

    # --- the way -------------------------------------------------------------------------------------------

    def _set_out_anew(self, share: float) -> None:
        """The home has moved: go there from where the card is now, without a jump. In a window of another
        size the place to pass is another too, and is left out."""
        resized = self._home.width != self.card.home.width
        self._home = self.card.home
        if self._via is None or share >= 0.5 or resized:
            self._start, self._begun, self._spin, self._via = self.card.pose, share, 0.0, None

    def _pose(self, share: float, height: float) -> Pose:
        start, end, way = self._leg(share)
        away = (1 - way) * self._spin if self._via is None else 0.0
        return Pose(
            start.x + (end.x - start.x) * way,
            start.y + (end.y - start.y) * way - self._arc * end.width * height,
            start.width + (end.width - start.width) * way,
            start.angle + (end.angle - start.angle) * way + away,
        )

    def _leg(self, share: float) -> tuple[Pose, Pose, float]:
        """From where to where the card is going now, and what share of that way it has come."""
        start, home, via = self._start, self.card.home, self._via
        if via is not None:
            if share < 0.5:
                return start, via, ease_both(min(1.0, 2 * share))
            return via, home, ease_both(2 * share - 1)
        before = self._ease(self._begun)
        left = 1 - before
        way = (self._ease(share) - before) / left if left > 0.001 else 1.0
        return start, home, way

    def _height(self, share: float) -> float:
        """How high above the table the card is, from 0 to 1."""
        if not self._thrown:
            return math.sin(math.pi * share)
        if share >= _TOUCHES:
            return 0.0
        fallen = share / _TOUCHES
        return 1 - (2 * fallen - 1) ** 2 if fallen < 0.5 else 1 - (2 * fallen - 1) ** 3

    def _turned(self, share: float) -> float:
        """By how many degrees the side that is seen is turned away from the eye."""
        begins, ends = self._turning
        done = min(1.0, max(0.0, (share - begins) / (ends - begins)))
        degrees = 180 * ease_both(done)
        card = self.card
        if (degrees >= 90) != (card.shows_face == card.belongs_open):
            card.turn_over()
        return self._side * (degrees if degrees < 90 else degrees - 180)


class CardHandled:
    """Shows how a card that stays in its pile is handled there, as in a shuffle.

    Parameters
    ----------
    card, duration: what, and for how long in milliseconds.
    show: shows the card after a share of that time, by where its home is at that moment.
    """

    delay = 0.0

    def __init__(self, card: CardItem, duration: float, show: Callable[[CardItem, float], None]) -> None:
        self.card = card
        self.duration = duration
        self._show = show
        self._share = 0.0
        card.mover = self

    def apply(self, share: float) -> None:
        if self.card.mover is self:
            self._share = share
            self._show(self.card, share)

    def finish(self) -> None:
        if self.card.mover is self:
            self.card.rest()

    def follow(self) -> None:
        """Show the card as it was shown last, in a window that may have another size now."""
        self.card.rest()
        self.card.mover = self
        self.apply(self._share)
