"""The run behind STRENGTH.md: that it can be left and taken up again, and tells what it has played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import strength
import strength_runs
from strength_runs import PARTS, Part, Run

from cardtable.engine.tally import Group, Tally

LEAD = Run("semerik", "easy,beginner", 20, 3)
WON = Run("seven-up-3", "easy,beginner,beginner", 10, 4, matches=True)
STYLED = Run("seven-up-3", "easy/bold,easy,easy", 20, 5)
FEW = {
    "levels": Part("Levels", "One above the other.", "lead", (LEAD,)),
    "matches": Part("Matches", "Whole ones.", "won", (WON,)),
    "styles": Part("Styles", "Bold ones.", "habits", (STYLED,)),
}


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "PARTS", FEW)


def run(out: Path, *words: str) -> int:
    return strength.main([*words, "--out", str(out), "--jobs", "1"])


def without_clock(out: Path) -> dict[str, Any]:
    """The results without what depends on how fast they came."""
    results: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    for result in results.values():
        for key in [key for key in result["report"] if "second" in key]:
            del result["report"][key]
    return results


def test_every_figure_is_told_as_a_line_of_its_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "s.json") == 0
    told = capsys.readouterr().out
    assert told.startswith("Measured on ")
    assert "levels version" in told
    assert "| `semerik` | `easy,beginner` | 20, seed 3 | +" in told
    assert "| `seven-up-3` | `easy,beginner,beginner` | 10, seed 4 | " in told
    (styled,) = [line for line in told.splitlines() if "`easy/bold`" in line]
    assert styled.count("%") == 6  # begs, runs and risks, each beside those of the others
    assert run(tmp_path / "s.json", "--tables", "styles") == 0
    assert "semerik" not in capsys.readouterr().out


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "s.json"
    assert run(out, "levels") == 0
    monkeypatch.setattr(strength, "play", lambda *_, **__: pytest.fail("it is played again"))
    assert run(out, "levels") == 0
    monkeypatch.setattr(strength, "VERSION", 99)
    with pytest.raises(pytest.fail.Exception):
        run(out, "levels")


def test_a_run_that_is_cut_off_is_taken_up_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    assert run(whole, "styles") == 0
    add, cuts = Tally.add, [7, 12]

    def cut_off(tally: Tally, group: Group) -> None:
        add(tally, group)
        if tally.groups in cuts:
            cuts.remove(tally.groups)
            raise KeyboardInterrupt

    monkeypatch.setattr(Tally, "add", cut_off)
    for played in (6, 11):  # the group at hand may be half counted, and is played again
        with pytest.raises(KeyboardInterrupt):
            run(parts, "styles")
        capsys.readouterr()
        assert run(parts, "--tables", "styles") == 0
        assert f"| {played} played so far |" in capsys.readouterr().out
    assert run(parts, "styles") == 0
    assert without_clock(parts) == without_clock(whole)


def test_a_file_that_holds_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "s.json"
    for text in ("[1, 2]", "not JSON", '{"a": 1}'):
        out.write_text(text, encoding="utf-8")
        assert run(out) == 1
        assert out.read_text(encoding="utf-8") == text
        assert capsys.readouterr().err.startswith("strength: ")


def test_every_run_is_one_that_can_be_played_and_stands_there_once() -> None:
    runs = [run for part in PARTS.values() for run in part.runs]
    assert len({run.name for run in runs}) == len(runs)
    for each in runs:
        for played in (each, strength.quick(each)):
            plan = strength.plan_of(played)
            assert plan.count == played.size
            assert len(set(plan.players)) == 2
    assert {run.game for run in runs} == set(strength_runs.GAMES)


def test_a_part_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        strength.main(["weather"])
    assert "there is no part 'weather'" in capsys.readouterr().err
