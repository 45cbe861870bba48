"""More about a hint: every move with what it promises, what it does in the trick, and why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from cardtable.model.adviser import Advice, Weighed
from cardtable.rules.cards import SUIT_OF
from cardtable.rules.moves import PLAY
from cardtable.rules.spec import GameSpec
from cardtable.view.hints.reasons import cards_in_sentence, reason_sentence, signed_decimal, word_label
from cardtable.view.kit import theme
from cardtable.view.kit.paper import GO_KEYS, PaperPanel, height_of
from cardtable.view.kit.parts import push_button, scroll_area
from cardtable.view.words.texts import card_label, card_name

_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


def percent(share: float) -> str:
    """A chance as people write it: ``97%``."""
    return QLocale().toString(round(100 * share)) + "%"


class _Row(QFrame):
    """One move: its card or word and its figures on a line, and the reasons below."""

    def __init__(
        self, move: Weighed, spec: GameSpec, is_best: bool, has_tricks: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("hintRow")
        self.setProperty("best", is_best)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._grid = grid = QGridLayout(self)
        grid.setColumnStretch(0, 1)
        name = self._label(_title(move, spec), 1.15, bold=True)
        grid.addWidget(name, 0, 0)
        if is_best:
            tag = self._label(self.tr("Best"), 0.9, bold=True, tone="green")
            grid.addWidget(tag, 0, 1)
        self.figures = [self._label(signed_decimal(move.points), 1.0, bold=True)]
        if has_tricks:
            self.figures.append(self._label("" if move.trick is None else percent(move.trick), 1.0))
        for column, figure in enumerate(self.figures, 2):
            figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(figure, 0, column)
        reasons = [text for reason in move.reasons if (text := reason_sentence(reason))]
        self.reasons = self._label("\n".join(reasons), 0.95, tone="soft")
        self.reasons.setWordWrap(True)
        self.reasons.setVisible(bool(reasons))
        grid.addWidget(self.reasons, 1, 0, 1, 4)
        self.setAccessibleName(" ".join([self._spoken(move, spec, is_best), *reasons]))

    def _label(self, text: str, scale: float, *, bold: bool = False, tone: str = "") -> QLabel:
        label = QLabel(text, self)
        label.setProperty("tone", tone)
        theme.set_text(label, scale, bold=bold)
        return label

    def _spoken(self, move: Weighed, spec: GameSpec, is_best: bool) -> str:
        """The line as a screen reader says it."""
        points = signed_decimal(move.points)
        what = _spoken_move(move, spec)
        if move.trick is None:
            text = self.tr("{move}: expected points {points}.")
            if is_best:
                text = self.tr("Best is {move}: expected points {points}.")
            return text.format(move=what, points=points)
        text = self.tr("{move}: expected points {points}, chance to take the trick {chance}.")
        if is_best:
            text = self.tr("Best is {move}: expected points {points}, chance to take the trick {chance}.")
        return text.format(move=what, points=points, chance=percent(move.trick))

    def arrange(self, em: float, width: int) -> None:
        """Give gaps and columns the size that suits the text."""
        self._grid.setContentsMargins(round(0.7 * em), round(0.3 * em), round(0.7 * em), round(0.3 * em))
        self._grid.setHorizontalSpacing(round(0.6 * em))
        self._grid.setVerticalSpacing(0)
        for column in range(2, 2 + len(self.figures)):
            self._grid.setColumnMinimumWidth(column, width)
        self._grid.invalidate()


class HintPanel(PaperPanel):
    """Shows all moves, the best first. Arrows go from row to row; Enter and Esc close."""

    holds_keys = True
    lightly_closed = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hintPanel")
        self.title = QLabel(self.tr("What your moves promise"), self.card)
        self.title.setWordWrap(True)
        theme.set_text(self.title, 1.5, title=True, bold=True)
        self.body.addWidget(self.title)
        self._heads = QHBoxLayout()
        self.heads = [self._head(self.tr("Points")), self._head(self.tr("Trick"))]
        self._heads.addStretch(1)
        for head in self.heads:
            self._heads.addWidget(head)
        self.body.addLayout(self._heads)
        self.area = scroll_area(self.card)
        self._field = QWidget()
        self._list = QVBoxLayout(self._field)
        self.area.setWidget(self._field)
        self.body.addWidget(self.area, 1)
        self.note = QLabel(self.card)
        self.note.setWordWrap(True)
        self.note.setProperty("tone", "soft")
        theme.set_text(self.note, 0.9)
        self.button = push_button(self.card, self.tr("Close"), 1.1, role="primary", act=self.hide)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.note, 1)
        self._foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignBottom)
        self.body.addLayout(self._foot)
        self.rows: list[_Row] = []

    def _head(self, text: str) -> QLabel:
        head = QLabel(text, self.card)
        head.setProperty("tone", "soft")
        head.setAlignment(Qt.AlignmentFlag.AlignRight)
        theme.set_text(head, 0.9, bold=True)
        return head

    def show_advice(self, advice: Advice, spec: GameSpec) -> None:
        """Open with all moves of an advice."""
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        has_tricks = any(move.trick is not None for move in advice.moves)
        self.heads[1].setVisible(has_tricks)
        self.rows = [
            _Row(move, spec, place == 0, has_tricks, self._field) for place, move in enumerate(advice.moves)
        ]
        for row in self.rows:
            self._list.addWidget(row)
            row.show()
        points = self.tr(
            "Points: what the deal may still bring your side, less what it brings the best of the others."
        )
        chance = self.tr("Trick: how likely your side takes it.")
        self.note.setText(f"{points}\n{chance}" if has_tricks else points)
        self.area.verticalScrollBar().setValue(0)
        self.open(self.rows[0])

    def wanted_width(self, em: float) -> float:
        return 38 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        border, gap = self.card.border(), round(0.9 * em)
        column = max(head.sizeHint().width() for head in self.heads) + round(0.4 * em)
        column = max(column, round(3.4 * em))
        for row in self.rows:
            row.arrange(em, column)
        self._list.setContentsMargins(0, 0, gap, 0)
        self._list.setSpacing(round(0.25 * em))
        self._heads.setContentsMargins(0, 0, gap + round(0.7 * em), 0)
        self._heads.setSpacing(round(0.6 * em))
        for head in self.heads:
            head.setFixedWidth(column)
        self._foot.setSpacing(round(em))
        margins = self.body.contentsMargins()
        self.body.setContentsMargins(border, margins.top(), border - gap, margins.bottom())
        self._foot.setContentsMargins(0, 0, gap, 0)
        needed = height_of(self._list, room.width() - 2 * border + gap)
        self.area.setFixedHeight(0)
        self.body.activate()
        allowed = max(room.height() - height_of(self.body, room.width()), round(5 * em))
        self.area.setFixedHeight(min(needed, allowed))

    def restyle(self) -> None:
        em, colours = self.card.em(), theme.colours()
        edge = max(1, round(0.12 * em))
        sheet = (
            theme.style_sheet(em)
            + f"QFrame#hintRow {{ background: {colours.inset}; border: {edge}px solid {colours.line};"
            f" border-radius: {round(0.4 * em)}px; }}"
            f'QFrame#hintRow[best="true"] {{ border-color: {colours.green}; }}'
            f"QFrame#hintRow:focus {{ border-color: {colours.ochre}; }}"
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Escape, *GO_KEYS}:
            self.hide()
        elif (step := _STEPS.get(Qt.Key(event.key()))) is not None and self.rows:
            focus = self.focusWidget()
            place = next((n for n, row in enumerate(self.rows) if row is focus), -step)
            row = self.rows[max(0, min(len(self.rows) - 1, place + step))]
            row.setFocus(Qt.FocusReason.TabFocusReason)
            self.area.ensureWidgetVisible(row)
        event.accept()


def _title(move: Weighed, spec: GameSpec) -> str:
    """A move as its row shows it: cards with their suits' signs in colour, or a word."""
    if not move.move.cards:
        return word_label(move, spec)
    return "  ".join(
        f'<span style="color: {theme.suit_colour(SUIT_OF[card])}">{card_label(card)}</span>'
        for card in move.move.cards
    )


def _spoken_move(move: Weighed, spec: GameSpec) -> str:
    if move.move.word == PLAY and move.move.cards:
        return str(card_name(move.move.cards[0]))
    return cards_in_sentence(move.move.cards) if move.move.cards else word_label(move, spec)
