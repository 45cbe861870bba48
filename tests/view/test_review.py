"""The review at the table: asked for after a deal, read by keys, and tried again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.games import GAMES
from cardtable.model.reviewer import Reviewer
from cardtable.rules.excerpts import excerpt
from cardtable.rules.record_reader import load
from cardtable.rules.records import Record, replay
from cardtable.view.review.review_panel import ReviewPanel
from tests.model.channels import Channels, line
from tests.view.sitting import Sitting, make_match

GAME = "seven-up-3"


class Engine:
    """Grades the person's first two plays: the second was a mistake."""

    def __init__(self) -> None:
        self.answers = True

    def __call__(self, message: dict[str, Any]) -> list[bytes]:
        if message["type"] != "review" or not self.answers:
            return []
        actions = message["record"]["deals"][0]["actions"]
        plays = [place for place, action in enumerate(actions) if action.startswith("0 play")][:2]
        decisions = [self._decision(actions, place) for place in plays]
        decisions[1] |= {"grade": "mistake", "cost": 0.64, "best": "play 2C"}
        summary = {"made": 1.0, "worth": -0.5, "error": 0.1, "luck": -0.5, "skill": 1.5}
        review = {"deal": 1, "seat": 0, "levels": 3, "stopped": False, "costliest": [1], "summary": summary}
        return [
            line(type="info", id=1, done=1, of=2, decision=decisions[0]),
            line(type="review", id=1, decisions=decisions, **review),
        ]

    @staticmethod
    def _decision(actions: list[str], place: int) -> dict[str, Any]:
        move = actions[place][2:]
        figures = dict.fromkeys(("cost", "error", "points", "seen_cost", "seen_error"), 0.0)
        told = {"move": move, "best": move, "seen_best": move, "reasons": [], "against": []}
        return {"action": place, "grade": "best", **told, **figures}


@pytest.fixture
def engine(person: Sitting) -> Engine:
    engine = Engine()
    reviewer = Reviewer(Channels(engine), parent=person.page)
    person.page.find_reviewer = lambda: reviewer
    return engine


def deal_over(person: Sitting) -> None:
    path = Path(__file__).resolve().parents[1] / "golden" / f"{GAME}-match.json"
    (record,) = load(path, GAMES)
    match = make_match(GAMES[GAME], dealer=record.first_dealer)
    match.restore(excerpt(record, GAMES[GAME], 1))
    person.sit(match)


def opened(person: Sitting) -> ReviewPanel:
    panel = person.page.deal_panel
    assert panel is not None
    panel.finish()
    QTest.keyClick(panel, Qt.Key.Key_R)
    shown = person.page.reviews.panel
    assert shown is not None
    return shown


def test_the_costliest_decision_comes_first_and_is_told_in_words(person: Sitting, engine: Engine) -> None:
    deal_over(person)
    panel = opened(person)
    person.bot.waitUntil(lambda: panel.luck.isVisible())
    assert panel.list.count() == 2
    assert not panel.stop_button.isVisible()
    assert panel.head.text().endswith("Mistake")
    assert "The two of clubs was better: by about 0.64 points" in panel.words.text()
    assert "+1.5 by play" in panel.worth.text()
    assert "Your hand: " in panel.picture.accessibleName()
    told = panel.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith("Number 1 by cost. Trick ")
    assert panel.list.hasFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_Down)
    assert panel.head.text().endswith("Best")
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert person.page.reviews.panel is None
    assert person.page.deal_panel is not None
    assert person.page.deal_panel.isVisible()


def test_a_decision_is_tried_again_from_where_it_was_made(person: Sitting, engine: Engine) -> None:
    deal_over(person)
    asked: list[Record] = []
    person.page.tryAgainRequested.connect(asked.append)
    panel = opened(person)
    person.bot.waitUntil(lambda: panel.luck.isVisible())
    QTest.mouseClick(panel.try_button, Qt.MouseButton.LeftButton)
    (record,) = asked
    state = replay(record, GAMES[GAME]).state
    assert state.to_act == 0
    assert person.match is not None
    made = person.match.record.deals[0].actions[len(record.deals[0].actions)]
    assert made.seat == 0
    assert state.view_for(0).legal.allows(made.move)


def test_leaving_the_table_drops_a_review_that_is_being_made(person: Sitting, engine: Engine) -> None:
    engine.answers = False
    deal_over(person)
    panel = opened(person)
    assert panel.stop_button.isVisible()
    assert person.page.find_reviewer is not None
    reviewer = person.page.find_reviewer()
    assert reviewer.is_busy
    person.page.leave()
    assert not reviewer.is_busy


def test_without_a_reviewer_none_is_offered(person: Sitting) -> None:
    deal_over(person)
    panel = person.page.deal_panel
    assert panel is not None
    assert not panel.review_button.isVisible()
