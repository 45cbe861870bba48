"""The queens: wreath, beads and an embroidered blouse, and a flower in hand, each in a manner of her own."""

from __future__ import annotations

from collections.abc import Callable

from deck_art import flowers
from deck_art.court_colours import of_suit
from deck_art.finery import (
    BLOUSE,
    BODICE,
    FRINGE,
    NECK,
    PALE_LEAF,
    beads,
    blossom,
    braid,
    daisy,
    earrings,
    leaves,
    rose,
    sleeves,
)
from deck_art.heads import fist, queen_face
from deck_art.stitch import repeated, sprinkle, stitch_paths
from deck_art.svg import (
    BLUE,
    CHESTNUT,
    GREEN,
    INK,
    OCHRE,
    PAPER,
    RED,
    SKIN,
    both_sides,
    circle,
    disc,
    group,
    line,
    moved,
    path,
    shape,
)


def queen_of_spades() -> list[str]:
    """Black braids, a wreath of poppies with ribbons, a broad woven collar; she holds a poppy."""
    c = of_suit("S")
    ribbons = [
        shape("M-24-108C-33-92-33-74-41-52L-33-48C-27-72-25-90-18-106z", c.accent, 1.6),
        shape("M-27-108C-39-94-42-76-52-57L-44-52C-35-72-31-90-22-106z", OCHRE, 1.6),
    ]
    back_hair = "M-21-104C-28-92-27-76-22-64H22C27-76 28-92 21-104C14-118-14-118-21-104z"
    collar = (
        "M-21-58C-31-54-33-46-30-42C-20-29-9-25 0-25C9-25 20-29 30-42C33-46 31-54 21-58C14-46-14-46-21-58z"
    )
    weave = stitch_paths(repeated(["k.k", ".k.", "k.k"], 8), 2.4, {"k": c.accent}, 0.6)
    return [
        shape(BLOUSE, PAPER),
        *sleeves(c.accent),
        *both_sides(ribbons),
        shape(back_hair, INK),
        shape(BODICE, c.main),
        line("M-34-56C-37-40-34-20-35 0M34-56C37-40 34-20 35 0", c.accent, 2.4),
        shape(NECK, SKIN),
        shape(collar, PAPER, 1.8),
        moved(weave, 0, -36.5),
        line("M-27-45C-18-33-9-29.500 0-29.500C9-29.500 18-33 27-45", OCHRE, 2.2),
        *sprinkle("S", OCHRE, [(0, -17), (-24, -36), (24, -36)]),
        flowers.stem("M61-96C60-70 62-40 61-6", GREEN, 3),
        *leaves([(61, -56, -38), (61, -62, 36)], 21),
        path(
            disc(61, -121, 9) + disc(51, -112, 9.5) + disc(71, -112, 9.5) + disc(61, -104, 10), RED, INK, 1.8
        ),
        circle(61, -112, 5.4, INK),
        path(
            "".join(disc(x, y, 1.2) for x, y in ((61, -119.5), (68.5, -112), (53.5, -112), (61, -104.5))), INK
        ),
        path(disc(61, -112, 2), OCHRE),
        *fist(61, -34, c.main, c.accent),
        *queen_face(0.8),
        *earrings(c.accent),
        shape(FRINGE, INK),
        *both_sides(
            [
                shape(f"M{x} {y}c-5-1-8 3-8 7c4 2 8-1 8-7z", INK, 1.2)
                for x, y in ((-4, -113), (-11, -110), (-17, -105))
            ]
        ),
        line("M-5-110L-10-107M-12-107L-16-103M5-110L10-107M12-107L16-103", "#77708a", 1.1),
        *leaves(
            [
                (-26, -106, -66),
                (26, -106, 66),
                (-17, -117, -34),
                (17, -117, 34),
                (-6, -122, -12),
                (6, -122, 12),
            ],
            19,
        ),
        *blossom(-24, -108, 8, OCHRE, RED),
        *blossom(24, -108, 8, OCHRE, RED),
        *blossom(-13, -117, 10, RED, INK),
        *blossom(13, -117, 10, RED, INK),
        *blossom(0, -121, 11.5, PAPER, OCHRE),
    ]


def queen_of_hearts() -> list[str]:
    """Fair braids, a crown of roses, corals with a coin; she holds a rose."""
    c = of_suit("H")
    back_hair = "M-21-104C-28-92-26-78-21-66H21C26-78 28-92 21-104C14-118-14-118-21-104z"
    lace = "M-9-30L9-23M9-30L-9-23M-9-21L9-14M9-21L-9-14"
    return [
        shape(BLOUSE, PAPER),
        *sleeves(c.main),
        shape(back_hair, OCHRE),
        shape(BODICE, c.main),
        line("M-27-60C-22-44-12-34 0-30C12-34 22-44 27-60", OCHRE, 2.4),
        line("M-33-56C-35-40-33-20-33 0M33-56C35-40 33-20 33 0", OCHRE, 2.2),
        shape("M-20-52C-12-40 12-40 20-52L23-50C18-38 10-33 0-30C-10-33-18-38-23-50z", PAPER, 1.2),
        shape(NECK, SKIN),
        line(lace, OCHRE, 2.4),
        *beads([(c.main, 2.5), (c.main, 2.8), (c.main, 3.1)]),
        circle(0, -38, 5, OCHRE, INK, 1.4),
        line("M0-41V-35M-3-38H3", INK, 1.1),
        *braid(OCHRE, c.accent, 29, -68, 5),
        flowers.stem("M61-94C62-70 59-40 61-6", GREEN, 3),
        *leaves([(61, -58, -44), (61, -66, 42), (61, -94, -62), (61, -94, 62)], 19),
        circle(61, -110, 15.5, RED, INK, 1.8),
        line("M61-110C58-113 61-117 65-115C70-112 68-104 61-103C52-102 50-113 56-119", PAPER, 1.6),
        line("M48-104C50-98 56-95.500 62-96M73-117C76-110 74-103 70-99", PAPER, 1.6),
        *fist(61, -34, c.accent, OCHRE),
        *queen_face(-0.8),
        *earrings(OCHRE),
        shape(FRINGE, OCHRE),
        line("M-5-116C-8-113-10-111-14-107M5-116C8-113 10-111 14-107", INK, 1),
        *leaves(
            [
                (-27, -103, -80),
                (27, -103, 80),
                (-18, -124, -40),
                (18, -124, 40),
                (-9, -130, -14),
                (9, -130, 14),
            ],
            17,
        ),
        *[
            part
            for x, y, r in ((-25, -107, 9), (25, -107, 9), (-15, -118, 10.5), (15, -118, 10.5))
            for part in rose(x, y, r, RED)
        ],
        *rose(0, -123, 12.5, PAPER),
    ]


def queen_of_diamonds() -> list[str]:
    """A white veil with a stitched hem under a beaded diadem, a high collar; she holds a cornflower."""
    c = of_suit("D")
    veil = (
        "M0-136C-24-136-34-120-33-98C-32-78-40-60-56-42L-34-34C-24-46-20-60-20-76V-96H20V-76"
        "C20-60 24-46 34-34L56-42C40-60 32-78 33-98C34-120 24-136 0-136z"
    )
    hem = "M-52.500-46L-37.500-39.500M52.500-46L37.500-39.500"
    gown = "M-22-60C-46-58-70-54-92-38V0H92V-38C70-54 46-58 22-60z"
    panel = "M-16-58H16V0H-16z"
    border = stitch_paths(repeated(["k.k", ".k.", "k.k", "...", "kkk"], 13), 2.2, {"k": c.accent}, 0.6)
    petals = [
        flowers.at("M0 0L-6.500-16L-3.200-13.500L0-19L3.200-13.500L6.500-16z", BLUE, 61, -110, angle, 1.3)
        for angle in range(0, 360, 60)
    ]
    return [
        shape(gown, c.main),
        *both_sides(sprinkle("D", PAPER, [(-78, -20), (-62, -36)])),
        shape(panel, PAPER, 1.8),
        group(border, "translate(0 -28) rotate(90)"),
        shape("M-15-72L-24-57L0-42L24-57L15-72z", PAPER, 1.8),
        shape("M-8-76H8V-62L0-56L-8-62z", SKIN, 1.4),
        line("M-20-58L0-46.500L20-58", c.second, 2.6),
        path("".join(disc(x, -40 + abs(x) * -0.32, 3) for x in (-30, -22, -14, 14, 22, 30)), PAPER, INK, 1),
        circle(0, -39, 5, c.second, INK, 1.4),
        flowers.stem("M61-96C62-70 60-40 61-6", GREEN, 3),
        *leaves([(61, -52, -30), (61, -60, 30)], 24),
        *petals,
        circle(61, -110, 7, c.second, INK, 1.3),
        path("".join(disc(61 + x, -110 + y, 1.3) for x, y in ((0, -3), (3, 1.5), (-3, 1.5), (0, 0))), PAPER),
        shape("M55-95H67L64.500-86H57.500z", GREEN, 1.4),
        *fist(61, -34, c.second, OCHRE),
        shape(veil, PAPER),
        line(hem, c.main, 3.4),
        *queen_face(0.6, brow=CHESTNUT),
        *earrings(c.main),
        shape(
            "M0-116C-15-116-22-108-21.500-94C-17-101-9-105.500 0-106C9-105.500 17-101 21.500-94"
            "C22-108 15-116 0-116z",
            CHESTNUT,
            1.6,
        ),
        shape(
            "M-27-106C-27-126-15-137 0-143C15-137 27-126 27-106C18-115 9-117 0-117C-9-117-18-115-27-106z",
            c.main,
            1.8,
        ),
        line("M-22.500-111C-22-125-12-133 0-138C12-133 22-125 22.500-111", OCHRE, 2),
        path(
            "M0-134L6-127L0-120L-6-127zM-14-124L-10-119.500L-14-115L-18-119.500zM14-124L18-119.500"
            "L14-115L10-119.500z",
            c.second,
            PAPER,
            1.2,
        ),
        path(
            "".join(
                disc(x, -116.5 + 0.0135 * x * x, 2.3) for x in (-22, -16.5, -11, -5.5, 0, 5.5, 11, 16.5, 22)
            ),
            PAPER,
            INK,
            0.9,
        ),
    ]


def queen_of_clubs() -> list[str]:
    """Brown hair let down, a wreath of daisies and ears of wheat, amber beads; she holds a sheaf."""
    c = of_suit("C")
    hair = (
        "M0-119C-20-119-27-106-26-92C-25-78-34-70-33-56C-33-46-38-40-34-30C-28-34-24-36-20-46L-16-62H16L20-46"
        "C24-36 28-34 34-30C38-40 33-46 33-56C34-70 25-78 26-92C27-106 20-119 0-119z"
    )
    vest = (
        "M-27-60C-22-44-15-36-8-31V0H-40C-38-20-42-40-37-57zM27-60C22-44 15-36 8-31V0H40C38-20 42-40 37-57z"
    )
    ear = [
        flowers.at(flowers.drop(9, 6), OCHRE, x, y, angle, 1)
        for n in range(4)
        for x, y, angle in ((-1.5, -6.5 * n, -28), (1.5, -6.5 * n, 28))
    ]
    ear.append(flowers.at(flowers.drop(11, 6), OCHRE, 0, -25, 0, 1))
    crown_ears = [
        group(ear, f"translate({x} {y}) rotate({angle}) scale(.72)")
        for x, y, angle in (
            (-27, -107, -52),
            (27, -107, 52),
            (-17, -116, -30),
            (17, -116, 30),
            (-7, -119, -10),
            (7, -119, 10),
        )
    ]
    yoke = stitch_paths(repeated([".k", "k."], 4), 2.3, {"k": c.second}, 0.6)
    return [
        shape(BLOUSE, PAPER),
        *sleeves(c.second),
        shape("M-20-54H20L14 0H-14z", PAPER, 1.4),
        group(yoke, "translate(0 -18) rotate(90)"),
        shape(NECK, SKIN),
        shape(vest, c.main),
        line("M-27-59C-22-44-15-36-9-31V0M27-59C22-44 15-36 9-31V0", OCHRE, 2.4),
        *both_sides(sprinkle("C", PAPER, [(-25, -20)], 2.2)),
        shape(hair, CHESTNUT),
        line(
            "M-29-66C-28-54-33-46-31-38M-24-58C-24-50-28-44-27-39M29-66C28-54 33-46 31-38M24-58"
            "C24-50 28-44 27-39",
            INK,
            1.1,
        ),
        shape(NECK, SKIN),
        *beads([(OCHRE, 3), (OCHRE, 3.4)], 11),
        path(disc(0, -46, 4.6), c.second, INK, 1.2),
        line("M61-88C60-66 62-40 61-6M61-70C57-78 53-84 50-92M61-70C65-78 69-84 72-92", GREEN, 2.6),
        *[
            group(ear, f"translate({x} {y}) rotate({angle}) scale(1.05)")
            for x, y, angle in ((61, -90, 0), (50, -90, -16), (72, -90, 16))
        ],
        *leaves([(61, -54, -36), (61, -58, 36)], 20),
        shape("M54-66C58-63 64-63 68-66L66-58C63-56.500 59-56.500 56-58z", c.second, 1.3),
        *fist(61, -34, c.main, OCHRE),
        *queen_face(-0.6, brow=CHESTNUT),
        *earrings(OCHRE),
        shape(
            "M0-119C-17-119-24-106-23-84C-18-90-17-98-6-106C6-100 16-98 23-84C24-106 17-119 0-119z", CHESTNUT
        ),
        *crown_ears,
        *leaves([(-24, -106, -70), (24, -106, 70), (-10, -117, -30), (10, -117, 30)], 14, PALE_LEAF),
        *daisy(-22, -108, 9),
        *daisy(22, -108, 9),
        *daisy(-11.5, -116, 9.5),
        *daisy(11.5, -116, 9.5),
        *blossom(0, -119, 9.5, RED, OCHRE),
    ]


QUEENS: dict[str, Callable[[], list[str]]] = {
    "S": queen_of_spades,
    "H": queen_of_hearts,
    "D": queen_of_diamonds,
    "C": queen_of_clubs,
}
