"""Computer players by name: the levels an engine offers, and whoever else may sit in the arena."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, Protocol

from cardtable.engine.levels import SEARCHING, YARDSTICKS
from cardtable.engine.peeker import PeekerPlayer
from cardtable.engine.searcher import Budget, SearchPlayer
from cardtable.engine.sensible import sensible_moves
from cardtable.engine.styles import STYLES
from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.games.thumb_play import loss_of, risk_of
from cardtable.games.thumb_sense import Sense
from cardtable.rules.cards import Card
from cardtable.rules.moves import PLAY, Move
from cardtable.rules.seatview import SeatView

PEEKS: Final = 1000
"""Iterations of the player that sees all, where none are given."""
PROGRAM: Final = "cmd:"
"""With this before it a player's name is a command line: a program that speaks the engine protocol."""


SLIP: Final = 0.5
"""How a style weighs against chance in a slip, where chance is up to 1 and risk too."""
CARELESS: Final = 0.7
"""How what a card may lose weighs with a novice in a slip: it parts with cards of worth at the wrong time."""


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
    """The levels below those that search: rules of thumb, see :mod:`cardtable.games.thumb`, and slips.

    A slip is what people make who have not counted: a card that would do, but is not the best, never one that
    takes the partner's sure trick, nor a word against all sense.

    Parameters
    ----------
    slips: how many of a hundred cards are slips.
    boldness: how it takes risks, see :mod:`cardtable.engine.styles`.
    novice: whether it also misjudges hands, lays away by rank alone, and is careless with cards of worth.
    """

    def __init__(self, slips: int = 0, boldness: int = 0, *, novice: bool = False) -> None:
        super().__init__()
        self.slips = slips
        self.boldness = boldness
        self.novice = novice

    def choose(self, view: SeatView) -> Move:
        """Return what the rules of thumb say, or a slip."""
        move = thumb_move(view, GAMES[view.game], self.rng, self.boldness, novice=self.novice)
        if move.word != PLAY or len(view.legal.moves) == 1 or self.rng.randrange(100) >= self.slips:
            return move
        would_do = sensible_moves(view, view.legal.moves)
        if not self.boldness and not self.novice:
            return self.rng.choice(would_do)
        sense = Sense(view, GAMES[view.game])
        drawn = [self.rng.random() + self._lure(sense, m.cards[0]) for m in would_do]
        return would_do[drawn.index(max(drawn))]

    def _lure(self, sense: Sense, card: Card) -> float:
        """Return how a card draws the hand to it in a slip, beside chance."""
        careless = CARELESS * loss_of(sense, card) if self.novice else 0.0
        return SLIP * self.boldness * risk_of(sense, card) + careless


LEVELS: Final[Mapping[str, Callable[[], Player]]] = MappingProxyType(
    {
        "random": RandomPlayer,
        "beginner": partial(ThumbPlayer, 95, novice=True),
        "easy": partial(ThumbPlayer, 58),
        **{name: level.player for name, level in SEARCHING.items()},
    }
)
"""The levels that the engine offers, weakest first."""


def take_style(player: Player, style: str) -> bool:
    """Let a player be of one of the :data:`~cardtable.engine.styles.STYLES`, and tell whether it can be."""
    if not isinstance(player, ThumbPlayer | SearchPlayer):
        return False
    player.boldness = STYLES[style]
    return True


def make_player(name: str) -> Player:
    """Return a player of the arena: a level or ``LEVEL@N``, either with ``/STYLE``, or ``cmd:PROGRAM``.

    Raises :class:`UnknownPlayer`.
    """
    if name.startswith(PROGRAM):
        from cardtable.engine.external import ExternalPlayer  # only the arena needs processes

        return ExternalPlayer(name.removeprefix(PROGRAM))
    plain_name, slash, style = name.partition("/")
    player = _of_level(name, plain_name)
    if slash and style not in STYLES:
        raise UnknownPlayer(f"{name[:40]!r} is no player: the styles are {', '.join(STYLES)}")
    if slash and not (plain_name.partition("@")[0] in LEVELS and take_style(player, style)):
        raise UnknownPlayer(f"{name[:40]!r} is no player: {plain_name} has no style")
    return player


def _of_level(name: str, plain_name: str) -> Player:
    """Return a player by its name without a style; ``name`` is for complaints."""
    level_name, at, count = plain_name.partition("@")
    if at:
        return _limited(name, level_name, count)
    if plain_name == "peeker":
        return PeekerPlayer(SEARCHING["expert"].style, Budget(PEEKS))
    level = LEVELS.get(plain_name) or (YARDSTICKS[plain_name].player if plain_name in YARDSTICKS else None)
    if level is None:
        others = ", ".join((*YARDSTICKS, "peeker"))
        raise UnknownPlayer(
            f"there is no player {name[:40]!r}; there are {', '.join(LEVELS)}, {others}, NAME@N, NAME/STYLE, "
            f"cmd:PROGRAM"
        )
    return level()


def _limited(name: str, level_name: str, count: str) -> Player:
    """Return a player that searches with so many iterations a move and without a clock."""
    levels = {**SEARCHING, **YARDSTICKS}
    if level_name not in (*levels, "peeker"):
        raise UnknownPlayer(f"{name[:40]!r} is no player: N iterations go with {', '.join(levels)}, peeker")
    if not (count.isascii() and count.isdigit() and 0 < len(count) < 8 and int(count)):
        raise UnknownPlayer(f"{name[:40]!r} is no player: write a number of iterations after the @")
    budget = Budget(int(count))
    if level_name == "peeker":
        return PeekerPlayer(SEARCHING["expert"].style, budget)
    level = levels[level_name]
    return SearchPlayer(level.style, budget, level.blur)
