"""The compiled kernel gives the figures of the interpreted one. It takes half a minute and a C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.engine.bench import compiled

ROOT = Path(__file__).resolve().parents[2]


def figures(root: Path) -> list[str]:
    command = [sys.executable, "-m", "tests.engine.figures"]
    done = subprocess.run(
        command,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.split()


@pytest.mark.skipif(os.environ.get("CARDTABLE_MYPYC") != "1", reason="CARDTABLE_MYPYC=1 asks for it")
@pytest.mark.skipif(compiled(), reason="the installed kernel is compiled already")
def test_both_kernels_find_the_same(tmp_path: Path) -> None:
    from compile_kernel import compile_into

    compile_into(ROOT, tmp_path)
    shutil.copytree(
        ROOT / "cardtable", tmp_path / "cardtable", dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so")
    )
    shutil.copytree(ROOT / "tests", tmp_path / "tests")
    slow, fast = figures(ROOT), figures(tmp_path)
    assert (slow[0], fast[0]) == ("interpreted", "compiled")
    assert slow[1] == fast[1]
