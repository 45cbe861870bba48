"""A card on the table: a pixmap in the scene with a shadow, and the motion that carries and turns it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from cardtable.rules.cards import HIDDEN, Card
from cardtable.view.cards import ASPECT, CORNER, CardArt
from cardtable.view.poses import Pose

FLIGHT: Final = 2000
"""Cards on their way are above all cards that lie."""
_LIFTED: Final = 0.07
"""How much larger a card looks in the middle of its way."""


def ease_out(share: float) -> float:
    """Start fast, arrive gently."""
    return 1 - (1 - share) ** 3


def ease_both(share: float) -> float:
    """Start and arrive gently."""
    return share * share * (3 - 2 * share)


def ease_land(share: float) -> float:
    """Arrive with a little weight: a hair too far, and back."""
    rest = share - 1
    return 1 + rest * rest * (1.9 * rest + 0.9)


class CardItem:
    """One card.

    ``card`` is what it is, ``HIDDEN`` if the person may not know; ``home`` where it belongs; ``face_up`` how
    it belongs there. What is seen may still be on the way to that: see :class:`CardMotion`.
    """

    def __init__(self, art: CardArt, scene: QGraphicsScene, dpr: float, serial: int = 0) -> None:
        self.card: Card = HIDDEN
        self.face_up = False
        self.home = Pose(0, 0, 60)
        self.home_z = 0.0
        self.home_visible = True
        self.home_shadow = 0.0
        self.serial = serial
        self.pose = self.home
        self._art = art
        self._dpr = dpr
        self._scene = scene
        self._shown: tuple[Card, int, float] | None = None
        self._shows_face = False
        self.item = QGraphicsPixmapItem()
        self.item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._shadow: QGraphicsPixmapItem | None = None
        self._marks: dict[str, QGraphicsPixmapItem] = {}
        self._marked = ""
        scene.addItem(self.item)

    @property
    def shows_face(self) -> bool:
        """Whether the face is seen at this moment."""
        return self._shows_face

    def rest(self) -> None:
        """Be at home, and sharp."""
        self._shows_face = self.face_up and self.card != HIDDEN
        self._take_pixmap(round(self.home.width))
        self.cast_shadow(self.home_shadow)
        self.item.setZValue(self.home_z)
        self.item.setVisible(self.home_visible)
        self.show_at(self.home)

    def show_at(self, pose: Pose, narrow: float = 1.0, lifted: float = 1.0) -> None:
        """Be seen at a pose; ``narrow`` is the share of the breadth seen in a turn, ``lifted`` enlarges."""
        self.pose = pose
        shown = self._shown
        if shown is None:
            self._take_pixmap(round(pose.width))
            shown = self._shown
            assert shown is not None
        scale = pose.width / shown[1] * lifted
        if pose.angle == 0.0 and scale == 1.0 and narrow == 1.0:
            self.item.setTransform(QTransform())
            self.item.setPos(self._sharp(pose, shown[1]))
            return
        angle = math.radians(pose.angle)
        cos, sin = math.cos(angle) * scale, math.sin(angle) * scale
        self.item.setTransform(QTransform(cos * narrow, sin * narrow, -sin, cos, 0.0, 0.0))
        self.item.setPos(pose.x, pose.y)

    def prepare_flight(self, order: int = 0) -> None:
        """Rise above what lies, with a picture good for both ends of the way."""
        self._take_pixmap(round(max(self.pose.width, self.home.width)))
        self.show_at(self.pose)
        self.item.setZValue(FLIGHT + order)
        self.item.setVisible(True)

    def turn_over(self) -> None:
        """Show the side that belongs up at home."""
        self._shows_face = self.face_up and self.card != HIDDEN
        if self._shown is not None:
            self._take_pixmap(self._shown[1])

    def change_screen(self, dpr: float) -> None:
        """Take pictures for another density of pixels."""
        self._dpr = dpr
        self._shown = None

    def mark(self, kind: str) -> None:
        """Lay a mark over the card, or none: ``dim``, ``rest`` (not now), ``lit``, ``cursor``, or ``barred``
        for a cursor on a card that is dim."""
        if kind == self._marked:
            return
        self._marked = kind
        for name, mark in self._marks.items():
            mark.setVisible(name == kind)
        if kind and kind not in self._marks:
            mark = QGraphicsPixmapItem(self.item)
            mark.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._marks[kind] = mark
        self._fit_marks()

    @property
    def marked(self) -> str:
        """The mark that lies over the card."""
        return self._marked

    def cast_shadow(self, height: float) -> None:
        """Cast a shadow from a height above the felt: 0 is none, 1 a card in full flight."""
        if height <= 0:
            if self._shadow is not None:
                self._shadow.setVisible(False)
            return
        if self._shadow is None:
            self._shadow = QGraphicsPixmapItem(self.item)
            self._shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._shadow.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        width = self._shown[1] if self._shown else round(self.pose.width)
        pixmap = shadow_pixmap(width, self._dpr)
        if self._shadow.pixmap().cacheKey() != pixmap.cacheKey():
            self._shadow.setPixmap(pixmap)
            size = pixmap.deviceIndependentSize()
            self._shadow.setOffset(-size.width() / 2, -size.height() / 2)
        self._shadow.setVisible(True)
        self._shadow.setOpacity(min(1.0, 0.35 + 0.65 * height))
        self._shadow.setPos(0.02 * width * height, (0.02 + 0.09 * height) * width)

    def remove(self) -> None:
        """Leave the scene."""
        if self.item.scene() is self._scene:
            self._scene.removeItem(self.item)

    # --- pictures ------------------------------------------------------------------------------------------

    def _take_pixmap(self, width: int) -> None:
        card = self.card if self._shows_face else HIDDEN
        wanted = (card, width, self._dpr)
        if wanted == self._shown:
            return
        if card == HIDDEN:
            pixmap = self._art.back(width, self._dpr)
        else:
            pixmap = self._art.face(card, width, self._dpr)
        resized = self._shown is None or self._shown[1:] != wanted[1:]
        self._shown = wanted
        self.item.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self.item.setOffset(-size.width() / 2, -size.height() / 2)
        if resized:
            self._fit_marks()

    def _fit_marks(self) -> None:
        if self._marked and self._shown is not None:
            pixmap = _MARKS[self._marked](self._shown[1], self._dpr)
            mark = self._marks[self._marked]
            mark.setPixmap(pixmap)
            size = pixmap.deviceIndependentSize()
            mark.setOffset(-size.width() / 2, -size.height() / 2)

    def _sharp(self, pose: Pose, width: int) -> QPointF:
        """The middle for which the picture's corner is on a whole device pixel."""
        height = self.item.pixmap().deviceIndependentSize().height()
        left = round((pose.x - width / 2) * self._dpr) / self._dpr
        top = round((pose.y - height / 2) * self._dpr) / self._dpr
        return QPointF(left + width / 2, top + height / 2)


class CardMotion:
    """Carries a card from where it is seen to its home, and turns it over on the way if need be.

    The home is read anew at each moment, so that a window may be resized meanwhile.
    """

    def __init__(
        self,
        card: CardItem,
        duration: float,
        delay: float = 0,
        *,
        order: int = 0,
        flying: bool = True,
        ease: Callable[[float], float] = ease_out,
        arc: float = 0.0,
    ) -> None:
        self.card = card
        self.duration = duration
        self.delay = delay
        self._start = card.pose
        self._flying = flying
        self._ease = ease
        self._arc = arc
        self._turns = card.shows_face != (card.face_up and card.card != HIDDEN)
        if duration > 0 and (flying or self._turns):
            card.prepare_flight(order)

    def apply(self, share: float) -> None:
        card = self.card
        start, home = self._start, card.home
        way = self._ease(share)
        height = math.sin(math.pi * share)
        narrow = 1.0
        if self._turns:
            if (share >= 0.5) != self._turned:
                card.turn_over()
            narrow = max(0.02, abs(math.cos(math.pi * share)))
        pose = Pose(
            start.x + (home.x - start.x) * way,
            start.y + (home.y - start.y) * way - self._arc * home.width * height,
            start.width + (home.width - start.width) * way,
            start.angle + (home.angle - start.angle) * way,
        )
        if self._flying:
            card.show_at(pose, narrow, 1 + _LIFTED * height)
            card.cast_shadow(0.15 + 0.85 * height)
        else:
            card.show_at(pose, narrow)

    @property
    def _turned(self) -> bool:
        return self.card.shows_face == (self.card.face_up and self.card.card != HIDDEN)

    def finish(self) -> None:
        self.card.rest()


# --- pictures shared by all cards --------------------------------------------------------------------------


def _blank(width: float, height: float, dpr: float) -> QPixmap:
    pixmap = QPixmap(max(1, math.ceil(width * dpr)), max(1, math.ceil(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


@lru_cache(maxsize=16)
def shadow_pixmap(width: int, dpr: float) -> QPixmap:
    """A soft shadow of a card, with room around it for the softness."""
    soft = 0.11 * width
    height = width * ASPECT
    pixmap = _blank(width + 2 * soft, height + 2 * soft, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = min(24, max(7, round(soft * dpr)))
    painter.setBrush(QColor(0, 18, 10, max(4, 140 // steps)))
    whole = QRectF(0, 0, width + 2 * soft, height + 2 * soft)
    for step in range(steps):
        inset = 2 * soft * (step + 0.5) / steps
        radius = CORNER * width + 2 * soft - inset
        painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), radius, radius)
    painter.end()
    return pixmap


def _veil(width: int, dpr: float, strength: int) -> QPixmap:
    height = width * ASPECT
    pixmap = _blank(width, height, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(12, 30, 22, strength))
    painter.drawRoundedRect(QRectF(0, 0, width, height), CORNER * width, CORNER * width)
    painter.end()
    return pixmap


@lru_cache(maxsize=16)
def dim_pixmap(width: int, dpr: float) -> QPixmap:
    """A veil for cards that may not be played now."""
    return _veil(width, dpr, 84)


@lru_cache(maxsize=16)
def rest_pixmap(width: int, dpr: float) -> QPixmap:
    """A light veil for the own hand while others are to act."""
    return _veil(width, dpr, 46)


def _rim(width: int, dpr: float, colour: QColor, breadth: float) -> QPixmap:
    height = width * ASPECT
    around = 2.5 * breadth
    pixmap = _blank(width + 2 * around, height + 2 * around, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = QRectF(around, around, width, height)
    for spread, alpha in ((2.2, 0.22), (1.5, 0.35), (0.9, 1.0)):
        faded = QColor(colour)
        faded.setAlphaF(alpha)
        painter.setPen(QPen(faded, breadth * spread))
        painter.drawRoundedRect(rim, CORNER * width, CORNER * width)
    painter.end()
    return pixmap


@lru_cache(maxsize=16)
def lit_pixmap(width: int, dpr: float) -> QPixmap:
    """A golden rim for the card that wins."""
    return _rim(width, dpr, QColor("#f2c14e"), max(2.0, 0.025 * width))


@lru_cache(maxsize=16)
def cursor_pixmap(width: int, dpr: float) -> QPixmap:
    """A rim for the card that the keyboard has chosen."""
    return _rim(width, dpr, QColor("#5aa9e6"), max(2.0, 0.025 * width))


@lru_cache(maxsize=16)
def barred_pixmap(width: int, dpr: float) -> QPixmap:
    """The keyboard's rim around the veil of a card that may not be played: pale, since nothing is lit."""
    pixmap = _rim(width, dpr, QColor("#b9c4c0"), max(2.0, 0.018 * width))
    size = pixmap.deviceIndependentSize()
    painter = QPainter(pixmap)
    veil = dim_pixmap(width, dpr)
    painter.drawPixmap(QPointF((size.width() - width) / 2, (size.height() - width * ASPECT) / 2), veil)
    painter.end()
    return pixmap


_MARKS: Final = {
    "dim": dim_pixmap,
    "rest": rest_pixmap,
    "lit": lit_pixmap,
    "cursor": cursor_pixmap,
    "barred": barred_pixmap,
}
