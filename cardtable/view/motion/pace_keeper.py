"""How fast a table shows things: as the person and the system want it, unless it is set otherwise."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.model.preferences import Preferences
from cardtable.view.motion.pace import Pace
from cardtable.view.motion.stillness import Stillness


class PaceKeeper(QObject):
    """Keeps the pace, and follows what is chosen and what the system asks for.

    Parameters
    ----------
    preferences: the speed, and whether motion is reduced: always, never, or as the system has it.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._stillness = Stillness(self)
        self._stillness.changed.connect(self._choose)
        self._hurried = False
        self._pace = self._chosen()
        preferences.changed.connect(self._on_preference)

    @property
    def pace(self) -> Pace:
        """The pace of now."""
        return self._pace

    @property
    def of_play(self) -> Pace:
        """The pace at which cards are played: quicker while a deal is only played out."""
        return self._pace.hurried() if self._hurried else self._pace

    def ask_system(self) -> None:
        """Ask the system how much may move."""
        self._stillness.ask()

    def set(self, pace: Pace) -> None:
        """Show everything at a pace, until another is chosen."""
        self._pace = pace
        self.changed.emit()

    def hurry(self, on: bool) -> None:
        """Play what is known already quickly, or play at the usual pace again."""
        if on != self._hurried:
            self._hurried = on
            self.changed.emit()

    @property
    def is_hurried(self) -> bool:
        """Whether a deal is only played out."""
        return self._hurried

    def _chosen(self) -> Pace:
        pace = Pace.named(self._preferences.text("motion.speed"))
        reduced = self._preferences.text("motion.reduced")
        still = self._stillness.is_wanted if reduced == "system" else reduced == "on"
        return pace.still() if still else pace

    def _choose(self) -> None:
        self.set(self._chosen())

    def _on_preference(self, key: str) -> None:
        if key.startswith("motion."):
            self._choose()
