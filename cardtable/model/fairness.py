"""Whether the cards fall as chance would have it: who was dealt which card, over all saved deals.

Only deals of matches without help count: in others a person may have asked for the same cards again. Who gets
which card of a pack is found out by dealing one, so that no rule stands here again.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from cardtable.model.chances import chi_square_tail
from cardtable.model.store import Store
from cardtable.model.store_schema import BROKEN
from cardtable.rules.cards import HIDDEN, SUIT_OF, SUITS, Card, cards_text
from cardtable.rules.moves import DECK, Move
from cardtable.rules.spec import GameSpec

_STOCK: Final = -1
_TURNED: Final = -2
_LEAST: Final = 5


class Test(NamedTuple):
    """A chi-square test: how far counts are from what is expected, and how often chance alone goes so far."""

    statistic: float
    freedom: int
    chance: float


class Dealt(NamedTuple):
    """What was dealt in a game.

    ``own`` is how often each card of the pack, in the order of ``cards``, was dealt to the person,
    ``expected`` how often it should have been on average and ``deviation`` how far it is off by chance in one
    of three cases. ``everybody`` tests who got which card, ``person`` the person's cards alone. ``turned`` is
    how often each card was the first to be turned up for trump; it is empty where the game turns none.
    """

    deals: int
    cards: tuple[Card, ...]
    own: tuple[int, ...]
    expected: float
    deviation: float
    everybody: Test
    person: Test
    turned: tuple[int, ...] = ()

    @property
    def turned_by_suit(self) -> tuple[int, ...]:
        """How often a card of each suit was turned up."""
        suits = Counter[int]()
        for card, count in zip(self.cards, self.turned, strict=True):
            suits[SUIT_OF[card]] += count
        return tuple(suits[suit] for suit in range(len(SUITS)))

    @property
    def turned_cards(self) -> Test | None:
        """Tests which cards were turned up; nothing while each has come too seldom for that."""
        return even_test(self.turned) if self.turned and self.deals >= _LEAST * len(self.cards) else None

    @property
    def turned_suits(self) -> Test | None:
        """Tests which suits were turned up; nothing while each has come too seldom for that."""
        return even_test(self.turned_by_suit) if self.turned and self.deals >= _LEAST * len(SUITS) else None


def dealt(store: Store, spec: GameSpec) -> Dealt | None:
    """Count what has been dealt in a game; ``None`` where nothing has. Raises :class:`StoreTrouble`."""
    rows = store.query(
        "SELECT deals.dealer, group_concat(deck, ' ') FROM deals JOIN matches ON matches.id = deals.match "
        "WHERE deals.ended AND game = ? AND NOT assisted AND state <> ? AND length(deck) = ? "
        "GROUP BY deals.dealer",
        (spec.id, BROKEN, len(spec.pack) * 3 - 1),
    )
    counts: dict[int, Counter[str]] = {seat: Counter() for seat in (*range(spec.seats), _TURNED)}
    deals = 0
    for dealer, text in rows:
        packs = text.split(" ")
        size = len(spec.pack)
        deals += len(packs) // size
        for place, seat in enumerate(_places(spec, dealer)):
            if seat != _STOCK:  # there lies what nobody has
                counts[seat].update(packs[place::size])
    return _tested(spec, counts, deals) if deals else None


def deals_wanted(spec: GameSpec) -> int:
    """How many deals it takes until the test means something: each card has come to a hand five times."""
    owners = _places(spec, 0)
    return math.ceil(_LEAST * len(owners) / owners.count(0))


def _places(spec: GameSpec, dealer: int) -> list[int]:
    """Who is first dealt the card at each place of the pack, or whether it is the one turned up."""
    state = spec.match({}, dealer)
    state.apply(Move(DECK, spec.pack))
    owners = dict.fromkeys(spec.pack, _STOCK)
    if state.turned != HIDDEN:
        owners[state.turned] = _TURNED
    for seat, hand in enumerate(state.hands):
        owners.update((card, seat) for card in spec.pack if hand >> card & 1)
    return [owners[card] for card in spec.pack]


def _tested(spec: GameSpec, counts: Mapping[int, Counter[str]], deals: int) -> Dealt:
    names = [cards_text((card,)) for card in spec.pack]
    hands = [[counts[seat][name] for name in names] for seat in range(spec.seats)]
    turned = tuple(counts[_TURNED][name] for name in names)
    own = hands[0]
    stock = [deals - sum(column) for column in zip(*hands, strict=True)]
    expected = sum(own) / len(own)
    return Dealt(
        deals,
        spec.pack,
        tuple(own),
        expected,
        deviation(deals, deals / expected),
        everybody_test([*hands, stock] if any(stock) else hands),
        hand_test(own, deals),
        turned if any(turned) else (),
    )


def hand_test(own: Sequence[int], deals: int) -> Test:
    """Test how often each card came to one hand.

    Cards of a hand are drawn without putting back, so that counts differ less than if each were drawn from a
    whole pack: hence the factor.
    """
    cards = len(own)
    held = sum(own) / deals
    expected = deals * held / cards
    off = sum((count - expected) ** 2 for count in own) / expected
    statistic = off * (cards - 1) / (cards - held)
    return Test(statistic, cards - 1, chi_square_tail(statistic, cards - 1))


def everybody_test(counts: Sequence[Sequence[int]]) -> Test:
    """Test who got which card: one row of counts for each hand, and one for the stock where there is one.

    Each deal puts every card somewhere, and each hand holds as many every time; the factor allows for both.
    """
    cards = len(counts[0])
    freedom = (cards - 1) * (len(counts) - 1)
    means = [sum(row) / cards for row in counts]
    off = chain.from_iterable(
        ((count - mean) ** 2 / mean for count in row) for row, mean in zip(counts, means, strict=True)
    )
    statistic = sum(off) * (cards - 1) / cards
    return Test(statistic, freedom, chi_square_tail(statistic, freedom))


def deviation(deals: int, one_of: float) -> float:
    """How far the count of what comes in one of so many deals is off by chance in one of three cases."""
    share = 1 / one_of
    return math.sqrt(deals * share * (1 - share))


def even_test(counts: Sequence[int]) -> Test:
    """Test whether each of several things that come one at a time comes equally often."""
    mean = sum(counts) / len(counts)
    statistic = sum((count - mean) ** 2 for count in counts) / mean
    return Test(statistic, len(counts) - 1, chi_square_tail(statistic, len(counts) - 1))
