"""A desk on which the application runs as a person has it, and eyes that see it as a screen reader does.

Needs the system's Python with pyatspi, and Xvfb, xdotool, openbox, dbus and at-spi2-core:

    apt install python3-pyatspi at-spi2-core xvfb xdotool openbox dbus

Nothing here imports the application, or knows more of it than it tells through the accessibility tree.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("seven-up-3", "seven-up-4", "california-jack", "semerik")
LOCALES = {"en": "en_US.UTF-8", "uk": "uk_UA.UTF-8", "ru": "ru_RU.UTF-8"}
_INSIDE = "CARDTABLE_OUTSIDE"
_STARTS_S = 60
_PATIENCE_S = 90
"""How long nothing may happen before the application counts as stuck."""


def main(act: Callable[[Desk, str], None], doc: str) -> int:
    """Read the switches, and let a player play a match of each game on a desk of its own."""
    parser = argparse.ArgumentParser(description=doc.splitlines()[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; may be given again")
    parser.add_argument("--language", choices=LOCALES, default="en")
    parser.add_argument("--seed", default="5", help="shuffle by this number")
    parser.add_argument("--speed", default="off", help="how fast cards move")
    parser.add_argument("--pictures", type=Path, help="where to put a picture of the end of each match")
    parser.add_argument("--program", help="the application's command; by default that of this checkout")
    given = parser.parse_args()
    if _INSIDE not in os.environ:
        return _go_inside()
    local = ROOT / ".venv" / "bin" / "python"
    program = given.program or f"{local if local.exists() else 'python3'} -m cardtable"
    for game in given.game or GAMES:
        words = [*program.split(), "--seed", given.seed, "--speed", given.speed]
        with Desk(words, given.language) as desk:
            try:
                act(desk, game)
            finally:
                if given.pictures is not None:
                    desk.picture(given.pictures / f"{game}-{given.language}.png")
    return 0


def _go_inside() -> int:
    """Run again within a session bus and a screen of its own."""
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        display = pipe.readline().strip()
    env = {**os.environ, "DISPLAY": f":{display}", _INSIDE: "1"}
    try:
        command = ["dbus-run-session", "--", sys.executable, *sys.argv]
        return subprocess.run(command, env=env, check=False).returncode
    finally:
        screen.terminate()
        screen.wait()


@dataclass
class Seen:
    """A node of the tree as it was when it was looked at."""

    node: Any
    role: str
    name: str
    description: str
    states: frozenset[str]
    children: list[Seen] = field(default_factory=list)

    @property
    def can(self) -> list[str]:
        """What can be done with it."""
        try:
            doings = self.node.queryAction()
        except NotImplementedError:
            return []
        return [doings.getName(n) for n in range(doings.nActions)]

    def do(self, action: str) -> None:
        """Do one of these things."""
        doings = self.node.queryAction()
        names = [doings.getName(n) for n in range(doings.nActions)]
        doings.doAction(names.index(action))

    def walk(self) -> Iterator[Seen]:
        """It, and all in it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str) -> list[Seen]:
        """All nodes of a role in it."""
        return [seen for seen in self.walk() if seen.role == role]


class Desk:
    """The application at work, until the end of the ``with`` block."""

    def __init__(self, program: Sequence[str], language: str) -> None:
        self._home = tempfile.TemporaryDirectory()
        # Not the first start of all, which a page of its own welcomes.
        Path(self._home.name, "settings.ini").write_text("[preferences]\nlanguage=system\n")
        env = {
            **os.environ,
            "CARDTABLE_HOME": self._home.name,
            "LANG": LOCALES[language],
            "LC_ALL": "",
            "LANGUAGE": "",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        env.pop("QT_QPA_PLATFORM", None)
        self._others = [_start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")]
        self._start_window_manager()
        self._app = subprocess.Popen(program, env=env, cwd=ROOT, stderr=subprocess.DEVNULL)

    def _start_window_manager(self) -> None:
        """Start what gives windows the keys; on a screen that is hardly up it may take several tries."""
        for _ in range(_STARTS_S):
            manager = _start("openbox")
            time.sleep(1)
            if manager.poll() is None:
                self._others.append(manager)
                return
        raise SystemExit("openbox does not start")

    def __enter__(self) -> Desk:
        return self

    def __exit__(self, *error: object) -> None:
        for process in (self._app, *self._others):
            process.terminate()
            process.wait()
        self._home.cleanup()

    # --- seeing --------------------------------------------------------------------------------------------

    def look(self) -> Seen:
        """The window, as far as it is seen, without its menus."""
        import pyatspi  # type: ignore[import-not-found]

        until = time.monotonic() + _STARTS_S
        while True:
            if self._app.poll() is not None:
                raise SystemExit(f"the application has ended with {self._app.returncode}")
            for app in pyatspi.Registry.getDesktop(0):
                if app is None or not app.name.startswith("cardtable"):
                    continue
                for frame in app:
                    if frame is not None and frame.getRoleName() == "frame":
                        seen = _seen(frame)
                        if seen is not None:
                            return seen
            if time.monotonic() > until:
                raise SystemExit("the application never came into the tree")
            time.sleep(0.2)

    def wait_for(self, what: str, find: Callable[[Seen], Any]) -> Any:
        """Look until there is something."""
        until = time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            found = find(self.look())
            if found:
                return found
            time.sleep(0.1)
        raise SystemExit(f"{what} never came")

    # --- doing ---------------------------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        subprocess.run(["xdotool", "key", "--delay", "30", *keys], check=True)

    def picture(self, file: Path) -> None:
        """Take a picture of the screen."""
        file.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["import", "-window", "root", str(file)], check=True)


def _start(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _seen(node: Any) -> Seen | None:
    """A node with all that is seen in it; nothing if it is hidden, or gone meanwhile."""
    import pyatspi

    try:
        states = frozenset(pyatspi.stateToString(state) for state in node.getState().getStates())
        role = node.getRoleName()
        if "showing" not in states or role in ("menu bar", "combo box", "scroll bar"):
            return None
        seen = Seen(node, role, node.name, node.description, states)
        for child in node:
            below = _seen(child) if child is not None else None
            if below is not None:
                seen.children.append(below)
        return seen
    except Exception:
        return None


class Table:
    """What a player makes of the window: the table, the buttons, and the sheet that lies over it."""

    def __init__(self, window: Seen) -> None:
        self.window = window
        self.table = next((seen for seen in window.all("panel") if _is_table(seen)), None)
        lists = [seen for seen in self.table.children if seen.role == "list"] if self.table else []
        self.hand = lists[0].children if lists else []
        self.trick = lists[1].children if len(lists) > 1 else []
        own = {id(seen) for seen in (self.table.walk() if self.table else ())}
        papers = [seen for seen in window.all("panel") if id(seen) not in own and seen.all("push button")]
        self.paper = papers[-1] if papers else None
        where = self.paper or window
        self.buttons = [
            seen
            for seen in where.all("push button")
            if id(seen) not in own and "focusable" in seen.states and "sensitive" in seen.states
        ]
        self.go_on = (
            [seen for seen in self.table.children if seen.role == "push button"] if self.table else []
        )

    @property
    def playable(self) -> list[Seen]:
        """Cards of the hand that can be pressed."""
        return [card for card in self.hand if card.can]

    @property
    def is_over(self) -> bool:
        """Whether a player's plaque says that the target has been reached, as in “7 of 7 points”."""
        labels = self.table.all("label") if self.table else []
        pairs = (re.search(r"(−?\d+)\D+?(\d+)", seen.name) for seen in labels)
        return any(pair and int(pair[1].replace("−", "-")) >= int(pair[2]) > 4 for pair in pairs)

    @property
    def is_end(self) -> bool:
        """Whether the sheet after the match is open; that after a deal tells of points such as “+1” first."""
        points = self.paper is not None and any(re.search(r"[+−]\d", seen.name) for seen in self.paper.walk())
        return self.is_over and self.paper is not None and not points and len(self.buttons) >= 2

    @property
    def words(self) -> str:
        """All that can be read, to tell whether anything has changed."""
        return "|".join(f"{s.name}/{s.description}/{'focused' in s.states}" for s in self.window.walk())


class Guess:
    """Which cards to try first: those of which is said what was said of cards that have been played before.

    So a player need not know the language; one that has been refused is not tried again with the same hand.
    """

    def __init__(self) -> None:
        self._good: set[str] = set()
        self._hand: list[str] = []
        self._refused: set[str] = set()
        self._tried: Seen | None = None

    def places(self, table: Table) -> list[int]:
        """The places in the hand of the cards to choose from now."""
        names = [card.name for card in table.hand]
        if names != self._hand:
            if self._tried is not None and self._tried.name not in names:
                self._good.add(self._tried.description)
            self._hand, self._refused, self._tried = names, set(), None
        open_to_choice = [
            place
            for place, card in enumerate(table.hand)
            if card.name not in self._refused and "selected" not in card.states
        ]
        if not open_to_choice:
            self._refused.clear()
        liked = [place for place in open_to_choice if table.hand[place].description in self._good - {""}]
        return liked or open_to_choice

    def tries(self, card: Seen) -> None:
        """This card is chosen."""
        self._tried = card
        self._refused.add(card.name)


def _is_table(seen: Seen) -> bool:
    return len([child for child in seen.children if child.role == "list"]) >= 2
