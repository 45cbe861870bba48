"""Nodes of the accessibility tree for what is only painted: a scene's items are unknown to Qt's own tree.

A node is a widget below the picture of the table, where it is never painted and gets no input; so Qt looks
after its place in the tree, its rectangle, and its life. What it is called and what can be done with it comes
from an :class:`Item` by way of an interface of our own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

Role = QAccessible.Role


@dataclass(frozen=True)
class Item:
    """What a node says.

    ``key`` tells it from its siblings, and stays while it is the same thing. ``rect`` is its place on the
    table. ``press`` does what a click would do; ``chosen`` and ``focused`` tell whether it is picked, and
    whether the keys have gone to it.
    """

    key: str
    role: Role
    name: str
    rect: QRect = field(default_factory=QRect)
    description: str = ""
    press: Callable[[], None] | None = None
    chosen: bool = False
    focused: bool = False
    focusable: bool = False
    children: Sequence[Item] = ()


class Node(QWidget):
    """A place in the tree that shows an :class:`Item`."""

    def __init__(self, item: Item, parent: QWidget) -> None:
        super().__init__(parent)
        _install()
        self.item = item
        self._nodes: dict[str, Node] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def nodes(self) -> list[Node]:
        """The nodes in this one, in order."""
        return list(self._nodes.values())

    def show_item(self, item: Item) -> None:
        """Say something else now, and tell those who listen what has changed."""
        before, self.item = self.item, item
        if item.rect != before.rect or self.geometry().isEmpty():
            above = self.parentWidget()
            corner = above.item.rect.topLeft() if isinstance(above, Node) else QPoint()
            self.setGeometry(item.rect.translated(-corner))
        self._show_children(item.children)
        events = QAccessible.Event
        if item.name != before.name:
            QAccessible.updateAccessibility(QAccessibleEvent(self, events.NameChanged))
        if item.description != before.description:
            QAccessible.updateAccessibility(QAccessibleEvent(self, events.DescriptionChanged))
        if item.focused and not before.focused:
            QAccessible.updateAccessibility(QAccessibleEvent(self, events.Focus))

    def _show_children(self, items: Sequence[Item]) -> None:
        wanted = {item.key: item for item in items}
        for key in [key for key in self._nodes if key not in wanted]:
            self._nodes.pop(key).dispose()
        is_ordered = [key for key in wanted if key in self._nodes] == list(self._nodes)
        nodes = {
            key: self._nodes.get(key) or Node(Item(key, item.role, ""), self) for key, item in wanted.items()
        }
        is_ordered = is_ordered and list(nodes)[: len(self._nodes)] == list(self._nodes)
        self._nodes = nodes
        for key, node in nodes.items():
            if not is_ordered:
                node.raise_()  # the tree has them in the order in which they lie
            node.show_item(wanted[key])
            node.show()

    def dispose(self) -> None:
        """Leave the tree for good."""
        for node in self._nodes.values():
            node.dispose()
        self._nodes.clear()
        self.hide()
        self.setParent(None)
        self.deleteLater()


class _Face(QAccessibleWidget):
    """How assistive technology sees a node."""

    def __init__(self, node: Node) -> None:
        super().__init__(node, node.item.role, "")
        self._node = node

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._node.item.name
        return self._node.item.description if kind == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        item, state = self._node.item, super().state()
        state.readOnly = item.press is None
        state.focusable = item.focusable
        state.focused = item.focused
        state.selectable = item.focusable
        state.selected = item.chosen
        state.checked = item.chosen
        return state

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()] if self._node.item.press is not None else []

    def doAction(self, name: str) -> None:
        press = self._node.item.press
        if press is not None and name == QAccessibleActionInterface.pressAction():
            QTimer.singleShot(0, press)  # it may end this node, which the caller still holds

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


_faces: dict[int, _Face] = {}
"""Python's halves of the interfaces, which Qt owns; without these they would be collected under it."""
_installed = False


def _install() -> None:
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_face_of)


def _face_of(name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, Node):
        return None
    face, number = _Face(thing), id(thing)
    _faces[number] = face
    thing.destroyed.connect(lambda: _faces.pop(number, None))
    return face
