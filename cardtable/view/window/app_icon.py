"""The application's icon, from ``assets/icons``."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from cardtable.about import SLUG
from cardtable.paths import asset

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def app_icon() -> QIcon:
    """Return the icon in all its sizes; a file is read when its size is asked for."""
    icon = QIcon()
    for size in SIZES:
        icon.addFile(str(asset("icons", f"{SLUG}-{size}.png")), QSize(size, size))
    return icon
