"""The lot for the first deal, and the shuffled pack."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardtable.games import GAMES
from cardtable.rules.cards import CARD_TEXT
from cardtable.rules.lot import draw_lot, shuffled
from cardtable.rules.spec import GameSpec


@pytest.fixture(params=GAMES)
def spec(request: pytest.FixtureRequest) -> GameSpec:
    return GAMES[str(request.param)]


def test_the_highest_card_deals_and_only_equals_draw_again(spec: GameSpec) -> None:
    order = spec.rank_order(spec.defaults())
    ties = 0
    for seed in range(500):
        lot = draw_lot(spec, spec.defaults(), random.Random(seed))
        drawing = list(range(spec.seats))
        for draws in lot.rounds:
            assert [draw.seat for draw in draws] == drawing
            assert len({draw.card for draw in draws}) == len(draws)
            ranks = {draw.seat: order.index(CARD_TEXT[draw.card][0]) for draw in draws}
            drawing = [seat for seat in drawing if ranks[seat] == max(ranks.values())]
        assert drawing == [lot.dealer]
        ties += len(lot.rounds) > 1
    assert ties > 5


def test_every_seat_is_as_likely_to_deal(spec: GameSpec) -> None:
    rng = random.Random(1)
    dealers = Counter(draw_lot(spec, spec.defaults(), rng).dealer for _ in range(2000))
    assert len(dealers) == spec.seats
    assert max(dealers.values()) - min(dealers.values()) < 250


def test_the_pack_is_whole_and_the_seed_decides_its_order(spec: GameSpec) -> None:
    pack = shuffled(spec, random.Random(7))
    assert sorted(pack) == sorted(spec.pack)
    assert pack == shuffled(spec, random.Random(7))
    assert pack != shuffled(spec, random.Random(8))
