"""Files that the system hands over: macOS sends an event where other systems name the file on the command
line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileEvents(QObject):
    """Listens to the application, which costs every event of it a little: for macOS alone.

    Parameters
    ----------
    open_file: opens a file.
    """

    def __init__(self, open_file: Callable[[Path], object], parent: QObject) -> None:
        super().__init__(parent)
        self._open_file = open_file

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open_file(Path(event.file()))
            return True
        return False
