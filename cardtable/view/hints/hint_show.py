"""When the person may have a hint, what it costs where talk is fined, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from cardtable.model.adviser import Advice, Adviser
from cardtable.model.match import Match
from cardtable.rules.cards import Card
from cardtable.rules.moves import HINT, Move
from cardtable.view.hand.choice_bar import ChoiceBar
from cardtable.view.hints.hint_marks import HintMarks
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import counted

if TYPE_CHECKING:  # hints are not asked for while a table opens
    from cardtable.view.help.rule_question import RuleQuestion
    from cardtable.view.hints.hint_bar import HintBar
    from cardtable.view.hints.hint_panel import HintPanel

_Point = tuple[int, int]
"""A point of a match: the deal, and how many doings of it all have seen."""
_FINED: Final = "C13"
"""The rule by which a hint costs what was agreed on."""


class HintShow(QObject):
    """Asks for hints to the person of a match and shows them, until the person acts.

    Parameters
    ----------
    match, table: what is played, and where it is shown.
    adviser: who knows; where there is nobody there are no hints.
    page: what the hint stands on.
    choices: the buttons above the hand, which a hint leaves free.
    cards: the own hand from left to right, read anew each time.
    pay: makes the move that pays for a hint where talk is fined (rule C13).
    tell: tells a sentence to those who do not see the table.
    take_keys: gives the keys back to the table.
    """

    changed = Signal(bool)
    """Whether a hint may be asked for now."""

    def __init__(
        self,
        match: Match,
        table: Tabletop,
        adviser: Adviser | None,
        page: QWidget,
        choices: ChoiceBar,
        cards: Callable[[], list[CardItem]],
        pay: Callable[[Move], None],
        tell: Callable[[str], None],
        take_keys: Callable[[], None],
    ) -> None:
        super().__init__(page)
        self._match = match
        self._table = table
        self._adviser = adviser
        self._page = page
        self._choices = choices
        self._cards = cards
        self._pay = pay
        self._tell = tell
        self._take_keys = take_keys
        self._open = False
        self._opened_at: _Point | None = None
        self._paid: _Point | None = None
        self._known: tuple[_Point, Advice | None] | None = None
        """The latest hint, and for what point of the match: ``None`` where the engine has failed."""
        self._marks = HintMarks()
        self._figures = False
        self._explains = False
        """Whether a line stands over the buttons that says what one of them means."""
        self._bar: HintBar | None = None
        self._panel: HintPanel | None = None
        self._question: RuleQuestion | None = None
        match.turnChanged.connect(self._on_turn)
        choices.explained.connect(self._on_explained)
        if adviser is not None:
            adviser.advised.connect(self._on_advised)
            adviser.failed.connect(self._on_failed)

    def leave(self) -> None:
        """Give no hints any more, and take everything away for good."""
        self._match.turnChanged.disconnect(self._on_turn)
        self._choices.explained.disconnect(self._on_explained)
        self.close()
        if self._adviser is not None:
            self._adviser.advised.disconnect(self._on_advised)
            self._adviser.failed.disconnect(self._on_failed)
            self._adviser = None
        for widget in (self._bar, self._panel, self._question):
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self.deleteLater()

    # --- the person's turn ---------------------------------------------------------------------------------

    @property
    def may_ask(self) -> bool:
        """Whether a hint may be asked for now."""
        return self._open

    def open(self) -> None:
        """It is the person's turn, and the table shows it."""
        self._set_open(self._adviser is not None and self._match.awaits_person)
        self._opened_at = self._point
        if self._open and (self._is_thinking or (self._known and self._known[0] == self._point)):
            self._show()

    def _on_turn(self, seat: int) -> None:
        """Somebody has acted. Where nothing takes time, the table shows that by now."""
        if not self._open or self._opened_at != self._point:
            self.close()

    def close(self) -> None:
        """The turn is over: what has been said counts no more."""
        if self._adviser is not None:
            self._adviser.cancel()
        self._set_open(False)
        self._figures = False
        self._marks.clear()
        for widget in (self._bar, self._panel, self._question):
            if widget is not None:
                widget.hide()

    def ask(self) -> bool:
        """Give a hint, or more of it where there is one; tells whether there can be any now."""
        if not self._open or self._adviser is None or not self._match.awaits_person:
            return False
        if self._bar is not None and self._bar.isVisible():
            self._more()
        elif self._known is not None and self._known[0] == self._point and self._known[1] is not None:
            self._show()
        elif not self._is_thinking:
            self._ask_or_pay()
        return True

    def _set_open(self, on: bool) -> None:
        if on != self._open:
            self._open = on
            self.changed.emit(on)

    @property
    def _point(self) -> _Point:
        view = self._match.view()
        return view.deal, len(view.history)

    @property
    def _is_thinking(self) -> bool:
        return self._adviser is not None and self._adviser.is_thinking

    # --- paying and asking ---------------------------------------------------------------------------------

    def _ask_or_pay(self) -> None:
        fine = self._match.options.get("talk_fine", 0)
        if not isinstance(fine, int) or fine <= 0 or self._paid == self._point:
            self._ask()
            return
        text = self.tr("You have agreed that a hint costs your side %n point(s) (rule C13).", "", fine)
        self.question.ask_by(
            _FINED,
            self.tr("Pay for a hint?"),
            counted(text, fine),
            self.tr("No hint"),
            self.tr("Pay and ask"),
        )

    def _on_answered(self, go: bool) -> None:
        self._take_keys()
        if not go or not self._open:
            return
        self._pay(Move(HINT))  # which closes and opens the turn
        self._paid = self._point
        if self._match.awaits_person:
            self._ask()

    def _ask(self) -> None:
        if self._adviser is not None:
            self._known = None
            self._adviser.ask(self._match.view())
            if self._open:
                self._show()

    def _on_advised(self, advice: Advice) -> None:
        self._known = (self._point, advice)
        self._match.mark_assisted()
        if self._open:
            self._show()

    def _on_failed(self) -> None:
        self._known = (self._point, None)
        if self._open:
            self._show()

    # --- showing -------------------------------------------------------------------------------------------

    @property
    def bar(self) -> HintBar:
        """Where the sentence stands, open or not."""
        if self._bar is None:
            from cardtable.view.hints.hint_bar import HintBar

            self._bar = HintBar(self._page)
            self._bar.more.connect(self._more)
            self._bar.closed.connect(self._on_closed)
            self.place()
        return self._bar

    @property
    def panel(self) -> HintPanel:
        """The sheet with all moves, open or not."""
        if self._panel is None:
            from cardtable.view.hints.hint_panel import HintPanel

            self._panel = HintPanel(self._page)
        return self._panel

    @property
    def question(self) -> RuleQuestion:
        """Asks whether to pay, open or not."""
        if self._question is None:
            from cardtable.view.help.rule_question import RuleQuestion

            self._question = RuleQuestion(self._page)
            self._question.answered.connect(self._on_answered)
        return self._question

    @property
    def marked(self) -> list[CardItem]:
        """The cards of the own hand that bear a mark."""
        return self._marks.cards

    @property
    def _advice(self) -> Advice | None:
        """The hint of now."""
        return self._known[1] if self._known is not None else None

    def _show(self) -> None:
        """Show the hint of now, or that it is on its way, or that there is none."""
        from cardtable.view.hints.reasons import hint_sentence

        advice = self._advice
        if self._is_thinking:
            self.bar.say(self.tr("Looking for the best move…"), has_more=False)
        elif advice is None:
            self._say(self.tr("No hint can be given just now."), has_more=False)
        else:
            self._say(hint_sentence(advice, self._match.spec), has_more=True)
        self.place()
        self._mark()

    def _say(self, text: str, *, has_more: bool) -> None:
        self.bar.say(text, has_more=has_more)
        self._tell(text)

    def _more(self) -> None:
        advice = self._advice
        if advice is not None and self._open:
            self._figures = True
            self._mark()
            self.panel.show_advice(advice, self._match.spec)

    def _on_closed(self) -> None:
        self._figures = False
        self._marks.clear()
        self._take_keys()

    def _on_explained(self, text: str) -> None:
        self._explains = bool(text)
        self.place()

    def place(self) -> None:
        """Stand where the table of now has room: over the line of words above the hand."""
        if self._bar is not None:
            strip, pixels = self._table.layout.places.strip, self._table.text_pixels
            is_told = self._explains or self._match.view().legal.pick > 0
            foot = strip.top() - (2.2 if is_told else 0.2) * pixels
            self._bar.place(QRectF(strip.left(), 0, strip.width(), foot), pixels)
            if self._bar.isVisible():
                self._mark()

    def _mark(self) -> None:
        """Mark the cards by the hint of now."""
        advice = self._advice
        if advice is None or self._is_thinking:
            self._marks.clear()
            return
        from cardtable.view.hints.reasons import signed_decimal

        figures: dict[Card, str] = {}
        if self._figures:
            figures = {
                move.move.cards[0]: signed_decimal(move.points)
                for move in advice.moves
                if len(move.move.cards) == 1
            }
        self._marks.show(self._cards(), advice.best.move.cards, figures, self._table.dpr)
