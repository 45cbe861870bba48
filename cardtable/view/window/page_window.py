"""A window's pages: where matches are chosen, played, learned and looked at again, built on demand."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cardtable.view.window.sheets import SheetWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtCore import QEvent, QTimer
    from PySide6.QtWidgets import QWidget

    from cardtable.model.adviser import Adviser
    from cardtable.model.ledger import Ledgers
    from cardtable.model.plan import MatchPlan
    from cardtable.model.preferences import Preferences
    from cardtable.model.reviewer import Reviewer
    from cardtable.model.settings import Settings
    from cardtable.rules.records import Record
    from cardtable.rules.spec import GameSpec
    from cardtable.view.help.rules_help import InForce, RulesHelp
    from cardtable.view.lessons.learning import Learning
    from cardtable.view.replay.replay_page import ReplayPage
    from cardtable.view.settings.settings_panel import SettingsPanel
    from cardtable.view.sound.sounds import Sounds
    from cardtable.view.start.start_page import StartPage
    from cardtable.view.table.looks import Looks
    from cardtable.view.table.table_page import TablePage
    from cardtable.view.window.code_panel import CodePanel
    from cardtable.view.window.deal_deeds import DealDeeds
    from cardtable.view.window.fair_deeds import FairDeeds
    from cardtable.view.window.first_paint import FirstPaint
    from cardtable.view.window.match_host import MatchHost
    from cardtable.view.window.record_deeds import RecordDeeds
    from cardtable.view.window.report_panel import ReportPanel


class PageWindow(SheetWindow):
    """A window with pages; what they ask for is done by the window that is more than its pages."""

    preferences: Preferences
    looks: Looks
    sounds: Sounds
    host: MatchHost
    _games: Mapping[str, GameSpec]
    _settings: Settings
    _ledgers: Ledgers
    _restyle: QTimer
    once_seen: FirstPaint
    """Does what can wait until a person sees a page."""
    _is_turned: bool = False
    """Whether a page has been turned to yet."""
    find_adviser: Callable[[], Adviser] | None = None
    """Finds who gives hints at the table."""
    find_reviewer: Callable[[], Reviewer] | None = None
    """Finds who reviews deals that are over."""

    # --- what pages ask for --------------------------------------------------------------------------------

    def play(self, plan: MatchPlan) -> None:
        """Begin a match; one that is on the table is left."""
        raise NotImplementedError

    def play_again(self) -> None:
        """Begin another match with the same players and options."""
        raise NotImplementedError

    def try_again(self, record: Record, plan: MatchPlan | None = None) -> None:
        """Put a position of an earlier deal on the table, to be played on."""
        raise NotImplementedError

    def show_start(self) -> None:
        """Leave the table for the start page."""
        raise NotImplementedError

    def show_lesson(self, game: str) -> None:
        """Show how a game is played."""
        raise NotImplementedError

    @property
    def deeds(self) -> DealDeeds:
        """What may be done with the deal on the table."""
        raise NotImplementedError

    @property
    def records(self) -> RecordDeeds:
        """What may be done with records."""
        raise NotImplementedError

    @property
    def fair(self) -> FairDeeds:
        """What shows that nobody cheats."""
        raise NotImplementedError

    # --- the pages, and what is laid over them -------------------------------------------------------------

    @cached_property
    def start_page(self) -> StartPage:
        """Where a match is chosen."""
        from cardtable.view.start.start_page import StartPage

        looks = self.looks
        page = StartPage(self._games, self._settings, self._ledgers, art=looks.art, felt=looks.felt)
        page.dealRequested.connect(self.play)
        page.lessonRequested.connect(lambda spec: self.show_lesson(spec.id))
        page.codeRequested.connect(lambda: self.codes.show_codes())
        self._restyle.timeout.connect(page.restyle)
        self.pages.addWidget(page)
        return page

    @cached_property
    def table(self) -> TablePage:
        """Where matches are played."""
        from cardtable.view.table.table_page import TablePage

        table = TablePage(looks=self.looks, preferences=self.preferences)
        table.adviser = self.find_adviser() if self.find_adviser is not None else None
        table.find_reviewer = self.find_reviewer
        table.tryAgainRequested.connect(self.try_again)
        for action, act, can_change in (
            (self.menus.last_trick, table.show_last_trick, table.lastTrickChanged),
            (self.menus.claim, table.claim, table.claimChanged),
            (self.menus.hint, table.hint, table.hintChanged),
        ):
            action.triggered.connect(act)
            can_change.connect(action.setEnabled)
        for what, action in self.menus.readings.items():
            action.triggered.connect(lambda _=False, what=what: table.access.read(what))
        table.againRequested.connect(self.play_again)
        table.anotherRequested.connect(self.show_start)
        table.sealRequested.connect(lambda deal: self.fair.show_pack(deal))
        table.heard.connect(self.sounds.play)
        self._restyle.timeout.connect(table.restyle)
        self.pages.addWidget(table)
        return table

    @cached_property
    def codes(self) -> CodePanel:
        """Where a deal code is typed in."""
        from cardtable.view.window.code_panel import CodePanel

        panel = CodePanel(self._games, self.pages)
        panel.entered.connect(lambda code: self.deeds.play_code(code))
        return panel

    @cached_property
    def learning(self) -> Learning:
        """What there is for whoever is new."""
        from cardtable.view.lessons.learning import Learning

        return Learning(self, self._games, self._settings, self._turn_to, self._restyle)

    @cached_property
    def replay(self) -> ReplayPage:
        """Where records are shown."""
        from cardtable.view.replay.replay_page import ReplayPage

        page = ReplayPage(self._games, self.looks, self.preferences)
        page.left.connect(self.show_start)
        page.playOnRequested.connect(lambda record, names: self.records.play_on(record, names))
        page.heard.connect(self.sounds.play)
        self._restyle.timeout.connect(page.restyle)
        self.pages.addWidget(page)
        return page

    @property
    def is_replaying(self) -> bool:
        """Whether a record is shown."""
        return self.is_made("replay") and self.replay.is_open

    @cached_property
    def report(self) -> ReportPanel:
        """Where a play is reported."""
        from cardtable.view.window.report_panel import ReportPanel

        return ReportPanel(lambda note: self.records.ask_report(note), self.pages)

    @cached_property
    def settings_panel(self) -> SettingsPanel:
        """The settings."""
        from cardtable.view.settings.settings_book import all_pages
        from cardtable.view.settings.settings_panel import SettingsPanel

        pages = all_pages(self.preferences, self._settings, self.looks, self.sounds, self.start_page)
        return SettingsPanel(pages, self.pages)

    @cached_property
    def rules(self) -> RulesHelp:
        """Shows the rules."""
        from cardtable.view.help.rules_help import RulesHelp

        return RulesHelp(
            self.pages,
            self._games,
            self.looks.art,
            self._in_force,
            lambda spec: spec.checked(self._settings.options(spec)),
            lambda: self.table.message.rule_told if self.host.match is not None else "",
        )

    def _in_force(self) -> InForce:
        """The game on the table, or the one chosen for it."""
        from cardtable.view.help.rules_help import InForce

        match = self.host.match
        if match is not None:
            return InForce(match.spec, match.options, True)
        plan = self.start_page.plan()
        return InForce(plan.spec, plan.options, False)

    def customEvent(self, event: QEvent) -> None:
        """Somebody in the window wants to read a rule."""
        self.rules.take(event)

    def _turn_to_table(self) -> TablePage:
        self._turn_to(self.table)
        return self.table

    def _turn_to(self, page: QWidget) -> None:
        self._is_turned = True
        self.once_seen.look_at(page)
        self.pages.setCurrentWidget(page)
