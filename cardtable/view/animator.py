"""The only queue of the table: what happened becomes steps, shown one after another.

A step is one group of motions that run together, then a hold for reading. The next step starts when it has
ended, or where it joins, while what moves still moves. A step that takes no time is done at once, within the
call that added it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, QVariantAnimation, Signal

WAIT: Final = -1
"""The hold of a step that stays until it is told to end."""


class Motion(Protocol):
    """Something that changes over ``duration`` milliseconds, beginning after ``delay``."""

    delay: float
    duration: float

    def apply(self, share: float) -> None:
        """Show the state after a share of the duration, from 0 to 1."""

    def finish(self) -> None:
        """Show the end state, and let go of what only the motion needed."""


class Fade:
    """A motion that calls a function with its progress."""

    def __init__(
        self,
        duration: float,
        show: Callable[[float], None],
        done: Callable[[], None] | None = None,
        delay: float = 0,
    ) -> None:
        self.delay = delay
        self.duration = duration
        self._show = show
        self._done = done

    def apply(self, share: float) -> None:
        self._show(share)

    def finish(self) -> None:
        self._show(1.0)
        if self._done is not None:
            self._done()


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


class _Group(QObject):
    """Runs some motions on one clock."""

    ended = Signal()
    led = Signal()
    """The lead has passed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.step: Step | None = None
        self._motions: list[Motion] = []
        self._lead = 0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._on_finished)

    @property
    def is_running(self) -> bool:
        return bool(self._clock.state() == QAbstractAnimation.State.Running)

    @property
    def has_led(self) -> bool:
        """Whether there was a lead, and it has passed."""
        return self._lead < 0

    def run(self, motions: Sequence[Motion], lead: int = 0) -> bool:
        """Start the motions; tells whether they take any time. If not they are done already."""
        total = max((motion.delay + motion.duration for motion in motions if motion.duration > 0), default=0)
        if total > 0:  # before there are motions, since the clock tells a value whenever it is set
            self._clock.setEndValue(float(total))
            self._clock.setDuration(max(1, round(total)))
        self._motions = list(motions)
        self._lead = lead
        if total <= 0:
            self.finish()
            return False
        self._clock.start()
        return True

    def finish(self) -> None:
        """Show the end states now."""
        self._clock.stop()
        motions, self._motions = self._motions, []
        for motion in motions:
            motion.finish()

    def drop(self) -> None:
        """Stop where things are."""
        self._clock.stop()
        self._motions = []

    def _tick(self, now: float) -> None:
        landed = []
        for motion in self._motions:
            since = now - motion.delay
            if since >= motion.duration:
                landed.append(motion)
            elif since >= 0:
                motion.apply(since / motion.duration)
        for motion in landed:
            if motion in self._motions:  # the end of another may have stopped everything
                self._motions.remove(motion)
                motion.finish()
        if 0 < self._lead <= now and self.is_running:
            self._lead = -1
            self.led.emit()

    def _on_finished(self) -> None:
        self.finish()
        self.ended.emit()


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
        self._trailing: list[_Group] = []
        self._spare: list[_Group] = []
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._on_held)
        self._waits = False
        self._pumping = False

    def _new_group(self) -> _Group:
        group = _Group(self)
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
        self._trailing = []
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
        self._group.step = self._current
        self._trailing.append(self._group)
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

    def _trail_ends(self, group: _Group) -> None:
        if group not in self._trailing:
            return
        self._trailing.remove(group)
        self._spare.append(group)
        step, group.step = group.step, None
        if step is not None:
            _tell_shown(step)

    def _on_moved(self, group: _Group) -> None:
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


class Reflex(QObject):
    """Small motions that answer the pointer at once and stand in nobody's way, such as a card that lifts."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._group = _Group(self)

    def run(self, motions: Sequence[Motion]) -> None:
        """Show these motions; what ran before is finished."""
        self._group.finish()
        self._group.run(motions)

    def clear(self) -> None:
        """Stop where things are."""
        self._group.drop()
