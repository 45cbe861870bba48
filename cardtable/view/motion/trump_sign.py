"""The trump badge in the course of a deal: judged by what is turned, and by what lies on the stock."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.rules.cards import NO_SUIT, Suit
from cardtable.rules.events import Zone
from cardtable.view.motion.motions import Fade, Motion
from cardtable.view.motion.pace import Pace
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import game_text, suit_name


class TrumpSign:
    """Keeps the badge of a table true; ``changes`` tells whether a turned card may change the trump."""

    def __init__(self, table: Tabletop, changes: bool) -> None:
        self._table = table
        self._changes = changes
        self._prizes = [zone for zone in table.spec.zones if zone.place == "on-stock"]

    def hide(self) -> None:
        """There is no trump yet."""
        self._table.badge.state.suit = NO_SUIT
        self._table.badge.refresh()

    def show(self, trump: Suit, tricks: int, pace: Pace) -> Sequence[Motion]:
        """Show a trump after so many tricks. Only before the first one is the hand sorted anew by it: later
        the person knows where each card stands."""
        board, badge = self._table.board, self._table.badge
        changed = badge.state.suit != trump
        badge.state.suit = trump
        self.refresh()
        if not tricks:
            board.sort_trump = trump
        board.arrange()
        motions: list[Motion] = [*board.shifts(pace.sort)]
        if changed:
            motions.append(Fade(pace.badge, badge.pop))
        return motions

    def refresh(self) -> None:
        """Say what the trump is of: a prize on the stock means that it is this trick's."""
        badge = self._table.badge
        state = badge.state
        if state.suit == NO_SUIT:
            return
        lying = any(self._table.board.zones.get(Zone(zone.name)) for zone in self._prizes)
        state.name = suit_name(state.suit)
        state.below = ""
        if self._changes and lying:
            state.caption = QCoreApplication.translate("TrumpSign", "Trump this trick")
            state.below = QCoreApplication.translate("TrumpSign", "next still hidden")
        elif self._changes:
            state.caption = QCoreApplication.translate("TrumpSign", "Trump to the end")
        else:
            state.caption = game_text(self._table.spec.trump_title)
        badge.refresh()
