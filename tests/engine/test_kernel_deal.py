"""The kernel's deal is the rules' deal: every step of random play comes out the same."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.bridge import WORDS, Codes, codes_for, game_of, public_deal
from cardtable.engine.kernel.bits import Rng
from cardtable.engine.kernel.deal import DISCARD_PHASE, OVER_PHASE, PLAY_PHASE, Deal
from cardtable.engine.learned import policy_of
from cardtable.games import GAMES
from cardtable.rules.cards import HIDDEN
from cardtable.rules.state import State
from tests.engine.worlds import positions, random_move, truth


def at(state: State) -> tuple[Deal, Codes]:
    view = state.view_for(state.to_act)
    codes = codes_for(view)
    deal = Deal(game_of(view.game, view.options))
    deal.copy_from(public_deal(view, deal.game, codes))
    deal.enter(truth(state, codes))
    return deal, codes


def same(state: State, deal: Deal, codes: Codes, before: list[int]) -> None:
    """Hold the deal equal to the state; points are those gained since ``before``."""
    sides = state.spec.sides
    assert deal.pts[:sides] == [now - then for now, then in zip(state.scores, before, strict=True)]
    if state.to_act < 0:
        assert deal.phase == OVER_PHASE
        assert deal.winner == state.winner
        return
    assert deal.turn == state.to_act
    assert deal.trump == state.trump
    for seat in range(state.spec.seats):
        assert deal.h[seat * 4 : seat * 4 + 4] == codes.masks(state.hands[seat])
    assert deal.turned == (-1 if state.turned == HIDDEN else codes.code[state.turned])
    legal = state.legal()
    if deal.phase == PLAY_PHASE and state.phase == "play":
        rng = Rng(1)
        allowed = {codes.code[move.cards[0]] for move in legal.moves}
        assert {deal.any_card(rng) for _ in range(8 * len(allowed))} <= allowed
        policy = policy_of(state.spec.id)
        assert policy.choose(deal, rng) in allowed
        policy.look(deal)
        assert set(policy.codes[: policy.count]) <= allowed


@pytest.mark.parametrize("game", GAMES)
def test_random_play_comes_out_the_same(game: str) -> None:
    rng = random.Random(4)
    for number, start in enumerate(positions(game, 7, 120)):
        if number % 9 and start.phase == "play":
            continue
        state = start.clone()
        deal, codes = at(state)
        before = state.scores[:]
        same(state, deal, codes, before)
        while state.to_act >= 0:
            move = random_move(state.legal(), rng)
            if move.word == "discard":
                seat = state.to_act
                for suit, mask in enumerate(codes.masks(sum(1 << card for card in move.cards))):
                    deal.h[seat * 4 + suit] &= ~mask
                deal.turn = (seat + 1) % deal.n
                state.apply(move)
                if state.phase == "play":
                    deal.begin()
                continue
            state.apply(move)
            if move.word == "play":
                deal.play(codes.code[move.cards[0]])
            else:
                deal.say(WORDS[move.word])
                if state.phase == "discard":
                    assert deal.phase == DISCARD_PHASE
            same(state, deal, codes, before)


def any_legal(deal: Deal) -> set[int]:
    rng = Rng(3)
    return {deal.any_card(rng) for _ in range(300)}


def test_any_card_is_each_legal_card() -> None:
    for number, state in enumerate(positions("seven-up-4", 5, 40)):
        if state.phase == "play" and number % 5 == 0:
            deal, codes = at(state)
            assert any_legal(deal) == {codes.code[move.cards[0]] for move in state.legal().moves}
