"""Packs that follow from a number: the same for everybody, on every machine, for ever.

So that a deal code means the same cards in years to come, nothing here rests on a library's generator, which
may change. This is the whole recipe, and it is never changed; another one would get another ``RECIPE``.

- A *stream* of whole numbers below 2^64: block *n*, from 0, is SHA-256 of the ASCII text
  ``cardtable 1 GAME SEED WHAT n`` (numbers in decimal), read as four big-endian numbers of eight bytes.
- A number below *m* is the next number of the stream modulo *m*; numbers that are 2^64 - (2^64 mod *m*) or
  more are passed over, so that all are equally likely.
- A pack is the game's pack in the order of cards' numbers (suits spades, hearts, diamonds, clubs, in each the
  ranks from 2 to ace), shuffled so: for *i* from the last place down to 1, the card at *i* changes places
  with that at a number below *i* + 1. The card at place 0 is on top.
- The pack of deal *n* comes from the stream whose ``WHAT`` is ``deal-n``. In round *r* of the lot, from 1,
  the seats that draw take the cards from the top of the pack of ``lot-r``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from cardtable.rules.cards import Card
from cardtable.rules.lot import Lot, lot_of
from cardtable.rules.spec import GameSpec, Options

RECIPE: Final = 1
SEED_BITS: Final = 64
_WORD: Final = 2**64


def _stream(text: str) -> Iterator[int]:
    import hashlib  # it takes its time, and a window opens before anything is dealt

    block = 0
    while True:
        digest = hashlib.sha256(f"{text} {block}".encode("ascii")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def _below(stream: Iterator[int], bound: int) -> int:
    most = _WORD - _WORD % bound
    return next(word for word in stream if word < most) % bound


def _pack(spec: GameSpec, seed: int, what: str) -> tuple[Card, ...]:
    stream = _stream(f"cardtable {RECIPE} {spec.id} {seed} {what}")
    pack = sorted(spec.pack)
    for place in range(len(pack) - 1, 0, -1):
        other = _below(stream, place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


def pack_of(spec: GameSpec, seed: int, number: int) -> tuple[Card, ...]:
    """The pack of a deal, numbered from 1, top card first."""
    return _pack(spec, seed, f"deal-{number}")


def lot_from(spec: GameSpec, options: Options, seed: int) -> Lot:
    """The lot for the first deal."""
    rounds = 0

    def draw(count: int) -> Sequence[Card]:
        nonlocal rounds
        rounds += 1
        return _pack(spec, seed, f"lot-{rounds}")[:count]

    return lot_of(spec, options, draw)


def seed_of_day(game: str, day: str) -> int:
    """The seed of a game's deal of a day, written as ``2026-11-30``."""
    import hashlib

    digest = hashlib.sha256(f"cardtable {RECIPE} {game} day {day}".encode("ascii")).digest()
    return int.from_bytes(digest[:8], "big")
