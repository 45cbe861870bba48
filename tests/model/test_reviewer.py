"""The reviewer: what it asks, what it tells, and what it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.deal_review import BadReview, DealReview, review_key
from cardtable.model.reviewer import Reviewer
from cardtable.rules.excerpts import excerpt, views_in
from cardtable.rules.record_reader import load
from cardtable.rules.records import Record, replay
from tests.model.channels import Channels, line

GAME = "semerik"
SPEC = GAMES[GAME]
DECISION = {
    "action": 1, "move": "play 7S", "best": "play QS", "grade": "mistake", "cost": 0.6, "error": 0.05,
    "points": 0.6, "seen_best": "play 7S", "seen_cost": 0.0, "seen_error": 0.0,
    "reasons": [{"key": "wins-trick", "card": "QS"}], "against": [],
}  # fmt: skip
REVIEW = {
    "type": "review", "id": 1, "game": GAME, "deal": 1, "seat": 0, "levels": 3, "seed": 0,
    "iterations": 100, "stopped": False, "decisions": [DECISION], "costliest": [0],
    "summary": {"made": 2.0, "worth": 0.5, "error": 0.1, "spread": 2.0, "play_outs": 400, "luck": 0.5,
                "skill": 1.5},
}  # fmt: skip


def record() -> Record:
    path = Path(__file__).resolve().parents[1] / "golden" / f"{GAME}-match.json"
    (found,) = load(path, GAMES)
    return found


def engine(message: dict[str, Any]) -> list[bytes]:
    if message["type"] == "stop":
        return [line(**{**REVIEW, "stopped": True, "summary": None})]
    return [line(type="info", id=1, done=1, of=1, decision=DECISION), line(**REVIEW)]


class Shelf:
    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def kept(self, key: str) -> str | None:
        return self.texts.get(key)

    def keep(self, key: str, json: str) -> None:
        self.texts[key] = json


def test_a_review_is_told_as_it_comes_and_kept_once_it_is_whole(qtbot: QtBot) -> None:
    channels, shelf = Channels(engine), Shelf()
    reviewer = Reviewer(channels, shelf)
    told: list[object] = []
    reviewer.graded.connect(told.append)
    with qtbot.waitSignal(reviewer.done) as done:
        reviewer.review(record(), SPEC, 1, 0)
    (review,) = done.args
    assert [graded.move for graded in review.decisions] == ["play 7S"]
    assert told == list(review.decisions)
    assert channels.made[0].closed
    assert Reviewer(channels, shelf).found(record(), 1, 0) == review
    assert reviewer.found(record(), 2, 0) is None


def test_only_the_deals_up_to_the_one_reviewed_are_told(qtbot: QtBot) -> None:
    channels = Channels(lambda message: [])
    reviewer = Reviewer(channels)
    reviewer.review(record(), SPEC, 2, 0)
    (asked,) = channels.made[0].received
    sent = asked["record"]
    assert len(sent["deals"]) == 2
    assert "meta" not in sent
    assert sent["winner"] is None
    reviewer.cancel()
    assert channels.made[0].closed


def test_a_stopped_review_tells_what_there_is_and_is_not_kept(qtbot: QtBot) -> None:
    shelf = Shelf()
    reviewer = Reviewer(Channels(lambda message: engine(message) if message["type"] == "stop" else []), shelf)
    reviewer.review(record(), SPEC, 1, 0)
    with qtbot.waitSignal(reviewer.done) as done:
        reviewer.stop()
    assert done.args[0].stopped
    assert shelf.texts == {}


@pytest.mark.parametrize("answer", [b"END", b"[]", b"nonsense", line(**{**REVIEW, "costliest": [7]})])
def test_an_engine_that_fails_is_told_of_once(answer: bytes, qtbot: QtBot) -> None:
    channels = Channels(lambda message: [answer, line(**REVIEW)])
    reviewer = Reviewer(channels)
    done: list[object] = []
    reviewer.done.connect(done.append)
    with qtbot.waitSignal(reviewer.failed):
        reviewer.review(record(), SPEC, 1, 0)
    assert channels.made[0].closed
    assert not reviewer.is_busy
    assert done == []


def test_a_review_reads_back_and_what_is_none_is_refused() -> None:
    review = DealReview.from_json(REVIEW)
    assert DealReview.from_json(review.to_json()) == review
    assert review.decisions[0].for_best[0].key == "wins-trick"
    for key, value in (("move", "7S"), ("grade", "fine"), ("cost", None), ("action", -1)):
        with pytest.raises(BadReview):
            DealReview.from_json({**REVIEW, "decisions": [{**DECISION, key: value}]})


def test_a_deal_has_the_same_name_whatever_follows_it() -> None:
    whole = record()
    assert review_key(whole, 1, 0) == review_key(excerpt(whole, SPEC, 1), 1, 0)
    assert len({review_key(whole, deal, seat) for deal in (1, 2) for seat in (0, 1)}) == 4


def test_an_excerpt_is_a_record_that_ends_before_a_decision() -> None:
    cut = excerpt(record(), SPEC, 2, 6)
    state = replay(cut, SPEC).state
    assert len(cut.deals[1].actions) == 6
    view = views_in(record(), SPEC, 2, state.to_act, {6})[6]
    assert view == state.view_for(state.to_act)
