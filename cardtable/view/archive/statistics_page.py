"""Figures of the matches that count, as tiles, charts and a table that compares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.model.figures import Extreme, Figures
from cardtable.model.luck import luck_of
from cardtable.model.statistics import Statistics
from cardtable.model.store import Store, StoreTrouble
from cardtable.rules.spec import GameSpec
from cardtable.view.archive.archive_page import ArchivePage, Cells
from cardtable.view.archive.chart import figure, percent
from cardtable.view.archive.chart_panel import ChartPanel
from cardtable.view.archive.statistics_charts import breakdowns, charts, compared, likely, moment
from cardtable.view.archive.statistics_filters import StatisticsFilters
from cardtable.view.kit import theme
from cardtable.view.kit.figure_table import FigureTable
from cardtable.view.kit.figure_tile import FigureTile
from cardtable.view.kit.parts import scroll_area
from cardtable.view.words.texts import signed

_TILE: Final = 12.0
"""The least breadth of a tile in lines of text."""
_CHART: Final = 27.0
"""The least breadth of a chart."""
_ROWS: Final = 8


class StatisticsPage(ArchivePage):
    """Shows figures; pictures are drawn a moment later, when what draws them has been loaded."""

    matchWanted = Signal(int)
    """A match by row is to be shown."""

    def __init__(self, store: Store, games: Mapping[str, GameSpec], parent: QWidget) -> None:
        super().__init__(store, games, parent)
        self.title = self.tr("&Statistics")
        self.statistics = Statistics(store, games)
        self.figures: Figures | None = None
        self._columns = self._chart_columns = 0
        self._em = 0
        self._build()
        self._draw_soon = QTimer(self)
        self._draw_soon.setSingleShot(True)
        self._draw_soon.setInterval(0)
        self._draw_soon.timeout.connect(self._draw)

    def _build(self) -> None:
        self.filters = StatisticsFilters(self.games, self)
        self.filters.changed.connect(self._count_again)
        self.nothing = self._label(1.15)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setText(
            self.tr(
                "Here you will see how you play: what you win, by what, and how that changes. Play a match!"
            )
        )
        self._content = QWidget(self)
        self._build_tiles()
        self._charts = QGridLayout()
        self.panels = {key: ChartPanel(self._content) for key in ("points", "wins", "kinds", "luck")}
        for panel in self.panels.values():
            panel.missing.connect(self._tell_missing)
        self.missing = self._label(tone="ochre")
        self.missing.hide()
        self._build_compared()
        self._inside = QVBoxLayout(self._content)
        for layout in (self._tile_grid, self._charts, self._compared):
            self._inside.addLayout(layout)
        self._inside.insertWidget(1, self.missing)
        self._inside.addStretch(1)
        self.area = scroll_area(self, self._content)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addWidget(self.filters)
        self._rows.addWidget(self.nothing, 1)
        self._rows.addWidget(self.area, 1)

    def _build_tiles(self) -> None:
        captions = {
            "matches": self.tr("Matches"),
            "won": self.tr("Won"),
            "points": self.tr("Points a deal"),
            "streak": self.tr("Streak"),
            "doubled": self.tr("Doubled wins"),
            "best-deal": self.tr("Best deal"),
            "worst-deal": self.tr("Worst deal"),
            "best-match": self.tr("Best match"),
            "worst-match": self.tr("Worst match"),
        }
        self.tiles = {key: FigureTile(caption, self._content) for key, caption in captions.items()}
        self._tile_grid = QGridLayout()
        for tile in self.tiles.values():
            tile.matchWanted.connect(self.matchWanted)

    def _build_compared(self) -> None:
        self.compare_title = self._label(1.15)
        theme.set_text(self.compare_title, 1.15, title=True, bold=True)
        self.compare_title.setText(self.tr("Compared"))
        self.compare_box = self._combo(self.tr("Compared by"))
        self._breakdowns = breakdowns(self.games)
        for by in self._breakdowns:
            self.compare_box.addItem(by.title)
        self.compare_box.setCurrentIndex(1)
        self.compare_box.activated.connect(self._compare)
        self.compare_table = FigureTable(self.tr("Compared"), self._content)
        head = QHBoxLayout()
        head.addWidget(self.compare_title, 1)
        head.addWidget(self.compare_box)
        self._compared = QVBoxLayout()
        self._compared.addLayout(head)
        self._compared.addWidget(self.compare_table)

    # --- what is shown -------------------------------------------------------------------------------------

    def refresh(self) -> None:
        self.statistics.read()
        self.filters.offer(self.statistics)
        has_some = bool(self.statistics.played)
        for widget in (self.filters, self.area):
            widget.setVisible(has_some)
        self.nothing.setVisible(not has_some)
        if has_some:
            self.count()

    def _count_again(self) -> None:
        try:
            self.count()
        except StoreTrouble:
            self.troubled.emit()

    def count(self) -> None:
        """Show the figures of the matches that count now. Raises :class:`StoreTrouble`."""
        chosen = self.filters.filter
        spec = self.games.get(chosen.game)
        self.figures = self.statistics.figures(chosen)
        self._show_tiles(self.figures)
        for chart in charts(self.figures, luck_of(self.store, chosen.game), spec, self.games):
            self.panels[chart.key].show_chart(chart)
        self._compare()
        if self._em:
            self._place_tiles()
        self._draw_soon.start()

    def _show_tiles(self, figures: Figures) -> None:
        tiles, whole = self.tiles, figures.whole
        left = self.tr("%n deal(s)", None, whole.deals)
        if figures.unfinished:
            text = self.tr("{deals}; not finished: {count}")
            left = text.format(deals=left, count=figure(figures.unfinished))
        tiles["matches"].show_figure(figure(whole.matches), left)
        tiles["won"].show_figure(
            percent(whole.share.value) if whole.matches else "–",
            likely(whole),
        )
        own, others = figures.own_points, figures.others_points
        tiles["points"].show_figure(
            figure(own.value, 2) if whole.deals else "–",
            self.tr("Others: {points}").format(points=figure(others.value, 2)) if whole.deals else "",
        )
        now = figures.now
        streak = self.tr("%n won", None, now) if now >= 0 else self.tr("%n lost", None, -now)
        longest = self.tr("Longest: {won} won, {lost} lost")
        tiles["streak"].show_figure(
            streak,
            longest.format(won=figure(figures.longest_won), lost=figure(figures.longest_lost)),
        )
        has_ledger = any(self.games[one.game].ledger for one in self.statistics.played)
        game = self.games.get(self.filters.filter.game)
        tiles["doubled"].setVisible(has_ledger and (game is None or game.ledger))
        tiles["doubled"].show_figure(figure(figures.doubled), self.tr("counted double in the ledger"))
        for key, extreme in (
            ("best-deal", figures.best_deal),
            ("worst-deal", figures.worst_deal),
            ("best-match", figures.best_match),
            ("worst-match", figures.worst_match),
        ):
            self._show_extreme(tiles[key], extreme)

    @staticmethod
    def _show_extreme(tile: FigureTile, extreme: Extreme | None) -> None:
        if extreme is None:
            tile.show_figure("–")
        else:
            tile.show_figure(signed(extreme.value), moment(extreme.ended), extreme.match)

    def _compare(self) -> None:
        head, rows = self._compared_rows()
        self.compare_table.figures.show_rows(rows, head=head, numbers=range(1, len(head)))
        self.compare_table.fill_with(0)
        self.compare_table.setFixedHeight(self.compare_table.height_of_rows(_ROWS))

    def _compared_rows(self) -> tuple[list[str], list[list[str]]]:
        by = self._breakdowns[self.compare_box.currentIndex()]
        return compared(self.statistics.groups(self.filters.filter, by.of), by)

    def _draw(self) -> None:
        """Draw the pictures, which loads what draws them."""
        if not self.isVisible():
            return
        for panel in self.panels.values():
            panel.draw()

    def _tell_missing(self) -> None:
        self.missing.setText(
            self.tr("Charts need pyqtgraph, which is not installed; all figures are in tables.")
        )
        self.missing.show()

    def cells(self) -> Cells:
        rows: Cells = []
        for tile in self.tiles.values():
            if not tile.isHidden():
                rows.append([tile.caption.text(), tile.value.text(), tile.remark.text()])
        for panel in self.panels.values():
            chart = panel.chart
            if chart is not None and not chart.nothing:
                rows += [[], [chart.title], [*chart.head()], *chart.plain_rows()]
        head, compared_rows = self._compared_rows()
        return [*rows, [], [*head], *(list[str | float](row) for row in compared_rows)]

    # --- looks ---------------------------------------------------------------------------------------------

    def arrange(self, em: int, width: int) -> None:
        self._em = em
        room = width - round(0.9 * em)
        self._rows.setSpacing(round(0.6 * em))
        self._inside.setSpacing(round(0.8 * em))
        self._inside.setContentsMargins(0, 0, round(0.9 * em), 0)
        self._tile_grid.setSpacing(round(0.5 * em))
        self._charts.setHorizontalSpacing(round(1.6 * em))
        self.filters.arrange(em, width)
        for tile in self.tiles.values():
            tile.arrange(em)
        for panel in self.panels.values():
            panel.arrange(em)
        self._columns = max(1, int(room / (_TILE * em)))
        self._place_tiles()
        columns = 2 if room >= 2 * _CHART * em else 1
        if columns != self._chart_columns:
            self._chart_columns = columns
            for number, panel in enumerate(self.panels.values()):
                self._charts.addWidget(panel, number // columns, number % columns)
            for column in range(2):
                self._charts.setColumnStretch(column, 1 if column < columns else 0)
        self.compare_table.setFixedHeight(self.compare_table.height_of_rows(_ROWS))

    def _place_tiles(self) -> None:
        shown = [tile for tile in self.tiles.values() if not tile.isHidden()]
        lines = -(-len(shown) // max(1, self._columns))
        columns = max(1, -(-len(shown) // max(1, lines)))
        for tile in self.tiles.values():
            self._tile_grid.removeWidget(tile)
        for column in range(max(columns, self._tile_grid.columnCount())):
            self._tile_grid.setColumnStretch(column, 1 if column < columns else 0)
        for number, tile in enumerate(shown):
            self._tile_grid.addWidget(tile, number // columns, number % columns)

    def recolour(self) -> None:
        for panel in self.panels.values():
            panel.recolour()
