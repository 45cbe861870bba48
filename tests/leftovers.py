"""Finds what a test left running or open in Qt."""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QProcess, QThread, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid


def leftovers() -> set[str]:
    """Describe each top-level widget that still lives, and each timer, animation, process and thread at work.

    Objects made by C++ alone are not seen, so Qt's own timers do not count.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = {f"window {widget!r}" for widget in QApplication.topLevelWidgets()}
    for thing in gc.get_objects():
        # By type, since asking some proxies for their class runs code.
        if issubclass(type(thing), QObject) and isValid(thing) and _is_at_work(thing):
            found.add(f"running {thing!r}")
    return found


def _is_at_work(thing: QObject) -> bool:
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QAbstractAnimation):
        return thing.state() == QAbstractAnimation.State.Running
    if isinstance(thing, QProcess):
        return thing.state() != QProcess.ProcessState.NotRunning
    if isinstance(thing, QThread):
        return thing.isRunning() and thing is not QThread.currentThread()
    return False
