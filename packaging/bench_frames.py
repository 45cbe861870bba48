"""Measures frame intervals of a deal at the table while an engine works, beside those of a bare scene.

    python3 packaging/dev.py bench frames [--seconds N] [--size WxH] [--idle] [--limit R]

Both take turns in the same run, since machines are busy now and then. The bare scene is a QGraphicsView in
which plain pixmaps move in the same packets, without felt, shadows, plaques or rules.
"""

from __future__ import annotations

import argparse
import itertools
import random
import statistics
import subprocess
import sys
import time
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QTimer, QVariantAnimation
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from cardtable.games import GAMES
from cardtable.model.match import Match
from cardtable.model.seats import ThumbSeat
from cardtable.view.cards import CardArt
from cardtable.view.pace import Pace
from cardtable.view.table_page import TablePage

GAME = "semerik"
PACKET = 5
TURNS = 4
"""How often table and bare scene take turns."""
PAUSE = 0.1
"""Seconds: a longer interval is no frame of a motion, but a pause between two."""


class Figures(NamedTuple):
    """Frame intervals in milliseconds."""

    frames: int
    p50: float
    p99: float

    @classmethod
    def of(cls, intervals: list[float]) -> Figures:
        """The median and the 99th percentile."""
        if len(intervals) < 2:
            return cls(len(intervals), float("nan"), float("nan"))
        cuts = statistics.quantiles(intervals, n=100, method="inclusive")
        return cls(len(intervals), cuts[49], cuts[98])


class Frames(QObject):
    """Takes the time whenever a widget paints while something moves."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.intervals: list[float] = []
        self.moving = False
        self._last = 0.0
        self._moved = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            now = time.perf_counter()
            since = now - self._last
            if self.moving and self._moved and since < PAUSE:
                self.intervals.append(1000 * since)
            self._last = now
            self._moved = self.moving
        return False


def measure_table(
    app: QApplication, size: tuple[int, int], seconds: float, seed: int, art: CardArt
) -> list[float]:
    """Deal, and play on from there, for some seconds."""
    page = TablePage(art=art)
    page.resize(*size)
    page.set_pace(Pace.normal())
    page.show()
    frames = Frames(page.view.viewport())
    spec = GAMES[GAME]
    until = time.perf_counter() + seconds
    for number in itertools.count(seed):
        rng = random.Random(number)
        seats = [ThumbSeat(f"Player {seat}", spec, rng) for seat in range(spec.seats)]
        match = Match(spec, {}, seats, rng, first_dealer=number % spec.seats)
        page.sit(match, autoplay=True)
        match.start()
        began = time.perf_counter()
        while time.perf_counter() < min(until, began + 6):
            frames.moving = page.animator.is_moving
            app.processEvents()
            frames.moving = page.animator.is_moving
        page.leave()
        if time.perf_counter() >= until:
            break
    page.close()
    page.deleteLater()
    return frames.intervals


def measure_bare(app: QApplication, size: tuple[int, int], seconds: float, art: CardArt) -> list[float]:
    """Move packets of plain pixmaps to and fro for some seconds."""
    scene = QGraphicsScene(QRectF(0, 0, *size))
    view = QGraphicsView(scene)
    view.resize(*size)
    view.show()
    width = size[1] // 6
    items = []
    for n in range(len(GAMES[GAME].pack)):
        item = QGraphicsPixmapItem(art.face(GAMES[GAME].pack[n], width, view.devicePixelRatioF()))
        item.setPos(random.Random(n).random() * (size[0] - width), random.Random(-n).random() * size[1] * 0.7)
        scene.addItem(item)
        items.append(item)
    frames = Frames(view.viewport())
    frames.moving = True
    clock = QVariantAnimation()
    clock.setStartValue(0.0)
    clock.setEndValue(1.0)
    clock.setDuration(Pace.normal().packet)
    packets = itertools.cycle(list(zip(*[iter(items)] * PACKET, strict=False)))
    moving: list[tuple[QGraphicsPixmapItem, QPointF, QPointF]] = []

    def next_packet() -> None:
        chance = random.Random(len(frames.intervals))
        moving[:] = [
            (item, item.pos(), QPointF(chance.random() * (size[0] - width), chance.random() * size[1] * 0.7))
            for item in next(packets)
        ]
        clock.start()

    def move(share: float) -> None:
        for item, start, end in moving:
            item.setPos(start + (end - start) * share)

    clock.valueChanged.connect(move)
    clock.finished.connect(next_packet)
    next_packet()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        app.processEvents()
    clock.finished.disconnect(next_packet)
    clock.stop()
    view.close()
    view.deleteLater()
    return frames.intervals


def main() -> int:
    """Measure, print, and fail if the table is too slow."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=16.0, help="for each of the two (default 16)")
    parser.add_argument("--size", default="1280x800", help="of the window (default 1280x800)")
    parser.add_argument("--idle", action="store_true", help="let no engine work meanwhile")
    parser.add_argument(
        "--limit", type=float, default=1.3, help="the greatest ratio of the p99 (default 1.3)"
    )
    given = parser.parse_args()
    width, height = (int(part) for part in given.size.split("x"))
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    beat = QTimer()
    beat.start(4)  # keeps processEvents from sleeping past a frame
    art = CardArt()
    busy = None if given.idle else subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        table: list[float] = []
        bare: list[float] = []
        for turn in range(TURNS):
            table += measure_table(app, (width, height), given.seconds / TURNS, 10 * turn, art)
            bare += measure_bare(app, (width, height), given.seconds / TURNS, art)
    finally:
        if busy is not None:
            busy.kill()
            busy.wait()
        beat.stop()
    return report(Figures.of(table), Figures.of(bare), given.limit)


def report(table: Figures, bare: Figures, limit: float) -> int:
    """Print both and the ratio; 1 if it is above the limit."""
    print(f"{'':12}{'frames':>8}{'p50 ms':>9}{'p99 ms':>9}")
    for name, figures in (("table", table), ("bare scene", bare)):
        print(f"{name:12}{figures.frames:8}{figures.p50:9.1f}{figures.p99:9.1f}")
    ratio = table.p99 / bare.p99
    print(f"p99 of the table in those of the bare scene: {ratio:.2f} (at most {limit})")
    return 0 if ratio <= limit else 1


if __name__ == "__main__":
    sys.exit(main())
