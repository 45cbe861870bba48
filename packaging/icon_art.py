"""The drawings of the application's icon and that of its game records, each for a range of sizes."""

from __future__ import annotations

from collections.abc import Iterable

from deck_art.signs import PIPS
from deck_art.stitch import Grid, stitch_paths
from deck_art.svg import EDGE, GREEN, INK, OCHRE, PAPER, RED, circle, group, moved, num, path

STITCHED_FROM = 64
SIDE = 512
"""The drawings' own side."""

DEEP, LIGHT = "#123f2e", "#2f7a5b"
"""The felt's edge and its middle."""
DARK_RED = "#8f1622"
SHEET_EDGE, FOLD = "#9c8f70", "#e6dcc2"

HEART = (
    "..rrr...rrr..",
    ".rrrrr.rrrrr.",
    "rrrrrrrrrrrrr",
    "rrrrrrwrrrrrr",
    "rrrrrwrwrrrrr",
    "rrrrwrorwrrrr",
    ".rrrrwrwrrrr.",
    "..rrrrwrrrr..",
    "...rrrrrrr...",
    "....rrrrr....",
    ".....rrr.....",
    "......r......",
)
"""The suit in cross-stitch: `r` red, `w` the paper that shows through, `o` ochre."""
BAND = ("g.r.", ".r.r", "r.o.", ".r.r", "g.r.")
"""One repeat of the border: a chain of rhombs."""


# --- pieces -----------------------------------------------------------------------------------------------


def box(x: float, y: float, width: float, height: float, radius: float, fill: str, extra: str = "") -> str:
    """A rounded rectangle."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" rx="{num(radius)}" '
        f'fill="{fill}"{extra}/>'
    )


def grid_of(rows: Iterable[str]) -> Grid:
    """The stitches of a pattern, with its middle at the origin."""
    lines = list(rows)
    left, top = len(lines[0]) // 2, len(lines) // 2
    return {
        (i - left, j - top): key for j, row in enumerate(lines) for i, key in enumerate(row) if key != "."
    }


def stitches(rows: Iterable[str], cell: float) -> list[str]:
    """A pattern, each stitch a cross on a ground of its own colour, so that it is still full when small."""
    grid = grid_of(rows)
    grounds = {"r": "#d5666c", "g": "#5f907c", "o": "#e9bd6a", "p": "#f0dcc8"}
    squares = [
        box((i - 0.5) * cell, (j - 0.5) * cell, cell, cell, 0, grounds[key])
        for (i, j), key in sorted(grid.items())
        if key in grounds
    ]
    return squares + stitch_paths(grid, cell, {"r": RED, "g": GREEN, "o": OCHRE, "p": PAPER}, 0.5)


def band(repeats: int, cell: float) -> list[str]:
    """The border of rhombs, so many of them, closed at either end."""
    return stitches([row * repeats + row[0] for row in BAND], cell)


def shadow(x: float, y: float, width: float, height: float, radius: float, strength: float) -> list[str]:
    """A soft shadow without a filter, which QtSvg has not: several outlines, each a little larger."""
    return [
        box(
            x - grow,
            y - grow + 10,
            width + 2 * grow,
            height + 2 * grow,
            radius + grow,
            "#04140d",
            f' fill-opacity="{num(strength)}"',
        )
        for grow in (12, 8, 4, 0)
    ]


def document(parts: Iterable[str]) -> str:
    """A whole drawing."""
    body = "\n".join(parts)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">\n{body}\n</svg>\n'
    )


# --- the application --------------------------------------------------------------------------------------


def felt(inset: float, radius: float) -> list[str]:
    """The table: cloth with light in its middle, and a rim."""
    side = SIDE - 2 * inset
    return [
        '<radialGradient id="felt" gradientUnits="userSpaceOnUse" cx="256" cy="210" r="330">'
        f'<stop offset="0" stop-color="{LIGHT}"/><stop offset="1" stop-color="{DEEP}"/></radialGradient>',
        box(inset, inset, side, side, radius, "url(#felt)"),
    ]


def seam() -> str:
    """A running stitch along the rim."""
    return (
        f'<rect x="36" y="36" width="440" height="440" rx="80" fill="none" stroke="{OCHRE}" stroke-width="5" '
        'stroke-dasharray="17 11.2" stroke-linecap="round" stroke-opacity="0.85"/>'
    )


def back_card() -> list[str]:
    """The card behind, which shows its embroidered back."""
    rhombs = [
        path(f"M{num(x)} {num(y - 17)}l17 17l-17 17l-17-17z", "none", PAPER, 5)
        for x in (-68, -34, 0, 34, 68)
        for y in (-122, -88, -54, -20, 14, 48, 82, 116)
    ]
    return [
        *shadow(-116, -160, 232, 320, 24, 0.07),
        box(-116, -160, 232, 320, 24, PAPER, f' stroke="{EDGE}" stroke-width="3"'),
        box(-102, -146, 204, 292, 14, RED),
        *rhombs,
        box(-102, -146, 204, 292, 14, "none", f' stroke="{DARK_RED}" stroke-width="4"'),
    ]


def front_card() -> list[str]:
    """The card in front: a stitched heart between two borders."""
    return [
        *shadow(-120, -166, 240, 332, 26, 0.08),
        box(-120, -166, 240, 332, 26, PAPER, f' stroke="{EDGE}" stroke-width="3"'),
        moved(band(8, 6.5), 0, -132),
        moved(band(8, 6.5), 0, 132),
        moved(stitches(HEART, 15), 0, 5),
    ]


def app_large() -> str:
    """From 64 pixels up: two cards on the table, stitched."""
    return document(
        [
            *felt(16, 100),
            seam(),
            group(back_card(), "translate(205 258) rotate(-14) scale(1.02)"),
            group(front_card(), "translate(296 261) rotate(7) scale(1.04)"),
        ]
    )


def app_medium() -> str:
    """About 48 pixels: the same without stitches and seam, everything larger."""
    return document(
        [
            *felt(10, 96),
            group(
                [
                    box(-128, -176, 256, 352, 28, PAPER),
                    box(-112, -160, 224, 320, 16, RED),
                ],
                "translate(196 258) rotate(-15)",
            ),
            group(
                [
                    *shadow(-132, -184, 264, 368, 30, 0.08),
                    box(-132, -184, 264, 368, 30, PAPER),
                    path("M-96-146H96M-96 146H96", "none", GREEN, 20),
                    group([path(PIPS["H"], RED)], "translate(0 2) scale(2.05)"),
                ],
                "translate(300 262) rotate(7)",
            ),
        ]
    )


class Raster:
    """Shapes for a small size, given in its pixels, so that every edge falls between two of them."""

    def __init__(self, pixels: int) -> None:
        self.unit = SIDE / pixels

    def box(self, x: float, y: float, width: float, height: float, fill: str, radius: float = 0) -> str:
        """A rectangle."""
        x, y, width, height, radius = (self.unit * value for value in (x, y, width, height, radius))
        return box(x, y, width, height, radius, fill)

    def heart(self, x: float, y: float, width: float) -> str:
        """The suit about a point."""
        scale = width / 94 * self.unit
        return group(
            [path(PIPS["H"], RED)],
            f"translate({num(x * self.unit)} {num(y * self.unit)}) scale({num(scale)})",
        )


def app_small(pixels: int) -> str:
    """Up to 32 pixels: upright, and the smallest with one card alone."""
    raster = Raster(pixels)
    pair = pixels >= 24
    width = {16: 10, 22: 14, 24: 13, 32: 18}[pixels]
    height = {16: 14, 22: 18, 24: 20, 32: 26}[pixels]
    left, top = (pixels - width + (3 if pair else 0)) // 2, (pixels - height) // 2
    behind = [
        raster.box(left - 4, top + 1, width, height - 2, PAPER, 1.5),
        raster.box(left - 3, top + 2, width, height - 4, RED),
        raster.box(left - 1, top, width, height, DEEP, 1.5),
    ]
    gap = 2 if pixels > 16 else 1
    bands = [
        raster.box(left + gap, y, width - 2 * gap, 1 + (pixels == 32), GREEN)
        for y in (top + gap, top + height - gap - 1 - (pixels == 32))
    ]
    return document(
        [
            *felt(0, SIDE * 0.19),
            *(behind if pair else ()),
            raster.box(left, top, width, height, PAPER, 1.5 if pixels > 16 else 1),
            *(bands if pixels > 16 else ()),
            raster.heart(left + width / 2, pixels / 2, width - (4 if pixels > 16 else 2)),
        ]
    )


# --- a game record ----------------------------------------------------------------------------------------


def record_large() -> str:
    """A sheet with a folded corner: the suit, and the lines of a score."""
    sheet = "M112 24H318L424 130V464a24 24 0 0 1-24 24H112a24 24 0 0 1-24-24V48a24 24 0 0 1 24-24z"
    return document(
        [
            path(sheet.replace("M112 24", "M112 34"), "#04140d", extra=' fill-opacity="0.16"'),
            path(sheet, PAPER, SHEET_EDGE, 6),
            path("M318 24V106a24 24 0 0 0 24 24H424z", FOLD, SHEET_EDGE, 6),
            moved(stitches(HEART, 13), 256, 222),
            path("M136 346H376M136 386H306", "none", INK, 10, ' stroke-opacity="0.5" stroke-linecap="round"'),
            circle(340, 386, 9, RED),
            circle(366, 386, 9, GREEN),
            moved(band(10, 5.8), 256, 444),
        ]
    )


def record_small(pixels: int) -> str:
    """The same with a heart and one line, on whole pixels."""
    raster = Raster(pixels)
    height = pixels - 2 * (pixels // 16)
    width = round(height * 0.8)
    left, top, fold = (pixels - width) // 2, (pixels - height) // 2, round(pixels * 0.22)
    thick = 1 if pixels < 32 else 2
    right, bottom, unit = left + width, top + height, raster.unit

    def outline(inset: float) -> str:
        points = (
            (left + inset, top + inset),
            (right - fold - inset * 0.4, top + inset),
            (right - inset, top + fold + inset * 0.4),
            (right - inset, bottom - inset),
            (left + inset, bottom - inset),
        )
        return "M" + "L".join(f"{num(x * unit)} {num(y * unit)}" for x, y in points) + "z"

    corner = right - fold
    gap = max(2, pixels // 8)
    return document(
        [
            path(outline(0), SHEET_EDGE),
            path(outline(1 if pixels < 48 else 1.5), PAPER),
            path(
                f"M{num(corner * unit)} {num(top * unit)}V{num((top + fold) * unit)}H{num(right * unit)}z",
                SHEET_EDGE,
            ),
            raster.heart(left + width / 2, top + (0.47 if pixels > 16 else 0.5) * height, 0.56 * width),
            raster.box(left + gap, bottom - gap - thick, width - 2 * gap, thick, GREEN),
        ]
    )


# --- by size ----------------------------------------------------------------------------------------------


def record(pixels: int) -> str:
    """The icon of a game record as it is drawn for a size."""
    return record_large() if pixels >= STITCHED_FROM else record_small(pixels)


def app(pixels: int) -> str:
    """The application's icon as it is drawn for a size."""
    if pixels >= STITCHED_FROM:
        return app_large()
    return app_medium() if pixels > 32 else app_small(pixels)
