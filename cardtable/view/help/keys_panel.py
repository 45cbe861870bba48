"""The keys that do something, on one sheet: those of the table, and those of the menus as they are now."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from cardtable.view.kit import theme
from cardtable.view.kit.paper import GO_KEYS, PaperPanel
from cardtable.view.kit.parts import push_button, scroll_area

_ORDINARY: Final = re.compile(r"^F\d+$|\+(.|F\d+|PgUp|PgDown|Left|Right|Backspace|Enter|Return|Del|Ins)$")
"""A function key, or keys pressed together: not those that only some keyboards have, such as “Shift+Save”."""
_SCROLLS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}


class KeyLine(NamedTuple):
    """Keys, and what they do."""

    keys: tuple[str, ...]
    text: str


def menu_lines(menus: Sequence[QMenu], above: str = "") -> list[KeyLine]:
    """The entries of menus that have keys; one of a menu within a menu begins with the name of that."""
    lines = []
    for menu in menus:
        for action in menu.actions():
            submenu = action.menu()
            if isinstance(submenu, QMenu):
                lines += menu_lines([submenu], _plain(action))
            elif action.isVisible() and (keys := key_names(action)):
                text = QCoreApplication.translate("KeysPanel", "{menu}: {entry}")
                entry = _plain(action)
                lines.append(KeyLine(keys, text.format(menu=above, entry=entry) if above else entry))
    return lines


def key_names(action: QAction) -> tuple[str, ...]:
    """The keys of an entry that every keyboard has, as the system writes them; two at most."""
    keys = [key for key in action.shortcuts() if _ORDINARY.search(key.toString())]
    native = QKeySequence.SequenceFormat.NativeText
    return tuple(dict.fromkeys(key.toString(native) for key in keys[:2]))


def _plain(action: QAction) -> str:
    return action.text().replace("&", "").removesuffix("…")


class KeysPanel(PaperPanel):
    """Shows all keys.

    Parameters
    ----------
    menus: whose entries are listed.
    """

    holds_keys = True
    lightly_closed = True

    def __init__(self, menus: Sequence[QMenu], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("keysPanel")
        self._menus = menus
        self.title = QLabel(self.tr("Keys"), self.card)
        theme.set_text(self.title, 1.6, title=True, bold=True)
        self.body.addWidget(self.title)
        self.area = scroll_area(self.card)
        self.body.addWidget(self.area, 1)
        self.button = push_button(self.card, self.tr("Close"), 1.1, role="primary", act=self.hide)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        self.body.addLayout(row)
        self._grids: list[QGridLayout] = []
        self._field = QWidget()
        self._rows = QVBoxLayout(self._field)
        self.area.setWidget(self._field)

    def table_lines(self) -> list[KeyLine]:
        """The keys of the table."""
        return [
            KeyLine(
                ("←", "→", self.tr("Home"), self.tr("End")),
                self.tr("choose a card of your hand, or a button"),
            ),
            KeyLine(("↑", "↓"), self.tr("choose the next card that may be played")),
            KeyLine(("1", "…", "9", "0"), self.tr("choose the first to the tenth card")),
            KeyLine((self.tr("Enter"),), self.tr("play the chosen card, press the chosen button, go on")),
            KeyLine((self.tr("Space"),), self.tr("finish at once what is being shown")),
            KeyLine((self.tr("the letter on a button"),), self.tr("say that word")),
            KeyLine(("L",), self.tr("look at the last trick again, where the game allows it")),
            KeyLine(("C",), self.tr("claim the tricks that are left, where they are certain")),
            KeyLine(("H",), self.tr("ask for a hint, and again for more of it")),
            KeyLine(("R",), self.tr("review the deal, in the panel after it")),
            KeyLine((self.tr("Tab"),), self.tr("go from one control to the next")),
            KeyLine(
                (self.tr("Esc"),),
                self.tr("go back a step: unchoose, close a sheet, stay, leave full screen"),
            ),
            KeyLine((self.tr("F10"),), self.tr("show the menus in full screen")),
        ]

    def show_keys(self) -> None:
        """Open, with the menus' keys as they are now."""
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._grids.clear()
        self._add_part(self.tr("At the table"), self.table_lines())
        self._add_part(self.tr("Everywhere"), menu_lines(self._menus))
        self._rows.addStretch(1)
        self.area.verticalScrollBar().setValue(0)
        self.open(self.button)

    def _add_part(self, title: str, lines: Sequence[KeyLine]) -> None:
        head = QLabel(title, self._field)
        theme.set_text(head, 1.15, title=True, bold=True)
        self._rows.addWidget(head)
        part = QWidget(self._field)
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for row, line in enumerate(lines):
            grid.addWidget(self._caps(line.keys, part), row, 0, Qt.AlignmentFlag.AlignTop)
            text = QLabel(line.text, part)
            text.setWordWrap(True)
            theme.set_text(text)
            grid.addWidget(text, row, 1)
        self._grids.append(grid)
        self._rows.addWidget(part)

    def _caps(self, keys: tuple[str, ...], parent: QWidget) -> QWidget:
        """Keys as they look on a keyboard."""
        field = QWidget(parent)
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        for key in keys:
            cap = QLabel(key, field)
            cap.setProperty("role", "key")
            theme.set_text(cap, 0.9, bold=True)
            row.addWidget(cap)
        row.addStretch(1)
        return field

    def wanted_width(self, em: float) -> float:
        return 46 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        self._rows.setContentsMargins(0, 0, round(0.9 * em), 0)
        self._rows.setSpacing(round(0.6 * em))
        caps = [grid.itemAtPosition(row, 0) for grid in self._grids for row in range(grid.rowCount())]
        broadest = max((cap.sizeHint().width() for cap in caps if cap is not None), default=0)
        for grid in self._grids:
            grid.setColumnMinimumWidth(0, min(broadest, room.width() // 2))
            grid.setHorizontalSpacing(round(em))
            grid.setVerticalSpacing(round(0.35 * em))
        self._rows.activate()
        wanted = self._field.sizeHint().height()
        self.area.setMinimumHeight(min(wanted, room.height() - round(10 * em)))

    def restyle(self) -> None:
        em, colours = self.card.em(), theme.colours()
        sheet = (
            theme.style_sheet(em)
            + f'QLabel[role="key"] {{ background: {colours.inset}; border: 1px solid {colours.line};'
            f" border-radius: {max(2, round(0.25 * em))}px; padding: 0px {round(0.4 * em)}px; }}"
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and Enter close, arrows scroll."""
        if event.key() in {Qt.Key.Key_Escape, *GO_KEYS}:
            self.hide()
        elif (step := _SCROLLS.get(Qt.Key(event.key()))) is not None:
            bar = self.area.verticalScrollBar()
            bar.setValue(bar.value() + round(2 * step * self.card.em()))
        event.accept()
