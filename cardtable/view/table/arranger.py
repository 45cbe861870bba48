"""Where the parts of a table are, given the width of the cards: for wide and for tall windows.

Everything is measured in widths of a card of the own hand, with lower bounds so that texts stay readable.
Whether the result has room in the window is asked afterwards: :mod:`cardtable.view.table.layout` tries.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.rules.spec import GameSpec, ZoneSpec
from cardtable.view.deck.card_shape import ASPECT
from cardtable.view.table.places import CAPTION_PAD, Places
from cardtable.view.table.poses import HAND_ARC

AROUND: Final = {2: ("own", "top"), 3: ("own", "left", "right"), 4: ("own", "left", "top", "right")}
"""Where the players sit, clockwise from the person, by their number."""

_TRICK: Final = 0.78
_PILE: Final = 0.68
_HELD: Final = 0.5
_SMALL: Final = 0.42
_SHIFT: Final = 0.62
"""How far a card on the stock lies aside of it, in its own widths."""
_TUCKED: Final = 0.2
"""How far a held fan disappears behind its plaque."""
_LEAST_NOTE: Final = 130
"""A note that is narrower, in pixels, would say nothing."""
SLOT_TEXT: Final = 0.52
"""The letters of a slot's name, in heights of the slot."""
_TAKER: Final = 1.55
"""The room for the letters of who has a slot, and beside its name, in heights of the slot."""
_WIDEST: Final = 2.1
"""A table is never broader than so many heights: farther apart nothing belongs together any more."""


class Arranger:
    """Arranges a game's table.

    Parameters
    ----------
    size: the window.
    spec: the game, for its seats, zones and slots.
    person: the seat at the near side.
    slot_word: the breadth of the longest name of a slot, by the height of its letters.
    texts: how many times as large as usual texts are.
    caption: the breadth, in its smallest letters, of the longest caption in the middle that is told whole.
    """

    def __init__(
        self,
        size: QSizeF,
        spec: GameSpec,
        person: int,
        slot_word: float = 0.0,
        texts: float = 1.0,
        caption: float = 0.0,
    ) -> None:
        self.size = size
        self._texts = texts
        self.slot_word = slot_word
        self._caption = caption
        self.spec = spec
        around = AROUND[spec.seats]
        self.at = {around[(seat - person) % spec.seats]: seat for seat in range(spec.seats)}
        self.where = {seat: place for place, seat in self.at.items()}
        self.centre = self._zones("centre")
        self.over = self._zones("on-stock")
        self.corner = self._zones("corner")
        self.piled_seats = self._won_seats()

    def _zones(self, place: str) -> list[ZoneSpec]:
        return [zone for zone in self.spec.zones if zone.place == place]

    def _won_seats(self) -> set[int]:
        return {
            number
            for zone in self.spec.zones
            if zone.place == "won"
            for number in range(self.spec.sides if zone.per == "side" else self.spec.seats)
        }

    # --- the two arrangements ------------------------------------------------------------------------------

    def wide(self, card: int) -> Places:
        """Players at the edges of a broad window; piles left of the trick, the trump right of it."""
        p = self._measures(card)
        width, height = self.size.width(), self.size.height()
        m, gap = p.margin, 0.6 * p.margin
        reach = min(width, _WIDEST * height)
        left, right = (width - reach) / 2 + m, (width + reach) / 2 - m
        plaque = self._plaque_size(p)
        own = QRectF(left, height - m - plaque.height(), plaque.width(), plaque.height())
        beside = plaque.width() + gap
        self._place_own(p, own, QRectF(left + beside, 0, right - left - 2 * beside, 0))
        above = own.top() - 0.5 * m
        self._place_own_won(p, QRectF(left, p.hand.top(), own.width(), above - p.hand.top()))
        top = m + self._place_top_row(p, left, right)
        middle = self._middle(p, top)
        self._place_trick(p, QPointF(width / 2, middle))
        room_left, room_right = left, right
        for place, x in (("left", left), ("right", right - plaque.width())):
            if place in self.at:
                self._place_side(p, place, x, middle)
                block = p.blocks[f"seat {self.at[place]}"]
                room_left = max(room_left, block.right() + gap) if place == "left" else room_left
                room_right = min(room_right, block.left() - gap) if place == "right" else room_right
        self._place_piles_left_of_trick(p, room_left, middle)
        self._place_badge_right_of_trick(p, room_right, middle)
        top_block = p.blocks.get(f"seat {self.at['top']}", QRectF()) if "top" in self.at else QRectF()
        side_block = p.blocks.get(f"seat {self.at['right']}", QRectF()) if "right" in self.at else p.trick
        width = min(max(190.0 * p.grown(0.6), 2.1 * p.card), right - top_block.right() - m)
        self._place_note(p, QRectF(right - width, m, width, side_block.top() - 1.6 * m))
        return p

    def tall(self, card: int) -> Places:
        """Players in the upper part of a narrow window, the own plaque above the hand."""
        p = self._measures(card)
        width = self.size.width()
        m, gap = p.margin, 0.6 * p.margin
        left, right = m, width - m
        plaque = self._plaque_size(p)
        self._place_own(p, QRectF(), QRectF(left, 0, right - left, 0))
        own = QRectF(left, p.strip.top(), plaque.width(), plaque.height())
        p.plaques[self.at["own"]] = p.blocks["own plaque"] = own
        beside = QRectF(own.right() + gap, p.strip.top(), 1.6 * p.small_card, p.strip.height())
        self._place_own_won(p, beside)
        p.strip.setLeft((own if self._won_at("own") is None else beside).right() + gap)
        p.blocks["strip"] = QRectF(p.strip)
        sides = [
            (place, x) for place, x in (("left", left), ("right", right - plaque.width())) if place in self.at
        ]
        top = m + self._place_top_row(p, left, right, slots=not sides)
        if sides:
            if "top" not in self.at and self.corner:
                top = p.blocks["corner"].bottom() + gap
            half = self._side_height(p) / 2
            for place, x in sides:
                self._place_side(p, place, x, top + half)
            self._place_piles(p, QPointF(width / 2, top + half))
            top += 2 * half + gap
        middle = self._middle(p, top)
        self._place_trick(p, QPointF(width / 2, middle))
        if not sides:
            self._place_piles_left_of_trick(p, left, middle)
        badge = self._badge_size(p)
        p.badge = QRectF(
            right - badge.width() - gap, middle - badge.height() / 2, badge.width(), badge.height()
        )
        p.blocks["badge"] = p.badge
        if sides:
            room = max(0.0, p.trick.left() - left - gap)
            self._place_slots(p, QRectF(left, middle - p.card, room, 0), middle)
            self._place_note(p, QRectF(left, top, room - gap, p.strip.top() - top))
        return p

    # --- parts ---------------------------------------------------------------------------------------------

    def _measures(self, card: int) -> Places:
        p = Places(self.size, card)
        p.texts = self._texts
        p.trick_card = round(_TRICK * card)
        p.pile_card = round(_PILE * card)
        p.held_card = round(_HELD * card)
        p.small_card = round(_SMALL * card)
        p.margin = max(8.0, min(self.size.width(), self.size.height()) / 64)
        p.label = max(15.0 * p.grown(0.6), 0.15 * card)
        p.captions_wrap = p.texts > 1 or self._caption > p.pile_caption - CAPTION_PAD * p.caption_pixels
        return p

    def _plaque_size(self, p: Places) -> QSizeF:
        height = round(max(46.0 * p.grown(0.5), 0.5 * p.card))
        return QSizeF(round(3.2 * height), height)

    def _badge_size(self, p: Places) -> QSizeF:
        return QSizeF(
            round(max(92.0 * p.grown(0.4), 0.95 * p.card)),
            round(max(100.0 * p.grown(0.4), 1.12 * p.card)),
        )

    def _place_own(self, p: Places, plaque: QRectF, room: QRectF) -> None:
        """The hand along the lower edge, as broad as ``room``, and the strip for buttons above it."""
        bottom = self.size.height() - p.margin
        hand_height = (ASPECT + HAND_ARC + 0.01) * p.card
        p.hand = QRectF(room.left(), bottom - hand_height, room.width(), hand_height)
        strip_height = max(46.0 * p.grown(0.5), 0.3 * p.card) + 0.2 * p.card
        p.strip = QRectF(room.left(), p.hand.top() - strip_height, room.width(), strip_height)
        p.blocks["hand"] = p.hand
        p.blocks["strip"] = p.strip
        if not plaque.isEmpty():
            p.plaques[self.at["own"]] = p.blocks["own plaque"] = plaque

    def _place_own_won(self, p: Places, box: QRectF) -> None:
        """The own tricks by the own plaque, at the lower edge of a box."""
        own = self._won_at("own")
        if own is None:
            return
        height = min(p.small_card * ASPECT, box.height())
        width = height / ASPECT
        p.won[own] = QRectF(box.center().x() - width / 2, box.bottom() - height, width, height)
        p.blocks["own won"] = p.won[own].adjusted(-2, -2, 0.3 * width, 0)

    def _won_at(self, place: str) -> int | None:
        """The seat before which a pile of tricks lies at this place."""
        seat = self.at[place]
        if seat in self.piled_seats:
            return seat
        return None

    def _place_top_row(self, p: Places, left: float, right: float, slots: bool = True) -> float:
        """The player opposite, what is out of play, and the slots; returns the row's height."""
        m = p.margin
        middle = self.size.width() / 2
        height = 0.0
        block = QRectF(middle, m, 0, 0)
        if "top" in self.at:
            block = self._place_top(p, middle)
            height = block.height() + 0.6 * m
        corner = QRectF(left, m, block.left() - left - m, 0)
        self._place_corner(p, corner)
        if slots and self.spec.slots:
            if "top" in self.at:
                room = QRectF(block.right() + m, m, right - block.right() - m, 0)
                self._place_slots(p, room, None)
            else:
                self._place_slots(p, QRectF(middle - 2 * p.card, m, 4 * p.card, 0), None, centred=True)
                height = max(height, p.slots.height() + 0.6 * m)
        return height

    def _place_top(self, p: Places, middle: float) -> QRectF:
        seat = self.at["top"]
        plaque = self._plaque_size(p)
        gap = 0.5 * p.margin
        fan_width, fan_height = 1.5 * p.card, p.held_card * ASPECT + 0.1 * p.card
        pile = p.small_card if self._won_at("top") is not None else 0
        height = max(plaque.height(), fan_height)
        # Equal wings keep the plaque in the middle, over the trick.
        wing = max(fan_width, pile * 1.3) + gap
        block = QRectF(middle - plaque.width() / 2 - wing, p.margin, plaque.width() + 2 * wing, height)
        p.plaques[seat] = QRectF(
            middle - plaque.width() / 2,
            p.margin + (height - plaque.height()) / 2,
            plaque.width(),
            plaque.height(),
        )
        p.fans[seat] = QRectF(block.right() - fan_width, p.margin, fan_width, fan_height)
        if pile:
            tall = min(pile * ASPECT, height - 2)
            p.won[seat] = QRectF(
                p.plaques[seat].left() - gap - 1.3 * pile, block.center().y() - tall / 2, pile, tall
            )
            block.setLeft(p.won[seat].left() - 0.3 * pile)
        else:
            block.setLeft(p.plaques[seat].left())
        p.blocks[f"seat {seat}"] = block
        return block

    def _side_height(self, p: Places) -> float:
        return (_HELD * ASPECT - _TUCKED + 0.1) * p.card + self._plaque_size(p).height() + self._won_height(p)

    def _won_height(self, p: Places) -> float:
        sides = [seat for seat in self.piled_seats if self.where[seat] in ("left", "right")]
        return p.small_card * ASPECT + 0.5 * p.margin + 0.3 * p.label if sides else 0.0

    def _place_side(self, p: Places, place: str, x: float, middle: float) -> None:
        """A player at the left or right: the held fan, the plaque before it, tricks below."""
        seat = self.at[place]
        plaque = self._plaque_size(p)
        top = middle - self._side_height(p) / 2
        fan_height = p.held_card * ASPECT + 0.1 * p.card
        p.fans[seat] = QRectF(x + 0.03 * plaque.width(), top, 0.94 * plaque.width(), fan_height)
        y = top + fan_height - _TUCKED * p.card
        p.plaques[seat] = QRectF(x, y, plaque.width(), plaque.height())
        if seat in self.piled_seats:
            left = x + plaque.width() / 2 - p.small_card / 2
            p.won[seat] = QRectF(
                left, p.plaques[seat].bottom() + 0.5 * p.margin, p.small_card, p.small_card * ASPECT
            )
        p.blocks[f"seat {seat}"] = QRectF(x, top, plaque.width(), self._side_height(p))

    def _middle(self, p: Places, top: float) -> float:
        """The height of the trick's middle: between what is above and the hand, but clear of the strip."""
        half = self._trick_height(p) / 2
        return min((top + p.hand.top() - 0.1 * p.card) / 2, p.strip.top() - half)

    def _trick_height(self, p: Places) -> float:
        height = p.trick_card * ASPECT
        gap = max(4.0, 0.05 * p.card)
        return (1.54 * height if len(self.at) == 3 else 2 * height + gap) + gap

    def _place_trick(self, p: Places, middle: QPointF) -> None:
        t = p.trick_card
        h = t * ASPECT
        gap = max(4.0, 0.05 * p.card)
        apart = QPointF(t + gap, (h + gap) / 2)
        if len(self.at) == 3:
            rise = 0.27 * h
            offsets = {"own": (0.0, rise), "left": (-apart.x(), -rise), "right": (apart.x(), -rise)}
        else:
            offsets = {
                "own": (0.0, apart.y()),
                "left": (-apart.x(), 0.0),
                "top": (0.0, -apart.y()),
                "right": (apart.x(), 0.0),
            }
        reach = QPointF(t / 2 + gap / 2, h / 2 + gap / 2)
        box = QRectF()
        for place, seat in self.at.items():
            dx, dy = offsets[place]
            at = QPointF(middle.x() + dx, middle.y() + dy)
            p.tricks[seat] = at
            box = box.united(QRectF(at - reach, at + reach))
        p.trick = p.blocks["trick"] = box

    def _piles_size(self, p: Places) -> QSizeF:
        shift = _SHIFT * p.pile_card if self.over else 0.0
        gap = p.pile_gap
        count = len(self.centre)
        width = count * p.pile_card + max(0, count - 1) * gap + shift
        labels = p.label * (2 if self.over else 1)
        if p.captions_wrap:
            labels += 1.1 * p.label
        return QSizeF(width, p.pile_card * ASPECT + labels + 0.1 * p.card)

    def _place_piles(self, p: Places, middle: QPointF) -> None:
        """The stock and what lies with it, around a point."""
        if not self.centre:
            return
        size = self._piles_size(p)
        box = QRectF(
            middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()
        )
        p.blocks["piles"] = box.adjusted(-0.1 * p.card, 0, 0.1 * p.card, 0)
        height = p.pile_card * ASPECT
        top = box.top() + (p.label if self.over else 0) + 0.05 * p.card
        for n, zone in enumerate(self.centre):
            x = box.left() + n * (p.pile_card + p.pile_gap)
            p.piles[zone.name] = QRectF(x, top, p.pile_card, height)
        first = p.piles[self.centre[0].name]
        for zone in self.over:
            p.piles[zone.name] = first.translated(_SHIFT * p.pile_card, 0)

    def _place_piles_left_of_trick(self, p: Places, left: float, middle: float) -> None:
        size = self._piles_size(p)
        slack = max(0.0, p.trick.left() - left - size.width())
        right = p.trick.left() - min(slack / 2, 0.55 * p.card)
        self._place_piles(p, QPointF(right - size.width() / 2, middle))

    def _place_badge_right_of_trick(self, p: Places, right: float, middle: float) -> None:
        size = self._badge_size(p)
        slack = max(0.0, right - p.trick.right() - size.width())
        left = p.trick.right() + min(slack / 2, 0.55 * p.card)
        p.badge = QRectF(left, middle - size.height() / 2, size.width(), size.height())
        p.blocks["badge"] = p.badge.adjusted(-0.1 * p.card, 0, 0, 0)

    def _place_corner(self, p: Places, room: QRectF) -> None:
        """What is out of play, side by side from the left; the box may stay empty for long."""
        if not self.corner:
            return
        width = p.small_card
        x = room.left()
        for zone in self.corner:
            broad = 1.9 * width if zone.style == "row" else 1.0 * width
            p.corners[zone.name] = QRectF(x, room.top(), broad, width * ASPECT)
            x += broad + p.corner_gap
        p.blocks["corner"] = QRectF(
            room.left(), room.top(), x - p.corner_gap - room.left(), width * ASPECT + p.label
        )

    def _place_note(self, p: Places, room: QRectF) -> None:
        """A note where the game has something to write on it, and where there is room for it."""
        written = self.spec.ledger or self.spec.announcements
        if written and not self.spec.slots and room.width() >= _LEAST_NOTE and room.height() > 0:
            p.note = room

    def _place_slots(self, p: Places, room: QRectF, middle: float | None, centred: bool = False) -> None:
        """The slots in a row where there is room, else in two or one column."""
        count = len(self.spec.slots)
        if not count:
            return
        width, height, gap = (
            max(56.0 * p.grown(0.6), 0.54 * p.card),
            max(24.0 * p.grown(0.6), 0.22 * p.card),
            max(4.0, 0.04 * p.card),
        )
        width = max(width, (1.1 * SLOT_TEXT * self.slot_word + _TAKER) * height)
        columns = next((n for n in (count, (count + 1) // 2) if n * (width + gap) - gap <= room.width()), 1)
        rows = -(-count // columns)
        size = QSizeF(columns * (width + gap) - gap, rows * (height + gap) - gap)
        x = room.center().x() - size.width() / 2 if centred else room.right() - size.width()
        if middle is not None:
            x = room.left()
        y = room.top() if middle is None else middle - size.height() / 2
        p.slots = p.blocks["slots"] = QRectF(QPointF(x, y), size)
        p.slot_columns = columns
