"""Links from anywhere in the window to a rule: whoever shows one asks its window to open it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.view.kit import canvas, theme

RULE: Final = "rule"
"""The property in which a widget names the rule that it has to do with."""


class RuleAsked(QEvent):
    """Somebody wants to read a rule: sent to a window, which has its pages of rules opened there."""

    KIND: Final = QEvent.Type(QEvent.registerEventType())

    def __init__(self, rule: str) -> None:
        super().__init__(self.KIND)
        self.rule = rule


def rule_text(rule: str) -> str:
    """A rule by its number."""
    return QCoreApplication.translate("OptionBlock", "Rule {rule}").format(rule=rule)


def told_with(text: str, rule: str) -> str:
    """A line and the rule on which it rests, for those who hear it."""
    told = QCoreApplication.translate("RuleKey", "{sentence} (rule {rule}: F1)")
    return told.format(sentence=text, rule=rule) if rule else text


def ask_rule(widget: QWidget, rule: str) -> None:
    """Have the window of a widget open a rule."""
    QCoreApplication.sendEvent(widget.window(), RuleAsked(rule))


class RuleKey:
    """A rule and the key that opens it, drawn at the end of a line on the felt."""

    def __init__(self) -> None:
        self.rule = ""
        self._pixels = 0.0

    def width(self, pixels: float) -> float:
        """How broad it is beside a line of letters so high; nothing without a rule."""
        self._pixels = 0.78 * pixels
        font = canvas.text_font(self._pixels, bold=True)
        return canvas.text_width(self._text(), font) + 2.2 * self._pixels if self.rule else 0.0

    def draw(self, painter: QPainter, room: QRectF) -> None:
        """Draw it in the middle of a room."""
        if not self.rule:
            return
        height = 1.55 * self._pixels
        key = QRectF(room.left(), room.center().y() - height / 2, room.width() - 0.9 * self._pixels, height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(canvas.GOLD, 1.2))
        painter.drawRoundedRect(key, 0.35 * height, 0.35 * height)
        painter.setFont(canvas.text_font(self._pixels, bold=True))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter.value, self._text())

    def _text(self) -> str:
        text = QCoreApplication.translate("RuleKey", "F1: rule {rule}")
        return text.format(rule=self.rule)


class RuleLabel(QLabel):
    """A text that names a rule; the number, or the ``whole`` text, leads there, by pointer and by keys."""

    def __init__(self, text: str, rule: str, parent: QWidget | None = None, *, whole: bool = False) -> None:
        super().__init__(parent)
        self.plain = text
        self.rule = rule
        self._whole = whole
        self.setProperty(RULE, rule)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setAccessibleName(text)
        if rule:
            self.setTextInteractionFlags(
                Qt.TextInteractionFlag.LinksAccessibleByMouse
                | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            )
            self.linkActivated.connect(lambda rule: ask_rule(self, rule))
        self.recolour()

    def recolour(self) -> None:
        """Write the text in the colours of now."""
        from html import escape  # its long table of names is not for the start

        text, rule = escape(self.plain, quote=False), self.rule
        colours = theme.colours()
        style = f"color:{colours.blue}; text-decoration:none"
        if self.hasFocus():
            style = f"color:{colours.on_accent}; background-color:{colours.ochre}; text-decoration:none"
        named = text if self._whole else rule
        link = f'<a href="{rule}" style="{style}">{named}</a>'
        self.setText(text.replace(named, link) if rule else text)

    def focusNextPrevChild(self, next: bool) -> bool:
        """There is one link, so that Tab need not stop here twice."""
        return QWidget.focusNextPrevChild(self, next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.recolour()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.recolour()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that press a button open the rule."""
        if self.rule and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            ask_rule(self, self.rule)
        else:
            event.ignore()
