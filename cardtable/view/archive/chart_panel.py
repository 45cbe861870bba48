"""A chart with its title, what is pointed at, and the same numbers as a table in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from cardtable.view.archive.chart import Chart
from cardtable.view.kit import theme
from cardtable.view.kit.figure_table import FigureTable
from cardtable.view.kit.parts import push_button

if TYPE_CHECKING:
    from cardtable.view.archive.chart_plot import ChartPlot

_HEIGHT: Final = 13.0
"""Of the picture, in lines of text."""


class ChartPanel(QWidget):
    """Shows one chart after another. The picture is made when it is first in sight."""

    missing = Signal()
    """Pictures cannot be drawn here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart: Chart | None = None
        self.plot: ChartPlot | None = None
        self._can_draw = True
        self.shows_table = False
        self.title = QLabel(self)
        theme.set_text(self.title, 1.15, title=True, bold=True)
        self.toggle = push_button(
            self, "", 0.95, role="link", act=lambda: self.show_table(not self.shows_table)
        )
        self.told = self._words()
        """The numbers at the place that is pointed at, by name and in its colour."""
        self.table = FigureTable("", self)
        self.nothing = self._words(1.0)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note = self._words()
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.toggle)
        self._place = QWidget(self)
        self._place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._stack = QStackedLayout(self._place)
        self._stack.addWidget(self.nothing)
        self._stack.addWidget(self.table)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(head)
        self._rows.addWidget(self.told)
        self._rows.addWidget(self._place)
        self._rows.addWidget(self.note)
        self._rows.addStretch(1)

    def _words(self, scale: float = 0.92) -> QLabel:
        label = QLabel(self)
        label.setWordWrap(True)
        label.setProperty("tone", "soft")
        label.setTextFormat(Qt.TextFormat.RichText if scale < 1 else Qt.TextFormat.PlainText)
        theme.set_text(label, scale)
        return label

    # --- showing -------------------------------------------------------------------------------------------

    def show_chart(self, chart: Chart) -> None:
        """Show a chart, or say why there is none."""
        self.chart = chart
        self.title.setText(chart.title)
        self.nothing.setText(chart.nothing)
        self.note.setText(chart.note)
        self.note.setVisible(bool(chart.note) and not chart.nothing)
        self.table.setAccessibleName(chart.title)
        self.table.figures.show_rows(chart.rows(), head=chart.head(), numbers=range(1, len(chart.head())))
        self.toggle.setVisible(not chart.nothing)
        if self.plot is not None and not chart.nothing:
            self.plot.show_chart(chart)
        self._show_part()

    def show_table(self, on: bool) -> None:
        """Show the table in place of the picture, or the picture."""
        self.shows_table = on
        self._show_part()

    def draw(self) -> None:
        """Make the picture, if there is something to draw; it takes a moment."""
        if self.plot is not None or not self._can_draw or self.chart is None or self.chart.nothing:
            return
        try:
            from cardtable.view.archive.chart_plot import ChartPlot
        except ImportError:
            self._can_draw = False
            self.shows_table = True
            self.missing.emit()
        else:
            self.plot = ChartPlot(self.chart)
            self.plot.setFont(self.told.font())
            theme.set_text(self.plot, 0.92)
            self.plot.pointed.connect(self._tell)
            self._stack.addWidget(self.plot)
        self._show_part()

    def _show_part(self) -> None:
        chart = self.chart
        if chart is None:
            return
        self.toggle.setText(self.tr("Show as picture") if self.shows_table else self.tr("Show as table"))
        self.toggle.setAccessibleDescription(chart.title)
        self.toggle.setEnabled(self._can_draw)
        if chart.nothing:
            self._stack.setCurrentWidget(self.nothing)
        elif self.shows_table or self.plot is None:
            self._stack.setCurrentWidget(self.table)
        else:
            self._stack.setCurrentWidget(self.plot)
        self._tell(self.plot.at if self.plot is not None else -1)

    def _tell(self, at: int) -> None:
        """Say what is pointed at; nothing pointed at, the names with their colours."""
        chart = self.chart
        if chart is None or chart.nothing:
            self.told.clear()
            return
        colours = theme.colours()
        shown = 0 <= at < len(chart.places)
        parts = []
        for series in chart.series:
            tone = chart.tones[at] if chart.tones and shown else series.tone
            text = series.name
            if shown:
                text = self.tr("{name}: <b>{value}</b>").format(
                    name=series.name, value=chart.value(series.values[at])
                )
                if series.lows:
                    band = self.tr("({low} to {high})")
                    low, high = chart.value(series.lows[at]), chart.value(series.highs[at])
                    text += " " + band.format(low=low, high=high)
            is_keyed = shown or not chart.tones  # else each bar has a colour of its own
            key = f'<span style="color:{getattr(colours, tone)}">■</span> ' if is_keyed else ""
            parts.append(key + text)
        if shown:
            place = chart.place(at)
            head = place if chart.names else self.tr("{axis} {place}").format(axis=chart.along, place=place)
            parts.insert(0, f"<b>{head}</b>")
        self.told.setText(" &nbsp; ".join(parts))

    # --- looks ---------------------------------------------------------------------------------------------

    def arrange(self, em: int) -> None:
        """Set height and gaps to suit the text's size."""
        self._place.setFixedHeight(round(_HEIGHT * em))
        self._rows.setContentsMargins(0, round(0.4 * em), 0, round(0.6 * em))
        self._rows.setSpacing(round(0.25 * em))
        self.told.setMinimumHeight(round(1.3 * em))

    def recolour(self) -> None:
        """Take on the colours and the font of now."""
        if self.plot is not None:
            self.plot.redraw()
        self._show_part()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(max(1, hint.width()), hint.height())
