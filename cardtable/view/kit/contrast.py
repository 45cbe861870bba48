"""Whether the system asks for strong contrasts, and the colours to draw with then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

if TYPE_CHECKING:
    from cardtable.view.kit.theme import Colours

_BLACK: Final = 8
"""A ground of at most this lightness, of 255, is black: ordinary dark windows are lighter."""


def is_high() -> bool:
    """Whether the system asks for it or, where it does not say, its windows are white on black."""
    hints = QGuiApplication.styleHints()
    asked = hints.accessibility().contrastPreference() if hasattr(hints, "accessibility") else None
    if asked is not None and asked == Qt.ContrastPreference.HighContrast:  # which Qt tells since 6.10
        return True
    palette = QGuiApplication.palette()
    ground: QColor = palette.color(QPalette.ColorRole.Window)
    ink: QColor = palette.color(QPalette.ColorRole.WindowText)
    return ground.lightness() <= _BLACK and ink.value() >= 255 - _BLACK


def stronger(colours: Colours, *, dark: bool) -> Colours:
    """A set of colours with grounds of black or white, edges that are seen, and strong inks."""
    if dark:
        return colours._replace(
            page="#000000",
            paper="#000000",
            inset="#000000",
            line="#ffffff",
            ink="#ffffff",
            soft="#ffffff",
            red="#ff9d96",
            green="#84f5b0",
            ochre="#ffd84a",
            blue="#a5d3ff",
            on_accent="#000000",
        )
    return colours._replace(
        page="#ffffff",
        paper="#ffffff",
        inset="#ffffff",
        line="#000000",
        ink="#000000",
        soft="#000000",
        red="#8c0012",
        green="#00421f",
        ochre="#5a3800",
        blue="#003772",
        on_accent="#ffffff",
    )
