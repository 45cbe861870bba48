"""Positions made by hand in which a move is plainly right: a short search finds nearly all of them."""

from __future__ import annotations

from tests.engine.position_set import Position, ask, every_position

EVERY = 3
"""``packaging/positions.py`` asks in all of them."""


def wrong(player: str, positions: list[Position]) -> list[str]:
    return [f"{a.position.name}: {a.move}" for a in ask(player, positions, [1]) if not a.right]


def test_the_set_holds_together() -> None:
    positions = every_position()
    assert len(positions) > 100
    assert len({(position.game, position.name) for position in positions}) == len(positions)
    for position in positions:
        assert position.view.to_act >= 0


def test_a_short_search_is_right_in_most_positions() -> None:
    positions = every_position()[::EVERY]
    found = wrong("expert@200", positions)
    assert len(found) <= len(positions) // 10, found
