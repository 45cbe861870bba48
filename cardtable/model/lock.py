"""A lock that the system itself lets go when the program that holds it ends, however it ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Lock:
    """Holds a file of its own while something belongs to this program. Where a file cannot be made, nothing
    can be told from others, and the lock counts as held."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle = -1
        self.is_held = self._take()
        """Whether the lock belongs to this program."""

    def _take(self) -> bool:
        try:
            self._handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._handle, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if os.fstat(self._handle).st_nlink == 0:  # its holder has just taken the file away
                    os.close(self._handle)
                    return self._take()
        except OSError:
            os.close(self._handle)
            self._handle = -1
            return False
        return True

    def release(self) -> None:
        """Let go, and take the file away."""
        if self._handle < 0:
            return
        if sys.platform != "win32":
            with suppress(OSError):
                self._file.unlink()
        os.close(self._handle)
        self._handle = -1
        self.is_held = False
        if sys.platform == "win32":
            with suppress(OSError):
                self._file.unlink()
