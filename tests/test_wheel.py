"""What `pip install .` puts on a machine."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from cardtable import about

ROOT = Path(__file__).resolve().parent.parent


def test_a_wheel_holds_the_package_and_its_assets_and_nothing_else(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.startswith(f"{about.SLUG}-{about.VERSION}-")
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"cardtable", f"cardtable-{about.VERSION}.dist-info"}
    assert "cardtable/paths.py" in names
    files = [file.relative_to(ROOT) for file in (ROOT / "assets").rglob("*") if file.is_file()]
    shipped = {(file.with_suffix(".qm") if file.suffix == ".ts" else file).as_posix() for file in files}
    assert {f"cardtable/{file}" for file in shipped} <= set(names)
    assert not [name for name in names if name.endswith(".ts")]


@pytest.mark.parametrize("command", ["cardtable", "cardtable-arena", "cardtable-engine"])
def test_each_command_leads_to_a_function(command: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, function = (project["scripts"] | project["gui-scripts"])[command].split(":")
    assert callable(getattr(import_module(module), function))
