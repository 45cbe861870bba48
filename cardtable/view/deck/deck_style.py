"""How a deck looks, and the drawings of it as a style wants them."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor

from cardtable.rules.cards import CARD_TEXT, CLUBS, DIAMONDS, PACK
from cardtable.view.kit import theme

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

BACKS: Final = ("poppy", "cornflower", "fern")
LOOKS: Final = ("classic", "large")
FOUR_COLOURS: Final = {
    "S": "#1e1c24",
    "H": "#b81f2d",
    "D": theme.FOUR_COLOURS[DIAMONDS][0],
    "C": theme.FOUR_COLOURS[CLUBS][0],
}
"""The colour of each suit where all four have their own."""
BACK: Final = len(PACK)
"""What stands for the back where a picture is one of a card."""

_COLOUR: Final = re.compile(rb'(<svg [^>]*\bcolor=)"[^"]*"')
"""A face is drawn in the colour that its root names; what keeps its own says so."""
_LATIN: Final = b'<g id="latin">'
_CYRILLIC: Final = b'<g id="cyrillic" display="none">'
"""Letters are drawn in both alphabets, and one of them is shown."""

_log = logging.getLogger(__name__)


class DeckStyle(NamedTuple):
    """How a deck looks: ``look`` is one of ``LOOKS``, ``back`` one of ``BACKS``; ``four_colours`` gives clubs
    and diamonds colours of their own, ``cyrillic`` writes В Д К Т for J Q K A."""

    look: str = LOOKS[0]
    four_colours: bool = False
    cyrillic: bool = False
    back: str = BACKS[0]


def read_drawing(file: Path, style: DeckStyle, picture: int) -> QSvgRenderer | None:
    """The drawing of a card, or of the back for :data:`BACK`; ``None``, and a word in the log, if there is
    none to be had."""
    try:
        content = file.read_bytes()
    except OSError as error:
        _log.warning("no picture of a card in %s: %s", file, error.strerror)
        return None
    from PySide6.QtSvg import QSvgRenderer  # not before anything is drawn

    renderer = QSvgRenderer(QByteArray(_styled(content, style, picture)))
    if renderer.isValid() and not renderer.viewBoxF().isEmpty():
        return renderer
    _log.warning("no picture of a card in %s: not an SVG drawing", file)
    return None


def suit_colour(suit: str, style: DeckStyle) -> QColor:
    """The colour of a suit."""
    return QColor(FOUR_COLOURS[suit if style.four_colours else "H" if suit in "HD" else "S"])


def _styled(content: bytes, style: DeckStyle, picture: int) -> bytes:
    """The drawing in the colour and with the letters that the style asks for."""
    if picture == BACK:
        return content
    if style.four_colours:
        colour = FOUR_COLOURS[CARD_TEXT[picture][1]].encode()
        content = _COLOUR.sub(rb'\1"' + colour + b'"', content, count=1)
    if style.cyrillic and _CYRILLIC in content:
        hidden = _LATIN.replace(b">", b' display="none">')
        shown = _CYRILLIC.replace(b' display="none"', b"")
        content = content.replace(_LATIN, hidden).replace(_CYRILLIC, shown)
    return content
