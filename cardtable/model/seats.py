"""Who sits at the table: a person, a computer player behind the engine, or the built-in simple player.

The referee asks a seat for its move with :meth:`Seat.ask` and gets it by the signal :attr:`Seat.chosen`. A
seat is only ever given a :class:`SeatView`.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.model.engine_client import EngineClient
from cardtable.model.levels import DEFAULT_STYLE
from cardtable.rules.errors import Malformed
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec


class Seat(QObject):
    """A place at the table. ``name`` and ``level`` are shown on its plaque, whose face shows the ``style``;
    that is empty where there is none."""

    chosen = Signal(object)
    """The :class:`Move` this seat makes, in answer to :meth:`ask`."""
    failed = Signal(str)
    """The seat cannot answer :meth:`ask`: why, in one sentence. The referee asks again or replaces it."""

    def __init__(self, name: str, level: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.level = level
        self.style = ""

    @property
    def entry(self) -> str:
        """What stands for the player in records: its level, and its style unless that is the usual one."""
        return self.level if self.style in ("", DEFAULT_STYLE) else f"{self.level}/{self.style}"

    @property
    def is_person(self) -> bool:
        """Whether a person decides here, so that nothing is ever decided for them."""
        return False

    def ask(self, view: SeatView) -> None:
        """Begin to think about a move; the answer comes later, never from within this call."""
        raise NotImplementedError

    def retract(self) -> None:
        """Forget what was asked: no answer to it may come any more."""

    def renew(self) -> None:
        """Start afresh after an answer that the rules do not allow."""


class PersonSeat(Seat):
    """The person at the screen: the window hands in the move."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(name, "You", parent)

    @property
    def is_person(self) -> bool:
        return True

    def ask(self, view: SeatView) -> None:
        """Nothing to do: the window sees whose turn it is."""


class ThumbSeat(Seat):
    """The built-in player by rules of thumb, which needs no engine."""

    def __init__(self, name: str, spec: GameSpec, rng: random.Random, parent: QObject | None = None) -> None:
        super().__init__(name, "beginner", parent)
        self._spec = spec
        self._rng = rng
        self._view: SeatView | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._choose)

    def ask(self, view: SeatView) -> None:
        self._view = view
        self._timer.start(0)

    def retract(self) -> None:
        self._timer.stop()
        self._view = None

    def _choose(self) -> None:
        view, self._view = self._view, None
        if view is not None:
            from cardtable.games.thumb import thumb_move  # seldom needed, as the engine is there

            self.chosen.emit(thumb_move(view, self._spec, self._rng))


class EngineSeat(Seat):
    """A computer player that thinks in the engine's process."""

    def __init__(
        self,
        name: str,
        level: str,
        client: EngineClient,
        rng: random.Random,
        parent: QObject | None = None,
        *,
        style: str = DEFAULT_STYLE,
    ) -> None:
        super().__init__(name, level, parent)
        self.style = style
        self._client = client
        self._rng = rng
        self._request = 0
        client.moved.connect(self._on_move)
        client.failed.connect(self._on_failure)

    def ask(self, view: SeatView) -> None:
        self._request = self._client.think(view, self.level, style=self.style, seed=self._rng.getrandbits(32))

    def retract(self) -> None:
        if self._request:
            self._client.forget(self._request)
            self._request = 0

    def renew(self) -> None:
        self._client.hang_up()

    def _on_move(self, request: int, text: str) -> None:
        if request != self._request:
            return
        self._request = 0
        try:
            move = Move.parse(text)
        except Malformed as error:
            self.failed.emit(str(error))
            return
        self.chosen.emit(move)

    def _on_failure(self, request: int, why: str) -> None:
        if request == self._request:
            self._request = 0
            self.failed.emit(why)
