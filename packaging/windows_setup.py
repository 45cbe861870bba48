"""Compiles the Windows setup from the bundle: `python3 packaging/dev.py windows [--payload FOLDER]`.

makensis runs on every system, so that the script can be proven with any payload where no Windows is.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bundle import BUNDLE
from dev_env import ROOT
from dev_system import Problem

from cardtable import about

SCRIPT: Final = ROOT / "packaging" / "windows" / "setup.nsi"


def main(words: Sequence[str]) -> int:
    """Compile the setup and return the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py windows", description="Compile the Windows setup.")
    parser.add_argument("--payload", type=Path, default=BUNDLE, help="what it installs (default: the bundle)")
    parser.add_argument("--target", help="what setup runs on, as amd64-unicode, where NSIS has several")
    given = parser.parse_args(words)
    payload = given.payload.resolve()
    makensis = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if makensis is None:
        raise Problem("makensis is missing: apt-get install nsis, or choco install nsis.")
    if not payload.is_dir():
        raise Problem("there is no bundle yet: python3 packaging/dev.py bundle")
    target = ROOT / "dist" / f"{about.SLUG}-{about.VERSION}-setup.exe"
    target.parent.mkdir(exist_ok=True)
    values = {
        "ID": about.APP_ID,
        "NAME": about.NAME,
        "SLUG": about.SLUG,
        "VERSION": about.VERSION,
        "SUFFIX": about.RECORD_SUFFIX,
        "TYPE": about.RECORD_TYPE,
        "PAYLOAD": str(payload),
        "ICONS": str(ROOT / "assets" / "icons"),
        "OUT": str(target),
    }
    if sign := os.environ.get("CARDTABLE_SIGN_COMMAND"):
        values["SIGN"] = sign
    command = [
        makensis,
        "-V2",
        "-WX",
        "-INPUTCHARSET",
        "UTF8",
        *(f"-D{name}={value}" for name, value in values.items()),
    ]
    if subprocess.run([*command, str(SCRIPT)], stdin=subprocess.DEVNULL, check=False).returncode != 0:
        raise Problem("makensis failed, see above for why.")
    print(f"==> {target.relative_to(ROOT)}: {target.stat().st_size / 1e6:.1f} MB", flush=True)
    return 0
