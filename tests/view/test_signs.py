"""Signs on the felt: badge, slots and captions."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.rules.cards import CLUBS, DIAMONDS, NO_SUIT, SPADES
from cardtable.rules.events import Zone
from cardtable.view.kit import canvas, theme
from cardtable.view.kit.canvas import Picture
from cardtable.view.table.signs import Badge, Caption, Slot, Slots
from cardtable.view.table.speech import Chip
from tests.view import words_shown
from tests.view.sitting import Sitting, make_match


@pytest.fixture
def scene(qtbot: QtBot) -> Iterator[QGraphicsScene]:
    scene = QGraphicsScene()
    yield scene
    scene.clear()


def picture(scene: QGraphicsScene) -> QImage:
    """What the one sign in the scene looks like."""
    items = [item for item in scene.items() if isinstance(item, QGraphicsPixmapItem) and item.isVisible()]
    assert len(items) == 1
    return items[0].pixmap().toImage()


def has(image: QImage, colour: QColor) -> bool:
    """Whether a colour is somewhere in an image."""
    return any(
        image.pixelColor(x, y).rgb() == colour.rgb()
        for x in range(image.width())
        for y in range(image.height())
    )


def test_the_badge_shows_the_suit_as_the_deck_does(scene: QGraphicsScene) -> None:
    badge = Badge(scene)
    badge.place(QRectF(10, 10, 120, 140), 1.0)
    assert not badge.is_shown
    badge.state.suit, badge.state.name = DIAMONDS, "Diamonds"
    badge.refresh()
    assert has(picture(scene), QColor(theme.LIGHT.red))
    try:
        theme.set_four_colours(True)
        badge.refresh()
        blue = QColor(theme.suit_colour(DIAMONDS, theme.LIGHT))
        assert has(picture(scene), blue)
        assert not has(picture(scene), QColor(theme.LIGHT.red))
    finally:
        theme.set_four_colours(False)
    for suit, ink in ((SPADES, theme.LIGHT.ink), (CLUBS, theme.LIGHT.ink)):
        badge.state.suit = suit
        badge.refresh()
        assert has(picture(scene), QColor(ink))
    badge.state.suit = NO_SUIT
    badge.refresh()
    assert not badge.is_shown


def test_a_slot_takes_the_colour_of_the_side_that_scored(scene: QGraphicsScene) -> None:
    slots = Slots(scene, [Slot("high", "High"), Slot("low", "Low")])
    slots.place(QRectF(0, 0, 200, 30), 2, 1.0)
    side = canvas.SIDES[1]
    assert not has(picture(scene), side)
    slots.fill("low", side, "Oksana and Taras")
    image = picture(scene)
    assert has(image.copy(100, 0, 100, 30), side)
    assert not has(image.copy(0, 0, 100, 30), side)
    slots.empty()
    assert not has(picture(scene), side)


def test_slots_tell_who_has_what(person: Sitting) -> None:
    person.sit(make_match(GAMES["seven-up-4"], dealer=3))
    table = person.page.table
    assert table is not None
    assert table.slots.sentence() == ""
    table.fill_slot("low", 0)
    table.fill_slot("high", 1)
    assert table.slots.sentence() == "High: Taras and Ostap\nLow: Olena and Halyna"


@pytest.mark.parametrize("widest", [40, 90, math.inf])
def test_a_caption_is_never_broader_than_its_room(scene: QGraphicsScene, widest: float) -> None:
    Caption(scene).show("Відкрита карта козиря", QPointF(200, 50), 14, 1.0, widest=widest)
    assert picture(scene).width() <= widest


def test_a_count_stays_where_its_word_has_no_room(
    person: Sitting, monkeypatch: pytest.MonkeyPatch, scene: QGraphicsScene
) -> None:
    shown: list[str] = []
    show = Caption.show

    def note(self: Caption, text: str, *place: object, **more: object) -> None:
        shown.append(text)
        show(self, text, *place, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Caption, "show", note)
    monkeypatch.setattr(
        "cardtable.view.table.tabletop.game_text", lambda text: text and f"{text} of playing cards"
    )
    person.sit(make_match(GAMES["seven-up-4"], dealer=3))
    person.wait_for_turn()
    assert "27" in shown
    assert not [text for text in shown if text.startswith("Stock of")]


@pytest.mark.parametrize("size", [(800, 560), (900, 600), (1024, 640), (700, 900)])
def test_a_long_caption_in_the_middle_takes_two_lines_before_it_is_cut(
    person: Sitting, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    drawings = words_shown.Drawings(monkeypatch)
    for place in ("tabletop", "furniture"):
        monkeypatch.setattr(
            f"cardtable.view.table.{place}.game_text",
            lambda text: {"Stock": "Колода", "Turned card": "Відкрита карта"}.get(text, text),
        )
    person.page.resize(*size)
    person.sit(make_match(GAMES["seven-up-4"], dealer=3))
    person.wait_for_turn()
    assert not drawings.cut


def test_captions_of_what_is_out_of_play_stand_apart(
    person: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = {"Set aside": "Відкладено карти", "Discards": "Скинуті карти"}
    monkeypatch.setattr("cardtable.view.table.tabletop.game_text", lambda text: words.get(text, text))
    boxes: dict[str, QRectF] = {}
    show = Picture.show

    def note(self: Picture, pixmap: QPixmap, corner: QPointF) -> None:
        boxes["last"] = QRectF(corner, pixmap.deviceIndependentSize())
        show(self, pixmap, corner)

    monkeypatch.setattr(Picture, "show", note)
    person.page.resize(800, 560)
    person.sit(make_match(GAMES["seven-up-4"], dealer=3))
    table = person.page.table
    assert table is not None
    for spec in (zone for zone in table.spec.zones if zone.place == "corner"):
        table._show_caption(Zone(spec.name), spec, 2)
        boxes[spec.name] = boxes["last"]
    left, right = (boxes[zone.name] for zone in table.spec.zones if zone.place == "corner")
    assert left.right() < right.left()


def test_points_on_their_way_stay_in_the_window(scene: QGraphicsScene) -> None:
    scene.setSceneRect(0, 0, 400, 300)
    chip = Chip(scene, "+1 Jack turned", canvas.SIDES[1], 15, 1.0)
    for start in (QPointF(200, 12), QPointF(396, 40)):
        for share in (0.2, 0.45, 0.7):
            chip.fly(start, QPointF(40, 200), share)
            assert scene.sceneRect().contains(chip.box)
    chip.remove()
