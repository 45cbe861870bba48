"""Game records: what is refused and with which sentence, and files of one or many.

The sentence names the place and the rule, so that it can be shown as it is.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from source_texts import texts_in

from cardtable.games import GAMES
from cardtable.rules.errors import BadRecord, IllegalMove, RulesError
from cardtable.rules.moves import Action
from cardtable.rules.record_reader import MAX_BYTES, MAX_DEPTH, load, parse
from cardtable.rules.records import Recorder, replay
from tests.positions import Table, cards

GOLDEN = Path(__file__).parent.parent / "golden"

SEVEN_UP = sorted(GOLDEN.glob("seven-up-3-*.json"))

Data = dict[str, Any]


def golden(name: str) -> Data:
    """A golden record as JSON values."""
    data: Data = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return data


def refusal(text: str) -> str:
    """Read and replay a record that must be refused, and return the sentence."""
    said = check(text)
    assert said, "it was read"
    assert "\n" not in said
    assert len(said.encode()) < 300
    return said


def check(text: str) -> str:
    """Read and replay a record; return the sentence of its refusal, or nothing if it is right."""
    try:
        record = parse(text, GAMES)
        replay(record, GAMES[record.game])
    except BadRecord as error:
        return str(error)
    return ""


def changed(name: str, change: Callable[[Data], object]) -> str:
    """The text of a golden record with something changed."""
    data = golden(name)
    change(data)
    return json.dumps(data)


def put(*path: str | int, value: object) -> Callable[[Data], object]:
    """Put a value at a path of keys and places."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Data], object]:
    """Take away what stands at a path."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


# --- no JSON, or no record ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "this is not JSON: it goes wrong at line 1, column 1"),
        ("{", "the text breaks off in the middle; its end is missing"),
        ('{"a": nul', "the text breaks off in the middle; its end is missing"),
        ("{]", "this is not JSON: it goes wrong at line 1, column 2"),
        ('{"format": "cardtable-record"} x', "this is not JSON: it goes wrong at line 1, column 32"),
        ("\ufeff{}", "this is not JSON: it goes wrong at line 1, column 1"),
        ('{"version": NaN}', "NaN is not a number that a record may hold"),
        ('{"version": -Infinity}', "-Infinity is not a number that a record may hold"),
        ('{"format": 1, "format": 2}', 'the key "format" stands twice in one object'),
        ("9" * 10_000, "this is no game record: it holds a number that is far too long"),
        ("[" * 100_000, "this is no game record: it is nested too deeply"),
        ('"' + "x" * MAX_BYTES, f"this is no game record: it is longer than {MAX_BYTES} characters"),
        ("[]", 'this is no game record: it lacks "format": "cardtable-record"'),
        ("null", 'this is no game record: it lacks "format": "cardtable-record"'),
        ("{}", 'this is no game record: it lacks "format": "cardtable-record"'),
        ('{"format": "chess"}', 'this is no game record: it lacks "format": "cardtable-record"'),
    ],
)
def test_what_is_no_record_is_refused(text: str, said: str) -> None:
    assert refusal(text).replace(",", "").startswith(said.replace(",", ""))


def test_a_record_that_is_cut_off_anywhere_is_told_to_break_off(tmp_path: Path) -> None:
    data = {**golden("seven-up-3-all-nil"), "meta": {"name": "Оксана", "kept": True}}
    text = json.dumps(data, ensure_ascii=False, indent=1).encode()
    file = tmp_path / "cut.json"
    for end in (*range(1, 40), *range(200, 260), *range(len(text) - 60, len(text) - 1)):
        file.write_bytes(text[:end])
        with pytest.raises(BadRecord, match="the text breaks off in the middle; its end is missing"):
            next(iter(load(file, GAMES)))


def test_noise_is_refused() -> None:
    noise = random.Random(7)
    for size in (1, 10, 1000, 100_000):
        refusal("".join(chr(noise.randrange(1, 0xD800)) for _ in range(size)))


@pytest.mark.parametrize("depth", [25, 40, 200, 500, *range(900, 1000)])
def test_deep_nesting_is_refused_wherever_it_stands(depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for key in ("game", "winner", "meta", "deals"):
        data = {**golden("seven-up-3-all-nil"), key: "HERE"}
        refusal(json.dumps(data).replace('"HERE"', deep))


def test_half_characters_are_refused() -> None:
    said = "this is no game record: '\\ud800' holds half a character"
    assert refusal(changed("seven-up-3-all-nil", put("players", 1, value="\ud800"))) == said
    assert refusal(changed("seven-up-3-all-nil", put("meta", "note", value=["\ud800"]))) == said
    assert refusal(changed("seven-up-3-all-nil", put("meta", "\ud800", value=1))) == said


# --- the form ----------------------------------------------------------------------------------------------

FORM = [
    (put("version", value=2), "record version 2 cannot be read; this program reads version 1"),
    (put("version", value="1"), 'record version "1" cannot be read; this program reads version 1'),
    (put("version", value=True), "record version true cannot be read; this program reads version 1"),
    (put("version", value=1.0), "record version 1.0 cannot be read; this program reads version 1"),
    (drop("version"), "record version null cannot be read; this program reads version 1"),
    *((drop(key), f'"{key}" is missing') for key in ("game", "options", "players", "first_dealer")),
    *((drop(key), f'"{key}" is missing') for key in ("deals", "scores", "winner")),
    (put("note", value=1), 'there is a key "note" that the format does not know'),
    (put("game", value="bridge"), '"bridge" is no game here; there are seven-up-3, seven-up-4, '),
    (put("game", value=["semerik"]), '["semerik"] is no game here; there are seven-up-3'),
    (put("players", value="South"), '"players" should be a list of names'),
    (put("players", value=["a", "b", 3]), '"players" should be a list of names'),
    (put("players", value=["a", "b"]), '"players" should hold 3 names for seven-up-3, not 2'),
    (put("first_dealer", value=3), '"first_dealer" should be a seat, 0 to 2, not 3'),
    (put("first_dealer", value=-1), '"first_dealer" should be a seat, 0 to 2, not -1'),
    (put("first_dealer", value=None), '"first_dealer" should be a seat, 0 to 2, not null'),
    (put("first_dealer", value=True), '"first_dealer" should be a seat, 0 to 2, not true'),
    (put("options", value=[]), '"options" should be an object'),
    (drop("options", "low"), "option 'low' of seven-up-3 is missing"),
    (put("options", "blind", value="on"), "seven-up-3 has no option 'blind'; it has rank, jack_rerun"),
    (put("options", "low", value="high"), "option 'low' takes one of 'dealt', 'captured', not 'high'"),
    (put("options", "target", value=4), "option 'target' takes a whole number from 5 to 21, not '4'"),
    (put("options", "target", value="7"), "option 'target' takes a whole number from 5 to 21, not '7'"),
    (put("meta", value=[]), '"meta" should be an object'),
    (put("meta", value=None), '"meta" should be an object'),
    (put("deals", value={}), '"deals" should be a list'),
    (put("winner", value=3), '"winner" should be a side or null, 0 to 2, not 3'),
    (put("winner", value="0"), '"winner" should be a side or null, 0 to 2, not "0"'),
    (put("scores", value=[0, 0]), '"scores" should be 3 whole numbers, not [0, 0]'),
    (put("scores", value=[0, 0, 0.5]), '"scores" should be 3 whole numbers, not [0, 0, 0.5]'),
    (put("scores", value=[0, 0, True]), '"scores" should be 3 whole numbers, not [0, 0, true]'),
    (put("deals", 0, value=7), "deal 1: it should be an object"),
    (drop("deals", 0, "points"), 'deal 1: "points" is missing'),
    (put("deals", 0, "trump", value="C"), 'deal 1: there is a key "trump" that the format does not know'),
    (put("deals", 0, "dealer", value=9), 'deal 1: "dealer" should be a seat, 0 to 2, not 9'),
    (put("deals", 0, "deck", value=["TH"]), 'deal 1: "deck" should be a text of cards'),
    (put("deals", 0, "actions", value="0 beg"), 'deal 1: "actions" should be a list'),
    (put("deals", 0, "actions", 0, value=3), "deal 1, action 1: 3 should be a text"),
    (
        put("deals", 0, "actions", 0, value="beg"),
        "deal 1, action 1: 'beg' is not an action: it begins with a",
    ),
    (put("deals", 0, "actions", 0, value="0 Beg"), "deal 1, action 1: 'Beg' is not a move: a word, then"),
    (put("deals", 0, "actions", 1, value="0 play 1S"), "deal 1, action 2: '1S' is not a card: write rank"),
    (
        put("deals", 0, "actions", 1, value="0 play 2S "),
        "deal 1, action 2: 'play 2S ' is not a move: a space",
    ),
    (
        put("deals", 0, "actions", 0, value="table turn 9C"),
        'deal 1, action 1: "table turn 9C" is no action of',
    ),
    (put("deals", 0, "actions", 0, value="0 deck 9C"), 'deal 1, action 1: "0 deck 9C" is no action of a'),
    (put("deals", 0, "points", value=None), 'deal 1: "points" should be a list'),
    (
        put("deals", 0, "points", value=[[0, 1]]),
        "deal 1, points entry 1: [0, 1] should be side, points and why",
    ),
    (
        put("deals", 0, "points", value=[[0, 1, 2]]),
        "deal 1, points entry 1: [0, 1, 2] should be side, points",
    ),
    (
        put("deals", 0, "points", value=["high"]),
        'deal 1, points entry 1: "high" should be side, points and why',
    ),
]


@pytest.mark.parametrize(("change", "said"), FORM, ids=[said for _, said in FORM])
def test_a_broken_form_is_refused(change: Callable[[Data], object], said: str) -> None:
    assert refusal(changed("seven-up-3-all-nil", change)).startswith(said)


def deck_of(text: str) -> str:
    return str(golden(text)["deals"][0]["deck"])


@pytest.mark.parametrize(
    ("game", "change", "said"),
    [
        ("seven-up-3-all-nil", lambda deck: deck[:-3], "deal 1: the deck holds 51 cards instead of 52"),
        ("seven-up-3-all-nil", lambda deck: deck + " 2S", "deal 1: the deck holds 2S twice"),
        ("seven-up-3-all-nil", lambda deck: deck.replace("2S", "3S"), "deal 1: the deck holds 3S twice"),
        ("seven-up-3-all-nil", lambda deck: deck.replace("2S", "1S"), "deal 1: '1S' is not a card"),
        ("seven-up-3-all-nil", lambda deck: deck.replace(" ", ""), "deal 1: '2S3S4S"),
        ("seven-up-3-all-nil", lambda deck: "", "deal 1: the deck holds 0 cards instead of 52"),
        (
            "semerik-hint",
            lambda deck: deck.replace("2S", "TS"),
            "deal 1: the deck holds TS, a card semerik is",
        ),
        (
            "semerik-hint",
            lambda deck: deck + " TS",
            "deal 1: the deck holds TS, a card semerik is played without",
        ),
    ],
)
def test_a_pack_that_is_not_whole_is_refused(game: str, change: Callable[[str], str], said: str) -> None:
    text = changed(game, put("deals", 0, "deck", value=change(deck_of(game))))
    assert refusal(text).startswith(said)


# --- the play ----------------------------------------------------------------------------------------------


def act(place: int, action: str) -> Callable[[Data], object]:
    """Put an action in another's place in the first deal."""
    return put("deals", 0, "actions", place - 1, value=action)


def points(place: int, *entry: int | str) -> Callable[[Data], object]:
    """Put a points entry in another's place in the first deal."""
    return put("deals", 0, "points", place - 1, value=list(entry))


def twice(data: Data) -> None:
    """The first deal again, as a second."""
    data["deals"].append(copy.deepcopy(data["deals"][0]))


PLAY = [
    (
        "seven-up-3-low-dealt",
        act(2, "0 play AC"),
        "deal 1, action 2 (0 play AC): you do not hold AC",
    ),
    (
        "seven-up-3-low-dealt",
        act(3, "1 play 2S"),
        "deal 1, action 3 (1 play 2S): you must follow suit: you hold clubs (rule A11)",
    ),
    (
        "seven-up-3-follow-or-trump",
        act(3, "1 play 2H"),
        "deal 1, action 3 (1 play 2H): you must follow suit or trump: you hold spades (rule A11)",
    ),
    (
        "california-jack-match",
        act(2, "1 play 6C"),
        "deal 1, action 2 (1 play 6C): it is the turn of seat 0",
    ),
    ("seven-up-3-low-dealt", act(1, "1 stand"), "deal 1, action 1 (1 stand): it is the turn of seat 0"),
    ("seven-up-3-low-dealt", act(1, "0 run"), "deal 1, action 1 (0 run): 'run' is not possible now"),
    ("seven-up-3-low-dealt", act(1, "0 gift"), "deal 1, action 1 (0 gift): 'gift' is not possible now"),
    (
        "seven-up-3-low-dealt",
        act(2, "0 play"),
        "deal 1, action 2 (0 play): 'play' goes with exactly one card",
    ),
    (
        "seven-up-3-discarded-jack-and-low",
        act(3, "0 discard JC 2C"),
        "deal 1, action 3 (0 discard JC 2C): you must discard exactly 3 different cards (rule A10)",
    ),
    (
        "seven-up-3-discarded-jack-and-low",
        act(3, "0 discard JC 2C AC"),
        "deal 1, action 3 (0 discard JC 2C AC): you do not hold AC",
    ),
    (
        "semerik-mistake",
        act(2, "1 mistake 2S"),
        "deal 1, action 2 (1 mistake 2S): 2S may be played, so it is no mistake (rule C12)",
    ),
    (
        "semerik-mistake",
        put("options", "revoke", value="prevented"),
        "deal 1, action 2 (1 mistake AH): 'mistake' is not possible now",
    ),
    (
        "semerik-hint",
        put("options", "talk_fine", value=0),
        "deal 1, action 1 (0 hint): 'hint' is not possible now",
    ),
    (
        "seven-up-3-low-dealt",
        act(2, "0 play " + " ".join(["2C"] * 60)),
        "deal 1, action 2 (0 play 2C 2C 2C 2C 2C 2C 2C 2C 2C 2C 2C 2C 2C 2C 2C 2C 2C…): 'play' goes with",
    ),
    (
        "seven-up-3-low-dealt",
        points(1, 0, 1, "high"),
        'deal 1, points entry 1: it is [1, 1, "high"], not [0, 1,',
    ),
    (
        "seven-up-3-low-dealt",
        points(2, 0, 2, "low"),
        'deal 1, points entry 2: it is [0, 1, "low"], not [0, 2,',
    ),
    (
        "seven-up-3-low-dealt",
        points(2, 0, 1, "luck"),
        'deal 1, points entry 2: it is [0, 1, "low"], not [0, 1,',
    ),
    ("seven-up-3-low-dealt", drop("deals", 0, "points", -1), "deal 1, points entry 3: "),
    (
        "seven-up-3-all-nil",
        put("deals", 0, "points", value=[[0, 1, "jack"]]),
        'deal 1, points entry 1: [0, 1, "jack"] was not scored',
    ),
    ("semerik-hint", points(1, 0, -3, "fine"), 'deal 1, points entry 1: it is [0, -2, "fine"], not [0, -3,'),
    (
        "seven-up-3-all-nil",
        put("deals", 0, "dealer", value=1),
        "deal 1: the dealer is 2, not 1",
    ),
    ("seven-up-3-all-nil", put("first_dealer", value=1), "deal 1: the dealer is 1, not 2"),
    ("seven-up-3-all-nil", twice, "deal 2: the dealer is 0, not 2"),
    (
        "seven-up-3-thrown-in",
        put("deals", 1, "dealer", value=0),
        "deal 2: the dealer is 2, not 0",
    ),
    ("semerik-hint", twice, "deal 1: it is not played to its end, yet another deal follows"),
    ("semerik-both-over-21", twice, "deal 2: the match was over before it"),
    (
        "semerik-both-over-21",
        lambda data: data["deals"][0]["actions"].append("0 play 4H"),
        "deal 1, action 1 (0 play 4H): the match was over before it",
    ),
    (
        "seven-up-3-all-nil",
        lambda data: data["deals"][0]["actions"].append("0 play 4H"),
        "deal 1, action 20 (0 play 4H): the deal was over before it",
    ),
    ("seven-up-3-low-dealt", put("scores", value=[7, 0, 0]), "the scores are [1, 2, 0], not [7, 0, 0]"),
    ("seven-up-3-low-dealt", put("winner", value=0), "the winner is null, not 0"),
    ("semerik-both-over-21", put("winner", value=0), "the winner is 1, not 0"),
    ("semerik-both-over-21", put("winner", value=None), "the winner is 1, not null"),
    ("semerik-match", lambda data: data["deals"].pop(), "the scores are "),
]


@pytest.mark.parametrize(("name", "change", "said"), PLAY, ids=[said for _, _, said in PLAY])
def test_play_against_the_rules_is_refused(name: str, change: Callable[[Data], object], said: str) -> None:
    assert refusal(changed(name, change)).startswith(said)


@pytest.mark.parametrize("key", ["rank", "low", "game_tie", "jack_rerun", "rerun_hand", "target", "follow"])
def test_a_record_holds_only_under_its_own_options(key: str) -> None:
    """For every option of Seven Up there is a golden record that another value makes false."""
    values = GAMES["seven-up-3"].option(key).values
    records = [changed(path.stem, put("options", key, value=value)) for path in SEVEN_UP for value in values]
    assert any(check(text) for text in records)


def test_whatever_is_wrong_can_be_said_in_another_language() -> None:
    package = Path(__file__).parents[2] / "cardtable"
    marked = {text.source for part in ("rules", "games") for text in texts_in(package / part)}

    def templates(error: RulesError) -> list[str]:
        inner = [value for value in error.params.values() if isinstance(value, RulesError)]
        return [error.template, *(text for each in inner for text in templates(each))]

    wrong = [("seven-up-3-all-nil", change) for change, _ in FORM] + [
        (name, change) for name, change, _ in PLAY
    ]
    for name, change in wrong:
        try:
            record = parse(changed(name, change), GAMES)
            replay(record, GAMES[record.game])
        except BadRecord as error:
            assert set(templates(error)) <= marked, error  # noqa: PT017


def test_a_long_why_is_cut_short() -> None:
    assert len(refusal(changed("seven-up-3-low-dealt", points(1, 1, 1, "x" * 100_000)))) < 160


# --- what is allowed ---------------------------------------------------------------------------------------


def test_an_unfinished_match_is_a_record_at_every_step() -> None:
    data = golden("seven-up-3-low-dealt")
    actions = data["deals"][0]["actions"]
    for length in range(len(actions) + 1):
        recorder = Recorder(GAMES["seven-up-3"].match(data["options"], 2), data["players"])
        recorder.deal(cards(data["deals"][0]["deck"]))
        for text in actions[:length]:
            recorder.apply(Action.parse(text).move)
        again = replay(parse(recorder.record.line(), GAMES), GAMES["seven-up-3"])
        assert again.record == recorder.record
        assert again.record.winner is None


def test_a_match_before_its_first_deal_is_a_record() -> None:
    table = Table("semerik", dealer=1)
    text = table.recorder.record.pretty()
    assert '"deals": [],' in text
    assert replay(parse(text, GAMES), GAMES["semerik"]).state.to_act == -1


def test_anything_is_allowed_under_meta_and_kept() -> None:
    meta = {"note": "Ґ «ї» \u2665", "seed": [1, {"a": None, "b": 1.5}]}
    text = changed("seven-up-3-all-nil", put("meta", value=meta))
    record = parse(text, GAMES)
    assert replay(record, GAMES["seven-up-3"]).record.meta == meta
    assert '"Ґ «ї» ♥"' in record.line()
    assert "meta" not in parse(changed("seven-up-3-all-nil", drop("meta")), GAMES).to_json()


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a": ', "}")])
def test_meta_may_be_nested_to_some_depth(opening: str, closing: str) -> None:
    too_deep = "this is no game record: it is nested too deeply"
    for depth, said in ((MAX_DEPTH - 2, ""), (MAX_DEPTH - 1, too_deep)):
        nested = json.loads(opening * depth + "1" + closing * depth)
        assert check(changed("seven-up-3-all-nil", put("meta", value={"deep": nested}))) == said


def test_options_may_stand_in_any_order_and_are_written_in_the_games() -> None:
    data = golden("seven-up-3-all-nil")
    right = list(data["options"])
    data["options"] = dict(reversed(data["options"].items()))
    assert list(parse(json.dumps(data), GAMES).to_json()["options"]) == right


def test_the_format_is_exactly_as_described() -> None:
    data = golden("seven-up-3-thrown-in")
    assert list(data) == [
        "format",
        "version",
        "game",
        "options",
        "players",
        "first_dealer",
        "deals",
        "scores",
        "winner",
        "meta",
    ]
    assert list(data["deals"][0]) == ["dealer", "deck", "actions", "points"]
    assert (data["format"], data["version"]) == ("cardtable-record", 1)
    assert list(data["options"]) == [option.key for option in GAMES["seven-up-3"].options]
    assert data["deals"][0]["actions"] == ["0 beg", "2 run"]
    assert data["deals"][0]["points"] == [[2, 1, "jack-turned"]]


def test_the_layout_for_people() -> None:
    table = Table("seven-up-3", dealer=2, meta={"note": "x"})
    table.deal("AKS 6789D", turned="2D 9C")
    table.say("beg", "run")
    for _ in range(3):
        table.say(f"discard {' '.join(table.hand(table.state.to_act).split()[:3])}")
    table.play_out()
    lines = table.recorder.record.pretty().splitlines()
    assert lines[0] == "{"
    assert lines[1] == ' "format": "cardtable-record", "version": 1, "game": "seven-up-3",'
    assert lines[3] == ' "players": ["South", "West", "North"], "first_dealer": 2,'
    assert [line.count('"') // 2 for line in lines[8:18]] == [2, 1, 1, 1, 3, 3, 3, 3, 3, 3]
    assert lines[8] == '    "0 beg", "2 run",'
    assert lines[-2:] == [' "meta": {"note": "x"}', "}"]


def test_a_mistake_stands_in_the_line_of_its_trick() -> None:
    text = (GOLDEN / "semerik-mistake.json").read_text(encoding="utf-8")
    assert '    "0 play 4S", "1 mistake AH", "1 play QS", "2 play AS", "3 play 7S"],\n' in text


def test_a_refused_move_is_not_recorded() -> None:
    table = Table("seven-up-3", dealer=2)
    table.deal("AKS 6789D", turned="9C")
    before = table.recorder.record.line()
    with pytest.raises(IllegalMove):
        table.say("run")
    with pytest.raises(IllegalMove):
        table.recorder.deal(cards("AKS"))
    assert table.recorder.record.line() == before


# --- mutations ---------------------------------------------------------------------------------------------


def mutate(text: str, rng: random.Random) -> str:
    """Change a text in one of many ways: characters, words, lines, numbers."""
    kind = rng.randrange(7)
    here, there = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    if kind == 0:
        return text[:here] + chr(rng.choice([0, 9, 10, 34, 44, 48, 57, 92, 91, 123, 0x2665])) + text[here:]
    if kind == 1:
        return text[:here] + text[here + rng.randrange(1, 5) :]
    if kind == 2:
        return text[:here] + text[min(there, here + 200) :]
    if kind == 3:
        return text[:there] + text[here:there][:300] + text[there:]
    words = text.split(" ")
    one, other = rng.randrange(len(words)), rng.randrange(len(words))
    if kind == 4:
        words[one], words[other] = words[other], words[one]
    elif kind == 5:
        words[one] = words[other]
    else:
        words[one] = rng.choice(["null", "true", "-1", "1e999", "[]", "{}", '"x"', "0.5", "9" * 30, ""])
    return " ".join(words)


def test_a_mutated_record_is_read_or_refused_and_nothing_else() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("*.json"))]
    rng = random.Random(20)
    refused = 0
    for turn in range(2000):
        text = texts[turn % len(texts)]
        for _ in range(rng.randrange(1, 4)):
            text = mutate(text, rng)
        said = check(text)
        refused += bool(said)
        assert "\n" not in said
        assert len(said.encode()) < 300
    assert 1700 < refused < 2000


# --- files -------------------------------------------------------------------------------------------------


def line(name: str) -> str:
    return parse(json.dumps(golden(name)), GAMES).line()


def test_a_file_of_lines(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_text(f"{line('semerik-hint')}\n\n{line('seven-up-3-all-nil')}\n", encoding="utf-8")
    assert [record.game for record in load(file, GAMES)] == ["semerik", "seven-up-3"]


@pytest.mark.parametrize("name", ["matches.jsonl", "matches.JSONL", "matches", "matches.txt"])
def test_lines_are_read_whatever_the_file_is_called_but_json(tmp_path: Path, name: str) -> None:
    text = f"{line('semerik-hint')}\n{line('seven-up-3-all-nil')}\n"
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert [record.game for record in load(tmp_path / name, GAMES)] == ["semerik", "seven-up-3"]
    (tmp_path / "x.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord, match="this is not JSON: it goes wrong at line 2"):
        list(load(tmp_path / "x.json", GAMES))


@pytest.mark.parametrize("name", ["match.json", "match", "match.txt"])
def test_one_match_may_stand_on_many_lines(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text((GOLDEN / "semerik-hint.json").read_text(encoding="utf-8"), encoding="utf-8")
    assert [record.game for record in load(tmp_path / name, GAMES)] == ["semerik"]


def test_a_file_of_lines_names_the_line_that_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_text(f"{line('semerik-hint')}\n\n{{}}\n", encoding="utf-8")
    records = load(file, GAMES)
    assert next(records).game == "semerik"
    with pytest.raises(BadRecord, match='line 3: this is no game record: it lacks "format"'):
        next(records)


@pytest.mark.parametrize("name", ["x.json", "x.jsonl", "x.JSON", "x"])
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "the file is empty"),
        (b"\n \n", "this is not JSON|the file holds no record"),
        (b"\xff\xfe", "byte 1 is not UTF-8 text"),
        (b'{"format": "\xc3("}', "byte 13 is not UTF-8 text"),
        (b"x" * (MAX_BYTES + 1), f"it is longer than {MAX_BYTES} bytes"),
        (b"\0\0\0", "this is not JSON"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, name: str, data: bytes, said: str) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(BadRecord, match=said):
        list(load(tmp_path / name, GAMES))


def test_a_mark_of_byte_order_is_no_harm(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b"\xef\xbb\xbf" + line("semerik-hint").encode())
    assert len(list(load(tmp_path / "x.json", GAMES))) == 1


def test_a_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(load(tmp_path / "none.json", GAMES))
