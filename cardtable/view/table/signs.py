"""Signs on the felt: the trump badge, the row of slots, captions with counts."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from cardtable.rules.cards import NO_SUIT, Suit
from cardtable.view.kit import canvas, theme
from cardtable.view.kit.canvas import CREAM, INK, PLATE, PLATE_EDGE, SOFT_CREAM, THIN_PLATE, Picture
from cardtable.view.table.arranger import SLOT_TEXT
from cardtable.view.table.depths import PLAQUE_Z
from cardtable.view.table.places import CAPTION_PAD

SIGN_Z: Final = 120


class BadgeState:
    """What the badge says: the ``caption`` above the suit, the suit and its name, and a line below."""

    def __init__(self) -> None:
        self.suit: Suit = NO_SUIT
        self.caption = ""
        self.name = ""
        self.below = ""


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
        colour = theme.suit_colour(self.state.suit, theme.LIGHT)
        wanted = (*vars(self.state).values(), self._box.getRect(), self._dpr, colour)
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
        from cardtable.view.deck.suits import draw_suit  # not before there is a trump

        w, h = self._box.width(), self._box.height()
        state = self.state
        line = min(0.17 * h, 0.16 * w)
        pad = 0.045 * h
        painter.setPen(QPen(PLATE_EDGE, 1))
        painter.setBrush(PLATE)
        painter.drawRoundedRect(QRectF(0.5, 0.5, w - 1, h - 1), 0.1 * w, 0.1 * w)
        top = pad
        inset = 0.04 * w
        room = QRectF(inset, top, w - 2 * inset, canvas.lines_height(state.caption, line, w - 2 * inset))
        canvas.write_lines(painter, room, state.caption, 0.8 * line, SOFT_CREAM)
        top = room.bottom() - line
        under = canvas.lines_height(state.below, 0.85 * line, w - 2 * inset) if state.below else 0.0
        foot = h - pad - 1.05 * line - under
        name = QRectF(inset, foot, w - 2 * inset, 1.05 * line)
        canvas.write(painter, name, state.name, 0.92 * line, CREAM, bold=True)
        if state.below:
            below = QRectF(inset, name.bottom(), w - 2 * inset, under)
            canvas.write_lines(painter, below, state.below, 0.76 * line, SOFT_CREAM)
        room = QRectF(0, top + 1.12 * line, w, foot - top - 1.22 * line)
        radius = min(room.height(), 0.8 * w) / 2
        painter.setPen(QPen(QColor(242, 193, 78, 190), max(1.0, 0.05 * radius)))
        painter.setBrush(CREAM)
        painter.drawEllipse(room.center(), radius, radius)
        half = 0.66 * radius
        sign = QRectF(room.center().x() - half, room.center().y() - half, 2 * half, 2 * half)
        draw_suit(painter, state.suit, sign, QColor(theme.suit_colour(state.suit, theme.LIGHT)))


class Slot:
    """A point that is to be had in this deal, or the colour and the name of the side that has it."""

    def __init__(self, why: str, label: str) -> None:
        self.why = why
        self.label = label
        self.colour: QColor | None = None
        self.taker = ""

    @property
    def initials(self) -> str:
        """The first letters of the names of the side that has it."""
        names = [word for word in self.taker.split() if word[0].isupper()]
        return "".join(name[0] for name in names[:2]) or self.taker[:1].upper()


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

    def fill(self, why: str, colour: QColor, taker: str) -> None:
        """A side has scored this."""
        for slot in self.slots:
            if slot.why == why:
                slot.colour, slot.taker = colour, taker
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
            self._picture.item.setToolTip(self.sentence())

    def sentence(self) -> str:
        """Who has what, a line for each slot that is filled."""
        text = QCoreApplication.translate("Slots", "{point}: {side}", "such as High: Oksana")
        filled = (slot for slot in self.slots if slot.colour is not None)
        return "\n".join(text.format(point=slot.label, side=slot.taker) for slot in filled)

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
            self._draw_slot(painter, slot, self._slot_box(n).adjusted(0.5, 0.5, -0.5, -0.5))

    def _draw_slot(self, painter: QPainter, slot: Slot, box: QRectF) -> None:
        h = box.height()
        filled = slot.colour is not None
        painter.setPen(QPen(CREAM if filled else PLATE_EDGE, 1.2 if filled else 1))
        painter.setBrush(slot.colour or THIN_PLATE)
        painter.drawRoundedRect(box, h / 2, h / 2)
        ink = canvas.readable_on(slot.colour) if slot.colour is not None else SOFT_CREAM
        words = box.adjusted(0.3 * h, 0, -0.3 * h, 0)
        if filled:
            words.setLeft(self._draw_taker(painter, slot, box) + 0.12 * h)
        canvas.write(painter, words, slot.label, SLOT_TEXT * h, ink, bold=filled)

    def _draw_taker(self, painter: QPainter, slot: Slot, box: QRectF) -> float:
        """Whose point it is by letters, since not everybody tells colours apart; returns where they end."""
        h = box.height()
        initials = slot.initials
        disc = QRectF(
            box.left() + 0.14 * h, box.top() + 0.14 * h, 0.72 * h * (1 + 0.35 * (len(initials) > 1)), 0.72 * h
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(CREAM)
        painter.drawRoundedRect(disc, 0.36 * h, 0.36 * h)
        canvas.write(painter, disc, initials, 0.46 * h, INK, bold=True, least=7)
        return disc.right()


class Caption:
    """A few words or a number on a plate of their own, centred on a point; a ``pill`` stands out more."""

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
        wraps: bool = False,
    ) -> None:
        """Show a text within ``room``, smaller if it would be broader than ``widest``, and if need be cut.

        One that ``wraps`` takes two lines before that; an empty one hides the caption.
        """
        if not text:
            self.hide()
            return
        wanted = (text, middle.x(), middle.y(), pixels, dpr, pill, room, widest, wraps)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        inside = self.inside(widest, pixels)
        lines = (
            _in_lines(text)
            if wraps and canvas.text_width(text, canvas.text_font(pixels)) > inside
            else [text]
        )
        longest = max(lines, key=len)
        font = canvas.fitted_font(longest, pixels, inside, bold=pill, least=canvas.LEAST_TEXT)
        if canvas.text_width(longest, font) > inside:
            lines = [canvas.elided(line, font, inside) for line in lines]
        line = 1.45 * pixels
        height = line + (len(lines) - 1) * 1.2 * font.pixelSize()
        width = max(line, max(canvas.text_width(text, font) for text in lines) + CAPTION_PAD * pixels)

        def draw(painter: QPainter) -> None:
            box = QRectF(0.5, 0.5, width - 1, height - 1)
            painter.setPen(QPen(QColor(242, 193, 78, 150), 1) if pill else Qt.PenStyle.NoPen)
            painter.setBrush(PLATE if pill else THIN_PLATE)
            painter.drawRoundedRect(box, line / 2, line / 2)
            painter.setPen(CREAM if pill else SOFT_CREAM)
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "\n".join(lines))

        corner = middle - QPointF(width / 2, line / 2)
        if room is not None:
            corner.setX(min(max(corner.x(), room.left()), room.right() - width))
        self._picture.show(canvas.render(QSizeF(width, height), dpr, draw), corner)

    @staticmethod
    def inside(widest: float, pixels: float) -> float:
        """The room that a caption of at most this breadth has for its text."""
        return widest - CAPTION_PAD * pixels

    @staticmethod
    def breadth(text: str, pixels: float) -> float:
        """The breadth of a caption that has all the room it wants."""
        return canvas.text_width(text, canvas.text_font(pixels)) + CAPTION_PAD * pixels

    def hide(self) -> None:
        """Be seen no more for now."""
        self._drawn = ()
        self._picture.hide()

    def remove(self) -> None:
        """Leave the scene."""
        self._picture.remove()


def _in_lines(text: str) -> list[str]:
    """A text in two lines as equal as its words allow, or in one if it is one word."""
    gaps = [place for place, letter in enumerate(text) if letter == " "]
    if not gaps:
        return [text]
    gap = min(gaps, key=lambda place: abs(2 * place - len(text)))
    return [text[:gap], text[gap + 1 :]]
