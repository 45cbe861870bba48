"""Commands whose output is closed before they have printed all."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize("words", ["engine bench --iterations 1", "engine --help", "engine.arena --help"])
def test_a_command_leaves_quietly_when_nobody_reads_its_output(words: str) -> None:
    module, *arguments = words.split()
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", f"cardtable.{module}", *arguments]
    try:
        done = subprocess.run(command, stdout=writing, stderr=-1, timeout=60, check=False)
    finally:
        os.close(writing)
    assert done.stderr == b""
    assert done.returncode in (0, 1)
