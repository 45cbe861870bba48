"""What keys do at the table."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cardtable.view.animator import Animator
from cardtable.view.choice_bar import ChoiceBar
from cardtable.view.hand_input import HandInput
from cardtable.view.table_pointer import TablePointer

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LAST_TRICK: Final = "L\u0414"
_CLAIM: Final = "C\u0421"
"""The keys L and C, on Latin and on Cyrillic keyboards."""
_ARROWS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class KeyHost(Protocol):
    """What keys need of the page that holds the table."""

    animator: Animator
    choices: ChoiceBar
    pointer: TablePointer

    @property
    def hand(self) -> HandInput | None:
        """The own hand, while a match is on the table."""

    def show_last_trick(self) -> None:
        """Show the last trick again."""

    def claim(self) -> None:
        """Show what can be claimed."""


def press_key(host: KeyHost, event: QKeyEvent) -> bool:
    """Do what a key means, and tell whether it means anything.

    Arrows, Home, End and Enter choose and play, a letter says a word, Space finishes what runs, L shows the
    last trick, C claims the rest, Esc calls back a card that is dragged.
    """
    key, text = event.key(), event.text().upper()
    if key == Qt.Key.Key_Space or (key in _ENTER and host.animator.is_waiting):
        host.animator.finish_current()
        return True
    if key == Qt.Key.Key_Escape:
        return host.pointer.call_back()
    if event.isAutoRepeat() and key in _ENTER:
        return True
    if host.hand is not None and host.hand.key(key):
        return True
    if host.choices.press_key(text):
        return True
    if text and text in _LAST_TRICK:
        host.show_last_trick()
        return True
    if text and text in _CLAIM:
        host.claim()
        return True
    # Arrows that the hand has no use for lead to the buttons.
    return key in _ARROWS and host.choices.move_focus(_ARROWS[key])
