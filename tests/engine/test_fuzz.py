"""Thousands of broken lines: each gets one answer, and the engine goes on."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from cardtable.games import GAMES
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView
from tests.engine.dialogue import random_views, serve, think
from tests.engine.process import Engine, resident_kb

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
        elif rng.random() < 0.05:
            few = {"seed": 1, "iterations": 4}
            request |= {"type": "analyse", "level": "strong", "limits": few, "processes": rng.choice((1, 2))}
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
    assert set(kinds) == {"error", "move", "analysis", "hello", "pong"}
    assert 1500 < kinds.count("error") < 3800
    assert not [answer for answer in answers if "failed" in answer.get("text", "")]
    moves = {answer["id"]: answer["move"] for answer in answers if answer["type"] == "move"}
    for _, request in lines:
        name = request.get("id") if isinstance(request, dict) else None
        if isinstance(name, str) and " and again " in name and name in moves:
            assert SeatView.from_json(request["view"]).legal.allows(Move.parse(moves[name]))


LINES = int(os.environ.get("CARDTABLE_LINES", "1000"))
BATCH = 250
HELD_KB = 60_000
GROWN_KB = 4_000


def test_the_process_survives_it_too_and_needs_no_more_memory_at_the_end(tmp_path: Path) -> None:
    """``CARDTABLE_LINES`` says how many broken lines it gets; memory is looked at where there are many."""
    with Engine(tmp_path / "log") as engine:
        lines = (line for line, _ in broken_lines(random.Random(21), 2 * LINES) if line.strip())
        kinds: Counter[str] = Counter()
        memory: list[int] = []
        for _ in range(LINES // BATCH):
            batch = list(islice(lines, BATCH))
            engine.send(*batch, b'{"type": "stop"}')
            answers = [engine.hear() for _ in batch]
            assert not [answer for answer in answers if "failed" in answer.get("text", "")]
            kinds.update(answer["type"] for answer in answers)
            memory += [held] if (held := resident_kb(engine.pid)) else []
        engine.send(b'{"type": "ping", "id": "last"}')
        assert engine.hear() == {"type": "pong", "id": "last"}
    assert engine.status == 0
    assert (tmp_path / "log").read_bytes() == b""
    span = f"{memory[0]:,} to {memory[-1]:,} kB" if memory else "memory not known"
    print(f"{kinds.total():,} answers, {dict(kinds)}; {span}; ready in {engine.ready:.3f} s")
    if len(memory) >= 40:
        early = max(memory[: len(memory) // 4])
        assert max(memory) <= early + GROWN_KB
        assert max(memory) <= HELD_KB


def test_an_engine_that_searches_stays_small(tmp_path: Path) -> None:
    with Engine(tmp_path / "log") as engine:
        for game in GAMES:
            engine.send(json.dumps(think(next(random_views(game, 4)), level="expert")).encode())
            assert engine.hear()["type"] == "move"
            held = resident_kb(engine.pid, peak=True)
            print(f"{game}: {held} kB at most")
            assert held is None or held <= HELD_KB
