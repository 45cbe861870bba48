"""The list of a review's decisions: the costliest first, then the others in the order of the deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QWidget
from PySide6.QtWidgets import QStyleOptionViewItem as Style

from cardtable.model.deal_review import Graded
from cardtable.rules.cards import SUIT_OF
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec
from cardtable.view.kit import theme
from cardtable.view.review.review_words import finely, grade_word, move_label, place_label, row_sentence
from cardtable.view.words.texts import card_label

_ROLE: Final = Qt.ItemDataRole.UserRole
_ROW: Final = 2.75
"""The height of a row in lines of text."""
TONES: Final[Mapping[str, str]] = {
    "best": "green",
    "as-good": "green",
    "slip": "ochre",
    "mistake": "red",
    "serious": "red",
}
"""The colours of grades, by their names in the theme."""


class _Entry:
    """What a row shows."""

    def __init__(self, graded: Graded, view: SeatView, rank: int) -> None:
        self.graded = graded
        self.view = view
        self.rank = rank


class _Rows(QStyledItemDelegate):
    """Draws a decision: when, what was done and what was better, the grade, the cost."""

    def __init__(self, spec: GameSpec, parent: QWidget) -> None:
        super().__init__(parent)
        self._spec = spec

    def sizeHint(self, option: Style, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view: Any = self.parent()
        return QSize(0, round(_ROW * view.fontMetrics().height()))

    def paint(self, painter: QPainter, option: Style, index: QModelIndex | QPersistentModelIndex) -> None:
        entry = index.data(_ROLE)
        shown: Any = option
        room = QRectF(shown.rect)
        colours = theme.colours()
        em = painter.fontMetrics().height()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if shown.state & QStyle.StateFlag.State_Selected:
            focused = bool(shown.state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(QColor(colours.ochre if focused else colours.line), max(1.0, em / 9)))
            painter.setBrush(QColor(colours.inset))
            painter.drawRoundedRect(room.adjusted(2, 2, -2, -2), 0.4 * em, 0.4 * em)
        self._draw(painter, room.adjusted(0.5 * em, 0.25 * em, -0.7 * em, -0.25 * em), entry, em)
        painter.restore()

    def _draw(self, painter: QPainter, room: QRectF, entry: _Entry, em: int) -> None:
        colours = theme.colours()
        graded = entry.graded
        tone = getattr(colours, TONES[graded.grade])
        badge = QRectF(room.left(), room.center().y() - 0.72 * em, 1.44 * em, 1.44 * em)
        if entry.rank:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tone))
            painter.drawEllipse(badge)
            painter.setPen(QColor(colours.on_accent))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(entry.rank))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tone))
            dot = badge.adjusted(0.47 * em, 0.47 * em, -0.47 * em, -0.47 * em)
            painter.drawEllipse(dot)
        text = room.adjusted(2.0 * em, 0, 0, 0)
        upper = QRectF(text.left(), text.top(), text.width(), text.height() / 2)
        lower = QRectF(text.left(), text.center().y(), text.width(), text.height() / 2)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        used = 0.0
        if graded.is_error:
            cost = f"−{finely(graded.cost)}"
            painter.setPen(QColor(tone))
            painter.drawText(upper, right, cost)
            used = painter.fontMetrics().horizontalAdvance(cost) + 0.6 * em
        self._draw_moves(painter, upper.adjusted(0, 0, -used, 0), graded, em)
        painter.setPen(QColor(colours.soft))
        painter.drawText(lower, left, place_label(entry.view))
        painter.setPen(QColor(tone))
        painter.drawText(lower, right, grade_word(graded.grade))

    def _draw_moves(self, painter: QPainter, room: QRectF, graded: Graded, em: int) -> None:
        """What was done and, where another was better, an arrow and that."""
        x = self._draw_move(painter, room, room.left(), Move.parse(graded.move))
        if graded.is_error:
            painter.setPen(QColor(theme.colours().soft))
            x = self._draw_text(painter, room, x + 0.4 * em, "→")
            self._draw_move(painter, room, x + 0.4 * em, Move.parse(graded.best))

    def _draw_move(self, painter: QPainter, room: QRectF, x: float, move: Move) -> float:
        colours = theme.colours()
        if not move.cards:
            painter.setPen(QColor(colours.ink))
            return self._draw_text(painter, room, x, move_label(move, self._spec))
        gap = painter.fontMetrics().horizontalAdvance(" ")
        for card in move.cards:
            painter.setPen(QColor(theme.suit_colour(SUIT_OF[card], colours)))
            x = self._draw_text(painter, room, x, card_label(card)) + gap
        return x - gap

    def _draw_text(self, painter: QPainter, room: QRectF, x: float, text: str) -> float:
        width = painter.fontMetrics().horizontalAdvance(text)
        if x + width <= room.right() + 1:
            box = QRectF(x, room.top(), width + 2, room.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        return x + width


class ReviewList(QListWidget):
    """Decisions to choose from, with arrow keys or by click."""

    chosen = Signal(object, object)
    """A :class:`Graded` decision and the :class:`SeatView` it was made in."""

    def __init__(self, spec: GameSpec, parent: QWidget) -> None:
        super().__init__(parent)
        self._spec = spec
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Rows(spec, self))
        self.setStyleSheet("QListWidget { background: transparent; border: none; outline: none; }")
        self.setAccessibleName(self.tr("Your decisions"))
        theme.set_text(self, 1.0, bold=True)
        self.currentItemChanged.connect(self._on_current)

    def add(self, graded: Graded, view: SeatView, rank: int = 0) -> None:
        """Add a decision at the end; ``rank`` is its place among the costliest, from 1, or nil."""
        item = QListWidgetItem(self)
        item.setData(_ROLE, _Entry(graded, view, rank))
        sentence = row_sentence(graded, view, self._spec, rank)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, sentence)
        item.setToolTip(sentence)
        if self.currentItem() is None:
            self.setCurrentItem(item)

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            entry = item.data(_ROLE)
            self.chosen.emit(entry.graded, entry.view)
