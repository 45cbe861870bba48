"""The table of a match: the scene, the words above the hand, and the panels laid over it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardtable.model.match import DealSummary, Match, MatchSummary
from cardtable.model.preferences import Preferences
from cardtable.rules.events import TrickTaken
from cardtable.view.animator import Animator
from cardtable.view.cards import CardArt
from cardtable.view.claim_show import ClaimShow
from cardtable.view.deal_panel import DealPanel
from cardtable.view.director import Director
from cardtable.view.end_panels import EndPanels
from cardtable.view.hand_input import HandInput
from cardtable.view.hand_order import chosen_order
from cardtable.view.looks import Looks
from cardtable.view.match_panel import MatchPanel
from cardtable.view.pace import Pace
from cardtable.view.pace_keeper import PaceKeeper
from cardtable.view.person_turn import PersonTurn
from cardtable.view.question_panel import QuestionPanel
from cardtable.view.table_keys import press_key
from cardtable.view.table_pointer import TablePointer
from cardtable.view.table_view import TableView
from cardtable.view.table_words import TableWords
from cardtable.view.tabletop import Tabletop
from cardtable.view.texts import level_title
from cardtable.view.trick_memory import TrickMemory


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
    lastTrickChanged = Signal(bool)
    """Whether :meth:`show_last_trick` has something to show now."""
    claimChanged = Signal(bool)
    """Whether :meth:`claim` has something to offer now."""
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
        self.paces = PaceKeeper(self.preferences, self)
        self.paces.changed.connect(self._on_pace)
        self.view = TableView(self)
        self._art.is_busy = lambda: self.animator.is_moving
        self._words = TableWords(self)
        self.choices, self.message = self._words.choices, self._words.message
        self.question = QuestionPanel(self)
        self.tricks = TrickMemory(self)
        self.tricks.changed.connect(self.lastTrickChanged)
        self.tricks.view.closed.connect(self.take_keys)
        self.animator = Animator(self)
        self._hush = QTimer(self)
        self._hush.setSingleShot(True)
        self._hush.timeout.connect(self._on_hush)
        self._match: Match | None = None
        self._table: Tabletop | None = None
        self._director: Director | None = None
        self._turn: PersonTurn | None = None
        self._panels: EndPanels | None = None
        self._claims: ClaimShow | None = None
        self._autoplay = False
        self._laid_out: tuple[QSize, float, int] | None = None
        """For what size of the window, density of pixels, and size of cards the table has been laid out."""
        self.pointer = TablePointer(self.view, self, self)
        self.view.resized.connect(self._on_resized)
        self.choices.is_deaf = lambda: self.pointer.is_hurried

    # --- sitting down and leaving --------------------------------------------------------------------------

    def sit(self, match: Match, *, autoplay: bool = False, ledger: tuple[int, ...] | None = None) -> None:
        """Show a match that has not been started. ``ledger`` is the running ledger by side before it."""
        self.leave()
        self._match = match
        self._autoplay = autoplay
        self.paces.hurry(False)
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
        self._laid_out = (self.view.viewport().size(), self.devicePixelRatioF(), 0)
        if ledger is not None:
            table.show_ledger(ledger)
        table.cue = self.heard.emit
        self.tricks.sit(table)
        self._words.sit(table)
        table.board.hand_order = chosen_order(self.preferences)
        self.view.setScene(table.scene)
        self._director = Director(match, table, self.animator, self.pace, self)
        self._turn = PersonTurn(match, table, self)
        self._turn.hand.hover_ms = self.pace.hover
        self._panels = EndPanels(match, self, ledger, autoplay)
        self._panels.again.connect(self.againRequested)
        self._panels.another.connect(self.anotherRequested)
        self._panels.continued.connect(self.take_keys)
        self._panels.dealShown.connect(self._on_deal_shown)
        self._panels.matchShown.connect(self._on_match_shown)
        self._claims = ClaimShow(
            match, self._art, self, self.preferences, lambda: self.pace, self._on_claimed
        )
        self._claims.changed.connect(self.claimChanged)
        self._on_resized()
        self._fit(table)

    def leave(self) -> None:
        """Leave the match and forget it; nothing of it runs afterwards."""
        self._hush.stop()
        if self._director is not None:
            self._director.leave()
            self._director = None
        self.animator.clear()
        if self._turn is not None:
            self._turn.leave()
            self._turn = None
        self._art.stop()
        self._words.sit(None)
        if self._panels is not None:
            self._panels.leave()
            self._panels = None
        if self._claims is not None:
            self._claims.leave()
            self._claims = None
        self.tricks.sit(None)
        if self._match is not None:
            self._match.close()
            self._match = None
        if self._table is not None:
            self.view.setScene(None)
            self._table.clear()
            self._table = None

    def set_pace(self, pace: Pace) -> None:
        """Show what comes from now on at this pace, until another is chosen."""
        self.paces.set(pace)

    def _on_pace(self) -> None:
        if self._director is not None:
            self._director.pace = self.paces.of_play
        if self._turn is not None:
            self._turn.hand.hover_ms = self.pace.hover

    def _on_preference(self, key: str) -> None:
        if key == "cards.size":
            self._on_resized()
        elif key.startswith("sort.") and self._table is not None:
            self._table.board.hand_order = chosen_order(self.preferences)
            self._table.board.settle()
        elif key == "pace.click-to-continue" and not self.waits_after_trick() and self.animator.is_waiting:
            self.animator.finish_current()

    @property
    def pace(self) -> Pace:
        """How fast everything is shown."""
        return self.paces.pace

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
        return self._panels.deal if self._panels is not None else None

    @property
    def match_panel(self) -> MatchPanel | None:
        """The panel after the match, open or not."""
        return self._panels.match if self._panels is not None else None

    # --- what the director asks for ------------------------------------------------------------------------

    def show_phase(self, phase: str) -> None:
        """Tell that the table shows a phase."""
        self.phaseShown.emit(phase)

    def say(self, text: str) -> None:
        """Show a line of words above the hand."""
        self._words.say(text, self.pace.message_hold)

    def stand(self, text: str) -> None:
        """Have a line of words stand above the hand whenever no other is said."""
        self._words.stand(text)

    def show_turn(self, seat: int) -> None:
        """It is a player's turn; until it is the person's, the own hand stands back."""
        if self._match is None or seat == self._match.person:
            return
        if self._turn is not None:
            self._turn.hand.wait()
        if self._claims is not None:
            self._claims.turn_is_over()

    def waits_after_trick(self) -> bool:
        """Whether a trick stays until the person goes on."""
        chosen = self.preferences.flag("pace.click-to-continue")
        return chosen and not self._autoplay and not self.paces.is_hurried

    def take_keys(self) -> None:
        """Have keys go to the table."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_deal(self, summary: DealSummary) -> None:
        """Open the panel after a deal."""
        if self._turn is not None:
            self._turn.close()
        self.paces.hurry(False)
        if self._claims is not None:
            self._claims.begin_deal()
        self.message.clear()
        self.tricks.view.hide()
        if self._panels is not None:
            self._panels.show_deal(summary, self.pace)

    def _on_deal_shown(self, summary: DealSummary) -> None:
        self.dealShown.emit(summary)
        self.show_phase("deal-panel")

    def show_match(self, summary: MatchSummary) -> None:
        """Open the panel after the match, when that after its last deal has been read."""
        if self._panels is not None:
            self._panels.show_match(summary)

    def _on_match_shown(self, summary: MatchSummary) -> None:
        if self._match is not None:
            is_won = summary.winner == self._match.spec.side_of(self._match.person)
            self.heard.emit("win" if is_won else "lose")
        self.matchShown.emit(summary)
        self.show_phase("match-end")

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
            self._words.place()
            self._hush.start(self.pace.bubble_stay)
            if self._claims is not None:
                self._claims.consider()
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

    # --- claims --------------------------------------------------------------------------------------------

    @property
    def claims(self) -> ClaimShow | None:
        """What can be claimed, while a match is on the table."""
        return self._claims

    def claim(self) -> None:
        """Show what can be claimed, and offer to finish the deal."""
        if self._match is None or self._claims is None or self._claims.offer():
            return
        self.say(self.tr("Nothing can be claimed now: the tricks that are left are not certain"))

    def _on_claimed(self) -> None:
        """The deal is to be finished: what is known already goes quickly."""
        if self._turn is not None:
            self._turn.close()
        self.paces.hurry(True)

    # --- the last trick ------------------------------------------------------------------------------------

    def remember_trick(self, trick: TrickTaken | None) -> None:
        """This is the last trick, as far as the table shows."""
        self.tricks.keep(trick)

    def show_last_trick(self) -> None:
        """Show the last trick again where the game allows it, or show it no more."""
        self.pointer.call_back()
        if not self.tricks.toggle() and self._match is not None and not self.tricks.is_allowed:
            self.say(self.tr("Tricks are not looked at again in this game until the deal is over"))

    def point_to(self, point: QPointF) -> bool:
        """A click on the pile of whoever took the last trick shows it."""
        good = self.is_good(point)
        if good:
            self.show_last_trick()
        return good

    def is_good(self, point: QPointF) -> bool:
        """Whether a click at a point other than on the own hand would do anything."""
        return self.tricks.is_pile_at(point)

    # --- pointer, keys, size -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.setAccepted(press_key(self, event))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.paces.ask_system()
        self._on_resized()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.view.setGeometry(self.rect())
        self.tricks.view.fit()

    def _on_resized(self) -> None:
        table = self._table
        size = self.view.viewport().size()
        if table is None or size.isEmpty():
            return
        wanted = (size, self.devicePixelRatioF(), self.preferences.number("cards.size"))
        if wanted == self._laid_out:
            return
        self._laid_out = wanted
        self.pointer.call_back()
        table.card_bias = self.preferences.number("cards.size")
        table.resize(size, self.devicePixelRatioF())
        self._fit(table)

    def _fit(self, table: Tabletop) -> None:
        """Have pictures of the cards' sizes, and words where there is room for them."""
        places = table.layout.places
        faces = (places.own_card, places.trick_card, places.pile_card)
        backs = (places.held_card, places.small_card)
        self._art.prepare(faces, self.devicePixelRatioF(), table.spec.pack, backs=backs, edged=True)
        self._words.place()

    def restyle(self) -> None:
        """Take on the theme's colours of now."""
        if self._table is not None:
            self._table.change_looks()

    def _on_looks(self) -> None:
        """The deck or the felt is another now."""
        self.restyle()
        if self._table is not None and self._looks.felt.problem:
            self.say(self._looks.felt.problem)
