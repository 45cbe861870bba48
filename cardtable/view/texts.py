"""Words that several parts of the window share: a game's own texts, cards, suits and sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable.model.levels import LEVELS
from cardtable.rules.cards import CARD_TEXT, SUIT_NAMES, SUIT_OF, Card, Suit, rank_text
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import Announced
from cardtable.rules.spec import GameSpec

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


def side_label(spec: GameSpec, names: Sequence[str], side: int) -> str:
    """Who plays for a side: a name, or the partners' names."""
    members = [name for seat, name in enumerate(names) if spec.side_of(seat) == side]
    if len(members) == 2:
        pair = QCoreApplication.translate("texts", "{first} and {second}")
        return pair.format(first=members[0], second=members[1])
    return ", ".join(members)


def suit_name(suit: Suit) -> str:
    """A suit's name as a title: Spades."""
    names = (
        QCoreApplication.translate("cards", "Spades"),
        QCoreApplication.translate("cards", "Hearts"),
        QCoreApplication.translate("cards", "Diamonds"),
        QCoreApplication.translate("cards", "Clubs"),
    )
    return names[suit]


def suit_in_sentence(suit: Suit) -> str:
    """A suit's name within a sentence, as in “you hold spades” and “Baba of spades”."""
    names = (
        QCoreApplication.translate("cards", "spades"),
        QCoreApplication.translate("cards", "hearts"),
        QCoreApplication.translate("cards", "diamonds"),
        QCoreApplication.translate("cards", "clubs"),
    )
    return names[suit]


def ranks_in_sentence(rank: str) -> str:
    """Several cards of a rank, as in “three kings”."""
    names = {
        "2": QCoreApplication.translate("cards", "twos"),
        "3": QCoreApplication.translate("cards", "threes"),
        "4": QCoreApplication.translate("cards", "fours"),
        "5": QCoreApplication.translate("cards", "fives"),
        "6": QCoreApplication.translate("cards", "sixes"),
        "7": QCoreApplication.translate("cards", "sevens"),
        "8": QCoreApplication.translate("cards", "eights"),
        "9": QCoreApplication.translate("cards", "nines"),
        "T": QCoreApplication.translate("cards", "tens"),
        "J": QCoreApplication.translate("cards", "jacks"),
        "Q": QCoreApplication.translate("cards", "queens"),
        "K": QCoreApplication.translate("cards", "kings"),
        "A": QCoreApplication.translate("cards", "aces"),
    }
    return names[rank]


def card_name(card: Card) -> str:
    """A card in words within a sentence: queen of spades."""
    ranks = {
        "2": QCoreApplication.translate("cards", "two"),
        "3": QCoreApplication.translate("cards", "three"),
        "4": QCoreApplication.translate("cards", "four"),
        "5": QCoreApplication.translate("cards", "five"),
        "6": QCoreApplication.translate("cards", "six"),
        "7": QCoreApplication.translate("cards", "seven"),
        "8": QCoreApplication.translate("cards", "eight"),
        "9": QCoreApplication.translate("cards", "nine"),
        "T": QCoreApplication.translate("cards", "ten"),
        "J": QCoreApplication.translate("cards", "jack"),
        "Q": QCoreApplication.translate("cards", "queen"),
        "K": QCoreApplication.translate("cards", "king"),
        "A": QCoreApplication.translate("cards", "ace"),
    }
    text = QCoreApplication.translate("cards", "{rank} of {suit}", "queen of spades")
    return text.format(rank=ranks[rank_text(card)], suit=suit_in_sentence(SUIT_OF[card]))


def announcement(spec: GameSpec, told: Announced) -> str:
    """An announced combination in the game's own words."""
    text = game_text(spec.announcements.get(told.kind, "{ranks}"))
    ranks = ranks_in_sentence(told.ranks) if len(told.ranks) == 1 else " ".join(map(rank_label, told.ranks))
    return text.format(ranks=ranks, suit=suit_in_sentence(told.suit) if told.suit >= 0 else "")


def reason_name(spec: GameSpec, why: str) -> str:
    """What a point is called: High."""
    reason = spec.reasons.get(why)
    return game_text(reason.name) if reason else why


def refusal(error: IllegalMove) -> str:
    """Why a move is not allowed, as a sentence."""
    params = {name: _shown(value) for name, value in error.params.items()}
    return QCoreApplication.translate("rules", error.template).format(**params)


def _shown(value: str) -> str:
    """A parameter of a refusal as people read it: suits by name, cards with signs."""
    if value in SUIT_NAMES:
        return suit_in_sentence(SUIT_NAMES.index(value))
    return card_label(CARD_TEXT.index(value)) if value in CARD_TEXT else value


def level_title(level: str) -> str:
    """How strong a player is, in a word; nothing for a person or for a player not of the house."""
    title = next((known.title for known in LEVELS if known.id == level), "")
    return QCoreApplication.translate("level", title) if title else ""


def counted(text: str, count: int) -> str:
    """A text translated with ``%n``. The English source marks the plural as ``card(s)``."""
    return text.replace("(s)", "" if count == 1 else "s")
