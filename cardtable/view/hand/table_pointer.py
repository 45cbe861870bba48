"""What mouse and finger do at the table: a click chooses, a card may be dragged, a click on a pile of tricks
shows the last one."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt
from PySide6.QtWidgets import QApplication

from cardtable.view.hand.choice_bar import MessageLine
from cardtable.view.hand.hand_input import HandInput
from cardtable.view.motion.animator import Animator
from cardtable.view.motion.pace import Pace
from cardtable.view.table.table_view import TableView


class PointerHost(Protocol):
    """What the pointer needs of the page that holds the table."""

    animator: Animator
    message: MessageLine

    @property
    def hand(self) -> HandInput | None:
        """The own hand, while a match is on the table."""

    @property
    def pace(self) -> Pace:
        """How fast everything is shown."""

    def take_keys(self) -> None:
        """Keys go to the table."""

    def point_to(self, point: QPointF) -> bool:
        """Something on the table other than the own hand was clicked; tells whether it is good for that."""

    def is_good(self, point: QPointF) -> bool:
        """Whether a click at a point other than on the own hand would do anything."""


class TablePointer(QObject):
    """Follows the pointer over a view.

    Clicks while something is shown only hurry it. What is pressed in the own hand is chosen when the button
    is released, unless the pointer has gone far enough meanwhile to mean a drag.
    """

    def __init__(self, view: TableView, host: PointerHost, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._host = host
        self._pressed: QPointF | None = None
        self._has_taken = False
        """Whether a card has been dragged since: then the release is no click, though the drag is over."""
        self._since_hurry = QElapsedTimer()
        view.pressed.connect(self._on_pressed)
        view.pressedAgain.connect(self.hurry)
        view.dragged.connect(self._on_dragged)
        view.released.connect(self._on_released)
        view.pointed.connect(self._on_pointed)

    def hurry(self) -> None:
        """A click that is impatient with what runs: it finishes that, and chooses nothing."""
        self._pressed = None
        self._since_hurry.start()
        self._host.animator.finish_current()

    @property
    def is_hurried(self) -> bool:
        """Whether a click now belongs to those that hurried what was shown before."""
        timer = self._since_hurry
        return timer.isValid() and timer.elapsed() < self._host.pace.click_guard

    def call_back(self) -> bool:
        """A card that is dragged returns; tells whether there was one."""
        self._pressed = None
        hand = self._host.hand
        called = hand is not None and hand.call_back()
        if called:
            self._host.message.hush()
        return called

    def _on_pressed(self, point: QPointF) -> None:
        self._host.take_keys()
        if not self._host.animator.is_idle or self.is_hurried:
            self.hurry()
        else:
            self._pressed = point
            self._has_taken = False

    def _on_dragged(self, point: QPointF) -> None:
        hand = self._host.hand
        if self._pressed is None or hand is None:
            return
        if not hand.is_dragging:
            if self._has_taken:
                return
            far = (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if not far or not hand.take(self._pressed):
                return
            self._has_taken = True
            self._host.message.hide()  # the card may be where words stand
            self._show_cursor(Qt.CursorShape.ClosedHandCursor)
        hand.drag(point)

    def _on_released(self, point: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        hand = self._host.hand
        if pressed is None or hand is None:
            return
        if hand.is_dragging:
            self._host.message.hush()
            hand.drop(point)
            self._on_pointed(point)
        elif not self._has_taken and not hand.press(pressed):
            self._host.point_to(pressed)

    def _on_pointed(self, point: QPointF | None) -> None:
        hand = self._host.hand
        over = hand is not None and hand.hover(point)
        if not over and point is not None:
            over = self._host.is_good(point)
        self._show_cursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def _show_cursor(self, shape: Qt.CursorShape) -> None:
        if self._view.cursor().shape() != shape:
            self._view.setCursor(shape)
