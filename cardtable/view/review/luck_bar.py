"""Luck and skill of a deal as arrows on a scale of points: what the cards were worth, and what was made."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.model.deal_review import DealWorth
from cardtable.view.hints.reasons import signed_decimal
from cardtable.view.kit import theme
from cardtable.view.review.review_words import worth_sentence
from cardtable.view.words.texts import signed

_HEIGHT: Final = 3.5
"""In lines of text."""
_LEAST: Final = 2
"""Points that the scale reaches to either side at least."""


class LuckBar(QWidget):
    """A bar from nil to what the deal was worth, and on from there to what was made of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.worth: DealWorth | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.set_text(self, 0.92)

    def show_worth(self, worth: DealWorth | None) -> None:
        """Show a deal, or nothing."""
        self.worth = worth
        self.setAccessibleName(worth_sentence(worth) if worth else "")
        self.setVisible(worth is not None)
        self.update()

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(20 * em, round(_HEIGHT * em))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        worth = self.worth
        if worth is None:
            return
        colours = theme.colours()
        em = self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reach = max(_LEAST, ceil(max(abs(worth.worth), abs(worth.made))))
        room = QRectF(self.rect()).adjusted(1.6 * em, 0, -1.6 * em, 0)
        unit = room.width() / (2 * reach)
        middle = room.center().x()
        top, thick = 1.25 * em, 0.95 * em
        painter.setPen(QPen(QColor(colours.line), max(1.0, em / 14)))
        painter.drawLine(QPointF(room.left(), top + thick / 2), QPointF(room.right(), top + thick / 2))
        self._draw_scale(painter, middle, unit, reach, top + thick, em)
        at = middle + worth.worth * unit
        end = middle + worth.made * unit
        skill = colours.green if worth.skill >= 0 else colours.red
        self._draw_arrow(painter, middle, at, top, thick / 2, QColor(colours.ochre))
        self._draw_arrow(painter, at, end, top + thick / 2, thick / 2, QColor(skill))
        self._draw_names(painter, worth, (middle + at) / 2, (at + end) / 2, em, skill)

    def _draw_scale(
        self, painter: QPainter, middle: float, unit: float, reach: int, top: float, em: float
    ) -> None:
        colours = theme.colours()
        every = max(1, ceil(2.2 * em / unit))
        for points in range(-reach, reach + 1):
            x = middle + points * unit
            painter.setPen(QPen(QColor(colours.line), max(1.0, em / 14)))
            above = 1.15 * em if points == 0 else 0.25 * em
            painter.drawLine(QPointF(x, top - above), QPointF(x, top + 0.15 * em))
            if points % every == 0:
                painter.setPen(QColor(colours.soft))
                text = signed(points) if points else "0"
                box = QRectF(x - 2 * em, top + 0.15 * em, 4 * em, 1.1 * em)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _draw_arrow(
        self, painter: QPainter, start: float, end: float, top: float, thick: float, colour: QColor
    ) -> None:
        """A bar with a point at its end."""
        head = min(abs(end - start), 0.9 * thick) * (1 if end >= start else -1)
        shape = [
            QPointF(start, top),
            QPointF(end - head, top),
            QPointF(end, top + thick / 2),
            QPointF(end - head, top + thick),
            QPointF(start, top + thick),
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF(shape))

    def _draw_names(
        self, painter: QPainter, worth: DealWorth, luck: float, skill: float, em: float, colour: str
    ) -> None:
        translate = QCoreApplication.translate
        texts = [
            (translate("review", "Luck {points}").format(points=signed_decimal(worth.luck)), luck),
            (translate("review", "Play {points}").format(points=signed_decimal(worth.skill)), skill),
        ]
        widths = [self.fontMetrics().horizontalAdvance(text) + 0.6 * em for text, _ in texts]
        places = [
            max(0.0, min(self.width() - wide, at - wide / 2))
            for (_, at), wide in zip(texts, widths, strict=True)
        ]
        first, second = (0, 1) if places[0] <= places[1] else (1, 0)
        over = places[first] + widths[first] - places[second]
        if over > 0:  # they would lie on each other
            places[first] = max(0.0, places[first] - over / 2)
            places[second] = min(self.width() - widths[second], places[first] + widths[first])
        tones = (theme.colours().ochre, colour)
        for (text, _), x, wide, tone in zip(texts, places, widths, tones, strict=True):
            painter.setPen(QColor(tone))
            painter.drawText(QRectF(x, 0, wide, 1.2 * em), Qt.AlignmentFlag.AlignCenter, text)
