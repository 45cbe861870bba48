"""What is laid over a window's pages, each built when it is first needed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from cardtable.view.fairness.seal_panel import SealPanel
    from cardtable.view.fairness.told_panel import ToldPanel
    from cardtable.view.help.about_panel import AboutPanel
    from cardtable.view.help.keys_panel import KeysPanel
    from cardtable.view.kit.page_stack import PageStack
    from cardtable.view.window.full_screen import FullScreen
    from cardtable.view.window.leave_question import LeaveQuestion
    from cardtable.view.window.menus import Menus
    from cardtable.view.window.notice_line import NoticeLine
    from cardtable.view.window.toolbar import ToolPlace


class SheetWindow(QMainWindow):
    """A window with pages and menus, and sheets laid over the pages."""

    pages: PageStack

    @property
    def menus(self) -> Menus:
        """What the menus hold."""
        raise NotImplementedError

    @property
    def tools(self) -> ToolPlace:
        """The tools beside the menus."""
        raise NotImplementedError

    def is_made(self, name: str) -> bool:
        """Whether a page or a sheet has been needed yet."""
        return name in self.__dict__

    @cached_property
    def screen_filler(self) -> FullScreen:
        """Fills the screen."""
        from cardtable.view.window.full_screen import FullScreen

        return FullScreen(self, self.menus.titles, self.pages)

    @cached_property
    def notice(self) -> NoticeLine:
        """Tells what need not be answered."""
        from cardtable.view.window.notice_line import NoticeLine

        notice = NoticeLine(self.pages)
        notice.find_corner = self._find_corner
        return notice

    def _find_corner(self) -> QRect:
        """Beside the own hand, where a table is seen."""
        from cardtable.view.table.table_page import TablePage

        page = self.pages.currentWidget()
        return page.room_beside_hand() if isinstance(page, TablePage) else QRect()

    @cached_property
    def question(self) -> LeaveQuestion:
        """Asks before a match is left."""
        from cardtable.view.window.leave_question import LeaveQuestion

        return LeaveQuestion(self.pages)

    def copy_diagnostics(self) -> None:
        """Put what a report needs on the clipboard, and say so."""
        from cardtable.view.help.diagnostics import diagnostics

        QGuiApplication.clipboard().setText(diagnostics())
        self.notice.say(self.tr("Copied: versions, settings without names, and the end of the log."))

    @cached_property
    def about(self) -> AboutPanel:
        """Tells what the program is."""
        from cardtable.view.help.about_panel import AboutPanel

        return AboutPanel(self.pages)

    @cached_property
    def seal_panel(self) -> SealPanel:
        """Shows sealed packs."""
        from cardtable.view.fairness.seal_panel import SealPanel

        return SealPanel(self.pages)

    @cached_property
    def told_panel(self) -> ToldPanel:
        """Shows what the computers were told."""
        from cardtable.view.fairness.told_panel import ToldPanel

        return ToldPanel(self.pages)

    @cached_property
    def keys(self) -> KeysPanel:
        """Lists the keys."""
        from cardtable.view.help.keys_panel import KeysPanel

        return KeysPanel(self.menus.titles, self.pages)
