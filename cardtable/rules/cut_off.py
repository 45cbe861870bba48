"""Texts of records that are cut off, as by a copy that was not finished."""

from __future__ import annotations

from json import JSONDecodeError
from typing import Final

from cardtable.rules.errors import QT_TRANSLATE_NOOP

BROKEN_OFF: Final = QT_TRANSLATE_NOOP("record", "the text breaks off in the middle; its end is missing")

_WORDS: Final = ("true", "false", "null", "-")
"""What JSON has that can be cut off and is no string."""


def breaks_off(text: str, error: JSONDecodeError) -> bool:
    """Whether nothing is wrong with a JSON text but that its end is missing."""
    left = text[error.pos :].strip()
    in_a_string = error.msg.startswith("Unterminated string")
    return bool(text.strip()) and (in_a_string or any(word.startswith(left) for word in _WORDS))
