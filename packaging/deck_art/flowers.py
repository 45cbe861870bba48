"""Painted flowers, built as the painters of Petrykivka build them: of brush strokes thick at one end."""

from __future__ import annotations

import math
from collections.abc import Iterable

from deck_art.svg import INK, circle, disc, group, line, num, path


def drop(length: float, width: float, bend: float = 0.0) -> str:
    """A stroke of the brush from the origin upward, thick at its far end; `bend` leans it to the right."""
    half, tip = width / 2, bend * length
    foot, lean = 0.5 * half, 0.1 * tip
    low, mid, far, end = -0.3 * length, -0.62 * length, -0.88 * length, -1.03 * length
    return (
        "M0 0"
        + _curve([(lean + foot, low), (tip + 1.25 * half, mid), (tip + 0.72 * half, far)])
        + _curve([(tip + 0.45 * half, end), (tip - 0.45 * half, end), (tip - 0.72 * half, far)])
        + _curve([(tip - 1.25 * half, mid), (lean - foot, low), (0, 0)])
        + "z"
    )


def leaf(length: float, width: float, bend: float = 0.0) -> str:
    """A pointed leaf from the origin upward."""
    half, tip = width / 2, bend * length
    return (
        "M0 0"
        + _curve([(half, -0.2 * length), (half + 0.6 * tip, -0.62 * length), (tip, -length)])
        + _curve([(0.6 * tip - half, -0.62 * length), (-half, -0.2 * length), (0, 0)])
        + "z"
    )


def _curve(points: list[tuple[float, float]]) -> str:
    return "C" + " ".join(f"{num(x)} {num(y)}" for x, y in points)


def at(d: str, fill: str, x: float, y: float, angle: float, outline: float = 0.0) -> str:
    """A path drawn about the origin, turned by an angle and moved to a point."""
    pen = INK if outline else ""
    return group([path(d, fill, pen, outline)], f"translate({num(x)} {num(y)}) rotate({num(angle)})")


def flower(
    x: float,
    y: float,
    radius: float,
    petal: str,
    inner: str,
    heart: str,
    count: int = 8,
    outline: float = 0.0,
) -> list[str]:
    """An open flower: strokes all round, shorter ones on them, and a heart with seeds."""
    step = 360 / count
    outer = [at(drop(radius, radius * 0.62), petal, x, y, n * step, outline) for n in range(count)]
    within = [at(drop(radius * 0.62, radius * 0.3), inner, x, y, (n + 0.5) * step) for n in range(count)]
    seeds = "".join(
        disc(x + radius * 0.19 * math.cos(a), y + radius * 0.19 * math.sin(a), radius * 0.05)
        for a in (n * math.tau / 6 for n in range(6))
    )
    return [
        *outer,
        *within,
        circle(x, y, radius * 0.3, heart, INK if outline else "", outline),
        path(seeds, petal),
    ]


def berries(places: Iterable[tuple[float, float, float]], colour: str, outline: float = 0.0) -> str:
    """Berries: each a point and a radius."""
    return path("".join(disc(*place) for place in places), colour, INK if outline else "", outline)


def stem(d: str, colour: str, width: float = 2.4) -> str:
    """A stem."""
    return line(d, colour, width)
