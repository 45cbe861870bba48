"""The rules to read, laid over the window: a page for each game, and one of words, to be searched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.model.languages import spoken
from cardtable.rules.spec import GameSpec, Options
from cardtable.view.deck.cards import CardArt
from cardtable.view.help.rules_browser import RulesBrowser
from cardtable.view.help.rules_search import RulesSearch
from cardtable.view.help.rules_text import GLOSSARY, Page, page_of, read_page
from cardtable.view.kit import theme
from cardtable.view.kit.controls import PaperCombo
from cardtable.view.kit.page_list import PageList
from cardtable.view.kit.paper import PaperPanel
from cardtable.view.kit.parts import push_button
from cardtable.view.words.texts import game_text

_WIDE: Final = 60
_HIGH: Final = 46
"""The sheet in lines of text, where there is room."""
_NARROW: Final = 46
"""The breadth in lines of text below which the list of chapters folds into a line."""
_ASIDE: Final = 0.36
"""The greatest share of the breadth that the list may take."""
_LOW: Final = 27
"""The height below which the sheet goes without its ornament and its title."""


class Place(NamedTuple):
    """A page by name (a game's id, or that of the glossary), and where on it: a rule, a word or a chapter, or
    how far it was scrolled."""

    page: str
    anchor: str = ""
    scrolled: int = -1


class RulesPanel(PaperPanel):
    """Shows the rules and the glossary.

    Parameters
    ----------
    games: whose rules there are, by id.
    options_of: the options in force for a game, and a sentence about whose they are.
    art: the deck that the pictures show.
    """

    holds_keys = True

    def __init__(
        self,
        games: Mapping[str, GameSpec],
        options_of: Callable[[GameSpec], tuple[Options, str]],
        art: CardArt,
        parent: QWidget,
    ) -> None:
        self._is_built = False
        super().__init__(parent)
        self.setObjectName("rulesPanel")
        self._games = dict(games)
        self._options_of = options_of
        self._here = Place("")
        self._way: list[Place] = []
        self._build(art)
        self._is_built = True

    # --- building ------------------------------------------------------------------------------------------

    def _build(self, art: CardArt) -> None:
        self.title = QLabel(self.tr("Rules"), self.card)
        theme.set_text(self.title, 1.6, title=True, bold=True)
        self.books = PaperCombo(self.card)
        self.books.setObjectName("rules-book")
        self.books.setAccessibleName(self.tr("Page"))
        theme.set_text(self.books, 1.05)
        for name, spec in self._games.items():
            self.books.addItem(game_text(spec.title), name)
        self.books.addItem(self.tr("Glossary"), GLOSSARY)
        self.books.activated.connect(lambda place: self.go(Place(self.books.itemData(place))))
        self.browser = RulesBrowser(art, self.card)
        self.search = RulesSearch(self.browser, self.card)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title)
        self._head.addWidget(self.books)
        self._head.addStretch(1)
        self.body.addLayout(self._head)
        self._tools = QHBoxLayout()
        self._tools.addWidget(self.search)
        self._head.addLayout(self._tools)
        self.chapter_box = PaperCombo(self.card)
        self.chapter_box.setAccessibleName(self.tr("Chapter"))
        theme.set_text(self.chapter_box)
        self.chapter_box.activated.connect(self._on_chapter)
        self.body.addWidget(self.chapter_box)
        self._middle = QHBoxLayout()
        self._aside = QVBoxLayout()
        self.chapters = PageList([""], self.card)
        self._aside.addWidget(self.chapters)
        self._middle.addLayout(self._aside)
        self._middle.addWidget(self.browser, 1)
        self.body.addLayout(self._middle, 1)
        self.browser.anchorClicked.connect(self._follow)
        self.browser.chapterChanged.connect(self._show_chapter)
        art.changed.connect(self._on_art)
        self._build_foot()

    def _build_foot(self) -> None:
        self.back_button = push_button(self.card, self.tr("Back"), role="link", act=self.back)
        self.back_button.setObjectName("rules-back")
        self.back_button.setToolTip(self.tr("To where you came from (Alt+Left)"))
        self.close_button = push_button(self.card, self.tr("Close"), 1.1, role="primary", act=self.hide)
        foot = QHBoxLayout()
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        self.body.addLayout(foot)

    # --- going from place to place -------------------------------------------------------------------------

    @property
    def here(self) -> Place:
        """What is shown."""
        return self._here

    def open_at(self, place: Place) -> None:
        """Open at a place; the way back begins there."""
        self._way.clear()
        self.search.clear()
        self.open(self.browser)
        self._show(place)

    def go(self, place: Place) -> None:
        """Show another place; the way back leads here."""
        bar = self.browser.verticalScrollBar()
        self._way.append(Place(self._here.page, self._here.anchor, bar.value()))
        self._show(place)

    def back(self) -> None:
        """Show what was shown before."""
        if self._way:
            self._show(self._way.pop())

    def _show(self, place: Place) -> None:
        page, spec = self._read(place.page)
        self._here = place
        options, whose = self._options_of(spec) if spec is not None else ({}, "")
        self.browser.take_page(page, spec, options, whose)
        self._list_chapters()
        self.body.activate()  # the list has taken its breadth from the page
        self.browser.show_page(place.anchor)
        if place.scrolled >= 0:
            self.browser.verticalScrollBar().setValue(place.scrolled)
        self.books.setCurrentIndex(self.books.findData(place.page))
        self.back_button.setEnabled(bool(self._way))
        self.search.forget_place()

    def _read(self, name: str) -> tuple[Page, GameSpec | None]:
        spec = self._games.get(name)
        if spec is not None:
            return page_of(spec), spec
        return read_page(GLOSSARY, spoken()) or Page((), (), ()), None

    def page_with(self, rule: str, first: str = "") -> str:
        """The name of the page on which a rule stands, looked for first on one or on that in sight; or
        nothing."""
        names = [first or self._here.page, *self._games]
        specs = [self._games[name] for name in names if name in self._games]
        return next((spec.id for spec in specs if rule in page_of(spec).rules), "")

    def _follow(self, link: QUrl) -> None:
        kind, _, name = link.toString().partition(":")
        if kind == "rule":
            page = self.page_with(name)
            if page:
                self.go(Place(page, name))
        elif kind == "term":
            self.go(Place(GLOSSARY, name))
        else:
            self.go(Place(self._here.page, link.fragment()))

    # --- chapters ------------------------------------------------------------------------------------------

    def _list_chapters(self) -> None:
        chapters = [] if self._here.page == GLOSSARY else self.browser.chapters
        titles = [title for _, title in chapters]
        self.chapter_box.clear()
        self.chapter_box.addItems(titles)
        if titles != [button.text() for button in self.chapters.buttons]:
            self._aside.removeWidget(self.chapters)
            self.chapters.hide()
            self.chapters.deleteLater()
            self.chapters = PageList(titles or [""], self.card)
            self.chapters.chosen.connect(self._on_chapter)
            self._aside.addWidget(self.chapters)
            theme.rescale(self.chapters, theme.scale_for(self.size()))
        self._arrange_chapters(round(self.card.em()), self.card.width())

    def _arrange_chapters(self, em: int, width: int) -> None:
        some = self._here.page != GLOSSARY
        broadest = max(button.sizeHint().width() for button in self.chapters.buttons)
        narrow = width < _NARROW * em or broadest > _ASIDE * width
        self.chapters.setVisible(some and not narrow)
        self.chapter_box.setVisible(some and narrow)
        self.chapters.arrange(em)
        self.chapters.setFixedWidth(broadest)

    def _on_chapter(self, place: int) -> None:
        name = self.browser.chapters[place][0]
        self.browser.go_to(name)
        self._show_chapter(name)

    def _show_chapter(self, name: str) -> None:
        names = [chapter for chapter, _ in self.browser.chapters]
        place = names.index(name) if name in names else 0
        if place < len(self.chapters.buttons):
            self.chapters.show_current(place)
        self.chapter_box.setCurrentIndex(place)

    # --- looks ---------------------------------------------------------------------------------------------

    def wanted_width(self, em: float) -> float:
        return _WIDE * em

    def fit(self, room: QSize) -> None:
        if not self._is_built:
            return
        em = round(self.card.em())
        low = room.height() < _LOW * em
        narrow = room.width() < _NARROW * em
        self.title.setVisible(not low and not narrow)
        margin = self.fit_frame(low)
        self._middle.setSpacing(round(1.2 * em))
        self._head.setSpacing(round(0.6 * em))
        self.search.arrange(em)
        self._arrange_chapters(em, room.width())
        height = min(room.height(), _HIGH * em) - 2 * margin - round((8.4 if narrow else 6.2) * em)
        self.browser.setMinimumHeight(max(round(3 * em), height))
        self.browser.check_size()

    def restyle(self) -> None:
        em, c = self.card.em(), theme.colours()
        edge = max(1, round(0.1 * em))
        sheet = theme.style_sheet(em) + (
            f"QTextBrowser {{ color: {c.ink}; background: transparent; border: {edge}px solid transparent;"
            f" selection-background-color: {c.green}; selection-color: {c.on_accent}; }}"
            f" QTextBrowser:focus {{ border: {edge}px solid {c.ochre}; border-radius: {round(0.3 * em)}px; }}"
        )
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def recolour(self) -> None:
        self.browser.rewrite()

    def _on_art(self) -> None:
        if self.isVisible():
            self.browser.rewrite()

    def put_away(self) -> None:
        self.browser.hold()

    # --- input ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = QKeySequence.StandardKey
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.matches(keys.Find) or event.text() in ("/", "."):
            self.search.take_keys()
        elif event.matches(keys.FindNext):
            self.search.step(1)
        elif event.matches(keys.FindPrevious):
            self.search.step(-1)
        elif event.matches(keys.Back) or event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Back):
            self.back()
        event.accept()
