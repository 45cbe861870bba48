"""Windows for tests, whose computer players need no process."""

from __future__ import annotations

import random
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.archive import Archive
from cardtable.model.company import Company
from cardtable.model.engine_client import Channel
from cardtable.model.match import Match
from cardtable.model.plan import MatchPlan
from cardtable.model.seats import PersonSeat, Seat, ThumbSeat
from cardtable.model.settings import Settings
from cardtable.view.motion.pace import Pace
from cardtable.view.window.main_window import Habits, MainWindow
from tests.toy_game import TOY
from tests.view.sitting import Sitting

ALL = {**GAMES, TOY.id: TOY}


class ThumbCompany(Company):
    """A company that needs no process."""

    game = "seven-up-3"

    def _seat(self, number: int, player: object, rng: random.Random) -> Seat:
        name = getattr(player, "name", "")
        return ThumbSeat(name, GAMES[self.game], rng) if number else PersonSeat(name)


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
        return self.shown(MainWindow(ALL, self.settings, lambda plan: self.make_match(plan, person), habits))

    def kept_window(self, archive: Archive) -> MainWindow:
        """A window whose matches are saved."""
        company = ThumbCompany(random.Random(4), _no_engine, archive=archive)

        def make(plan: MatchPlan) -> Match:
            company.game = plan.spec.id
            return company(plan)

        window = MainWindow(GAMES, self.settings, make, Habits())
        window.archive = archive
        window.has_played = archive.has_played
        window.find_unfinished = lambda: company.resume(GAMES)
        window.make_again = company.again_from
        archive.notice.connect(window.say)
        window.closed.connect(archive.close)
        return self.shown(window)

    def shown(self, window: MainWindow) -> MainWindow:
        """Show a window in which nothing takes time."""
        self._bot.addWidget(window)
        self.windows.append(window)
        window.show()
        self._bot.waitUntil(lambda: window.is_made("past"))  # menus do what they say once they can be seen
        window.table.set_pace(Pace.instant())
        window.preferences.lend("pace.claims", "off")
        return window


def _no_engine() -> Channel:
    raise AssertionError("no engine is needed")


def deal(window: MainWindow, game: str = TOY.id) -> None:
    """Begin a match from the start page."""
    window.start_page.choose(game)
    QTest.mouseClick(window.start_page.deal_button, Qt.MouseButton.LeftButton)


def play_out(window: MainWindow, qtbot: QtBot) -> None:
    """Play the match to its end."""
    sitting = Sitting(qtbot, window.table)
    sitting.match = window.match
    sitting.play_until(lambda: (panel := window.table.match_panel) is not None and panel.isVisible())
