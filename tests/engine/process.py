"""Helper: a real engine process to talk to, and the memory that it holds."""

from __future__ import annotations

import contextlib
import json
import platform
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any


class Engine:
    """An engine in a process of its own, which quits at the end of the ``with`` block; what it logs goes to a
    file. Its answers are read all the time, so that neither side ever waits for the other."""

    def __init__(self, log: Path) -> None:
        begun = time.monotonic()
        with log.open("wb") as errors:
            command = [sys.executable, "-m", "cardtable.engine"]
            self._process = subprocess.Popen(command, stdin=-1, stdout=-1, stderr=errors)
        self._answers: queue.Queue[bytes] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.pid = self._process.pid
        self.status: int | None = None
        self.send(b'{"type": "hello", "id": 0}')
        assert self.hear()["type"] == "hello"
        self.ready = time.monotonic() - begun
        """Seconds until it could be asked."""

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self.send(b'{"type": "quit"}')
        try:
            self.status = self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise
        finally:
            self._reader.join(30)
            for stream in (self._process.stdin, self._process.stdout):
                assert stream
                stream.close()

    def send(self, *lines: bytes) -> None:
        """Send some lines."""
        assert self._process.stdin
        self._process.stdin.write(b"".join(line + b"\n" for line in lines))
        self._process.stdin.flush()

    def hear(self) -> Any:
        """The next answer."""
        line = self._answers.get(timeout=60)
        assert line, "the engine has ended"
        return json.loads(line)

    def _read(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._answers.put(line)
        self._answers.put(b"")


def resident_kb(pid: int, *, peak: bool = False) -> int | None:
    """The memory that a process holds, or has held at most; ``None`` where the system does not tell."""
    system = platform.system()
    if system == "Linux":
        name = "VmHWM:" if peak else "VmRSS:"
        status = Path(f"/proc/{pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(name))
    if system == "Darwin":
        done = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, check=True)
        return int(done.stdout)
    return None
