"""Cards, suits and ranks in words, in every form that a sentence may need.

A sentence names the form in its place: where English says “You take the {card}.” a translation says
“Ви берете {card:acc}.” The forms are the translator's: each name is translated by all of them, divided by
``|``, as in ``дама|дами|даму|дамою``. A language that has but one form, as English has, gives that.

=======  =====================================================================
place    form
=======  =====================================================================
``nom``  nominative, which stands without saying so
``gen``  genitive
``acc``  accusative
``ins``  instrumental
``few``  of ranks in the plural: after two, three and four (три короля)
``fem``  of suits: the adjective in the feminine (пікова Баба)
=======  =====================================================================

A form that begins with a capital, ``{card:Acc}``, begins the sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable.rules.cards import SUIT_OF, Card, Suit, rank_text
from cardtable.rules.spec import QT_TRANSLATE_NOOP

CASES: Final = ("nom", "gen", "acc", "ins")
"""The forms in the order in which a translation gives them; the fifth is a name's own."""

RANK_NAMES: Final[Mapping[str, str]] = {
    "2": QT_TRANSLATE_NOOP("rank", "two"),
    "3": QT_TRANSLATE_NOOP("rank", "three"),
    "4": QT_TRANSLATE_NOOP("rank", "four"),
    "5": QT_TRANSLATE_NOOP("rank", "five"),
    "6": QT_TRANSLATE_NOOP("rank", "six"),
    "7": QT_TRANSLATE_NOOP("rank", "seven"),
    "8": QT_TRANSLATE_NOOP("rank", "eight"),
    "9": QT_TRANSLATE_NOOP("rank", "nine"),
    "T": QT_TRANSLATE_NOOP("rank", "ten"),
    "J": QT_TRANSLATE_NOOP("rank", "jack"),
    "Q": QT_TRANSLATE_NOOP("rank", "queen"),
    "K": QT_TRANSLATE_NOOP("rank", "king"),
    "A": QT_TRANSLATE_NOOP("rank", "ace"),
}
RANKS_NAMES: Final[Mapping[str, str]] = {
    "2": QT_TRANSLATE_NOOP("ranks", "twos"),
    "3": QT_TRANSLATE_NOOP("ranks", "threes"),
    "4": QT_TRANSLATE_NOOP("ranks", "fours"),
    "5": QT_TRANSLATE_NOOP("ranks", "fives"),
    "6": QT_TRANSLATE_NOOP("ranks", "sixes"),
    "7": QT_TRANSLATE_NOOP("ranks", "sevens"),
    "8": QT_TRANSLATE_NOOP("ranks", "eights"),
    "9": QT_TRANSLATE_NOOP("ranks", "nines"),
    "T": QT_TRANSLATE_NOOP("ranks", "tens"),
    "J": QT_TRANSLATE_NOOP("ranks", "jacks"),
    "Q": QT_TRANSLATE_NOOP("ranks", "queens"),
    "K": QT_TRANSLATE_NOOP("ranks", "kings"),
    "A": QT_TRANSLATE_NOOP("ranks", "aces"),
}
SUIT_NAMES: Final[Sequence[str]] = (
    QT_TRANSLATE_NOOP("suit", "spades"),
    QT_TRANSLATE_NOOP("suit", "hearts"),
    QT_TRANSLATE_NOOP("suit", "diamonds"),
    QT_TRANSLATE_NOOP("suit", "clubs"),
)


class Word(str):
    """A name that stands in the nominative unless a place asks for another form: ``{card:acc}``.

    One with a ``title`` is that where no form is asked for.
    """

    __slots__ = ("_forms",)
    _forms: Mapping[str, str]

    def __new__(cls, forms: Mapping[str, str], title: str = "") -> Word:
        word = super().__new__(cls, title or forms["nom"])
        word._forms = forms
        return word

    def form(self, name: str) -> str:
        """Return a form by name, beginning with a capital if the name does; the first if there is none."""
        text = self._forms.get(name.lower(), str(self))
        return text[:1].upper() + text[1:] if name[:1].isupper() else text

    def __format__(self, spec: str) -> str:
        return self.form(spec)


def _word(context: str, source: str, fifth: str = "", title: str = "") -> Word:
    """A name in the language of the window."""
    forms = QCoreApplication.translate(context, source).split("|")
    return Word(dict(zip((*CASES, fifth), forms, strict=False)), title)


def card_name(card: Card) -> Word:
    """A card in words within a sentence: queen of spades."""
    rank, suit = rank_in_sentence(rank_text(card)), suit_in_sentence(SUIT_OF[card])
    text = QCoreApplication.translate("cards", "{rank} of {suit}", "queen of spades")
    return Word({case: text.format(rank=rank.form(case), suit=suit) for case in CASES})


def rank_in_sentence(rank: str) -> Word:
    """A rank in words within a sentence: queen."""
    return _word("rank", RANK_NAMES[rank])


def ranks_in_sentence(rank: str) -> Word:
    """Several cards of a rank, as in “three kings”."""
    return _word("ranks", RANKS_NAMES[rank], "few")


def suit_in_sentence(suit: Suit) -> Word:
    """A suit's name within a sentence, as in “you hold spades” and “Baba of spades”."""
    return _word("suit", SUIT_NAMES[suit], "fem")


def suit_name(suit: Suit) -> Word:
    """A suit's name as a title, Spades, whose forms are those within a sentence."""
    names = (
        QCoreApplication.translate("cards", "Spades"),
        QCoreApplication.translate("cards", "Hearts"),
        QCoreApplication.translate("cards", "Diamonds"),
        QCoreApplication.translate("cards", "Clubs"),
    )
    return _word("suit", SUIT_NAMES[suit], "fem", names[suit])
