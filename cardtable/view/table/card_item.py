"""A card on the table: a pixmap in the scene with a shadow and a mark. What carries it is in
:mod:`cardtable.view.motion.card_motion`."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from cardtable.rules.cards import HIDDEN, Card
from cardtable.view.deck.card_marks import MARKS, shadow_pixmap
from cardtable.view.deck.cards import CardArt
from cardtable.view.table.depths import FLIGHT
from cardtable.view.table.poses import Pose

_EYE: Final = 2.8
"""How far the eye is from a card that turns, in its widths: the nearer, the more its edges differ."""
_EDGE: Final = 0.06
"""A card is never seen thinner than this share of its breadth."""


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
        self.mover: object | None = None
        """What carries the card at this moment: nothing else may place it meanwhile."""
        self.is_held = False
        """Whether it follows the pointer."""
        scene.addItem(self.item)

    @property
    def shows_face(self) -> bool:
        """Whether the face is seen at this moment."""
        return self._shows_face

    @property
    def belongs_open(self) -> bool:
        """Whether the face is to be seen at home."""
        return self.face_up and self.card != HIDDEN

    def rest(self) -> None:
        """Be at home, and sharp; what carried the card has no more part in it."""
        self.mover = None
        self._shows_face = self.belongs_open
        self._take_pixmap(round(self.home.width))
        self.cast_shadow(self.home_shadow)
        self.item.setZValue(self.home_z)
        self.item.setVisible(self.home_visible)
        self.show_at(self.home)

    def show_at(self, pose: Pose, turned: float = 0.0, lifted: float = 1.0) -> None:
        """Be seen at a pose.

        Parameters
        ----------
        turned: degrees by which the card is turned about its long axis, as one that is turned over.
        lifted: how much larger it looks for being nearer to the eye.
        """
        self.pose = pose
        shown = self._shown
        if shown is None:
            self._take_pixmap(round(pose.width))
            shown = self._shown
            assert shown is not None
        scale = pose.width / shown[1] * lifted
        if pose.angle == 0.0 and scale == 1.0 and turned == 0.0:
            self.item.setTransform(QTransform())
            self.item.setPos(self._sharp(pose, shown[1]))
            return
        angle = math.radians(pose.angle)
        cos, sin = math.cos(angle) * scale, math.sin(angle) * scale
        if turned:
            self.item.setTransform(_perspective(turned, shown[1]) * QTransform(cos, sin, -sin, cos, 0.0, 0.0))
        else:
            self.item.setTransform(QTransform(cos, sin, -sin, cos, 0.0, 0.0))
        self.item.setPos(pose.x, pose.y)

    def prepare_flight(self, order: int = 0) -> None:
        """Rise above what lies, with a picture good for both ends of the way."""
        self._take_pixmap(round(max(self.pose.width, self.home.width)))
        self.show_at(self.pose)
        self.item.setZValue(FLIGHT + order)
        self.item.setVisible(True)

    def turn_over(self) -> None:
        """Show the side that belongs up at home."""
        self._shows_face = self.belongs_open
        if self._shown is not None:
            self._take_pixmap(self._shown[1])

    def change_screen(self, dpr: float) -> None:
        """Take pictures for another density of pixels."""
        self._dpr = dpr
        self._shown = None

    def mark(self, kind: str) -> None:
        """Lay a mark over the card, or none: ``dim``, ``lit``, ``cursor``, or ``barred``
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
            pixmap = self._art.back(width, self._dpr, edged=True)
        else:
            pixmap = self._art.face(card, width, self._dpr, edged=True)
        resized = self._shown is None or self._shown[1:] != wanted[1:]
        self._shown = wanted
        self.item.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self.item.setOffset(-size.width() / 2, -size.height() / 2)
        if resized:
            self._fit_marks()

    def _fit_marks(self) -> None:
        if self._marked and self._shown is not None:
            pixmap = MARKS[self._marked](self._shown[1], self._dpr)
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


def _perspective(degrees: float, width: int) -> QTransform:
    """How a card looks that is turned about its long axis: the edge that comes forward is the taller."""
    turn = math.radians(degrees)
    thin = math.cos(turn)
    if abs(thin) < _EDGE:
        thin = math.copysign(_EDGE, thin)
    return QTransform(thin, 0.0, math.sin(turn) / (_EYE * width), 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)
