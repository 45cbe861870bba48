"""The script that pictures the window."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest
import shots
from PySide6.QtGui import QImage


def test_pictures_have_the_names_and_sizes_asked_for(tmp_path: Path) -> None:
    words = ["--game", "california-jack", "--phase", "start", "--phase", "deal-panel", "--dark"]
    assert shots.main([str(tmp_path), *words, "--size", "900x600", "--size", "1600x1200@2"]) == 0
    sizes = {file.name: QImage(str(file)).size().toTuple() for file in tmp_path.iterdir()}
    assert sizes == {
        f"california-jack-{phase}-{width}x{height}-dark.png": (width, height)
        for phase in ("start", "deal-panel")
        for width, height in ((900, 600), (1600, 1200))
    }


def test_looks_are_pictured_and_named(tmp_path: Path) -> None:
    words = ["--game", "california-jack", "--phase", "mid-trick", "--size", "400x300"]
    looks = ["--look", "large+blue", "--look", "fern", "--look", ""]
    assert shots.main([str(tmp_path), *words, *looks]) == 0
    names = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    start = "california-jack-mid-trick-400x300"
    assert names.keys() == {f"{start}{look}.png" for look in ("", "-large-blue", "-fern")}
    assert len(set(names.values())) == 3


def test_an_unknown_look_is_refused() -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="purple"):
        shots.parse_look("large+purple")


def test_an_unknown_game_is_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert shots.main([str(tmp_path), "--game", "whist", "--size", "900x600"]) == 2
    assert "whist" in capfd.readouterr().err


@pytest.mark.parametrize("text", ["", "900", "900x", "ax600", "10x10", "900x600@0", "900x600@two"])
def test_a_size_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        shots.Size.parse(text)
