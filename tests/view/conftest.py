"""Tables for tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cardtable.view.cards import CardArt
from cardtable.view.pace import Pace
from cardtable.view.table_page import TablePage
from tests.view.sitting import Sitting


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
    page.show()
    yield page
    page.leave()


@pytest.fixture
def person(qtbot: QtBot, page: TablePage) -> Sitting:
    """A person at that table."""
    return Sitting(qtbot, page)
