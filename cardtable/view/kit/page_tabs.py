"""The names of a sheet's pages side by side at its head."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardtable.view.kit.page_names import PageNames


class PageTabs(PageNames):
    """Left and right go from one to the next."""

    STEPS: ClassVar = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

    def __init__(self, titles: Sequence[str], parent: QWidget) -> None:
        super().__init__(titles, QHBoxLayout(), parent)
        for button in self.buttons:
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def arrange(self, em: int) -> None:
        """Set the gaps to suit the text's size."""
        self._names.setSpacing(round(0.2 * em))
