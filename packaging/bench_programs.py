"""Programs of their own that :mod:`bench_frames` starts and measures: how soon they paint, what they cost.

Run as ``bench_programs.py KIND WIDTH HEIGHT`` it is such a program. So what only starts and measures them is
imported where it is used, lest it counts as theirs.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tempfile import TemporaryDirectory

STARTS: Final = 7
"""How often each program is started; the median counts."""
REST_SECONDS: Final = 8.0
MATCHES: Final = 10
_PAINTED: Final = "painted"
_PACK: Final = 40
"""Cards of the game that is measured: what else is on a table are fewer pictures."""


@cache
def _bytecode() -> TemporaryDirectory[str]:
    """Where the programs' bytecode is, as that of what is installed."""
    from tempfile import TemporaryDirectory

    return TemporaryDirectory()


def _run(kind: str, size: tuple[int, int]) -> tuple[str, float]:
    """Run a program of a kind; return the last line it prints, and after how many seconds it came."""
    import subprocess
    import tempfile

    environment = {**os.environ, "PYTHONPYCACHEPREFIX": _bytecode().name}
    root = str(Path(__file__).resolve().parents[1])
    environment["PYTHONPATH"] = os.pathsep.join([root, environment.get("PYTHONPATH", "")])
    with tempfile.TemporaryDirectory() as home:
        environment["CARDTABLE_HOME"] = home
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed has its bytecode
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, __file__, kind, *map(str, size)],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        ) as program:
            assert program.stdout is not None
            line = program.stdout.readline()
            after = time.perf_counter() - began
            program.wait()
    if program.returncode or not line:
        raise RuntimeError(f"the program {kind} failed")
    return line.strip(), after


def start_times(size: tuple[int, int]) -> tuple[float, float, float]:
    """Seconds from start to first paint of a table, of cards on it, and of an empty window; medians."""
    import statistics

    kinds = ("table", "cards", "empty")
    _run("cards", size)  # leaves the bytecode behind
    runs = [[_run(kind, size)[1] for kind in kinds] for _ in range(STARTS)]
    table, cards, empty = (statistics.median(times) for times in zip(*runs, strict=True))
    return table, cards, empty


def rest_share(size: tuple[int, int]) -> float:
    """The share of a core that a table takes while it waits for the person."""
    return float(_run("rest", size)[0])


def memory(size: tuple[int, int]) -> tuple[int, int]:
    """Bytes that a program holds after one match, and after ten."""
    one, ten = _run("memory", size)[0].split()
    return int(one), int(ten)


# --- the programs ----------------------------------------------------------------------------------------


def _show_empty(size: tuple[int, int]) -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow

    class View(QGraphicsView):
        def paintEvent(self, event: QPaintEvent) -> None:
            super().paintEvent(event)
            QTimer.singleShot(0, _tell_painted)

    app = QApplication([])
    window = QMainWindow()
    window.setCentralWidget(View(QGraphicsScene()))
    window.resize(*size)
    window.show()
    app.exec()


def _tell_painted() -> None:
    """Say so, and end at once: how a program ends is no part of how soon it painted."""
    print(_PAINTED, flush=True)
    os._exit(0)


def _show_table(size: tuple[int, int], *, cards: bool = False) -> None:
    """The program itself, which begins a match at once; it has painted when there is a table, or with
    ``cards``, when these lie on it."""
    from cardtable.qt_first import import_qt

    import_qt()  # as the command does
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QGraphicsView

    from cardtable.app import run
    from cardtable.games import GAMES
    from cardtable.view.table.table_view import TableView
    from cardtable.view.window.main_window import Habits

    def paint(view: TableView, event: QPaintEvent) -> None:
        QGraphicsView.paintEvent(view, event)
        scene = view.scene()
        if scene is not None and (not cards or len(scene.items()) > _PACK):
            QTimer.singleShot(0, _tell_painted)

    TableView.paintEvent = paint  # type: ignore[assignment,method-assign]
    run(GAMES, seed=1, habits=Habits(), game="semerik", options={})


def _rest(size: tuple[int, int]) -> None:
    """A table that waits for the person, after its own deal."""
    import random

    from PySide6.QtCore import QTimer

    from cardtable.app import build_window, make_application
    from cardtable.games import GAMES
    from cardtable.model.engine_process import wait_for_engines
    from cardtable.model.settings import Settings
    from cardtable.view.motion.pace import Pace

    app = make_application()
    window = build_window(GAMES, Settings(keep=False), random.Random(1))
    window.resize(*size)
    window.show()
    window.table.set_pace(Pace.brisk())
    window.start_page.choose("seven-up-3")
    began: list[float] = []

    def measure() -> None:
        began[:] = [time.perf_counter(), time.process_time()]
        QTimer.singleShot(round(1000 * REST_SECONDS), tell)

    def tell() -> None:
        spent = time.process_time() - began[1]
        print(spent / (time.perf_counter() - began[0]), flush=True)
        window.close()
        app.quit()

    waiting: list[bool] = []

    def wait() -> None:
        match = window.match
        if match is not None and match.awaits_person and not waiting:
            waiting.append(True)
            QTimer.singleShot(8000, measure)  # what was said is silenced by then, and the deck is drawn

    window.table.quiet.connect(wait)
    QTimer.singleShot(0, lambda: window.play(window.start_page.plan()))
    app.exec()
    wait_for_engines()


def _remember(size: tuple[int, int]) -> None:
    """Matches one after another, of each game in turn."""
    import random

    from cardtable.app import make_application
    from cardtable.games import GAMES
    from cardtable.model.match import Match
    from cardtable.model.plan import MatchPlan
    from cardtable.model.seats import ThumbSeat
    from cardtable.model.settings import Settings
    from cardtable.view.motion.pace import Pace
    from cardtable.view.window.main_window import Habits, MainWindow

    app = make_application()
    rng = random.Random(1)

    def make(plan: MatchPlan) -> Match:
        seats = [ThumbSeat(player.name, plan.spec, rng) for player in plan.players]
        return Match(plan.spec, plan.options, seats, rng)

    window = MainWindow(GAMES, Settings(keep=False), make, Habits(speed="off", autoplay=True))
    window.resize(*size)
    window.show()
    window.table.set_pace(Pace.instant())
    held: list[int] = []

    def count() -> None:
        if window.looks.art.preparing:
            return  # so fast are these matches that the first may end before the deck is drawn
        held.append(_resident())
        if len(held) == MATCHES:
            print(held[0], held[-1], flush=True)
            os._exit(0)

    window.table.matchShown.connect(count)
    window.start_page.choose("semerik")
    window.play(window.start_page.plan())
    app.exec()


def _resident() -> int:
    """Bytes of memory that this process holds, after what is only waiting has been let go."""
    import gc

    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


_PROGRAMS: Final[dict[str, Callable[[tuple[int, int]], None]]] = {
    "empty": _show_empty,
    "table": _show_table,
    "cards": partial(_show_table, cards=True),
    "rest": _rest,
    "memory": _remember,
}

if __name__ == "__main__":
    _PROGRAMS[sys.argv[1]]((int(sys.argv[2]), int(sys.argv[3])))
