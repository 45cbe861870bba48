"""Signs on the felt: the trump badge, the row of slots, captions with counts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from cardtable.rules.cards import NO_SUIT, Suit
from cardtable.view import canvas
from cardtable.view.board import PLAQUE_Z
from cardtable.view.canvas import CREAM, PLATE, PLATE_EDGE, RED_ON_CREAM, SOFT_CREAM, Picture
from cardtable.view.texts import SUIT_SIGNS

SIGN_Z: Final = 120
_RED: Final = (1, 2)


@dataclass
class BadgeState:
    """What the badge says: the ``caption`` above the suit, the suit and its name, and a line below."""

    suit: Suit = NO_SUIT
    caption: str = ""
    name: str = ""
    below: str = ""


class Badge:
    """The trump: a cream plate with the suit on it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.state = BadgeState()
        self._box = QRectF()
        self._dpr = 1.0
        self._picture = Picture(scene, PLAQUE_Z)
        self._picture.hide()
        self._drawn: tuple[object, ...] = ()

    @property
    def box(self) -> QRectF:
        """Where the badge is."""
        return self._box

    @property
    def is_shown(self) -> bool:
        """Whether the badge is seen."""
        return self._picture.item.isVisible()

    def place(self, box: QRectF, dpr: float) -> None:
        """Move to a box."""
        self._box, self._dpr = box, dpr
        self.refresh()

    def refresh(self) -> None:
        """Draw anew if something has changed; without a suit there is no badge."""
        if self.state.suit == NO_SUIT or self._box.isEmpty():
            self._drawn = ()
            self._picture.hide()
            return
        wanted = (*vars(self.state).values(), self._box.getRect(), self._dpr)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        size = QSizeF(self._box.size())
        self._picture.show(canvas.render(size, self._dpr, self._draw), self._box.topLeft())

    def pop(self, share: float) -> None:
        """Appear with a little swing."""
        self._picture.grow(0.55 + 0.45 * (1 - (1 - share) ** 3) + 0.12 * 4 * share * (1 - share))

    def remove(self) -> None:
        """Leave the scene."""
        self._picture.remove()

    def _draw(self, painter: QPainter) -> None:
        w, h = self._box.width(), self._box.height()
        state = self.state
        line = min(0.17 * h, 0.16 * w)
        centre = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QPen(PLATE_EDGE, 1))
        painter.setBrush(PLATE)
        painter.drawRoundedRect(QRectF(0.5, 0.5, w - 1, h - 1), 0.09 * w, 0.09 * w)
        painter.setPen(SOFT_CREAM)
        painter.setFont(canvas.fitted_font(state.caption, 0.86 * line, 0.92 * w))
        painter.drawText(QRectF(0, 0.03 * h, w, line * 1.1), centre, state.caption)
        foot = line * (2.2 if state.below else 1.2)
        disc_room = QRectF(0, 0.03 * h + line * 1.1, w, h - 0.05 * h - line * 1.1 - foot)
        radius = min(disc_room.height(), 0.8 * w) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(CREAM)
        painter.drawEllipse(disc_room.center(), radius, radius)
        painter.setPen(RED_ON_CREAM if state.suit in _RED else canvas.INK)
        painter.setFont(canvas.text_font(1.5 * radius))
        painter.drawText(
            QRectF(0, disc_room.center().y() - 1.06 * radius, w, 2 * radius), centre, SUIT_SIGNS[state.suit]
        )
        painter.setPen(CREAM)
        painter.setFont(canvas.fitted_font(state.name, line, 0.9 * w, bold=True))
        painter.drawText(QRectF(0, disc_room.bottom() + 0.02 * h, w, line * 1.1), centre, state.name)
        if state.below:
            painter.setPen(SOFT_CREAM)
            painter.setFont(canvas.fitted_font(state.below, 0.8 * line, 0.94 * w, least=9))
            painter.drawText(
                QRectF(0, disc_room.bottom() + 0.02 * h + line, w, line * 1.1), centre, state.below
            )


@dataclass
class Slot:
    """A point that is still to be had in this deal, or the colour of the side that has it."""

    why: str
    label: str
    colour: QColor | None = None


class Slots:
    """A row of slots that fill as points are given."""

    def __init__(self, scene: QGraphicsScene, slots: list[Slot]) -> None:
        self.slots = slots
        self._box = QRectF()
        self._columns = 1
        self._dpr = 1.0
        self._picture = Picture(scene, SIGN_Z)
        self._picture.hide()

    def place(self, box: QRectF, columns: int, dpr: float) -> None:
        """Move to a box."""
        self._box, self._columns, self._dpr = box, max(1, columns), dpr
        self.refresh()

    def fill(self, why: str, colour: QColor) -> None:
        """A side has scored this."""
        for slot in self.slots:
            if slot.why == why:
                slot.colour = colour
        self.refresh()

    def empty(self) -> None:
        """A new deal begins."""
        for slot in self.slots:
            slot.colour = None
        self.refresh()

    def point(self, why: str) -> QPointF | None:
        """The middle of the slot for a reason."""
        for n, slot in enumerate(self.slots):
            if slot.why == why and not self._box.isEmpty():
                return self._slot_box(n).center() + self._box.topLeft()
        return None

    def refresh(self) -> None:
        """Draw anew."""
        if self.slots and not self._box.isEmpty():
            pixmap = canvas.render(QSizeF(self._box.size()), self._dpr, self._draw)
            self._picture.show(pixmap, self._box.topLeft())

    def remove(self) -> None:
        """Leave the scene."""
        self._picture.remove()

    def _slot_box(self, n: int) -> QRectF:
        rows = -(-len(self.slots) // self._columns)
        row, column = divmod(n, self._columns)
        gap = 5.0
        width = (self._box.width() - (self._columns - 1) * gap) / self._columns
        height = (self._box.height() - (rows - 1) * gap) / rows
        return QRectF(column * (width + gap), row * (height + gap), width, height)

    def _draw(self, painter: QPainter) -> None:
        for n, slot in enumerate(self.slots):
            box = self._slot_box(n).adjusted(0.5, 0.5, -0.5, -0.5)
            h = box.height()
            filled = slot.colour is not None
            painter.setPen(QPen(CREAM if filled else PLATE_EDGE, 1))
            painter.setBrush(slot.colour.darker(125) if slot.colour is not None else QColor(13, 38, 26, 120))
            painter.drawRoundedRect(box, h / 2, h / 2)
            painter.setPen(CREAM if filled else SOFT_CREAM)
            painter.setFont(canvas.fitted_font(slot.label, 0.54 * h, box.width() - 0.5 * h, bold=filled))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, slot.label)


class Caption:
    """A few words, or a number in a pill, centred on a point."""

    def __init__(self, scene: QGraphicsScene, z: float = SIGN_Z) -> None:
        self._picture = Picture(scene, z)
        self._picture.hide()
        self._drawn: tuple[object, ...] = ()

    def show(
        self,
        text: str,
        middle: QPointF,
        pixels: float,
        dpr: float,
        *,
        pill: bool = False,
        room: QRectF | None = None,
        widest: float = math.inf,
    ) -> None:
        """Show a text within ``room``, smaller if it would be broader than ``widest``; an empty one hides the
        caption."""
        if not text:
            self.hide()
            return
        wanted = (text, middle.x(), middle.y(), pixels, dpr, pill, room, widest)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        font = canvas.fitted_font(text, pixels, widest, bold=pill)
        height = 1.45 * pixels
        width = canvas.text_width(text, font) + (0.9 * pixels if pill else 2)
        width = max(width, height) if pill else width

        def draw(painter: QPainter) -> None:
            box = QRectF(0.5, 0.5, width - 1, height - 1)
            if pill:
                painter.setPen(QPen(QColor(242, 193, 78, 150), 1))
                painter.setBrush(PLATE)
                painter.drawRoundedRect(box, height / 2, height / 2)
            painter.setPen(CREAM if pill else SOFT_CREAM)
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

        corner = middle - QPointF(width / 2, height / 2)
        if room is not None:
            corner.setX(min(max(corner.x(), room.left()), room.right() - width))
        self._picture.show(canvas.render(QSizeF(width, height), dpr, draw), corner)

    def hide(self) -> None:
        """Be seen no more for now."""
        self._drawn = ()
        self._picture.hide()

    def remove(self) -> None:
        """Leave the scene."""
        self._picture.remove()
