"""The last trick, to be looked at again: its cards where they lay, with who played them and who won."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.rules.events import TrickTaken
from cardtable.view.deck.card_marks import lit_pixmap, shadow_pixmap
from cardtable.view.deck.card_shape import ASPECT
from cardtable.view.kit import canvas
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import card_name

_LABEL: Final = 1.7
"""The height of a name under a card, in heights of ordinary text."""
_TITLE: Final = 2.6


class LastTrickView(QWidget):
    """Lies over the whole table while it is open; any click or key closes it."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lastTrick")
        self.setAccessibleName(self.tr("Last trick"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._table: Tabletop | None = None
        self._trick: TrickTaken | None = None
        self.hide()

    def show_trick(self, table: Tabletop, trick: TrickTaken) -> None:
        """Open with a trick."""
        self._table, self._trick = table, trick
        self.setAccessibleDescription(self.in_words())
        self.fit()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        """Lie over the whole table."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def in_words(self) -> str:
        """The trick in sentences."""
        trick = self._trick
        if trick is None:
            return ""
        played = self.tr("{name}: {card}.")
        lines = [
            played.format(name=self._name(seat), card=card_name(card)) for seat, card in self._cards(trick)
        ]
        return " ".join([*lines, self._headline(trick)])

    def _headline(self, trick: TrickTaken) -> str:
        if self._table is not None and trick.seat == self._table.person:
            return self.tr("You took the last trick")
        return self.tr("{name} took the last trick").format(name=self._name(trick.seat))

    def _name(self, seat: int) -> str:
        return self._table.plaques[seat].state.name if self._table is not None else ""

    @staticmethod
    def _cards(trick: TrickTaken) -> list[tuple[int, int]]:
        """Who played what, in the order played."""
        seats = len(trick.cards)
        return [((trick.leader + n) % seats, card) for n, card in enumerate(trick.cards)]

    # --- closing -------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        if self._trick is not None:
            self._table = self._trick = None
            self.closed.emit()

    # --- drawing -------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        table, trick = self._table, self._trick
        if table is None or trick is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), QColor(6, 18, 12, 120))
        pixels = table.text_pixels
        plate = self._plate(table, pixels)
        painter.setPen(QPen(canvas.PLATE_EDGE, 1))
        painter.setBrush(canvas.DEEP_PLATE)
        painter.drawRoundedRect(plate, pixels, pixels)
        painter.setPen(canvas.CREAM)
        title = QRectF(plate.left(), plate.top(), plate.width(), _TITLE * pixels)
        painter.setFont(canvas.fitted_font(self._headline(trick), 1.15 * pixels, 0.9 * plate.width(), True))
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, self._headline(trick))
        for order, (seat, card) in enumerate(self._cards(trick)):
            self._draw_card(painter, table, seat, card, order, seat == trick.seat)

    def _plate(self, table: Tabletop, pixels: float) -> QRectF:
        """The ground on which the cards lie, within the window."""
        trick = table.layout.places.trick
        side = max(1.4 * pixels, 7 * pixels - trick.width() / 2)
        plate = trick.adjusted(-side, -(_LABEL + _TITLE) * pixels, side, (_LABEL + 0.5) * pixels)
        window = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if plate.top() < window.top():
            plate.setTop(window.top())
        return plate

    def _draw_card(
        self, painter: QPainter, table: Tabletop, seat: int, card: int, order: int, wins: bool
    ) -> None:
        width, dpr = table.layout.places.trick_card, self.devicePixelRatioF()
        at = table.layout.places.tricks[seat]
        size = QSizeF(width, width * ASPECT)
        box = QRectF(QPointF(at.x() - size.width() / 2, at.y() - size.height() / 2), size)
        shadow = shadow_pixmap(width, dpr)
        around = shadow.deviceIndependentSize()
        painter.drawPixmap(QPointF(at.x() - around.width() / 2, at.y() - around.height() / 2 + 3), shadow)
        painter.drawPixmap(box, table.art.face(card, width, dpr), QRectF())
        if wins:
            rim = lit_pixmap(width, dpr)
            around = rim.deviceIndependentSize()
            painter.drawPixmap(QPointF(at.x() - around.width() / 2, at.y() - around.height() / 2), rim)
        self._draw_name(painter, table, seat, box, order, wins)

    def _draw_name(
        self, painter: QPainter, table: Tabletop, seat: int, box: QRectF, order: int, wins: bool
    ) -> None:
        pixels = table.text_pixels
        text = self._name(seat)
        if order == 0:
            text = QCoreApplication.translate("LastTrickView", "{name} led").format(name=text)
        above = table.layout.place(seat) == "top" or (
            table.spec.seats == 3 and table.layout.place(seat) != "own"
        )
        width = 1.3 * box.width() + pixels
        top = box.top() - _LABEL * pixels if above else box.bottom()
        room = QRectF(box.center().x() - width / 2, top, width, _LABEL * pixels)
        font = canvas.fitted_font(text, pixels, width, bold=wins, least=9)
        painter.setFont(font)
        painter.setPen(canvas.GOLD if wins else canvas.CREAM)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, canvas.elided(text, font, width))
