"""A player that is another program: it speaks the engine protocol over its stdin and stdout."""

from __future__ import annotations

import os
import queue
import random
import shlex
import subprocess
import threading
import time
from typing import IO, Any, Final

from cardtable.engine.player import PlayerFault
from cardtable.engine.protocol import MAX_LINE, PROTOCOL, BadRequest, encode, read_object
from cardtable.rules.errors import Malformed
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView

READY_WITHIN: Final = 10.0
ANSWER_WITHIN: Final = 60.0
LAST_WORD: Final = 1.0


class ExternalPlayer:
    """Plays what a program answers. It is started at the first move and told to quit at the end.

    Parameters
    ----------
    command: the program and its arguments, as one writes them in a shell.
    answer_within: seconds that a move may take.
    """

    def __init__(self, command: str, answer_within: float = ANSWER_WITHIN) -> None:
        self._name = f"cmd:{command}"
        self._command = command
        self._answer_within = answer_within
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[bytes | None] = queue.Queue()
        self._last_words = ""
        self._readers: list[threading.Thread] = []
        self._asked = 0
        self._seed = ""
        self._moves = 0

    def new_match(self, seed: str) -> None:
        """Ask for repeatable moves: each carries a number made from ``seed``."""
        self._seed = seed
        self._moves = 0

    def choose(self, view: SeatView) -> Move:
        """Return the program's move. Raises :class:`PlayerFault` where it fails, is silent or illegal."""
        if self._process is None:
            self._start(view.game)
        self._asked += 1
        self._moves += 1
        limits = {"seed": random.Random(f"{self._seed}:{self._moves}").getrandbits(63)}
        answer = self._ask("move", self._answer_within, type="think", view=view.to_json(), limits=limits)
        text = answer.get("move")
        try:
            move = Move.parse(text) if isinstance(text, str) else None
        except Malformed:
            move = None
        if move is None or not view.legal.allows(move):
            raise self._fault(f"answers {str(text)[:60]!r}, which is no legal move there")
        return move

    def stop(self) -> None:
        """Tell the program to answer with its best move so far."""
        if self._process is not None:
            self._write(type="stop")

    def close(self) -> None:
        """Let the program quit, or end it where it does not."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            if process.stdin is not None:
                process.stdin.write(encode({"type": "quit"}))
                process.stdin.close()
        except OSError:
            pass
        try:
            process.wait(LAST_WORD)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        for reader in self._readers:
            reader.join(LAST_WORD)

    # --- the dialogue --------------------------------------------------------------------------------------

    def _start(self, game: str) -> None:
        try:
            words = shlex.split(self._command, posix=os.name != "nt")
            if not words:
                raise self._fault("names no program")
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise self._fault(f"cannot be started: {reason}") from None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        for target, stream in ((self._listen, self._process.stdout), (self._log, self._process.stderr)):
            reader = threading.Thread(target=target, args=(stream,), daemon=True)
            reader.start()
            self._readers.append(reader)
        hello = self._ask("hello", READY_WITHIN, type="hello")
        if hello.get("protocol") != PROTOCOL:
            raise self._fault(f"does not speak version {PROTOCOL} of the protocol")
        games = hello.get("games")
        if not isinstance(games, list) or game not in games:
            raise self._fault(f"does not play {game}")

    def _ask(self, kind: str, within: float, **request: Any) -> dict[str, Any]:
        """Send a request and return the answer of that kind; what else comes meanwhile is passed over."""
        if not self._write(**request, id=self._asked):
            within = LAST_WORD  # It listens no more, but what it said before tells why.
        deadline = time.monotonic() + within
        while True:
            try:
                line = self._answers.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise self._fault(f"has not answered within {within:g} seconds") from None
            if line is None:
                raise self._died()
            try:
                answer = read_object(line)
            except (BadRequest, RecursionError):
                raise self._fault(f"answers {line[:60]!r}, which is not the protocol") from None
            if answer.get("id") == self._asked and answer.get("type") in (kind, "error"):
                if answer["type"] == "error":
                    raise self._fault(f"answers with the error {str(answer.get('text'))[:200]!r}")
                return answer

    def _write(self, **message: Any) -> bool:
        """Send a message, and tell whether anybody was there to take it."""
        process = self._process
        if process is None or process.stdin is None:
            return False
        try:
            process.stdin.write(encode(message))
            process.stdin.flush()
        except OSError:
            return False
        return True

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(MAX_LINE):
                self._answers.put(line)
        self._answers.put(None)

    def _log(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(MAX_LINE):
                if line.strip():
                    self._last_words = line.decode("utf-8", "replace").strip()[:200]

    # --- what goes wrong -----------------------------------------------------------------------------------

    def _died(self) -> PlayerFault:
        if self._process is None:
            return self._fault("has ended")
        try:
            status = str(self._process.wait(LAST_WORD))
        except subprocess.TimeoutExpired:
            return self._fault("has closed its output")
        for reader in self._readers:
            reader.join(LAST_WORD)
        last = f"; its last words: {self._last_words}" if self._last_words else ""
        return self._fault(f"has ended with status {status}{last}")

    def _fault(self, what: str) -> PlayerFault:
        return PlayerFault(f"{self._name} {what}")
