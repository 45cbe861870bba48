"""Prints what the changelog says of a version: `release_notes.py v1.2.3`. The tag must fit the code."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def notes(tag: str, changelog: str, version: str) -> str:
    """Return the section of a version. Raises :class:`ValueError` with what does not fit."""
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, and cardtable/about.py says {version}.")
    sections = re.split(r"^## \[([^\]]+)\].*$", changelog, flags=re.MULTILINE)
    found = dict(zip(sections[1::2], sections[2::2], strict=True))
    text = found.get(version, "").strip()
    if not text:
        raise ValueError(f"CHANGELOG.md has nothing under [{version}].")
    return text


def main() -> int:
    """Print the notes and return the exit status."""
    about = (ROOT / "cardtable" / "about.py").read_text(encoding="utf-8")
    version = re.search(r'^VERSION = "(.+)"$', about, flags=re.MULTILINE)
    assert version is not None
    try:
        print(notes(sys.argv[1], (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version[1]))
    except ValueError as error:
        print(f"release_notes.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
