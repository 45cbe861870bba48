"""Card pictures: SVG art drawn once for each size and screen, and kept while that size is in use."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardtable import paths
from cardtable.rules.cards import CARD_TEXT, PACK

ASPECT: Final = 3.5 / 2.5
"""A card's height in widths."""
CORNER: Final = 15 / 250
"""The radius of a card's corners in widths."""
STRIP: Final = 0.22
"""The share of a card's width, from its left edge, that shows its index: the least step of a fan."""

MEMORY: Final = 128 * 2**20
"""Bytes of pixmaps kept; sizes not used recently go first."""
TURN: Final = 0.004
"""Seconds of drawing in one turn of the event loop while a size is being prepared."""

_FINE: Final = 180
"""Device pixels: narrower pictures are drawn twice as large and reduced, since Qt draws lines thinner than a
pixel coarsely."""

_BACK: Final = len(PACK)
_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

_log = logging.getLogger(__name__)

Size = tuple[int, float]
"""Width in device pixels, and how many of them make one logical pixel."""


def card_height(width: float) -> float:
    """The height of a card so wide."""
    return width * ASPECT


class CardArt:
    """The pictures of one deck and one back.

    Widths are logical pixels. A picture has a whole number of device pixels, so it is sharp on any screen if
    it is painted unscaled at a whole device pixel.
    """

    def __init__(
        self, deck: str = "classic", back: str = "poppy", folder: Path | None = None, memory: int = MEMORY
    ) -> None:
        """Take art from `folder`, by default the shipped one: `DECK/TH.svg` and `backs/BACK.svg`."""
        folder = folder or paths.asset("cards")
        self._files = [folder / deck / f"{text}.svg" for text in CARD_TEXT]
        self._files.append(folder / "backs" / f"{back}.svg")
        self._memory = memory
        self._art: dict[int, QSvgRenderer | None] = {}
        self._sizes: OrderedDict[Size, dict[int, QPixmap]] = OrderedDict()  # the latest used is last
        self._to_draw: Iterator[int] = iter(())
        self._wanted: Size = (0, 1.0)
        self._timer = QTimer()
        self._timer.timeout.connect(self._draw_some)

    def face(self, card: int, width_px: int, dpr: float) -> QPixmap:
        """The face of a card, drawn now if it has not been drawn at this size."""
        if card not in PACK:
            raise ValueError(f"{card} is no card")
        return self._pixmap(card, _size(width_px, dpr))

    def back(self, width_px: int, dpr: float) -> QPixmap:
        """The back of every card."""
        return self._pixmap(_BACK, _size(width_px, dpr))

    def prepare(self, width_px: int, dpr: float) -> None:
        """Draw the whole deck at this size, a little in each turn of the event loop.

        What was still to be prepared at another size is given up.
        """
        self._wanted = _size(width_px, dpr)
        self._to_draw = iter((_BACK, *PACK))
        self._timer.start(0)

    def stop(self) -> None:
        """Give up preparing. Pictures that are asked for are drawn all the same."""
        self._timer.stop()

    @property
    def preparing(self) -> bool:
        """Whether a part of the deck is still to be drawn."""
        return self._timer.isActive()

    @property
    def kept_bytes(self) -> int:
        """The memory that the pictures take."""
        return sum(len(pixmaps) * _bytes(size) for size, pixmaps in self._sizes.items())

    def _draw_some(self) -> None:
        until = time.perf_counter() + TURN
        for picture in self._to_draw:
            self._pixmap(picture, self._wanted)
            if time.perf_counter() > until:
                return
        self._timer.stop()

    def _pixmap(self, picture: int, size: Size) -> QPixmap:
        pixmaps = self._sizes.setdefault(size, {})
        self._sizes.move_to_end(size)
        pixmap = pixmaps.get(picture)
        if pixmap is None:
            pixmap = pixmaps[picture] = self._draw(picture, size)
            while self.kept_bytes > self._memory and len(self._sizes) > 1:
                self._sizes.popitem(last=False)
        return pixmap

    def _draw(self, picture: int, size: Size) -> QPixmap:
        width, dpr = size
        height = _rounded(card_height(width))
        scale = 2 if width < _FINE else 1
        image = QImage(scale * width, scale * height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(image.rect())
        if (art := self._renderer(picture)) is not None:
            art.render(painter, room)
        elif picture == _BACK:
            _draw_plain_back(painter, room)
        else:
            _draw_plain_face(painter, room, CARD_TEXT[picture])
        painter.end()
        if scale != 1:
            image = image.scaled(width, height, mode=Qt.TransformationMode.SmoothTransformation)
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _renderer(self, picture: int) -> QSvgRenderer | None:
        """The art of a picture, read once; None, and a word in the log, if there is none to be had."""
        if picture not in self._art:
            self._art[picture] = _read(self._files[picture])
        return self._art[picture]


def _size(width_px: int, dpr: float) -> Size:
    return max(1, _rounded(width_px * dpr)), dpr


def _rounded(length: float) -> int:
    """The nearest whole number, and of two the greater: round() would go now up, now down."""
    return int(length + 0.5)


def _bytes(size: Size) -> int:
    return 4 * size[0] * _rounded(card_height(size[0]))


def _read(file: Path) -> QSvgRenderer | None:
    try:
        content = file.read_bytes()
    except OSError as error:
        _log.warning("no picture of a card in %s: %s", file, error.strerror)
        return None
    renderer = QSvgRenderer(QByteArray(content))
    if renderer.isValid() and not renderer.viewBoxF().isEmpty():
        return renderer
    _log.warning("no picture of a card in %s: not an SVG drawing", file)
    return None


def _draw_plain_face(painter: QPainter, room: QRectF, text: str) -> None:
    """A face for want of art: rank and suit in the corner, the suit large below."""
    unit = room.width() / 100
    _draw_blank(painter, room, QColor("#fbf6e8"))
    painter.setPen(QColor("#b81f2d" if text[1] in "HD" else "#1e1c24"))
    rank, sign = text[0].replace("T", "10"), _SIGNS[text[1]]
    for words, pixels, place in (
        (f"{rank}\n{sign}", 24, QRectF(0, 4 * unit, 30 * unit, 70 * unit)),
        (sign, 60, QRectF(20 * unit, 60 * unit, 70 * unit, 75 * unit)),
    ):
        font = QFont()
        # Coloured fringes fit one screen and one way up only.
        font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
        font.setPixelSize(max(1, round(pixels * unit)))
        painter.setFont(font)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)


def _draw_plain_back(painter: QPainter, room: QRectF) -> None:
    _draw_blank(painter, room, QColor("#b81f2d"))


def _draw_blank(painter: QPainter, room: QRectF, colour: QColor) -> None:
    pen = room.width() / 100
    radius = room.width() * CORNER
    painter.setPen(QPen(QColor("#b9ac8f"), pen))
    painter.setBrush(colour)
    painter.drawRoundedRect(room.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2), radius, radius)
