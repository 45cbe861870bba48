"""How the table looks, as the person has chosen: the deck, the felt, and the words that go with them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from cardtable.model.languages import resolved
from cardtable.view.kit import theme
from cardtable.view.table.felt import Felt
from cardtable.view.words import texts

if TYPE_CHECKING:
    from cardtable.model.preferences import Preferences
    from cardtable.view.deck.cards import CardArt
    from cardtable.view.deck.deck_style import DeckStyle

_CYRILLIC: Final = {"uk", "ru"}
"""Languages whose decks have Cyrillic letters."""


def deck_style(preferences: Preferences) -> DeckStyle:
    """The deck that is chosen."""
    from cardtable.view.deck.deck_style import DeckStyle

    return DeckStyle(
        look=preferences.text("deck.look"),
        four_colours=preferences.flag("deck.four-colours"),
        cyrillic=_is_cyrillic(preferences),
        back=preferences.text("deck.back"),
    )


def _is_cyrillic(preferences: Preferences) -> bool:
    letters = preferences.text("deck.letters")
    return (
        resolved(preferences.text("language")) in _CYRILLIC
        if letters == "language"
        else letters == "cyrillic"
    )


class Looks(QObject):
    """The deck and the felt that all tables share. They follow the preferences at once.

    Parameters
    ----------
    preferences: what has been chosen; without them everything is as it comes.
    art: the card pictures to use.
    """

    changed = Signal()
    """Something looks otherwise now: what shows cards or suits is drawn anew."""

    def __init__(
        self,
        preferences: Preferences | None = None,
        art: CardArt | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.felt = Felt()
        self._preferences = preferences
        if art is not None:
            self.art = art
        if preferences is not None:
            preferences.changed.connect(self._on_preference)
            self._take_deck()
            self._take_felt()

    @cached_property
    def art(self) -> CardArt:
        """The card pictures, which nobody needs before there are cards."""
        from cardtable.view.deck.cards import CardArt

        return CardArt(deck_style(self._preferences) if self._preferences is not None else None)

    def _on_preference(self, key: str) -> None:
        if key.startswith("deck.") or key == "language":
            self._take_deck()
        elif key.startswith("felt."):
            self._take_felt()
        else:
            return
        self.changed.emit()

    def _take_deck(self) -> None:
        assert self._preferences is not None
        theme.set_four_colours(self._preferences.flag("deck.four-colours"))
        texts.set_cyrillic(_is_cyrillic(self._preferences))
        if "art" in self.__dict__:
            self.art.set_style(deck_style(self._preferences))

    def _take_felt(self) -> None:
        assert self._preferences is not None
        self.felt.set_kind(self._preferences.text("felt.kind"), self._preferences.text("felt.picture"))
