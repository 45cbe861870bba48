"""The suits' pips and the ranks' figures and letters: all of them paths, no fonts."""

from __future__ import annotations

import re

from deck_art.svg import SUIT, num

CYRILLIC = {"J": "В", "Q": "Д", "A": "Т"}
"""Ranks whose letter is another in a Cyrillic deck: валет, дама, туз. К is the same."""

PIPS: dict[str, str] = {
    "S": (
        "M0-51C7-33 46-9 46 17C46 31 36 39 25 39C16 39 8 34 4.500 25C5 37 9 45 19 50H-19"
        "C-9 45-5 37-4.500 25C-8 34-16 39-25 39C-36 39-46 31-46 17C-46-9-7-33 0-51z"
    ),
    "H": (
        "M0 49C-5 33-47 9-47-19C-47-36-36-46-24-46C-12-46-4-38 0-26C4-38 12-46 24-46"
        "C36-46 47-36 47-19C47 9 5 33 0 49z"
    ),
    "D": "M0-52C9-32 24-12 38 0C24 12 9 32 0 52C-9 32-24 12-38 0C-24-12-9-32 0-52z",
    "C": (
        "M0-50C13-50 23-40 23-27C23-18 18-11 11-6C15-9 20-10.500 25-10.500C38-10.500 48-1 48 12"
        "C48 25 38 35 25.500 35C16 35 8 30 4.500 22C5 36 9 45 19 50H-19C-9 45-5 36-4.500 22"
        "C-8 30-16 35-25.500 35C-38 35-48 25-48 12C-48-1-38-10.500-25-10.500C-20-10.500-15-9-11-6"
        "C-18-11-23-18-23-27C-23-40-13-50 0-50z"
    ),
}

# Skeletons in a box 140 high, centred on x = 0. They are stroked under a scale that is flatter than wide,
# which makes the uprights heavier than the bars as a pen would.
GLYPHS: dict[str, str] = {
    "2": "M-29 38C-29 14-17 0 1 0C21 0 32 14 32 35C32 72-24 96-31 140H35",
    "3": (
        "M-29 28C-25 10-13 0 1 0C19 0 30 13 30 32C30 53 16 65-7 65C18 65 34 79 34 102"
        "C34 126 20 140 0 140C-18 140-30 129-33 109"
    ),
    "4": "M17 140V2L-36 96H38",
    "5": "M29 0H-23L-27 64C-20 56-10 51 0 51C22 51 34 69 34 95C34 122 20 140-2 140C-18 140-30 130-33 111",
    "6": (
        "M28 24C23 9 14 0 3 0C-22 0-34 31-34 78C-34 118-22 140 0 140C20 140 34 122 34 96"
        "C34 71 22 55 2 55C-17 55-31 69-34 90"
    ),
    "7": "M-33 26V0H34C10 44-6 88-8 140",
    "8": (
        "M0 64C-18 64-29 50-29 32C-29 13-18 0 0 0C18 0 29 13 29 32C29 50 18 64 0 64C-22 64-34 80-34 102"
        "C-34 126-20 140 0 140C20 140 34 126 34 102C34 80 22 64 0 64z"
    ),
    "9": (
        "M-28 116C-23 131-14 140-3 140C22 140 34 109 34 62C34 22 22 0 0 0C-20 0-34 18-34 44"
        "C-34 69-22 85-2 85C17 85 31 71 34 50"
    ),
    "T": (
        "M-33 140V0C-35 12-40 19-50 24"
        "M20 0C39 0 44 30 44 70C44 110 39 140 20 140C1 140-4 110-4 70C-4 30 1 0 20 0z"
    ),
    "J": "M19 0V98C19 126 5 140-10 140C-27 140-36 127-36 104M-2 0H38",
    "Q": (
        "M0 0C28 0 37 30 37 70C37 110 28 140 0 140C-28 140-37 110-37 70C-37 30-28 0 0 0z"
        "M-8 100C8 104 18 142 37 146"
    ),
    "K": "M-27 0V140M29 0L-27 90M-6 56L31 140M-42 0H-12M-42 140H-12M14 0H43M17 140H46",
    "A": "M-33 140L-3 0H3L33 140M-22 94H22M-47 140H-19M19 140H47",
    "В": (
        "M-24 0V140M-40 0H-2C20 0 28 14 28 32C28 52 18 65-4 65H-24M-4 65C22 65 34 80 34 102"
        "C34 126 22 140-4 140H-40"
    ),
    "Д": "M-24 118C-10 90-6 50-6 0H22V118M-18 0H38M-36 144V118H36V144",
    "Т": "M0 0V140M-38 26V0H38V26M-17 140H17",
}


def pip(suit: str, x: float, y: float, size: float, colour: str = SUIT, turned: bool = False) -> str:
    """A suit's sign about a point."""
    turn = " rotate(180)" if turned else ""
    transform = f"translate({num(x)} {num(y)}){turn} scale({size / 100:.3f})"
    return f'<path d="{PIPS[suit]}" fill="{colour}" transform="{transform}"/>'


def glyph(rank: str, x: float, top: float, wide: float, high: float, pen: tuple[float, float]) -> str:
    """A rank about x: `wide` and `high` scale the skeleton, `pen` is the breadth of uprights and of bars."""
    join = "bevel" if rank == "4" else "miter"
    across, along = pen
    flat = along / across
    return (
        f'<path d="{_scaled(GLYPHS[rank], wide, high / flat)}" fill="none" stroke="{SUIT}" '
        f'stroke-width="{num(across)}" stroke-linejoin="{join}" '
        f'transform="translate({num(x)} {num(top)}) scale(1 {flat:.3g})"/>'
    )


def _scaled(d: str, x: float, y: float) -> str:
    """Path data of capital commands with its coordinates scaled."""
    out = []
    for command, numbers in re.findall(r"([A-Zz])([^A-Zz]*)", d):
        values = [float(n) for n in re.findall(r"-?[0-9.]+", numbers)]
        factors = {"H": (x,), "V": (y,)}.get(command, (x, y))
        scaled = (num(value * factors[n % len(factors)]) for n, value in enumerate(values))
        out.append(command + " ".join(scaled))
    return "".join(out)


def lettered(rank: str, x: float, top: float, wide: float, high: float, pen: tuple[float, float]) -> str:
    """A rank in both alphabets where they differ; the Latin letter is shown, the other is there to be."""
    latin = glyph(rank, x, top, wide, high, pen)
    if rank not in CYRILLIC:
        return latin
    other = glyph(CYRILLIC[rank], x, top, wide, high, pen)
    return f'<g id="latin">{latin}</g><g id="cyrillic" display="none">{other}</g>'


INDEX_X = 28.5


def index(rank: str, suit: str) -> list[str]:
    """Rank over suit, inside the strip that stays visible when cards overlap in a fan."""
    x, across = (INDEX_X + 1.5, 7.4) if rank == "T" else (INDEX_X, 8.2)
    return [lettered(rank, x, 18, 0.43, 0.325, (across, 6.2)), pip(suit, INDEX_X, 93, 34)]


def large_index(rank: str, suit: str) -> list[str]:
    """The same as large as that strip lets it be."""
    x, wide, across = (33.5, 0.53, 10) if rank == "T" else (31, 0.5, 12.5)
    return [lettered(rank, x, 21, wide, 0.74, (across, 10.5)), pip(suit, 30, 168, 52)]
