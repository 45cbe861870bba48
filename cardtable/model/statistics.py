"""Figures of all saved matches: who won, what points came from, and how that changed with time.

Whatever runs over deals is added up by SQLite. The person is seat 0, and so of side 0.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from cardtable.model.chances import Heap, streaks
from cardtable.model.figures import MIXED, Extreme, Figures, Filter, Group, Kind, Played
from cardtable.model.house_names import kept_name
from cardtable.model.plan import Player, is_partner, strongest_level
from cardtable.model.store import Store
from cardtable.model.store_schema import BROKEN, FINISHED
from cardtable.rules.spec import GameSpec

HEAPS: Final = 100
"""Into at most so many heaps deals are taken for a curve."""


class Statistics:
    """Reads the store; all methods may raise :class:`StoreTrouble`.

    Parameters
    ----------
    store: where matches are kept.
    games: the games that are known; matches of others do not count.
    """

    def __init__(self, store: Store, games: Mapping[str, GameSpec]) -> None:
        self._store = store
        self._games = games
        # The same companies, options and scores come again and again.
        self._companies: dict[tuple[str, str], tuple[str, str, str]] = {}
        self._options: dict[tuple[str, str], tuple[str, ...]] = {}
        self._ends: dict[tuple[str, str, int], tuple[int, bool]] = {}
        self._sums: dict[int, tuple[int, int, int]] = {}
        """By match, how many deals it had, and the points of the person's side and of the others."""
        self.played: list[Played] = []
        """All matches, the oldest first."""

    def read(self) -> None:
        """Add up what is saved now."""
        self._query("CREATE TEMP TABLE IF NOT EXISTS chosen (match INTEGER PRIMARY KEY)")
        self._sums = {
            match: (deals, own, others)
            for match, deals, own, others in self._query(
                "SELECT match, count(*), sum(own), sum(others) FROM sums GROUP BY match"
            )
        }
        rows = self._query(
            "SELECT id, game, options, players, state, winner, scores, assisted, ifnull(ended, started) "
            "FROM matches WHERE state <> ? ORDER BY id",
            (BROKEN,),
        )
        found = (self._played(row) for row in rows if row[0] in self._sums)
        self.played = [played for played in found if played is not None]

    def values(self, of: Callable[[Played], str]) -> list[str]:
        """What there is of something, the most frequent first."""
        return [value for value, _ in Counter(map(of, self.played)).most_common() if value]

    def figures(self, chosen: Filter) -> Figures:
        """Add up the matches that count."""
        played = [one for one in self.played if chosen.lets(one)]
        self._choose(played)
        finished = [one for one in played if one.won is not None]
        won = tuple(bool(one.won) for one in finished)
        longest, lost, now = streaks(won)
        [whole] = _grouped(played, lambda one: ("",), self._sums) or [Group("", 0, 0, 0, 0, 0)]
        own, others = self._heaps(max(1, -(-whole.deals // HEAPS)))
        return Figures(
            whole,
            len(played) - len(finished),
            sum(one.doubled for one in finished if one.won),
            won,
            longest,
            lost,
            now,
            self._kinds(),
            own,
            others,
            self._deal("DESC"),
            self._deal("ASC"),
            _match(max(finished, key=lambda one: one.ahead, default=None)),
            _match(min(finished, key=lambda one: one.ahead, default=None)),
        )

    def groups(self, chosen: Filter, of: Callable[[Played], Iterable[str]]) -> list[Group]:
        """Add up the matches that count by what they have in common; a match may belong to several groups."""
        return _grouped(filter(chosen.lets, self.played), of, self._sums)

    # --- adding up -----------------------------------------------------------------------------------------

    def _query(self, sql: str, values: tuple[object, ...] = ()) -> list[tuple[Any, ...]]:
        return self._store.query(sql, values)

    def _choose(self, played: Iterable[Played]) -> None:
        self._query("DELETE FROM temp.chosen")
        ids = json.dumps([one.id for one in played])
        self._query("INSERT INTO temp.chosen SELECT value FROM json_each(?)", (ids,))

    def _kinds(self) -> tuple[Kind, ...]:
        rows = self._query(
            "SELECT why, sum(iif(side = 0, points, 0)), sum(iif(side = 0, times, 0)), "
            "sum(iif(side = 0, 0, points)), sum(iif(side = 0, 0, times)) "
            "FROM sums JOIN scored USING (deal) WHERE match IN (SELECT match FROM chosen) "
            "GROUP BY why ORDER BY why"
        )
        return tuple(Kind(*row) for row in rows)

    def _heaps(self, size: int) -> tuple[tuple[Heap, ...], tuple[Heap, ...]]:
        rows = self._query(
            "SELECT count(*), sum(own), sum(own * own), sum(others), sum(others * others) FROM (SELECT own, "
            "others, row_number() OVER (ORDER BY deal) - 1 AS place FROM sums "
            "WHERE match IN (SELECT match FROM chosen)) GROUP BY place / ?",
            (size,),
        )
        heaps = [tuple(map(float, row)) for row in rows]
        return tuple(Heap(*row[:3]) for row in heaps), tuple(Heap(row[0], *row[3:]) for row in heaps)

    def _deal(self, order: str) -> Extreme | None:
        rows = self._query(
            "SELECT match, own - others, (SELECT ended FROM results WHERE results.deal = sums.deal) "
            f"FROM sums JOIN chosen USING (match) ORDER BY own - others {order}, deal LIMIT 1"
        )
        return Extreme(*rows[0]) if rows else None

    def _played(self, row: tuple[Any, ...]) -> Played | None:
        match, game, options, players, state, winner, scores, assisted, ended = row
        spec = self._games.get(game)
        if spec is None:
            return None
        try:
            company = self._companies.get((game, players))
            if company is None:
                company = self._companies[game, players] = _company(spec, players)
            changed = self._options.get((game, options))
            if changed is None:
                changed = self._options[game, options] = _changed(spec, options)
            over = state == FINISHED and winner is not None
            end = self._ends.get((game, scores, winner)) if over else (0, False)
            if end is None:
                end = self._ends[game, scores, winner] = _end(spec, json.loads(scores), winner)
            return Played(
                match,
                game,
                *company,
                changed,
                bool(assisted),
                winner == 0 if over else None,
                *end,
                str(ended),
            )
        except (ValueError, TypeError, IndexError, AttributeError):
            return None


def _grouped(
    played: Iterable[Played],
    of: Callable[[Played], Iterable[str]],
    sums: Mapping[int, tuple[int, int, int]],
) -> list[Group]:
    """Sum matches up by group, the largest first."""
    totals: dict[str, list[int]] = {}
    for one in played:
        deals, own, others = sums[one.id]
        for key in of(one):
            total = totals.setdefault(key, [0] * 5)
            for place, value in enumerate((one.won is not None, bool(one.won), deals, own, others)):
                total[place] += value
    found = [Group(key, *total) for key, total in totals.items()]
    return sorted(found, key=lambda group: (-group.matches, group.key))


def _match(played: Played | None) -> Extreme | None:
    return Extreme(played.id, played.ahead, played.ended) if played is not None else None


def _company(spec: GameSpec, players: str) -> tuple[str, str, str]:
    """Level, partner and style out of a match's players."""
    seated = [Player(*map(str, player)) for player in json.loads(players)]
    styles = {player.style for seat, player in enumerate(seated) if seat and not is_partner(spec, seat)}
    partners = [player.name for seat, player in enumerate(seated) if is_partner(spec, seat)]
    partner = kept_name(partners[0]) if partners else ""
    return strongest_level(spec, seated), partner, styles.pop() if len(styles) == 1 else MIXED


def _changed(spec: GameSpec, options: str) -> tuple[str, ...]:
    given = json.loads(options)
    return tuple(option.key for option in spec.options if given.get(option.key) != option.default)


def _end(spec: GameSpec, points: Sequence[int], winner: int) -> tuple[int, bool]:
    """By how much the person's side was ahead, and whether the winner wrote twice in the ledger."""
    doubled = False
    if spec.ledger:
        state = spec.match({}, 0)
        state.scores = list(points)
        doubled = state.ledger(winner) > spec.target(spec.defaults())
    return points[0] - max(points[1:]), doubled
