"""The names that come with the program. They are kept in English and shown in the language of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

from cardtable.model.languages import LANGUAGES
from cardtable.paths import asset
from cardtable.rules.spec import QT_TRANSLATE_NOOP

HOUSE_NAMES: Final = (
    QT_TRANSLATE_NOOP("PlayerRows", "You"),
    QT_TRANSLATE_NOOP("PlayerRows", "Oksana"),
    QT_TRANSLATE_NOOP("PlayerRows", "Halyna"),
    QT_TRANSLATE_NOOP("PlayerRows", "Taras"),
)
"""Who sits at the table unless somebody names them otherwise, by seat."""

_from: Final[dict[str, str]] = {}
"""By a name that a language gives, the one that is kept; empty until it is asked for."""


def shown_name(name: str, seat: int | None = None) -> str:
    """A name as the window shows it, in whichever language it was kept.

    Of a ``seat`` only the name that comes with the program for it is translated: another is somebody's own.
    """
    house = kept_name(name, seat)
    return QCoreApplication.translate("PlayerRows", house) if house in _names_of(seat) else name


def shown_names(names: Iterable[str]) -> tuple[str, ...]:
    """The names of a table, by seat, as the window shows them."""
    return tuple(shown_name(name, seat) for seat, name in enumerate(names))


def kept_name(name: str, seat: int | None = None) -> str:
    """A name that the window shows, in any of its languages, as it is kept; of a ``seat`` as above."""
    said = (
        house for house in HOUSE_NAMES if name in (house, QCoreApplication.translate("PlayerRows", house))
    )
    house = next(said, None) or _elsewhere().get(name, name)
    return house if house in _names_of(seat) else name


def _names_of(seat: int | None) -> tuple[str, ...]:
    """The names that come with the program for a seat, or for any."""
    return HOUSE_NAMES if seat is None else HOUSE_NAMES[seat : seat + 1]


def _elsewhere() -> dict[str, str]:
    """The kept name of every name that a language of the window gives."""
    for language in () if _from else LANGUAGES:
        translator = QTranslator()
        if translator.load(f"cardtable_{language}", str(asset("i18n"))):
            said = {translator.translate("PlayerRows", house): house for house in HOUSE_NAMES}
            _from.update({name: house for name, house in said.items() if name})
    return _from
