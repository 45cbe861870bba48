"""The list of what was done in a match: deals, actions and points, to go to any of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QWidget
from PySide6.QtWidgets import QStyleOptionViewItem as Style

from cardtable.model.replay_match import ReplayMatch, ReplayStep
from cardtable.rules.cards import SUIT_OF, Card
from cardtable.rules.events import Points
from cardtable.rules.moves import HINT, MISTAKE
from cardtable.rules.spec import GameSpec
from cardtable.view.kit import theme
from cardtable.view.review.review_words import move_label
from cardtable.view.words.card_names import card_name
from cardtable.view.words.texts import card_label, reason_name, side_label, signed

_ROLE: Final = Qt.ItemDataRole.UserRole
_ROW: Final = 1.55
_HEAD: Final = 2.1
"""The heights of rows in lines of text."""


class _Row(NamedTuple):
    """What a row shows: words, then cards or more words; ``place`` is its step's position, 0 for none."""

    words: str
    more: str = ""
    cards: tuple[Card, ...] = ()
    place: int = 0
    is_head: bool = False


class _Rows(QStyledItemDelegate):
    """Draws a row."""

    def sizeHint(self, option: Style, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view: Any = self.parent()
        return QSize(0, round((_HEAD if index.data(_ROLE).is_head else _ROW) * view.fontMetrics().height()))

    def paint(self, painter: QPainter, option: Style, index: QModelIndex | QPersistentModelIndex) -> None:
        row: _Row = index.data(_ROLE)
        shown: Any = option
        colours = theme.colours()
        room = QRectF(shown.rect)
        em = painter.fontMetrics().height()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if shown.state & QStyle.StateFlag.State_Selected:
            view: Any = self.parent()
            painter.setPen(
                QPen(QColor(colours.ochre if view.hasFocus() else colours.line), max(1.0, em / 10))
            )
            painter.setBrush(QColor(colours.inset))
            painter.drawRoundedRect(room.adjusted(2, 1, -2, -1), 0.35 * em, 0.35 * em)
        room.adjust(0.55 * em, 0, -0.55 * em, 0)
        if row.is_head:
            self._draw_head(painter, room, row, em)
        else:
            self._draw_row(painter, room, row)
        painter.restore()

    def _draw_head(self, painter: QPainter, room: QRectF, row: _Row, em: int) -> None:
        colours = theme.colours()
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(colours.green))
        painter.drawText(room.adjusted(0, 0.3 * em, 0, 0), _LEFT, row.words)
        width = painter.fontMetrics().horizontalAdvance(row.words) + 0.5 * em
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(QColor(colours.soft))
        rest = room.adjusted(width, 0.3 * em, 0, 0)
        painter.drawText(rest, _LEFT, painter.fontMetrics().elidedText(row.more, _ELIDE, round(rest.width())))

    def _draw_row(self, painter: QPainter, room: QRectF, row: _Row) -> None:
        colours = theme.colours()
        pieces = [(card_label(card), theme.suit_colour(SUIT_OF[card], colours)) for card in row.cards]
        if row.more:
            pieces.insert(0, (row.more, colours.ink if row.place else colours.green))
        plain, font = painter.font(), painter.font()
        font.setBold(bool(row.place))
        painter.setFont(font)
        metrics = painter.fontMetrics()
        gap = metrics.horizontalAdvance(" ")
        wanted = sum(metrics.horizontalAdvance(text) + gap for text, _ in pieces)
        left = max(room.right() - wanted, room.left() + 0.3 * room.width())
        x = left
        for text, colour in pieces:
            painter.setPen(QColor(colour))
            box = QRectF(x, room.top(), room.right() - x + 2, room.height())
            painter.drawText(box, _LEFT, metrics.elidedText(text, _ELIDE, round(box.width())))
            x += metrics.horizontalAdvance(text) + gap
        painter.setFont(plain)
        painter.setPen(QColor(colours.soft))
        name = painter.fontMetrics().elidedText(row.words, _ELIDE, round(left - gap - room.left()))
        painter.drawText(room, _LEFT, name)


_LEFT: Final = Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignVCenter.value
_ELIDE: Final = Qt.TextElideMode.ElideRight


class ReplayList(QListWidget):
    """Steps to choose from, with arrow keys or by click."""

    chosen = Signal(int)
    """The position of a step: how many have been made once it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replayList")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Rows(self))
        self.setStyleSheet("QListWidget { background: transparent; border: none; outline: none; }")
        self.setAccessibleName(self.tr("What was done"))
        self._spec: GameSpec | None = None
        self._names: tuple[str, ...] = ()
        self._places: list[QListWidgetItem] = []
        self._is_told = False
        theme.set_text(self, 0.95)
        self.currentItemChanged.connect(self._on_current)

    def show_match(self, match: ReplayMatch) -> None:
        """List all that is done in a match."""
        self._is_told = True
        self.clear()
        self._places = []
        self._spec, self._names = match.spec, match.names
        for place, step in enumerate(match.steps, 1):
            row = self._row(step, place, match)
            self._places.append(self._add(row, self._sentence(step, row)))
            is_last = place == len(match.steps) or match.steps[place].action is None
            if is_last:
                self._add_points(match.whole.deals[step.deal - 1].points)
        self._is_told = False

    def show_position(self, position: int) -> None:
        """Mark the step that has been made last."""
        self._is_told = True
        item = self._places[position - 1]
        self.setCurrentItem(item)
        self.scrollToItem(item)
        self._is_told = False

    # --- rows ----------------------------------------------------------------------------------------------

    def _row(self, step: ReplayStep, place: int, match: ReplayMatch) -> _Row:
        if step.action is None:
            dealer = match.whole.deals[step.deal - 1].dealer
            own = self.tr("You deal") if dealer == match.person else self.tr("{name} deals")
            head = self.tr("Deal {number}").format(number=step.deal)
            return _Row(head, own.format(name=self._names[dealer]), place=place, is_head=True)
        name, move = self._names[step.action.seat], step.action.move
        if move.word == MISTAKE:
            return _Row(name, self.tr("tries"), move.cards, place)
        if move.word == HINT:
            return _Row(name, self.tr("gives a hint"), (), place)
        return _Row(name, "" if move.cards else move_label(move, match.spec), move.cards, place)

    def _sentence(self, step: ReplayStep, row: _Row) -> str:
        cards = ", ".join(str(card_name(card)) for card in row.cards)
        text = self.tr("{name}: {what}")
        return text.format(name=row.words, what=" ".join(filter(None, (row.more, cards))))

    def _add_points(self, points: Sequence[Points]) -> None:
        assert self._spec is not None
        for entry in points:
            side = side_label(self._spec, self._names, entry.side)
            why = self.tr("{points} {reason}").format(
                points=signed(entry.points), reason=reason_name(self._spec, entry.why)
            )
            self._add(_Row(side, why), self.tr("{name}: {what}").format(name=side, what=why))

    def _add(self, row: _Row, sentence: str) -> QListWidgetItem:
        item = QListWidgetItem(self)
        item.setData(_ROLE, row)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, sentence)
        item.setToolTip(sentence)
        if not row.place:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return item

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._is_told and (row := item.data(_ROLE)).place:
            self.chosen.emit(row.place)
