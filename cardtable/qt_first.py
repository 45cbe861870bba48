"""Imports Qt before anything else does, so that what is imported after it is soon there."""

from __future__ import annotations

import builtins
import gc


def import_qt() -> None:
    """Import Qt, and leave Python's way of importing as it was.

    PySide puts a function of its own in the place of ``__import__``. In search of ``__feature__``, which
    nothing here uses, it reads the source of each module that is imported from then on, and that takes as
    long as the import of a small module.

    Python looks for no garbage from now on, since what is imported is none. :func:`cardtable.app.run` has it
    begin again.
    """
    gc.disable()
    plain = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = plain
