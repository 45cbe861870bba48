"""The levels in the positions where it is plain what is right: see ``positions/README.md``."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache

from cardtable.games import GAMES
from cardtable.rules.records import replay
from tests.engine.position_set import Answer, Position, ask, every_position

SEEDS = range(1, 1 + int(os.environ.get("CARDTABLE_POSITION_SEEDS", "1")))
"""More for a night's run."""


@cache
def positions() -> list[Position]:
    return every_position()


def share(answers: list[Answer]) -> tuple[float, str]:
    """How many answers are right, and a list of the others."""
    wrong = [f"{a.position.game}: {a.position.name}: {a.move}" for a in answers if not a.right]
    return 1.0 - len(wrong) / len(answers), "\n".join(wrong)


def test_the_set_is_large_and_covers_every_game() -> None:
    games = Counter(position.game for position in positions() if position.view)
    assert set(games) == set(GAMES)
    assert min(games.values()) >= 15
    assert sum(games.values()) >= 90


def test_a_position_can_be_written_as_a_record() -> None:
    for position in positions()[::23]:
        record = position.record()
        state = replay(record, GAMES[position.game]).state
        view = state.view_for(state.to_act)
        assert view._replace(deal=1) == position.view._replace(deal=1)


def test_the_expert_is_right_in_95_of_100() -> None:
    right, wrong = share(list(ask("expert@300", positions(), SEEDS)))
    assert right >= 0.95, wrong


def test_the_good_level_is_right_in_80_of_100() -> None:
    asked = positions() if len(SEEDS) > 1 else positions()[::3]
    right, wrong = share(list(ask("good", asked, SEEDS)))
    assert right >= 0.8, wrong
