"""The application's icon and that of game records, in every form that systems ask for."""

from __future__ import annotations

from pathlib import Path

import icon_art
import make_icons
import pytest
from PIL import Image
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cardtable.paths import asset
from cardtable.view.window.app_icon import SIZES, app_icon

NAMES = (make_icons.APP, make_icons.RECORD)


def test_the_window_icon_has_each_size_as_drawn_for_it(qtbot: QtBot) -> None:
    icon = app_icon()
    assert [size.width() for size in icon.availableSizes()] == list(SIZES)
    for size in SIZES:
        drawn = QImage(str(asset("icons", f"cardtable-{size}.png")))
        shown = icon.pixmap(QSize(size, size), 1.0, QIcon.Mode.Normal).toImage()
        # Compared as a pixmap holds it: taking the alpha out again is rounded otherwise on other processors.
        assert shown == drawn.convertToFormat(shown.format())


@pytest.mark.parametrize("name", NAMES)
def test_windows_and_macos_get_every_size_they_want(name: str) -> None:
    with Image.open(asset("icons", f"{name}.ico")) as ico:
        assert ico.info["sizes"] == {(size, size) for size in make_icons.ICO_SIZES}
        ico.size = (16, 16)  # type: ignore[misc]
        with Image.open(asset("icons", f"{name}-16.png")) as drawn:
            assert ico.convert("RGBA").tobytes() == drawn.convert("RGBA").tobytes()
    with Image.open(asset("icons", f"{name}.icns")) as icns:
        pixels = {width * scale for width, _, scale in icns.info["sizes"]}
    assert pixels == set(make_icons.ICNS_SIZES)


@pytest.mark.parametrize("name", NAMES)
def test_the_drawings_are_drawn_by_qt_and_fill_their_place(qapp: object, name: str) -> None:
    file = asset("icons", f"{name}.svg")
    assert QSvgRenderer(str(file)).isValid()
    for size in make_icons.SIZES:
        picture = QImage(str(asset("icons", f"{name}-{size}.png")))
        assert picture.size() == QSize(size, size)
        covered = [picture.pixelColor(size // 2, y).alpha() for y in range(size)]
        assert sum(alpha > 200 for alpha in covered) > 0.85 * size
        assert picture.pixelColor(0, 0).alpha() < 60


def test_the_files_are_what_the_script_makes(qapp: object, tmp_path: Path) -> None:
    for name, draw in ((make_icons.APP, icon_art.app), (make_icons.RECORD, icon_art.record)):
        assert asset("icons", f"{name}.svg").read_text(encoding="utf-8") == draw(512)
        kept = QImage(str(asset("icons", f"{name}-32.png")))
        made = make_icons.image(draw(32), 32)
        near = [
            abs(kept.pixelColor(x, y).red() - made.pixelColor(x, y).red()) <= 24
            for x in range(32)
            for y in range(32)
        ]
        assert sum(near) > 0.97 * len(near)
