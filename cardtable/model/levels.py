"""The levels of computer players that a person may choose from, weakest first."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardtable.rules.spec import QT_TRANSLATE_NOOP


class Level(NamedTuple):
    """A level: its name in the engine's protocol, and a title to be translated in the context ``level``."""

    id: str
    title: str


LEVELS: Final = (
    Level("beginner", QT_TRANSLATE_NOOP("level", "Beginner")),
    Level("easy", QT_TRANSLATE_NOOP("level", "Easy")),
    Level("normal", QT_TRANSLATE_NOOP("level", "Normal")),
    Level("good", QT_TRANSLATE_NOOP("level", "Good")),
    Level("strong", QT_TRANSLATE_NOOP("level", "Strong")),
    Level("expert", QT_TRANSLATE_NOOP("level", "Expert")),
)

DEFAULT_LEVEL: Final = "normal"
