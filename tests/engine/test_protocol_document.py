"""Every dialogue in PROTOCOL.md happens as it is written there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import cardtable.engine
from cardtable.games import GAMES
from tests.engine.dialogue import ask

TEXT = Path(cardtable.engine.__file__).with_name("PROTOCOL.md").read_text(encoding="utf-8")
DIALOGUES = re.findall(r"```text\n(.*?)```", TEXT, flags=re.DOTALL)


def messages(dialogue: str, mark: str) -> list[Any]:
    """The JSON values on the lines that begin with a mark; a value may stand on several lines."""
    text = "\n".join(line[2:] for line in dialogue.splitlines() if line.startswith(mark)).strip()
    found = []
    while text:
        value, end = json.JSONDecoder().raw_decode(text)
        found.append(value)
        text = text[end:].lstrip()
    return found


@pytest.mark.parametrize("dialogue", DIALOGUES)
def test_a_dialogue_happens_as_written(dialogue: str) -> None:
    assert all(line[:2] in {"> ", "< "} for line in dialogue.splitlines())
    assert ask(*messages(dialogue, "> ")) == messages(dialogue, "< ")


def test_there_is_a_dialogue_for_each_game() -> None:
    asked = [request for dialogue in DIALOGUES for request in messages(dialogue, "> ")]
    played = {request["view"]["game"] for request in asked if isinstance(request, dict) and "view" in request}
    assert played >= set(GAMES)
