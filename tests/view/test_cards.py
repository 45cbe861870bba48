"""The card pictures: complete, symmetrical, sharp, kept within bounds, and done without if missing."""

from __future__ import annotations

import logging
import re
from collections import Counter
from pathlib import Path

import deck_sheet
import make_cards
import pytest
from PySide6.QtGui import QImage, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cardtable import paths
from cardtable.rules.cards import CARD_TEXT, PACK, SUITS, parse_card
from cardtable.view.deck.card_shape import STRIP, card_height
from cardtable.view.deck.cards import CardArt
from cardtable.view.deck.deck_style import BACKS as DECK_BACKS
from cardtable.view.deck.deck_style import LOOKS, DeckStyle

pytestmark = pytest.mark.usefixtures("qapp")

ART = paths.asset("cards")
FACES = [ART / look / f"{text}.svg" for look in LOOKS for text in CARD_TEXT]
BACKS = [ART / "backs" / f"{back}.svg" for back in DECK_BACKS]
SIGNS = [ART / "suits" / f"{suit}.svg" for suit in SUITS]
COURTS = [text for text in CARD_TEXT if text[0] in "JQK"]


def pixels(picture: QPixmap | QImage) -> bytes:
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    return bytes(image.convertToFormat(QImage.Format.Format_RGBA8888).constBits())


def unlike(one: QImage, other: QImage) -> float:
    """How far two pictures are apart on average, from 0 to 255."""
    pairs = zip(pixels(one), pixels(other), strict=True)
    return sum(abs(a - b) for a, b in pairs) / one.sizeInBytes()


def turned(image: QImage) -> QImage:
    """The image turned by 180 degrees."""
    return image.transformed(QTransform().rotate(180))


def strip(picture: QPixmap) -> QImage:
    """What a narrow fan leaves to be seen of a card: the index."""
    image = picture.toImage()
    return image.copy(0, 0, round(image.width() * STRIP), image.height() // 2)


def colour_of(picture: QPixmap) -> str:
    """The colour that the index is mostly written in."""
    rgba = pixels(strip(picture))
    found: Counter[str] = Counter()
    for red, green, blue, alpha in zip(rgba[::4], rgba[1::4], rgba[2::4], rgba[3::4], strict=True):
        if alpha == 255 and min(red, green, blue) < 90:
            highest = max(red, green, blue)
            name = {red: "red", green: "green", blue: "blue"}[highest]
            found["black" if highest < 70 else name] += 1
    return found.most_common(1)[0][0]


def test_every_face_and_back_is_a_drawing_that_qt_can_show() -> None:
    assert BACKS
    for file in FACES + BACKS:
        drawing = QSvgRenderer(str(file))
        assert drawing.isValid(), file
        box = drawing.viewBoxF()
        assert card_height(box.width()) == pytest.approx(box.height()), file


def test_art_keeps_to_what_qt_can_draw_and_needs_no_font() -> None:
    beyond = re.compile(r"<(text|tspan|style|clipPath|mask|filter|image|script)\b|class=|font-")
    assert [
        file.name for file in FACES + BACKS + SIGNS if beyond.search(file.read_text(encoding="utf-8"))
    ] == []


def test_committed_art_is_what_the_script_draws(tmp_path: Path) -> None:
    make_cards.write_deck(tmp_path)
    drawn = {str(file.relative_to(tmp_path)): file.read_text("utf-8") for file in tmp_path.rglob("*.svg")}
    kept = {str(file.relative_to(ART)): file.read_text("utf-8") for file in FACES + BACKS + SIGNS}
    assert drawn.keys() == kept.keys()
    assert [name for name in drawn if drawn[name] != kept[name]] == []


@pytest.mark.parametrize("text", COURTS)
def test_court_card_looks_the_same_upside_down(text: str) -> None:
    image = CardArt().face(parse_card(text), 100, 1.0).toImage()
    assert unlike(image, turned(image)) < 3


@pytest.mark.parametrize("back", [file.stem for file in BACKS])
def test_back_does_not_tell_which_way_up_a_card_is(back: str) -> None:
    image = CardArt(DeckStyle(back=back)).back(100, 1.0).toImage()
    assert unlike(image, turned(image)) < 3


def test_symmetry_is_measured_by_something_that_sees_asymmetry() -> None:
    ace = CardArt().face(parse_card("AS"), 100, 1.0).toImage()
    assert unlike(ace, turned(ace)) > 5


@pytest.mark.parametrize("look", LOOKS)
def test_hearts_and_diamonds_are_red_and_the_others_black(look: str) -> None:
    art = CardArt(DeckStyle(look=look))
    for text, card in zip(CARD_TEXT, PACK, strict=True):
        assert colour_of(art.face(card, 100, 1.0)) == ("red" if text[1] in "HD" else "black"), text


@pytest.mark.parametrize("look", LOOKS)
def test_each_suit_may_have_a_colour_of_its_own(look: str) -> None:
    art = CardArt(DeckStyle(look=look, four_colours=True))
    colours = {"S": "black", "H": "red", "D": "blue", "C": "green"}
    for text, card in zip(CARD_TEXT, PACK, strict=True):
        assert colour_of(art.face(card, 100, 1.0)) == colours[text[1]], text


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("cyrillic", [False, True], ids=["latin", "cyrillic"])
def test_the_strip_that_a_fan_shows_tells_all_cards_apart(look: str, cyrillic: bool) -> None:
    art = CardArt(DeckStyle(look=look, cyrillic=cyrillic))
    assert len({pixels(strip(art.face(card, 60, 1.0))) for card in PACK}) == len(PACK)


@pytest.mark.parametrize("look", LOOKS)
def test_cyrillic_letters_stand_for_jack_queen_and_ace(look: str) -> None:
    latin, cyrillic = CardArt(DeckStyle(look=look)), CardArt(DeckStyle(look=look, cyrillic=True))
    changed = {
        text[0]
        for text, card in zip(CARD_TEXT, PACK, strict=True)
        if unlike(strip(latin.face(card, 60, 1.0)), strip(cyrillic.face(card, 60, 1.0))) > 3
    }
    assert changed == {"J", "Q", "A"}, "К looks like K"


def test_the_large_look_writes_larger_within_the_same_strip() -> None:
    classic, large = CardArt(), CardArt(DeckStyle(look="large"))
    for card in (card for card in PACK if CARD_TEXT[card] not in COURTS):
        inked = [
            sum(value < 128 for value in pixels(strip(art.face(card, 100, 1.0)))[1::4])
            for art in (classic, large)
        ]
        assert inked[1] > 1.6 * inked[0], CARD_TEXT[card]


def test_another_style_shows_at_once_and_is_prepared_anew(qtbot: QtBot) -> None:
    art = CardArt()
    art.prepare(20, 1.0)
    before = pixels(art.back(20, 1.0))
    with qtbot.waitSignal(art.changed):
        art.set_style(DeckStyle(back="fern"))
    assert pixels(art.back(20, 1.0)) != before
    qtbot.waitUntil(lambda: not art.preparing)
    assert art.kept_bytes == 53 * 20 * 28 * 4
    with qtbot.assertNotEmitted(art.changed):
        art.set_style(DeckStyle(back="fern"))


@pytest.mark.parametrize(
    ("width", "dpr", "device"),
    [(60, 1.0, (60, 84)), (100, 1.5, (150, 210)), (101, 1.5, (152, 213)), (97, 2.0, (194, 272))],
)
def test_pictures_have_whole_device_pixels(width: int, dpr: float, device: tuple[int, int]) -> None:
    art = CardArt()
    for picture in (art.face(0, width, dpr), art.back(width, dpr)):
        assert picture.size().toTuple() == device
        assert picture.devicePixelRatio() == dpr


def test_a_number_that_is_no_card_has_no_face() -> None:
    with pytest.raises(ValueError, match="-1 is no card"):
        CardArt().face(-1, 60, 1.0)


def test_a_picture_is_drawn_once() -> None:
    art = CardArt()
    assert art.face(7, 80, 1.0).cacheKey() == art.face(7, 80, 1.0).cacheKey()
    assert art.face(7, 80, 1.0).cacheKey() != art.face(7, 80, 2.0).cacheKey()


def test_sizes_not_used_recently_are_dropped() -> None:
    of_one_picture = 60 * 84 * 4
    art = CardArt(memory=4 * of_one_picture)
    kept = art.back(60, 1.0).cacheKey()
    for width in range(40, 60):
        art.face(0, width, 1.0)
        assert art.kept_bytes <= 4 * of_one_picture
        assert art.back(60, 1.0).cacheKey() == kept
    dropped = art.face(0, 40, 1.0).cacheKey()
    for width in range(50, 60):
        art.face(0, width, 1.0)
    assert art.face(0, 40, 1.0).cacheKey() != dropped


def test_preparing_draws_the_deck_bit_by_bit(qtbot: QtBot) -> None:
    art = CardArt()
    art.prepare(60, 1.0)
    assert art.kept_bytes == 0
    assert art.preparing
    qtbot.waitUntil(lambda: not art.preparing)
    whole = art.kept_bytes
    assert whole == 53 * 60 * 84 * 4
    for card in PACK:
        art.face(card, 60, 1.0)
    assert art.kept_bytes == whole


def test_preparing_another_size_gives_up_the_first(qtbot: QtBot) -> None:
    art = CardArt()
    art.prepare(200, 1.0)
    art.prepare(20, 1.0)
    qtbot.waitUntil(lambda: not art.preparing)
    assert art.kept_bytes == 53 * 20 * 28 * 4


def test_preparing_keeps_within_the_memory_and_draws_nothing_twice(qtbot: QtBot) -> None:
    of_one_picture = 20 * 28 * 4
    art = CardArt(memory=30 * of_one_picture)
    art.prepare(20, 1.0, backs=(10,))
    qtbot.waitUntil(lambda: not art.preparing)
    kept = art.kept_bytes
    assert 29 * of_one_picture <= kept <= 30 * of_one_picture
    art.back(10, 1.0)
    art.face(0, 20, 1.0)
    assert art.kept_bytes == kept


def test_preparing_can_be_stopped(qtbot: QtBot) -> None:
    art = CardArt()
    art.prepare(60, 1.0)
    art.stop()
    assert not art.preparing
    qtbot.wait(5)
    assert art.kept_bytes == 0


def test_without_art_cards_are_still_told_apart(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "classic").mkdir()
    for text, content in (("2S", b""), ("3S", b"\0\1"), ("4S", b"<svg"), ("5S", b"<html/>")):
        (tmp_path / "classic" / f"{text}.svg").write_bytes(content)
    (tmp_path / "classic" / "6S.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8"
    )
    art = CardArt(folder=tmp_path)
    with caplog.at_level(logging.WARNING):
        faces = [art.face(card, 60, 1.0) for card in PACK]
        back = art.back(60, 1.0)
        art.face(0, 90, 1.0)
    assert len({pixels(picture) for picture in (*faces, back)}) == 53
    assert colour_of(faces[parse_card("TH")]) == "red"
    assert colour_of(faces[parse_card("TC")]) == "black"
    assert len(caplog.records) == 53, "one word in the log for each file"


def test_contact_sheets_show_every_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_sheet, "WIDTHS", (30,))
    files = deck_sheet.write_sheets(tmp_path / "sheets")
    assert [file.stem for file in files] == [f"{look}-30" for look in (*deck_sheet.LOOKS, "backs")]
    assert QImage(str(files[0])).size().toTuple() == (13 * 34 + 4, 4 * 46 + 4)
