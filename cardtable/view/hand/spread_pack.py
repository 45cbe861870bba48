"""The pack spread out face down, to be cut where the person points: what lies left of the place is lifted."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable.view.deck.card_shape import card_height
from cardtable.view.deck.cards import CardArt
from cardtable.view.kit import theme
from cardtable.view.kit.switches import PaperSlider

_CARD: Final = 3.0
"""The breadth of a card in lines of text, where there is room."""
_LIFT: Final = 0.55
_GAP: Final = 0.9
"""How far the lifted cards are above the others and beside them."""
_EDGE: Final = 0.3
"""What is left free around the cards."""
_MARK: Final = 0.6
"""The height of the mark below the place."""


class SpreadPack(PaperSlider):
    """A slider that looks like a pack: a click or a drag chooses the place, as the keys of a slider do."""

    decided = Signal()
    """The pack is to be cut at the place that is chosen: it has been clicked twice."""

    def __init__(self, cards: int, art: CardArt, name: str, parent: QWidget) -> None:
        super().__init__(range(1, cards), name, parent)
        self._cards = cards
        self._art = art
        self._share = 1.0
        self.valueChanged.connect(self.update)
        art.changed.connect(self.update)

    def shrink(self, share: float) -> None:
        """Show cards of this share of their usual size."""
        if share != self._share:
            self._share = share
            self.updateGeometry()

    # --- where the cards lie -------------------------------------------------------------------------------

    def _card_width(self) -> int:
        return round(_CARD * self._share * self._em())

    def sizeHint(self) -> QSize:
        height = card_height(self._card_width()) + (_LIFT + _MARK + 2.5 * _EDGE) * self._em()
        return QSize(24 * self._em(), round(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(12 * self._em(), self.sizeHint().height())

    def _step(self) -> float:
        room = self.width() - (_GAP + 2 * _EDGE) * self._em() - self._card_width()
        return room / (self._cards - 1)

    def _ends(self) -> tuple[float, float]:
        """Where the pack can be cut: right of its first card, and left of its last one."""
        first = self._card_width() + (_EDGE + _GAP / 2) * self._em()
        return first, first + (self._cards - 2) * self._step()

    # --- input and picture ---------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.decided.emit()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em, width, step = self._em(), self._card_width(), self._step()
        dpr = self.devicePixelRatioF()
        back = self._art.back(width, dpr)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place in reversed(range(self._cards)):  # the first card lies on top
            lifted = place < self.value()
            left = place * step + (_EDGE + (0 if lifted else _GAP)) * em
            top = (_EDGE + (0 if lifted else _LIFT)) * em
            painter.drawPixmap(QPointF(round(left * dpr) / dpr, round(top * dpr) / dpr), back)
        at, foot = self._x(self.value()), self.height() - _EDGE * self._em() / 2
        mark = _MARK * em
        painter.setPen(QPen(QColor(colours.ochre if self.hasFocus() else colours.line), max(1.0, em / 12)))
        painter.setBrush(QColor(colours.green))
        painter.drawPolygon(
            QPolygonF([QPointF(at, foot - mark), QPointF(at + mark / 2, foot), QPointF(at - mark / 2, foot)])
        )
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(ring, 0.3 * em, 0.3 * em)
