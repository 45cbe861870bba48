"""What a person asks for before a match: the game, its options, and who sits at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.model.levels import DEFAULT_LEVEL, DEFAULT_STYLE, STRONGEST, highest
from cardtable.rules.spec import GameSpec, Options


class Player(NamedTuple):
    """A player's name and, for a computer player, its level and style.

    The level may be ``STRONGEST``: then it is that of the strongest of the person's opponents.
    """

    name: str
    level: str = DEFAULT_LEVEL
    style: str = DEFAULT_STYLE


def is_partner(spec: GameSpec, seat: int) -> bool:
    """Whether a seat is that of the partner of the person at seat 0."""
    return seat != 0 and spec.side_of(seat) == spec.side_of(0)


def strongest_level(spec: GameSpec, players: Sequence[Player]) -> str:
    """The highest level among the person's opponents."""
    opponents = [seat for seat in range(1, len(players)) if not is_partner(spec, seat)]
    return highest(tuple(players[seat].level for seat in opponents))


class MatchPlan(NamedTuple):
    """A match to be played. ``players`` sit by seat; seat 0 is the person's. ``code`` is the deal code that
    its cards follow from, empty for cards that nobody has asked for; ``repeats`` says that the person has
    seen them before."""

    spec: GameSpec
    options: Options
    players: tuple[Player, ...]
    code: str = ""
    repeats: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.players)

    @property
    def seated(self) -> tuple[Player, ...]:
        """The players with the levels that they play at: ``STRONGEST`` has become one of them."""
        best = strongest_level(self.spec, self.players)
        return tuple(
            player._replace(level=best) if player.level == STRONGEST else player for player in self.players
        )
