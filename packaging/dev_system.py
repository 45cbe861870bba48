"""What the operating system must bring for Python and Qt, and how Debian's family installs it.

Whether something is there is found by trying to load it, not by asking a package manager, so that other
Linux systems are served too: they get the names of what is missing. macOS and Windows miss nothing.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple


class Problem(Exception):
    """Something that the person at the keyboard has to settle; the text is one clear sentence for them."""


class Need(NamedTuple):
    """A thing that the system must have: its name, and the Debian packages that may hold it, best first."""

    name: str
    packages: tuple[str, ...]


# Packages that got other names when Debian 13 and Ubuntu 24.04 went to 64-bit time list both.
VENV = Need(
    f"Python's ensurepip module for {sys.version_info[0]}.{sys.version_info[1]}",
    (f"python{sys.version_info[0]}.{sys.version_info[1]}-venv",),
)
FONTS = Need("a TrueType font", ("fonts-dejavu-core",))
QT_LIBRARIES = (
    Need("libglib-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0")),
    Need("libGL.so.1", ("libgl1",)),
    Need("libEGL.so.1", ("libegl1",)),
    Need("libxkbcommon.so.0", ("libxkbcommon0",)),
    Need("libfontconfig.so.1", ("libfontconfig1",)),
    Need("libdbus-1.so.3", ("libdbus-1-3",)),
)
WINDOW_LIBRARIES = (
    Need("libxcb-cursor.so.0", ("libxcb-cursor0",)),
    Need("libxcb-icccm.so.4", ("libxcb-icccm4",)),
    Need("libxcb-image.so.0", ("libxcb-image0",)),
    Need("libxcb-keysyms.so.1", ("libxcb-keysyms1",)),
    Need("libxcb-randr.so.0", ("libxcb-randr0",)),
    Need("libxcb-render-util.so.0", ("libxcb-render-util0",)),
    Need("libxcb-shape.so.0", ("libxcb-shape0",)),
    Need("libxcb-xkb.so.1", ("libxcb-xkb1",)),
    Need("libxkbcommon-x11.so.0", ("libxkbcommon-x11-0",)),
    Need("libX11-xcb.so.1", ("libx11-xcb1",)),
)

FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_SUFFIXES = {".ttf", ".otf", ".ttc"}


def missing(*, window: bool) -> list[Need]:
    """What this system lacks to make an environment and run Qt in it, on screen if `window` is set."""
    lacking = [] if importlib.util.find_spec("ensurepip") else [VENV]
    if sys.platform == "linux":
        libraries = QT_LIBRARIES + WINDOW_LIBRARIES if window else QT_LIBRARIES
        lacking += [library for library in libraries if not _loads(library.name)]
        if not has_fonts(Path(folder).expanduser() for folder in FONT_FOLDERS):
            lacking.append(FONTS)
    return lacking


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_fonts(folders: Iterable[Path]) -> bool:
    """Whether there is a scalable font anywhere below `folders`."""
    return any(file.suffix.lower() in FONT_SUFFIXES for folder in folders for file in folder.rglob("*"))


def provide(*, window: bool) -> None:
    """Install what is missing where that needs nobody's leave, else say how in a `Problem`."""
    lacking = missing(window=window)
    if not lacking:
        return
    if not shutil.which("apt-get"):
        raise Problem(f"this system lacks {names(lacking)}; install that with its package manager first.")
    prefix = root_prefix()
    if prefix is None:
        # What a window needs comes along, so that nobody has to be asked twice.
        lacking = missing(window=True)
        command = for_a_person(install_command(lacking))
        raise Problem(f"this system lacks {names(lacking)}; run this once and try again:\n\n    {command}\n")
    print(f"==> Installing system packages for {names(lacking)}", flush=True)
    install = [*prefix, "sh", "-c", install_command(lacking)]
    done = subprocess.run(install, stdin=subprocess.DEVNULL, check=False)
    importlib.invalidate_caches()
    lacking = missing(window=window)
    if lacking:
        raise Problem(f"apt-get ended with {done.returncode}, see above; still missing: {names(lacking)}.")


def names(needs: Iterable[Need]) -> str:
    """The names of `needs` as a list in a sentence."""
    return ", ".join(need.name for need in needs)


def install_command(lacking: Iterable[Need]) -> str:
    """The shell command by which root installs what is lacking."""
    packages = " ".join(dict.fromkeys(package_for(need) for need in lacking))
    # A third-party source that cannot be reached must not stop the rest: the installation says what failed.
    return f"apt-get update; apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends {packages}"


def package_for(need: Need) -> str:
    """The first package of `need` that apt knows here, or the oldest name, which the newer ones provide."""
    for package in need.packages[:-1]:
        if subprocess.run(["apt-cache", "show", package], capture_output=True, check=False).returncode == 0:
            return package
    return need.packages[-1]


def root_prefix() -> list[str] | None:
    """The words before a command that run it as root without a question, or None if there is no such way."""
    prefix = ["env", "DEBIAN_FRONTEND=noninteractive"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return prefix
    if not shutil.which("sudo"):
        return None
    if subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode != 0:
        return None
    # sudo drops the environment; apt needs the way out.
    proxies = [f"{name}={value}" for name, value in os.environ.items() if name.lower().endswith("_proxy")]
    return ["sudo", "-n", *prefix, *proxies]


def for_a_person(command: str) -> str:
    """`command` as a person who is not root types it."""
    become_root = "sudo sh -c" if shutil.which("sudo") else "su -l -c"
    return f"{become_root} {shlex.quote(command)}"
