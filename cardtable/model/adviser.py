"""Advice for the person to act: what the strongest search thinks of every move that they may make.

The adviser is given what the person's seat may know and nothing else, so that a hint never gives away what a
player at the table could not have found.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.model.engine_client import EngineClient
from cardtable.rules.errors import Malformed
from cardtable.rules.moves import PLAY, Move
from cardtable.rules.seatview import SeatView

LEVEL: Final = "expert"
THINKING_MS: Final = 1_000
"""How long to think about a hint."""
MOST_ITERATIONS: Final = 100_000
"""Time is to be the limit, not this."""
_MOST_REASONS: Final = 12


class Reason(NamedTuple):
    """Why a move is what it is: one of the engine's keys, and what belongs to it."""

    key: str
    params: Mapping[str, str | int]


class Weighed(NamedTuple):
    """A legal move with what was found about it.

    ``points`` are those expected in the deal from now on, the own side's less the best others'; ``trick`` is
    the chance that the own side takes the trick, ``None`` where no card is played.
    """

    move: Move
    points: float
    trick: float | None
    reasons: tuple[Reason, ...]


class Advice(NamedTuple):
    """What was found: the best move first."""

    moves: tuple[Weighed, ...]

    @property
    def best(self) -> Weighed:
        """The move to make."""
        return self.moves[0]


class Adviser(QObject):
    """Asks the engine for advice, one position at a time, and never waits for it.

    Parameters
    ----------
    client: the engine that the computer players use too; it is idle while the person is to act.
    thinking_ms: how long it may think.
    """

    advised = Signal(object)
    """An :class:`Advice` for the position asked about last."""
    failed = Signal()
    """There is no advice: the engine has failed."""

    def __init__(
        self, client: EngineClient, parent: QObject | None = None, *, thinking_ms: int = THINKING_MS
    ) -> None:
        super().__init__(parent)
        self._client = client
        self._thinking_ms = thinking_ms
        self._request = 0
        self._view: SeatView | None = None
        client.analysed.connect(self._on_analysed)
        client.failed.connect(self._on_failed)

    @property
    def is_thinking(self) -> bool:
        """Whether advice is on its way."""
        return self._request > 0

    def ask(self, view: SeatView) -> None:
        """Begin to think about a position; advice about another is not wanted any more."""
        self.cancel()
        self._view = view
        self._request = self._client.analyse(
            view, LEVEL, iterations=MOST_ITERATIONS, movetime_ms=self._thinking_ms
        )

    def cancel(self) -> None:
        """Want no advice any more: neither signal comes."""
        request, self._request = self._request, 0
        self._view = None
        if request:
            self._client.forget(request)

    def _on_analysed(self, request: int, message: Mapping[str, Any]) -> None:
        view = self._view
        if request != self._request or view is None:
            return
        self._request, self._view = 0, None
        advice = read_advice(message, view)
        if advice is None:
            self.failed.emit()
        else:
            self.advised.emit(advice)

    def _on_failed(self, request: int, why: str) -> None:
        if request == self._request:
            self._request, self._view = 0, None
            self.failed.emit()


def read_advice(message: Mapping[str, Any], view: SeatView) -> Advice | None:
    """Read an engine's analysis; ``None`` if it is not one of this position."""
    found = message.get("moves")
    if not isinstance(found, list):
        return None
    moves = [move for move in (_weighed(item, view) for item in found) if move is not None]
    best = next((move for move in moves if str(move.move) == message.get("move")), None)
    if best is None:
        return None
    moves.remove(best)
    return Advice((best, *moves))


def _weighed(item: object, view: SeatView) -> Weighed | None:
    if not isinstance(item, dict):
        return None
    points, trick, reasons = item.get("points"), item.get("trick"), item.get("reasons")
    try:
        move = Move.parse(str(item.get("move")))
    except Malformed:
        return None
    if not isinstance(points, int | float) or not isinstance(trick, int | float):
        return None
    if not view.legal.allows(move):
        return None
    told = reasons[:_MOST_REASONS] if isinstance(reasons, list) else []
    chance = min(1.0, max(0.0, float(trick))) if move.word == PLAY else None
    return Weighed(move, float(points), chance, tuple(map(_reason, filter(_is_reason, told))))


def _is_reason(item: object) -> bool:
    return isinstance(item, dict) and isinstance(item.get("key"), str)


def _reason(item: Mapping[str, Any]) -> Reason:
    params = {key: value for key, value in item.items() if key != "key" and isinstance(value, str | int)}
    return Reason(item["key"], params)
