"""Where a play is reported: a note to be put into a file with the record of the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from cardtable.view.kit import theme
from cardtable.view.kit.paper import PaperPanel
from cardtable.view.kit.parts import push_button, text_label

_MOST: Final = 4_000
"""Longer notes are cut."""


class ReportPanel(PaperPanel):
    """Takes a note, and has the report saved.

    Parameters
    ----------
    save: asks for a file and writes a report with the note; tells whether it was done.
    """

    holds_keys = True

    def __init__(self, save: Callable[[str], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("reportPanel")
        self._save = save
        self.title = text_label(self.card, 1.5, self.tr("Report this play"), title=True, bold=True)
        self.text = text_label(self.card, 1.0)
        self.text.setText(
            self.tr(
                "The report is a file with the record of this match, the versions of the program and of your "
                "system, and your note. It holds all cards, those too that you have not seen. Nothing "
                "is sent: you choose where it is saved, and whom you give it to."
            )
        )
        self.note = QPlainTextEdit(self.card)
        self.note.setObjectName("reportNote")
        self.note.setTabChangesFocus(True)
        self.note.setPlaceholderText(self.tr("What was odd? What did you expect?"))
        self.note.setAccessibleName(self.tr("Your note"))
        theme.set_text(self.note, 1.0)
        self.cancel_button = push_button(self.card, self.tr("Cancel"), 1.1, act=self.hide)
        go = self.tr("Save report…")
        self.save_button = push_button(self.card, go, 1.1, role="primary", act=self.save)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.cancel_button)
        self._buttons.addWidget(self.save_button)
        for widget in (self.title, self.text, self.note):
            self.body.addWidget(widget)
        self.body.addLayout(self._buttons)

    def show_report(self) -> None:
        """Open."""
        self.open(self.note)

    def save(self) -> None:
        """Have the report saved; the note stays until it is."""
        if self._save(self.note.toPlainText().strip()[:_MOST]):
            self.note.clear()
            self.hide()

    def wanted_width(self, em: float) -> float:
        return 36 * em

    def fit(self, room: QSize) -> None:
        colours, em = theme.colours(), self.card.em()
        self.body.setSpacing(round(0.8 * em))
        self._buttons.setSpacing(round(0.9 * em))
        self.note.setFixedHeight(round(min(7.5 * em, 0.35 * room.height())))
        self.note.setStyleSheet(
            f"QPlainTextEdit {{ color: {colours.ink}; background: {colours.inset}; border-radius: "
            f"{round(0.35 * em)}px; border: 1px solid {colours.line}; padding: {round(0.3 * em)}px; }}"
            f"QPlainTextEdit:focus {{ border-color: {colours.ochre}; }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        event.accept()
