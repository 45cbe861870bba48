"""A fault of the program: it is logged and told once, and the program goes on."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.mishaps import Watch, keep_log
from cardtable.view.window.mishap_box import MishapBox


@pytest.fixture
def watch(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[Watch, Path]]:
    before = list(logging.getLogger().handlers)
    file = keep_log(tmp_path / "log" / "cardtable.log")
    watch = Watch(file)
    end = watch.begin()
    yield watch, file
    end()
    watch.deleteLater()
    for handler in set(logging.getLogger().handlers) - set(before):
        logging.getLogger().removeHandler(handler)
        handler.close()


def fail(text: str) -> None:
    try:
        raise ValueError(text)
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)


def boxes() -> list[MishapBox]:
    return [box for box in QApplication.topLevelWidgets() if isinstance(box, MishapBox) and box.isVisible()]


def test_a_fault_is_told_once_and_its_report_can_be_copied(watch: tuple[Watch, Path], qtbot: QtBot) -> None:
    watch[1].parent.mkdir()
    for _ in range(2):
        fail(f"lost in {Path.home()}")
    qtbot.waitUntil(lambda: len(boxes()) == 1)
    (box,) = boxes()
    box.copy_button.click()
    report = QApplication.clipboard().text()
    assert report.startswith("Cardtable ")
    assert "ValueError: lost in ~" in report
    assert watch[1].read_text(encoding="utf-8").count("unexpected:") == 1
    assert str(watch[1]) in box.informativeText()
    box.close()


def test_a_fault_of_a_thread_is_told_where_nothing_can_be_logged(
    watch: tuple[Watch, Path], qtbot: QtBot
) -> None:
    thread = threading.Thread(target=lambda: fail("elsewhere"))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(boxes()) == 1)
    (box,) = boxes()
    assert "elsewhere" in box.report
    assert str(watch[1]) not in box.informativeText()
    box.close()
