"""What can be asked about the table at any moment: the hand, the trick, the score, whose turn it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable.model.match import Match
from cardtable.rules.cards import HIDDEN, NO_SUIT
from cardtable.view.access.narrator import Narrator
from cardtable.view.access.sentences import card_list
from cardtable.view.hand.hand_input import HandInput
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.card_names import card_name
from cardtable.view.words.texts import counted, game_text

_EVENTS: Final = 6
"""How many sentences the last events are."""

translate = QCoreApplication.translate


class Readings:
    """Answers in sentences. What the table does not show yet is not told.

    Parameters
    ----------
    match, table, hand, narrator: the match, and what shows it.
    """

    def __init__(self, match: Match, table: Tabletop, hand: HandInput, narrator: Narrator) -> None:
        self._match = match
        self._table = table
        self._hand = hand
        self._narrator = narrator

    def text(self, what: str) -> str:
        """The answer to one of ``hand``, ``trick``, ``score``, ``turn``, ``events``."""
        answers = {
            "hand": self.hand,
            "trick": self.trick,
            "score": self.score,
            "turn": self.turn,
            "events": self.events,
        }
        return answers[what]()

    def hand(self) -> str:
        """The own hand from left to right."""
        cards = [item.card for item in self._hand.cards]
        if not cards:
            return translate("Readings", "You hold no cards.")
        count = len(cards)
        if HIDDEN in cards:
            text = translate("Readings", "You hold %n card(s), which you may not see yet.", "", count)
            return counted(text, count)
        text = translate("Readings", "You hold %n card(s): {cards}.", "", count)
        return counted(text, count).format(cards=card_list(cards))

    def trick(self) -> str:
        """What lies in the trick, and what is trump."""
        names, person = self._match.names, self._match.person
        lines = [self.trump(), self.turned()]
        for seat, card in self._narrator.trick:
            if seat == person:
                lines.append(translate("Readings", "You: {card}.").format(card=card_name(card)))
            else:
                text = translate("Readings", "{name}: {card}.")
                lines.append(text.format(name=names[seat], card=card_name(card)))
        if not self._narrator.trick:
            lines.append(translate("Readings", "No card lies in the trick."))
        return " ".join(line for line in lines if line)

    def trump(self) -> str:
        """What is trump, as the table's badge says it."""
        state = self._table.badge.state
        if state.suit == NO_SUIT:
            return ""
        if state.below:
            text = translate("Readings", "{title}: {suit}, {more}.")
            return text.format(title=state.caption, suit=state.name, more=state.below)
        return translate("Readings", "{title}: {suit}.").format(title=state.caption, suit=state.name)

    def turned(self) -> str:
        """The card that lies turned, if there is one."""
        for zone, items in self._table.board.zones.items():
            if zone.name == "turned" and items and items[-1].card != HIDDEN:
                text = translate("Readings", "The turned card is the {card}.")
                return text.format(card=card_name(items[-1].card))
        return ""

    def score(self) -> str:
        """The score of each side and what wins the match."""
        table = self._table
        sides = {table.spec.side_of(seat): plaque.state for seat, plaque in enumerate(table.plaques)}
        scores = [sides[side].score for side in sorted(sides)]
        target = table.plaques[0].state.target
        text = translate("Readings", "{score} %n point(s) win the match.", "", target)
        lines = [counted(text, target).format(score=self._narrator.sentences.scores(scores))]
        lines += table.slots.sentence().splitlines()
        return " ".join(map(_ended, lines))

    def turn(self) -> str:
        """Whose turn it is, and what may be done."""
        seat = self._narrator.turn
        if seat == self._match.person and self._match.awaits_person:
            return self.what_to_do()
        if 0 <= seat < len(self._match.names):
            return translate("Readings", "It is the turn of {name}.").format(name=self._match.names[seat])
        return translate("Readings", "It is nobody’s turn.")

    def what_to_do(self) -> str:
        """What the person may do now."""
        view = self._match.view()
        legal = view.legal
        if legal.pick:
            text = translate("Readings", "It is your turn to discard: choose %n card(s).", "", legal.pick)
            return counted(text, legal.pick)
        known = {choice.word: choice for choice in self._match.spec.choices}
        words = [known[move.word] for move in legal.moves if move.word in known and not move.cards]
        if words:
            labels = ", ".join(game_text(choice.label) for choice in words)
            return translate("Readings", "It is your turn to speak. You may say: {words}.").format(
                words=labels
            )
        if view.trick:
            return translate("Readings", "It is your turn to play.")
        return translate("Readings", "It is your lead.")

    def events(self) -> str:
        """What happened last."""
        latest = [_ended(text) for text in list(self._narrator.history)[-_EVENTS:]]
        return " ".join(latest) if latest else translate("Readings", "Nothing has happened yet.")


def _ended(text: str) -> str:
    """A sentence with a stop at its end, where others follow."""
    return text if text.endswith((".", "!", "?", "”", "»")) else f"{text}."
