"""The table that is seen first, before the match at it is made."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.match import Match
from cardtable.model.plan import MatchPlan
from cardtable.view.start.plans import default_players
from cardtable.view.table.furniture import Furniture
from cardtable.view.table.laid_table import LaidTable
from cardtable.view.window.main_window import MainWindow
from tests.view.windows import Tables


def show_at_table(tables: Tables, qtbot: QtBot, game: str) -> tuple[MainWindow, LaidTable]:
    """A window that is shown with the table of a match."""

    def make_match(plan: MatchPlan) -> Match:
        match = tables.make_match(plan)
        for seat, player in list(zip(match.seats, plan.seated, strict=True))[1:]:
            seat.level, seat.style = player.level, player.style
        return match

    spec = GAMES[game]
    window = MainWindow(GAMES, tables.settings, make_match)
    qtbot.addWidget(window)
    tables.windows.append(window)
    window.show_at_table(MatchPlan(spec, spec.checked({}), default_players(spec)))
    laid = window.pages.currentWidget()
    assert isinstance(laid, LaidTable)
    return window, laid


def told(furniture: Furniture) -> list[object]:
    """What the plaques say and where everything is."""
    plaques = [(plaque.sentence(), plaque.state.face, plaque.box) for plaque in furniture.plaques]
    return [*plaques, furniture.slots.sentence(), vars(furniture.layout.places)]


@pytest.mark.parametrize("game", GAMES)
def test_the_match_begins_when_its_table_is_seen_and_nothing_moves_by_that(
    tables: Tables, qtbot: QtBot, game: str
) -> None:
    window, laid = show_at_table(tables, qtbot, game)
    assert window.match is None
    assert window.menus.end.isEnabled()
    furniture = laid.furniture
    assert furniture is not None
    title, first = window.windowTitle(), told(furniture)
    qtbot.waitUntil(lambda: window.match is not None)
    assert window.table.table is not None
    assert told(window.table.table) == first
    assert window.windowTitle() == title
    qtbot.waitUntil(lambda: window.is_made("deeds"))  # though the table covers all of the pages
    qtbot.waitUntil(lambda: window.table.hand is not None and window.match.is_begun)  # type: ignore[union-attr]


def test_no_match_begins_once_another_page_is_turned_to(tables: Tables, qtbot: QtBot) -> None:
    window, laid = show_at_table(tables, qtbot, "semerik")
    laid.grab()
    assert laid.once_painted.is_painted
    with qtbot.waitSignal(laid.destroyed):
        window.show_start()
    assert window.match is None


def test_a_window_that_is_closed_at_once_leaves_nothing(tables: Tables, qtbot: QtBot) -> None:
    window, _ = show_at_table(tables, qtbot, "seven-up-3")
    window.close()
    assert window.match is None


def test_a_match_that_goes_on_is_laid_out_once(tables: Tables, qtbot: QtBot) -> None:
    spec = GAMES["semerik"]
    plan = MatchPlan(spec, spec.checked({}), default_players(spec))
    window = MainWindow(GAMES, tables.settings, tables.make_match)
    qtbot.addWidget(window)
    tables.windows.append(window)
    window.find_unfinished = lambda: (plan, tables.make_match(plan))
    assert window.resume()
    table = window.table.table
    assert table is not None
    layout = table.layout
    assert layout.size == window.table.size().toSizeF()
    qtbot.waitUntil(lambda: window.match is not None and window.match.is_begun)
    assert table.layout is layout
