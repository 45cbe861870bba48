"""Samples of what a person may choose: cards of a deck, a felt, and a few cards lying on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.model.preferences import Preferences
from cardtable.rules.cards import HIDDEN, Card
from cardtable.view.deck.card_shape import ASPECT
from cardtable.view.deck.cards import CardArt
from cardtable.view.deck.deck_style import DeckStyle
from cardtable.view.kit import theme
from cardtable.view.kit.chips import Draw
from cardtable.view.kit.tool_icons import draw_icon
from cardtable.view.table.felt import Felt
from cardtable.view.table.looks import Looks, deck_style

_MEMORY: Final = 4 * 2**20
"""Bytes of pictures kept of each deck that is only sampled."""
_HEIGHT: Final = 7.6
_LOW: Final = 5.2
"""A sample table's height in lines of text, and where there is little of it."""


class Samples:
    """Pictures of decks other than the one on the table, and of felts."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._decks: dict[DeckStyle, CardArt] = {}
        self._felts: dict[str, Felt] = {}

    def look(self, look: str, card: Card) -> Draw:
        """A card of the deck as it is chosen but for its look."""
        return lambda painter, room, dpr: _draw_card(
            painter,
            room,
            self._deck(deck_style(self._preferences)._replace(look=look)).face(
                card, round(room.width()), dpr
            ),
        )

    def back(self, back: str) -> Draw:
        """A back."""
        return lambda painter, room, dpr: _draw_card(
            painter,
            room,
            self._deck(deck_style(self._preferences)._replace(back=back)).back(round(room.width()), dpr),
        )

    def felt(self, kind: str) -> Draw:
        """A felt with its rim, or the person's own picture."""

        def draw(painter: QPainter, room: QRectF, dpr: float) -> None:
            file = self._preferences.text("felt.picture")
            if kind == "picture" and not file:
                draw_icon(painter, "picture", room.adjusted(*_inset(room)), QColor(theme.colours().soft))
                return
            felt = self._felts.setdefault(kind, Felt())
            felt.set_kind(kind, file)
            _draw_felt(painter, room, felt, dpr)

        return draw

    def _deck(self, style: DeckStyle) -> CardArt:
        if style not in self._decks:
            self._decks[style] = CardArt(style, memory=_MEMORY)
        return self._decks[style]


def _inset(room: QRectF) -> tuple[float, float, float, float]:
    """What makes a square in the middle of a room."""
    x, y = (room.width() - room.height()) / 2, 0.0
    return x, y, -x, -y


def _draw_card(painter: QPainter, room: QRectF, pixmap: QPixmap) -> None:
    """Draw a card unscaled, which is sharp only on whole pixels."""
    size = pixmap.deviceIndependentSize()
    left, top = room.center().x() - size.width() / 2, room.center().y() - size.height() / 2
    painter.drawPixmap(QPointF(round(left), round(top)), pixmap)


def _draw_felt(painter: QPainter, room: QRectF, felt: Felt, dpr: float) -> None:
    path = QPainterPath()
    radius = 2 + 0.05 * min(room.width(), room.height())
    path.addRoundedRect(room, radius, radius)
    painter.save()
    painter.setClipPath(path)
    painter.drawPixmap(room.topLeft(), felt.pixmap(room.size().toSize(), dpr))
    painter.restore()


class SampleTable(QWidget):
    """Cards side by side on the felt, as the table shows them now.

    Parameters
    ----------
    looks: the deck and the felt.
    cards: gives the cards from left to right, ``HIDDEN`` for one that lies face down.
    """

    def __init__(
        self, looks: Looks, cards: Callable[[], Sequence[Card]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._looks = looks
        self._cards = cards
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.set_text(self)
        self._low = False
        looks.changed.connect(self.update)

    def set_low(self, low: bool) -> None:
        """Whether there is little height."""
        if low != self._low:
            self._low = low
            self.updateGeometry()

    @property
    def cards(self) -> Sequence[Card]:
        """What lies there, from left to right."""
        return self._cards()

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(20 * em, round((_LOW if self._low else _HEIGHT) * em))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        dpr = self.devicePixelRatioF()
        room = QRectF(self.rect())
        _draw_felt(painter, room, self._looks.felt, dpr)
        cards = self._cards()
        gap = 0.08 * room.height()
        height = room.height() - 2.4 * gap
        width = round(height / ASPECT)
        step = min(width + gap, (room.width() - 2 * gap - width) / max(1, len(cards) - 1))
        left = (room.width() - step * (len(cards) - 1) - width) / 2
        for place, card in enumerate(cards):
            art = self._looks.art
            pixmap = art.back(width, dpr) if card == HIDDEN else art.face(card, width, dpr)
            _draw_card(painter, QRectF(left + place * step, 1.2 * gap, width, height), pixmap)
