"""What installers say of the application agrees with the application."""

from __future__ import annotations

import configparser
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import bundle_smoke
import licences
import linux_files
import pytest
import release_notes

from cardtable import __main__ as window
from cardtable import about
from cardtable.engine import __main__ as engine
from cardtable.engine import arena, arguments, review
from cardtable.games import GAMES

PACKAGING = Path(linux_files.TEMPLATES).parent


def test_the_desktop_entry_offers_every_game(tmp_path: Path) -> None:
    linux_files.lay_out(tmp_path, "cardtable")
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(tmp_path / "applications" / f"{about.APP_ID}.desktop", encoding="utf-8")
    actions = {name.removeprefix("Desktop Action ") for name in entry.sections()} - {"Desktop Entry"}
    assert actions == set(GAMES) == set(bundle_smoke.GAMES)
    for action in actions:
        assert entry[f"Desktop Action {action}"]["Exec"] == f"cardtable --game {action}"
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    left = [file.name for file in files if re.search(rb"@[A-Z]+@", file.read_bytes())]
    assert not left


def test_shops_are_shown_the_pictures_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linux_files, "HOME_PAGE", "https://example.org/cards")
    linux_files.lay_out(tmp_path, "cardtable")
    metainfo = ElementTree.parse(tmp_path / "metainfo" / f"{about.APP_ID}.metainfo.xml")
    images = [image.text or "" for image in metainfo.iter("image")]
    place = f"https://example.org/cards/raw/v{about.VERSION}/"
    shown = {PACKAGING.parent / image.removeprefix(place) for image in images}
    assert shown == set((PACKAGING / "linux" / "screenshots").glob("*.png"))


COMMANDS: list[tuple[str, Callable[[list[str]], object], list[list[str]]]] = [
    ("cardtable", window.main, [[]]),
    ("cardtable-engine", engine.main, [[]]),
    ("cardtable-arena", arena.main, [[], ["replay"], ["review"], ["advise"]]),
]


@pytest.mark.parametrize(("name", "main", "tasks"), COMMANDS, ids=[name for name, *_ in COMMANDS])
def test_a_man_page_names_every_switch_and_no_other(
    name: str,
    main: Callable[[list[str]], object],
    tasks: list[list[str]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    offered = set()
    for task in tasks:
        with pytest.raises(SystemExit):
            main([*task, "--help"])
        offered |= set(re.findall(r"(?<![\w-])--[a-z-]+", capsys.readouterr().out))
    page = (PACKAGING / "linux" / f"{name}.1").read_text(encoding="utf-8").replace("\\-", "-")
    told = set(re.findall(r"(?<![\w-])--[a-z-]+", page))
    assert told == offered - {"--engine"}  # which has a command of its own


def test_the_arenas_man_page_tells_the_defaults() -> None:
    page = (PACKAGING / "linux" / "cardtable-arena.1").read_text(encoding="utf-8")
    assert arguments.ADVISER in page
    assert f"searched; {review.ITERATIONS} unless" in page


def test_release_notes_are_those_of_the_tag() -> None:
    text = "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.2.3] - 2030\n\n- good\n\n## [1.2.2]\n\n- old\n"
    assert release_notes.notes("v1.2.3", text, "1.2.3") == "- good"
    for tag, version in (("v1.2.4", "1.2.3"), ("v1.3.0", "1.3.0")):
        with pytest.raises(ValueError, match=re.escape(version)):
            release_notes.notes(tag, text, version)


def test_the_licence_of_everything_shipped_is_found(tmp_path: Path) -> None:
    shipped = set(licences.shipped())
    assert {"pyside6-essentials", "shiboken6", "miniaudio", "cffi", "tqdm"} <= shipped
    pins = (PACKAGING / "bundle-requirements.txt").read_text(encoding="utf-8").lower()
    for name in shipped:
        assert licences.of_distribution(name).texts
        assert f"{name}==" in pins
