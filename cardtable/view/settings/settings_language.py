"""The page of the settings about the language."""

from __future__ import annotations

from cardtable.model.languages import LANGUAGES, SYSTEM, system_language
from cardtable.model.preferences import Preferences
from cardtable.view.settings.settings_page import Offer, SettingsPage


class LanguagePage(SettingsPage):
    """What language the window speaks. Each is called by its own name, so that whoever needs it finds it."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.title = self.tr("L&anguage")
        offers = [Offer(SYSTEM, self.tr("As the system")), *(Offer(*known) for known in LANGUAGES.items())]
        self.chips = self.add_chips(self.tr("Lang&uage"), "language", offers)
        own = self.tr("The system asks for {language}. A match goes on in the language that is chosen.")
        self.add_note(own.format(language=LANGUAGES[system_language()]))
        self.end()
