"""What the panels after a deal and after a match have in common: whose result they show."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.rules.spec import GameSpec
from cardtable.view.kit.paper import PaperPanel
from cardtable.view.words.texts import side_label, side_members


class ResultPanel(PaperPanel):
    """A panel about a match.

    Parameters
    ----------
    spec: the game.
    names: the players' names by seat.
    person_side: the side of the person at the screen.
    target: the score that wins this match; by default that of the game's default options.
    """

    def __init__(
        self,
        spec: GameSpec,
        names: tuple[str, ...],
        person_side: int,
        parent: QWidget,
        target: int | None = None,
    ) -> None:
        super().__init__(parent)
        self._spec = spec
        self._names = names
        self._person_side = person_side
        self._target = spec.target(spec.defaults()) if target is None else target

    def _side(self, side: int) -> str:
        return side_label(self._spec, self._names, side)

    def _members(self, side: int) -> list[str]:
        return side_members(self._spec, self._names, side)
