"""One calm line of words to the person, along the window's lower edge, that goes away by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.view.kit import theme

_STAY_MS: Final = 9_000
_LEAST: Final = 12
"""The breadth of a corner that is used, in heights of its text."""
_FLAGS: Final = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value


class NoticeLine(QLabel):
    """A line over the lower edge of its parent. A click sends it away at once."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._host = parent
        self.find_corner: Callable[[], QRect] = QRect
        """Finds a lower right corner where a line covers nothing that is wanted, if there is one."""
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_STAY_MS)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        """Show a line for a while."""
        self.setText(text)
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()

    def _place(self) -> None:
        self.setFont(theme.font(theme.scale_for(self._host.size())))
        em = self.fontMetrics().height()
        corner = self.find_corner()
        aside = corner.width() >= _LEAST * em
        widest = (corner.width() if aside else self._host.width()) - 2 * em
        wanted = self.fontMetrics().horizontalAdvance(self.text()) + 3 * em
        width = min(widest, wanted)
        inner = QRect(0, 0, width - 2 * em, self._host.height())
        height = self.fontMetrics().boundingRect(inner, _FLAGS, self.text()).height() + 2 * (em // 2)
        spare = self._host.width() - width
        self.setGeometry(
            spare - em // 2 if aside else spare // 2, self._host.height() - height - em // 2, width, height
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():  # said before the window is shown, too
            self._place()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        if self.text():
            self._timer.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.ochre), 1))
        painter.setBrush(QColor(colours.paper))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), em / 2, em / 2)
        painter.setPen(QColor(colours.ink))
        painter.drawText(self.rect().adjusted(em, 0, -em, 0), _FLAGS, self.text())
