"""Compiles the search kernel with mypyc while a wheel is built, where ``CARDTABLE_MYPYC=1`` asks for it.

Without the switch a wheel is pure Python and the kernel is interpreted. Both give the same moves.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "CARDTABLE_MYPYC"
KERNEL = Path("cardtable", "engine", "kernel")
MODULES = ("bits", "game", "deal", "sampler", "policy", "ends", "tree", "solve")
"""Compiled together, so that they call each other directly."""


class CompileKernel(BuildHookInterface[Any]):
    """The hook that hatchling calls; its folder of built files lasts until the wheel is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        return ["mypy>=2.4,<2.5", "setuptools>=75"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add what comes of it to the wheel."""
        if not wanted() or version == "editable":
            return
        self._built = Path(tempfile.mkdtemp(prefix="cardtable-kernel-"))
        for library in compile_into(Path(self.root), self._built):
            build_data["force_include"][str(library)] = library.relative_to(self._built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what has been built."""
        if built := getattr(self, "_built", None):
            shutil.rmtree(built, ignore_errors=True)


def wanted() -> bool:
    """Tell whether the switch is on."""
    return os.environ.get(SWITCH) == "1"


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
