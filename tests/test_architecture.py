"""Imports point one way, and the view knows no game.

`rules` ← `games` ← `engine`, and `rules`, `games` ← `model` ← `view` ← `app`.
"""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardtable
from cardtable.games import GAMES

PACKAGE = Path(cardtable.__file__).parent

LEAVES = {"about", "paths"}
"""Modules that anybody may import: they know names and folders, and import nothing but each other."""

MAY_IMPORT: dict[str, set[str]] = {
    "about": set(),
    "paths": {"about"},
    "rules": set(),
    "games": {"rules"},
    "engine": {"about", "rules", "games"},
    "model": LEAVES | {"rules", "games"},
    "view": LEAVES | {"rules", "model"},
}
"""What each part of `cardtable` may import of the others. Parts not named here wire the rest."""

QT = {"PySide6", "shiboken6"}


def modules_of(part: str) -> list[Path]:
    """The source files of a part of `cardtable`, which is a module or a package."""
    module = PACKAGE / f"{part}.py"
    sources = [module] if module.is_file() else sorted((PACKAGE / part).rglob("*.py"))
    assert sources, f"there is no cardtable.{part}"
    return sources


def imports_of(source: Path) -> Iterator[tuple[int, str]]:
    """Each import in a file, wherever it stands, as its line and the dotted name of what is imported."""
    package = ["cardtable", *source.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{origin}.{name.name}") for name in node.names)


def where(source: Path, line: int) -> str:
    return f"{source.relative_to(PACKAGE.parent)}:{line}"


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_only_parts_below_it(part: str) -> None:
    allowed = MAY_IMPORT[part] | {part}
    wrong = [
        f"{where(source, line)} imports {name}"
        for source in modules_of(part)
        for line, name in imports_of(source)
        if (dotted := name.split("."))[0] == "cardtable" and dotted[1:2] != [] and dotted[1] not in allowed
    ]
    assert not wrong


@pytest.mark.parametrize("part", ["about", "rules", "games", "engine"])
def test_a_part_without_a_screen_imports_no_qt(part: str) -> None:
    wrong = [
        f"{where(source, line)} imports {name}"
        for source in modules_of(part)
        for line, name in imports_of(source)
        if name.split(".")[0] in QT
    ]
    assert not wrong


@pytest.mark.parametrize("part", ["paths", "model"])
def test_a_part_without_widgets_imports_only_qtcore(part: str) -> None:
    wrong = [
        f"{where(source, line)} imports {name}"
        for source in modules_of(part)
        for line, name in imports_of(source)
        if name.split(".")[0] == "PySide6" and name.split(".")[1:2] != ["QtCore"]
    ]
    assert not wrong


FLOORS = ("words", "kit", "deck")
"""The rooms of the view that all others build on: each knows only those before it."""


@pytest.mark.parametrize("floor", FLOORS)
def test_the_lower_rooms_of_the_view_know_nothing_of_the_upper_ones(floor: str) -> None:
    known = FLOORS[: FLOORS.index(floor) + 1]
    wrong = [
        f"{where(source, line)} imports {name}"
        for source in modules_of(f"view/{floor}")
        for line, name in imports_of(source)
        if name.startswith("cardtable.view.") and name.split(".")[2] not in known
    ]
    assert not wrong


def test_every_file_of_the_view_is_in_a_room() -> None:
    assert [file.name for file in (PACKAGE / "view").glob("*.py")] == ["__init__.py"]


def test_the_view_names_no_game() -> None:
    """A game's look is data in its own file, so its id has no business in the view."""
    wrong = [
        f"{where(source, node.lineno)} says {node.value!r}"
        for source in modules_of("view")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in GAMES
    ]
    assert not wrong


@pytest.mark.parametrize("module", ["cardtable.paths", "cardtable.engine.__main__", "cardtable.engine.arena"])
def test_headless_commands_start_without_qt(module: str) -> None:
    program = f"import sys, {module}; sys.exit(any(name.split('.')[0] in {QT!r} for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr or f"{module} imports Qt"


LIBRARIES = (
    "PySide6.QtNetwork",
    "PySide6.QtSvg",
    "ctypes",
    "dataclasses",
    "datetime",
    "hashlib",
    "html",
    "json",
    "platform",
    "sqlite3",
    "wave",
)
LATER = (
    "model.company",
    "model.match",
    "rules.records",
    "view.deck.cards",
    "view.hand.hand_input",
    "view.help.keys_panel",
    "view.hints.hint_show",
    "view.motion.animator",
    "view.results.deal_panel",
    "view.start.start_page",
    "view.table.board",
    "view.table.table_page",
    "view.window.deal_deeds",
    "view.window.menus",
    "view.window.toolbar",
)
"""What takes time to import, and is not needed for a table's first picture."""


def test_a_table_is_shown_without_what_it_does_not_need_yet() -> None:
    late = [*LIBRARIES, *(f"cardtable.{module}" for module in LATER)]
    assert all(importlib.util.find_spec(name) for name in late), "a name has changed"
    program = (
        "import sys, cardtable.app, cardtable.view.table.laid_table; from cardtable.games import GAMES; "
        f"print(*(name for name in {late!r} if name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not done.stdout.split()


def test_a_package_relative_import_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The walk itself: relative, absolute and nested imports all count."""
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    source = tmp_path / "view" / "table.py"
    source.parent.mkdir()
    source.write_text("from ..games import semerik\nfrom . import card\ndef f():\n    import PySide6.QtGui\n")
    assert list(imports_of(source)) == [
        (1, "cardtable.games.semerik"),
        (2, "cardtable.view.card"),
        (4, "PySide6.QtGui"),
    ]
