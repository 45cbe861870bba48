"""The client's side of the engine protocol, over any stream of lines.

The client knows four states: ``CLOSED`` (no process, or it has died), ``STARTING`` (hello sent), ``READY``
and ``THINKING``. One think runs at a time; more wait in line. Whatever goes wrong (the stream ends, an answer
is malformed or late, the engine says ``error``) ends the think at hand with :attr:`EngineClient.failed`,
kills the engine and leaves the client ``CLOSED``; the next think starts a fresh engine.
"""

from __future__ import annotations

import json
from collections import deque
from enum import Enum
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.model.levels import DEFAULT_STYLE
from cardtable.rules.seatview import SeatView

HELLO_MS: Final = 15_000
"""How long an engine may take to start: a cold disk is slow."""
GRACE_MS: Final = 4_000
"""How long an engine may be silent beyond its thinking time."""
MAX_LINE: Final = 1_000_000


class Channel(Protocol):
    """A two-way stream of lines. ``on_line`` and ``on_end`` are set by the client before :meth:`open`."""

    on_line: Any
    on_end: Any

    def open(self) -> None:
        """Start the other side; lines may come from now on."""

    def send(self, line: bytes) -> None:
        """Send one line, its end included."""

    def close(self) -> None:
        """End the other side at once, and call nothing any more."""


class EngineState(Enum):
    """What the client knows of its engine."""

    CLOSED = "closed"
    STARTING = "starting"
    READY = "ready"
    THINKING = "thinking"


class _Think:
    """One request for a move."""

    def __init__(self, number: int, message: dict[str, Any], limit_ms: int) -> None:
        self.number = number
        self.message = message
        self.limit_ms = limit_ms


class EngineClient(QObject):
    """Asks an engine for moves.

    Parameters
    ----------
    make_channel: makes a fresh channel to a fresh engine, unopened.
    grace_ms, hello_ms: how long to wait beyond the thinking time, and for the first hello.
    """

    moved = Signal(int, str)
    """A think's number and the move's text."""
    analysed = Signal(int, object)
    """The number of an analysis, and the engine's message with it: a dictionary that has not been checked."""
    failed = Signal(int, str)
    """A think's number and why there is no move, in one sentence."""
    stateChanged = Signal(object)
    """The new :class:`EngineState`."""

    def __init__(
        self,
        make_channel: Any,
        parent: QObject | None = None,
        *,
        grace_ms: int = GRACE_MS,
        hello_ms: int = HELLO_MS,
    ) -> None:
        super().__init__(parent)
        self._make_channel = make_channel
        self._grace_ms = grace_ms
        self._hello_ms = hello_ms
        self._channel: Channel | None = None
        self._state = EngineState.CLOSED
        self._last_number = 0
        self._queue: deque[_Think] = deque()
        self._current: _Think | None = None
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._on_deadline)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._start_next)

    @property
    def state(self) -> EngineState:
        """What the client knows of its engine."""
        return self._state

    def think(
        self,
        view: SeatView,
        level: str,
        *,
        style: str = DEFAULT_STYLE,
        movetime_ms: int = 1000,
        seed: int | None = None,
    ) -> int:
        """Ask for a move in a position and return the number that the answer will carry (from 1)."""
        limits: dict[str, Any] = {"movetime_ms": movetime_ms}
        if seed is not None:
            limits["seed"] = seed
        message = {"type": "think", "view": view.to_json(), "level": level, "style": style, "limits": limits}
        return self._ask(message, movetime_ms)

    def analyse(self, view: SeatView, level: str, *, iterations: int, movetime_ms: int) -> int:
        """Ask what speaks for every move, and return the number that the answer will carry."""
        limits = {"movetime_ms": movetime_ms, "iterations": iterations}
        message = {"type": "analyse", "view": view.to_json(), "level": level, "limits": limits}
        return self._ask(message, movetime_ms)

    def _ask(self, message: dict[str, Any], movetime_ms: int) -> int:
        self._last_number += 1
        message["id"] = self._last_number
        self._queue.append(_Think(self._last_number, message, movetime_ms + self._grace_ms))
        self._soon.start()
        return self._last_number

    def forget(self, number: int) -> None:
        """Drop a think: neither :attr:`moved` nor :attr:`failed` will carry its number."""
        self._queue = deque(think for think in self._queue if think.number != number)
        if self._current is not None and self._current.number == number:
            self._send({"type": "stop", "id": number})
            self._current = None
            self._deadline.stop()
            if self._state is EngineState.THINKING:
                self._set_state(EngineState.READY)

    def close(self) -> None:
        """End the engine and forget everything asked."""
        self._queue.clear()
        self._current = None
        self._soon.stop()
        self.hang_up()

    # --- sending -------------------------------------------------------------------------------------------

    def _start_next(self) -> None:
        if self._current is not None or not self._queue:
            return
        if self._state is EngineState.CLOSED:
            self._open()
        elif self._state is EngineState.READY:
            self._current = self._queue.popleft()
            self._set_state(EngineState.THINKING)
            self._deadline.start(self._current.limit_ms)
            self._send(self._current.message)

    def _open(self) -> None:
        channel: Channel = self._make_channel()
        self._channel = channel
        channel.on_line = self._on_line
        channel.on_end = self._on_end
        self._set_state(EngineState.STARTING)
        self._deadline.start(self._hello_ms)
        channel.open()
        self._send({"type": "hello", "id": 0})

    def _send(self, message: dict[str, Any]) -> None:
        if self._channel is not None:
            self._channel.send(json.dumps(message).encode() + b"\n")

    def _set_state(self, state: EngineState) -> None:
        if state is not self._state:
            self._state = state
            self.stateChanged.emit(state)

    # --- receiving -----------------------------------------------------------------------------------------

    def _on_line(self, line: bytes) -> None:
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            self._fail("the engine sent something that is not JSON")
            return
        if not isinstance(message, dict):
            self._fail("the engine sent something that is not a message")
            return
        kind = message.get("type")
        if kind == "hello" and self._state is EngineState.STARTING:
            self._deadline.stop()
            self._set_state(EngineState.READY)
            self._start_next()
        elif kind == "move":
            self._on_move(message)
        elif kind == "analysis":
            self._on_analysis(message)
        elif kind == "error" and self._concerns_current(message):
            self._fail(f"the engine refused: {str(message.get('text', ''))[:200]}")

    def _concerns_current(self, message: dict[str, Any]) -> bool:
        number = message.get("id")
        if self._state is EngineState.STARTING:
            return True
        return self._current is not None and number in (None, self._current.number)

    def _on_move(self, message: dict[str, Any]) -> None:
        current = self._current
        if current is None or message.get("id") != current.number:
            return  # a stale answer
        text = message.get("move")
        if not isinstance(text, str):
            self._fail("the engine's move is not a text")
            return
        self._end_current()
        self.moved.emit(current.number, text)

    def _on_analysis(self, message: dict[str, Any]) -> None:
        current = self._current
        if current is not None and message.get("id") == current.number:
            self._end_current()
            self.analysed.emit(current.number, message)

    def _end_current(self) -> None:
        self._deadline.stop()
        self._current = None
        self._set_state(EngineState.READY)
        self._soon.start()

    def _on_end(self, why: str) -> None:
        self._fail(f"the engine has ended: {why}")

    def _on_deadline(self) -> None:
        self._fail("the engine does not answer")

    def _fail(self, why: str) -> None:
        """End what is at hand: hang up, and tell the think that was running or first in line."""
        self.hang_up()
        current, self._current = self._current, None
        if current is None and self._queue:
            current = self._queue.popleft()
        if self._queue:
            self._soon.start()
        if current is not None:
            self.failed.emit(current.number, why)

    def hang_up(self) -> None:
        """End the engine's process; the next think starts a fresh one."""
        self._deadline.stop()
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close()
        self._set_state(EngineState.CLOSED)
