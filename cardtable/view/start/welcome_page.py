"""The first page that anybody sees: the language, the game, and whether to be shown how or to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.about import NAME
from cardtable.model.languages import LANGUAGES, spoken
from cardtable.model.lesson import has_lesson
from cardtable.model.preferences import Preferences
from cardtable.rules.spec import GameSpec
from cardtable.view.deck.cards import CardArt
from cardtable.view.kit import theme
from cardtable.view.kit.chips import Chips
from cardtable.view.kit.parts import push_button
from cardtable.view.kit.stitching import Band
from cardtable.view.start.game_tile import GameTile

_WIDEST: Final = 1.75
"""How many times as wide as high what is on the page may become."""
_TALLEST: Final = 1.5
"""How many times as high as wide a tile may become."""
_ABREAST: Final = GameTile.LEAST_EM + 1.5
"""The room of a tile in a row of them, in lines of text."""
_ROW: Final = 11.5
_ELSE: Final = 13.0
"""The height of a row of tiles and of all else, in lines of text; larger texts are made smaller."""


class WelcomePage(QWidget):
    """Asks what a person who has never been here needs to say, all of it answered already.

    Parameters
    ----------
    games: what can be played, by id.
    preferences: where the language is chosen; the window then builds this page anew.
    art: the cards' pictures.
    """

    playRequested = Signal(str)
    """This game is to be played, by id."""
    lessonRequested = Signal(str)
    """This game is to be shown, by id."""

    def __init__(
        self,
        games: Mapping[str, GameSpec],
        preferences: Preferences,
        art: CardArt,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("welcomePage")
        self._preferences = preferences
        self._columns = 0
        art.changed.connect(self._show_art)
        self._page = QVBoxLayout(self)
        self._page.addStretch(1)
        self._page.addLayout(self._build_head())
        self._page.addLayout(self._build_languages())
        self._page.addWidget(self._label(self.tr("What would you like to play?")))
        self._grid = QGridLayout()
        self._group = QButtonGroup(self)
        self.tiles: dict[str, GameTile] = {}
        for place, (game, spec) in enumerate(games.items()):
            tile = GameTile(spec, place, art, self)
            tile.dealt.connect(self._play)
            self.tiles[game] = tile
            self._group.addButton(tile)
        self._group.buttonToggled.connect(self._on_tile)
        self._page.addLayout(self._grid, 100)
        self._page.addLayout(self._build_foot())
        self._page.addStretch(1)
        self.choose(next(iter(games)))

    def _build_head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        self.title = QLabel(self.tr("Welcome to {name}").format(name=NAME), self)
        theme.set_text(self.title, 1.9, title=True, bold=True)
        head.addWidget(self.title)
        head.addWidget(Band(self), 1)
        return head

    def _build_languages(self) -> QHBoxLayout:
        row = QHBoxLayout()
        label = self._label(self.tr("Language"))
        self.languages = Chips(self.tr("Language"), self)
        for language, name in LANGUAGES.items():
            self.languages.add(language, name)
        self.languages.choose(spoken())
        self.languages.chosen.connect(lambda language: self._preferences.set("language", language))
        row.addWidget(label)
        row.addWidget(self.languages, 1)
        self._language_row = row
        return row

    def _build_foot(self) -> QHBoxLayout:
        self.learn_button = push_button(
            self, self.tr("Show me how"), 1.25, act=lambda: self.lessonRequested.emit(self.game)
        )
        self.play_button = push_button(self, self.tr("Play"), 1.25, role="primary", act=self._play)
        self.note = QLabel(self.tr("You play offline, against the computer."), self)
        self.note.setProperty("tone", "soft")
        self.note.setWordWrap(True)
        theme.set_text(self.note)
        self._foot = foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        foot.addWidget(self.learn_button)
        foot.addWidget(self.play_button)
        return foot

    def _label(self, text: str) -> QLabel:
        label = QLabel(text, self)
        theme.set_text(label, 1.15, title=True, bold=True)
        return label

    # --- choosing ------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The chosen game's id."""
        return next(game for game, tile in self.tiles.items() if tile.isChecked())

    def choose(self, game: str) -> None:
        """Choose a game."""
        self.tiles[game].setChecked(True)

    def _on_tile(self) -> None:
        self.learn_button.setVisible(has_lesson(self.game))

    def _play(self) -> None:
        self.playRequested.emit(self.game)

    # --- looks ---------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Take on the theme's colours and the system's font of now."""
        self._arrange()
        self.update()

    def _arrange(self) -> None:
        scale = theme.scale_for(self.size())
        self.setFont(theme.font(scale))
        em = self.fontMetrics().height()
        count = len(self.tiles)
        half = (count + 1) // 2
        rooms = {columns: self._room(columns, count) for columns in (count, half)}
        columns = count if rooms[count] >= min(em, rooms[half]) else half
        if em > rooms[columns]:
            scale *= rooms[columns] / em
            self.setFont(theme.font(scale))
            em = self.fontMetrics().height()
        theme.rescale(self, scale)
        self.setStyleSheet(theme.style_sheet(em))
        aside = max(round(1.4 * em), round((self.width() - _WIDEST * self.height()) / 2))
        self._page.setContentsMargins(aside, round(1.1 * em), aside, round(1.2 * em))
        self._page.setSpacing(round(0.8 * em))
        self._grid.setSpacing(round(0.7 * em))
        self._language_row.setSpacing(round(em))
        self._foot.setSpacing(round(0.8 * em))
        inner = self.width() - 2 * aside
        self._lay(columns, round(_TALLEST * inner / columns))

    def _room(self, columns: int, count: int) -> float:
        """The greatest height of a line of text for which everything has room with so many tiles abreast."""
        rows = -(-count // columns)
        return min(self.width() / (columns * _ABREAST + 2.8), self.height() / (rows * _ROW + _ELSE))

    def _lay(self, columns: int, tallest: int) -> None:
        """Lay the tiles in rows of so many."""
        for tile in self.tiles.values():
            tile.setMaximumHeight(tallest)
        if columns == self._columns:
            return
        self._columns = columns
        for place, tile in enumerate(self.tiles.values()):
            self._grid.addWidget(tile, place // columns, place % columns)

    def _show_art(self) -> None:
        for tile in self.tiles.values():
            tile.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        if self.focusWidget() is None:
            self.play_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme.colours().page))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, and anywhere else it plays."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) else self.play_button).click()
            return
        super().keyPressEvent(event)
