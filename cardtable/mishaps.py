"""What happens when the program itself is at fault: it is logged, told calmly, and the game goes on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from cardtable import paths

if TYPE_CHECKING:
    from cardtable.view.window.mishap_box import MishapBox

_LOG: Final = logging.getLogger("cardtable")
_LOG_BYTES: Final = 200_000
_LOG_FILES: Final = 3
_MOST_TOLD: Final = 3
"""So many faults are told in a run; a person needs no fourth box to know."""


class _QuietFile(logging.Handler):
    """A log that is begun when there is something to write, and no trouble where it cannot be written."""

    def __init__(self, file: Path) -> None:
        super().__init__(logging.WARNING)
        self._path = file
        self._file: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        try:
            if self._file is None:
                self._file = self._begin()
            self._file.emit(record)
        except OSError:
            pass  # do without the line: there is nobody to tell

    def _begin(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        file = RotatingFileHandler(self._path, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8")
        file.handleError = lambda record: None  # type: ignore[method-assign]
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        return file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()


def keep_log(file: Path | None = None) -> Path:
    """Write warnings and worse into a file too, which is made when there is one, and return its path."""
    file = file or paths.log_file()
    logging.getLogger().addHandler(_QuietFile(file))
    return file


class Watch(QObject):
    """Takes every exception that nobody caught, of any thread, and tells each place of a fault once.

    Parameters
    ----------
    log: the file that reports are kept in, named in the box; ``None`` if there is none.
    """

    _happened = Signal(str)

    def __init__(self, log: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._known: set[str] = set()
        self._boxes: set[MishapBox] = set()
        self._busy = threading.local()
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> Callable[[], None]:
        """Begin to watch, and return what ends it."""
        former = (sys.excepthook, threading.excepthook)
        sys.excepthook = self._on_exception
        threading.excepthook = lambda args: self._on_exception(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )

        def end() -> None:
            sys.excepthook, threading.excepthook = former

        return end

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, (KeyboardInterrupt, SystemExit)) or getattr(self._busy, "on", False):
            sys.__excepthook__(kind, error, trace)
            return
        self._busy.on = True  # a fault in here must not bring us here again
        try:
            text = "".join(traceback.format_exception(kind, error, trace)).replace(str(Path.home()), "~")
            place = "".join(traceback.format_tb(trace)[-1:])
            if place in self._known:
                return
            self._known.add(place)
            _LOG.error("unexpected: %s", text.rstrip())
            if len(self._known) <= _MOST_TOLD:
                # Boxes belong to the window's thread, and not into the middle of a paint event.
                self._happened.emit(text)
        finally:
            self._busy.on = False

    def _tell(self, text: str) -> None:
        from cardtable.view.help.about_panel import versions
        from cardtable.view.window.mishap_box import MishapBox

        log = str(self._log) if self._log is not None and self._log.exists() else ""
        box = MishapBox(f"{versions()}\n\n{text}", log, QApplication.activeWindow())
        self._boxes.add(box)
        box.finished.connect(lambda _: self._boxes.discard(box))
        box.open()
