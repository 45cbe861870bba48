"""The terms of everything that is installed with the program."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path
from typing import Final

from cardtable import about

COLLECTED: Final = "THIRD-PARTY.txt"
"""What a bundle carries beside the package: the terms of everything in it."""
_PACKAGE: Final = Path(__file__).resolve().parent.parent
_FILE: Final = re.compile(r"^(licen[cs]e|copying|notice)", re.IGNORECASE)
_LINE: Final = "=" * 72


def own(package: Path | None = None) -> str:
    """The program's own terms."""
    beside = (package or _PACKAGE).parent / "LICENSE"
    if beside.is_file() and about.NAME in (text := beside.read_text(encoding="utf-8")):
        return text
    return "\n\n".join(_texts(about.SLUG))


def of_others(package: Path | None = None) -> str:
    """The terms of what the program is built on: collected in a bundle, else as it is installed."""
    beside = (package or _PACKAGE).parent / COLLECTED
    if beside.is_file():
        return beside.read_text(encoding="utf-8")
    found = []
    for name in _needed():
        known = metadata.metadata(name)
        terms = next((known[key] for key in ("License-Expression", "License") if key in known), "")
        head = f"{known['Name']} {known['Version']}"
        first = terms.splitlines()[0] if terms else ""
        found.append("\n\n".join([_LINE, "\n".join(filter(None, (head, first))), *_texts(name)]))
    return "\n\n".join(found)


def _needed() -> list[str]:
    """The distributions that are there because the program needs them, in alphabetical order."""
    found: set[str] = set()
    waiting = [about.SLUG]
    while waiting:
        try:
            needs = metadata.requires(waiting.pop()) or []
        except metadata.PackageNotFoundError:
            continue
        for need in needs:
            wanted, _, marker = need.partition(";")
            match = re.match(r"[A-Za-z0-9._-]+", wanted)
            if match is None or "extra" in marker or match[0].lower() in found:
                continue
            try:
                metadata.distribution(match[0])
            except metadata.PackageNotFoundError:
                continue  # for another system
            found.add(match[0].lower())
            waiting.append(match[0])
    return sorted(found)


def _texts(name: str) -> list[str]:
    try:
        files = metadata.distribution(name).files or []
    except metadata.PackageNotFoundError:
        return []
    texts = []
    for file in files:
        if ".dist-info" in file.parts[0] and _FILE.match(file.name):
            try:
                texts.append(Path(str(file.locate())).read_text(encoding="utf-8", errors="replace"))
            except OSError:
                continue
    return texts
