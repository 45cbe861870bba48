"""Puts the application into a disk image by dmgbuild: `python3 packaging/dev.py macos`, on a Mac.

With `CARDTABLE_SIGN_IDENTITY` the bundle was signed as it was made. `CARDTABLE_NOTARY_PROFILE` names
a profile stored by `xcrun notarytool store-credentials`: it notarises the image and staples the ticket on it.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bundle import BUNDLE, WORK
from dev_env import ROOT, python_in
from dev_system import Problem

from cardtable import about

SETTINGS: Final = """
files = [{app!r}]
symlinks = {{"Applications": "/Applications"}}
icon = {icon!r}
icon_locations = {{{name!r}: (150, 160), "Applications": (410, 160)}}
window_rect = ((200, 200), (560, 340))
icon_size = 112
format = "ULFO"
filesystem = "HFS+"
"""


def main(words: Sequence[str]) -> int:
    """Make the image and return the exit status."""
    argparse.ArgumentParser(prog="dev.py macos", description="Make the disk image for macOS.").parse_args(
        words
    )
    if platform.system() != "Darwin":
        raise Problem("a disk image can only be made on a Mac.")
    if not BUNDLE.is_dir():
        raise Problem("there is no bundle yet: python3 packaging/dev.py bundle")
    target = ROOT / "dist" / f"{about.SLUG}-{about.VERSION}-macos-{platform.machine()}.dmg"
    target.parent.mkdir(exist_ok=True)
    target.unlink(missing_ok=True)
    tools = WORK / "image-env"
    python = str(python_in(tools))
    _run(sys.executable, "-m", "venv", "--clear", str(tools))
    _run(python, "-m", "pip", "install", "--quiet", "dmgbuild==1.6.7")
    icon = ROOT / "assets" / "icons" / "cardtable.icns"
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings.py"
        settings.write_text(
            SETTINGS.format(app=str(BUNDLE), icon=str(icon), name=BUNDLE.name), encoding="utf-8"
        )
        _run(python, "-m", "dmgbuild", "-s", str(settings), about.NAME, str(target))
    if profile := os.environ.get("CARDTABLE_NOTARY_PROFILE"):
        _run("xcrun", "notarytool", "submit", str(target), "--keychain-profile", profile, "--wait")
        _run("xcrun", "stapler", "staple", str(target))
    print(f"==> {target.relative_to(ROOT)}: {target.stat().st_size / 1e6:.1f} MB", flush=True)
    return 0


def _run(*command: str) -> None:
    if subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode != 0:
        raise Problem(f"{' '.join(command[:4])} … failed, see above for why.")
