"""What can wait until a person sees the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid


class FirstPaint(QObject):
    """Does things in their order, once a widget has been painted for the first time.

    They are done one in each turn of the event loop, so that none of them holds up the window for long.

    Parameters
    ----------
    widget: what is to be painted.
    parent: by default the widget; needed where this is to outlive it.
    """

    def __init__(self, widget: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent or widget)
        self._watched: list[QWidget] = []
        self._things: list[Callable[[], object]] = []
        self._is_painted = False
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._do_one)
        self._watch(widget)

    @property
    def is_painted(self) -> bool:
        """Whether the widget has been painted."""
        return self._is_painted

    def look_at(self, page: QWidget) -> None:
        """Take the painting of a page for that of what it lies in: nothing that is covered is painted."""
        if not self._is_painted:
            self._watch(page)
            for area in page.findChildren(QAbstractScrollArea):
                self._watch(area.viewport())

    def _watch(self, widget: QWidget) -> None:
        self._watched.append(widget)
        widget.installEventFilter(self)

    def then(self, thing: Callable[[], object]) -> None:
        """Do something when the widget has been painted and what was to be done before has been."""
        self._things.append(thing)
        if self._is_painted:
            self._turn.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            for widget in filter(isValid, self._watched):
                widget.removeEventFilter(self)
            self._watched.clear()
            self._is_painted = True
            self._turn.start()
        return False

    def _do_one(self) -> None:
        if self._things:
            self._things.pop(0)()
        else:
            self._turn.stop()
