"""Shows a page of rules: its pictures, its links, and the places where a word has been found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QKeyEvent,
    QPixmap,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from cardtable.rules.spec import GameSpec, Options
from cardtable.view.deck.cards import CardArt
from cardtable.view.help.rules_figures import Figure, FigureMaker
from cardtable.view.help.rules_html import Look, PageWriter
from cardtable.view.help.rules_text import Page
from cardtable.view.kit import theme

_MARGIN: Final = 8
_SETTLE_MS: Final = 60
"""How long the breadth has to stay before pictures are drawn anew for it."""


class RulesBrowser(QTextBrowser):
    """A page to read. Links are told, not followed.

    Parameters
    ----------
    art: the deck whose cards are shown.
    """

    chapterChanged = Signal(str)
    """Another chapter, by its name, is at the top of what is seen."""

    written = Signal()
    """The page has been written anew: words are to be found again."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rulesBrowser")
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # One that comes and goes would change the breadth, for which the page would be written anew.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.document().setDocumentMargin(_MARGIN)
        theme.set_text(self)
        self._art = art
        self._page: Page | None = None
        self._spec: GameSpec | None = None
        self._options: Options = {}
        self._whose = ""
        self._here = ""
        self._figures: list[Figure] = []
        self._maker: FigureMaker | None = None
        self._chapters: list[tuple[str, str]] = []
        self._anchors: dict[str, int] = {}
        self._places: list[tuple[int, str]] = []
        self._chapter = ""
        self._hits: list[QTextCursor] = []
        self._written_for: tuple[object, ...] = ()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SETTLE_MS)
        self._soon.timeout.connect(self.rewrite)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    # --- pages ---------------------------------------------------------------------------------------------

    @property
    def chapters(self) -> list[tuple[str, str]]:
        """The names and titles of the page's chapters."""
        return self._chapters

    @property
    def chapter(self) -> str:
        """The name of the chapter that is in sight."""
        return self._chapter

    def take_page(self, page: Page, spec: GameSpec | None, options: Options, whose: str) -> None:
        """Have a game's page for the options given, or without a game the glossary. It is shown by
        :meth:`show_page`, when the browser has the breadth for it."""
        self._page, self._spec, self._options, self._whose = page, spec, options, whose
        self._chapters = self._writer().chapters(page)

    def show_page(self, here: str = "") -> None:
        """Show the page. ``here`` is the rule or the word that the reader came for."""
        self._here = here
        self._write()
        self.verticalScrollBar().setValue(0)
        if here:
            self.go_to(here)

    def go_to(self, name: str) -> None:
        """Scroll to a chapter, a rule or a word by name."""
        if name in self._anchors:
            cursor = QTextCursor(self.document())
            cursor.setPosition(self._anchors[name])
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.cursorRect(cursor).top() - self.fontMetrics().height() // 2)

    def rewrite(self) -> None:
        """Write the page anew, in the colours, the deck and the size of now, with the same lines in sight."""
        self._soon.stop()
        if self._page is None:
            return
        at = self.cursorForPosition(QPoint(self.viewport().width() // 2, 0)).position()
        self._write()
        cursor = QTextCursor(self.document())
        cursor.setPosition(at)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top())

    def _write(self) -> None:
        assert self._page is not None
        self._hits = []
        self._figures = []
        room = self.viewport().width() - 2 * _MARGIN
        font = theme.font(self._scale() * 0.88)
        beside = 4.2 * self.fontMetrics().height()  # the numbers of rules stand there
        self._maker = FigureMaker(self._art, font, room - beside, self.devicePixelRatioF())
        writer = self._writer()
        self.document().setDefaultFont(self.font())
        text = writer.page(self._page) if self._spec is not None else writer.glossary(self._page)
        self.setHtml(text)
        self.document().size()  # lays all of it out now, so that places are right
        self.setAccessibleName(writer.title(self._page))
        self._written_for = (room, self.font().key())
        self._anchors = self._find_anchors()
        self._places = [(self._anchors[name], name) for name, _ in self._chapters if name in self._anchors]
        self._on_scrolled()
        self.written.emit()

    def _writer(self) -> PageWriter:
        look = Look(
            em=self.fontMetrics().height(),
            titles=", ".join(f"'{name}'" for name in theme.font(title=True).families()),
            picture=self._take,
            spelled=QAccessible.isActive(),
            here=self._here,
        )
        return PageWriter(look, self._spec, self._options, self._whose)

    def _scale(self) -> float:
        size = self.font().pointSizeF() / theme.font().pointSizeF() if self.font().pointSizeF() > 0 else 0.0
        return size or self.font().pixelSize() / max(1, theme.font().pixelSize())

    # --- pictures ------------------------------------------------------------------------------------------

    def _take(self, figure: Figure) -> tuple[str, int, int]:
        """Take a picture in, and return its address and size."""
        assert self._maker is not None
        self._figures.append(figure)
        size = self._maker.size(figure)
        return f"figure:{len(self._figures) - 1}", size.width(), size.height()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """A picture of the page, drawn when it is first seen."""
        address = QUrl(name).toString()
        if address.startswith("figure:") and self._maker is not None:
            return self._maker.draw(self._figures[int(address.partition(":")[2])])
        return QPixmap()

    # --- chapters ------------------------------------------------------------------------------------------

    def _find_anchors(self) -> dict[str, int]:
        """Where in the text each chapter, rule and word begins, by name."""
        found: dict[str, int] = {}
        block = self.document().begin()
        while block.isValid():
            for part in block.textFormats():
                for name in part.format.anchorNames():
                    found.setdefault(name, block.position())
            block = block.next()
        return found

    def _on_scrolled(self) -> None:
        line = round(2.5 * self.fontMetrics().height())
        reached = self.cursorForPosition(QPoint(self.viewport().width() // 2, line)).position()
        chapter = next((name for at, name in reversed(self._places) if at <= reached), "")
        bar = self.verticalScrollBar()
        if self._places and 0 < bar.maximum() == bar.value():
            chapter = self._places[-1][1]
        if chapter != self._chapter:
            self._chapter = chapter
            self.chapterChanged.emit(chapter)

    # --- searching -----------------------------------------------------------------------------------------

    def find_all(self, words: str) -> int:
        """Mark all places where these words stand, and return how many there are."""
        self._hits = []
        cursor = QTextCursor(self.document())
        while words:
            cursor = self.document().find(words, cursor, QTextDocument.FindFlag(0))
            if cursor.isNull():
                break
            self._hits.append(QTextCursor(cursor))
        self.mark(-1)
        return len(self._hits)

    def first_in_sight(self) -> int:
        """The number of the first place found that is in sight or below."""
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        return next((n for n, hit in enumerate(self._hits) if hit.selectionStart() >= top), 0)

    def show_hit(self, number: int) -> None:
        """Scroll to one of the places found and mark it more than the others."""
        self.mark(number)
        hit = QTextCursor(self._hits[number])
        hit.setPosition(hit.selectionStart())
        above = QRectF(self.cursorRect(hit)).top()
        view = self.viewport().height()
        if not 0.1 * view < above < 0.8 * view:
            bar = self.verticalScrollBar()
            bar.setValue(round(bar.value() + above - 0.35 * view))

    def mark(self, current: int) -> None:
        """Mark all places found, and one of them more."""
        colours = theme.colours()
        marks: list[QTextEdit.ExtraSelection] = []
        for number, hit in enumerate(self._hits):
            chosen = number == current
            look = QTextCharFormat()
            look.setBackground(QColor(colours.ochre) if chosen else theme.faded(colours.ochre, 0.3))
            look.setForeground(QColor(colours.on_accent if chosen else colours.ink))
            mark = QTextEdit.ExtraSelection()
            mark.cursor, mark.format = hit, look
            marks.append(mark)
        self.setExtraSelections(marks)

    @property
    def hits(self) -> Sequence[QTextCursor]:
        """The places found, in order."""
        return self._hits

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The way back is not the browser's own."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    # --- size ----------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.check_size()

    def check_size(self) -> None:
        """Have the page written anew if the text or the breadth is another than it was written for."""
        room = self.viewport().width() - 2 * _MARGIN
        if self._page is not None and (room, self.font().key()) != self._written_for:
            self._soon.start()

    def hold(self) -> None:
        """Nothing is to be written while the page is not seen."""
        self._soon.stop()

    def minimumSizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(10 * em, 4 * em)
