"""What the queens wear: blouse and bodice, beads, braids and the flowers of their wreaths."""

from __future__ import annotations

from deck_art import flowers
from deck_art.stitch import repeated, stitch_paths
from deck_art.svg import GREEN, INK, OCHRE, PAPER, both_sides, circle, disc, line, moved, num, path, shape

BLOUSE = "M-16-62C-42-61-68-56-92-38V0H92V-38C68-56 42-61 16-62z"
BODICE = "M-27-60C-22-44-12-34 0-30C12-34 22-44 27-60L35-57C38-40 35-20 36 0H-36C-35-20-38-40-35-57z"
NECK = "M-8-76H8V-62C14-56 18-54 20-52C12-40-12-40-20-52C-18-54-14-56-8-62z"
FRINGE = "M0-118C-16-118-24-106-22-82C-20-94-12-104 0-107.500C12-104 20-94 22-82C24-106 16-118 0-118z"
PALE_LEAF = "#3b7d5f"
_SLEEVE = ["k...k", ".k.k.", "..k..", ".....", "kkkkk"]


def sleeves(colour: str) -> list[str]:
    """Embroidered bands across both sleeves."""
    band = stitch_paths(repeated(_SLEEVE, 11), 2.1, {"k": colour}, 0.55)
    return both_sides([moved(band, -63, -26)])


def braid(hair: str, tie: str, x: float = 24.5, top: float = -74, links: int = 5) -> list[str]:
    """Two braids over the shoulders, with a ribbon at the end."""
    strand = "M{0} -3C{1} -2 {1} 9 {2} 13C{3} 9 {3} 3 {0} -3z"
    left, right = strand.format(1, -9.5, -1, 5), strand.format(-1, 9.5, 1, -5)
    parts = []
    for n in range(links):
        parts += [moved([shape(side, hair, 1.4)], -x, top + 8.5 * n) for side in (left, right)]
    parts.append(moved([shape("M-5 0H5L8 11L0 7L-8 11z", tie, 1.5)], -x, top + 8.5 * links + 2))
    return both_sides(parts)


def beads(rows: list[tuple[str, float]], wide: float = 10) -> list[str]:
    """Rows of beads from the neck down, each with a colour and the size of a bead."""
    parts = []
    for depth, (colour, radius) in enumerate(rows):
        count, reach = 7 + 2 * depth, wide + 4.6 * depth
        beads = ""
        for n in range(count):
            t = 2 * n / (count - 1) - 1
            beads += disc(t * reach, -62 + 4 * depth + (1 - t * t) * (5 + 2.2 * depth), radius)
        parts.append(path(beads, colour, INK, 0.9))
    return parts


def earrings(colour: str) -> list[str]:
    """A drop at each ear."""
    return both_sides([path(disc(-20, -74.5, 2.4) + disc(-20, -69, 1.7), colour, INK, 0.9)])


def blossom(x: float, y: float, size: float, petal: str, heart: str) -> list[str]:
    """A flower with five round petals."""
    around = ((0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309))
    petals = "".join(disc(x + dx * size * 0.62, y + dy * size * 0.62, size * 0.52) for dx, dy in around)
    return [path(petals, petal, INK, 1.2), circle(x, y, size * 0.42, heart, INK, 1.0)]


def daisy(x: float, y: float, size: float) -> list[str]:
    """A white flower with many petals."""
    return flowers.flower(x, y, size, PAPER, PAPER, OCHRE, count=8, outline=0.9)


def leaves(places: list[tuple[float, float, float]], size: float = 20, fill: str = GREEN) -> list[str]:
    """Leaves, each at a point and turned by an angle."""
    return [flowers.at(flowers.leaf(size, size * 0.5), fill, x, y, angle, 1.2) for x, y, angle in places]


def rose(x: float, y: float, r: float, colour: str) -> list[str]:
    """A rose seen from above."""
    ring = INK if colour == PAPER else PAPER
    turns = (
        ((-0.2, -0.3), (0.1, -0.5), (0.35, -0.3)),
        ((0.6, 0), (0.2, 0.5), (-0.2, 0.45)),
        ((-0.7, 0.3), (-0.65, -0.4), (-0.2, -0.65)),
    )
    curl = f"M{num(x)} {num(y)}" + "".join(
        "C" + " ".join(f"{num(x + r * dx)} {num(y + r * dy)}" for dx, dy in turn) for turn in turns
    )
    return [circle(x, y, r, colour, INK, 1.3), line(curl, ring, 1.3)]
