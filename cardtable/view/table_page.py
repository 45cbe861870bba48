"""The table of a match: the scene, the words above the hand, and the panels laid over it."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardtable.model.match import DealSummary, Match, MatchSummary
from cardtable.model.preferences import Preferences
from cardtable.rules.events import TrickTaken
from cardtable.view.animator import Animator
from cardtable.view.cards import CardArt
from cardtable.view.choice_bar import ChoiceBar, MessageLine
from cardtable.view.deal_panel import DealPanel
from cardtable.view.director import Director
from cardtable.view.hand_input import HandInput
from cardtable.view.looks import Looks
from cardtable.view.match_panel import MatchPanel
from cardtable.view.pace import Pace
from cardtable.view.person_turn import PersonTurn
from cardtable.view.question_panel import QuestionPanel
from cardtable.view.stillness import Stillness
from cardtable.view.table_view import TableView
from cardtable.view.tabletop import Tabletop
from cardtable.view.texts import level_title


class TablePage(QWidget):
    """Shows a match and lets the person play.

    :meth:`sit` takes a match, after which the caller starts it; :meth:`leave` ends it at any moment.
    """

    quiet = Signal()
    """Everything told has been shown, and the match waits for the person or has ended."""
    againRequested = Signal()
    anotherRequested = Signal()
    dealShown = Signal(object)
    """A :class:`DealSummary` whose panel has just been opened."""
    matchShown = Signal(object)
    """A :class:`MatchSummary` whose panel has just been opened."""
    heard = Signal(str)
    """A moment that may be heard, by its name in :mod:`cardtable.view.sounds`."""
    phaseShown = Signal(str)
    """The table shows a phase: ``lot``, ``deal``, ``bidding``, ``discard``, ``announcement``, ``play``,
    ``mid-trick``, ``trick-won``, ``deal-panel``, ``match-end``."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        art: CardArt | None = None,
        looks: Looks | None = None,
        preferences: Preferences | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tablePage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._looks = looks or Looks(art=art, parent=self)
        self._looks.changed.connect(self._on_looks)
        self._art = self._looks.art
        self.preferences = preferences or Preferences(parent=self)
        self.preferences.changed.connect(self._on_preference)
        self._stillness = Stillness(self)
        self._stillness.changed.connect(self._take_pace)
        self._pace = self._chosen_pace()
        self.view = TableView(self)
        self.choices = ChoiceBar(self)
        self.message = MessageLine(self)
        self.question = QuestionPanel(self)
        self.animator = Animator(self)
        self._auto = QTimer(self)
        self._auto.setSingleShot(True)
        self._auto.timeout.connect(self._on_auto)
        self._hush = QTimer(self)
        self._hush.setSingleShot(True)
        self._hush.timeout.connect(self._on_hush)
        self._match: Match | None = None
        self._table: Tabletop | None = None
        self._director: Director | None = None
        self._turn: PersonTurn | None = None
        self._deal_panel: DealPanel | None = None
        self._match_panel: MatchPanel | None = None
        self._since_hurry = QElapsedTimer()
        self._explained = ""
        self._autoplay = False
        self._last_trick: TrickTaken | None = None
        self._ledger: tuple[int, ...] | None = None
        self._match_end: MatchSummary | None = None
        self.view.pressed.connect(self._on_pressed)
        self.view.pressedAgain.connect(self._hurry)
        self.view.pointed.connect(self._on_pointed)
        self.view.resized.connect(self._on_resized)
        self.choices.explained.connect(self._explain)
        self.choices.is_deaf = self._is_hurried

    # --- sitting down and leaving --------------------------------------------------------------------------

    def sit(self, match: Match, *, autoplay: bool = False, ledger: tuple[int, ...] | None = None) -> None:
        """Show a match that has not been started. ``ledger`` is the running ledger by side before it."""
        self.leave()
        self._match = match
        self._autoplay = autoplay
        self._ledger = ledger
        spec = match.spec
        table = Tabletop(
            self._art,
            spec,
            match.options,
            match.names,
            [level_title(seat.level) for seat in match.seats],
            match.person,
            self.view.viewport().size(),
            self.devicePixelRatioF(),
            self._looks.felt,
            [seat.style for seat in match.seats],
        )
        self._table = table
        table.cue = self.heard.emit
        self.view.setScene(table.scene)
        self._director = Director(match, table, self.animator, self._pace, self)
        self._turn = PersonTurn(match, table, self)
        self._turn.hand.hover_ms = self._pace.hover
        side = spec.side_of(match.person)
        target = spec.target(match.options)
        self._deal_panel = DealPanel(spec, match.names, side, self, target)
        self._deal_panel.continued.connect(self._on_continued)
        self._match_panel = MatchPanel(spec, match.names, side, self, target)
        self._match_panel.again.connect(self.againRequested)
        self._match_panel.another.connect(self.anotherRequested)
        self._on_resized()

    def leave(self) -> None:
        """Leave the match and forget it; nothing of it runs afterwards."""
        self._auto.stop()
        self._hush.stop()
        if self._director is not None:
            self._director.leave()
            self._director = None
        self.animator.clear()
        if self._turn is not None:
            self._turn.leave()
            self._turn = None
        self._art.stop()
        self.message.clear()
        self._match_end = None
        for panel in (self._deal_panel, self._match_panel):
            if panel is not None:
                panel.hide()
                panel.setParent(None)
                panel.deleteLater()
        self._deal_panel = self._match_panel = None
        if self._match is not None:
            self._match.close()
            self._match = None
        if self._table is not None:
            self.view.setScene(None)
            self._table.clear()
            self._table = None

    def set_pace(self, pace: Pace) -> None:
        """Show what comes from now on at this pace."""
        self._pace = pace
        if self._director is not None:
            self._director.pace = pace
        if self._turn is not None:
            self._turn.hand.hover_ms = pace.hover

    def _chosen_pace(self) -> Pace:
        """The pace that the person and the system want."""
        pace = Pace.named(self.preferences.text("motion.speed"))
        reduced = self.preferences.text("motion.reduced")
        still = self._stillness.is_wanted if reduced == "system" else reduced == "on"
        return pace.still() if still else pace

    def _take_pace(self) -> None:
        self.set_pace(self._chosen_pace())

    def _on_preference(self, key: str) -> None:
        if key.startswith("motion."):
            self._take_pace()
        elif key == "pace.click-to-continue" and not self.waits_after_trick() and self.animator.is_waiting:
            self.animator.finish_current()

    @property
    def is_quiet(self) -> bool:
        """Whether the table shows all that has happened."""
        return self.animator.is_idle

    @property
    def table(self) -> Tabletop | None:
        """What lies on the table, while a match is on it."""
        return self._table

    @property
    def hand(self) -> HandInput | None:
        """The own hand, while a match is on the table."""
        return self._turn.hand if self._turn is not None else None

    @property
    def deal_panel(self) -> DealPanel | None:
        """The panel after a deal, open or not."""
        return self._deal_panel

    @property
    def match_panel(self) -> MatchPanel | None:
        """The panel after the match, open or not."""
        return self._match_panel

    # --- what the director asks for ------------------------------------------------------------------------

    def show_phase(self, phase: str) -> None:
        """Tell that the table shows a phase."""
        self.phaseShown.emit(phase)

    def say(self, text: str) -> None:
        """Show a line of words above the hand."""
        self._place_message()
        self.message.say(text, self._pace.message_hold)

    def stand(self, text: str) -> None:
        """Have a line of words stand above the hand whenever no other is said."""
        self._place_message()
        self.message.stand(text)

    def show_turn(self, seat: int) -> None:
        """It is a player's turn; until it is the person's, the own hand stands back."""
        if self._turn is not None and self._match is not None and seat != self._match.person:
            self._turn.hand.wait()

    def waits_after_trick(self) -> bool:
        """Whether a trick stays until the person goes on."""
        return self.preferences.flag("pace.click-to-continue") and not self._autoplay

    def remember_trick(self, trick: TrickTaken | None) -> None:
        """This is the last trick, as far as the table shows."""
        self._last_trick = trick

    def take_keys(self) -> None:
        """Have keys go to the table."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_deal(self, summary: DealSummary) -> None:
        """Open the panel after a deal."""
        if self._turn is not None:
            self._turn.close()
        self.message.clear()
        if self._deal_panel is None:
            return
        self._deal_panel.show_deal(summary, self._pace.panel_entry)
        self.dealShown.emit(summary)
        self.show_phase("deal-panel")
        self._continue_by_itself(len(summary.entries) * self._pace.panel_entry)

    def show_match(self, summary: MatchSummary) -> None:
        """Open the panel after the match, when that after its last deal has been read."""
        self._match_end = summary
        if self._deal_panel is None or self._deal_panel.isHidden():
            self._open_match_panel()

    def settle(self) -> None:
        """Everything has been shown: hold the table against the truth, and open the input."""
        match, table = self._match, self._table
        if match is None or table is None:
            return
        table.board.reconcile(match.table())
        table.refresh_captions()
        self._check_scores()
        if match.awaits_person and self._turn is not None:
            self._turn.open()
            self._place_message()
            self._hush.start(self._pace.bubble_stay)
        self.quiet.emit()

    def _on_hush(self) -> None:
        """What was said has been read, if nothing has been told since."""
        if self._table is not None and self.animator.is_idle:
            self._table.silence()

    def _check_scores(self) -> None:
        assert self._match is not None
        assert self._table is not None
        for seat, plaque in enumerate(self._table.plaques):
            plaque.state.score = self._match.view().scores[self._match.spec.side_of(seat)]
            plaque.refresh()

    # --- panels --------------------------------------------------------------------------------------------

    def _continue_by_itself(self, reading: int) -> None:
        if self._autoplay:
            self._auto.start(reading + self._pace.panel_auto)

    def _on_auto(self) -> None:
        if self._deal_panel is not None and not self._deal_panel.isHidden():
            self._on_continued()

    def _on_continued(self) -> None:
        """The panel after a deal has been read."""
        self._auto.stop()
        if self._deal_panel is None or self._match is None:
            return
        self._deal_panel.hide()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._match_end is not None:
            self._open_match_panel()
        elif self._match.awaits_deal:
            self._match.next_deal()

    def _open_match_panel(self) -> None:
        summary, self._match_end = self._match_end, None
        if summary is None or self._match_panel is None or self._match is None:
            return
        ledger = self._ledger
        if ledger is not None:
            won = [summary.ledger if side == summary.winner else 0 for side in range(len(ledger))]
            ledger = tuple(old + new for old, new in zip(ledger, won, strict=True))
        is_won = summary.winner == self._match.spec.side_of(self._match.person)
        self.heard.emit("win" if is_won else "lose")
        self._match_panel.show_match(summary, ledger)
        self.matchShown.emit(summary)
        self.show_phase("match-end")

    # --- pointer, keys, size -------------------------------------------------------------------------------

    def _on_pressed(self, point: QPointF) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if not self.animator.is_idle or self._is_hurried():
            self._hurry()
        elif self.hand is not None:
            self.hand.press(point)

    def _hurry(self) -> None:
        """A click that is impatient with what runs: it finishes that, and chooses nothing."""
        self._since_hurry.start()
        self.animator.finish_current()

    def _is_hurried(self) -> bool:
        """Whether a click now belongs to those that hurried what was shown before."""
        timer = self._since_hurry
        return timer.isValid() and timer.elapsed() < self._pace.click_guard

    def _on_pointed(self, point: QPointF | None) -> None:
        over = self.hand is not None and self.hand.hover(point)
        cursor = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        if self.view.cursor().shape() != cursor:
            self.view.setCursor(cursor)

    def _explain(self, text: str) -> None:
        if text:
            self.say(text)
        elif self.message.text() == self._explained:
            self.message.hush()
        self._explained = text

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home, End and Enter choose and play, a letter says a word, Space finishes what runs."""
        if event.key() == Qt.Key.Key_Space:
            self.animator.finish_current()
        elif event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        elif not (
            (self.hand is not None and self.hand.key(event.key()))
            or self.choices.press_key(event.text())
            or self._go_to_choices(event.key())
        ):
            event.ignore()

    def _go_to_choices(self, key: int) -> bool:
        """Arrows that the hand has no use for lead to the buttons."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key), 0)
        return bool(step) and self.choices.move_focus(step)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._stillness.ask()
        self._on_resized()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.view.setGeometry(self.rect())

    def _on_resized(self) -> None:
        table = self._table
        size = self.view.viewport().size()
        if table is None or size.isEmpty():
            return
        table.resize(size, self.devicePixelRatioF())
        places = table.layout.places
        widths = (places.card, places.trick_card, places.pile_card, places.held_card, places.small_card)
        self._art.prepare(widths, self.devicePixelRatioF(), table.spec.pack)
        pixels = table.text_pixels
        self.choices.place(table.layout.places.strip, pixels)
        self._place_message()

    def _on_looks(self) -> None:
        """The deck or the felt is another now."""
        if self._table is not None:
            self._table.change_looks()
            if self._looks.felt.problem:
                self.say(self._looks.felt.problem)

    def _place_message(self) -> None:
        """Words stand in the strip over the hand, and above it while there are buttons."""
        if self._table is None:
            return
        strip = self._table.layout.places.strip
        pixels = self._table.text_pixels
        height = 2 * pixels
        room = QRectF(strip.left(), strip.top(), strip.width(), height)
        if self.choices.is_open:
            room.moveTop(strip.top() - height)
        self.message.place(room, pixels)
