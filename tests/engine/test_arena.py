"""The arena: what it plays, that a seed decides everything, and how it refuses."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import cardtable
from cardtable.engine.arena import main
from cardtable.games import GAMES
from cardtable.rules.spec import OptionValue

SIZES = {"seven-up-3": 12, "seven-up-4": 12, "california-jack": 5, "semerik": 8}


@pytest.fixture(autouse=True)
def found_by_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that a test starts find the package, wherever they start."""
    monkeypatch.setenv("PYTHONPATH", str(Path(cardtable.__file__).parents[1]))


def play(records: Path, *words: str) -> bytes:
    """Play a series that must succeed and return its records."""
    assert main([*words, "--records", str(records)]) == 0
    return records.read_bytes()


def matches(lines: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines.splitlines()]


# --- the same seed, the same bytes -----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("length", ["--matches", "--deals"])
def test_the_seed_decides_everything(game: str, length: str, tmp_path: Path) -> None:
    words = [game, "--seats", "random", length, str(SIZES[game]), "--seed"]
    first = play(tmp_path / "1.jsonl", *words, "5")
    assert first == play(tmp_path / "2.jsonl", *words, "5")
    assert first != play(tmp_path / "3.jsonl", *words, "6")
    assert len(matches(first)) == SIZES[game]
    assert main(["replay", str(tmp_path / "1.jsonl")]) == 0


def test_any_number_of_jobs_writes_the_same_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "seven-up-3",
        "--seats",
        "beginner,random,random",
        "--matches",
        "60",
        "--seed",
        "2",
        "--duplicate",
    ]
    alone = play(tmp_path / "1.jsonl", *words)
    first = capsys.readouterr().out.splitlines()
    assert alone == play(tmp_path / "2.jsonl", *words, "--jobs", "2")
    second = capsys.readouterr().out.splitlines()
    assert len(matches(alone)) == 180
    assert first[1:-1] == second[1:-1]  # the first line says how many jobs, the last how fast


def test_a_longer_series_begins_like_a_shorter_one(tmp_path: Path) -> None:
    words = ["semerik", "--seats", "random", "--seed", "4", "--deals"]
    assert play(tmp_path / "2.jsonl", *words, "60").startswith(play(tmp_path / "1.jsonl", *words, "7"))


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        (spec.id, option.key, value)
        for spec in GAMES.values()
        for option in spec.options
        for value in (option.values[0], option.values[-1])
    ],
)
def test_every_option_is_played_and_replayed(
    game: str, option: str, value: OptionValue, tmp_path: Path
) -> None:
    words = [game, "--seats", "random", "--matches", "2", "--option", f"{option.replace('_', '-')}={value}"]
    for match in matches(play(tmp_path / "1.jsonl", *words)):
        assert match["options"] == GAMES[game].defaults() | {option: value}
    assert main(["replay", str(tmp_path / "1.jsonl")]) == 0


# --- what is played --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_single_deal_is_a_match_of_its_own_at_nil(game: str, tmp_path: Path) -> None:
    dealers = set()
    for match in matches(play(tmp_path / "1.jsonl", game, "--seats", "random", "--deals", "40")):
        *thrown_in, deal = match["deals"]
        assert all(entry["actions"][-1].endswith("run") for entry in thrown_in)
        assert deal["dealer"] == match["first_dealer"]
        scores = [0] * GAMES[game].sides
        for entry in match["deals"]:
            for side, points, _ in entry["points"]:
                scores[side] += points
        assert match["scores"] == scores
        dealers.add(match["first_dealer"])
    assert len(dealers) == GAMES[game].seats


@pytest.mark.parametrize("length", ["--matches", "--deals"])
@pytest.mark.parametrize("game", GAMES)
def test_duplicates_have_the_same_packs_and_everybody_moved_round(
    game: str, length: str, tmp_path: Path
) -> None:
    spec = GAMES[game]
    names = ["random", "beginner", "beginner", "beginner"][: spec.seats]
    words = [game, "--seats", ",".join(names), length, "3", "--duplicate"]
    played = matches(play(tmp_path / "1.jsonl", *words))
    assert len(played) == 3 * spec.sides
    for start in range(0, len(played), spec.sides):
        group = played[start : start + spec.sides]
        assert len({match["first_dealer"] for match in group}) == 1
        assert len({match["deals"][0]["deck"] for match in group}) == 1
        assert [match["players"] for match in group] == [
            names[turn:] + names[:turn] for turn in range(spec.sides)
        ]


def test_the_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "semerik",
        "--seats",
        "easy,random",
        "--matches",
        "30",
        "--seed",
        "9",
        "--json",
        "--duplicate",
    ]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["seats"] == ["easy", "random", "easy", "random"]
    assert (report["matches"], report["matches_played"]) == (30, 60)
    better, worse = report["players"]
    assert better["won"]["mean"] + worse["won"]["mean"] == pytest.approx(1.0)
    assert better["won"]["low"] > 0.5
    assert better["elo"]["low"] > 0.0
    assert better["lead_per_group"]["mean"] == pytest.approx(
        better["lead_per_deal"]["mean"] * report["deals_played"] / 30
    )


def test_the_report_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seven-up-4", "--seats", "random,beginner", "--deals", "50"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    for word in ("points per deal", "deals won", "Elo", "decisions", "deals a second", "beginner"):
        assert word in out


def test_the_report_on_a_terminal_that_knows_ascii_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    command = [sys.executable, "-m", "cardtable.engine.arena", "semerik", "--seats", "random", "--deals", "9"]
    done = subprocess.run(command, capture_output=True, check=True)
    assert b"points per deal" in done.stdout
    assert done.stderr == b""


# --- refusals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ([], "required"),
        (["whist", "--seats", "random", "--deals", "1"], "there is no game 'whist'"),
        (["semerik", "--deals", "1"], "--seats"),
        (["semerik", "--seats", "random"], "--matches --deals is required"),
        (["semerik", "--seats", "random", "--deals", "1", "--matches", "1"], "not allowed with"),
        (["semerik", "--seats", "random", "--deals", "0"], "'0' is not a whole number from 1"),
        (["semerik", "--seats", "random", "--deals", "½"], "is not a whole number"),
        (["semerik", "--seats", "random", "--deals", "1", "--seed", "-1"], "--seed"),
        (["semerik", "--seats", "random", "--deals", "1", "--jobs", "0"], "'0' is not a whole number from 1"),
        (
            ["semerik", "--seats", "easy,random,good", "--deals", "1"],
            "write a name for each seat, such as easy,random,good,good",
        ),
        (
            ["seven-up-3", "--seats", "easy,random", "--deals", "1"],
            "seven-up-3 has 3 seats, and --seats names 2 players, who do not go round evenly: "
            "write a name for each seat, such as easy,random,random",
        ),
        (["seven-up-3", "--seats", "a,b,c,d", "--deals", "1"], "such as a,b,c"),
        (["semerik", "--seats", "random", "--deals", "1", "--json", "--csv"], "not allowed with"),
        (["semerik", "--seats", "random", "--deals", "1", "--sprt", "5"], "not two numbers such as 0,20"),
        (["semerik", "--seats", "random", "--deals", "1", "--sprt", "9,5"], "the lower one first"),
        (["semerik", "--seats", "random", "--deals", "1", "--sprt", "0,nan"], "the lower one first"),
        (["semerik", "--seats", "random,,random,", "--deals", "1"], "there is no player ''"),
        (["semerik", "--seats", "genius", "--deals", "1"], "there are random, beginner, easy"),
        (["semerik", "--seats", "ran\ndom", "--deals", "1"], "no player's name"),
        (["semerik", "--seats", "random", "--deals", "1", "--option", "hearts"], "write KEY=VALUE"),
        (
            ["semerik", "--seats", "random", "--deals", "1", "--option", "rank=classic"],
            "has no option 'rank'",
        ),
        (["semerik", "--seats", "random", "--deals", "1", "--option", "talk_fine=9"], "from 0 to 3"),
        (["semerik", "--seats", "random", "--deals", "1", *["--option", "hearts=plain"] * 2], "given twice"),
        (["semerik", "--seats", "random", "--deals", "1", "--fast"], "--fast"),
        (["replay"], "file"),
        (["replay", "a", "b"], "b"),
    ],
)
def test_a_bad_argument_gets_one_sentence(
    words: Sequence[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("cardtable-arena: ")
    assert text in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("place", [".", "nowhere/r.jsonl"])
def test_records_that_cannot_be_written_are_a_sentence(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["semerik", "--seats", "random", "--deals", "1", "--records", str(tmp_path / place)]
    assert main(words) == 1
    assert capsys.readouterr().err.count("\n") == 1


# --- programs --------------------------------------------------------------------------------------------

HELLO = {"type": "hello", "id": 0, "protocol": 1, "games": list(GAMES)}
FIRST_LEGAL = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    if request["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "games": ["semerik"]}
    elif request["type"] == "think":
        print(json.dumps({"type": "info", "id": request["id"], "depth": 1}))
        print(json.dumps({"type": "move", "id": -1, "move": "a stale answer"}))
        answer = {"type": "move", "move": request["view"]["legal"][-1]}
    else:
        break
    print(json.dumps({**answer, "id": request["id"]}), flush=True)
"""


def program(tmp_path: Path, text: str) -> str:
    """The name of a player that is this Python program."""
    path = tmp_path / "program.py"
    path.write_text(text)
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def test_anybodys_program_can_play(tmp_path: Path) -> None:
    name = program(tmp_path, FIRST_LEGAL)
    words = ["semerik", "--seats", f"{name},random", "--deals", "3", "--duplicate", "--jobs"]
    alone = play(tmp_path / "1.jsonl", *words, "1")
    assert matches(alone)[0]["players"][0] == name
    assert alone == play(tmp_path / "2.jsonl", *words, "2")


def test_the_engine_itself_can_be_such_a_program(tmp_path: Path) -> None:
    name = f"cmd:{shlex.quote(sys.executable)} -m cardtable.engine"
    # One seat and one deal: asked for no level, the engine thinks as its strongest, which takes its time.
    play(tmp_path / "1.jsonl", "seven-up-3", "--seats", f"{name},random,random", "--deals", "1")
    assert main(["replay", str(tmp_path / "1.jsonl")]) == 0


BEGINNER_ONLY = """
import sys
from cardtable.engine.player import LEVELS
from cardtable.engine.server import Server
Server(sys.stdin.buffer, sys.stdout.buffer, levels={"beginner": LEVELS["beginner"]}).run()
"""


@pytest.mark.parametrize("game", GAMES)
def test_an_engine_plays_every_game_from_outside(tmp_path: Path, game: str) -> None:
    program = tmp_path / "engine.py"
    program.write_text(BEGINNER_ONLY, encoding="utf-8")
    name = f"cmd:{shlex.join([sys.executable, str(program)])}"
    play(tmp_path / "1.jsonl", game, "--seats", name, "--deals", "2")
    assert main(["replay", str(tmp_path / "1.jsonl")]) == 0


GREETS = (
    f"import json, sys\nsys.stdin.readline(); print(json.dumps({HELLO}), flush=True)\nsys.stdin.readline()\n"
)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("raise SystemExit(3)", "has ended with status 3"),
        ("import sys; sys.exit('out of cards')", "its last words: out of cards"),
        ("print('Hello!')", "which is not the protocol"),
        ("print('[' * 100000)", "which is not the protocol"),
        ('print(\'{"type": "hello", "id": 0, "protocol": 2}\')', "does not speak version 1"),
        ('print(\'{"type": "hello", "id": 0, "protocol": 1, "games": []}\')', "does not play semerik"),
        (GREETS, "has ended with status 0"),
        (GREETS + 'print(\'{"type": "error", "id": 1, "text": "no idea"}\')', "the error 'no idea'"),
        (GREETS + 'print(\'{"type": "move", "id": 1, "move": "play TH"}\')', "'play TH', which is no legal"),
        (GREETS + 'print(\'{"type": "move", "id": 1, "move": ["play"]}\')', "which is no legal move"),
        (GREETS + 'print(\'{"type": "move", "id": 1}\')', "'None', which is no legal move"),
        (GREETS + "sys.stdout.buffer.write(b'\\xff\\n')", "which is not the protocol"),
    ],
)
def test_a_program_that_fails_is_one_sentence(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["semerik", "--seats", program(tmp_path, text), "--deals", "1"]) == 1
    err = capsys.readouterr().err
    assert "match 1, deal 1, seat" in err
    assert sentence in err
    assert err.count("\n") == 1


def test_a_program_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("cmd:/nowhere/engine", "cmd:", "cmd:'open"):
        assert main(["semerik", "--seats", name, "--deals", "1", "--jobs", "1"]) == 1
        assert capsys.readouterr().err.count("\n") == 1


def test_a_failure_in_a_working_process_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = program(tmp_path, "raise SystemExit(3)")
    assert main(["semerik", "--seats", name, "--deals", "9", "--jobs", "2"]) == 1
    err = capsys.readouterr().err
    assert "has ended with status 3" in err
    assert err.count("\n") == 1
