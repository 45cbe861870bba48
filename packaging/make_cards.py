#!/usr/bin/env python3
"""Draws the card faces and backs as SVG files under assets/cards.

Run it after changing anything here and commit what it writes. Every shape is a path of this file: no fonts,
no foreign artwork. The files keep to SVG Tiny 1.2, which is all that QtSvg draws (no clipping, masks or CSS).

    python3 packaging/make_cards.py [DIRECTORY]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

RANKS = "23456789TJQKA"
SUITS = "SHDC"

WIDTH, HEIGHT = 250, 350
CX, CY = WIDTH / 2, HEIGHT / 2
CORNER = 15

PAPER = "#fbf6e8"
EDGE = "#b9ac8f"
INK = "#1e1c24"
RED = "#b81f2d"
GREEN = "#1f5f46"
OCHRE = "#dc9f30"
BLUE = "#24518c"
SKIN = "#f6dcb8"
BLUSH = "#e9a98c"
CHESTNUT = "#6f4223"
SILVER = "#e4ddcd"

SUIT_COLOUR = {"S": INK, "H": RED, "D": RED, "C": INK}


# --- small SVG vocabulary ---------------------------------------------------------------------------------


def num(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path(d: str, fill: str = "none", stroke: str = "", width: float = 2.0, extra: str = "") -> str:
    pen = f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{pen}{extra}/>'


def shape(d: str, fill: str, width: float = 2.0) -> str:
    """A flat area with the ink contour that holds the court figures together."""
    return path(d, fill, INK, width)


def line(d: str, stroke: str = INK, width: float = 2.0) -> str:
    return path(d, "none", stroke, width, ' stroke-linecap="round"')


def circle(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1.5) -> str:
    pen = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{pen}/>'


def disc(x: float, y: float, r: float) -> str:
    """A circle as path data, for joining many beads into one element."""
    arc = f"a{num(r)} {num(r)} 0 1 1 "
    return f"M{num(x - r)} {num(y)}{arc}{num(2 * r)} 0{arc}{num(-2 * r)} 0z"


def group(parts: Iterable[str], transform: str) -> str:
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def both_sides(parts: Sequence[str]) -> list[str]:
    """The parts and their mirror image in the vertical axis."""
    return [*parts, group(parts, "scale(-1 1)")]


def half_turn(parts: Sequence[str], name: str) -> list[str]:
    """The parts, and once more turned by 180 degrees about the card's centre."""
    return [
        f'<g id="{name}">{"".join(parts)}</g>',
        f'<use xlink:href="#{name}" transform="rotate(180 {num(CX)} {num(CY)})"/>',
    ]


def document(parts: Iterable[str]) -> str:
    body = "\n".join(parts)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
        f'baseProfile="tiny" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f"{body}\n</svg>\n"
    )


def paper() -> str:
    return (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="{CORNER}" ry="{CORNER}" '
        f'fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/>'
    )


# --- cross-stitch -----------------------------------------------------------------------------------------

Grid = dict[tuple[int, int], str]


# QtSvg's time for a stroked path grows faster than its length, and round caps double it.
RUNS_PER_PATH = 16


def stitch_paths(grid: Grid, cell: float, colours: dict[str, str], thickness: float = 0.46) -> list[str]:
    """The stitches, colour by colour. Neighbours in a row are two zigzags that cross: an X in every cell.

    The cell (0, 0) is centred on the origin, so a grid that maps onto itself under (i, j) -> (-i, -j) gives a
    picture with half-turn symmetry.
    """
    out = []
    for key, colour in colours.items():
        runs = [_run(*run) for run in _runs({place for place, k in grid.items() if k == key})]
        parts = [runs[n : n + RUNS_PER_PATH] for n in range(0, len(runs), RUNS_PER_PATH)]
        paths = "".join(f'<path d="{"".join(part)}"/>' for part in parts)
        out.append(
            f'<g transform="scale({num(cell)}) translate(-.5 -.5)" fill="none" stroke="{colour}" '
            f'stroke-width="{num(thickness)}" stroke-linecap="butt" stroke-linejoin="bevel">{paths}</g>'
        )
    return out


def _runs(cells: set[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """The cells as rows without gaps: column, row, length."""
    runs = []
    for i, j in sorted(cells, key=lambda place: (place[1], place[0])):
        if (i - 1, j) not in cells:
            length = 1
            while (i + length, j) in cells:
                length += 1
            runs.append((i, j, length))
    return runs


def _run(i: int, j: int, length: int) -> str:
    down = "".join("1 1" if n % 2 == 0 else " 1-1 " for n in range(length)).strip()
    up = "".join("1-1" if n % 2 == 0 else " 1 1 " for n in range(length)).strip()
    return f"M{i} {j}l{down}M{i} {j + 1}l{up}"


def quarter(rows: Sequence[str]) -> Grid:
    """A motif from its lower right quarter: row 0 and column 0 lie on the axes of symmetry."""
    grid: Grid = {}
    for j, row in enumerate(rows):
        for i, key in enumerate(row):
            if key != ".":
                for x in {i, -i}:
                    for y in {j, -j}:
                        grid[x, y] = key
    return grid


def repeated(rows: Sequence[str], reach: int) -> Grid:
    """A band: a quarter motif, mirrored and repeated sideways as far as `reach` cells from the middle."""
    half = len(rows[0]) - 1
    grid: Grid = {}
    for i in range(-reach, reach + 1):
        offset = abs(i) % (2 * half)
        column = min(offset, 2 * half - offset)
        for j in range(1 - len(rows), len(rows)):
            key = rows[abs(j)][column]
            if key != ".":
                grid[i, j] = key
    return grid


def moved(parts: Iterable[str], x: float, y: float) -> str:
    return group(parts, f"translate({num(x)} {num(y)})")


# m: the suit's main colour, a: its accent. Each suit has its own band and its own little motif.
BANDS: dict[str, list[str]] = {
    "S": ["a.....a", ".mmm.a.", ".mmmm..", ".mm....", "..m...a"],
    "H": ["aa.m.m.m", "a.mmm.m.", ".mmmmm.a", ".mm.m.aa", "..m...a."],
    "D": ["a.m.m.a", ".m.m.a.", "m.m.a.a", ".m.a.m.", "m.a.m.m"],
    "C": ["amm.mm.a", "mm.mmm..", "m.mmm..m", "..mm..mm", "a.....m."],
}
MOTIFS: dict[str, list[str]] = {
    "S": ["k..", ".kk", ".k."],
    "H": [".kk", "kk.", "k.."],
    "D": ["k.k", ".k.", "k.."],
    "C": ["kkk", "k..", "k.."],
}
STAR = ["x....", ".xxx.", ".xxxx", ".xx..", "..x.."]


# --- suits and indices ------------------------------------------------------------------------------------

# Drawn about (0, 0) and about 100 units high.
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
        "M-31 140V0C-33 12-38 19-49 24"
        "M17 0C37 0 43 30 43 70C43 110 37 140 17 140C-3 140-9 110-9 70C-9 30-3 0 17 0z"
    ),
    "J": "M19 0V98C19 126 5 140-10 140C-27 140-36 127-36 104M-2 0H38",
    "Q": (
        "M0 0C28 0 37 30 37 70C37 110 28 140 0 140C-28 140-37 110-37 70C-37 30-28 0 0 0z"
        "M-8 100C8 104 18 142 37 146"
    ),
    "K": "M-27 0V140M29 0L-27 90M-6 56L31 140M-42 0H-12M-42 140H-12M14 0H43M17 140H46",
    "A": "M-33 140L-3 0H3L33 140M-22 94H22M-47 140H-19M19 140H47",
}


def pip(suit: str, x: float, y: float, size: float, colour: str = "", turned: bool = False) -> str:
    turn = " rotate(180)" if turned else ""
    transform = f"translate({num(x)} {num(y)}){turn} scale({size / 100:.3f})"
    return f'<path d="{PIPS[suit]}" fill="{colour or SUIT_COLOUR[suit]}" transform="{transform}"/>'


INDEX_X = 28.5


def index(rank: str, suit: str) -> list[str]:
    """Rank over suit, inside the strip that stays visible when cards overlap in a fan."""
    join = "bevel" if rank == "4" else "miter"
    glyph = (
        f'<path d="{GLYPHS[rank]}" fill="none" stroke="{SUIT_COLOUR[suit]}" stroke-width="19" '
        f'stroke-linejoin="{join}" transform="translate({num(INDEX_X)} 18) scale(.43 .325)"/>'
    )
    return [glyph, pip(suit, INDEX_X, 93, 34)]


# --- number cards and aces --------------------------------------------------------------------------------

LEFT, MIDDLE, RIGHT = 81.0, 125.0, 169.0
TOP = 62.0

# Rows count from 0 (top) to 1 (bottom); what lies below the middle stands on its head.
LAYOUTS: dict[str, list[tuple[float, float]]] = {
    "2": [(MIDDLE, 0), (MIDDLE, 1)],
    "3": [(MIDDLE, 0), (MIDDLE, 0.5), (MIDDLE, 1)],
    "4": [(x, y) for x in (LEFT, RIGHT) for y in (0, 1)],
    "5": [*((x, y) for x in (LEFT, RIGHT) for y in (0.0, 1.0)), (MIDDLE, 0.5)],
    "6": [(x, y) for x in (LEFT, RIGHT) for y in (0, 0.5, 1)],
    "7": [*((x, y) for x in (LEFT, RIGHT) for y in (0, 0.5, 1)), (MIDDLE, 0.25)],
    "8": [*((x, y) for x in (LEFT, RIGHT) for y in (0, 0.5, 1)), (MIDDLE, 0.25), (MIDDLE, 0.75)],
    "9": [*((x, y) for x in (LEFT, RIGHT) for y in (0, 1 / 3, 2 / 3, 1)), (MIDDLE, 0.5)],
    "T": [
        *((x, y) for x in (LEFT, RIGHT) for y in (0, 1 / 3, 2 / 3, 1)),
        (MIDDLE, 1 / 6),
        (MIDDLE, 5 / 6),
    ],
}


def number_card(rank: str, suit: str) -> list[str]:
    size = 46 if rank in "9T" else 50
    drop = HEIGHT - 2 * TOP
    pips = [pip(suit, x, TOP + row * drop, size, turned=row > 0.5) for x, row in LAYOUTS[rank]]
    return [*half_turn(index(rank, suit), "i"), *pips]


# Where the star is sewn on: the middle of the pip's body, which is not the middle of its box.
STAR_DROP = {"S": 3.0, "H": -8.0, "D": 0.0, "C": 5.0}


def ace(suit: str) -> list[str]:
    size, cell, lift = (146.0, 5.4, 8.0) if suit == "S" else (116.0, 3.5, 0.0)
    star = stitch_paths(quarter(STAR), cell, {"x": PAPER}, 0.6)
    spray = group(_spray(SPRAY[suit]), f"translate({num(CX)} {num(CY - lift)})")
    return [
        *half_turn(index("A", suit), "i"),
        *half_turn([spray], "s"),
        pip(suit, CX, CY, size),
        moved(star, CX, CY + STAR_DROP[suit]),
    ]


SPRAY = {"S": RED, "H": OCHRE, "D": BLUE, "C": RED}


def _spray(petal: str) -> list[str]:
    """A flowering branch over the pip of an ace; its double grows from below."""
    branch = [
        line("M0-104C18-96 42-104 53-87C57-79 50-70 43-74", GREEN, 2.8),
        path("M13-100C18-116 31-120 43-117C38-105 26-98 13-100z", GREEN),
        path("M23-99C30-90 37-88 44-90C39-98 32-101 23-99z", GREEN),
        line("M40-98C48-104 54-106 58-112", GREEN, 2.2),
        path(disc(43, -75, 4.4) + disc(59, -114, 4), OCHRE if petal != OCHRE else RED),
    ]
    around = ((0, -118), (10, -110.500), (6.2, -99), (-6.2, -99), (-10, -110.500))
    petals = "".join(disc(x, y, 5.8) for x, y in around)
    return [
        *both_sides(branch),
        path(petals, petal),
        circle(0, -107.5, 5, PAPER if petal == OCHRE else OCHRE),
    ]


# --- court cards ------------------------------------------------------------------------------------------
#
# A figure is drawn once about the card's centre, its head up, down to the embroidered sash at y = 0; the
# other half is the same turned round. The panel reaches from -PX to PX and from -PY to PY.

PX, PY = 69.0, 149.0
SASH_CELL = 2.6
SASH = 13.0

MAIN = {"S": BLUE, "H": RED, "D": OCHRE, "C": GREEN}
ACCENT = {"S": OCHRE, "H": GREEN, "D": RED, "C": RED}
SECOND = {"S": RED, "H": OCHRE, "D": BLUE, "C": OCHRE}
HAIR = {
    "J": {"S": INK, "H": CHESTNUT, "D": OCHRE, "C": CHESTNUT},
    "Q": {"S": INK, "H": OCHRE, "D": CHESTNUT, "C": CHESTNUT},
    "K": {"S": SILVER, "H": CHESTNUT, "D": INK, "C": OCHRE},
}


def court_card(rank: str, suit: str) -> list[str]:
    figure = {"J": jack, "Q": queen, "K": king}[rank](suit)
    half = [*figure, pip(suit, -51, -127, 28)]
    sash = stitch_paths(repeated(BANDS[suit], 26), SASH_CELL, {"m": MAIN[suit], "a": ACCENT[suit]}, 0.5)
    return [
        path(f"M{CX - PX} {CY - PY}h{2 * PX}v{2 * PY}h{-2 * PX}z", "#fffaf0"),
        *half_turn([moved(half, CX, CY)], "h"),
        path(f"M{CX - 80} {CY - SASH}h160v{2 * SASH}h-160z", PAPER, INK, 2),
        moved(sash, CX, CY),
        *_frame(MAIN[suit]),
        *half_turn(index(rank, suit), "i"),
    ]


def _frame(colour: str) -> list[str]:
    """Paper laid over whatever reaches beyond the panel, then a double line."""
    left, top, right, bottom = CX - PX, CY - PY, CX + PX, CY + PY
    mat = f"M30 12H{WIDTH - 30}V{HEIGHT - 12}H30zM{left} {top}V{bottom}H{right}V{top}z"
    return [
        path(mat, PAPER, extra=' fill-rule="evenodd"'),
        path(f"M{left} {top}H{right}V{bottom}H{left}z", "none", INK, 2),
        path(f"M{left - 3.5} {top - 3.5}H{right + 3.5}V{bottom + 3.5}H{left - 3.5}z", "none", colour, 1.5),
    ]


def _sprinkle(suit: str, colour: str, places: Iterable[tuple[float, float]], cell: float = 2.6) -> list[str]:
    motif = stitch_paths(quarter(MOTIFS[suit]), cell, {"k": colour}, 0.55)
    return [moved(motif, x, y) for x, y in places]


def _face(glance: float, chin: float, lips: str = RED) -> list[str]:
    """A face about (0, -88): brows, eyes, nose, mouth, blush."""
    head = f"M-19-104C-20-86-17-72-9 {chin - 4}C-4 {chin} 4 {chin} 9 {chin - 4}C17-72 20-86 19-104z"
    eyes = [
        line("M-15-96.500C-12-99-8-99-5-97M5-97C8-99 12-99 15-96.500", INK, 1.8),
        path("M-14.500-90C-12-93.500-7-93.500-4.500-90C-7-87.500-12-87.500-14.500-90z", "#ffffff", INK, 1.1),
        path("M14.500-90C12-93.500 7-93.500 4.500-90C7-87.500 12-87.500 14.500-90z", "#ffffff", INK, 1.1),
        path(disc(-9.5 + glance, -90.4, 2.3) + disc(9.5 + glance, -90.4, 2.3), INK),
    ]
    return [
        shape(head, SKIN),
        path(disc(-12, -81, 4) + disc(12, -81, 4), BLUSH),
        *eyes,
        line("M1-91C1-86 4-83 3-80.500C2-79-1-79-2-80", INK, 1.3),
        path("M-6-73.500C-3-76-1-75.500 0-74.500C1-75.500 3-76 6-73.500C3-70.500-3-70.500-6-73.500z", lips),
    ]


def _hand(x: float, y: float, cuff: str) -> list[str]:
    """A fist round a staff that stands at x, the cuff below it."""
    return [
        shape(f"M{x - 12} {y + 8}h24l4 13h-32z", cuff, 1.8),
        shape(f"M{x - 8} {y - 7}h15c4 0 4 15 0 16h-15c-5-2-5-14 0-16z", SKIN, 1.8),
        line(f"M{x - 5} {y - 2}h11M{x - 5} {y + 3}h11", INK, 1.2),
    ]


def king(suit: str) -> list[str]:
    main, accent, second, hair = MAIN[suit], ACCENT[suit], SECOND[suit], HAIR["K"][suit]
    coat = "M-24-64C-46-60-66-52-82-40V0H82V-40C66-52 46-60 24-64z"
    hem = "M-82-26C-60-40-40-40-24-31L0-16L24-31C40-40 60-40 82-26"
    mantle = f"{hem}V-46C62-57 42-65 20-70H-20C-42-65-62-57-82-46z"
    spots = ((62, -46), (52, -54), (44, -45), (35, -54), (27, -44))
    tails = "".join(
        f"M{s * x} {y}c-1 3-2.500 4-2.500 6.500h5c0-2.500-1.500-3.500-2.500-6.500z"
        for x, y in spots
        for s in (-1, 1)
    )
    mane = "M-20-108C-30-104-34-90-30-78C-35-72-34-62-27-60H27C34-62 35-72 30-78C34-90 30-104 20-108z"
    beard = (
        "M-20-92C-24-70-24-52-14-42C-9-37-4-36 0-27C4-36 9-37 14-42C24-52 24-70 20-92"
        "C17-84 15-79 10-78C5-77 3-79 0-79C-3-79-5-77-10-78C-15-79-17-84-20-92z"
    )
    strands = "M-15-74C-16-62-13-52-8-46M15-74C16-62 13-52 8-46M-5-66C-6-56-3-48 0-40C3-48 6-56 5-66"
    moustache = "M0-79C-5-83-12-82-17-74C-11-72-4-72 0-76C4-72 11-72 17-74C12-82 5-83 0-79z"
    strand_colour = PAPER if hair == INK else INK
    crown = "M-23-108L-31-136L-17-125L-10-142L0-127L10-142L17-125L31-136L23-108z"
    return [
        shape(coat, main),
        *both_sides(_sprinkle(suit, PAPER if suit != "D" else RED, [(-61, -23), (-42, -24)])),
        shape(mantle, PAPER),
        path(tails, INK),
        line(hem, INK, 6.5),
        line(hem, OCHRE if suit != "D" else BLUE, 3),
        *_mace(second, accent),
        *_hand(51, -36, accent),
        shape(mane, hair),
        *_face(0.0, -62),
        shape(beard, hair),
        line(strands, strand_colour, 1.3),
        shape(moustache, hair, 1.4),
        path("M-5-73.500C-2-72 2-72 5-73.500C3-69-3-69-5-73.500z", RED),
        shape("M-18-112C-20-128-10-132 0-132C10-132 20-128 18-112z", second if second != OCHRE else accent),
        shape(crown, OCHRE if suit != "D" else SECOND[suit]),
        *_crown_jewels(accent, OCHRE if suit == "D" else PAPER),
    ]


def _crown_jewels(jewel: str, ball: str) -> list[str]:
    balls = [circle(x, y, 3.2, ball, INK, 1.4) for x, y in ((-31, -137), (-10, -143), (10, -143), (31, -137))]
    return [
        *balls,
        shape("M-24-104H24L25.500-113H-25.500z", jewel),
        path(disc(0, -108.5, 2.6) + disc(-9, -108.5, 1.7) + disc(9, -108.5, 1.7), PAPER),
        path(disc(-17, -108.5, 1.7) + disc(17, -108.5, 1.7), PAPER),
    ]


def _mace(head: str, band: str) -> list[str]:
    return [
        shape("M49-98H53V-10H49z", CHESTNUT, 1.6),
        shape("M46-92H56V-86H46z", band, 1.6),
        shape(disc(51, -104, 12.5), head),
        line("M51-116C45-110 45-98 51-92M51-116C57-110 57-98 51-92M39-104H63", INK, 1.3),
        shape("M51-124L54.500-116H47.500z", OCHRE, 1.6),
    ]


def queen(suit: str) -> list[str]:
    main, accent, second, hair = MAIN[suit], ACCENT[suit], SECOND[suit], HAIR["Q"][suit]
    blouse = "M-16-62C-42-61-66-55-84-38V0H84V-38C66-55 42-61 16-62z"
    bodice = "M-26-60C-22-44-12-34 0-30C12-34 22-44 26-60L33-57C36-40 33-20 34 0H-34C-33-20-36-40-33-57z"
    neck = "M-8-74H8V-62C14-56 18-54 20-52C12-40-12-40-20-52C-18-54-14-56-8-62z"
    back_hair = "M-21-104C-28-92-27-76-22-66H22C27-76 28-92 21-104C14-118-14-118-21-104z"
    fringe = "M0-118C-16-118-24-106-22-84C-20-94-12-104 0-107C12-104 20-94 22-84C24-106 16-118 0-118z"
    ribbons = [
        shape("M-24-108C-31-92-30-76-36-58L-30-54C-25-74-24-90-18-106z", accent, 1.6),
        shape("M-27-108C-36-94-37-78-44-62L-37-58C-31-76-29-92-22-106z", second, 1.6),
    ]
    strand = "C-8 7-2 11 0 11C2 11 8 7 6 0z"
    braid = [
        moved([shape(f"M-6 0{strand}", hair, 1.5)], x, y)
        for x, y in ((-23, -74), (-24.5, -65), (-25, -56), (-25, -47), (-24.5, -38))
    ]
    tie = shape("M-30-28L-19-28L-17-20L-24-24L-32-20z", accent, 1.5)
    sleeve = stitch_paths(repeated(["k...k", ".k.k.", "..k..", ".....", "kkkkk"], 9), 2, {"k": accent}, 0.55)
    return [
        shape(blouse, PAPER),
        *both_sides([moved(sleeve, -55, -26)]),
        *both_sides(ribbons),
        shape(back_hair, hair),
        shape(bodice, main),
        shape(neck, SKIN),
        *_beads(accent if accent != GREEN else RED, second),
        *both_sides([*braid, tie]),
        *_sprinkle(suit, PAPER if suit != "D" else RED, [(0, -21)]),
        *_flower(main if main != OCHRE else RED, second),
        *_hand(53, -32, main),
        *_face(0.0, -64),
        shape(fringe, hair),
        *_wreath(main, accent, second),
    ]


def _beads(first: str, second: str) -> list[str]:
    rows = []
    for depth, (colour, radius) in enumerate(((first, 2.3), (second, 2.5), (first, 2.9))):
        count = 7 + 2 * depth
        reach = 10 + 4.5 * depth
        beads = ""
        for n in range(count):
            t = 2 * n / (count - 1) - 1
            beads += disc(
                t * reach, -61 + 5.2 * depth + (1 - t * t) * (5 + 2.2 * depth) - 1.5 * depth, radius
            )
        rows.append(path(beads, colour, INK, 0.9))
    return rows


def _blossom(x: float, y: float, size: float, petal: str, heart: str) -> list[str]:
    around = ((0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309))
    petals = "".join(disc(x + dx * size * 0.62, y + dy * size * 0.62, size * 0.52) for dx, dy in around)
    return [path(petals, petal, INK, 1.2), circle(x, y, size * 0.4, heart, INK, 1.0)]


def _wreath(main: str, accent: str, second: str) -> list[str]:
    leaf = "M{0} {1}c-6-8-5-14 0-19c5 5 6 11 0 19z"
    turns = (
        (-24, -108, -62),
        (-15, -118, -34),
        (-5, -122, -12),
        (5, -122, 12),
        (15, -118, 34),
        (24, -108, 62),
    )
    leaves = [
        group(
            [shape(leaf.format(0, 2), GREEN if main != GREEN else "#3b7d5f", 1.3)],
            f"translate({x} {y}) rotate({a})",
        )
        for x, y, a in turns
    ]
    petal = RED if main != RED else accent if accent != GREEN else OCHRE
    side = main if main not in (GREEN, RED) else second
    return [
        *leaves,
        *_blossom(-24, -108, 8, side, PAPER),
        *_blossom(24, -108, 8, side, PAPER),
        *_blossom(-13, -117, 9, PAPER, OCHRE),
        *_blossom(13, -117, 9, PAPER, OCHRE),
        *_blossom(0, -120, 11.5, petal, OCHRE if petal != OCHRE else RED),
    ]


def _flower(petal: str, heart: str) -> list[str]:
    return [
        line("M53-96C52-70 54-40 53-12", GREEN, 3),
        shape("M53-58C46-60 42-68 42-76C49-74 53-66 53-58z", GREEN, 1.3),
        shape("M53-66C60-68 63-76 63-83C57-81 53-74 53-66z", GREEN, 1.3),
        shape(
            "M53-93C43-94 40-104 42-116C47-112 50-111 53-120C56-111 59-112 64-116C66-104 63-94 53-93z", petal
        ),
        shape("M53-93C48-98 48-106 53-112C58-106 58-98 53-93z", heart, 1.3),
    ]


def jack(suit: str) -> list[str]:
    main, accent, second, hair = MAIN[suit], ACCENT[suit], SECOND[suit], HAIR["J"][suit]
    coat = "M-20-62C-44-61-66-55-84-38V0H84V-38C66-55 44-61 20-62z"
    shirt = "M-14-64L0-56L14-64L20-60L12 0H-12L-20-60z"
    lapel = "M-18-66L-30-58L-26-34L-10-10L-13-34z"
    collar = "M-13-74L-16-60L0-52L16-60L13-74z"
    locks = "M-19-110C-29-104-31-84-29-70C-24-65-16-66-13-70L13-70C16-66 24-65 29-70C31-84 29-104 19-110z"
    fringe = "M-20-108C-22-98-20-92-17-90C-14-98-6-100 0-101C6-100 14-98 17-90C20-92 22-98 20-108z"
    placket = stitch_paths(repeated(["k.k.k.", ".k.k.k", "k..k.."], 9), 2.3, {"k": accent}, 0.55)
    cloth = PAPER if suit != "D" else RED
    return [
        shape(coat, main),
        *both_sides(_sprinkle(suit, cloth, [(-58, -38), (-61, -21), (-42, -27)])),
        shape(shirt, PAPER),
        moved([group(placket, "rotate(90)")], 0, -33),
        *both_sides([shape(lapel, second)]),
        *_axe(accent),
        *_hand(52, -34, second),
        shape(locks, hair),
        shape(collar, PAPER),
        line("M-10-66L0-60.500L10-66", accent, 2.4),
        *_face(1.2, -63),
        shape(fringe, hair, 1.6),
        *_feather(second if second != OCHRE else accent, PAPER),
        shape("M-26-112C-32-128-22-138 0-138C24-138 32-126 26-112z", main),
        *_sprinkle(suit, cloth, [(0, -126)]),
        shape(
            "M-28-104C-32-110-31-116-26-118C-10-113 10-113 26-118C31-116 32-110 28-104C10-109-10-109-28-104z",
            CHESTNUT if hair != CHESTNUT else INK,
        ),
        circle(20, -118, 4.4, OCHRE if suit != "D" else BLUE, INK, 1.5),
    ]


def _feather(vane: str, quill: str) -> list[str]:
    return [
        shape("M19-118C24-134 36-146 58-142C62-134 56-122 44-121C36-120 28-116 19-118z", vane),
        line("M22-119C30-130 40-136 52-138M30-126L32-121M36-131L40-124M43-134L48-126", quill, 1.4),
    ]


def _axe(band: str) -> list[str]:
    return [
        shape("M50-100H54V-10H50z", CHESTNUT, 1.6),
        shape(
            "M49-96H55L56-90C60-90 64-93 66-98C68-88 68-80 66-72C64-77 60-80 56-80L55-76H49L44-82V-90z",
            SILVER,
            1.7,
        ),
        path(disc(52, -86, 2.2), band, INK, 1),
        shape("M49-70H55V-64H49z", band, 1.4),
    ]


# --- backs ------------------------------------------------------------------------------------------------

BACK_X, BACK_Y, BACK_CELL = 28, 40, 4.0
BORDER = 9


def _border(i: int, j: int) -> str:
    """The frame of a back, the same in the whole family: two lines with a chain of rhombs between them."""
    x, y = abs(i), abs(j)
    depth = min(BACK_X - x, BACK_Y - y)
    if depth == 0 and x == BACK_X and y == BACK_Y:
        return ""  # the ground is rounded there
    if depth in (0, BORDER - 1):
        return "a"
    along = y if BACK_X - x < BACK_Y - y else x
    step = along % 6
    across = abs(depth - 4) + min(step, 6 - step)
    if min(abs(x - (BACK_X - 4)), abs(y - (BACK_Y - 4))) <= 3 and x > BACK_X - BORDER and y > BACK_Y - BORDER:
        across = abs(x - (BACK_X - 4)) + abs(y - (BACK_Y - 4))
    return {0: "b", 2: "a"}.get(across, "")


def _star_field(i: int, j: int) -> str:
    """Eight-pointed stars in a trellis."""
    x, y = abs(i) % 20, abs(j) % 20
    u, v = min(x, 20 - x), min(y, 20 - y)
    if u + v > 10:
        u, v = 10 - u, 10 - v
    if u + v == 10:
        return "b" if u in (0, 5, 10) else "a"
    if u < 5 and v < 5 and STAR[v][u] == "x":
        return "b" if u == v == 0 else "a"
    return "b" if u + v == 8 and u in (0, 8) else ""


def _rhomb_field(i: int, j: int) -> str:
    """Large toothed rhombs, one within the other, round a star."""
    x, y = abs(i) % 40, abs(j) % 40
    u, v = min(x, 40 - x), min(y, 40 - y)
    if u + v > 20:
        u, v = 20 - u, 20 - v
    ring, along = u + v, u - v
    if ring in (14, 20):
        return "a"
    if ring == 16:
        return "a" if along % 4 == 0 else ""
    if ring == 10:
        return "b" if along % 4 == 2 else ""
    if u < 5 and v < 5 and STAR[v][u] == "x":
        return "a"
    return "b" if ring == 0 else ""


def _leaf_field(i: int, j: int) -> str:
    """Stars from which leafy stems grow, up and down."""
    x = abs(i) % 14
    u, rise = min(x, 14 - x), abs(j) - 5
    if rise < 0:
        star = u < 5 and STAR[abs(j)][u] == "x"
        return "a" if star else "b" if (u == 0 and j == 0) or (u == 7 and abs(j) in (0, 2)) else ""
    rise %= 8
    if u == 0:
        return "b" if rise == 1 else "a"
    if u == 7:
        return "b" if rise == 1 else "a" if rise in (4, 6) else ""
    leaf = {1: (2, 3), 2: (2, 3, 4), 3: (3, 4, 5), 4: (4, 5, 6), 5: (5, 6), 6: ()}
    return "a" if rise in leaf[u] else ""


BACKS: dict[str, tuple[str, str, str, Callable[[int, int], str]]] = {
    "poppy": (RED, PAPER, OCHRE, _star_field),
    "cornflower": (BLUE, PAPER, OCHRE, _rhomb_field),
    "fern": (GREEN, PAPER, OCHRE, _leaf_field),
}


def back(name: str) -> list[str]:
    ground, first, second, field = BACKS[name]
    grid: Grid = {}
    for i in range(-BACK_X, BACK_X + 1):
        for j in range(-BACK_Y, BACK_Y + 1):
            inside = min(BACK_X - abs(i), BACK_Y - abs(j))
            key = _border(i, j) if inside < BORDER else field(i, j) if inside > BORDER else ""
            if key:
                grid[i, j] = key
    stitches = stitch_paths(grid, BACK_CELL, {"a": first, "b": second}, 0.42)
    return [
        paper(),
        f'<rect x="8" y="10" width="{WIDTH - 16}" height="{HEIGHT - 20}" rx="9" ry="9" fill="{ground}"/>',
        moved(stitches, CX, CY),
    ]


# --- the deck ---------------------------------------------------------------------------------------------


def face(rank: str, suit: str) -> str:
    if rank == "A":
        parts = ace(suit)
    elif rank in "JQK":
        parts = court_card(rank, suit)
    else:
        parts = number_card(rank, suit)
    return document([paper(), *parts])


def write_deck(folder: Path) -> None:
    faces = folder / "classic"
    backs = folder / "backs"
    for directory in (faces, backs):
        directory.mkdir(parents=True, exist_ok=True)
    for suit in SUITS:
        for rank in RANKS:
            (faces / f"{rank}{suit}.svg").write_text(face(rank, suit), encoding="utf-8", newline="\n")
    for name in BACKS:
        (backs / f"{name}.svg").write_text(document(back(name)), encoding="utf-8", newline="\n")


def main(arguments: Sequence[str]) -> int:
    if len(arguments) > 1 or any(a.startswith("-") for a in arguments):
        print(__doc__)
        return 2
    here = Path(__file__).resolve().parent.parent
    write_deck(Path(arguments[0]) if arguments else here / "assets" / "cards")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
