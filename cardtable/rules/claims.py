"""Claims: when all tricks that are left are certain to go to one side, as far as one seat can know.

Everything is judged from a :class:`SeatView`: the seat's own cards, what has been played, and who has shown
to hold none of a suit. So an offer to claim tells nothing that its player could not work out. A card that the
seat has not seen counts as held by every other seat that may hold it, which errs toward claiming less.

There are two kinds. A *run*: the seat leads, and its cards in a given order win every trick, whatever the
others hold and play. A *sure end*: every trick goes to one side whatever anybody plays, the seat itself
included; it is claimed only where all ways to it score the same, so not in games where points hang on the
cards that meet in a trick. In both, the others choose what they throw as they always do: a claim plays the
seat's own cards only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cardtable.rules.cards import HIDDEN, SUIT_CARDS, SUIT_OF, Card, CardSet, card_set, cards_in
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec
from cardtable.rules.state import PLAYING
from cardtable.rules.tricks import best_index, legal_plays, strengths

LEAST_TRICKS: Final = 2
"""Fewer are played sooner than claimed."""
_PATIENCE: Final = 1500
"""After so many plays looked at, an end counts as not certain."""


class Claim(NamedTuple):
    """All ``tricks`` that are left, the one on the table included, go to ``side``.

    ``order`` is the order in which the claiming seat's cards win them, empty for a sure end. ``hands`` are
    the hands of other seats of which every card is known.
    """

    side: int
    tricks: int
    order: tuple[Card, ...]
    hands: tuple[tuple[int, tuple[Card, ...]], ...] = ()


def find_claim(view: SeatView, spec: GameSpec) -> Claim | None:
    """Return what the seat of a view can claim, or ``None``."""
    if view.phase != PLAYING or view.hand is None or view.to_act < 0:
        return None
    tricks = spec.tricks_left(view)
    if tricks < LEAST_TRICKS or tricks != view.hand.bit_count():
        return None
    judge = _Judge(view, spec)
    side = spec.side_of(view.seat)
    if view.to_act == view.seat and not view.trick and (order := judge.run()):
        return Claim(side, tricks, order, judge.open_hands)
    if spec.points_by_trick or max(view.counts) > tricks:
        return None
    side = spec.side_of(judge.best_seat)
    return Claim(side, tricks, (), judge.open_hands) if judge.is_sure(side) else None


class _Judge:
    """Judges a position from what one seat knows."""

    def __init__(self, view: SeatView, spec: GameSpec) -> None:
        assert view.hand is not None
        self._view = view
        self._spec = spec
        self._hand: CardSet = view.hand
        self._strength = strengths(spec.rank_order(view.options))
        self._may_trump = view.options.get("follow") == "follow-or-trump"
        self._may_hold = [self._possible(seat) for seat in range(view.seats)]
        self._looked = 0
        self._known: dict[tuple[int, ...], bool] = {}

    def _possible(self, seat: int) -> CardSet:
        """Every card that a seat may hold."""
        view = self._view
        if seat == view.seat:
            return self._hand
        seen = self._hand | card_set(view.trick) | card_set(view.aside)
        for cards in view.won:
            seen |= cards
        for _, move in view.own:
            if move.word == "discard":
                seen |= card_set(move.cards)
        if view.turned != HIDDEN:
            seen |= 1 << view.turned
        for other, cards in enumerate(view.known):
            if other != seat:
                seen |= cards
        possible = card_set(self._spec.pack) & ~seen
        for suit, cards in enumerate(SUIT_CARDS):
            if view.voids[seat] >> suit & 1:
                possible &= ~cards
        return possible | view.known[seat]

    @property
    def best_seat(self) -> int:
        """Who would have the trick on the table as it lies, or is to lead."""
        view = self._view
        if not view.trick:
            return view.to_act
        return (view.leader + best_index(view.trick, view.trump, self._strength)) % view.seats

    @property
    def open_hands(self) -> tuple[tuple[int, tuple[Card, ...]], ...]:
        """The hands of other seats that hold exactly what they may hold."""
        view = self._view
        return tuple(
            (seat, cards_in(cards))
            for seat, cards in enumerate(self._may_hold)
            if seat != view.seat and cards and cards.bit_count() == view.counts[seat]
        )

    # --- a run ---------------------------------------------------------------------------------------------

    def run(self) -> tuple[Card, ...]:
        """Return the own cards in an order that wins every trick, or nothing.

        Trumps come first, since they draw those of the others, and each suit from the top.
        """
        trump = self._view.trump
        order = sorted(
            cards_in(self._hand),
            key=lambda card: (SUIT_OF[card] != trump, SUIT_OF[card], -self._strength[card]),
        )
        return tuple(order) if self._wins_all(order) else ()

    def _wins_all(self, order: Sequence[Card]) -> bool:
        view = self._view
        led = [0, 0, 0, 0]
        for place, card in enumerate(order):
            last = place == len(order) - 1
            for seat in range(view.seats):
                friend = last and self._spec.side_of(seat) == self._spec.side_of(view.seat)
                if seat != view.seat and not friend and self._may_beat(seat, card, led):
                    return False
            led[SUIT_OF[card]] += 1
        return True

    def _may_beat(self, seat: int, card: Card, led: Sequence[int]) -> bool:
        """Whether a seat may beat a card that is led, after so many leads of each suit.

        Who still holds a card of a suit has followed all its leads with others: so it must have held one more
        than there were leads.
        """
        suit, trump = SUIT_OF[card], self._view.trump
        held = self._may_hold[seat]
        same = held & SUIT_CARDS[suit]
        if same.bit_count() > led[suit] and any(
            self._strength[other] > self._strength[card] for other in cards_in(same)
        ):
            return True
        return 0 <= trump != suit and (held & SUIT_CARDS[trump]).bit_count() > led[trump]

    # --- a sure end ----------------------------------------------------------------------------------------

    def is_sure(self, side: int) -> bool:
        """Whether every trick goes to a side, whatever anybody plays."""
        if self._outranks_all(side):
            return True
        if len(self.open_hands) < self._view.seats - 1:
            return False
        return self._takes_all(side, tuple(self._may_hold), self._view.leader, self._view.trick)

    def _outranks_all(self, side: int) -> bool:
        """Whether no card that another side may hold beats any that this side may hold or has played."""
        view = self._view
        ours = theirs = 0
        for seat, cards in enumerate(self._may_hold):
            if self._spec.side_of(seat) == side:
                ours |= cards
            else:
                theirs |= cards
        if view.trick:
            ours |= 1 << view.trick[best_index(view.trick, view.trump, self._strength)]
        return not any(
            mine != other and self._beats(other, mine)
            for mine in cards_in(ours)
            for other in cards_in(theirs)
        )

    def _beats(self, card: Card, other: Card) -> bool:
        if SUIT_OF[card] == SUIT_OF[other]:
            return self._strength[card] > self._strength[other]
        return SUIT_OF[card] == self._view.trump

    def _takes_all(self, side: int, hands: tuple[CardSet, ...], leader: int, trick: tuple[Card, ...]) -> bool:
        """Whether a side takes every trick from open hands, by trying all there is to play."""
        if not any(hands) and not trick:
            return True
        key = (*hands, leader)
        if not trick and key in self._known:
            return self._known[key]
        seats = len(hands)
        seat = (leader + len(trick)) % seats
        result = True
        for card in self._playable(hands[seat], trick):
            self._looked += 1
            if self._looked > _PATIENCE:
                return False
            left = tuple(cards & ~(1 << card) if n == seat else cards for n, cards in enumerate(hands))
            played = (*trick, card)
            taker = leader
            if len(played) == seats:
                taker = (leader + best_index(played, self._view.trump, self._strength)) % seats
                played = ()
            if (not played and self._spec.side_of(taker) != side) or not self._takes_all(
                side, left, taker, played
            ):
                result = False
                break
        if not trick:
            self._known[key] = result
        return result

    def _playable(self, hand: CardSet, trick: tuple[Card, ...]) -> Iterator[Card]:
        led = SUIT_OF[trick[0]] if trick else -1
        return iter(cards_in(legal_plays(hand, led, self._view.trump, self._may_trump)))
