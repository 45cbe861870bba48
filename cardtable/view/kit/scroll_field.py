"""A part of a sheet that scrolls where the sheet has too little height for all that it holds."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from cardtable.view.kit.paper import height_of


class ScrollField(QScrollArea):
    """Holds a :attr:`column` of widgets. Where that is higher than its room, keys can come to it, and scroll.

    Parameters
    ----------
    name: what it holds, for those who hear it.
    """

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "field")
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.field = QWidget()
        self.column = QVBoxLayout(self.field)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self.field)

    def fit(self, width: int, room: int, em: float) -> None:
        """Be as high as the column has to be in a width, but no higher than there is room."""
        edge, bar = 2 * max(1, round(0.1 * em)), round(0.9 * em)
        needed = height_of(self.column, width - edge) + edge
        self.show_bar(needed > room)
        self.column.setContentsMargins(0, 0, bar - round(0.55 * em) if needed > room else 0, 0)
        if needed > room:
            needed = height_of(self.column, width - edge - bar) + edge
        self.setFixedHeight(max(round(3 * em), min(needed, room)))

    def show_bar(self, shown: bool) -> None:
        """Whether it may scroll: a scroll area left alone may keep a bar that it no longer needs."""
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAsNeeded if shown else policy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if shown else Qt.FocusPolicy.NoFocus)
