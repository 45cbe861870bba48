"""Luck and play as reviews have found them: running sums over the deals that have been reviewed."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from cardtable.model.deal_review import REVIEWS
from cardtable.model.store import Store


class Luck(NamedTuple):
    """Running sums in points, a step for each deal in the order of their reviews, from nil on."""

    luck: tuple[float, ...]
    skill: tuple[float, ...]

    @property
    def deals(self) -> int:
        """How many deals have been reviewed."""
        return len(self.luck) - 1


def luck_of(store: Store, game: str = "") -> Luck:
    """Sum up the reviews of the person's deals, in one game or in all. Raises :class:`StoreTrouble`."""
    rows = store.query(
        "SELECT json_extract(json, '$.summary.luck'), json_extract(json, '$.summary.skill') FROM kept "
        "WHERE key GLOB ? AND json_valid(json) AND json_type(json, '$.summary') = 'object' "
        "AND (? = '' OR json_extract(json, '$.game') = ?) "
        "AND json_extract(json, '$.seat') = 0 ORDER BY ifnull(json_extract(json, '$.at'), ''), key",
        (f"{REVIEWS}*", game, game),
    )
    sound = [row for row in rows if all(isinstance(value, int | float) for value in row)]
    return Luck(
        tuple(accumulate((row[0] for row in sound), initial=0.0)),
        tuple(accumulate((row[1] for row in sound), initial=0.0)),
    )
