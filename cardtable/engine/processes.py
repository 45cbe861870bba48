"""What working processes have in common: they start afresh, and end with the process that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import Final

CONTEXT: Final = multiprocessing.get_context("spawn")
"""Every process starts afresh, on every system alike, and inherits no threads."""


def begin_work(interrupt: signal.Handlers) -> None:
    """Prepare a process that has just started for its work.

    ``interrupt`` is what it does at Ctrl-C, which every process of a terminal hears.
    """
    signal.signal(signal.SIGINT, interrupt)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Leave nobody working when the first process has been killed."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)
