"""What stands beside the table of a replay: which match it is, what was done in it, and the buttons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from cardtable.model.record_files import Opened
from cardtable.model.replay_match import ReplayMatch
from cardtable.rules.records import Record
from cardtable.view.kit import theme
from cardtable.view.kit.controls import PaperCombo
from cardtable.view.kit.parts import push_button
from cardtable.view.kit.switches import Switch
from cardtable.view.replay.replay_controls import ReplayControls
from cardtable.view.replay.replay_list import ReplayList
from cardtable.view.words.texts import game_text, score_text

_SHARE: Final = 0.27
_LEAST: Final = 15.5
_MOST: Final = 25.0
"""The breadth: of the window, and at least and at most in lines of text."""


class ReplaySide(QWidget):
    """A strip of paper at the right."""

    matchChosen = Signal(int)
    """The place of a match in the file, from 0."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replaySide")
        self._column = QVBoxLayout(self)
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        theme.set_text(self.title, 1.25, title=True, bold=True)
        self.file = QLabel(self)
        self.file.setProperty("tone", "soft")
        theme.set_text(self.file, 0.9)
        self.matches = PaperCombo(self)
        self.matches.setObjectName("replayMatches")
        self.matches.setAccessibleName(self.tr("Matches in the file"))
        theme.set_text(self.matches)
        self.matches.activated.connect(self.matchChosen)
        self.place = QLabel(self)
        self.place.setProperty("tone", "soft")
        theme.set_text(self.place, 0.9)
        self.list = ReplayList(self)
        self.controls = ReplayControls(self)
        self.all_hands = Switch(self.tr("All hands"), self)
        self.all_hands.setObjectName("replayAllHands")
        self.all_hands.setToolTip(self.tr("Show everybody's cards (A)"))
        self.play_on = push_button(self, role="primary")
        self.play_on.setObjectName("replayPlayOn")
        self.close_button = push_button(self, self.tr("Close"))
        self.close_button.setObjectName("replayClose")
        head: list[QWidget] = [self.title, self.file, self.matches, self._rule()]
        foot: list[QWidget] = [self._rule(), self.place, self.controls, self.all_hands]
        for widget in [*head, self.list, *foot, self.play_on, self.close_button]:
            self._column.addWidget(widget)
        self._column.setStretchFactor(self.list, 1)
        self._name = ""

    def _rule(self) -> QFrame:
        rule = QFrame(self)
        rule.setProperty("role", "rule")
        return rule

    # --- what it shows -------------------------------------------------------------------------------------

    def show_file(self, opened: Opened) -> None:
        """A file has been opened."""
        self._name = "".join(letter if letter.isprintable() else "?" for letter in opened.file.name)
        self.matches.clear()
        for number, record in enumerate(opened.records, 1):
            self.matches.addItem(self._match_text(number, record))
        self.matches.setVisible(len(opened.records) > 1)
        self._fit_name()

    def _match_text(self, number: int, record: Record) -> str:
        text = self.tr("{number}. {score}")
        if record.winner is None:
            text = self.tr("{number}. {score}, unfinished")
        return text.format(number=number, score=score_text(record.scores))

    def show_match(self, match: ReplayMatch) -> None:
        """A match of it is shown."""
        self.title.setText(game_text(match.spec.title))
        self.list.show_match(match)

    def show_state(self, match: ReplayMatch, *, plays: bool) -> None:
        """The match stands where it stands."""
        step = match.steps[match.position - 1]
        text = self.tr("Deal {deal} of {deals}, step {step} of {steps}")
        self.place.setText(
            text.format(
                deal=step.deal, deals=len(match.whole.deals), step=match.position, steps=len(match.steps)
            )
        )
        self.list.show_position(match.position)
        self.controls.show_state(at_start=match.position <= 1, at_end=match.is_at_end, plays=plays)
        self.play_on.setText(
            self.tr("Go on with this match")
            if match.is_at_end and match.is_unfinished
            else self.tr("Play on from here")
        )
        self.play_on.setEnabled(match.can_play_on)

    # --- looks ---------------------------------------------------------------------------------------------

    def wanted_width(self, page: QSize) -> int:
        """How broad it should be in a page of this size."""
        self._take_scale(page)
        em = self.fontMetrics().height()
        least = max(button.sizeHint().width() for button in (self.play_on, self.close_button))
        return round(max(_LEAST * em, min(_MOST * em, _SHARE * page.width()), least + 1.6 * em))

    def _take_scale(self, page: QSize) -> None:
        scale = theme.scale_for(page)
        self.setFont(theme.font(scale))
        theme.rescale(self, scale)
        em = self.fontMetrics().height()
        sheet = theme.style_sheet(em)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
        self._column.setContentsMargins(*[round(0.8 * em)] * 4)
        self._column.setSpacing(round(0.45 * em))
        self.controls.arrange(em)

    def restyle(self) -> None:
        """Take on the theme's colours and the system's font of now."""
        page = self.parentWidget()
        if page is not None:
            self._take_scale(page.size())
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_name()

    def _fit_name(self) -> None:
        room = self.width() - 2 * self._column.contentsMargins().left()
        shown = self.file.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideMiddle, max(40, room))
        self.file.setText(shown)
        self.file.setToolTip(self._name)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.paper))
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(self.rect().topLeft(), self.rect().bottomLeft())
