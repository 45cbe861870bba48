"""A question asked within the window, over what it is about."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from cardtable.view.kit import theme
from cardtable.view.kit.paper import GO_KEYS, PaperPanel


class QuestionPanel(PaperPanel):
    """Asks something that has a safe answer (stay) and another (go on). Esc is the safe one."""

    answered = Signal(bool)
    """Whether to go on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("questionPanel")
        self.title = self._label(1.5, title=True, bold=True)
        self.text = self._label(1.05)
        self.stay_button = QPushButton(self.card)
        self.stay_button.setProperty("role", "primary")
        self.stay_button.clicked.connect(lambda: self._answer(False))
        self.go_button = QPushButton(self.card)
        self.go_button.clicked.connect(lambda: self._answer(True))
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        for button in (self.go_button, self.stay_button):
            theme.set_text(button, 1.1, bold=button is self.stay_button)
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self.body.addWidget(self.title)
        self.body.addWidget(self.text)
        self.body.addLayout(self._buttons)

    def _label(self, scale: float, *, title: bool = False, bold: bool = False) -> QLabel:
        label = QLabel(self.card)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        theme.set_text(label, scale, title=title, bold=bold)
        return label

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
