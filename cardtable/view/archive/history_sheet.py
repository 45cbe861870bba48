"""The saved matches, laid over the window: their history and statistics, and whether the cards were fair."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QStackedWidget, QWidget

from cardtable.about import SLUG
from cardtable.model.history import back_up, delete_all, delete_match
from cardtable.model.store import Store, StoreTrouble
from cardtable.rules.spec import GameSpec
from cardtable.view.archive.archive_page import ArchivePage
from cardtable.view.archive.fairness_page import FairnessPage
from cardtable.view.archive.history_page import HistoryPage
from cardtable.view.archive.statistics_page import StatisticsPage
from cardtable.view.kit import theme
from cardtable.view.kit.figure_table import table_style
from cardtable.view.kit.page_tabs import PageTabs
from cardtable.view.kit.paper import PaperPanel
from cardtable.view.kit.question_panel import QuestionPanel

_WIDE: Final = 76
_HIGH: Final = 48
"""The sheet in lines of text, where there is room."""
_LOW: Final = 30
"""The height below which the sheet goes without its ornament."""
_LOAD_MS: Final = 400
"""After the sheet has been opened: it shall be painted first."""
_TURNS: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class HistorySheet(PaperPanel):
    """Pages about the saved matches, each read when it is shown.

    Parameters
    ----------
    store: the saved matches.
    games: the games that are known.
    """

    holds_keys = True

    replayRequested = Signal(int)
    """A match by row is to be shown."""
    reviewRequested = Signal(int, int)
    """A deal (from 1) of a match by row is to be reviewed."""
    sealRequested = Signal(int, int)
    """The seal of a deal (from 1) of a match by row is to be opened."""
    told = Signal(str)
    """A sentence for the person: what has been done, or why it has not."""

    def __init__(self, store: Store, games: Mapping[str, GameSpec], parent: QWidget) -> None:
        self._is_built = False
        super().__init__(parent)
        self.setObjectName("historySheet")
        self._store = store
        self._question: QuestionPanel | None = None
        self._then: Callable[[], object] = lambda: None
        self._load_soon = QTimer(self)
        self._load_soon.setSingleShot(True)
        self._load_soon.setInterval(_LOAD_MS)
        self._load_soon.timeout.connect(self._load)
        self.ask_where: Callable[[str, str, str], Path | None] = self._ask_where
        """Asks for a file to write by title, name and kind."""
        self.history = HistoryPage(store, games, self.card)
        self.statistics = StatisticsPage(store, games, self.card)
        self.fairness = FairnessPage(store, games, self.card)
        self.pages: list[ArchivePage] = [self.history, self.statistics, self.fairness]
        self._build()
        self._is_built = True
        self.restyle()

    def _build(self) -> None:
        self.title = QLabel(self.tr("History and statistics"), self.card)
        theme.set_text(self.title, 1.6, title=True, bold=True)
        self.tabs = PageTabs([page.title for page in self.pages], self.card)
        self.tabs.chosen.connect(self.turn_to)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.tabs)
        self.stack = QStackedWidget(self.card)
        for page in self.pages:
            self.stack.addWidget(page)
            page.troubled.connect(self._tell_trouble)
        self.trouble = QLabel(self.card)
        self.trouble.setWordWrap(True)
        self.trouble.setAlignment(Qt.AlignmentFlag.AlignCenter)
        theme.set_text(self.trouble, 1.15)
        self.stack.addWidget(self.trouble)
        self.backup_button = QPushButton(self.tr("&Back up…"), self.card)
        self.backup_button.clicked.connect(self.back_up)
        self.export_button = QPushButton(self.tr("Save as &CSV…"), self.card)
        self.export_button.clicked.connect(self.export)
        self.close_button = QPushButton(self.tr("Close"), self.card)
        self.close_button.setProperty("role", "primary")
        self.close_button.clicked.connect(self.hide)
        self._foot = QHBoxLayout()
        for button in (self.backup_button, self.export_button, self.close_button):
            theme.set_text(button, 1.0, bold=button is self.close_button)
            self._foot.addWidget(button)
        self._foot.insertStretch(2, 1)
        self.body.addLayout(self._head)
        self.body.addWidget(self.stack, 1)
        self.body.addLayout(self._foot)
        self.history.replayWanted.connect(self._replay)
        self.statistics.matchWanted.connect(self._replay)
        self.history.reviewWanted.connect(self.reviewRequested)
        self.history.sealWanted.connect(self.sealRequested)
        self.history.deleteWanted.connect(self._ask_delete)
        self.history.deleteAllWanted.connect(self._ask_delete_all)
        self.tabs.show_current(0)

    # --- pages ---------------------------------------------------------------------------------------------

    @property
    def place(self) -> int:
        """The place of the page in sight, or -1 while the sheet is closed."""
        return self.pages.index(self.page) if self.isVisible() else -1

    @property
    def page(self) -> ArchivePage:
        """The page in sight, or that which could not be read."""
        return self.pages[self.tabs.buttons.index(self.tabs.current)]

    def turn_to(self, place: int) -> None:
        """Show a page, read anew."""
        self.tabs.show_current(place)
        page = self.pages[place]
        self.stack.setCurrentWidget(page)
        page.renew()
        if self.isVisible():
            self.arrange()

    def show_sheet(self, place: int | None = None) -> None:
        """Open, by default at the page seen last."""
        self.open(self.tabs.current)
        self.turn_to(self.pages.index(self.page) if place is None else place)
        self._load_soon.start()

    def put_away(self) -> None:
        self._load_soon.stop()

    @staticmethod
    def _load() -> None:
        """Load what draws charts while the person looks at the list of matches."""
        with suppress(ImportError):  # the chart itself says so
            import cardtable.view.archive.chart_plot  # noqa: F401

    def _tell_trouble(self) -> None:
        self.trouble.setText(self.tr("The saved matches cannot be read just now."))
        self.stack.setCurrentWidget(self.trouble)

    def _replay(self, match: int) -> None:
        self.hide()
        self.replayRequested.emit(match)

    # --- deleting ------------------------------------------------------------------------------------------

    def _ask_delete(self, match: int) -> None:
        self._ask(
            lambda: delete_match(self._store, match),
            self.tr("Delete this match?"),
            self.tr("It will be gone from the history and from all statistics, and cannot be brought back."),
        )

    def _ask_delete_all(self) -> None:
        self._ask(
            lambda: delete_all(self._store),
            self.tr("Delete all matches?"),
            self.tr(
                "The whole history, all statistics and all reviews will be gone, and cannot be "
                "brought back. A match that is not finished stays."
            ),
        )

    def _ask(self, then: Callable[[], object], title: str, text: str) -> None:
        self._then = then
        if self._question is None:
            self._question = QuestionPanel(self._host)
            self._question.answered.connect(self._on_answer)
        self._question.ask(title, text, self.tr("Keep"), self.tr("Delete"))

    def _on_answer(self, go: bool) -> None:
        then, self._then = self._then, lambda: None
        if not go:
            return
        try:
            then()
        except StoreTrouble:
            self.told.emit(self.tr("Nothing was deleted: the saved matches cannot be written just now."))
        self.page.renew()
        self.tabs.current.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- files ---------------------------------------------------------------------------------------------

    def back_up(self) -> None:
        """Ask for a file, and copy all that is saved there."""
        name = f"{SLUG}-{date.today().isoformat()}.sqlite"
        file = self.ask_where(self.tr("Back up"), name, self.tr("Saved matches (*.sqlite)"))
        if file is None:
            return
        self._write(file, lambda file: back_up(self._store, file))

    def export(self) -> None:
        """Ask for a file, and write there what is shown."""
        names = ("matches", "statistics", "fairness")
        name = f"{SLUG}-{names[self.pages.index(self.page)]}-{date.today().isoformat()}.csv"
        file = self.ask_where(self.tr("Save as CSV"), name, self.tr("Tables (*.csv)"))
        if file is not None:
            self._write(file, lambda file: file.write_text(self.csv(), encoding="utf-8-sig", newline=""))

    def csv(self) -> str:
        """What is shown, as a table of texts. Raises :class:`StoreTrouble`."""
        out = io.StringIO()
        csv.writer(out).writerows(self.page.cells())
        return out.getvalue()

    def _write(self, file: Path, write: Callable[[Path], object]) -> None:
        try:
            write(file)
        except (StoreTrouble, OSError):
            self.told.emit(self.tr("{file} cannot be written.").format(file=file.name))
        else:
            self.told.emit(self.tr("Saved as {file}").format(file=file.name))

    def _ask_where(self, title: str, name: str, kind: str) -> Path | None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        chosen, _ = QFileDialog.getSaveFileName(self, title, str(Path(folder) / name), kind)
        return Path(chosen) if chosen else None

    # --- looks ---------------------------------------------------------------------------------------------

    def wanted_width(self, em: float) -> float:
        return _WIDE * em

    def fit(self, room: QSize) -> None:
        if not self._is_built:
            return
        em = round(self.card.em())
        low = room.height() < _LOW * em
        margin = self.fit_frame(low)
        self.tabs.arrange(em)
        self._foot.setSpacing(round(0.6 * em))
        for page in self.pages:
            page.arrange(em, room.width() - 2 * self.card.border())
        height = min(room.height(), _HIGH * em) - 2 * margin - round(6.0 * em)
        self.stack.setMinimumHeight(max(0, height))

    def restyle(self) -> None:
        sheet = theme.style_sheet(self.card.em()) + table_style(self.card.em())
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def recolour(self) -> None:
        for page in self.pages:
            page.recolour()

    # --- input ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        step = _TURNS.get(Qt.Key(event.key()), 0) if control else 0
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif step:
            self.turn_to((self.pages.index(self.page) + step) % len(self.pages))
        event.accept()
