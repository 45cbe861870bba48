"""What the program is, shown within the window."""

from __future__ import annotations

import platform

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from cardtable.about import NAME, VERSION
from cardtable.view import theme
from cardtable.view.paper import GO_KEYS, PaperPanel


class AboutPanel(PaperPanel):
    """Name, version, licence, and the versions of what it is built on."""

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
        versions = self.tr("Qt {qt}, PySide {pyside}, Python {python}")
        self._label(
            versions.format(qt=qVersion(), pyside=pyside_version, python=platform.python_version()),
            0.95,
            tone="soft",
        )
        self.button = QPushButton(self.tr("Close"), self.card)
        self.button.setProperty("role", "primary")
        theme.set_text(self.button, 1.1, bold=True)
        self.button.clicked.connect(self.hide)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        row.addStretch(1)
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
        self.open(self.button)

    def wanted_width(self, em: float) -> float:
        return 30 * em

    def fit(self, room: QSize) -> None:
        self.body.setSpacing(round(0.6 * self.card.em()))

    def clicked_away(self) -> None:
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Escape, *GO_KEYS}:
            self.hide()
        event.accept()
