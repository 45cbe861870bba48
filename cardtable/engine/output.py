"""What a command does when nobody reads its output any more, as after ``| head -1``: it leaves quietly."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable


def while_read(command: Callable[[], int], status: int) -> int:
    """Run a command and return its exit status, or ``status`` where its output was closed before it ended."""
    try:
        try:
            return command()
        finally:
            if sys.stdout is not None and not sys.stdout.closed:
                sys.stdout.flush()  # here it can be caught, at the end of Python it cannot
    except BrokenPipeError:
        # Python is not to complain at its end about what could not be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return status
