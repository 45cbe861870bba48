"""Binds the table of a page to those who hear it: narration, readings, and the accessibility tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from cardtable.model.match import Match
from cardtable.view.access.announcer import announce
from cardtable.view.access.narrator import Narrator
from cardtable.view.access.nodes import Node
from cardtable.view.access.readings import Readings
from cardtable.view.access.table_tree import TableTree
from cardtable.view.hand.hand_input import HandInput
from cardtable.view.table.focus_ring import FocusRing
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import game_text

if TYPE_CHECKING:
    from cardtable.view.table.table_page import TablePage

_SOON_MS: Final = 20
"""What changes within so many milliseconds is told to the tree at once."""
_LEAST_STAY_MS: Final = 4_000
_STAY_PER_LETTER_MS: Final = 60


class TableAccess(QObject):
    """Makes the table of a page heard, and readable by assistive technology.

    Without assistive technology sentences are only kept, for the key that tells the last events.

    Parameters
    ----------
    page: the page that holds the table.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._told_of: Match | None = None
        """The match of now or, until another is sat down to, of before."""
        self._history: tuple[str, ...] = ()
        """What was told of that match before it was sat down to again."""
        self.narrator: Narrator | None = None
        self._readings: Readings | None = None
        self._hand: HandInput | None = None
        self._match: Match | None = None
        self._tree: TableTree | None = None
        self._root: Node | None = None
        self._asked = False
        self._ring = FocusRing(page)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self.refresh)

    # --- sitting down and leaving --------------------------------------------------------------------------

    def sit(self, match: Match, table: Tabletop, hand: HandInput) -> None:
        """Tell of a match; what shows it listens to it already."""
        self.leave()
        before = self._history if match is self._told_of else ()
        self._told_of = match
        self._match, self._hand = match, hand
        self.narrator = Narrator(match, self._page.animator, self, before)
        self._readings = Readings(match, table, hand, self.narrator)
        self._tree = TableTree(self._page, table, hand, self.narrator, self._readings)
        self.narrator.told.connect(self._on_told)
        hand.changed = self._on_hand
        self._page.quiet.connect(self._on_quiet)
        self._page.phaseShown.connect(self.narrator.on_phase)
        match.turnChanged.connect(self._on_turn)
        self._page.setAccessibleName(game_text(match.spec.title))
        self._soon.start()

    def leave(self) -> None:
        """Tell of nothing any more."""
        self._soon.stop()
        self._ring.follow(False)
        if self.narrator is not None and self._match is not None and self._hand is not None:
            self._match.turnChanged.disconnect(self._on_turn)
            self._page.quiet.disconnect(self._on_quiet)
            self._page.phaseShown.disconnect(self.narrator.on_phase)
            self._hand.changed = lambda: None
            self.narrator.leave()
            self._history = tuple(self.narrator.history)
            self.narrator.deleteLater()
        self.narrator = self._readings = self._hand = self._match = self._tree = None
        if self._root is not None:
            self._root.dispose()
            self._root = None

    # --- what is said --------------------------------------------------------------------------------------

    def tell(self, text: str) -> None:
        """The table shows a line of words: tell it too."""
        if self.narrator is not None:
            self.narrator.tell(text)

    def read(self, what: str) -> None:
        """Tell ``hand``, ``trick``, ``score``, ``turn`` or ``events``, and show the same as a line."""
        if self._readings is None:
            return
        text = self._readings.text(what)
        announce(self._page, text, at_once=True)
        self._page.show_line(text, max(_LEAST_STAY_MS, _STAY_PER_LETTER_MS * len(text)))

    def _on_told(self, text: str) -> None:
        announce(self._page, text)
        self._wake()

    def _on_turn(self, seat: int) -> None:
        self._asked = False

    def _on_quiet(self) -> None:
        """All is shown: if the person may act, say so once."""
        self._ring.follow(self._page.hasFocus())
        self._wake()
        if self._match is None or self._asked or not self._match.awaits_person:
            return
        self._asked = True
        if self._readings is not None:
            announce(self._page, self._readings.what_to_do())

    # --- the tree ------------------------------------------------------------------------------------------

    def _on_hand(self) -> None:
        self._ring.follow(self._page.hasFocus())
        self._wake()

    def _wake(self) -> None:
        if QAccessible.isActive() and not self._soon.isActive():
            self._soon.start()

    def refresh(self) -> None:
        """Bring the tree up to the table, if anybody reads it."""
        if self._tree is None or not QAccessible.isActive():
            return
        item = self._tree.root()
        if self._root is None:
            self._root = Node(item, self._page)
            self._root.lower()
            self._root.show()
        self._root.show_item(item)
