"""README, CONTRIBUTING and the programs tell the same."""

from __future__ import annotations

import re
from pathlib import Path

import dev
import pytest

from cardtable import __main__ as command
from cardtable.games import GAMES

ROOT = Path(command.__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def in_first_column(text: str) -> set[str]:
    """What is written as code in the first column of a document's tables."""
    return {
        word for row in re.findall(r"^\|(.*?)\|", text, re.MULTILINE) for word in re.findall("`(.+?)`", row)
    }


def test_the_readme_lists_every_switch(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--help"])
    offered = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {
        "--engine"
    }  # has a command of its own
    assert {word.split()[0] for word in in_first_column(README) if word.startswith("--")} == offered


def test_the_readme_names_every_game_and_every_letter_that_says_a_word() -> None:
    for game in GAMES:
        assert f"`{game}`" in README
    letters = {choice.key for spec in GAMES.values() for choice in spec.choices if choice.key}
    [row] = re.findall(r"^\| ((?:[A-Z], )+[A-Z]) \|", README, re.MULTILINE)
    assert set(row.split(", ")) == letters


def test_contributing_lists_every_command_of_a_developer() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    start = "python3 packaging/dev.py "
    listed = {word.removeprefix(start).split()[0] for word in in_first_column(text) if word.startswith(start)}
    assert listed == set(dev.COMMANDS)
