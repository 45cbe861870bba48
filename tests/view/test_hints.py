"""Hints at the table: a sentence, the card marked, more on demand, and the fine that talk may cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.adviser import Adviser
from cardtable.model.engine_client import EngineClient
from cardtable.model.match import Match
from cardtable.view.hints.hint_show import HintShow
from tests.model.channels import Channels, line, polite
from tests.view.sitting import Sitting, click_at, make_match


def advising(message: dict[str, Any]) -> list[bytes]:
    """Answer an analysis: the last legal move is best by far, and wins the trick if it is a card."""
    if message["type"] != "analyse":
        return polite(message)
    legal = message["view"]["legal"]
    found = []
    for points, move in enumerate(legal):
        reasons = [{"key": "wins-trick", "card": move[5:]}] if move.startswith("play") else []
        found.append({"move": move, "points": float(points), "trick": 1.0, "reasons": reasons})
    return [line(type="analysis", id=message["id"], move=legal[-1], moves=found[::-1])]


@pytest.fixture
def channels() -> Channels:
    return Channels(advising)


@pytest.fixture
def hinted(person: Sitting, channels: Channels) -> Iterator[Sitting]:
    """A person at a table where hints are given."""
    client = EngineClient(channels)
    person.page.adviser = Adviser(client)
    yield person
    person.page.leave()
    client.close()


def sit(person: Sitting, game: str, **options: Any) -> tuple[Match, HintShow]:
    match = person.sit(make_match(GAMES[game], dealer=GAMES[game].seats - 1, **options))
    person.wait_for_turn()
    hints = person.page.hints
    assert hints is not None
    return match, hints


def ask(person: Sitting, qtbot: QtBot, hints: HintShow) -> None:
    person.key(Qt.Key.Key_H)
    qtbot.waitUntil(lambda: hints.bar.isVisible() and not hints.bar.more_button.isHidden())


def test_h_gives_a_hint_and_once_more_all_moves_and_a_move_ends_it(hinted: Sitting, qtbot: QtBot) -> None:
    match, hints = sit(hinted, "semerik")
    best = match.view().legal.moves[-1].cards[0]
    ask(hinted, qtbot, hints)
    assert hints.bar.text.startswith("Play the ")
    assert hints.bar.text.endswith("it wins the trick for sure.")
    assert hints.bar.accessibleName() == hints.bar.text
    assert [card.card for card in hints.marked] == [best]
    assert match.is_assisted
    hinted.key(Qt.Key.Key_H)
    assert hints.panel.isVisible()
    assert len(hints.panel.rows) == len(match.view().legal.moves)
    assert hints.panel.rows[0].hasFocus()
    assert hints.panel.rows[0].accessibleName().endswith("The trick is yours for sure.")
    assert len(hints.marked) == len(match.view().legal.moves)
    QTest.keyClick(hints.panel, Qt.Key.Key_Escape)
    assert not hints.panel.isVisible()
    hinted.click(best)
    assert not hints.bar.isVisible()
    assert not hints.marked


def test_words_have_hints_too(hinted: Sitting, qtbot: QtBot) -> None:
    _, hints = sit(hinted, "seven-up-3")
    ask(hinted, qtbot, hints)
    assert hints.bar.text == "Say “Beg”: it promises about 1.0 points more than “Stand”."


def test_where_talk_is_fined_nobody_is_charged_unasked(hinted: Sitting, qtbot: QtBot) -> None:
    match, hints = sit(hinted, "semerik", talk_fine=2)
    before = match.view().scores
    hinted.key(Qt.Key.Key_H)
    assert "costs your side 2 points" in hints.question.text.text()
    assert hints.question.rule_label is not None
    assert hints.question.rule_label.rule == "C13"
    click_at(hints.question.stay_button)
    assert match.view().scores == before
    hinted.key(Qt.Key.Key_H)
    click_at(hints.question.go_button)
    qtbot.waitUntil(lambda: hints.bar.isVisible() and not hints.bar.more_button.isHidden())
    assert match.view().scores == (before[0] - 2, before[1])
    click_at(hints.bar.close_button)
    hinted.key(Qt.Key.Key_H)  # what has been paid for is shown again
    assert hints.bar.isVisible()
    assert match.view().scores == (before[0] - 2, before[1])


def test_an_engine_that_fails_is_a_calm_line(person: Sitting, qtbot: QtBot) -> None:
    def failing(message: dict[str, Any]) -> list[bytes]:
        return [b"END"] if message["type"] == "analyse" else polite(message)

    client = EngineClient(Channels(failing))
    person.page.adviser = Adviser(client)
    match, hints = sit(person, "semerik")
    person.key(Qt.Key.Key_H)
    qtbot.waitUntil(lambda: hints.bar.text.startswith("No hint"))
    assert not match.is_assisted
    person.page.leave()
    client.close()


def test_a_person_who_plays_on_wants_no_hint_any_more(
    hinted: Sitting, channels: Channels, qtbot: QtBot
) -> None:
    match, hints = sit(hinted, "semerik")
    hinted.key(Qt.Key.Key_H)
    hinted.click(match.view().legal.moves[0].cards[0])
    hinted.wait_for_turn()
    assert not hints.bar.isVisible()
    assert not hints.marked
