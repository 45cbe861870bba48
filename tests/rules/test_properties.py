"""What must hold in every match of every game under every option, tried on matches played by chance.

`pytest -o faulthandler_timeout=0 --hypothesis-profile=long tests/rules` tries many more, for some minutes.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.games import GAMES
from cardtable.rules.cards import HIDDEN, Card, card_set, card_text, cards_in, parse_card
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import (
    DealOver,
    DealStarted,
    Event,
    MatchOver,
    Mistaken,
    Moved,
    Revealed,
    Scored,
    TrickTaken,
    Zone,
    redact,
)
from cardtable.rules.moves import DISCARD, HINT, MISTAKE, PLAY, Action, Move
from cardtable.rules.record_reader import parse
from cardtable.rules.records import replay
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import OptionValue
from cardtable.rules.state import CHANCE, OVER, PLAYING, State
from tests.chance import MANY_STEPS, STEPS, Plan, match_after, plans, random_move, walk
from tests.positions import same
from tests.rules_list import RULES

EXAMPLES = settings.get_profile(settings.get_current_profile_name()).max_examples
few = settings(max_examples=max(EXAMPLES // 2, 1))
"""For what takes long to check."""
many = settings(max_examples=2 * EXAMPLES)
"""For what looks at one position of a match only."""


CASES = [
    pytest.param(spec.id, {option.key: value}, id=f"{spec.id}-{option.key}-{value}")
    for spec in GAMES.values()
    for option in spec.options
    for value in option.values
    if option.key != "target" or value in (option.values[0], option.default, option.values[-1])
]
"""Every game with every value of every option, the others at their defaults."""


# --- cards and points --------------------------------------------------------------------------------------


def cards_everywhere(state: State) -> list[Card]:
    """The cards of all zones."""
    lying = [*state.trick, *state.aside, *state.discards, *state.pack[state.top :]]
    held = [card for pile in (*state.hands, *state.won) for card in cards_in(pile)]
    return lying + held + ([] if state.turned == HIDDEN else [state.turned])


@given(plans())
def test_no_card_is_lost_or_doubled(plan: Plan) -> None:
    for recorder, _ in walk(plan):
        assert sorted(cards_everywhere(recorder.state)) == list(GAMES[plan.game].pack)


@given(plans())
def test_scores_are_the_sum_of_the_points(plan: Plan) -> None:
    entered: Counter[int] = Counter()
    for recorder, events in walk(plan):
        for event in events:
            if isinstance(event, Scored):
                entered[event.side] += event.points
                assert event.total == entered[event.side]
                assert event.why in GAMES[plan.game].reasons
        assert recorder.state.scores == [entered[side] for side in range(GAMES[plan.game].sides)]
    record = recorder.record
    written = Counter[int]()
    for deal in record.deals:
        for side, points, _ in deal.points:
            written[side] += points
    assert list(record.scores) == [written[side] for side in range(GAMES[plan.game].sides)]


@given(plans())
def test_a_match_ends_when_a_side_reaches_the_target_and_not_before(plan: Plan) -> None:
    target = GAMES[plan.game].target(GAMES[plan.game].checked(plan.options))
    for recorder, events in walk(plan, 3 * MANY_STEPS):
        state = recorder.state
        over = [event for event in events if isinstance(event, MatchOver)]
        assert (state.outcome() is not None) == bool(over) == (max(state.scores) >= target)
        if not over:
            continue
        assert state.to_act == OVER
        assert isinstance(events[-2], DealOver)
        last = next(event for event in reversed(events) if isinstance(event, Scored))
        assert state.scores[over[0].winner] == max(state.scores)
        if last.why not in ("set", "baba"):  # which are entered for all hands first (C9)
            assert (last.side, last.total) == (over[0].winner, state.scores[over[0].winner])
            assert last.total - last.points < target
            assert sum(score >= target for score in state.scores) == 1
        if plan.game != "semerik":
            assert last.total == target


# --- moves -------------------------------------------------------------------------------------------------


def tries(state: State, rng: random.Random) -> list[Move]:
    """Moves of every kind, most of them illegal."""
    pack = state.spec.pack
    hand = cards_in(state.hands[state.to_act])
    words = [Move(choice.word) for choice in state.spec.choices]
    spoilt = [
        Move("dance"),
        Move(""),
        Move("deck", pack),
        Move(PLAY),
        Move(PLAY, hand[:2]),
        Move(MISTAKE),
        Move(HINT, hand[:1]),
        *(Move(word.word, hand[:1]) for word in words),
    ]
    discards = [Move(DISCARD, tuple(rng.sample(pack, n))) for n in range(10)]
    own = [Move(DISCARD, tuple(rng.sample(hand, n))) for n in range(len(hand) + 1)]
    doubled = [Move(DISCARD, (*move.cards[1:], move.cards[-1])) for move in own[2:]]
    cards = [Move(word, (card,)) for word in (PLAY, MISTAKE) for card in pack]
    return [*words, *spoilt, *discards, *own, *doubled, *cards, Move(HINT)]


def may(state: State, move: Move) -> bool:
    """Tell whether a move should be accepted, mistakes and hints included (C12, C13)."""
    if move.word == HINT:
        return state.phase == PLAYING and bool(state.options.get("talk_fine")) and not move.cards
    if move.word == MISTAKE:
        if state.phase != PLAYING or state.options.get("revoke") != "fined" or len(move.cards) != 1:
            return False
        held = bool(state.hands[state.to_act] >> move.cards[0] & 1)
        return held and Move(PLAY, move.cards) not in state.legal_moves()
    return state.legal().allows(move)


@given(plans(), STEPS)
def test_legal_moves_are_accepted_and_all_others_refused_without_a_trace(plan: Plan, steps: int) -> None:
    state = match_after(plan, steps).state
    before = state.clone()
    for move in tries(state, random.Random(plan.seed)) if state.to_act >= 0 else [Move("beg"), Move(PLAY)]:
        if state.to_act >= 0 and may(state, move):
            after = state.clone()
            after.apply(move)
            assert not same(after, state)
        else:
            with pytest.raises(IllegalMove) as caught:
                state.apply(move)
            assert str(caught.value)
            assert caught.value.rule in RULES[plan.game][0]
        assert same(state, before)


@many
@given(plans(), STEPS)
def test_legal_moves_are_listed_one_by_one(plan: Plan, steps: int) -> None:
    state = match_after(plan, steps).state
    legal = state.legal()
    moves = state.legal_moves()
    assert len(set(moves)) == len(moves)
    assert bool(moves) == (state.to_act >= 0)
    assert all(legal.allows(move) for move in moves)
    if legal.pick:
        assert [move.cards for move in moves] == list(combinations(legal.source, legal.pick))


@many
@given(plans(), STEPS, st.integers(1, 60))
def test_a_clone_goes_its_own_way(plan: Plan, steps: int, further: int) -> None:
    """A clone tells the same events for the same moves, and neither changes the other."""
    state = match_after(plan, steps).state
    witness, clone = state.clone(), state.clone()
    assert same(state, clone)
    rng = random.Random(plan.seed + 1)
    moves, told = [], []
    for _ in range(further):
        if clone.to_act == OVER:
            break
        moves.append(random_move(clone, rng))
        told.append(clone.apply(moves[-1]))
    assert same(state, witness)
    again = state.clone()
    assert [again.apply(move) for move in moves] == told
    assert same(again, clone)
    assert same(state, witness)


# --- what a seat may know ----------------------------------------------------------------------------------


def cards_named(view: SeatView) -> set[Card]:
    """Every card that stands anywhere in a view's JSON."""
    text = json.dumps(view.to_json())
    return {parse_card(word) for word in re.findall(r"(?<![A-Za-z0-9])[2-9TJQKA][SHDC](?![A-Za-z0-9])", text)}


def faces_shown(event: Event, seat: int) -> set[Card]:
    """The faces that an event shows to a seat."""
    seen = redact(event, seat)
    if isinstance(seen, Moved | Revealed):
        return set(seen.cards) - {HIDDEN}
    return {seen.card} if isinstance(seen, Mistaken) else set()


@few
@given(plans())
def test_a_view_names_no_card_that_its_seat_has_not_seen(plan: Plan) -> None:
    seats = range(GAMES[plan.game].seats)
    seen: list[set[Card]] = [set() for _ in seats]
    for recorder, events in walk(plan):
        for event in events:
            for seat in seats:
                seen[seat] = (
                    set() if isinstance(event, DealStarted) else seen[seat] | faces_shown(event, seat)
                )
        for seat in seats:
            view = recorder.state.view_for(seat)
            assert cards_named(view) <= seen[seat]
            if view.hand is not None:
                assert set(cards_in(view.hand)) <= seen[seat]


@many
@given(plans(), STEPS)
def test_a_view_stays_the_same_when_what_it_hides_is_exchanged(plan: Plan, steps: int) -> None:
    """All cards that a seat cannot see change places with one another; the seat must not notice."""
    state = match_after(plan, steps).state
    rng = random.Random(plan.seed + 2)
    for seat in range(state.spec.seats):
        view = state.view_for(seat)
        mine = 0 if view.hand is None else view.hand
        others = [hand & ~state.known[n] for n, hand in enumerate(state.hands)]
        hidden = [card for hand in others for card in cards_in(hand & ~mine)]
        hidden += state.pack[state.top :]
        hidden += [card for card in state.discards if not state.dealt[seat] >> card & 1]
        put = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        other = state.clone()
        other.hands = [card_set(put.get(card, card) for card in cards_in(hand)) for hand in state.hands]
        other.pack = tuple(put.get(card, card) for card in state.pack)
        other.discards = [put.get(card, card) for card in state.discards]
        assert other.view_for(seat)._replace(legal=view.legal) == view
        assert other.table_for(seat) == state.table_for(seat)
        if seat == state.to_act:
            assert other.view_for(seat).legal == view.legal


@many
@given(plans(), STEPS)
def test_a_view_reads_back_from_its_json(plan: Plan, steps: int) -> None:
    state = match_after(plan, steps).state
    for seat in range(state.spec.seats):
        view = state.view_for(seat)
        assert SeatView.from_json(json.loads(json.dumps(view.to_json()))) == view


@given(plans())
def test_voids_and_known_cards_are_true(plan: Plan) -> None:
    for recorder, _ in walk(plan):
        state = recorder.state
        for hand, void, known in zip(state.hands, state.voids, state.known, strict=True):
            assert not any(void >> card // 13 & 1 for card in cards_in(hand))
            assert known & ~hand == 0


@many
@given(plans(), STEPS)
def test_a_history_tells_what_was_done(plan: Plan, steps: int) -> None:
    """The actions of the deal, as all have seen them, are those of the record."""
    recorder = match_after(plan, steps)
    public = [action for action in recorder.state.history if action.seat >= 0 and action.move.word != "draw"]
    done = [
        Action(seat, Move(DISCARD) if move.word == DISCARD else move)
        for seat, move in recorder.record.deals[-1].actions
    ]
    assert public == done


# --- events ------------------------------------------------------------------------------------------------


class Board:
    """A table that only follows the events that a seat is told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.zones: dict[Zone, list[Card]] = {}

    def follow(self, event: Event) -> None:
        event = redact(event, self.seat)
        if isinstance(event, DealStarted):
            self.zones = {Zone("stock"): [HIDDEN] * event.cards}
        elif isinstance(event, Moved):
            for card in event.cards:
                self._take(self.zones[event.source], card)
                self.zones.setdefault(event.target, []).append(card)
        elif isinstance(event, Revealed):
            for card in event.cards:
                self._take(self.zones[event.zone], HIDDEN)
                self.zones[event.zone].append(card)

    @staticmethod
    def _take(zone: list[Card], card: Card) -> None:
        """Take the card away by its face, or one that lies face down, or the only one there is."""
        if card in zone:
            zone.remove(card)
        elif HIDDEN in zone:
            zone.remove(HIDDEN)
        else:
            (only,) = zone
            zone.remove(only)


def lying(zones: dict[Zone, list[Card]] | dict[Zone, tuple[Card, ...]]) -> dict[Zone, list[Card]]:
    """What lies where; in a hand in no order, empty zones left out."""
    return {
        zone: sorted(found) if zone.name == "hand" else list(found) for zone, found in zones.items() if found
    }


@given(plans())
def test_a_board_that_follows_the_events_equals_the_table(plan: Plan) -> None:
    boards = [Board(seat) for seat in range(GAMES[plan.game].seats)]
    for recorder, events in walk(plan):
        for board in boards:
            for event in events:
                board.follow(event)
            assert lying(board.zones) == lying(recorder.state.table_for(board.seat))


@pytest.mark.parametrize(("game", "options"), CASES)
def test_every_option_value_plays_to_the_end_of_a_match(game: str, options: dict[str, OptionValue]) -> None:
    """…with the table as the events tell it, and a record that replays."""
    boards = [Board(seat) for seat in range(GAMES[game].seats)]
    for seed in range(3):
        recorder = None
        for recorder, events in walk(Plan(game, options, 0, seed), 5000):
            assert sorted(cards_everywhere(recorder.state)) == list(GAMES[game].pack)
            for board in boards:
                for event in events:
                    board.follow(event)
                assert lying(board.zones) == lying(recorder.state.table_for(board.seat))
        assert recorder is not None
        assert recorder.state.to_act == OVER
        assert same(replay(recorder.record, GAMES[game]).state, recorder.state)


@given(plans())
def test_tricks_are_taken_whole_and_by_the_one_who_leads_next(plan: Plan) -> None:
    for recorder, events in walk(plan):
        for event in events:
            if isinstance(event, TrickTaken):
                assert len(event.cards) == GAMES[plan.game].seats
                if recorder.state.to_act >= 0:
                    assert recorder.state.to_act == recorder.state.leader == event.seat


# --- records -----------------------------------------------------------------------------------------------


@many
@given(plans(), STEPS)
def test_a_record_reads_back_and_replays_to_the_same_match(plan: Plan, steps: int) -> None:
    recorder = match_after(plan, steps)
    for text in (recorder.record.line(), recorder.record.pretty()):
        record = parse(text, GAMES)
        assert record == recorder.record
        again = replay(record, GAMES[record.game])
        assert again.record.line() == recorder.record.line()
        assert same(again.state, recorder.state)


@many
@given(plans(), STEPS, st.integers(1, 200))
def test_a_match_goes_on_from_its_record(plan: Plan, steps: int, further: int) -> None:
    whole = match_after(plan, steps)
    resumed = replay(parse(whole.record.line(), GAMES), GAMES[plan.game])
    rng = random.Random(plan.seed + 3)
    for _ in range(further):
        if whole.state.to_act == OVER:
            break
        move = random_move(whole.state, rng)
        for recorder in (whole, resumed):
            recorder.deal(move.cards) if move.word == "deck" else recorder.apply(move)
    assert whole.record == resumed.record


@many
@given(plans(), st.integers(1, 120))
def test_text_forms_read_back(plan: Plan, steps: int) -> None:
    state = match_after(plan, steps).state
    for action in (*state.history, *(own for seat in state.own for own in seat)):
        assert Action.parse(str(action)) == action
        assert Move.parse(str(action.move)) == action.move
    for card in state.spec.pack:
        assert parse_card(card_text(card)) == card
    assert state.to_act != CHANCE or Move.parse(str(Move("deck", state.pack))).cards == state.pack
