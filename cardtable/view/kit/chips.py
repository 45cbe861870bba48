"""Choices that lie open side by side: a word or a picture each, of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QRadioButton, QSizePolicy, QWidget

from cardtable.view.kit import theme

Draw = Callable[[QPainter, QRectF, float], None]
"""Draws a picture into a room, given how many device pixels make a logical one."""

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class Chip(QRadioButton):
    """One choice. ``picture`` is drawn above the text in a room of ``room`` lines of text."""

    def __init__(
        self, text: str, parent: QWidget, picture: Draw | None = None, room: tuple[float, float] = (0, 0)
    ) -> None:
        super().__init__(text, parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._picture = picture
        self._room = room
        theme.set_text(self)

    def _em(self) -> int:
        return self.fontMetrics().height()

    def sizeHint(self) -> QSize:
        em = self._em()
        width = self.fontMetrics().horizontalAdvance(self.text()) + round(1.5 * em)
        height = round(1.75 * em)
        if self._picture is None:
            return QSize(width, height)
        return QSize(
            max(width, round((self._room[0] + 1.1) * em)), round((self._room[1] + 0.45) * em) + height
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys belong to all chips together."""
        if event.key() in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self._em()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(1.0, 0.09 * em)
        box = QRectF(self.rect()).adjusted(line, line, -line, -line)
        filled = self.isChecked() and self._picture is None
        edge = colours.green if self.isChecked() or self.underMouse() else colours.line
        painter.setPen(QPen(QColor(edge), (1.9 if self.isChecked() else 1) * line))
        painter.setBrush(QColor(colours.green if filled else colours.inset))
        painter.drawRoundedRect(box, 0.45 * em, 0.45 * em)
        words = box
        if self._picture is not None:
            words = self._draw_picture(painter, box, em)
        painter.setPen(QColor(colours.on_accent if filled else colours.ink))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
        if self.isChecked() and self._picture is not None:
            _draw_tick(painter, QPointF(box.right() - 0.75 * em, box.top() + 0.75 * em), em, colours)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = 2 * line if filled else 0.0
            painter.setPen(QPen(QColor(colours.on_accent if filled else colours.ochre), 1.7 * line))
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 0.35 * em, 0.35 * em)

    def _draw_picture(self, painter: QPainter, box: QRectF, em: int) -> QRectF:
        """Draw the picture and return what is left for the words."""
        assert self._picture is not None
        room = QRectF(0, 0, self._room[0] * em, self._room[1] * em)
        room.moveCenter(QPointF(box.center().x(), box.top() + 0.45 * em + room.height() / 2))
        painter.save()
        self._picture(painter, room, self.devicePixelRatioF())
        painter.restore()
        return QRectF(box.left(), room.bottom(), box.width(), box.bottom() - room.bottom())


def _draw_tick(painter: QPainter, middle: QPointF, em: float, colours: theme.Colours) -> None:
    """A tick in a disc: what is chosen is not told by its colour alone."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.green))
    painter.drawEllipse(middle, 0.55 * em, 0.55 * em)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(colours.on_accent), max(1.3, 0.13 * em))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    tips = ((-0.24, 0.02), (-0.06, 0.2), (0.26, -0.18))
    painter.drawPolyline(QPolygonF([middle + QPointF(em * x, em * y) for x, y in tips]))


class Chips(QWidget):
    """Chips of which exactly one is chosen, in as many rows as they need. Arrow keys choose the next one."""

    chosen = Signal(str)
    """The person has chosen this value."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a label gives the keys to no other
        theme.set_text(self)
        self.chips: dict[str, Chip] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.buttonClicked.connect(self._on_clicked)

    def add(
        self, value: str, text: str, picture: Draw | None = None, room: tuple[float, float] = (0, 0)
    ) -> Chip:
        """Add a choice at the end."""
        chip = Chip(text, self, picture, room)
        chip.setObjectName(value)
        self.chips[value] = chip
        self._group.addButton(chip)
        return chip

    def value(self) -> str:
        """What is chosen, or nothing."""
        return next((value for value, chip in self.chips.items() if chip.isChecked()), "")

    def choose(self, value: str) -> None:
        """Choose a value without a signal."""
        self.chips[value].setChecked(True)
        self._take_stop()

    def _take_stop(self) -> None:
        """The Tab key stops at the chosen one only, and so does the letter of the chips' name."""
        chosen = self.value()
        self.setFocusProxy(self.chips[chosen or next(iter(self.chips))])
        for value, chip in self.chips.items():
            stop = value == chosen or not chosen
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)

    def _on_clicked(self, button: QAbstractButton) -> None:
        self._take_stop()
        self.chosen.emit(button.objectName())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()), 0)
        values = list(self.chips)
        place = next((n for n, value in enumerate(values) if self.chips[value].hasFocus()), -1)
        if not step or place < 0:
            super().keyPressEvent(event)
            return
        chip = self.chips[values[(place + step) % len(values)]]
        chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        chip.setFocus(Qt.FocusReason.TabFocusReason)
        chip.click()

    # --- rows ----------------------------------------------------------------------------------------------

    def _place(self, width: int, *, really: bool) -> int:
        """Lay the chips into rows no broader than this, and return their height."""
        gap = round(0.45 * self.fontMetrics().height())
        x = y = row = 0
        for chip in self.chips.values():
            size = chip.sizeHint().boundedTo(QSize(width, 10_000))
            if x and x + size.width() > width:
                x, y, row = 0, y + row + gap, 0
            if really:
                chip.setGeometry(x, y, size.width(), size.height())
            x += size.width() + gap
            row = max(row, size.height())
        return y + row

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, really=False)

    def sizeHint(self) -> QSize:
        gap = round(0.45 * self.fontMetrics().height())
        hints = [chip.sizeHint() for chip in self.chips.values()]
        width = sum(hint.width() + gap for hint in hints) - gap
        return QSize(max(0, width), max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        hints = [chip.sizeHint() for chip in self.chips.values()]
        return QSize(
            max((hint.width() for hint in hints), default=0),
            max((hint.height() for hint in hints), default=0),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place(self.width(), really=True)
