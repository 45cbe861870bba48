"""Who sits at a table, and how strong a partner is."""

from __future__ import annotations

import pytest

from cardtable.engine import levels as engine_levels
from cardtable.engine import player as engine_player
from cardtable.engine.styles import STYLES as ENGINE_STYLES
from cardtable.games import GAMES
from cardtable.model.levels import LEVELS, STRONGEST, STYLES, VERSION
from cardtable.model.plan import MatchPlan, Player, is_partner


def plan(game: str, *levels: str) -> MatchPlan:
    spec = GAMES[game]
    players = tuple(Player(f"Player {seat}", level) for seat, level in enumerate(("normal", *levels)))
    return MatchPlan(spec, spec.checked({}), players)


@pytest.mark.parametrize(
    ("levels", "partner"),
    [
        (("beginner", STRONGEST, "easy"), "easy"),
        (("expert", STRONGEST, "good"), "expert"),
        (("strong", STRONGEST, "strong"), "strong"),
        (("expert", "beginner", "expert"), "beginner"),
    ],
)
@pytest.mark.parametrize("game", ["seven-up-4", "semerik"])
def test_a_partner_plays_as_the_strongest_opponent_unless_set_otherwise(
    game: str, levels: tuple[str, ...], partner: str
) -> None:
    seated = plan(game, *levels).seated
    assert seated[2].level == partner
    assert [seated[seat].level for seat in (1, 3)] == [levels[0], levels[2]]


def test_partners_sit_opposite_in_games_of_pairs_alone() -> None:
    partners = {
        game: [seat for seat in range(spec.seats) if is_partner(spec, seat)] for game, spec in GAMES.items()
    }
    assert partners == {"seven-up-3": [], "seven-up-4": [2], "california-jack": [], "semerik": [2]}


def test_levels_and_styles_are_those_of_the_engine() -> None:
    assert ["random", *(level.id for level in LEVELS)] == list(engine_player.LEVELS)
    assert [style.id for style in STYLES] == list(ENGINE_STYLES)
    assert VERSION == engine_levels.VERSION
