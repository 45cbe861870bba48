"""A match of a trick-taking game as a state: what every such game has in common.

A :class:`State` takes moves and tells what happened as events; it draws no random numbers, since the pack's
order comes in from outside as the move ``deck``. A game fills in how it deals, what is said before play, and
what follows a trick.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, Self

from cardtable.rules.cards import (
    HIDDEN,
    NO_SUIT,
    SUIT_NAMES,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    card_set,
    card_text,
    cards_in,
)
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import (
    ASIDE,
    DISCARDS,
    EVERYBODY,
    HANDS,
    NOBODY_SEES,
    STOCK,
    TRICKS,
    TURNED,
    WON,
    Announced,
    DealOver,
    DealStarted,
    Event,
    MatchOver,
    Mistaken,
    Moved,
    Points,
    Said,
    Scored,
    TrickTaken,
    Zone,
)
from cardtable.rules.moves import (
    DECK,
    HINT,
    MISTAKE,
    PLAY,
    PLAY_ACTIONS,
    PLAYS,
    TABLE,
    Action,
    Legal,
    Move,
)
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import QT_TRANSLATE_NOOP, GameSpec, Options
from cardtable.rules.tricks import best_index, legal_plays, strengths

CHANCE: Final = -1
"""``to_act`` while the next pack is awaited."""
OVER: Final = -2
"""``to_act`` once the match is won."""

DEALING: Final = "deal"
PLAYING: Final = "play"
FINISHED: Final = "over"


class State(ABC):
    """A match in progress.

    Attributes that every reader may look at and only the state may change: ``to_act`` (a seat, ``CHANCE``
    or ``OVER``), ``phase``, ``dealer``, ``deal`` (number from 1, 0 before the first), ``scores`` by side,
    ``hands`` as card sets by seat, ``trick`` with its ``leader``, ``trump``, ``won`` card sets and ``tricks``
    counts by side, ``pack`` and ``top`` (the stock is ``pack[top:]``), ``turned``, ``aside``, ``discards``,
    ``points`` of this deal, ``winner`` (a side, -1 while open).
    """

    __slots__ = (
        "announced",
        "aside",
        "deal",
        "dealer",
        "dealt",
        "discards",
        "hands",
        "history",
        "known",
        "leader",
        "may_trump",
        "options",
        "own",
        "pack",
        "phase",
        "points",
        "scores",
        "spec",
        "strength",
        "target",
        "to_act",
        "top",
        "trick",
        "tricks",
        "trump",
        "turned",
        "voids",
        "winner",
        "won",
    )

    def __init__(self, spec: GameSpec, options: Options, first_dealer: int) -> None:
        self.spec = spec
        self.options = options
        self.strength: Sequence[int] = strengths(spec.rank_order(options))
        self.may_trump = options.get("follow") == "follow-or-trump"
        self.target = spec.target(options)
        self.dealer = first_dealer
        self.deal = 0
        self.scores = [0] * spec.sides
        self.winner = -1
        self.to_act = CHANCE
        self.phase = DEALING
        self._clear((), NO_SUIT)

    def _clear(self, pack: tuple[Card, ...], trump: Suit) -> None:
        """Empty the table for a deal from ``pack``."""
        seats, sides = self.spec.seats, self.spec.sides
        self.pack = pack
        self.top = 0
        self.hands = [0] * seats
        self.dealt = [0] * seats
        self.trick: list[Card] = []
        self.leader = (self.dealer + 1) % seats
        self.trump = trump
        self.turned: Card = HIDDEN
        self.aside: list[Card] = []
        self.discards: list[Card] = []
        self.won = [0] * sides
        self.tricks = [0] * sides
        self.voids = [0] * seats
        self.known = [0] * seats
        self.announced: list[Announced] = []
        self.history: list[Action] = []
        self.own: list[list[Action]] = [[] for _ in range(seats)]
        self.points: list[Points] = []

    def clone(self) -> Self:
        """Return an independent copy; what never changes is shared."""
        new = object.__new__(type(self))
        new.spec = self.spec
        new.options = self.options
        new.strength = self.strength
        new.may_trump = self.may_trump
        new.target = self.target
        new.dealer = self.dealer
        new.deal = self.deal
        new.scores = self.scores[:]
        new.winner = self.winner
        new.to_act = self.to_act
        new.phase = self.phase
        new.pack = self.pack
        new.top = self.top
        new.hands = self.hands[:]
        new.dealt = self.dealt[:]
        new.trick = self.trick[:]
        new.leader = self.leader
        new.trump = self.trump
        new.turned = self.turned
        new.aside = self.aside[:]
        new.discards = self.discards[:]
        new.won = self.won[:]
        new.tricks = self.tricks[:]
        new.voids = self.voids[:]
        new.known = self.known[:]
        new.announced = self.announced[:]
        new.history = self.history[:]
        new.own = [entries[:] for entries in self.own]
        new.points = self.points[:]
        return new

    # --- what a game fills in ------------------------------------------------------------------------------

    @abstractmethod
    def _deal(self, events: list[Event]) -> None:
        """Serve the hands from ``self.pack`` and set whose turn it is."""

    @abstractmethod
    def _after_trick(self, seat: int, trick: tuple[Card, ...], events: list[Event]) -> None:
        """Score and draw after ``seat`` took ``trick``; end the deal if it is done."""

    def _say(self, move: Move, events: list[Event]) -> None:
        """Do a word of the game's own. Raises :class:`IllegalMove`."""
        raise self._not_now(move)

    def _words(self) -> Legal:
        """Return what may be said in a phase of the game's own."""
        return Legal()

    def _blind(self, seat: int) -> bool:
        """Tell whether a seat may not see its cards yet (rule A15)."""
        return False

    def caution(self, move: Move) -> str:
        """Return a question to ask a person before a legal but surely bad move, or an empty text."""
        return ""

    # --- moves ---------------------------------------------------------------------------------------------

    def legal(self) -> Legal:
        """Return what the seat to act may do; empty when none is. ``mistake`` and ``hint`` are not listed."""
        if self.phase == PLAYING:
            hand = self.hands[self.to_act]
            return Legal(tuple(PLAYS[card] for card in cards_in(self._playable(hand))))
        return self._words() if self.to_act >= 0 else Legal()

    def legal_moves(self) -> tuple[Move, ...]:
        """Return every legal move; prefer :meth:`legal` where discards may be thousands."""
        return tuple(self.legal().each())

    def apply(self, move: Move) -> list[Event]:
        """Make a move of the seat to act (or of chance) and tell what happened.

        Raises :class:`IllegalMove`, and then nothing has changed.
        """
        events: list[Event] = []
        word = move.word
        if word == PLAY and self.phase == PLAYING:
            self._play(self._one_card(move), events)
        elif word == DECK and self.to_act == CHANCE:
            self._start(move.cards, events)
        elif self.to_act < 0:
            raise self._not_now(move)
        elif word == MISTAKE:
            self._mistake(self._one_card(move), events)
        elif word == HINT and not move.cards:
            self._hint(events)
        else:
            self._say(move, events)
        return events

    def _start(self, pack: tuple[Card, ...], events: list[Event]) -> None:
        if sorted(pack) != sorted(self.spec.pack):
            text = QT_TRANSLATE_NOOP("rules", "the pack must hold each of its {count} cards once")
            raise IllegalMove(text, self.spec.pack_rule, count=str(len(self.spec.pack)))
        self._clear(pack, NO_SUIT)
        self.deal += 1
        events.append(DealStarted(self.deal, self.dealer, len(pack)))
        self._deal(events)

    def _play(self, card: Card, events: list[Event]) -> None:
        seat = self.to_act
        hand = self.hands[seat]
        trick = self.trick
        if not hand >> card & 1:
            raise self._not_held(card)
        if trick:
            led = SUIT_OF[trick[0]]
            if SUIT_OF[card] != led:
                if not legal_plays(hand, led, self.trump, self.may_trump) >> card & 1:
                    raise self._must_follow(led)
                if not (self.may_trump and SUIT_OF[card] == self.trump):
                    self.voids[seat] |= 1 << led
        self.hands[seat] = hand ^ (1 << card)
        self.known[seat] &= ~(1 << card)
        trick.append(card)
        self.history.append(PLAY_ACTIONS[seat][card])
        events.append(Moved(HANDS[seat], TRICKS[seat], (card,), EVERYBODY))
        seats = len(self.hands)
        if len(trick) < seats:
            self.to_act = (seat + 1) % seats
            return
        leader = self.leader
        taker = (leader + best_index(trick, self.trump, self.strength)) % seats
        taken = tuple(trick)
        side = taker % len(self.scores)
        trick.clear()
        self.won[side] |= card_set(taken)
        self.tricks[side] += 1
        self.leader = self.to_act = taker
        events.append(TrickTaken(taker, taken, leader))
        for place, its_card in enumerate(taken):
            source = TRICKS[(leader + place) % seats]
            events.append(Moved(source, WON[side], (its_card,), NOBODY_SEES))
        self._after_trick(taker, taken, events)

    def _mistake(self, card: Card, events: list[Event]) -> None:
        """Try a card that may not be played (rule C12): it is seen, goes back, and costs 3."""
        if self.options.get("revoke") != "fined" or self.phase != PLAYING:
            raise self._not_now(Move(MISTAKE, (card,)))
        seat = self.to_act
        if not self.hands[seat] >> card & 1:
            raise self._not_held(card)
        if self._playable(self.hands[seat]) >> card & 1:
            text = QT_TRANSLATE_NOOP("rules", "{card} may be played, so it is no mistake")
            raise IllegalMove(text, "C12", card=card_text(card))
        self.known[seat] |= 1 << card
        self.history.append(Action(seat, Move(MISTAKE, (card,))))
        events.append(Mistaken(seat, card))
        self._score(seat, -3, "fine", (card,), events)

    def _hint(self, events: list[Event]) -> None:
        """Ask for a hint where talk is fined (rule C13)."""
        fine = self.options.get("talk_fine", 0)
        if not isinstance(fine, int) or fine <= 0:
            raise self._not_now(Move(HINT))
        seat = self.to_act
        self.history.append(Action(seat, Move(HINT)))
        events.append(Said(seat, HINT))
        self._score(seat, -fine, "fine", (), events)

    def _playable(self, hand: CardSet) -> CardSet:
        led = SUIT_OF[self.trick[0]] if self.trick else NO_SUIT
        return legal_plays(hand, led, self.trump, self.may_trump)

    # --- pieces for the games ------------------------------------------------------------------------------

    def _serve(self, seat: int, count: int, events: list[Event]) -> None:
        """Give a packet from the top of the stock; a blind seat does not see it."""
        cards = self.pack[self.top : self.top + count]
        self.top += count
        got = card_set(cards)
        self.hands[seat] |= got
        self.dealt[seat] |= got
        self.own[seat].append(Action(seat, Move("deal", cards)))
        events.append(Moved(STOCK, HANDS[seat], cards, 0 if self._blind(seat) else 1 << seat))

    def _turn(self, events: list[Event]) -> Card:
        """Turn the top card of the stock."""
        card = self.pack[self.top]
        self.top += 1
        self.turned = card
        self.history.append(Action(TABLE, Move("turn", (card,))))
        events.append(Moved(STOCK, TURNED, (card,), EVERYBODY))
        return card

    def _set_aside(self, events: list[Event]) -> None:
        """Put the turned card out of play, face up."""
        self.aside.append(self.turned)
        events.append(Moved(TURNED, ASIDE, (self.turned,), EVERYBODY))
        self.turned = HIDDEN

    def _discard(self, seat: int, cards: tuple[Card, ...], events: list[Event]) -> None:
        """Lay cards away unseen by the others."""
        self.hands[seat] &= ~card_set(cards)
        self.discards.extend(cards)
        self.history.append(Action(seat, Move("discard")))
        self.own[seat].append(Action(seat, Move("discard", cards)))
        events.append(Said(seat, "discard"))
        events.append(Moved(HANDS[seat], DISCARDS, cards, 1 << seat))

    def _enter(
        self,
        seat: int,
        points: int,
        why: str,
        cards: tuple[Card, ...],
        events: list[Event],
        together: bool = False,
    ) -> None:
        """Enter points for a seat's side without asking whether the match is won.

        With ``together`` partners have earned them as a side, and neither is named.
        """
        side = self.spec.side_of(seat)
        self.scores[side] += points
        self.points.append(Points(side, points, why))
        earner = -1 if together and self.spec.sides < self.spec.seats else seat
        events.append(Scored(side, points, why, earner, cards, self.scores[side]))

    def _score(
        self,
        seat: int,
        points: int,
        why: str,
        cards: tuple[Card, ...],
        events: list[Event],
        together: bool = False,
    ) -> bool:
        """Enter points as :meth:`_enter` does and tell whether they have won the match, which then ends."""
        self._enter(seat, points, why, cards, events, together)
        side = self.spec.side_of(seat)
        if self.scores[side] < self.target:
            return False
        self._win(side, events)
        return True

    def _taker_of(self, card: Card) -> int | None:
        """Return the seat that has won a card in a trick, ``None`` where nobody has."""
        plays = [action for action in self.history if action.move.word == PLAY]
        for place, (_, move) in enumerate(plays):
            if move.cards[0] == card:
                next_lead = (place // self.spec.seats + 1) * self.spec.seats
                return plays[next_lead].seat if next_lead < len(plays) else self.leader
        return None

    def _win(self, side: int, events: list[Event]) -> None:
        self.winner = side
        self.phase = FINISHED
        self.to_act = OVER
        events.append(DealOver(tuple(self.points)))
        events.append(MatchOver(side, tuple(self.scores), self.ledger(side)))

    def ledger(self, side: int) -> int:
        """Return what the winner writes in the ledger (rule C10)."""
        return 0

    def _end_deal(self, events: list[Event], same_dealer: bool = False) -> None:
        """Close the deal and await the next pack."""
        if not same_dealer:
            self.dealer = (self.dealer + 1) % self.spec.seats
        self.phase = DEALING
        self.to_act = CHANCE
        events.append(DealOver(tuple(self.points)))

    def _begin_play(self) -> None:
        self.phase = PLAYING
        self.leader = self.to_act = (self.dealer + 1) % self.spec.seats

    # --- refusals ------------------------------------------------------------------------------------------

    def _not_now(self, move: Move) -> IllegalMove:
        if self.to_act == OVER:
            return IllegalMove(QT_TRANSLATE_NOOP("rules", "the match is over"), self.spec.end_rule)
        if self.to_act == CHANCE:
            text = QT_TRANSLATE_NOOP("rules", "the deal is over: the next pack is awaited")
            return IllegalMove(text, self.spec.deal_rule)
        text = QT_TRANSLATE_NOOP("rules", "{word} is not possible now")
        return IllegalMove(text, self._rule_on(move.word), word=f"'{move.word}'")

    def _rule_on(self, word: str) -> str:
        """Return the number of the rule that tells when a word is in place; plays follow suit."""
        option = {MISTAKE: "revoke", HINT: "talk_fine"}.get(word, "")
        told = [choice.rule for choice in self.spec.choices if choice.word == word]
        told += [known.rule for known in self.spec.options if known.key == option]
        return told[0] if told else self.spec.follow_rule

    def _not_held(self, card: Card) -> IllegalMove:
        text = QT_TRANSLATE_NOOP("rules", "You do not hold {card}")
        return IllegalMove(text, self.spec.follow_rule, card=card_text(card))

    def _must_follow(self, led: Suit) -> IllegalMove:
        rule = self.spec.follow_rule
        if self.may_trump:
            text = QT_TRANSLATE_NOOP("rules", "You must follow suit or trump: you hold {suit}")
        else:
            text = QT_TRANSLATE_NOOP("rules", "You must follow suit: you hold {suit}")
        return IllegalMove(text, rule, suit=SUIT_NAMES[led])

    def _one_card(self, move: Move) -> Card:
        if len(move.cards) != 1:
            text = QT_TRANSLATE_NOOP("rules", "{word} goes with exactly one card")
            raise IllegalMove(text, self._rule_on(move.word), word=f"'{move.word}'")
        return move.cards[0]

    # --- what may be known ---------------------------------------------------------------------------------

    def outcome(self) -> int | None:
        """Return the side that has won the match, or ``None`` while it is open."""
        return None if self.winner < 0 else self.winner

    def view_for(self, seat: int) -> SeatView:
        """Return all that ``seat`` may know, and nothing else."""
        blind = self._blind(seat)
        return SeatView(
            game=self.spec.id,
            options=self.options,
            seat=seat,
            dealer=self.dealer,
            to_act=self.to_act,
            deal=self.deal,
            phase=self.phase,
            scores=tuple(self.scores),
            hand=None if blind else self.hands[seat],
            counts=tuple([hand.bit_count() for hand in self.hands]),
            legal=self.legal() if seat == self.to_act else Legal(),
            leader=self.leader,
            trick=tuple(self.trick),
            trump=self.trump,
            turned=self.turned,
            aside=tuple(self.aside),
            stock=len(self.pack) - self.top,
            won=tuple(self.won),
            tricks=tuple(self.tricks),
            voids=tuple(self.voids),
            known=tuple(self.known),
            announced=tuple(self.announced),
            history=tuple(self.history),
            own=() if blind else tuple(self.own[seat]),
        )

    def table_for(self, seat: int) -> dict[Zone, tuple[Card, ...]]:
        """Return the cards of every zone as ``seat`` sees them lie, unseen faces ``HIDDEN``."""
        spec = self.spec
        table: dict[Zone, tuple[Card, ...]] = {
            STOCK: (HIDDEN,) * (len(self.pack) - self.top),
            TURNED: () if self.turned == HIDDEN else (self.turned,),
            ASIDE: tuple(self.aside),
            DISCARDS: tuple([card if self.dealt[seat] >> card & 1 else HIDDEN for card in self.discards]),
        }
        for who, hand in enumerate(self.hands):
            open_hand = who == seat and not self._blind(who)
            table[HANDS[who]] = cards_in(hand) if open_hand else (HIDDEN,) * hand.bit_count()
            table[TRICKS[who]] = ()
        for place, card in enumerate(self.trick):
            table[TRICKS[(self.leader + place) % spec.seats]] = (card,)
        for side, cards in enumerate(self.won):
            table[WON[side]] = (HIDDEN,) * cards.bit_count()
        return table
