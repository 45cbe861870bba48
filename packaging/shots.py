"""Writes pictures of every game and phase: `GAME-PHASE-WxH[-LOOK][-LANG][-dark].png`.

    python3 packaging/dev.py shots DIR [--game G] [--phase P] [--size WxH[@SCALE]] [--look L] [--lang L]
                                      [--dark] [--all]

A match of each game is played at the real table, against the built-in simple players and from a fixed seed;
the window is pictured when it shows a phase. Each switch but the last three may be given again. A look is one
or several of the words that `--help` names, joined by `+`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

PHASES: Final = (
    "start",
    "lot",
    "deal",
    "bidding",
    "discard",
    "announcement",
    "mid-trick",
    "trick-won",
    "deal-panel",
    "match-end",
)
SIZES: Final = ("800x560", "1024x640", "1280x800", "1920x1080", "3440x1440", "3840x2160@2")
LOOKS: Final[dict[str, tuple[str, str | bool]]] = {
    "large": ("deck.look", "large"),
    "four-colour": ("deck.four-colours", True),
    "cyrillic": ("deck.letters", "cyrillic"),
    "cornflower": ("deck.back", "cornflower"),
    "fern": ("deck.back", "fern"),
    "blue": ("felt.kind", "blue"),
    "wine": ("felt.kind", "wine"),
    "sand": ("felt.kind", "sand"),
    "plain": ("felt.kind", "plain"),
}
"""The words that make a look, and the preference that each of them sets."""
_ALL_LOOKS: Final = ("", "large", "four-colour", "large+four-colour")
_ALL_FELTS: Final = ("blue", "wine", "sand", "plain")
_FELT_SIZE: Final = "1280x800"
"""The felts are pictured at one size: nothing on them lies otherwise."""


class Size(NamedTuple):
    """A picture's size in pixels, and how many of them make one of the window's."""

    width: int
    height: int
    scale: float

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @classmethod
    def parse(cls, text: str) -> Size:
        """Read `1920x1080` or `3840x2160@2`. Raises :class:`argparse.ArgumentTypeError`."""
        size, _, scale = text.partition("@")
        width, _, height = size.partition("x")
        try:
            result = cls(int(width), int(height), float(scale or 1))
        except ValueError:
            raise argparse.ArgumentTypeError(f"a size is WxH or WxH@SCALE, not {text!r}") from None
        if not (result.width >= 100 and result.height >= 100 and result.scale > 0):
            raise argparse.ArgumentTypeError(f"{text!r} is too small for a window")
        return result


class Shot(NamedTuple):
    """How a window is pictured: at what size, and in what look, the default one if it is empty."""

    size: Size
    look: str = ""

    def __str__(self) -> str:
        return f"{self.size}-{self.look.replace('+', '-')}" if self.look else str(self.size)

    @property
    def choices(self) -> dict[str, str | bool]:
        """The preferences that make the look."""
        return dict(LOOKS[word] for word in self.look.split("+") if word)


def parse_look(text: str) -> str:
    """Read a look such as `large+blue`. Raises :class:`argparse.ArgumentTypeError`."""
    unknown = set(filter(None, text.split("+"))) - set(LOOKS)
    if unknown:
        raise argparse.ArgumentTypeError(f"there is no look {min(unknown)!r}; there are {', '.join(LOOKS)}")
    return text


def main(words: Sequence[str]) -> int:
    """Take the pictures that the command line asks for, one process for each scale of the screen."""
    given = _parser().parse_args(words)
    given.dir.mkdir(parents=True, exist_ok=True)
    sizes = given.size or [Size.parse(text) for text in SIZES]
    if given.child:
        import photographer

        shots = [Shot(*pair) for pair in zip(sizes, given.look, strict=True)]
        return photographer.take(given.dir, given.game, given.phase or PHASES, shots, given.dark, given.lang)
    looks = given.look or (_ALL_LOOKS if given.all else [""])
    shots = [Shot(size, look) for look, size in product(looks, sizes)]
    if given.all:
        shots += [Shot(Size.parse(_FELT_SIZE), felt) for felt in _ALL_FELTS]
    scales = sorted({size.scale for size in sizes})
    status = 0
    for dark, scale in product([False, True] if given.all else [given.dark], scales):
        status |= _run_child(given, scale, dark, [shot for shot in shots if shot.size.scale == scale])
    return status


def _run_child(given: argparse.Namespace, scale: float, dark: bool, shots: Sequence[Shot]) -> int:
    """Have a process of its own take the pictures for one scale and one scheme of colours."""
    environment = {**os.environ, "QT_SCALE_FACTOR": f"{scale:g}"}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    here = Path(__file__).resolve()
    environment["PYTHONPATH"] = os.pathsep.join([str(here.parents[1]), environment.get("PYTHONPATH", "")])
    command = [sys.executable, str(here), str(given.dir), "--child", "--lang", given.lang]
    command += ["--dark"] if dark else []
    for switch, values in (("--game", given.game or ()), ("--phase", given.phase or ())):
        command += [word for value in values for word in (switch, value)]
    for shot in shots:
        command += ["--size", f"{shot.size}@{scale:g}", f"--look={shot.look}"]
    with tempfile.TemporaryDirectory() as home:
        environment["CARDTABLE_HOME"] = home
        return subprocess.run(command, env=environment, check=False).returncode


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__.splitlines()[0])
    parser.add_argument("dir", type=Path, metavar="DIR")
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--phase", action="append", choices=PHASES, help="only this phase")
    parser.add_argument(
        "--size", action="append", type=Size.parse, help=f"WxH or WxH@SCALE instead of {', '.join(SIZES)}"
    )
    parser.add_argument(
        "--look", action="append", type=parse_look, help=f"one or several of {', '.join(LOOKS)}"
    )
    parser.add_argument("--lang", choices=("en", "uk", "ru"), default="en", help="the language of the window")
    parser.add_argument("--dark", action="store_true", help="as on a system with dark windows")
    parser.add_argument(
        "--all", action="store_true", help="light and dark, every look of the deck, every felt"
    )
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
