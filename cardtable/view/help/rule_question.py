"""A question that rests on a rule, which it leads to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardtable.view.help.rule_links import RULE, RuleLabel, rule_text
from cardtable.view.kit import theme
from cardtable.view.kit.question_panel import QuestionPanel


class RuleQuestion(QuestionPanel):
    """Asks what a rule says is to be asked. The rule is opened by the line below the question, or by F1."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rule_label: RuleLabel | None = None

    def ask_by(self, rule: str, title: str, text: str, stay: str, go: str) -> None:
        """Open with a question that rests on a rule, and its two answers."""
        self._show_rule(rule)
        self.ask(title, text, stay, go)

    def _show_rule(self, rule: str) -> None:
        if self.rule_label is not None and self.rule_label.rule != rule:
            self.body.removeWidget(self.rule_label)
            self.rule_label.deleteLater()
            self.rule_label = None
        if self.rule_label is None and rule:
            self.rule_label = RuleLabel(rule_text(rule), rule, self.card, whole=True)
            self.rule_label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            theme.set_text(self.rule_label)
            self.body.insertWidget(2, self.rule_label)
        self.setProperty(RULE, rule)

    def recolour(self) -> None:
        if self.rule_label is not None:
            self.rule_label.recolour()
