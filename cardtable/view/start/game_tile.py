"""A game as a large tile: a little table with cards and seats, its name, and what it is about."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cardtable.rules.cards import SUIT_OF, Card, rank_text
from cardtable.rules.spec import GameSpec
from cardtable.view.deck.card_shape import card_height
from cardtable.view.deck.cards import CardArt
from cardtable.view.kit import theme
from cardtable.view.table.felt import Felt
from cardtable.view.words.texts import counted, game_text

_FAN: Final = 3
"""Cards on the little table."""
_ANGLE: Final = 13.0
"""Degrees between two cards of the fan."""
_WRAP: Final = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value


def emblem(spec: GameSpec, place: int) -> tuple[Card, ...]:
    """The cards that stand for a game: the best of one suit, another suit for the next game."""
    order = spec.rank_order(spec.defaults())
    suits = sorted({SUIT_OF[card] for card in spec.pack})
    suit = suits[(place + 1) % len(suits)]
    best = sorted(
        (card for card in spec.pack if SUIT_OF[card] == suit), key=lambda card: order.index(rank_text(card))
    )
    return tuple(best[-_FAN:])


def players_text(spec: GameSpec) -> str:
    """How many play, and whether in pairs."""
    if spec.sides < spec.seats:
        text = QCoreApplication.translate("GameTile", "%n player(s) in pairs", "", spec.seats)
    else:
        text = QCoreApplication.translate("GameTile", "%n player(s)", "", spec.seats)
    return counted(text, spec.seats)


class GameTile(QAbstractButton):
    """A tile that is checked when its game is the chosen one.

    Parameters
    ----------
    spec: the game.
    place: its place among the games, which gives its picture a suit.
    art: the cards' pictures.
    felt: what the table in the picture is covered with.
    """

    LEAST_EM: Final = 12
    """The least width of a tile, in lines of text."""

    dealt = Signal()
    """The tile was double-clicked: the person wants to play at once."""

    def __init__(
        self,
        spec: GameSpec,
        place: int,
        art: CardArt,
        parent: QWidget | None = None,
        *,
        felt: Felt | None = None,
    ) -> None:
        super().__init__(parent)
        self.spec = spec
        self._art = art
        self._felt = felt or Felt(parent=self)
        self._cloth = QBrush()
        self._cloth_for: object = None
        """What the cloth of now was drawn for."""
        self._cards = emblem(spec, place)
        self.setCheckable(True)
        self.setText(game_text(spec.title))
        self.setAccessibleName(game_text(spec.title))
        self.setAccessibleDescription(f"{game_text(spec.summary)} {players_text(spec)}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._take_stop)
        self._take_stop(False)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.set_text(self)

    # --- size ----------------------------------------------------------------------------------------------

    def _em(self) -> int:
        return self.fontMetrics().height()

    def _scaled(self, share: float, *, title: bool = False, bold: bool = False) -> QFontMetrics:
        return QFontMetrics(self._font(share, title=title, bold=bold))

    def _font(self, share: float, *, title: bool = False, bold: bool = False) -> QFont:
        scale = self.font().pointSizeF() / theme.font().pointSizeF() if self.font().pointSizeF() > 0 else 1.0
        return theme.font(scale * share, title=title, bold=bold)

    def _text_height(self, width: int) -> int:
        """The room the words need below the picture, in a tile so wide."""
        em = self._em()
        inner = max(4 * em, width - 2 * self._margin())
        wide = QRect(0, 0, inner, 100 * em)
        title = self._scaled(1.3, title=True, bold=True).boundingRect(wide, _WRAP, self.text()).height()
        summary = self._scaled(0.96).boundingRect(wide, _WRAP, game_text(self.spec.summary)).height()
        players = self._scaled(0.92, bold=True).boundingRect(wide, _WRAP, players_text(self.spec)).height()
        return title + summary + players + round(1.1 * em)

    def _row_text_height(self) -> int:
        """The room for words in all tiles of this one's row, so that their titles stand on one line."""
        group = self.group()
        tiles = group.buttons() if group is not None else [self]
        abreast = [tile for tile in tiles if isinstance(tile, GameTile) and tile.y() == self.y()]
        return max(tile._text_height(tile.width()) for tile in abreast)

    def _margin(self) -> int:
        return round(0.75 * self._em())

    def sizeHint(self) -> QSize:
        em = self._em()
        return QSize(20 * em, 17 * em)

    def minimumSizeHint(self) -> QSize:
        least = self.LEAST_EM * self._em()
        return QSize(least, self.least_height(max(self.width(), least)))

    def least_height(self, width: int) -> int:
        """The height at which a tile so wide has room for its words and a small picture."""
        return self._text_height(width) + round(4.6 * self._em())

    def hasHeightForWidth(self) -> bool:
        return False

    # --- drawing -------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self._em()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        line = max(2.0, 0.16 * em)
        sheet = QRectF(self.rect()).adjusted(line, line, -line, -line)
        if self.isDown():
            sheet = sheet.adjusted(1, 1, -1, -1)
        radius = 0.7 * em
        painter.setBrush(QColor(colours.paper))
        painter.setPen(self._edge(colours, line))
        painter.drawRoundedRect(sheet, radius, radius)
        margin = self._margin()
        words = self._row_text_height()
        picture = sheet.adjusted(0.45 * em, 0.45 * em, -0.45 * em, 0)
        picture.setBottom(self.height() - words - 0.3 * em)
        self._draw_table(painter, picture, em)
        below = QRect(margin, round(picture.bottom() + 0.3 * em), self.width() - 2 * margin, words)
        self._draw_words(painter, below, colours)
        if self.hasFocus():
            self._draw_focus(painter, sheet, radius, colours, line)

    def _edge(self, colours: theme.Colours, line: float) -> QPen:
        if self.isChecked():
            return QPen(QColor(colours.green), line)
        return QPen(QColor(colours.ochre if self.underMouse() else colours.line), max(1.0, line / 2))

    def _draw_focus(
        self, painter: QPainter, sheet: QRectF, radius: float, colours: theme.Colours, line: float
    ) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.ochre), line * 0.75))
        inset = 1.1 * line
        painter.drawRoundedRect(sheet.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)

    def _draw_table(self, painter: QPainter, room: QRectF, em: float) -> None:
        wanted = (room.size().toSize(), self.devicePixelRatioF(), theme.is_dark(), self._felt.look)
        if wanted != self._cloth_for:
            self._cloth = QBrush(self._felt.pixmap(wanted[0], wanted[1], rim=False))
            self._cloth_for = wanted
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._cloth)
        painter.setBrushOrigin(room.topLeft())
        painter.drawRoundedRect(room, 0.5 * em, 0.5 * em)
        self._draw_seats(painter, room, em)
        self._draw_fan(painter, room)

    def _draw_seats(self, painter: QPainter, room: QRectF, em: float) -> None:
        """A disc for each player round the table, in the colour of the side; the person sits below."""
        size = min(0.42 * em, room.height() / 16)
        across, down = room.width() / 2 - 2.1 * size, room.height() / 2 - 2.1 * size
        for seat in range(self.spec.seats):
            angle = pi / 2 + 2 * pi * seat / self.spec.seats
            spot = room.center() + QPointF(across * cos(angle), down * sin(angle))
            painter.setPen(QPen(QColor("#f3ead2"), max(1.0, size / 3)))
            painter.setBrush(QColor(theme.side_colour(self.spec.side_of(seat), theme.LIGHT)))
            painter.drawEllipse(spot, size, size)

    def _draw_fan(self, painter: QPainter, room: QRectF) -> None:
        height = room.height() * 0.72
        width = round(min(height / card_height(1), room.width() * 0.26))
        if width < 8:
            return
        height = card_height(width)
        dpr = self.devicePixelRatioF()
        pivot = room.center() + QPointF(0, height * 1.05)
        middle = (len(self._cards) - 1) / 2
        for place, card in enumerate(self._cards):
            painter.save()
            painter.translate(pivot)
            painter.rotate((place - middle) * _ANGLE * 1.25)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 60))
            shade = QRectF(-width / 2, -height * 1.55, width, height)
            painter.drawRoundedRect(shade.translated(width * 0.03, width * 0.04), width * 0.06, width * 0.06)
            painter.drawPixmap(shade.topLeft(), self._art.face(card, width, dpr))
            painter.restore()

    def _draw_words(self, painter: QPainter, room: QRect, colours: theme.Colours) -> None:
        lines = (
            (self.text(), self._font(1.3, title=True, bold=True), colours.ink, 0.1),
            (game_text(self.spec.summary), self._font(0.96), colours.soft, 0.3),
            (players_text(self.spec), self._font(0.92, bold=True), colours.green, 0),
        )
        top = room.top()
        for text, font, colour, gap in lines:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            space = QRect(room.left(), top, room.width(), 100 * self._em())
            used = QFontMetrics(font).boundingRect(space, _WRAP, text)
            painter.drawText(space, _WRAP, text)
            top += used.height() + round(gap * self._em())

    # --- input ---------------------------------------------------------------------------------------------

    def _take_stop(self, chosen: bool) -> None:
        """The Tab key stops at the chosen tile only; arrow keys go from it to the others. Qt sees to that not
        before the person is there."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.dealt.emit()
