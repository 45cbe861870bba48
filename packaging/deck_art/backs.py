"""The backs: one family of embroideries, the same from either end."""

from __future__ import annotations

from collections.abc import Callable

from deck_art.stitch import STAR, Grid, stitch_paths
from deck_art.svg import BLUE, CX, CY, GREEN, HEIGHT, OCHRE, PAPER, RED, WIDTH, moved, paper

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
