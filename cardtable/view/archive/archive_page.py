"""A page of the sheet of saved matches: what all of them have in common."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.model.store import Store, StoreTrouble
from cardtable.rules.spec import GameSpec
from cardtable.view.kit import theme
from cardtable.view.kit.controls import PaperCombo
from cardtable.view.words.texts import game_text

Cells = list[list[str | float]]
"""Rows as files hold them."""


class ArchivePage(QWidget):
    """Shows something of the saved matches.

    Parameters
    ----------
    store: the saved matches.
    games: the games that are known.
    """

    title = ""

    troubled = Signal()
    """What is saved cannot be read."""

    def __init__(self, store: Store, games: Mapping[str, GameSpec], parent: QWidget) -> None:
        super().__init__(parent)
        self.store = store
        self.games = games

    def refresh(self) -> None:
        """Read anew what is saved. Raises :class:`StoreTrouble`."""
        raise NotImplementedError

    def renew(self) -> None:
        """Read anew what is saved, or tell that it cannot be read."""
        try:
            self.refresh()
        except StoreTrouble:
            self.troubled.emit()

    def cells(self) -> Cells:
        """All that is shown, to be written into a file. Raises :class:`StoreTrouble`."""
        raise NotImplementedError

    def arrange(self, em: int, width: int) -> None:
        """Set gaps and columns to suit the text's size and the room."""

    def recolour(self) -> None:
        """Take on the colours of now."""

    # --- parts ---------------------------------------------------------------------------------------------

    def _combo(self, name: str) -> PaperCombo:
        combo = PaperCombo(self)
        combo.setAccessibleName(name)
        combo.setToolTip(name)
        theme.set_text(combo)
        return combo

    def _label(self, scale: float = 1.0, *, tone: str = "", bold: bool = False) -> QLabel:
        label = QLabel(self)
        label.setWordWrap(True)
        label.setProperty("tone", tone)
        theme.set_text(label, scale, bold=bold)
        return label

    def _game_title(self, game: str) -> str:
        return game_text(self.games[game].title) if game in self.games else game
