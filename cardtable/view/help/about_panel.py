"""What the program is, shown within the window."""

from __future__ import annotations

import platform
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from cardtable.about import NAME, VERSION
from cardtable.view.kit import theme
from cardtable.view.kit.paper import GO_KEYS, PaperPanel

if TYPE_CHECKING:
    from cardtable.view.help.licences_panel import LicencesPanel


def versions() -> str:
    """The program, what it is built on, and the system: what a report of a fault should begin with."""
    return "\n".join(
        (
            f"{NAME} {VERSION}",
            f"Python {platform.python_version()}",
            f"PySide6 {pyside_version}",
            f"Qt {qVersion()} ({QGuiApplication.platformName()})",
            platform.platform(),
        )
    )


class AboutPanel(PaperPanel):
    """Name, version, licence, and the versions of what it is built on, which can be copied."""

    holds_keys = True
    lightly_closed = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("aboutPanel")
        self.title = self._label(NAME, 2.0, title=True, bold=True)
        self._label(self.tr("Version {version}").format(version=VERSION), 1.05, bold=True)
        self._label(
            self.tr(
                "Seven Up, California Jack and Semerik against the computer, on your own machine, offline."
            ),
            1.05,
        )
        self._label(self.tr("Free software under the MIT licence."), 1.0)
        built_on = self.tr("Qt {qt}, PySide6 {pyside}, Python {python}")
        self.versions = self._label(
            built_on.format(qt=qVersion(), pyside=pyside_version, python=platform.python_version()),
            0.95,
            tone="soft",
        )
        self.versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = QPushButton(self.card)
        self.copy_button.setObjectName("copy-versions")
        self.copy_button.clicked.connect(self.copy)
        self.licences_button = QPushButton(self.tr("Licences"), self.card)
        self.licences_button.clicked.connect(self.show_licences)
        self.button = QPushButton(self.tr("Close"), self.card)
        self.button.setProperty("role", "primary")
        self.button.clicked.connect(self.hide)
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.copy_button, self.licences_button, self.button):
            theme.set_text(button, 1.1, bold=button is self.button)
            row.addWidget(button)
        row.addStretch(1)
        self._buttons = row
        self.body.addLayout(row)

    def _label(
        self, text: str, scale: float, *, title: bool = False, bold: bool = False, tone: str = ""
    ) -> QLabel:
        label = QLabel(text, self.card)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        label.setProperty("tone", tone)
        theme.set_text(label, scale, title=title, bold=bold)
        self.body.addWidget(label)
        return label

    def show_about(self) -> None:
        """Open."""
        self.copy_button.setText(self.tr("Copy the versions"))
        self.open(self.button)

    def copy(self) -> None:
        """Put the versions on the clipboard, for a report."""
        QGuiApplication.clipboard().setText(versions())
        self.copy_button.setText(self.tr("Copied"))

    @cached_property
    def licences(self) -> LicencesPanel:
        """The terms of the program and of what it is built on."""
        from cardtable.view.help.licences_panel import LicencesPanel

        return LicencesPanel(self._host)

    def show_licences(self) -> None:
        """Show the terms in this panel's place."""
        self.hide()
        self.licences.show_licences()

    def wanted_width(self, em: float) -> float:
        return 40 * em

    def fit(self, room: QSize) -> None:
        self.body.setSpacing(round(0.6 * self.card.em()))
        self._buttons.setSpacing(round(0.9 * self.card.em()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in GO_KEYS:
            others = (self.copy_button, self.licences_button)
            next((button for button in others if button.hasFocus()), self.button).click()
        event.accept()
