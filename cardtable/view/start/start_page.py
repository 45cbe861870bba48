"""The page before a match: the games as tiles, and beside them the players and rules of the chosen one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.about import NAME
from cardtable.model.ledger import Ledgers
from cardtable.model.lesson import has_lesson
from cardtable.model.plan import MatchPlan
from cardtable.model.settings import Settings
from cardtable.rules.spec import GameSpec, OptionValue
from cardtable.view.deck.cards import CardArt
from cardtable.view.kit import theme
from cardtable.view.kit.parts import scroll_area
from cardtable.view.kit.stitching import Band
from cardtable.view.start.game_tile import GameTile
from cardtable.view.start.match_sheet import MatchSheet
from cardtable.view.start.plans import remembered_players
from cardtable.view.table.felt import Felt

_WIDEST: Final = 1.95
"""How many times as wide as high the page's contents may become."""
_COLUMNS: Final = 2
"""Tiles side by side where there is room."""
_LEAST_WIDTH: Final = 30
_LEAST_HEIGHT: Final = 17
"""The page in lines of text; larger texts would not have room for their words, and are made smaller."""
_TALL: Final = 27
"""The height in lines of text above which the page has room for the program's name."""


class StartPage(QWidget):
    """Lets a person choose what to play, and remembers it.

    Parameters
    ----------
    games: what can be played, by id, in the order of the tiles.
    settings: where choices are remembered.
    ledgers: the running ledgers, shown and cleared here.
    """

    dealRequested = Signal(object)
    """A :class:`MatchPlan`: play this."""

    lessonRequested = Signal(object)
    """A :class:`GameSpec`: show how it is played."""

    codeRequested = Signal()
    """A deal code is to be typed in."""

    def __init__(
        self,
        games: Mapping[str, GameSpec],
        settings: Settings,
        ledgers: Ledgers,
        parent: QWidget | None = None,
        *,
        art: CardArt | None = None,
        felt: Felt | None = None,
    ) -> None:
        super().__init__(parent)
        self._games = dict(games)
        self._settings = settings
        self._ledgers = ledgers
        self._art = art or CardArt()
        self._felt = felt or Felt(parent=self)
        for shown in (self._art, self._felt):
            shown.changed.connect(self._show_art)
        self._fitted = (0, True)
        self._columns = _COLUMNS
        self.tiles: dict[str, GameTile] = {}
        self._build()
        first = settings.game(self._games) or next(iter(self._games))
        self.choose(first)

    # --- building ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._page = QVBoxLayout(self)
        head = QHBoxLayout()
        self._name = QLabel(NAME, self)
        theme.set_text(self._name, 2.1, title=True, bold=True)
        self.band = Band(self)
        head.addWidget(self._name)
        head.addWidget(self.band, 1)
        self._page.addLayout(head)
        self._halves = QHBoxLayout()
        self._field = self._build_tiles()
        self._halves.addWidget(self._field, 58)
        self._halves.addWidget(self._build_sheet(), 42)
        self._page.addLayout(self._halves, 1)

    def _build_tiles(self) -> QScrollArea:
        field = QWidget()
        self._grid = QGridLayout(field)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        for place, (game, spec) in enumerate(self._games.items()):
            tile = GameTile(spec, place, self._art, field, felt=self._felt)
            tile.setObjectName(f"tile-{game}")
            tile.dealt.connect(self.deal)
            self.tiles[game] = tile
            self._group.addButton(tile)
            self._grid.addWidget(tile, place // _COLUMNS, place % _COLUMNS)
        self._group.buttonToggled.connect(self._on_tile)
        return scroll_area(None, field)

    def _build_sheet(self) -> MatchSheet:
        self.sheet = sheet = MatchSheet(self)
        sheet.learnt.connect(lambda: self.lessonRequested.emit(self.spec))
        sheet.dealt.connect(self.deal)
        sheet.codeWanted.connect(self.codeRequested)
        sheet.cleared.connect(self.clear_ledger)
        sheet.players.changed.connect(self.show_ledger)
        self.players, self.target, self.rules = sheet.players, sheet.target, sheet.rules
        self.learn_button, self.reset_button = sheet.learn_button, sheet.reset_button
        self.deal_button, self.code_button = sheet.deal_button, sheet.code_button
        return sheet

    # --- what is chosen ------------------------------------------------------------------------------------

    @property
    def spec(self) -> GameSpec:
        """The chosen game."""
        return self._games[self._chosen]

    def plan(self) -> MatchPlan:
        """The match as it is chosen now."""
        return MatchPlan(self.spec, self.spec.checked(self.values()), self.players.players())

    def values(self) -> dict[str, OptionValue]:
        """The chosen options."""
        return self.sheet.values()

    def choose(self, game: str) -> None:
        """Choose a game, with the options and players that it was last played with."""
        self.tiles[game].setChecked(True)

    def deal(self) -> None:
        """Remember what is chosen, and ask to play it."""
        self.remember()
        self.dealRequested.emit(self.plan())

    def remember(self) -> None:
        """Keep what is chosen for the next time."""
        plan = self.plan()
        self._settings.set_game(plan.spec.id)
        self._settings.set_options(plan.spec, plan.options)
        self._settings.set_players(plan.spec, plan.players)

    def show_players(self) -> None:
        """Show the players as they are remembered."""
        self.players.show_players(self.spec, remembered_players(self._settings, self.spec))
        self.show_ledger()
        self._arrange(force=True)

    def clear_ledger(self) -> None:
        """Begin the ledger of this company anew."""
        self._ledgers.clear(self.plan())
        self.show_ledger()

    def show_ledger(self) -> None:
        """Show the running ledger of the players as they are named now, if there is anything in it."""
        plan = self.plan()
        self.sheet.show_ledger(plan, self._ledgers.totals(plan) if plan.spec.ledger else ())

    # --- reacting ------------------------------------------------------------------------------------------

    def _on_tile(self, tile: QAbstractButton, checked: bool) -> None:
        if not checked or not isinstance(tile, GameTile):
            return
        spec = tile.spec
        self._chosen = spec.id
        self._show_lesson()
        self.sheet.show_game(spec, self._settings.options(spec), remembered_players(self._settings, spec))
        self.show_ledger()
        self._arrange(force=True)
        self._show_chosen()

    def _show_lesson(self) -> None:
        """Offer the lesson of the chosen game, or to go on with it."""
        self.sheet.show_lesson(has_lesson(self._chosen), self._settings.lesson(self._chosen) > 0)

    # --- looks ---------------------------------------------------------------------------------------------

    def _arrange(self, force: bool = False) -> None:
        """Give texts and gaps the size that suits the window."""
        scale = theme.scale_for(self.size())
        self.sheet.setFont(theme.font(scale))
        em = self.sheet.fontMetrics().height()
        room = min(self.width() / _LEAST_WIDTH, self.height() / _LEAST_HEIGHT)
        if em > room:
            scale *= room / em
            self.sheet.setFont(theme.font(scale))
            em = self.sheet.fontMetrics().height()
        is_tall = self.height() > _TALL * em
        if (em, is_tall) != self._fitted or force:
            self._fitted = em, is_tall
            theme.rescale(self, scale)
            self.sheet.set_low(not is_tall)
            self.setStyleSheet(theme.style_sheet(em))  # what is new in the page is measured by it
            self.sheet.arrange(em)
            self._grid.setSpacing(round(0.7 * em))
            self._halves.setSpacing(em)
            self._page.setSpacing(round(0.5 * em))
        self._name.setVisible(is_tall)
        self.band.setVisible(is_tall)
        aside = max(round(1.1 * em), round((self.width() - _WIDEST * self.height()) / 2))
        self._page.setContentsMargins(aside, round(0.7 * em), aside, round(1.1 * em))
        self._divide(self.width() - 2 * aside, em)

    def _divide(self, width: int, em: int) -> None:
        """Divide the page so that everything has room; with large texts in a small window that is little."""
        roomy = 0.58 * width >= _COLUMNS * GameTile.LEAST_EM * em + em
        tiles, sheet = (58, 42) if roomy else (42, 58)
        self._halves.setStretch(0, tiles)
        self._halves.setStretch(1, sheet)
        columns = _COLUMNS if roomy else 1
        least = (columns * GameTile.LEAST_EM + 1) * em
        self._field.setMinimumWidth(least)
        if columns != self._columns:
            self._columns = columns
            for place, tile in enumerate(self.tiles.values()):
                self._grid.addWidget(tile, place // columns, place % columns)
            self._show_chosen()
        beside = round(min(sheet * (width - em) / 100, width - em - least))
        self.sheet.fit(beside, em)

    def _show_chosen(self) -> None:
        """Scroll to the chosen game."""
        for layout in (self._page, self._grid):
            layout.activate()
        self._field.ensureWidgetVisible(self.tiles[self._chosen])

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def restyle(self) -> None:
        """Take on the theme's colours and the system's font of now."""
        self._arrange(force=True)
        self.update()

    def _show_art(self) -> None:
        for tile in self.tiles.values():
            tile.update()

    def showEvent(self, event: QShowEvent) -> None:
        self._show_lesson()
        self.show_ledger()
        self._show_chosen()
        self.deal_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.page))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, and anywhere else it deals."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton):
                focus.click()
            else:
                self.deal()
            return
        super().keyPressEvent(event)
