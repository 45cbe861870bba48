"""Imports Qt before anything else does, so that it and what is imported after it is soon there."""

from __future__ import annotations

import builtins
import gc
import sys
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec

_SIGNATURES: Final = "shibokensupport.signature"
_LATE: Final = [
    f"{_SIGNATURES}.{name}"
    for name in ("errorhandler", "layout", "parser", "lib.tool", "lib.enum_sig", "lib.pyi_generator")
]
"""What tells the parameters of Qt's functions: in help, in stubs, and to who called one with wrong ones.
PySide compiles it from its source at each start, which takes longer than the import of all of ours that the
first table needs.
"""


class _Late(ModuleType):
    """A module that is run when something in it is first asked for."""

    def __init__(self, spec: ModuleSpec) -> None:
        super().__init__(spec.name)
        self.__spec__ = spec

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # as ``inspect`` asks every module for its file
            raise AttributeError(name)
        spec = self.__spec__
        assert spec is not None
        assert spec.loader is not None
        self.__class__ = ModuleType  # type: ignore[assignment]
        spec.name = self.__name__  # PySide has put another there, by which its loader finds nothing
        spec.loader.exec_module(self)
        return getattr(self, name)


def import_qt() -> None:
    """Import Qt, and leave Python's way of importing as it was.

    PySide puts a function of its own in the place of ``__import__``. In search of ``__feature__``, which
    nothing here uses, it reads the source of each module that is imported from then on, and that takes as
    long as the import of a small module. What it has to tell functions' parameters waits until it is needed.

    Python looks for no garbage from now on, since what is imported is none. :func:`cardtable.app.run` has it
    begin again.
    """
    gc.disable()
    plain = builtins.__import__

    def import_late(name: str, *rest: Any, **named: Any) -> Any:
        """Import as ever, but have those modules stand ready when PySide begins to import them.

        Earlier it would throw them away, and only now its modules can be found.
        """
        if name == _SIGNATURES:
            builtins.__import__ = plain
            for late in _LATE:
                if late not in sys.modules and (spec := find_spec(late)) is not None:
                    sys.modules[late] = _Late(spec)
        return plain(name, *rest, **named)

    builtins.__import__ = import_late
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__ = plain
