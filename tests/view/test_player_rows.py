"""The rows of players: what is chosen by mouse or keys is what sits at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.levels import STRONGEST
from cardtable.view.kit import theme
from cardtable.view.kit.brief_combo import BriefCombo
from cardtable.view.start.plans import default_players
from cardtable.view.start.player_rows import PlayerRows
from cardtable.view.table.table_page import TablePage
from tests.view.sitting import make_match


@pytest.fixture
def rows(qtbot: QtBot) -> PlayerRows:
    rows = PlayerRows()
    qtbot.addWidget(rows)
    rows.show_players(GAMES["semerik"], default_players(GAMES["semerik"]))
    rows.resize(500, 200)
    rows.arrange(rows.fontMetrics().height())
    rows.show()
    return rows


def box(boxes: list[BriefCombo | None], seat: int) -> BriefCombo:
    found = boxes[seat]
    assert found is not None
    return found


def test_a_style_is_chosen_by_keys(rows: PlayerRows, qtbot: QtBot) -> None:
    style = box(rows.styles, 1)
    assert (style.currentText(), rows.players()[1].style) == ("Bold", "bold")
    with qtbot.waitSignal(rows.changed):
        QTest.keyClick(style, Qt.Key.Key_Up)
    assert rows.players()[1].style == "balanced"
    assert [player.style for player in rows.players()[2:]] == ["balanced", "cautious"]


def test_what_is_chosen_is_told_to_those_who_do_not_see_it(rows: PlayerRows) -> None:
    for seat, label in enumerate(("Left", "Partner", "Right"), start=1):
        for kind, boxes in (("Style", rows.styles), ("Level", rows.levels)):
            assert box(boxes, seat).accessibleName() == f"{kind} of the player at the seat: {label}"
        style = box(rows.styles, seat)
        assert style.toolTip() == style.accessibleDescription() != ""


def test_a_partner_is_as_strong_as_the_strongest_and_says_how_strong_that_is(rows: PlayerRows) -> None:
    level = box(rows.levels, 2)
    assert rows.players()[2].level == STRONGEST
    assert level.currentText() == "As the strongest here"
    box(rows.levels, 3).setCurrentText("Expert")
    assert level.toolTip() == "As the strongest here: Expert"
    level.setCurrentText("Easy")
    assert rows.players()[2].level == "easy"
    assert box(rows.levels, 1).findData(STRONGEST) < 0


@pytest.mark.parametrize("width", [180, 260, 300, 400, 900])
def test_nothing_is_cut_whatever_the_room(rows: PlayerRows, width: int) -> None:
    rows.resize(width, 400)
    for _ in range(3):
        QApplication.processEvents()
    em = rows.fontMetrics().height()
    for seat in (1, 2, 3):
        boxes = (rows.names[seat], box(rows.styles, seat), box(rows.levels, seat))
        places = [each.geometry() for each in boxes]
        assert all(rows.rect().contains(place) for place in places)
        assert all(each.width() >= each.sizeHint().width() for each in boxes[1:])
        assert not any(a.intersects(b) for n, a in enumerate(places) for b in places[:n])
        assert places[0].width() >= 4 * em


def test_plaques_show_the_face_of_each_style(page: TablePage) -> None:
    match = make_match(GAMES["semerik"])
    for seat, style in zip(match.seats, ("", "bold", "balanced", "cautious"), strict=True):
        seat.style = style
    page.sit(match)
    assert page.table is not None
    own, *others = [plaque.state for plaque in page.table.plaques]
    assert own.face == own.colour
    faces = [QColor(theme.face_colour(style, theme.LIGHT)) for style in ("bold", "balanced", "cautious")]
    assert [state.face for state in others] == faces
