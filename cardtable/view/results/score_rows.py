"""Each side's score as a name, a bar toward the target, and numbers: shared by the panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from cardtable.view.kit import theme
from cardtable.view.kit.name_label import NameLabel
from cardtable.view.words.texts import number


class Standing(NamedTuple):
    """How a side stands: its name, its score before and after, whether it is to be marked, and the names of
    which its own is made."""

    side: int
    name: str
    before: int
    after: int
    marked: bool = False
    members: Sequence[str] = ()


class ScoreBar(QWidget):
    """A score as progress toward the target: what was there, and what has come, in the side's colour."""

    def __init__(self, standing: Standing, target: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standing = standing
        self._target = max(1, target)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.set_text(self)

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        return QSize(8 * em, round(0.62 * em))

    minimumSizeHint = sizeHint

    def _share(self, score: int) -> float:
        return max(0.0, min(1.0, score / self._target))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        room = QRectF(self.rect())
        radius = room.height() / 2
        painter.setBrush(theme.faded(colours.line, 0.5))
        painter.drawRoundedRect(room, radius, radius)
        colour = theme.side_colour(self._standing.side, colours)
        low, high = sorted((self._standing.before, self._standing.after))
        for score, brush in ((high, QColor(colour)), (low, theme.faded(colour, 0.45))):
            width = self._share(score) * room.width()
            if width <= 0:
                continue
            bar = QRectF(room.left(), room.top(), max(width, room.height()), room.height())
            if score == low and low != high:
                painter.setBrush(QColor(colours.paper))
                painter.drawRoundedRect(bar, radius, radius)
            painter.setBrush(brush if low != high else QColor(colour))
            painter.drawRoundedRect(bar, radius, radius)


class ScoreRows(QWidget):
    """One row a side, in the order given."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = QGridLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setColumnStretch(1, 1)
        theme.set_text(self)

    def show_standings(self, standings: Sequence[Standing], target: int) -> None:
        """Show these instead of what was shown."""
        while (item := self.rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        for row, standing in enumerate(standings):
            self._add(row, standing, target)

    def _add(self, row: int, standing: Standing, target: int) -> None:
        name = NameLabel(standing.name, self, standing.members)
        theme.set_text(name, 1.0, bold=standing.marked)
        bar = ScoreBar(standing, target, self)
        total = QLabel(_total_text(standing), self)
        total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        theme.set_text(total, 1.05, bold=True)
        goal = QLabel(_goal_text(target), self)
        goal.setProperty("tone", "soft")
        theme.set_text(goal, 0.9)
        for column, widget in enumerate((name, bar, total, goal)):
            self.rows.addWidget(widget, row, column)
        name.setAccessibleName(_sentence(standing, target))

    def arrange(self, em: float) -> None:
        """Set the gaps to suit the text's size."""
        self.rows.setHorizontalSpacing(round(0.8 * em))
        self.rows.setVerticalSpacing(round(0.4 * em))


def _total_text(standing: Standing) -> str:
    if standing.before == standing.after:
        return number(standing.after)
    text = QCoreApplication.translate("ScoreRows", "{before} → {after}")
    return text.format(before=number(standing.before), after=number(standing.after))


def _goal_text(target: int) -> str:
    return QCoreApplication.translate("ScoreRows", "of {target}").format(target=target)


def _sentence(standing: Standing, target: int) -> str:
    if standing.before == standing.after:
        text = QCoreApplication.translate("ScoreRows", "{name}: {after} of {target} points")
    else:
        text = QCoreApplication.translate("ScoreRows", "{name}: {after} of {target} points, before {before}")
    return text.format(name=standing.name, after=standing.after, before=standing.before, target=target)
