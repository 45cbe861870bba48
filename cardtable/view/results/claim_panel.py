"""The proof of a claim: the cards that win, in their order, the hands that are known, and a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardtable.rules.cards import Card
from cardtable.rules.claims import Claim
from cardtable.view.deck.card_marks import shadow_pixmap
from cardtable.view.deck.card_shape import ASPECT
from cardtable.view.deck.cards import CardArt
from cardtable.view.kit.paper import GO_KEYS, PaperPanel, height_of
from cardtable.view.kit.parts import in_the_middle, push_button, text_label
from cardtable.view.kit.scroll_field import ScrollField
from cardtable.view.words.texts import card_name, counted

_CARD: Final = 5.0
"""The width of a card in lines of text, where there is room."""
_LEAST_CARD: Final = 2.2
_GUARD_MS: Final = 350
_STEP: Final = 0.72
"""From card to card, in widths."""


class CardRow(QWidget):
    """Cards side by side, as large as the room allows."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._cards: tuple[Card, ...] = ()
        self._width = 60
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: Sequence[Card]) -> None:
        """Show these cards from left to right."""
        self._cards = tuple(cards)
        self.setAccessibleName(", ".join(card_name(card) for card in cards))
        self.updateGeometry()
        self.update()

    def fit(self, width: int, room: int) -> None:
        """Take cards of a width if they have room, or of the width that has."""
        spread = 1 + _STEP * max(0, len(self._cards) - 1)
        self._width = max(24, min(width, int(room / (spread + 0.1))))
        self.setFixedHeight(round(self._width * (ASPECT + 0.12)))

    def sizeHint(self) -> QSize:
        return QSize(self._width, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        dpr, width = self.devicePixelRatioF(), self._width
        step = _STEP * width
        left = (self.width() - width - step * (len(self._cards) - 1)) / 2
        shadow = shadow_pixmap(width, dpr)
        around = shadow.deviceIndependentSize()
        for place, card in enumerate(self._cards):
            x = round((left + place * step) * dpr) / dpr
            middle = QPointF(x + width / 2, width * ASPECT / 2)
            painter.setOpacity(0.4)
            painter.drawPixmap(middle - QPointF(around.width() / 2, around.height() / 2 - 2), shadow)
            painter.setOpacity(1.0)
            painter.drawPixmap(QPointF(x, 0), self._art.face(card, width, dpr))


class ClaimPanel(PaperPanel):
    """Shows a claim, and asks whether to finish the deal by it, or only tells it. Esc plays on."""

    answered = Signal(bool)
    """Whether to finish the deal."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("claimPanel")
        self._art = art
        self.title = text_label(self.card, 1.5, title=True, bold=True, centred=True)
        self.text = text_label(self.card, 1.05, centred=True)
        self.trump = text_label(self.card, 0.95, tone="soft", centred=True)
        self.rows: list[CardRow] = []
        self._names: list[QLabel] = []
        self.body.addWidget(self.title)
        self.body.addWidget(self.text)
        self.body.addWidget(self.trump)
        self._field = ScrollField(self.tr("You hold"), self.card)
        self.body.addWidget(self._field)
        play_on = self.tr("Play on")
        self.play_button = push_button(self.card, play_on, 1.1, act=lambda: self._answer(False))
        self.go_button = push_button(self.card, scale=1.1, role="primary", act=self._go)
        self._buttons = in_the_middle(self.play_button, self.go_button)
        self.body.addLayout(self._buttons)
        self._open_for = QElapsedTimer()
        self._auto = QTimer(self)
        self._auto.setSingleShot(True)
        self._auto.timeout.connect(lambda: self._answer(True))

    def show_claim(
        self,
        claim: Claim,
        own: tuple[Card, ...],
        taker: str,
        names: Sequence[str],
        trump: str,
        stays_ms: int,
    ) -> None:
        """Open with a claim.

        Parameters
        ----------
        own: the person's cards, in the order of the claim if it has one.
        taker: who takes all that is left, empty for the person's side.
        names: the players' names by seat.
        trump: the trump in words, empty where there is none.
        stays_ms: after how long the panel goes on by itself; 0 asks and waits for the answer.
        """
        self.title.setText(self._title(taker))
        self.text.setText(self._sentence(claim, taker))
        self.trump.setText(trump)
        self.trump.setVisible(bool(trump))
        self._show_rows(claim, own, names)
        self.go_button.setText(self.tr("Go on") if stays_ms else self.tr("Finish the deal"))
        self.play_button.setVisible(not stays_ms)
        if stays_ms:
            self._auto.start(stays_ms)
        self._open_for.start()
        self.open(self.go_button)

    def _title(self, taker: str) -> str:
        if taker:
            return self.tr("The rest goes to {name}").format(name=taker)
        return self.tr("The rest is yours")

    def _sentence(self, claim: Claim, taker: str) -> str:
        count = claim.tricks
        if claim.order:
            text = self.tr(
                "In this order your cards win all %n trick(s) left, whatever the others hold.",
                "",
                count,
            )
        elif taker:
            text = self.tr("Whatever anybody plays, all %n trick(s) left are theirs.", "", count)
        else:
            text = self.tr("Whatever anybody plays, all %n trick(s) left are yours.", "", count)
        return counted(text, count)

    def _show_rows(self, claim: Claim, own: tuple[Card, ...], names: Sequence[str]) -> None:
        for old in (*self.rows, *self._names):
            self._field.column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows, self._names = [], []
        holds = self.tr("{name} holds")
        laid = [(self.tr("You hold"), own)]
        laid += [(holds.format(name=names[seat]), cards) for seat, cards in claim.hands]
        for caption, cards in laid:
            if claim.hands:
                label = text_label(self.card, 0.95, tone="soft", centred=True)
                label.setText(caption)
                self._names.append(label)
                self._field.column.addWidget(label)
            row = CardRow(self._art, self.card)
            row.show_cards(cards)
            self.rows.append(row)
            self._field.column.addWidget(row)

    def wanted_width(self, em: float) -> float:
        return 41 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        inner = room.width() - 2 * self.card.border()
        tall = (room.height() - (16 + 1.6 * len(self._names)) * em) / max(1, len(self.rows)) / (ASPECT + 0.12)
        for row in self.rows:
            row.fit(round(max(_LEAST_CARD * em, min(_CARD * em, tall))), inner)
        for layout in (self.body, self._field.column):
            layout.setSpacing(round(0.7 * em))
        self._buttons.setSpacing(round(0.9 * em))
        self._buttons.setContentsMargins(0, round(0.4 * em), 0, 0)
        self._field.setFixedHeight(0)
        self.body.activate()
        self._field.fit(inner, room.height() - height_of(self.body, room.width()), em)

    def _go(self) -> None:
        """Finish; what was to hurry what was shown before is not an answer."""
        if self._open_for.elapsed() > _GUARD_MS:
            self._answer(True)

    def _answer(self, go: bool) -> None:
        self._auto.stop()
        self.hide()
        self.answered.emit(go)

    def clicked_away(self) -> None:
        """A claim that is only told goes on at a click."""
        if self._auto.isActive():
            self._answer(True)

    def put_away(self) -> None:
        self._auto.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_told = self._auto.isActive()
        declines = event.key() == Qt.Key.Key_Escape or (
            event.key() in GO_KEYS and self.play_button.hasFocus()
        )
        if declines and not is_told:
            self._answer(False)
        elif declines or event.key() in GO_KEYS:
            self._go()
        event.accept()
