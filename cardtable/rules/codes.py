"""Deal codes: a short text that gives somebody else the same game, options and cards.

A code names a seed of :mod:`cardtable.rules.dealing`, the deal to begin with and its dealer. It is written in
Crockford's base 32, which has no letters that are taken for others; case, spaces and hyphens do not matter.
Its bits, from the first: the format (2), the game (5), the dealer (2), the seed (64), whether the first deal
is another than number 1 (1, then 12 bits for the number), whether options differ from the defaults (1, then 5
for how many, and for each 5 for its place in the game's list and 8 for its value, counted from the least or
the first), if the first deal's pack is cut 1 and 6 for how many cards are lifted, zeros to a multiple of 5,
and the first 15 bits of SHA-256 of these characters as check.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from cardtable.rules.errors import RulesError
from cardtable.rules.spec import QT_TRANSLATE_NOOP, GameSpec, Option, Options, OptionValue

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_READ_AS: Final = str.maketrans("OIL", "011")
_IGNORED: Final = str.maketrans("", "", " -–—\t\n\r")
_FORMAT: Final = 1
_GROUP: Final = 6
_CHECK: Final = 3
_MAX_TEXT: Final = 120

GAME_NUMBERS: Final = {"seven-up-3": 1, "seven-up-4": 2, "california-jack": 3, "semerik": 4}
"""The numbers that stand for games. One that has been given is never given again."""


class BadCode(RulesError):
    """A text that is no deal code, or one that cannot be used here."""


class DealCode(NamedTuple):
    """What a code says: the cards are those of ``seed``, from deal ``number`` on, which ``dealer`` deals; of
    that deal's pack ``cut`` cards have been lifted off and laid below."""

    game: str
    options: Options
    seed: int
    dealer: int
    number: int = 1
    cut: int = 0

    def text(self, spec: GameSpec) -> str:
        """The code as it is written."""
        bits = _Bits()
        bits.add(_FORMAT, 2)
        bits.add(GAME_NUMBERS[self.game], 5)
        bits.add(self.dealer, 2)
        bits.add(self.seed, 64)
        bits.add(int(self.number != 1), 1)
        if self.number != 1:
            bits.add(self.number, 12)
        changed = [
            (place, _index(option, self.options[option.key]))
            for place, option in enumerate(spec.options)
            if self.options[option.key] != option.default
        ]
        bits.add(int(bool(changed)), 1)
        if changed:
            bits.add(len(changed), 5)
            for place, index in changed:
                bits.add(place, 5)
                bits.add(index, 8)
        if self.cut:
            bits.add(1, 1)
            bits.add(self.cut, 6)
        body = bits.letters()
        letters = body + _check(body)
        return "-".join(letters[n : n + _GROUP] for n in range(0, len(letters), _GROUP))


def read_code(text: str, games: Mapping[str, GameSpec]) -> DealCode:
    """Read a code. Raises :class:`BadCode`."""
    letters = text[:_MAX_TEXT].upper().translate(_IGNORED).translate(_READ_AS)
    if not letters or len(text) > _MAX_TEXT or any(letter not in ALPHABET for letter in letters):
        raise BadCode(QT_TRANSLATE_NOOP("codes", "This is not a deal code"))
    if len(letters) < 15 + _CHECK:
        raise BadCode(QT_TRANSLATE_NOOP("codes", "This deal code is too short: something is missing"))
    body, check = letters[:-_CHECK], letters[-_CHECK:]
    if check != _check(body):
        raise BadCode(QT_TRANSLATE_NOOP("codes", "This deal code has a wrong letter somewhere"))
    bits = _Bits(body)
    if bits.take(2) != _FORMAT:
        raise _unknown()
    number = bits.take(5)
    game = next((game for game, its in GAME_NUMBERS.items() if its == number), "")
    if game not in games:
        raise _unknown()
    spec = games[game]
    dealer, seed = bits.take(2), bits.take(64)
    deal = bits.take(12) if bits.take(1) else 1
    options: dict[str, OptionValue] = spec.defaults()
    if bits.take(1):
        for _ in range(bits.take(5)):
            place, index = bits.take(5), bits.take(8)
            if place >= len(spec.options):
                raise _unknown()
            option = spec.options[place]
            if index >= len(option.values):
                raise _unknown()
            options[option.key] = option.values[index]
    cut = bits.take(6) if bits.take(1) else 0
    if dealer >= spec.seats or not deal or cut >= len(spec.pack):
        raise _unknown()
    return DealCode(game, spec.checked(options), seed, dealer, deal, cut)


def _unknown() -> BadCode:
    return BadCode(QT_TRANSLATE_NOOP("codes", "This deal code comes from another version of the program"))


def _index(option: Option, value: OptionValue) -> int:
    return option.values.index(value)  # type: ignore[arg-type]


def _check(body: str) -> str:
    import hashlib  # as in dealing

    digest = hashlib.sha256(body.encode("ascii")).digest()
    number = int.from_bytes(digest[:2], "big") >> 1
    return ALPHABET[number >> 10] + ALPHABET[number >> 5 & 31] + ALPHABET[number & 31]


class _Bits:
    """A row of bits, written at the end and read from the beginning; after its end come zeros."""

    def __init__(self, letters: str = "") -> None:
        self._bits = "".join(format(ALPHABET.index(letter), "05b") for letter in letters)

    def add(self, value: int, count: int) -> None:
        self._bits += format(value, f"0{count}b")

    def take(self, count: int) -> int:
        taken, self._bits = self._bits[:count], self._bits[count:]
        return int(taken.ljust(count, "0"), 2)

    def letters(self) -> str:
        bits = self._bits + "0" * (-len(self._bits) % 5)
        return "".join(ALPHABET[int(bits[n : n + 5], 2)] for n in range(0, len(bits), 5))
