"""Pictures shared by all cards: the shadow, and the marks laid over a card."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from cardtable.view.deck.card_shape import ASPECT, CORNER

_SHADE: Final = QColor(90, 66, 30, 74)


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


@lru_cache(maxsize=16)
def dim_pixmap(width: int, dpr: float) -> QPixmap:
    """The shade over cards that may not be played now: warm, so that the paper stays paper."""
    height = width * ASPECT
    edge = 1 / dpr  # as around the card, for smooth sides at any angle
    pixmap = _blank(width + 2 * edge, height + 2 * edge, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADE)
    painter.drawRoundedRect(QRectF(edge, edge, width, height), CORNER * width, CORNER * width)
    painter.end()
    return pixmap


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


MARKS: Final[dict[str, Callable[[int, float], QPixmap]]] = {
    "dim": dim_pixmap,
    "lit": lit_pixmap,
    "cursor": cursor_pixmap,
    "barred": barred_pixmap,
}
"""Each mark's picture for a width and a number of device pixels in a logical one."""
