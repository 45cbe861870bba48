"""The felt: soft light from above the middle, darker toward the edges, and a grain so that no bands show."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from cardtable.view import theme

_GRAIN: Final = 192
_COARSE: Final = 4
"""The light is drawn so many times smaller and enlarged: nobody sees the difference, and it is soon done."""


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """A tile of faint light and dark fibres."""
    chance = random.Random(7)
    image = QImage(_GRAIN, _GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for _ in range(_GRAIN * _GRAIN):
        x, y = chance.randrange(_GRAIN), chance.randrange(_GRAIN)
        light = chance.random() < 0.5
        colour = (
            QColor(255, 255, 240, chance.randint(1, 5)) if light else QColor(0, 10, 0, chance.randint(2, 8))
        )
        length = chance.choice((1, 1, 2))
        wide = chance.random() < 0.5
        painter.fillRect(x, y, length if wide else 1, 1 if wide else length, colour)
    painter.end()
    return QPixmap.fromImage(image)


def felt(size: QSize, dpr: float) -> QPixmap:
    """Return the felt for a window of a size in logical pixels."""
    colours = theme.colours()
    width, height = max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))
    small = QImage(width // _COARSE + 1, height // _COARSE + 1, QImage.Format.Format_RGB32)
    middle = QPointF(small.width() / 2, small.height() * 0.44)
    reach = 0.62 * max(small.width(), 1.25 * small.height())
    light = QRadialGradient(middle, reach)
    light.setColorAt(0.0, QColor(colours.felt).lighter(112))
    light.setColorAt(0.45, QColor(colours.felt))
    light.setColorAt(1.0, QColor(colours.felt_deep))
    painter = QPainter(small)
    painter.fillRect(small.rect(), light)
    painter.end()
    image = QPixmap(width, height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, width, height), small)
    painter.fillRect(image.rect(), QBrush(_grain()))
    painter.end()
    image.setDevicePixelRatio(dpr)
    return image
