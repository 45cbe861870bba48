"""The only queue of the table: what happened becomes steps, shown one after another.

A step is one group of motions that run together, then a hold for reading. The next step starts when it has
ended, or where it joins, while what moves still moves. A step that takes no time is done at once, within the
call that added it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.view.motion.motions import Motion, MotionGroup

WAIT: Final = -1
"""The hold of a step that stays until it is told to end."""


class Step:
    """A group of motions and a hold.

    Parameters
    ----------
    begin: makes the change and returns the motions that show it; called when the step's turn comes.
    shown: called when the motions have ended, before the hold.
    hold: how long what is shown then stays, in milliseconds, or :data:`WAIT`.
    lead: after how many milliseconds a step that joins may begin, though this one still moves; 0 for never.
    joins: whether the step may begin while the one before still moves.
    """

    def __init__(
        self,
        begin: Callable[[], Sequence[Motion]],
        shown: Callable[[], None] | None = None,
        hold: int = 0,
        *,
        lead: int = 0,
        joins: bool = False,
    ) -> None:
        self.begin = begin
        self.shown = shown
        self.hold = hold
        self.lead = lead
        self.joins = joins
        self.is_shown = False
        self.after: list[Callable[[], None]] = []
        """Called when the motions have ended, after ``shown``."""


class Animator(QObject):
    """The queue. ``idle`` is emitted whenever the last waiting step has ended.

    At most one step is current. Steps that let others join are followed while they still move; they are then
    *trailing*, and what does not join waits for them.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: deque[Step] = deque()
        self._latest: Step | None = None
        self._current: Step | None = None
        self._group = self._new_group()
        self._trailing: dict[MotionGroup, Step | None] = {}
        """What moves on by itself, and the step it belongs to."""
        self._spare: list[MotionGroup] = []
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._on_held)
        self._waits = False
        self._pumping = False

    def _new_group(self) -> MotionGroup:
        group = MotionGroup(self)
        group.ended.connect(lambda: self._on_moved(group))
        group.led.connect(self._pump)
        return group

    @property
    def is_idle(self) -> bool:
        """Whether nothing runs and nothing waits."""
        return self._current is None and not self._steps and not self._trailing

    @property
    def is_moving(self) -> bool:
        """Whether something is on its way at this moment."""
        return self._group.is_running or bool(self._trailing)

    @property
    def is_waiting(self) -> bool:
        """Whether a step stays until it is told to end."""
        return self._waits

    @property
    def waiting(self) -> Step | None:
        """The last step that waits, for a change that can still join it."""
        return self._steps[-1] if self._steps else None

    def add(self, step: Step) -> None:
        """Queue a step. It starts at once if nothing runs."""
        self._steps.append(step)
        self._latest = step
        self._pump()

    def when_shown(self, act: Callable[[], None]) -> None:
        """Do something when all that has been queued so far has been shown; at once if it has been."""
        if self._latest is None or self._latest.is_shown:
            act()
        else:
            self._latest.after.append(act)

    def finish_current(self) -> None:
        """End what runs at once, its hold too."""
        if self._pumping or self.is_idle:
            return
        for group in list(self._trailing):
            group.finish()
            self._trail_ends(group)
        if self._current is not None:
            if self._group.is_running:
                self._group.finish()
                self._after_motion()
            self._end_hold()
        self._pump()

    def finish_all(self) -> None:
        """End everything that runs or waits."""
        while not self.is_idle and not self._pumping:
            self.finish_current()

    def clear(self) -> None:
        """Stop, and forget all steps; nothing is called any more."""
        self._steps.clear()
        self._latest = None
        self._hold.stop()
        self._waits = False
        self._group.drop()
        for group in self._trailing:
            group.drop()
        self._spare += self._trailing
        self._trailing.clear()
        self._current = None

    # --- running -------------------------------------------------------------------------------------------

    def _pump(self) -> None:
        """Start steps until one takes time."""
        if self._pumping:
            return
        self._pumping = True
        try:
            while self._steps and self._may_start(self._steps[0]):
                if self._current is not None:
                    self._let_trail()
                self._start(self._steps.popleft())
        finally:
            self._pumping = False
        if self.is_idle:
            self.idle.emit()

    def _may_start(self, step: Step) -> bool:
        if self._current is None:
            return step.joins or not self._trailing
        return step.joins and self._group.is_running and self._group.has_led

    def _let_trail(self) -> None:
        """The current step moves on by itself, and another becomes current."""
        self._trailing[self._group] = self._current
        self._group = self._spare.pop() if self._spare else self._new_group()
        self._current = None

    def _start(self, step: Step) -> None:
        self._current = step
        motions = step.begin()
        if self._current is not step:
            return  # the step itself has cleared the queue
        if not self._group.run(motions, step.lead):
            self._after_motion()

    def _after_motion(self) -> None:
        step = self._current
        if step is not None:
            _tell_shown(step)
        if self._current is not step or step is None:
            return
        if step.hold == WAIT:
            self._waits = True
        elif step.hold > 0:
            self._hold.start(step.hold)
        else:
            self._current = None

    def _end_hold(self) -> None:
        self._hold.stop()
        self._waits = False
        self._current = None

    def _trail_ends(self, group: MotionGroup) -> None:
        if group not in self._trailing:
            return
        step = self._trailing.pop(group)
        self._spare.append(group)
        if step is not None:
            _tell_shown(step)

    def _on_moved(self, group: MotionGroup) -> None:
        if group is self._group:
            self._after_motion()
        else:
            self._trail_ends(group)
        self._pump()

    def _on_held(self) -> None:
        self._current = None
        self._pump()


def _tell_shown(step: Step) -> None:
    step.is_shown = True
    if step.shown is not None:
        step.shown()
    after, step.after = step.after, []
    for act in after:
        act()
