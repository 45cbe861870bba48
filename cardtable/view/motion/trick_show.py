"""Tricks on the table: cards played, the trick marked and kept to be read, and swept to its winner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable.rules.events import TURNED, Moved, TrickTaken
from cardtable.view.motion.animator import WAIT, Animator, Step
from cardtable.view.motion.card_motion import ease_both, ease_slide
from cardtable.view.motion.motions import Motion
from cardtable.view.motion.pace import Pace
from cardtable.view.motion.steps import Manner, MoveStep, SweepStep
from cardtable.view.table.stage import Stage
from cardtable.view.table.tabletop import Tabletop

_SPIN: Final = 16.0
"""By how many degrees a card may be turned that is thrown into a trick."""


class TrickShow:
    """Makes the steps of play.

    Parameters
    ----------
    table, animator, stage: what they are shown on.
    pace: read anew for each step.
    show_turn: marks whose turn it is.
    drop_trump: takes the sign of the trump away.
    """

    def __init__(
        self,
        table: Tabletop,
        animator: Animator,
        stage: Stage,
        pace: Callable[[], Pace],
        show_turn: Callable[[int], None],
        drop_trump: Callable[[], None],
    ) -> None:
        self.shown = 0
        """How many tricks of this deal have been shown."""
        self._table = table
        self._animator = animator
        self._stage = stage
        self._pace = pace
        self._show_turn = show_turn
        self._drop_trump = drop_trump
        self._taker = -1
        """Who has taken a trick that is still to be swept up, or -1."""

    def begin_deal(self) -> None:
        """No trick has been played yet."""
        self.shown = 0
        self._stage.remember_trick(None)

    # --- cards played --------------------------------------------------------------------------------------

    def play(self, event: Moved) -> Step:
        """A card is thrown into the trick."""
        pace = self._pace()
        own = event.source.seat == self._table.person
        manner = Manner(
            pace.play,
            delay=0 if own else pace.beat,
            ease=ease_slide,
            arc=0.12,
            spin=0 if own else _SPIN,
            thrown=True,
            lands="play",
        )
        return MoveStep(self._table, event, manner, before=self._before_card, shown=self._after_card)

    def _before_card(self) -> None:
        if not self._cards_in_trick():
            self._table.silence()
            self._stage.say("")

    def _after_card(self) -> None:
        seats = self._table.spec.seats
        if 1 < self._cards_in_trick() + (seats == 2) <= seats - (seats > 2):
            self._stage.show_phase("mid-trick")

    def _cards_in_trick(self) -> int:
        zone = self._table.layout.zone
        return sum(
            len(cards) for at, cards in self._table.board.zones.items() if zone(at.name).place == "trick"
        )

    # --- tricks --------------------------------------------------------------------------------------------

    def take(self, event: TrickTaken) -> Step:
        """The trick is complete: its best card is marked, and it stays to be read."""
        self._taker = event.seat
        step = Step(lambda: self._mark(event, step), lambda: self._stage.show_phase("trick-won"))
        return step

    def _mark(self, event: TrickTaken, step: Step) -> Sequence[Motion]:
        best = event.cards[(event.seat - event.leader) % len(event.cards)]
        for cards in self._table.board.zones.values():
            for card in cards:
                if card.card == best and card.face_up:
                    card.mark("lit")
        self._show_turn(event.seat)
        self._stage.remember_trick(event)
        step.hold = self._pace().trick_hold
        if self._stage.waits_after_trick():
            step.hold = WAIT
            self._stage.stand(QCoreApplication.translate("TrickShow", "Click or press Space to go on"))
        return ()

    def move(self, event: Moved) -> Step | None:
        """Cards go to a pile: those of a trick together. ``None`` if they go with the step that waits."""
        waiting = self._animator.waiting
        if isinstance(waiting, MoveStep) and waiting.takes(event):
            waiting.events.append(event)
            return None
        pace = self._pace()
        taker, self._taker = self._taker, -1
        if taker >= 0:
            manner = Manner(pace.gather, stagger=pace.stagger, starts="sweep")
            clear = partial(self._stage.stand, "")
            return SweepStep(
                self._table, event, manner, taker, before=clear, shown=partial(self._count, taker)
            )
        manner = Manner(pace.discard, stagger=pace.stagger, ease=ease_both, starts="sweep")
        return MoveStep(self._table, event, manner, before=self._reject if event.source == TURNED else None)

    def _count(self, seat: int) -> None:
        self.shown += 1
        plaque = self._table.plaques[seat]
        plaque.state.tricks += 1
        plaque.refresh()

    def _reject(self) -> None:
        """A turned card that is set aside before the first trick takes its trump with it."""
        if not self.shown:
            self._drop_trump()

    def draw(self, event: Moved) -> Step:
        """A card is drawn after a trick; that of the next player follows closely."""
        pace = self._pace()
        manner = Manner(pace.draw, arc=0.1, spin=8, starts="deal")
        return MoveStep(self._table, event, manner, lead=pace.draw // 2, joins=True)
