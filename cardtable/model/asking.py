"""Asking the seats for their moves, and what is done about a computer player that fails."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.model.seats import Seat, ThumbSeat
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec

_log = logging.getLogger(__name__)

MAX_FALLBACKS: Final = 3
"""After so many moves in a row that an engine failed to give, the built-in player keeps the seat for the rest
of the deal; from then on one such move is enough, until the engine has answered again."""


class Asking(QObject):
    """Asks one seat at a time.

    Parameters
    ----------
    spec, seats: the game and who plays it; the match becomes the seats' parent.
    rng: the source of the built-in player's chance.
    match: the parent.
    """

    decided = Signal(object)
    """The legal :class:`Move` of the seat that was asked."""
    troubled = Signal(str)
    """For the first time in a row the built-in player moves for this one: its name."""

    def __init__(self, spec: GameSpec, seats: Sequence[Seat], rng: random.Random, match: QObject) -> None:
        super().__init__(match)
        self._spec = spec
        self._seats = seats
        self._rng = rng
        self._match = match
        self._tries = 0
        self._fallbacks = [0] * spec.seats
        self._stand_ins: dict[int, ThumbSeat] = {}
        self._asked: Seat | None = None
        self._view: SeatView | None = None
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self._ask_again)
        for number, seat in enumerate(seats):
            self._adopt(seat, number)

    def _adopt(self, seat: Seat, number: int) -> None:
        seat.setParent(self._match)
        if not seat.is_person:
            seat.chosen.connect(lambda move: self._on_chosen(seat, number, move))
            seat.failed.connect(lambda why: self._on_failed(seat, number, why))

    def begin_deal(self) -> None:
        """Let the players have their seats back that the built-in one has kept."""
        for seat in self._stand_ins:
            self._fallbacks[seat] = MAX_FALLBACKS - 1
        self._stand_ins.clear()

    def ask(self, view: SeatView) -> None:
        """Ask the seat of a view, which is to act."""
        self._view = view
        self._asked = self._stand_ins.get(view.seat, self._seats[view.seat])
        self._asked.ask(view)

    def retract(self) -> None:
        """Want no answer any more."""
        self._again.stop()
        self._view = None
        asked, self._asked = self._asked, None
        if asked is not None:
            asked.retract()

    def _ask_again(self) -> None:
        if self._view is not None:
            self.ask(self._view)

    def _on_chosen(self, seat: Seat, number: int, move: Move) -> None:
        if seat is not self._asked or self._view is None:
            return
        self._asked = None
        if not self._view.legal.allows(move):
            _log.warning("%s tried '%s', which the rules do not allow", seat.name, move)
            seat.renew()
            self._on_bad_seat(number)
            return
        if seat is self._seats[number]:
            self._tries = 0
            self._fallbacks[number] = 0
        self._view = None
        self.decided.emit(move)

    def _on_failed(self, seat: Seat, number: int, why: str) -> None:
        if seat is self._asked and self._view is not None:
            self._asked = None
            _log.warning("%s: %s", seat.name, why)
            self._on_bad_seat(number)

    def _on_bad_seat(self, number: int) -> None:
        """Ask the seat once more, since its engine is replaced; then let the built-in player move for it."""
        self._tries += 1
        if self._tries < 2:
            self._again.start()
            return
        self._tries = 0
        name = self._seats[number].name
        self._fallbacks[number] += 1
        stand_in = ThumbSeat(name, self._spec, self._rng)
        self._adopt(stand_in, number)
        view = self._view
        if self._fallbacks[number] == 1:
            self.troubled.emit(name)
        if view is None or view is not self._view:  # whoever was told has ended the match
            return
        if self._fallbacks[number] >= MAX_FALLBACKS:
            self._stand_ins[number] = stand_in
            self._again.start()
            return
        self._asked = stand_in
        stand_in.ask(view)
