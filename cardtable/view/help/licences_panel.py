"""The terms of the program and of what it is built on, to be read."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QWidget

from cardtable.about import NAME
from cardtable.model import licences
from cardtable.view.kit import theme
from cardtable.view.kit.paper import PaperPanel
from cardtable.view.kit.parts import push_button

_RULE: Final = re.compile(r"^={10,}$", re.MULTILINE)
"""A rule of the text, which would be broken in a narrow sheet."""


class LicencesPanel(PaperPanel):
    """Shows every licence in full, the program's own first."""

    holds_keys = True
    lightly_closed = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("licencesPanel")
        self.title: Final = QLabel(self.tr("Licences"), self.card)
        self.title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        theme.set_text(self.title, 1.5, title=True, bold=True)
        self.text: Final = QPlainTextEdit(self.card)
        self.text.setObjectName("licenceTexts")
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Licences"))
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        theme.set_text(self.text, 0.95)
        text = f"{NAME}\n\n{licences.own()}\n\n{licences.of_others()}"
        self.text.setPlainText(_RULE.sub("─" * 24, text))
        self.button: Final = push_button(self.card, self.tr("Close"), 1.1, role="primary", act=self.hide)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        row.addStretch(1)
        self.body.addWidget(self.title)
        self.body.addWidget(self.text)
        self.body.addLayout(row)

    def show_licences(self) -> None:
        """Open."""
        self.open(self.text)

    def wanted_width(self, em: float) -> float:
        return 46 * em

    def fit(self, room: QSize) -> None:
        colours, em = theme.colours(), self.card.em()
        self.text.setFixedHeight(round(max(8 * em, room.height() - 11 * em)))
        self.text.setStyleSheet(
            f"QPlainTextEdit {{ color: {colours.ink}; background: {colours.inset}; border-radius: "
            f"{round(0.35 * em)}px; border: 1px solid {colours.line}; padding: {round(0.3 * em)}px; }}"
            f"QPlainTextEdit:focus {{ border-color: {colours.ochre}; }}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        event.accept()
