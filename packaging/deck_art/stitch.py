"""Cross-stitch: motifs on a grid, mirrored into wholes, and drawn as crosses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deck_art.svg import moved, num

Grid = dict[tuple[int, int], str]

RUNS_PER_PATH = 16
"""QtSvg's time for a stroked path grows faster than its length, and round caps double it."""

BANDS: dict[str, list[str]] = {
    "S": ["a.....a", ".mmm.a.", ".mmmm..", ".mm....", "..m...a"],
    "H": ["aa.m.m.m", "a.mmm.m.", ".mmmmm.a", ".mm.m.aa", "..m...a."],
    "D": ["a.m.m.a", ".m.m.a.", "m.m.a.a", ".m.a.m.", "m.a.m.m"],
    "C": ["amm.mm.a", "mm.mmm..", "m.mmm..m", "..mm..mm", "a.....m."],
}
"""Each suit has its own band: `m` is its main colour, `a` its accent."""
MOTIFS: dict[str, list[str]] = {
    "S": ["k..", ".kk", ".k."],
    "H": [".kk", "kk.", "k.."],
    "D": ["k.k", ".k.", "k.."],
    "C": ["kkk", "k..", "k.."],
}
"""And its own little motif."""
STAR = ["x....", ".xxx.", ".xxxx", ".xx..", "..x.."]


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


def sprinkle(suit: str, colour: str, places: Iterable[tuple[float, float]], cell: float = 2.6) -> list[str]:
    """The suit's little motif at each of these places."""
    motif = stitch_paths(quarter(MOTIFS[suit]), cell, {"k": colour}, 0.55)
    return [moved(motif, x, y) for x, y in places]
