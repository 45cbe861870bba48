"""What a person may do with a deal besides playing it: go back and forth, play it again, hand on its code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from cardtable.model.match import Match
from cardtable.model.plan import MatchPlan
from cardtable.model.settings import Settings
from cardtable.rules.codes import GAME_NUMBERS, DealCode
from cardtable.rules.dealing import lot_from, seed_of_day
from cardtable.rules.spec import GameSpec
from cardtable.view.start.plans import remembered_players
from cardtable.view.window.match_host import MatchHost
from cardtable.view.window.menus import Menus
from cardtable.view.words.texts import game_text

if TYPE_CHECKING:
    from cardtable.view.window.code_panel import CodePanel


class DeedHost(Protocol):
    """What these deeds need of the window."""

    host: MatchHost
    has_played: Callable[[str], bool]

    @property
    def menus(self) -> Menus:
        """What the menus hold."""

    @property
    def codes(self) -> CodePanel:
        """Where a code is typed in."""

    def play(self, plan: MatchPlan) -> None:
        """Begin a match."""

    def ask_first(self, then: Callable[[], object]) -> None:
        """Do something that ends the match on the table, after a question."""

    def say(self, text: str) -> None:
        """Tell something in a line."""


def code_of_day(spec: GameSpec, day: date) -> DealCode:
    """The code of a game's deal of a day: the game as it is usually played."""
    options = spec.checked({})
    seed = seed_of_day(spec.id, day.isoformat())
    return DealCode(spec.id, options, seed, lot_from(spec, options, seed).dealer)


class DealDeeds(QObject):
    """Connects the actions of the menus; lives as long as they do.

    Parameters
    ----------
    window: has the menus and the match.
    games, settings: what can be played, and by whom it is usually.
    """

    def __init__(self, window: DeedHost, games: Mapping[str, GameSpec], settings: Settings) -> None:
        super().__init__(window.menus)
        self._window = window
        self._games = {key: spec for key, spec in games.items() if key in GAME_NUMBERS}
        self._settings = settings
        self._match: Match | None = None
        self._told_assisted = False
        menus = window.menus
        menus.undo.triggered.connect(self.undo)
        menus.redo.triggered.connect(self.redo)
        menus.deal_again.triggered.connect(self.deal_again)
        menus.new_deal.triggered.connect(self.new_deal)
        menus.swap.triggered.connect(self.swap)
        menus.copy_code.triggered.connect(self.copy_code)
        menus.enter_code.triggered.connect(lambda: window.codes.show_codes())
        menus.day.aboutToShow.connect(self._fill_days)
        menus.day.menuAction().setEnabled(bool(self._games))
        window.host.changed.connect(self._follow)
        self._follow()

    # --- what can be done now ------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Another match is on the table, or none."""
        match = self._window.host.match
        if match is not None and match is not self._match:
            match.turnChanged.connect(self._refresh)
            match.rewound.connect(self._refresh)
            match.assistedChanged.connect(self._tell_assisted)
            self._told_assisted = match.is_assisted
        self._match = match
        self._refresh()

    def _refresh(self) -> None:
        menus, match = self._window.menus, self._match
        begun = match is not None and match.is_begun
        has_code = match is not None and bool(match.deal_code())
        menus.undo.setEnabled(match is not None and match.can_undo)
        menus.redo.setEnabled(match is not None and match.can_redo)
        may_again = match is not None and match.can_deal_again
        menus.deal_again.setEnabled(begun and (may_again or has_code))
        menus.new_deal.setEnabled(may_again)
        menus.swap.setEnabled(has_code)
        menus.copy_code.setEnabled(has_code)

    def _tell_assisted(self) -> None:
        if not self._told_assisted:
            self._told_assisted = True
            self._window.say(self.tr("This match counts as played with help from now on"))

    # --- the deal on the table -----------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last decision back."""
        if self._match is not None:
            self._match.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self._match is not None:
            self._match.redo()

    def deal_again(self) -> None:
        """Play this deal from its beginning; where the match is over, in a match of its own."""
        match = self._match
        if match is None:
            return
        if match.can_deal_again:
            match.deal_again()
        else:
            self._play_code(match.deal_code())

    def new_deal(self) -> None:
        """Deal other cards in place of these."""
        if self._match is not None:
            self._match.new_deal()

    def swap(self) -> None:
        """Play the cards that the player to the left had, in a match of its own."""
        if self._match is not None:
            code = self._match.deal_code(turned=1)
            self._window.ask_first(partial(self._play_code, code))

    def _play_code(self, code: str) -> None:
        plan, match = self._window.host.plan, self._match
        if plan is not None and match is not None and code:
            self._window.play(plan._replace(options=match.options, code=code, repeats=True))

    # --- codes ---------------------------------------------------------------------------------------------

    def copy_code(self) -> None:
        """Copy the code of this deal."""
        code = self._match.deal_code() if self._match is not None else ""
        if code:
            QApplication.clipboard().setText(code)
            self._window.say(self.tr("Copied, for a friend to play the same cards: {code}").format(code=code))

    def play_code(self, code: DealCode) -> None:
        """Play what a code says."""
        spec = self._games.get(code.game)
        if spec is not None:
            plan = MatchPlan(spec, code.options, remembered_players(self._settings, spec), code.text(spec))
            self._window.ask_first(partial(self._window.play, plan))

    def _fill_days(self) -> None:
        """Offer today's deal of each game, and say which have been played."""
        menu = self._window.menus.day
        menu.clear()
        for spec in self._games.values():
            code = code_of_day(spec, date.today())
            title = game_text(spec.title)
            if self._window.has_played(code.text(spec)):
                title = self.tr("{game} (played)").format(game=title)
            menu.addAction(title).triggered.connect(partial(self.play_code, code))
