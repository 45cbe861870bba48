"""How the table looks, as the person has chosen: the deck, the felt, and the words that go with them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from cardtable.model.languages import resolved
from cardtable.model.preferences import Preferences
from cardtable.view.deck.cards import CardArt
from cardtable.view.deck.deck_style import DeckStyle
from cardtable.view.kit import theme
from cardtable.view.table.felt import Felt
from cardtable.view.words import texts

_CYRILLIC: Final = {"uk", "ru"}
"""Languages whose decks have Cyrillic letters."""


def deck_style(preferences: Preferences) -> DeckStyle:
    """The deck that is chosen."""
    return DeckStyle(
        look=preferences.text("deck.look"),
        four_colours=preferences.flag("deck.four-colours"),
        cyrillic=_is_cyrillic(preferences.text("deck.letters"), preferences.text("language")),
        back=preferences.text("deck.back"),
    )


def _is_cyrillic(letters: str, language: str) -> bool:
    return resolved(language) in _CYRILLIC if letters == "language" else letters == "cyrillic"


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
        self.art = art or CardArt()
        self.felt = Felt()
        self._preferences = preferences
        if preferences is not None:
            preferences.changed.connect(self._on_preference)
            self._take_deck()
            self._take_felt()

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
        style = deck_style(self._preferences)
        theme.set_four_colours(style.four_colours)
        texts.set_cyrillic(style.cyrillic)
        self.art.set_style(style)

    def _take_felt(self) -> None:
        assert self._preferences is not None
        self.felt.set_kind(self._preferences.text("felt.kind"), self._preferences.text("felt.picture"))
