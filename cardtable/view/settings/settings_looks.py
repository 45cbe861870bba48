"""The pages of the settings about what is seen: the deck, the felt, and how a hand is sorted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QFileDialog

from cardtable.model.preferences import Preferences
from cardtable.rules.cards import HIDDEN, SUITS, Card, parse_card, parse_cards
from cardtable.rules.tricks import strengths
from cardtable.view.hand.hand_order import ALTERNATE, chosen_order, sorted_hand
from cardtable.view.settings.samples import Samples
from cardtable.view.settings.settings_page import Offer, SettingsPage
from cardtable.view.table.looks import Looks
from cardtable.view.words.texts import SUIT_SIGNS, suit_in_sentence

_SHOWN: Final = (*parse_cards("AS KH QC JD TH"), HIDDEN)
_CARD_ROOM: Final = (2.7, 3.78)
_FELT_ROOM: Final = (6.4, 4)
_HAND: Final = parse_cards("3C KH TS 5D JC AH 8S QD 9H AC")
_TRUMP: Final = SUITS.index("C")
_ORDERS: Final = (ALTERNATE, "SHCD", "SHDC", "SCDH", "HDCS")
_KINDS: Final = ("png", "jpg", "jpeg", "webp", "bmp", "gif", "tif", "tiff", "svg")
"""Kinds of pictures that people have, as far as Qt can read them here."""
_STRENGTH: Final = strengths("23456789TJQKA")


class CardsPage(SettingsPage):
    """The deck."""

    def __init__(self, preferences: Preferences, looks: Looks) -> None:
        super().__init__(preferences)
        self.title = self.tr("&Cards")
        samples = Samples(preferences)
        self.add_sample(looks, lambda: _SHOWN)
        king = parse_card("KH")
        self.look = self.add_chips(
            self.tr("&Deck"),
            "deck.look",
            [
                Offer("classic", self.tr("Classic"), samples.look("classic", king), _CARD_ROOM),
                Offer("large", self.tr("Large index"), samples.look("large", king), _CARD_ROOM),
            ],
        )
        self.back = self.add_chips(
            self.tr("&Back"),
            "deck.back",
            [
                Offer("poppy", self.tr("Poppy"), samples.back("poppy"), _CARD_ROOM),
                Offer("cornflower", self.tr("Cornflower"), samples.back("cornflower"), _CARD_ROOM),
                Offer("fern", self.tr("Fern"), samples.back("fern"), _CARD_ROOM),
            ],
        )
        looks.changed.connect(self.look.update)
        self.add_chips(
            self.tr("&Index letters"),
            "deck.letters",
            [
                Offer("language", self.tr("By language")),
                Offer("latin", "J Q K A"),
                Offer("cyrillic", "В Д К Т"),
            ],
        )
        self.add_switch(
            self.tr("&Four colours"), self.tr("Clubs are green, diamonds blue"), "deck.four-colours"
        )
        self.add_slider(self.tr("Si&ze"), "cards.size", range(-2, 3), self._size_words)
        self.end()

    def _size_words(self, bias: int) -> str:
        return {
            -2: self.tr("Much smaller"),
            -1: self.tr("Smaller"),
            0: self.tr("As the window allows"),
            1: self.tr("Larger"),
            2: self.tr("Much larger"),
        }[bias]


class FeltPage(SettingsPage):
    """What the table is covered with."""

    def __init__(self, preferences: Preferences, looks: Looks) -> None:
        super().__init__(preferences)
        self.title = self.tr("&Table")
        self._looks = looks
        self._last = "green"
        """What the table was covered with before the own picture."""
        self.add_sample(looks, lambda: _SHOWN)
        samples = Samples(preferences)
        titles = {
            "green": self.tr("Green"),
            "blue": self.tr("Blue"),
            "wine": self.tr("Wine"),
            "sand": self.tr("Sand"),
            "plain": self.tr("Plain"),
            "picture": self.tr("Own picture"),
        }
        self.kinds = self.add_chips(
            self.tr("&Felt"),
            "felt.kind",
            [Offer(kind, title, samples.felt(kind), _FELT_ROOM) for kind, title in titles.items()],
        )
        self.kinds.chosen.connect(self._on_kind)
        self.choose_button = self.add_button(self.tr("Choose a p&icture…"), "choose-picture")
        self.choose_button.clicked.connect(self.choose_picture)
        self.picture = self.add_note()
        self.add_note(self.tr("Plain draws fastest. A picture is darkened, so that cards stand out."))
        self.tie("felt.picture", self._show_picture)
        self.tie("felt.kind", self._keep_last)
        looks.changed.connect(self._show_picture)
        self.end()

    def _keep_last(self) -> None:
        kind = self.preferences.text("felt.kind")
        if kind != "picture":
            self._last = kind

    def _on_kind(self, kind: str) -> None:
        if kind == "picture" and not self.preferences.text("felt.picture"):
            self.choose_picture()

    def choose_picture(self) -> None:
        """Let the person choose a picture; without one the table is covered as before."""
        title = self.tr("Choose a picture for the table")
        known = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
        patterns = " ".join(f"*.{kind}" for kind in _KINDS if kind in known)
        kinds = self.tr("Pictures ({patterns})").format(patterns=patterns)
        before = self.preferences.text("felt.picture")
        pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        start = str(Path(before).parent) if before else pictures
        every = self.tr("All files (*)")
        file, _ = QFileDialog.getOpenFileName(self.window(), title, start, f"{kinds};;{every}")
        if file:
            self.preferences.set("felt.picture", file)
            self.preferences.set("felt.kind", "picture")
        elif not before:
            self.preferences.set("felt.kind", self._last)

    def _show_picture(self) -> None:
        file = self.preferences.text("felt.picture")
        problem = self._looks.felt.problem
        chosen = self.tr("Chosen: {file}").format(file=Path(file).name) if file else ""
        self.tell(self.picture, problem or chosen)
        self.picture.setToolTip(file)
        self.kinds.update()


class HandPage(SettingsPage):
    """How the own hand is sorted."""

    def __init__(self, preferences: Preferences, looks: Looks) -> None:
        super().__init__(preferences)
        self.title = self.tr("Ha&nd")
        sample = self.add_sample(looks, self._sorted)
        self.add_note(self.tr("A sample, where trump is {suit}.").format(suit=suit_in_sentence(_TRUMP)))
        self.add_chips(
            self.tr("S&uits"), "sort.suits", [Offer(order, self._suits_words(order)) for order in _ORDERS]
        )
        self.add_switch(self.tr("Trump"), self.tr("Stands at the le&ft"), "sort.trump-left")
        self.add_switch(self.tr("Ranks"), self.tr("The h&ighest stands at the left"), "sort.high-left")
        for key in self.keys:
            self.tie(key, sample.update)
        self.end()

    def _sorted(self) -> list[Card]:
        return sorted_hand(_HAND, _STRENGTH, _TRUMP, chosen_order(self.preferences))

    def _suits_words(self, order: str) -> str:
        if order == ALTERNATE:
            return self.tr("Colours alternate")
        return " ".join(SUIT_SIGNS[SUITS.index(suit)] for suit in order)
