"""What statistics count: a list to choose from for each thing that tells matches apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.model.figures import OTHER, USUAL, Filter, Played
from cardtable.model.levels import LEVELS
from cardtable.model.statistics import Statistics
from cardtable.rules.spec import GameSpec
from cardtable.view.archive.statistics_charts import breakdowns
from cardtable.view.kit import theme
from cardtable.view.kit.controls import PaperCombo

_WIDE: Final = 10.5
"""The breadth of a list in lines of text."""

_ALONE: Final = "alone"
_HELPED: Final = "helped"


class StatisticsFilters(QWidget):
    """The lists, side by side as many as there is room for. One with a single value is not shown."""

    changed = Signal()

    def __init__(self, games: Mapping[str, GameSpec], parent: QWidget) -> None:
        super().__init__(parent)
        self._by = {by.key: by for by in breakdowns(games)}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.boxes: dict[str, PaperCombo] = {}
        """By what they choose: ``game``, ``level``, ``partner``, ``style``, ``rules`` and ``help``."""
        for key in (*self._by, "help"):
            box = PaperCombo(self)
            box.setObjectName(f"filter-{key}")
            name = self.tr("Help") if key == "help" else self._by[key].title
            box.setAccessibleName(name)
            box.setToolTip(name)
            theme.set_text(box)
            box.activated.connect(self.changed)
            self.boxes[key] = box
        self.boxes["help"].addItem(self.tr("Without help"), _ALONE)
        self.boxes["help"].addItem(self.tr("With help"), _HELPED)
        self.boxes["help"].addItem(self.tr("With or without help"), "")
        self._em, self._width = 1, 0
        self._is_new = True

    @property
    def filter(self) -> Filter:
        """What is chosen."""
        chosen = {key: str(box.currentData() or "") for key, box in self.boxes.items()}
        helped = chosen.pop("help")
        return Filter(**chosen, assisted={_ALONE: False, _HELPED: True}.get(helped))

    def offer(self, statistics: Statistics) -> None:
        """Offer what there is; at first the game played last is chosen."""
        anything = {
            "game": self.tr("All games"),
            "level": self.tr("All opponents"),
            "partner": self.tr("All partners"),
            "style": self.tr("All styles"),
            "rules": self.tr("All rules"),
        }
        for key, text in anything.items():
            values = statistics.values(attrgetter(key))
            self._fill(
                self.boxes[key],
                text,
                [(self._name(key, value), value) for value in self._sorted(key, values)],
            )
        if self._is_new and statistics.played:
            self._is_new = False
            self._begin_with(statistics.played)
        helped = {one.assisted for one in statistics.played}
        self.boxes["help"].setVisible(True in helped)
        self._place()

    def _begin_with(self, played: Sequence[Played]) -> None:
        """Choose the game played last without help, or where there was always help, all matches of one."""
        alone = next((one for one in reversed(played) if not one.assisted), None)
        latest = alone or played[-1]
        self.boxes["game"].setCurrentIndex(self.boxes["game"].findData(latest.game))
        if alone is None:
            self.boxes["help"].setCurrentIndex(self.boxes["help"].findData(""))

    def _sorted(self, key: str, values: list[str]) -> list[str]:
        if key == "level":
            order = [level.id for level in LEVELS]
            return sorted(values, key=lambda value: order.index(value) if value in order else -1)
        return values

    def _name(self, key: str, value: str) -> str:
        if key == "rules":
            return {USUAL: self.tr("Usual rules"), OTHER: self.tr("Other rules")}[value]
        return self._by[key].name(value)

    @staticmethod
    def _fill(box: PaperCombo, anything: str, choices: list[tuple[str, str]]) -> None:
        before = box.currentData()
        box.clear()
        box.addItem(anything, "")
        for text, value in choices:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(before)))
        box.setVisible(len(choices) > 1)

    # --- looks ---------------------------------------------------------------------------------------------

    def arrange(self, em: int, width: int) -> None:
        """Put as many side by side as there is room for."""
        self._grid.setSpacing(round(0.5 * em))
        self._em, self._width = em, width
        self._place()

    def _place(self) -> None:
        shown = [box for box in self.boxes.values() if not box.isHidden()]
        gap = self._grid.horizontalSpacing()
        broadest = max((box.sizeHint().width() for box in shown), default=1)
        most = min(round(self._width / (_WIDE * self._em)), (self._width + gap) // (broadest + gap))
        columns = max(1, min(most, len(shown)))
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for box in self.boxes.values():
            self._grid.removeWidget(box)
        for number, box in enumerate(shown):
            self._grid.addWidget(box, number // columns, number % columns)
