"""Turns Qt Linguist's translations (`.ts`) into the form that a program loads (`.qm`), as `lrelease` does.

A build has no Qt at hand: an isolated one would have to download 80 MB for the sake of `lrelease`. What this
module writes is the same to the byte, which a test holds it to; a build of the same text is the same file.
It needs nothing but Python.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _NUMERUS, _LANGUAGE = 0x42, 0x69, 0x88, 0xA7
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8

_SLAVIC: Final = bytes.fromhex("11 01 fd 29 0b ff 14 02 04 fd 2c 0a 13")
"""One: 1, 21, 31… but not 11. Few: 2 to 4, 22 to 24… but not 12 to 14. The rest are many."""
RULES: Final[Mapping[str, bytes]] = {"en": bytes.fromhex("01 01"), "ru": _SLAVIC, "uk": _SLAVIC}
"""When which of a language's plural forms is said."""
FORMS: Final[Mapping[str, int]] = {"en": 2, "ru": 3, "uk": 3}
"""How many plural forms a language has."""


class Message(NamedTuple):
    """A text of the program and its translation, in several forms if it counts something.

    ``state`` is empty for a finished one, otherwise ``unfinished``, ``vanished`` or ``obsolete``.
    """

    context: str
    source: str
    comment: str
    translations: tuple[str, ...]
    state: str = ""
    counts: bool = False


class Catalogue(NamedTuple):
    """The translations of one language."""

    language: str
    messages: tuple[Message, ...]

    @property
    def short(self) -> str:
        """The language without its country."""
        return self.language.partition("_")[0]


def read_ts(file: Path) -> Catalogue:
    """Read a `.ts` file."""
    root = ElementTree.parse(file).getroot()
    messages = []
    for context in root.iter("context"):
        name = context.findtext("name", "")
        messages += [_message(name, element) for element in context.iter("message")]
    return Catalogue(root.get("language", ""), tuple(messages))


def _message(context: str, element: ElementTree.Element) -> Message:
    said = element.find("translation")
    counts = element.get("numerus") == "yes"
    texts: tuple[str, ...] = ("",)
    if said is not None:
        texts = tuple(form.text or "" for form in said.iter("numerusform")) if counts else (said.text or "",)
    state = "" if said is None else said.get("type", "")
    source, comment = element.findtext("source", ""), element.findtext("comment", "")
    return Message(context, source, comment, texts, state, counts)


def qm_bytes(catalogue: Catalogue) -> bytes:
    """Return the `.qm` file of a catalogue."""
    messages = bytearray()
    places = []
    for (context, source, comment), texts in _keyed(catalogue.messages):
        places.append((_elf_hash(source + comment), len(messages)))
        for text in texts:
            messages += _part(_TRANSLATION, text.encode("utf-16-be"))
        messages += _part(_COMMENT, comment) + _part(_SOURCE, source) + _part(_CONTEXT, context)
        messages.append(_END)
    hashes = b"".join(struct.pack(">II", *place) for place in sorted(places))
    sections = [
        (_LANGUAGE, catalogue.language.encode()),
        (_HASHES, hashes),
        (_MESSAGES, bytes(messages)),
        (_NUMERUS, RULES[catalogue.short]),
    ]
    return _MAGIC + b"".join(_part(tag, data) for tag, data in sections if data)


def _keyed(messages: Iterable[Message]) -> list[tuple[tuple[bytes, bytes, bytes], Sequence[str]]]:
    """The translated messages by what they are looked up by, in order.

    A comment is dropped from the first message of a text, unless there is one without: so a text is found by
    a comment that nobody has translated apart.
    """
    told = [message for message in messages if message.state in {"", "unfinished"}]
    told = [message for message in told if not message.state or message.translations[0]]
    plain = {(message.context, message.source) for message in told if not message.comment}
    keyed: dict[tuple[bytes, bytes, bytes], Sequence[str]] = {}
    for message in told:
        key = (message.context.encode(), message.source.encode(), message.comment.encode())
        bare = (key[0], key[1], b"")
        is_kept = not message.comment or (message.context, message.source) in plain or bare in keyed
        keyed[key if is_kept else bare] = message.translations
    return sorted(keyed.items())


def _part(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _elf_hash(text: bytes) -> int:
    """The hash by which Qt finds a text."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ (high >> 24)) & ~high
    return value or 1


def write_all(folder: Path, target: Path | None = None) -> list[Path]:
    """Write a `.qm` for each `.ts` of a folder, unless it is there already, and return the files."""
    files = []
    for source in sorted(folder.glob("*.ts")):
        file = (target or folder) / f"{source.stem}.qm"
        wanted = qm_bytes(read_ts(source))
        if not file.exists() or file.read_bytes() != wanted:
            file.parent.mkdir(parents=True, exist_ok=True)
            part = file.with_suffix(f".{os.getpid()}")
            part.write_bytes(wanted)
            part.replace(file)  # at once, for another process may be reading it
        files.append(file)
    return files
