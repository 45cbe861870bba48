"""What the table sounds like: plays the sounds of ``assets/sounds`` by name, as the person has chosen."""

from __future__ import annotations

import math
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from cardtable.model.preferences import Preferences
from cardtable.paths import asset

if TYPE_CHECKING:
    from array import array

SOUNDS: Final = {
    "shuffle": 500,
    "deal": 75,
    "play": 90,
    "turn": 90,
    "sweep": 160,
    "point": 120,
    "refuse": 150,
    "win": 800,
    "lose": 800,
}
"""Every sound, and the milliseconds from its beginning within which it does not begin again."""

_BREATH_MS: Final = 60
"""The least time between two sounds: where nothing moves, all of a deal happens at one moment."""
_MOST: Final = 3
"""How many may sound at the same time."""
_ALWAYS: Final = frozenset({"win", "lose"})
"""What is heard however much else happens."""
_SILENT_PLATFORMS: Final = frozenset({"offscreen", "minimal"})


class Output(Protocol):
    """Where sounds go: a :class:`Speaker`, or what stands for it in a test."""

    @property
    def voices(self) -> int:
        """How many sounds are sounding."""

    @property
    def is_deaf(self) -> bool:
        """Whether there is no device, as far as is known."""

    def prepare(self) -> None:
        """Make ready to play."""

    def play(self, samples: array[int], gain: float) -> None:
        """Play samples."""

    def close(self) -> None:
        """Fall silent for good."""


class Sounds(QObject):
    """Plays sounds. Where there is no window, no device or no library for it, it is silent and says nothing.

    Parameters
    ----------
    preferences: whether and how loudly; followed as they change.
    output: where sounds go; by default the system's device, or nowhere where windows go nowhere either.
    clock: the time in seconds.
    """

    def __init__(
        self,
        preferences: Preferences,
        output: Output | None = None,
        parent: QObject | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        if output is None and QGuiApplication.platformName() not in _SILENT_PLATFORMS:
            from cardtable.view.sound.speaker import Speaker

            output = Speaker()
        self._output = output
        self._preferences = preferences
        self._chance = random.Random()  # its own, so that no card ever depends on a sound
        self._variants: dict[str, list[array[int]]] = {}
        self._last: dict[str, int] = {}
        self._clock = clock
        self._begun: dict[str, float] = {}
        self._latest = -math.inf
        preferences.changed.connect(self._on_preference)

    @Slot()
    def prepare(self) -> None:
        """Read the sounds and open the device. Call it when there is time, such as after the first paint."""
        if self._output is not None and self._preferences.flag("sound.on"):
            self._load()
            self._output.prepare()

    @Slot(str)
    def play(self, name: str) -> None:
        """Play a sound of :data:`SOUNDS`, unless too much is heard already. Raises :class:`KeyError`."""
        gap = SOUNDS[name]
        gain = self._gain()
        if self._output is None or gain <= 0 or not self._is_time(name, gap):
            return
        self._load()
        variants = self._variants.get(name)
        if variants:
            self._output.play(variants[self._next_variant(name, len(variants))], gain)

    @Slot()
    def try_out(self) -> None:
        """Let a sound be heard, so that a person can judge how loud it is."""
        self.play("point")

    def can_play(self) -> bool:
        """Whether anything can be heard, as far as is known."""
        return self._output is not None and not self._output.is_deaf

    def close(self) -> None:
        """Fall silent for good."""
        if self._output is not None:
            self._output.close()
            self._output = None

    def _gain(self) -> float:
        """Ears hear ratios, so the slider's lower half is not wasted: a cube is near enough."""
        if not self._preferences.flag("sound.on"):
            return 0.0
        return float((self._preferences.number("sound.volume") / 100) ** 3)

    def _is_time(self, name: str, gap: int) -> bool:
        """Whether a sound may begin now; if so, it counts as begun."""
        now = 1000 * self._clock()
        if now - self._begun.get(name, -math.inf) < gap:
            return False
        crowded = self._output is not None and self._output.voices >= _MOST
        if name not in _ALWAYS and (crowded or now - self._latest < _BREATH_MS):
            return False
        self._begun[name] = self._latest = now
        return True

    def _next_variant(self, name: str, count: int) -> int:
        """Any variant but the last one."""
        last = self._last.get(name)
        self._last[name] = self._chance.choice([n for n in range(count) if n != last or count == 1])
        return self._last[name]

    def _load(self) -> None:
        """Read all files, once. A file that is missing or broken makes one sound poorer."""
        if self._variants:
            return
        for name in SOUNDS:
            files = sorted([*asset("sounds").glob(f"{name}.wav"), *asset("sounds").glob(f"{name}-*.wav")])
            read = [samples for file in files if (samples := read_samples(file)) is not None]
            self._variants[name] = read

    def _on_preference(self, key: str) -> None:
        """Let a change of the loudness be heard."""
        if key in ("sound.on", "sound.volume"):
            self.play("play")


def read_samples(file: Path) -> array[int] | None:
    """Read a mono file of 16 bits at the speaker's rate, or return ``None``."""
    import wave  # not while the program starts
    from array import array

    from cardtable.view.sound.speaker import RATE

    try:
        with wave.open(str(file), "rb") as wav:
            if (wav.getnchannels(), wav.getsampwidth(), wav.getframerate()) != (1, 2, RATE):
                return None
            samples = array("h", wav.readframes(wav.getnframes()))
    except (OSError, EOFError, ValueError, wave.Error):
        return None
    if sys.byteorder == "big":
        samples.byteswap()
    return samples
