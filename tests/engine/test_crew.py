"""Analyses that several processes share: what they put together, and that nobody waits for them in vain."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cardtable
from cardtable.engine.analysis import weigh
from cardtable.engine.arena import main
from cardtable.engine.crew import Crew, SharedAnalysis, merged
from cardtable.engine.player import PlayerFault, make_player
from cardtable.engine.protocol import MOST_PROCESSES
from cardtable.engine.searcher import SearchPlayer
from cardtable.engine.thought import Option
from cardtable.games import GAMES
from cardtable.rules.moves import Move
from tests.engine.dialogue import ask, first_view, think
from tests.positions import Table

SEMERIK = first_view("semerik", seed=5)


@pytest.fixture(autouse=True)
def found_by_children(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that help find the package, wherever they start."""
    monkeypatch.setenv("PYTHONPATH", str(Path(cardtable.__file__).parents[1]))


@pytest.fixture
def crew() -> Iterator[Crew]:
    crew = Crew()
    yield crew
    crew.close()


def searching(name: str, seed: str) -> SearchPlayer:
    player = make_player(name)
    assert isinstance(player, SearchPlayer)
    player.new_match(seed)
    return player


def request(number: int, processes: int, seed: int = 1, **changes: Any) -> dict[str, Any]:
    limits = {"seed": seed, "iterations": 240}
    asked = think(SEMERIK, number, level="strong", limits=limits, processes=processes, **changes)
    return asked | {"type": "analyse"}


# --- putting together ------------------------------------------------------------------------------------


def option(word: str, visits: int, value: float, points: float = 0.0) -> Option:
    return Option(Move(word), visits, value, points, 0.5, 0.0, 0.0)


def test_visits_add_up_and_figures_count_by_visits() -> None:
    stand, beg = merged(
        [
            [option("beg", 10, 0.4, 1.0), option("stand", 10, 0.3)],
            [option("stand", 30, 0.7), option("beg", 10, 0.2)],
        ],
        paired=False,
    )
    assert (stand.move, stand.visits) == (Move("stand"), 40)
    assert stand.value == pytest.approx(0.6)
    assert (beg.move, beg.visits) == (Move("beg"), 20)
    assert (beg.value, beg.points) == pytest.approx((0.3, 0.5))


def test_a_move_that_most_searches_soon_dropped_is_not_the_best_by_a_lucky_value() -> None:
    kept = [option("stand", 100, 0.50), option("beg", 101, 0.52), option("run", 12, 0.51)]
    other = [option("stand", 90, 0.52), option("beg", 89, 0.51), option("run", 12, 0.60)]
    assert [str(found.move) for found in merged([kept, other], paired=True)] == ["beg", "stand", "run"]


def test_each_process_searches_its_own_part_by_its_own_seed(crew: Crew) -> None:
    player = searching("strong@241", "7")
    found = SharedAnalysis(crew, player, "strong@241", 2).analyse(SEMERIK, "7")
    parts = [weigh(SEMERIK, searching("strong@121", "7")), weigh(SEMERIK, searching("strong@120", "7:1"))]
    wanted = merged(parts, paired=True)
    assert [move["move"] for move in found["moves"]] == [str(option.move) for option in wanted]
    assert [move["visits"] for move in found["moves"]] == [option.visits for option in wanted]
    assert sum(move["visits"] for move in found["moves"]) == 241


# --- asked of the engine ---------------------------------------------------------------------------------


def test_the_same_seed_and_processes_give_the_same_analysis() -> None:
    plain = request(1, 1)
    del plain["processes"]
    requests = [request(1, 2), request(1, 2), request(1, 1), plain, request(1, 2, seed=2), request(1, 3)]
    with engine() as process:
        answers = []
        for asked in requests:
            say(process, **asked)
            answers.append(hear(process))
        say(process, type="quit")
    first, again, alone, unsaid, other, more = answers
    assert first["type"] == "analysis"
    assert first == again
    assert alone == unsaid
    assert first not in (alone, other, more)
    assert {move["move"] for move in first["moves"]} == {str(move) for move in SEMERIK.legal.moves}
    assert sum(move["visits"] for move in first["moves"]) == 240
    with engine() as process:
        say(process, **request(1, 2))
        assert hear(process) == first
        say(process, type="quit")


@pytest.mark.parametrize("processes", [0, MOST_PROCESSES + 1, "2", True, None, 1.5])
def test_a_number_of_processes_out_of_bounds_is_refused(processes: Any) -> None:
    (answer,) = ask(request(1, 1) | {"processes": processes})
    assert answer["text"] == f"'processes' should be a whole number from 1 to {MOST_PROCESSES}"


def test_a_level_that_does_not_search_cannot_share() -> None:
    (answer,) = ask(request(1, 2) | {"level": "beginner"})
    assert answer["text"] == "the level 'beginner' does not search, so it cannot analyse"


# --- in a hurry, and in trouble --------------------------------------------------------------------------


def engine() -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "cardtable.engine"], stdin=-1, stdout=-1)


def say(process: subprocess.Popen[bytes], **message: Any) -> None:
    assert process.stdin
    process.stdin.write(json.dumps(message).encode() + b"\n")
    process.stdin.flush()


def hear(process: subprocess.Popen[bytes]) -> Any:
    assert process.stdout
    return json.loads(process.stdout.readline())


def test_stop_is_answered_at_once_also_while_helpers_start_and_the_next_request_is_served_in_full() -> None:
    endless = request(1, 3) | {"limits": {"iterations": 10**9}}
    with engine() as process:
        for wait in (0.0, 0.02, 0.5):
            say(process, **endless)
            time.sleep(wait)
            say(process, type="stop")
            answer = hear(process)
            assert answer["type"] == "analysis"
            assert 0 < sum(move["visits"] for move in answer["moves"]) < 100_000
        say(process, **request(2, 3))
        assert sum(move["visits"] for move in hear(process)["moves"]) == 240
        say(process, type="quit")
        assert process.wait(10) == 0


def test_helpers_end_with_an_engine_that_is_killed() -> None:
    with engine() as process:
        say(process, **request(1, 3))
        assert hear(process)["type"] == "analysis"
        say(process, **request(1, 3) | {"limits": {"iterations": 10**9}})
        process.kill()
        assert process.stdout
        assert process.stdout.read() == b""  # the end comes when nobody holds the other end any more


def test_a_helper_that_dies_is_an_error_and_another_takes_its_place(crew: Crew) -> None:
    shared = [SharedAnalysis(crew, searching("strong@60", "1"), "strong@60", 2) for _ in range(3)]
    first = shared[0].analyse(SEMERIK, "1")
    crew.helpers[0].process.kill()
    with pytest.raises(PlayerFault, match="a process that helped has died"):
        shared[1].analyse(SEMERIK, "1")
    assert shared[2].analyse(SEMERIK, "1") == first


def test_a_helper_that_fails_says_why(crew: Crew) -> None:
    shared = SharedAnalysis(crew, searching("strong@60", "1"), "genius", 2)
    with pytest.raises(PlayerFault, match="there is no player 'genius'"):
        shared.analyse(SEMERIK, "1")


# --- advice ----------------------------------------------------------------------------------------------


def test_advice_is_shared_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("california-jack", dealer=0)
    table.deal("TS 3S 3C 4C 5C 6C", "KS 2D 3D 4D 5D 6D", turned="AH")
    table.play("KS")
    file = tmp_path / "match.json"
    file.write_text(table.recorder.record.pretty(), encoding="utf-8")
    words = ["advise", str(file), "--player", "expert@200", "--json"]

    def advice(*more: str) -> dict[str, Any]:
        assert main([*words, *more]) == 0
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return found

    shared = advice("--jobs", "2")
    assert shared == advice("--jobs", "2")
    assert shared != advice()
    assert GAMES["california-jack"].seats > shared["seat"] == 0
    assert main([*words, "--jobs", str(MOST_PROCESSES + 1)]) == 2
    assert "from 1 to 16" in capsys.readouterr().err
