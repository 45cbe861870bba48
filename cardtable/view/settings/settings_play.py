"""The pages of the settings about how it is played: pace, sound, what is asked about, and the company."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal

from cardtable.model.plan import Player
from cardtable.model.preferences import Preferences
from cardtable.model.settings import Settings
from cardtable.rules.spec import GameSpec
from cardtable.view.settings.settings_page import Offer, SettingsPage
from cardtable.view.sound.sounds import Sounds
from cardtable.view.start.plans import default_players
from cardtable.view.start.player_rows import PlayerRows
from cardtable.view.words.texts import game_text


class MotionPage(SettingsPage):
    """How fast things go, and what waits for the person."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.title = self.tr("&Pace")
        self.add_chips(
            self.tr("Spee&d"),
            "motion.speed",
            [
                Offer("slow", self.tr("Slow")),
                Offer("normal", self.tr("Normal")),
                Offer("fast", self.tr("Fast")),
                Offer("brisk", self.tr("Brisk")),
                Offer("off", self.tr("Nothing moves")),
            ],
        )
        self.add_chips(
            self.tr("&Reduced motion"),
            "motion.reduced",
            [
                Offer("system", self.tr("As the system asks")),
                Offer("on", self.tr("On")),
                Offer("off", self.tr("Off")),
            ],
        )
        self.add_note(self.tr("With reduced motion cards do not fly: they are where they belong at once."))
        self.add_switch(self.tr("Tric&ks"), self.tr("Each stays until I click"), "pace.click-to-continue")
        self.add_chips(
            self.tr("S&ure tricks"),
            "pace.claims",
            [
                Offer("off", self.tr("Play them out")),
                Offer("ask", self.tr("Ask me")),
                Offer("always", self.tr("Skip them")),
            ],
        )
        self.add_note(
            self.tr(
                "When all the remaining tricks are certain for one side, the deal can be finished at once; "
                "the hands are shown as proof."
            )
        )
        self.end()


class SoundPage(SettingsPage):
    """What is heard."""

    def __init__(self, preferences: Preferences, sounds: Sounds) -> None:
        super().__init__(preferences)
        self.title = self.tr("S&ound")
        self._sounds = sounds
        self.add_switch(
            self.tr("Soun&d"), self.tr("Cards, points and the end of a match are heard"), "sound.on"
        )
        self.slider = self.add_slider(self.tr("Vol&ume"), "sound.volume", range(101), self._volume_words)
        self.test_button = self.add_button(self.tr("Tr&y"), "try-sound")
        self.test_button.clicked.connect(sounds.try_out)
        self.silence = self.add_note()
        self.tie("sound.on", self._show_on)
        self.end()

    def _volume_words(self, volume: int) -> str:
        return self.tr("{volume}%").format(volume=volume)

    def _show_on(self) -> None:
        on = self.preferences.flag("sound.on")
        self.slider.setEnabled(on)
        self.test_button.setEnabled(on)

    def shown(self) -> None:
        self.tell(
            self.silence,
            "" if self._sounds.can_play() else self.tr("There is no sound device at the moment."),
        )


class QuestionsPage(SettingsPage):
    """What is asked about before it is done."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.title = self.tr("&Questions")
        self.add_switch("", self.tr("As&k before leaving an unfinished match"), "confirm.end")
        self.add_switch("", self.tr("Ask before saying a &word that loses the match at once"), "confirm.gift")
        self.add_chips(
            self.tr("C&ut the pack"),
            "fairness.cut",
            [
                Offer("ask", self.tr("Ask me")),
                Offer("auto", self.tr("For me")),
                Offer("off", self.tr("Not at all")),
            ],
        )
        self.add_note(
            self.tr("The pack is sealed before it is cut: see the sealed pack in the help menu."), whole=True
        )
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
        super().__init__(preferences)
        self.title = self.tr("P&layers")
        self._settings = settings
        self._game = game
        self.note = self.add_note(whole=True)
        self.players = PlayerRows(self)
        self.players.changed.connect(self._on_players)
        self.rows.addWidget(self.players)
        self.end()

    def _defaults(self) -> tuple[Player, ...]:
        return default_players(self._game())

    def shown(self) -> None:
        spec = self._game()
        text = self.tr("At the table of {game}, from the next match on.")
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
