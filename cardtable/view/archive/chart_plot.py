"""Draws charts by pyqtgraph, which is imported with this module: only once a chart is to be seen."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy comes along, and would start threads of its own

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPen, QWheelEvent

from cardtable.view.archive.chart import BARS, Chart, Series, figure
from cardtable.view.kit import theme

pg.setConfigOptions(antialias=True, exitCleanup=False)

_GROUP: Final = 0.72
"""The part of a place along the axis that its bars take."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}
_ROOM: Final = 0.08


class _Axis(pg.AxisItem):  # type: ignore[misc]
    """Numbers as the language writes them, or names."""

    chart: Chart | None = None

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        chart = self.chart
        if chart is None:
            return []
        if self.orientation == "left":
            if chart.percent:
                return [chart.value(value) for value in values]
            return [figure(value, max(0, math.ceil(-math.log10(spacing) - 1e-9))) for value in values]
        return [figure(value) if float(value).is_integer() and value >= 0 else "" for value in values]


class ChartPlot(pg.PlotWidget):  # type: ignore[misc]
    """A chart. The mouse and the arrow keys go along it, and :attr:`pointed` tells where they are."""

    pointed = Signal(int)
    """The place along the axis, or -1 where none is pointed at any more."""

    def __init__(self, chart: Chart) -> None:
        self._axes = {side: _Axis(side) for side in ("left", "bottom")}
        self._line: Any = None
        super().__init__(axisItems=self._axes, enableMenu=False)
        self.chart = chart
        self.at = -1
        """The place that is pointed at."""
        self._dots: Any = None
        self._size = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setFrameShape(self.Shape.NoFrame)
        plot = self.getPlotItem()
        plot.ctrlMenu.setParent(self, Qt.WindowType.Popup)  # else it would outlive the picture
        plot.hideButtons()
        plot.setMouseEnabled(False, False)
        plot.getViewBox().setDefaultPadding(0)
        self.show_chart(chart)

    def show_chart(self, chart: Chart) -> None:
        """Show another chart."""
        self.chart, self.at = chart, -1
        for axis in self._axes.values():
            axis.chart = chart
        self.setAccessibleName(chart.title)
        self.setAccessibleDescription(chart.note)
        self.redraw()

    # --- drawing -------------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Draw everything in the colours and with the font of now."""
        chart, colours = self.chart, theme.colours()
        em = self.fontMetrics().height()
        self.clear()
        self.setBackground(colours.inset)
        for axis in self._axes.values():
            axis.setPen(QColor(colours.line))
            axis.setTextPen(QColor(colours.soft))
            axis.setStyle(tickFont=self.font(), tickLength=-round(0.3 * em), hideOverlappingLabels=True)
        left, bottom = self._axes["left"], self._axes["bottom"]
        left.setGrid(40)
        bottom.setGrid(False)
        bottom.setHeight(round(1.6 * em))
        ticks = [list(enumerate(self._short_names()))] if chart.names else None
        bottom.setTicks(ticks)
        if chart.level is not None:
            self._draw_level(chart.level, chart.band, em)
        if chart.kind == BARS:
            self._draw_bars(em)
        else:
            for series in chart.series:
                self._draw_line(series, em)
        self._set_range()
        pen = QPen(QColor(colours.ochre), max(1.0, em / 12), Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        self._line = pg.InfiniteLine(angle=90, movable=False, pen=pen)
        self._dots = pg.ScatterPlotItem(size=0.6 * em, pen=QColor(colours.inset))
        for item in (self._line, self._dots):
            item.setZValue(10)
            self.addItem(item, ignoreBounds=True)
        self._mark()

    def _short_names(self) -> list[str]:
        """Names along the axis, as many as there is room for."""
        names = self.chart.names
        widest = max(self.fontMetrics().horizontalAdvance(name) for name in names)
        room = max(1, self.width() - 4 * self.fontMetrics().height()) / len(names)
        every = max(1, math.ceil((widest + 4) / room))
        return [name if at % every == 0 else "" for at, name in enumerate(names)]

    def _draw_line(self, series: Series, em: int) -> None:
        colour = getattr(theme.colours(), series.tone)
        places = list(self.chart.places)
        if series.lows:
            edges = [
                pg.PlotCurveItem(places, list(values), pen=pg.mkPen(None))
                for values in (series.lows, series.highs)
            ]
            self.addItem(pg.FillBetweenItem(*edges, brush=theme.faded(colour, 0.18)))
        pen = pg.mkPen(QColor(colour), width=max(1.5, em / 8))
        self.addItem(pg.PlotDataItem(places, list(series.values), pen=pen))

    def _draw_bars(self, em: int) -> None:
        chart = self.chart
        width = _GROUP / len(chart.series)
        for number, series in enumerate(chart.series):
            shift = (number + 0.5) * width - _GROUP / 2
            tones = chart.tones or (series.tone,) * len(chart.places)
            self.addItem(
                pg.BarGraphItem(
                    x=[place + shift for place in chart.places],
                    y0=[chart.level or 0.0] * len(chart.places),
                    y1=list(series.values),
                    width=0.92 * width,
                    brushes=[QColor(getattr(theme.colours(), tone)) for tone in tones],
                    pen=pg.mkPen(None),
                )
            )

    def _draw_level(self, level: float, band: float, em: int) -> None:
        colours = theme.colours()
        if band:
            region = pg.LinearRegionItem(
                (level - band, level + band),
                orientation="horizontal",
                movable=False,
                brush=theme.faded(colours.ochre, 0.16),
                pen=pg.mkPen(None),
            )
            self.addItem(region, ignoreBounds=True)
        pen = pg.mkPen(QColor(colours.soft), width=max(1.0, em / 14))
        self.addItem(pg.InfiniteLine(level, angle=0, movable=False, pen=pen), ignoreBounds=True)

    def _set_range(self) -> None:
        chart = self.chart
        numbers = [
            number
            for series in chart.series
            for row in series[1:5]
            if isinstance(row, tuple)
            for number in row
        ]
        if chart.level is not None:
            numbers += [chart.level - chart.band, chart.level + chart.band]
        if chart.kind == BARS and chart.level is None:
            numbers.append(0.0)
        low, high = min(numbers, default=0.0), max(numbers, default=1.0)
        room = _ROOM * ((high - low) or 1.0)
        bottom = low - (room if low or chart.kind != BARS else 0.0)
        if chart.percent:
            bottom, high, room = max(0.0, bottom), min(1.0, high + room), 0.0
        first, last = chart.places[0], chart.places[-1]
        side = 0.5 if chart.kind == BARS else 0.01 * ((last - first) or 1.0)
        self.setRange(xRange=(first - side, last + side), yRange=(bottom, high + room), padding=0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._line is not None:
            self.redraw()

    # --- pointing ------------------------------------------------------------------------------------------

    def point_at(self, at: int) -> None:
        """Point at a place along the axis; -1 is none."""
        if at != self.at:
            self.at = at
            self._mark()
            self.pointed.emit(at)

    def _mark(self) -> None:
        chart = self.chart
        shown = 0 <= self.at < len(chart.places)
        self._line.setVisible(shown)
        self._dots.setVisible(shown and chart.kind != BARS)
        if not shown:
            return
        place = chart.places[self.at]
        self._line.setPos(place)
        colours = theme.colours()
        self._dots.setData(
            x=[place] * len(chart.series),
            y=[series.values[self.at] for series in chart.series],
            brush=[QColor(getattr(colours, series.tone)) for series in chart.series],
        )
        text = chart.sentence(self.at)
        self.setAccessibleDescription(text.replace("\n", ", "))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        box = self.getPlotItem().getViewBox()
        if box.sceneBoundingRect().contains(event.position()):
            at = box.mapSceneToView(QPointF(event.position())).x()
            places = self.chart.places
            self.point_at(min(range(len(places)), key=lambda place: abs(places[place] - at)))
        else:
            self.point_at(-1)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: Any) -> None:
        if not self.hasFocus():
            self.point_at(-1)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.at < 0:
            self.point_at(len(self.chart.places) - 1 if self.chart.kind != BARS else 0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go along the axis."""
        last = len(self.chart.places) - 1
        step = _STEPS.get(Qt.Key(event.key()), 0)
        if step and event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier):
            self.point_at(max(0, min(last, (self.at if self.at >= 0 else last) + step)))
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.point_at(0 if event.key() == Qt.Key.Key_Home else last)
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns the page, not the picture."""
        event.ignore()

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        if getattr(self, "chart", None) is not None and self.chart.names and self._size != self.width():
            self._size = self.width()
            self._axes["bottom"].setTicks([list(enumerate(self._short_names()))])
