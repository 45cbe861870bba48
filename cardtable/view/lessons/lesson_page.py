"""A lesson: a real table with a prepared deal, and a coach who tells one thing after another."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.model.languages import spoken
from cardtable.model.lesson import PERSON, Lesson, LessonMatch, Step, StepText, read_lesson
from cardtable.model.preferences import Preferences
from cardtable.model.settings import Settings
from cardtable.rules.spec import GameSpec
from cardtable.view.hints.hint_marks import HintMarks
from cardtable.view.kit.paper import GO_KEYS
from cardtable.view.lessons.coach import Coach
from cardtable.view.lessons.lesson_end import LessonEnd
from cardtable.view.lessons.lesson_words import LessonWords
from cardtable.view.start.plans import default_players
from cardtable.view.table.looks import Looks
from cardtable.view.table.spotlight import Spotlight, boxes_of
from cardtable.view.table.table_page import TablePage


class LessonPage(QWidget):
    """Guides a person through the first deal of a game.

    Parameters
    ----------
    settings: remembers how far a lesson has come.
    looks, preferences: how the table looks, and how fast it is.
    """

    left = Signal()
    """The lesson is to be left; it can be taken up again."""
    playRequested = Signal(object)
    """A :class:`GameSpec`: the lesson is over, and this is to be played in earnest."""
    heard = Signal(str)
    """A moment that may be heard."""

    def __init__(
        self, settings: Settings, looks: Looks, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("lessonPage")
        self._settings = settings
        self.table = TablePage(self, looks=looks, preferences=preferences)
        self.table.quiet.connect(self._go_on)
        self.table.dealShown.connect(self._on_deal_shown)
        self.table.heard.connect(self.heard)
        self.table.choices.installEventFilter(self)
        self._light = Spotlight(self)
        self._marks = HintMarks()
        self.coach = Coach(self)
        self.coach.read.connect(self._on_read)
        self.coach.left.connect(self.left)
        self.coach.restarted.connect(lambda: self.begin(self.spec, over=True))
        self._end: LessonEnd | None = None
        self._match: LessonMatch | None = None
        self._words: LessonWords | None = None
        self._number = 0
        self._done = 0
        """How many of the step's moves have been made."""
        self._skips = 0
        """How many of the person's moves are still to be made for them."""
        self._told = False

    # --- beginning and leaving -----------------------------------------------------------------------------

    def begin(self, spec: GameSpec, *, over: bool = False) -> None:
        """Begin the lesson of a game, or take it up where it was left unless it is to begin ``over``."""
        self.leave()
        self.spec = spec
        lesson = read_lesson(spec.id)
        number = 0 if over else self._settings.lesson(spec.id)
        self._number = number if number < len(lesson.steps) else 0
        players = default_players(spec)
        names = [player.name for player in players]
        match = LessonMatch(spec, lesson, names, self._number)
        for seat, player in zip(match.seats[1:], players[1:], strict=True):
            seat.style = player.style  # their faces are those that the start page shows
        match.setParent(self)
        self._match = match
        self._words = LessonWords(spec, names)
        self._done, self._skips, self._told = 0, 0, False
        match.is_held = True
        match.other = self.tr("First read what the coach says")
        match.turnChanged.connect(self._on_turn)
        match.lessonOver.connect(self._on_over)
        art = self.table.art
        self._was_busy = art.is_busy
        art.is_busy = lambda: self.table.animator.is_moving
        self.table.sit(match)
        self.table.take_keys()
        match.start()

    def leave(self) -> None:
        """Take the lesson off the table; nothing of it runs afterwards."""
        match, self._match = self._match, None
        self._marks.clear()
        self._light.show_boxes([])
        self.coach.hide()
        if self._end is not None:
            self._end.hide()
        if match is not None:
            self.table.leave()
            self.table.art.is_busy = self._was_busy
            match.deleteLater()

    @property
    def is_running(self) -> bool:
        """Whether a lesson is on the table."""
        return self._match is not None

    @property
    def match(self) -> LessonMatch | None:
        """The match of the lesson."""
        return self._match

    @property
    def number(self) -> int:
        """The number of the step, from 0."""
        return self._number

    @property
    def end(self) -> LessonEnd:
        """The sheet at the end of a lesson."""
        if self._end is None:
            self._end = LessonEnd(self)
            self._end.answered.connect(self._on_answered)
        return self._end

    # --- from step to step ---------------------------------------------------------------------------------

    @property
    def _lesson(self) -> Lesson:
        assert self._match is not None
        return self._match.lesson

    @property
    def _step(self) -> Step | None:
        """The step of now; none once all has been played."""
        steps = self._lesson.steps
        return steps[self._number] if self._number < len(steps) else None

    def _go_on(self) -> None:
        """The table shows all that has happened: tell what comes now, or do what is done for the person."""
        match = self._match
        if match is None or not match.awaits_person:
            return
        if self._skips:
            self._skips -= 1
            match.is_held = False
            move = match.expected
            assert move is not None
            self.table.make(move)
            return
        self.table.paces.hurry(False)
        step = self._step
        if step is not None and self._told and self._done >= len(step.moves):
            self._number += 1
            self._done, self._told = 0, False
            self._settings.set_lesson(self.spec.id, self._number)
            step = self._step
        if step is not None:
            self._tell(step)

    def _tell(self, step: Step) -> None:
        match, words = self._match, self._words
        assert match is not None
        assert words is not None
        text = step.text(spoken())
        waits = not step.moves
        match.is_held = waits
        match.other = words.plain(text.other) if not waits else self.tr("First read what the coach says")
        if not self._told:
            self._told = True
            self._say(text, words, waits)
        self._point(step)

    def _say(self, text: StepText, words: LessonWords, waits: bool) -> None:
        aloud = words.spoken(text.text)
        title = words.plain(text.title)
        count = len(self._lesson.steps)
        self.coach.tell(title, words.shown(text.text), aloud, self._number + 1, count, waits=waits)
        self.table.access.tell(f"{title}. {aloud}")
        if waits:
            self.coach.go_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.table.take_keys()

    def _on_read(self) -> None:
        """The step has been read: play what it says is played for the person, or tell the next one."""
        match, step = self._match, self._step
        if match is None or step is None or step.moves or not self.table.is_quiet:
            return
        self._light.show_boxes([])
        self.table.take_keys()
        if step.skips:
            self._skips = step.skips
            self.coach.hide()
            self.table.paces.hurry(True)
        self._go_on()

    def _on_turn(self, seat: int) -> None:
        """Somebody has acted: nothing is pointed at until it has been shown."""
        match = self._match
        if match is None:
            return
        step = self._step
        if step is not None and step.moves and self._told:
            made = sum(action.seat == PERSON for action in match.actions)
            self._done = made - self._lesson.moves_before(self._number)
        self._marks.clear()
        self._light.show_boxes([])
        if step is None or not self._told or self._done >= len(step.moves):
            self.coach.hide()

    def _on_deal_shown(self) -> None:
        self.coach.hide()

    def _on_over(self) -> None:
        """The points have been read: say what they were for."""
        match, words = self._match, self._words
        if match is None or words is None:
            return
        self._settings.set_lesson(self.spec.id, 0)
        text = match.lesson.end.text(spoken())
        self.end.tell(words.plain(text.title), words.shown(text.text), words.spoken(text.text))

    def _on_answered(self, leaves: bool) -> None:
        if leaves:
            self.left.emit()
        else:
            self.playRequested.emit(self.spec)

    # --- pointing ------------------------------------------------------------------------------------------

    def _point(self, step: Step) -> None:
        """Ring what is spoken of, mark what is to be played, and let the coach stand clear of both."""
        table, match, hand = self.table.table, self._match, self.table.hand
        if table is None or match is None or hand is None:
            return
        self._light.setGeometry(self.rect())
        expected = match.expected
        boxes = boxes_of(step.look, table)
        target = QRectF(boxes[0]) if boxes else QRectF()
        if step.moves and expected is not None:
            self._marks.show(hand.cards, expected.cards, {}, table.dpr)
            button = self.table.choices.button(expected.word)
            if button is not None and not expected.cards:
                corner = button.mapTo(self, button.rect().topLeft())
                boxes.append(QRectF(corner, button.size()))
        self._light.show_boxes(boxes)
        self._light.raise_()
        self.coach.raise_()
        self.coach.place(target, self._obstacles(boxes))

    def _obstacles(self, boxes: list[QRectF]) -> list[tuple[QRectF, float]]:
        """What the coach had better not cover, with how much that matters."""
        table = self.table.table
        assert table is not None
        places = table.layout.places
        hand = boxes_of(["hand"], table)
        strip = QRectF(places.strip)
        strip.setTop(strip.top() - 2.2 * table.text_pixels)
        found = [(box.adjusted(-8, -8, 8, 8), 20.0) for box in boxes]
        found += [(box, 60.0) for box in hand]
        found += [(QRectF(box.left(), box.top() - 30, box.width(), 30), 10.0) for box in hand]  # its marks
        found += [(box, 20.0) for box in boxes_of(["trick"], table)]
        found += [(strip, 6.0), (places.trick, 1.0), (places.badge, 3.0), (table.note.box, 3.0)]
        found += [(box, 4.0) for box in boxes_of(["turned", "stock", "won"], table)]
        found += [(box, 4.0) for box in places.plaques.values()]
        found += [(places.slots, 2.0), *((box, 2.0) for box in places.fans.values())]
        return found

    def _point_again(self) -> None:
        match = self._match
        step = self._step if match is not None else None
        if match is None or step is None or not self._told:
            return
        if match.awaits_person and self.table.is_quiet and not self._skips:
            self._point(step)

    # --- the page ------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Take on the theme's colours of now."""
        self.table.restyle()
        self._point_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Rings follow the buttons."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._point_again()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.table.setGeometry(self.rect())
        self._light.setGeometry(self.rect())
        self._point_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the lesson, which can be taken up again, unless it leaves full screen; Enter goes on
        from what is to be read, wherever the keys go."""
        if event.key() == Qt.Key.Key_Escape and not self.window().isFullScreen():
            self.left.emit()
        elif event.key() in GO_KEYS and self.coach.go_button.isVisible():
            self.coach.go_button.click()
        else:
            super().keyPressEvent(event)
