"""The panel after a match: who has won, the final scores, and the ledger where the game keeps one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from cardtable.model.match import MatchSummary
from cardtable.rules.spec import GameSpec
from cardtable.view import theme
from cardtable.view.paper import PaperPanel
from cardtable.view.score_rows import ScoreRows, Standing
from cardtable.view.texts import game_text, side_label


class MatchPanel(PaperPanel):
    """Shows a finished match over the table.

    Parameters
    ----------
    spec: the game.
    names: the players' names by seat.
    person_side: the side of the person at the screen.
    target: the score that wins this match; by default that of the game's default options.
    """

    again = Signal()
    """The same game with the same players and options."""
    another = Signal()
    """Back to the start page."""

    def __init__(
        self,
        spec: GameSpec,
        names: tuple[str, ...],
        person_side: int,
        parent: QWidget,
        target: int | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("matchPanel")
        self._spec = spec
        self._names = names
        self._person_side = person_side
        self._target = spec.target(spec.defaults()) if target is None else target
        self._build()

    def _build(self) -> None:
        self.over = QLabel(self.card)
        self.over.setProperty("tone", "soft")
        theme.set_text(self.over)
        self.headline = QLabel(self.card)
        self.headline.setWordWrap(True)
        theme.set_text(self.headline, 2.1, title=True, bold=True)
        self.length = QLabel(self.card)
        self.length.setProperty("tone", "soft")
        theme.set_text(self.length)
        self.scores = ScoreRows(self.card)
        self.entry = QLabel(self.card)
        self.entry.setWordWrap(True)
        theme.set_text(self.entry, 1.05)
        self.ledger = QLabel(self.card)
        self.ledger.setWordWrap(True)
        self.ledger.setTextFormat(Qt.TextFormat.PlainText)
        theme.set_text(self.ledger, 1.05, bold=True)
        self.again_button = QPushButton(self.tr("Play again"), self.card)
        self.again_button.setProperty("role", "primary")
        self.again_button.clicked.connect(self.again)
        self.another_button = QPushButton(self.tr("Another game"), self.card)
        self.another_button.clicked.connect(self.another)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.another_button, self.again_button):
            theme.set_text(button, 1.1, bold=button is self.again_button)
            buttons.addWidget(button)
        buttons.addStretch(1)
        for label in (self.over, self.headline, self.length, self.entry, self.ledger):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for widget in (self.over, self.headline, self.length, self.scores, self.entry, self.ledger):
            self.body.addWidget(widget)
        self.body.addLayout(buttons)

    def show_match(self, summary: MatchSummary, ledger: tuple[int, ...] | None) -> None:
        """Open with a match. ``ledger`` is the running ledger by side with this match already in it."""
        self.over.setText(game_text(self._spec.title))
        self.headline.setText(self._headline(summary.winner))
        self.headline.setProperty("tone", "green" if summary.winner == self._person_side else "")
        self.restyle()
        self.length.setText(self.tr("after %n deal(s)", "", summary.deals))
        order = sorted(
            range(self._spec.sides), key=lambda side: (side != summary.winner, -summary.scores[side])
        )
        self.scores.show_standings(
            [
                Standing(
                    side, self._side(side), summary.scores[side], summary.scores[side], side == summary.winner
                )
                for side in order
            ],
            self._target,
        )
        self._show_ledger(summary, ledger)
        self.open()
        self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _side(self, side: int) -> str:
        return side_label(self._spec, self._names, side)

    def _headline(self, winner: int) -> str:
        members = [name for seat, name in enumerate(self._names) if self._spec.side_of(seat) == winner]
        if winner == self._person_side:
            if len(members) == 2:
                return self.tr("Well played: you and {partner} win!").format(partner=members[1])
            return self.tr("Well played: you win!")
        if len(members) == 2:
            return self.tr("{first} and {second} win").format(first=members[0], second=members[1])
        return self.tr("{name} wins").format(name=self._side(winner))

    def _show_ledger(self, summary: MatchSummary, ledger: tuple[int, ...] | None) -> None:
        self.entry.setVisible(bool(summary.ledger))
        self.ledger.setVisible(bool(summary.ledger) and ledger is not None)
        if summary.ledger:
            text = self.tr("{side} write %n in the ledger.", "", summary.ledger)
            self.entry.setText(text.format(side=self._side(summary.winner)))
        if ledger is not None:
            line = self.tr("{side}: {total}")
            self.ledger.setText(
                self.tr("Ledger  ·  {lines}").format(
                    lines="  ·  ".join(
                        line.format(side=self._side(side), total=total) for side, total in enumerate(ledger)
                    )
                )
            )

    def wanted_width(self, em: float) -> float:
        return 34 * em

    def fit(self, room: QSize) -> None:
        self.scores.arrange(self.card.em())
        self.body.setSpacing(round(0.75 * self.card.em()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button = self.another_button if self.another_button.hasFocus() else self.again_button
            button.click()
        event.accept()
