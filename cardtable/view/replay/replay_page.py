"""A replay: a record at the real table, with a list of what was done and buttons to go forth and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget

from cardtable.model.preferences import Preferences
from cardtable.model.record_files import Opened, names_of
from cardtable.model.replay_match import ReplayMatch
from cardtable.rules.spec import GameSpec
from cardtable.view.kit.key_letters import letters_of
from cardtable.view.replay.replay_side import ReplaySide
from cardtable.view.start.plans import default_players
from cardtable.view.table.looks import Looks
from cardtable.view.table.table_page import TablePage

_BEAT_MS: Final = 350
"""Between two steps while it plays, from when the table shows the first to its end."""
_KEYS: Final[dict[int, str]] = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_Home: "start",
    Qt.Key.Key_End: "end",
    Qt.Key.Key_Space: "play",
}
_ALL: Final = "A"


class Place(NamedTuple):
    """What is shown: a file, which of its matches (from 0), and at what position."""

    opened: Opened
    match: int
    position: int


class ReplayPage(QWidget):
    """Shows the matches of a file.

    Arrows go a step back or on, Home and End to either end, Space plays and pauses, A shows all hands.

    Parameters
    ----------
    games: by id.
    looks, preferences: how the table looks, and how fast it is.
    """

    left = Signal()
    """The replay is to be closed."""
    playOnRequested = Signal(object, object)
    """A match is to be played on: its record up to here, and the players' names by seat."""
    heard = Signal(str)
    """A moment that may be heard."""

    def __init__(
        self,
        games: Mapping[str, GameSpec],
        looks: Looks,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replayPage")
        self._games = games
        self.table = TablePage(self, looks=looks, preferences=preferences)
        self.table.heard.connect(self.heard)
        self.table.quiet.connect(self._on_quiet)
        self.table.installEventFilter(self)
        self.side = ReplaySide(self)
        self.side.installEventFilter(self)
        self.side.list.installEventFilter(self)
        self.side.list.chosen.connect(self._go_to)
        self.side.controls.pressed.connect(self.press)
        self.side.all_hands.toggled.connect(self._show_all)
        self.side.matchChosen.connect(self._show_match)
        self.side.play_on.clicked.connect(self._play_on)
        self.side.close_button.clicked.connect(self.left)
        self.opened: Opened | None = None
        self.match: ReplayMatch | None = None
        """The match that is shown."""
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._step)
        self._plays = False

    # --- opening and leaving -------------------------------------------------------------------------------

    def open(self, opened: Opened) -> None:
        """Show the first match of a file."""
        self.leave()
        self.opened = opened
        self.side.show_file(opened)
        self._show_match(0)

    @property
    def place(self) -> Place | None:
        """What is shown, ``None`` if nothing is."""
        if self.opened is None or self.match is None:
            return None
        return Place(self.opened, self.side.matches.currentIndex(), self.match.position)

    def return_to(self, place: Place) -> None:
        """Show again what was shown."""
        self.open(place.opened)
        self.side.matches.setCurrentIndex(place.match)
        self._show_match(place.match)
        if self.match is not None:
            self.match.go_to(place.position)

    @property
    def is_open(self) -> bool:
        """Whether a match is shown."""
        return self.match is not None

    def leave(self) -> None:
        """Take the match off the table; nothing of it runs afterwards."""
        self.stop()
        match, self.match = self.match, None
        if match is not None:
            self.table.leave()
            self.table.art.is_busy = self._was_busy
            match.deleteLater()

    def _show_match(self, place: int) -> None:
        if self.opened is None:
            return
        self.leave()
        record = self.opened.records[place]
        spec = self._games[record.game]
        names = names_of(record, [player.name for player in default_players(spec)])
        self.match = match = ReplayMatch(spec, record, names, self)
        match.all_hands = self.side.all_hands.isChecked()
        match.moved.connect(self._show_state)
        self.side.show_match(match)
        self.side.show_state(match, plays=False)
        art = self.table.art
        self._was_busy = art.is_busy
        art.is_busy = lambda: self.table.animator.is_moving
        self._lay_out()
        self.table.sit(match)
        self._show_state()
        self.table.take_keys()

    # --- forth and back ------------------------------------------------------------------------------------

    def press(self, what: str) -> None:
        """Do what a button or a key says."""
        match = self.match
        if match is None:
            return
        if what == "play":
            self._toggle()
            return
        self.stop()
        if what == "forward":
            self._step()
        else:
            ends = {"start": 1, "end": len(match.steps), "back": match.position - 1}
            match.go_to(ends[what])

    def _step(self) -> None:
        match = self.match
        if match is None:
            return
        self.table.animator.finish_all()
        match.forward()

    def _go_to(self, position: int) -> None:
        match = self.match
        if match is None:
            return
        self.stop()
        if position == match.position + 1:
            self._step()
        else:
            match.go_to(position)

    def _toggle(self) -> None:
        """Play or pause."""
        if self._plays:
            self.stop()
        elif self.match is not None and not self.match.is_at_end:
            self._plays = True
            self._show_state()
            self._step()

    def stop(self) -> None:
        """Pause."""
        self._beat.stop()
        if self._plays:
            self._plays = False
            self._show_state()

    def _on_quiet(self) -> None:
        if not self._plays or self.match is None:
            return
        if self.match.is_at_end:
            self.stop()
        else:
            self._beat.start(_BEAT_MS)

    def _show_all(self, shown: bool) -> None:
        if self.match is not None:
            self.match.show_all(shown)

    def _play_on(self) -> None:
        match = self.match
        if match is not None and match.can_play_on:
            self.stop()
            self.playOnRequested.emit(match.here(), match.names)

    def _show_state(self) -> None:
        if self.match is not None:
            self.side.show_state(self.match, plays=self._plays)

    # --- the page ------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Take on the theme's colours of now."""
        self.table.restyle()
        self.side.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        width = self.side.wanted_width(self.size())
        self.side.setGeometry(self.width() - width, 0, width, self.height())
        self.table.setGeometry(0, 0, self.width() - width, self.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the replay come before those of the table and the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._press_key(event)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(self._press_key(event))

    def _press_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        focus = self.focusWidget()
        if isinstance(focus, QComboBox) or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if key == Qt.Key.Key_Space and isinstance(focus, QAbstractButton):
            return False
        if key in _KEYS:
            self.press(_KEYS[key])
            return True
        if _ALL in letters_of(event.text()):
            self.side.all_hands.toggle()
            return True
        if key == Qt.Key.Key_Escape and not self.window().isFullScreen():
            self.left.emit()
            return True
        return False
