"""Sheets of paper: the ground that panels and pages write on, with a stitched border, and the panel that
lays such a sheet over a window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from cardtable.view.kit import theme
from cardtable.view.kit.stitching import draw_band

GO_KEYS: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})
"""Keys that press the button with the focus, wherever in a panel they are pressed."""


def height_of(layout: QLayout, width: int) -> int:
    """The height that a layout wants at a width."""
    height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else -1
    return height if height >= 0 else layout.totalSizeHint().height()


class PaperCard(QFrame):
    """A sheet of paper with rounded corners, a fine double rule, and a stitched band at head and foot.

    Its layout's margins keep what it holds clear of the border; they follow the text's size.
    """

    def __init__(self, parent: QWidget | None = None, *, banded: bool = True) -> None:
        super().__init__(parent)
        self._banded = banded

    def set_banded(self, banded: bool) -> None:
        """Whether the bands are there: a sheet that has too little height goes without."""
        if banded != self._banded:
            self._banded = banded
            self.update()

    def em(self) -> float:
        """The height of a line of text here: the measure of everything drawn."""
        return float(self.fontMetrics().height())

    def border(self) -> int:
        """How far what the sheet holds should stay from its sides."""
        return round(1.5 * self.em())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self.em()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.paper))
        painter.drawRoundedRect(sheet, 0.8 * em, 0.8 * em)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = 0.45 * em
        rule = sheet.adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(theme.faded(colours.ochre, 0.55), max(1.0, em / 14)))
        painter.drawRoundedRect(rule, 0.45 * em, 0.45 * em)
        if self._banded:
            self._draw_bands(painter, rule, colours, em)

    def _draw_bands(self, painter: QPainter, rule: QRectF, colours: theme.Colours, em: float) -> None:
        height = 0.75 * em
        first, second = theme.faded(colours.red, 0.8), theme.faded(colours.green, 0.7)
        gap = 0.28 * em
        for top in (rule.top() + gap, rule.bottom() - gap - height):
            draw_band(painter, QRectF(rule.left(), top, rule.width(), height), first, second)


class PaperPanel(QWidget):
    """A sheet laid over the whole of its parent, which it follows in size; what lies below is dimmed.

    Subclasses fill :attr:`body` and say in :meth:`wanted_width` how broad the sheet should be.
    """

    holds_keys = False
    """Whether keys stay here while it is open, though something below opens and would take them. That gets
    them when the panel closes."""
    lightly_closed = False
    """Whether a click beside its controls closes it."""

    def __init__(self, parent: QWidget) -> None:
        # Letters with Alt are heard in such a part only while the keys are in it, so not when it is covered.
        super().__init__(parent, Qt.WindowType.SubWindow)
        self.card = PaperCard(self)
        self.body = QVBoxLayout(self.card)
        self._arranging = False
        self._opened = False
        self._before: QWidget | None = None
        self._stop: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # else a click would give it to what lies below
        self.restyle()
        self._host = parent
        parent.installEventFilter(self)
        app = QApplication.instance()
        if self.holds_keys and isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)
        self.hide()

    # --- what subclasses may change ------------------------------------------------------------------------

    def wanted_width(self, em: float) -> float:
        """How broad the sheet should be where there is room, given the height of a line of text."""
        return 36 * em

    def fit(self, room: QSize) -> None:
        """Adapt to a sheet of at most this size before it is measured."""

    def put_away(self) -> None:
        """The panel has been hidden."""

    def clicked_away(self) -> None:
        """The dimmed part or an idle part of the sheet was clicked."""
        if self.lightly_closed:
            self.hide()

    def fit_frame(self, low: bool) -> int:
        """Give the sheet its ornament and broad margins, or neither where it is low, for :meth:`fit`; return
        the margin above and below."""
        self.card.set_banded(not low)
        border, margin = self.card.border(), round((1.0 if low else 2.1) * self.card.em())
        self.body.setContentsMargins(border, margin, border, margin)
        return margin

    # --- laying out ----------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Take on the theme's colours of now."""
        sheet = theme.style_sheet(self.card.em())
        if sheet != self.styleSheet():  # to set it takes long
            self.setStyleSheet(sheet)

    def arrange(self) -> None:
        """Give texts and sheet the size that suits the window."""
        if self._arranging:
            return
        self._arranging = True
        scale = theme.scale_for(self.size())
        self.card.setFont(theme.font(scale))
        theme.rescale(self.card, scale)
        self.restyle()
        for layout in self.card.findChildren(QLayout):
            layout.invalidate()  # they remember what texts of another size needed
        em = self.card.em()
        border = self.card.border()
        self.body.setContentsMargins(border, round(2.1 * em), border, round(2.0 * em))
        self.body.setSpacing(round(0.6 * em))
        margin = round(min(em, 0.03 * self.height()))
        room = QSize(self.width() - 2 * margin, self.height() - 2 * margin)
        width = min(room.width(), round(self.wanted_width(em)))
        self.fit(QSize(width, room.height()))
        self.body.activate()
        height = min(height_of(self.body, width), room.height())
        self.card.setGeometry(
            QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        )
        self._arranging = False

    def open(self, stop: QWidget) -> None:
        """Show the panel above everything else in its parent, with the focus on a widget in it."""
        self.setGeometry(self._host.rect())
        self.arrange()
        focus = self.window().focusWidget()
        if focus is not None and focus is not self and not self.isAncestorOf(focus):
            self._before = focus
        self._opened = True
        self.show()
        self.raise_()
        self._stop = stop
        stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        if self._opened:
            self._opened = False
            self.put_away()
            before, self._before = self._before, None
            if before is not None and isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Take keys back that something below the panel has taken."""
        if not self.isVisible() or new is None or self.isAncestorOf(new) or not self._host.isAncestorOf(new):
            return
        above = new
        while above.parentWidget() is not self._host:
            parent = above.parentWidget()
            assert parent is not None
            above = parent
        if not isinstance(above, PaperPanel):  # one opened later lies above this one
            self._before = new
            (self._stop or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self.setGeometry(self._host.rect())
        elif event.type() in theme.CHANGES and watched is self._host:
            self.recolour()
            self.arrange()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def recolour(self) -> None:
        """Write anew what holds colours in its text, after the theme has changed."""

    # --- input ---------------------------------------------------------------------------------------------

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the Tab key within the panel while it is open."""
        stops = [
            child
            for child in self.findChildren(QWidget)
            if child.isVisible()
            and child.isEnabled()
            and child.focusPolicy() & Qt.FocusPolicy.TabFocus
            and child.focusProxy() is None  # else keys would stay where they are: in a view's own viewport
        ]
        if not stops:
            return False
        now = self.focusWidget()
        place = stops.index(now) if now in stops else -1
        target = stops[(place + (1 if next else -1)) % len(stops)]
        self._stop = target
        target.setFocus(Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason)
        above = target.parentWidget()
        while above is not None and above is not self:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(target)
            above = above.parentWidget()
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The panel was clicked: the focus stays where it was in it."""
        if self._stop is not None:
            self._stop.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys go no further than the panel: what lies below is not played while it is covered. Esc does,
        since it belongs to the window where a panel has no use for it."""
        event.setAccepted(event.key() != Qt.Key.Key_Escape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.clicked_away()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(12, 20, 15, 120))
        self._draw_shadow(painter)

    def _draw_shadow(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        em = self.card.em()
        sheet = QRectF(self.card.geometry()).translated(QPointF(0, 0.3 * em))
        for step in range(6):
            painter.setBrush(QColor(0, 0, 0, 16))
            grow = step * 0.14 * em
            painter.drawRoundedRect(
                sheet.adjusted(-grow, -grow, grow, grow), 0.8 * em + grow, 0.8 * em + grow
            )
