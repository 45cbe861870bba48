"""A fault of the program, told calmly. It leans on nothing of the window's, which may be what is broken."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from cardtable.about import NAME


class MishapBox(QMessageBox):
    """Says that something went wrong and that one can go on; the report can be read and copied."""

    def __init__(self, report: str, log: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.report: Final = report
        self.setObjectName("mishapBox")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Information)
        self.setWindowTitle(NAME)
        self.setText(self.tr("Something went wrong, and it is our fault."))
        words = [self.tr("You can play on. If the table looks odd, begin a new match or start again.")]
        if log:
            words.append(self.tr("The report is also kept in {file}.").format(file=log))
        self.setInformativeText("\n\n".join(words))
        self.setDetailedText(report)
        self.copy_button: Final = QPushButton(self.tr("Copy report"))
        self.addButton(self.copy_button, QMessageBox.ButtonRole.ActionRole)
        # Otherwise the box would close as well, and nobody would see that it was copied.
        self.copy_button.clicked.disconnect()
        self.copy_button.clicked.connect(self._copy)
        go_on = self.addButton(self.tr("Go on"), QMessageBox.ButtonRole.AcceptRole)
        self.setDefaultButton(go_on)
        self.setEscapeButton(go_on)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(self.tr("Copied"))
