"""The files by which a Linux desktop and `man` know Cardtable, filled in from `cardtable/about.py`."""

from __future__ import annotations

import datetime
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from dev_env import ROOT

from cardtable import about

TEMPLATES: Final = ROOT / "packaging" / "linux"
ICONS: Final = ROOT / "assets" / "icons"
COMMANDS: Final = ("cardtable", "cardtable-engine", "cardtable-arena")
ICON_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SCREENSHOTS: Final = {
    "semerik": ("Semerik", "Семерик", "Семерик"),
    "seven-up": (
        "Seven Up: to stand or to beg",
        "Севен ап: стояти чи просити",
        "Севен ап: стоять или просить",
    ),
    "points": (
        "What each point was given for",
        "За що дано кожне очко",
        "За что дано каждое очко",
    ),
    "start": (
        "Four games, and the house rules of each",
        "Чотири гри й домашні правила кожної",
        "Четыре игры и домашние правила каждой",
    ),
}
"""The pictures in `linux/screenshots`, the first one best known, and their captions in three languages."""
HOME_PAGE: Final = os.environ.get("CARDTABLE_HOME_PAGE", "")
"""Where the project lives; the release sets it, and a build elsewhere names no place."""


def epoch() -> int:
    """The moment that everything built is dated by: SOURCE_DATE_EPOCH, or that of the last commit."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    said = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return int(said.stdout)


def lay_out(share: Path, command: str) -> None:
    """Write everything below a `share` folder; `command` starts the window."""
    day = datetime.datetime.fromtimestamp(epoch(), datetime.UTC).date().isoformat()
    words = {
        "@DATE@": day,
        "@EXEC@": command,
        "@ID@": about.APP_ID,
        "@LINKS@": _links(),
        "@NAME@": about.NAME,
        "@SLUG@": about.SLUG,
        "@SUFFIX@": about.RECORD_SUFFIX,
        "@TYPE@": about.RECORD_TYPE,
        "@VERSION@": about.VERSION,
    }
    targets = {
        "entry.desktop": share / "applications" / f"{about.APP_ID}.desktop",
        "metainfo.xml": share / "metainfo" / f"{about.APP_ID}.metainfo.xml",
        "mime.xml": share / "mime" / "packages" / f"{about.APP_ID}.xml",
        **{f"{name}.1": share / "man" / "man1" / f"{name}.1" for name in COMMANDS},
    }
    for template, target in targets.items():
        text = (TEMPLATES / template).read_text(encoding="utf-8")
        for word, value in words.items():
            text = text.replace(word, value)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    _lay_out_icons(share / "icons" / "hicolor")


def _lay_out_icons(theme: Path) -> None:
    for kind, name, target in (
        ("apps", "cardtable", about.APP_ID),
        ("mimetypes", "cardtable-record", f"{about.APP_ID}-record"),
    ):
        pictures = {f"{size}x{size}": ICONS / f"{name}-{size}.png" for size in ICON_SIZES}
        pictures["scalable"] = ICONS / f"{name}.svg"
        for folder, picture in pictures.items():
            place = theme / folder / kind / f"{target}{picture.suffix}"
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, place)


def _links() -> str:
    """The parts of the metainfo that lead to the project's pages."""
    if not HOME_PAGE:
        return ""
    page = escape(HOME_PAGE)
    lines = [f'  <url type="homepage">{page}</url>', f'  <url type="bugtracker">{page}/issues</url>']
    lines.append("  <screenshots>")
    for place, (name, (english, ukrainian, russian)) in enumerate(SCREENSHOTS.items()):
        lines += [
            "    <screenshot>" if place else '    <screenshot type="default">',
            f"      <caption>{english}</caption>",
            f'      <caption xml:lang="uk">{ukrainian}</caption>',
            f'      <caption xml:lang="ru">{russian}</caption>',
            f"      <image>{page}/raw/v{about.VERSION}/packaging/linux/screenshots/{name}.png</image>",
            "    </screenshot>",
        ]
    return "\n".join([*lines, "  </screenshots>"])
