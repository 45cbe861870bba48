"""The words of a lesson with its places filled: cards with their signs, players, buttons, points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.rules.cards import CARD_TEXT, SUIT_OF, Card
from cardtable.rules.spec import GameSpec
from cardtable.view.kit import theme
from cardtable.view.words.texts import card_label, card_name, game_text, reason_name


class _Sign(str):
    """A card's sign, which is the same in every form that a sentence may ask for."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        return str(self)


class LessonWords:
    """Fills the places in a lesson's texts.

    Parameters
    ----------
    spec: the game.
    names: the players' names by seat.
    """

    def __init__(self, spec: GameSpec, names: Sequence[str]) -> None:
        self._words = {f"p{seat}": name for seat, name in enumerate(names)}
        self._words |= {choice.word: game_text(choice.label) for choice in spec.choices}
        self._words |= {why: reason_name(spec, why) for why in spec.reasons}

    def shown(self, text: str) -> str:
        """A text as rich text: cards by their signs, in the suits’ colours."""
        return text.format_map({**self._words, **self._cards(text, _coloured)})

    def plain(self, text: str) -> str:
        """A text as a line on the table: cards by their signs."""
        return text.format_map({**self._words, **self._cards(text, lambda card: _Sign(card_label(card)))})

    def spoken(self, text: str) -> str:
        """A text as it is read aloud: cards by their names."""
        return text.format_map({**self._words, **self._cards(text, card_name)})

    @staticmethod
    def _cards(text: str, show: Callable[[Card], str]) -> dict[str, str]:
        return {name: show(place) for place, name in enumerate(CARD_TEXT) if f"{{{name}" in text}


def _coloured(card: Card) -> _Sign:
    colour = theme.suit_colour(SUIT_OF[card])
    return _Sign(f'<b style="color: {colour}; white-space: nowrap">{card_label(card)}</b>')
