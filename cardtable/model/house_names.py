"""The names that come with the program. They are kept in English and shown in the language of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable.rules.spec import QT_TRANSLATE_NOOP

HOUSE_NAMES: Final = (
    QT_TRANSLATE_NOOP("PlayerRows", "You"),
    QT_TRANSLATE_NOOP("PlayerRows", "Oksana"),
    QT_TRANSLATE_NOOP("PlayerRows", "Halyna"),
    QT_TRANSLATE_NOOP("PlayerRows", "Taras"),
)
"""Who sits at the table unless somebody names them otherwise, by seat."""


def shown_name(name: str) -> str:
    """A kept name as the window shows it."""
    return QCoreApplication.translate("PlayerRows", name) if name in HOUSE_NAMES else name


def kept_name(name: str) -> str:
    """A name that the window shows as it is kept."""
    return next((house for house in HOUSE_NAMES if shown_name(house) == name), name)
