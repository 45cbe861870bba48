"""Text to be read and copied: digits, commands, messages."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from cardtable.view.kit import theme


class ReadField(QPlainTextEdit):
    """A field of text in letters of one breadth, which cannot be changed."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setAccessibleName(name)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)

    def arrange(self, em: float, *, lines: float = 0) -> None:
        """Take on the text's size and the colours of now; with ``lines`` be so many lines high."""
        colours = theme.colours()
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(max(9, round(0.74 * em)))
        self.setFont(font)
        self.setStyleSheet(
            f"QPlainTextEdit {{ color: {colours.ink}; background: {colours.inset}; border-radius: "
            f"{round(0.35 * em)}px; border: 1px solid {colours.line}; padding: {round(0.2 * em)}px; }}"
            f"QPlainTextEdit:focus {{ border-color: {colours.ochre}; }}"
        )
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if lines == 1 else policy.ScrollBarAsNeeded)
        if lines:
            self.setFixedHeight(round(lines * self.fontMetrics().lineSpacing() + 1.0 * em))
