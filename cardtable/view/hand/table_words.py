"""Words to the person at the table: a line above the hand, and what the buttons there mean."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from cardtable.view.hand.choice_bar import ChoiceBar, MessageLine
from cardtable.view.table.tabletop import Tabletop


class TableWords:
    """Places the line of words and the buttons over the hand of a table.

    Parameters
    ----------
    page: what they lie on.
    """

    def __init__(self, page: QWidget) -> None:
        self.choices = ChoiceBar(page)
        self.message = MessageLine(page)
        self._table: Tabletop | None = None
        self._explained = ""
        self._stay_ms = 0
        self.choices.explained.connect(self._explain)

    def sit(self, table: Tabletop | None) -> None:
        """Belong to another table, or to none."""
        self._table = table
        self.message.clear()

    def say(self, text: str, stay_ms: int, rule: str = "") -> None:
        """Show a line for a while, with the number of the rule on which it rests."""
        self._stay_ms = stay_ms
        self._place_message()
        self.message.say(text, stay_ms, rule)

    def stand(self, text: str) -> None:
        """Have a line stand whenever no other is said."""
        self._place_message()
        self.message.stand(text)

    def place(self) -> None:
        """Stand where the table of now has room."""
        if self._table is not None:
            self.choices.place(self._table.layout.places.strip, self._table.text_pixels)
            self._place_message()

    def _place_message(self) -> None:
        """Words stand in the strip over the hand, and above it while there are buttons."""
        if self._table is None:
            return
        strip = self._table.layout.places.strip
        pixels = self._table.text_pixels
        room = QRectF(strip.left(), strip.top(), strip.width(), 2 * pixels)
        if self.choices.is_open:
            room.moveTop(strip.top() - room.height())
        self.message.place(room, pixels)

    def _explain(self, text: str) -> None:
        if text:
            self.say(text, self._stay_ms or 4000)
        elif self.message.text() == self._explained:
            self.message.hush()
        self._explained = text
