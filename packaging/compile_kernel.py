"""Compiles the search kernel with mypyc while a wheel is built, where ``CARDTABLE_MYPYC=1`` asks for it.

Without the switch a wheel is pure Python and the kernel is interpreted. Both give the same moves.
``build_hook.py`` calls this.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SWITCH = "CARDTABLE_MYPYC"
KERNEL = Path("cardtable", "engine", "kernel")
MODULES = ("bits", "game", "deal", "sampler", "policy", "ends", "tree", "solve")
"""Compiled together, so that they call each other directly."""


def wanted() -> bool:
    """Tell whether the switch is on."""
    return os.environ.get(SWITCH) == "1"


def needs() -> list[str]:
    """Return what compiling needs of a build besides hatchling."""
    return ["mypy>=2.4,<2.5", "setuptools>=75"] if wanted() else []


def compile_into(root: Path, target: Path) -> list[Path]:
    """Compile the kernel of the checkout at ``root`` below ``target`` and return the libraries made."""
    (target / KERNEL).mkdir(parents=True)
    for package in (KERNEL, KERNEL.parent, KERNEL.parent.parent):
        shutil.copy(root / package / "__init__.py", target / package)
    sources = [KERNEL / f"{name}.py" for name in MODULES]
    for source in sources:
        shutil.copy(root / source, target / source)
    subprocess.run([sys.executable, "-m", "mypyc", *map(str, sources)], cwd=target, check=True)
    libraries = [path for path in target.rglob("*") if path.suffix in (".so", ".pyd")]
    return [path for path in libraries if "build" not in path.relative_to(target).parts]
