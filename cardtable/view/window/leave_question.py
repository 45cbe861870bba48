"""The question before a match that is not over is left, and what is done when it is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from cardtable.about import NAME
from cardtable.view.kit.question_panel import QuestionPanel
from cardtable.view.words.texts import score_text


class LeaveQuestion(QuestionPanel):
    """Asks whether to leave a match, and does then what it was asked for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._then: Callable[[], object] | None = None
        self.answered.connect(self._on_answer)

    def ask_before(self, then: Callable[[], object], scores: Sequence[int], *, quitting: bool) -> None:
        """Ask, and do something if the match may be left. ``quitting`` says that the program would end."""
        self._then = then
        if quitting:
            text = self.tr("The match is not finished, and it cannot be kept. The score is {scores}.")
        else:
            text = self.tr("The match is not finished, and will stay unfinished. The score is {scores}.")
        self.ask(
            self.tr("Quit {program}?").format(program=NAME) if quitting else self.tr("End this match?"),
            text.format(scores=score_text(scores)),
            self.tr("Play on"),
            self.tr("Quit") if quitting else self.tr("End the match"),
        )

    def _on_answer(self, go: bool) -> None:
        then, self._then = self._then, None
        if go and then is not None:
            then()
