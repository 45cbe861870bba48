"""The jacks: a cap with a feather and an embroidered coat, a weapon in hand, each in a manner of his own."""

from __future__ import annotations

from collections.abc import Callable

from deck_art.court_colours import of_suit
from deck_art.heads import fist, jack_face
from deck_art.stitch import repeated, sprinkle, stitch_paths
from deck_art.svg import (
    CHESTNUT,
    INK,
    OCHRE,
    PAPER,
    RED,
    SILVER,
    both_sides,
    circle,
    disc,
    group,
    line,
    moved,
    path,
    shape,
)

COAT = "M-20-62C-44-61-68-56-92-38V0H92V-38C68-56 44-61 20-62z"
SHIRT = "M-14-64L0-56L14-64L20-60L13 0H-13L-20-60z"
PLACKET = ["k.k.k.", ".k.k.k", "k..k.."]
_FUR = "#f4eee0"


def _placket(colour: str) -> str:
    seam = stitch_paths(repeated(PLACKET, 9), 2.4, {"k": colour}, 0.58)
    return moved([group(seam, "rotate(90)")], 0, -32)


def _feather(vane: str, quill: str, x: float = 19, y: float = -118, turn: float = 0) -> str:
    return group(
        [
            shape("M0 0C5-18 18-30 42-26C45-15 38-4 25-3C17-2 9 3 0 0z", vane, 1.8),
            line("M2-1C12-13 24-20 38-21M11-8L13-3M17-13L21-6M24-16L29-8M31-19L36-12", quill, 1.3),
        ],
        f"translate({x} {y}) rotate({turn})",
    )


def jack_of_spades() -> list[str]:
    """A rider with a fur hat, its red top hanging down, and a thin moustache; he has drawn his sabre."""
    c = of_suit("S")
    bag = "M-24-124C-28-140-10-146 8-144C24-142 31-132 28-121C22-128 14-128 4-126C-8-124-18-122-24-124z"
    fur = "".join(
        disc(x, y, 6)
        for x, y in ((-25, -112), (-17, -117), (-8, -119), (1, -120), (10, -119), (18, -117), (25, -112))
    )
    cords = [
        part
        for y in (-44, -31, -18)
        for part in (line(f"M3 {y}H33", c.accent, 3.2), circle(34, y, 2.8, c.accent, INK, 1))
    ]
    locks = "M-19-108C-25-102-26-86-24-77C-21-74-17-75-15-78L15-78C17-75 21-74 24-77C26-86 25-102 19-108z"
    blade = "M57-46C60-76 62-104 78-136C70-104 69-76 65.500-46z"
    return [
        shape(COAT, c.main),
        *both_sides(sprinkle("S", OCHRE, [(-80, -20), (-62, -34), (-58, -17)])),
        *both_sides(cords),
        line("M0-56V0", OCHRE, 1.6),
        path(disc(0, -44, 2.4) + disc(0, -31, 2.4) + disc(0, -18, 2.4), OCHRE, INK, 1),
        shape(blade, SILVER, 1.8),
        line("M60.500-50C63-78 66-102 74-124", INK, 1),
        shape("M48-50C54-45 68-45 74-50C73-43 68-41 61-41C54-41 49-43 48-50z", OCHRE, 1.6),
        *fist(61, -34, c.accent, OCHRE),
        shape(locks, INK),
        shape("M-15-72L-17-59C-10-54 10-54 17-59L15-72z", c.accent, 1.8),
        line("M-15-63C-8-58.500 8-58.500 15-63", OCHRE, 2),
        *jack_face(1.4),
        path(
            "M0-78.500C-4-80.500-9-79-13-74.500C-9-75.500-4-75.500 0-76.500"
            "C4-75.500 9-75.500 13-74.500C9-79 4-80.500 0-78.500z",
            INK,
        ),
        _feather(PAPER, INK, 22, -121, 12),
        shape(bag, c.accent),
        circle(29, -117, 4.2, OCHRE, INK, 1.4),
        path(fur, "#3a3644", INK, 1.6),
        path(
            "M-28-106C-30-112-29-117-24-119C-10-123 10-123 24-119C29-117 30-112 28-106C10-111-10-111-28-106z",
            "#3a3644",
        ),
        line("M-28-106C-10-111 10-111 28-106", INK, 1.8),
        line("M-20-114c2-2 4-2 5 0M-7-116c2-2 4-2 5 0M7-116c2-2 4-2 5 0M18-113c2-2 4-2 5 0", SILVER, 1),
    ]


def jack_of_hearts() -> list[str]:
    """A page with brown curls and a red beret, an open coat over an embroidered shirt; he bears a banner."""
    c = of_suit("H")
    lapel = "M-18-66L-31-58L-28-34L-11-8L-14-34z"
    locks = (
        "M-19-110C-29-106-32-98-29-92C-34-86-32-78-28-77C-30-69-22-63-16-68L16-68C22-63 30-69 28-77"
        "C32-78 34-86 29-92C32-98 29-106 19-110z"
    )
    fringe = (
        "M-20-108C-23-99-21-92-18-89C-15-97-10-98-4-96C0-102 6-101 10-96C14-97 16-93 18-89"
        "C21-92 23-99 20-108z"
    )
    return [
        shape(COAT, c.main),
        *both_sides(sprinkle("H", PAPER, [(-80, -21), (-64, -37), (-56, -18)])),
        shape(SHIRT, PAPER),
        _placket(c.main),
        *both_sides([shape(lapel, c.accent), line("M-29-57L-26.500-35L-11-11", OCHRE, 1.8)]),
        shape("M54-138H58V-6H54z", CHESTNUT, 1.6),
        shape("M56-146L61-136L56-131L51-136z", SILVER, 1.5),
        shape("M58-130H83C79-124 79-120 83-115C79-110 79-106 83-100H58z", c.second, 1.8),
        path(
            "M69-106C67-110 61-112 61-117.500C61-123 67-123 69-118.500C71-123 77-123 77-117.500"
            "C77-112 71-110 69-106z",
            c.main,
        ),
        *fist(56, -34, c.accent, OCHRE),
        shape(locks, CHESTNUT),
        shape("M-13-74L-16-60L0-51L16-60L13-74z", PAPER),
        line("M-10-66L0-60L10-66", c.main, 2.4),
        *jack_face(-1.4, CHESTNUT, side=-1),
        shape(fringe, CHESTNUT, 1.6),
        group([_feather(c.accent, PAPER)], "translate(19 -119) rotate(14) scale(.72) translate(-19 118)"),
        shape("M-26-110C-36-124-24-138 2-138C28-138 36-122 26-110z", c.main),
        *sprinkle("H", PAPER, [(4, -125)]),
        shape(
            "M-27-104C-31-108-31-114-26-117C-10-112 10-112 26-117C31-114 31-108 27-104C10-109-10-109-27-104z",
            c.second,
        ),
        circle(19, -115, 4.6, c.main, INK, 1.5),
    ]


def jack_of_diamonds() -> list[str]:
    """An archer with long fair hair and a pointed hat turned up behind; his bow is strung."""
    c = of_suit("D")
    locks = (
        "M-19-110C-28-104-30-84-29-68C-30-60-26-56-22-58C-19-62-16-66-13-70H13C16-66 19-62 22-58"
        "C26-56 30-60 29-68C30-84 28-104 19-110z"
    )
    fringe = "M-20-108C-22-98-20-92-17.500-89C-14-98-6-100 2-101C8-100 14-98 17.500-89C20-92 22-98 20-108z"
    hat = "M-25-112C-23-126-10-134 26-146C22-134 24-124 27-112z"
    brim = "M-30-108C-34-120-28-124-22-119C-8-112 12-112 38-119C32-108 28-106 24-104C8-110-12-110-30-108z"
    cape = "M-20-63C-40-62-58-56-70-46C-58-32-40-26-22-28L0-44L22-28C40-26 58-32 70-46C58-56 40-62 20-63z"
    return [
        shape(COAT, c.main),
        *both_sides(sprinkle("D", OCHRE, [(-82, -20), (-64, -17), (-40, -16)])),
        shape("M-7-50H7V0H-7z", c.second, 1.6),
        path(disc(0, -31, 2.6) + disc(0, -21, 2.6), OCHRE, INK, 1),
        shape(cape, PAPER),
        *both_sides(sprinkle("D", c.main, [(-30, -50), (-48, -44)], 2.3)),
        line("M-68-44C-56-31-40-27-23-29L0-45L23-29C40-27 56-31 68-44", INK, 6),
        line("M-68-44C-56-31-40-27-23-29L0-45L23-29C40-27 56-31 68-44", c.second, 3),
        line("M57-130L59-4", INK, 1.2),
        path("M57-132C90-110 88-34 59-2", "none", INK, 7),
        path("M57-132C90-110 88-34 59-2", "none", CHESTNUT, 3.8),
        path("M74-112C79-102 81-90 81-80", "none", OCHRE, 3.8),
        path(disc(57, -132, 3.2), OCHRE, INK, 1.2),
        *fist(71, -36, c.second, OCHRE),
        shape(locks, OCHRE),
        shape("M-13-74L-17-60L0-50L17-60L13-74z", c.second),
        line("M-10-66L0-59.500L10-66", PAPER, 2.2),
        *jack_face(1.4, CHESTNUT),
        shape(fringe, OCHRE, 1.6),
        _feather(PAPER, INK, 20, -115, -14),
        group(
            [shape(hat, c.main), *sprinkle("D", OCHRE, [(4, -123)], 2.3), shape(brim, c.second)],
            "scale(-1 1)",
        ),
        path(disc(21, -114, 3.8), OCHRE, INK, 1.3),
    ]


def jack_of_clubs() -> list[str]:
    """A highlander in a broad hat and a sleeveless sheepskin, his sleeves embroidered; he carries an axe."""
    c = of_suit("C")
    vest = "M-20-64C-32-63-42-60-50-55C-40-40-42-18-44 0H-11C-10-24-12-44-20-64z"
    wool = "".join(
        disc(-x, y, 3.6) for x, y in ((49.5, -52), (45.5, -44), (44, -35.5), (43.5, -27), (44, -18.5))
    )
    sleeve = stitch_paths(
        repeated(["k.k.k", ".k.k.", "k.k.k", ".....", "kkkkk"], 8), 2.2, {"k": c.second}, 0.58
    )
    locks = (
        "M-19-108C-28-103-28-94-27-88C-32-80-28-72-25-71C-20-68-16-70-14-73L14-73C16-70 20-68 25-71"
        "C28-72 32-80 27-88C28-94 28-103 19-108z"
    )
    return [
        shape(COAT, PAPER),
        *both_sides([moved(sleeve, -68, -27)]),
        shape(SHIRT, PAPER),
        _placket(c.second),
        *both_sides(
            [
                path(wool, _FUR, INK, 1.4),
                shape(vest, c.main),
                line("M-21-61C-13-44-12-24-13 0", OCHRE, 2.6),
                *sprinkle("C", PAPER, [(-30, -44), (-27, -22)], 2.3),
            ]
        ),
        shape("M58.500-112H63.500V-6H58.500z", CHESTNUT, 1.6),
        shape(
            "M57.500-108H64.500L66-101C71-101 76-105 79-112C83-97 82-86 78-76C74-84 70-88 66-88"
            "L64.500-84H57.500L51-91V-101z",
            SILVER,
            1.7,
        ),
        path(disc(61, -96, 2.6), c.second, INK, 1),
        line("M76-103C78-96 78-90 76-84", INK, 1),
        shape("M57-78H65V-71H57z", OCHRE, 1.4),
        *fist(61, -36, PAPER, c.second),
        shape(locks, CHESTNUT),
        shape("M-13-74L-16-61L0-52L16-61L13-74z", PAPER),
        line("M-11-67L0-59L11-67", c.second, 2.6),
        *jack_face(-1.2, CHESTNUT, side=-1),
        shape(
            "M-20-106C-22-97-20-91-17-89C-14-97-8-97 0-100C8-97 14-97 17-89C20-91 22-97 20-106z",
            CHESTNUT,
            1.6,
        ),
        _feather(c.second, PAPER, 15, -123, 8),
        shape("M-21-112C-24-132-12-138 0-136C12-138 24-132 21-112z", INK),
        shape("M-20.500-114C-21-118-21-121-20-124C-8-119 8-119 20-124C21-121 21-118 20.500-114z", OCHRE, 1.4),
        line("M-15-118.500L-11-116L-7-119.500L-3-116L0-119L3-116L7-119.500L11-116L15-118.500", RED, 1.6),
        shape(
            "M-41-112C-30-121-24-116-20-114C-8-111 8-111 20-114C24-116 30-121 41-112"
            "C34-104 18-102 0-102C-18-102-34-104-41-112z",
            INK,
        ),
        line("M-34-111C-24-107-12-106 0-106C12-106 24-107 34-111", c.main, 1.6),
        circle(-15, -121, 3.4, c.second, INK, 1.2),
    ]


JACKS: dict[str, Callable[[], list[str]]] = {
    "S": jack_of_spades,
    "H": jack_of_hearts,
    "D": jack_of_diamonds,
    "C": jack_of_clubs,
}
