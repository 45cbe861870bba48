"""The line in which a word is looked for on a page of rules."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from cardtable.view.help.rules_browser import RulesBrowser
from cardtable.view.kit import theme

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


class RulesSearch(QWidget):
    """Looks for words while they are written, and goes from one place found to the next."""

    def __init__(self, browser: RulesBrowser, parent: QWidget) -> None:
        super().__init__(parent)
        self._browser = browser
        self._at = -1
        self.line = QLineEdit(self)
        self.line.setObjectName("rules-search")
        self.line.setPlaceholderText(self.tr("Search"))
        self.line.setAccessibleName(self.tr("Search this page"))
        theme.set_text(self.line)
        self.told = QLabel(self)
        self.told.setProperty("tone", "soft")
        theme.set_text(self.told, 0.95)
        self.before = self._button("‹", self.tr("The place found before"), -1)
        self.after = self._button("›", self.tr("The next place found"), 1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.told, self.line, self.before, self.after):
            self._row.addWidget(widget)
        self.line.textChanged.connect(self._on_text)
        browser.written.connect(self._on_written)
        self.line.installEventFilter(self)
        self._tell(0)

    def _button(self, sign: str, name: str, step: int) -> QPushButton:
        button = QPushButton(sign, self)
        button.setProperty("role", "step")
        button.setAccessibleName(name)
        button.setToolTip(name)
        theme.set_text(button, 1.1, bold=True)
        button.clicked.connect(lambda: self.step(step))
        return button

    def take_keys(self) -> None:
        """Have keys go to the line."""
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def clear(self) -> None:
        """Look for nothing."""
        self.line.clear()

    def forget_place(self) -> None:
        """The page is another now: no place on it has been gone to."""
        self._at = -1
        self._tell(len(self._browser.hits))

    def _on_written(self) -> None:
        """Find the words again, and mark the place that was gone to."""
        count = self._browser.find_all(self.line.text())
        self._at = min(self._at, count - 1)
        self._browser.mark(self._at)
        self._tell(count)

    def step(self, step: int) -> None:
        """Go to the next place found or the one before, round and round."""
        count = len(self._browser.hits)
        if not count:
            return
        if self._at < 0:
            self._at = self._browser.first_in_sight()
        else:
            self._at = (self._at + step) % count
        self._browser.show_hit(self._at)
        self._tell(count)

    def arrange(self, em: int) -> None:
        """Set sizes to suit the text's."""
        self._row.setSpacing(round(0.35 * em))
        self.line.setFixedWidth(9 * em)

    def _on_text(self) -> None:
        self._at = -1
        self._on_written()
        self.step(1)

    def _tell(self, count: int) -> None:
        for button in (self.before, self.after):
            button.setEnabled(count > 0)
        if not self.line.text():
            self.told.setText("")
        elif not count:
            self.told.setText(self.tr("not found"))
        elif self._at < 0:
            self.told.setText(self.tr("found: {count}").format(count=count))
        else:
            self.told.setText(self.tr("{place} of {count}").format(place=self._at + 1, count=count))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() in _ENTER:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.step(-1 if back else 1)
            return True
        if event.key() in _STEPS:
            self.step(_STEPS[Qt.Key(event.key())])
            return True
        if event.key() == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
            return True
        return False
