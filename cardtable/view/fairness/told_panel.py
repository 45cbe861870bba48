"""How the computers play fair: what they are told, and every message of a deal that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from cardtable.model.told import Asked, asked_in, told_before
from cardtable.rules.records import Record
from cardtable.rules.spec import GameSpec
from cardtable.view.kit import theme
from cardtable.view.kit.controls import PaperCombo
from cardtable.view.kit.paper import PaperPanel, height_of
from cardtable.view.kit.parts import push_button, text_label
from cardtable.view.kit.read_field import ReadField
from cardtable.view.kit.scroll_field import ScrollField
from cardtable.view.review.review_words import move_label
from cardtable.view.words.texts import card_label

_LIST: Final = 15.5
"""The breadth of the list in lines of text."""
_NARROW: Final = 42
"""The breadth of the sheet below which the message stands below the list."""
_LOW: Final = 26
"""The height below which the sheet goes without its ornament."""


class ToldPanel(PaperPanel):
    """Plain words, a list of the computers' decisions in a deal, and the message behind the chosen one."""

    holds_keys = True
    lightly_closed = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toldPanel")
        self._record: Record | None = None
        self._spec: GameSpec | None = None
        self._names: Sequence[str] = ()
        self._person = 0
        self._asked: list[Asked] = []
        self.title = text_label(self.card, 1.5, title=True, bold=True)
        self.title.setText(self.tr("How the computers play fair"))
        self.text = text_label(self.card, 1.0)
        self.text.setText(
            self.tr(
                "Computer players think in a program of their own. It gets one message for each decision: "
                "the cards of the player who decides, what lies open, what everybody has seen and said in "
                "this deal, and the score. It is never told other hands, the stock or the pack, and it "
                "cannot ask."
            )
        )
        self.deals = PaperCombo(self.card)
        self.deals.setObjectName("toldDeals")
        self.deals.setAccessibleName(self.tr("Deal"))
        theme.set_text(self.deals)
        self.deals.activated.connect(self._show_deal)
        self.moves = QListWidget(self.card)
        self.moves.setObjectName("toldMoves")
        self.moves.setFrameShape(QFrame.Shape.NoFrame)
        self.moves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.moves.setAccessibleName(self.tr("What the computers decided"))
        self.moves.setWordWrap(True)
        theme.set_text(self.moves, 0.95)
        self.moves.currentRowChanged.connect(self._show_message)
        self.message = ReadField(self.tr("The message"), self.card)
        self.whose = text_label(self.card, 0.95)
        self.note = text_label(self.card, 1.0, tone="soft")
        self.close_button = push_button(self.card, self.tr("Close"), 1.05, role="primary", act=self.hide)
        self._build()

    def _build(self) -> None:
        self._left = QVBoxLayout()
        self._left.addWidget(self.deals)
        self._left.addWidget(self.moves, 1)
        self._right = QVBoxLayout()
        self._right.addWidget(self.message, 1)
        self._right.addWidget(self.whose)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addLayout(self._left)
        self._middle.addLayout(self._right, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        foot.addWidget(self.close_button)
        self._field = ScrollField(self.title.text(), self.card)
        self._field.column.addWidget(self.text)
        self._field.column.addLayout(self._middle, 1)
        self.body.addWidget(self.title)
        self.body.addWidget(self._field)
        self.body.addLayout(foot)

    # --- what it shows -------------------------------------------------------------------------------------

    def show_nothing(self) -> None:
        """Open where no match has been begun."""
        self._record = None
        self._show_deals(0, 0)

    def show_match(
        self, record: Record, spec: GameSpec, names: Sequence[str], person: int, deals: int, deal: int = 0
    ) -> None:
        """Open for a match of which so many deals are over, at one of them or the latest."""
        self._record, self._spec, self._names, self._person = record, spec, names, person
        self._show_deals(deals, deal)

    def _show_deals(self, deals: int, deal: int) -> None:
        self.deals.clear()
        for number in range(1, deals + 1):
            self.deals.addItem(self.tr("Deal {number}").format(number=number))
        for widget in (self.deals, self.moves, self.message, self.whose):
            widget.setVisible(deals > 0)
        self.note.setText(
            self.tr(
                "The message as it was sent, without the number for its answer, the time limit "
                "and the random number."
            )
            if deals
            else self.tr("When a deal is over, each of its messages can be read here.")
        )
        if deals:
            place = deal - 1 if 0 < deal <= deals else deals - 1
            self.deals.setCurrentIndex(place)
            self._show_deal(place)
        self.open(self.moves if deals else self.close_button)

    def _show_deal(self, place: int) -> None:
        if self._record is None:
            return
        self._asked = asked_in(self._record, place + 1, self._person)
        self.moves.clear()
        self.moves.addItems([self._row(asked) for asked in self._asked])
        self.moves.setCurrentRow(0)

    def _row(self, asked: Asked) -> str:
        assert self._spec is not None
        move = move_label(asked.action.move, self._spec)
        name = self._names[asked.action.seat]
        if asked.trick:
            text = self.tr("Trick {number} · {name}: {move}")
            return text.format(number=asked.trick, name=name, move=move)
        return self.tr("Before play · {name}: {move}").format(name=name, move=move)

    def _show_message(self, row: int) -> None:
        if self._record is None or self._spec is None or not 0 <= row < len(self._asked):
            return
        asked = self._asked[row]
        told = told_before(self._record, self._spec, self.deals.currentIndex() + 1, asked.place)
        self.message.setPlainText(told.text)
        name = self._names[asked.action.seat]
        lines = [
            self.tr("“hand”, “legal” and “own” are what {name} alone knew; all else everybody knew.").format(
                name=name
            )
        ]
        for seat, cards in told.kept_back.items():
            if cards:
                held = self.tr("{name} held, and the message does not name: {cards}")
                shown = "\u2002".join(map(card_label, cards))
                lines.append(held.format(name=self._names[seat], cards=shown))
        self.whose.setText("\n".join(lines))

    # --- size and keys -------------------------------------------------------------------------------------

    def wanted_width(self, em: float) -> float:
        return 62 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        colours = theme.colours()
        low, narrow = room.height() < _LOW * em, room.width() < _NARROW * em
        self.card.set_banded(not low)
        border, margin = self.card.border(), round((1.0 if low else 2.0) * em)
        self.body.setContentsMargins(border, margin, border, margin)
        for layout in (self.body, self._field.column):
            layout.setSpacing(round(0.5 * em))
        self._middle.setSpacing(round(0.8 * em))
        way = QBoxLayout.Direction
        self._middle.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        width = room.width() - 2 * border
        aside = round(width - 1.5 * em if narrow else min(_LIST * em, 0.36 * width))
        self.moves.setFixedWidth(aside)
        self.moves.setFixedHeight(round(9 * em)) if narrow else self.moves.setMaximumHeight(room.height())
        self.deals.setFixedWidth(aside)
        self.message.arrange(em)
        self.moves.setStyleSheet(
            f"QListWidget {{ color: {colours.ink}; background: transparent; border: none; outline: none; }}"
            f"QListWidget::item {{ padding: {round(0.2 * em)}px {round(0.4 * em)}px; }}"
            f"QListWidget::item:selected {{ color: {colours.on_accent}; background: {colours.green}; "
            f"border-radius: {round(0.3 * em)}px; }}"
        )
        has_deals = self.deals.count() > 0
        self.message.setFixedHeight(round(10 * em) if has_deals else 0)
        self._field.setFixedHeight(0)
        self.body.activate()
        left = room.height() - height_of(self.body, room.width())
        if has_deals and not narrow:  # as high as there is room
            more = left - height_of(self._field.column, width) - round(0.3 * em)
            self.message.setFixedHeight(round(10 * em) + max(0, more))
        self._field.fit(width, left, em)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.hide()
        event.accept()
