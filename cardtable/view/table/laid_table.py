"""The table of a match that is about to begin: what a person sees first, with nobody playing yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from cardtable.view.table.furniture import Furniture
from cardtable.view.table.table_view import TableView
from cardtable.view.window.first_paint import FirstPaint
from cardtable.view.words.texts import level_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from cardtable.model.plan import MatchPlan
    from cardtable.view.table.looks import Looks


class LaidTable(QWidget):
    """Shows what is on a table before its cards are, while all that plays is still being made.

    What it shows lies where a :class:`~cardtable.view.table.table_page.TablePage` has it, so that nobody sees
    how one follows the other.

    Parameters
    ----------
    plan: the match.
    looks, card_bias: how the table looks, and by how many steps cards are wanted larger.
    ledger: the running ledger by side before the match, in games that keep one.
    autoplay: whether a computer plays the person's seat.
    """

    def __init__(
        self,
        plan: MatchPlan,
        looks: Looks,
        card_bias: int,
        ledger: Sequence[int] | None,
        *,
        autoplay: bool,
    ) -> None:
        super().__init__()
        self.plan = plan
        self._looks = looks
        self._card_bias = card_bias
        self._ledger = ledger
        self._computers = [autoplay or seat > 0 for seat in range(plan.spec.seats)]
        self.furniture: Furniture | None = None
        self._view = TableView(self)
        self.once_painted = FirstPaint(self._view.viewport())
        """What is done when the table is seen."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._view.setGeometry(self.rect())
        size, dpr = self.size(), self.devicePixelRatioF()  # the view takes its own when it is shown
        if self.furniture is None:
            plan = self.plan
            seated = list(zip(plan.seated, self._computers, strict=True))
            self.furniture = Furniture(
                self._looks,
                plan.spec,
                plan.options,
                plan.names,
                [level_title(player.level) if computer else "" for player, computer in seated],
                0,
                size,
                dpr,
                [player.style if computer else "" for player, computer in seated],
            )
            if self._ledger is not None:
                self.furniture.show_ledger(self._ledger)
            self._view.setScene(self.furniture.scene)
        self.furniture.card_bias = self._card_bias
        self.furniture.resize(size, dpr)

    def clear(self) -> None:
        """Be seen no more."""
        self._view.setScene(None)
        if self.furniture is not None:
            self.furniture.clear()
            self.furniture = None
