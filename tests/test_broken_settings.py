"""A settings file broken by hand, in ten ways: the program starts, keeps what is good, and says nothing."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from cardtable import app, paths
from cardtable.games import GAMES
from cardtable.model.preferences import PREFERENCES
from cardtable.model.settings import Settings
from cardtable.view.window.main_window import MainWindow

GOOD: Final = """[General]
version=2
[start]
game=semerik
[players]
1-name=Ada
[preferences]
deck.back=fern
sort.suits=SCDH
sound.volume=35
"""
"""What stands in the file, and must still hold when something else in it is broken."""

BROKEN: Final = {
    "values out of all bounds": GOOD
    + "cards.size=99\nmotion.speed=ludicrous\nfelt.kind=12\npace.claims=\nsound.on=maybe\n",
    "values of other types": GOOD
    + "cards.size=@Variant(\\0\\0\\0\\x7f\\xff)\nmotion.speed=a, b\nfelt.kind=@Invalid()\nsound.on=@Size()\n",
    "unknown keys, of which one is another's": GOOD
    + "deck.colour=pink\nfelt=1\nmotion=1\n[deck]\nback=poppy\n",
    "lines that are none": GOOD + "]]] what is this\n=\n===\n\t\n;;; \\\n",
    "a section twice, the last cut off": GOOD + "[preferences]\ncards.size=x\n[window\ngeometry=01",
    "a picture that is not there": GOOD + 'felt.kind=picture\nfelt.picture="/no/such/file \\x1 \x07.png"\n',
    "numbers in other digits and of great length": GOOD + f"cards.size=٢\nmotion.speed={'9' * 5000}\n",
    "a window nowhere, and no ledger": GOOD + '[window]\ngeometry=01d9d0cbffff\n[ledgers]\nall="[{]"\n',
    "carriage returns, and a mark of byte order": "\ufeff" + GOOD.replace("\n", "\r\n") + "cards.size=--\r\n",
    "the version of tomorrow": GOOD.replace("version=2", "version=999") + "cards.size=1e1\nsound.on=TRUE\n",
}


def open_window(qtbot: QtBot) -> MainWindow:
    window = app.build_window(GAMES, Settings(), random.Random(1))
    qtbot.addWidget(window)
    window.show()
    return window


def keep(content: str | bytes) -> Path:
    file = paths.settings_file()
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


@pytest.mark.parametrize("way", BROKEN)
def test_what_is_good_holds_though_something_is_broken(
    qtbot: QtBot, way: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    keep(BROKEN[way])
    window = open_window(qtbot)
    preferences = window.preferences
    assert preferences.text("deck.back") == "fern"
    assert preferences.text("sort.suits") == "SCDH"
    assert preferences.number("sound.volume") == 35
    assert window.start_page.spec.id == "semerik"
    assert window.start_page.plan().names[1] == "Ada"
    good = {"deck.back", "sort.suits", "sound.volume", "felt.kind", "felt.picture"}
    assert preferences.is_default([other.key for other in PREFERENCES if other.key not in good])
    assert not window.notice.isVisible()
    window.show_settings()
    window.close()
    assert "fern" in paths.settings_file().read_text(encoding="utf-8")
    assert caplog.records == []
    assert capfd.readouterr().err.replace("This plugin does not support propagateSizeHints()\n", "") == ""


@pytest.mark.parametrize("content", [b"\x00" * 3000, b"\xff\xfe\x00[preferences]"])
def test_a_file_of_which_nothing_is_left_counts_as_none(
    qtbot: QtBot, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    keep(content)
    window = open_window(qtbot)
    assert window.preferences.is_default([preference.key for preference in PREFERENCES])
    window.preferences.set("deck.back", "fern")
    window.close()
    assert Settings().preference("deck.back") == "fern"
    assert caplog.records == []


def test_the_program_itself_starts_with_all_of_it_broken() -> None:
    keep(GOOD + "".join(text.removeprefix(GOOD) for text in BROKEN.values() if text.startswith(GOOD)))
    program = (
        "import sys; from PySide6.QtCore import QTimer; from cardtable import __main__, app\n"
        "build = app.build_window\n"
        "def build_window(*parts):\n"
        "    window = build(*parts)\n"
        "    QTimer.singleShot(0, lambda: (print(window.preferences.text('deck.back')), window.close()))\n"
        "    return window\n"
        "app.build_window = build_window\n"
        "sys.exit(__main__.main())\n"
    )
    root = str(Path(paths.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": root},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "fern\n"
    assert done.stderr.replace("This plugin does not support propagateSizeHints()\n", "") == ""
