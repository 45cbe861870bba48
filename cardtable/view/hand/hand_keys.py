"""To which card of a hand a key leads: pure reckoning with places from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt

_DIGITS: Final = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
    Qt.Key.Key_7,
    Qt.Key.Key_8,
    Qt.Key.Key_9,
    Qt.Key.Key_0,
)
"""The keys of the first ten cards, as they stand on a keyboard."""


def place_for(key: int, place: int | None, legal: Sequence[bool]) -> int | None:
    """The place that a key leads to from a place, or from none, in a hand of which ``legal`` may be played;
    ``None`` if the key leads nowhere."""
    if key == Qt.Key.Key_Home:
        return 0
    if key == Qt.Key.Key_End:
        return len(legal) - 1
    if key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        step = 1 if key == Qt.Key.Key_Right else -1
        first = 0 if step > 0 else len(legal) - 1
        return first if place is None else (place + step) % len(legal)
    if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        return next_legal(place, 1 if key == Qt.Key.Key_Up else -1, legal)
    if key in _DIGITS and _DIGITS.index(key) < len(legal):
        return _DIGITS.index(key)
    return None


def next_legal(place: int | None, step: int, legal: Sequence[bool]) -> int:
    """The place of the next card that may be played, going round."""
    start = -step if place is None and step > 0 else (place or 0)
    for away in range(1, len(legal) + 1):
        at = (start + step * away) % len(legal)
        if legal[at]:
            return at
    return place or 0
