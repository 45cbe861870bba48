"""Plays samples: mixes what sounds at the same time and feeds it to the system's sound device.

All of it happens in a thread of its own, from the import of the library to a device that is slow or gone, so
that the window never waits for sound. Where there is no device, what is to be played is forgotten.
"""

from __future__ import annotations

import sys
import threading
import time
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final, Protocol, TypeAlias

RATE: Final = 44_100
_BUFFER_MS: Final = 25
_LINGER: Final = 3.0
"""How long, in seconds, the device goes on after the last sound: starting it costs more than silence."""
_DEAD: Final = 0.7
"""A device that has asked for nothing for so many seconds is gone."""
_DEAF: Final = 20.0
"""How long after a device was not to be had none is asked for again, in seconds."""
_ONE: Final = 1 << 15

Feed: TypeAlias = "Generator[array[int], int, None]"
"""Is sent a number of samples and yields so many, or fewer, with silence after them."""


class Device(Protocol):
    """An open sound device."""

    def start(self, feed: Feed, /) -> None:
        """Ask ``feed``, which stands at its first yield, for samples until stopped. May raise anything."""

    def stop(self) -> None:
        """Ask for no more. May raise anything."""

    def close(self) -> None:
        """Let go of the device."""


class Voice:
    """Samples that are sounding."""

    def __init__(self, samples: array[int], gain: float) -> None:
        self._samples = samples
        self._gain = round(gain * _ONE)
        self._at = 0

    @property
    def is_over(self) -> bool:
        """Whether everything has been taken."""
        return self._at >= len(self._samples)

    def add_to(self, sums: list[int]) -> None:
        """Add the next samples to as many sums."""
        chunk = self._samples[self._at : self._at + len(sums)]
        self._at += len(sums)
        gain = self._gain
        sums[: len(chunk)] = [total + gain * x for total, x in zip(sums, chunk, strict=False)]


class Speaker:
    """The way to the device. Every method may be called at any time, and none of them waits or raises.

    Parameters
    ----------
    open_device: opens the device, or returns ``None`` where there is none.
    """

    def __init__(self, open_device: Callable[[], Device | None] | None = None) -> None:
        self._open_device = open_device or open_default
        self._wake = threading.Condition()
        self._voices: list[Voice] = []
        self._thread: threading.Thread | None = None
        self._device: Device | None = None
        self._closing = False
        self._fed = 0.0
        self._deaf_until = 0.0

    @property
    def voices(self) -> int:
        """How many sounds are sounding."""
        return len(self._voices)

    @property
    def is_deaf(self) -> bool:
        """Whether the last attempt to reach a device has failed."""
        return self._device is None and self._deaf_until > 0

    def prepare(self) -> None:
        """Open the device, so that the first sound comes at once."""
        with self._wake:
            if self._thread is None and not self._closing:
                self._thread = threading.Thread(target=self._serve, name="speaker", daemon=True)
                self._thread.start()

    def play(self, samples: array[int], gain: float) -> None:
        """Play samples beside what sounds already."""
        if time.monotonic() < self._deaf_until:
            return
        self.prepare()
        with self._wake:
            self._voices = [*self._voices, Voice(samples, gain)]
            self._wake.notify()

    def close(self) -> None:
        """Fall silent for good."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(timeout=2)

    # --- in the thread -------------------------------------------------------------------------------------

    def _serve(self) -> None:
        if not self._reach():
            self._give_up()
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._closing or self._voices)
                if self._closing:
                    break
            # A device that was there the last time may be gone, and another one there.
            if not (self._reach() and (self._sound() or (self._reach() and self._sound()))):
                self._give_up()
        self._let_go()

    def _give_up(self) -> None:
        self._deaf_until = time.monotonic() + _DEAF
        self._forget()

    def _forget(self) -> None:
        with self._wake:
            self._voices = []

    def _reach(self) -> bool:
        """Have a device; tells whether there is one."""
        if self._device is None:
            try:
                self._device = self._open_device()
            except Exception:  # No sound is no reason to stop or to complain, whatever the library says.
                self._device = None
        return self._device is not None

    def _let_go(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            try:
                device.close()
            except Exception:  # It is gone either way.
                return

    def _sound(self) -> bool:
        """Have the device run until all has been played, and a little longer; tells whether it would."""
        device = self._device
        assert device is not None
        feed = self._mix()
        next(feed)
        self._fed = heard = time.monotonic()
        try:
            device.start(feed)
            while not self._closing and time.monotonic() - heard < _LINGER:
                with self._wake:
                    self._wake.wait(_DEAD / 3)
                if time.monotonic() - self._fed > _DEAD:
                    self._forget()  # It would come too late on another device.
                    self._let_go()
                    return True
                if self._voices:
                    heard = time.monotonic()
            device.stop()
        except Exception:  # It has gone since it was opened.
            self._let_go()
            return False
        return True

    def _mix(self) -> Feed:
        """Run by the device in its own thread."""
        count = yield array("h")
        while True:
            self._fed = time.monotonic()
            voices = self._voices
            sums = [0] * count if voices else []
            for voice in voices:
                voice.add_to(sums)
            if any(voice.is_over for voice in voices):
                with self._wake:
                    self._voices = [voice for voice in self._voices if not voice.is_over]
            count = yield _clipped(sums)


def _clipped(sums: list[int]) -> array[int]:
    try:
        return array("h", [total >> 15 for total in sums])
    except OverflowError:
        return array("h", [max(-_ONE, min(_ONE - 1, total >> 15)) for total in sums])


def open_default() -> Device | None:
    """Open the system's own sound device, or return ``None``. May raise anything."""
    import miniaudio

    backends = []
    if sys.platform == "linux":
        # PipeWire answers as PulseAudio. JACK and ALSA without a card would complain on the terminal.
        backends.append(miniaudio.Backend.PULSEAUDIO)
        if _has_card(Path("/proc/asound/pcm")):
            backends.append(miniaudio.Backend.ALSA)
    device: Device = miniaudio.PlaybackDevice(
        nchannels=1, sample_rate=RATE, buffersize_msec=_BUFFER_MS, backends=backends, app_name="Cardtable"
    )
    if getattr(device, "backend", "") == "Null":  # miniaudio's own, which plays to nobody
        device.close()
        return None
    return device


def _has_card(listing: Path) -> bool:
    try:
        return "playback" in listing.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
