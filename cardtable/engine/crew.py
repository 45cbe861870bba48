"""Several processes that share an analysis: each searches by itself, and what they find is put together.

Root parallelisation: every process has a seed of its own, made from the request's, and a part of the
iterations. What comes out depends on the seed and the number of processes alone, unless a clock or ``stop``
ends it.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

from cardtable.engine.analysis import told, weigh
from cardtable.engine.player import PlayerFault, make_player
from cardtable.engine.processes import CONTEXT, begin_work
from cardtable.engine.searcher import SearchPlayer
from cardtable.engine.thought import Option
from cardtable.rules.seatview import SeatView

LAST_WORD: Final = 0.015
"""Seconds that the helpers have to tell what they have found, after ``stop``."""
_GLANCE: Final = 0.005
"""Seconds between two looks at whether to stop, while there is nothing to do but wait."""
_READY_WITHIN: Final = 30.0


class _Task(NamedTuple):
    """What a helper is to do: search the view of a seat as a player does, by its part of the iterations."""

    number: int
    player: str
    view: dict[str, Any]
    seed: str
    iterations: int | None
    movetime_ms: int | None
    part: int
    parts: int


class _Helper:
    """A process that searches, seen from the one that asks it to."""

    def __init__(self) -> None:
        self.pipe, there = CONTEXT.Pipe()
        self._writing = threading.Lock()
        self.process: BaseProcess = CONTEXT.Process(target=_help, args=(there,), daemon=True)
        self.process.start()
        there.close()
        self.ready = False

    def send(self, message: object) -> None:
        """Send a message; that a dead helper hears nothing shows when its answer is waited for."""
        with self._writing, contextlib.suppress(OSError):
            self.pipe.send(message)

    def close(self) -> None:
        """Let the process end."""
        self.pipe.close()
        self.process.join(1.0)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class Crew:
    """Helpers in processes of their own. They start at the first analysis that wants them, and wait for more.

    One analysis runs at a time; only :meth:`SharedAnalysis.stop` may come from another thread.
    """

    def __init__(self) -> None:
        self.helpers: list[_Helper] = []
        self.number = 0

    def muster(self, count: int, stopped: threading.Event) -> list[_Helper]:
        """Return so many helpers that are ready, or none where that is stopped."""
        while len(self.helpers) < count and not stopped.is_set():
            self.helpers.append(_Helper())
        helpers = self.helpers[:count]
        late = time.monotonic() + _READY_WITHIN
        while not all(helper.ready for helper in helpers):
            if stopped.is_set():
                return []
            if time.monotonic() > late:
                raise PlayerFault(f"a process that should help has not started within {_READY_WITHIN:g} s")
            for helper, _ in self.hear(helpers):
                helper.ready = True
        return [] if stopped.is_set() else helpers

    def hear(self, helpers: Sequence[_Helper]) -> list[tuple[_Helper, Any]]:
        """Return what helpers say within a moment. Raises :class:`PlayerFault` where one is dead."""
        speaking = wait([helper.pipe for helper in helpers], _GLANCE)
        try:
            return [(helper, helper.pipe.recv()) for helper in helpers if helper.pipe in speaking]
        except (EOFError, OSError):
            self.close()
            raise PlayerFault("a process that helped has died") from None

    def close(self) -> None:
        """Let all helpers go."""
        helpers, self.helpers = self.helpers, []
        for helper in helpers:
            helper.close()


class SharedAnalysis:
    """An analysis that a crew shares.

    Parameters
    ----------
    crew: who helps.
    player, name: the player that searches here, and its name, by which the helpers make theirs.
    processes: how many search, this one included.
    """

    def __init__(self, crew: Crew, player: SearchPlayer, name: str, processes: int) -> None:
        self._crew = crew
        self._player = player
        self._name = name
        self._processes = processes
        self._asked: list[_Helper] = []
        self._stopped = threading.Event()
        self._number = crew.number = crew.number + 1

    def stop(self) -> None:
        """Let the analysis be told with what has been found; may come from another thread."""
        self._stopped.set()
        self._player.stop()
        for helper in tuple(self._asked):
            helper.send(self._number)

    def analyse(
        self, view: SeatView, seed: str, iterations: int | None = None, movetime_ms: int | None = None
    ) -> dict[str, Any]:
        """Do as :func:`~cardtable.engine.analysis.analyse` does. Raises :class:`PlayerFault`.

        Parameters
        ----------
        view: the seat's.
        seed: where the helpers' chance comes from; the player here has been given its own.
        iterations, movetime_ms: limits beside the player's own, as for :meth:`SearchPlayer.limit`.
        """
        player, parts = self._player, self._processes
        helpers = self._crew.muster(parts - 1, self._stopped)
        player.limit(iterations, movetime_ms)
        _share(player, 0, parts)
        for part, helper in enumerate(helpers, 1):
            own = f"{seed}:{part}"
            task = _Task(self._number, self._name, view.to_json(), own, iterations, movetime_ms, part, parts)
            self._asked.append(helper)
            helper.send(task)
        if self._stopped.is_set():  # also where it came before all had been asked
            self.stop()
        found = {0: weigh(view, player)}
        self._gather(helpers, found)
        options = merged([found[part] for part in sorted(found)], player.style.paired)
        return told(view, options, player.judge(view, _alike(options)))

    def _gather(self, helpers: Sequence[_Helper], found: dict[int, list[Option]]) -> None:
        """Wait for what the helpers find, after ``stop`` no longer than it may take."""
        end = None
        waited = dict(zip(helpers, range(1, len(helpers) + 1), strict=True))
        while waited:
            if end is None and self._stopped.is_set():
                end = time.monotonic() + LAST_WORD
            if end is not None and time.monotonic() >= end:
                return
            for helper, (number, answer) in self._crew.hear(list(waited)):
                if number != self._number:
                    continue  # what came too late to be waited for
                if isinstance(answer, str):
                    raise PlayerFault(answer)
                found[waited.pop(helper)] = answer


def merged(parts: Sequence[Sequence[Option]], paired: bool) -> list[Option]:
    """Put together what several searches found: visits add up, all else counts by visits.

    The best comes first: with ``paired``, where visits tell only which moves were soon dropped, by value
    among those that most searches kept to the end; otherwise by visits.
    """
    pools: dict[Any, list[Option]] = {}
    for options in parts:
        for option in options:
            pools.setdefault(option.move, []).append(option)
    found = [_pooled(pool) for pool in pools.values()]
    most = max(option.visits for option in found)
    if paired:
        return sorted(found, key=lambda option: (2 * option.visits < most, -option.value, str(option.move)))
    return sorted(found, key=lambda option: (-option.visits, -option.value, str(option.move)))


def _pooled(pool: Sequence[Option]) -> Option:
    visits = sum(option.visits for option in pool)

    def mean(name: str) -> float:
        return sum(option.visits * float(getattr(option, name)) for option in pool) / visits

    return pool[0]._replace(
        visits=visits,
        value=mean("value"),
        points=mean("points"),
        trick=mean("trick"),
        won=mean("won"),
        lost=mean("lost"),
    )


def _alike(options: Sequence[Option]) -> list[Option]:
    """Let moves that most searches kept count as tried alike: the searches did not all go equally far."""
    most = max(option.visits for option in options)
    return [option._replace(visits=most) if 2 * option.visits >= most else option for option in options]


def _share(player: SearchPlayer, part: int, parts: int) -> None:
    """Let a player do its part of the iterations."""
    budget = player.budget
    if budget.iterations is not None:
        mine = budget.iterations // parts + (part < budget.iterations % parts)
        player.budget = budget._replace(iterations=max(1, mine))


# --- in the helping process ------------------------------------------------------------------------------


class _Work:
    """What a helper has to do, and what of it has been stopped; two threads look at it."""

    def __init__(self) -> None:
        self.tasks: queue.Queue[_Task] = queue.Queue()
        self._lock = threading.Lock()
        self._stopped = 0
        self._number = 0
        self._player: SearchPlayer | None = None

    def stop(self, number: int) -> None:
        with self._lock:
            self._stopped = max(self._stopped, number)
            if self._player and self._number <= self._stopped:
                self._player.stop()

    def do(self, task: _Task) -> list[Option] | str:
        player = make_player(task.player)
        assert isinstance(player, SearchPlayer)
        player.new_match(task.seed)
        player.limit(task.iterations, task.movetime_ms)
        _share(player, task.part, task.parts)
        with self._lock:
            self._player, self._number = player, task.number
            if task.number <= self._stopped:
                player.stop()
        return weigh(SeatView.from_json(task.view), player)


def _help(pipe: Connection) -> None:
    """Search as asked until nobody asks any more."""
    begin_work(signal.SIG_IGN)
    work = _Work()
    threading.Thread(target=_listen, args=(pipe, work), daemon=True).start()
    _answer(pipe, None)
    while True:
        task = work.tasks.get()
        try:
            answer = work.do(task)
        except Exception as error:
            answer = f"the player {task.player!r} failed in a process that helped: {error!r}"
        _answer(pipe, (task.number, answer))


def _answer(pipe: Connection, message: object) -> None:
    try:
        pipe.send(message)
    except OSError:  # nobody waits for it any more
        os._exit(0)


def _listen(pipe: Connection, work: _Work) -> None:
    while True:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            os._exit(0)
        if isinstance(message, int):
            work.stop(message)
        else:
            work.tasks.put(message)
