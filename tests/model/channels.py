"""Stand-ins for an engine's process: dialogues scripted in the test."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QTimer

Reply = Callable[[dict[str, Any]], list[bytes]]


class ScriptedChannel:
    """A channel that answers each line as ``reply`` says, from the event loop as a process would.

    An answer of ``b"END"`` ends the stream.
    """

    def __init__(self, reply: Reply) -> None:
        self.on_line: Callable[[bytes], None] = lambda line: None
        self.on_end: Callable[[str], None] = lambda why: None
        self.received: list[dict[str, Any]] = []
        self.closed = False
        self._reply = reply

    def open(self) -> None:
        """Nothing to start."""

    def send(self, line: bytes) -> None:
        message = json.loads(line)
        self.received.append(message)
        for answer in self._reply(message):
            QTimer.singleShot(0, lambda answer=answer: self._deliver(answer))

    def close(self) -> None:
        self.closed = True

    def _deliver(self, answer: bytes) -> None:
        if self.closed:
            return
        if answer == b"END":
            self.on_end("scripted")
        else:
            self.on_line(answer)


class Channels:
    """Makes scripted channels and keeps them, so that a test can count how often an engine was started."""

    def __init__(self, reply: Reply) -> None:
        self.made: list[ScriptedChannel] = []
        self._reply = reply

    def __call__(self) -> ScriptedChannel:
        self.made.append(ScriptedChannel(self._reply))
        return self.made[-1]


def line(**message: Any) -> bytes:
    """Return a protocol line."""
    return json.dumps(message).encode()


def polite(message: dict[str, Any]) -> list[bytes]:
    """Answer as a working engine does, with the first legal move."""
    if message["type"] == "hello":
        return [line(type="hello", id=message["id"], protocol=1)]
    if message["type"] == "think":
        legal = message["view"]["legal"]
        if isinstance(legal, dict):
            cards = legal["from"].split(" ")[: legal["pick"]]
            move = " ".join([legal["word"], *cards])
        else:
            move = legal[0]
        return [line(type="move", id=message["id"], move=move)]
    return []
