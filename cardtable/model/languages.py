"""The languages of the window, and how all of its texts are put into one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cardtable.paths import asset

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "uk": "Українська", "ru": "Русский"}
"""Every language there is, by its own name."""
SYSTEM: Final = "system"
"""Stands for the first language of the system's that there is."""
_SOURCE: Final = "en"
"""What the program's texts are written in; of these translations only what counts something needs any."""

_installed: list[QTranslator] = []
_spoken = _SOURCE


def system_language(wanted: Sequence[str] | None = None) -> str:
    """Return the first of the system's languages, given as ``uk-UA``, that there is."""
    for name in QLocale.system().uiLanguages() if wanted is None else wanted:
        language = name.replace("_", "-").partition("-")[0]
        if language in LANGUAGES:
            return language
    return _SOURCE


def resolved(choice: str) -> str:
    """Return the language that a preference means."""
    return choice if choice in LANGUAGES else system_language()


def spoken() -> str:
    """Return the language that texts are given in now."""
    return _spoken


def speak(language: str) -> None:
    """Give texts, numbers and dates in this language from now on. What is shown already stays as it is."""
    global _spoken
    hush()
    _spoken = language
    folders = {
        "qtbase": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
        "cardtable": str(asset("i18n")),
    }
    for name, folder in folders.items():
        translator = QTranslator()
        if translator.load(f"{name}_{language}", folder):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    own = QLocale.system()
    # The system's own conventions, where it is in this language.
    QLocale.setDefault(own if own.name().startswith(f"{language}_") else QLocale(language))


def hush() -> None:
    """Give the texts as they are written."""
    global _spoken
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    _spoken = _SOURCE
