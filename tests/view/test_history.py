"""The sheet of saved matches: what it shows is what is saved, as pictures and as tables."""

from __future__ import annotations

import ast
import csv
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from make_store import fill
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import cardtable.view
from cardtable.games import GAMES
from cardtable.model.figures import Filter
from cardtable.model.store import Store
from cardtable.model.store_reading import saved_matches
from cardtable.view.archive.history_sheet import HistorySheet

VIEW = Path(cardtable.view.__file__).parent


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("filled")
    fill(folder, 220, 5)
    return folder


@pytest.fixture
def sheet(qtbot: QtBot, filled: Path) -> Iterator[HistorySheet]:
    store = Store(filled)
    sheet = make_sheet(qtbot, store)
    yield sheet
    sheet.hide()
    store.close()


def make_sheet(qtbot: QtBot, store: Store) -> HistorySheet:
    host = QWidget()
    host.resize(1100, 700)
    qtbot.addWidget(host)
    host.show()
    return HistorySheet(store, GAMES, host)


def test_only_a_chart_that_is_to_be_seen_loads_what_draws_it() -> None:
    found = {}
    for file in VIEW.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        at_once = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        names = [getattr(node, "module", None) or node.names[0].name for node in at_once]
        found[file.relative_to(VIEW).as_posix()] = any(
            name.startswith(("pyqtgraph", "cardtable.view.archive.chart_plot")) for name in names
        )
    assert [name for name, loads in found.items() if loads] == ["archive/chart_plot.py"]


def test_the_history_lists_matches_with_their_deals(sheet: HistorySheet, filled: Path) -> None:
    sheet.show_sheet()
    page = sheet.history
    assert page.table.figures.rowCount() == len(page.matches) > 20
    page.games_box.setCurrentIndex(page.games_box.findData("semerik"))
    page.renew()
    assert {saved.game for saved in page.matches} == {"semerik"}
    page.table.choose(1)
    page._show_chosen()
    saved = page.chosen
    assert saved is page.matches[1]
    assert len(page.deal_table.figures.rows) == saved.deals
    wanted: list[int] = []
    sheet.replayRequested.connect(wanted.append)
    page.replay()
    assert wanted == [saved.id]
    assert sheet.isHidden()


def test_the_points_of_a_deal_are_to_be_read_whole(qtbot: QtBot, sheet: HistorySheet) -> None:
    sheet.show_sheet()
    page, table = sheet.history, sheet.history.deal_table
    page.games_box.setCurrentIndex(page.games_box.findData("seven-up-4"))
    page.renew()
    row, texts = max(enumerate(table.figures.rows), key=lambda pair: len(pair[1][2]))
    cell = table.figures.index(row, 2)
    metrics = table.fontMetrics()

    def is_whole() -> bool:
        room = table.visualRect(cell)
        flags = Qt.TextFlag.TextWordWrap
        return metrics.boundingRect(
            0, 0, room.width() - metrics.height(), 9999, flags, texts[2]
        ).height() <= (room.height())

    assert metrics.horizontalAdvance(texts[2]) > table.visualRect(cell).width()
    qtbot.waitUntil(is_whole)
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == texts[2]


def test_pictures_tables_and_files_hold_the_same_numbers(
    qtbot: QtBot, sheet: HistorySheet, tmp_path: Path
) -> None:
    sheet.show_sheet(1)
    page = sheet.statistics
    assert all(panel.plot is None for panel in page.panels.values())
    page.filters.boxes["game"].setCurrentIndex(page.filters.boxes["game"].findData("seven-up-3"))
    page.filters.boxes["help"].setCurrentIndex(2)
    page.filters.changed.emit()
    assert page.filters.filter == Filter("seven-up-3", assisted=None)
    qtbot.waitUntil(lambda: page.panels["kinds"].plot is not None)
    for key in ("points", "wins", "kinds"):
        panel = page.panels[key]
        plot, shown = panel.plot, panel.chart
        assert plot is not None
        assert shown is not None
        assert plot.chart is shown
        assert panel.table.figures.rows == shown.rows()
        assert len(panel.table.figures.rows) == len(shown.places)
        QTest.keyClick(plot, Qt.Key.Key_Home)
        QTest.keyClick(plot, Qt.Key.Key_Right)
        assert plot.at == 1
        assert shown.value(shown.series[0].values[1]) in panel.told.text()
        panel.toggle.click()
        assert panel.table.isVisible()
        assert not plot.isVisible()
    figures = page.figures
    assert figures is not None
    shown = page.panels["kinds"].chart
    assert shown is not None
    assert sum(shown.series[0].values) == figures.whole.own

    sheet.ask_where = lambda title, name, kind: tmp_path / name
    told: list[str] = []
    sheet.told.connect(told.append)
    sheet.export()
    [file] = tmp_path.iterdir()
    rows = list(csv.reader(file.read_text(encoding="utf-8-sig").splitlines()))
    assert [str(figures.whole.matches)] == [row[1] for row in rows if row[:1] == ["Matches"]][:1]
    kinds = dict(zip(shown.names, shown.series[0].values, strict=True))
    assert {row[0]: float(row[1]) for row in rows if row and row[0] in kinds} == kinds
    assert told == [f"Saved as {file.name}"]


def test_without_the_library_there_are_tables_and_one_sentence(
    qtbot: QtBot, sheet: HistorySheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cardtable.view.archive.chart_plot", None)
    sheet.show_sheet(1)
    page = sheet.statistics
    qtbot.waitUntil(page.missing.isVisible)
    assert "pyqtgraph" in page.missing.text()
    assert page.panels["points"].table.isVisible()


def test_fairness_is_told_in_sentences(qtbot: QtBot, sheet: HistorySheet) -> None:
    sheet.show_sheet(2)
    page = sheet.fairness
    page.games_box.setCurrentIndex(page.games_box.findData("seven-up-3"))
    page._show_again()
    assert page.dealt is not None
    if page.dealt.deals >= 44:
        assert "honest tables" in page.told.text()
    assert page.verdict.text()
    assert [row[1] for row in page.panel.table.figures.rows] == [str(count) for count in page.dealt.own]
    assert [row[1] for row in page.turned_panel.table.figures.rows] == [
        str(count) for count in page.dealt.turned_by_suit
    ]
    qtbot.waitUntil(lambda: page.turned_panel.plot is not None)
    page.games_box.setCurrentIndex(page.games_box.findData("semerik"))
    page._show_again()
    assert page.turned_panel.isHidden()


def test_nothing_saved_is_told_kindly_and_deleting_asks_first(qtbot: QtBot, tmp_path: Path) -> None:
    fill(tmp_path, 8, 2)
    store = Store(tmp_path)
    sheet = make_sheet(qtbot, store)
    sheet.show_sheet(0)
    matches = len(sheet.history.matches)
    sheet.history.delete_button.click()
    assert sheet._question is not None
    sheet._question.stay_button.click()
    assert len(list(saved_matches(store))) == matches
    sheet.history.delete_button.click()
    sheet._question.go_button.click()
    assert len(list(saved_matches(store))) == matches - 1
    sheet.history.delete_all_button.click()
    sheet._question.go_button.click()
    assert not sheet.history.matches
    assert sheet.history.nothing.isVisible()
    for place in (1, 2):
        sheet.turn_to(place)
    assert sheet.statistics.nothing.text()
    assert not sheet.statistics.area.isVisible()
    sheet.hide()
    store.close()
