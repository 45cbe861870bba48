"""The saved matches one by one: what was played, deal by deal, and what may be done with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.model.history import DealRow, deals_of, has_any
from cardtable.model.house_names import shown_names
from cardtable.model.store import Store, StoreTrouble
from cardtable.model.store_reading import SavedMatch, saved_matches
from cardtable.model.store_schema import BROKEN, FINISHED, OPEN
from cardtable.rules.spec import GameSpec
from cardtable.view.archive.archive_page import ArchivePage, Cells
from cardtable.view.archive.statistics_charts import moment
from cardtable.view.kit import theme
from cardtable.view.kit.figure_table import FigureTable
from cardtable.view.kit.scroll_field import ScrollField
from cardtable.view.words.texts import reason_name, score_text, side_label, signed

_PAGE: Final = 100
"""Matches read at once."""
_NARROW: Final = 56
"""The breadth in lines of text below which deals stand below the matches, not beside them."""
_LEAST_TABLE: Final = 10
"""The height of each table then; all of it scrolls."""


class HistoryPage(ArchivePage):
    """Lists matches, the latest first, and the deals of the one that is chosen."""

    replayWanted = Signal(int)
    """A match by row is to be shown."""
    reviewWanted = Signal(int, int)
    """A deal (from 1) of a match by row is to be reviewed."""
    sealWanted = Signal(int, int)
    """The seal of a deal (from 1) of a match by row is to be opened."""
    deleteWanted = Signal(int)
    """A match by row is to be deleted."""
    deleteAllWanted = Signal()

    def __init__(self, store: Store, games: Mapping[str, GameSpec], parent: QWidget) -> None:
        super().__init__(store, games, parent)
        self.title = self.tr("&History")
        self.matches: list[SavedMatch] = []
        """Those that have been read, in the order of the table."""
        self.deals: list[DealRow] = []
        self._build()

    def _build(self) -> None:
        self.games_box = self._combo(self.tr("Game"))
        self.games_box.addItem(self.tr("All games"), "")
        for spec in self.games:
            self.games_box.addItem(self._game_title(spec), spec)
        self.games_box.activated.connect(self.renew)
        self.count = self._label(0.95, tone="soft")
        head = QHBoxLayout()
        head.addWidget(self.games_box)
        head.addWidget(self.count, 1)
        self.table = FigureTable(self.tr("Matches"), self)
        self.table.figures.show_rows([], head=self._head(), numbers=(2,))
        self.deal_table = FigureTable(self.tr("Deals of the match"), self)
        self.deal_table.figures.show_rows(
            [], head=[self.tr("Deal"), self.tr("Score"), self.tr("Points")], numbers=(0, 1)
        )
        self.table.fill_with(len(self._head()) - 1)
        self.deal_table.fill_with(2)
        self.deal_table.wrap()
        self.nothing = self._label(1.15)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._choose_soon = QTimer(self)
        self._choose_soon.setSingleShot(True)
        self._choose_soon.setInterval(0)
        self._choose_soon.timeout.connect(lambda: self._show_chosen() if self.isVisible() else None)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._choose_soon.start())
        self.deal_table.selectionModel().selectionChanged.connect(lambda *_: self._show_deeds())
        self.table.doubleClicked.connect(lambda _: self.replay())
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addWidget(self.table, 5)
        self._middle.addWidget(self.deal_table, 3)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addLayout(head)
        self._rows.addWidget(self.nothing, 1)
        self._field = ScrollField(self.tr("Matches"), self)
        self._field.column.addLayout(self._middle, 1)
        self._rows.addWidget(self._field, 1)
        self._build_deeds()

    def _build_deeds(self) -> None:
        self.replay_button = QPushButton(self.tr("&Replay"), self)
        self.replay_button.clicked.connect(self.replay)
        self.review_button = QPushButton(self.tr("Re&view the deal"), self)
        self.review_button.clicked.connect(self._review)
        self.seal_button = QPushButton(self.tr("The sealed &pack"), self)
        self.seal_button.setToolTip(self.tr("Check that these were the cards from the beginning"))
        self.seal_button.clicked.connect(self._open_seal)
        self.delete_button = QPushButton(self.tr("&Delete…"), self)
        self.delete_button.clicked.connect(self._delete)
        self.delete_all_button = QPushButton(self.tr("Delete a&ll…"), self)
        self.delete_all_button.clicked.connect(self.deleteAllWanted)
        self._of_deals = (self.replay_button, self.review_button, self.seal_button)
        self._deeds = QGridLayout()
        self._deeds.setColumnStretch(len(self._of_deals), 1)
        for button in (*self._of_deals, self.delete_button, self.delete_all_button):
            theme.set_text(button)
        self._field.column.addLayout(self._deeds)

    def _head(self) -> list[str]:
        return [
            self.tr("Played"),
            self.tr("Game"),
            self.tr("Score"),
            self.tr("Result"),
            self.tr("With"),
        ]

    # --- what is shown -------------------------------------------------------------------------------------

    @property
    def chosen(self) -> SavedMatch | None:
        """The match that is chosen."""
        rows = self.table.selectionModel().selectedRows()
        return self.matches[rows[0].row()] if rows and rows[0].row() < len(self.matches) else None

    def refresh(self) -> None:
        game = self.games_box.currentData()
        self.matches = []
        rows = self._more()
        self.table.figures.show_rows(rows, more=lambda: self._more() if self.isVisible() else [])
        any_at_all = bool(rows) or has_any(self.store)
        self.nothing.setText(
            self.tr("No match of this game has been saved.")
            if any_at_all
            else self.tr("Here your matches will be listed, each with its deals. Play one!")
        )
        count = self.store.query("SELECT count(*) FROM matches WHERE ? IN ('', game)", (game,))[0][0]
        self.count.setText(self.tr("%n match(es)", None, count))
        self.nothing.setVisible(not rows)
        self._field.setVisible(bool(rows) or any_at_all)
        self.table.setVisible(bool(rows))
        self.deal_table.setVisible(bool(rows))
        self.count.setVisible(bool(rows))
        self.delete_all_button.setEnabled(any_at_all)
        if rows:
            self.table.choose(0)
        self._show_chosen()

    def _more(self) -> list[list[str]]:
        game = self.games_box.currentData() or None
        try:
            found = list(saved_matches(self.store, game=game, limit=_PAGE, offset=len(self.matches)))
        except StoreTrouble:
            self.troubled.emit()
            return []
        self.matches += found
        return [self._row(saved) for saved in found]

    def _row(self, saved: SavedMatch) -> list[str]:
        names = shown_names(player[0] for player in saved.players)
        return [
            moment(saved.started),
            self._game_title(saved.game),
            score_text(saved.scores) if saved.scores else "–",
            self._result(saved),
            ", ".join(names[1:]),
        ]

    def _result(self, saved: SavedMatch) -> str:
        if saved.state == FINISHED:
            text = self.tr("Won") if saved.winner == 0 else self.tr("Lost")
        elif saved.state == OPEN:
            text = self.tr("Goes on")
        else:
            text = (
                self.tr("Damaged") if saved.state == BROKEN or not saved.is_sound else self.tr("Ended early")
            )
        return self.tr("{result}, with help").format(result=text) if saved.assisted else text

    def _show_chosen(self) -> None:
        saved = self.chosen
        try:
            self.deals = deals_of(self.store, saved.id) if saved is not None else []
        except StoreTrouble:
            self.troubled.emit()
            return
        rows = [self._deal_row(saved, deal) for deal in self.deals] if saved is not None else []
        self.deal_table.figures.show_rows(rows)
        if rows:
            self.deal_table.choose(0)
        self._show_deeds()

    def _deal_row(self, saved: SavedMatch, deal: DealRow) -> list[str]:
        spec = self.games.get(saved.game)
        names = shown_names(player[0] for player in saved.players)
        parts = []
        for side in sorted({entry[0] for entry in deal.points}):
            own = [entry for entry in deal.points if entry[0] == side]
            if spec is None:
                continue
            kinds = ", ".join(dict.fromkeys(reason_name(spec, why) for _, _, why in own))
            text = self.tr("{side} {points} ({kinds})")
            total = signed(sum(points for _, points, _ in own))
            parts.append(text.format(side=side_label(spec, names, side), points=total, kinds=kinds))
        return [str(deal.number), score_text(deal.scores), "; ".join(parts) or "–"]

    def _show_deeds(self) -> None:
        saved = self.chosen
        known = saved is not None and saved.game in self.games and saved.is_sound
        has_deals = known and bool(self.deals)
        self.replay_button.setEnabled(has_deals)
        deal = self._deal()
        self.review_button.setEnabled(has_deals and deal is not None)
        self.seal_button.setEnabled(has_deals and deal is not None and deal.sealed)
        self.delete_button.setEnabled(saved is not None and saved.state != OPEN)

    def _deal(self) -> DealRow | None:
        """The deal that is chosen."""
        rows = self.deal_table.selectionModel().selectedRows()
        return self.deals[rows[0].row()] if rows and rows[0].row() < len(self.deals) else None

    # --- what may be done ----------------------------------------------------------------------------------

    def replay(self) -> None:
        """Ask for the chosen match to be shown."""
        if self.chosen is not None and self.replay_button.isEnabled():
            self.replayWanted.emit(self.chosen.id)

    def _review(self) -> None:
        saved, deal = self.chosen, self._deal()
        if saved is not None and deal is not None:
            self.reviewWanted.emit(saved.id, deal.number)

    def _open_seal(self) -> None:
        saved, deal = self.chosen, self._deal()
        if saved is not None and deal is not None:
            self.sealWanted.emit(saved.id, deal.number)

    def _delete(self) -> None:
        if self.chosen is not None:
            self.deleteWanted.emit(self.chosen.id)

    def cells(self) -> Cells:
        while self.table.figures.canFetchMore(QModelIndex()):
            self.table.figures.fetchMore(QModelIndex())
        return [[*self._head()], *(list[str | float](row) for row in self.table.figures.rows)]

    # --- looks ---------------------------------------------------------------------------------------------

    def arrange(self, em: int, width: int) -> None:
        narrow = width < _NARROW * em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._middle.setDirection(way)
        self.table.fill_with(len(self._head()) - 1, whole=narrow)
        self.table.setMinimumHeight(round(_LEAST_TABLE * em) if narrow else 0)
        self.deal_table.setMinimumHeight(round(_LEAST_TABLE * em) if narrow else 0)
        for layout in (self._middle, self._rows, self._deeds, self._field.column):
            layout.setSpacing(round(0.6 * em))
        self._set_deeds(width, round(0.6 * em))
        self._field.column.activate()
        self._field.show_bar(narrow)

    def _set_deeds(self, width: int, gap: int) -> None:
        """The buttons stand in a row, those that delete apart, or where that is too long in several."""
        deeds = (*self._of_deals, self.delete_button, self.delete_all_button)
        needs = [button.sizeHint().width() + gap for button in deeds]
        abreast = next(
            (n for n in (len(deeds), 3, 2) if sum(max(needs[column::n]) for column in range(n)) <= width), 1
        )
        for place, button in enumerate(deeds):
            row, column = divmod(place, abreast)
            apart = abreast == len(deeds) and place >= len(self._of_deals)
            self._deeds.removeWidget(button)
            self._deeds.addWidget(button, row, column + apart)
