"""What the engine's reasons say, in whole sentences: one for each key, and one for the hint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from cardtable.model.adviser import Advice, Reason, Weighed
from cardtable.rules.cards import CARD_TEXT, SUITS, Card
from cardtable.rules.moves import PLAY
from cardtable.rules.spec import GameSpec
from cardtable.view.words.texts import card_name, counted, game_text, suit_in_sentence

_WEIGHT: Final = (
    "only-legal",
    "wins-match",
    "saves-jack",
    "scores-trick",
    "saves-ten",
    "keeps-jack",
    "takes-prize",
    "partner-winning",
    "wins-trick",
    "overtakes-partner",
    "gives-trick",
    "loses-jack",
    "loses-ten",
    "loses-trick",
    "shows-void",
    "loses-match",
)
"""The reasons, those first that a hint tells rather than others."""
_ALIKE: Final = 0.05
"""Moves whose expected points differ by less are about as good."""
_LIKELY: Final = 0.8


def reason_sentence(reason: Reason) -> str:
    """What a reason says of its move, as a sentence; nothing for a key that is not known."""
    translate = QCoreApplication.translate
    points = _points(reason)
    texts = {
        "only-legal": translate("reasons", "It is the only move that the rules allow."),
        "wins-match": translate("reasons", "It wins the match, however the cards lie."),
        "loses-match": translate("reasons", "It loses the match, however the cards lie."),
        "wins-trick": translate("reasons", "The trick is yours for sure."),
        "loses-trick": translate("reasons", "The trick goes to the others."),
        "partner-winning": translate("reasons", "Your partner is winning the trick with the {card}."),
        "overtakes-partner": translate("reasons", "It beats your partner, who is winning with the {card}."),
        "saves-jack": translate("reasons", "It brings home the trump jack, which is a point."),
        "loses-jack": translate("reasons", "The others win the trump jack, which is a point."),
        "keeps-jack": translate("reasons", "It keeps the {card} from falling to the {from}."),
        "saves-ten": translate("reasons", "The {card} counts {pips} toward Game for you."),
        "loses-ten": translate("reasons", "The {card} counts {pips} toward Game for the others."),
        "scores-trick": translate(
            "reasons", "The trick holds {count} counting cards and brings you %n point(s).", None, points
        ),
        "gives-trick": translate(
            "reasons",
            "The trick holds {count} counting cards and brings the others %n point(s).",
            None,
            points,
        ),
        "shows-void": translate("reasons", "It shows everybody that you hold no {suit}."),
        "takes-prize": translate("reasons", "With the trick you take the {card} from the stock."),
    }
    return _filled(counted(texts.get(reason.key, ""), points), reason.params)


def hint_sentence(advice: Advice, spec: GameSpec) -> str:
    """The hint in one sentence: what to do, and what speaks most for it."""
    best = advice.best
    if best.move.word == PLAY and len(best.move.cards) == 1:
        return _play_sentence(advice, best.move.cards[0])
    if best.move.cards:
        text = QCoreApplication.translate("hint", "Discard these cards: {cards}.")
        return text.format(cards=cards_in_sentence(best.move.cards))
    return _word_sentence(advice, spec)


def cards_in_sentence(cards: tuple[Card, ...]) -> str:
    """Several cards as a list within a sentence."""
    return QLocale().createSeparatedList([str(card_name(card)) for card in cards])


def _play_sentence(advice: Advice, card: Card) -> str:
    best = advice.best
    reason = _weightiest(best)
    if reason is not None:
        text = _advice_text(reason, advice)
        sentence = _filled(text, {**reason.params, "play": card}) if text else ""
        if sentence:
            return sentence
    translate = QCoreApplication.translate
    rival = advice.moves[1] if len(advice.moves) > 1 else None
    if best.trick is not None and best.trick >= _LIKELY:
        text = translate("hint", "Play the {play}: most likely it wins the trick.")
    elif rival is not None and best.points - rival.points < _ALIKE and rival.move.cards:
        text = translate("hint", "Play the {play}, though the {other} is about as good.")
        return text.format(play=card_name(card), other=card_name(rival.move.cards[0]))
    else:
        text = translate("hint", "Play the {play}: no other card promises you as many points.")
    return text.format(play=card_name(card))


def _weightiest(move: Weighed) -> Reason | None:
    known = [reason for reason in move.reasons if reason.key in _WEIGHT]
    return min(known, key=lambda reason: _WEIGHT.index(reason.key), default=None)


def _advice_text(reason: Reason, advice: Advice) -> str:
    """The hint's sentence for the reason that it rests on."""
    translate = QCoreApplication.translate
    points = _points(reason)
    if reason.key == "loses-trick" and all(move.trick == 0 for move in advice.moves):
        return translate(
            "hint", "Play the {play}: the trick is lost, and this is the card you will miss least."
        )
    texts = {
        "only-legal": translate("hint", "Play the {play}: it is the only card that you may play."),
        "wins-match": translate("hint", "Play the {play}: it wins the match, however the cards lie."),
        "loses-match": translate("hint", "Play the {play}, though the match can hardly be saved."),
        "wins-trick": translate("hint", "Play the {play}: it wins the trick for sure."),
        "loses-trick": translate("hint", "Play the {play}: let the others have this trick."),
        "partner-winning": translate("hint", "Play the {play}: your partner's {card} is winning the trick."),
        "overtakes-partner": translate(
            "hint", "Play the {play}, though your partner's {card} is winning: it pays all the same."
        ),
        "saves-jack": translate("hint", "Play the {play}: it brings home the trump jack for sure."),
        "loses-jack": translate("hint", "Play the {play}, though it is lost: everything else costs more."),
        "keeps-jack": translate("hint", "Play the {play}, and keep the {card} from falling to the {from}."),
        "saves-ten": translate("hint", "Play the {play}: its {pips} toward Game are yours for sure."),
        "loses-ten": translate("hint", "Play the {play}, though it is lost: everything else costs more."),
        "scores-trick": translate(
            "hint",
            "Play the {play}: with {count} counting cards the trick brings you %n point(s).",
            None,
            points,
        ),
        "gives-trick": translate(
            "hint", "Play the {play}, though the others score with it: everything else costs more."
        ),
        "shows-void": translate(
            "hint", "Play the {play}: you hold no {suit}, and this is the card you will miss least."
        ),
        "takes-prize": translate(
            "hint", "Play the {play}: with the trick you take the {card} from the stock."
        ),
    }
    return counted(texts.get(reason.key, ""), points)


def _word_sentence(advice: Advice, spec: GameSpec) -> str:
    translate = QCoreApplication.translate
    best = advice.best
    word = word_label(best, spec)
    if len(advice.moves) < 2:
        return translate("hint", "Say “{word}”: there is nothing else to say.").format(word=word)
    other = advice.moves[1]
    more = best.points - other.points
    if more < _ALIKE:
        text = translate("hint", "Say “{word}”, though “{other}” is about as good.")
    else:
        text = translate("hint", "Say “{word}”: it promises about {points} points more than “{other}”.")
    return text.format(word=word, other=word_label(other, spec), points=decimal(more))


def word_label(move: Weighed, spec: GameSpec) -> str:
    """A word as its button has it."""
    known = {choice.word: choice.label for choice in spec.choices}
    return game_text(known.get(move.move.word, move.move.word))


def decimal(value: float) -> str:
    """A number with one decimal, as the language writes it, with the true minus sign."""
    rounded = round(value, 1)
    return (
        QLocale().toString(abs(rounded), "f", 1)
        if rounded >= 0
        else f"−{QLocale().toString(-rounded, 'f', 1)}"
    )


def signed_decimal(value: float) -> str:
    """Expected points: ``+1.2``, ``−0.3``."""
    text = decimal(value)
    return text if text.startswith("−") else f"+{text}"


def _points(reason: Reason) -> int:
    points = reason.params.get("points", 0)
    return points if isinstance(points, int) else 0


def _filled(text: str, params: Mapping[str, str | int]) -> str:
    """A sentence with its parameters as people read them; nothing where one is missing."""
    try:
        return text.format(**{key: _shown(key, value) for key, value in params.items()})
    except KeyError:
        return ""


def _shown(key: str, value: str | int) -> str | int:
    if key == "play" and isinstance(value, int):
        return card_name(value)
    if isinstance(value, str) and value in CARD_TEXT:
        return card_name(CARD_TEXT.index(value))
    if isinstance(value, str) and len(value) == 1 and value in SUITS:
        return suit_in_sentence(SUITS.index(value))
    return value
