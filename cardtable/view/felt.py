"""The felt: soft light from above the middle, darker toward the edges, and a grain so that no bands show."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient

from cardtable.view import theme

_GRAIN: Final = 192
_COARSE: Final = 4
"""The light is drawn so many times smaller and enlarged: nobody sees the difference, and it is soon done."""


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """A tile of faint light and dark specks."""
    noise = random.Random(7).randbytes(_GRAIN * _GRAIN)
    strength = noise.translate(bytes((n % 8 if n < 128 else n % 5) for n in range(256)))
    light = noise.translate(bytes((0 if n < 128 else n % 5) for n in range(256)))
    pixels = bytearray(4 * len(noise))
    pixels[0::4] = pixels[1::4] = pixels[2::4] = light
    pixels[3::4] = strength
    form = QImage.Format.Format_ARGB32_Premultiplied
    return QPixmap.fromImage(QImage(bytes(pixels), _GRAIN, _GRAIN, 4 * _GRAIN, form).copy())


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
