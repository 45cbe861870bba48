"""What a person may do with records: open and save them, report a play, play on from one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from cardtable.rules.spec import GameSpec
from cardtable.view.words.texts import refusal_by_rule

if TYPE_CHECKING:
    from cardtable.rules.records import Record
    from cardtable.view.window.main_window import MainWindow


def dropped_file(data: QMimeData) -> Path | None:
    """The file that is dragged, if it is one that lies on this machine."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(files[0]) if len(files) == 1 and files[0] else None


class RecordDeeds(QObject):
    """Connects the actions of the menus; lives as long as they do.

    Parameters
    ----------
    window: has the menus, the match and the pages.
    games: by id.
    """

    def __init__(self, window: MainWindow, games: Mapping[str, GameSpec]) -> None:
        super().__init__(window.menus)
        self._window = window
        self._games = games
        self._folder = ""
        menus = window.menus
        menus.open_record.triggered.connect(self.ask_open)
        menus.save_record.triggered.connect(self.ask_save)
        menus.report.triggered.connect(lambda: window.report.show_report())
        window.host.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer what can be done now."""
        has_record = self._window.host.match is not None or self._window.is_replaying
        self._window.menus.save_record.setEnabled(has_record)
        self._window.menus.report.setEnabled(has_record)

    # --- opening -------------------------------------------------------------------------------------------

    def ask_open(self) -> None:
        """Ask for a file and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open record"), self._place(""), self._filter()
        )
        if name:
            self._folder = str(Path(name).parent)
            self.open(Path(name))

    def open(self, file: Path) -> str:
        """Open a file; where it is no sound record, say so in a sentence, which is returned too."""
        from cardtable.model.record_files import BadFile, open_file

        try:
            opened = open_file(file, self._games, refusal_by_rule)
        except BadFile as error:
            self._window.say(str(error))
            return str(error)
        self._window.show_record(opened)
        return ""

    def play_on(self, record: Record, names: tuple[str, ...]) -> None:
        """Play a match on from where a record ends."""
        from cardtable.model.record_files import plan_of, with_names
        from cardtable.view.start.plans import default_players

        spec = self._games[record.game]
        plan = plan_of(with_names(record, names), spec, default_players(spec))
        if self._window.play_on(plan, record):
            self._window.say(self.tr("Played on from a record, the match counts as played with help"))

    # --- saving --------------------------------------------------------------------------------------------

    def record(self) -> Record | None:
        """The record of what is on the table."""
        from cardtable.model.record_files import with_names

        window = self._window
        match = window.replay.match if window.is_replaying else window.host.match
        if match is None:
            return None
        if window.is_replaying and window.replay.match is not None:
            return window.replay.match.whole
        return with_names(match.record, match.names)

    def ask_save(self) -> None:
        """Ask for a file and save the match there."""
        record = self.record()
        file = self.ask_where(self.tr("Save record")) if record is not None else None
        if record is not None and file is not None:
            self.write(file, record)

    def ask_report(self, note: str) -> bool:
        """Ask for a file and write a report there; tells whether it was done."""
        from cardtable.model.record_files import report

        record = self.record()
        file = self.ask_where(self.tr("Save report")) if record is not None else None
        if record is None or file is None:
            return False
        match = self._window.host.match
        code = match.deal_code() if match is not None else ""
        names = match.names if match is not None else record.meta.get("names", record.players)
        return self.write(file, report(record, names, code, match is not None and match.is_assisted, note))

    def ask_where(self, title: str) -> Path | None:
        """Ask for a file to write."""
        from cardtable.model.record_files import with_suffix

        record = self.record()
        game = record.game if record is not None else ""
        name, _ = QFileDialog.getSaveFileName(
            self._window, title, self._place(f"{game}-{date.today().isoformat()}.json"), self._filter()
        )
        if not name:
            return None
        self._folder = str(Path(name).parent)
        return with_suffix(Path(name))

    def write(self, file: Path, record: Record) -> bool:
        """Write a record and say so, or why it cannot be."""
        from cardtable.model.record_files import BadFile, write_file

        try:
            write_file(file, record)
        except BadFile as error:
            self._window.say(str(error))
            return False
        self._window.say(self.tr("Saved as {file}").format(file=file.name))
        return True

    def _place(self, name: str) -> str:
        folder = self._folder or QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        return str(Path(folder) / name)

    def _filter(self) -> str:
        return self.tr("Game records (*.json *.jsonl)")
