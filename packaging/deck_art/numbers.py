"""Number cards and aces."""

from __future__ import annotations

import math

from deck_art import flowers
from deck_art.signs import index, pip
from deck_art.stitch import STAR, quarter, stitch_paths
from deck_art.svg import (
    BLUE,
    CX,
    CY,
    GREEN,
    HEIGHT,
    OCHRE,
    PAPER,
    RED,
    both_sides,
    half_turn,
    line,
    moved,
)

LEFT, MIDDLE, RIGHT = 84.0, 125.0, 166.0
TOP = 62.0

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
"""Where the pips are: rows count from 0 (top) to 1 (bottom); what is below the middle stands on its head."""


def number_card(rank: str, suit: str) -> list[str]:
    """A card with as many pips as its rank says."""
    size = 46 if rank in "9T" else 50
    drop = HEIGHT - 2 * TOP
    pips = [pip(suit, x, TOP + row * drop, size, turned=row > 0.5) for x, row in LAYOUTS[rank]]
    return [*half_turn(index(rank, suit), "i"), *pips]


STAR_DROP = {"S": 4.0, "H": -7.0, "D": 0.0, "C": 5.0}
"""Where a star is sewn on: the middle of the pip's body, which is not the middle of its box."""
PETALS = {"S": (RED, OCHRE), "H": (OCHRE, RED), "D": (BLUE, OCHRE), "C": (RED, OCHRE)}
"""The flowers of an ace: the petals, and the strokes on them."""


def ace(suit: str) -> list[str]:
    """One large pip in a wreath of painted flowers; that of spades is the largest, and has flowers on it."""
    if suit == "S":
        return _ace_of_spades()
    star = stitch_paths(quarter(STAR), 3.2, {"x": PAPER}, 0.6)
    return [
        *half_turn(index("A", suit), "i"),
        *half_turn([moved(_wreath(*PETALS[suit], 74, 114), CX, CY)], "w"),
        pip(suit, CX, CY, 112),
        moved(star, CX, CY + STAR_DROP[suit]),
    ]


def _wreath(petal: str, inner: str, across: float, up: float) -> list[str]:
    """The upper half of a wreath: a flower above, and on both sides a branch that follows an ellipse."""
    branch = [line(_arc(across, up, 8, 82), GREEN, 2.8)]
    for n, degrees in enumerate((24, 38, 52, 66, 80)):
        x, y = _on(across, up, degrees)
        ahead = _heading(across, up, degrees)
        size = 26 - 2 * n
        branch.append(flowers.at(flowers.leaf(size, 0.42 * size, 0.12), GREEN, x, y, ahead - 38))
        branch.append(flowers.at(flowers.leaf(size * 0.9, 0.4 * size, -0.12), GREEN, x, y, ahead + 38))
    x, y = _on(across, up, 43)
    branch.append(flowers.berries([(x - 8, y - 7, 3.4), (x - 1.5, y - 11, 3.4)], inner))
    x, y = _on(across, up, 84)
    branch.append(flowers.berries([(x, y, 4.2)], petal))
    head = [
        flowers.at(flowers.leaf(31, 12, 0.1), GREEN, 0, -up, 80),
        flowers.at(flowers.leaf(27, 11, -0.1), GREEN, 0, -up, 46),
    ]
    return [*both_sides([*branch, *head]), *flowers.flower(0, -up, 21, petal, inner, PAPER)]


def _on(across: float, up: float, degrees: float) -> tuple[float, float]:
    """A point of an ellipse, the degrees counted from the top clockwise."""
    angle = math.radians(degrees)
    return across * math.sin(angle), -up * math.cos(angle)


def _heading(across: float, up: float, degrees: float) -> float:
    """Which way the ellipse goes there, as an angle from straight up."""
    angle = math.radians(degrees)
    return math.degrees(math.atan2(across * math.cos(angle), -up * math.sin(angle)))


def _arc(across: float, up: float, start: float, end: float) -> str:
    (x0, y0), (x1, y1) = _on(across, up, start), _on(across, up, end)
    return f"M{x0:.1f} {y0:.1f}A{across:.1f} {up:.1f} 0 0 1 {x1:.1f} {y1:.1f}"


def _ace_of_spades() -> list[str]:
    return [
        *half_turn(index("A", "S"), "i"),
        *half_turn([moved(_spray(), CX, CY)], "s"),
        pip("S", CX, CY - 4, 160),
        moved(_spade_flowers(), CX, CY - 4),
    ]


def _spray() -> list[str]:
    """A flower with leaves and curling tendrils; its double grows from below."""
    side = [
        line("M6-120C24-112 46-118 55-104C60-94 52-85 45-89", GREEN, 2.6),
        line("M34-115C44-122 54-124 60-131", GREEN, 2.2),
        flowers.at(flowers.leaf(24, 10, 0.12), GREEN, 10, -121, 62),
        flowers.at(flowers.leaf(17, 8, -0.1), GREEN, 28, -114, 122),
        flowers.at(flowers.leaf(14, 7, 0.1), GREEN, 44, -114, 88),
        flowers.berries([(45, -90, 4.2), (61, -132, 3.8)], OCHRE),
    ]
    return [*both_sides(side), *flowers.flower(0, -128, 19, RED, OCHRE, PAPER)]


def _spade_flowers() -> list[str]:
    """What is painted on the ace of spades: a flower from which leaves and buds climb to the tip."""
    side = [
        line("M0 10C-20 4-34 10-44 26", PAPER, 2.2),
        flowers.at(flowers.drop(22, 10, -0.25), PAPER, -26, 7, -8),
        flowers.at(flowers.drop(20, 9, -0.25), PAPER, -37, 13, -20),
        flowers.at(flowers.drop(17, 8, 0.25), PAPER, -28, 12, -150),
        flowers.berries([(-46, 31, 3.6)], OCHRE),
        flowers.at(flowers.drop(24, 9, -0.22), PAPER, -2, -22, -34),
        flowers.at(flowers.drop(18, 7, -0.18), PAPER, -1, -40, -24),
    ]
    return [
        line("M0 6V-52", PAPER, 2.2),
        *both_sides(side),
        flowers.at(flowers.drop(18, 9), RED, 0, -44, 0),
        *flowers.flower(0, 10, 22, RED, OCHRE, PAPER),
    ]
