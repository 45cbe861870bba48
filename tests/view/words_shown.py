"""Looks over the words that a window shows: are they all translated, and do they all have room?"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAction, QFont, QFontMetricsF, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from cardtable.model.house_names import HOUSE_NAMES
from cardtable.view.help.rule_links import RuleLabel
from cardtable.view.kit import canvas
from cardtable.view.kit.brief_combo import BriefCombo
from cardtable.view.lessons.lesson_words import LessonWords

MARK: Final = "\u2063"
"""What the made-up language puts before each of its texts; it has no breadth."""
_FORMS: Final = {"rank", "ranks", "suit", "key"}
"""Contexts whose texts are parts of others, or single letters."""
_KEYS: Final = re.compile(r"((Ctrl|Shift|Alt|Meta)\+)*(F?\d+|\S|Enter|Backspace|Left|Right|Return)")
_PLACE: Final = re.compile(r"\{[^}]*\}|%n")


class LongLanguage(QTranslator):
    """A language in which every text is marked, and longer than in English by two fifths."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if not (context[:1].isalpha() or context[:1] == "_") or context.startswith("Q"):
            return None  # Qt's own
        if context in _FORMS or len(source) < 2:
            return source
        if source in HOUSE_NAMES:
            return MARK + source
        bare = _PLACE.sub("", source).replace("&", "")
        more = round(0.4 * len(bare))
        return MARK + source + (f" {bare}"[:more].rstrip() if more > 4 else "o" * more)


def lengthen_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mark and lengthen what coaches say too, whose words stand in files of their own."""

    def longer(fill: Callable[[LessonWords, str], str]) -> Callable[[LessonWords, str], str]:
        def filled(words: LessonWords, text: str) -> str:
            bare = _PLACE.sub("", text)
            return MARK + fill(words, text) + f" {bare}"[: round(0.4 * len(bare))].rstrip()

        return filled

    for name in ("shown", "plain", "spoken"):
        monkeypatch.setattr(LessonWords, name, longer(getattr(LessonWords, name)))


class Drawings:
    """What is drawn on the felt from now on: all of it, and what had its end left out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: set[str] = set()
        self.cut: set[str] = set()
        whole = canvas.elided

        def elided(text: str, font: QFont, width: float) -> str:
            shown = whole(text, font, width)
            self.drawn.add(text)
            if shown != text:
                self.cut.add(text)
            return shown

        monkeypatch.setattr(canvas, "elided", elided)


def words_in(root: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Every visible part of a window that shows words, and what it shows."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, RuleLabel):
            yield widget, widget.plain
        elif isinstance(widget, (QLabel, QAbstractButton, QLineEdit)):
            yield widget, widget.text()
        elif isinstance(widget, QComboBox):
            yield widget, widget.currentText()
        elif isinstance(widget, QGroupBox):
            yield widget, widget.title()


def cut_words(root: QWidget) -> list[str]:
    """What has too little room: each text, and how much room it has and needs."""
    found = []
    for widget, text in words_in(root):
        if text.strip() and (need := _lack(widget, text)):
            found.append(f"{type(widget).__name__} {text!r}: {need}")
    for bar in root.findChildren(QMenuBar):
        titles = [action for action in bar.actions() if action.isVisible() and action.text()]
        if bar.isVisible() and any(bar.actionGeometry(action).isEmpty() for action in titles):
            found.append("the menu bar")
    return found


def _lack(widget: QWidget, text: str) -> str:
    """Why a widget cannot show all of its text; nothing if it can."""
    metrics = QFontMetricsF(widget.font())
    line = metrics.horizontalAdvance(_plain(text))
    room = widget.contentsRect()
    if isinstance(widget, QLabel):
        if widget.wordWrap():
            needed = widget.heightForWidth(widget.width())
            word = max(metrics.horizontalAdvance(part) for part in _plain(text).split())
            if word > room.width() + 1:
                return f"a word has {room.width()} of {word:.0f}"
            return f"high {widget.height()} of {needed}" if needed > widget.height() + 1 else ""
        hint = widget.sizeHint()
        if "<" not in text and line > room.width() + 1:
            return f"broad {room.width()} of {line:.0f}"
        return f"high {widget.height()} of {hint.height()}" if hint.height() > widget.height() + 3 else ""
    if isinstance(widget, BriefCombo):
        hint = widget.sizeHint()
        return f"broad {widget.width()} of {hint.width()}" if hint.width() > widget.width() + 1 else ""
    if isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field = widget.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, widget
        )
        return f"broad {field.width()} of {line:.0f}" if line > field.width() + 1 else ""
    if isinstance(widget, QLineEdit):
        return f"broad {room.width()} of {line:.0f}" if line > room.width() + 1 else ""
    if isinstance(widget, QAbstractButton) and widget.minimumSizeHint().isValid():
        hint = widget.minimumSizeHint()
        if widget.hasHeightForWidth():
            needed = widget.heightForWidth(widget.width())
            return f"high {widget.height()} of {needed}" if needed > widget.height() + 1 else ""
        return f"broad {widget.width()} of {hint.width()}" if hint.width() > widget.width() + 1 else ""
    return ""


def _plain(text: str) -> str:
    """A text without its mnemonic's mark, and without tags."""
    if "<" in text:
        document = QTextDocument()
        document.setHtml(text)
        text = document.toPlainText()
    return re.sub(r"&(.)", r"\1", text)


def outside(root: QWidget) -> list[str]:
    """Texts that lie outside of what holds them, where nothing scrolls there."""
    found = []
    for widget, text in words_in(root):
        parent = widget.parentWidget()
        if not text.strip() or parent is None or isinstance(parent.parentWidget(), QScrollArea):
            continue
        if not parent.rect().adjusted(-2, -2, 2, 2).contains(widget.geometry()):
            found.append(
                f"{type(widget).__name__} {text!r} at {widget.geometry().getRect()} of {parent.size()}"
            )
    return found


def unmarked(root: QWidget, drawn: Iterable[str], known: set[str]) -> list[str]:
    """What a window shows or tells in the made-up language without its mark, but for what is ``known``."""
    texts = {text: type(widget).__name__ for widget, text in words_in(root)}
    texts |= dict.fromkeys(drawn, "on the felt")
    texts |= {action.text(): "action" for action in root.window().findChildren(QAction)}
    for widget in filter(QWidget.isVisible, root.findChildren(QWidget)):
        for text in (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()):
            texts[text] = f"told by {type(widget).__name__}"
    return [f"{where} {text!r}" for text, where in texts.items() if _is_bare(_plain(text), known)]


def _is_bare(text: str, known: set[str]) -> bool:
    """Whether a text has words of which none is translated; letters of cards and keys are no words."""
    words = re.findall(r"[^\W\d_]{2,}", text)
    return bool(words) and MARK not in text and text.strip() not in known and not _KEYS.fullmatch(text)
