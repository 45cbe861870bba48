"""The table looks as the person has chosen, at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.preferences import Preferences
from cardtable.rules.cards import CLUBS, parse_card
from cardtable.view.deck.deck_style import DeckStyle
from cardtable.view.kit import theme
from cardtable.view.motion.pace import Pace
from cardtable.view.table.looks import Looks, deck_style
from cardtable.view.table.table_page import TablePage
from cardtable.view.words import texts
from tests.view.sitting import Sitting, make_match
from tests.view.windows import Tables


@pytest.fixture
def preferences(qapp: object) -> Iterator[Preferences]:
    yield Preferences()
    theme.set_four_colours(False)
    texts.set_cyrillic(False)


@pytest.fixture
def sitting(qtbot: QtBot, preferences: Preferences) -> Iterator[Sitting]:
    """A person at a table that follows the preferences."""
    page = TablePage(looks=Looks(preferences))
    qtbot.addWidget(page)
    page.resize(800, 560)
    page.set_pace(Pace.instant())
    page.show()
    yield Sitting(qtbot, page)
    page.leave()


def test_the_deck_follows_the_preferences(preferences: Preferences) -> None:
    looks = Looks(preferences)
    assert looks.art.style == DeckStyle()
    preferences.set("deck.look", "large")
    preferences.set("deck.four-colours", True)
    preferences.set("deck.letters", "cyrillic")
    preferences.set("deck.back", "fern")
    assert looks.art.style == DeckStyle("large", True, True, "fern")
    preferences.set("felt.kind", "wine")
    assert looks.felt.kind == "wine"


@pytest.mark.parametrize(
    ("letters", "language", "system", "cyrillic"),
    [
        ("language", "en", "uk_UA", False),
        ("language", "uk", "en_US", True),
        ("language", "system", "ru_RU", True),
        ("language", "system", "de_DE", False),
        ("latin", "uk", "uk_UA", False),
        ("cyrillic", "en", "en_US", True),
    ],
)
def test_letters_follow_the_language_unless_chosen(
    letters: str,
    language: str,
    system: str,
    cyrillic: bool,
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    preferences.set("deck.letters", letters)
    preferences.set("language", language)
    assert deck_style(preferences).cyrillic is cyrillic


def test_words_go_with_the_deck(preferences: Preferences) -> None:
    looks = Looks(preferences)
    assert texts.card_label(parse_card("QC")) == "Q♣"
    assert theme.suit_colour(CLUBS, theme.LIGHT) == theme.LIGHT.ink
    preferences.set("deck.letters", "cyrillic")
    preferences.set("deck.four-colours", True)
    assert [texts.card_label(parse_card(card)) for card in ("TH", "JS", "QC", "KD", "AS")] == [
        "10♥",
        "В♠",
        "Д♣",
        "К♦",
        "Т♠",
    ]
    assert theme.suit_colour(CLUBS, theme.LIGHT) not in (theme.LIGHT.ink, theme.LIGHT.red)
    assert looks.art.style.cyrillic


def test_a_table_in_use_changes_its_looks(sitting: Sitting, preferences: Preferences) -> None:
    sitting.sit(make_match(GAMES["seven-up-4"], dealer=3))
    sitting.wait_for_turn()
    table = sitting.page.table
    assert table is not None

    def shown() -> list[int]:
        cards = [card.item.pixmap().cacheKey() for card in table.board.everything() if card.item.isVisible()]
        felt = min(table.scene.items(), key=lambda item: item.zValue())
        assert isinstance(felt, QGraphicsPixmapItem)
        return [*cards, felt.pixmap().cacheKey()]

    before = shown()
    preferences.set("deck.back", "cornflower")
    preferences.set("felt.kind", "blue")
    after = shown()
    assert len(before) == len(after)
    assert not set(before) & set(after)


def test_a_picture_that_cannot_be_shown_is_told_at_the_table(
    sitting: Sitting, preferences: Preferences
) -> None:
    sitting.sit(make_match(GAMES["semerik"], dealer=3))
    sitting.wait_for_turn()
    preferences.set("felt.picture", "/nowhere/picture.png")
    preferences.set("felt.kind", "picture")
    assert sitting.page.message.text().startswith("The table stays green")
    preferences.set("felt.kind", "wine")
    assert "stays green" not in sitting.page.message.text()


def test_the_felt_follows_the_system_while_a_match_is_on(
    tables: Tables, qapp: QApplication, qtbot: QtBot
) -> None:
    window = tables.window()
    window.play(window.start_page.plan())
    table = window.table.table
    assert table is not None
    felt = min(table.scene.items(), key=lambda item: item.zValue())
    assert isinstance(felt, QGraphicsPixmapItem)
    before, palette = felt.pixmap().cacheKey(), qapp.palette()
    qapp.setPalette(QPalette(QColor("#202020"), QColor("#202020")))
    try:
        qtbot.waitUntil(lambda: felt.pixmap().cacheKey() != before)
    finally:
        qapp.setPalette(palette)
