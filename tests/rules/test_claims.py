"""Claims: offered only where nobody can do anything about them, and told by nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.games import GAMES
from cardtable.rules.cards import SUIT_OF, CardSet, card_set, cards_in, parse_cards
from cardtable.rules.claims import Claim, find_claim
from cardtable.rules.moves import PLAYS
from cardtable.rules.state import PLAYING, State
from cardtable.rules.tricks import best_index, legal_plays
from tests.chance import Plan, options_of, plans, walk
from tests.positions import Table

MOST_CARDS = 9
"""With more cards in all hands together it would take too long to try everything."""
WORLDS = 3
"""Ways in which the unseen cards are dealt anew to try a claim against."""


def worlds(state: State, seat: int, rng: random.Random) -> Iterator[list[CardSet]]:
    """The true hands, and others that this seat could not tell from them."""
    yield state.hands[:]
    view = state.view_for(seat)
    others = [other for other in range(view.seats) if other != seat]
    mine = state.hands[seat] | state.dealt[seat]
    hidden = [card for card in state.spec.pack if not mine >> card & 1 and not _seen(state) >> card & 1]
    for _ in range(WORLDS):
        rng.shuffle(hidden)
        hands = state.hands[:]
        pool = [card for card in hidden if not any(view.known[other] >> card & 1 for other in others)]
        for other in others:
            free = [card for card in pool if not view.voids[other] >> SUIT_OF[card] & 1]
            wanted = view.counts[other] - view.known[other].bit_count()
            got = free[:wanted]
            pool = [card for card in pool if card not in got]
            hands[other] = view.known[other] | card_set(got)
        if all(hands[other].bit_count() == view.counts[other] for other in others):
            yield hands


def _seen(state: State) -> CardSet:
    """Cards that lie or have lain open."""
    seen = card_set(state.trick) | card_set(state.aside)
    for cards in state.won:
        seen |= cards
    return seen | (1 << state.turned if state.turned >= 0 else 0)


def loses_a_trick(
    state: State, hands: Sequence[CardSet], claim: Claim, seat: int, leader: int, trick: tuple[int, ...]
) -> bool:
    """Whether somebody can take a trick from the side that claims, by trying everything."""
    if not any(hands) and not trick:
        return False
    seats = len(hands)
    turn = (leader + len(trick)) % seats
    led = SUIT_OF[trick[0]] if trick else -1
    choices = cards_in(legal_plays(hands[turn], led, state.trump, state.may_trump))
    if claim.order and turn == seat:
        choices = (next(card for card in claim.order if hands[turn] >> card & 1),)
    for card in choices:
        left = [cards & ~(1 << card) if n == turn else cards for n, cards in enumerate(hands)]
        played = (*trick, card)
        taker = leader
        if len(played) == seats:
            taker = (leader + best_index(played, state.trump, state.strength)) % seats
            if state.spec.side_of(taker) != claim.side:
                return True
            played = ()
        if loses_a_trick(state, left, claim, seat, taker, played):
            return True
    return False


@settings(max_examples=30)
@given(plans(), st.integers(0, 2**32))
def test_what_is_claimed_is_lost_by_no_play_in_any_world(plan: Plan, seed: int) -> None:
    rng = random.Random(seed)
    for recorder, _ in walk(plan, 160):
        state = recorder.state
        if state.phase != PLAYING or sum(map(int.bit_count, state.hands)) > MOST_CARDS:
            continue
        seat = state.to_act
        claim = find_claim(state.view_for(seat), state.spec)
        if claim is None:
            continue
        assert claim.tricks == state.hands[seat].bit_count()
        for hands in worlds(state, seat, rng):
            assert not loses_a_trick(state, hands, claim, seat, state.leader, tuple(state.trick))


@settings(max_examples=20)
@given(st.integers(0, 2**32), options_of(GAMES["california-jack"]))
def test_a_claimed_end_scores_the_same_however_it_is_played(seed: int, options: dict[str, str | int]) -> None:
    rng = random.Random(seed)
    for recorder, _ in walk(Plan("california-jack", options, 0, seed), 160):
        state = recorder.state
        if state.phase != PLAYING:
            continue
        claim = find_claim(state.view_for(state.to_act), state.spec)
        if claim is None or claim.order:
            continue
        ends = set()
        for _ in range(4):
            trial = state.clone()
            while trial.phase == PLAYING:
                trial.apply(rng.choice(trial.legal_moves()))
            ends.add((tuple(trial.scores), trial.winner))
        assert len(ends) == 1


def claim_of(table: Table) -> Claim | None:
    state = table.state
    return find_claim(state.view_for(state.to_act), state.spec)


def test_a_run_begins_with_trumps_and_goes_down_each_suit() -> None:
    table = Table("semerik", dealer=3)
    table.deal("KQS A32H KQH 3A2S")
    claim = claim_of(table)
    assert claim == Claim(0, 10, parse_cards("3H 2H AH KH QH 3S 2S AS KS QS"))


@pytest.mark.parametrize(
    ("hand", "certain"),
    [
        ("32AKQH 32AKQS", True),  # five hearts draw the five that are out
        ("32AKH 32AKQJS", False),  # four do not draw six
        ("32AKQH 32AKJS", False),  # the queen of spades is out
        ("32AKQJ7654H", True),
    ],
)
def test_a_run_draws_the_trumps_of_the_others_and_holds_what_is_highest(hand: str, certain: bool) -> None:
    table = Table("semerik", dealer=3)
    table.deal(hand)
    assert (claim_of(table) is not None) == certain


def test_an_end_with_both_hands_known_is_claimed_for_whoever_has_it() -> None:
    found: set[tuple[bool, bool]] = set()
    for seed in range(400):
        for recorder, _ in walk(Plan("california-jack", {}, 0, seed), 60):
            state = recorder.state
            if state.phase == PLAYING and (claim := find_claim(state.view_for(state.to_act), state.spec)):
                found.add((claim.side == state.to_act, bool(claim.order)))
                assert claim.hands or claim.order
        if len(found) == 2:
            break
    assert found == {(True, True), (False, False)}


def test_nothing_is_claimed_while_cards_are_drawn() -> None:
    table = Table("california-jack", dealer=1)
    table.deal("TAKQJ9H", "234567S", turned="8H")
    assert claim_of(table) is None


def test_where_points_hang_on_the_trick_only_a_run_is_claimed() -> None:
    assert GAMES["semerik"].points_by_trick
    table = Table("semerik", dealer=3)
    table.deal("32AKQJ7654H")
    claim = claim_of(table)
    assert claim is not None
    assert claim.order
    table.recorder.apply(PLAYS[claim.order[0]])
    assert claim_of(table) is None
