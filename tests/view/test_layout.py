"""The layout has room for everything, apart and large, in windows of every shape."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from cardtable.games import GAMES
from cardtable.rules.events import ASIDE, DISCARDS, HANDS, STOCK, TRICKS, TURNED, WON, Zone
from cardtable.rules.spec import GameSpec
from cardtable.view.deck.card_shape import ASPECT, STRIP
from cardtable.view.table.layout import LOT, Layout, lay_out
from cardtable.view.table.poses import Pose
from tests.toy_game import TOY

SIZES = [
    (800, 560),
    (1024, 640),
    (1024, 600),
    (1280, 800),
    (1366, 700),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (3440, 1440),
    (3840, 1080),
    (1000, 1000),
    (700, 1000),
    (900, 1400),
]
SPECS = [*GAMES.values(), TOY]


@pytest.fixture(params=SPECS, ids=[spec.id for spec in SPECS])
def spec(request: pytest.FixtureRequest) -> GameSpec:
    result: GameSpec = request.param
    return result


@cache
def laid_out(game: str) -> list[Layout]:
    """A game's layout in each size, made once for all tests."""
    spec = next(spec for spec in SPECS if spec.id == game)
    return [lay_out(QSizeF(width, height), spec) for width, height in SIZES]


@pytest.fixture
def layouts(spec: GameSpec) -> list[Layout]:
    return laid_out(spec.id)


def outline(pose: Pose) -> QPolygonF:
    """The card's outline, turned."""
    turn = QTransform().translate(pose.x, pose.y).rotate(pose.angle)
    width, height = pose.width, pose.width * ASPECT
    return turn.map(QPolygonF(QRectF(-width / 2, -height / 2, width, height)))


def test_nothing_overlaps_and_nothing_leaves_the_window(layouts: list[Layout]) -> None:
    for layout in layouts:
        assert layout.places.fits()
        window = QRectF(QPointF(), layout.size)
        blocks = layout.places.blocks
        for name, block in blocks.items():
            assert window.contains(block), name
        for (name, block), (other, box) in combinations(blocks.items(), 2):
            assert not block.intersects(box), f"{name} lies over {other}"


def test_a_hand_of_any_size_stays_in_its_box_with_every_index_to_be_seen(layouts: list[Layout]) -> None:
    for layout, count in product(layouts, [1, 2, 6, 10, 12, 15]):
        poses = layout.poses(HANDS[0], count)
        assert len(poses) == count
        box = layout.places.hand.adjusted(-1, -1, 1, 1)
        for pose in poses:
            assert box.contains(outline(pose).boundingRect())
            assert pose.width == layout.card
        assert all(b.x - a.x >= STRIP * layout.card for a, b in pairwise(poses))


def test_other_hands_are_within_their_players_part(layouts: list[Layout]) -> None:
    for layout in layouts:
        for seat in range(1, layout.spec.seats):
            block = layout.places.blocks[f"seat {seat}"].adjusted(-3, -6, 3, 3)
            for count in (1, 6, 10, 15):
                for pose in layout.poses(HANDS[seat], count):
                    assert block.contains(outline(pose).boundingRect())


def test_the_cards_of_a_trick_lie_apart_each_toward_its_player(layouts: list[Layout]) -> None:
    for layout in layouts:
        seats = range(layout.spec.seats)
        poses = {seat: layout.poses(TRICKS[seat], 1)[0] for seat in seats}
        for a, b in combinations(poses.values(), 2):
            assert not a.rect().adjusted(1, 1, -1, -1).intersects(b.rect().adjusted(1, 1, -1, -1))
        middle = layout.places.trick.center()
        for seat, pose in poses.items():
            right, below = pose.x - middle.x(), pose.y - middle.y()
            near = {"own": below > 0, "top": below < 0, "left": right < 0, "right": right > 0}
            assert near[layout.place(seat)], layout.size


def test_every_zone_has_a_place_in_the_window(layouts: list[Layout]) -> None:
    for layout in layouts:
        window = QRectF(QPointF(), layout.size)
        for zone in (STOCK, TURNED, ASIDE, DISCARDS, WON[0], WON[1], Zone("nowhere")):
            for pose in layout.poses(zone, 9):
                assert window.contains(pose.rect()), zone


def test_cards_drawn_by_lot_lie_apart_from_the_spread_pack(layouts: list[Layout]) -> None:
    for layout in layouts:
        window = QRectF(QPointF(), layout.size)
        spread = [outline(pose) for pose in layout.poses(Zone(LOT), len(layout.spec.pack))]
        for seat in range(layout.spec.seats):
            drawn = layout.poses(Zone(LOT, seat), 1)[0].rect()
            assert window.contains(drawn)
            assert not any(polygon.intersects(QPolygonF(drawn)) for polygon in spread)
            for plaque in layout.places.plaques.values():
                assert not drawn.intersects(plaque)


def test_cards_fill_the_room_well(layouts: list[Layout]) -> None:
    for layout in layouts:
        width, height = layout.size.width(), layout.size.height()
        if 1.2 <= width / height <= 2.4:
            assert layout.card * ASPECT >= 0.2 * height
        assert layout.card >= 80


def test_a_larger_window_never_has_smaller_cards(spec: GameSpec) -> None:
    cards = [lay_out(QSizeF(1.6 * height, height), spec).card for height in range(500, 2200, 100)]
    assert cards == sorted(cards)


def test_the_person_may_sit_at_any_seat(spec: GameSpec) -> None:
    for person in range(spec.seats):
        layout = lay_out(QSizeF(1280, 800), spec, person)
        assert layout.place(person) == "own"
        assert layout.is_own_hand(HANDS[person])
        if spec.seats == 4:
            assert layout.place((person + 1) % 4) == "left"
            assert layout.place((person + 2) % 4) == "top"


def test_tricks_lie_by_the_plaque_of_whoever_won_them(layouts: list[Layout]) -> None:
    for layout in layouts:
        places = layout.places
        for seat, won in places.won.items():
            plaque = places.plaques[seat]
            near = plaque.adjusted(
                -0.5 * layout.card, -0.3 * layout.card, 0.5 * layout.card, 0.3 * layout.card
            )
            assert near.intersects(won)
            assert not plaque.intersects(won)


def test_cards_are_larger_or_smaller_as_wanted_and_show_their_upper_part(layouts: list[Layout]) -> None:
    for layout, bias in product(layouts, [-2, 2]):
        wanted = lay_out(layout.size, layout.spec, bias=bias)
        own, usual = wanted.poses(HANDS[0], 6), layout.poses(HANDS[0], 6)
        assert (own[0].width > usual[0].width) == (bias > 0)
        assert wanted.places.fits()
        box = QRectF(QPointF(), wanted.size)
        for pose in own:
            upper = pose.rect()
            upper.setHeight(0.7 * upper.height())
            assert box.contains(upper)
            assert upper.top() >= wanted.places.strip.bottom() - 1
        for seat in range(1, layout.spec.seats):
            assert (wanted.poses(HANDS[seat], 6)[0].width < layout.poses(HANDS[seat], 6)[0].width) == (
                bias < 0
            )
