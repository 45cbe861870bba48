"""What a report of a fault needs to know of a machine, without anything that names a person."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, QSettings
from PySide6.QtGui import QGuiApplication

from cardtable import paths
from cardtable.view.help.about_panel import versions

_PRIVATE: Final = re.compile(r"name|ledger|geometry|folder|file", re.IGNORECASE)
"""Keys of settings that stay out."""
_LOG_LINES: Final = 40


def diagnostics() -> str:
    """Return versions, screens, language, settings without names, and the last lines of the log."""
    parts = [versions(), _screens(), f"language {QLocale().name()}, system {QLocale.system().name()}"]
    parts.append("\n".join(["settings:", *_settings()]))
    parts.append("\n".join(["log:", *_log()]))
    return "\n\n".join(parts).replace(str(Path.home()), "~") + "\n"


def _screens() -> str:
    return "\n".join(
        f"screen {screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )


def _settings() -> list[str]:
    store = QSettings(str(paths.settings_file()), QSettings.Format.IniFormat)
    keys = [key for key in sorted(store.allKeys()) if not _PRIVATE.search(key)]
    return [f"  {key}={str(store.value(key))[:80]}" for key in keys] or ["  none"]


def _log() -> list[str]:
    try:
        text = paths.log_file().read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ["  none"]
    return [f"  {line[:300]}" for line in text.splitlines()[-_LOG_LINES:]]
