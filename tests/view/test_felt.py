"""What the table is covered with."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.view.kit import theme
from cardtable.view.table import felt
from cardtable.view.table.felt import KINDS, Felt

pytestmark = pytest.mark.usefixtures("qapp")
ROOM = QSize(400, 300)


def lightness(image: QImage, x: float, y: float) -> float:
    """How light a small patch is on average, from 0 to 255: the cloth has a grain."""
    left, top = round(x * image.width()), round(y * image.height())
    patch = [image.pixelColor(left + dx, top + dy).lightness() for dx in range(-4, 5) for dy in range(-4, 5)]
    return sum(patch) / len(patch)


@pytest.mark.parametrize("kind", theme.FELTS)
def test_cloth_is_lit_above_the_middle_and_dark_at_the_corners(kind: str) -> None:
    image = Felt(kind).pixmap(ROOM, 1.5).toImage()
    assert image.size() == ROOM * 1.5
    corners = [lightness(image, x, y) for x in (0.06, 0.94) for y in (0.06, 0.94)]
    assert lightness(image, 0.5, 0.44) > 1.15 * max(corners)


def test_all_kinds_differ_and_plain_is_of_one_colour() -> None:
    middles = {kind: Felt(kind).pixmap(ROOM, 1.0).toImage() for kind in KINDS if kind != "picture"}
    assert len({image.pixelColor(10, 150).name() for image in middles.values()}) == len(middles)
    plain = middles["plain"]
    assert {plain.pixelColor(x, y).name() for x in range(0, 400, 20) for y in range(0, 300, 20)} == {
        QColor(theme.LIGHT.felt).name()
    }


def test_felt_is_darker_where_windows_are_dark(qapp: QApplication) -> None:
    before = qapp.palette()
    light = lightness(Felt().pixmap(ROOM, 1.0).toImage(), 0.5, 0.5)
    qapp.setPalette(QPalette(QColor("#202020"), QColor("#202020")))
    try:
        assert lightness(Felt().pixmap(ROOM, 1.0).toImage(), 0.5, 0.5) < light
    finally:
        qapp.setPalette(before)


def test_a_picture_covers_the_table_and_is_darkened(tmp_path: Path) -> None:
    file = tmp_path / "white and red.png"
    image = QImage(900, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("red"))
    for x in range(400, 500):
        for y in range(100):
            image.setPixelColor(x, y, QColor("white"))
    image.save(str(file))
    own = Felt("picture", str(file))
    shown = own.pixmap(QSize(100, 100), 1.0, rim=False).toImage()
    assert own.problem == ""
    assert all(shown.pixelColor(x, 50).saturation() < 40 for x in (2, 50, 97)), "only the middle is seen"
    assert 90 < lightness(shown, 0.5, 0.44) < 165


@pytest.mark.parametrize("content", [b"", b"no picture", b"\x89PNG\r\n\x1a\n"], ids=["empty", "text", "cut"])
def test_a_picture_that_cannot_be_read_leaves_the_table_green(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.png"
    file.write_bytes(content)
    own = Felt("picture", str(file))
    assert own.problem == f"The table stays green, as this picture cannot be read: {file}"
    assert own.pixmap(ROOM, 1.0).toImage() == Felt().pixmap(ROOM, 1.0).toImage()
    own.set_kind("blue")
    assert own.problem == ""


def test_a_missing_and_a_huge_picture_are_named_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "cannot be read" in Felt("picture", str(tmp_path / "gone.png")).problem
    assert "has been chosen" in Felt("picture").problem
    file = tmp_path / "huge.png"
    QImage(300, 300, QImage.Format.Format_RGB32).save(str(file))
    monkeypatch.setattr(felt, "_MOST_PIXELS", 50_000)
    assert "too large" in Felt("picture", str(file)).problem


def test_another_felt_is_told_of(qtbot: QtBot) -> None:
    own = Felt()
    with qtbot.waitSignal(own.changed):
        own.set_kind("wine")
    with qtbot.assertNotEmitted(own.changed):
        own.set_kind("wine")
    with pytest.raises(ValueError, match="velvet"):
        own.set_kind("velvet")
