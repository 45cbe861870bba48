"""What a review says, in whole sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from cardtable.model.adviser import Reason, Weighed
from cardtable.model.deal_review import BEST, DealWorth, Graded
from cardtable.rules.moves import PLAY, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec
from cardtable.rules.state import PLAYING
from cardtable.view.hints.reasons import (
    cards_in_sentence,
    decimal,
    reason_sentence,
    signed_decimal,
    word_label,
)
from cardtable.view.words.texts import card_label, card_name

NOTICED: Final = 0.07
"""Points from which on it is told what a move cost with all cards seen."""
_WIDE: Final = 1.96
"""Standard errors to either side of an interval of 95%."""
_MOST: Final = 3
"""Reasons told of a move."""


def finely(points: float) -> str:
    """Points that a move has cost, with two decimals as the language writes them."""
    return QLocale().toString(points, "f", 2)


def grade_word(grade: str) -> str:
    """A grade in a word or two."""
    translate = QCoreApplication.translate
    return {
        "best": translate("review", "Best"),
        "as-good": translate("review", "As good"),
        "slip": translate("review", "Small slip"),
        "mistake": translate("review", "Mistake"),
        "serious": translate("review", "Serious mistake"),
    }[grade]


def move_label(move: Move, spec: GameSpec) -> str:
    """A move as short text: ``10♠``, a word as on its button."""
    if move.cards:
        return " ".join(map(card_label, move.cards))
    return word_label(Weighed(move, 0.0, None, ()), spec)


def place_label(view: SeatView) -> str:
    """When the decision was made."""
    translate = QCoreApplication.translate
    if view.phase == PLAYING:
        return translate("review", "Trick {number}").format(number=sum(view.tricks) + 1)
    if view.legal.pick:
        return translate("review", "Discard")
    return translate("review", "Before play")


def played_sentence(move: Move, spec: GameSpec) -> str:
    """What was done."""
    translate = QCoreApplication.translate
    if move.word == PLAY:
        return translate("review", "You played the {card}.").format(card=card_name(move.cards[0]))
    if move.cards:
        text = translate("review", "You discarded: {cards}.")
        return text.format(cards=cards_in_sentence(move.cards))
    return translate("review", "You said “{word}”.").format(word=move_label(move, spec))


def verdict(graded: Graded, spec: GameSpec) -> str:
    """What was best for all that one could know, and what the move cost."""
    translate = QCoreApplication.translate
    if graded.grade == BEST:
        return translate("review", "Nothing was better, for all you could know.")
    if not graded.is_error:
        return translate("review", "It was as good as anything else, for all you could know.")
    best = Move.parse(graded.best)
    if best.word == PLAY:
        text = translate(
            "review",
            "The {card} was better: by about {points} points (give or take {error}), for all you could know.",
        )
        return text.format(card=card_name(best.cards[0]), **_cost(graded.cost, graded.error))
    if best.cards:
        text = translate(
            "review",
            "Better to discard: {cards}, by about {points} points (give or take {error}), "
            "for all you could know.",
        )
        return text.format(cards=cards_in_sentence(best.cards), **_cost(graded.cost, graded.error))
    text = translate(
        "review",
        "“{word}” was better: by about {points} points (give or take {error}), for all you could know.",
    )
    return text.format(word=move_label(best, spec), **_cost(graded.cost, graded.error))


def hindsight(graded: Graded, spec: GameSpec) -> str:
    """What the move cost with all cards seen."""
    translate = QCoreApplication.translate
    costs = graded.seen_cost >= NOTICED and graded.seen_cost > _WIDE * graded.seen_error
    if not costs and graded.is_error:
        return translate("review", "As the cards lay, it did no harm.")
    if not costs:
        return translate("review", "With all cards seen nothing was better either.")
    best = Move.parse(graded.seen_best)
    points = finely(graded.seen_cost)
    if best.word == PLAY:
        text = translate("review", "With all cards seen the {card} was better by about {points} points.")
        return text.format(card=card_name(best.cards[0]), points=points)
    if best.cards:
        text = translate(
            "review", "With all cards seen it was better by about {points} points to discard: {cards}."
        )
        return text.format(cards=cards_in_sentence(best.cards), points=points)
    text = translate("review", "With all cards seen “{word}” was better by about {points} points.")
    return text.format(word=move_label(best, spec), points=points)


def reasons_text(reasons: Sequence[Reason]) -> str:
    """Reasons as sentences, one after another."""
    told = [text for reason in reasons if (text := reason_sentence(reason))]
    return " ".join(told[:_MOST])


def worth_sentence(worth: DealWorth) -> str:
    """What the deal was worth and what was made of it."""
    text = QCoreApplication.translate(
        "review",
        "With these cards, players of equal strength come out at {worth} (give or take {error}): "
        "that is luck. Your side came out at {made}: {skill} by play, yours and everybody else's.",
    )
    return text.format(
        worth=signed_decimal(worth.worth),
        error=decimal(_WIDE * worth.error),
        made=signed_decimal(worth.made),
        skill=signed_decimal(worth.skill),
    )


def row_sentence(graded: Graded, view: SeatView, spec: GameSpec, rank: int) -> str:
    """A decision as the list tells it to a screen reader; ``rank`` is that among the costliest, or nil."""
    translate = QCoreApplication.translate
    text = translate("review", "{when}: {grade}. {played} {verdict}")
    if rank:
        text = translate("review", "Number {rank} by cost. {when}: {grade}. {played} {verdict}")
    return text.format(
        rank=rank,
        when=place_label(view),
        grade=grade_word(graded.grade),
        played=played_sentence(Move.parse(graded.move), spec),
        verdict=verdict(graded, spec),
    )


def _cost(cost: float, error: float) -> dict[str, str]:
    return {"points": finely(cost), "error": finely(_WIDE * error)}
