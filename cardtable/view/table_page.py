"""The table of a match: the scene, the words above the hand, and the panels laid over it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardtable.model.match import DealSummary, Match, MatchSummary
from cardtable.rules.cards import Card
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import Zone
from cardtable.rules.moves import PLAY, PLAYS, Legal, Move
from cardtable.view.animator import Animator, Reflex
from cardtable.view.cards import CardArt
from cardtable.view.choice_bar import ChoiceBar, MessageLine
from cardtable.view.deal_panel import DealPanel
from cardtable.view.director import Director
from cardtable.view.hand_input import HandInput
from cardtable.view.match_panel import MatchPanel
from cardtable.view.pace import Pace
from cardtable.view.question_panel import QuestionPanel
from cardtable.view.table_view import TableView
from cardtable.view.tabletop import Tabletop
from cardtable.view.texts import counted, game_text, level_title, refusal


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
    phaseShown = Signal(str)
    """The table shows a phase: ``lot``, ``deal``, ``bidding``, ``discard``, ``announcement``, ``play``,
    ``mid-trick``, ``trick-won``, ``deal-panel``, ``match-end``."""

    def __init__(self, parent: QWidget | None = None, *, art: CardArt | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tablePage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._art = art or CardArt()
        self._pace = Pace.normal()
        self.view = TableView(self)
        self.choices = ChoiceBar(self)
        self.message = MessageLine(self)
        self.question = QuestionPanel(self)
        self.animator = Animator(self)
        self._reflex = Reflex(self)
        self._auto = QTimer(self)
        self._auto.setSingleShot(True)
        self._auto.timeout.connect(self._on_auto)
        self._match: Match | None = None
        self._table: Tabletop | None = None
        self._director: Director | None = None
        self._hand: HandInput | None = None
        self._deal_panel: DealPanel | None = None
        self._match_panel: MatchPanel | None = None
        self._autoplay = False
        self._ledger: tuple[int, ...] | None = None
        self._match_end: MatchSummary | None = None
        self._asked: Move | None = None
        self.view.pressed.connect(self._on_pressed)
        self.view.pointed.connect(self._on_pointed)
        self.view.resized.connect(self._on_resized)
        self.choices.chosen.connect(self._on_word)
        self.choices.explained.connect(self._explain)
        self.question.answered.connect(self._on_answered)

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
        )
        self._table = table
        self.view.setScene(table.scene)
        self._director = Director(match, table, self.animator, self._pace, self)
        hand = next(zone for zone in spec.zones if zone.place == "hand")
        self._hand = HandInput(
            table, Zone(hand.name, match.person), self._reflex, self._on_card, self._on_picked
        )
        self._hand.hover_ms = self._pace.hover
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
        if self._director is not None:
            self._director.leave()
            self._director = None
        self.animator.clear()
        if self._hand is not None:
            self._hand.forget()
            self._hand = None
        self._reflex.clear()
        self._art.stop()
        self.choices.clear()
        self.message.hush()
        self.question.hide()
        self._asked = None
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
        if self._hand is not None:
            self._hand.hover_ms = pace.hover

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
        return self._hand

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

    def show_deal(self, summary: DealSummary) -> None:
        """Open the panel after a deal."""
        self._close_input()
        self.message.hush()
        if self._deal_panel is None:
            return
        self._deal_panel.show_deal(summary, self._pace.panel_entry)
        self.dealShown.emit(summary)
        self.show_phase("deal-panel")
        self._continue_by_itself(len(summary.entries) * self._pace.panel_entry)

    def show_match(self, summary: MatchSummary) -> None:
        """Open the panel after the match, when that after its last deal has been read."""
        self._match_end = summary
        if self._deal_panel is None or not self._deal_panel.isVisible():
            self._open_match_panel()

    def settle(self) -> None:
        """Everything has been shown: hold the table against the truth, and open the input."""
        match, table = self._match, self._table
        if match is None or table is None:
            return
        table.board.reconcile(match.table())
        table.refresh_captions()
        self._check_scores()
        if match.awaits_person:
            self._open_input()
        self.quiet.emit()

    def _check_scores(self) -> None:
        assert self._match is not None
        assert self._table is not None
        for seat, plaque in enumerate(self._table.plaques):
            plaque.state.score = self._match.view().scores[self._match.spec.side_of(seat)]
            plaque.refresh()

    # --- the person's turn ---------------------------------------------------------------------------------

    def _open_input(self) -> None:
        """Offer what the person may do now."""
        assert self._match is not None
        assert self._hand is not None
        legal = self._match.view().legal
        if legal.pick:
            self._hand.open_pick(legal.source)
            self._offer([legal.word])
            self._on_picked()
            self.show_phase("discard")
            return
        plays = [move.cards[0] for move in legal.moves if move.word == PLAY and len(move.cards) == 1]
        words = [move.word for move in legal.moves if move.word != PLAY]
        if plays:
            self._hand.open_play(plays)
        if words:
            self._offer(words)
        self.show_phase("bidding" if words and not plays else "play")

    def _offer(self, words: list[str]) -> None:
        assert self._match is not None
        known = {choice.word: choice for choice in self._match.spec.choices}
        self.choices.offer([known[word] for word in words if word in known])
        self._place_message()

    def _close_input(self) -> None:
        self.choices.clear()
        if self._hand is not None:
            self._hand.close()
        self._place_message()

    def _on_card(self, card: Card) -> None:
        """The person has chosen a card to play."""
        match = self._match
        if match is None or not match.awaits_person:
            return
        error = match.refusal(PLAYS[card])
        if error is not None and not match.may_err(card):
            self.say(refusal(error))
            return
        self._close_input()
        self.message.hush()
        match.play_card(card)

    def _on_word(self, word: str) -> None:
        """The person has chosen a word."""
        if self._match is None or self._hand is None or not self._match.awaits_person:
            return
        legal = self._match.view().legal
        move = Move(word, self._hand.picked_cards if legal.pick else ())
        error = self._match.refusal(move)
        if error is not None:
            self.say(refusal(error))
            return
        caution = self._match.caution(move)
        if caution:
            self._asked = move
            label = next(choice.label for choice in self._match.spec.choices if choice.word == word)
            self.question.ask(self.tr("Are you sure?"), game_text(caution), self.tr("Back"), game_text(label))
            return
        self._make(move)

    def _make(self, move: Move) -> None:
        self._close_input()
        self.message.hush()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._match is not None:
            try:
                self._match.play(move)
            except IllegalMove as error:
                self.say(refusal(error))

    def _on_answered(self, go: bool) -> None:
        move, self._asked = self._asked, None
        if go and move is not None:
            self._make(move)
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_picked(self) -> None:
        """The cards picked to lay away have changed: allow the right number."""
        if self._match is None or self._hand is None:
            return
        legal: Legal = self._match.view().legal
        button = self.choices.button(legal.word)
        label = next((c.label for c in self._match.spec.choices if c.word == legal.word), legal.word)
        if button is not None:
            picked = len(self._hand.picked_cards)
            text = counted(self.tr("{word} %n card(s)", "such as Discard 3 cards", legal.pick), legal.pick)
            button.setText(text.format(word=game_text(label)))
            button.setEnabled(picked == legal.pick)
            button.setProperty("role", "primary" if picked == legal.pick else "")
            self.choices.refit()
            line = self.tr("Chosen: {picked} of {wanted}")
            self.say(line.format(picked=picked, wanted=legal.pick))

    # --- panels --------------------------------------------------------------------------------------------

    def _continue_by_itself(self, reading: int) -> None:
        if self._autoplay:
            self._auto.start(reading + self._pace.panel_auto)

    def _on_auto(self) -> None:
        if self._deal_panel is not None and self._deal_panel.isVisible():
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
        self._match_panel.show_match(summary, ledger)
        self.matchShown.emit(summary)
        self.show_phase("match-end")

    # --- pointer, keys, size -------------------------------------------------------------------------------

    def _on_pressed(self, point: QPointF) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if not self.animator.is_idle:
            self.animator.finish_current()
        elif self._hand is not None:
            self._hand.press(point)

    def _on_pointed(self, point: QPointF | None) -> None:
        over = self._hand is not None and self._hand.hover(point)
        cursor = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        if self.view.cursor().shape() != cursor:
            self.view.setCursor(cursor)

    def _explain(self, text: str) -> None:
        if text:
            self.say(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home, End and Enter choose and play, a letter says a word, Space finishes what runs."""
        if event.key() == Qt.Key.Key_Space:
            self.animator.finish_current()
        elif not (
            (self._hand is not None and self._hand.key(event.key())) or self.choices.press_key(event.text())
        ):
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._on_resized()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.view.setGeometry(self.rect())

    def _on_resized(self) -> None:
        table = self._table
        size = self.view.viewport().size()
        if table is None or size.isEmpty():
            return
        table.resize(size, self.devicePixelRatioF())
        self._art.prepare(table.layout.card, self.devicePixelRatioF())
        pixels = table.text_pixels
        self.choices.place(table.layout.places.strip, pixels)
        self._place_message()

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
