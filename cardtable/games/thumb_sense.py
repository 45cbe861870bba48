"""What a seat can reckon from what it sees: where cards may be, and what a captured card is worth.

Chances are rough: cards that nobody has seen are taken to lie anywhere alike. What is worth something is read
from the reasons for which the game scores, so that a game needs no lines of its own here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardtable.games.common import WORTH
from cardtable.games.semerik import COUNTING
from cardtable.rules.cards import (
    HIDDEN,
    PACK,
    RANKS,
    SUIT_CARDS,
    SUIT_OF,
    Card,
    CardSet,
    card_set,
    cards_in,
    rank_text,
)
from cardtable.rules.events import TURNED
from cardtable.rules.moves import DISCARD
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec
from cardtable.rules.tricks import strengths

GAME_POINT = 0.9
"""How often the point for Game is given at all: ties leave it out."""
TRICK_POINTS = (0, 0, 0, 1, 2)
"""What a trick scores by the number of its counting cards (rule C7)."""
COUNTING_STAKE = 0.9
"""The stake where tricks score by counting cards: more than their half point, since power takes several."""
STAKES = 6
"""How many cards of the worth of one with full stakes make a point: a ten in Seven Up."""
SUITS_OF_VOIDS = tuple(sum(SUIT_CARDS[s] for s in range(4) if voids >> s & 1) for voids in range(16))

pack_of = cache(card_set)
strengths_of = cache(strengths)


@cache
def above(order: str) -> tuple[CardSet, ...]:
    """Return for each card the cards of its suit that rank above it."""
    strength = strengths(order)
    return tuple(
        card_set(c for c in cards_in(SUIT_CARDS[SUIT_OF[card]]) if strength[c] > strength[card])
        for card in PACK
    )


class Sense:
    """A seat's reckoning in one position.

    Parameters
    ----------
    view: what the seat knows.
    spec: the game, which gives the pack, the ranks and the reasons for points.
    """

    def __init__(self, view: SeatView, spec: GameSpec) -> None:
        self.view = view
        self.spec = spec
        order = spec.rank_order(view.options)
        self.strength: Sequence[int] = strengths_of(order)
        self.above = above(order)
        self.lowest, self.highest = order[0], order[-1]
        self.hand = view.hand or 0
        self.pack = pack_of(spec.pack)
        gone = card_set(view.trick) | card_set(view.aside)
        for cards in view.won:
            gone |= cards
        if view.turned != HIDDEN:
            gone |= 1 << view.turned
        for action in view.own:
            if action.move.word == DISCARD:
                gone |= card_set(action.move.cards)
        self.gone = gone
        self.elsewhere = self.pack & ~gone & ~self.hand
        """Cards that are in another hand, in the stock or laid away by others."""
        shown = 0
        for seat, cards in enumerate(view.known):
            if seat != view.seat:
                shown |= cards
        self.unknown = self.elsewhere & ~shown
        unknown = max(1, self.unknown.bit_count())
        self.density = [
            min(1.0, (count - known.bit_count()) / unknown)
            for count, known in zip(view.counts, view.known, strict=True)
        ]
        self.draws = any(zone.name == TURNED.name and zone.place == "on-stock" for zone in spec.zones)
        """Whether the turned card and the stock are drawn from, so that they come into play."""
        self.to_come = sum(view.counts) + (view.stock + (view.turned != HIDDEN) if self.draws else 0)
        self.worths = self._worths()
        self.counting = COUNTING if "trick" in spec.reasons else 0
        self.stake = self._stake()

    # --- where cards are -----------------------------------------------------------------------------------

    def chance(self, seat: int, cards: CardSet) -> float:
        """Return how likely another seat holds at least one of the cards."""
        if cards & self.view.known[seat]:
            return 1.0
        cards &= self.unknown & ~SUITS_OF_VOIDS[self.view.voids[seat]]
        if not cards:
            return 0.0
        return float(1.0 - (1.0 - self.density[seat]) ** cards.bit_count())

    def beaten_by(self, seat: int, best: Card, led: int) -> float:
        """Return how likely a seat yet to play can beat the card that is winning the trick."""
        trump = self.view.trump
        suit = SUIT_OF[best]
        chance = self.chance(seat, self.above[best])
        if suit == trump != led:
            return chance * self._free(seat, led)
        if trump < 0 or led == trump:
            return chance
        ruff = self._free(seat, led) * self.chance(seat, SUIT_CARDS[trump])
        return 1.0 - (1.0 - chance) * (1.0 - ruff)

    def _free(self, seat: int, led: int) -> float:
        """Return how likely a seat may trump: it is void, or the game lets it."""
        if self.view.options.get("follow") == "follow-or-trump":
            return 1.0
        return 1.0 - self.chance(seat, SUIT_CARDS[led])

    def power(self, card: Card) -> float:
        """Return the part of its suit's other cards still about that a card would beat, 0 to 1."""
        suit = SUIT_CARDS[SUIT_OF[card]] & self.elsewhere
        if not suit:
            return 1.0
        return 1.0 - (suit & self.above[card]).bit_count() / suit.bit_count()

    def is_top(self, card: Card) -> bool:
        """Tell whether no card of its suit that is still about ranks above."""
        return not self.above[card] & self.elsewhere

    # --- what cards are worth ------------------------------------------------------------------------------

    def _worths(self) -> list[float]:
        """Return what capturing each card is worth in points."""
        view, reasons = self.view, self.spec.reasons
        worths = [0.0] * 52
        if "game" in reasons and view.options.get("game_point") != "off":
            played = len(view.trick) + sum(cards.bit_count() for cards in view.won)
            pip = GAME_POINT * len(self.spec.pack) / (sum(WORTH) * max(1, played + self.to_come))
            worths = [pip * worth for worth in WORTH]
        captured = view.options.get("low", "captured") == "captured"
        ranks = {"jack": "J"} if "jack" in reasons else {}
        if "low" in reasons and captured:
            ranks["low"] = self.lowest
            if "low" not in view.options:
                ranks["high"] = self.highest
        for rank in ranks.values():
            for suit, odds in self._trumps():
                worths[suit * 13 + RANKS.index(rank)] += odds
        return worths

    def _trumps(self) -> tuple[tuple[int, float], ...]:
        """Return the suits that may be the trump when it counts, with their odds."""
        view = self.view
        open_yet = view.turned != HIDDEN and view.stock > 0 and view.options.get("trump") == "changing"
        if open_yet and view.options.get("count") != "trick-trump":
            return tuple((suit, 0.25) for suit in range(4))
        return ((view.trump, 1.0),) if view.trump >= 0 else ()

    def _stake(self) -> float:
        """Return what an average trick is worth, the unit in which a card's future is measured."""
        if self.counting:
            return COUNTING_STAKE
        hand = self.hand.bit_count()
        share = (self.to_come - hand) / max(1, self.elsewhere.bit_count())
        left = sum(self.worths[card] for card in cards_in(self.hand))
        left += share * sum(self.worths[card] for card in cards_in(self.elsewhere))
        return left * self.view.seats / max(1, self.to_come) if left > 0.0 else 1.0

    def keep(self, card: Card) -> float:
        """Return what holding a card for later tricks is worth: its power to take one, and a jack's point.

        The weights are measured: each beat twice and half of itself over duplicate deals.
        """
        power = self.power(card)
        ahead = 0.6 * power * power * self.stake
        if SUIT_OF[card] == self.view.trump:
            ahead += 0.9 * (0.5 + power) * self.stake
            if rank_text(card) == "J" and self.worths[card] >= 1.0:
                ahead += 0.4
        return ahead

    def stakes(self, card: Card) -> float:
        """Return what is at stake where the card may be lost, from nothing to 1: all of it for a ten or the
        trump jack in Seven Up, or a counting card in Semerik.
        """
        if self.counting:
            return float(self.counting >> card & 1)
        return min(1.0, STAKES * self.worths[card])


def risk(chance: float, stakes: float) -> float:
    """Return how much of a risk a card is, 0 to 1, by the chance that its trick is won.

    What is surely won or surely lost is none.
    """
    return 4.0 * chance * (1.0 - chance) * stakes
