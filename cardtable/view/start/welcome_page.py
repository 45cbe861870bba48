"""The first page that anybody sees: the language, the game, and whether to be shown how or to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
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
from cardtable.view.kit.paper import height_of
from cardtable.view.kit.parts import push_button, scroll_area
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
"""The height of a row of tiles and of all else, in lines of text; where there is less, the page scrolls."""
_NOTE: Final = 10
"""The least breadth of the note, in lines of text; where the buttons leave it less, it lies above them."""
_LEAST_WIDTH: Final = 27
"""The page in lines of text; larger texts would not have room for their words, and are made smaller."""


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
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch(1)
        self._column.addLayout(self._build_head())
        self._column.addLayout(self._build_languages())
        self._column.addWidget(self._label(self.tr("What would you like to play?")))
        self._grid = QGridLayout()
        self._group = QButtonGroup(self)
        self.tiles: dict[str, GameTile] = {}
        for place, (game, spec) in enumerate(games.items()):
            tile = GameTile(spec, place, art, self)
            tile.dealt.connect(self._play)
            self.tiles[game] = tile
            self._group.addButton(tile)
        self._group.buttonToggled.connect(self._on_tile)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)
        self.field = scroll_area(self, content)
        self._page.addWidget(self.field, 1)
        self._page.addLayout(self._build_foot())
        self.choose(next(iter(games)))

    def _build_head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        self.title = QLabel(self.tr("Welcome to {name}").format(name=NAME), self)
        self.title.setWordWrap(True)
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

    def _build_foot(self) -> QBoxLayout:
        self.learn_button = push_button(
            self, self.tr("Show me how"), 1.25, act=lambda: self.lessonRequested.emit(self.game)
        )
        self.play_button = push_button(self, self.tr("Play"), 1.25, role="primary", act=self._play)
        self.note = QLabel(self.tr("You play offline, against the computer."), self)
        self.note.setProperty("tone", "soft")
        self.note.setWordWrap(True)
        theme.set_text(self.note)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        self._buttons.addWidget(self.learn_button)
        self._buttons.addWidget(self.play_button)
        self._foot = foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.addWidget(self.note, 1)
        foot.addLayout(self._buttons)
        return foot

    def _label(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setWordWrap(True)
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
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Scroll to the chosen game."""
        if self.isVisible():
            self.field.ensureWidgetVisible(self.tiles[self.game])

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
        if _LEAST_WIDTH * em > self.width():
            scale *= self.width() / (_LEAST_WIDTH * em)
            self.setFont(theme.font(scale))
            em = self.fontMetrics().height()
        theme.rescale(self, scale)
        self.setStyleSheet(theme.style_sheet(em))
        aside = max(round(1.4 * em), round((self.width() - _WIDEST * self.height()) / 2))
        self._page.setContentsMargins(aside, round(1.1 * em), aside, round(1.2 * em))
        layouts: tuple[QBoxLayout, ...] = (self._page, self._column, self._foot, self._buttons)
        for layout in layouts:
            layout.setSpacing(round(0.8 * em))
        self._grid.setSpacing(round(0.7 * em))
        self._language_row.setSpacing(round(em))
        self._lay(self.width() - 2 * aside, em)

    def _columns_for(self, em: int) -> int:
        """How many tiles lie abreast: as many as have room, or fewer if all of them can be seen then."""
        count = len(self.tiles)
        wanted = (count, (count + 1) // 2, 2, 1)
        abreast = [n for n in wanted if em * (n * _ABREAST + 2.8) <= self.width()] or [1]
        seen = (n for n in abreast if em * (-(-count // n) * _ROW + _ELSE) <= self.height())
        return next(seen, abreast[0])

    def _lay(self, width: int, em: int) -> None:
        """Lay the tiles in rows, as high as there is room for, but high enough for their words."""
        columns = self._columns_for(em)
        tiles = list(self.tiles.values())
        if columns != self._columns:
            self._columns = columns
            for place, tile in enumerate(tiles):
                self._grid.addWidget(tile, place // columns, place % columns)
        rows = -(-len(tiles) // columns)
        words = self.title.fontMetrics().horizontalAdvance(self.title.text()) + 1
        self.title.setMinimumWidth(min(words, width))  # the band beside it takes what is left
        bar = round(0.55 * em)
        each = (width - bar - (columns - 1) * self._grid.spacing()) // columns
        least = max(tile.least_height(each) for tile in tiles)
        for tile in tiles:
            tile.setFixedHeight(0)
        for layout in (self._grid, self._column, self._buttons, self._foot, self._page):
            layout.invalidate()
        beside = self._buttons.sizeHint().width() + _NOTE * em <= width
        way = QBoxLayout.Direction
        self._foot.setDirection(way.LeftToRight if beside else way.TopToBottom)
        margins = self._page.contentsMargins()
        room = self.height() - margins.top() - margins.bottom() - height_of(self._foot, width)
        room -= self._page.spacing() + height_of(self._column, width)
        height = max(least, min(room // rows, round(_TALLEST * width / columns)))
        for tile in tiles:
            tile.setFixedHeight(height)

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
