"""Records as files: what is wrong with one is told in a sentence, and nothing is lost."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtable.games import GAMES
from cardtable.model.record_files import (
    BadFile,
    names_of,
    open_file,
    plan_of,
    report,
    with_names,
    with_suffix,
    write_file,
)
from cardtable.model.replay_match import ReplayMatch
from cardtable.rules.records import replay
from cardtable.view.start.plans import default_players
from tests.games.recount import recount

GOLDEN = Path(__file__).parent.parent / "golden"
MUTANTS = int(os.environ.get("CARDTABLE_MUTANTS", "200"))


def refusal(file: Path) -> str:
    """The sentence with which a file is refused; nothing if it is opened."""
    try:
        open_file(file, GAMES)
    except BadFile as error:
        return str(error)
    return ""


# --- damaged files -----------------------------------------------------------------------------------------


def spoil_bytes(data: bytes, rng: random.Random) -> bytes:
    spoiled = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8))):
        at = rng.randrange(len(spoiled) + 1)
        match rng.randrange(4):
            case 0:
                spoiled[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del spoiled[at : at + rng.randint(1, 40)]
            case 2:
                spoiled[at:at] = bytes(rng.randrange(256) for _ in range(rng.randint(1, 8)))
            case _:
                del spoiled[at + 1 :]
    return bytes(spoiled)


def spoil_words(data: bytes, rng: random.Random) -> bytes:
    """Change words for others that stand in the file."""
    words = data.decode().split(" ")
    for _ in range(rng.choice((1, 1, 2, 5))):
        a, b = rng.randrange(len(words)), rng.randrange(len(words))
        words[a], words[b] = rng.choice(((words[b], words[a]), (words[b], words[b]), ("", words[a])))
    return " ".join(words).encode()


_ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "QH",
    "0 play",
    [],
    {},
    [[]],
    "\u0000",
    "é" * 500,
    "{x}\n",
)


def spoil_shape(data: bytes, rng: random.Random) -> bytes:
    """Change the structure: a value somewhere becomes another, goes, or comes twice."""
    whole = json.loads(data)
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        keys = (
            value.keys() if isinstance(value, dict) else range(len(value) if isinstance(value, list) else 0)
        )
        for key in keys:
            places.append((value, key))
            walk(value[key])

    walk(whole)
    holder, key = rng.choice(places)
    match rng.randrange(4):
        case 0:
            holder[key] = rng.choice(_ODD)
        case 1:
            del holder[key]
        case 2:
            other, at = rng.choice(places)
            holder[key] = json.loads(json.dumps(other[at]))
        case _:
            if isinstance(holder, list):
                holder.insert(rng.randint(0, len(holder)), json.loads(json.dumps(holder[key])))
            else:
                holder[f"{key}x"] = holder[key]
    return json.dumps(whole, ensure_ascii=False).encode("utf-8", "surrogatepass")


SPOILS: tuple[Callable[[bytes, random.Random], bytes], ...] = (spoil_bytes, spoil_words, spoil_shape)


def test_a_damaged_file_costs_one_sentence(tmp_path: Path) -> None:
    """Whatever is opened in spite of the damage is right in every card and point."""
    rng = random.Random(20)
    files = sorted(GOLDEN.glob("*.json"))
    small = [file for file in files if file.stat().st_size < 6_000]
    refused = 0
    for number in range(MUTANTS):
        source = rng.choice(files if MUTANTS > 1_000 else small)
        spoiled = rng.choice(SPOILS)(source.read_bytes(), rng)
        file = tmp_path / f"spoiled{rng.choice(('.json', '.json', '.jsonl', '.txt'))}"
        if file.suffix == ".jsonl":
            spoiled = spoiled.replace(b"\n", b" ")
        file.write_bytes(spoiled)
        said = refusal(file)
        assert file.read_bytes() == spoiled
        refused += bool(said)
        if said:
            assert said.startswith(file.name), (number, said)
            assert said.endswith("."), (number, said)
            assert said.isprintable(), (number, said)
            assert len(said) < 400, (number, said)
        else:
            for record in open_file(file, GAMES).records:
                replay(record, GAMES[record.game])
                assert recount(record.to_json()) == [[list(p) for p in deal.points] for deal in record.deals]
    assert refused > 0.7 * MUTANTS


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("seven-up-3-all-nil", ("0 play", "1 play"), "deal 1, action"),
        ("seven-up-3-all-nil", ('"first_dealer": ', '"first_dealer": 1'), '"first_dealer"'),
        ("semerik-mistake", (', "fine"]', ', "trick"]'), "deal 1, points entry"),
    ],
)
def test_the_sentence_names_file_and_place(
    tmp_path: Path, name: str, change: tuple[str, str], said: str
) -> None:
    file = tmp_path / "holiday.json"
    file.write_text((GOLDEN / f"{name}.json").read_text("utf-8").replace(*change, 1), "utf-8")
    sentence = refusal(file)
    assert sentence.startswith(f"holiday.json cannot be opened: {said}"), sentence


def test_what_is_no_file_is_told(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.json") == "There is no file none.json."
    assert refusal(tmp_path) == f"{tmp_path.name} is not a file that can be opened."
    (tmp_path / "empty.json").touch()
    assert refusal(tmp_path / "empty.json") == "empty.json cannot be opened: the file is empty."


# --- writing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", [".json", ".jsonl"])
def test_what_is_written_is_read_back(tmp_path: Path, ending: str) -> None:
    (record,) = open_file(GOLDEN / "semerik-match.json", GAMES).records
    file = with_suffix(tmp_path / f"mine{ending}")
    write_file(file, with_names(record, ["You", "Petro", "Halyna", "Ivan"]))
    (again,) = open_file(file, GAMES).records
    assert again.deals == record.deals
    assert names_of(again, ()) == ("You", "Petro", "Halyna", "Ivan")
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert with_suffix(tmp_path / "mine").name == "mine.json"


def test_a_file_that_cannot_be_written_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (record,) = open_file(GOLDEN / "seven-up-3-all-nil.json", GAMES).records
    file = tmp_path / "mine.json"
    file.write_text("before", "utf-8")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadFile, match=r"^mine.json cannot be written: the disk is full\.$"):
        write_file(file, record)
    assert file.read_text("utf-8") == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_a_report_says_what_is_needed_to_see_the_play_again(tmp_path: Path) -> None:
    (record,) = open_file(GOLDEN / "seven-up-3-match.json", GAMES).records
    write_file(tmp_path / "r.json", report(record, ("You", "A", "B"), "ABC", False, "Odd!\nVery."))
    (again,) = open_file(tmp_path / "r.json", GAMES).records
    told = again.meta["report"]
    assert told["note"] == "Odd!\nVery."
    assert told["code"] == "ABC"
    assert told["program"].startswith("Cardtable ")


# --- shown again -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_replay_goes_forth_and_back_over_the_same_positions(qapp: object, game: str) -> None:
    (record,) = open_file(GOLDEN / f"{game}-match.json", GAMES).records
    spec = GAMES[game]
    match = ReplayMatch(spec, record, [player.name for player in default_players(spec)])
    shown = []
    while not match.is_at_end:
        shown.append((match.position, match.view(), match.table()))
        match.forward()
    assert match.is_over == (record.winner is not None)
    for position, view, table in reversed(shown[:: max(1, len(shown) // 15)]):
        match.go_to(position)
        assert (match.position, match.view(), match.table()) == (position, view, table)
        assert replay(match.here(), spec).state.view_for(0) == view
    match.close()


def test_who_plays_on_is_who_played(qapp: object) -> None:
    (record,) = open_file(GOLDEN / "seven-up-3-match.json", GAMES).records
    spec = GAMES[record.game]
    record.players = ("You", "strong/bold", "somebody")
    plan = plan_of(with_names(record, ["Ada", "Ben", "Cyd"]), spec, default_players(spec))
    assert [player.name for player in plan.players] == ["Ada", "Ben", "Cyd"]
    assert plan.players[1][1:] == ("strong", "bold")
    assert plan.players[2][1:] == default_players(spec)[2][1:]
    record.players = ("You", "strong", "good/cautious")  # the usual style is not written
    assert [player.style for player in plan_of(record, spec, default_players(spec)).players[1:]] == [
        "balanced",
        "cautious",
    ]
    styles = [seat.style for seat in ReplayMatch(spec, record, ["Ada", "Ben", "Cyd"]).seats]
    assert styles == ["", "balanced", "cautious"], "faces have the colours they had at the table"
    assert plan.options == record.options
