"""Words that several parts of the window share: a game's own texts, cards, suits and sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable.model.levels import LEVELS
from cardtable.rules.cards import CARD_TEXT, SUIT_NAMES, SUIT_OF, Card, rank_text
from cardtable.rules.errors import IllegalMove, RulesError
from cardtable.rules.events import Announced
from cardtable.rules.spec import Choice, GameSpec
from cardtable.view.words.card_names import card_name as card_name
from cardtable.view.words.card_names import ranks_in_sentence as ranks_in_sentence
from cardtable.view.words.card_names import suit_in_sentence as suit_in_sentence
from cardtable.view.words.card_names import suit_name as suit_name

SUIT_SIGNS: Final = "♠♥♦♣"
"""The suits' signs in the order of ``cards.SUITS``."""
CYRILLIC_RANKS: Final = {"J": "В", "Q": "Д", "K": "К", "A": "Т"}
"""What cards with Cyrillic letters show: валет, дама, король, туз."""


def game_text(text: str) -> str:
    """A text from a game's own data in the language of the window."""
    return QCoreApplication.translate("game", text) if text else ""


_cyrillic = False


def set_cyrillic(on: bool) -> None:
    """Call ranks as a deck with Cyrillic letters shows them from now on."""
    global _cyrillic
    _cyrillic = on


def rank_label(rank: str) -> str:
    """A rank as cards show it: a ten is ``10``."""
    if rank == "T":
        return "10"
    return CYRILLIC_RANKS.get(rank, rank) if _cyrillic else rank


def card_label(card: Card) -> str:
    """A card as short text, such as ``10♥``."""
    return rank_label(rank_text(card)) + SUIT_SIGNS[SUIT_OF[card]]


def signed(points: int) -> str:
    """Points as they are entered: ``+1``, ``−3``."""
    return f"+{points}" if points >= 0 else number(points)


def number(value: int) -> str:
    """A number with the true minus sign."""
    return str(value).replace("-", "−")


def score_text(scores: Sequence[int]) -> str:
    """Scores by side: ``3 : 1``, never broken at the end of a line."""
    return "\u00a0:\u00a0".join(map(number, scores))


def sum_text(text: str) -> str:
    """A text that ends in a sum, kept on one line with the word before it.

    It is given before its places are filled: ``{side} {total}``.
    """
    head, space, tail = text.rpartition(" ")
    return f"{head}\u00a0{tail}" if space else text


def side_members(spec: GameSpec, names: Sequence[str], side: int) -> list[str]:
    """The names of those who play for a side."""
    return [name for seat, name in enumerate(names) if spec.side_of(seat) == side]


def unbroken(name: str) -> str:
    """A name for a rich text: as it is, and in one line."""
    return name.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "&nbsp;")


def side_label(spec: GameSpec, names: Sequence[str], side: int) -> str:
    """Who plays for a side: a name, or the partners' names."""
    members = side_members(spec, names, side)
    if len(members) == 2:
        pair = QCoreApplication.translate("texts", "{first} and {second}")
        return pair.format(first=members[0], second=members[1])
    return ", ".join(members)


def key_letter(choice: Choice) -> str:
    """The letter that says a word, one of the word's own in the language of the window."""
    return QCoreApplication.translate("key", choice.key).upper() if choice.key else ""


def announcement(spec: GameSpec, told: Announced) -> str:
    """An announced combination in the game's own words."""
    text = game_text(spec.announcements.get(told.kind, "{ranks}"))
    ranks = ranks_in_sentence(told.ranks) if len(told.ranks) == 1 else " ".join(map(rank_label, told.ranks))
    return text.format(ranks=ranks, suit=suit_in_sentence(told.suit) if told.suit >= 0 else "")


def reason_name(spec: GameSpec, why: str) -> str:
    """What a point is called: High."""
    reason = spec.reasons.get(why)
    return game_text(reason.name) if reason else why


def refusal(error: RulesError) -> str:
    """Why a move is not allowed, or what is wrong with a record, as a sentence."""
    context = "rules" if isinstance(error, IllegalMove) else "record"
    text = QCoreApplication.translate(context, error.template)
    params = {name: _shown(value) for name, value in error.params.items()}
    return text.format(**params) if params else text


def refusal_by_rule(error: RulesError) -> str:
    """The same, with the number of the rule that it rests on."""
    if not isinstance(error, IllegalMove) or not error.rule:
        return refusal(error)
    text = QCoreApplication.translate("record", "{sentence} (rule {rule})")
    return text.format(sentence=refusal(error), rule=error.rule)


def _shown(value: object) -> str:
    """A parameter of a refusal as people read it: suits by name, cards with signs, errors as sentences."""
    if isinstance(value, RulesError):
        return value.after_colon(refusal_by_rule(value))
    text = str(value)
    if text in SUIT_NAMES:
        return suit_in_sentence(SUIT_NAMES.index(text))
    return card_label(CARD_TEXT.index(text)) if text in CARD_TEXT else text


def level_title(level: str) -> str:
    """How strong a player is, in a word; nothing for a person or for a player not of the house."""
    title = next((known.title for known in LEVELS if known.id == level), "")
    return QCoreApplication.translate("level", title) if title else ""


def counted(text: str, count: int) -> str:
    """A text translated with ``%n``. The English source marks the plural as ``card(s)``."""
    return text.replace("(s)", "" if count == 1 else "s")
