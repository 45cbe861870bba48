"""What shows that nobody cheats: the sealed pack, and what the computers were told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from cardtable.view.window.main_window import MainWindow


class FairDeeds(QObject):
    """Connects the actions of the menus; lives as long as they do.

    Parameters
    ----------
    window: has the menus, the match and the sheets.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window.menus)
        self._window = window
        window.menus.seal.triggered.connect(lambda: self.show_pack())
        window.menus.told.triggered.connect(lambda: self.show_told())

    def show_pack(self, deal: int = 0) -> None:
        """Show the seal of a deal, from 1, or the latest."""
        window = self._window
        replayed = window.replay.match if window.is_replaying else None
        window.seal_panel.show_pack(replayed or window.host.match, deal)

    def show_told(self) -> None:
        """Show what the computers were told in the deals that are over."""
        window = self._window
        replayed = window.replay.match if window.is_replaying else None
        match = window.host.match
        if replayed is not None:
            record = replayed.whole
            deal = replayed.steps[replayed.position - 1].deal
            window.told_panel.show_match(
                record, replayed.spec, replayed.names, replayed.person, len(record.deals), deal
            )
        elif match is not None and match.is_begun:
            record = match.record
            over = len(record.deals) - (match.to_act >= 0)
            window.told_panel.show_match(record, match.spec, match.names, match.person, over)
        else:
            window.told_panel.show_nothing()
