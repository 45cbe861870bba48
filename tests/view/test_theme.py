"""The colours can be read, and follow the system."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from cardtable.model.levels import STYLES
from cardtable.view.kit import theme
from cardtable.view.kit.contrast import stronger


def luminance(name: str) -> float:
    colour = QColor(name)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


STRONG = [stronger(theme.LIGHT, dark=False), stronger(theme.DARK, dark=True)]


@pytest.mark.parametrize(
    "of", [theme.LIGHT, theme.DARK, *STRONG], ids=["light", "dark", "strong", "strong dark"]
)
def test_writing_can_be_read(of: theme.Colours) -> None:
    for ink in (of.ink, of.soft, of.red, of.green, of.ochre, of.blue):
        for ground in (of.paper, of.inset, of.page):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    for ground in (of.green, of.red, of.blue, of.ochre):
        assert contrast(of.on_accent, ground) >= 4.5, ground


@pytest.mark.parametrize("of", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_each_style_has_a_face_that_can_be_told_and_written_on(of: theme.Colours) -> None:
    faces = {style.id: theme.face_colour(style.id, of) for style in STYLES}
    assert len(set(faces.values())) == len(STYLES)
    for face in faces.values():
        for ink in (of.on_accent, of.paper, of.inset):
            assert contrast(ink, face) >= 4.5, face


def test_a_dark_palette_gives_dark_colours(qapp: QApplication) -> None:
    before = qapp.palette()
    assert theme.colours() is theme.LIGHT
    qapp.setPalette(QPalette(QColor("#202020"), QColor("#202020")))
    try:
        assert theme.colours() is theme.DARK
    finally:
        qapp.setPalette(before)


def test_texts_grow_with_the_window_and_never_shrink_much() -> None:
    assert theme.scale_for(QSize(300, 200)) == theme.scale_for(QSize(800, 560)) == 0.95
    assert 1.5 < theme.scale_for(QSize(1920, 1080)) < 2
    assert theme.scale_for(QSize(3840, 2160)) > 3


def test_every_length_of_a_style_sheet_grows_with_the_text(qapp: QApplication) -> None:
    assert "em" not in theme.style_sheet(16).replace("QAbstractItemView", "").replace("item", "")
    assert theme.style_sheet(16) != theme.style_sheet(32)
