"""The levels and styles of computer players that a person may choose from."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardtable.rules.spec import QT_TRANSLATE_NOOP

VERSION: Final = 3
"""The version of the engine's levels, which goes up whenever one may play differently: records name it."""


class Level(NamedTuple):
    """A level: its name in the engine's protocol, and a title to be translated in the context ``level``."""

    id: str
    title: str


class Style(NamedTuple):
    """A style: its name in the engine's protocol, its title, and what players of it do, both to be translated
    in the context ``style``."""

    id: str
    title: str
    text: str


LEVELS: Final = (
    Level("beginner", QT_TRANSLATE_NOOP("level", "Beginner")),
    Level("easy", QT_TRANSLATE_NOOP("level", "Easy")),
    Level("normal", QT_TRANSLATE_NOOP("level", "Normal")),
    Level("good", QT_TRANSLATE_NOOP("level", "Good")),
    Level("strong", QT_TRANSLATE_NOOP("level", "Strong")),
    Level("expert", QT_TRANSLATE_NOOP("level", "Expert")),
)
"""The levels, weakest first."""
DEFAULT_LEVEL: Final = "normal"

STRONGEST: Final = "strongest"
"""Stands for a level: the highest of those that the others at the table play at. A partner's default."""

STYLES: Final = (
    Style(
        "cautious",
        QT_TRANSLATE_NOOP("style", "Cautious"),
        QT_TRANSLATE_NOOP("style", "Takes few risks: stays with a fair trump, and keeps good cards safe."),
    ),
    Style(
        "balanced",
        QT_TRANSLATE_NOOP("style", "Balanced"),
        QT_TRANSLATE_NOOP("style", "Takes a risk where it is worth it."),
    ),
    Style(
        "bold",
        QT_TRANSLATE_NOOP("style", "Bold"),
        QT_TRANSLATE_NOOP("style", "Takes risks readily: for a better trump, and with good cards."),
    ),
)
"""The styles, the boldest last."""
DEFAULT_STYLE: Final = "balanced"


def highest(levels: tuple[str, ...]) -> str:
    """Return the highest of some levels; those that are unknown do not count."""
    order = [level.id for level in LEVELS]
    return max((level for level in levels if level in order), key=order.index, default=DEFAULT_LEVEL)
