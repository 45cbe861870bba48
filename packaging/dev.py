"""Everything a developer does, from a fresh clone and with nothing but Python 3.11 and git.

    python3 packaging/dev.py run     play
    python3 packaging/dev.py test    run the tests

`--help` lists the rest. The first one makes an environment in `.venv` and installs what it needs; what only
developers need is added when a command needs it.
"""

from __future__ import annotations

import argparse
import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple

import bundle as bundle_maker
import dev_env
import dev_system
import translations

OLDEST_PYTHON = (3, 11)


class Command(NamedTuple):
    """A subcommand: what it does, in a line, and the function that does it and returns the exit status."""

    summary: str
    action: Callable[[list[str]], int]


def run(words: list[str]) -> int:
    """Start the application; `words` are its own switches."""
    platform = os.environ.get("QT_QPA_PLATFORM", "xcb").split(":")[0]
    dev_system.provide(window=platform == "xcb")
    python = str(dev_env.ensure(tools=False, then="Starting Cardtable"))
    translations.refresh()
    return _call([python, "-m", "cardtable", *words])


def test(words: list[str]) -> int:
    """Run the tests offscreen, on every core; `words` go to pytest and win over what is set here."""
    python = _headless_python()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    cores = ["-n", "auto", "--maxprocesses", "8"]
    return _call([python, "-m", "pytest", *cores, *words], cwd=str(dev_env.ROOT))


def soak(words: list[str]) -> int:
    """Run the tests that are worth a night: an engine killed a hundred times, thousands of random matches, a
    hundred thousand broken lines, ten thousand positions searched for what must not be told, every play
    of the positions reviewed, five hundred kills of a program that saves its match, two thousand damaged
    files, twenty thousand damaged records."""
    os.environ |= {"CARDTABLE_KILLS": "100", "CARDTABLE_LINES": "100000", "CARDTABLE_POSITIONS": "10000"}
    os.environ |= {"CARDTABLE_POSITION_SEEDS": "10", "CARDTABLE_REVIEW": "1"}
    os.environ |= {"CARDTABLE_STORE_KILLS": "500", "CARDTABLE_STORE_DAMAGES": "2000"}
    os.environ["CARDTABLE_MUTANTS"] = "20000"
    long = ["tests/model/test_engine_process.py", "tests/rules"]
    long += [f"tests/model/test_{name}.py" for name in ("killed", "store", "full_disk", "record_files")]
    long += [f"tests/engine/test_{name}.py" for name in ("fuzz", "secrets", "positions", "review")]
    return test(["--hypothesis-profile=long", "-o", "faulthandler_timeout=0", *long, *words])


def lint(words: list[str]) -> int:
    """Run every checker, also after one has complained."""
    if words:
        raise dev_system.Problem(f"lint takes no arguments, but was given {' '.join(words)}.")
    python = _headless_python()
    checks = [["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"]]
    failed = 0
    for check in checks:
        print(f"==> {' '.join(check)}", flush=True)
        failed += _call([python, "-m", *check], cwd=str(dev_env.ROOT)) != 0
    return 1 if failed else 0


def script(name: str) -> Callable[[list[str]], int]:
    """An action that runs `packaging/NAME.py`, offscreen unless a platform is asked for."""

    def action(words: list[str]) -> int:
        python = _headless_python()
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        return _call([python, str(dev_env.ROOT / "packaging" / f"{name}.py"), *words])

    return action


def bench(words: list[str]) -> int:
    """Measure what the first word names."""
    if words[:1] != ["frames"]:
        raise dev_system.Problem("say what to measure: bench frames.")
    return script("bench_frames")(words[1:])


def bundle(words: list[str]) -> int:
    """Make the bundle and try it out; it needs nothing of `.venv`."""
    dev_system.provide(window=False)
    return bundle_maker.main(words)


def packer(name: str) -> Callable[[list[str]], int]:
    """An action that packs the bundle by `packaging/NAME.py`, which needs nothing but Python."""

    def action(words: list[str]) -> int:
        sys.path.insert(0, str(dev_env.ROOT))
        return int(importlib.import_module(name).main(words))

    return action


COMMANDS = {
    "run": Command("start the application: run [SWITCH ...]", run),
    "test": Command("run the tests: test [PYTEST ARGUMENT ...]", test),
    "soak": Command("run the long tests: soak [PYTEST ARGUMENT ...]", soak),
    "lint": Command("check style, format and types", lint),
    "shots": Command("write pictures of every game and phase: shots DIR", script("shots")),
    "bench": Command("measure frames, clicks, start and memory: bench frames", bench),
    "bundle": Command("make the bundle that installers ship, and try it out", bundle),
    "linux": Command("pack the bundle as .deb and .tar.xz", packer("linux_packages")),
    "appimage": Command("pack the bundle as one file that runs", packer("appimage")),
    "windows": Command("compile the Windows setup", packer("windows_setup")),
    "macos": Command("put the bundle into a disk image", packer("macos_image")),
    "dist": Command("build the wheel and the sources, twice alike", script("make_dist")),
    "strength": Command("measure the players: strength [PART ...] [--quick]", script("strength")),
    "positions": Command("ask the levels in positions: positions [LEVEL ...] [--show]", script("positions")),
    "learn": Command("learn how players choose cards: learn [GAME ...]", script("learn_policy")),
    "golden": Command("make the golden records anew", script("make_golden")),
    "i18n": Command("bring the translations up to date with the program's texts", script("translations")),
    "cards": Command("make the card pictures anew", script("make_cards")),
    "sounds": Command("make the sounds anew", script("make_sounds")),
    "icons": Command("make the application's icons anew", script("make_icons")),
    "deck": Command("write contact sheets of the deck: deck DIR", script("deck_sheet")),
}


def main(words: list[str]) -> int:
    """Run the subcommand that `words` begin with; what follows is its own."""
    if sys.version_info < OLDEST_PYTHON:
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        print(f"dev.py: Cardtable needs Python 3.11 or newer, and this is Python {version}.", file=sys.stderr)
        return 1
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description="Makes an environment in .venv if need be, and in it:",
        epilog="\n".join(f"  {name:10}{command.summary}" for name, command in COMMANDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of those below")
    command = COMMANDS[parser.parse_args(words[:1]).command]
    try:
        return command.action(words[1:])
    except dev_system.Problem as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _headless_python() -> str:
    dev_system.provide(window=False)
    python = str(dev_env.ensure())
    translations.refresh()
    return python


def _call(command: list[str], cwd: str | None = None) -> int:
    """Run `command` to its end and return its exit status as a shell would."""
    with subprocess.Popen(command, cwd=cwd) as child:
        while True:
            try:
                status = child.wait()
                return status if status >= 0 else 128 - status
            except KeyboardInterrupt:
                continue  # The child got it too, and ends in its own way.


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
