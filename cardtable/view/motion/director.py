"""Turns what the match tells into steps for the table, in the order told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.model.match import DealSummary, Match, MatchSummary
from cardtable.model.sealing import PackSealed
from cardtable.rules.cards import NO_SUIT, Suit
from cardtable.rules.events import (
    STOCK,
    Announced,
    DealStarted,
    Mistaken,
    Moved,
    Revealed,
    Said,
    Scored,
    ThrownIn,
    TrickTaken,
    TrumpTurned,
)
from cardtable.rules.lot import Lot
from cardtable.view.motion.animator import Animator, Step
from cardtable.view.motion.card_motion import CardMotion, ease_both, ease_slide
from cardtable.view.motion.joining import show_as_it_stands
from cardtable.view.motion.lot_show import LotShow
from cardtable.view.motion.mistake_show import fine_line, mistake_steps
from cardtable.view.motion.motions import Fade, Motion
from cardtable.view.motion.pace import Pace
from cardtable.view.motion.steps import (
    Manner,
    MoveStep,
    ScoreStep,
    cut_step,
    pack_step,
    riffle_step,
    sweep_step,
)
from cardtable.view.motion.trick_show import TrickShow
from cardtable.view.motion.trump_sign import TrumpSign
from cardtable.view.table.poses import jitter
from cardtable.view.table.stage import Stage
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import announcement, game_text, suit_name


class Director:
    """Listens to a match and queues steps.

    Signals of one move come in one go, and ``turnChanged`` closes them: only then is the match at the same
    point as what the director has been told.
    """

    def __init__(self, match: Match, table: Tabletop, animator: Animator, pace: Pace, stage: Stage) -> None:
        self.pace = pace
        self._match = match
        self._table = table
        self._animator = animator
        self._stage = stage
        self._told_all = True
        self._trump_told: Suit = NO_SUIT
        self._trump = TrumpSign(table, match.spec.trump_changes(match.options))
        self._play = TrickShow(table, animator, stage, lambda: self.pace, self._show_turn, self._trump.hide)
        self._packets_told = 0
        self._packets = 0
        self._commitment = ""
        self._pack_lies = False
        self._announcing: set[int] = set()
        self._mistake: Mistaken | None = None
        self._links: list[tuple[Any, Callable[..., None]]] = [
            (match.lotDrawn, self._on_lot),
            (match.packSealed, self._on_sealed),
            (match.dealStarted, self._on_deal),
            (match.packetDealt, self._on_packet),
            (match.cardTurned, self._on_turned),
            (match.trumpTurned, self._on_trump),
            (match.said, self._on_said),
            (match.cardsRevealed, self._on_revealed),
            (match.announced, self._on_announced),
            (match.discarded, self._on_discarded),
            (match.cardPlayed, self._on_played),
            (match.mistakeTried, self._on_mistake),
            (match.trickTaken, self._on_trick),
            (match.cardsMoved, self._on_moved),
            (match.cardDrawn, self._on_drawn),
            (match.pointsScored, self._on_scored),
            (match.thrownIn, self._on_thrown_in),
            (match.dealEnded, self._on_deal_end),
            (match.matchEnded, self._on_match_end),
            (match.turnChanged, self._on_turn),
        ]
        for signal, slot in self._links:
            signal.connect(slot)
        animator.idle.connect(self._on_idle)

    def join(self) -> None:
        """Show the match as it stands, and go on from there."""
        self._trump_told = self._match.view().trump
        show_as_it_stands(self._match, self._table, self._play, self._trump, self._stage)
        self._on_turn(self._match.to_act)

    def leave(self) -> None:
        """Listen no more."""
        for signal, slot in self._links:
            signal.disconnect(slot)
        self._links.clear()
        self._animator.idle.disconnect(self._on_idle)

    def _add(self, step: Step) -> None:
        self._told_all = False
        self._animator.add(step)

    def _do(
        self,
        begin: Callable[[], Sequence[Motion] | None],
        hold: int = 0,
        shown: Callable[[], None] | None = None,
    ) -> None:
        """Queue a step of a function that may return motions."""
        self._add(Step(lambda: begin() or (), shown, hold))

    def _on_idle(self) -> None:
        if self._told_all:
            self._stage.settle()

    # --- the lot and the deal ------------------------------------------------------------------------------

    def _on_lot(self, lot: Lot) -> None:
        order = self._table.spec.rank_order(self._match.options)
        show = LotShow(self._table, self.pace, order, self._stage.say, self._stage.show_phase)
        for step in show.steps(lot):
            self._add(step)

    def _on_sealed(self, told: PackSealed) -> None:
        """A pack has been sealed: it is dealt from at once, or lies there until the person cuts it."""
        self._commitment = "" if told.asks else told.commitment  # where it is asked it is shown already
        if told.asks:
            self._lay_pack(told.dealer, told.cards)
            self._pack_lies = True
            self._do(lambda: self._stage.offer_cut(told))

    def _on_deal(self, event: DealStarted) -> None:
        self._trump_told = NO_SUIT
        self._packets_told = 0
        lies, self._pack_lies = self._pack_lies, False
        if not lies:
            self._lay_pack(event.dealer, event.cards)
        self._add(cut_step(self._table, STOCK, self.pace))

    def _lay_pack(self, dealer: int, cards: int) -> None:
        """Shuffle, in sight of all."""
        self._add(sweep_step(self._table, dealer, self.pace))
        self._do(lambda: self._begin_deal(dealer))
        self._add(pack_step(self._table, STOCK, cards, dealer, self.pace))
        self._add(riffle_step(self._table, STOCK, self.pace))
        commitment, self._commitment = self._commitment, ""
        if commitment:
            self._do(lambda: self._stage.show_seal(commitment))

    def _begin_deal(self, dealer: int) -> None:
        table = self._table
        self._play.begin_deal()
        self._packets = 0
        self._announcing.clear()
        self._stage.stand("")
        self._stage.say("")
        table.silence()
        table.slots.empty()
        table.note.begin_deal()
        self._trump.hide()
        for seat, plaque in enumerate(table.plaques):
            plaque.state.dealer = seat == dealer
            plaque.state.tricks = 0
            plaque.state.turn = False
            plaque.refresh()

    def _on_packet(self, event: Moved) -> None:
        """Packets follow one another before the last has landed; the dealer takes breath after each round."""
        self._packets_told += 1
        ends_round = self._packets_told % self._table.spec.seats == 0
        swing = 1 + 0.16 * jitter(self._packets_told, len(event.cards))
        manner = Manner(
            self.pace.packet, stagger=self.pace.stagger, ease=ease_slide, arc=0.1, spin=22, starts="deal"
        )
        lead = round(swing * (self.pace.beat_of_deal + (self.pace.round_rest if ends_round else 0)))
        self._add(MoveStep(self._table, event, manner, shown=self._count_packet, lead=lead, joins=True))

    def _count_packet(self) -> None:
        """After the first round the deal is under way: cards lie before everybody."""
        self._packets += 1
        if self._packets == self._table.spec.seats:
            self._stage.show_phase("deal")

    def _on_turned(self, event: Moved) -> None:
        manner = Manner(self.pace.turn, arc=0.3, ease=ease_both, starts="turn")
        self._add(MoveStep(self._table, event, manner))

    def _on_trump(self, event: TrumpTurned) -> None:
        self._trump_told = event.trump
        if event.fixed:
            self._do(lambda: self._fix_trump(event.trump))
        else:
            text = QCoreApplication.translate("Director", "{suit} again: the cards are run once more")
            line = text.format(suit=suit_name(event.trump))
            self._do(lambda: self._stage.say(line), hold=self.pace.bubble_hold)

    def _fix_trump(self, trump: Suit) -> Sequence[Motion]:
        """Show the trump; what has been said of another run is over."""
        self._stage.say("")
        return self._trump.show(trump, self._play.shown, self.pace)

    def _on_revealed(self, event: Revealed) -> None:
        self._do(lambda: self._reveal(event))

    def _reveal(self, event: Revealed) -> Sequence[Motion]:
        self._stage.stand("")
        board = self._table.board
        cards = board.reveal(event)
        board.arrange()
        self._table.cue("turn")
        turning: list[Motion] = [
            CardMotion(card, self.pace.turn, n * self.pace.stagger * 2, order=n, arc=0.15)
            for n, card in enumerate(cards)
        ]
        return turning

    # --- words and points ----------------------------------------------------------------------------------

    def _on_said(self, event: Said) -> None:
        choice = next((choice for choice in self._table.spec.choices if choice.word == event.word), None)
        if choice is not None:
            phase = "discard" if choice.cards else "bidding"
            self._do(
                lambda: self._speak(event.seat, game_text(choice.bubble)),
                hold=self.pace.bubble_hold,
                shown=lambda: self._stage.show_phase(phase),
            )

    def _speak(self, seat: int, line: str, more: bool = False) -> Sequence[Motion]:
        bubble = self._table.bubbles[seat]
        bubble.say(line, more)
        return [Fade(self.pace.bubble, bubble.fade)]

    def _on_announced(self, event: Announced) -> None:
        line = announcement(self._table.spec, event)
        self._do(
            lambda: self._announce(event, line),
            hold=self.pace.announce_hold,
            shown=lambda: self._stage.show_phase("announcement"),
        )

    def _announce(self, event: Announced, line: str) -> Sequence[Motion]:
        more = event.seat in self._announcing
        self._announcing.add(event.seat)
        self._table.announce(event)
        return self._speak(event.seat, line, more)

    def _on_scored(self, event: Scored) -> None:
        waiting = self._animator.waiting
        if isinstance(waiting, ScoreStep):
            waiting.entries.append(event)
        else:
            self._add(ScoreStep(self._table, event, self.pace))
        mistake, self._mistake = self._mistake, None
        if mistake is not None and event.points < 0:
            line = fine_line(self._table, mistake, event)
            self._do(lambda: self._stage.say(line))

    def _on_thrown_in(self, event: ThrownIn) -> None:
        text = QCoreApplication.translate(
            "Director",
            "The pack cannot serve another run: the cards are thrown in, and the same dealer deals",
        )
        self._do(lambda: self._stage.say(text), hold=self.pace.announce_hold)

    # --- play ----------------------------------------------------------------------------------------------

    def _on_discarded(self, event: Moved) -> None:
        manner = Manner(self.pace.discard, stagger=self.pace.stagger, starts="deal")
        self._add(MoveStep(self._table, event, manner))

    def _on_played(self, event: Moved) -> None:
        self._add(self._play.play(event))

    def _on_trick(self, event: TrickTaken) -> None:
        self._add(self._play.take(event))

    def _on_moved(self, event: Moved) -> None:
        step = self._play.move(event)
        if step is not None:
            self._add(step)

    def _on_drawn(self, event: Moved) -> None:
        self._add(self._play.draw(event))

    def _on_mistake(self, event: Mistaken) -> None:
        self._mistake = event
        for step in mistake_steps(self._table, event, self.pace, self._stage.say):
            self._add(step)

    # --- turn and end --------------------------------------------------------------------------------------

    def _on_turn(self, seat: int) -> None:
        view = self._match.view()
        trump = view.trump
        if trump not in (self._trump_told, NO_SUIT) and not self._match.awaits_deal:
            self._trump_told = trump
            self._do(lambda: self._trump.show(trump, self._play.shown, self.pace))
        self._told_all = True
        hidden = view.hand is None and seat >= 0
        self._animator.add(Step(lambda: self._take_turn(seat, hidden)))

    def _take_turn(self, seat: int, hidden: bool) -> Sequence[Motion]:
        self._trump.refresh()
        self._show_turn(seat)
        self._stage.show_turn(seat)
        self._stage.stand(game_text(self._table.spec.hidden_hand) if hidden else "")
        return ()

    def _show_turn(self, seat: int) -> None:
        for number, plaque in enumerate(self._table.plaques):
            plaque.state.turn = number == seat
            plaque.refresh()

    def _on_deal_end(self, summary: DealSummary) -> None:
        self._do(lambda: self._stage.show_deal(summary))

    def _on_match_end(self, summary: MatchSummary) -> None:
        self._do(lambda: self._stage.show_match(summary))
