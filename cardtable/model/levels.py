"""The levels of computer players that a person may choose from, weakest first."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardtable.rules.spec import QT_TRANSLATE_NOOP


class Level(NamedTuple):
    """A level: its name in the engine's protocol, and a title to be translated in the context ``level``."""

    id: str
    title: str


LEVELS: Final = (Level("beginner", QT_TRANSLATE_NOOP("level", "Beginner")),)

DEFAULT_LEVEL: Final = "beginner"
