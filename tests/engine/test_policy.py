"""What the learned policy likes, and what the cards played tell by it of the hands."""

from __future__ import annotations

import random
from math import log

import pytest

from cardtable.engine.bridge import codes_for, game_of, knowledge_of, public_deal
from cardtable.engine.kernel.bits import Rng
from cardtable.engine.kernel.deal import Deal, World
from cardtable.engine.kernel.policy import SIZE, UNIT, Policy
from cardtable.engine.kernel.sampler import Sampler
from cardtable.engine.learned import policy_of, trail_of
from cardtable.games import GAMES
from cardtable.rules.state import State
from tests.engine.worlds import positions, truth


def deal_of(state: State) -> Deal:
    view = state.view_for(state.to_act)
    deal = public_deal(view, game_of(view.game, view.options), codes_for(view))
    deal.enter(truth(state, codes_for(view)))
    return deal


def plays(game: str, every: int = 7, deals: int = 16) -> list[State]:
    found = enumerate(positions(game, 2, deals))
    return [state.clone() for n, state in found if state.phase == "play" and n % every == 0]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_weights_of_the_right_number(game: str) -> None:
    weights = policy_of(game).weights
    assert len(weights) == SIZE
    assert any(weights)


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_chosen_as_often_as_they_are_liked(game: str) -> None:
    rng = Rng(5)
    for state in plays(game, 31):
        deal = deal_of(state)
        policy = policy_of(game)
        policy.look(deal)
        codes = list(policy.codes[: policy.count])
        chances = {code: policy.chance(deal, code) / 65536 for code in codes}
        assert sum(chances.values()) == pytest.approx(1.0, abs=0.001)
        seen = [policy.choose(deal, rng) for _ in range(400)]
        for code, chance in chances.items():
            assert seen.count(code) / 400 == pytest.approx(chance, abs=0.12)


def test_a_card_between_equals_is_as_likely_as_they_are() -> None:
    policy = policy_of("semerik")
    shared = 0
    for state in plays("semerik"):
        deal = deal_of(state)
        policy.look(deal)
        shown = set(policy.codes[: policy.count])
        legal = [codes_for(state.view_for(state.to_act)).code[m.cards[0]] for m in state.legal().moves]
        for code in set(legal) - shown:
            lower = max(kept for kept in shown if kept // 13 == code // 13 and kept < code)
            assert policy.chance(deal, code) == policy.chance(deal, lower)
            shared += 1
    assert shared > 5


def test_the_policy_does_not_see_how_the_others_share_their_cards() -> None:
    rng = random.Random(3)
    policy = policy_of("semerik")
    for state in plays("semerik"):
        deal = deal_of(state)
        policy.look(deal)
        before = list(policy.likes[: policy.count])
        others = [seat for seat in range(4) if seat != deal.turn]
        rng.shuffle(others)
        hands = deal.h[:]
        for seat, other in zip(sorted(others), others, strict=True):
            hands[seat * 4 : seat * 4 + 4] = deal.h[other * 4 : other * 4 + 4]
        deal.h = hands
        policy.look(deal)
        assert list(policy.likes[: policy.count]) == before


@pytest.mark.parametrize("game", ["semerik", "seven-up-3", "seven-up-4"])
def test_a_trail_adds_up_what_the_others_cards_tell(game: str) -> None:
    """It is held against the deal played again in the true world."""
    checked = 0
    for state in plays(game, 5):
        view = state.view_for(state.to_act)
        known, policy, codes = knowledge_of(view), policy_of(game), codes_for(view)
        trail = trail_of(view, known, policy)
        cards = [(a.seat, codes.code[a.move.cards[0]]) for a in view.history if a.move.word == "play"]
        if trail is None:
            assert not cards
            continue
        world = truth(state, codes)
        hands = world.h[:]
        for seat, code in cards:
            hands[seat * 4 + code // 13] |= 1 << code % 13
        deal = Deal(known.deal.game)
        deal.copy_from(trail.start)
        deal.enter(World(hands, world.d, world.stock))
        total = 0
        for seat, code in cards:
            assert deal.turn == seat
            if seat != view.seat:
                total += round(UNIT * log(max(policy.chance(deal, code) >> 4, 1) / 4096))
            deal.play(code)
        assert trail.likelihood(world) == total
        checked += 1
    assert checked > 5


def test_likely_worlds_are_drawn_more_often() -> None:
    """Each drawn world is possible, and by the policy's own judgement better than one drawn at random."""
    gains = []
    for number, state in enumerate(plays("semerik", 9, 24)):
        view = state.view_for(state.to_act)
        known = knowledge_of(view)
        trail = trail_of(view, known, policy_of("semerik"))
        if trail is None or sum(view.tricks) < 2 or sum(view.counts) < 12:
            continue
        plain, likely = Sampler(known, Rng(number), False), Sampler(known, Rng(number), False)
        likely.trail = trail
        drawn = sum(trail.likelihood(likely.draw_likely()) for _ in range(60)) / 60
        gains.append(drawn - sum(trail.likelihood(plain.draw()) for _ in range(60)) / 60)
    assert len(gains) > 4
    assert sum(gain > 0 for gain in gains) > 0.9 * len(gains)


def test_without_weights_all_cards_are_liked_alike() -> None:
    policy = Policy([0] * SIZE)
    for state in plays("seven-up-4", 23):
        deal = deal_of(state)
        policy.look(deal)
        count = int(policy.count)
        assert {policy.chance(deal, code) for code in policy.codes[:count]} == {65536 // count}
