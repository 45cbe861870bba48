"""Records with one wrong thing each: ``cardtable-arena replay`` refuses them in one sentence."""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine.arena import main
from cardtable.engine.player import ThumbPlayer
from cardtable.engine.series import Plan, play_group
from cardtable.games import GAMES

Data = dict[str, Any]


def record(game: str, seed: int = 7, **options: Any) -> Data:
    """A whole match between beginners."""
    spec = GAMES[game]
    players = ("beginner",) * spec.seats
    plan = Plan(game, spec.checked(options), players, seed, 1, records=True)
    data: Data = json.loads(play_group(plan, [ThumbPlayer() for _ in players], 0).lines)
    return data


SEVEN_UP = record("seven-up-3")
SEMERIK = record("semerik")
FINED = record("semerik", revoke="fined")


def refusal(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What replaying a file complains about: one sentence, and exit status 1."""
    assert main(["replay", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("cardtable-arena: ")
    assert err.count("\n") == 1
    assert len(err) < 600
    return err


def first(deal: Data, word: str) -> int:
    """The place of the first action with a word."""
    return next(n for n, action in enumerate(deal["actions"]) if action.split()[1] == word)


def set_in(*path: Any) -> Callable[[Data], None]:
    """An error made by writing the last of ``path`` at the place that the others lead to."""
    *keys, last, value = path

    def change(data: Any) -> None:
        for key in keys:
            data = data[key]
        data[last] = value

    return change


def without(*path: Any) -> Callable[[Data], None]:
    """An error made by taking away what a path leads to."""
    *keys, last = path

    def change(data: Any) -> None:
        for key in keys:
            data = data[key]
        del data[last]

    return change


def play_a_card_not_held(data: Data) -> None:
    deal = data["deals"][0]
    place = first(deal, "play")
    seat, word, _ = deal["actions"][place].split()
    other = next(a.split()[2] for a in deal["actions"][place + 1 :] if " play " in a and a[0] != seat)
    deal["actions"][place] = f"{seat} {word} {other}"


def revoke(data: Data) -> None:
    """In the first trick in which somebody followed who has another suit too, let that be played."""
    deal = data["deals"][0]
    plays = [action.split() for action in deal["actions"] if " play " in action]
    for start in range(0, len(plays), 4):
        led = plays[start][2][1]
        for place in range(start + 1, start + 4):
            seat, _, card = plays[place]
            for other, _, later in plays[start + 4 :]:
                if card[1] == led and other == seat and later[1] != led:
                    deal["actions"][deal["actions"].index(" ".join(plays[place]))] = f"{seat} play {later}"
                    return
    raise AssertionError("no such trick")


def swap_two_actions(data: Data) -> None:
    actions = data["deals"][0]["actions"]
    place = first(data["deals"][0], "play")
    actions[place], actions[place + 1] = actions[place + 1], actions[place]


def act_after_the_end(data: Data) -> None:
    deal = data["deals"][0]
    deal["actions"].append(deal["actions"][-1])


def deal_after_the_end(data: Data) -> None:
    data["deals"].append(copy.deepcopy(data["deals"][-1]))


def claim_a_mistake(data: Data) -> None:
    deal = data["deals"][0]
    seat, _, card = deal["actions"][0].split()
    deal["actions"].insert(0, f"{seat} mistake {card}")


def ask_for_a_hint(data: Data) -> None:
    actions = data["deals"][0]["actions"]
    actions.insert(0, f"{actions[0][0]} hint")


def cut_short(data: Data) -> None:
    data["deals"][0]["actions"].pop()


def short_pack(data: Data) -> None:
    data["deals"][0]["deck"] = data["deals"][0]["deck"][3:]


def same_card_twice(data: Data) -> None:
    deck = data["deals"][0]["deck"].split()
    data["deals"][0]["deck"] = " ".join([deck[1], *deck[1:]])


WRONG: list[tuple[Data, Callable[[Data], None], str]] = [
    (SEMERIK, play_a_card_not_held, "you do not hold"),
    (SEMERIK, revoke, "you must follow suit"),
    (SEMERIK, swap_two_actions, "it is the turn of seat"),
    (SEMERIK, act_after_the_end, "the deal was over before it"),
    (SEMERIK, deal_after_the_end, "the match was over before it"),
    (SEMERIK, cut_short, "deal 1"),
    (SEMERIK, set_in("deals", 0, "actions", 3, "hint"), "is not an action"),
    (SEMERIK, set_in("deals", 0, "actions", 3, "0 play"), "deal 1, action 4"),
    (SEMERIK, set_in("deals", 0, "actions", 3, "0 sing"), "deal 1, action 4"),
    (SEMERIK, set_in("deals", 0, "actions", 3, 7), "should be a text"),
    (SEMERIK, set_in("deals", 0, "actions", 0, "table turn 2S"), "is no action of a player"),
    (SEMERIK, set_in("deals", 0, "actions", 0, "0 deck 2S"), "is no action of a player"),
    (SEMERIK, ask_for_a_hint, "'hint' is not possible"),
    (SEMERIK, claim_a_mistake, "'mistake' is not possible"),
    (FINED, claim_a_mistake, "so it is no mistake"),
    (SEMERIK, short_pack, "instead of 40"),
    (SEMERIK, same_card_twice, "twice"),
    (SEMERIK, set_in("deals", 0, "deck", SEVEN_UP["deals"][0]["deck"]), "played without"),
    (SEMERIK, set_in("deals", 0, "deck", 5), '"deck" should be'),
    (SEMERIK, set_in("deals", 1, "dealer", SEMERIK["deals"][0]["dealer"]), "the dealer is"),
    (SEMERIK, set_in("deals", 0, "points", 0, 1, 7), "points entry 1"),
    (SEMERIK, without("deals", 0, "points", 0), "points entry 1"),
    (SEMERIK, set_in("deals", 0, "points", 0, [0, 1]), "should be side, points and why"),
    (SEMERIK, lambda data: data["deals"][0]["points"].append([0, 1, "trick"]), "was not scored"),
    (SEMERIK, set_in("scores", [21, 21]), "the scores are"),
    (SEMERIK, set_in("scores", [1]), '"scores" should be'),
    (SEMERIK, set_in("winner", None), "the winner is"),
    (SEMERIK, set_in("winner", 2), '"winner" should be'),
    (SEMERIK, without("options", "hearts"), "option 'hearts' of semerik is missing"),
    (SEMERIK, set_in("options", "hearts", "green"), "option 'hearts' takes"),
    (SEMERIK, set_in("options", "talk_fine", True), "option 'talk_fine' takes"),
    (SEMERIK, set_in("options", "wild", 1), "has no option 'wild'"),
    (SEMERIK, set_in("version", 2), "version 2 cannot be read"),
    (SEMERIK, set_in("version", True), "version true cannot be read"),
    (SEMERIK, set_in("format", "other"), "this is no game record"),
    (SEMERIK, set_in("game", "whist"), "is no game here"),
    (SEMERIK, set_in("game", "california-jack"), "names for california-jack"),
    (SEMERIK, set_in("players", ["a"]), "should hold 4 names"),
    (SEMERIK, set_in("first_dealer", 4), '"first_dealer" should be'),
    (SEMERIK, set_in("meta", []), '"meta" should be an object'),
    (SEMERIK, set_in("extra", 1), 'a key "extra"'),
    (SEMERIK, without("scores"), '"scores" is missing'),
    (SEMERIK, without("deals", 0, "points"), '"points" is missing'),
    (SEVEN_UP, set_in("deals", 0, "actions", 0, "0 beg"), "deal 1, action 1"),
    (SEVEN_UP, play_a_card_not_held, "you do not hold"),
    (SEVEN_UP, lambda data: data["deals"][0]["points"].reverse(), "points entry 1"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_one_wrong_thing_is_refused(number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right, change, text = WRONG[number]
    data = copy.deepcopy(right)
    change(data)
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps(data))
    assert text in refusal(path, capsys)


WHOLE = json.dumps(SEVEN_UP).encode()
NOISE = random.Random(1).randbytes(10_000_000)


@pytest.mark.parametrize(
    ("name", "content", "text"),
    [
        ("a.json", b"", "the file is empty"),
        ("a.jsonl", b"", "the file is empty"),
        ("a.jsonl", b"\n\n", "holds no record"),
        ("a.json", WHOLE[:-20], "the text breaks off"),
        ("a.json", WHOLE + b"x", "not JSON"),
        ("a.json", WHOLE + WHOLE, "not JSON"),
        ("a.json", WHOLE + b"\n" + WHOLE, "not JSON"),
        ("a.jsonl", WHOLE + b"\n" + WHOLE[:-1] + b"\n", "line 2: the text breaks off"),
        ("a.jsonl", WHOLE + b"\n[]\n", "line 2: this is no game record"),
        ("a.json", WHOLE.replace(b'"version": 1', b'"version": 1, "version": 1'), '"version" stands twice'),
        ("a.json", WHOLE.replace(b'"winner": ', b'"winner": NaN, "x": '), "NaN"),
        ("a.json", WHOLE.replace(b'"winner": ', b'"winner": ' + b"9" * 5000), "far too long"),
        ("a.json", WHOLE.decode().encode("utf-16"), "is not UTF-8"),
        ("a.json", "null".encode("utf-32"), "no game record"),
        ("a.json", b"[" * 1_000_000, "no game record"),
        ("a.json", b'{"format": ' * 100_000, "no game record"),
        ("a.json", b"null", "no game record"),
        ("a.json", NOISE, "no game record"),
        ("a.jsonl", NOISE, "no game record"),
        ("noise", NOISE, "no game record"),
        ("a.json", bytes(10_000_000), "no game record"),
        ("a.jsonl", b" " * 10_000_000, "holds no record"),
    ],
)
def test_what_is_no_record_is_refused(
    name: str, content: bytes, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert text in refusal(path, capsys)


def test_the_match_is_named_in_a_file_of_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = copy.deepcopy(SEMERIK)
    play_a_card_not_held(wrong)
    path = tmp_path / "many.jsonl"
    path.write_bytes(WHOLE + b"\n" + json.dumps(wrong).encode() + b"\n")
    assert "match 2, deal 1, action 1" in refusal(path, capsys)


def test_what_cannot_be_read_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refusal(tmp_path, capsys)
    assert "nowhere.json" in refusal(tmp_path / "nowhere.json", capsys)
    closed = tmp_path / "closed.json"
    closed.write_bytes(WHOLE)
    closed.chmod(0)
    if not os.access(closed, os.R_OK):
        refusal(closed, capsys)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.json", WHOLE),
        ("a.json", json.dumps(SEVEN_UP, indent=1).encode()),
        ("a.json", b"\xef\xbb\xbf" + WHOLE + b"\r\n"),
        ("a.jsonl", WHOLE + b"\r\n\r\n" + WHOLE),
        ("A.JSONL", WHOLE + b"\n" + WHOLE + b"\n"),
        ("records", WHOLE + b"\n" + WHOLE + b"\n"),
        ("records.txt", json.dumps(SEVEN_UP, indent=1).encode()),
    ],
)
def test_what_is_right_is_counted(
    name: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    count = 2 if content.count(b'"format"') == 2 else 1
    deals = count * len(SEVEN_UP["deals"])
    assert out == f"{count} match{'es' if count > 1 else ''}, {deals} deals: all by the rules\n"


def test_an_unfinished_match_is_a_record(tmp_path: Path) -> None:
    data = copy.deepcopy(SEMERIK)
    data["deals"] = data["deals"][:1]
    scores = [0, 0]
    for side, points, _ in data["deals"][0]["points"]:
        scores[side] += points
    path = tmp_path / "open.json"
    path.write_text(json.dumps(data | {"scores": scores, "winner": None}))
    assert main(["replay", str(path)]) == 0
