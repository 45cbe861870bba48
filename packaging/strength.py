"""Plays all that stands behind the figures of STRENGTH.md, and prints its tables.

    python3 packaging/dev.py strength [PART ...] [--out FILE] [--jobs J] [--list] [--tables] [--quick]

What is played stands in `strength_runs.py`. Results are written as they come, and what is there already is
not played again, so that the work may be left at any time and taken up later. It takes many hours; another
Python whose kernel is compiled (`CARDTABLE_MYPYC=1 pip install .`) may run this file itself and needs less.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import statistics
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from strength_runs import PARTS, Part, Run

from cardtable.engine.arena import play
from cardtable.engine.bench import compiled, first_leads
from cardtable.engine.levels import VERSION
from cardtable.engine.player import PlayerFault, UnknownPlayer, make_player
from cardtable.engine.report import as_json
from cardtable.engine.series import Plan
from cardtable.engine.tally import Tally
from cardtable.engine.thought import EXPERT, Thought
from cardtable.games import GAMES

QUICK_COUNT: Final = 3
QUICK_ITERATIONS: Final = 20
SPEED_ITERATIONS: Final = 2000
KEEP_EVERY: Final = 60.0
"""Seconds of play that may be lost where the work is cut off."""
HABITS: Final = (("begs", "stand", "beg"), ("runs", "answer", "run"), ("cards at risk", "card", "risk"))
"""The columns of a table of habits: what is decided, and which choice is counted."""

Results = dict[str, dict[str, Any]]


def main(words: Sequence[str] | None = None) -> int:
    """Play what is missing and print the tables; return the exit status."""
    given = _parser().parse_args(words)
    parts = {name: PARTS[name] for name in given.parts or PARTS}
    if given.quick:
        parts = {name: part._replace(runs=tuple(map(quick, part.runs))) for name, part in parts.items()}
    if given.list:
        for part in parts.values():
            print("\n".join(run.name for run in part.runs) or part.title)
        return 0
    try:
        results = read(given.out)
        if not given.tables:
            for name, part in parts.items():
                play_part(name, part, results, given.out, given.jobs, given.quick)
    except (PlayerFault, UnknownPlayer, OSError, ValueError) as error:
        print(f"strength: {error}", file=sys.stderr)
        return 1
    print(document(parts.values(), results), end="")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="strength", description="Plays what STRENGTH.md tells of.")
    parser.add_argument("parts", metavar="PART", nargs="*", type=_part, help=", ".join(PARTS))
    parser.add_argument(
        "--out", metavar="FILE", type=Path, default=Path("strength.json"), help="where results are kept"
    )
    parser.add_argument("--jobs", metavar="J", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--list", action="store_true", help="tell what is to be played, and play nothing")
    parser.add_argument("--tables", action="store_true", help="print what there is, and play nothing")
    parser.add_argument(
        "--quick", action="store_true", help="some deals of each, searched for a moment: to try this out"
    )
    return parser


def _part(text: str) -> str:
    if text not in PARTS:
        raise argparse.ArgumentTypeError(f"there is no part {text!r}; there are {', '.join(PARTS)}")
    return text


def quick(run: Run) -> Run:
    """The same run in a moment: some deals, and few iterations for whoever searches."""
    names = [name.partition("/") for name in run.seats.split(",")]
    short = [f"{plain.partition('@')[0]}@{QUICK_ITERATIONS}" for plain, _, _ in names]
    searching = [plain.partition("@")[0] not in ("beginner", "easy") for plain, _, _ in names]
    seats = [
        f"{fast if searches else plain}{slash}{style}"
        for (plain, slash, style), fast, searches in zip(names, short, searching, strict=True)
    ]
    return run._replace(seats=",".join(seats), size=QUICK_COUNT)


# --- playing ---------------------------------------------------------------------------------------------


def read(file: Path) -> Results:
    """The results there are so far. Raises ``ValueError`` where the file holds something else."""
    if not file.exists():
        return {}
    data = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(data, dict) or not all(isinstance(value, dict) for value in data.values()):
        raise ValueError(f"{file} does not hold results")
    return data


def write(file: Path, results: Results) -> None:
    """Keep the results; the old file stays whole until the new one is."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    new.replace(file)


def key_of(name: str) -> str:
    """What a result is kept under: another version of the levels is another result."""
    return f"levels {VERSION}: {name}"


def speed_key(with_kernel: bool) -> str:
    """What speeds are kept under."""
    return key_of(f"speed {'compiled' if with_kernel else 'interpreted'}")


def play_part(name: str, part: Part, results: Results, out: Path, jobs: int, hurry: bool) -> None:
    """Play the runs of a part that have no result yet. Raises :class:`PlayerFault`."""
    if part.figure == "speed" and speed_key(compiled()) not in results:
        iterations = SPEED_ITERATIONS // 20 if hurry else SPEED_ITERATIONS
        results[speed_key(compiled())] = {
            **_made(),
            "speed": {game: speed(game, iterations) for game in GAMES},
        }
        write(out, results)
    for run in part.runs:
        if "report" not in results.get(key_of(run.name), {}):
            print(f"{name}: {run.name}", file=sys.stderr, flush=True)
            seconds = play_run(run, results, out, jobs)
            print(f"  {row(part.figure, run, results)}  {seconds:,.0f} s", file=sys.stderr, flush=True)


def play_run(run: Run, results: Results, out: Path, jobs: int) -> float:
    """Play a run, or what is left of it, and return how long it took. Raises :class:`PlayerFault`."""
    key = key_of(run.name)
    kept = results.get(key, {})
    tally = Tally.from_json(kept["sums"]) if kept else Tally.of(GAMES[run.game].sides)
    before = kept.get("seconds", 0.0)
    begun = written = time.monotonic()

    def keep(_groups: int) -> None:
        nonlocal written
        now = time.monotonic()
        results[key] = {"sums": tally.to_json(), "seconds": before + now - begun}
        if now > written + KEEP_EVERY:
            write(out, results)
            written = now

    try:
        played = play(plan_of(run), jobs, advance=keep, tally=tally)
    except BaseException:
        write(out, results)
        raise
    played.seconds += before
    results[key] = {**_made(), "report": as_json(played)}
    write(out, results)
    return played.seconds


def plan_of(run: Run) -> Plan:
    """The series that a run is. Raises ``UnknownPlayer``."""
    spec = GAMES[run.game]
    names = run.seats.split(",")
    for name in names:
        make_player(name)
    players = tuple(names * (spec.seats // len(names)))
    return Plan(
        run.game, spec.defaults(), players, run.seed, run.size, whole=run.matches, duplicate=not run.matches
    )


def _made() -> dict[str, Any]:
    return {"date": datetime.datetime.now(datetime.UTC).date().isoformat(), "compiled": compiled()}


def speed(game: str, iterations: int) -> float:
    """Iterations a second of the levels' search at first leads, the median."""
    rates = []
    for number, view in enumerate(first_leads(game)):
        thought = Thought(view, EXPERT, number)
        begun = time.perf_counter()
        thought.run(iterations)
        rates.append(iterations / (time.perf_counter() - begun))
    return statistics.median(rates)


# --- telling ---------------------------------------------------------------------------------------------


def document(parts: Iterable[Part], results: Results) -> str:
    """The sections of STRENGTH.md, from the results there are."""
    parts = list(parts)
    lines = [measured(parts, results), ""]
    for part in parts:
        lines += [f"## {part.title}", "", part.text, "", *table(part, results), ""]
    return "\n".join(lines)


def measured(parts: Sequence[Part], results: Results) -> str:
    """The sentence that says when and with what the figures of these parts were measured."""
    keys = [key_of(run.name) for part in parts for run in part.runs]
    if any(part.figure == "speed" for part in parts):
        keys += [speed_key(True), speed_key(False)]
    made = [results[key] for key in keys if "date" in results.get(key, {})]
    if not made:
        return "Nothing has been measured yet."
    dates = sorted({result["date"] for result in made})
    days = " to ".join(_date(day) for day in dict.fromkeys((dates[0], dates[-1])))
    kernels = {result["compiled"] for result in made}
    kernel = "partly compiled" if len(kernels) > 1 else "compiled" if kernels == {True} else "interpreted"
    return f"Measured on {days}, levels version {VERSION}, kernel {kernel}. Intervals are 95%."


def _date(text: str) -> str:
    day = datetime.date.fromisoformat(text)
    return f"{day.day} {day:%B} {day.year}"


HEADS: Final = {
    "lead": ("game", "players", "pairs, seed", "points a pair"),
    "won": ("game", "players", "matches, seed", "won by the first"),
    "habits": ("game", "player", "pairs, seed", *(name for name, _, _ in HABITS), "points a pair"),
    "speed": ("game", "interpreted", "compiled"),
}


def table(part: Part, results: Results) -> Iterator[str]:
    """A part's table in Markdown; a run that has not been played is said to be missing."""
    head = HEADS[part.figure]
    yield _line(head)
    yield _line(["---"] * len(head)).replace(" ", "")
    if part.figure == "speed":
        kinds = [results.get(speed_key(with_kernel), {}).get("speed", {}) for with_kernel in (False, True)]
        for game in GAMES:
            rates = [f"{kind[game]:,.0f}" if game in kind else "not measured" for kind in kinds]
            yield _line([f"`{game}`", *rates])
    for run in part.runs:
        yield row(part.figure, run, results)


def row(figure: str, run: Run, results: Results) -> str:
    """A run's line of its table."""
    result = results.get(key_of(run.name), {})
    player = run.seats.split(",")[0] if figure == "habits" else run.seats
    cells = [f"`{run.game}`", f"`{player}`", f"{run.size:,}, seed {run.seed}"]
    if "report" not in result:
        done = result["sums"]["groups"] if result else 0
        return _line([*cells, *[""] * (len(HEADS[figure]) - 4), f"{done:,} played so far"])
    first = result["report"]["players"][0]
    if figure == "won":
        won = first["won"]
        return _line([*cells, f"{won['mean']:.1%} ({100 * won['low']:.1f} to {100 * won['high']:.1f})"])
    lead = first["lead_per_group"]
    points = f"{lead['mean']:+.2f} ± {lead['high'] - lead['mean']:.2f}"
    if figure == "habits":
        others = result["report"]["players"][1]["habits"]
        cells += [habit(first["habits"], others, *what) for _, *what in HABITS]
    return _line([*cells, points])


def habit(own: dict[str, Any], others: dict[str, Any], decided: str, chosen: str) -> str:
    """How often something is chosen, and how often the balanced player of the same run does."""
    shares = []
    for habits in (own, others):
        counts = habits.get(decided, {})
        total = sum(counts.values())
        shares.append(f"{counts.get(chosen, 0) / total:.1%}" if total else "–")
    return "–" if shares == ["–", "–"] else f"{shares[0]} ({shares[1]})"


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
