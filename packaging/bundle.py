"""Makes the bundle: the folder that the installers put on a machine, and tries it out.

    python3 packaging/dev.py bundle [--pure] [--untried]

The kernel is compiled, which needs a C compiler; `--pure` does without. Everything is made below
`build/bundle`, from an environment of its own that holds nothing but what is shipped.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import bundle_smoke
from dev_env import ROOT, python_in
from dev_system import Problem

WORK: Final = ROOT / "build" / "bundle"
PINS: Final = ROOT / "packaging" / "bundle-requirements.txt"
SPEC: Final = ROOT / "packaging" / "cardtable.spec"
BUNDLE: Final = WORK / "dist" / ("Cardtable.app" if sys.platform == "darwin" else "cardtable")
PROGRAMS: Final = BUNDLE / "Contents" / "MacOS" if sys.platform == "darwin" else BUNDLE
"""Where the programs lie in it."""
SMALL_NUMPY: Final = (
    "--no-cache-dir",  # which would not tell it from another build of the same version
    "--no-binary=numpy",
    *(
        f"-Csetup-args=-D{way}"
        for way in (
            "blas=none",
            "lapack=none",
            "allow-noblas=true",
            "disable-optimization=true",
            "optimization=s",
        )
    ),
    # Else a compiler of another family, if there is one, would be taken instead of Python's own.
    *(("-Csetup-args=--vsenv",) if sys.platform == "win32" else ()),
)
"""Charts need little of numpy. Built without OpenBLAS, nor loops for each processor, it is 40 MB smaller."""


def build(*, pure: bool) -> None:
    """Make the bundle. Raises :class:`Problem`."""
    python = _environment(pure=pure)
    switches = {"CARDTABLE_MYPYC": "" if pure else "1", "CARDTABLE_PURE": "1" if pure else ""}
    wheels = WORK / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    # pip builds in an environment of its own, which leaves no compiler among what is shipped.
    _step("Building the wheel", [*_pip(python), "wheel", "--no-deps", "-w", str(wheels), str(ROOT)], switches)
    (wheel,) = wheels.iterdir()
    _step(
        "Installing the wheel",
        [*_pip(python), "install", "--no-deps", "--force-reinstall", str(wheel)],
        switches,
    )
    legal = [str(python), str(ROOT / "packaging" / "licences.py"), str(WORK / "THIRD-PARTY.txt")]
    _step("Collecting licences", legal)
    # Not in the checkout, whose own `cardtable` would be taken instead of the installed one.
    folders = ["--distpath", str(WORK / "dist"), "--workpath", str(WORK / "work")]
    freeze = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *folders, str(SPEC)]
    _step("Making the bundle", freeze, switches, cwd=WORK)
    if sys.platform == "linux":
        inside = BUNDLE / "_internal"
        legal[-1] = str(inside / "THIRD-PARTY.txt")
        _step("Collecting licences of system libraries", [*legal, "--folder", str(inside)])


def size(folder: Path) -> int:
    """Add up the bytes of a folder's files."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())


def main(words: Sequence[str]) -> int:
    """Make the bundle, try it, and return the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py bundle", description="Make the bundle and try it out.")
    parser.add_argument("--pure", action="store_true", help="do not compile the kernel")
    parser.add_argument("--untried", action="store_true", help="do not try it out")
    parser.add_argument("--only-try", action="store_true", help="try out the one that is there")
    given = parser.parse_args(words)
    if not given.only_try:
        build(pure=given.pure)
        print(f"==> {BUNDLE.relative_to(ROOT)}: {size(BUNDLE) / 1e6:.1f} MB", flush=True)
    if not given.untried:
        bundle_smoke.try_out(PROGRAMS, compiled=not given.pure)
    return 0


def _environment(*, pure: bool) -> Path:
    """Make the environment, unless there is one from the same versions, and return its interpreter.

    Where there is a C compiler, it also builds what is shipped of numpy."""
    venv = WORK / "env"
    python, stamp = python_in(venv), venv / "stamp"
    small = () if pure else SMALL_NUMPY
    wanted = hashlib.sha256(PINS.read_bytes() + f"{sys.version} {small}".encode()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    _step(f"Making an environment in {venv}", [sys.executable, "-m", "venv", "--clear", str(venv)])
    if small:
        # By itself: pip does not hand such settings on to what it reads from a file.
        (numpy,) = (line for line in PINS.read_text(encoding="utf-8").split() if line.startswith("numpy=="))
        _step("Building what is shipped of numpy", [*_pip(python), "install", *small, numpy])
    _step("Installing what is shipped", [*_pip(python), "install", "-r", str(PINS)])
    stamp.write_text(wanted, encoding="utf-8")
    return python


def _pip(python: Path) -> list[str]:
    return [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet"]


def _step(
    title: str, command: Sequence[str], more: Mapping[str, str] | None = None, cwd: Path | None = None
) -> None:
    print(f"==> {title}", flush=True)
    environment = {**os.environ, **(more or {})}
    environment.pop("PYTHONPATH", None)
    # What is compiled here shall run where Qt does, not only on the system of the machine that builds.
    environment.setdefault("MACOSX_DEPLOYMENT_TARGET", "13.0")
    WORK.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(command, cwd=cwd or WORK, env=environment, stdin=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        raise Problem(f'"{title}" failed, see above for why.')
