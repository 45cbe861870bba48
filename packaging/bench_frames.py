"""Measures what a person feels at the table, beside what a bare Qt window costs in the same run.

    python3 packaging/dev.py bench frames [--only PART ...] [--seconds N] [--size WxH] [--idle]

The parts: ``frames`` (frame intervals and paint time while cards move and an engine works), ``click`` (from a
click to the first frame that answers it), ``start`` (from the start of the program to the first painted
table), ``rest`` (what a table costs at which nothing happens), ``memory`` (after ten matches against after
one). Each figure stands beside its limit; the status is 1 if one is above it. Scenes compared take turns,
since machines are busy now and then.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import bench_programs
import bench_scenes
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardtable.view.deck.cards import CardArt

TURNS: Final = 4
"""How often scenes that are compared take turns."""

P99_RATIO: Final = 1.3
CLICK_MS: Final = 20.0
START_RATIO: Final = 1.5
REST_SHARE: Final = 0.01
MEMORY_RATIO: Final = 1.1


class Verdict(NamedTuple):
    """A figure, and the most it may be."""

    what: str
    figure: float
    limit: float

    def __str__(self) -> str:
        fine = "" if self.figure <= self.limit else "   TOO MUCH"
        return f"{self.what}: {self.figure:.3g} (at most {self.limit:g}){fine}"


class Given(NamedTuple):
    """What the command line asks for."""

    parts: Sequence[str]
    seconds: float
    size: tuple[int, int]
    engine: bool


def measure_frames(app: QApplication, given: Given) -> list[Verdict]:
    """Deals and play at the table, and packets of plain pixmaps in a bare scene."""
    table, bare = bench_scenes.Frames(), bench_scenes.Frames()
    art = CardArt()
    # Something that computes without end takes a core, as an engine does.
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"]) if given.engine else None
    try:
        for turn in range(TURNS):
            bench_scenes.play_table(app, given.size, given.seconds / TURNS, 10 * turn, art, table)
            bench_scenes.move_bare(app, given.size, given.seconds / TURNS, art, bare)
    finally:
        if busy is not None:
            busy.kill()
            busy.wait()
    print(f"{'':12}{'frames':>8}{'p50 ms':>9}{'p99 ms':>9}{'paint p50':>11}{'paint p99':>11}")
    for name, frames in (("table", table), ("bare scene", bare)):
        gaps, paints = frames.intervals, frames.paints
        print(
            f"{name:12}{len(gaps):8}"
            f"{bench_scenes.quantile(gaps, 50):9.1f}{bench_scenes.quantile(gaps, 99):9.1f}"
            f"{bench_scenes.quantile(paints, 50):11.1f}{bench_scenes.quantile(paints, 99):11.1f}"
        )
    ratio = bench_scenes.quantile(table.intervals, 99) / bench_scenes.quantile(bare.intervals, 99)
    return [Verdict("p99 of the table's frame intervals in those of the bare scene", ratio, P99_RATIO)]


def measure_click(app: QApplication, given: Given) -> list[Verdict]:
    """Cards of the own hand clicked one after another."""
    waits = bench_scenes.click_cards(app, given.size, CardArt())
    median, slow = bench_scenes.quantile(waits, 50), bench_scenes.quantile(waits, 95)
    print(f"first frame after a click: {median:.1f} ms, p95 {slow:.1f} ms, worst {max(waits):.1f} ms")
    return [Verdict("p95 of the first frame after a click, ms", slow, CLICK_MS)]


def measure_start(app: QApplication, given: Given) -> list[Verdict]:
    """Programs started one after another."""
    table, cards, bare = bench_programs.start_times(given.size)
    print(
        f"start to first paint: table {1000 * table:.0f} ms, with cards {1000 * cards:.0f} ms, "
        f"empty window with a view {1000 * bare:.0f} ms"
    )
    return [Verdict("start of the table in those of an empty window", table / bare, START_RATIO)]


def measure_rest(app: QApplication, given: Given) -> list[Verdict]:
    """A table that waits for the person."""
    share = bench_programs.rest_share(given.size)
    print(f"a table that waits: {100 * share:.2f} % of a core")
    return [Verdict("share of a core while nothing happens", share, REST_SHARE)]


def measure_memory(app: QApplication, given: Given) -> list[Verdict]:
    """Matches played without a pause in one window."""
    one, ten = bench_programs.memory(given.size)
    print(f"memory after one match {one / 2**20:.0f} MB, after ten {ten / 2**20:.0f} MB")
    return [Verdict("memory after ten matches in that after one", ten / one, MEMORY_RATIO)]


PARTS: Final[dict[str, Callable[[QApplication, Given], list[Verdict]]]] = {
    "frames": measure_frames,
    "click": measure_click,
    "start": measure_start,
    "rest": measure_rest,
    "memory": measure_memory,
}


def main() -> int:
    """Measure, print, and fail if anything is above its limit."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), help="these parts")
    parser.add_argument("--seconds", type=float, default=16.0, help="for each scene (default 16)")
    parser.add_argument("--size", default="1280x800", help="of the window (default 1280x800)")
    parser.add_argument("--idle", action="store_true", help="let no engine work meanwhile")
    words = parser.parse_args()
    width, height = (int(part) for part in words.size.split("x"))
    given = Given(words.only, words.seconds, (width, height), not words.idle)
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    beat = QTimer()
    beat.start(4)  # keeps processEvents from sleeping past a frame
    verdicts = [verdict for part in given.parts for verdict in PARTS[part](app, given)]
    beat.stop()
    print()
    for verdict in verdicts:
        print(verdict)
    return 0 if all(verdict.figure <= verdict.limit for verdict in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main())
