"""Links from anywhere in the window to a rule: whoever shows one asks its window to open it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.view import theme


class RuleAsked(QEvent):
    """Somebody wants to read a rule: sent to a window, which has its pages of rules opened there."""

    KIND: Final = QEvent.Type(QEvent.registerEventType())

    def __init__(self, rule: str) -> None:
        super().__init__(self.KIND)
        self.rule = rule


def ask_rule(widget: QWidget, rule: str) -> None:
    """Have the window of a widget open a rule."""
    QCoreApplication.sendEvent(widget.window(), RuleAsked(rule))


def linked(rule: str) -> str:
    """A rule's number as a link, for the text of a label that is given to :func:`follow_rules`."""
    return f'<a href="{rule}" style="color:{theme.colours().blue}; text-decoration:none">{rule}</a>'


def follow_rules(label: QLabel) -> None:
    """Have the links of a label open rules, by pointer and by keys."""
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    )
    label.linkActivated.connect(lambda rule: ask_rule(label, rule))
