"""The development environment: `.venv` in the clone, with Cardtable installed from the sources in place.

Who only plays is spared the tools of developers: they are added by the first command that needs them.

A stamp in it says what it was made from. Nothing is installed while the stamp is true, so starting costs
nothing and needs no network. An environment without a stamp was cut off while it was made, and is made anew.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from dev_system import Problem

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "cardtable-stamp"
_TOOLS = " with tools"
"""What the first line of the stamp ends with where the tools of developers are installed too."""


def python_in(venv: Path) -> Path:
    """The interpreter of an environment."""
    return venv / "Scripts" / "python.exe" if sys.platform == "win32" else venv / "bin" / "python"


def stamp_for(pyproject: bytes, interpreter: str, root: Path, *, tools: bool) -> str:
    """What an environment is made from: the dependencies asked for, with or without the tools of developers,
    the Python, and where the clone lies."""
    asked = hashlib.sha256(pyproject).hexdigest() + (_TOOLS if tools else "")
    return f"{asked}\n{interpreter}\n{root}\n"


def ensure(root: Path = ROOT, *, tools: bool = True, then: str = "") -> Path:
    """Make the environment, or bring it up to date, and return its interpreter.

    Parameters
    ----------
    tools: whether those of developers are needed; they stay where they are installed.
    then: what is said to come next when something had to be installed.
    """
    venv, stamp = root / VENV.name, root / VENV.name / STAMP.name
    python = python_in(venv)
    found = stamp.read_text(encoding="utf-8") if stamp.exists() and python.exists() else ""
    tools = tools or found.split("\n")[0].endswith(_TOOLS)
    pyproject, interpreter = (root / "pyproject.toml").read_bytes(), f"{sys.version} {sys.base_prefix}"
    wanted = stamp_for(pyproject, interpreter, root, tools=tools)
    if found == wanted:
        return python

    same_python = found.split("\n")[1:] == wanted.split("\n")[1:]
    stamp.unlink(missing_ok=True)
    if not same_python:
        _step(f"Making an environment in {venv}", [sys.executable, "-m", "venv", "--clear", str(venv)], root)
    what = "what Cardtable and its tests need" if tools else "what Cardtable needs"
    install = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--editable"]
    size = 450 if tools else 350
    asked = [*install, ".[dev]" if tools else "."]
    _step(f"Installing {what}, once (about {size} MB on disk)", asked, root)
    stamp.write_text(wanted, encoding="utf-8")
    if then:
        print(f"==> {then}", flush=True)
    return python


def _step(title: str, command: list[str], root: Path) -> None:
    print(f"==> {title}", flush=True)
    if subprocess.run(command, cwd=root, stdin=subprocess.DEVNULL, check=False).returncode != 0:
        raise Problem(f'"{title}" failed, see above for why; the same command tries again.')
