"""The engine as a server: what it answers, what it refuses, and that it always goes on."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import pytest

from cardtable.engine.player import LEVELS, QuickPlayer
from cardtable.engine.protocol import MAX_LINE
from cardtable.engine.server import MAX_WAITING, Server
from cardtable.games import GAMES
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView
from tests.engine.dialogue import ask, first_view, random_views, serve, think


class Ponderer(QuickPlayer):
    """Thinks until it is stopped."""

    started = threading.Event()

    def __init__(self) -> None:
        super().__init__()
        self.stopped = threading.Event()

    def choose(self, view: SeatView) -> Move:
        Ponderer.started.set()
        assert self.stopped.wait(30)
        return view.legal.moves[0]

    def stop(self) -> None:
        self.stopped.set()


class Broken(QuickPlayer):
    """Fails at every move."""

    def choose(self, view: SeatView) -> Move:
        raise ZeroDivisionError


class Line:
    """A server in threads of its own, at the other end of two pipes."""

    def __init__(self, **levels: Callable[[], Any]) -> None:
        there, self._here = os.pipe()
        self._answers, back = os.pipe()
        self.answers: BinaryIO = os.fdopen(self._answers, "rb")
        self.requests: BinaryIO = os.fdopen(self._here, "wb", buffering=0)
        self._ends = os.fdopen(there, "rb"), os.fdopen(back, "wb")
        self.thread = threading.Thread(target=Server(*self._ends, levels or LEVELS).run, daemon=True)
        self.thread.start()

    def say(self, **request: Any) -> None:
        self.requests.write(json.dumps(request).encode() + b"\n")

    def hear(self) -> Any:
        return json.loads(self.answers.readline())

    def hang_up(self) -> None:
        for stream in (self.requests, self.answers, *self._ends):
            with contextlib.suppress(OSError):
                stream.close()


@pytest.fixture
def pondering() -> Iterator[Line]:
    Ponderer.started.clear()
    line = Line(ponderer=Ponderer)
    yield line
    line.requests.close()
    line.thread.join(5)
    assert not line.thread.is_alive()
    line.hang_up()


# --- answers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_every_position_with_a_legal_move(game: str, level: str) -> None:
    count = 40 if level == list(LEVELS)[-1] else 100  # it takes longest over each, even so
    views = [view for view, _ in zip(random_views(game, 11), range(count), strict=False)]
    limits = [{"seed": number, "iterations": 2} for number in range(count)]
    requests = [think(view, n, level=level, limits=limits[n]) for n, view in enumerate(views)]
    answers = ask(*requests)
    assert [answer["id"] for answer in answers] == list(range(count))
    for view, answer in zip(views, answers, strict=True):
        assert answer["type"] == "move"
        assert view.legal.allows(Move.parse(answer["move"]))
    assert answers == ask(*requests)


def test_the_strongest_level_serves_where_none_is_asked_for_and_strange_keys_are_ignored() -> None:
    limits = {"seed": 3, "iterations": 9, "mood": "bold"}
    request = think(first_view("semerik"), "x", level=list(LEVELS)[-1], limits=limits, colour="red")
    named = ask(request)
    del request["level"]
    request["view"]["weather"] = "fine"
    assert ask(request) == named
    assert named[0]["type"] == "move"


def test_empty_lines_are_passed_over_and_the_last_line_needs_no_end() -> None:
    answers = serve(b'\n  \r\n{"type": "ping", "id": 1}\r\n\n{"type": "ping", "id": 2}')
    assert answers == [{"type": "pong", "id": 1}, {"type": "pong", "id": 2}]


def test_nothing_is_answered_after_quit() -> None:
    answers = ask({"type": "ping", "id": 1}, {"type": "quit"}, {"type": "ping", "id": 2})
    assert answers == [{"type": "pong", "id": 1}]


# --- refusals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (b"\xff\xfe{}", "byte 1 of the line is not UTF-8 text"),
        (b"{", "not JSON"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"type": "ping", "id": ' + b"[" * 400_000, "nested too deeply"),
        (b'{"type": "ping", "id": ' + b"9" * 5000 + b"}", "a number that is far too long"),
        (b'{"type": "ping", "id": NaN}', "NaN is no number"),
        (b'"ping"', "not a JSON object"),
        (b"null", "not a JSON object"),
        (b"{}", "lacks 'type'"),
        (b'{"type": null}', "there is no request 'None'"),
        (b'{"type": ["ping"], "id": 1}', "there is no request"),
        (b'{"type": "ping"}', "lacks 'id'"),
        (b'{"type": "ping", "id": 1.5}', "'id' should be"),
        (b'{"type": "ping", "id": true}', "'id' should be"),
        (b'{"type": "ping", "id": "' + b"x" * 101 + b'"}', "'id' is too long"),
        (b'{"type": "ping", "id": 99999999999999999999}', "'id' is too long"),
        (b'{"type": "ping", "id": 1, "x": "' + b"x" * MAX_LINE + b'"}', f"longer than {MAX_LINE} bytes"),
        (b"x" * (3 * MAX_LINE + 5), f"longer than {MAX_LINE} bytes"),
    ],
)
def test_a_broken_line_gets_one_error_and_the_next_is_served(line: bytes, text: str) -> None:
    refused, served = serve(line + b'\n{"type": "ping", "id": 2}\n')
    assert refused["type"] == "error"
    assert text in refused["text"]
    assert "\n" not in refused["text"]
    assert len(refused["text"]) < 300
    assert served == {"type": "pong", "id": 2}


PLAY = first_view("seven-up-4")
DISCARD = first_view("seven-up-3", "discard")
STAND = first_view("seven-up-3", "stand")
DISCARD_FROM = DISCARD.to_json()["legal"]["from"]
SEMERIK = first_view("semerik", seed=5)
BABA = {"seat": 1, "kind": "baba", "ranks": "32A", "suit": "S", "points": 3}


@pytest.mark.parametrize(
    ("view", "changes", "text"),
    [
        (PLAY, {"game": "whist"}, "'whist' is no game here"),
        (PLAY, {"game": 3}, "'game' should be a text"),
        (PLAY, {"options": {**PLAY.options, "wild": "yes"}}, "has no option 'wild'"),
        (PLAY, {"options": {}}, "is missing"),
        (PLAY, {"options": {**PLAY.options, "rank": "low"}}, "option 'rank' takes"),
        (PLAY, {"options": {**PLAY.options, "target": 10**30}}, "option 'target' takes"),
        (PLAY, {"seat": 4}, "'seat' should be a seat from 0 to 3"),
        (PLAY, {"seat": -1}, "'seat' should be a seat from 0 to 3"),
        (PLAY, {"seat": "0"}, "'seat' should be a whole number"),
        (PLAY, {"dealer": 7}, "'dealer' should be a seat"),
        (PLAY, {"leader": 10**20}, "'leader' should be a seat"),
        (PLAY, {"to_act": (PLAY.seat + 1) % 4}, "'to_act' should be the seat"),
        (PLAY, {"leader": (PLAY.seat + 1) % 4}, "another seat's turn"),
        (PLAY, {"legal": []}, "'legal' should list"),
        (PLAY, {"legal": ["play TH"] * 50}, "'legal' should list"),
        (PLAY, {"legal": [str(move) for move in PLAY.legal.moves[1:]]}, "'legal' should list"),
        (PLAY, {"legal": ["Play th"]}, "is not a move"),
        (PLAY, {"legal": ["stand", "beg"], "phase": "stand", "hand": None}, "'hand' should not be null"),
        (PLAY, {"phase": "stand"}, "cannot be said now"),
        (PLAY, {"phase": "stand", "legal": []}, "'legal' is empty"),
        (PLAY, {"hand": "TH TH"}, "do not agree about the seat's own cards"),
        (PLAY, {"hand": "1H"}, "is not a card"),
        (PLAY, {"hand": None}, "'hand' should not be null"),
        (PLAY, {"counts": [6, 6, 6]}, "'counts' should have 4 entries"),
        (PLAY, {"counts": [10**9] * 4}, "do not agree"),
        (PLAY, {"scores": [1, 2, 3, 4]}, "'scores' should have 2 entries"),
        (PLAY, {"scores": [10**40, 0]}, "a number that no match reaches"),
        (PLAY, {"stock": 10**400}, "the view holds"),
        (PLAY, {"stock": -1}, "less than it can be"),
        (PLAY, {"won": ["2S", "2S"]}, "which lies elsewhere too"),
        (PLAY, {"trump": "X"}, "is not a suit"),
        (PLAY, {"turned": "?"}, "is not a card"),
        (PLAY, {"history": ["9 play TH"]}, "is not an action"),
        (PLAY, {"history": "0 play TH"}, "'history' should be a list"),
        (PLAY, {"announced": [{"seat": 9, "kind": "set", "ranks": "K", "points": 1}]}, "'announced'"),
        (STAND, {"history": ["3 beg"]}, "a seat in 'history' or 'own'"),
        (STAND, {"legal": ["stand", "run away"]}, "is not a card"),
        (STAND, {"legal": ["stand", "play TH"]}, "cannot be said now"),
        (DISCARD, {"legal": {"word": "discard", "pick": 99, "from": "2S 3S"}}, "does not hold"),
        (DISCARD, {"legal": {"word": "eat", "pick": 1, "from": "2S"}}, "goes with no cards"),
        (DISCARD, {"legal": {"word": "discard", "pick": -3, "from": "2S"}}, "does not hold"),
        (DISCARD, {"legal": {"word": "discard", "from": "2S"}}, "'pick' should be a whole number"),
        (SEMERIK, {"known": ["TH", "TH", "TH", "TH"]}, "a card semerik is played without"),
        (SEMERIK, {"trick": "3S 3H 3D 3C"}, "'trick' should hold fewer cards"),
        (STAND, {"legal": ["stand"]}, "'legal' should list beg and stand"),
        (STAND, {"phase": "standing"}, "is no phase of seven-up-3 in which a seat is to act"),
        (SEMERIK, {"phase": "stand", "legal": ["stand", "beg"]}, "is no phase of semerik"),
        (STAND, {"turned": None, "stock": STAND.stock + 1}, "'trump' and 'turned' do not agree"),
        (
            DISCARD,
            {"legal": {"word": "discard", "pick": 1, "from": DISCARD_FROM}},
            "as many cards as the runs",
        ),
        (SEMERIK, {"trump": "S"}, "'trump' and 'turned' do not agree"),
        (SEMERIK, {"tricks": [3, 2]}, "'tricks' and 'won' do not agree"),
        (SEMERIK, {"stock": 1}, "the view holds 41 cards"),
        (SEMERIK, {"history": ["0 play"]}, "'history' holds '0 play', which cannot have been seen"),
        (SEMERIK, {"history": ["0 turn TH"]}, "which cannot have been seen"),
        (SEMERIK, {"history": ["0 play TH"]}, "holds TH, a card semerik is played without"),
        (SEMERIK, {"own": ["0 deal"]}, "which no seat is shown"),
        (SEMERIK, {"announced": [BABA | {"ranks": "2AK"}]}, "which is none"),
        (SEMERIK, {"announced": [BABA | {"suit": None}]}, "which is none"),
        (PLAY, {"announced": [BABA]}, "nothing is announced in seven-up-4"),
    ],
)
def test_a_view_that_cannot_be_is_refused(view: SeatView, changes: dict[str, Any], text: str) -> None:
    (answer,) = ask(think(view, "v") | {"view": view.to_json() | changes})
    assert (answer["type"], answer["id"]) == ("error", "v")
    assert text in answer["text"]


@pytest.mark.parametrize("key", SeatView._fields)
def test_a_missing_key_is_named(key: str) -> None:
    view = PLAY.to_json()
    del view[key]
    assert ask(think(PLAY) | {"view": view}) == [
        {"type": "error", "id": 1, "text": f"the seat view lacks {key!r}"}
    ]


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"view": []}, "a seat view is a JSON object"),
        ({"level": "genius"}, "there is no level 'genius'; there are random, beginner"),
        ({"level": None}, "there is no level 'None'"),
        ({"limits": 5}, "'limits' should be an object"),
        ({"limits": {"movetime_ms": 0}}, "'movetime_ms' in 'limits' should be a whole number from 1"),
        ({"limits": {"iterations": "many"}}, "'iterations' in 'limits'"),
        ({"limits": {"seed": -1}}, "'seed' in 'limits' should be a whole number from 0"),
        ({"limits": {"seed": 1.5}}, "'seed' in 'limits'"),
    ],
)
def test_a_request_to_think_is_checked(changes: dict[str, Any], text: str) -> None:
    (answer,) = ask(think(PLAY) | changes)
    assert answer["type"] == "error"
    assert text in answer["text"]


def test_a_level_that_fails_is_an_error_and_the_next_request_is_served(
    caplog: pytest.LogCaptureFixture,
) -> None:
    line = Line(broken=Broken)
    line.say(**think(PLAY, 1, level="broken"))
    assert line.hear() == {"type": "error", "id": 1, "text": "the level 'broken' failed; see the log"}
    line.say(type="ping", id=2)
    assert line.hear() == {"type": "pong", "id": 2}
    line.requests.close()
    line.thread.join(5)
    line.hang_up()
    assert "ZeroDivisionError" in caplog.text


# --- thinking --------------------------------------------------------------------------------------------


def test_stop_ends_all_that_was_asked_at_once(pondering: Line) -> None:
    for number in (1, 2):
        pondering.say(**think(PLAY, number, level="ponderer"))
    assert Ponderer.started.wait(5)
    pondering.say(type="ping", id="p")
    assert pondering.hear() == {"type": "pong", "id": "p"}
    begun = time.monotonic()
    pondering.say(type="stop")
    assert [pondering.hear()["id"] for _ in range(2)] == [1, 2]
    assert time.monotonic() - begun < 0.5  # 0.05 on a machine that does nothing else
    pondering.say(**think(PLAY, 3, level="ponderer"))
    pondering.say(type="stop", id=3)
    assert pondering.hear()["id"] == 3


@pytest.mark.parametrize("end", ["quit", "end of input"])
def test_at_the_end_what_was_asked_is_answered(pondering: Line, end: str) -> None:
    pondering.say(**think(PLAY, 1, level="ponderer"))
    assert Ponderer.started.wait(5)
    if end == "quit":
        pondering.say(type="quit")
    else:
        pondering.requests.close()
    assert pondering.hear()["type"] == "move"
    pondering.thread.join(5)
    assert not pondering.thread.is_alive()


def test_so_many_may_wait_and_no_more(pondering: Line) -> None:
    request = think(first_view("california-jack"), 0, level="ponderer")
    pondering.say(**request)
    assert Ponderer.started.wait(5)
    lines = b"".join(json.dumps(request | {"id": n}).encode() + b"\n" for n in range(MAX_WAITING + 1))
    threading.Thread(target=pondering.requests.write, args=(lines,), daemon=True).start()
    assert pondering.hear() == {
        "type": "error",
        "id": MAX_WAITING,
        "text": f"{MAX_WAITING} requests to think are waiting already",
    }
    pondering.say(type="stop")
    assert [pondering.hear()["id"] for _ in range(MAX_WAITING + 1)] == [0, *range(MAX_WAITING)]


def test_a_search_ends_before_it_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.engine.server.MOST_ITERATIONS", 48)
    line = Line()
    for iterations, done in ((24, 24), (10**9, 48)):
        limits = {"seed": 1, "iterations": iterations}
        line.say(**think(SEMERIK, 1, level="strong", limits=limits) | {"type": "analyse"})
        assert sum(move["visits"] for move in line.hear()["moves"]) == done
    line.requests.close()
    line.thread.join(5)
    line.hang_up()


# --- the process -----------------------------------------------------------------------------------------


def engine(*words: str, **streams: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", "cardtable.engine", *words], **streams)


def test_the_process_says_hello_logs_on_stderr_and_ends_with_its_input() -> None:
    process = engine("--log-level", "info", stdin=-1, stdout=-1, stderr=-1)
    out, log = process.communicate(b'{"type": "hello", "id": 1}\nnonsense\n', timeout=30)
    assert [json.loads(line)["type"] for line in out.splitlines()] == ["hello", "error"]
    assert b"refused: the line is not JSON" in log
    assert process.returncode == 0


def test_nobody_reads_the_answers_any_more() -> None:
    process = engine(stdin=-1, stdout=-1, stderr=-1)
    assert process.stdin
    assert process.stdout
    assert process.stderr
    with process.stdin, process.stderr:
        process.stdout.close()
        process.stdin.write(b'{"type": "ping", "id": 1}\n')
        process.stdin.flush()
        assert process.wait(30) == 0
        assert process.stderr.read() == b""
