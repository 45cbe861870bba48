"""A small vocabulary of SVG, the card's measures and the palette.

The drawings keep to SVG Tiny 1.2, which is all that QtSvg draws: no clipping, masks, fonts or CSS.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
SUIT = "currentColor"
"""The colour of the suit, which the root of a face names: whoever shows the card may put another there."""

SUIT_COLOUR = {"S": INK, "H": RED, "D": RED, "C": INK}


def num(value: float) -> str:
    """A number as short as a drawing needs it."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path(d: str, fill: str = "none", stroke: str = "", width: float = 2.0, extra: str = "") -> str:
    """A path, filled or stroked or both."""
    pen = f' stroke="{stroke}" stroke-width="{num(width)}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{pen}{extra}/>'


def shape(d: str, fill: str, width: float = 2.0) -> str:
    """A flat area with the ink contour that holds the court figures together."""
    return path(d, fill, INK, width)


def line(d: str, stroke: str = INK, width: float = 2.0) -> str:
    """A stroke with round ends."""
    return path(d, "none", stroke, width, ' stroke-linecap="round"')


def circle(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1.5) -> str:
    """A circle, with a contour if a stroke is given."""
    pen = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{pen}/>'


def disc(x: float, y: float, r: float) -> str:
    """A circle as path data, for joining many beads into one element."""
    arc = f"a{num(r)} {num(r)} 0 1 1 "
    return f"M{num(x - r)} {num(y)}{arc}{num(2 * r)} 0{arc}{num(-2 * r)} 0z"


def group(parts: Iterable[str], transform: str) -> str:
    """The parts under a transform."""
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def moved(parts: Iterable[str], x: float, y: float) -> str:
    """The parts elsewhere."""
    return group(parts, f"translate({num(x)} {num(y)})")


def both_sides(parts: Sequence[str]) -> list[str]:
    """The parts and their mirror image in the vertical axis."""
    return [*parts, group(parts, "scale(-1 1)")]


def half_turn(parts: Sequence[str], name: str) -> list[str]:
    """The parts, and once more turned by 180 degrees about the card's centre."""
    return [
        f'<g id="{name}">{"".join(parts)}</g>',
        f'<use xlink:href="#{name}" transform="rotate(180 {num(CX)} {num(CY)})"/>',
    ]


def document(parts: Iterable[str], colour: str = "", size: tuple[int, int] = (WIDTH, HEIGHT)) -> str:
    """A whole drawing; `colour` is what `SUIT` stands for in it."""
    width, height = size
    body = "\n".join(parts)
    own = f' color="{colour}"' if colour else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
        f'baseProfile="tiny" width="{width}" height="{height}" viewBox="0 0 {width} {height}"{own}>\n'
        f"{body}\n</svg>\n"
    )


OUTLINE = (
    f"M{1 + CORNER} 1H{WIDTH - 1 - CORNER}a{CORNER} {CORNER} 0 0 1 {CORNER} {CORNER}V{HEIGHT - 1 - CORNER}"
    f"a{CORNER} {CORNER} 0 0 1-{CORNER} {CORNER}H{1 + CORNER}a{CORNER} {CORNER} 0 0 1-{CORNER}-{CORNER}"
    f"V{1 + CORNER}a{CORNER} {CORNER} 0 0 1 {CORNER}-{CORNER}z"
)
"""The card's own outline, along the middle of its edge."""


def paper() -> str:
    """The card itself, with the edge that a stack of cards shows."""
    return path(OUTLINE, PAPER, EDGE, 2)
