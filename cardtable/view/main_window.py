"""The window: the start page, the table, the menus, and what goes on between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from cardtable.about import NAME
from cardtable.model.ledger import Ledgers
from cardtable.model.match import Match, MatchSummary
from cardtable.model.plan import MatchPlan
from cardtable.model.preferences import Preferences
from cardtable.model.settings import Settings
from cardtable.rules.spec import GameSpec
from cardtable.view import theme
from cardtable.view.looks import Looks
from cardtable.view.menus import Menus
from cardtable.view.pace import Pace
from cardtable.view.sounds import Sounds
from cardtable.view.texts import game_text
from cardtable.view.toolbar import ToolPlace
from cardtable.view.window_place import keep_place, take_place

if TYPE_CHECKING:
    from cardtable.view.about_panel import AboutPanel
    from cardtable.view.full_screen import FullScreen
    from cardtable.view.keys_panel import KeysPanel
    from cardtable.view.leave_question import LeaveQuestion
    from cardtable.view.notice_line import NoticeLine
    from cardtable.view.settings_panel import SettingsPanel
    from cardtable.view.start_page import StartPage
    from cardtable.view.table_page import TablePage

_LAST_LOOK_MS: Final = 4_000
"""How long the end of the last match stays before the window closes by itself."""


class Habits(NamedTuple):
    """How the window behaves when it is not only a person who uses it.

    ``speed`` overrides the remembered one. With ``autoplay`` a computer plays the person's seat too, and one
    match follows another. ``quit_after`` is the number of matches after which the window closes.
    """

    speed: str | None = None
    autoplay: bool = False
    quit_after: int | None = None


class MainWindow(QMainWindow):
    """The application's window. Its pages, and what is laid over them, are built when they are first needed,
    so that it opens soon.

    Parameters
    ----------
    games: what can be played, by id, in order.
    settings: what is remembered.
    make_match: seats the players of a plan and returns the match, not yet started.
    habits: see :class:`Habits`.
    preferences: what the person has chosen; by default as the settings hold it.
    """

    closed = Signal()
    """The window has closed, and nothing runs in it any more."""

    def __init__(
        self,
        games: Mapping[str, GameSpec],
        settings: Settings,
        make_match: Callable[[MatchPlan], Match],
        habits: Habits | None = None,
        preferences: Preferences | None = None,
    ) -> None:
        self._is_built = False
        self._is_turned = False
        super().__init__()
        self.setObjectName("mainWindow")
        self._settings = settings
        self._make_match = make_match
        self._habits = habits or Habits()
        self.preferences = preferences or Preferences(settings, self)
        if self._habits.speed is not None:
            self.preferences.lend("motion.speed", self._habits.speed)
        self._ledgers = Ledgers(settings)
        self._match: Match | None = None
        self._plan: MatchPlan | None = None
        self._played = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)
        self._restyle = QTimer(self)
        self._restyle.setSingleShot(True)
        self._restyle.setInterval(0)
        self._games = dict(games)
        self._build()
        self._is_built = True
        self._connect()
        self._take_pace()
        self.tools.set_shown(self.preferences.flag("window.toolbar"))
        take_place(self, settings)
        self.menus.full_screen.setChecked(self.isFullScreen())
        self._show_state()

    def _build(self) -> None:
        self.pages = QStackedWidget(self)
        self.setCentralWidget(self.pages)
        self.looks = Looks(self.preferences, parent=self)
        self.sounds = Sounds(self.preferences, parent=self)
        self.menus = Menus(self)
        self.tools = ToolPlace(self, self.menus.tools())

    def _connect(self) -> None:
        menus = self.menus
        menus.new.triggered.connect(lambda: self._ask_first(self.show_start))
        menus.again.triggered.connect(lambda: self._ask_first(self.play_again))
        menus.end.triggered.connect(lambda: self._ask_first(self.show_start))
        menus.quit.triggered.connect(lambda: self._ask_first(self.close, leaving=True))
        menus.full_screen.toggled.connect(lambda on: self.screen_filler.set(on))
        menus.settings.triggered.connect(self.show_settings)
        menus.shortcuts.triggered.connect(lambda: self.keys.show_keys())
        menus.about.triggered.connect(lambda: self.about.show_about())
        menus.about_qt.triggered.connect(QApplication.aboutQt)
        menus.follow(self.preferences)
        self.preferences.changed.connect(self._on_preference)

    # --- the pages, and what is laid over them -------------------------------------------------------------

    @cached_property
    def start_page(self) -> StartPage:
        """Where a match is chosen."""
        from cardtable.view.start_page import StartPage

        page = StartPage(self._games, self._settings, self._ledgers, art=self.looks.art)
        page.dealRequested.connect(self.play)
        self._restyle.timeout.connect(page.restyle)
        self.pages.addWidget(page)
        return page

    @cached_property
    def table(self) -> TablePage:
        """Where matches are played."""
        from cardtable.view.table_page import TablePage

        table = TablePage(looks=self.looks, preferences=self.preferences)
        for action, act, can_change in (
            (self.menus.last_trick, table.show_last_trick, table.lastTrickChanged),
            (self.menus.claim, table.claim, table.claimChanged),
        ):
            action.triggered.connect(act)
            can_change.connect(action.setEnabled)
        for what, action in self.menus.readings.items():
            action.triggered.connect(lambda _=False, what=what: table.access.read(what))
        table.againRequested.connect(self.play_again)
        table.anotherRequested.connect(self.show_start)
        table.matchShown.connect(self._on_match_shown)
        table.heard.connect(self.sounds.play)
        self._restyle.timeout.connect(table.restyle)
        self.pages.addWidget(table)
        return table

    @cached_property
    def screen_filler(self) -> FullScreen:
        """Fills the screen."""
        from cardtable.view.full_screen import FullScreen

        return FullScreen(self, self.menus.titles, self.pages)

    @cached_property
    def notice(self) -> NoticeLine:
        """Tells what need not be answered."""
        from cardtable.view.notice_line import NoticeLine

        return NoticeLine(self.pages)

    @cached_property
    def question(self) -> LeaveQuestion:
        """Asks before a match is left."""
        from cardtable.view.leave_question import LeaveQuestion

        return LeaveQuestion(self.pages)

    @cached_property
    def about(self) -> AboutPanel:
        """Tells what the program is."""
        from cardtable.view.about_panel import AboutPanel

        return AboutPanel(self.pages)

    @cached_property
    def keys(self) -> KeysPanel:
        """Lists the keys."""
        from cardtable.view.keys_panel import KeysPanel

        return KeysPanel(self.menus.titles, self.pages)

    @cached_property
    def settings_panel(self) -> SettingsPanel:
        """The settings."""
        from cardtable.view.settings_book import all_pages
        from cardtable.view.settings_panel import SettingsPanel

        pages = all_pages(self.preferences, self._settings, self.looks, self.sounds, self.start_page)
        return SettingsPanel(pages, self.pages)

    def _made(self, name: str) -> bool:
        """Whether one of these has been needed yet."""
        return name in self.__dict__

    def _turn_to(self, page: QWidget) -> None:
        self._is_turned = True
        self.pages.setCurrentWidget(page)

    # --- matches -------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The match on the table, over or not."""
        return self._match

    @property
    def is_match_running(self) -> bool:
        """Whether there is a match that would be lost by leaving it."""
        return self._match is not None and not self._match.is_over

    @property
    def matches_played(self) -> int:
        """How many matches have been played to their end."""
        return self._played

    def play(self, plan: MatchPlan) -> None:
        """Begin a match; one that is on the table is left."""
        self._leave()
        self._plan = plan
        match = self._make_match(plan)
        match.setParent(self)
        self._match = match
        match.notice.connect(lambda text: self.notice.say(text))
        ledger = self._ledgers.totals(plan) if plan.spec.ledger else None
        self._turn_to(self.table)  # before the table is laid out, for its size
        self.table.sit(match, autoplay=self._habits.autoplay, ledger=ledger)
        match.matchEnded.connect(self._on_match_ended)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_state()
        match.start()

    def play_again(self) -> None:
        """Begin another match with the same players and options."""
        if self._plan is not None:
            self.play(self._plan)

    def show_start(self) -> None:
        """Leave the table for the start page."""
        self._leave()
        self._turn_to(self.start_page)
        self._show_state()

    def show_table(self) -> None:
        """Show the window at an empty table, where a match is about to begin."""
        self._turn_to(self.table)
        self.show()

    def showEvent(self, event: QShowEvent) -> None:
        if not self._is_turned:
            self.show_start()
        super().showEvent(event)

    def tell_refused(self) -> None:
        """Say that settings cannot be kept."""
        text = self.tr("Nothing can be kept in {folder}: choices are forgotten when you quit.")
        self.notice.say(text.format(folder=self._settings.file.parent))

    def _leave(self) -> None:
        self._soon.stop()
        if self._made("question"):
            self.question.hide()
        if self._made("notice"):
            self.notice.hide()
        match, self._match = self._match, None
        if match is not None:
            self.table.leave()
            match.close()
            match.deleteLater()

    def _show_state(self) -> None:
        at_table = self._match is not None
        self.menus.new.setEnabled(at_table)
        self.menus.end.setEnabled(at_table)
        for action in self.menus.readings.values():
            action.setEnabled(at_table)
        self.menus.again.setEnabled(self._plan is not None)
        title = self.tr("{game} – {program}")
        game = game_text(self._match.spec.title) if self._match is not None else ""
        self.setWindowTitle(title.format(game=game, program=NAME) if game else NAME)

    def _on_match_ended(self, summary: MatchSummary) -> None:
        if self._plan is not None and self._plan.spec.ledger and summary.ledger:
            self._ledgers.write(self._plan, summary.winner, summary.ledger)

    def _on_match_shown(self, summary: MatchSummary) -> None:
        self._played += 1
        if self._habits.autoplay:
            self._soon.start(self.table.pace.panel_auto)
        elif self._is_last():
            self._soon.start(_LAST_LOOK_MS)

    def _is_last(self) -> bool:
        return self._habits.quit_after is not None and self._played >= self._habits.quit_after

    def _go_on(self) -> None:
        if self._is_last():
            self.close()
        else:
            self.play_again()

    # --- leaving what is not finished ----------------------------------------------------------------------

    def _ask_first(self, then: Callable[[], object], *, leaving: bool = False) -> None:
        """Do something that leaves the table, or the program, after asking if that would lose a match."""
        if self._asks:
            scores = self._match.view().scores if self._match is not None else ()
            self.question.ask_before(then, scores, quitting=leaving)
        else:
            then()

    @property
    def _asks(self) -> bool:
        """Whether there is a match that may only be left after a question."""
        asks = self.preferences.flag("confirm.end") and not self._habits.autoplay
        return asks and self.is_match_running

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in theme.CHANGES and self._is_built:
            self._restyle.start()  # when the change has reached everything
        elif event.type() == QEvent.Type.WindowStateChange and self._is_built:
            self.menus.full_screen.setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves full screen, unless something in the window has a use for it."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.menus.full_screen.setChecked(False)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close, leaving nothing that runs. A person who closes the window during a match is asked first."""
        insists = self._made("question") and self.question.isVisible()
        if event.spontaneous() and self._asks and not insists:
            event.ignore()
            self._ask_first(self.close, leaving=True)
            return
        self._leave()
        self._restyle.stop()
        self.sounds.close()
        if self._made("start_page"):
            self.start_page.remember()
        keep_place(self, self._settings)
        self._settings.sync()
        event.accept()
        self.closed.emit()

    # --- the window itself ---------------------------------------------------------------------------------

    def show_settings(self) -> None:
        """Open the settings."""
        if self._made("start_page"):
            plan = self.start_page.plan()
            self._settings.set_players(plan.spec, plan.players)
        self.settings_panel.show_settings()

    def _on_preference(self, key: str) -> None:
        if key.startswith("motion."):
            self._take_pace()
        elif key == "window.toolbar":
            self.tools.set_shown(self.preferences.flag(key))

    def _take_pace(self) -> None:
        """A demonstration in which nothing moves need not stay to be read either."""
        if self._habits.autoplay and self.preferences.text("motion.speed") == "off":
            self.table.set_pace(Pace.instant())
