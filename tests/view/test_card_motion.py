"""What carries cards: without jumps, to where they belong, one at a time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QGraphicsScene

from cardtable.view.deck.cards import CardArt
from cardtable.view.motion.card_motion import CardMotion, ease_both
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.poses import Pose, jitter


@pytest.fixture
def card(art: CardArt) -> Iterator[CardItem]:
    """A card that lies face down at the left and belongs, face up, at the right."""
    scene = QGraphicsScene()
    card = CardItem(art, scene, 1.0)
    card.home = Pose(100, 100, 60)
    card.rest()
    card.card, card.face_up = 7, True
    card.home = Pose(400, 200, 80, 5)
    yield card
    card.remove()


@pytest.mark.parametrize("kind", ["plain", "thrown", "via"])
def test_a_card_arrives_where_it_belongs_and_as_it_should_lie(card: CardItem, kind: str) -> None:
    via = Pose(250, 50, 70) if kind == "via" else None
    motion = CardMotion(card, 100, thrown=kind == "thrown", via=via, spin=20)
    shown = [card.shows_face]
    for step in range(1, 100):
        motion.apply(step / 100)
    assert abs(card.pose.x - card.home.x) + abs(card.pose.y - card.home.y) < 3
    assert [*shown, card.shows_face] == [False, True]
    motion.finish()
    assert card.pose == card.home
    assert card.mover is None


def test_a_card_whose_home_moves_meanwhile_goes_there_without_a_jump(card: CardItem) -> None:
    motion = CardMotion(card, 100, ease=ease_both)
    motion.apply(0.5)
    before = card.pose
    card.home = Pose(700, 500, 80)
    motion.apply(0.51)
    assert abs(card.pose.x - before.x) < 25
    motion.apply(0.999)
    assert abs(card.pose.x - 700) < 3


def test_the_last_motion_made_has_the_card(card: CardItem) -> None:
    old = CardMotion(card, 100)
    old.apply(0.3)
    new = CardMotion(card, 100)
    new.apply(0.1)
    there = card.pose
    old.apply(0.9)
    old.finish()
    assert card.pose == there
    new.finish()
    assert card.pose == card.home


def test_what_looks_like_chance_is_the_same_again_and_spread_evenly() -> None:
    values = [jitter(n, 1) for n in range(400)]
    assert values == [jitter(n, 1) for n in range(400)]
    assert all(-1 <= value <= 1 for value in values)
    assert abs(sum(values) / len(values)) < 0.1
    assert len({round(value, 3) for value in values}) > 300
