"""A question asked within the window, over what it is about."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.view.kit.paper import GO_KEYS, PaperPanel
from cardtable.view.kit.parts import in_the_middle, push_button, text_label


class QuestionPanel(PaperPanel):
    """Asks something that has a safe answer (stay) and another (go on). Esc is the safe one."""

    answered = Signal(bool)
    """Whether to go on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("questionPanel")
        self.title = text_label(self.card, 1.5, title=True, bold=True, centred=True)
        self.text = text_label(self.card, 1.05, centred=True)
        self.stay_button = push_button(self.card, scale=1.1, role="primary", act=lambda: self._answer(False))
        self.go_button = push_button(self.card, scale=1.1, act=lambda: self._answer(True))
        self._buttons = in_the_middle(self.go_button, self.stay_button)
        self.body.addWidget(self.title)
        self.body.addWidget(self.text)
        self.body.addLayout(self._buttons)

    def ask(self, title: str, text: str, stay: str, go: str) -> None:
        """Open with a question and its two answers."""
        self.title.setText(title)
        self.text.setText(text)
        self.stay_button.setText(stay)
        self.go_button.setText(go)
        self.open(self.stay_button)

    def _answer(self, go: bool) -> None:
        self.hide()
        self.answered.emit(go)

    def wanted_width(self, em: float) -> float:
        return 30 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        self.body.setSpacing(round(0.8 * em))
        self._buttons.setSpacing(round(0.9 * em))
        self._buttons.setContentsMargins(0, round(0.4 * em), 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._answer(False)
        elif event.key() in GO_KEYS:
            self._answer(self.go_button.hasFocus())
        event.accept()
