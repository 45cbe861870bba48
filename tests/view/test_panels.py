"""The panels after a deal and a match show exactly what the summaries hold, at every size."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.match import DealSummary, MatchSummary
from cardtable.rules.cards import NO_SUIT, SPADES, parse_cards
from cardtable.rules.events import Announced, Counted, Scored
from cardtable.view.help.rule_links import RuleLabel
from cardtable.view.kit.canvas import shortened
from cardtable.view.kit.paper import PaperPanel
from cardtable.view.kit.question_panel import QuestionPanel
from cardtable.view.results.deal_panel import DealPanel
from cardtable.view.results.deal_rows import CountRow, EntryRow
from cardtable.view.results.match_panel import MatchPanel

SEVEN_UP = GAMES["seven-up-3"]
SEMERIK = GAMES["semerik"]
THREE = ("You", "Oksana", "Taras")
FOUR = ("You", "Oksana", "Halyna", "Taras")

ENTRIES = (
    Scored(1, 1, "jack-turned", 1, parse_cards("JH"), 5),
    Scored(0, 1, "high", 0, parse_cards("TH"), 4),
    Scored(2, 1, "low", 2, parse_cards("2H"), 3),
    Scored(0, 1, "jack", 0, parse_cards("JH"), 5),
    Scored(0, 1, "game", 0, (), 6),
)
DEAL = DealSummary(4, 1, ENTRIES, (Counted("game", (38, 12, 20)),), (), (6, 5, 3), 2, False, False)
SIZES = [(800, 560), (1024, 640), (1920, 1080), (3840, 2160)]


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(1024, 640)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def click_at(host: QWidget, point: QPoint) -> None:
    """Click what lies at a point, through the window, so that the focus follows as it would."""
    handle = host.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=point)


def texts(panel: QWidget) -> list[str]:
    labels = [label for label in panel.findChildren(QLabel) if label.isVisible() and label.text()]
    return [label.plain if isinstance(label, RuleLabel) else label.text() for label in labels]


def many_tricks(count: int) -> DealSummary:
    entries = tuple(
        Scored(n % 2, 1 + n % 2, "trick", n % 4, parse_cards("3H 2S KD JC")[: 3 + n % 2], n)
        for n in range(count)
    )
    return DealSummary(2, 1, entries, (), (), (10, 9), 0, False, False)


def test_every_point_is_shown_with_its_reason_rule_cards_and_earner(host: QWidget) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_deal(DEAL, 0)
    rows = panel.rows
    assert [row.entry for row in rows if isinstance(row, EntryRow)] == list(ENTRIES)
    first = rows[0]
    assert isinstance(first, EntryRow)
    shown = texts(first)
    assert "Jack turned" in shown
    assert "Oksana" in shown
    assert any("turned a jack" in text and "A5" in text for text in shown)
    assert first.cards.cards == parse_cards("JH")
    assert all(row.isVisible() for row in rows)


def test_the_count_stands_before_the_point_that_rests_on_it(host: QWidget) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_deal(DEAL, 0)
    count = panel.rows[-2]
    assert isinstance(count, CountRow)
    assert count.sides == ((0, "You", 38), (1, "Oksana", 12), (2, "Taras", 20))


def test_a_count_that_gave_no_point_is_shown_too(host: QWidget) -> None:
    deal = DealSummary(1, 0, ENTRIES[:1], (Counted("game", (5, 5, 0)),), (), (0, 1, 0), 1, False, False)
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_deal(deal, 0)
    assert [type(row) for row in panel.rows] == [EntryRow] + 5 * [CountRow]
    assert isinstance(panel.rows[-2], CountRow)
    assert panel.rows[-2].sides == ((0, "You", 5), (1, "Oksana", 5), (2, "Taras", 0))


def test_a_point_that_nobody_earned_is_told_where_it_would_have_been(host: QWidget) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    no_jack = tuple(entry for entry in ENTRIES if entry.why not in {"jack", "jack-turned"})
    deal = DealSummary(1, 0, no_jack, (Counted("game", (9, 5, 0)),), (), (2, 0, 1), 1, False, False)
    panel.show_deal(deal, 0)
    told = "Jack: nobody, since the trump jack came into no trick (rule A13)"
    assert texts(panel.rows[2]) == [told]
    assert [type(row) for row in panel.rows[2:]] == [CountRow, CountRow, EntryRow]
    tie = DealSummary(1, 0, ENTRIES[1:4], (Counted("game", (5, 5, 0)),), (), (2, 0, 1), 1, False, False)
    panel.show_deal(tie, 0)
    assert "Game: nobody" in texts(panel.rows[-1])[0]
    assert texts(panel.rows[-2])[0] == "Cards counted"
    for over in (replace(tie, match_over=True), replace(tie, thrown_in=True)):
        panel.show_deal(over, 0)
        assert not any("nobody" in text for text in texts(panel))


LONG = (
    "Oleksandra <b>Kateryna</b>",
    "Maximilian Featherstone",
    "王小明的非常长的名字测试一二三四五六七八九十",
)


def test_long_names_leave_every_row_in_sight_and_are_told_whole(host: QWidget) -> None:
    host.resize(800, 560)
    panel = DealPanel(SEVEN_UP, LONG, 0, host, 7)
    panel.show_deal(DEAL, 0)
    for row in panel.rows:
        assert row.width() <= panel.card.width()
        assert row.minimumSizeHint().width() <= panel.card.width()
    earner = next(row.who for row in panel.rows if isinstance(row, EntryRow) and row.who.whole == LONG[2])
    assert earner.text().endswith("…")
    assert earner.toolTip() == LONG[2]


def test_names_in_the_panels_are_no_markup(host: QWidget) -> None:
    panel = MatchPanel(SEMERIK, (*LONG, "Halyna"), 0, host)
    panel.show_match(MatchSummary(0, (21, 3), 4, 21), (21, 0))
    shown = QTextDocument()
    shown.setHtml(panel.ledger.text())
    assert LONG[0] in shown.toPlainText().replace("\u00a0", " ")
    for label in panel.findChildren(QLabel):
        if label is not panel.ledger:
            assert label.textFormat() == Qt.TextFormat.PlainText or "<" not in label.text()


def test_of_the_names_of_a_pair_the_longer_one_is_cut_first(qapp: QApplication) -> None:
    font = qapp.font()
    whole = "Ann and Maximilian Featherstonehaugh"
    room = QFontMetricsF(font).horizontalAdvance("Ann and Maximilian Feath…") + 1
    assert (
        shortened(whole, ("Ann", "Maximilian Featherstonehaugh"), font, room) == "Ann and Maximilian Feath…"
    )
    both = shortened("Maximilian and Maximilian", ("Maximilian", "Maximilian"), font, room - 60)
    first, second = both.split(" and ")
    assert first == second
    assert first.endswith("…")


@pytest.mark.parametrize(
    ("low", "clause"), [("dealt", "was dealt the lowest trump"), ("captured", "won the")]
)
def test_a_reason_follows_the_options_in_force(host: QWidget, low: str, clause: str) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_deal(replace(DEAL, options=SEVEN_UP.checked({"low": low})), 0)
    row = panel.rows[2]
    assert isinstance(row, EntryRow)
    assert row.clause.text().startswith(clause)


def test_the_totals_tell_before_after_and_target(host: QWidget) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 9)
    panel.show_deal(DEAL, 0)
    shown = texts(panel.totals)
    assert [text for text in shown if "→" in text] == ["3 → 6", "4 → 5", "2 → 3"]
    assert shown.count("of 9") == 3
    assert "Taras deals next." in texts(panel)


def test_partners_are_named_together_and_the_earner_alone(host: QWidget) -> None:
    panel = DealPanel(SEMERIK, FOUR, 0, host, 21)
    panel.show_deal(many_tricks(3), 0)
    assert "You and Halyna" in texts(panel.totals)
    assert "Halyna" in texts(panel.rows[2])


def test_a_thrown_in_pack_is_told(host: QWidget) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_deal(DealSummary(3, 2, (), (), (), (0, 0, 0), 2, True, False), 0)
    shown = texts(panel)
    assert any("thrown in" in text for text in shown)
    assert "Taras deals again." in shown
    assert "Nobody scored in this deal." in shown
    panel.show_deal(DEAL, 0)
    assert not any("thrown in" in text for text in texts(panel))


def test_entries_appear_one_after_another_and_the_first_press_shows_the_rest(
    host: QWidget, qtbot: QtBot
) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    pressed: list[bool] = []
    panel.continued.connect(lambda: pressed.append(True))
    panel.show_deal(DEAL, 10_000)
    assert [row.isVisible() for row in panel.rows] == [True] + [False] * 5
    assert not panel.totals.isVisible()
    QTest.keyClick(panel.button, Qt.Key.Key_Return)
    assert panel.is_complete
    assert panel.totals.isVisible()
    assert pressed == []
    QTest.keyClick(panel.button, Qt.Key.Key_Return)
    assert pressed == [True]


def test_entries_all_appear_in_time(host: QWidget, qtbot: QtBot) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_deal(DEAL, 1)
    qtbot.waitUntil(lambda: panel.is_complete)
    assert all(row.isVisible() for row in panel.rows)


def test_a_click_beside_the_sheet_shows_the_rest(host: QWidget, qtbot: QtBot) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_deal(DEAL, 10_000)
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.rect().topLeft())
    assert panel.is_complete


def test_a_hidden_panel_is_at_rest(host: QWidget) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_deal(DEAL, 10_000)
    panel.hide()  # a timer still running would fail the test


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("entries", [0, 1, 5, 14])
def test_the_sheet_stays_within_the_window(host: QWidget, size: tuple[int, int], entries: int) -> None:
    panel = DealPanel(SEMERIK, FOUR, 0, host, 21)
    panel.show_deal(many_tricks(entries), 0)
    host.resize(*size)
    assert panel.size() == host.size()
    assert panel.rect().contains(panel.card.geometry())
    button = panel.button
    assert panel.card.rect().contains(button.geometry())
    assert button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("size", SIZES)
def test_no_word_is_cut(host: QWidget, size: tuple[int, int]) -> None:
    host.resize(*size)
    panel = DealPanel(SEVEN_UP, ("Q" * 24, "W" * 24, "M" * 24), 0, host, 7)
    panel.show_deal(DEAL, 0)
    panel.grab()
    for label in panel.findChildren(QLabel):
        if label.isVisible() and label.text():
            needed = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
            assert label.height() >= needed, label.text()
            if not label.wordWrap():
                assert label.width() >= label.sizeHint().width(), label.text()


def test_tab_stays_within_the_panel(host: QWidget, qtbot: QtBot) -> None:
    panel = MatchPanel(SEMERIK, FOUR, 0, host, 21)
    panel.show_match(MatchSummary(0, (22, 9), 42, 6), (42, 0))
    for _ in range(3):
        QTest.keyClick(panel, Qt.Key.Key_Tab)
        assert panel.isAncestorOf(panel.window().focusWidget())


def test_tab_goes_on_from_a_picture_that_scrolls(host: QWidget) -> None:
    panel = QuestionPanel(host)
    picture = QGraphicsView(panel.card)
    panel.body.addWidget(picture)
    panel.ask("Well?", "Is it?", "Stay", "Go")
    visited = []
    for _ in range(4):
        visited.append(host.focusWidget())
        press(host, Qt.Key.Key_Tab)
    assert set(visited[:3]) == {panel.stay_button, panel.go_button, picture}
    assert visited[3] is visited[0]


class Below(QWidget):
    """What lies below a panel, and would like keys."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.resize(1024, 640)
        self.keys: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())


def press(host: QWidget, key: Qt.Key) -> None:
    """Press a key where the system would send it."""
    QTest.keyClick(host.window().focusWidget() or host, key)


@pytest.fixture
def below(qtbot: QtBot) -> Below:
    widget = Below()
    qtbot.addWidget(widget)
    widget.show()
    widget.setFocus()
    return widget


def idle_points(panel: PaperPanel) -> list[QPoint]:
    """Points of a panel that are on no button: beside the sheet, on its border, among its words."""
    words = next(label for label in panel.card.findChildren(QLabel) if label.isVisible())
    return [
        QPoint(3, 3),
        panel.card.geometry().topLeft() + QPoint(30, 12),
        words.mapTo(panel, words.rect().center()),
    ]


@pytest.mark.parametrize("go", [Qt.Key.Key_Return, Qt.Key.Key_Space])
@pytest.mark.parametrize("arrow", [None, Qt.Key.Key_Right, Qt.Key.Key_Up])
@pytest.mark.parametrize("place", range(3))
def test_after_a_click_or_an_arrow_keys_still_go_to_the_panel(
    below: Below, go: Qt.Key, arrow: Qt.Key | None, place: int
) -> None:
    panel = DealPanel(SEVEN_UP, THREE, 0, below, 7)
    gone: list[bool] = []
    panel.continued.connect(lambda: gone.append(True))
    panel.show_deal(DEAL, 10_000)
    click_at(below, idle_points(panel)[place])
    assert panel.is_complete
    assert panel.button.hasFocus()
    if arrow is not None:
        press(below, arrow)
    press(below, go)
    assert gone == [True]
    assert below.keys == []
    panel.hide()
    assert below.hasFocus()


@pytest.mark.parametrize("place", range(3))
def test_a_click_beside_the_buttons_leaves_the_focus_on_the_one_that_has_it(
    below: Below, place: int, qtbot: QtBot
) -> None:
    panel = MatchPanel(SEMERIK, FOUR, 0, below, 21)
    panel.show_match(MatchSummary(0, (22, 9), 42, 6), (42, 0))
    press(below, Qt.Key.Key_Right)
    assert panel.another_button.hasFocus()
    click_at(below, idle_points(panel)[place])
    assert panel.another_button.hasFocus()
    with qtbot.waitSignal(panel.another):
        press(below, Qt.Key.Key_Return)


def test_a_question_gives_the_focus_back_to_the_panel_it_covered(below: Below) -> None:
    deal, question = DealPanel(SEVEN_UP, THREE, 0, below, 7), QuestionPanel(below)
    deal.show_deal(DEAL, 0)
    question.ask("Well?", "Is it?", "Stay", "Go")
    click_at(below, idle_points(question)[2])
    assert question.stay_button.hasFocus()
    press(below, Qt.Key.Key_Space)
    assert not question.isVisible()
    assert deal.button.hasFocus()


@pytest.mark.parametrize(
    ("winner", "headline"),
    [(0, "Well played: you and Halyna win!"), (1, "Oksana and Taras win")],
)
def test_the_winners_are_named(host: QWidget, winner: int, headline: str) -> None:
    panel = MatchPanel(SEMERIK, FOUR, 0, host, 21)
    panel.show_match(MatchSummary(winner, (22, 9), 42, 6), (63, 21))
    assert panel.headline.text() == headline


@pytest.mark.parametrize(("winner", "headline"), [(0, "Well played: you win!"), (2, "Taras wins")])
def test_a_single_winner_is_named(host: QWidget, winner: int, headline: str) -> None:
    panel = MatchPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_match(MatchSummary(winner, (7, 2, 3), 0, 6), None)
    assert panel.headline.text() == headline
    assert not panel.entry.isVisible()
    assert not panel.ledger.isVisible()


def test_the_ledger_is_shown_where_there_is_one(host: QWidget) -> None:
    panel = MatchPanel(SEMERIK, FOUR, 0, host, 21)
    panel.show_match(MatchSummary(1, (9, 22), 42, 6), (21, 63))
    assert panel.entry.text() == "Written in the ledger for Oksana and Taras:\u00a042"
    assert "Oksana and Taras\u00a0<b" in panel.ledger.text()
    assert "21" in panel.ledger.text()
    assert "63" in panel.ledger.text()


def test_both_ways_out_are_offered(host: QWidget, qtbot: QtBot) -> None:
    panel = MatchPanel(SEVEN_UP, THREE, 0, host, 7)
    panel.show_match(MatchSummary(0, (7, 2, 3), 0, 6), None)
    with qtbot.waitSignal(panel.again):
        QTest.keyClick(panel.again_button, Qt.Key.Key_Return)
    with qtbot.waitSignal(panel.another):
        QTest.mouseClick(panel.another_button, Qt.MouseButton.LeftButton)


def test_after_the_window_has_grown_the_list_needs_no_bar(host: QWidget, qapp: QApplication) -> None:
    panel = DealPanel(SEMERIK, FOUR, 0, host, 21)
    host.resize(800, 560)
    panel.show_deal(many_tricks(14), 0)
    area = panel.findChild(QScrollArea)
    assert area is not None
    bar = area.verticalScrollBar()
    qapp.processEvents()
    assert bar.isVisible()
    host.resize(800, 1400)
    qapp.processEvents()
    assert not bar.isVisible()
    assert bar.maximum() == 0


def test_a_combination_is_named_as_it_was_announced(host: QWidget) -> None:
    entries = (
        Scored(1, 3, "set", 1, (), 3),
        Scored(0, 6, "baba", 2, (), 6),
        Scored(0, 1, "trick", 0, parse_cards("3S 2S AH"), 7),
    )
    announced = (Announced(1, "set", "3", NO_SUIT, 3), Announced(2, "baba", "32AK", SPADES, 6))
    panel = DealPanel(SEMERIK, FOUR, 0, host, 21)
    panel.show_deal(DealSummary(1, 0, entries, (), announced, (7, 3), 1, False, False), 0)
    shown = texts(panel)
    assert "Three threes" in shown
    assert "Baba of spades: 3 2 A K" in shown
    assert "Trick" in shown
    assert "Set" not in shown
