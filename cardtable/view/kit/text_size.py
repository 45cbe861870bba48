"""How large the system wants texts to be, for what is painted and not laid out by Qt."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

_USUAL: Final = 12
"""Pixels of a usual system's font."""
_MOST: Final = 2.0


def growth() -> float:
    """How many times as large as usual the system's texts are, from 1 to 2."""
    pixels = QFontInfo(QApplication.font()).pixelSize() if QApplication.instance() is not None else _USUAL
    return max(1.0, min(_MOST, pixels / _USUAL))
