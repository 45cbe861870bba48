"""The engine as a process of its own, so that thinking never costs the window a frame."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment

from cardtable.model.engine_client import MAX_LINE

_KILL_WAIT_MS: Final = 2_000

_ending: set[QProcess] = set()
"""Killed processes that the system has not yet reported dead; kept so that Qt does not wait for them."""


def engine_command() -> list[str]:
    """Return the program and arguments that start the house's own engine."""
    if getattr(sys, "frozen", False):
        folder = Path(sys.executable).parent
        suffix = ".exe" if sys.platform == "win32" else ""
        program = folder / f"cardtable-engine{suffix}"
        return [str(program)] if program.exists() else [sys.executable, "--engine"]
    return [sys.executable, "-m", "cardtable.engine"]


class ProcessChannel(QObject):
    """A stream of lines to a child process (see :class:`~cardtable.model.engine_client.Channel`)."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on_line: Callable[[bytes], None] = lambda line: None
        self.on_end: Callable[[str], None] = lambda why: None
        self._command = list(command)
        self._rest = b""
        self._closed = False
        self._process = QProcess()
        self._process.setProcessEnvironment(_environment())
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)

    @property
    def process_id(self) -> int:
        """The child's process id, 0 when it does not run."""
        return 0 if self._closed else int(self._process.processId())

    def kill_process(self) -> None:
        """Kill the process from outside the protocol; its end is told by ``on_end``."""
        if not self._closed:
            self._process.kill()

    def open(self) -> None:
        """Start the process."""
        self._process.start(self._command[0], self._command[1:])

    def send(self, line: bytes) -> None:
        """Send one line; what a dying process does not read is lost, and its end is told by ``on_end``."""
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.write(line)

    def close(self) -> None:
        """Kill the process without waiting for it."""
        self._closed = True
        process = self._process
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._on_finished)
        process.errorOccurred.disconnect(self._on_error)
        if process.state() == QProcess.ProcessState.NotRunning:
            process.deleteLater()
        else:
            _ending.add(process)
            process.finished.connect(lambda: _bury(process))
            process.kill()
        self.deleteLater()

    def _read(self) -> None:
        self._rest += self._process.readAllStandardOutput().data()
        *lines, self._rest = self._rest.split(b"\n")
        if len(self._rest) > MAX_LINE:
            self.on_end("it sends a line without end")
            return
        for line in lines:
            self.on_line(line)

    def _on_finished(self) -> None:
        self.on_end(f"exit code {self._process.exitCode()}")

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.on_end(f"{self._command[0]} could not be started")


def _bury(process: QProcess) -> None:
    _ending.discard(process)
    process.deleteLater()


def wait_for_engines() -> None:
    """Wait until every killed engine is gone; called once as the application ends."""
    for process in tuple(_ending):
        process.waitForFinished(_KILL_WAIT_MS)
    _ending.clear()


def _environment() -> QProcessEnvironment:
    """The child's environment: it must find this very package, wherever it was started from."""
    environment = QProcessEnvironment.systemEnvironment()
    root = str(Path(__file__).resolve().parents[2])
    path = [root, environment.value("PYTHONPATH")] if environment.contains("PYTHONPATH") else [root]
    separator = ";" if sys.platform == "win32" else ":"
    environment.insert("PYTHONPATH", separator.join(path))
    environment.insert("PYTHONIOENCODING", "utf-8")
    return environment


def process_channel() -> ProcessChannel:
    """Make a channel to a fresh engine of the house."""
    return ProcessChannel(engine_command(), QCoreApplication.instance())
