"""A lock that the system itself lets go when the program that holds it ends, however it ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


_NOTE_AT: Final = 16
"""Behind the byte that is locked on Windows."""
_NOTE_LENGTH: Final = 16


class Lock:
    """Holds a file of its own while something belongs to this program. Where a file cannot be made, nothing
    can be told from others, and the lock counts as held."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._handle = -1
        self.is_held = self._take()
        """Whether the lock belongs to this program."""
        self.note = self._read()
        """What the last program to hold it has noted, if it ended without letting go."""

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

    def _read(self) -> str:
        try:
            os.lseek(self._handle, _NOTE_AT, os.SEEK_SET)
            return os.read(self._handle, _NOTE_LENGTH).decode("ascii").strip()
        except (OSError, UnicodeError):
            return ""

    def write(self, note: str) -> None:
        """Note something short. It is not forced to the disk, so that it is never ahead of what is."""
        with suppress(OSError):
            os.lseek(self._handle, _NOTE_AT, os.SEEK_SET)
            os.write(self._handle, note.ljust(_NOTE_LENGTH).encode("ascii"))

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
