"""Shipped files are found in a checkout, a wheel and a bundle; the user's have a folder of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from cardtable import paths


def test_the_assets_of_this_checkout_are_found() -> None:
    assert paths.asset("README.md").is_file()


def test_assets_stand_beside_the_package_in_a_checkout(tmp_path: Path) -> None:
    package = tmp_path / "cardtable"
    package.mkdir()
    assert paths.assets_dir(package) == tmp_path / "assets"


def test_assets_inside_the_package_come_first(tmp_path: Path) -> None:
    package = tmp_path / "cardtable"
    (package / "assets").mkdir(parents=True)
    (tmp_path / "assets").mkdir()
    assert paths.assets_dir(package) == package / "assets"


def test_one_variable_moves_all_files_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "not" / "made" / "yet"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
    assert paths.data_dir() == home
    assert paths.settings_file() == home / "settings.ini"
    assert home.is_dir()


def test_a_folder_that_cannot_be_made_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = tmp_path / "plain"
    plain.write_text("no folder")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(plain / "below"))
    assert not paths.can_keep(paths.settings_file())
    assert not paths.data_dir().exists()
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    assert paths.can_keep(paths.settings_file())
    paths.settings_file().mkdir()
    assert not paths.can_keep(paths.settings_file())


@pytest.fixture
def _test_locations() -> Iterator[None]:
    QStandardPaths.setTestModeEnabled(True)
    yield
    QStandardPaths.setTestModeEnabled(False)


@pytest.mark.usefixtures("_test_locations")
def test_without_it_they_lie_where_the_system_keeps_such_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    assert paths.data_dir() == Path(data, "cardtable")
    assert paths.settings_file().name == "settings.ini"
    assert paths.settings_file().parent.name == "cardtable"
