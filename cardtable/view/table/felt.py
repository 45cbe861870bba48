"""The felt: soft light from above the middle, darker toward the edges, a grain so that no bands show, and a
wooden rim with a row of stitches. Or it is plain, or a picture of the person's own."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
)

from cardtable.view.kit import theme

KINDS: Final = (*theme.FELTS, "plain", "picture")

_GRAIN: Final = 192
_COARSE: Final = 4
"""The light is drawn so many times smaller and enlarged: nobody sees the difference, and it is soon done."""
_MOST_PIXELS: Final = 250_000_000
"""A picture of one's own may have so many; a camera's has less."""
_LONGEST: Final = 3840
"""It is kept with sides no longer than this: the broadest of usual screens."""
VEIL: Final = 0.42
"""How much a picture of one's own is darkened, so that what lies on it stands out."""
SHADE: Final = (10, 16, 13)
"""The colour it is darkened with."""
_RIM: Final = 0.009
"""The breadth of the rim, of the window's shorter side."""


class Felt(QObject):
    """What the table is covered with."""

    changed = Signal()
    """It is covered with something else now."""

    def __init__(self, kind: str = KINDS[0], picture: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kind = KINDS[0]
        self._picture = ""
        self._problem = ""
        self._image: QImage | None = None
        self.set_kind(kind, picture)

    @property
    def kind(self) -> str:
        """One of ``KINDS``."""
        return self._kind

    @property
    def look(self) -> tuple[str, str]:
        """What two felts that look alike have in common."""
        return self._kind, self._picture

    @property
    def problem(self) -> str:
        """Why the person's own picture is not shown, as a sentence; empty where there is nothing to say."""
        return self._problem

    def set_kind(self, kind: str, picture: str = "") -> None:
        """Cover the table with something else; ``picture`` is the file of the person's own picture.

        A picture that cannot be shown leaves the table green, and :attr:`problem` says why.
        """
        if kind not in KINDS:
            raise ValueError(f"there is no felt {kind!r}")
        if (kind, picture) == (self._kind, self._picture):
            return
        self._kind, self._picture = kind, picture
        self._image, self._problem = _read(picture) if kind == "picture" else (None, "")
        self.changed.emit()

    def pixmap(self, size: QSize, dpr: float, *, rim: bool = True) -> QPixmap:
        """Return the cover for a window of a size in logical pixels."""
        width, height = max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))
        pixmap = QPixmap(width, height)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room = QRectF(0, 0, width, height)
        if self._image is not None:
            _draw_picture(painter, room, self._image)
        elif self._kind == "plain":
            painter.fillRect(room, QColor(theme.colours().felt))
        else:
            _draw_cloth(painter, room, *theme.felt_colours(self._kind))
        if rim and self._kind != "plain":
            _draw_rim(painter, room)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """A tile of faint light and dark specks."""
    noise = random.Random(7).randbytes(_GRAIN * _GRAIN)
    strength = noise.translate(bytes((n % 8 if n < 128 else n % 5) for n in range(256)))
    light = noise.translate(bytes((0 if n < 128 else n % 5) for n in range(256)))
    pixels = bytearray(4 * len(noise))
    pixels[0::4] = pixels[1::4] = pixels[2::4] = light
    pixels[3::4] = strength
    form = QImage.Format.Format_ARGB32_Premultiplied
    return QPixmap.fromImage(QImage(bytes(pixels), _GRAIN, _GRAIN, 4 * _GRAIN, form).copy())


def _light(size: QSizeF, bright: QColor, mid: QColor, deep: QColor, form: QImage.Format) -> QImage:
    """Light from above the middle that falls off toward the edges, small."""
    small = QImage(int(size.width()) // _COARSE + 1, int(size.height()) // _COARSE + 1, form)
    small.fill(Qt.GlobalColor.transparent)
    light = QRadialGradient(
        QPointF(small.width() / 2, small.height() * 0.44),
        0.62 * max(small.width(), 1.25 * small.height()),
    )
    light.setColorAt(0.0, bright)
    light.setColorAt(0.45, mid)
    light.setColorAt(1.0, deep)
    painter = QPainter(small)
    painter.fillRect(small.rect(), light)
    painter.end()
    return small


def _draw_cloth(painter: QPainter, room: QRectF, cloth: str, deep: str) -> None:
    bright = QColor(cloth).lighter(theme.FELT_LIGHT)
    form = QImage.Format.Format_RGB32
    painter.drawImage(room, _light(room.size(), bright, QColor(cloth), QColor(deep), form))
    painter.fillRect(room, QBrush(_grain()))


def _draw_picture(painter: QPainter, room: QRectF, image: QImage) -> None:
    """The picture over the whole room, what is too much of it cut off alike on both sides, and darkened."""
    scale = max(room.width() / image.width(), room.height() / image.height())
    part = QSizeF(room.width() / scale, room.height() / scale)
    source = QRectF(QPointF((image.width() - part.width()) / 2, (image.height() - part.height()) / 2), part)
    painter.drawImage(room, image, source)
    veils = [QColor(*SHADE, round(255 * share)) for share in (VEIL, VEIL + 0.06, VEIL + 0.28)]
    form = QImage.Format.Format_ARGB32_Premultiplied
    painter.drawImage(room, _light(room.size(), veils[0], veils[1], veils[2], form))


def _draw_rim(painter: QPainter, room: QRectF) -> None:
    """A narrow wooden rim, the shade it throws on the cloth, and a row of stitches along it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    breadth = max(3.0, _RIM * min(room.width(), room.height()))
    edge = room.adjusted(breadth / 2, breadth / 2, -breadth / 2, -breadth / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(5):
        shade = QPen(QColor(0, 0, 0, 26), 2 * breadth * (1 + 0.28 * step))
        shade.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(shade)
        painter.drawRect(room)
    wood = QLinearGradient(room.topLeft(), room.bottomLeft())
    for at, colour in ((0.0, "#7a4e2c"), (0.5, "#5f3a20"), (1.0, "#4a2c18")):
        wood.setColorAt(at, QColor(colour))
    pen = QPen(QBrush(wood), breadth)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.drawRect(edge)
    line = QPen(QColor(242, 214, 160, 70), max(1.0, breadth / 7))
    line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(line)
    inner = room.adjusted(breadth, breadth, -breadth, -breadth)
    painter.drawRect(inner)


def _read(file: str) -> tuple[QImage | None, str]:
    """The picture in a file, or ``None`` and a sentence that says why there is none."""
    from PySide6.QtGui import QImageReader  # few tables are covered with a picture

    translate = QCoreApplication.translate
    if not file:
        return None, translate("Felt", "No picture has been chosen for the table yet.")
    reader = QImageReader(file)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and size.width() * size.height() > _MOST_PIXELS:
        text = translate("Felt", "The table stays green, as this picture is too large: {file}")
        return None, text.format(file=file)
    if max(size.width(), size.height()) > _LONGEST:
        reader.setScaledSize(size.scaled(_LONGEST, _LONGEST, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        text = translate("Felt", "The table stays green, as this picture cannot be read: {file}")
        return None, text.format(file=file)
    return image.convertToFormat(QImage.Format.Format_RGB32), ""
