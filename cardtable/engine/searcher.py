"""Players that search."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cardtable.engine.kernel.tree import Style
from cardtable.engine.sensible import sensible
from cardtable.engine.styles import leanings, to_choose_from
from cardtable.engine.thought import Option, Thought
from cardtable.rules.moves import PLAY, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.state import PLAYING

SLICE: Final = 24
"""Iterations between two looks at the clock and at whether to stop: some ten milliseconds interpreted."""


TELL_EVERY: Final = 0.5
"""Seconds between two reports of what has been found."""
BLUNDER: Final = 2.0
"""How many times its usual error a player's error is at most."""


class Budget(NamedTuple):
    """How long to think: whichever of the two is reached first, ``None`` for no limit.

    Words and discards, of which a deal has few and each weighs much, get ``words`` times the iterations.
    """

    iterations: int | None
    seconds: float | None = None
    words: int = 1


class SearchPlayer:
    """Searches and plays the move tried most.

    Parameters
    ----------
    style: how to search.
    budget: how long.
    blur: the standard deviation of the error with which it judges cards, 0 for none.
    boldness: how it takes risks, see :mod:`cardtable.engine.styles`.
    """

    def __init__(self, style: Style, budget: Budget, blur: float = 0.0, boldness: int = 0) -> None:
        self.style = style
        self.budget = budget
        self.blur = blur
        self.boldness = boldness
        self.rng = random.Random(0)
        self.tell: Callable[[Sequence[Option]], None] | None = None
        """Called with the moves weighed, every half second of thinking and at its end."""
        self._stop = threading.Event()

    def new_match(self, seed: str) -> None:
        """Take all further chance from ``seed``."""
        self.rng.seed(seed)

    def stop(self) -> None:
        """Let the choice that runs, or else the next one, answer at once."""
        self._stop.set()

    def close(self) -> None:
        """Do nothing: nothing is held."""

    def choose(self, view: SeatView) -> Move:
        """Return the best move found."""
        if len(view.legal.moves) == 1:
            return view.legal.moves[0]
        return self.judge(view, self.think(view))

    def judge(self, view: SeatView, options: Sequence[Option]) -> Move:
        """Choose among moves that have been weighed, the best first, by the player's style and error."""
        options = sensible(view, options)
        blur = self.blur if options[0].move.word == PLAY else 0.0
        if not blur and not self.boldness:
            return options[0].move
        if not blur:
            options = to_choose_from(options)
        leans = leanings(view, options, self.boldness, blur)
        worst = max(option.value for option in options) - BLUNDER * blur - max(map(abs, leans))
        fair = [pair for pair in zip(options, leans, strict=True) if pair[0].value >= worst]
        errors = [self.rng.gauss(0.0, blur) if blur else 0.0 for _ in fair]
        seen = [option.value + lean + error for (option, lean), error in zip(fair, errors, strict=True)]
        return fair[seen.index(max(seen))][0].move

    def limit(self, iterations: int | None, movetime_ms: int | None) -> None:
        """Think no longer than asked: what is said replaces the level's own iterations, and cuts its time."""
        seconds = self.budget.seconds
        if movetime_ms is not None:
            asked = movetime_ms / 1000
            seconds = asked if seconds is None or iterations is not None else min(asked, seconds)
        if iterations is not None:
            self.budget = Budget(iterations, None if movetime_ms is None else seconds)
        else:
            self.budget = self.budget._replace(seconds=seconds)

    def think(self, view: SeatView) -> list[Option]:
        """Search and return the moves tried, the best first."""
        return self.ponder(view).options()

    def ponder(self, view: SeatView) -> Thought:
        """Search as long as the budget and :meth:`stop` allow."""
        thought = Thought(view, self.style, self.rng.getrandbits(31))
        self.prepare(thought)
        limit = self.budget.iterations
        if limit is not None and view.phase != PLAYING:
            limit *= self.budget.words
        tell_at = time.perf_counter() + TELL_EVERY
        end = None if self.budget.seconds is None else time.perf_counter() + self.budget.seconds
        while not self._stop.is_set() or not thought.iterations:
            count = SLICE if limit is None else min(SLICE, limit - thought.iterations)
            if count <= 0 or (end is not None and time.perf_counter() >= end and thought.iterations):
                break
            thought.run(count)
            if thought.decided:
                break
            if self.tell and time.perf_counter() >= tell_at:
                self.tell(thought.options())
                tell_at += TELL_EVERY
        self._stop.clear()
        if self.tell:
            self.tell(thought.options())
        return thought

    def prepare(self, thought: Thought) -> None:
        """Do nothing: a hook for players that know more."""
