"""Tries a bundle out as a person would meet it: every program starts, and every game is played to its end."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from dev_env import ROOT
from dev_system import Problem

GAMES: Final = ("seven-up-3", "seven-up-4", "california-jack", "semerik")
LONGEST: Final = 600.0
"""Seconds that a match played by the computer may take on a slow machine."""
SUFFIX: Final = ".exe" if sys.platform == "win32" else ""
HARMLESS: Final = ("This plugin does not support",)
"""What Qt's offscreen platform says of windows that it does not have."""


def try_out(programs: Path, *, compiled: bool) -> None:
    """Try everything out. Raises :class:`Problem` with what does not work."""
    version = (
        (ROOT / "cardtable" / "about.py").read_text(encoding="utf-8").split('VERSION = "')[1].split('"')[0]
    )
    window = programs / f"cardtable{SUFFIX}"
    with tempfile.TemporaryDirectory(prefix="стіл cards ") as home:
        moved = Path(home) / "a place of its own"
        environment = {
            **os.environ,
            "CARDTABLE_HOME": str(Path(home) / "дім"),
            "PYTHONHOME": "",
            "PYTHONPATH": "",
        }
        environment = {name: value for name, value in environment.items() if value}
        if sys.platform == "linux":
            # Nothing may hang on where it was made, nor on letters of the path.
            shutil.copytree(programs, moved, symlinks=True)
            window = moved / window.name
            environment["QT_QPA_PLATFORM"] = "xcb" if os.environ.get("DISPLAY") else "offscreen"
        if sys.platform != "win32":  # a windowed program of Windows has nowhere to print to
            _expect(_run([window, "--version"], environment), f"cardtable {version}\n")
        said = _run([window, "--self-test"], {**environment, "QT_QPA_PLATFORM": "offscreen"})
        if sys.platform != "win32":
            _expect(said, f"cardtable {version}: everything is there.\n")
        engine = [window, "--engine"]
        if sys.platform != "darwin":
            engine = [window.with_name(f"cardtable-engine{SUFFIX}")]
            _try_arena(window.with_name(f"cardtable-arena{SUFFIX}"), environment)
        how = _run([*engine, "bench", "--iterations", "50"], environment)
        if compiled and not how.startswith("kernel compiled"):
            raise Problem(f"the engine's kernel is not compiled: {how.splitlines()[:1]}")
        for game in GAMES:
            _try_game(window, game, environment)


def _try_arena(arena: Path, environment: Mapping[str, str]) -> None:
    """Let processes of the bundle's own play for the arena."""
    seats = ["--seats", "beginner,beginner", "--matches", "4", "--seed", "1", "--jobs", "2"]
    if "4 matches" not in (said := _run([arena, "california-jack", *seats], environment)):
        raise Problem(f"the arena says {said[:200]!r}")


def _try_game(window: Path, game: str, environment: Mapping[str, str]) -> None:
    """Play a match of a game, and see the engine work in a process of its own."""
    begun = time.monotonic()
    words = ["--game", game, "--autoplay", "--speed", "off", "--quit-after", "1", "--seed", "1"]
    with (
        tempfile.TemporaryFile() as said,
        subprocess.Popen([window, *words], env=dict(environment), stdout=said, stderr=said) as process,
    ):
        engine = False
        while process.poll() is None:
            engine = engine or _has_engine(process.pid)
            if time.monotonic() - begun > LONGEST:
                process.kill()
                raise Problem(f"a match of {game} does not end.")
            time.sleep(0.05 if not engine else 0.2)
        said.seek(0)
        lines = said.read().decode(errors="replace").splitlines()
    if unexpected := [line for line in lines if not line.startswith(HARMLESS)]:
        raise Problem(f"{game}: it says {unexpected[0]!r}")
    if process.returncode != 0:
        raise Problem(f"{game}: it ends with {process.returncode}")
    if not engine:
        raise Problem(f"{game}: no engine was seen in a process of its own.")
    if _has_engine(process.pid):
        raise Problem(f"{game}: the engine outlives the window.")
    print(
        f"    {game}: a match in {time.monotonic() - begun:.1f} s, the engine in a process of its own",
        flush=True,
    )


def _has_engine(parent: int) -> bool:
    """Tell whether a process has started an engine."""
    if sys.platform == "win32":
        said = subprocess.run(["tasklist", "/FO", "CSV", "/NH"], capture_output=True, text=True, check=False)
        return "cardtable-engine.exe" in said.stdout
    said = subprocess.run(["ps", "-A", "-o", "ppid=,args="], capture_output=True, text=True, check=False)
    children = [line.split(None, 1) for line in said.stdout.splitlines()]
    return any(
        child[0] == str(parent) and ("cardtable-engine" in child[1] or "--engine" in child[1])
        for child in children
        if len(child) == 2
    )


def _run(command: Sequence[object], environment: Mapping[str, str]) -> str:
    """Run a program that shall print nothing on stderr, and return what it prints."""
    done = subprocess.run(
        [str(word) for word in command],
        env=dict(environment),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=LONGEST,
    )
    if done.returncode != 0 or done.stderr.strip():
        raise Problem(
            f"{Path(str(command[0])).name} ends with {done.returncode} and says {done.stderr[:300]!r}"
        )
    return done.stdout


def _expect(found: str, wanted: str) -> None:
    if found.replace("\r\n", "\n") != wanted:
        raise Problem(f"it says {found!r} and not {wanted!r}")
