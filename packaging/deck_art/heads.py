"""Faces and hands of the court figures, about the point (0, -88) where the middle of a face is."""

from __future__ import annotations

from deck_art.svg import BLUSH, CHESTNUT, INK, RED, SKIN, disc, line, path, shape

LIP = "#b5574a"


def head(chin: float, jaw: float = 9.0) -> str:
    """The outline of a face without hair; `jaw` is how broad the chin is."""
    return f"M-19-106C-20-86-18-72{-jaw} {chin - 4}C-4 {chin} 4 {chin} {jaw} {chin - 4}C18-72 20-86 19-106z"


def _eyes(glance: float, lash: bool) -> list[str]:
    rim = 1.5 if lash else 1.1
    eyes = [
        path("M-14.500-90C-12-93.800-7-93.800-4.500-90C-7-87.300-12-87.300-14.500-90z", "#ffffff", INK, rim),
        path("M14.500-90C12-93.800 7-93.800 4.500-90C7-87.300 12-87.300 14.500-90z", "#ffffff", INK, rim),
        path(disc(-9.5 + glance, -90.5, 2.4) + disc(9.5 + glance, -90.5, 2.4), INK),
    ]
    if lash:
        eyes.append(line("M-14.500-90.500L-17-92.500M14.500-90.500L17-92.500", INK, 1.5))
    return eyes


def _nose(side: int, long: bool = False) -> str:
    low = -79 if long else -80.5
    return line(
        f"M{side}-91C{side}-86 {4 * side} {low - 3} {3 * side} {low}C{2 * side} {low + 1.6}-1 {low + 1.6}"
        f" {-2 * side} {low + 0.4}",
        INK,
        1.3,
    )


def queen_face(glance: float = 0.0, lips: str = RED, brow: str = INK) -> list[str]:
    """A young woman's face: arched brows, long lashes, red lips."""
    return [
        shape(head(-62, 8), SKIN),
        path(disc(-12.5, -80.5, 4) + disc(12.5, -80.5, 4), BLUSH),
        line("M-15.500-97C-12-100-8-99.500-5-97.500M5-97.500C8-99.500 12-100 15.500-97", brow, 1.8),
        *_eyes(glance, lash=True),
        _nose(1),
        path(
            "M-5.500-73C-3-75.800-1-75.400 0-74.400C1-75.400 3-75.800 5.500-73C3-69.300-3-69.300-5.500-73z",
            lips,
        ),
        line("M-5-73C-2-72.300 2-72.300 5-73", "#7a1420" if lips == RED else INK, 0.9),
    ]


def jack_face(glance: float = 1.2, brow: str = INK, side: int = 1) -> list[str]:
    """A young man's face: straight brows, a glance aside, half a smile."""
    return [
        shape(head(-61, 10.5), SKIN),
        path(disc(-12.5, -80, 3.6) + disc(12.5, -80, 3.6), BLUSH),
        line("M-15.500-96.500L-5.500-97.500M5.500-97.500L15.500-96.500", brow, 2.4),
        *_eyes(glance, lash=False),
        _nose(side, long=True),
        line(f"M-5-72.500C-2-70.500 3-70.500 {6 if side > 0 else 5.500}-73.500", INK, 1.7),
        line("M-2-67.500C-1-67 1-67 2-67.500", LIP, 1.3),
    ]


def king_face(glance: float = 0.0, brow: str = INK, lines: bool = False) -> list[str]:
    """An older man's face: heavy brows, and lines if he is old; his beard hides the rest."""
    age = [
        line(
            "M-16.500-86C-14-84.500-11-84.500-9-85.500M16.500-86C14-84.500 11-84.500 9-85.500", CHESTNUT, 0.9
        )
    ]
    return [
        shape(head(-62, 10), SKIN),
        path(disc(-12.5, -81, 3.6) + disc(12.5, -81, 3.6), BLUSH),
        path(
            "M-17-95.500C-13-100-8-99.500-4.500-95.500C-8-96.800-13-97-17-95.500zM17-95.500"
            "C13-100 8-99.500 4.500-95.500"
            "C8-96.800 13-97 17-95.500z",
            brow,
            INK if brow != INK else "",
            0.8,
        ),
        *_eyes(glance, lash=False),
        *(age if lines else []),
        _nose(1, long=True),
    ]


def mouth_in_beard() -> str:
    """What is seen of a mouth between moustache and beard."""
    return path("M-5-73.500C-2-72 2-72 5-73.500C3-69-3-69-5-73.500z", RED)


def fist(x: float, y: float, cuff: str, band: str = "") -> list[str]:
    """A fist round a staff that stands at x, the cuff below it."""
    parts = [
        shape(f"M{x - 12} {y + 8}h24l5 26h-34z", cuff, 1.8),
        shape(
            f"M{x - 8.5} {y - 7.5}h15.500c4.500 0 4.500 16 0 17h-15.500c-5.500-2-5.500-15 0-17z", SKIN, 1.8
        ),
        line(f"M{x - 5} {y - 2.5}h11.500M{x - 5} {y + 3.5}h11.500", INK, 1.2),
    ]
    if band:
        parts.insert(1, line(f"M{x - 12} {y + 13}h25", band, 2.6))
    return parts
