"""Builds the wheel and the source archive twice, and keeps them if both builds are equal to the byte.

    python3 packaging/dev.py dist

`CARDTABLE_MYPYC=1` compiles the kernel into the wheel; a compiler's output is not compared.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path, PurePosixPath
from typing import Final

from linux_files import epoch

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "dist"
PICTURES: Final = "packaging/linux/screenshots"
"""For pages about Cardtable; they stay out of archives."""
COMPILED: Final = os.environ.get("CARDTABLE_MYPYC") == "1"


def build(target: Path) -> dict[str, Path]:
    """Build both into a folder, and return the files by name."""
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(target)]
    dated = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, env=dated)
    return {file.name: file for file in target.iterdir()}


def lacking(file: Path) -> list[str]:
    """Name what an archive should hold and does not: the package, the shipped files, the licence."""
    if file.suffix == ".whl":
        names = set(zipfile.ZipFile(file).namelist())
        place = {"cardtable": "cardtable", "assets": "cardtable/assets"}
        made = {".ts": ".qm"}
    else:
        with tarfile.open(file) as archive:
            names = {name.split("/", 1)[-1] for name in archive.getnames()}
        place = {"cardtable": "cardtable", "assets": "assets", "tests": "tests", "packaging": "packaging"}
        made = {}
    listing = ["git", "ls-files", *place, f":!{PICTURES}"]
    said = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
    wanted = []
    for path in said.stdout.splitlines():
        folder, _, rest = path.partition("/")
        member = PurePosixPath(place[folder], rest)
        wanted.append(str(member.with_suffix(made.get(member.suffix, member.suffix))))
    return sorted(name for name in wanted if name not in names)


def main() -> int:
    """Build, compare, and return the exit status."""
    argparse.ArgumentParser(prog="dev.py dist", description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        first, second = (build(Path(folder) / name) for name in ("first", "second"))
        for name, file in first.items():
            if missing := lacking(file):
                print(f"dist: {name} lacks {', '.join(missing[:5])}", file=sys.stderr)
                return 1
            compared = not (COMPILED and name.endswith(".whl"))
            if compared and file.read_bytes() != second[name].read_bytes():
                print(f"dist: two builds of {name} differ.", file=sys.stderr)
                return 1
            OUT.mkdir(exist_ok=True)
            shutil.copyfile(file, OUT / name)
            how = "twice the same bytes" if compared else "compiled"
            print(f"==> dist/{name}: {file.stat().st_size / 1e6:.2f} MB, {how}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
