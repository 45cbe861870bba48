"""Saved matches as the application uses them: one is kept while it is played, and taken up when it starts.

What needs SQLite is imported when it is first needed, so that a start without saved matches does without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable import paths

if TYPE_CHECKING:
    from cardtable.model.match_keeper import MatchKeeper
    from cardtable.model.plan import MatchPlan
    from cardtable.model.store import Store, Told
    from cardtable.model.unfinished import Unfinished
    from cardtable.rules.spec import GameSpec


class Archive(QObject):
    """Keeps matches in the user's folder.

    Parameters
    ----------
    folder: where, by default the user's folder for such files.
    """

    notice = Signal(str)
    """One sentence for the person: why matches cannot be saved, that they are again, or where a damaged file
    is now."""

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder or paths.data_dir()

    @property
    def is_begun(self) -> bool:
        """Whether there is a file already."""
        return (self.folder / paths.MATCHES).exists()

    @cached_property
    def store(self) -> Store:
        """The file."""
        from cardtable.model.store import Store

        return Store(self.folder, self._tell, self._tell_again)

    def close(self) -> None:
        """Close the file."""
        if "store" in self.__dict__:
            self.store.close()

    def keeper(self, plan: MatchPlan) -> MatchKeeper:
        """Who keeps a new match."""
        from cardtable.model.match_keeper import MatchKeeper

        return MatchKeeper(self.store, plan)

    def has_played(self, code: str) -> bool:
        """Whether a match of this deal code has been begun."""
        from cardtable.model.store import StoreTrouble

        try:
            return bool(self.store.query("SELECT 1 FROM matches WHERE code = ? LIMIT 1", (code,)))
        except StoreTrouble:
            return False

    def unfinished(self, games: Mapping[str, GameSpec]) -> Unfinished | None:
        """The latest match that is not over and not on another instance's table, or ``None``."""
        if not self.is_begun:
            return None
        from cardtable.model.taking_up import TakingUp

        return TakingUp(self.store, self._tell_lost, self._tell_short).latest(games)

    # --- troubles ------------------------------------------------------------------------------------------

    def _tell_lost(self) -> None:
        self.notice.emit(
            self.tr("The match that was not finished is damaged and cannot go on; nothing else is lost.")
        )

    def _tell_short(self) -> None:
        self.notice.emit(self.tr("The saved match is damaged: what was played last is missing."))

    def _tell_again(self) -> None:
        self.notice.emit(self.tr("Matches are saved again, with what was played in between."))

    def _tell(self, told: Told) -> None:
        self.notice.emit(self._sentence(told).format(folder=self.folder, file=_name(told.aside)))

    def _sentence(self, told: Told) -> str:
        from cardtable.model.store_file import Trouble

        match told.trouble:
            case Trouble.DAMAGED if told.aside is not None:
                return self.tr(
                    "The saved matches are damaged: their file now lies in {folder} as {file}, and new "
                    "matches are saved in a new one."
                )
            case Trouble.DAMAGED:
                return self.tr("The saved matches in {folder} are damaged: this match is not saved.")
            case Trouble.FULL:
                return self.tr("The disk is full: until there is room in {folder}, this match is not saved.")
            case Trouble.READ_ONLY:
                return self.tr("Nothing can be written in {folder}: this match is not saved.")
            case Trouble.LOCKED:
                return self.tr(
                    "Another program holds the saved matches: this match will be saved when it lets go."
                )
            case Trouble.NEWER:
                return self.tr(
                    "The saved matches come from a later version of the program: this match is not saved."
                )
        return self.tr("The disk in {folder} does not answer: this match is not saved.")


def _name(file: Path | None) -> str:
    return file.name if file is not None else ""
