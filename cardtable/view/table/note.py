"""A note of paper beside the table: the running ledger, and what has been announced in this deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from cardtable.view.kit import canvas, theme
from cardtable.view.kit.canvas import INK, Picture
from cardtable.view.kit.stitching import draw_band
from cardtable.view.words.texts import number, signed

NOTE_Z: Final = 110
_LINE: Final = 1.42
"""The height of a line, in heights of its letters."""
_LEAST: Final = 10.0
"""The least height of letters here, in pixels."""
_SMALLEST: Final = 0.52
"""How small letters become before lines are left out, by the height that they should have."""
_PAPER: Final = QColor(theme.LIGHT.paper)
_SOFT: Final = QColor(theme.LIGHT.soft)


class Sum(NamedTuple):
    """What a side has in the ledger; ``members`` are the names in that of a pair."""

    side: int
    names: str
    total: int
    members: Sequence[str] = ()


class Entry(NamedTuple):
    """An announcement: who made it, what it is, and what it counts."""

    side: int
    name: str
    text: str
    points: int

    @property
    def initial(self) -> str:
        """The first letter of who made it."""
        return self.name[:1].upper()


class NoteState:
    """What the note says."""

    def __init__(self) -> None:
        self.sums: Sequence[Sum] = ()
        self.entries: list[Entry] = []


class Note:
    """Draws a :class:`NoteState` into a box of the table, as much of it as there is room for."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.state = NoteState()
        self._box = QRectF()
        self._pixels = 12.0
        self._dpr = 1.0
        self._picture = Picture(scene, NOTE_Z)
        self._picture.hide()

    def place(self, box: QRectF, pixels: float, dpr: float) -> None:
        """Take a room of the table, with texts so high."""
        self._box, self._pixels, self._dpr = box, pixels, dpr
        self.refresh()

    @property
    def box(self) -> QRectF:
        """What the note covers; nothing while it has nothing to say."""
        return self._picture.item.sceneBoundingRect() if self._picture.item.isVisible() else QRectF()

    def begin_deal(self) -> None:
        """Nothing has been announced yet."""
        self.state.entries = []
        self.refresh()

    def add(self, entry: Entry) -> None:
        """Something has been announced."""
        self.state.entries.append(entry)
        self.refresh()

    def refresh(self) -> None:
        """Draw anew; without anything to say, or room to say it in, there is no note."""
        pixels = self._fitting()
        rows = self.rows()
        if not rows or self._box.isEmpty():
            self._picture.hide()
            return
        pad, band, line = 0.8 * pixels, 0.5 * pixels, _LINE * pixels
        size = QSizeF(self._box.width(), 2 * pad + band + len(rows) * line)

        def draw(painter: QPainter) -> None:
            sheet = QRectF(1, 1, size.width() - 4, size.height() - 4)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 20, 10, 70))
            painter.drawRoundedRect(sheet.translated(1.5, 2.5), 4, 4)
            painter.setPen(QPen(QColor(theme.LIGHT.line), 1))
            painter.setBrush(_PAPER)
            painter.drawRoundedRect(sheet, 4, 4)
            top = QRectF(sheet.left() + pad, sheet.top() + 0.4 * pad, sheet.width() - 2 * pad, band)
            draw_band(painter, top, theme.faded(theme.LIGHT.red, 0.75), theme.faded(theme.LIGHT.green, 0.65))
            y = top.bottom() + 0.5 * pad
            for row in rows:
                room = QRectF(sheet.left() + pad, y, sheet.width() - 2 * pad, line)
                row.draw(painter, room, pixels)
                y += line

        corner = QPointF(self._box.right() - size.width(), self._box.top())
        self._picture.show(canvas.render(size, self._dpr, draw), corner)
        self._picture.item.setToolTip(self.sentence())

    def sentence(self) -> str:
        """All that is to be said, whole, for a pointer that rests on the note."""
        told = [f"{entry.names}: {number(entry.total)}" for entry in self.state.sums]
        told += [f"{entry.name}: {entry.text} {signed(entry.points)}" for entry in self.state.entries]
        return "\n".join(told)

    def remove(self) -> None:
        """Leave the scene."""
        self._picture.remove()

    def _fitting(self) -> float:
        """The height of letters at which everything has room, or the least there is."""
        wanted = bool(self.state.sums) + len(self.state.sums)
        wanted += bool(self.state.entries) + len(self.state.entries)
        pixels = self._pixels
        least = max(_LEAST, _SMALLEST * pixels)
        while pixels > least and self._lines(pixels) < wanted:
            pixels = max(least, pixels - 0.5)
        return pixels

    def _lines(self, pixels: float) -> int:
        """How many lines there is room for."""
        return int((self._box.height() - 2.1 * pixels) / (_LINE * pixels))

    def rows(self) -> list[Row]:
        """The lines that there is room for: of the announcements the latest, and how many came before."""
        translate = QCoreApplication.translate
        room = self._lines(self._fitting())
        rows = []
        if self.state.sums:
            rows.append(Row(translate("Note", "Ledger"), "", None, heading=True))
            rows += [
                Row(entry.names, number(entry.total), entry.side, members=entry.members)
                for entry in self.state.sums
            ]
        if len(rows) > room:
            return []
        entries = self.state.entries
        left = room - len(rows) - 1
        if not entries or left < 1:
            return rows
        if len(entries) == 1 or left > 1:
            rows.append(Row(translate("Note", "Announced"), "", None, heading=True))
        else:
            left += 1  # an announcement tells more than its heading
        if len(entries) > left:
            before = len(entries) - left + 1
            more = translate("Note", "and before these: {count}").format(count=before)
            rows.append(Row(more, "", None))
            entries = entries[before:]
        rows += [Row(entry.text, signed(entry.points), entry.side, entry.initial) for entry in entries]
        return rows


class Row(NamedTuple):
    """A line: a text and a number, with a dot in a side's colour, or a larger one with an initial on it.
    ``members`` are names in the text."""

    text: str
    number: str
    side: int | None
    initial: str = ""
    heading: bool = False
    members: Sequence[str] = ()

    def draw(self, painter: QPainter, room: QRectF, pixels: float) -> None:
        words = QRectF(room)
        if self.side is not None:
            colour = QColor(theme.side_colour(self.side, theme.LIGHT))
            size = (1.2 if self.initial else 0.56) * pixels
            x = room.left() + 0.6 * pixels
            dot = QRectF(x - size / 2, room.center().y() - size / 2, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(dot)
            ink = canvas.readable_on(colour)
            canvas.write(painter, dot, self.initial, 0.8 * pixels, ink, bold=True)
            words.setLeft(room.left() + 1.55 * pixels)
        if self.number:
            bold = canvas.text_font(pixels, bold=True)
            painter.setFont(bold)
            painter.setPen(INK)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(room, flags, self.number)
            words.setRight(room.right() - canvas.text_width(self.number, bold) - 0.5 * pixels)
        ink = _SOFT if self.heading or self.side is None else INK
        size = (0.92 if self.heading else 1) * pixels
        least = max(canvas.LEAST_TEXT, 0.8 * pixels)
        text = self.text
        if self.members:
            font = canvas.fitted_font(text, size, words.width(), least=least)
            text = canvas.shortened(text, self.members, font, words.width())
        canvas.write(painter, words, text, size, ink, bold=self.heading, least=least, flags=canvas.LEFT)
