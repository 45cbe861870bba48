"""The composition root: the only place that builds the parts and wires them together."""

from __future__ import annotations

import gc
import logging
import os
import random
import signal
import sys
from functools import cache
from typing import TYPE_CHECKING, Final, NoReturn

from PySide6.QtCore import QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from cardtable import about, paths
from cardtable.mishaps import Watch, keep_log
from cardtable.model.archive import Archive
from cardtable.model.preferences import Preferences
from cardtable.model.settings import Settings
from cardtable.view.start.plans import plan_once
from cardtable.view.window.main_window import Habits, MainWindow

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from PySide6.QtCore import QMessageLogContext

    from cardtable.model.company import Company
    from cardtable.model.engine_client import Channel
    from cardtable.rules.spec import GameSpec, OptionValue

_SETTLED_MS: Final = 500
"""How long after the window is shown sounds are made ready, and garbage is looked for: it shall be painted
first."""

_PLAIN: Final = {"felt.kind": "plain", "motion.reduced": "on", "sound.on": "false"}
"""What the safe mode chooses instead of the defaults."""


def build_window(
    games: Mapping[str, GameSpec],
    settings: Settings,
    rng: random.Random,
    habits: Habits | None = None,
    archive: Archive | None = None,
) -> MainWindow:
    """Build the window with everything behind it; an engine starts when it is first needed."""
    habits = habits or Habits()

    @cache
    def company() -> Company:
        """The players, whom nobody needs before there is a match."""
        from cardtable.model.company import Company

        players = Company(rng, _open_channel, autoplay=habits.autoplay, archive=archive)
        players.who_cuts = lambda: window.preferences.text("fairness.cut")
        window.closed.connect(players.close)
        return players

    window = MainWindow(games, settings, lambda plan: company()(plan), habits, Preferences(settings))
    window.find_adviser = lambda: company().adviser
    window.find_reviewer = lambda: company().reviewer
    window.make_again = lambda plan, record: company().again_from(plan, record)
    window.make_play_on = lambda plan, record: company().play_on(plan, record)
    if archive is not None:
        window.find_unfinished = lambda: company().resume(games) if archive.is_begun else None
        archive.setParent(window)
        archive.notice.connect(window.say)
        window.archive = archive
        window.has_played = archive.has_played
        window.closed.connect(archive.close)
    return window


def run(
    games: Mapping[str, GameSpec],
    *,
    seed: int | None,
    habits: Habits,
    game: str | None,
    options: Mapping[str, OptionValue],
    safe: bool = False,
    file: Path | None = None,
) -> int:
    """Run the application to its end and return the exit status.

    With a ``file`` its record is shown.

    With a ``game`` that match begins at once; it and its ``options`` are for this once and not remembered.
    Neither is what happens while a computer plays the person's seat. ``safe`` reads and writes no settings
    and leaves out what a machine may stumble over.
    """
    app = make_application()
    watch = Watch(keep_log())
    watch.begin()
    settings = _safe_settings() if safe else Settings(keep=not habits.autoplay)
    archive = Archive() if not safe and (habits.keep or not habits.autoplay) else None
    window = build_window(games, settings, random.Random(seed), habits, archive)
    if sys.platform == "darwin":
        from cardtable.view.window.file_events import FileEvents

        app.installEventFilter(FileEvents(lambda file: window.records.open(file), app))
    refused = window.records.open(file) if file is not None else ""
    if (file is not None and not refused) or (game is None and window.resume()):
        window.show()
    elif game is not None or habits.autoplay:
        window.show_at_table(plan_once(games, settings, game, options))
    else:
        if settings.is_new and not safe:
            window.welcome()
        window.show()
        window.once_seen.then(lambda: window.table)  # while the person chooses what to play
    window.once_seen.then(_show_icon)
    window.once_seen.then(gc.freeze)  # what the program is made of is no garbage: do not search it
    QTimer.singleShot(_SETTLED_MS, gc.enable)
    QTimer.singleShot(_SETTLED_MS, window.sounds.prepare)
    if refused:
        window.say(refused)
        print(f"{about.SLUG}: {refused}", file=sys.stderr, flush=True)
    if settings.is_refused:
        window.tell_refused()
        print(
            f"{about.SLUG}: settings cannot be kept in {settings.file.parent}; nothing is remembered.",
            file=sys.stderr,
            flush=True,
        )
    status = app.exec()
    _wait_for_engines()
    return status


def _show_icon() -> None:
    """Give windows the program's icon, for which those that list them can wait."""
    from cardtable.view.window.app_icon import app_icon

    QApplication.setWindowIcon(app_icon())


def _open_channel() -> Channel:
    """Make a channel to a fresh engine. What starts processes is not needed before."""
    from cardtable.model.engine_process import process_channel

    return process_channel()


def _wait_for_engines() -> None:
    from cardtable.model.engine_process import wait_for_engines

    wait_for_engines()


def _safe_settings() -> Settings:
    """Settings that are read from no file and kept in none, with plain looks."""
    settings = Settings(paths.settings_file().with_name("none.ini"), keep=False)
    for key, value in _PLAIN.items():
        settings.set_preference(key, value, is_default=False)
    return settings


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """Make the application object, or leave with one sentence where there is no screen to draw on."""
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    previous = qInstallMessageHandler(_on_qt_message)
    try:
        app = QApplication([about.SLUG, *arguments])
    finally:
        qInstallMessageHandler(previous)
    app.setApplicationName(about.SLUG)
    app.setApplicationDisplayName(about.NAME)
    app.setApplicationVersion(about.VERSION)
    app.setDesktopFileName(about.APP_ID)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Qt's loop would keep Python from seeing Ctrl+C
    return app


def _on_qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Say in one sentence what Qt takes several lines and a core dump for."""
    if kind == QtMsgType.QtFatalMsg:
        _leave_without_screen()
    if "plugin" not in text and "display" not in text:
        print(text, file=sys.stderr)


def _leave_without_screen() -> NoReturn:
    print(
        f"{about.SLUG}: there is no screen to draw on; start it in a graphical session, or set "
        "QT_QPA_PLATFORM=offscreen to run without one.",
        file=sys.stderr,
        flush=True,
    )
    os._exit(1)  # Qt would abort on return.
