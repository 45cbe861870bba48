"""The start page: what is chosen there is what is played, remembered and reset."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.ledger import Ledgers
from cardtable.model.levels import DEFAULT_LEVEL
from cardtable.model.plan import MatchPlan
from cardtable.model.preferences import Preferences
from cardtable.model.settings import Settings
from cardtable.rules.spec import GameSpec, OptionValue
from cardtable.view.deck.cards import CardArt
from cardtable.view.start.option_blocks import ChoiceBlock, NumberBlock, OptionBlock
from cardtable.view.start.plans import plan_once
from cardtable.view.start.start_page import StartPage
from cardtable.view.start.welcome_page import WelcomePage
from tests.view import words_shown


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def make_page(qtbot: QtBot, settings: Settings) -> StartPage:
    page = StartPage(GAMES, settings, Ledgers(settings))
    page.setMinimumSize(1, 1)  # as in a window, which does not ask how much room it wants
    page.resize(1024, 620)
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> StartPage:
    return make_page(qtbot, settings)


def other_value(spec: GameSpec, key: str) -> OptionValue:
    option = spec.option(key)
    return next(value for value in option.values if value != option.default)


def block_of(page: StartPage, key: str) -> OptionBlock:
    return {**page.target.blocks, **page.rules.blocks}[key]


def change(page: StartPage, key: str) -> OptionValue:
    """Choose another value as a person does."""
    block = block_of(page, key)
    value = other_value(page.spec, key)
    if isinstance(block, ChoiceBlock):
        block.header.click()
        block.buttons[str(value)].click()
    else:
        assert isinstance(block, NumberBlock)
        block.stepper.set_value(int(value))
    return value


def choose(box: QComboBox | None, data: str) -> None:
    assert box is not None
    box.setCurrentIndex(box.findData(data))


def dealt(page: StartPage, qtbot: QtBot) -> MatchPlan:
    with qtbot.waitSignal(page.dealRequested) as signal:
        QTest.mouseClick(page.deal_button, Qt.MouseButton.LeftButton)
    plan = signal.args[0]
    assert isinstance(plan, MatchPlan)
    return plan


def test_every_game_has_a_tile(page: StartPage) -> None:
    assert list(page.tiles) == list(GAMES)
    for game, tile in page.tiles.items():
        assert tile.accessibleName() == GAMES[game].title


@pytest.mark.parametrize("game", GAMES)
def test_the_seeds_rules_are_chosen_at_first(page: StartPage, qtbot: QtBot, game: str) -> None:
    QTest.mouseClick(page.tiles[game], Qt.MouseButton.LeftButton)
    assert not page.reset_button.isEnabled()
    plan = dealt(page, qtbot)
    assert plan.spec.id == game
    assert dict(plan.options) == GAMES[game].defaults()
    assert len(plan.players) == plan.spec.seats
    assert {player.level for player in plan.seated} == {DEFAULT_LEVEL}
    styles = [player.style for player in plan.players[1:]]
    assert len(set(styles)) == len(styles)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_offered_explained_marked_played_and_reset(
    page: StartPage, qtbot: QtBot, game: str
) -> None:
    page.choose(game)
    for option in GAMES[game].options:
        block = block_of(page, option.key)
        value = change(page, option.key)
        assert block.value() == value
        assert page.reset_button.isEnabled()
        if isinstance(block, ChoiceBlock):
            assert block.header.line == option.explain[str(value)]
            assert option.rule in block.header.note
            assert block.header.marked
        else:
            assert any(option.rule in label.text() for label in block.findChildren(QLabel))
        assert dealt(page, qtbot).options[option.key] == value
        page.reset_button.click()
        assert block.is_default
        assert dict(dealt(page, qtbot).options) == GAMES[game].defaults()
        assert not page.reset_button.isEnabled()


def test_the_number_of_changed_house_rules_is_told(page: StartPage) -> None:
    page.choose("seven-up-3")
    assert "changed" not in page.sheet.house.text()
    change(page, "rank")
    change(page, "low")
    assert "2 changed" in page.sheet.house.text()


def test_game_options_and_names_are_there_the_next_time(
    page: StartPage, qtbot: QtBot, settings: Settings
) -> None:
    page.choose("semerik")
    value = change(page, "hearts")
    page.players.names[0].setText("  Ivan ")
    page.players.names[2].setText("")
    choose(page.players.styles[1], "cautious")
    choose(page.players.levels[2], "expert")
    dealt(page, qtbot)
    again = make_page(qtbot, settings)
    assert again.spec.id == "semerik"
    assert again.values()["hearts"] == value
    assert [player.name for player in again.plan().players] == ["Ivan", "Oksana", "Halyna", "Taras"]
    assert again.plan().players[1].style == "cautious"
    assert again.plan().players[2].level == "expert"
    again.choose("seven-up-3")  # where who was the partner is an opponent
    assert again.plan().players[2].level == DEFAULT_LEVEL
    again.choose("california-jack")
    assert [player.name for player in again.plan().players] == ["Ivan", "Oksana"]
    assert again.values() == GAMES["california-jack"].defaults()


def test_a_match_for_this_once_changes_nothing_that_is_remembered(settings: Settings) -> None:
    settings.set_game("semerik")
    remembered = {**GAMES["seven-up-3"].defaults(), "rank": "classic"}
    settings.set_options(GAMES["seven-up-3"], remembered)
    plan = plan_once(GAMES, settings, "seven-up-3", {"target": 9})
    assert plan.options == {**remembered, "target": 9}
    assert len(plan.players) == 3
    assert plan_once(GAMES, settings, None, {}).spec.id == "semerik"
    assert settings.options(GAMES["seven-up-3"]) == remembered


def test_the_ledger_is_shown_and_cleared(page: StartPage, settings: Settings) -> None:
    page.choose("semerik")
    assert not page.sheet.ledger.isVisible()
    Ledgers(settings).write(page.plan(), 0, 42)
    page.show_ledger()
    assert page.sheet.ledger.isVisible()
    assert "You and Halyna\u00a042, Oksana and Taras\u00a00" in page.sheet.ledger_text.text()
    page.sheet.clear_button.click()
    assert not page.sheet.ledger.isVisible()
    assert Ledgers(settings).totals(page.plan()) == (0, 0)
    page.choose("seven-up-4")
    assert not page.sheet.ledger.isVisible()


def test_enter_deals_from_a_tile_and_from_a_name(page: StartPage, qtbot: QtBot) -> None:
    for widget in (page.tiles["semerik"], page.players.names[0]):
        widget.setFocus()
        with qtbot.waitSignal(page.dealRequested):
            QTest.keyClick(widget, Qt.Key.Key_Return)


def test_enter_on_another_button_presses_that_button(page: StartPage, qtbot: QtBot) -> None:
    change(page, "rank")
    page.reset_button.setFocus()
    with qtbot.assertNotEmitted(page.dealRequested):
        QTest.keyClick(page.reset_button, Qt.Key.Key_Return)
    assert not page.reset_button.isEnabled()


def test_the_ornament_stands_clear_of_the_name_whatever_the_texts_size(
    page: StartPage, qapp: QApplication
) -> None:
    for size in ((1280, 770), (1900, 1000), (1280, 770)):
        page.resize(*size)
        qapp.processEvents()
        name = page.findChild(QLabel)
        assert name is not None
        assert name.width() >= name.sizeHint().width()
        assert page.band.geometry().left() > name.geometry().right()
        picture = page.band.grab().toImage()
        paper = picture.pixelColor(0, picture.height() // 2)
        gap = page.band.fontMetrics().height() // 3
        for y in range(picture.height()):  # whole rhombs with room at both ends
            for x in (*range(gap), *range(picture.width() - gap, picture.width())):
                assert picture.pixelColor(x, y) == paper


def test_arrows_choose_a_game(page: StartPage, qtbot: QtBot) -> None:
    page.tiles["seven-up-3"].setFocus()
    QTest.keyClick(page.tiles["seven-up-3"], Qt.Key.Key_Right)
    assert page.spec.id == "seven-up-4"


def test_tab_stops_at_the_chosen_game_whoever_has_chosen_it(page: StartPage) -> None:
    page.tiles["seven-up-3"].setFocus()
    page.choose("semerik")
    page.deal_button.setFocus()
    stops = set()
    for _ in range(60):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Tab)
        stops.add(page.window().focusWidget())
    assert stops & set(page.tiles.values()) == {page.tiles["semerik"]}
    assert page.spec.id == "semerik"


def test_everything_can_be_reached_by_tab(page: StartPage, qtbot: QtBot) -> None:
    page.choose("semerik")
    page.choose("seven-up-3")
    QApplication.processEvents()  # until all is shown
    change(page, "rank")
    page.deal_button.setFocus()
    stops = []
    for _ in range(60):
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Tab)
        stops.append(page.window().focusWidget())
    seen = set(stops)
    in_order = [page.tiles["seven-up-3"], page.learn_button, page.players.names[0], page.reset_button]
    places = [stops.index(stop) for stop in (*in_order, page.code_button, page.deal_button)]
    assert places == sorted(places), "Tab jumps"
    wanted = {page.deal_button, page.reset_button, page.tiles["seven-up-3"], *page.players.names}
    wanted |= {box for box in (*page.players.styles, *page.players.levels) if box is not None}
    headers = {block.header for block in page.rules.blocks.values() if isinstance(block, ChoiceBlock)}
    assert wanted | headers <= seen


@pytest.mark.parametrize("game", GAMES)
def test_the_game_played_last_is_seen_at_first(
    qtbot: QtBot, settings: Settings, qapp: QApplication, game: str
) -> None:
    before = qapp.font()
    font = QFont(before)
    font.setPointSize(18)
    qapp.setFont(font)
    try:
        settings.set_game(game)
        page = StartPage(GAMES, settings, Ledgers(settings))
        page.resize(800, 530)
        qtbot.addWidget(page)
        page.show()
        qapp.processEvents()
        assert page.tiles[game].visibleRegion().boundingRect().size() == page.tiles[game].size()
        page.close()
    finally:
        qapp.setFont(before)


SMALL = [(800, 530), (1024, 610), (1280, 770), (1920, 1050)]
LARGE = [(3440, 1410), (3840, 2130)]  # which take long to be painted


@pytest.mark.parametrize(("size", "points"), [*product(SMALL, [9, 13, 18, 20, 32]), *product(LARGE, [9, 32])])
def test_what_must_be_seen_is_within_the_page(
    qtbot: QtBot, settings: Settings, qapp: QApplication, size: tuple[int, int], points: int
) -> None:
    before = qapp.font()
    font = QFont(before)
    font.setPointSize(points)
    qapp.setFont(font)
    try:
        page = make_page(qtbot, settings)
        page.choose("semerik")
        page.resize(*size)
        qapp.processEvents()
        assert page.size().toTuple() == size
        for button in page.sheet.findChildren(QPushButton):
            if button in (page.deal_button, page.reset_button):
                assert button.width() >= button.sizeHint().width()
                assert page.sheet.rect().contains(button.geometry())
        assert page.rect().contains(page.sheet.geometry())
        for name in page.players.names:
            assert name.width() >= 4 * name.fontMetrics().height()
        for game, tile in page.tiles.items():
            page.choose(game)
            qapp.processEvents()
            for area in page.findChildren(QScrollArea):  # they scroll up and down only
                field = area.widget()
                assert field is not None
                assert field.width() <= area.viewport().width(), game
            seen = tile.visibleRegion().boundingRect()
            assert seen.width() == tile.width()
            assert seen.height() == tile.height() or size[1] < 24 * tile.fontMetrics().height()
            assert page.rect().contains(page.sheet.geometry()), game
        page.close()
    finally:
        qapp.setFont(before)


def test_the_title_of_the_welcoming_page_breaks_only_where_it_has_no_room(
    qtbot: QtBot, settings: Settings
) -> None:
    page = WelcomePage(GAMES, Preferences(settings), CardArt())
    qtbot.addWidget(page)
    page.show()
    for width, height in ((1260, 780), (1000, 800), (1400, 600)):
        page.resize(width, height)
        QApplication.processEvents()
        metrics = page.title.fontMetrics()
        assert page.title.width() >= metrics.horizontalAdvance(page.title.text()), (width, height)


def test_the_welcoming_page_scrolls_where_large_texts_need_the_room(
    qtbot: QtBot, settings: Settings, qapp: QApplication
) -> None:
    page = WelcomePage(GAMES, Preferences(settings), CardArt())
    qtbot.addWidget(page)
    page.setMinimumSize(1, 1)
    page.resize(1024, 640)
    page.show()
    usual, large = qapp.font(), qapp.font()
    letters = page.note.font().pointSizeF()
    assert page.field.verticalScrollBar().maximum() == 0
    large.setPointSizeF(2 * usual.pointSizeF())
    try:
        qapp.setFont(large)
        page.restyle()
        QApplication.processEvents()
        assert page.note.font().pointSizeF() > 1.5 * letters
        assert not words_shown.cut_words(page) + words_shown.outside(page)
        for tile in page.tiles.values():
            assert tile.height() >= tile.least_height(tile.width())
        for game, tile in page.tiles.items():
            page.choose(game)
            assert page.field.viewport().rect().contains(tile.mapTo(page.field.viewport(), QPoint(9, 9)))
        assert page.play_button.visibleRegion().boundingRect() == page.play_button.rect()
    finally:
        qapp.setFont(usual)
