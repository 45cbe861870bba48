"""A decision as it lay on the table: the own hand, the trick, the trump, on a piece of felt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.rules.cards import HIDDEN, Card, cards_in
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec
from cardtable.rules.state import PLAYING
from cardtable.rules.tricks import strengths
from cardtable.view.deck.card_marks import shadow_pixmap
from cardtable.view.deck.card_shape import ASPECT
from cardtable.view.deck.cards import CardArt
from cardtable.view.hand.hand_order import USUAL, HandOrder, sorted_hand
from cardtable.view.kit import canvas, theme
from cardtable.view.table.looks import Looks
from cardtable.view.words.texts import SUIT_SIGNS, card_name, game_text, score_text, suit_in_sentence

HEIGHT: Final = 15.0
"""The height in lines of text, where there is room."""
_STEP: Final = 0.68
"""From card to card in a hand, in widths, where there is room."""
_LIFT: Final = 0.16
"""How far cards that are spoken of stand out, in widths."""


class Spoken(NamedTuple):
    """Cards that a decision is about: what was done, and what was surely better, if anything."""

    made: tuple[Card, ...]
    better: tuple[Card, ...]


class PositionPicture(QWidget):
    """Shows what a seat saw when it decided.

    Parameters
    ----------
    looks: the deck and the felt.
    """

    def __init__(self, looks: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._looks = looks
        self._view: SeatView | None = None
        self._spec: GameSpec | None = None
        self._names: tuple[str, ...] = ()
        self._spoken = Spoken((), ())
        self.order: HandOrder = USUAL
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.set_text(self, 0.95)
        looks.changed.connect(self.update)

    def show_position(
        self, view: SeatView, spec: GameSpec, names: Sequence[str], move: Move, best: Move, is_error: bool
    ) -> None:
        """Show a decision, the cards played and the better ones marked."""
        self._view, self._spec, self._names = view, spec, tuple(names)
        self._spoken = Spoken(move.cards, best.cards if is_error else ())
        self.setAccessibleName(self.in_words())
        self.update()

    @property
    def hand(self) -> list[Card]:
        """The own hand from left to right."""
        view, spec = self._view, self._spec
        if view is None or spec is None or not view.hand:
            return []
        strength = strengths(spec.rank_order(view.options))
        return sorted_hand(cards_in(view.hand), strength, view.trump, self.order)

    def in_words(self) -> str:
        """The position in sentences."""
        view = self._view
        if view is None:
            return ""
        translate = QCoreApplication.translate
        lines = []
        if view.trump >= 0 and self._spec is not None and self._spec.trump_title:
            text = translate("review", "Trump: {suit}.")
            lines.append(text.format(suit=suit_in_sentence(view.trump)))
        for place, card in enumerate(view.trick):
            name = self._names[(view.leader + place) % view.seats]
            text = translate("review", "{name} played the {card}.")
            lines.append(text.format(name=name, card=card_name(card)))
        held = ", ".join(str(card_name(card)) for card in self.hand)
        lines.append(translate("review", "Your hand: {cards}.").format(cards=held))
        return " ".join(lines)

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(24 * em, round(HEIGHT * em))

    def minimumSizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(12 * em, 7 * em)

    # --- drawing -------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(self.rect())
        path = QPainterPath()
        radius = 0.5 * self.fontMetrics().height()
        path.addRoundedRect(room, radius, radius)
        painter.save()
        painter.setClipPath(path)
        felt = self._looks.felt.pixmap(self.size(), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(0, 0), felt)
        painter.restore()
        if self._view is not None:
            self._draw(painter, room, self._view)

    def _draw(self, painter: QPainter, room: QRectF, view: SeatView) -> None:
        em = self.fontMetrics().height()
        pad = 0.5 * em
        line = 1.15 * em
        trick = list(view.trick)
        # Above the hand there is room for the names below the trick's cards and the tags of one's own.
        free = room.height() - 2 * pad - 2 * line - 0.4 * em
        height = free / 2.12
        width = min(round(height / ASPECT), round((room.width() - 2 * pad) / 6))
        height = width * ASPECT
        top = pad + max(0.0, (free - 2.12 * height) / 2)
        self._draw_trick(painter, QRectF(pad, top, room.width() - 2 * pad, height), view, trick, width)
        hand_top = room.bottom() - pad - height
        self._draw_hand(painter, QRectF(pad, hand_top, room.width() - 2 * pad, height), width)
        self._draw_signs(painter, room.adjusted(1.6 * pad, pad, -1.6 * pad, -pad), view, width)

    def _draw_trick(
        self, painter: QPainter, room: QRectF, view: SeatView, trick: Sequence[Card], width: int
    ) -> None:
        em = self.fontMetrics().height()
        if not trick:
            self._write(painter, room, self._lead_text(view))
            return
        step = max(width + 0.5 * em, 5.2 * em)
        step = min(step, (room.width() - width) / max(1, len(trick) - 1)) if len(trick) > 1 else step
        left = room.center().x() - ((len(trick) - 1) * step + width) / 2
        for place, card in enumerate(trick):
            x = left + place * step
            self._draw_card(painter, card, x, room.top(), width)
            name = self._names[(view.leader + place) % view.seats]
            below = QRectF(x + width / 2 - step / 2, room.bottom(), step, 1.2 * em)
            self._write(painter, below, name)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        """Write a line on a plate, since the felt may be of any colour."""
        if not text:
            return
        em = self.fontMetrics().height()
        text = canvas.elided(text, self.font(), room.width() - 0.7 * em)
        plate = QRectF(0, 0, self.fontMetrics().horizontalAdvance(text) + 0.7 * em, 1.2 * em)
        plate.moveCenter(room.center())
        if side == Qt.AlignmentFlag.AlignLeft:
            plate.moveLeft(room.left())
        elif side == Qt.AlignmentFlag.AlignRight:
            plate.moveRight(room.right())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(canvas.THIN_PLATE)
        painter.drawRoundedRect(plate, 0.5 * em, 0.5 * em)
        painter.setPen(canvas.CREAM)
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)

    def _lead_text(self, view: SeatView) -> str:
        translate = QCoreApplication.translate
        return translate("review", "You lead") if view.phase == PLAYING else ""

    def _draw_hand(self, painter: QPainter, room: QRectF, width: int) -> None:
        hand = self.hand
        spoken = self._spoken
        step = min(_STEP * width, (room.width() - width) / max(1, len(hand) - 1))
        left = room.center().x() - ((len(hand) - 1) * step + width) / 2
        colours = theme.DARK
        for place, card in enumerate(hand):
            marked = card in spoken.made or card in spoken.better
            y = room.top() - (_LIFT * width if marked else 0)
            self._draw_card(painter, card, left + place * step, y, width)
            if marked:
                is_right = card in spoken.better or not spoken.better
                colour = QColor(colours.green if is_right else colours.red)
                self._draw_frame(painter, left + place * step, y, width, colour)
        self._draw_tags(painter, room, hand, left, step, width)

    def _draw_tags(
        self, painter: QPainter, room: QRectF, hand: Sequence[Card], left: float, step: float, width: int
    ) -> None:
        """Say above the cards which is which: colours alone would not do."""
        if len(self._spoken.made) != 1:
            return
        translate = QCoreApplication.translate
        better = self._spoken.better
        own = theme.DARK.red if better else theme.DARK.green
        tags = [(self._spoken.made[0], translate("review", "yours"), own)]
        if len(better) == 1:
            tags.append((better[0], translate("review", "better"), theme.DARK.green))
        em = self.fontMetrics().height()
        for card, text, colour in tags:
            if card not in hand:
                continue
            middle = left + hand.index(card) * step + min(step, width) / 2
            wide = self.fontMetrics().horizontalAdvance(text) + 0.8 * em
            tag = QRectF(middle - wide / 2, room.top() - _LIFT * width - 1.0 * em, wide, 1.15 * em)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(tag, 0.4 * em, 0.4 * em)
            painter.setPen(QColor(theme.DARK.on_accent))
            painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)

    def _draw_frame(self, painter: QPainter, x: float, y: float, width: int, colour: QColor) -> None:
        pen = max(2.0, width / 22)
        painter.setPen(QPen(colour, pen))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            QRectF(x, y, width, width * ASPECT).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2),
            0.06 * width,
            0.06 * width,
        )

    def _draw_card(self, painter: QPainter, card: Card, x: float, y: float, width: int) -> None:
        dpr = self.devicePixelRatioF()
        art: CardArt = self._looks.art
        x, y = round(x * dpr) / dpr, round(y * dpr) / dpr
        shadow = shadow_pixmap(width, dpr)
        around = shadow.deviceIndependentSize()
        middle = QPointF(x + width / 2, y + width * ASPECT / 2)
        painter.setOpacity(0.4)
        painter.drawPixmap(middle - QPointF(around.width() / 2, around.height() / 2 - 2), shadow)
        painter.setOpacity(1.0)
        painter.drawPixmap(QPointF(x, y), art.face(card, width, dpr))

    def _draw_signs(self, painter: QPainter, room: QRectF, view: SeatView, width: int) -> None:
        """Trump in one corner, with the card that lies turned, and the score in the other."""
        em = self.fontMetrics().height()
        line = QRectF(room.left(), room.top(), room.width(), 1.3 * em)
        spec = self._spec
        self._write(painter, line, score_text(view.scores), Qt.AlignmentFlag.AlignRight)
        if spec is None or view.trump < 0:
            return
        title = game_text(spec.trump_title)
        text = f"{title} {SUIT_SIGNS[view.trump]}".strip()
        self._write(painter, line, text, Qt.AlignmentFlag.AlignLeft)
        if view.turned != HIDDEN:
            small = round(0.62 * width)
            self._draw_card(painter, view.turned, room.left(), room.top() + 1.5 * em, small)
