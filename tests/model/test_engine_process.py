"""The house's own engine as a real process: it plays, may be killed at any moment, leaves nothing behind."""

from __future__ import annotations

import os
import random
from typing import Any

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.engine_client import EngineClient, EngineState
from cardtable.model.engine_process import ProcessChannel, engine_command, wait_for_engines
from cardtable.model.match import Match
from cardtable.model.seats import EngineSeat, Seat
from cardtable.rules.records import replay

KILLS = int(os.environ.get("CARDTABLE_KILLS", "5"))
"""How often the engine is killed in one match; 100 in the documented long run."""


class Killable:
    """Makes real engines and can kill the one that runs, as ``kill -9`` does."""

    def __init__(self, command: list[str] | None = None) -> None:
        self.made: list[ProcessChannel] = []
        self._command = command or engine_command()

    def __call__(self) -> ProcessChannel:
        self.made.append(ProcessChannel(self._command))
        return self.made[-1]

    def kill(self) -> bool:
        """Kill the newest engine and tell whether one was there to kill."""
        if not self.made or not self.made[-1].process_id:
            return False
        self.made[-1].kill_process()
        return True


def engines_match(client: EngineClient, game: str, options: dict[str, object], seed: int) -> Match:
    spec = GAMES[game]
    seats: list[Seat] = [
        EngineSeat(f"Player {n}", "beginner", client, random.Random(n)) for n in range(spec.seats)
    ]
    return Match(spec, options, seats, random.Random(seed))


def test_it_plays_a_match_and_is_gone_after_closing(qtbot: QtBot) -> None:
    channels = Killable()
    client = EngineClient(channels)
    match = engines_match(client, "semerik", {}, 4)
    notices: list[str] = []
    match.notice.connect(notices.append)
    match.turnChanged.connect(lambda seat: match.next_deal())
    match.start()
    qtbot.waitUntil(lambda: match.is_over, timeout=60_000)
    assert notices == []
    assert len(channels.made) == 1
    assert client.state is EngineState.READY
    client.close()
    wait_for_engines()
    assert replay(match.record, match.spec).state.outcome() is not None


def test_a_match_goes_on_to_its_end_however_often_the_engine_is_killed(qtbot: QtBot) -> None:
    channels = Killable()
    client = EngineClient(channels)
    rng = random.Random(9)
    kills = 0
    killer = QTimer()
    killer.setSingleShot(True)

    def strike() -> None:
        nonlocal kills
        kills += channels.kill()
        if kills < KILLS:
            killer.start(rng.randrange(0, 600))

    killer.timeout.connect(strike)
    match = engines_match(client, "seven-up-3", {"target": 21 if KILLS > 20 else 9}, 1)
    # A breath between moves, so that the match is long enough to be struck so often.
    match._next.setInterval(max(25, 4 * KILLS))
    match.turnChanged.connect(lambda seat: match.next_deal())
    killer.start(50)
    match.start()
    qtbot.waitUntil(lambda: match.is_over, timeout=60_000 + KILLS * 1000)
    assert kills >= KILLS // 2
    assert replay(match.record, match.spec).state.outcome() is not None
    killer.stop()
    client.close()
    wait_for_engines()


def test_a_program_that_does_not_exist_fails_the_think(qtbot: QtBot) -> None:
    channels = Killable(["no-such-program-anywhere"])
    client = EngineClient(channels)
    match = engines_match(client, "california-jack", {"target": 5}, 1)
    told: list[Any] = []
    match.notice.connect(told.append)
    match.turnChanged.connect(lambda seat: match.next_deal())
    match.start()
    qtbot.waitUntil(lambda: match.is_over, timeout=30_000)
    assert len(told) == 2
    client.close()
