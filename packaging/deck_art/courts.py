"""Court cards: a figure from the head to the embroidered sash, and once more turned round, in a panel."""

from __future__ import annotations

from deck_art.court_colours import of_suit
from deck_art.jacks import JACKS
from deck_art.kings import KINGS
from deck_art.queens import QUEENS
from deck_art.signs import index, pip
from deck_art.stitch import BANDS, repeated, stitch_paths
from deck_art.svg import CX, CY, HEIGHT, INK, PAPER, WIDTH, group, half_turn, moved, path

FIGURES = {"J": JACKS, "Q": QUEENS, "K": KINGS}
SCALE = 1.1
"""Figures are drawn in units of their own, and are so much larger on the card."""

LEFT, TOP = 29.0, 12.0
NOTCH_X, NOTCH_Y = 56.0, 119.0
"""The panel leaves out the corners with the indices."""
GROUND = "#fffaf0"
SASH_CELL = 2.7
SASH = 13.5


def court_card(rank: str, suit: str) -> list[str]:
    """A jack, queen or king."""
    colours = of_suit(suit)
    figure = group(FIGURES[rank][suit](), f"scale({SCALE})")
    sash = stitch_paths(repeated(BANDS[suit], 38), SASH_CELL, {"m": colours.main, "a": colours.accent}, 0.5)
    return [
        path(_panel(0), GROUND),
        *half_turn([moved([figure], CX, CY), pip(suit, 72, 32, 25)], "h"),
        path(f"M{LEFT - 5} {CY - SASH}H{WIDTH - LEFT + 5}v{2 * SASH}H{LEFT - 5}z", PAPER, INK, 2),
        moved(sash, CX, CY),
        *_frame(colours.main),
        *half_turn(index(rank, suit), "i"),
    ]


def _panel(out: float) -> str:
    """The panel's outline, so much beyond its own: a box without two opposite corners."""
    left, top, right, bottom = LEFT - out, TOP - out, WIDTH - LEFT + out, HEIGHT - TOP + out
    notch_x, notch_y = NOTCH_X - out, NOTCH_Y - out
    return (
        f"M{notch_x} {top}H{right}V{HEIGHT - notch_y}H{WIDTH - notch_x}V{bottom}H{left}V{notch_y}H{notch_x}z"
    )


def _frame(colour: str) -> list[str]:
    """Paper laid over whatever reaches beyond the panel, then a double line."""
    mat = f"M8 7H{WIDTH - 8}V{HEIGHT - 7}H8z{_panel(0)}"
    return [
        path(mat, PAPER, extra=' fill-rule="evenodd"'),
        path(_panel(0), "none", INK, 2),
        path(_panel(3.5), "none", colour, 1.5),
    ]
