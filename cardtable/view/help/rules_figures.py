"""The pictures on the pages of rules: rows of cards from the deck in use, drawn at the size of the text.

A picture is written as its kind, its cards, and what stands below it::

    row: 8D=led *KD=takes_it ~3C | The king of diamonds wins the trick.

``row`` lays cards side by side, each with a word below it; ``fan`` lays them over one another; ``sets`` lays
fans side by side, parted by ``/``, each with a word (``3S 2S AS =3 / 3S 2S AS KS =6``). ``*`` lifts a card,
``~`` dims it, ``##`` is a card face down.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from cardtable.rules.cards import HIDDEN, Card, parse_card
from cardtable.rules.errors import Malformed
from cardtable.view.deck.card_shape import CORNER, card_height
from cardtable.view.deck.cards import CardArt
from cardtable.view.help.rules_text import BadPage
from cardtable.view.kit import theme
from cardtable.view.words.texts import card_name

KINDS: Final = ("row", "fan", "sets")

_CARD: Final = re.compile(r"([*~]?)(##|[2-9TJQKA][SHDC])(?:=(\S+))?")
_WIDTH: Final = 3.7
"""A card's breadth in lines of text."""
_STEP: Final = 0.4
"""How much of a card is seen below the next one of a fan, in breadths."""
_GAP: Final = 0.7
_LIFT: Final = 0.35
"""Between cards, and how far one is lifted, in lines of text."""


class Shown(NamedTuple):
    """A card of a picture; ``mark`` is ``*``, ``~`` or nothing."""

    card: Card
    mark: str


class Group(NamedTuple):
    """Cards that lie together, and the word below them."""

    cards: tuple[Shown, ...]
    label: str


@dataclass(frozen=True)
class Figure:
    """A picture as it is written."""

    groups: tuple[Group, ...]
    caption: str


def parse_figure(text: str) -> Figure:
    """Read a picture. Raises :class:`BadPage` with a sentence that quotes what is wrong."""
    kind, colon, rest = text.partition(":")
    if not colon or kind not in KINDS:
        raise BadPage(f"a picture is one of {', '.join(KINDS)}: {text!r}")
    cards, _, caption = rest.partition("|")
    if kind == "row":
        groups = [_group([word]) for word in cards.split()]
    else:
        groups = [_group(part.split()) for part in cards.split("/")]
    if not all(group.cards for group in groups) or not groups:
        raise BadPage(f"a picture shows no cards: {text!r}")
    return Figure(tuple(groups), caption.strip())


def _group(words: Sequence[str]) -> Group:
    label = ""
    shown: list[Shown] = []
    for word in words:
        if word.startswith("="):
            label = word[1:]
            continue
        found = _CARD.fullmatch(word)
        if found is None:
            raise BadPage(f"{word!r} is no card of a picture")
        try:
            card = HIDDEN if found[2] == "##" else parse_card(found[2])
        except Malformed as error:
            raise BadPage(str(error)) from error
        shown.append(Shown(card, found[1]))
        label = found[3] or label
    return Group(tuple(shown), label.replace("_", "\u00a0"))


def in_words(figure: Figure) -> str:
    """The cards of a picture by name, for those who hear the page."""
    face_down = QCoreApplication.translate("RulesFigures", "a card face down")
    labelled = QCoreApplication.translate("RulesFigures", "{cards}: {label}", "ten of spades: 10 points")
    parts = []
    for group in figure.groups:
        cards = ", ".join(
            face_down if shown.card == HIDDEN else card_name(shown.card) for shown in group.cards
        )
        parts.append(labelled.format(cards=cards, label=group.label) if group.label else cards)
    return "; ".join(parts)


class FigureMaker:
    """Draws pictures at one size of text, as broad as the page at most.

    Parameters
    ----------
    art: the deck.
    font: of the words below cards; its height is the measure of everything.
    room: the breadth of the page.
    dpr: device pixels in one of the page's.
    """

    def __init__(self, art: CardArt, font: QFont, room: float, dpr: float) -> None:
        self._art = art
        self._font = font
        self._metrics = QFontMetricsF(font)
        em = self._metrics.height()
        self._em = em
        self._room = max(room, 6 * em)
        self._dpr = dpr
        self._width = round(min(_WIDTH * em, room / 4))
        self._height = card_height(self._width)

    def size(self, figure: Figure) -> QSize:
        """How large a picture is."""
        lines = self._lines(figure)
        width = max(sum(size.width() + _GAP * self._em for _, size in line) for line in lines)
        return QSize(round(width), round(len(lines) * self._line_height(figure)))

    def draw(self, figure: Figure) -> QPixmap:
        """Draw a picture."""
        size = self.size(figure)
        pixmap = QPixmap(size * self._dpr)
        pixmap.setDevicePixelRatio(self._dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(self._font)
        top = 0.0
        for line in self._lines(figure):
            left = 2.0
            for group, room in line:
                self._draw_group(painter, group, QPointF(left, top + self._lift(figure)), room)
                left += room.width() + _GAP * self._em
            top += self._line_height(figure)
        painter.end()
        return pixmap

    # --- laying out ----------------------------------------------------------------------------------------

    def _lift(self, figure: Figure) -> float:
        lifted = any(shown.mark == "*" for group in figure.groups for shown in group.cards)
        return (_LIFT + 0.1) * self._em if lifted else 2.0

    def _line_height(self, figure: Figure) -> float:
        words = 1.25 * self._em if any(group.label for group in figure.groups) else 0.3 * self._em
        return self._lift(figure) + self._height + words

    def _step(self, group: Group) -> float:
        """From one card of a group to the next: less where it would not fit on the page."""
        between = max(1, len(group.cards) - 1)
        return min(_STEP * self._width, (self._room - self._width - 6) / between)

    def _group_size(self, group: Group) -> QSizeF:
        cards = self._width + (len(group.cards) - 1) * self._step(group)
        return QSizeF(max(cards, self._metrics.horizontalAdvance(group.label)), self._height)

    def _lines(self, figure: Figure) -> list[list[tuple[Group, QSizeF]]]:
        """The groups in as many lines as they need."""
        lines: list[list[tuple[Group, QSizeF]]] = [[]]
        used = 0.0
        for group in figure.groups:
            size = self._group_size(group)
            if lines[-1] and used + size.width() > self._room - 4:
                lines.append([])
                used = 0.0
            lines[-1].append((group, size))
            used += size.width() + _GAP * self._em
        return lines

    # --- drawing -------------------------------------------------------------------------------------------

    def _draw_group(self, painter: QPainter, group: Group, corner: QPointF, room: QSizeF) -> None:
        cards = self._width + (len(group.cards) - 1) * self._step(group)
        left = corner.x() + (room.width() - cards) / 2
        for place, shown in enumerate(group.cards):
            lift = _LIFT * self._em if shown.mark == "*" else 0.0
            self._draw_card(painter, shown, QPointF(left + place * self._step(group), corner.y() - lift))
        if group.label:
            painter.setPen(QColor(theme.colours().ink))
            words = QRectF(corner.x(), corner.y() + self._height, room.width(), 1.2 * self._em)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter.value, group.label)

    def _draw_card(self, painter: QPainter, shown: Shown, corner: QPointF) -> None:
        if shown.card == HIDDEN:
            picture = self._art.back(self._width, self._dpr)
        else:
            picture = self._art.face(shown.card, self._width, self._dpr)
        if shown.mark == "~":
            painter.setOpacity(0.42)
        at = QPointF(round(corner.x()), round(corner.y()))
        painter.drawPixmap(at, picture)
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colours = theme.colours()
        lifted = shown.mark == "*"
        edge = max(2.0, 0.14 * self._em) if lifted else 1.0
        painter.setPen(QPen(QColor(colours.ochre if lifted else colours.line), edge))
        box = QRectF(at, QSizeF(self._width, self._height)).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, CORNER * self._width, CORNER * self._width)
