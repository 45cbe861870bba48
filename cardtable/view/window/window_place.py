"""Where the window stands: as it stood last, or in a good size on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardtable.model.settings import Settings

LEAST_WIDTH: Final = 800
LEAST_HEIGHT: Final = 560
_WANTED_WIDTH: Final = 1280
_WANTED_HEIGHT: Final = 800
_SHARE: Final = 0.9
"""The share of the screen that a new window takes at most."""


def take_place(window: QWidget, settings: Settings) -> None:
    """Stand where the window stood last, or in a size that suits the screen."""
    window.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
    geometry = settings.geometry()
    if geometry is not None and window.restoreGeometry(geometry):
        return
    screen = QGuiApplication.primaryScreen().availableSize() * _SHARE
    window.resize(
        max(LEAST_WIDTH, min(_WANTED_WIDTH, screen.width())),
        max(LEAST_HEIGHT, min(_WANTED_HEIGHT, screen.height())),
    )


def keep_place(window: QWidget, settings: Settings) -> None:
    """Remember where the window stands."""
    settings.set_geometry(bytes(window.saveGeometry().data()))
