"""The pages of the settings, in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFileDialog

from cardtable.model.plan import Player
from cardtable.model.preferences import Preferences
from cardtable.model.settings import Settings
from cardtable.rules.cards import HIDDEN, SUITS, Card, parse_card, parse_cards
from cardtable.rules.spec import GameSpec
from cardtable.rules.tricks import strengths
from cardtable.view.hand_order import ALTERNATE, chosen_order, sorted_hand
from cardtable.view.looks import Looks
from cardtable.view.player_rows import PlayerRows, default_players
from cardtable.view.samples import Samples
from cardtable.view.settings_page import Offer, SettingsPage
from cardtable.view.texts import SUIT_SIGNS, game_text, suit_in_sentence

_SHOWN: Final = (*parse_cards("AS KH QC JD TH"), HIDDEN)
_CARD_ROOM: Final = (2.7, 3.78)
_FELT_ROOM: Final = (6.4, 4)
_HAND: Final = parse_cards("3C KH TS 5D JC AH 8S QD 9H AC")
_TRUMP: Final = SUITS.index("C")
_ORDERS: Final = (ALTERNATE, "SHCD", "SHDC", "SCDH", "HDCS")
_STRENGTH: Final = strengths("23456789TJQKA")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Settings", text)


class CardsPage(SettingsPage):
    """The deck."""

    def __init__(self, preferences: Preferences, looks: Looks) -> None:
        super().__init__(_tr("&Cards"), preferences)
        samples = Samples(preferences)
        self.add_sample(looks, lambda: _SHOWN)
        king = parse_card("KH")
        self.look = self.add_chips(
            _tr("&Deck"),
            "deck.look",
            [
                Offer("classic", _tr("Classic"), samples.look("classic", king), _CARD_ROOM),
                Offer("large", _tr("Large index"), samples.look("large", king), _CARD_ROOM),
            ],
        )
        self.back = self.add_chips(
            _tr("&Back"),
            "deck.back",
            [
                Offer("poppy", _tr("Poppy"), samples.back("poppy"), _CARD_ROOM),
                Offer("cornflower", _tr("Cornflower"), samples.back("cornflower"), _CARD_ROOM),
                Offer("fern", _tr("Fern"), samples.back("fern"), _CARD_ROOM),
            ],
        )
        looks.changed.connect(self.look.update)
        self.add_chips(
            _tr("&Index letters"),
            "deck.letters",
            [
                Offer("language", _tr("By language")),
                Offer("latin", "J Q K A"),
                Offer("cyrillic", "В Д К Т"),
            ],
        )
        self.add_switch(_tr("&Four colours"), _tr("Clubs are green, diamonds blue"), "deck.four-colours")
        self.add_slider(_tr("Si&ze"), "cards.size", range(-2, 3), _size_words)
        self.end()


def _size_words(bias: int) -> str:
    return {
        -2: _tr("Much smaller"),
        -1: _tr("Smaller"),
        0: _tr("As the window allows"),
        1: _tr("Larger"),
        2: _tr("Much larger"),
    }[bias]


class FeltPage(SettingsPage):
    """What the table is covered with."""

    def __init__(self, preferences: Preferences, looks: Looks) -> None:
        super().__init__(_tr("&Table"), preferences)
        self._looks = looks
        self._last = "green"
        """What the table was covered with before the own picture."""
        self.add_sample(looks, lambda: _SHOWN)
        samples = Samples(preferences)
        titles = {
            "green": _tr("Green"),
            "blue": _tr("Blue"),
            "wine": _tr("Wine"),
            "sand": _tr("Sand"),
            "plain": _tr("Plain"),
            "picture": _tr("Own picture"),
        }
        self.kinds = self.add_chips(
            _tr("&Felt"),
            "felt.kind",
            [Offer(kind, title, samples.felt(kind), _FELT_ROOM) for kind, title in titles.items()],
        )
        self.kinds.chosen.connect(self._on_kind)
        self.choose_button = self.add_button(_tr("Choose a p&icture…"), "choose-picture")
        self.choose_button.clicked.connect(self.choose_picture)
        self.picture = self.add_note()
        self.add_note(_tr("Plain draws fastest. A picture is darkened a little, so that cards stand out."))
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
        title = _tr("Choose a picture for the table")
        kinds = _tr("Pictures ({patterns})").format(patterns="*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg")
        before = self.preferences.text("felt.picture")
        start = str(Path(before).parent) if before else ""
        file, _ = QFileDialog.getOpenFileName(self.window(), title, start, f"{kinds};;{_tr('All files (*)')}")
        if file:
            self.preferences.set("felt.picture", file)
            self.preferences.set("felt.kind", "picture")
        elif not before:
            self.preferences.set("felt.kind", self._last)

    def _show_picture(self) -> None:
        file = self.preferences.text("felt.picture")
        problem = self._looks.felt.problem
        chosen = _tr("Chosen: {file}").format(file=Path(file).name) if file else ""
        self.tell(self.picture, problem or chosen)
        self.picture.setToolTip(file)
        self.kinds.update()


class MotionPage(SettingsPage):
    """How fast things go, and what waits for the person."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(_tr("&Pace"), preferences)
        self.add_chips(
            _tr("Spee&d"),
            "motion.speed",
            [
                Offer("slow", _tr("Slow")),
                Offer("normal", _tr("Normal")),
                Offer("fast", _tr("Fast")),
                Offer("brisk", _tr("Brisk")),
                Offer("off", _tr("Nothing moves")),
            ],
        )
        self.add_chips(
            _tr("&Reduced motion"),
            "motion.reduced",
            [
                Offer("system", _tr("As the system asks")),
                Offer("on", _tr("On")),
                Offer("off", _tr("Off")),
            ],
        )
        self.add_note(_tr("With reduced motion cards do not fly: they are where they belong at once."))
        self.add_switch(_tr("Tric&ks"), _tr("Each stays until I click"), "pace.click-to-continue")
        self.add_chips(
            _tr("S&ure tricks"),
            "pace.claims",
            [
                Offer("off", _tr("Play them out")),
                Offer("ask", _tr("Ask me")),
                Offer("always", _tr("Skip them")),
            ],
        )
        self.add_note(
            _tr(
                "When all the remaining tricks are certain for one side, the deal can be finished at once; "
                "the hands are shown as proof."
            )
        )
        self.end()


class SoundPage(SettingsPage):
    """What is heard."""

    testRequested = Signal()
    """The person would like to hear a sound."""

    def __init__(self, preferences: Preferences, hears: Callable[[], bool]) -> None:
        super().__init__(_tr("S&ound"), preferences)
        self._hears = hears
        self.add_switch(_tr("Soun&d"), _tr("Cards, points and the end of a match are heard"), "sound.on")
        self.slider = self.add_slider(
            _tr("Vol&ume"), "sound.volume", range(101), lambda volume: _tr("{volume}%").format(volume=volume)
        )
        self.test_button = self.add_button(_tr("Tr&y"), "try-sound")
        self.test_button.clicked.connect(self.testRequested)
        self.silence = self.add_note()
        self.tie("sound.on", self._show_on)
        self.end()

    def _show_on(self) -> None:
        on = self.preferences.flag("sound.on")
        self.slider.setEnabled(on)
        self.test_button.setEnabled(on)

    def shown(self) -> None:
        self.tell(self.silence, "" if self._hears() else _tr("There is no sound device at the moment."))


class HandPage(SettingsPage):
    """How the own hand is sorted."""

    def __init__(self, preferences: Preferences, looks: Looks) -> None:
        super().__init__(_tr("Ha&nd"), preferences)
        sample = self.add_sample(looks, self._sorted)
        self.add_note(_tr("A sample, where trump is {suit}.").format(suit=suit_in_sentence(_TRUMP)))
        self.add_chips(_tr("S&uits"), "sort.suits", [Offer(order, _suits_words(order)) for order in _ORDERS])
        self.add_switch(_tr("Trump"), _tr("Stands at the le&ft"), "sort.trump-left")
        self.add_switch(_tr("Ranks"), _tr("The h&ighest stands at the left"), "sort.high-left")
        for key in self.keys:
            self.tie(key, sample.update)
        self.end()

    def _sorted(self) -> list[Card]:
        return sorted_hand(_HAND, _STRENGTH, _TRUMP, chosen_order(self.preferences))


def _suits_words(order: str) -> str:
    if order == ALTERNATE:
        return _tr("Colours alternate")
    return " ".join(SUIT_SIGNS[SUITS.index(suit)] for suit in order)


class QuestionsPage(SettingsPage):
    """What is asked about before it is done."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(_tr("&Questions"), preferences)
        self.add_switch("", _tr("As&k before a match that is not over is left"), "confirm.end")
        self.add_switch("", _tr("Ask before a &word that would lose the match at once"), "confirm.gift")
        self.end()


class PlayersPage(SettingsPage):
    """Who sits at the table.

    Parameters
    ----------
    settings: where the players are kept.
    game: gives the game whose seats are shown.
    """

    seated = Signal()
    """Other players sit at the table from the next match on."""

    def __init__(self, preferences: Preferences, settings: Settings, game: Callable[[], GameSpec]) -> None:
        super().__init__(_tr("P&layers"), preferences)
        self._settings = settings
        self._game = game
        self.note = self.add_note()
        self.players = PlayerRows(self)
        self.players.changed.connect(self._on_players)
        self.rows.addWidget(self.players)
        self.end()

    def _defaults(self) -> tuple[Player, ...]:
        return default_players(self._game())

    def shown(self) -> None:
        spec = self._game()
        text = _tr("At the table of {game}, from the next match on.")
        self.tell(self.note, text.format(game=game_text(spec.title)))
        self.players.show_players(spec, self._settings.players(self._game(), self._defaults()))

    def _on_players(self) -> None:
        self._settings.set_players(self._game(), self.players.players())
        self.seated.emit()

    @property
    def is_default(self) -> bool:
        return self._settings.players(self._game(), self._defaults()) == self._defaults()

    def reset(self) -> None:
        self._settings.set_players(self._game(), self._defaults())
        self.shown()
        self.seated.emit()

    def arrange(self, em: int, narrow: bool) -> None:
        super().arrange(em, narrow)
        self.players.arrange(em)
        self.players.set_narrow(narrow)
