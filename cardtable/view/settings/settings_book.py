"""All pages of the settings, in the order in which they are offered."""

from __future__ import annotations

from cardtable.model.preferences import Preferences
from cardtable.model.settings import Settings
from cardtable.view.settings.settings_language import LanguagePage
from cardtable.view.settings.settings_looks import CardsPage, FeltPage, HandPage
from cardtable.view.settings.settings_page import SettingsPage
from cardtable.view.settings.settings_play import MotionPage, PlayersPage, QuestionsPage, SoundPage
from cardtable.view.sound.sounds import Sounds
from cardtable.view.start.start_page import StartPage
from cardtable.view.table.looks import Looks


def all_pages(
    preferences: Preferences, settings: Settings, looks: Looks, sounds: Sounds, start_page: StartPage
) -> list[SettingsPage]:
    """Make all pages."""
    players = PlayersPage(preferences, settings, lambda: start_page.spec)
    players.seated.connect(start_page.show_players)
    return [
        CardsPage(preferences, looks),
        FeltPage(preferences, looks),
        MotionPage(preferences),
        SoundPage(preferences, sounds),
        HandPage(preferences, looks),
        QuestionsPage(preferences),
        players,
        LanguagePage(preferences),
    ]
