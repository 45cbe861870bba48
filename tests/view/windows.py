"""Windows for tests, whose computer players need no process."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.match import Match
from cardtable.model.plan import MatchPlan
from cardtable.model.seats import PersonSeat, Seat, ThumbSeat
from cardtable.model.settings import Settings
from cardtable.view.motion.pace import Pace
from cardtable.view.window.main_window import Habits, MainWindow
from tests.toy_game import TOY
from tests.view.sitting import Sitting

ALL = {**GAMES, TOY.id: TOY}


class Tables:
    """Makes windows whose computer players need no process, and closes them."""

    def __init__(self, file: Path, qtbot: QtBot) -> None:
        self.settings = Settings(file)
        self.matches: list[Match] = []
        self.windows: list[MainWindow] = []
        self._bot = qtbot

    def make_match(self, plan: MatchPlan, person: bool = True) -> Match:
        rng = random.Random(len(self.matches))
        seats: list[Seat] = [ThumbSeat(player.name, plan.spec, rng) for player in plan.players]
        if person:
            seats[0] = PersonSeat(plan.players[0].name)
        self.matches.append(Match(plan.spec, plan.options, seats, rng))
        return self.matches[-1]

    def window(self, habits: Habits | None = None) -> MainWindow:
        person = habits is None or not habits.autoplay
        window = MainWindow(ALL, self.settings, lambda plan: self.make_match(plan, person), habits)
        self._bot.addWidget(window)
        self.windows.append(window)
        window.show()
        window.table.set_pace(Pace.instant())
        window.preferences.lend("pace.claims", "off")
        return window


def deal(window: MainWindow, game: str = TOY.id) -> None:
    """Begin a match from the start page."""
    window.start_page.choose(game)
    QTest.mouseClick(window.start_page.deal_button, Qt.MouseButton.LeftButton)


def play_out(window: MainWindow, qtbot: QtBot) -> None:
    """Play the match to its end."""
    sitting = Sitting(qtbot, window.table)
    sitting.match = window.match
    sitting.play_until(lambda: (panel := window.table.match_panel) is not None and panel.isVisible())
