"""Words that several parts of the window share: a game's own texts, cards, suits and sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable.rules.cards import SUIT_OF, Card, rank_text
from cardtable.rules.spec import GameSpec

SUIT_SIGNS: Final = "♠♥♦♣"
"""The suits' signs in the order of ``cards.SUITS``."""


def game_text(text: str) -> str:
    """A text from a game's own data in the language of the window."""
    return QCoreApplication.translate("game", text) if text else ""


def rank_label(rank: str) -> str:
    """A rank as cards show it: a ten is ``10``."""
    return "10" if rank == "T" else rank


def card_label(card: Card) -> str:
    """A card as short text, such as ``10♥``."""
    return rank_label(rank_text(card)) + SUIT_SIGNS[SUIT_OF[card]]


def signed(points: int) -> str:
    """Points as they are entered: ``+1``, ``−3``."""
    return f"+{points}" if points >= 0 else number(points)


def number(value: int) -> str:
    """A number with the true minus sign."""
    return str(value).replace("-", "−")


def side_label(spec: GameSpec, names: Sequence[str], side: int) -> str:
    """Who plays for a side: a name, or the partners' names."""
    members = [name for seat, name in enumerate(names) if spec.side_of(seat) == side]
    if len(members) == 2:
        pair = QCoreApplication.translate("texts", "{first} and {second}")
        return pair.format(first=members[0], second=members[1])
    return ", ".join(members)
