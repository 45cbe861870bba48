"""Whether the system asks for less motion, as far as it says so.

Qt tells it itself from 6.12 on (``QAccessibilityHints.motionPreference``). Before that each system is asked:
Windows for its client area animations, macOS for *Reduce motion*, and on Linux the desktop portal, which
speaks for GNOME, KDE and the others; its answer comes later, and so do changes. A style without animations
counts everywhere.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

_PORTAL: Final = "org.freedesktop.portal.Desktop"
_PORTAL_PATH: Final = "/org/freedesktop/portal/desktop"
_PORTAL_SETTINGS: Final = "org.freedesktop.portal.Settings"
_STILL_IF: Final = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
"""Settings of the portal, and the value of each with which things should keep still."""
_PATIENCE_MS: Final = 2000
_GET_CLIENT_AREA_ANIMATION: Final = 0x1042
_WITHOUT_DESKTOP: Final = {"offscreen", "minimal", "vnc", "linuxfb", "eglfs"}

_log = logging.getLogger(__name__)


class Stillness(QObject):
    """What the system wants, from :meth:`ask` on."""

    changed = Signal()
    """:attr:`is_wanted` is another now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked = False
        self._wanted = False
        self._told: dict[tuple[str, str], bool] = {}
        self._replies: list[Any] = []

    @property
    def is_wanted(self) -> bool:
        """Whether less motion is asked for."""
        return self._wanted

    def ask(self) -> None:
        """Ask the system, or ask it again. On Linux it is asked once, and tells of changes."""
        if not self._asked and sys.platform.startswith("linux"):
            self._asked = True
            if QGuiApplication.platformName() not in _WITHOUT_DESKTOP:
                self._ask_portal()
        self._judge()

    def _judge(self) -> None:
        wanted = any(self._told.values()) or _style_is_still() or _qt_says() or _system_says()
        if wanted != self._wanted:
            self._wanted = wanted
            self.changed.emit()

    def hear(self, group: str, key: str, value: object) -> None:
        """The desktop portal has told the value of one of its settings."""
        if (group, key) in _STILL_IF:
            self._told[group, key] = value == _STILL_IF[group, key]
            self._judge()

    # --- the desktop portal --------------------------------------------------------------------------------

    def _ask_portal(self) -> None:
        try:
            from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher
        except ImportError:
            _log.debug("there is no QtDBus to ask the desktop with")
            return
        bus: Any = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        slot = SLOT("on_setting(QDBusMessage)")
        bus.connect("", _PORTAL_PATH, _PORTAL_SETTINGS, "SettingChanged", self, slot)
        for group, key in _STILL_IF:
            question = QDBusMessage.createMethodCall(_PORTAL, _PORTAL_PATH, _PORTAL_SETTINGS, "Read")
            question.setArguments([group, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE_MS), self)
            watcher.finished.connect(lambda reply, group=group, key=key: self._on_reply(reply, group, key))
            self._replies.append(watcher)

    def _on_reply(self, watcher: Any, group: str, key: str) -> None:
        answer = watcher.reply().arguments()
        if not watcher.isError() and len(answer) == 1:
            self.hear(group, key, _plain(answer[0]))
        self._replies.remove(watcher)
        watcher.deleteLater()

    @Slot("QDBusMessage")
    def on_setting(self, message: Any) -> None:
        """A setting of the desktop has changed."""
        told = message.arguments()
        if len(told) == 3:
            self.hear(str(told[0]), str(told[1]), _plain(told[2]))


def _plain(value: Any) -> object:
    """The value within variants."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _style_is_still() -> bool:
    from PySide6.QtWidgets import QStyle  # it takes its time, and nobody else needs it

    style = QApplication.style()
    return style is not None and not style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)


def _qt_says() -> bool:
    hints: Any = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    prefers = getattr(accessibility, "motionPreference", None)
    return prefers is not None and prefers().name == "ReducedMotion"


def _system_says() -> bool:
    try:
        if sys.platform == "win32":
            return _windows_says()
        if sys.platform == "darwin":
            return _macos_says()
    except (OSError, AttributeError) as error:
        _log.debug("the system does not say whether to keep still: %s", error)
    return False


def _windows_says() -> bool:
    import ctypes  # only where it is needed, since it takes its time

    animates = ctypes.c_int(1)
    windll: Any = getattr(ctypes, "windll")  # noqa: B009 - there is none elsewhere
    known = windll.user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0)
    return bool(known) and not animates.value


def _macos_says() -> bool:
    """Ask NSWorkspace through the Objective-C runtime, which every Mac has."""
    import ctypes
    import ctypes.util

    objc = ctypes.CDLL(ctypes.util.find_library("objc"))
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    test = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    kind = objc.objc_getClass(b"NSWorkspace")
    workspace = send(kind, objc.sel_registerName(b"sharedWorkspace"))
    return bool(test(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))
