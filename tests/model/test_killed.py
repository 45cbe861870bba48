"""Whatever ends the program, the match stands afterwards where it stood: nothing lost, nothing doubled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = int(os.environ.get("CARDTABLE_STORE_KILLS", "2"))
ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="it has neither fork nor kill -9")
def test_a_match_goes_on_exactly_after_the_program_is_killed(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.model.keeping", str(tmp_path), str(KILLS)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    told = kept = "over"
    resumed = 0
    for line in run.stdout.splitlines():
        kind, _, state = line.partition(" ")
        match kind:
            case "R":
                assert state in (told, kept), f"{state}, not {told} or {kept}"
                resumed += state != "over"
                told = kept = state
            case "K":
                kept = state
            case "T":
                assert state == kept
                told = state
            case "N":
                raise AssertionError(line)
    assert not run.stderr
    print(f"{KILLS} kills, {resumed} matches taken up")
    assert resumed >= KILLS // 2
