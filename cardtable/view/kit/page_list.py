"""The list of a panel's pages, at its left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.view.kit.page_names import PageNames

ASIDE: Final = 9
"""The list's breadth in lines of text."""


class PageList(PageNames):
    """The names of pages one below the other; up and down go from one to the next."""

    STEPS: ClassVar = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

    def __init__(self, titles: Sequence[str], parent: QWidget) -> None:
        super().__init__(titles, QVBoxLayout(), parent)
        self._names.addStretch(1)

    def arrange(self, em: int) -> None:
        """Set the gaps to suit the text's size; long names make the list broader."""
        self.setFixedWidth(max(ASIDE * em, *(button.sizeHint().width() for button in self.buttons)))
        self._names.setSpacing(round(0.15 * em))
