"""The parts that every sheet is put together from, each with its text in the size and tone of its sheet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QWidget

from cardtable.view.kit import theme


def text_label(
    parent: QWidget,
    scale: float = 1.0,
    text: str = "",
    *,
    title: bool = False,
    bold: bool = False,
    tone: str = "",
    centred: bool = False,
    wrapped: bool = True,
) -> QLabel:
    """Words on paper, ``scale`` times as large as the text around them, in a tone of the style sheet. What
    looks like markup in them is a player's name."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setWordWrap(wrapped)
    if centred:
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    label.setProperty("tone", tone)
    theme.set_text(label, scale, title=title, bold=bold)
    return label


def push_button(
    parent: QWidget,
    text: str = "",
    scale: float = 1.0,
    *,
    role: str = "",
    act: Callable[[], object] | None = None,
) -> QPushButton:
    """A button on paper that does ``act``. ``role`` is ``primary`` for what most people want next, ``link``
    for what lies beside the way, or empty."""
    button = QPushButton(text, parent)
    if role:
        button.setProperty("role", role)
    theme.set_text(button, scale, bold=role == "primary")
    if act is not None:
        button.clicked.connect(lambda: act())
    return button


def in_the_middle(*buttons: QPushButton) -> QHBoxLayout:
    """Buttons side by side in the middle of a sheet."""
    row = QHBoxLayout()
    row.addStretch(1)
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row


def scroll_area(parent: QWidget | None, content: QWidget | None = None) -> QScrollArea:
    """Room for what may be higher than its sheet: as broad as it, without a frame, and no stop for Tab."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if content is not None:
        area.setWidget(content)
    return area
