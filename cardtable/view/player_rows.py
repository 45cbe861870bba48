"""Who sits at the table: a name for each seat, and a level for each computer player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from cardtable.model.levels import LEVELS
from cardtable.model.plan import Player
from cardtable.model.settings import MAX_NAME, clean_name
from cardtable.rules.spec import GameSpec
from cardtable.view import theme
from cardtable.view.controls import PaperCombo


def default_players(seats: int) -> tuple[Player, ...]:
    """The person, and the company that comes with the program."""
    translate = QCoreApplication.translate
    names = (
        translate("PlayerRows", "You"),
        translate("PlayerRows", "Oksana"),
        translate("PlayerRows", "Halyna"),
        translate("PlayerRows", "Taras"),
    )
    return tuple(Player(names[seat]) for seat in range(seats))


def seat_label(spec: GameSpec, seat: int) -> str:
    """Where a seat is, seen from seat 0 at the bottom of the table."""
    translate = QCoreApplication.translate
    if seat == 0:
        return translate("PlayerRows", "You")
    if 2 * seat == spec.seats:
        partner = spec.side_of(seat) == spec.side_of(0)
        return translate("PlayerRows", "Partner") if partner else translate("PlayerRows", "Opposite")
    return translate("PlayerRows", "Left") if 2 * seat < spec.seats else translate("PlayerRows", "Right")


class PlayerRows(QWidget):
    """A row for each seat."""

    changed = Signal()
    """A name or a level is another now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._narrow = False
        self._labels: list[QLabel] = []
        self.names: list[QLineEdit] = []
        self.levels: list[QComboBox | None] = []
        self._defaults: tuple[Player, ...] = ()

    def show_players(self, spec: GameSpec, players: Sequence[Player]) -> None:
        """Show these players, by seat, instead of those shown."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self._defaults = default_players(spec.seats)
        self._labels, self.names, self.levels = [], [], []
        for seat, player in enumerate(players):
            self._add(seat, seat_label(spec, seat), player)
        self._place()

    def _add(self, seat: int, label: str, player: Player) -> None:
        where = QLabel(label, self)
        self._labels.append(where)
        where.setProperty("tone", "soft")
        theme.set_text(where, 0.95)
        name = QLineEdit(player.name, self)
        name.setObjectName(f"name-{seat}")
        name.setMaxLength(MAX_NAME)
        name.setPlaceholderText(self._defaults[seat].name)
        name.setAccessibleName(self.tr("Name of the player at the seat: {seat}").format(seat=label))
        name.setMinimumWidth(40)
        where.setBuddy(name)
        theme.set_text(name)
        name.editingFinished.connect(self.changed)
        self.names.append(name)
        if seat == 0:
            self.levels.append(None)
            return
        level = PaperCombo(self)
        level.setObjectName(f"level-{seat}")
        for known in LEVELS:
            level.addItem(QCoreApplication.translate("level", known.title), known.id)
        level.setCurrentIndex(max(0, level.findData(player.level)))
        level.setAccessibleName(self.tr("Level of the player at the seat: {seat}").format(seat=label))
        level.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.set_text(level)
        level.currentIndexChanged.connect(self.changed)
        self.levels.append(level)

    def set_narrow(self, narrow: bool) -> None:
        """Whether there is no room for a name and a level side by side."""
        if narrow != self._narrow:
            self._narrow = narrow
            self._place()

    def _place(self) -> None:
        for seat, (label, name, level) in enumerate(zip(self._labels, self.names, self.levels, strict=True)):
            row = 3 * seat
            if self._narrow:
                self._grid.addWidget(label, row, 0, 1, 3)
                self._grid.addWidget(name, row + 1, 0, 1, 3)
                if level is not None:
                    self._grid.addWidget(level, row + 2, 0, 1, 3)
                continue
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(name, row, 1, 1, 2 if level is None else 1)
            if level is not None:
                self._grid.addWidget(level, row, 2)

    def players(self) -> tuple[Player, ...]:
        """The players by seat; an empty name counts as the one that comes with the program."""
        return tuple(
            Player(
                clean_name(name.text()) or default.name,
                default.level if level is None else str(level.currentData()),
            )
            for name, level, default in zip(self.names, self.levels, self._defaults, strict=True)
        )

    def arrange(self, em: float) -> None:
        """Set the gaps to suit the text's size."""
        self._grid.setHorizontalSpacing(round(0.6 * em))
        self._grid.setVerticalSpacing(round(0.3 * em))
