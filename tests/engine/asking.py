"""A server in a test's own process whose input stays open until it has answered."""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Mapping
from typing import Any, BinaryIO, cast

from cardtable.engine.server import Server


class _Target(io.BytesIO):
    """Notes when something other than progress has been said."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.left = answers
        self.done = threading.Event()

    def write(self, data: Any) -> int:
        if json.loads(bytes(data))["type"] != "info":
            self.left -= 1
            if not self.left:
                self.done.set()
        return super().write(data)


class _Source:
    """Gives its lines, and ends when all has been answered."""

    def __init__(self, lines: list[bytes], target: _Target) -> None:
        self._lines = lines
        self._target = target

    def readline(self, size: int = -1) -> bytes:
        if self._lines:
            return self._lines.pop(0)
        self._target.done.wait(60)
        return b""


def ask_patiently(*requests: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Let a server answer requests, each by one answer, and return all that it said."""
    target = _Target(sum(request["type"] != "stop" for request in requests))
    source = _Source([json.dumps(request).encode() + b"\n" for request in requests], target)
    Server(cast(BinaryIO, source), target).run()
    return [json.loads(line) for line in target.getvalue().splitlines()]
