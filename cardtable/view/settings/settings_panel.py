"""The settings, laid over the window: pages of what a person may choose, each shown at work at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from cardtable.view.kit import theme
from cardtable.view.kit.controls import PaperCombo
from cardtable.view.kit.page_list import PageList
from cardtable.view.kit.paper import PaperPanel
from cardtable.view.kit.parts import push_button, scroll_area
from cardtable.view.settings.settings_page import SettingsPage

_WIDE: Final = 56
_HIGH: Final = 42
"""The sheet in lines of text, where there is room."""
_NARROW: Final = 44
"""The breadth in lines of text below which the list of pages folds into a line."""
_STACKED: Final = 30
"""The breadth below which names stand above what is chosen."""

_LOW: Final = 26
"""The height below which the sheet goes without its ornament, and samples are small."""

_TURNS: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class SettingsPanel(PaperPanel):
    """All settings. What is chosen holds at once and is remembered; there is nothing to confirm."""

    holds_keys = True

    def __init__(self, pages: Sequence[SettingsPage], parent: QWidget) -> None:
        self._is_built = False
        super().__init__(parent)
        self.setObjectName("settingsPanel")
        self.pages = list(pages)
        self._build()
        self._is_built = True
        self.turn_to(0)

    # --- building ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.title = QLabel(self.tr("Settings"), self.card)
        theme.set_text(self.title, 1.6, title=True, bold=True)
        self.combo = PaperCombo(self.card)
        self.combo.setAccessibleName(self.tr("Page"))
        theme.set_text(self.combo, 1.05)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.combo)
        self.body.addLayout(head)
        self._middle = QHBoxLayout()
        self.list = PageList([page.title for page in self.pages], self.card)
        self._middle.addWidget(self.list)
        self.stack = QStackedWidget(self.card)
        self._middle.addWidget(self.stack, 1)
        self.body.addLayout(self._middle, 1)
        self._areas: list[QScrollArea] = []
        for page in self.pages:
            self._add_page(page)
        self.list.chosen.connect(self.turn_to)
        self.combo.activated.connect(self.turn_to)
        self._build_foot()

    def _add_page(self, page: SettingsPage) -> None:
        self.combo.addItem(page.title.replace("&", ""))
        area = scroll_area(self.stack, page)
        self._areas.append(area)
        self.stack.addWidget(area)
        page.preferences.changed.connect(self._show_default)

    def _build_foot(self) -> None:
        self.reset_button = push_button(self.card, self.tr("R&eset this page"), role="link", act=self.reset)
        self.reset_button.setObjectName("reset-page")
        self.close_button = push_button(self.card, self.tr("Close"), 1.1, role="primary", act=self.hide)
        foot = QHBoxLayout()
        foot.addWidget(self.reset_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self.body.addLayout(foot)

    # --- pages ---------------------------------------------------------------------------------------------

    @property
    def place(self) -> int:
        """The place of the page in sight, or -1 while the settings are closed."""
        return self.stack.currentIndex() if self.isVisible() else -1

    @property
    def page(self) -> SettingsPage:
        """The page in sight."""
        return self.pages[self.stack.currentIndex()]

    def turn_to(self, place: int) -> None:
        """Show a page."""
        self.stack.setCurrentIndex(place)
        self.combo.setCurrentIndex(place)
        self.list.show_current(place)
        self.page.shown()
        self._show_default()
        if self.isVisible():
            theme.rescale(self.page, theme.scale_for(self.size()))  # it may have new parts

    def reset(self) -> None:
        """Choose the defaults of the page in sight."""
        self.page.reset()
        self._show_default()

    def _show_default(self) -> None:
        self.reset_button.setEnabled(not self.page.is_default)

    def show_settings(self) -> None:
        """Open at the page seen last."""
        self.turn_to(self.stack.currentIndex())
        self.open(self.combo if self._is_narrow(self._host.size()) else self.list.current)

    # --- looks ---------------------------------------------------------------------------------------------

    def _is_narrow(self, room: QSize) -> bool:
        return room.width() < _NARROW * self.card.em()

    def wanted_width(self, em: float) -> float:
        return _WIDE * em

    def fit(self, room: QSize) -> None:
        if not self._is_built:
            return
        em = round(self.card.em())
        narrow = self._is_narrow(room)
        self.list.setVisible(not narrow)
        self.combo.setVisible(narrow)
        self.list.arrange(em)
        self._middle.setSpacing(round(1.2 * em))
        width = room.width() - 2 * self.card.border() - (0 if narrow else self.list.width() + round(1.2 * em))
        for page in self.pages:
            page.setContentsMargins(0, 0, round(0.9 * em), 0)
            page.arrange(em, width < _STACKED * em)
        low = room.height() < _LOW * em
        for page in self.pages:
            if page.sample is not None:
                page.sample.set_low(low)
        margin = self.fit_frame(low)
        height = min(room.height(), _HIGH * em) - 2 * margin - round(6.3 * em)
        self.stack.setMinimumHeight(max(0, height))

    # --- input ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        step = _TURNS.get(Qt.Key(event.key()), 0) if control else 0
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif step:
            self.turn_to((self.stack.currentIndex() + step) % len(self.pages))
        event.accept()
