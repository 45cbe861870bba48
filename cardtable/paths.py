"""Where things are: the files shipped with the application, and the files it keeps for its user.

Nothing else in the application knows. Qt is imported only where it is needed, so that the headless
commands can import this module without it.
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from cardtable.about import SLUG

HOME_VARIABLE = "CARDTABLE_HOME"
"""Environment variable: one folder for all of the user's files, for a portable copy or a test."""

MATCHES = "matches.sqlite"
"""The file of saved matches in the user's folder for them."""

_PACKAGE = Path(__file__).resolve().parent


def assets_dir(package: Path = _PACKAGE) -> Path:
    """The folder of shipped files, given where the `cardtable` package lies.

    A wheel and a bundle carry `assets` inside the package; in a source checkout it stands beside it.
    """
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


_ASSETS = assets_dir()


def asset(*parts: str) -> Path:
    """The shipped file `parts`, as in `asset("cards", "back.svg")`; it need not exist."""
    return _ASSETS.joinpath(*parts)


def data_dir() -> Path:
    """The user's folder for saved matches and history, made if it is missing and can be made."""
    return _own_folder("GenericDataLocation")


def settings_file() -> Path:
    """The user's settings, an INI file; its folder is made if that is possible, the file is not."""
    return _own_folder("GenericConfigLocation") / "settings.ini"


def log_file() -> Path:
    """The log of what went wrong, where the system keeps logs; its folder is made if that is possible."""
    if sys.platform == "darwin" and HOME_VARIABLE not in os.environ:
        folder = Path.home() / "Library" / "Logs" / SLUG
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        return folder / f"{SLUG}.log"
    return _own_folder("GenericStateLocation") / f"{SLUG}.log"


def can_keep(file: Path) -> bool:
    """Whether a file, there already or not, can be written. Permissions alone do not tell: a disk may be
    read-only or full."""
    try:
        if file.exists():
            with file.open("ab"):
                pass
        with tempfile.TemporaryFile(dir=file.parent):
            return True
    except OSError:
        return False


def _own_folder(location: str) -> Path:
    """The application's folder in one of the places that QStandardPaths knows."""
    if home := os.environ.get(HOME_VARIABLE):
        folder = Path(home)
    else:
        from PySide6.QtCore import QStandardPaths

        folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation[location])) / SLUG
    with suppress(OSError):  # see can_keep
        folder.mkdir(parents=True, exist_ok=True)
    return folder
