"""The development environment: `.venv` in the clone, with Cardtable installed from the sources in place.

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


def python_in(venv: Path) -> Path:
    """The interpreter of an environment."""
    return venv / "Scripts" / "python.exe" if sys.platform == "win32" else venv / "bin" / "python"


def stamp_for(pyproject: bytes, interpreter: str, root: Path) -> str:
    """What an environment is made from: the dependencies asked for, the Python, and where the clone lies."""
    return f"{hashlib.sha256(pyproject).hexdigest()}\n{interpreter}\n{root}\n"


def ensure(root: Path = ROOT) -> Path:
    """Make the environment, or bring it up to date, and return its interpreter."""
    venv, stamp = root / VENV.name, root / VENV.name / STAMP.name
    python = python_in(venv)
    wanted = stamp_for((root / "pyproject.toml").read_bytes(), f"{sys.version} {sys.base_prefix}", root)
    found = stamp.read_text(encoding="utf-8") if stamp.exists() and python.exists() else ""
    if found == wanted:
        return python

    same_python = found.split("\n")[1:] == wanted.split("\n")[1:]
    stamp.unlink(missing_ok=True)
    if not same_python:
        _step(f"Making an environment in {venv}", [sys.executable, "-m", "venv", "--clear", str(venv)], root)
    install = [str(python), "-m", "pip", "install", "--disable-pip-version-check", "--editable", ".[dev]"]
    _step("Installing Python packages (about 450 MB on disk)", install, root)
    stamp.write_text(wanted, encoding="utf-8")
    return python


def _step(title: str, command: list[str], root: Path) -> None:
    print(f"==> {title}", flush=True)
    if subprocess.run(command, cwd=root, stdin=subprocess.DEVNULL, check=False).returncode != 0:
        raise Problem(f'"{title}" failed, see above for why; the same command tries again.')
