"""What happens at the table, in whole sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.model.match import DealSummary, MatchSummary
from cardtable.rules.cards import HIDDEN, Card, Suit
from cardtable.rules.events import Announced, Moved, Said, Scored, TrickTaken
from cardtable.rules.lot import Draw
from cardtable.rules.spec import GameSpec
from cardtable.view.words.card_names import card_name, suit_name
from cardtable.view.words.texts import announcement, counted, game_text, number, reason_name, side_label

translate = QCoreApplication.translate


def card_list(cards: Iterable[Card]) -> str:
    """Cards in words, one after another."""
    return ", ".join(str(card_name(card)) for card in cards)


class Sentences:
    """Puts the events of a match into words for one of its players, who is spoken to.

    Parameters
    ----------
    spec: the game.
    names: the players' names by seat.
    person: the seat of the one who is spoken to.
    """

    def __init__(self, spec: GameSpec, names: Sequence[str], person: int) -> None:
        self.spec = spec
        self.names = names
        self.person = person

    def _of(self, seat: int, you: str, other: str, count: int = 0, **more: object) -> str:
        """One of two sentences: to the person, or about another player by name."""
        text = counted(you if seat == self.person else other, count)
        return text.format(name=self.names[seat], **more)

    # --- the lot and the deal ------------------------------------------------------------------------------

    def drawn_for_deal(self, draw: Draw) -> str:
        """A card of the lot."""
        return self._of(
            draw.seat,
            translate("Sentences", "You draw the {card} for the deal."),
            translate("Sentences", "{name} draws the {card} for the deal."),
            card=card_name(draw.card),
        )

    def deal(self, seat: int) -> str:
        """Another deal has begun."""
        return self._of(seat, translate("Sentences", "You deal."), translate("Sentences", "{name} deals."))

    def dealt(self, cards: Sequence[Card]) -> str:
        """Cards have come to the person's hand."""
        if HIDDEN in cards:
            count = len(cards)
            text = translate("Sentences", "You are dealt %n card(s), which you may not see yet.", "", count)
            return counted(text, count)
        return translate("Sentences", "You are dealt: {cards}.").format(cards=card_list(cards))

    def turned(self, card: Card) -> str:
        """A card of the stock lies open now."""
        return translate("Sentences", "The turned card is the {card}.").format(card=card_name(card))

    def trump(self, trump: Suit) -> str:
        """A suit is trump, or whatever the game calls it."""
        text = translate("Sentences", "{title}: {suit}.")
        return text.format(title=game_text(self.spec.trump_title), suit=suit_name(trump))

    def revealed(self, cards: Sequence[Card]) -> str:
        """The person may see the own hand at last."""
        return translate("Sentences", "Now you see your cards: {cards}.").format(cards=card_list(cards))

    # --- words and points ----------------------------------------------------------------------------------

    def said(self, event: Said) -> str:
        """Somebody says a word of the game; nothing if it is none that is heard."""
        choice = next((choice for choice in self.spec.choices if choice.word == event.word), None)
        if choice is None or choice.cards:
            return ""
        return self._of(
            event.seat,
            translate("Sentences", "You say: “{words}”."),
            translate("Sentences", "{name} says: “{words}”."),
            words=game_text(choice.bubble),
        )

    def announced(self, event: Announced) -> str:
        """A combination is announced."""
        return self._of(
            event.seat,
            translate("Sentences", "You announce: {combination}."),
            translate("Sentences", "{name} announces: {combination}."),
            combination=announcement(self.spec, event),
        )

    def scored(self, event: Scored) -> str:
        """Points are entered, or taken away."""
        points, why = abs(event.points), reason_name(self.spec, event.why)
        seat = event.seat if event.seat >= 0 else self._only_seat(event.side)
        if seat < 0:
            side = side_label(self.spec, self.names, event.side)
            if event.points > 0:
                text = translate("Sentences", "{side}: %n point(s) for “{reason}”.", "", points)
            else:
                text = translate("Sentences", "{side}: minus %n point(s) for “{reason}”.", "", points)
            return counted(text, points).format(side=side, reason=why)
        if event.points > 0:
            return self._of(
                seat,
                translate("Sentences", "You score %n point(s) for “{reason}”.", "", points),
                translate("Sentences", "{name} scores %n point(s) for “{reason}”.", "", points),
                points,
                reason=why,
            )
        return self._of(
            seat,
            translate("Sentences", "You lose %n point(s): “{reason}”.", "", points),
            translate("Sentences", "{name} loses %n point(s): “{reason}”.", "", points),
            points,
            reason=why,
        )

    def _only_seat(self, side: int) -> int:
        """The seat of a side that is one player, else -1."""
        return side if self.spec.sides == self.spec.seats else -1

    # --- play ----------------------------------------------------------------------------------------------

    def laid_away(self, event: Moved) -> str:
        """Cards were laid away, open or not."""
        seat, count = event.source.seat, len(event.cards)
        if HIDDEN in event.cards:
            return self._of(
                seat,
                translate("Sentences", "You discard %n card(s).", "", count),
                translate("Sentences", "{name} discards %n card(s).", "", count),
                count,
            )
        return self._of(
            seat,
            translate("Sentences", "You discard: {cards}."),
            translate("Sentences", "{name} discards: {cards}."),
            cards=card_list(event.cards),
        )

    def played(self, seat: int, card: Card, *, leads: bool) -> str:
        """A card has come into the trick."""
        name = card_name(card)
        if leads:
            return self._of(
                seat,
                translate("Sentences", "You lead the {card}."),
                translate("Sentences", "{name} leads the {card}."),
                card=name,
            )
        return self._of(
            seat,
            translate("Sentences", "You play the {card}."),
            translate("Sentences", "{name} plays the {card}."),
            card=name,
        )

    def trick(self, event: TrickTaken) -> str:
        """A trick has been won."""
        return self._of(
            event.seat,
            translate("Sentences", "You take the trick."),
            translate("Sentences", "{name} takes the trick."),
        )

    def drawn(self, seat: int, card: Card) -> str:
        """A card was drawn from the stock, seen by the person or not."""
        if card == HIDDEN:
            return self._of(
                seat,
                translate("Sentences", "You draw a card."),
                translate("Sentences", "{name} draws a card."),
            )
        return self._of(
            seat,
            translate("Sentences", "You draw the {card}."),
            translate("Sentences", "{name} draws the {card}."),
            card=card_name(card),
        )

    def set_aside(self, card: Card) -> str:
        """The turned card goes out of play."""
        return translate("Sentences", "The {card} is set aside.").format(card=card_name(card))

    # --- the end -------------------------------------------------------------------------------------------

    def scores(self, scores: Sequence[int]) -> str:
        """All scores."""
        text = translate("Sentences", "{side} {points}")
        sides = (
            text.format(side=side_label(self.spec, self.names, side), points=number(points))
            for side, points in enumerate(scores)
        )
        return translate("Sentences", "The score: {sides}.").format(sides=", ".join(sides))

    def deal_over(self, summary: DealSummary) -> str:
        """A deal has ended."""
        return translate("Sentences", "The deal is over. {score}").format(score=self.scores(summary.scores))

    def match_over(self, summary: MatchSummary) -> str:
        """A match has ended."""
        own = summary.winner == self.spec.side_of(self.person)
        members = [seat for seat in range(self.spec.seats) if self.spec.side_of(seat) == summary.winner]
        score = self.scores(summary.scores)
        if own and len(members) == 1:
            return translate("Sentences", "You have won the match. {score}").format(score=score)
        if own:
            partner = next(self.names[seat] for seat in members if seat != self.person)
            text = translate("Sentences", "You and {name} have won the match. {score}")
            return text.format(name=partner, score=score)
        if len(members) == 1:
            text = translate("Sentences", "{name} has won the match. {score}")
            return text.format(name=self.names[members[0]], score=score)
        text = translate("Sentences", "{first} and {second} have won the match. {score}")
        return text.format(first=self.names[members[0]], second=self.names[members[1]], score=score)
