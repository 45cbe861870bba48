"""Computer players by name: the levels an engine offers, and whoever else may sit in the arena."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Protocol

from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView

PROGRAM: Final = "cmd:"
"""With this before it a player's name is a command line: a program that speaks the engine protocol."""


class UnknownPlayer(ValueError):
    """A name that is no player's; the text lists those that are."""


class PlayerFault(Exception):
    """A player that does not play on: it is illegal, silent or dead. The text is one sentence."""


class Player(Protocol):
    """Someone who chooses moves from what one seat may know, and is never told more."""

    def new_match(self, seed: str) -> None:
        """Begin a match; all chance in it comes from ``seed``, so that it can be played again."""

    def choose(self, view: SeatView) -> Move:
        """Return a legal move for a seat that is to act. Raises :class:`PlayerFault`."""

    def stop(self) -> None:
        """Let the choice that runs, or else the next one, answer at once. May come from another thread."""

    def close(self) -> None:
        """Let go of whatever the player holds; it is not asked again."""


class QuickPlayer:
    """What players share that answer at once: nothing to stop, nothing to close."""

    def __init__(self) -> None:
        self.rng = random.Random(0)

    def new_match(self, seed: str) -> None:
        """Take all further chance from ``seed``."""
        self.rng.seed(seed)

    def stop(self) -> None:
        """Do nothing: the answer is there already."""

    def close(self) -> None:
        """Do nothing: nothing is held."""


class RandomPlayer(QuickPlayer):
    """Every legal move is as likely as any other."""

    def choose(self, view: SeatView) -> Move:
        """Return a legal move by lot."""
        legal = view.legal
        if legal.pick:
            return Move(legal.word, tuple(sorted(self.rng.sample(legal.source, legal.pick))))
        return self.rng.choice(legal.moves)


class ThumbPlayer(QuickPlayer):
    """The level ``beginner``: rules of thumb, see :mod:`cardtable.games.thumb`."""

    def choose(self, view: SeatView) -> Move:
        """Return what the rules of thumb say."""
        return thumb_move(view, GAMES[view.game], self.rng)


LEVELS: Final[Mapping[str, Callable[[], Player]]] = MappingProxyType(
    {"random": RandomPlayer, "beginner": ThumbPlayer}
)
"""The levels that the engine offers, weakest first."""


def make_player(name: str) -> Player:
    """Return a player of the arena: a level, or ``cmd:PROGRAM``. Raises :class:`UnknownPlayer`."""
    if name.startswith(PROGRAM):
        from cardtable.engine.external import ExternalPlayer  # only the arena needs processes

        return ExternalPlayer(name.removeprefix(PROGRAM))
    level = LEVELS.get(name)
    if level is None:
        raise UnknownPlayer(f"there is no player {name[:40]!r}; there are {', '.join(LEVELS)}, cmd:PROGRAM")
    return level()
