"""The scenes that :mod:`bench_frames` measures in its own process: the table, a bare scene, and clicks."""

from __future__ import annotations

import itertools
import random
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QEventLoop, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.model.match import Match
from cardtable.model.seats import PersonSeat, Seat, ThumbSeat
from cardtable.view.deck.cards import CardArt
from cardtable.view.motion.motions import MotionGroup
from cardtable.view.motion.pace import Pace
from cardtable.view.table.table_page import TablePage
from cardtable.view.table.table_view import TableView

GAME: Final = "semerik"
"""Four hands of ten, and the most that moves at once."""
PACKET: Final = 5
CLICKS: Final = 40
PATIENCE: Final = 20.0
WAITING: Final = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
"""To sleep between events, as a program does that runs by itself."""


class Frames:
    """Milliseconds between frames while something moves, and those of the processor that painting each took,
    which a busy machine does not lengthen."""

    def __init__(self) -> None:
        self.intervals: list[float] = []
        self.paints: list[float] = []
        self.painted = 0
        self._moving = False
        self._last = 0.0
        self._moved = False

    @property
    def moving(self) -> bool:
        """Whether something is on its way, so that a frame should follow."""
        return self._moving

    @moving.setter
    def moving(self, moving: bool) -> None:
        self._moving = moving
        self._moved = self._moved and moving  # a pause since the last frame is no slow frame

    def paint(self, paint: Callable[[], None]) -> None:
        """Paint a frame."""
        began, spent = time.perf_counter(), time.thread_time()
        paint()
        self.painted += 1
        if self._moving and self._moved:
            self.intervals.append(1000 * (began - self._last))
            self.paints.append(1000 * (time.thread_time() - spent))
        self._last = began
        self._moved = self._moving


def quantile(values: list[float], percent: int) -> float:
    """The value that so many percent are not above."""
    if len(values) < 2:
        return values[0] if values else float("nan")
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


@contextmanager
def watched(frames: Frames) -> Iterator[None]:
    """Have the table's views tell of each frame that they paint; those made meanwhile."""

    def paint(view: TableView, event: QPaintEvent) -> None:
        frames.paint(lambda: QGraphicsView.paintEvent(view, event))

    tick = MotionGroup._tick
    moving: dict[MotionGroup, bool] = {}

    def watch(group: MotionGroup, now: float) -> None:
        """Motions that have not begun yet, or no more, make no frames."""
        tick(group, now)
        motions = group._motions if group.is_running else []
        moving[group] = any(0 <= now - motion.delay < motion.duration for motion in motions)
        frames.moving = any(moving.values())

    MotionGroup._tick = watch  # type: ignore[assignment,method-assign]
    TableView.paintEvent = paint  # type: ignore[assignment,method-assign]
    try:
        yield
    finally:
        MotionGroup._tick = tick  # type: ignore[method-assign]
        del TableView.paintEvent


def seated(rng: random.Random, number: int, *, person: bool, lot: bool = False) -> Match:
    """A match at the table, not yet started; with a ``lot`` it begins as a person's does."""
    spec = GAMES[GAME]
    seats: list[Seat] = [ThumbSeat(f"Player {seat}", spec, rng) for seat in range(spec.seats)]
    if person:
        seats[0] = PersonSeat("Player")
    return Match(spec, {}, seats, rng, first_dealer=None if lot else number % spec.seats)


def play_table(
    app: QApplication, size: tuple[int, int], seconds: float, seed: int, art: CardArt, frames: Frames
) -> None:
    """Deal, and play on from there, for some seconds."""
    with watched(frames):
        page = TablePage(art=art)
        page.resize(*size)
        page.set_pace(Pace.normal())
        page.show()
        until = time.perf_counter() + seconds
        for number in itertools.count(seed):
            match = seated(random.Random(number), number, person=False, lot=number == seed)
            page.sit(match, autoplay=True)
            match.start()
            began = time.perf_counter()
            while time.perf_counter() < min(until, began + (12 if number == seed else 6)):
                app.processEvents(WAITING)
                if not page.animator.is_moving:
                    frames.moving = False
            page.leave()
            if time.perf_counter() >= until:
                break
        page.close()
        page.deleteLater()
        app.processEvents()


class BareView(QGraphicsView):
    """A view that tells of its frames."""

    def __init__(self, scene: QGraphicsScene, frames: Frames) -> None:
        super().__init__(scene)
        self._frames = frames

    def paintEvent(self, event: QPaintEvent) -> None:
        self._frames.paint(lambda: QGraphicsView.paintEvent(self, event))


def move_bare(app: QApplication, size: tuple[int, int], seconds: float, art: CardArt, frames: Frames) -> None:
    """Move packets of plain pixmaps to and fro for some seconds: no felt, shadows, plaques or rules."""
    scene = QGraphicsScene(QRectF(0, 0, *size))
    view = BareView(scene, frames)
    view.resize(*size)
    view.show()
    width = size[1] // 6
    chance = random.Random(1)
    items = []
    for card in GAMES[GAME].pack:
        item = QGraphicsPixmapItem(art.face(card, width, view.devicePixelRatioF()))
        item.setPos(chance.random() * (size[0] - width), chance.random() * size[1] * 0.7)
        scene.addItem(item)
        items.append(item)
    frames.moving = True
    clock = QVariantAnimation()
    clock.setStartValue(0.0)
    clock.setEndValue(1.0)
    clock.setDuration(Pace.normal().packet)
    packets = itertools.cycle(list(zip(*[iter(items)] * PACKET, strict=False)))
    moving: list[tuple[QGraphicsPixmapItem, QPointF, QPointF]] = []

    def next_packet() -> None:
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
        app.processEvents(WAITING)
    clock.finished.disconnect(next_packet)
    clock.stop()
    frames.moving = False
    view.close()
    view.deleteLater()
    app.processEvents()


def click_cards(app: QApplication, size: tuple[int, int], art: CardArt) -> list[float]:
    """Play matches with the mouse; return the milliseconds from each click to the frame that answers it."""
    frames = Frames()
    waits: list[float] = []
    with watched(frames):
        page = TablePage(art=art)
        page.resize(*size)
        page.set_pace(Pace.brisk())
        page.preferences.set("pace.claims", "off")
        page.show()
        for number in itertools.count(1):
            match = seated(random.Random(number), number, person=True)
            page.sit(match)
            match.start()
            while len(waits) < CLICKS and _may_click(app, page, match):
                waits.append(_click(app, page, match, frames))
            page.leave()
            if len(waits) >= CLICKS:
                break
        page.close()
        page.deleteLater()
        app.processEvents()
    return waits


def _may_click(app: QApplication, page: TablePage, match: Match) -> bool:
    """Wait for the person's turn; false if the deal has come to its end."""
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until:
        app.processEvents()
        page.animator.finish_current()
        if page.hand is not None and page.hand.is_open and page.animator.is_idle:
            settle = time.perf_counter() + 0.25  # the hand has risen, and pictures are prepared
            while time.perf_counter() < settle:
                app.processEvents()
            return True
        if match.awaits_deal or match.is_over:
            return False
    raise TimeoutError("it was never the person's turn")


def _click(app: QApplication, page: TablePage, match: Match, frames: Frames) -> float:
    """Click a card that may be played, and wait for the frame that shows it."""
    assert page.hand is not None
    wanted = thumb_move(match.view(), match.spec, random.Random(0)).cards[0]
    item = next(item for item in page.hand.cards if item.card == wanted)
    at = QPoint(round(item.home.x - 0.35 * item.home.width), round(item.home.y))
    view = page.view.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    app.processEvents()
    before, began = frames.painted, time.perf_counter()
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    while frames.painted == before and time.perf_counter() < began + 1:
        app.processEvents()
    return 1000 * (time.perf_counter() - began)
