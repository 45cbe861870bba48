"""The sequential test: that it decides rightly as often as it says, and ends at the same group always."""

from __future__ import annotations

import csv
import io
import json
import math
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine.arena import main
from cardtable.engine.sprt import BOUND, Sprt
from cardtable.engine.tally import SHARES, share_of


def run(chances: Sequence[float], sides: int, elos: tuple[float, float], rng: random.Random) -> Sprt:
    """Test groups whose ``n``-th outcome, ``n`` matches won, has the ``n``-th of the chances."""
    test = Sprt(*elos, sides)
    while not test.add(SHARES * rng.choices(range(len(chances)), chances)[0], len(chances) - 1):
        pass
    return test


def tilted(shape: Sequence[float], share: float) -> list[float]:
    """Chances of this shape with this mean, as a share of the matches won."""
    low, high = -50.0, 50.0
    for _ in range(100):
        tilt = (low + high) / 2
        chances = [part * math.exp(tilt * place / len(shape)) for place, part in enumerate(shape)]
        mean = sum(place * chance for place, chance in enumerate(chances)) / sum(chances) / (len(shape) - 1)
        low, high = (tilt, high) if mean < share else (low, tilt)
    return chances


@pytest.mark.parametrize(("sides", "shape"), [(2, [1, 3, 1]), (3, [3, 4, 2, 0.3])])
@pytest.mark.parametrize("true", [0, 1])
def test_a_verdict_is_wrong_in_about_a_twentieth_of_the_cases(
    sides: int, shape: Sequence[float], true: int
) -> None:
    rng = random.Random(true)
    elos = (-10.0, 60.0)
    chances = tilted(shape, share_of(elos[true], sides))
    verdicts = [run(chances, sides, elos, rng).verdict for _ in range(300)]
    assert verdicts.count(f"elo{1 - true}") <= 27


@pytest.mark.parametrize(("sides", "shape"), [(2, [1, 3, 1]), (3, [3, 4, 2, 0.3])])
def test_the_ratio_is_that_of_the_normal_approximation_where_there_is_much_to_go_by(
    sides: int, shape: Sequence[float]
) -> None:
    rng = random.Random(3)
    counts = [0] * len(shape)
    test = Sprt(0.0, 5.0, sides)
    for won in rng.choices(range(len(shape)), tilted(shape, share_of(4.0, sides)), k=2000):
        counts[won] += 1
        test.add(SHARES * won, len(shape) - 1)
    values = [won / (len(shape) - 1) for won in range(len(shape))]
    mean = sum(map(float.__mul__, map(float, counts), values)) / 2000
    spread = sum(n * (value - mean) ** 2 for n, value in zip(counts, values, strict=True)) / 2000
    low, high = share_of(0.0, sides), share_of(5.0, sides)
    normal = (high - low) * (2 * mean - low - high) * 2000 / (2 * spread)
    assert test.llr == pytest.approx(normal, abs=0.05)


def test_groups_that_all_come_out_even_speak_against_a_lead() -> None:
    test = Sprt(0.0, 50.0, 2)
    while not test.add(SHARES, 2):
        assert test.groups < 1000
    assert test.verdict == "elo0"


@pytest.mark.parametrize("extreme", [0, 2])
def test_a_first_group_decides_nothing(extreme: int) -> None:
    test = Sprt(0.0, 50.0, 2)
    assert not test.add(extreme * SHARES, 2)
    assert abs(test.llr) < 0.5


# --- in the arena ----------------------------------------------------------------------------------------


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*words, "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return {key: value for key, value in data.items() if key != "jobs" and "second" not in key}


def test_it_ends_at_the_same_group_however_many_share_the_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["seven-up-3", "--seats", "easy,random,random", "--deals", "500", "--duplicate", "--sprt", "0,60"]
    alone = report(capsys, *words, "--records", str(tmp_path / "1.jsonl"))
    shared = report(capsys, *words, "--records", str(tmp_path / "2.jsonl"), "--jobs", "2")
    assert alone == shared
    assert alone["sprt"]["accepted"] == "elo1"
    assert alone["sprt"]["llr"] >= alone["sprt"]["high"] == BOUND
    groups = alone["groups_played"]
    assert 1 < groups < 500
    lines = (tmp_path / "1.jsonl").read_bytes()
    assert lines == (tmp_path / "2.jsonl").read_bytes()
    assert lines.count(b"\n") == 3 * groups
    # The same as if just so many had been asked for, and no verdict with one less.
    words[words.index("500")] = str(groups)
    assert report(capsys, *words)["players"] == alone["players"]
    words[words.index(str(groups))] = str(groups - 1)
    assert report(capsys, *words)["sprt"]["accepted"] is None


def test_it_is_told_in_text_and_in_csv(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["semerik", "--seats", "random,easy", "--matches", "300", "--sprt=-20,20"]
    assert main(words) == 0
    text = capsys.readouterr().out
    assert "SPRT of random, matches won, Elo -20 against +20: LLR -" in text
    assert "no more than -20 Elo is accepted" in text
    assert main([*words, "--csv"]) == 0
    for row in csv.DictReader(io.StringIO(capsys.readouterr().out)):
        assert (row["sprt_elo0"], row["sprt_elo1"], row["sprt_accepted"]) == ("-20.0", "20.0", "elo0")
        assert float(row["sprt_llr"]) <= float(row["sprt_low"])
