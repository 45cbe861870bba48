"""Where the person cuts the pack: a small sheet over the place of the own hand, before anything is dealt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable.model.sealing import PackSealed
from cardtable.rules.seals import grouped, short
from cardtable.view.deck.cards import CardArt
from cardtable.view.hand.spread_pack import SpreadPack
from cardtable.view.kit import theme
from cardtable.view.kit.paper import PaperCard
from cardtable.view.words.texts import counted

_WIDTH: Final = 34
"""The breadth in lines of text, where there is room."""
_LOW: Final = 30
"""The height of the page in lines of text below which the cards are smaller."""


class CutCard(PaperCard):
    """Asks how many cards to lift: from a pack that lies spread, by a click or a drag, and another click on
    *Cut*, or two on the pack. Arrows choose too, Enter cuts."""

    chosen = Signal(object)
    """How many cards are lifted, or ``None`` where the program is to cut."""

    def __init__(self, told: PackSealed, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent, banded=False)
        self.setObjectName("cutCard")
        self._told = told
        self._room = QRectF()
        self.title = QLabel(self.tr("Cut the pack"), self)
        theme.set_text(self.title, 1.15, title=True, bold=True)
        self.seal = QLabel(self.tr("Sealed: {digits}").format(digits=short(told.commitment)), self)
        self.seal.setProperty("tone", "soft")
        self.seal.setToolTip(grouped(told.commitment))
        theme.set_text(self.seal, 0.95)
        self.pack = SpreadPack(told.cards, art, self.tr("Cards to lift"), self)
        self.pack.setObjectName("cutPack")
        self.pack.setValue(told.cards // 2)
        self.count = QLabel(self)
        theme.set_text(self.count)
        self.auto_button = QPushButton(self.tr("Cut for me"), self)
        self.auto_button.setObjectName("cut-for-me")
        self.auto_button.clicked.connect(lambda: self.chosen.emit(None))
        self.cut_button = QPushButton(self.tr("Cut"), self)
        self.cut_button.setObjectName("cut")
        self.cut_button.setProperty("role", "primary")
        self.cut_button.clicked.connect(lambda: self.chosen.emit(self.pack.value()))
        theme.set_text(self.auto_button)
        theme.set_text(self.cut_button, 1.0, bold=True)
        self.pack.decided.connect(self.cut_button.click)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.seal)
        foot.addWidget(self.count, 1)
        foot.addWidget(self.auto_button)
        foot.addWidget(self.cut_button)
        self._rows = (head, foot)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.pack)
        self._column.addLayout(foot)
        self.pack.valueChanged.connect(self._show_count)
        self._show_count()
        parent.installEventFilter(self)

    def _show_count(self) -> None:
        count = self.pack.value()
        self.count.setText(counted(self.tr("Lift %n card(s)", "", count), count))

    def place(self, room: QRectF) -> None:
        """Stand in the middle of the own hand's place, over whatever is there."""
        self._room = room
        page = self.parentWidget()
        if page is None:
            return
        scale = theme.scale_for(page.size())
        self.setFont(theme.font(scale))
        theme.rescale(self, scale)
        em = self.em()
        sheet = theme.style_sheet(em)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
        metrics = self.count.fontMetrics()
        widest = counted(self.tr("Lift %n card(s)", "", self._told.cards - 1), self._told.cards - 1)
        self.count.setMinimumWidth(metrics.horizontalAdvance(widest))
        self.pack.shrink(min(1.0, page.height() / (_LOW * em)))
        self._column.setContentsMargins(*[round(1.1 * em)] * 4)
        self._column.setSpacing(round(0.5 * em))
        for row in self._rows:
            row.setSpacing(round(0.7 * em))
        least = self._column.minimumSize()
        width = min(max(round(_WIDTH * em), least.width()), page.width() - round(em))
        height = max(self._column.sizeHint().height(), least.height())
        top = min(room.center().y() - height / 2, page.height() - height - 0.5 * em)
        self.setGeometry(round(room.center().x() - width / 2), round(top), width, round(height))

    def open(self, room: QRectF) -> None:
        """Show it, with the keys."""
        self.place(room)
        self.show()
        self.raise_()
        self.pack.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in theme.CHANGES:
            self.place(self._room)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter cuts, but on the other button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            (self.auto_button if self.auto_button.hasFocus() else self.cut_button).click()
        elif event.key() == Qt.Key.Key_Space:
            event.accept()
        else:
            super().keyPressEvent(event)
