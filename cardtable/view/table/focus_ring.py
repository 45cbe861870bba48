"""A ring around the own hand while keys go to the table and no card shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.view.kit import canvas

if TYPE_CHECKING:
    from cardtable.view.table.table_page import TablePage

_BY_KEY: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class FocusRing(QWidget):
    """Lies over the own hand of a page. It is seen by those who use keys, from the first one they press until
    they click, and only where no chosen card or button shows already where keys go."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.setObjectName("focusRing")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._page = page
        self._by_key = False
        page.installEventFilter(self)
        page.view.pressed.connect(self._on_pressed)
        page.fitted.connect(lambda: self.follow(page.hasFocus()))
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QFocusEvent):
            if event.gotFocus() and event.reason() in _BY_KEY:
                self._by_key = True
                if self._page.hand is not None and self._page.hand.cursor is None:
                    self._page.hand.point_at_legal()
            self.follow(event.gotFocus())
        elif kind == QEvent.Type.KeyPress:
            self._by_key = True
        elif kind == QEvent.Type.KeyRelease:
            self.follow(self._page.hasFocus())
        return False

    def _on_pressed(self) -> None:
        self._by_key = False
        self.hide()

    def follow(self, has_focus: bool) -> None:
        """Be seen where that is needed now."""
        hand, table = self._page.hand, self._page.table
        shown = has_focus and self._by_key and table is not None and hand is not None and hand.cursor is None
        if shown and table is not None:
            around = table.layout.places.hand.adjusted(-6, -6, 6, 6)
            self.setGeometry(around.toAlignedRect().intersected(self._page.rect().adjusted(2, 2, -2, -2)))
            self.raise_()
        self.setVisible(shown)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        for colour, width in ((QColor(6, 18, 12, 200), 5.0), (canvas.GOLD, 2.5)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(box, 12, 12)
