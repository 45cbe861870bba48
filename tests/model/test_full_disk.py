"""A disk that is full or cannot be written to: one sentence, play goes on, and nothing is lost afterwards."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.model.archive import Archive
from tests.model.test_store import SAVED_AGAIN, again, begin, heard, play

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="disks are made by mount")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own, where one may be made."""
    try:
        subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=1500k", "tmpfs", str(tmp_path)],
            check=True,
            capture_output=True,
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no disk can be made here")
    yield tmp_path
    subprocess.run(["umount", "-l", str(tmp_path)], check=True)


def remount(disk: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(disk)], check=True)


def test_on_a_full_disk_play_goes_on_and_is_saved_when_there_is_room(qtbot: QtBot, disk: Path) -> None:
    archive = Archive(disk)
    told = heard(archive)
    match = begin(archive)
    filler = disk / "filler"
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)
    for _ in range(40):
        play(qtbot, match, 1)
    [sentence] = set(told)
    assert "full" in sentence
    kept = match.is_kept
    filler.unlink()
    play(qtbot, match, 1)
    assert (kept, match.is_kept) == (False, True)
    assert told[-1] == SAVED_AGAIN
    match.close()
    archive.close()
    found = again(disk)
    assert found is not None
    assert found.record == match.record


def test_on_a_disk_that_becomes_read_only_the_match_is_found_and_goes_on(qtbot: QtBot, disk: Path) -> None:
    archive = Archive(disk)
    match = begin(archive)
    play(qtbot, match, 4)
    match.close()
    archive.close()
    remount(disk, "ro")
    archive = Archive(disk)
    told = heard(archive)
    found = archive.unfinished({match.spec.id: match.spec})
    assert found is not None
    assert found.record == match.record
    second = begin(archive)
    play(qtbot, second, 2)
    [sentence] = told
    assert str(disk) in sentence
    kept = second.is_kept
    remount(disk, "rw")
    play(qtbot, second, 1)
    assert (kept, second.is_kept) == (False, True)
    assert told[-1] == SAVED_AGAIN
    second.close()
    archive.close()
