"""Where a deal code is typed in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from cardtable.rules.codes import BadCode, read_code
from cardtable.rules.spec import GameSpec
from cardtable.view.kit import theme
from cardtable.view.kit.paper import PaperPanel
from cardtable.view.kit.parts import in_the_middle, push_button, text_label

_MAX_TYPED = 120


class CodePanel(PaperPanel):
    """Takes a code and tells it, or says in one sentence why it is none."""

    entered = Signal(object)
    """A :class:`~cardtable.rules.codes.DealCode`."""

    def __init__(self, games: Mapping[str, GameSpec], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("codePanel")
        self._games = games
        title = self.tr("Play by a deal code")
        self.title = text_label(self.card, 1.5, title, title=True, bold=True, centred=True)
        text = self.tr("A code from a friend gives you the same game, the same rules and the same cards.")
        self.text = text_label(self.card, 1.05, text, centred=True)
        self.field = QLineEdit(self.card)
        self.field.setObjectName("dealCode")
        self.field.setMaxLength(_MAX_TYPED)
        self.field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.field.setPlaceholderText(self.tr("such as {code}").format(code="8BTZVF-V9NTZH-VQMJAY"))
        self.field.setAccessibleName(self.tr("Deal code"))
        theme.set_text(self.field, 1.2)
        self.refusal = text_label(self.card, 1.05, centred=True)
        self.refusal.setObjectName("refusal")
        self.field.textEdited.connect(lambda text: self.refusal.setText(" "))
        self.cancel_button = push_button(self.card, self.tr("Cancel"), 1.1, act=self.hide)
        self.play_button = push_button(self.card, self.tr("Play"), 1.1, role="primary", act=self.enter)
        self._buttons = in_the_middle(self.cancel_button, self.play_button)
        for widget in (self.title, self.text, self.field, self.refusal):
            self.body.addWidget(widget)
        self.body.addLayout(self._buttons)

    def show_codes(self) -> None:
        """Open; a code that lies on the clipboard is filled in."""
        self.refusal.setText(" ")  # its line stays where it is, so that nothing jumps
        self.field.setText(self._on_clipboard())
        self.open(self.field)
        self.field.selectAll()

    def _on_clipboard(self) -> str:
        text = QApplication.clipboard().text().strip()
        try:
            read_code(text, self._games)
        except BadCode:
            return ""
        return text

    def enter(self) -> None:
        """Take what is typed."""
        try:
            code = read_code(self.field.text(), self._games)
        except BadCode as error:
            self.refusal.setText(QCoreApplication.translate("codes", str(error)))
            self.arrange()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.hide()
        self.entered.emit(code)

    def wanted_width(self, em: float) -> float:
        return 32 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        self.body.setSpacing(round(0.8 * em))
        self._buttons.setSpacing(round(0.9 * em))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.cancel_button.hasFocus():
                self.hide()
            else:
                self.enter()
        event.accept()
