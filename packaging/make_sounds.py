#!/usr/bin/env python3
"""Makes the sounds of the table as WAV files under assets/sounds.

Run it after changing anything here and commit what it writes. Nothing is recorded: cards are bursts of noise
as paper makes them, the cloth under them a soft thud, and points are strings of a dulcimer, as at many a
table where these games come from. What is heard often comes in several variants, so that it does not sound
like a machine: `play-1.wav`, `play-2.wav`, … are all the sound `play`.

    python3 packaging/make_sounds.py [DIRECTORY]
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sound_kit import (
    Samples,
    arch,
    band_pass,
    high_pass,
    in_a_room,
    levelled,
    low_pass,
    mixed,
    noise,
    shaped,
    stroke,
    struck,
    sweep_pass,
    thud,
    write,
)

OUT = Path(__file__).resolve().parent.parent / "assets" / "sounds"

# Notes in hertz, all of a mode on D. Points have no third and belong to both sides, who wins has the bright
# third, who loses the dark one.
D4, F4, G4, A4, D5, E5, FIS5, A5, D6 = (440 * 2 ** (half / 12) for half in (-7, -4, -2, 0, 5, 7, 9, 12, 17))


# --- paper, cloth and wood --------------------------------------------------------------------------------


def snap(rng: random.Random, hardness: float = 1.0) -> Samples:
    """The edge of a card that springs free: a few milliseconds of paper."""
    burst = shaped(noise(0.03, rng), stroke(0.0006, 0.0028 + 0.002 * rng.random()))
    bright = band_pass(burst, hardness * rng.uniform(2_300, 3_300), 1.1)
    body = band_pass(burst, hardness * rng.uniform(900, 1_300), 1.6)
    return low_pass(mixed(0.03, (0, 1.0, bright), (0, 1.3, body)), 5_500)


def slap(rng: random.Random) -> Samples:
    """The flat of a card on the cloth: air pressed out from under it."""
    air = shaped(noise(0.09, rng), stroke(0.0018, 0.017))
    return low_pass(band_pass(air, rng.uniform(640, 860), 0.6), 2_800)


def slide(rng: random.Random, seconds: float, low: float, high: float, peak: float = 0.45) -> Samples:
    """Paper drawn over paper or cloth: noise whose pitch rises with its speed, a little uneven."""
    speed = arch(seconds, peak)
    rough = low_pass(noise(seconds, rng), 55)
    top = max(abs(x) for x in rough)
    hiss = sweep_pass(noise(seconds, rng), lambda time: low + (high - low) * speed(time), 1.0)
    uneven = [x * (1 + 0.55 * bump / top) for x, bump in zip(hiss, rough, strict=True)]
    return low_pass(low_pass(shaped(uneven, arch(seconds, peak, 1.6)), 2 * high), 3 * high)


def note(rng: random.Random, frequency: float, seconds: float, decay: float) -> Samples:
    """A stroke on the dulcimer: the strings, the felt of the hammer, the wood below."""
    felt = low_pass(shaped(noise(0.03, rng), stroke(0.001, 0.006)), 1_500)
    wood = shaped(band_pass(noise(0.06, rng), 310, 4), stroke(0.001, 0.02))
    strings = struck(frequency, seconds, decay, 1.35)
    return mixed(seconds, (0, 1.0, strings), (0, 0.10, felt), (0, 0.14, wood))


# --- the sounds -------------------------------------------------------------------------------------------


def shuffle(rng: random.Random) -> Samples:
    """A riffle: edges that spring free ever faster, and the pack pushed together."""
    parts: list[tuple[float, float, Samples]] = []
    time, last = 0.02, 0.56
    while time < last:
        share = time / last
        force = 0.35 + 0.65 * min(1.0, 2.2 * share * (1.15 - share))
        parts.append((time, force * rng.uniform(0.6, 1.0), snap(rng, 0.75)))
        time += (0.030 - 0.020 * share) * rng.uniform(0.75, 1.25)
    parts.append((0.0, 0.30, slide(rng, 0.6, 500, 1_600, 0.6)))
    parts.append((0.58, 0.55, slide(rng, 0.15, 500, 1_400, 0.7)))
    parts.append((0.71, 0.9, slap(rng)))
    parts.append((0.71, 0.2, thud(0.1, 230, 140, 0.02)))
    return in_a_room(mixed(0.84, *parts), 0.22)


def deal(rng: random.Random) -> Samples:
    """A card that leaves the pack for somebody's place."""
    length = rng.uniform(0.07, 0.085)
    return in_a_room(
        mixed(
            0.13,
            (0, 0.45, snap(rng, 0.7)),
            (0, 1.0, slide(rng, length, 800, rng.uniform(1_600, 2_000), 0.35)),
            (length - 0.012, 0.7, slap(rng)),
        ),
        0.2,
    )


def play(rng: random.Random) -> Samples:
    """A card that lands on the table with some weight."""
    return in_a_room(
        mixed(
            0.17,
            (0, 1.6, slap(rng)),
            (0, 0.55, snap(rng, rng.uniform(0.6, 0.75))),
            (0, 0.30, thud(0.15, rng.uniform(225, 255), rng.uniform(125, 140), rng.uniform(0.022, 0.027))),
            (0.014, 0.20, slide(rng, 0.06, 600, 1_200, 0.2)),
        ),
        0.26,
    )


def turn(rng: random.Random) -> Samples:
    """A card that is turned over: lifted, bent a little, and let fall flat."""
    return in_a_room(
        mixed(
            0.24,
            (0, 0.9, slide(rng, 0.13, 700, rng.uniform(1_700, 2_100), 0.6)),
            (0.118, 0.4, snap(rng, 0.65)),
            (0.125, 1.0, slap(rng)),
            (0.125, 0.12, thud(0.1, 220, 130, 0.02)),
        ),
        0.22,
    )


def sweep(rng: random.Random) -> Samples:
    """A trick drawn in over the cloth."""
    edges = [(rng.uniform(0.05, 0.22), rng.uniform(0.08, 0.16), snap(rng, 0.7)) for _ in range(4)]
    return in_a_room(
        mixed(
            0.33,
            (0, 1.0, slide(rng, rng.uniform(0.26, 0.30), 360, rng.uniform(950, 1_200), 0.4)),
            (0, 0.5, slide(rng, 0.28, 200, 420, 0.4)),
            (0.25, 0.3, slap(rng)),
            *edges,
        ),
        0.2,
    )


def point(rng: random.Random, frequency: float) -> Samples:
    """A point is written down: one string, with its octave above it hardly touched."""
    return in_a_room(
        mixed(
            0.43,
            (0, 1.0, note(rng, frequency, 0.43, 0.17)),
            (0.004, 0.16, note(rng, 2 * frequency, 0.38, 0.10)),
        ),
        0.2,
    )


def win(rng: random.Random) -> Samples:
    """The match is won: a rising call that ends on the open fifth."""
    tune = [(0.0, A4, 0.8), (0.15, D5, 0.85), (0.30, E5, 0.8), (0.45, FIS5, 0.9), (0.66, A5, 1.0)]
    strokes = [(begin, force, note(rng, pitch, 1.4 - begin, 0.30)) for begin, pitch, force in tune]
    below = [(0.66, 0.7, note(rng, D5, 0.74, 0.34)), (0.67, 0.22, note(rng, D6, 0.7, 0.22))]
    return in_a_room(mixed(1.4, *strokes, *below), 0.24)


def lose(rng: random.Random) -> Samples:
    """The match is lost: a few falling notes, no reproach."""
    tune = [(0.0, A4, 0.85), (0.19, G4, 0.75), (0.38, F4, 0.8), (0.62, D4, 1.0)]
    strokes = [(begin, force, note(rng, pitch, 1.3 - begin, 0.28)) for begin, pitch, force in tune]
    return in_a_room(mixed(1.3, *strokes, (0.63, 0.3, note(rng, A4 / 2, 0.65, 0.3))), 0.24)


def refuse(rng: random.Random) -> Samples:
    """A card that may not be played: a knuckle on wood, softly, twice."""
    knock = mixed(
        0.07,
        (0, 1.0, shaped(band_pass(noise(0.07, rng), 560, 4), stroke(0.001, 0.014))),
        (0, 0.22, thud(0.07, 260, 190, 0.014)),
    )
    return mixed(0.17, (0, 1.0, knock), (0.075, 0.7, knock))


class Sound(NamedTuple):
    """A sound: its loudness in decibels and the ways of making its variants."""

    loudness: float
    variants: tuple[Callable[[random.Random], Samples], ...]


# Cards are heard every second and stand behind; what happens once a deal or a match may stand out.
SOUNDS = {
    "shuffle": Sound(-23.0, (shuffle,)),
    "deal": Sound(-25.0, (deal,) * 4),
    "play": Sound(-22.5, (play,) * 5),
    "turn": Sound(-23.0, (turn,) * 2),
    "sweep": Sound(-24.5, (sweep,) * 3),
    "point": Sound(-22.0, tuple(partial(point, frequency=pitch) for pitch in (D5, E5, A5))),
    "win": Sound(-20.0, (win,)),
    "lose": Sound(-21.5, (lose,)),
    "refuse": Sound(-24.0, (refuse,)),
}


def make(name: str, variant: int) -> Samples:
    """One variant of a sound, counted from 1."""
    sound = SOUNDS[name]
    rng = random.Random(f"{name} {variant}")
    return levelled(high_pass(sound.variants[variant - 1](rng), 60), sound.loudness)


def file_name(name: str, variant: int) -> str:
    """What the file of a variant is called."""
    return f"{name}-{variant}.wav" if len(SOUNDS[name].variants) > 1 else f"{name}.wav"


def main(words: list[str]) -> int:
    """Write every sound."""
    folder = Path(words[0]) if words else OUT
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound in SOUNDS.items():
        for variant in range(1, len(sound.variants) + 1):
            write(folder / file_name(name, variant), make(name, variant))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
