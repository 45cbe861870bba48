"""What a person may choose about looks, motion, sound and pace: each with its values and its default."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.model.settings import Settings

_LONGEST: Final = 1000
SPEEDS: Final = ("slow", "normal", "fast", "brisk", "off")
"""How fast cards may be chosen to move, from slow to not at all."""
SMALLEST: Final = -2
LARGEST: Final = 2
"""How much smaller or larger than usual cards may be chosen to be."""


class Preference(NamedTuple):
    """One thing to choose. ``choices`` are the values there are, ``least`` and ``most`` bound a number;
    without either any text of one line will do."""

    key: str
    default: str | bool | int
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    def parse(self, text: str) -> str | bool | int | None:
        """Return the value that a text stands for, or ``None`` where it stands for none."""
        if isinstance(self.default, bool):
            return {"true": True, "false": False}.get(text)
        if isinstance(self.default, int):
            digits = text.removeprefix("-")
            if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
                return None
            return int(text) if self.least <= int(text) <= self.most else None
        if self.choices:
            return text if text in self.choices else None
        return text if len(text) <= _LONGEST and text.isprintable() else None


PREFERENCES: Final[tuple[Preference, ...]] = (
    Preference("deck.look", "classic", ("classic", "large")),
    Preference("deck.four-colours", False),
    Preference("deck.letters", "language", ("language", "latin", "cyrillic")),
    Preference("deck.back", "poppy", ("poppy", "cornflower", "fern")),
    Preference("cards.size", 0, least=SMALLEST, most=LARGEST),
    Preference("felt.kind", "green", ("green", "blue", "wine", "sand", "plain", "picture")),
    Preference("felt.picture", ""),
    Preference("motion.speed", "normal", SPEEDS),
    Preference("motion.reduced", "system", ("system", "on", "off")),
    Preference("sound.on", True),
    Preference("sound.volume", 60, least=0, most=100),
    Preference("pace.click-to-continue", False),
    Preference("pace.claims", "ask", ("off", "ask", "always")),
    Preference("fairness.cut", "auto", ("ask", "auto", "off")),
    Preference("confirm.end", True),
    Preference("confirm.gift", True),
    Preference("sort.suits", "alternate", ("alternate", "SHCD", "SHDC", "SCDH", "HDCS")),
    Preference("sort.trump-left", True),
    Preference("sort.high-left", True),
    Preference("window.toolbar", True),
    Preference("language", "system", ("system", "en", "uk", "ru")),
)
"""Everything there is to choose, in no order that matters."""

_BY_KEY: Final = {preference.key: preference for preference in PREFERENCES}


class Preferences(QObject):
    """The person's choices. A value that the settings hold broken counts as not chosen.

    Parameters
    ----------
    settings: where they are kept; ``None`` keeps them only while the program runs.
    """

    changed = Signal(str)
    """A value is another one now; its key."""

    def __init__(self, settings: Settings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._values: dict[str, str | bool | int] = {}
        for preference in PREFERENCES:
            text = settings.preference(preference.key) if settings is not None else None
            value = None if text is None else preference.parse(text)
            self._values[preference.key] = preference.default if value is None else value

    def text(self, key: str) -> str:
        """Return the value of a choice among words. Raises :class:`KeyError`."""
        value = self._values[key]
        assert isinstance(value, str)
        return value

    def flag(self, key: str) -> bool:
        """Return whether something is on. Raises :class:`KeyError`."""
        value = self._values[key]
        assert isinstance(value, bool)
        return value

    def number(self, key: str) -> int:
        """Return the value of a number. Raises :class:`KeyError`."""
        value = self._values[key]
        assert isinstance(value, int)
        return value

    def set(self, key: str, value: str | bool | int) -> None:
        """Choose a value and remember it. Raises :class:`KeyError` or :class:`ValueError`."""
        preference = _BY_KEY[key]
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if type(value) is not type(preference.default) or preference.parse(text) is None:
            raise ValueError(f"{key} cannot be {text[:40]!r}")
        if self._values[key] == value:
            return
        self._values[key] = value
        if self._settings is not None:
            self._settings.set_preference(key, text, is_default=value == preference.default)
        self.changed.emit(key)

    def lend(self, key: str, value: str | bool | int) -> None:
        """Choose a value that is forgotten when the program ends. Raises as :meth:`set` does."""
        settings, self._settings = self._settings, None
        try:
            self.set(key, value)
        finally:
            self._settings = settings

    def is_default(self, keys: Sequence[str]) -> bool:
        """Whether all of these keys have their defaults."""
        return all(self._values[key] == _BY_KEY[key].default for key in keys)

    def reset(self, keys: Sequence[str]) -> None:
        """Choose the defaults of these keys again."""
        for key in keys:
            self.set(key, _BY_KEY[key].default)
