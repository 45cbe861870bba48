"""The table of a match: the scene, the words above the hand, and the panels laid over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from cardtable.model.match import Match
from cardtable.model.preferences import Preferences
from cardtable.rules.moves import Move
from cardtable.view.deck.cards import CardArt
from cardtable.view.hand.hand_input import HandInput
from cardtable.view.hand.hand_order import chosen_order
from cardtable.view.hand.table_keys import press_key
from cardtable.view.hand.table_pointer import TablePointer
from cardtable.view.hand.table_words import TableWords
from cardtable.view.help.rule_links import told_with
from cardtable.view.motion.animator import Animator
from cardtable.view.motion.pace import Pace
from cardtable.view.motion.pace_keeper import PaceKeeper
from cardtable.view.table.looks import Looks
from cardtable.view.table.table_match import TableMatch, make_tabletop
from cardtable.view.table.table_view import TableView
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.table.trick_memory import TrickMemory
from cardtable.view.window.first_paint import FirstPaint

if TYPE_CHECKING:
    from cardtable.model.adviser import Adviser
    from cardtable.model.reviewer import Reviewer
    from cardtable.view.access.table_access import TableAccess
    from cardtable.view.help.rule_question import RuleQuestion
    from cardtable.view.hints.hint_show import HintShow
    from cardtable.view.results.claim_show import ClaimShow
    from cardtable.view.results.deal_panel import DealPanel
    from cardtable.view.results.match_panel import MatchPanel
    from cardtable.view.review.review_show import ReviewShow


class TablePage(QWidget):
    """Shows a match and lets the person play.

    :meth:`sit` takes a match, after which the caller starts it; :meth:`leave` ends it at any moment, and
    :meth:`get_up` lets it go on.
    """

    quiet = Signal()
    """Everything told has been shown, and the match waits for the person or has ended."""
    fitted = Signal()
    """Everything has its place in the window of now."""
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
    hintChanged = Signal(bool)
    """Whether :meth:`hint` may be asked for now."""
    tryAgainRequested = Signal(object)
    """The record of a match up to a decision that the person wants to make again."""
    sealRequested = Signal(int)
    """The number of a deal whose seal is to be opened."""
    heard = Signal(str)
    """A moment that may be heard, by its name in :mod:`cardtable.view.sound.sounds`."""
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
        self.art = self._looks.art
        self.preferences = preferences or Preferences(parent=self)
        self.preferences.changed.connect(self._on_preference)
        self.paces = PaceKeeper(self.preferences, self)
        self.paces.changed.connect(self._on_pace)
        self.view = TableView(self)
        self.art.is_busy = lambda: self.animator.is_moving or not self.once_painted.is_painted
        self._words = TableWords(self)
        self.choices, self.message = self._words.choices, self._words.message
        self.tricks = TrickMemory(self)
        self.tricks.changed.connect(self.lastTrickChanged)
        self.tricks.closed.connect(self.take_keys)
        self.animator = Animator(self)
        self.adviser: Adviser | None = None
        """Who gives hints, from the next match on; without it there are none."""
        self.find_reviewer: Callable[[], Reviewer] | None = None
        """Finds who reviews deals, from the next match on; without it none are."""
        self._access: TableAccess | None = None
        self._sitting: TableMatch | None = None
        self._problem = ""
        """What was wrong with the felt when it was last chosen."""
        self._laid_out: tuple[QSize, float, int] | None = None
        """For what size of the window, density of pixels, and size of cards the table has been laid out."""
        self.pointer = TablePointer(self.view, self, self)
        self.view.resized.connect(self._on_resized)
        self.choices.is_deaf = lambda: self.pointer.is_hurried
        self.once_painted = FirstPaint(self.view.viewport())
        """What is done when the table is seen."""

    # --- sitting down and leaving --------------------------------------------------------------------------

    def sit(
        self,
        match: Match,
        *,
        autoplay: bool = False,
        ledger: tuple[int, ...] | None = None,
        at_sight: bool = False,
    ) -> None:
        """Show a match, from its beginning or from where it stands. ``ledger`` is the running ledger by side
        before it. Another match that is on the table is left.

        With ``at_sight`` it is not started before the table has been painted for the first time.
        """
        if self._sitting is not None and self._sitting.match is match:
            self.get_up()
        self.leave()
        self.paces.hurry(False)
        size, dpr = self.view.viewport().size(), self.devicePixelRatioF()
        table = make_tabletop(match, self._looks, size, dpr)
        self._laid_out = (size, dpr, 0)
        self.tricks.sit(table)
        self._words.sit(table)
        self.view.setScene(table.scene)
        self._sitting = sitting = TableMatch(match, table, self, ledger, autoplay)
        match.rewound.connect(self._on_rewound)
        self._on_resized()
        self._fit(table)
        if at_sight:
            self.once_painted.then(sitting.listen)
        else:
            sitting.listen()
        sitting.join()

    def leave(self) -> None:
        """Leave the match and forget it; nothing of it runs afterwards."""
        match = self.get_up()
        if match is not None:
            match.close()

    def get_up(self) -> Match | None:
        """Show the match no more, but let it go on; it may be sat down to again, here or at another page."""
        sitting, self._sitting = self._sitting, None
        if sitting is None:
            return None
        sitting.match.rewound.disconnect(self._on_rewound)
        sitting.leave()
        self.art.stop()
        self._words.sit(None)
        self.tricks.sit(None)
        self.view.setScene(None)
        sitting.clear()
        return sitting.match

    def _on_rewound(self) -> None:
        """The deal stands at another point: show it as it is there."""
        if self._sitting is not None:
            sitting = self._sitting
            self.sit(sitting.match, autoplay=sitting.autoplay, ledger=sitting.ledger)

    def set_pace(self, pace: Pace) -> None:
        """Show what comes from now on at this pace, until another is chosen."""
        self.paces.set(pace)

    def _on_pace(self) -> None:
        if self._sitting is not None:
            self._sitting.director.pace = self.paces.of_play
            self._sitting.turn.hand.hover_ms = self.pace.hover

    def _on_preference(self, key: str) -> None:
        if key == "cards.size":
            self._on_resized()
        elif key.startswith("sort.") and self.table is not None:
            self.table.board.hand_order = chosen_order(self.preferences)
            self.table.board.settle()
        elif key == "pace.click-to-continue" and self.animator.is_waiting:
            sitting = self._sitting
            if sitting is not None and not sitting.waits_after_trick():
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
        return self._sitting.table if self._sitting is not None else None

    @property
    def hand(self) -> HandInput | None:
        """The own hand, while a match is on the table."""
        return self._sitting.turn.hand if self._sitting is not None else None

    @property
    def deal_panel(self) -> DealPanel | None:
        """The panel after a deal, open or not."""
        return self._sitting.panels.deal if self._sitting is not None else None

    @property
    def match_panel(self) -> MatchPanel | None:
        """The panel after the match, open or not."""
        return self._sitting.panels.match if self._sitting is not None else None

    @property
    def claims(self) -> ClaimShow | None:
        """What can be claimed, while a match is on the table."""
        return self._sitting.claims if self._sitting is not None else None

    @cached_property
    def question(self) -> RuleQuestion:
        """Asks about a move that is surely bad."""
        from cardtable.view.help.rule_question import RuleQuestion

        return RuleQuestion(self)

    # --- words, and where keys go --------------------------------------------------------------------------

    def show_phase(self, phase: str) -> None:
        """Tell that the table shows a phase."""
        self.phaseShown.emit(phase)

    def say(self, text: str, rule: str = "") -> None:
        """Show a line of words above the hand, with the number of the rule on which it rests."""
        self._words.say(text, self.pace.message_hold, rule)
        self.access.tell(told_with(text, rule))

    def show_line(self, text: str, stay_ms: int) -> None:
        """Show a line of words above the hand that has been told already."""
        self._words.say(text, stay_ms)

    @property
    def access(self) -> TableAccess:
        """Tells the table to those who do not see it."""
        if self._access is None:
            from cardtable.view.access.table_access import TableAccess  # not while the program starts

            self._access = TableAccess(self)
        return self._access

    def stand(self, text: str) -> None:
        """Have a line of words stand above the hand whenever no other is said."""
        self._words.stand(text)

    def place_words(self) -> None:
        """Let the words stand where there is room now."""
        self._words.place()

    def take_keys(self) -> None:
        """Have keys go to the table."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def make(self, move: Move) -> None:
        """Make a move of the person's, as if they had."""
        if self._sitting is not None:
            self._sitting.turn.make(move)

    # --- claims --------------------------------------------------------------------------------------------

    def claim(self) -> None:
        """Show what can be claimed, and offer to finish the deal."""
        if self.claims is None or self.claims.offer():
            return
        self.say(self.tr("Nothing can be claimed now: the tricks that are left are not certain"))

    # --- hints ---------------------------------------------------------------------------------------------

    @property
    def hints(self) -> HintShow | None:
        """The hints of the match on the table."""
        return self._sitting.hints if self._sitting is not None else None

    def hint(self) -> None:
        """Give a hint, or more of the one that is shown."""
        if self.hints is not None:
            self.hints.ask()

    # --- reviews -------------------------------------------------------------------------------------------

    @cached_property
    def reviews(self) -> ReviewShow:
        """Shows reviews of deals that are over."""
        from cardtable.view.review.review_show import ReviewShow

        assert self.find_reviewer is not None
        reviews = ReviewShow(self.find_reviewer(), self._looks, lambda: chosen_order(self.preferences), self)
        reviews.tryAgainRequested.connect(self.tryAgainRequested)
        return reviews

    def close_review(self) -> None:
        """Show no review any more."""
        if "reviews" in self.__dict__:
            self.reviews.close()

    # --- the last trick ------------------------------------------------------------------------------------

    def show_last_trick(self) -> None:
        """Show the last trick again where the game allows it, or show it no more."""
        self.pointer.call_back()
        if not self.tricks.toggle() and self._sitting is not None and not self.tricks.is_allowed:
            text = self.tr("Tricks are not looked at again in this game until the deal is over")
            self.say(text, self._sitting.match.spec.secret_rule)

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
        self.once_painted.then(self.paces.ask_system)
        self._on_resized()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.view.setGeometry(self.rect())
        self.tricks.fit()

    def _on_resized(self) -> None:
        table = self.table
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
        self.art.prepare(faces, self.devicePixelRatioF(), table.spec.pack, backs=backs, edged=True)
        self._words.place()
        if self.hints is not None:
            self.hints.place()
        self.fitted.emit()

    def room_beside_hand(self) -> QRect:
        """The lower right corner that the own hand leaves free, for words that need not be in the middle."""
        if self.table is None:
            return QRect()
        hand = self.table.layout.places.hand.toAlignedRect()
        return QRect(hand.topRight(), self.rect().bottomRight())

    def restyle(self) -> None:
        """Take on the theme's colours of now."""
        if self.table is not None:
            self.table.change_looks()

    def _on_looks(self) -> None:
        """The deck or the felt is another now."""
        self.restyle()
        told, self._problem = self._problem, self._looks.felt.problem
        if self.table is not None and self._problem:
            self.say(self._problem)
        elif told and self.message.text() == told:
            self.message.hush()
