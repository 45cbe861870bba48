"""Collects the licences of everything that a bundle ships into one file.

    python licences.py TARGET [--folder BUNDLE]

It runs in the environment that the bundle is made from. Whatever is shipped and has no licence text fails
it, so that nothing goes out unnamed.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

OURS: Final = "cardtable"
TEXTS: Final = Path(__file__).resolve().parent / "licences"
KEPT_TEXTS: Final = {
    "pyside6-essentials": ("LGPL-3.0.txt", "GPL-3.0.txt"),
    "shiboken6": ("LGPL-3.0.txt", "GPL-3.0.txt"),
}
"""Texts that a distribution names but does not carry."""
NOTES: Final = {
    "pyside6-essentials": "Qt and PySide6, used under the LGPL, version 3. They are libraries of their own "
    "in this folder and may be replaced by other builds of the same version. The sources and licences of "
    "what Qt includes are at https://download.qt.io and https://doc.qt.io/qt-6/licenses-used-in-qt.html.",
}
BUILD_ONLY: Final = {"pycparser"}
"""Installed beside what is shipped, but not shipped."""
_LICENCE_FILE: Final = re.compile(r"^(licen[cs]e|copying|notice|copyright)", re.IGNORECASE)


class Entry(NamedTuple):
    """One thing that is shipped."""

    title: str
    licence: str
    texts: tuple[str, ...]


class Unlicensed(Exception):
    """Something is shipped and nobody knows on what terms."""


def shipped() -> list[str]:
    """Return the distributions that Cardtable needs to run, and what these need, in alphabetical order."""
    found: set[str] = set()
    waiting = [OURS]
    while waiting:
        name = waiting.pop()
        for need in metadata.requires(name) or []:
            wanted, _, marker = need.partition(";")
            match = re.match(r"[A-Za-z0-9._-]+", wanted)
            if match is None or "extra" in marker:
                continue
            key = re.sub(r"[-_.]+", "-", match[0]).lower()
            try:
                metadata.distribution(key)
            except metadata.PackageNotFoundError:
                continue  # for another system
            if key not in found | BUILD_ONLY:
                found.add(key)
                waiting.append(key)
    return sorted(found)


def of_distribution(name: str) -> Entry:
    """Read the licence of an installed distribution. Raises :class:`Unlicensed`."""
    distribution = metadata.distribution(name)
    about = distribution.metadata
    texts = [
        Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
        for file in distribution.files or []
        if ".dist-info" in file.parts[0] and _LICENCE_FILE.match(file.name)
    ]
    texts += [(TEXTS / text).read_text(encoding="utf-8") for text in KEPT_TEXTS.get(name, ())]
    if not texts:
        raise Unlicensed(f"{name} carries no licence text; put one into {TEXTS.name}/ and KEPT_TEXTS.")
    licence = next((about[key] for key in ("License-Expression", "License") if key in about), "see below")
    if note := NOTES.get(name):
        texts.insert(0, note)
    return Entry(f"{about['Name']} {distribution.version}", licence.splitlines()[0], tuple(texts))


def of_python() -> Entry:
    """Read Python's own licence. Raises :class:`Unlicensed`."""
    library = Path(sysconfig.get_path("stdlib"))
    for file in (
        library / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        library.parents[1] / "LICENSE",
    ):
        if file.is_file():
            text = file.read_text(encoding="utf-8", errors="replace")
            return Entry(f"Python {sys.version.split()[0]}", "PSF-2.0", (text,))
    raise Unlicensed(f"there is no LICENSE.txt beside {library}.")


def of_system_libraries(folder: Path) -> Iterator[Entry]:
    """Read what Debian says of the system's libraries that PyInstaller copied. Raises :class:`Unlicensed`."""
    packages: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("*.so*")):
        inside = file.relative_to(folder)
        if len(inside.parts) > 1 or file.is_symlink() or "python" in file.name or "__mypyc" in file.name:
            continue  # a wheel's or Python's own
        if re.search(r"\.(cpython|abi3)", file.name):
            continue
        package = _owner(file.name)
        packages.setdefault(package, []).append(file.name)
    for package, files in sorted(packages.items()):
        copyright_file = Path("/usr/share/doc") / package / "copyright"
        if not copyright_file.is_file():
            raise Unlicensed(f"{copyright_file} is missing, of {', '.join(files)}.")
        text = copyright_file.read_text(encoding="utf-8", errors="replace")
        yield Entry(f"{package} ({', '.join(files)})", "see below", (text,))


def _owner(library: str) -> str:
    found = subprocess.run(["dpkg-query", "--search", library], capture_output=True, text=True, check=False)
    for line in found.stdout.splitlines():
        package, _, path = line.partition(": ")
        if path.endswith(f"/{library}"):
            return package.split(":")[0]
    raise Unlicensed(f"no package owns {library}.")


def write(target: Path, folder: Path | None) -> None:
    """Write them all into one file. Raises :class:`Unlicensed`."""
    entries = [of_python(), *(of_distribution(name) for name in shipped())]
    entries.append(of_distribution("pyinstaller"))
    if folder is not None:
        entries += of_system_libraries(folder)
    lines = ["Cardtable itself is under the MIT licence, see LICENSE. It ships with:", ""]
    lines += [f"  {entry.title}: {entry.licence}" for entry in entries]
    for entry in entries:
        lines += ["", "=" * 78, entry.title, "=" * 78, ""]
        lines += [text.rstrip() + "\n" for text in entry.texts]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("\n".join(lines), encoding="utf-8")


def main() -> int:
    """Write the file and return the exit status."""
    parser = argparse.ArgumentParser(description="Collect the licences of what a bundle ships.")
    parser.add_argument("target", type=Path)
    parser.add_argument("--folder", type=Path, help="a bundle whose system libraries are named too")
    given = parser.parse_args()
    try:
        write(given.target, given.folder)
    except Unlicensed as error:
        print(f"licences.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
