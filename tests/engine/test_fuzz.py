"""Thousands of broken lines: each gets one answer, and the engine goes on."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

from cardtable.games import GAMES
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView
from tests.engine.dialogue import random_views, serve, think

NONSENSE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 7, 52, 10**9, -(10**9), 2**63, 10**40, 0.5, -1e300),
    *(
        "",
        " ",
        "TH",
        "TH TH",
        "2S 3S 4S",
        "th",
        "XX",
        "S",
        "SHDC",
        "SSSS",
        "play TH",
        "0 play TH",
        "\x00",
        "ї",
    ),
    *("\ud800", "x" * 5000, [], [[]], [None], [0], ["TH"], [0, 0], [0, 0, 0], [0, 0, 0, 0], ["", ""]),
    *(
        ["", "", ""],
        ["", "", "", ""],
        [10**30] * 4,
        {},
        {"a": 1},
        {"word": "discard", "pick": 1, "from": "2S"},
    ),
    *([[[[[[[[[]]]]]]]]], {"a": {"b": {"c": []}}}, ["play TH"] * 60, ["stand", "beg"], ["take-one"], "stand"),
)


def views(rng: random.Random, count: int) -> list[SeatView]:
    """Some positions of every game."""
    seeds = [(game, rng.randrange(10**9)) for game in GAMES]
    return [view for game, seed in seeds for view in islice(random_views(game, seed), 0, 40 * count, 40)]


def twisted(value: Any, rng: random.Random) -> Any:
    """The same JSON value with something in it changed, taken away or doubled."""
    if rng.random() < 0.3 or not value or not isinstance(value, dict | list | str):
        return rng.choice(NONSENSE)
    if isinstance(value, str):
        place = rng.randrange(len(value))
        return value[:place] + rng.choice(("", "2", "H", " ", "TH ", "~")) + value[place + 1 :]
    place = rng.randrange(len(value))
    if isinstance(value, list):
        more = rng.choice(([], [value[place]], [twisted(value[place], rng)], [value[place]] * 2))
        return value[:place] + more + value[place + 1 :]
    key = list(value)[place]
    if rng.random() < 0.15:
        return {name: inner for name, inner in value.items() if name != key}
    return {**value, key: twisted(value[key], rng)}


def scratched(line: bytes, rng: random.Random) -> bytes:
    """The line with some bytes changed or cut off."""
    data = bytearray(line)
    for _ in range(rng.randrange(1, 4)):
        data[rng.randrange(len(data))] = rng.choice(b'\x00\xff"[]{},:0aZ\\ \xc3\x28')
    return bytes(data[: rng.randrange(len(data))] if rng.random() < 0.2 else data)


def broken_lines(rng: random.Random, count: int) -> Iterator[tuple[bytes, Any]]:
    """Lines that would be answered once each if they were whole; with each what it was made into, if JSON."""
    positions = views(rng, 12)
    for number in range(count):
        view = rng.choice(positions)
        name = f"{number} and again {number}"  # changed in a letter, it is no other line's
        request: Any = think(view, name, limits={"seed": 1, "movetime_ms": 5})
        if rng.random() < 0.1:
            request = {"type": rng.choice(("hello", "ping")), "id": name}
        if rng.random() < 0.15:
            request["view"] = rng.choice(positions).to_json() | {"game": view.game}
        for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
            request = twisted(request, rng)
        if not isinstance(request, dict) or request.get("type") not in ("stop", "quit"):
            line = json.dumps(request, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")
            if rng.random() < 0.2:
                yield scratched(line, rng), None
            else:
                yield line, request


def test_every_line_gets_one_answer_and_no_move_is_illegal() -> None:
    rng = random.Random(20)
    lines = [(line, request) for line, request in broken_lines(rng, 4000) if line.strip()]
    answers = []
    for start in range(0, len(lines), 500):
        answers += serve(b"".join(line + b"\n" for line, _ in lines[start : start + 500]))
    assert len(answers) == len(lines)
    kinds = [answer["type"] for answer in answers]
    assert set(kinds) == {"error", "move", "hello", "pong"}
    assert 1500 < kinds.count("error") < 3800
    assert not [answer for answer in answers if "failed" in answer.get("text", "")]
    moves = {answer["id"]: answer["move"] for answer in answers if answer["type"] == "move"}
    for _, request in lines:
        name = request.get("id") if isinstance(request, dict) else None
        if isinstance(name, str) and " and again " in name and name in moves:
            assert SeatView.from_json(request["view"]).legal.allows(Move.parse(moves[name]))


def test_the_process_survives_it_too() -> None:
    lines = [line for line, _ in broken_lines(random.Random(21), 1000) if line.strip()]
    done = subprocess.run(
        [sys.executable, "-m", "cardtable.engine"],
        input=b"\n".join(lines),
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == b""
    assert len([json.loads(line) for line in done.stdout.splitlines()]) == len(lines)
