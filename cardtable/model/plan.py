"""What a person asks for before a match: the game, its options, and who sits at the table."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.model.levels import DEFAULT_LEVEL
from cardtable.rules.spec import GameSpec, Options


class Player(NamedTuple):
    """A player's name and, for a computer player, its level."""

    name: str
    level: str = DEFAULT_LEVEL


class MatchPlan(NamedTuple):
    """A match to be played. ``players`` sit by seat; seat 0 is the person's."""

    spec: GameSpec
    options: Options
    players: tuple[Player, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.players)
