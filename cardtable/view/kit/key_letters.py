"""Letters by the key they are on: a key means the same whether the keyboard writes Latin or Cyrillic."""

from __future__ import annotations

from typing import Final

_LATIN: Final = "QWERTYUIOPASDFGHJKLZXCVBNM"
_RUSSIAN: Final = "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ"
_UKRAINIAN: Final = "ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ"
_SAME_KEY: Final = {
    **dict(zip(_RUSSIAN, _LATIN, strict=True)),
    **dict(zip(_UKRAINIAN, _LATIN, strict=True)),
}


def letters_of(text: str) -> tuple[str, ...]:
    """The letter typed and, if it is Cyrillic, the Latin one on the same key; nothing if none was typed."""
    letter = text.upper()
    same = _SAME_KEY.get(letter, letter)
    return tuple(dict.fromkeys((letter, same))) if letter.strip() else ()
