"""The titles of the window's menus, which are there before anything is in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QMenu


def add_titles(window: QMainWindow) -> list[QMenu]:
    """Begin the menus of a window, from left to right; :class:`~cardtable.view.window.menus.Menus` fills
    them."""
    translate = QCoreApplication.translate
    titles = (
        translate("Menus", "&Game"),
        translate("Menus", "&Move"),
        translate("Menus", "&View"),
        translate("Menus", "&Settings"),
        translate("Menus", "&Help"),
    )
    menus = [window.menuBar().addMenu(title) for title in titles]
    for menu in menus:
        menu.setToolTipsVisible(True)
    return menus
