"""Tables for tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.view.deck.cards import CardArt
from cardtable.view.deck.deck_style import DeckStyle
from cardtable.view.motion.pace import Pace
from cardtable.view.table.table_page import TablePage
from cardtable.view.window.main_window import MainWindow
from tests.view.sitting import Sitting
from tests.view.windows import Tables


@pytest.fixture(scope="session")
def art(qapp: object) -> CardArt:
    """One deck for all tests: drawing it takes longer than most of them."""
    return CardArt()


@pytest.fixture
def page(qtbot: QtBot, art: CardArt) -> Iterator[TablePage]:
    """An open table at which nothing takes time."""
    page = TablePage(art=art)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.set_pace(Pace.instant())
    page.preferences.set("pace.claims", "off")
    page.show()
    yield page
    page.leave()


@pytest.fixture
def person(qtbot: QtBot, page: TablePage) -> Sitting:
    """A person at that table."""
    return Sitting(qtbot, page)


@pytest.fixture
def tables(tmp_path: Path, qtbot: QtBot, art: CardArt, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tables]:
    """Makes windows that share the deck, and closes them."""

    def shared(style: DeckStyle | None = None, memory: int = 0) -> CardArt:
        if memory:
            return CardArt(style, memory=memory)  # of samples, which show several decks
        art.set_style(style or DeckStyle())
        return art

    monkeypatch.setattr("cardtable.view.deck.cards.CardArt", shared)
    tables = Tables(tmp_path / "settings.ini", qtbot)
    yield tables
    for window in tables.windows:
        window.close()


@pytest.fixture
def window(tables: Tables) -> MainWindow:
    """A window in which nothing takes time."""
    return tables.window()
