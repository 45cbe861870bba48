"""What keys do at the table."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cardtable.view.hand.choice_bar import ChoiceBar, MessageLine
from cardtable.view.hand.hand_input import HandInput
from cardtable.view.hand.table_pointer import TablePointer
from cardtable.view.kit.key_letters import letters_of
from cardtable.view.motion.animator import Animator

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LAST_TRICK: Final = "L"
_CLAIM: Final = "C"
_HINT: Final = "H"
_ARROWS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class KeyHost(Protocol):
    """What keys need of the page that holds the table."""

    animator: Animator
    choices: ChoiceBar
    message: MessageLine
    pointer: TablePointer

    @property
    def hand(self) -> HandInput | None:
        """The own hand, while a match is on the table."""

    def show_last_trick(self) -> None:
        """Show the last trick again."""

    def claim(self) -> None:
        """Show what can be claimed."""

    def hint(self) -> None:
        """Give a hint, or more of it."""

    def take_keys(self) -> None:
        """Have keys go to the table."""


def press_key(host: KeyHost, event: QKeyEvent) -> bool:
    """Do what a key means, and tell whether it means anything.

    Arrows, digits, Home, End and Enter choose and play, a letter says a word, Space finishes what runs, L
    shows the last trick, C claims the rest, H gives a hint, Esc takes back the last step of choosing.
    """
    key, letters = event.key(), letters_of(event.text())
    if key == Qt.Key.Key_Space or (key in _ENTER and host.animator.is_waiting):
        host.animator.finish_current()
        return True
    if key == Qt.Key.Key_Escape:
        return _step_back(host)
    if event.isAutoRepeat() and key in _ENTER:
        return True
    if host.hand is not None and host.hand.key(key):
        return True
    if any(host.choices.press_key(letter) for letter in letters):
        return True
    if _LAST_TRICK in letters:
        host.show_last_trick()
        return True
    if _CLAIM in letters:
        host.claim()
        return True
    if _HINT in letters:
        host.hint()
        return True
    # Arrows that the hand has no use for lead to the buttons.
    return key in _ARROWS and host.choices.move_focus(_ARROWS[key])


def _step_back(host: KeyHost) -> bool:
    """Take back what was begun last: a card dragged, a button, a line, a card chosen."""
    if host.pointer.call_back():
        return True
    if host.choices.has_focus:
        host.take_keys()
        return True
    if host.message.is_passing:
        host.message.hush()
        return True
    return host.hand is not None and host.hand.step_back()
