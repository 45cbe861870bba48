"""The kings: crown, beard, mantle and mace, each in a manner of his own."""

from __future__ import annotations

from collections.abc import Callable

from deck_art.court_colours import of_suit
from deck_art.heads import fist, king_face, mouth_in_beard
from deck_art.stitch import sprinkle
from deck_art.svg import (
    BLUE,
    CHESTNUT,
    GREEN,
    INK,
    OCHRE,
    PAPER,
    RED,
    SILVER,
    both_sides,
    circle,
    disc,
    line,
    path,
    shape,
)

COAT = "M-24-64C-46-60-70-54-92-38V0H92V-38C70-54 46-60 24-64z"
_FUR = "#f4eee0"


def _staff(top: float) -> str:
    return shape(f"M58.500 {top}H63.500V-6H58.500z", CHESTNUT, 1.6)


def king_of_spades() -> list[str]:
    """Old and white-bearded, in an ermine mantle, under a domed cap with a cross; his mace has flanges."""
    c = of_suit("S")
    hem = "M-94-24C-64-40-44-40-26-31L0-14L26-31C44-40 64-40 94-24"
    mantle = f"{hem}V-48C66-58 42-66 20-71H-20C-42-66-66-58-94-48z"
    spots = ((76, -42), (64, -51), (53, -44), (40, -55), (31, -44), (86, -33))
    tails = "".join(
        f"M{s * x} {y}c-1 3-2.500 4-2.500 6.500h5c0-2.500-1.500-3.500-2.500-6.500z"
        for x, y in spots
        for s in (-1, 1)
    )
    mane = "M-20-108C-31-103-35-90-31-78C-36-71-34-60-27-57H27C34-60 36-71 31-78C35-90 31-103 20-108z"
    beard = (
        "M-20-93C-26-70-27-48-17-36C-12-31-8-31-5-26C-3-31-1-35 0-42C1-35 3-31 5-26C8-31 12-31 17-36"
        "C27-48 26-70 20-93C17-84 15-79 10-78C5-77 3-79 0-79C-3-79-5-77-10-78C-15-79-17-84-20-93z"
    )
    strands = (
        "M-16-72C-17-60-15-50-10-42M16-72C17-60 15-50 10-42M-6-66C-7-56-6-48-5-38M6-66"
        "C7-56 6-48 5-38M0-66V-52"
    )
    moustache = "M0-79C-5-83-12-82-18-73C-11-71-4-72 0-76C4-72 11-71 18-73C12-82 5-83 0-79z"
    dome = "M-27-110C-27-128-15-138 0-141C15-138 27-128 27-110z"
    fur = "".join(disc(x, -108.5, 5.4) for x in (-25, -17, -8.5, 0, 8.5, 17, 25))
    return [
        shape(COAT, c.main),
        *both_sides(sprinkle("S", OCHRE, [(-76, -18), (-52, -22), (-28, -17)])),
        shape(mantle, _FUR),
        path(tails, INK),
        line(hem, INK, 7),
        line(hem, OCHRE, 3.6),
        _staff(-94),
        shape("M61-130C66-124 70-116 75-112V-100L68-92H54L47-100V-112C52-116 56-124 61-130z", OCHRE),
        line("M61-127V-93M54-118C52-110 52-100 55-93M68-118C70-110 70-100 67-93", INK, 1.5),
        shape("M55-92H67V-86H55z", c.accent, 1.6),
        *fist(61, -38, c.accent, OCHRE),
        shape(mane, SILVER),
        *king_face(0, SILVER, lines=True),
        shape(beard, SILVER),
        line(strands, INK, 1.2),
        shape(moustache, PAPER, 1.4),
        mouth_in_beard(),
        shape(dome, OCHRE),
        line("M-13-135C-18-128-18-118-17-111M13-135C18-128 18-118 17-111M0-140V-111", c.accent, 2.6),
        path(disc(-8.5, -124, 2.3) + disc(8.5, -124, 2.3), c.main),
        shape(fur, _FUR, 1.6),
        path("M-25-104.500H25V-111H-25z", _FUR),
        circle(0, -108, 3.4, c.accent, INK, 1.3),
        line("M0-149V-140M-4.500-145.500H4.500", INK, 4.2),
        line("M0-149V-140M-4.500-145.500H4.500", OCHRE, 2),
    ]


def king_of_hearts() -> list[str]:
    """In his best years, with a full brown beard and an open crown; a coat with braids and a round mace."""
    c = of_suit("H")
    collar = "M-20-70C-40-66-52-58-58-46C-46-36-30-32-14-30H14C30-32 46-36 58-46C52-58 40-66 20-70z"
    curls = "".join(
        disc(s * x, y, 4.6)
        for x, y in ((57, -45), (49, -39), (40, -35), (30, -32.5), (20, -31))
        for s in (-1, 1)
    )
    mane = "M-20-108C-32-103-35-92-31-82C-35-76-33-66-28-64H28C33-66 35-76 31-82C35-92 32-103 20-108z"
    beard = (
        "M-21-93C-29-82-33-66-27-52C-22-40-10-33 0-32C10-33 22-40 27-52C33-66 29-82 21-93"
        "C18-84 15-79 10-78C5-77 3-79 0-79C-3-79-5-77-10-78C-15-79-18-84-21-93z"
    )
    waves = (
        "M-22-70C-24-62-20-52-13-45M22-70C24-62 20-52 13-45M-12-66C-13-56-8-46-2-40M12-66"
        "C13-56 8-46 2-40M0-66V-52"
    )
    moustache = "M0-79C-4-83-13-83-19-77C-17-71-5-71 0-75.500C5-71 17-71 19-77C13-83 4-83 0-79z"
    crown = "M-24-106L-30-134L-18-122L-11-140L0-125L11-140L18-122L30-134L24-106z"
    balls = [
        circle(x, y, 3.4, PAPER, INK, 1.4) for x, y in ((-30, -135), (-11, -141), (11, -141), (30, -135))
    ]
    clasps = [
        part
        for y in (-26, -17)
        for part in (
            line(f"M9 {y}H40", OCHRE, 3),
            circle(41, y, 2.8, OCHRE, INK, 1.1),
            circle(8, y, 2.6, PAPER, INK, 1.1),
        )
    ]
    return [
        shape(COAT, c.main),
        *both_sides(sprinkle("H", PAPER, [(-80, -22), (-64, -34), (-60, -17)])),
        *both_sides(clasps),
        line("M0-34V0", INK, 2),
        path(curls, OCHRE, INK, 1.6),
        shape(collar, c.accent),
        *both_sides(sprinkle("H", PAPER, [(-38, -51)], 2.3)),
        _staff(-94),
        shape(disc(61, -106, 14), OCHRE),
        line("M61-120C54-113 54-99 61-92M61-120C68-113 68-99 61-92M47-106H75", INK, 1.3),
        path(disc(61, -106, 3) + disc(51, -106, 1.8) + disc(71, -106, 1.8), RED, INK, 0.9),
        shape("M61-131L65.500-120H56.500z", c.accent, 1.6),
        shape("M55-92H67V-86H55z", c.accent, 1.6),
        *fist(61, -38, c.accent, OCHRE),
        shape(mane, CHESTNUT),
        *king_face(0, CHESTNUT),
        shape(beard, CHESTNUT),
        line(waves, INK, 1.2),
        shape(moustache, CHESTNUT, 1.4),
        mouth_in_beard(),
        shape("M-19-110C-20-126-10-131 0-131C10-131 20-126 19-110z", c.accent),
        shape(crown, OCHRE),
        *balls,
        shape("M-25-103H25L26.500-112.500H-26.500z", c.main),
        path(disc(0, -107.6, 2.8) + disc(-9, -107.6, 1.8) + disc(9, -107.6, 1.8), PAPER),
        path(disc(-18, -107.6, 1.8) + disc(18, -107.6, 1.8), PAPER),
    ]


def king_of_diamonds() -> list[str]:
    """Dark and keen, with a pointed beard and long moustaches; a closed crown, a chain, a star for a mace."""
    c = of_suit("D")
    cape = (
        "M-20-70C-46-64-72-56-94-42V-26C-70-38-44-36-24-26L0-12L24-26C44-36 70-38 94-26V-42"
        "C72-56 46-64 20-70z"
    )
    chain = "".join(
        disc(s * x, y, 4.4)
        for x, y in ((66, -44), (55, -45), (44, -44), (34, -39), (25, -32), (16, -25))
        for s in (-1, 1)
    )
    mane = "M-20-108C-29-103-32-94-30-86C-30-78-27-72-23-70H23C27-72 30-78 30-86C32-94 29-103 20-108z"
    beard = "M-13-72C-14-60-9-48 0-36C9-48 14-60 13-72C8-76 4-77 0-77C-4-77-8-76-13-72z"
    moustache = (
        "M0-79C-5-83-11-81-15-76C-18-73-23-74-26-80C-27-71-20-66-13-68C-7-69-3-72 0-75.500"
        "C3-72 7-69 13-68C20-66 27-71 26-80C23-74 18-73 15-76C11-81 5-83 0-79z"
    )
    arches = "M-25-112C-34-126-24-139-10-138C-4-137-1-134 0-130C1-134 4-137 10-138C24-139 34-126 25-112z"
    spikes = "".join(
        f"M{61 + 9 * x - 4 * y:.1f} {-106 + 9 * y + 4 * x:.1f}L{61 + 19 * x:.1f} {-106 + 19 * y:.1f}"
        f"L{61 + 9 * x + 4 * y:.1f} {-106 + 9 * y - 4 * x:.1f}z"
        for x, y in (
            (0, -1),
            (0.71, -0.71),
            (1, 0),
            (0.71, 0.71),
            (0, 1),
            (-0.71, 0.71),
            (-1, 0),
            (-0.71, -0.71),
        )
    )
    return [
        shape(COAT, c.main),
        *both_sides(sprinkle("D", OCHRE, [(-78, -18), (-54, -21), (-31, -16)])),
        shape(cape, c.second),
        line("M-94-26C-70-38-44-36-24-26L0-12L24-26C44-36 70-38 94-26", INK, 6),
        line("M-94-26C-70-38-44-36-24-26L0-12L24-26C44-36 70-38 94-26", PAPER, 3),
        path(chain, OCHRE, INK, 1.3),
        shape("M0-27L9-17L0-6L-9-17z", OCHRE, 1.6),
        path(disc(0, -17, 3.2), c.main),
        _staff(-96),
        path(spikes, SILVER, INK, 1.5),
        shape(disc(61, -106, 10.5), SILVER),
        path(disc(61, -106, 4), c.second, INK, 1.1),
        shape("M55-92H67V-86H55z", OCHRE, 1.6),
        *fist(61, -38, OCHRE, c.main),
        shape(mane, INK),
        shape("M-15-74L-21-60L0-49L21-60L15-74z", PAPER, 1.8),
        *king_face(0, INK),
        shape(beard, INK),
        line("M0-68V-48M-5-66C-5-60-3-54-2-50M5-66C5-60 3-54 2-50", SILVER, 1),
        shape(moustache, INK, 1.2),
        mouth_in_beard(),
        shape(arches, OCHRE),
        path(
            "M-17-113C-23-122-19-131-11-131C-6-131-3-127-3-113zM17-113C23-122 19-131 11-131"
            "C6-131 3-127 3-113z",
            BLUE,
            INK,
            1.5,
        ),
        shape("M-26-103H26L27-113H-27z", c.second),
        path("M0-112L4-108L0-104L-4-108zM-13-112L-9-108L-13-104L-17-108zM13-112L17-108L13-104L9-108z", PAPER),
        circle(0, -134, 4.6, c.second, INK, 1.5),
        line("M0-148V-139M-4.500-144.500H4.500", INK, 4.2),
        line("M0-148V-139M-4.500-144.500H4.500", OCHRE, 2),
    ]


def king_of_clubs() -> list[str]:
    """Fair and curly, in sheepskin with broad lapels, under a crown of leaves; his mace is a studded club."""
    c = of_suit("C")
    lapel = "M-20-68C-34-64-44-58-52-48C-44-34-36-16-32 0H-8C-8-18-10-34-20-52z"
    wool = "".join(disc(x, y, 5.5) for x, y in ((-50, -47), (-46, -37), (-41, -27), (-37, -17), (-34, -8)))
    mane = (
        "M-20-109C-29-107-34-100-31-94C-37-89-36-80-31-78C-36-72-33-62-26-61H26C33-62 36-72 31-78"
        "C36-80 37-89 31-94C34-100 29-107 20-109z"
    )
    beard = (
        "M-21-93C-27-87-29-80-26-75C-31-70-30-61-25-58C-27-51-22-45-16-46C-14-39-6-37 0-41C6-37 14-39 16-46"
        "C22-45 27-51 25-58C30-61 31-70 26-75C29-80 27-87 21-93C18-84 15-79 10-78C5-77 3-79 0-79"
        "C-3-79-5-77-10-78C-15-79-18-84-21-93z"
    )
    curls = (
        "M-20-70c4 2 7-1 6-5M-18-56c5 2 8-2 6-6M20-70c-4 2-7-1-6-5M18-56c-5 2-8-2-6-6"
        "M-5-60c3 3 7 3 10 0M-4-48c3 2 5 2 8 0"
    )
    moustache = "M0-79C-5-84-14-82-17-77C-15-71-5-71 0-75.500C5-71 15-71 17-77C14-82 5-84 0-79z"
    leaves = "".join(
        f"M{x} -110C{x - 7} -118 {x - 7} -128 {x + lean} {-110 - tall}"
        f"C{x + 7 + lean / 2} -128 {x + 7} -118 {x} -110z"
        for x, lean, tall in ((-22, -7, 25), (-11.5, -3, 32), (0, 0, 37), (11.5, 3, 32), (22, 7, 25))
    )
    veins = "M-22-111L-28-129M-11.500-111L-14-134M0-111V-138M11.500-111L14-134M22-111L28-129"
    studs = "".join(disc(x, y, 2) for x, y in ((57, -114), (65, -114), (61, -105), (57, -96), (65, -96)))
    return [
        shape(COAT, c.main),
        *both_sides(sprinkle("C", PAPER, [(-76, -19), (-64, -33)])),
        shape("M-20-60H20V0H-20z", PAPER),
        line("M0-40V0M-6-40V0M6-40V0", c.second, 1.6),
        *both_sides([shape(lapel, _FUR), path(wool, _FUR, INK, 1.5), path(lapel, _FUR)]),
        *both_sides([line("M-24-50C-18-36-14-18-13 0", OCHRE, 2.2)]),
        shape("M57.500-88L52-116C52-126 70-126 70-116L64.500-88V-6H57.500z", CHESTNUT, 1.8),
        path(studs, OCHRE, INK, 1),
        shape("M55.500-90H66.500V-84H55.500z", OCHRE, 1.6),
        *fist(61, -38, c.second, OCHRE),
        shape(mane, OCHRE),
        *king_face(0, OCHRE),
        shape(beard, OCHRE),
        line(curls, INK, 1.3),
        shape(moustache, OCHRE, 1.4),
        mouth_in_beard(),
        shape("M-20-108C-21-124-10-128 0-128C10-128 21-124 20-108z", c.second),
        shape(leaves, OCHRE, 1.8),
        line(veins, INK, 1.1),
        shape("M-25-103H25L26.500-112.500H-26.500z", GREEN),
        path(disc(0, -107.6, 2.6) + disc(-12, -107.6, 2.2) + disc(12, -107.6, 2.2), RED, PAPER, 1),
    ]


KINGS: dict[str, Callable[[], list[str]]] = {
    "S": king_of_spades,
    "H": king_of_hearts,
    "D": king_of_diamonds,
    "C": king_of_clubs,
}
