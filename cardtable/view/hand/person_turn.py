"""The person's turn: what may be done is offered, and what the person does goes to the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication

from cardtable.model.match import Match
from cardtable.model.preferences import Preferences
from cardtable.rules.cards import Card
from cardtable.rules.events import Zone
from cardtable.rules.moves import PLAY, PLAYS, Legal, Move
from cardtable.view.hand.choice_bar import ChoiceBar, MessageLine
from cardtable.view.hand.hand_input import HandInput
from cardtable.view.motion.motions import Reflex
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import counted, game_text, refusal

if TYPE_CHECKING:
    from cardtable.rules.seatview import SeatView
    from cardtable.view.help.rule_question import RuleQuestion


class TurnHost(Protocol):
    """What a turn needs of the page that holds the table."""

    choices: ChoiceBar
    message: MessageLine
    preferences: Preferences

    @property
    def question(self) -> RuleQuestion:
        """Asks about a move that is surely bad; made when it is first needed."""

    def say(self, text: str, rule: str = "") -> None:
        """Show a line of words to the person, with the number of the rule on which it rests."""

    def stand(self, text: str) -> None:
        """Have a line of words stand while no other is said."""

    def show_phase(self, phase: str) -> None:
        """The table shows this phase now."""

    def take_keys(self) -> None:
        """Keys go to the table again."""


class PersonTurn:
    """Offers the moves of a match and makes the one chosen.

    Parameters
    ----------
    match, table: what is played, and where it is shown.
    host: the page with the buttons, the line of words and the question.
    """

    def __init__(self, match: Match, table: Tabletop, host: TurnHost) -> None:
        self._match = match
        self._table = table
        self._host = host
        self._reflex = Reflex()
        self._asked: Move | None = None
        self._has_asked = False
        self._erred_by_key = False
        zone = next(zone for zone in match.spec.zones if zone.place == "hand")
        self.hand = HandInput(
            table, Zone(zone.name, match.person), self._reflex, self.play_card, self._on_picked
        )
        host.choices.chosen.connect(self.say_word)

    def leave(self) -> None:
        """Offer nothing any more, ever."""
        self._host.choices.chosen.disconnect(self.say_word)
        if self._has_asked:
            self._host.question.answered.disconnect(self._on_answered)
            self._host.question.hide()
        self._host.choices.clear()
        self._reflex.clear()
        self.hand.forget()

    # --- offering ------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Offer what the person may do now."""
        view = self._match.view()
        legal = view.legal
        if legal.pick:
            self.hand.open_pick(legal.source, legal.pick)
            self._offer([legal.word])
            self._on_picked()
            self._host.show_phase("discard")
            return
        plays = [move.cards[0] for move in legal.moves if move.word == PLAY and len(move.cards) == 1]
        words = [move.word for move in legal.moves if move.word != PLAY]
        if plays:
            self.hand.open_play(plays)
            if self._erred_by_key:
                self.hand.point_at_legal()
            if not view.trick:
                self._host.stand(QCoreApplication.translate("PersonTurn", "Your lead"))
        else:
            self.hand.look()
        self._erred_by_key = False
        if words:
            self._offer(words)
            self._host.stand(self._question(view))
        self._host.show_phase("bidding" if words and not plays else "play")

    def close(self) -> None:
        """Offer nothing until the next turn."""
        self._host.choices.clear()
        self._host.stand("")
        self.hand.close()

    def _question(self, view: SeatView) -> str:
        """What the person is asked, and by whom."""
        text = game_text(self._match.spec.questions.get(view.phase, ""))
        name = self._match.names[view.history[-1].seat] if view.history else ""
        return text.format(name=name)

    def _offer(self, words: list[str]) -> None:
        known = {choice.word: choice for choice in self._match.spec.choices}
        self._host.choices.offer([known[word] for word in words if word in known])

    def _label(self, word: str) -> str:
        known = {choice.word: choice.label for choice in self._match.spec.choices}
        return game_text(known.get(word, word))

    def _on_picked(self) -> None:
        """Other cards are picked to lay away now: allow it when they are as many as they have to be."""
        legal: Legal = self._match.view().legal
        button = self._host.choices.button(legal.word)
        if button is None:
            return
        picked = len(self.hand.picked_cards)
        text = QCoreApplication.translate("PersonTurn", "{word} %n card(s)", "Discard 3 cards", legal.pick)
        button.setText(counted(text, legal.pick).format(word=self._label(legal.word)))
        button.setEnabled(picked == legal.pick)
        self._host.choices.refit()
        line = QCoreApplication.translate("PersonTurn", "Chosen: {picked} of {wanted}")
        self._host.message.hush()
        self._host.stand(line.format(picked=picked, wanted=legal.pick))

    # --- doing ---------------------------------------------------------------------------------------------

    def play_card(self, card: Card) -> None:
        """Play a card; one that the rules refuse stays, and a line says why."""
        match = self._match
        if not match.awaits_person:
            return
        error = match.refusal(PLAYS[card])
        if error is not None and not match.may_err(card):
            self._table.cue("refuse")
            self._host.say(refusal(error), error.rule)
            return
        self._erred_by_key = error is not None and self.hand.cursor is not None
        self.close()
        self._host.message.hush()
        match.play_card(card)

    def say_word(self, word: str) -> None:
        """Say a word, or lay away the cards picked; a surely bad move is asked about first."""
        match = self._match
        if not match.awaits_person:
            return
        move = Move(word, self.hand.picked_cards if match.view().legal.pick else ())
        error = match.refusal(move)
        caution = match.caution(move) if self._host.preferences.flag("confirm.gift") else ""
        if error is not None:
            self._host.say(refusal(error), error.rule)
        elif caution:
            self._asked = move
            if not self._has_asked:
                self._has_asked = True
                self._host.question.answered.connect(self._on_answered)
            self._host.question.ask_by(
                match.spec.caution_rule,
                QCoreApplication.translate("PersonTurn", "Are you sure?"),
                game_text(caution),
                QCoreApplication.translate("PersonTurn", "Back"),
                self._label(word),
            )
        else:
            self.make(move)

    def make(self, move: Move) -> None:
        """Make a move, without asking anything."""
        self.close()
        self._host.message.hush()
        self._host.take_keys()
        self._match.play(move)

    def _on_answered(self, go: bool) -> None:
        move, self._asked = self._asked, None
        if go and move is not None:
            self.make(move)
        else:
            self._host.take_keys()
