"""The panel after a match: who has won, the final scores, and the ledger where the game keeps one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from cardtable.model.match import MatchSummary
from cardtable.rules.spec import GameSpec
from cardtable.view.kit import theme
from cardtable.view.kit.paper import GO_KEYS
from cardtable.view.kit.parts import in_the_middle, push_button, text_label
from cardtable.view.results.result_panel import ResultPanel
from cardtable.view.results.score_rows import ScoreRows, Standing
from cardtable.view.words.texts import game_text, number, side_label, sum_text, unbroken


class MatchPanel(ResultPanel):
    """Shows a finished match over the table."""

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
        super().__init__(spec, names, person_side, parent, target)
        self.setObjectName("matchPanel")
        self._ledger: tuple[int, ...] = ()
        self._build()

    def _build(self) -> None:
        self.game = text_label(self.card, 1.0, tone="soft", centred=True)
        self.headline = text_label(self.card, 2.0, title=True, bold=True, centred=True)
        self.deals = text_label(self.card, 1.0, tone="soft", centred=True)
        self.scores = ScoreRows(self.card)
        self._rule = QFrame(self.card)
        self._rule.setProperty("role", "rule")
        self.entry = text_label(self.card, 1.05, centred=True)
        self.ledger = text_label(self.card, 1.05, centred=True)
        self.ledger.setTextFormat(Qt.TextFormat.RichText)
        again, another = self.tr("Play again"), self.tr("Another game")
        self.again_button = push_button(self.card, again, 1.1, role="primary", act=self.again.emit)
        self.another_button = push_button(self.card, another, 1.1, act=self.another.emit)
        self._buttons = in_the_middle(self.another_button, self.again_button)
        for widget in (
            self.game,
            self.headline,
            self.deals,
            self.scores,
            self._rule,
            self.entry,
            self.ledger,
        ):
            self.body.addWidget(widget)
        self.body.addLayout(self._buttons)

    def show_match(
        self, summary: MatchSummary, ledger: tuple[int, ...] | None, assisted: bool = False
    ) -> None:
        """Open with a match. ``ledger`` is the running ledger by side with this match already in it,
        ``assisted`` says that the person has had help in it."""
        winner, scores = summary.winner, summary.scores
        self.game.setText(game_text(self._spec.title))
        self.headline.setText(self._headline(winner))
        self.headline.setProperty("tone", "green" if winner == self._person_side else "")
        deals = self.tr("Deals played: {count}, with help") if assisted else self.tr("Deals played: {count}")
        self.deals.setText(deals.format(count=summary.deals))
        order = sorted(range(self._spec.sides), key=lambda side: (side != winner, -scores[side]))
        self.scores.show_standings(
            [
                Standing(
                    side,
                    self._side(side),
                    scores[side],
                    scores[side],
                    side == winner,
                    self._members(side),
                )
                for side in order
            ],
            self._target,
        )
        self._show_ledger(summary, ledger)
        self.setStyleSheet("")  # the headline has a new tone
        self.open(self.again_button)

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
        self._ledger = ledger or ()
        for widget in (self._rule, self.entry):
            widget.setVisible(bool(summary.ledger))
        self.ledger.setVisible(bool(self._ledger))
        text = sum_text(self.tr("Written in the ledger for {side}: {points}"))
        self.entry.setText(text.format(side=self._side(summary.winner), points=summary.ledger))
        self.recolour()

    def recolour(self) -> None:
        """Write the ledger's sums in the sides' colours of now."""
        sums = [
            sum_text(self.tr("{side} {total}")).format(
                side=side_label(self._spec, [unbroken(name) for name in self._names], side),
                total=f'<b style="color:{theme.side_colour(side)}">{number(total)}</b>',
            )
            for side, total in enumerate(self._ledger)
        ]
        gap = "&nbsp;&nbsp;&nbsp; "
        self.ledger.setText(self.tr("Ledger: {sums}").format(sums=gap.join(["", *sums])))

    def wanted_width(self, em: float) -> float:
        return 34 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        self.scores.arrange(em)
        self.body.setSpacing(round(0.7 * em))
        self._buttons.setSpacing(round(0.9 * em))
        self._buttons.setContentsMargins(0, round(0.5 * em), 0, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in GO_KEYS:
            button = self.another_button if self.another_button.hasFocus() else self.again_button
            button.click()
        super().keyPressEvent(event)
