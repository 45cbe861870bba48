"""What the Help menu tells and lets be copied: versions, licences, diagnostics."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable import about, paths
from cardtable.model import licences
from tests.view.windows import Tables


def test_about_leads_to_every_licence(tables: Tables) -> None:
    window = tables.window()
    window.menus.about.trigger()
    QTest.mouseClick(window.about.licences_button, Qt.MouseButton.LeftButton)
    assert not window.about.isVisible()
    assert window.about.licences.isVisible()
    text = window.about.licences.text.toPlainText()
    assert text.startswith(about.NAME)
    assert "Permission is hereby granted" in text
    for name in ("PySide6_Essentials", "shiboken6", "pyqtgraph", "numpy", "tqdm"):
        assert f"{name} {metadata.version(name)}" in text
    QTest.keyClick(window.about.licences.text, Qt.Key.Key_Escape)
    assert not window.about.licences.isVisible()


def test_a_bundle_shows_what_was_collected_for_it(tmp_path: Path) -> None:
    (tmp_path / licences.COLLECTED).write_text("Qt: LGPL", encoding="utf-8")
    (tmp_path / "LICENSE").write_text(f"{about.NAME}: MIT", encoding="utf-8")
    assert licences.of_others(tmp_path / "cardtable") == "Qt: LGPL"
    assert licences.own(tmp_path / "cardtable") == f"{about.NAME}: MIT"


def test_versions_are_copied(tables: Tables) -> None:
    window = tables.window()
    window.menus.about.trigger()
    QTest.mouseClick(window.about.copy_button, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text().startswith(f"{about.NAME} {about.VERSION}\nPython ")


def test_diagnostics_are_copied_and_name_nobody(tables: Tables) -> None:
    kept = QSettings(str(paths.settings_file()), QSettings.Format.IniFormat)
    kept.setValue("players/name0", "Galyna")
    kept.setValue("felt/kind", "wine")
    kept.setValue("felt/file", str(Path.home() / "Galyna.png"))
    kept.sync()
    paths.log_file().parent.mkdir(parents=True, exist_ok=True)
    paths.log_file().write_text(f"WARNING lost in {Path.home()}/cards\n", encoding="utf-8")
    window = tables.window()
    window.menus.diagnostics.trigger()
    text = QApplication.clipboard().text()
    assert text.startswith(f"{about.NAME} {about.VERSION}\n")
    for line in ("felt/kind=wine", "WARNING lost in ~/cards", "screen "):
        assert line in text
    assert "Galyna" not in text
    assert str(Path.home()) not in text
