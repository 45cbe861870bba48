"""Keeps the last trick of a deal, as far as the table has shown it, and shows it again when asked to."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QWidget

from cardtable.rules.events import TrickTaken
from cardtable.view.table.tabletop import Tabletop

if TYPE_CHECKING:
    from cardtable.view.table.last_trick import LastTrickView

_AROUND_PILE = 6


class TrickMemory(QObject):
    """Remembers one trick, in games that let it be looked at again.

    Parameters
    ----------
    page: what the last trick is laid over.
    """

    changed = Signal(bool)
    """Whether there is a trick to show now."""
    closed = Signal()
    """The last trick is shown no more, by the person's own doing."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._table: Tabletop | None = None
        self._trick: TrickTaken | None = None

    def sit(self, table: Tabletop | None) -> None:
        """Begin at another table, or at none."""
        self.hide()
        self.keep(None)
        self._table = table

    @cached_property
    def view(self) -> LastTrickView:
        """What shows the trick, made when it is first wanted."""
        from cardtable.view.table.last_trick import LastTrickView

        view = LastTrickView(self._page)
        view.closed.connect(self.closed)
        return view

    def hide(self) -> None:
        """Show the last trick no more."""
        if "view" in self.__dict__:
            self.view.hide()

    def fit(self) -> None:
        """Lie over the whole page, whose size is another now."""
        if "view" in self.__dict__:
            self.view.fit()

    @property
    def is_allowed(self) -> bool:
        """Whether the game lets tricks be looked at again (rule C11)."""
        return self._table is not None and self._table.spec.last_trick

    @property
    def may_show(self) -> bool:
        """Whether there is a trick that may be looked at."""
        return self.is_allowed and self._trick is not None

    def keep(self, trick: TrickTaken | None) -> None:
        """This is the last trick now; a new deal has none."""
        could = self.may_show
        self._trick = trick
        if could != self.may_show:
            self.changed.emit(not could)

    def toggle(self) -> bool:
        """Show the last trick, or show it no more; tells whether it is seen."""
        if self.view.isVisible():
            self.view.hide()
        elif self._table is not None and self._trick is not None and self.may_show:
            self.view.show_trick(self._table, self._trick)
        return self.view.isVisible()

    def is_pile_at(self, point: QPointF) -> bool:
        """Whether the pile that holds the last trick lies at a point."""
        table, trick = self._table, self._trick
        if table is None or trick is None or not self.may_show:
            return False
        around = _AROUND_PILE
        return any(
            table.layout.zone(zone.name).place == "won"
            and zone.seat == table.spec.side_of(trick.seat)
            and bool(cards)
            and table.layout.box(zone)[0].adjusted(-around, -around, around, around).contains(point)
            for zone, cards in table.board.zones.items()
        )
