"""The suits' signs as the deck draws them, for badges: fonts have them in many shapes, or not at all."""

from __future__ import annotations

import logging
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from cardtable import paths
from cardtable.rules.cards import SUITS, Suit
from cardtable.view.kit import canvas
from cardtable.view.words.texts import SUIT_SIGNS

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_COLOUR: Final = re.compile(rb'color="[^"]*"')

_log = logging.getLogger(__name__)


@lru_cache(maxsize=16)
def _art(suit: Suit, colour: str) -> QSvgRenderer | None:
    file = paths.asset("cards", "suits", f"{SUITS[suit]}.svg")
    try:
        content = file.read_bytes()
    except OSError as error:
        _log.warning("no picture of a suit in %s: %s", file, error.strerror)
        return None
    from PySide6.QtSvg import QSvgRenderer  # not before a suit is drawn

    renderer = QSvgRenderer(QByteArray(_COLOUR.sub(f'color="{colour}"'.encode(), content, count=1)))
    return renderer if renderer.isValid() else None


def draw_suit(painter: QPainter, suit: Suit, room: QRectF, colour: QColor) -> None:
    """Draw a suit's sign into a square."""
    art = _art(suit, colour.name())
    if art is not None:
        art.render(painter, room)
        return
    painter.setPen(colour)
    painter.setFont(canvas.text_font(0.9 * room.height()))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, SUIT_SIGNS[suit])
