"""What can wait until a person sees the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Does things in their order, once a widget has been painted for the first time.

    They are done one in each turn of the event loop, so that none of them holds up the window for long.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._things: list[Callable[[], object]] = []
        self._is_painted = False
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._do_one)
        widget.installEventFilter(self)

    @property
    def is_painted(self) -> bool:
        """Whether the widget has been painted."""
        return self._is_painted

    def then(self, thing: Callable[[], object]) -> None:
        """Do something when the widget has been painted and what was to be done before has been."""
        self._things.append(thing)
        if self._is_painted:
            self._turn.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            self._is_painted = True
            self._turn.start()
        return False

    def _do_one(self) -> None:
        if self._things:
            self._things.pop(0)()
        else:
            self._turn.stop()
