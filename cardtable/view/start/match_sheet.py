"""The sheet of the start page: who plays, by which rules, the running ledger, and the button that deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.model.plan import MatchPlan, Player
from cardtable.rules.spec import GameSpec, OptionValue
from cardtable.view.kit import theme
from cardtable.view.kit.paper import PaperCard
from cardtable.view.kit.parts import scroll_area
from cardtable.view.start.option_blocks import OptionList, split_options
from cardtable.view.start.player_rows import PlayerRows
from cardtable.view.words.texts import game_text, number, side_label, sum_text

_NARROW: Final = 20
"""The width in lines of text below which the sheet is narrow."""

translate = QCoreApplication.translate


class MatchSheet(PaperCard):
    """Shows what a match of one game may be like, and lets the person choose; what is chosen is the page's to
    remember."""

    learnt = Signal()
    """The game's lesson is wanted."""
    dealt = Signal()
    """The match is to be played."""
    codeWanted = Signal()
    """The cards are to be those of a deal code."""
    cleared = Signal()
    """The ledger is to begin anew."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_low = False
        self._rows = QVBoxLayout(self)
        self._build_head()
        self._scroll = scroll_area(None, self._build_choices())
        self._rows.addWidget(self._scroll, 1)
        self._build_foot()

    # --- building ------------------------------------------------------------------------------------------

    def _build_head(self) -> None:
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        theme.set_text(self.title, 1.5, title=True, bold=True)
        self.learn_button = self._button("learn", "link")
        self.learn_button.clicked.connect(self.learnt)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.learn_button, 0, Qt.AlignmentFlag.AlignBottom)
        self._rows.addLayout(self._head)

    def _build_choices(self) -> QWidget:
        field = QWidget()
        self._choices = QVBoxLayout(field)
        self._choices.setContentsMargins(0, 0, 0, 0)
        self.players = PlayerRows(field)
        self.target = OptionList(field)
        self.target.changed.connect(self._on_option)
        self.house = QLabel(field)
        theme.set_text(self.house, 1.15, title=True, bold=True)
        self._rule = QFrame(field)
        self._rule.setProperty("role", "rule")
        self.rules = OptionList(field)
        self.rules.changed.connect(self._on_option)
        ledger = self._build_ledger(field)
        for part in (self.players, self.target, ledger, self._rule, self.house, self.rules):
            self._choices.addWidget(part)
        self._choices.addStretch(1)
        return field

    def _build_ledger(self, field: QWidget) -> QWidget:
        self.ledger = QWidget(field)
        row = QHBoxLayout(self.ledger)
        row.setContentsMargins(0, 0, 0, 0)
        self.ledger_text = QLabel(self.ledger)
        self.ledger_text.setWordWrap(True)
        theme.set_text(self.ledger_text)
        self.clear_button = self._button("clear-ledger", "link", translate("StartPage", "Clear the ledger"))
        self.clear_button.clicked.connect(self.cleared)
        row.addWidget(self.ledger_text, 1)
        row.addWidget(self.clear_button, 0, Qt.AlignmentFlag.AlignBottom)
        return self.ledger

    def _build_foot(self) -> None:
        self.reset_button = self._button("reset", "link", _reset_text())
        self.reset_button.clicked.connect(self.reset)
        self.code_button = self._button("code", "link", translate("StartPage", "Deal from a code…"))
        self.code_button.clicked.connect(self.codeWanted)
        self.deal_button = self._button("deal", "primary", translate("StartPage", "Deal"))
        self.deal_button.clicked.connect(self.dealt)
        theme.set_text(self.deal_button, 1.35, bold=True)
        self._links = QVBoxLayout()
        self._links.addWidget(self.reset_button)
        self._links.addWidget(self.code_button)
        self._foot = QHBoxLayout()
        self._foot.addLayout(self._links)
        self._foot.addStretch(1)
        self._foot.addWidget(self.deal_button)
        self._rows.addLayout(self._foot)

    def _button(self, name: str, role: str, text: str = "") -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setProperty("role", role)
        theme.set_text(button)
        return button

    # --- what is chosen ------------------------------------------------------------------------------------

    def show_game(self, spec: GameSpec, values: Mapping[str, OptionValue], players: Sequence[Player]) -> None:
        """Show another game, with options and players to begin with."""
        self.title.setText(game_text(spec.title))
        first, rest = split_options(spec)
        self.target.show_options(first, values)
        self.target.setVisible(bool(first))
        self.rules.show_options(rest, values)
        self.house.setVisible(bool(rest))
        self._rule.setVisible(bool(rest))
        self.players.show_players(spec, players)
        self._scroll.verticalScrollBar().setValue(0)
        self._on_option()
        self._set_tab_order()

    def _set_tab_order(self) -> None:
        """Tab goes from above to below, also through what has just been made for another game."""
        made = [stop for part in (self.players, self.target, self.rules) for stop in _stops(part)]
        stops = [self.learn_button, *made, self.clear_button, self.reset_button, self.code_button]
        for before, after in pairwise([*stops, self.deal_button]):
            QWidget.setTabOrder(before, after)

    def show_lesson(self, there: bool, begun: bool) -> None:
        """Offer the game's lesson where there is one, or to go on with it."""
        self.learn_button.setVisible(there)
        go_on, show = translate("StartPage", "Go on with the lesson"), translate("StartPage", "Show me how")
        self.learn_button.setText(go_on if begun else show)

    def show_ledger(self, plan: MatchPlan, totals: Sequence[int]) -> None:
        """Show what each side has in the running ledger, if there is anything in it."""
        self.ledger.setVisible(any(totals))
        sums = [
            sum_text(translate("StartPage", "{side} {total}")).format(
                side=side_label(plan.spec, plan.names, side), total=number(total)
            )
            for side, total in enumerate(totals)
        ]
        text = translate("StartPage", "Ledger: {sums}")
        self.ledger_text.setText(text.format(sums=", ".join(sums)))

    def values(self) -> dict[str, OptionValue]:
        """The chosen options."""
        return {**self.target.values(), **self.rules.values()}

    def reset(self) -> None:
        """Choose the traditional rules: every option's default."""
        self.target.reset()
        self.rules.reset()
        self._on_option()

    def _on_option(self) -> None:
        changes = self.rules.changes
        changed = translate("StartPage", "House rules  •  {count} changed")
        self.house.setText(
            changed.format(count=changes) if changes else translate("StartPage", "House rules")
        )
        self.reset_button.setEnabled(changes + self.target.changes > 0)

    # --- looks ---------------------------------------------------------------------------------------------

    def arrange(self, em: int) -> None:
        """Give gaps the size that suits texts whose lines are so high."""
        for part in (self.players, self.target, self.rules):
            part.arrange(em)
        self._rows.setSpacing(round(0.6 * em))
        self._choices.setSpacing(round(0.75 * em))
        border, gap = self.border(), round(0.9 * em)  # the gap is the scroll bar's
        margin = round((0.8 if self._is_low else 1.9) * em)
        self._rows.setContentsMargins(border, margin, border - gap, margin)
        self._links.setSpacing(0)
        for layout in (self._choices, self._foot, self._head):
            layout.setContentsMargins(0, 0, gap, 0)

    def set_low(self, low: bool) -> None:
        """Where there is little height the sheet goes without its ornament."""
        self._is_low = low
        self.set_banded(not low)

    def fit(self, width: int, em: int) -> None:
        """Lay what the sheet holds out for a breadth of the sheet."""
        self.players.set_narrow(width < _NARROW * em)
        self._set_head(width - 2 * self.border(), em)
        self._set_foot(width - 2 * self.border(), em)

    def _set_head(self, width: int, em: int) -> None:
        """Offer the lesson beside the title, or below it where a word of that would have too little room."""
        metrics = self.title.fontMetrics()
        word = max(map(metrics.horizontalAdvance, self.title.text().split()), default=0)
        across = word + self.learn_button.sizeHint().width() + em <= width
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.LeftToRight if across else direction.TopToBottom)

    def _set_foot(self, width: int, em: int) -> None:
        """Lay the buttons side by side or one below the other, the words of the longer one on two lines if
        need be."""
        text = _reset_text()
        self.reset_button.setText(text)
        needed = self.reset_button.sizeHint().width()
        across = needed + self.deal_button.sizeHint().width() + em <= width
        if needed > width:
            middle = min((n for n, c in enumerate(text) if c == " "), key=lambda n: abs(n - len(text) // 2))
            self.reset_button.setText(f"{text[:middle]}\n{text[middle + 1 :]}")
        direction = QBoxLayout.Direction
        self._foot.setDirection(direction.LeftToRight if across else direction.TopToBottom)


def _stops(part: QWidget) -> list[QWidget]:
    """What Tab can come to in a part, but in lists that open, in the order in which it was made."""
    found = [one for one in part.findChildren(QWidget) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    return [one for one in found if one.focusProxy() is None and one.window() is part.window()]


def _reset_text() -> str:
    return translate("StartPage", "Reset to the traditional rules")
