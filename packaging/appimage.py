"""Packs the bundle as an AppImage: one file that runs where it lies. `python3 packaging/dev.py appimage`.

An AppImage is a small program, the runtime, with a squashfs of everything behind it. The runtime is that of
the AppImage project, fetched once and held to its checksum. `--runtime FILE` takes another, `--folder` does
without and stops at the folder that would be packed, which can be started all the same.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import linux_files
from bundle import BUNDLE, WORK
from dev_env import ROOT
from dev_system import Problem
from linux_packages import settle

from cardtable import about

FOLDER: Final = WORK / f"{about.NAME}.AppDir"
RELEASE: Final = "https://github.com/AppImage/type2-runtime/releases/download/20251108"
SUMS: Final = {
    "x86_64": "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
    "aarch64": "00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444",
}
"""The checksum of that release's runtime, by processor."""


def lay_out() -> Path:
    """Make the folder that is packed, see that it starts, and return it. Raises :class:`Problem`."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    programs = FOLDER / "usr" / "lib" / about.SLUG
    shutil.copytree(BUNDLE, programs, symlinks=True)
    share = FOLDER / "usr" / "share"
    linux_files.lay_out(share, about.SLUG)
    shutil.copyfile(linux_files.TEMPLATES / "AppRun", FOLDER / "AppRun")
    # Desktops look for these three beside AppRun.
    entry, icon = f"{about.APP_ID}.desktop", f"{about.APP_ID}.png"
    (FOLDER / entry).symlink_to(f"usr/share/applications/{entry}")
    (FOLDER / icon).symlink_to(f"usr/share/icons/hicolor/256x256/apps/{icon}")
    (FOLDER / ".DirIcon").symlink_to(icon)
    settle(FOLDER)
    _expect_version([FOLDER / "AppRun"])
    return FOLDER


def pack(folder: Path, runtime: Path) -> Path:
    """Put a folder behind a runtime, and return the file. Raises :class:`Problem`."""
    if shutil.which("mksquashfs") is None:
        raise Problem("mksquashfs is missing: apt-get install squashfs-tools.")
    packed = WORK / "appimage.squashfs"
    packed.unlink(missing_ok=True)
    how = ["-root-owned", "-noappend", "-no-xattrs", "-no-progress", "-quiet", "-comp", "zstd"]
    how += ["-Xcompression-level", "20"]
    dated = {**os.environ, "SOURCE_DATE_EPOCH": str(linux_files.epoch())}
    subprocess.run(["mksquashfs", folder, packed, *how], check=True, stdout=subprocess.DEVNULL, env=dated)
    target = ROOT / "dist" / f"{about.SLUG}-{about.VERSION}-{platform.machine()}.AppImage"
    target.parent.mkdir(exist_ok=True)
    with target.open("wb") as file:
        for part in (runtime, packed):
            file.write(part.read_bytes())
    target.chmod(0o755)
    packed.unlink()
    # Mounting needs FUSE, which a machine that builds may lack.
    _expect_version([target, "--appimage-extract-and-run"])
    return target


def fetched_runtime() -> Path:
    """Return the runtime, fetched unless it is there. Raises :class:`Problem`."""
    machine = platform.machine()
    file = WORK / f"appimage-runtime-{machine}"
    if not file.exists():
        try:
            with urllib.request.urlopen(f"{RELEASE}/runtime-{machine}", timeout=60) as answer:
                file.write_bytes(answer.read())
        except OSError as error:
            raise Problem(
                f"the AppImage runtime could not be fetched ({error}); --runtime FILE names one."
            ) from None
    if hashlib.sha256(file.read_bytes()).hexdigest() != SUMS.get(machine):
        file.unlink()
        raise Problem("the AppImage runtime is not the one that was looked at: its checksum differs.")
    return file


def main(words: Sequence[str]) -> int:
    """Make it and return the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py appimage", description="Pack the bundle as an AppImage.")
    parser.add_argument("--runtime", metavar="FILE", type=Path, help="do not fetch the runtime, take this")
    parser.add_argument("--folder", action="store_true", help="only make the folder that would be packed")
    given = parser.parse_args(words)
    if not BUNDLE.is_dir():
        raise Problem("there is no bundle yet: python3 packaging/dev.py bundle")
    made = folder = lay_out()
    if not given.folder:
        made = pack(folder, given.runtime or fetched_runtime())
    size = f": {made.stat().st_size / 1e6:.1f} MB" if made.is_file() else ", which starts"
    print(f"==> {made.relative_to(ROOT)}{size}", flush=True)
    return 0


def _expect_version(command: Sequence[str | Path]) -> None:
    said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    if said.stdout != f"{about.SLUG} {about.VERSION}\n":
        raise Problem(f"{command[0]} says {(said.stdout + said.stderr)[:200]!r} of its version.")
