"""The games of the house: one file each, gathered here by id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from cardtable.games import california_jack, semerik, seven_up
from cardtable.rules.spec import GameSpec

GAMES: Final[Mapping[str, GameSpec]] = MappingProxyType(
    {spec.id: spec for spec in (*seven_up.GAMES, *california_jack.GAMES, *semerik.GAMES)}
)
"""Every game by its id, in the order the start page offers them."""
