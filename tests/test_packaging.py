"""What installers say of the application agrees with the application."""

from __future__ import annotations

import configparser
import re
from pathlib import Path

import bundle_smoke
import licences
import linux_files
import pytest
import release_notes

from cardtable import __main__ as command
from cardtable import about
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


def test_the_man_page_names_every_switch(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--help"])
    switches = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    page = (PACKAGING / "linux" / "cardtable.1").read_text(encoding="utf-8").replace("\\-", "-")
    assert {switch for switch in switches if switch not in page} == {"--engine"}


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
