"""What the person may say or do with words: buttons above the own hand, and a line of words there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from cardtable.rules.spec import Choice
from cardtable.view.help.rule_links import RULE, RuleKey, ask_rule, told_with
from cardtable.view.kit import canvas, theme
from cardtable.view.words.texts import game_text, key_letter

_LEAST_BUTTON: Final = 34
DISABLED: Final = QColor("#123023")
"""The ground of a button that cannot be pressed."""
_LEAST_LETTERS: Final = 11.0
"""So small may letters become, in pixels, for the buttons to have room side by side."""
_WRAPPED: Final = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
_ARROWS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


def _style(pixels: float) -> str:
    """Buttons that stand on felt: cream, and a dark plate while they cannot be pressed."""
    c = theme.LIGHT
    edge, radius, pad = max(1, round(0.1 * pixels)), round(0.55 * pixels), round(1.2 * pixels)
    right = round(2.4 * pixels)
    ring = max(2, round(0.2 * pixels))
    return f"""
    QPushButton {{
        color: {c.ink}; background: {c.paper}; border: {edge}px solid {c.line};
        border-radius: {radius}px; padding: 0px {right}px 0px {pad}px;
    }}
    QPushButton:hover {{ background: #ffffff; border-color: {canvas.GOLD.name()}; }}
    QPushButton:focus {{
        border: {ring}px solid {canvas.GOLD.name()};
        outline: none;
        padding: 0px {right - ring + edge}px 0px {pad - ring + edge}px;
    }}
    QPushButton:pressed {{ background: {c.line}; }}
    QPushButton:disabled {{
        color: {canvas.SOFT_CREAM.name()}; background: {DISABLED.name()}; border-color: #40604f;
    }}
    """


class ChoiceButton(QPushButton):
    """A button that shows the letter which presses it, as a little key."""

    def __init__(self, text: str, letter: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.letter = letter

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.letter:
            return
        em = self.font().pixelSize()
        middle = QPointF(self.width() - 1.25 * em, self.height() / 2)
        key = QRectF(middle.x() - 0.55 * em, middle.y() - 0.55 * em, 1.1 * em, 1.1 * em)
        colour = QColor(theme.LIGHT.soft) if self.isEnabled() else QColor(canvas.SOFT_CREAM)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 1))
        painter.drawRoundedRect(key, 0.25 * em, 0.25 * em)
        painter.setFont(canvas.text_font(0.72 * em, bold=True))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self.letter)


class ChoiceBar(QWidget):
    """Buttons for the choices of a game. The one under pointer or focus is explained by :attr:`explained`."""

    chosen = Signal(str)
    """The word of a button pressed."""
    explained = Signal(str)
    """One line about the button under pointer or focus, or nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choiceBar")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(4, 4, 4, 4)
        self._buttons: dict[str, ChoiceButton] = {}
        self._explain: dict[QObject, str] = {}
        self._keys: dict[str, str] = {}
        self._pixels = 15.0
        self._strip = QRectF()
        self.is_deaf: Callable[[], bool] = lambda: False
        """Whether clicks mean nothing at this moment."""
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether there is anything to choose."""
        return bool(self._buttons)

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show a button for each choice."""
        self.clear()
        for choice in choices:
            letter = key_letter(choice)
            button = ChoiceButton(game_text(choice.label), letter, self)
            button.setObjectName(f"choice-{choice.word}")
            button.setProperty(RULE, choice.rule)
            explain = game_text(choice.explain)
            button.setAccessibleDescription(explain)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(lambda _=False, word=choice.word: self.chosen.emit(word))
            button.installEventFilter(self)
            self._explain[button] = explain
            self._keys[letter] = choice.word
            self._keys.setdefault(choice.key.upper(), choice.word)  # for a keyboard without that letter
            self._buttons[choice.word] = button
            self._row.addWidget(button)
        self._fit()
        self.show()

    def button(self, word: str) -> QPushButton | None:
        """The button of a word."""
        return self._buttons.get(word)

    def press_key(self, text: str) -> bool:
        """Press the button whose letter this is; tells whether there is one."""
        word = self._keys.get(text.upper()) if text else None
        button = self._buttons.get(word) if word else None
        if button is None or not button.isEnabled():
            return False
        button.click()
        return True

    def move_focus(self, step: int) -> bool:
        """Give the keys to the next button to the right or left, going round; tells whether there is one."""
        buttons = [button for button in self._buttons.values() if button.isEnabled()]
        if not buttons:
            return False
        place = next((n for n, button in enumerate(buttons) if button.hasFocus()), -1 if step > 0 else 0)
        buttons[(place + step) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @property
    def has_focus(self) -> bool:
        """Whether keys go to one of the buttons."""
        return any(button.hasFocus() for button in self._buttons.values())

    def clear(self) -> None:
        """Take the buttons away."""
        for button in self._buttons.values():
            button.removeEventFilter(self)
            self._row.removeWidget(button)
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self._buttons.clear()
        self._explain.clear()
        self._keys.clear()
        self.hide()

    def place(self, strip: QRectF, pixels: float) -> None:
        """Stand in the upper part of the strip over the hand."""
        self._strip = strip
        self._pixels = pixels
        self._fit()

    def refit(self) -> None:
        """Take the size that the buttons' texts need now."""
        self._fit()

    def _fit(self) -> None:
        strip = self._strip
        if strip.isEmpty():
            return
        pixels = self._pixels
        self._write(pixels)
        while self.sizeHint().width() > strip.width() and pixels > _LEAST_LETTERS:
            pixels = max(_LEAST_LETTERS, pixels - 1)
            self._write(pixels)
        size = self.sizeHint().boundedTo(QSize(round(strip.width()), round(strip.height())))
        self.setGeometry(
            round(strip.center().x() - size.width() / 2), round(strip.top()), size.width(), size.height()
        )

    def _write(self, pixels: float) -> None:
        """Write on the buttons in letters so high."""
        font = canvas.text_font(1.08 * pixels, bold=True)
        self.setStyleSheet(_style(pixels))
        for button in self._buttons.values():
            button.setFont(font)
            button.setMinimumHeight(max(_LEAST_BUTTON, round(2.3 * pixels)))
        self._row.setSpacing(round(0.8 * pixels))
        self._row.invalidate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._press(watched, event)
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick) and self.is_deaf():
            return True
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.explained.emit(self._explain.get(watched, ""))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.explained.emit("")
        return False

    def _press(self, button: QObject, event: QKeyEvent) -> bool:
        """Arrows go from button to button, Enter presses; tells whether it was such a key."""
        if event.key() in _ARROWS:
            return self.move_focus(_ARROWS[event.key()])
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QPushButton):
            if not event.isAutoRepeat():
                button.click()
            return True
        return False


class MessageLine(QLabel):
    """A calm line of words to the person on the table: one that passes, else one that stands."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tableMessage")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rule = ""
        """The number of the rule on which the last line rests that rests on one, until all is hushed."""
        self._middle = QRectF()
        self._pixels = 15.0
        self._standing = ""
        self._key = RuleKey()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._pass)
        self.hide()

    def say(self, text: str, stay_ms: int, rule: str = "") -> None:
        """Show a line for a while; an empty one takes it away. It leads to the rule on which it rests."""
        if not text:
            self.hush()
            return
        self.rule = rule or self.rule
        self._show(text, rule)
        self._timer.start(stay_ms)

    def stand(self, text: str) -> None:
        """Show a line whenever no other is said, until it is taken away by an empty one."""
        self._standing = text
        if not self._timer.isActive():
            self._pass()

    @property
    def is_passing(self) -> bool:
        """Whether a line is shown that will pass."""
        return self._timer.isActive()

    @property
    def rule_told(self) -> str:
        """The rule to look up now: that of the last refusal, or one that the line in sight names."""
        named = re.search(r"\b[A-Z]\d{1,2}\b", self.text()) if self.isVisible() else None
        return self.rule or (named[0] if named else "")

    def hush(self) -> None:
        """Say no more than what stands."""
        self.rule = ""
        self._pass()

    def _pass(self) -> None:
        """What was said has been read."""
        self._timer.stop()
        if self._standing:
            self._show(self._standing)
        else:
            self.setText("")
            self.hide()

    def clear(self) -> None:
        """Say nothing at all."""
        self._standing = ""
        self.hush()

    def _show(self, text: str, rule: str = "") -> None:
        self._key.rule = rule
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not rule)
        self.setCursor(Qt.CursorShape.PointingHandCursor if rule else Qt.CursorShape.ArrowCursor)
        self.setText(text)
        self.setAccessibleName(told_with(text, rule))
        self._fit()
        self.show()
        self.raise_()

    def place(self, room: QRectF, pixels: float) -> None:
        """Stand in the middle of ``room``, as broad as the words."""
        self._middle = room
        self._pixels = pixels
        self._fit()

    def _fit(self) -> None:
        key = self._key.width(self._pixels)
        room = self._middle.width() - 2 * self._pixels - key
        font = canvas.fitted_font(self.text(), self._pixels, room, least=max(11, 0.85 * self._pixels))
        self.setFont(font)
        words = QFontMetricsF(font).boundingRect(QRectF(0, 0, room, 9999), _WRAPPED, self.text())
        width = min(self._middle.width(), words.width() + 2 * self._pixels + key)
        height = words.height() + 0.5 * font.pixelSize()
        middle = self._middle.center()
        # What is higher than the room reaches out of it upwards: below are the cards.
        top = min(middle.y(), self._middle.bottom() - height / 2) - height / 2
        self.setGeometry(round(middle.x() - width / 2), round(top), round(width), round(height))

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(canvas.PLATE_EDGE, 1))
        painter.setBrush(canvas.DEEP_PLATE)
        radius = min(box.height() / 2, 0.9 * self._pixels)
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(canvas.CREAM)
        aside = 0.5 * self._pixels
        words = box.adjusted(aside, 0, -aside - self._key.width(self._pixels), 0)
        painter.drawText(words, _WRAPPED, self.text())
        self._key.draw(painter, QRectF(words.right(), box.top(), box.right() - words.right(), box.height()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A line that rests on a rule was clicked."""
        ask_rule(self, self._key.rule)
