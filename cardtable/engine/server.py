"""The engine as a process sees it: requests come in, answers go out, and thinking stops when told to.

One thread reads, so that ``stop``, ``ping`` and ``quit`` are heard at any time; another thinks, one request
after another. Every line that cannot be served is answered by an ``error``, and the process goes on.
"""

from __future__ import annotations

import logging
import queue
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from cardtable.about import SLUG, VERSION
from cardtable.engine.analysis import analyse, option_json
from cardtable.engine.player import LEVELS, Player, PlayerFault, take_style
from cardtable.engine.protocol import (
    MAX_LINE,
    MOST_ITERATIONS,
    PROTOCOL,
    BadRequest,
    Request,
    ReviewOf,
    Think,
    encode,
    read_request,
)
from cardtable.engine.searcher import SearchPlayer
from cardtable.engine.styles import STYLES
from cardtable.engine.thought import Option
from cardtable.games import GAMES
from cardtable.rules.errors import RulesError

if TYPE_CHECKING:
    from cardtable.engine.crew import Crew, SharedAnalysis
    from cardtable.engine.review import Decision, Review

log = logging.getLogger(__name__)

MAX_WAITING: Final = 1000
"""Requests to think that may wait for their turn; more are refused, so that memory stays flat."""
LAST_WORD: Final = 5.0
"""Seconds that a stopped player is waited for at the end, for each answer that it still owes."""


class Server:
    """Answers requests from a stream of lines until it ends or says ``quit``.

    Parameters
    ----------
    source, target: the two streams of the protocol.
    levels: the players that can be asked for, weakest first.
    gone: called once when nobody reads the answers any more.
    """

    def __init__(
        self,
        source: BinaryIO,
        target: BinaryIO,
        levels: Mapping[str, Callable[[], Player]] = LEVELS,
        gone: Callable[[], None] = lambda: None,
    ) -> None:
        self._source = source
        self._target = target
        self._levels = levels
        self._gone = gone
        self._closed = False
        self._writing = threading.Lock()
        self._turns: queue.Queue[tuple[int, Think | ReviewOf] | None] = queue.Queue()
        self._lock = threading.Lock()
        """Guards the three below, which both threads use."""
        self._asked = 0
        self._stopped = 0
        self._thinking: Player | SharedAnalysis | Review | None = None
        self._done = 0
        """How many requests to think have been begun."""
        self._crew: Crew | None = None
        """Who helps with analyses, of the thread that thinks."""

    def run(self) -> None:
        """Serve to the end; what has been asked by then is answered at once."""
        worker = threading.Thread(target=self._work, name="thinking", daemon=True)
        worker.start()
        try:
            while not self._closed and (line := self._read_line()) is not None:
                if line.strip() and not self._serve(line):
                    break
        finally:
            self._stop()
            self._turns.put(None)
            done = -1
            while worker.is_alive() and done != self._done:
                done = self._done
                worker.join(LAST_WORD)

    # --- the thread that reads -----------------------------------------------------------------------------

    def _read_line(self) -> bytes | None:
        """Return the next line or, of one that is too long, a part that is; ``None`` at the end."""
        line = self._source.readline(MAX_LINE + 1)
        rest = line
        while len(rest) > MAX_LINE and not rest.endswith(b"\n"):
            rest = self._source.readline(MAX_LINE + 1)
        return line or None

    def _serve(self, line: bytes) -> bool:
        """Serve a line and tell whether to go on."""
        try:
            request = read_request(line, self._levels)
        except BadRequest as error:
            self._refuse(str(error), error.request)
            return True
        if isinstance(request, Think | ReviewOf):
            self._ask(request)
            return True
        return self._answer(request)

    def _answer(self, request: Request) -> bool:
        if request.type == "hello":
            self._send(
                type="hello",
                id=request.id,
                protocol=PROTOCOL,
                name=SLUG,
                version=VERSION,
                games=list(GAMES),
                levels=list(self._levels),
                styles=list(STYLES),
            )
        elif request.type == "ping":
            self._send(type="pong", id=request.id)
        elif request.type == "stop":
            self._stop()
        return request.type != "quit"

    def _ask(self, think: Think | ReviewOf) -> None:
        if self._turns.qsize() >= MAX_WAITING:
            self._refuse(f"{MAX_WAITING} requests to think are waiting already", think.id)
            return
        with self._lock:
            self._asked += 1
            turn = self._asked
        self._turns.put((turn, think))

    def _stop(self) -> None:
        """Let everything asked so far be answered at once."""
        with self._lock:
            self._stopped = self._asked
            if self._thinking is not None:
                self._thinking.stop()

    # --- the thread that thinks ----------------------------------------------------------------------------

    def _work(self) -> None:
        while (turn := self._turns.get()) is not None:
            number, think = turn
            self._done += 1
            try:
                if isinstance(think, ReviewOf):
                    self._review(number, think)
                else:
                    self._think(number, think)
            except (PlayerFault, RulesError) as error:
                self._refuse(str(error), think.id)
            except Exception:
                who = "the review" if isinstance(think, ReviewOf) else f"the level {think.level!r}"
                log.exception("%s failed", who)
                self._refuse(f"{who} failed; see the log", think.id)
        if self._crew:
            self._crew.close()

    def _think(self, number: int, think: Think) -> None:
        player = self._levels[think.level]()
        take_style(player, think.style)
        if think.limits.seed is not None:
            player.new_match(str(think.limits.seed))
        shared = self._share(player, think) if think.processes > 1 else None
        movetime_ms, iterations, seed = think.limits
        if iterations is not None:
            iterations = min(iterations, MOST_ITERATIONS * think.processes)
        with self._lock:
            self._thinking = shared or player
            if number <= self._stopped:
                self._thinking.stop()
        try:
            if shared:
                analysis = shared.analyse(think.view, str(seed or 0), iterations, movetime_ms)
                self._send(type="analysis", id=think.id, **analysis)
                return
            if isinstance(player, SearchPlayer):
                player.limit(iterations, movetime_ms)
            if think.analyse:
                self._send(type="analysis", id=think.id, **analyse(think.view, _searching(player, think)))
                return
            if think.info and isinstance(player, SearchPlayer):
                player.tell = lambda options: self._inform(think, options)
            move = player.choose(think.view)
        finally:
            with self._lock:
                self._thinking = None
            player.close()
        self._send(type="move", id=think.id, move=str(move))

    def _review(self, number: int, asked: ReviewOf) -> None:
        """Grade a seat's decisions in a deal that is over; of another the cards are not told."""
        from cardtable.engine.review import Review, usual_iterations  # what no game in play needs

        iterations = min(asked.iterations or usual_iterations(), MOST_ITERATIONS)
        review = Review(asked.record, asked.deal, asked.seat, asked.seed, iterations)
        if not review.is_over:
            raise PlayerFault(f"deal {asked.deal} is not over, so its cards are not to be told yet")
        with self._lock:
            self._thinking = review
            if number <= self._stopped:
                review.stop()
        try:
            told = review.run(lambda done, of, decision: self._progress(asked, done, of, decision))
        finally:
            with self._lock:
                self._thinking = None
        self._send(type="review", id=asked.id, **told)

    def _progress(self, asked: ReviewOf, done: int, of: int, decision: Decision | None) -> None:
        """Tell how far a review has come; decisions whose moves were all equal are not told."""
        told = {} if decision is None else {"decision": decision.to_json()}
        self._send(type="info", id=asked.id, done=done, of=of, **told)

    def _inform(self, think: Think, options: Sequence[Option]) -> None:
        """Tell what the moves weighed so far are worth."""
        self._send(type="info", id=think.id, moves=[option_json(option) for option in options])

    def _share(self, player: Player, think: Think) -> SharedAnalysis:
        """Return the analysis asked for as one that several processes share."""
        from cardtable.engine.crew import Crew, SharedAnalysis  # what few engines ever need

        self._crew = self._crew or Crew()
        return SharedAnalysis(self._crew, _searching(player, think), think.level, think.processes)

    # --- both ----------------------------------------------------------------------------------------------

    def _refuse(self, text: str, request: int | str | None) -> None:
        log.info("refused: %s", text)
        self._send(type="error", id=request, text=text)

    def _send(self, **message: Any) -> None:
        with self._writing:
            if self._closed:
                return
            try:
                self._target.write(encode(message))
                self._target.flush()
                return
            except (OSError, ValueError):  # a broken pipe, or a stream closed under us
                self._closed = True
        self._gone()


def _searching(player: Player, think: Think) -> SearchPlayer:
    """Return a player that searches. Raises :class:`PlayerFault` for one that does not."""
    if not isinstance(player, SearchPlayer):
        raise PlayerFault(f"the level {think.level!r} does not search, so it cannot analyse")
    return player
