"""A player in another program that hangs, and one that is told to stop."""

from __future__ import annotations

import shlex
import sys
import threading
import time
from pathlib import Path

import pytest

from cardtable.engine.external import ExternalPlayer
from cardtable.engine.player import PlayerFault
from cardtable.games import GAMES
from tests.engine.dialogue import first_view

GREETS = f"""
import json, sys, time
sys.stdin.readline()
print(json.dumps({{"type": "hello", "id": 0, "protocol": 1, "games": {list(GAMES)}}}), flush=True)
"""


def player(tmp_path: Path, text: str, answer_within: float) -> ExternalPlayer:
    path = tmp_path / "program.py"
    path.write_text(GREETS + text)
    return ExternalPlayer(f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}", answer_within)


@pytest.mark.parametrize(
    "text",
    ["time.sleep(60)", 'while True: print(\'{"type": "info", "id": 1}\', flush=True); time.sleep(0.05)'],
)
def test_a_silent_program_is_given_up_and_ended(tmp_path: Path, text: str) -> None:
    silent = player(tmp_path, text, 0.3)
    begun = time.monotonic()
    with pytest.raises(PlayerFault, match="has not answered within"):
        silent.choose(first_view("semerik"))
    silent.close()
    assert time.monotonic() - begun < 10


def test_stop_reaches_the_program(tmp_path: Path) -> None:
    text = """
lines = [json.loads(sys.stdin.readline()) for _ in range(2)]
assert "stop" in [line["type"] for line in lines]
think = next(line for line in lines if line["type"] == "think")
print(json.dumps({"type": "move", "id": think["id"], "move": think["view"]["legal"][0]}), flush=True)
"""
    patient = player(tmp_path, text, 20)
    view = first_view("semerik")
    threading.Timer(0.5, patient.stop).start()
    assert view.legal.allows(patient.choose(view))
    patient.close()
