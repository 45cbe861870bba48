"""Packs the bundle for Linux: a `.deb`, and a `.tar.xz` that installs into a home directory.

    python3 packaging/dev.py linux

What the package depends on is read from the libraries in it, so that it is neither too much nor too little.
"""

from __future__ import annotations

import argparse
import email.utils
import gzip
import os
import platform
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import linux_files
from bundle import BUNDLE, WORK, size
from dev_env import ROOT
from dev_system import Problem

from cardtable import about

OUT: Final = ROOT / "dist"
MAINTAINER: Final = "The Cardtable authors <cardtable@users.noreply.github.com>"
ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64"}

PACKAGES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libgl1",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libatomic.so.1": "libatomic1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
}
"""The Debian package of each library that bundles take from the system."""
OF_LIBC: Final = re.compile(r"^(lib(c|m|mvec|dl|rt|pthread|util|resolv)\.so\.\d+|ld-linux.*)$")
OPTIONAL: Final = ("fonts-dejavu-core | fonts-noto-core", "libpulse0 | libasound2")
"""A letter for every text and the way to sound: there on every desktop, and missed softly."""


def elf_files(folder: Path) -> Iterator[Path]:
    """Yield the programs and libraries of a folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                if opened.read(4) == b"\x7fELF":
                    yield file


def depends(folder: Path) -> list[str]:
    """Read from a bundle which packages it cannot start without. Raises :class:`Problem`."""
    inside = {file.name for file in folder.rglob("*.so*")}
    needed: set[str] = set()
    newest = (0, 0)
    for file in elf_files(folder):
        said = subprocess.run(["readelf", "-dW", file], capture_output=True, text=True, check=True).stdout
        needed |= set(re.findall(r"\(NEEDED\).*\[(.*)\]", said)) - inside
        versions = re.findall(rb"GLIBC_2\.(\d+)\x00", file.read_bytes())
        newest = max(newest, (2, max((int(minor) for minor in versions), default=0)))
    found = {f"libc6 (>= {newest[0]}.{newest[1]})"}
    for library in sorted(needed):
        if OF_LIBC.match(library):
            continue
        if library not in PACKAGES:
            raise Problem(f"nobody knows the package of {library}; tell PACKAGES, or bundle it.")
        found.add(PACKAGES[library])
    return sorted(found)


def make_deb() -> Path:
    """Pack the bundle as a Debian package and return its file."""
    architecture = ARCHITECTURES[platform.machine()]
    tree = WORK / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    programs = tree / "usr" / "lib" / about.SLUG
    shutil.copytree(BUNDLE, programs, symlinks=True)
    commands = tree / "usr" / "bin"
    commands.mkdir(parents=True)
    for name in linux_files.COMMANDS:
        (commands / name).symlink_to(f"../lib/{about.SLUG}/{name}")
    share = tree / "usr" / "share"
    linux_files.lay_out(share, about.SLUG)
    for page in (share / "man" / "man1").iterdir():
        _zip(page)
    _document(share / "doc" / about.SLUG, programs)
    overrides = share / "lintian" / "overrides" / about.SLUG
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(linux_files.TEMPLATES / "lintian-overrides", overrides)
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(_control(architecture, depends(programs), size(tree)), encoding="utf-8")
    sums = (
        f"{_md5(file)}  {file.relative_to(tree)}\n"
        for file in sorted((tree / "usr").rglob("*"))
        if _is_plain(file)
    )
    (tree / "DEBIAN" / "md5sums").write_text("".join(sums), encoding="utf-8")
    settle(tree)
    target = OUT / f"{about.SLUG}_{about.VERSION}_{architecture}.deb"
    pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(target)]
    subprocess.run(pack, check=True, stdout=subprocess.DEVNULL, env=_dated())
    return target


def make_tarball() -> Path:
    """Pack the bundle with a script that installs it, and return the file."""
    name = f"{about.SLUG}-{about.VERSION}-linux-{platform.machine()}"
    tree = WORK / name
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(BUNDLE, tree / "lib" / about.SLUG, symlinks=True)
    linux_files.lay_out(tree / "share", about.SLUG)
    shutil.copy(linux_files.TEMPLATES / "install.sh", tree / "install.sh")
    for document in ("README.md", "CHANGELOG.md", "LICENSE"):
        shutil.copyfile(ROOT / document, tree / document)
    settle(tree)
    target = OUT / f"{name}.tar.xz"
    with tarfile.open(target, "w:xz", preset=6) as packed:
        for path in [tree, *sorted(tree.rglob("*"))]:
            member = packed.gettarinfo(path, f"{name}/{path.relative_to(tree)}".removesuffix("/."))
            member.uid = member.gid = 0
            member.uname = member.gname = "root"
            member.mtime = linux_files.epoch()
            if member.isreg():
                with path.open("rb") as opened:
                    packed.addfile(member, opened)
            else:
                packed.addfile(member)
    return target


def settle(tree: Path) -> None:
    """Give every file the mode and the time that do not depend on who builds."""
    programs = {Path("lib", about.SLUG, name) for name in linux_files.COMMANDS}
    for path in (tree, *tree.rglob("*")):
        if path.is_symlink():
            continue
        starts = path.name == "AppRun" or Path(*path.parts[-3:]) in programs
        runs = path.is_dir() or path.suffix == ".sh" or starts
        path.chmod(0o755 if runs else 0o644)
        os.utime(path, (linux_files.epoch(),) * 2)


def main(words: Sequence[str]) -> int:
    """Pack both and return the exit status."""
    argparse.ArgumentParser(prog="dev.py linux", description="Pack the bundle for Linux.").parse_args(words)
    if not BUNDLE.is_dir():
        raise Problem("there is no bundle yet: python3 packaging/dev.py bundle")
    OUT.mkdir(exist_ok=True)
    for make in (make_deb, make_tarball):
        made = make()
        print(f"==> {made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB", flush=True)
    return 0


def _control(architecture: str, needed: Sequence[str], installed: int) -> str:
    return f"""Package: {about.SLUG}
Version: {about.VERSION}
Architecture: {architecture}
Maintainer: {MAINTAINER}
Installed-Size: {installed // 1024}
Depends: {", ".join(needed)}
Recommends: {", ".join(OPTIONAL)}
Section: games
Priority: optional
Description: Seven Up, California Jack and Semerik against the computer
 Three trick-taking card games at an animated table: Seven Up for three or four,
 California Jack and Semerik. You play offline against computer players of six
 levels, who know only what their seat may know.
 .
 The rules are kept to the letter, with the house rules that players differ over
 as options of each game.
"""


def _document(folder: Path, programs: Path) -> None:
    """Write what Debian expects under `doc`."""
    folder.mkdir(parents=True)
    legal = (programs / "_internal" / "THIRD-PARTY.txt").read_text(encoding="utf-8")
    summary = legal.split("\n\n====", 1)[0]
    terms = (ROOT / "LICENSE").read_text(encoding="utf-8")
    place = f"Their full terms are in /usr/lib/{about.SLUG}/_internal/THIRD-PARTY.txt,\n"
    place += "and the LGPL, version 3, in /usr/share/common-licenses/LGPL-3 as well.\n"
    (folder / "copyright").write_text(f"{about.NAME}\n\n{terms}\n{summary}\n\n{place}", encoding="utf-8")
    day = email.utils.formatdate(linux_files.epoch())
    (folder / "changelog").write_text(
        f"{about.SLUG} ({about.VERSION}) unstable; urgency=medium\n\n"
        f"  * See CHANGELOG.md.gz beside this file.\n\n -- {MAINTAINER}  {day}\n",
        encoding="utf-8",
    )
    shutil.copyfile(ROOT / "CHANGELOG.md", folder / "CHANGELOG.md")
    shutil.copyfile(ROOT / "cardtable" / "engine" / "PROTOCOL.md", folder / "PROTOCOL.md")
    for file in ("changelog", "CHANGELOG.md"):
        _zip(folder / file)


def _zip(file: Path) -> None:
    """Compress a file as Debian does, without a name or a time inside."""
    with gzip.GzipFile(f"{file}.gz", "wb", 9, mtime=0) as packed:
        packed.write(file.read_bytes())
    file.unlink()


def _md5(file: Path) -> str:
    return (
        subprocess.run(["md5sum", file], capture_output=True, text=True, check=True)
        .stdout.split()[0]
        .lstrip("\\")
    )


def _is_plain(file: Path) -> bool:
    return file.is_file() and not file.is_symlink()


def _dated() -> dict[str, str]:
    return {**os.environ, "SOURCE_DATE_EPOCH": str(linux_files.epoch())}
