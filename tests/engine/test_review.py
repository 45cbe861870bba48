"""The review: what each decision of a seat has cost, given what it knew, and what a deal was worth."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from positions_review import Judged, judged, plays

import cardtable.engine
from cardtable.engine.arena import main
from cardtable.engine.comparison import Comparison, Gap
from cardtable.engine.review import AS_GOOD, ERRORS, SLIP, Review, grade_of, small_in
from cardtable.engine.worth import PLAY_OUTS, worth_of_deal
from cardtable.games import GAMES
from cardtable.rules.moves import Move
from cardtable.rules.record_reader import load
from cardtable.rules.records import Record
from tests.engine.asking import ask_patiently
from tests.engine.position_set import Position, every_position

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
PROTOCOL = Path(cardtable.engine.__file__).with_name("PROTOCOL.md")
LONG = bool(os.environ.get("CARDTABLE_REVIEW"))
"""Judge every play of the positions, as ``dev.py soak`` does."""


def golden(name: str) -> Record:
    (record,) = load(GOLDEN / f"{name}.json", GAMES)
    return record


@cache
def positions() -> dict[str, Position]:
    return {position.name: position for position in every_position()}


def by_card(name: str, *texts: str, iterations: int = 120) -> list[Judged]:
    return [judged(positions()[name], Move.parse(f"play {text}"), 1, iterations) for text in texts]


@pytest.mark.parametrize(
    ("name", "sound", "wrong"),
    [
        ("the jack is not given to the ten", "3H", "JH"),
        ("the side ten is cashed first", "TC", "5D"),
        ("the three beats the ace, the queen does not", "3H", "QH"),
        ("the jack is saved by trumping", "JH", "3H"),
    ],
)
def test_a_known_mistake_is_named_and_a_sound_play_is_not(name: str, sound: str, wrong: str) -> None:
    right, mistaken = by_card(name, sound, wrong)
    assert right.sound
    assert not right.is_error
    assert mistaken.is_error
    assert mistaken.is_named


def test_cards_that_are_as_good_are_no_errors_of_each_other() -> None:
    alike = by_card("the partner's ten that nobody can trump is left alone", "4D", "7C", "QC", iterations=60)
    assert not any(one.is_error for one in alike)


def test_what_is_small_depends_on_how_many_points_a_game_gives() -> None:
    gap = Gap(0.17, 0.04, 0.17)
    assert grade_of(gap, small_in("semerik")) == AS_GOOD
    assert grade_of(gap, small_in("seven-up-3")) == SLIP
    assert grade_of(gap._replace(error=0.06), small_in("seven-up-3")) == AS_GOOD


@pytest.mark.skipif(not LONG, reason="CARDTABLE_REVIEW=1 asks for it: it takes half an hour")
def test_nine_of_ten_mistakes_are_named_and_no_sound_play_is_blamed() -> None:
    found = [judged(each, move, 1, 1200) for each in positions().values() for move in plays(each)]
    mistakes = [one for one in found if not one.sound]
    assert sum(one.is_named for one in mistakes) >= 0.95 * len(mistakes)
    assert sum(one.is_error for one in mistakes) >= 0.9 * len(mistakes)
    assert [str(one.move) for one in found if one.sound and one.is_error] == []


def test_touching_cards_are_one_move_unless_the_trick_parts_them() -> None:
    view = positions()["the three beats the ace, the queen does not"].view
    assert not Comparison(view, view.legal.moves[0], 1).alone


# --- a deal ----------------------------------------------------------------------------------------------


def test_a_deal_is_reviewed_alike_with_the_same_seed_and_tells_how_far_it_is() -> None:
    record = golden("semerik-ledger-42")
    told: list[tuple[int, int]] = []
    first = Review(record, 3, 1, seed=1, iterations=24)
    found = first.run(lambda done, of, decision: told.append((done, of)))
    assert told == [(place, len(first.moments)) for place in range(1, len(first.moments) + 1)]
    assert found == Review(record, 3, 1, seed=1, iterations=24).run()
    for decision in found["decisions"]:
        assert (decision["move"] == decision["best"]) == (not decision["against"])
        assert decision["grade"] not in ERRORS or decision["cost"] > 0.0
    costs = [found["decisions"][place]["cost"] for place in found["costliest"]]
    assert costs == sorted(costs, reverse=True)


def test_luck_and_skill_add_up_to_what_was_made() -> None:
    worth = worth_of_deal(golden("seven-up-3-thrown-in"), 1, 2, seed=1)
    assert worth is not None
    assert worth.made == 1.0  # the jack was turned: a point, and nothing for the two others
    told = worth.to_json()
    assert told["play_outs"] == PLAY_OUTS
    assert told["luck"] + told["skill"] == pytest.approx(told["made"])


# --- from the command line -------------------------------------------------------------------------------


def review(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["review", *words])
    out, err = capsys.readouterr()
    return status, out, err


def test_the_arena_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    asked = (str(GOLDEN / "seven-up-3-thrown-in.json"), "--seat", "0", "--deal", "1", "--iterations", "12")
    status, table, _ = review(capsys, *asked)
    assert status == 0
    assert re.search(r"deal 1, seat 0 \(.*\):\n.*played .*\n +beg +best", table)
    assert "worth -0." in table
    _, told, _ = review(capsys, *asked, "--json")
    whole = json.loads(told)
    (deal,) = whole["deals"]
    assert whole["luck"] == deal["summary"]["luck"]
    assert [decision["move"] for decision in deal["decisions"]] == ["beg"]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--seat", "3"], "there is no seat 3 in seven-up-3; there are 0 to 2"),
        (["--seat", "0", "--deal", "9"], "there is no deal 9; the record holds 2"),
        (["--seat", "x"], "'x' is not a whole number from 0 to 3"),
        (["--deal", "1"], "--seat"),
    ],
)
def test_what_cannot_be_reviewed_is_told_in_one_sentence(
    words: Sequence[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = review(capsys, str(GOLDEN / "seven-up-3-thrown-in.json"), *words)
    assert status in (1, 2)
    assert (out, err.count("\n")) == ("", 1)
    assert text in err


# --- by the protocol -------------------------------------------------------------------------------------


def dialogue(mark: str) -> list[Any]:
    """The messages in the protocol's example of a review, of those asked or of those answered."""
    section = PROTOCOL.read_text(encoding="utf-8").partition("### review")[2]
    lines = section.partition("```json\n")[2].partition("```")[0].splitlines()
    text = "\n".join(line[2:] for line in lines if line.startswith(mark))
    found = []
    while text.strip():
        value, end = json.JSONDecoder().raw_decode(text.strip())
        found.append(value)
        text = text.strip()[end:]
    return found


def test_the_protocols_review_happens_as_written() -> None:
    assert ask_patiently(*dialogue("> ")) == dialogue("< ")


def test_the_cards_of_a_deal_in_play_are_not_told() -> None:
    (asked,) = dialogue("> ")
    asked["record"]["deals"][0]["actions"].pop()
    (answer,) = ask_patiently(asked)
    assert answer["text"] == "deal 1 is not over, so its cards are not to be told yet"


def test_a_stopped_review_answers_with_what_it_has() -> None:
    record = golden("semerik-match").to_json()
    asked = {"type": "review", "id": 1, "record": record, "deal": 1, "seat": 0}
    *_, answer = ask_patiently({**asked, "limits": {"iterations": 100_000}}, {"type": "stop"})
    assert answer["stopped"]
    assert answer["summary"] is None
