"""The engine's client against scripted dialogues: what it sends, and how it survives what may come."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.engine_client import EngineClient, EngineState
from cardtable.rules.moves import DECK, Move
from cardtable.rules.seatview import SeatView
from tests.model.channels import Channels, line, polite


def first_view() -> SeatView:
    spec = GAMES["semerik"]
    state = spec.match({}, 0)
    state.apply(Move(DECK, spec.pack))
    return state.view_for(state.to_act)


def answering(think: list[bytes]) -> Any:
    """Answer hello properly and every think with ``think``, ``b"ID"`` in it replaced by the request's id."""

    def reply(message: dict[str, Any]) -> list[bytes]:
        if message["type"] != "think":
            return polite(message)
        return [part.replace(b"ID", str(message["id"]).encode()) for part in think]

    return reply


def test_the_engine_starts_with_the_first_think_and_stays(qtbot: QtBot) -> None:
    channels = Channels(polite)
    client = EngineClient(channels)
    states: list[EngineState] = []
    client.stateChanged.connect(states.append)
    for expected in (1, 2):
        with qtbot.waitSignal(client.moved, timeout=2000) as got:
            assert client.think(first_view(), "beginner") == expected
        assert got.args is not None
        assert got.args[0] == expected
        assert got.args[1].startswith("play ")
    assert len(channels.made) == 1
    assert [m["type"] for m in channels.made[0].received] == ["hello", "think", "think"]
    client.close()
    assert channels.made[0].closed
    assert [state.value for state in states] == [
        "starting",
        "ready",
        "thinking",
        "ready",
        "thinking",
        "ready",
        "closed",
    ]


def test_thinks_wait_in_line_and_one_runs_at_a_time(qtbot: QtBot) -> None:
    channels = Channels(polite)
    client = EngineClient(channels)
    numbers: list[int] = []
    client.moved.connect(lambda number, move: numbers.append(number))
    asked = [client.think(first_view(), "beginner") for _ in range(3)]
    qtbot.waitUntil(lambda: len(numbers) == 3, timeout=2000)
    assert numbers == asked
    client.close()


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ([b"not json"], "not JSON"),
        ([b"[" * 5000], "not JSON"),
        ([b"[1]"], "not a message"),
        ([b'{"type": "move", "id": ID, "move": 7}'], "not a text"),
        ([b'{"type": "error", "id": ID, "text": "no such level"}'], "no such level"),
        ([b"END"], "has ended"),
        ([], "does not answer"),
        ([b'{"type": "move", "id": 999, "move": "play TH"}'], "does not answer"),
    ],
)
def test_whatever_goes_wrong_fails_the_think_and_ends_the_engine(
    qtbot: QtBot, answer: list[bytes], why: str
) -> None:
    channels = Channels(answering(answer))
    client = EngineClient(channels, grace_ms=60)
    with qtbot.waitSignal(client.failed, timeout=3000) as got:
        client.think(first_view(), "beginner", movetime_ms=20)
    assert got.args is not None
    assert got.args[0] == 1
    assert why in got.args[1]
    assert client.state is EngineState.CLOSED
    assert channels.made[0].closed


def test_after_a_failure_the_next_think_starts_a_fresh_engine(qtbot: QtBot) -> None:
    replies = [answering([b"END"]), polite]
    channels = Channels(lambda message: replies[len(channels.made) - 1](message))
    client = EngineClient(channels)
    with qtbot.waitSignal(client.failed, timeout=2000):
        client.think(first_view(), "beginner")
    with qtbot.waitSignal(client.moved, timeout=2000):
        client.think(first_view(), "beginner")
    assert len(channels.made) == 2
    client.close()


def test_an_engine_that_never_says_hello_is_given_up(qtbot: QtBot) -> None:
    channels = Channels(lambda message: [])
    client = EngineClient(channels, hello_ms=50)
    with qtbot.waitSignal(client.failed, timeout=2000) as got:
        client.think(first_view(), "beginner")
    assert got.args is not None
    assert "does not answer" in got.args[1]


def test_a_forgotten_think_is_stopped_and_never_answered(qtbot: QtBot) -> None:
    held: list[Any] = []

    def reply(message: dict[str, Any]) -> list[bytes]:
        if message["type"] == "think" and message["id"] == 1:
            held.append(message)
            return []
        if message["type"] == "stop":
            return [line(type="move", id=1, move="play TH")]
        return polite(message)

    channels = Channels(reply)
    client = EngineClient(channels)
    numbers: list[int] = []
    client.moved.connect(lambda number, move: numbers.append(number))
    client.think(first_view(), "beginner")
    qtbot.waitUntil(lambda: bool(held), timeout=2000)
    client.forget(1)
    client.think(first_view(), "beginner")
    qtbot.waitUntil(lambda: numbers == [2], timeout=2000)
    assert {"type": "stop", "id": 1} in channels.made[0].received
    client.close()
