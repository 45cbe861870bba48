"""What the sounds are made of: noise, strings, filters, envelopes, loudness. Plain Python, nothing else.

A sound is a list of samples around -1 to 1 at `RATE`. Chance comes from a `random.Random` that the caller
seeds, so that the same program makes the same sounds.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

RATE = 44_100
_FULL = 32_767

Samples = list[float]
Envelope = Callable[[float], float]
"""Amplitude at a time in seconds."""


def count(seconds: float) -> int:
    """How many samples a time takes."""
    return round(seconds * RATE)


# --- sources ----------------------------------------------------------------------------------------------


def noise(seconds: float, rng: random.Random) -> Samples:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(count(seconds))]


def thud(seconds: float, start: float, end: float, decay: float) -> Samples:
    """A soft blow: a sine that falls from one frequency to another while it dies away."""
    out, phase = [], 0.0
    for n in range(count(seconds)):
        time = n / RATE
        phase += math.tau * (end + (start - end) * math.exp(-time / (0.4 * decay))) / RATE
        out.append(math.sin(phase) * math.exp(-time / decay))
    return out


def struck(frequency: float, seconds: float, decay: float, softness: float) -> Samples:
    """A pair of strings of a dulcimer under a hammer wrapped in felt.

    ``decay`` is the time in seconds in which the lowest partial falls to a third, ``softness`` how fast
    higher partials grow weaker. Each partial beats a little against that of the twin string.
    """
    out = [0.0] * count(seconds)
    for partial in range(1, 9):
        pitch = frequency * partial * math.sqrt(1 + 0.00022 * partial * partial)
        if pitch > 9_000:
            break
        # The hammer strikes at a seventh of the string, where the seventh partial has no motion.
        weight = abs(math.sin(math.pi * partial / 7)) / partial**softness
        fade = math.exp(-(0.55 + 0.45 * partial) / (decay * RATE))
        for cents, share in ((-1.7, 0.56), (1.9, 0.44)):
            turn = math.tau * pitch * 2 ** (cents / 1200) / RATE
            # Two multiplications a sample: the recurrence of a damped sine.
            before, now = 0.0, weight * share * math.sin(turn)
            twist, loss = 2 * fade * math.cos(turn), fade * fade
            for n in range(len(out)):
                out[n] += before
                before, now = now, twist * now - loss * before
    return out


# --- filters ----------------------------------------------------------------------------------------------


def _biquad(samples: Iterable[float], b: Sequence[float], a: Sequence[float]) -> Samples:
    (b0, b1, b2), (a0, a1, a2) = b, a
    b0, b1, b2, a1, a2 = b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0
    out, s1, s2 = [], 0.0, 0.0
    for x in samples:
        y = b0 * x + s1
        s1 = b1 * x - a1 * y + s2
        s2 = b2 * x - a2 * y
        out.append(y)
    return out


def _angle(frequency: float, q: float) -> tuple[float, float]:
    turn = math.tau * frequency / RATE
    return math.cos(turn), math.sin(turn) / (2 * q)


def low_pass(samples: Iterable[float], frequency: float, q: float = 0.707) -> Samples:
    """Let through what lies below a frequency."""
    c, alpha = _angle(frequency, q)
    return _biquad(samples, ((1 - c) / 2, 1 - c, (1 - c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def high_pass(samples: Iterable[float], frequency: float, q: float = 0.707) -> Samples:
    """Let through what lies above a frequency."""
    c, alpha = _angle(frequency, q)
    return _biquad(samples, ((1 + c) / 2, -1 - c, (1 + c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def band_pass(samples: Iterable[float], frequency: float, q: float) -> Samples:
    """Let through what lies around a frequency."""
    c, alpha = _angle(frequency, q)
    return _biquad(samples, (alpha, 0.0, -alpha), (1 + alpha, -2 * c, 1 - alpha))


def sweep_pass(samples: Iterable[float], frequency: Envelope, q: float) -> Samples:
    """A band-pass whose frequency changes with time."""
    out, low, band = [], 0.0, 0.0
    for n, x in enumerate(samples):
        drive = 2 * math.sin(math.pi * min(frequency(n / RATE), RATE / 7) / RATE)
        low += drive * band
        band += drive * (x - low - band / q)
        out.append(band / q)
    return out


# --- shaping ----------------------------------------------------------------------------------------------


def shaped(samples: Iterable[float], envelope: Envelope) -> Samples:
    """Samples under an envelope."""
    return [x * envelope(n / RATE) for n, x in enumerate(samples)]


def stroke(attack: float, decay: float) -> Envelope:
    """Rise within ``attack``, then die away; after ``decay`` a third is left."""

    def at(time: float) -> float:
        if time < attack:
            return 0.5 - 0.5 * math.cos(math.pi * time / attack)
        return math.exp(-(time - attack) / decay)

    return at


def arch(seconds: float, peak: float = 0.5, power: float = 1.0) -> Envelope:
    """Rise to the top at a share ``peak`` of the time, and fall to nothing at its end."""

    def at(time: float) -> float:
        share = min(max(time / seconds, 0.0), 1.0)
        half = 0.5 * share / peak if share < peak else 1 - 0.5 * (1 - share) / (1 - peak)
        return math.pow(max(0.0, math.sin(math.pi * half)), power)

    return at


def mixed(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Parts, each given by its beginning in seconds, its gain and its samples, cut at an end."""
    out = [0.0] * count(seconds)
    for begin, gain, samples in parts:
        first = count(begin)
        for n, x in enumerate(samples[: max(0, len(out) - first)], first):
            out[n] += gain * x
    return out


def in_a_room(samples: Samples, wet: float) -> Samples:
    """A few early echoes, each darker, so that a sound stands on a table and not in the ear."""
    dark = low_pass(samples, 2_600)
    out = list(samples)
    for milliseconds, gain in ((7.3, 0.8), (12.9, -0.6), (19.1, 0.5), (27.7, -0.35), (36.1, 0.25)):
        late = count(milliseconds / 1000)
        for n in range(late, len(out)):
            out[n] += wet * gain * dark[n - late]
    return out


# --- level ------------------------------------------------------------------------------------------------


def loudness(samples: Sequence[float], window: float = 0.1) -> float:
    """The loudest moment in decibels, weighted as ITU-R BS.1770 does and taken over a window that fits
    sounds shorter than the 0.4 s it uses."""
    weighted = high_pass(_shelf(samples), 38.135, 0.5003)
    width = count(window)
    total = best = 0.0
    for n, x in enumerate(weighted):
        total += x * x
        if n >= width:
            total -= weighted[n - width] ** 2
        best = max(best, total)
    return -0.691 + 10 * math.log10(max(best / width, 1e-12))


def _shelf(samples: Sequence[float]) -> Samples:
    """The treble of the weighting: the head in the sound's way, 4 dB from 1.7 kHz up."""
    k, q = math.tan(math.pi * 1681.974 / RATE), 0.7071752
    top = 10 ** (3.999844 / 20)
    middle = top**0.4996667741
    b = (top + middle * k / q + k * k, 2 * (k * k - top), top - middle * k / q + k * k)
    return _biquad(samples, b, (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k))


def levelled(samples: Sequence[float], decibels: float, ceiling: float = -3.0) -> Samples:
    """Samples at a loudness, without a constant part, with silent ends, and below a ceiling in decibels."""
    smooth = high_pass(high_pass(samples, 45), 30)
    rise, fall = count(0.0007), len(smooth) // 4
    for n in range(rise):
        smooth[n] *= n / rise
    for n in range(fall):
        smooth[-1 - n] *= 0.5 - 0.5 * math.cos(math.pi * n / fall)
    gain = 10 ** ((decibels - loudness(smooth)) / 20)
    peak = max(abs(x) for x in smooth)
    gain = min(gain, 10 ** (ceiling / 20) / peak)
    return [gain * x for x in smooth]


def write(file: Path, samples: Sequence[float]) -> None:
    """Write a sound as a mono WAV file of 16 bits."""
    data = array("h", (round(max(-1.0, min(1.0, x)) * _FULL) for x in samples))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(file), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(data.tobytes())
