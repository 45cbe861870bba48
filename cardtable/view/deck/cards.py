"""Card pictures: SVG art drawn once for each size and screen, and kept while there is memory for it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from cardtable import paths
from cardtable.rules.cards import CARD_TEXT, PACK
from cardtable.view.deck.card_shape import CORNER, card_height
from cardtable.view.deck.deck_style import BACK, DeckStyle, read_drawing, suit_colour
from cardtable.view.deck.plain_cards import draw_plain_back, draw_plain_face

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

MEMORY: Final = 160 * 2**20
"""Bytes of pixmaps kept; those not used recently go first."""
TURN: Final = 0.004
"""Seconds of drawing in one turn of the event loop while pictures are being prepared."""
_BREATH_MS: Final = 2
"""Between two such turns."""

_FINE: Final = 180
"""Device pixels: narrower pictures are drawn twice as large and reduced, since Qt draws lines thinner than a
pixel coarsely."""


class _Key(NamedTuple):
    """A picture at a size: the card or ``BACK``, the width in device pixels, how many of them make one
    logical pixel, and whether it lies within a transparent edge."""

    picture: int
    width: int
    dpr: float
    edged: bool = False

    @property
    def bytes(self) -> int:
        return 4 * self.width * _rounded(card_height(self.width))


class CardArt(QObject):
    """The pictures of one deck.

    Widths are logical pixels. A picture has a whole number of device pixels, so it is sharp on any screen if
    it is painted unscaled at a whole device pixel. One that is ``edged`` lies within a transparent edge, a
    device pixel wide: turned by any angle its sides are smooth without antialiasing, which takes three times
    as long.

    Parameters
    ----------
    style: how the deck looks at first.
    folder: where the art is, by default the shipped one: ``LOOK/TH.svg`` and ``backs/BACK.svg``.
    memory: bytes of pixmaps kept at most.
    """

    changed = Signal()
    """The deck has another style: what shows its pictures takes them anew."""

    def __init__(
        self,
        style: DeckStyle | None = None,
        folder: Path | None = None,
        memory: int = MEMORY,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = style or DeckStyle()
        self._folder = folder or paths.asset("cards")
        self._memory = memory
        self._art: dict[int, QSvgRenderer | None] = {}
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()  # the latest used is last
        self._kept_bytes = 0
        self._to_draw: Iterator[_Key] = iter(())
        self._prepared: list[_Key] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._draw_some)
        self.is_busy: Callable[[], bool] = lambda: False
        """Whether preparing has to wait: a picture takes as long as a frame or two to draw."""

    # --- style ---------------------------------------------------------------------------------------------

    @property
    def style(self) -> DeckStyle:
        """How the deck looks."""
        return self._style

    def set_style(self, style: DeckStyle) -> None:
        """Look otherwise from now on; what had been prepared is prepared again."""
        if style == self._style:
            return
        self._style = style
        self._art.clear()
        self._kept.clear()
        self._kept_bytes = 0
        if self._prepared:
            self._start()
        self.changed.emit()

    # --- pictures ------------------------------------------------------------------------------------------

    def face(self, card: int, width_px: int, dpr: float, *, edged: bool = False) -> QPixmap:
        """The face of a card, drawn now if it has not been drawn at this size."""
        if card not in PACK:
            raise ValueError(f"{card} is no card")
        return self._pixmap(_key(card, width_px, dpr, edged))

    def back(self, width_px: int, dpr: float, *, edged: bool = False) -> QPixmap:
        """The back of every card."""
        return self._pixmap(_key(BACK, width_px, dpr, edged))

    def prepare(
        self,
        widths: int | Sequence[int],
        dpr: float,
        cards: Iterable[int] = PACK,
        *,
        backs: Iterable[int] = (),
        edged: bool = False,
    ) -> None:
        """Draw backs and faces at these widths, the most important first, and no faces at those of ``backs``.

        It is done as far as there is memory for it, and a little in each turn of the event loop.

        What was still to be prepared before is given up.
        """
        faces = dict.fromkeys((widths,) if isinstance(widths, int) else widths)
        wanted = [_key(BACK, width, dpr, edged) for width in dict.fromkeys((*faces, *backs))]
        wanted += [_key(card, width, dpr, edged) for width in faces for card in cards]
        self._prepared = wanted
        self._start()

    def _start(self) -> None:
        self._to_draw = iter(_affordable(self._prepared, self._memory))
        self._timer.start(_BREATH_MS)

    def stop(self) -> None:
        """Give up preparing. Pictures that are asked for are drawn all the same."""
        self._timer.stop()
        self._prepared = []

    @property
    def preparing(self) -> bool:
        """Whether a part of the deck is still to be drawn."""
        return self._timer.isActive()

    @property
    def kept_bytes(self) -> int:
        """The memory that the pictures take."""
        return self._kept_bytes

    def _draw_some(self) -> None:
        if self.is_busy():
            return
        until = time.perf_counter() + TURN
        for key in self._to_draw:
            self._pixmap(key)
            if time.perf_counter() > until:
                return
        self._timer.stop()

    def _pixmap(self, key: _Key) -> QPixmap:
        pixmap = self._kept.get(key)
        if pixmap is not None:
            self._kept.move_to_end(key)
            return pixmap
        pixmap = self._kept[key] = self._draw(key)
        self._kept_bytes += key.bytes
        while self._kept_bytes > self._memory and len(self._kept) > 1:
            dropped, _ = self._kept.popitem(last=False)
            self._kept_bytes -= dropped.bytes
        return pixmap

    def _draw(self, key: _Key) -> QPixmap:
        width, height = key.width, _rounded(card_height(key.width))
        scale = 2 if width < _FINE else 1
        image = QImage(scale * width, scale * height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(image.rect())
        if (art := self._renderer(key.picture)) is not None:
            art.render(painter, room)
        elif key.picture == BACK:
            draw_plain_back(painter, room, CORNER * room.width())
        else:
            text = CARD_TEXT[key.picture]
            draw_plain_face(painter, room, CORNER * room.width(), text, suit_colour(text[1], self._style))
        painter.end()
        if scale != 1:
            image = image.scaled(width, height, mode=Qt.TransformationMode.SmoothTransformation)
        pixmap = QPixmap.fromImage(_with_edge(image) if key.edged else image)
        pixmap.setDevicePixelRatio(key.dpr)
        return pixmap

    def _renderer(self, picture: int) -> QSvgRenderer | None:
        """The art of a picture, read once; None, and a word in the log, if there is none to be had."""
        if picture not in self._art:
            self._art[picture] = read_drawing(self._file(picture), self._style, picture)
        return self._art[picture]

    def _file(self, picture: int) -> Path:
        if picture == BACK:
            return self._folder / "backs" / f"{self._style.back}.svg"
        return self._folder / self._style.look / f"{CARD_TEXT[picture]}.svg"


def _key(picture: int, width_px: int, dpr: float, edged: bool) -> _Key:
    return _Key(picture, max(1, _rounded(width_px * dpr)), dpr, edged)


def _with_edge(image: QImage) -> QImage:
    return image.copy(image.rect().adjusted(-1, -1, 1, 1))  # what lies outside it is transparent


def _affordable(keys: Iterable[_Key], memory: int) -> Iterator[_Key]:
    """The pictures from the first on that there is memory for together."""
    for key in keys:
        memory -= key.bytes
        if memory < 0:
            return
        yield key


def _rounded(length: float) -> int:
    """The nearest whole number, and of two the greater: round() would go now up, now down."""
    return int(length + 0.5)
