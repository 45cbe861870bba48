#!/usr/bin/env python3
"""Draws the application's icon, and that of its game records, under assets/icons, and the setup's picture.

Run it after changing anything here and commit what it writes: SVG, PNG in every usual size, and what Windows
and macOS want. A size gets the drawing that is legible in it: stitches from 64 pixels up, plain signs below,
and the smallest ones laid on whole pixels.

    python3 packaging/make_icons.py [DIRECTORY]
"""

from __future__ import annotations

import sys
from pathlib import Path

from icon_art import DEEP, LIGHT, app, record
from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

OUT = Path(__file__).resolve().parent.parent / "assets" / "icons"
SETUP_PICTURE = Path(__file__).resolve().parent / "windows" / "side.bmp"
SETUP_SIZE, ICON_ON_FELT = (164, 314), 112
APP, RECORD = "cardtable", "cardtable-record"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (32, 64, 128, 256, 512, 1024)


def image(drawing: str, pixels: int) -> QImage:
    """A drawing in a size: drawn larger and made smaller, which is finer than drawing small."""
    renderer = QSvgRenderer(QByteArray(drawing.encode()))
    times = 8 if pixels <= 64 else 4 if pixels <= 256 else 2
    canvas = QImage(pixels * times, pixels * times, QImage.Format.Format_ARGB32_Premultiplied)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(canvas.rect()))
    painter.end()
    smooth = Qt.TransformationMode.SmoothTransformation
    small = canvas.scaled(pixels, pixels, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return small.convertToFormat(QImage.Format.Format_ARGB32)


def write(folder: Path) -> None:
    """Write all files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in ((APP, app), (RECORD, record)):
        (folder / f"{name}.svg").write_text(draw(512), encoding="utf-8", newline="\n")
        for pixels in SIZES:
            image(draw(pixels), pixels).save(str(folder / f"{name}-{pixels}.png"), quality=0)
        bundle(folder, name, ICO_SIZES, "ico")
        bundle(folder, name, ICNS_SIZES, "icns")


def bundle(folder: Path, name: str, sizes: tuple[int, ...], suffix: str) -> None:
    """Put some sizes into one file, for Windows or macOS."""
    images = [Image.open(folder / f"{name}-{pixels}.png") for pixels in sizes]
    # Without a list an .ico would get the sizes that Pillow thinks usual; an .icns does not look at it.
    images[-1].save(
        folder / f"{name}.{suffix}", append_images=images[:-1], sizes=[(pixels, pixels) for pixels in sizes]
    )


def setup_picture() -> QImage:
    """What the Windows setup shows at its left: the icon on felt. It may have no transparency."""
    picture = QImage(*SETUP_SIZE, QImage.Format.Format_RGB888)
    width, height = SETUP_SIZE
    light = QRadialGradient(width / 2, height * 0.4, height * 0.62)
    light.setColorAt(0, QColor(LIGHT))
    light.setColorAt(1, QColor(DEEP))
    icon = image(app(ICON_ON_FELT), ICON_ON_FELT)
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), light)
    painter.drawImage(round((width - ICON_ON_FELT) / 2), round(height * 0.4 - ICON_ON_FELT / 2), icon)
    painter.end()
    return picture


def main(words: list[str]) -> int:
    """Write the icons, and the setup's picture where no other folder is asked for."""
    gui = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    write(Path(words[0]) if words else OUT)
    if not words:
        setup_picture().save(str(SETUP_PICTURE))
    del gui
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
