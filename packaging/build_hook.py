"""What a build makes besides copying: the translations as they are loaded, and the compiled search kernel.

The first are made in every build, by Python alone; the second where ``CARDTABLE_MYPYC=1`` asks for it.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # hatchling loads this file by its path

import compile_kernel
import qm_writer

TRANSLATIONS = Path("assets", "i18n")


class BuildHook(BuildHookInterface[Any]):
    """The hook that hatchling calls; its folder of built files lasts until the wheel is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        return compile_kernel.needs()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is built, and add it to the wheel; an editable installation finds it in the checkout."""
        root = Path(self.root)
        if version == "editable":
            qm_writer.write_all(root / TRANSLATIONS)
            return
        self._built = Path(tempfile.mkdtemp(prefix="cardtable-build-"))
        for file in qm_writer.write_all(root / TRANSLATIONS, self._built):
            build_data["force_include"][str(file)] = f"cardtable/{TRANSLATIONS.as_posix()}/{file.name}"
        if not compile_kernel.wanted():
            return
        for library in compile_kernel.compile_into(root, self._built):
            build_data["force_include"][str(library)] = library.relative_to(self._built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what has been built."""
        if built := getattr(self, "_built", None):
            shutil.rmtree(built, ignore_errors=True)
