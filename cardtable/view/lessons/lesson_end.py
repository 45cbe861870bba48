"""The end of a lesson: what the points were for, and what may come now."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.view.kit.question_panel import QuestionPanel


class LessonEnd(QuestionPanel):
    """Answered with whether to leave the game; else it is to be played now. Esc leaves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lessonEnd")
        self.text.setTextFormat(Qt.TextFormat.RichText)

    def tell(self, title: str, text: str, spoken: str) -> None:
        """Open with the last words of a lesson; ``spoken`` is the text as it is read aloud."""
        self.text.setAccessibleName(spoken)
        self.stay_button.setAccessibleDescription(f"{title}. {spoken}")
        self.ask(title, text, self.tr("Play a match"), self.tr("To the games"))

    def wanted_width(self, em: float) -> float:
        return 36 * em

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_button.click()
            event.accept()
        else:
            super().keyPressEvent(event)
