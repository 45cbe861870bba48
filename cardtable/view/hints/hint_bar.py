"""The hint above the hand: a lamp, one sentence, and a button for more."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.view.kit import canvas
from cardtable.view.kit.tool_icons import draw_icon

_WRAPPED: Final = Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextWordWrap.value
_WIDEST: Final = 34
"""The breadth of the words in heights of a letter, where there is room."""
_LEAST: Final = 18
"""Words that would have less beside the buttons stand above them."""


class HintBar(QWidget):
    """Stands calmly over the hand until it is closed. Esc closes it, the button asks for more."""

    more = Signal()
    closed = Signal()
    """The person has closed it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hintBar")
        self._text = ""
        self._strip = QRectF()
        self._pixels = 15.0
        self._words = QRectF()
        self.more_button = self._button(self.tr("More"), "hint-more")
        self.more_button.setAccessibleDescription(self.tr("every move with what speaks for and against it"))
        self.more_button.clicked.connect(self.more)
        self.close_button = self._button("×", "hint-close")
        self.close_button.setAccessibleName(self.tr("Close the hint"))
        self.close_button.setToolTip(self.tr("Close the hint"))
        self.close_button.clicked.connect(self._close)
        self.hide()

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        return button

    @property
    def text(self) -> str:
        """The sentence."""
        return self._text

    def say(self, text: str, *, has_more: bool) -> None:
        """Show a sentence; ``has_more`` says whether there is more to be told."""
        self._text = text
        self.setAccessibleName(text)
        self.more_button.setVisible(has_more)
        self._fit()
        self.show()
        self.raise_()
        self.update()

    def place(self, room: QRectF, pixels: float) -> None:
        """Stand with the lower edge on that of a room, as broad as it at most, with letters so high."""
        self._strip, self._pixels = room, pixels
        self._style()
        if self.isVisible():
            self._fit()

    def _style(self) -> None:
        em = self._pixels
        edge, radius = max(1, round(0.08 * em)), round(0.5 * em)
        self.setStyleSheet(
            f"QPushButton {{ color: {canvas.CREAM.name()}; background: transparent;"
            f" border: {edge}px solid #5c7a69; border-radius: {radius}px; padding: 0px; }}"
            f"QPushButton:hover {{ border-color: {canvas.GOLD.name()}; }}"
            f"QPushButton:focus {{ border: {2 * edge}px solid {canvas.GOLD.name()}; outline: none; }}"
        )

    def _fit(self) -> None:
        em = self._pixels
        font = canvas.text_font(em)
        self.setFont(font)
        metrics = QFontMetricsF(font)
        tall = 1.9 * em
        for button in (self.more_button, self.close_button):
            button.setFont(canvas.text_font(0.92 * em, bold=True))
        more = metrics.horizontalAdvance(self.more_button.text()) + 2 * em
        buttons = tall + (more + 0.5 * em if not self.more_button.isHidden() else 0)
        left, pad, room = 2.3 * em, 0.6 * em, self._strip.width()
        beside = room - left - buttons - 0.5 * em - 2 * pad
        stacked = beside < min(_LEAST * em, metrics.horizontalAdvance(self._text))
        widest = min(_WIDEST * em, room - left - 2 * pad if stacked else beside)
        words = metrics.boundingRect(QRectF(0, 0, max(6 * em, widest), 9999), _WRAPPED, self._text)
        width = (
            left
            + 2.2 * pad
            + (max(words.width(), buttons) if stacked else words.width() + 0.5 * em + buttons)
        )
        lines = words.height() + tall + 0.3 * em if stacked else max(tall, words.height())
        size = QSizeF(width, lines + em)
        corner = QPointF(self._strip.center().x() - width / 2, self._strip.bottom() - size.height())
        self.setGeometry(QRectF(corner, size).toRect())
        top = 0.5 * em if stacked else (size.height() - words.height()) / 2
        self._words = QRectF(left, top, words.width() + 2, words.height() + 1)
        row = size.height() - 0.5 * em - tall if stacked else (size.height() - tall) / 2
        close = QRectF(width - pad - tall, row, tall, tall)
        self.close_button.setGeometry(close.toRect())
        self.more_button.setGeometry(QRectF(close.left() - 0.5 * em - more, row, more, tall).toRect())

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; Enter presses the button with the focus; all else is the table's."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton):
                focus.click()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        em = self._pixels
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        gold = QColor(canvas.GOLD)
        painter.setPen(QPen(gold, 1.5))
        painter.setBrush(canvas.DEEP_PLATE)
        painter.drawRoundedRect(box, 0.8 * em, 0.8 * em)
        lamp = QRectF(0.55 * em, self._words.center().y() - 0.75 * em, 1.5 * em, 1.5 * em)
        draw_icon(painter, "hint", lamp, gold)
        painter.setFont(self.font())
        painter.setPen(canvas.CREAM)
        painter.drawText(self._words, _WRAPPED, self._text)
