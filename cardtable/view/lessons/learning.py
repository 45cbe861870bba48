"""What a window has for whoever is new: a page that welcomes, and lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from cardtable.model.settings import Settings
from cardtable.rules.spec import GameSpec
from cardtable.view.lessons.lesson_page import LessonPage
from cardtable.view.start.plans import plan_once
from cardtable.view.start.welcome_page import WelcomePage

if TYPE_CHECKING:
    from cardtable.view.window.page_window import PageWindow


class Place(NamedTuple):
    """What is shown: the lesson of a game, or the welcoming page with a game chosen; nothing if empty."""

    lesson: str = ""
    welcome: str = ""


class Learning:
    """Shows lessons and the welcoming page, each built when it is first needed.

    Parameters
    ----------
    window: whose pages they are.
    games: what can be played, by id.
    settings: how far lessons have come, and the game played last.
    turn_to: shows a page.
    restyle: runs out when colours or the system's font have changed.
    """

    def __init__(
        self,
        window: PageWindow,
        games: Mapping[str, GameSpec],
        settings: Settings,
        turn_to: Callable[[QWidget], None],
        restyle: QTimer,
    ) -> None:
        self._window = window
        self._games = games
        self._settings = settings
        self._turn_to = turn_to
        self._restyle = restyle

    @cached_property
    def welcome_page(self) -> WelcomePage:
        """Where somebody who has never been here begins."""
        window = self._window
        page = WelcomePage(self._games, window.preferences, window.looks.art)
        page.playRequested.connect(self._play)
        page.lessonRequested.connect(window.show_lesson)
        self._restyle.timeout.connect(page.restyle)
        window.pages.addWidget(page)
        return page

    @cached_property
    def lessons(self) -> LessonPage:
        """Where games are learned."""
        window = self._window
        page = LessonPage(self._settings, window.looks, window.preferences)
        page.left.connect(window.show_start)
        page.playRequested.connect(lambda spec: self._play(spec.id))
        page.heard.connect(window.sounds.play)
        self._restyle.timeout.connect(page.restyle)
        window.pages.addWidget(page)
        return page

    def _play(self, game: str) -> None:
        """Play a game, by the rules and with the players that it was last played with."""
        self._settings.set_game(game)
        self._window.play(plan_once(self._games, self._settings, game, {}))

    def welcome(self) -> None:
        """Begin where somebody begins who has never been here."""
        self._turn_to(self.welcome_page)

    def show_lesson(self, game: str) -> None:
        """Show how a game is played."""
        self._turn_to(self.lessons)  # before its table is laid out, for its size
        self.lessons.begin(self._games[game])

    @property
    def is_teaching(self) -> bool:
        """Whether a lesson is on its table."""
        return "lessons" in self.__dict__ and self.lessons.is_running

    @property
    def place(self) -> Place:
        """What of this is shown now."""
        if self.is_teaching:
            return Place(lesson=self.lessons.spec.id)
        seen = "welcome_page" in self.__dict__ and self._window.pages.currentWidget() is self.welcome_page
        return Place(welcome=self.welcome_page.game) if seen else Place()

    def return_to(self, place: Place) -> bool:
        """Show again what was shown, in a window built anew; tells whether there was anything."""
        if place.lesson:
            self._window.show_lesson(place.lesson)
        elif place.welcome:
            self.welcome_page.choose(place.welcome)
            self.welcome()
            self.welcome_page.languages.setFocus(Qt.FocusReason.OtherFocusReason)
        return any(place)

    def leave(self) -> None:
        """Leave the lesson, if there is one; it can be taken up again."""
        if self.is_teaching:
            self.lessons.leave()
