"""Motions: what changes on the table over some time, and the clocks that let it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal


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


class MotionGroup(QObject):
    """Runs some motions on one clock."""

    ended = Signal()
    led = Signal()
    """The lead has passed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
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


class Reflex(QObject):
    """Small motions that answer the pointer at once and stand in nobody's way, such as a card that lifts."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._group = MotionGroup(self)

    def run(self, motions: Sequence[Motion]) -> None:
        """Show these motions; what ran before is finished."""
        self._group.finish()
        self._group.run(motions)

    def clear(self) -> None:
        """Stop where things are."""
        self._group.drop()
