"""The rows of the panel after a deal: a point that was scored, and a count that a point rests on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.rules.cards import SUIT_OF, Card
from cardtable.rules.events import Scored
from cardtable.rules.spec import Options, Reason
from cardtable.view.help.rule_links import RuleLabel
from cardtable.view.kit import theme
from cardtable.view.kit.name_label import NameLabel
from cardtable.view.words.card_names import card_name
from cardtable.view.words.texts import card_label, game_text, signed, unbroken

_WHO: Final = 10
"""How broad the name of who earned a point may be, in lines of text."""


class PointBadge(QWidget):
    """How many points, in a disc of the side's colour."""

    def __init__(self, side: int, points: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.text = signed(points)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.set_text(self, 1.05, bold=True)

    def sizeHint(self) -> QSize:
        height = round(1.75 * self.fontMetrics().height())
        return QSize(max(height, self.fontMetrics().horizontalAdvance(self.text) + height // 2), height)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.side_colour(self._side, colours)))
        painter.drawRoundedRect(self.rect(), self.height() / 2, self.height() / 2)
        painter.setPen(QColor(colours.on_accent))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text)


class CardTexts(QWidget):
    """Cards as small text in the colours of their suits, each on a little card of its own."""

    def __init__(self, cards: Sequence[Card], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = tuple(cards)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(map(card_name, cards)))
        theme.set_text(self, 1.0, bold=True)

    def _step(self) -> int:
        return round(2.7 * self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        gap = round(0.25 * em)
        return QSize(max(0, len(self.cards) * self._step() - gap), round(1.6 * em))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, card in enumerate(self.cards):
            room = self.rect()
            room.setLeft(place * self._step())
            room.setWidth(self._step() - round(0.25 * em))
            painter.setPen(QColor(colours.line))
            painter.setBrush(QColor(colours.inset))
            painter.drawRoundedRect(room.adjusted(0, 0, -1, -1), 0.3 * em, 0.3 * em)
            painter.setPen(QColor(theme.suit_colour(SUIT_OF[card], colours)))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, card_label(card))


class EntryRow(QWidget):
    """A point: how many, for what, with which cards, and who earned it. ``what`` names it where the reason's
    own name is too general, as for a combination announced; ``members`` are the names in that of a pair."""

    def __init__(
        self,
        entry: Scored,
        reason: Reason | None,
        options: Options,
        who: str,
        parent: QWidget | None = None,
        *,
        what: str = "",
        members: Sequence[str] = (),
    ) -> None:
        super().__init__(parent)
        self.entry = entry
        what = what or (game_text(reason.name) if reason else entry.why)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        badge = PointBadge(entry.side, entry.points, self)
        name = QLabel(what, self)
        theme.set_text(name, 1.05, bold=True)
        self.clause = RuleLabel(_clause(reason, options), reason.rule if reason else "", self)
        self.clause.setProperty("tone", "soft")
        theme.set_text(self.clause, 0.92)
        self.who = NameLabel(who, self, members, most=_WHO)
        self.who.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        theme.set_text(self.who, 1.0, bold=True)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(name)
        texts.addWidget(self.clause)
        self._grid.addWidget(badge, 0, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addLayout(texts, 0, 1)
        self.cards = CardTexts(entry.cards, self)
        self._grid.addWidget(self.cards, 0, 2, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(self.who, 0, 3)
        self.setAccessibleName(_sentence(entry, what, who))

    def arrange(self, em: float) -> None:
        """Set gaps and columns to suit the text's size."""
        self._grid.setHorizontalSpacing(round(0.7 * em))
        self._grid.setColumnMinimumWidth(0, round(2.6 * em))
        self._grid.setColumnMinimumWidth(3, round(5 * em))

    def recolour(self) -> None:
        """Write the link in the colour of now."""
        self.clause.recolour()


class CountRow(QWidget):
    """What each side's cards are worth, or words without numbers, ``inset`` to stand below the names. Words
    may name a ``rule``."""

    def __init__(
        self,
        title: str,
        sides: Sequence[tuple[int, str, int]],
        parent: QWidget | None = None,
        *,
        inset: bool = True,
        rule: str = "",
    ) -> None:
        super().__init__(parent)
        self.sides = tuple(sides)
        self._inset = inset
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self.title = RuleLabel(title, rule, self)
        self.title.setProperty("tone", "soft")
        self.title.setWordWrap(not sides)
        theme.set_text(self.title, 0.92)
        self._line.addWidget(self.title, 0 if sides else 1)
        self._counts = QLabel(self)
        self._counts.setTextFormat(Qt.TextFormat.RichText)
        self._counts.setWordWrap(True)
        self._counts.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        theme.set_text(self._counts, 0.95)
        if sides:
            self._line.addWidget(self._counts, 1)
        self._counts.setVisible(bool(sides))
        self.recolour()

    def arrange(self, em: float) -> None:
        """Set the gaps to suit the text's size."""
        self._line.setSpacing(round(1.1 * em))
        self._line.setContentsMargins(round(3.3 * em) if self._inset else 0, 0, 0, 0)

    def recolour(self) -> None:
        """Write the numbers in the sides' colours of now, and the link in its own."""
        self.title.recolour()
        text = QCoreApplication.translate("CountRow", "{name} {count}").replace(" ", "&nbsp;")
        counts = [
            text.format(name=unbroken(name), count=f'<b style="color:{theme.side_colour(side)}">{count}</b>')
            for side, name, count in self.sides
        ]
        self._counts.setText("&nbsp;&nbsp;&nbsp; ".join(counts))


def nobody_text(reason: Reason) -> str:
    """That a point was not given, and why."""
    text = QCoreApplication.translate("CountRow", "{reason}: nobody, since {clause} (rule {rule})")
    return text.format(reason=game_text(reason.name), clause=game_text(reason.nobody), rule=reason.rule)


def _clause(reason: Reason | None, options: Options) -> str:
    if reason is None:
        return ""
    text = QCoreApplication.translate("EntryRow", "{clause} (rule {rule})")
    return text.format(clause=game_text(reason.clause(options)), rule=reason.rule)


def _sentence(entry: Scored, what: str, who: str) -> str:
    """The row in words, for those who hear it."""
    text = QCoreApplication.translate("EntryRow", "{who}: {reason}, {points}")
    return text.format(who=who, reason=what, points=signed(entry.points))
