"""Brings the translations in `assets/i18n` up to date with the program's texts, and writes what is loaded.

    python3 packaging/dev.py i18n

Qt's `lupdate` enters the texts into `cardtable_LANGUAGE.ts`, which Qt Linguist or an editor fills in; of
English only what counts something needs forms. From these the `.qm` files are written: by this command, by
every build of a wheel, by an editable installation, and by `dev.py` before it starts what reads them.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from qm_writer import Message, read_ts, write_all
from source_texts import listing, texts_in

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "assets" / "i18n"
LANGUAGES: Final = ("en", "uk", "ru")


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    """The translations of a language."""
    return folder / f"cardtable_{language}.ts"


def lupdate() -> Path | None:
    """Qt's tool that collects texts, if it is installed."""
    found = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    return Path(found) if found else None


def collect(language: str, folder: Path) -> None:
    """Bring a `.ts` file in a folder up to date; texts that are gone leave it."""
    tool = lupdate()
    assert tool is not None, "PySide6 brings lupdate with it"
    switches = ["-source-language", "en", "-target-language", language, "-locations", "none", "-no-obsolete"]
    if language == "en":
        switches.append("-pluralonly")
    with tempfile.TemporaryDirectory() as place:
        texts = Path(place) / "texts.py"
        texts.write_text(listing(texts_in(ROOT / "cardtable")), encoding="utf-8")
        command = [str(tool), *switches, str(texts), "-ts", str(ts_file(language, folder))]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def refresh() -> None:
    """Write each `.qm` file that is missing or older in content than its `.ts`."""
    write_all(FOLDER)


def unfinished(messages: Sequence[Message]) -> list[Message]:
    """The messages that still have to be translated."""
    return [message for message in messages if message.state or not all(message.translations)]


def main(words: Sequence[str]) -> int:
    """Collect, write, tell what is missing, and return the exit status."""
    argparse.ArgumentParser(prog="dev.py i18n", description=__doc__.splitlines()[0]).parse_args(words)
    FOLDER.mkdir(exist_ok=True)
    missing = 0
    for language in LANGUAGES:
        collect(language, FOLDER)
        messages = read_ts(ts_file(language)).messages
        left = unfinished(messages)
        missing += len(left)
        print(f"==> {language}: {len(messages)} texts, {len(left)} to translate", flush=True)
        for message in left[:5]:
            print(f"    {message.context}: {message.source[:70]!r}")
    refresh()
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
