"""A figure on a slip of paper: large, with what it is above and a remark below."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.view.kit import theme


class FigureTile(QWidget):
    """One figure. With a match behind it there is a button to show that."""

    matchWanted = Signal(int)
    """The match behind the figure is to be shown."""

    def __init__(self, caption: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = 0
        self.caption = self._words(caption, 0.95, "soft")
        self.value = self._words("", 1.6, "")
        theme.set_text(self.value, 1.6, title=True, bold=True)
        self.value.setWordWrap(False)
        self.remark = self._words("", 0.92, "soft")
        self.link = QPushButton(self.tr("Show the match"), self)
        self.link.setProperty("role", "link")
        self.link.setAccessibleDescription(caption)
        theme.set_text(self.link, 0.92)
        self.link.clicked.connect(lambda: self.matchWanted.emit(self._match))
        self._rows = QVBoxLayout(self)
        for widget in (self.caption, self.value, self.remark, self.link):
            self._rows.addWidget(widget)
        self._rows.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def _words(self, text: str, scale: float, tone: str) -> QLabel:
        label = QLabel(text, self)
        label.setWordWrap(True)
        label.setProperty("tone", tone)
        label.setTextFormat(Qt.TextFormat.PlainText)
        theme.set_text(label, scale)
        return label

    def show_figure(self, value: str, remark: str = "", match: int = 0) -> None:
        """Show a figure, and what match it comes from, if it comes from one."""
        self.value.setText(value)
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))
        self._match = match
        self.link.setVisible(bool(match))

    def arrange(self, em: int) -> None:
        """Set the gaps to suit the text's size."""
        side = round(0.7 * em)
        self._rows.setContentsMargins(side, round(0.45 * em), side, round(0.45 * em))
        self._rows.setSpacing(round(0.1 * em))

    def minimumSizeHint(self) -> QSize:
        return QSize(1, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.inset))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 0.4 * em, 0.4 * em)
