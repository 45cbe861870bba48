"""Game records as files: written whole or not at all, and read only when every match in them is right.

Whatever is wrong with a file is one sentence that names it, and the deal, action and rule where there is one.
"""

from __future__ import annotations

import errno
import os
import platform
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, qVersion

from cardtable import about
from cardtable.model.house_names import shown_names
from cardtable.model.levels import DEFAULT_STYLE, LEVELS, STYLES
from cardtable.model.plan import MatchPlan, Player
from cardtable.rules.errors import QT_TRANSLATE_NOOP, BadRecord, RulesError
from cardtable.rules.record_reader import load
from cardtable.rules.records import Record, replay
from cardtable.rules.spec import GameSpec

MAX_FILE: Final = 64_000_000
"""A larger file is for ``cardtable-arena replay``."""
MAX_MATCHES: Final = 1_000
_MAX_NAME: Final = 24

translate = QCoreApplication.translate


class BadFile(Exception):
    """A file that cannot be read or written; the text is a sentence for the person."""


class Opened(NamedTuple):
    """The matches of a file, each of which has been replayed and has at least one deal."""

    file: Path
    records: tuple[Record, ...]


def open_file(file: Path, games: Mapping[str, GameSpec], tell: Callable[[RulesError], str] = str) -> Opened:
    """Read a file and check all of it. Raises :class:`BadFile`.

    ``tell`` says what is wrong with a record; without it that is said in English.
    """
    try:
        _check_size(file)
        return Opened(file, tuple(_checked(file, games)))
    except BadRecord as error:
        raise BadFile(
            _about(file, translate("record_files", "{file} cannot be opened: {why}."), tell(error))
        ) from None
    except (OSError, ValueError) as error:
        why = _fault(error) or translate("record_files", "it cannot be read")
        raise BadFile(
            _about(file, translate("record_files", "{file} cannot be opened: {why}."), why)
        ) from None


def _fault(error: Exception) -> str:
    """What the system says of a file, in the language of the window where it is something usual."""
    if not isinstance(error, OSError):
        return ""
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return translate("record_files", "the system does not allow it")
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return translate("record_files", "the disk is full")
    if error.errno == errno.ENOENT:
        return translate("record_files", "there is no such file or folder")
    return error.strerror or ""


def _check_size(file: Path) -> None:
    if not file.exists():
        raise BadFile(_about(file, translate("record_files", "There is no file {file}.")))
    if not file.is_file():
        raise BadFile(_about(file, translate("record_files", "{file} is not a file that can be opened.")))
    if file.stat().st_size > MAX_FILE:
        raise BadFile(
            _about(
                file, translate("record_files", "{file} is too large; cardtable-arena replay can check it.")
            )
        )


def _checked(file: Path, games: Mapping[str, GameSpec]) -> list[Record]:
    found: list[Record] = []
    several = file.suffix.lower() == ".jsonl"
    for number, record in enumerate(load(file, games), 1):
        try:
            replay(record, games[record.game])
        except RulesError as error:
            if not several:
                raise
            text = QT_TRANSLATE_NOOP("record", "match {match}, {why}")
            raise BadRecord(text, match=number, why=error) from None
        if record.deals:
            found.append(record)
        if number > MAX_MATCHES:
            raise BadFile(
                _about(
                    file,
                    translate(
                        "record_files", "{file} holds too many matches; cardtable-arena replay can check it."
                    ),
                )
            )
    if not found:
        raise BadFile(
            _about(file, translate("record_files", "{file} holds no deal yet: there is nothing to show."))
        )
    return found


def write_file(file: Path, record: Record) -> None:
    """Write a record: laid out for people, or as one line where the file is called ``.jsonl``.

    A file that is there is only replaced by a whole one. Raises :class:`BadFile`.
    """
    text = record.line() + "\n" if file.suffix.lower() == ".jsonl" else record.pretty()
    try:
        part = file.with_name(f".{file.name}.{os.getpid()}.part")
        try:
            with part.open("x", encoding="utf-8", newline="\n") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            part.replace(file)
        except BaseException:
            with suppress(OSError):
                part.unlink()
            raise
    except (OSError, ValueError) as error:
        why = _fault(error) or translate("record_files", "that is not a file name")
        raise BadFile(
            _about(file, translate("record_files", "{file} cannot be written: {why}."), why)
        ) from None


def with_suffix(file: Path) -> Path:
    """The file as it is to be called: records have an ending."""
    known = file.suffix.lower() in (".json", ".jsonl")
    return file if known or not file.name else file.with_name(file.name + ".json")


def _about(file: Path, text: str, why: str = "") -> str:
    name = "".join(letter if letter.isprintable() else "?" for letter in file.name) or str(file)[:60]
    return text.format(file=name if len(name) <= 60 else name[:57] + "…", why=why.rstrip("."))


# --- what a record says beside the match -------------------------------------------------------------------


def with_names(record: Record, names: Sequence[str]) -> Record:
    """The record with the players' names in it, for whoever reads it later."""
    return replace(record, meta={**record.meta, "names": list(names)})


def report(record: Record, names: Sequence[str], code: str, assisted: bool, note: str) -> Record:
    """The record as a report of a play: with what is needed to see it again, and what the person says."""
    told: dict[str, Any] = {
        "note": note,
        "program": f"{about.NAME} {about.VERSION}",
        "code": code,
        "assisted": assisted,
        "qt": qVersion(),
        "python": platform.python_version(),
        "system": platform.platform(),
    }
    named = with_names(record, names)
    return replace(named, meta={**named.meta, "report": told})


def names_of(record: Record, usual: Sequence[str]) -> tuple[str, ...]:
    """The players' names as they are shown: those that stand in the record, else the ``usual`` ones."""
    names = record.meta.get("names")
    good = (
        isinstance(names, list)
        and len(names) == len(record.players)
        and all(isinstance(name, str) and name.strip() and name.isprintable() for name in names)
    )
    return shown_names(name.strip()[:_MAX_NAME] for name in names) if good and names else tuple(usual)


def level_and_style(entry: str) -> tuple[str, str]:
    """What an entry such as ``strong/bold`` says, without a style that it is the usual one.

    Both are empty for whoever is not of the house.
    """
    level, _, style = entry.partition("/")
    if level not in {known.id for known in LEVELS}:
        return "", ""
    return level, style if style in {style.id for style in STYLES} else DEFAULT_STYLE


def plan_of(record: Record, spec: GameSpec, usual: Sequence[Player]) -> MatchPlan:
    """Who is to play on from a record: the players it was played by, as far as they are known here."""
    names = names_of(record, [player.name for player in usual])
    players = []
    for name, entry, player in zip(names, record.players, usual, strict=True):
        level, style = level_and_style(entry)
        players.append(Player(name, level or player.level, style or player.style))
    return MatchPlan(spec, spec.checked(record.options), tuple(players))
