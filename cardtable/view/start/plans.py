"""Matches as they are before anything is chosen: the company that comes with the program, a game as it was
last played."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.model.house_names import HOUSE_NAMES, shown_name
from cardtable.model.levels import DEFAULT_LEVEL, DEFAULT_STYLE, STRONGEST
from cardtable.model.plan import MatchPlan, Player, is_partner
from cardtable.model.settings import Settings
from cardtable.rules.spec import GameSpec, OptionValue


def default_players(spec: GameSpec) -> tuple[Player, ...]:
    """The person, and the company that comes with the program: of different styles, so that they differ."""
    styles = (DEFAULT_STYLE, "bold", "balanced", "cautious")
    return tuple(
        Player(
            shown_name(HOUSE_NAMES[seat]),
            STRONGEST if is_partner(spec, seat) else DEFAULT_LEVEL,
            styles[seat],
        )
        for seat in range(spec.seats)
    )


def remembered_players(settings: Settings, spec: GameSpec) -> tuple[Player, ...]:
    """Who sat at the table of a game last."""
    return settings.players(spec, default_players(spec))


def plan_once(
    games: Mapping[str, GameSpec],
    settings: Settings,
    game: str | None,
    options: Mapping[str, OptionValue],
) -> MatchPlan:
    """A match of a game, by default the one played last, as it was last played but for these options."""
    chosen = game or settings.game(games) or next(iter(games))
    spec = games[chosen]
    values = {**settings.options(spec), **options}
    return MatchPlan(spec, spec.checked(values), remembered_players(settings, spec))
