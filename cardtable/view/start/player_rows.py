"""Who sits at the table: a name for each seat, and a level and a style for each computer player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from cardtable.model.levels import LEVELS, STRONGEST, STYLES
from cardtable.model.plan import Player, is_partner, strongest_level
from cardtable.model.settings import MAX_NAME, clean_name
from cardtable.rules.spec import GameSpec
from cardtable.view.kit import theme
from cardtable.view.kit.brief_combo import BriefCombo
from cardtable.view.start.plans import default_players
from cardtable.view.words.texts import level_title

_LEAST_NAME: Final = 4.5
_ROOMY_NAME: Final = 7
"""Room for a name in lines of text: what it must have beside level and style, and beside styles in words."""


def seat_label(spec: GameSpec, seat: int) -> str:
    """Where a seat is, seen from seat 0 at the bottom of the table."""
    translate = QCoreApplication.translate
    if seat == 0:
        return translate("PlayerRows", "You")
    if 2 * seat == spec.seats:
        partner = is_partner(spec, seat)
        return translate("PlayerRows", "Partner") if partner else translate("PlayerRows", "Opposite")
    return translate("PlayerRows", "Left") if 2 * seat < spec.seats else translate("PlayerRows", "Right")


class PlayerRows(QWidget):
    """A row for each seat."""

    changed = Signal()
    """A name, a level or a style is another now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._narrow = False
        self._stacked = False
        self._em = 0.0
        self._spec: GameSpec | None = None
        self._labels: list[QLabel] = []
        self.names: list[QLineEdit] = []
        self.levels: list[BriefCombo | None] = []
        self.styles: list[BriefCombo | None] = []
        self._defaults: tuple[Player, ...] = ()

    def show_players(self, spec: GameSpec, players: Sequence[Player]) -> None:
        """Show these players, by seat, instead of those shown."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self._spec = spec
        self._defaults = default_players(spec)
        self._labels, self.names, self.levels, self.styles = [], [], [], []
        for seat, player in enumerate(players):
            label = seat_label(spec, seat)
            self._add_name(seat, label, player)
            self.styles.append(self._new_style(seat, label, player) if seat else None)
            self.levels.append(self._new_level(seat, label, player) if seat else None)
        self._recolour()
        self._place()
        self._tell_strongest()

    def _add_name(self, seat: int, label: str, player: Player) -> None:
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

    def _new_style(self, seat: int, label: str, player: Player) -> BriefCombo:
        style = BriefCombo(self)
        style.setObjectName(f"style-{seat}")
        for known in STYLES:
            title = QCoreApplication.translate("style", known.title)
            style.add(title, known.id, tip=QCoreApplication.translate("style", known.text))
        style.setCurrentIndex(max(0, style.findData(player.style)))
        style.setAccessibleName(self.tr("Style of the player at the seat: {seat}").format(seat=label))
        style.currentIndexChanged.connect(self.changed)
        return style

    def _new_level(self, seat: int, label: str, player: Player) -> BriefCombo:
        level = BriefCombo(self)
        level.setObjectName(f"level-{seat}")
        if self._defaults[seat].level == STRONGEST:
            level.add(self.tr("As the strongest here"), STRONGEST, brief=self.tr("As the best"))
        for known in LEVELS:
            level.add(QCoreApplication.translate("level", known.title), known.id)
        level.setCurrentIndex(max(0, level.findData(player.level)))
        level.setAccessibleName(self.tr("Level of the player at the seat: {seat}").format(seat=label))
        level.currentIndexChanged.connect(self._on_level)
        return level

    def _on_level(self) -> None:
        self._tell_strongest()
        self.changed.emit()

    def _tell_strongest(self) -> None:
        """Tell how strong a partner is that is as strong as the strongest."""
        assert self._spec is not None
        best = level_title(strongest_level(self._spec, self.players()))
        for level in self.levels:
            if level is not None and (place := level.findData(STRONGEST)) >= 0:
                level.explain(place, self.tr("As the strongest here: {level}").format(level=best))

    def set_narrow(self, narrow: bool) -> None:
        """Whether there is no room for a name, a style and a level side by side, however they are fitted."""
        self._narrow = narrow
        self._fit()

    def _place(self) -> None:
        """Lay out each seat's row, or where there is no room its rows, one below the other."""
        rows = zip(self._labels, self.names, self.styles, self.levels, strict=True)
        policy = QSizePolicy.Policy
        for seat, (label, name, style, level) in enumerate(rows):
            row = 3 * seat
            if level is not None:
                level.setSizePolicy(policy.Expanding if self._stacked else policy.Fixed, policy.Fixed)
            if self._stacked:
                self._grid.addWidget(label, row, 0, 1, 4)
                self._grid.addWidget(name, row + 1, 0, 1, 4)
                if style is not None and level is not None:
                    self._grid.addWidget(style, row + 2, 0)
                    self._grid.addWidget(level, row + 2, 1, 1, 3)
                continue
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(name, row, 1, 1, 3 if level is None else 1)
            if style is not None and level is not None:
                self._grid.addWidget(style, row, 2)
                self._grid.addWidget(level, row, 3)

    def _fit(self) -> None:
        """Make the levels' boxes equally broad, and use the room: stack what has none, say styles in words
        where names keep enough."""
        styles = [style for style in self.styles if style is not None]
        levels = [level for level in self.levels if level is not None]
        if not styles or not self._em:
            return
        broadest = max(level.width_with_words() for level in levels)
        for level in levels:
            level.set_least(broadest)
        label = max(label.sizeHint().width() for label in self._labels)
        left = self.width() - label - broadest - 3 * self._grid.horizontalSpacing()
        stacked = self._narrow or left - styles[0].width_alone() < _LEAST_NAME * self._em
        for style in styles:
            style.set_wordless(stacked or left - style.width_with_words() < _ROOMY_NAME * self._em)
        if stacked != self._stacked:
            self._stacked = stacked
            self._place()

    def _recolour(self) -> None:
        colours = {style.id: theme.face_colour(style.id) for style in STYLES}
        for style in self.styles:
            if style is not None:
                style.recolour(colours)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def players(self) -> tuple[Player, ...]:
        """The players by seat; an empty name counts as the one that comes with the program."""
        rows = zip(self.names, self.levels, self.styles, self._defaults, strict=True)
        return tuple(
            Player(
                clean_name(name.text()) or default.name,
                default.level if level is None else str(level.currentData()),
                default.style if style is None else str(style.currentData()),
            )
            for name, level, style, default in rows
        )

    def arrange(self, em: float) -> None:
        """Set the gaps to suit the text's size, and take on the colours of now."""
        self._em = em
        self._grid.setHorizontalSpacing(round(0.6 * em))
        self._grid.setVerticalSpacing(round(0.3 * em))
        self._recolour()
        self._fit()
