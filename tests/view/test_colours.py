"""Everything on the table can be read, and the suits told apart by everybody."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from cardtable.model.levels import STYLES
from cardtable.rules.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS
from cardtable.view.deck.deck_style import FOUR_COLOURS
from cardtable.view.hand.choice_bar import DISABLED
from cardtable.view.kit import canvas, theme
from cardtable.view.table import felt
from tests.view.colour_sight import SIGHTS, apart, lab

LEAST = 4.5
"""The least contrast of a text with its ground."""
AT_A_GLANCE = 10
"""Colours so far apart by CIEDE2000 are told apart without being laid side by side."""
WORDS = (canvas.CREAM, canvas.SOFT_CREAM, canvas.GOLD)


def over(ground: QColor, veil: QColor) -> QColor:
    """The colour of a ground under a veil."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.fillRect(0, 0, 1, 1, veil)
    painter.end()
    return image.pixelColor(0, 0)


def cloths() -> dict[str, QColor]:
    """The lightest and the darkest that lies below what is written on the table."""
    found = {"white picture": over(QColor("white"), QColor(*felt.SHADE, round(255 * felt.VEIL)))}
    for kind, sets in theme.FELTS.items():
        for name, (cloth, deep) in zip(("light", "dark"), sets, strict=True):
            found[f"{kind} {name}"] = QColor(cloth).lighter(theme.FELT_LIGHT)
            found[f"{kind} {name} edge"] = QColor(deep)
    return found


@pytest.mark.parametrize("cloth", cloths().values(), ids=cloths().keys())
def test_whatever_is_written_on_the_felt_can_be_read(cloth: QColor) -> None:
    for plate in (canvas.PLATE, canvas.THIN_PLATE, canvas.DEEP_PLATE):
        for words in WORDS:
            assert canvas.contrast(words, over(cloth, plate)) >= LEAST, (words.name(), plate.alpha())


def test_initials_can_be_read_on_every_face() -> None:
    faces = [*canvas.SIDES]
    for colours in (theme.LIGHT, theme.DARK):
        faces += [QColor(theme.side_colour(side, colours)) for side in range(4)]
    faces += [QColor(theme.face_colour(style.id, theme.LIGHT)) for style in STYLES]
    for face in faces:
        for shade in canvas.shaded(face):
            assert canvas.contrast(canvas.readable_on(face), shade) >= LEAST, (face.name(), shade.name())


def test_ink_can_be_read_on_cream_and_suits_on_badge_and_card() -> None:
    assert canvas.contrast(canvas.INK, canvas.CREAM) >= LEAST
    assert canvas.contrast(canvas.INK, canvas.GOLD) >= LEAST, "what a hint marks"
    assert canvas.contrast(canvas.SOFT_CREAM, DISABLED) >= LEAST, "a button that cannot be pressed"
    for paper in (canvas.CREAM, QColor("#fbf6e8")):
        for colour in FOUR_COLOURS.values():
            assert canvas.contrast(QColor(colour), paper) >= LEAST, colour


@pytest.mark.parametrize("of", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_four_colours_are_told_apart_by_everybody(of: theme.Colours) -> None:
    theme.set_four_colours(True)
    try:
        colours = {suit: QColor(theme.suit_colour(suit, of)) for suit in (SPADES, HEARTS, DIAMONDS, CLUBS)}
    finally:
        theme.set_four_colours(False)
    for colour in colours.values():
        for ground in (of.paper, of.inset, of.page):
            assert canvas.contrast(colour, QColor(ground)) >= LEAST, (colour.name(), ground)
    for sight in SIGHTS:
        for one, other in combinations(colours, 2):
            distance = apart(lab(colours[one], sight), lab(colours[other], sight))
            assert distance >= AT_A_GLANCE, (sight, SUITS[one], SUITS[other], round(distance, 1))


def test_the_deck_of_four_colours_is_told_apart_by_everybody() -> None:
    for sight in SIGHTS:
        for one, other in combinations(FOUR_COLOURS, 2):
            a, b = (lab(QColor(FOUR_COLOURS[suit]), sight) for suit in (one, other))
            assert apart(a, b) >= AT_A_GLANCE, (sight, one, other)


def test_two_colours_are_told_apart_by_everybody() -> None:
    for sight in SIGHTS:
        assert (
            apart(lab(QColor(FOUR_COLOURS["S"]), sight), lab(QColor(FOUR_COLOURS["H"]), sight)) >= AT_A_GLANCE
        )


def test_distances_are_those_of_the_published_examples() -> None:
    """From the table of Sharma, Wu and Dalal (2005)."""
    examples = (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    )
    for one, other, distance in examples:
        assert apart(one, other) == pytest.approx(distance, abs=5e-5)
