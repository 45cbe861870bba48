"""The window: the start page, the table, the menus, and what goes on between them."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from cardtable.about import NAME
from cardtable.model.languages import resolved, speak, spoken
from cardtable.model.ledger import Ledgers
from cardtable.model.preferences import Preferences
from cardtable.view.kit import theme
from cardtable.view.kit.page_stack import PageStack
from cardtable.view.sound.sounds import Sounds
from cardtable.view.table.looks import Looks
from cardtable.view.window.first_paint import FirstPaint
from cardtable.view.window.match_host import Habits, MatchHost
from cardtable.view.window.menu_titles import add_titles
from cardtable.view.window.page_window import PageWindow
from cardtable.view.window.window_place import keep_place, take_place
from cardtable.view.words.texts import game_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QShowEvent

    from cardtable.model.archive import Archive
    from cardtable.model.match import Match
    from cardtable.model.plan import MatchPlan
    from cardtable.model.record_files import Opened
    from cardtable.model.settings import Settings
    from cardtable.rules.records import Record
    from cardtable.rules.spec import GameSpec
    from cardtable.view.table.laid_table import LaidTable
    from cardtable.view.window.deal_deeds import DealDeeds
    from cardtable.view.window.fair_deeds import FairDeeds
    from cardtable.view.window.history_deeds import HistoryDeeds
    from cardtable.view.window.menus import Menus
    from cardtable.view.window.record_deeds import RecordDeeds
    from cardtable.view.window.toolbar import ToolPlace

__all__ = ["Habits", "MainWindow"]


class MainWindow(PageWindow):
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
        super().__init__()
        self.setObjectName("mainWindow")
        self._settings = settings
        self.preferences = preferences or Preferences(settings, self)
        self._habits = habits or Habits()
        if self._habits.speed is not None:
            self.preferences.lend("motion.speed", self._habits.speed)
        if self._habits.language is not None:
            self.preferences.lend("language", self._habits.language)
        speak(resolved(self.preferences.text("language")))
        self._ledgers = Ledgers(settings)
        self.find_unfinished: Callable[[], tuple[MatchPlan, Match] | None] = lambda: None
        """Finds the match that was not finished, with what was asked for when it began."""
        self.has_played: Callable[[str], bool] = lambda code: False
        """Tells whether a match of a deal code has been begun."""
        self.make_again: Callable[[MatchPlan, Record], Match] | None = None
        """Makes a match that stands where a record ends."""
        self.make_play_on: Callable[[MatchPlan, Record], Match] | None = None
        """Makes a match that stands where a record ends, and is kept from there on."""
        self.archive: Archive | None = None
        """Where matches are saved, if they are."""
        self._laid: MatchPlan | None = None
        """The match whose table is shown before it is made."""
        self._waits = False
        """Whether the match that was played waits until what is tried again, or a replay, is left."""
        self._restyle = QTimer(self)
        self._restyle.setSingleShot(True)
        self._restyle.setInterval(0)
        self._games = games
        self.host = MatchHost(make_match, self._ledgers, self._habits, self._turn_to_table, self)
        """The match on the table."""
        self._build()
        self._is_built = True
        self.once_seen = FirstPaint(self.pages, self)
        self.once_seen.then(self._fill_menus)
        self._take_pace()
        take_place(self, settings)
        if self.isFullScreen():
            self.menus.full_screen.setChecked(True)
        self._show_state()

    def _build(self) -> None:
        self.looks = Looks(self.preferences, parent=self)
        self.sounds = Sounds(self.preferences, parent=self)
        self.preferences.changed.connect(self._on_preference)
        self.host.changed.connect(self._show_state)
        self.host.notice.connect(self.say)
        self.host.doneAll.connect(self.close)
        self._build_words()

    def _build_words(self) -> None:
        """Build what shows words from the beginning; pages do when they are needed."""
        self.pages = PageStack(self)
        self.setCentralWidget(self.pages)
        self._titles = add_titles(self)

    @cached_property
    def menus(self) -> Menus:
        """What the menus hold."""
        from cardtable.view.window.menus import Menus

        menus = Menus(self, self._titles)
        menus.new.triggered.connect(lambda: self.ask_first(self.show_start))
        menus.again.triggered.connect(lambda: self.ask_first(self.play_again))
        menus.end.triggered.connect(lambda: self.ask_first(self.show_start))
        menus.quit.triggered.connect(lambda: self.ask_first(self.close, leaving=True))
        menus.full_screen.toggled.connect(lambda on: self.screen_filler.set(on))
        menus.settings.triggered.connect(self.show_settings)
        menus.rules.triggered.connect(lambda: self.rules.show_rules())
        menus.glossary.triggered.connect(lambda: self.rules.show_glossary())
        menus.shortcuts.triggered.connect(lambda: self.keys.show_keys())
        menus.about.triggered.connect(lambda: self.about.show_about())
        menus.diagnostics.triggered.connect(self.copy_diagnostics)
        menus.about_qt.triggered.connect(QApplication.aboutQt)
        menus.follow(self.preferences)
        return menus

    @cached_property
    def tools(self) -> ToolPlace:
        """The tools beside the menus."""
        from cardtable.view.window.toolbar import ToolPlace

        tools = ToolPlace(self, self.menus.tools())
        tools.set_shown(self.preferences.flag("window.toolbar"))
        return tools

    def _fill_menus(self) -> None:
        """Make what nobody can ask for before the window is seen."""
        from cardtable.model.lesson import has_lesson

        for spec in filter(lambda spec: has_lesson(spec.id), self._games.values()):
            show = partial(self.show_lesson, spec.id)
            self.menus.add_lesson(game_text(spec.title), partial(self.ask_first, show))
        for made in ("tools", "deeds", "records", "fair", "past"):
            getattr(self, made)
        self.setAcceptDrops(True)
        if self.isFullScreen():
            self.menus.full_screen.setChecked(True)
        self._show_state()

    @cached_property
    def deeds(self) -> DealDeeds:
        """What may be done with the deal on the table."""
        from cardtable.view.window.deal_deeds import DealDeeds

        return DealDeeds(self, self._games, self._settings)

    @cached_property
    def records(self) -> RecordDeeds:
        """What may be done with records."""
        from cardtable.view.window.record_deeds import RecordDeeds

        return RecordDeeds(self, self._games)

    @cached_property
    def fair(self) -> FairDeeds:
        """What shows that nobody cheats."""
        from cardtable.view.window.fair_deeds import FairDeeds

        return FairDeeds(self)

    @cached_property
    def past(self) -> HistoryDeeds:
        """What may be done with saved matches."""
        from cardtable.view.window.history_deeds import HistoryDeeds

        return HistoryDeeds(self, self._games)

    # --- matches -------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match | None:
        """The match on the table, over or not."""
        return self.host.match

    @property
    def matches_played(self) -> int:
        """How many matches have been played to their end."""
        return self.host.played

    def play(self, plan: MatchPlan) -> None:
        """Begin a match; one that is on the table is left."""
        self._leave()
        self.host.play(plan)

    def play_again(self) -> None:
        """Begin another match with the same players and options."""
        self._leave()
        self.host.again()

    def try_again(self, record: Record, plan: MatchPlan | None = None) -> None:
        """Put a position of an earlier deal on the table, to be played on. A match that is not over waits."""
        plan = plan or self.host.plan
        if plan is None or self.make_again is None:
            return
        if self.host.is_running and not self._is_kept and not self._waits:
            self.ask_first(lambda: self._try_again(plan, record))
            return
        self._waits = self._waits or self.host.is_running
        self._try_again(plan, record)

    def _try_again(self, plan: MatchPlan, record: Record) -> None:
        assert self.make_again is not None
        self._leave(keep=True)
        self.host.take_up(plan, self.make_again(plan, record), counts=False)
        if self._waits:
            self.say(self.tr("For practice only: your match goes on when you end this one"))

    def show_record(self, opened: Opened) -> None:
        """Show the matches of a file. A match that is not over waits."""
        if self.host.is_running and not self._is_kept and not self._waits:
            self.ask_first(lambda: self._show_record(opened))
            return
        self._waits = self._waits or self.host.is_running or not self._is_turned
        self._show_record(opened)

    def _show_record(self, opened: Opened) -> None:
        self._leave(keep=True)
        self._turn_to(self.replay)
        self.replay.open(opened)
        self._show_state()

    def play_on(self, plan: MatchPlan, record: Record) -> bool:
        """Play a match on from where a record ends; tells whether that can be done here."""
        if self.make_play_on is None:
            return False
        self._leave(keep=True)
        self.host.take_up(plan, self.make_play_on(plan, record))
        return True

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped on the window, to be opened."""
        from cardtable.view.window.record_deeds import dropped_file

        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        from cardtable.view.window.record_deeds import dropped_file

        file = dropped_file(event.mimeData())
        if file is not None:
            event.acceptProposedAction()
            QTimer.singleShot(0, self, lambda: self.records.open(file))  # whoever drags need not wait

    def resume(self) -> bool:
        """Show the match that was not finished, which goes on when it is seen; tells whether there is one."""
        found = self.find_unfinished()
        if found is None:
            return False
        self._turn_to(self.table)
        self.show()  # so that cards are drawn in their size, not in another first
        self.host.take_up(*found, at_sight=True)
        if not self.is_made("notice") or self.notice.isHidden():
            self.say(self.tr("Your match goes on"))
        return True

    def say(self, text: str) -> None:
        """Tell what need not be answered."""
        self.notice.say(text)

    def show_start(self) -> None:
        """Leave the table for the start page, or what was tried again for the match that waits."""
        self._leave()
        waits, self._waits = self._waits, False
        if waits and self.resume():
            return
        self._turn_to(self.start_page)
        self._show_state()

    def welcome(self) -> None:
        """Begin where somebody begins who has never been here."""
        self.learning.welcome()

    def show_lesson(self, game: str) -> None:
        """Show how a game is played."""
        self._leave()
        self.learning.show_lesson(game)
        self._show_state()

    def show_at_table(self, plan: MatchPlan) -> None:
        """Show the window with the table of a match, which begins when it is seen."""
        from cardtable.view.table.laid_table import LaidTable

        table = LaidTable(
            plan,
            self.looks,
            self.preferences.number("cards.size"),
            self.host.ledger(plan),
            autoplay=self._habits.autoplay,
        )
        table.once_painted.then(lambda: self._begin_at(table))
        self.pages.addWidget(table)
        self._turn_to(table)
        self._laid = plan
        self._show_state()
        self.show()

    def _begin_at(self, laid: LaidTable) -> None:
        """Begin the match whose table is seen, unless another page has been turned to meanwhile."""
        self._laid = None
        if self.pages.currentWidget() is laid:
            self.host.play(laid.plan, at_sight=True)
        laid.clear()
        laid.setParent(None)
        laid.deleteLater()

    def showEvent(self, event: QShowEvent) -> None:
        if not self._is_turned:
            self.show_start()
        super().showEvent(event)

    def tell_refused(self) -> None:
        """Say that settings cannot be kept."""
        text = self.tr("Nothing can be kept in {folder}: choices are forgotten when you quit.")
        self.notice.say(text.format(folder=self._settings.file.parent))

    def _leave(self, *, keep: bool = False) -> None:
        for sheet in ("question", "notice"):
            if self.is_made(sheet):
                getattr(self, sheet).hide()
        if self.is_made("learning"):
            self.learning.leave()
        if self.is_made("replay"):
            self.replay.leave()
        self.host.leave(keep=keep)

    def _show_state(self) -> None:
        """Show what can be done now."""
        replayed = self.replay.match if self.is_made("replay") else None
        title = self.tr("{game} – {program}")
        shown = self.host.match or self._laid or replayed
        game = game_text(shown.spec.title) if shown is not None else ""
        self.setWindowTitle(title.format(game=game, program=NAME) if game else NAME)
        if not self.is_made("menus"):
            return
        at_table = self.host.match is not None or self._laid is not None
        at_lesson = self.is_made("learning") and self.learning.is_teaching
        for action in (self.menus.new, self.menus.end):
            action.setEnabled(at_table or at_lesson or replayed is not None)
        if self.is_made("records"):
            self.records.refresh()
        for action in self.menus.readings.values():
            action.setEnabled(at_table)
        self.menus.again.setEnabled((self._laid or self.host.plan) is not None)

    # --- leaving what is not finished ----------------------------------------------------------------------

    def ask_first(self, then: Callable[[], object], *, leaving: bool = False) -> None:
        """Do something that leaves the table, or the program, after asking if that would lose a match."""
        if self._asks and not (leaving and self._is_kept):
            scores = self.host.match.view().scores if self.host.match is not None else ()
            self.question.ask_before(then, scores, quitting=leaving)
        else:
            then()

    @property
    def _asks(self) -> bool:
        """Whether there is a match that may only be left after a question."""
        asks = self.preferences.flag("confirm.end") and not self._habits.autoplay
        return asks and self.host.is_running

    @property
    def _is_kept(self) -> bool:
        """Whether the match on the table waits until the program is started again."""
        return self.match is not None and self.match.is_kept

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in theme.CHANGES and self._is_built:
            self._restyle.start()  # when the change has reached everything
        elif event.type() == QEvent.Type.WindowStateChange and self.is_made("menus"):
            self.menus.full_screen.setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves full screen, unless something in the window has a use for it."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.menus.full_screen.setChecked(False)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close, leaving nothing that runs. A person who closes the window during a match is asked first."""
        insists = self.is_made("question") and self.question.isVisible()
        if event.spontaneous() and self._asks and not self._is_kept and not insists:
            event.ignore()
            self.ask_first(self.close, leaving=True)
            return
        self._leave(keep=True)
        self._restyle.stop()
        self.sounds.close()
        if self.is_made("start_page"):
            self.start_page.remember()
        keep_place(self, self._settings)
        self._settings.sync()
        event.accept()
        self.closed.emit()

    # --- the window itself ---------------------------------------------------------------------------------

    def show_settings(self) -> None:
        """Open the settings."""
        if self.is_made("start_page"):
            plan = self.start_page.plan()
            self._settings.set_players(plan.spec, plan.players)
        self.settings_panel.show_settings()

    def _on_preference(self, key: str) -> None:
        if key.startswith("motion."):
            self._take_pace()
        elif key == "window.toolbar":
            self.tools.set_shown(self.preferences.flag(key))
        elif key == "language":
            QTimer.singleShot(0, self, self._change_language)  # what was clicked is still at work

    def _change_language(self) -> None:
        """Show all words in the language that is chosen, built anew; a match goes on where it stands."""
        language = resolved(self.preferences.text("language"))
        if language == spoken():
            return
        from cardtable.view.window.language_switch import drop_words, speak_at_table

        game = self.start_page.spec.id if self.is_made("start_page") else ""
        settings = self.settings_panel.place if self.is_made("settings_panel") else -1
        if game:
            self.start_page.remember()
        if self.is_made("table"):
            self.table.get_up()
            self.looks.art.is_busy = lambda: False
        learned = self.learning.place if self.is_made("learning") else None
        if self.is_made("learning"):
            self.learning.leave()
        replayed = self.replay.place if self.is_made("replay") else None
        if self.is_made("replay"):
            self.replay.leave()
        drop_words(self)
        speak_at_table(self.host, language)
        self._build_words()
        self.pages.show()  # not only when the window is laid out again
        self._fill_menus()
        self._take_pace()
        if game:
            self.start_page.choose(game)
        if self.host.match is not None:
            self.host.sit_down()
        elif learned is not None and self.learning.return_to(learned):
            pass  # there it goes on
        elif replayed is not None:
            self._turn_to(self.replay)
            self.replay.return_to(replayed)
        elif self._is_turned:
            self._turn_to(self.start_page)
        self._show_state()
        if settings >= 0:
            self.settings_panel.turn_to(settings)
            self.show_settings()

    def _take_pace(self) -> None:
        """A demonstration in which nothing moves need not stay to be read either."""
        if self._habits.autoplay and self.preferences.text("motion.speed") == "off":
            from cardtable.view.motion.pace import Pace

            self.table.set_pace(Pace.instant())
