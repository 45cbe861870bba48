"""A compact strip of tools. It stands in the corner of the menu bar, where it costs the table no room, or in
a tool bar of its own where the system shows the menus elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolBar, QToolButton, QWidget

from cardtable.view.kit.tool_icons import draw_icon

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QPaintEvent, QShowEvent
    from PySide6.QtWidgets import QMainWindow

_ICON: Final = 1.2
"""An icon's size in lines of text."""
_ROOM: Final = 1.7
"""A button's size in lines of text."""
_GAP: Final = 24
"""Pixels that the title of a menu takes beside its words at most."""


class Tool(NamedTuple):
    """A button of the strip: an action, its picture, and that of the checked action where it has another."""

    action: QAction
    icon: str
    checked: str = ""


class ToolButton(QToolButton):
    """Shows a tool; its tip names the action and the keys that do the same."""

    def __init__(self, tool: Tool, parent: QWidget) -> None:
        super().__init__(parent)
        self.tool = tool
        self._height = 0
        self.setObjectName(f"tool-{tool.icon}")
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the menus are the keyboard's way
        self.setDefaultAction(tool.action)
        tool.action.changed.connect(self._on_changed)
        self._on_changed()

    def _on_changed(self) -> None:
        action = self.tool.action
        name = action.text().replace("&", "").removesuffix("…")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(self.tr("{action} ({keys})").format(action=name, keys=keys) if keys else name)
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(_ROOM * self.fontMetrics().height())
        return QSize(side, self._height or side)

    def set_height(self, height: int) -> None:
        """Be as high as the entries of a menu bar, so that these need not make way."""
        if height != self._height:
            self._height = height
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole.WindowText
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        colour = self.palette().color(group, role)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            ground = self.palette().color(role)
            ground.setAlphaF(0.2 if self.isDown() else 0.1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), 4, 4)
        side = round(_ICON * self.fontMetrics().height())
        room = QRectF(0, 0, side, side)
        room.moveCenter(self.rect().toRectF().center())
        name = self.tool.checked if self.tool.action.isChecked() and self.tool.checked else self.tool.icon
        draw_icon(painter, name, room, colour)


class ToolStrip(QWidget):
    """Tools in a row. The last ones stay out of sight where there is no room for all."""

    def __init__(self, tools: Sequence[Tool], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toolStrip")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 4, 0)
        row.setSpacing(1)
        self._room = 10_000
        self.buttons = [ToolButton(tool, self) for tool in tools]
        for button in self.buttons:
            row.addWidget(button)
            button.tool.action.changed.connect(self._show_tools)

    def fit(self, room: int) -> None:
        """Show as many tools as there is room for."""
        self._room = room
        self._show_tools()

    def showEvent(self, event: QShowEvent) -> None:
        self._show_tools()

    def _show_tools(self) -> None:
        if self.isHidden():
            return  # while the menus are built they change often
        room = self._room
        for button in self.buttons:
            wanted = button.tool.action.isVisible()
            room -= button.sizeHint().width() + 1 if wanted else 0
            button.setVisible(wanted and room > 0)


class ToolPlace(QObject):
    """Gives a strip its place in a window, and shows or hides it."""

    def __init__(self, window: QMainWindow, tools: Sequence[Tool]) -> None:
        super().__init__(window)
        self._window = window
        self._bar = window.menuBar()
        self._on = False
        self._placed = QSize()
        """The size for which the menu bar has placed the strip."""
        self.own_bar: QToolBar | None = None
        self.strip = ToolStrip(tools, self._bar)
        if self._bar.isNativeMenuBar():
            self.own_bar = QToolBar(window)
            self.own_bar.setObjectName("toolBar")
            self.own_bar.setMovable(False)
            self.own_bar.toggleViewAction().setVisible(False)
            self.own_bar.addWidget(self.strip)
            window.addToolBar(self.own_bar)
            window.setUnifiedTitleAndToolBarOnMac(True)
        else:
            self._bar.setCornerWidget(self.strip, Qt.Corner.TopRightCorner)
            self._bar.installEventFilter(self)
        self.strip.hide()

    def close(self) -> None:
        """Leave the place for another strip."""
        if self.own_bar is not None:
            self._window.removeToolBar(self.own_bar)
            self.own_bar.deleteLater()
        else:
            self.strip.deleteLater()
        self.deleteLater()

    def set_shown(self, on: bool) -> None:
        """Show the tools, or hide them."""
        self._on = on
        if self.own_bar is not None:
            self.own_bar.setVisible(on)
        self.strip.setVisible(on)
        self._fit()

    def _fit(self) -> None:
        if not self._on or self.own_bar is not None:
            return
        actions = [action for action in self._bar.actions() if action.isVisible()]
        height = max((self._bar.actionGeometry(action).height() for action in actions), default=0)
        for button in self.strip.buttons:
            button.set_height(height)
        # Not by the titles' places: those that have none do not count there.
        metrics = self._bar.fontMetrics()
        titles = sum(metrics.horizontalAdvance(action.text().replace("&", "")) for action in actions)
        self.strip.fit(self._window.width() - titles - _GAP * len(actions))
        hint = self.strip.sizeHint()
        if hint != self._placed:  # the menu bar looks at its corner anew only when it is resized
            self._placed = hint
            size = self._bar.size()
            QCoreApplication.postEvent(self._bar, QResizeEvent(size, size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange, QEvent.Type.LayoutRequest):
            self._fit()
        return False
