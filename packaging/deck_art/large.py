"""The large look, for weak eyes: one index as large as may be, one large pip, and court figures close by."""

from __future__ import annotations

from deck_art.court_colours import of_suit
from deck_art.courts import FIGURES, GROUND
from deck_art.numbers import STAR_DROP
from deck_art.signs import large_index, pip
from deck_art.stitch import BANDS, STAR, quarter, repeated, stitch_paths
from deck_art.svg import EDGE, INK, OUTLINE, PAPER, group, moved, path

LEFT, TOP, RIGHT, BOTTOM = 64.0, 118.0, 240.0, 339.0
MIDDLE = 138.0
SCALE = 1.29
SASH_CELL = 3.2
SASH = 16.0
PIP_X, PIP_Y = 154.0, 222.0


def large_card(rank: str, suit: str) -> list[str]:
    """A face in the large look."""
    if rank in "JQK":
        return [*_figure(rank, suit), *large_index(rank, suit), pip(suit, 187, 62, 88)]
    parts = [*large_index(rank, suit), pip(suit, PIP_X, PIP_Y, 176)]
    if rank == "A":
        star = stitch_paths(quarter(STAR), 5, {"x": PAPER}, 0.6)
        parts.append(moved(star, PIP_X, PIP_Y + 1.55 * STAR_DROP[suit]))
    return parts


def _figure(rank: str, suit: str) -> list[str]:
    """The upper half of a court figure, cut off at the sash."""
    colours = of_suit(suit)
    floor = BOTTOM - SASH
    band = stitch_paths(repeated(BANDS[suit], 34), SASH_CELL, {"m": colours.main, "a": colours.accent}, 0.5)
    return [
        path(_panel(0), GROUND),
        moved([group(FIGURES[rank][suit](), f"scale({SCALE})")], MIDDLE, floor),
        path(f"M{LEFT - 4} {floor - SASH}H{RIGHT + 4}v{2 * SASH + 4}H{LEFT - 4}z", PAPER, INK, 2),
        moved(band, MIDDLE, floor),
        path(f"{OUTLINE}{_panel(0)}", PAPER, EDGE, 2, ' fill-rule="evenodd"'),
        path(_panel(0), "none", INK, 2),
    ]


def _panel(out: float) -> str:
    return f"M{LEFT - out} {TOP - out}H{RIGHT + out}V{BOTTOM + out}H{LEFT - out}z"
