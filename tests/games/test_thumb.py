"""The player by rules of thumb: legal everywhere, better than chance, and sensible where that is plain."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.rules.cards import HIDDEN, NO_SUIT, SUIT_OF, SUITS, card_set, cards_in, parse_card, parse_cards
from cardtable.rules.lot import draw_lot, shuffled
from cardtable.rules.moves import DECK, PLAYS, Legal, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec, OptionValue, Reason
from cardtable.rules.state import CHANCE, OVER, State
from cardtable.rules.tricks import legal_plays


def random_move(legal: Legal, rng: random.Random) -> Move:
    if legal.pick:
        return Move(legal.word, tuple(rng.sample(legal.source, legal.pick)))
    return rng.choice(legal.moves)


def random_options(spec: GameSpec, rng: random.Random) -> dict[str, OptionValue]:
    values: dict[str, Sequence[OptionValue]] = {option.key: option.values for option in spec.options}
    return {key: rng.choice(choices) for key, choices in values.items()}


def play_match(state: State, thumbs: set[int], rng: random.Random) -> int:
    """Play a match, thumbs on these sides and chance on the others, and return the winning side."""
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(Move(DECK, shuffled(state.spec, rng)))
            continue
        view = state.view_for(state.to_act)
        if view.side in thumbs:
            move = thumb_move(view, state.spec, rng)
            assert view.legal.allows(move), f"{move} in {view.to_json()}"
            if move.word == "take-one":
                assert state.caution(move) == ""  # rule A16
        else:
            move = random_move(view.legal, rng)
        state.apply(move)
    return state.winner


def position(game: str, hand: str, trick: str = "", trump: str = "", **changes: Any) -> SeatView:
    """A position in the trick play of seat 0, made by hand; the others hold as many cards."""
    spec = GAMES[game]
    cards, laid = parse_cards(hand), parse_cards(trick)
    suit = SUITS.index(trump) if trump else NO_SUIT
    led = SUIT_OF[laid[0]] if laid else NO_SUIT
    legal = cards_in(legal_plays(card_set(cards), led, suit, False))
    view = SeatView(
        game=game,
        options=spec.checked({}),
        seat=0,
        dealer=spec.seats - 1,
        to_act=0,
        deal=1,
        phase="play",
        scores=(0,) * spec.sides,
        hand=card_set(cards),
        counts=(len(cards),) * spec.seats,
        legal=Legal(tuple(PLAYS[card] for card in legal)),
        leader=-len(laid) % spec.seats,
        trick=laid,
        trump=suit,
        turned=HIDDEN,
        aside=(),
        stock=12,
        won=(0,) * spec.sides,
        tricks=(0,) * spec.sides,
        voids=(0,) * spec.seats,
        known=(0,) * spec.seats,
        announced=(),
        history=(),
        own=(),
    )
    return view._replace(**changes)


def words(view: SeatView, phase: str, *said: str) -> SeatView:
    return view._replace(phase=phase, legal=Legal(tuple(Move(word) for word in said)))


def choice(view: SeatView) -> str:
    """The move chosen, which must not depend on the lot."""
    moves = {str(thumb_move(view, GAMES[view.game], random.Random(seed))) for seed in range(5)}
    assert len(moves) == 1
    return moves.pop()


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_legal_whatever_the_options(game: str) -> None:
    rng = random.Random(3)
    spec = GAMES[game]
    for _ in range(25):
        state = spec.match(random_options(spec, rng), rng.randrange(spec.seats))
        play_match(state, {0, 1}, rng)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_scores_for_other_reasons_is_played_too(game: str) -> None:
    toy = GAMES[game]._replace(
        id="toy", reasons={"splendour": Reason("Splendour", "for nothing known", "Z1")}
    )
    rng = random.Random(4)
    play_match(toy.match({}, 0), {0, 1}, rng)


@pytest.mark.parametrize(
    ("game", "matches", "least"),
    [
        ("seven-up-3", 200, 0.45),
        ("seven-up-4", 150, 0.62),
        ("california-jack", 100, 0.75),
        ("semerik", 100, 0.62),
    ],
)
def test_it_beats_chance(game: str, matches: int, least: float) -> None:
    rng = random.Random(5)
    spec = GAMES[game]
    won = 0
    for number in range(matches):
        dealer = draw_lot(spec, spec.checked({}), rng).dealer
        side = number % spec.sides
        won += play_match(spec.match({}, dealer), {side}, rng) == side
    assert won / matches > least


@pytest.mark.parametrize(
    ("view", "moves"),
    [
        # Partner has the highest trump there: neither overtaken nor left without the ten.
        (position("seven-up-4", "2S TD 3C", "4H TH 5H", "H"), "play TD"),
        # The opponents win it: the least goes.
        (position("seven-up-4", "2S TD JC", "TH 4H 5H", "H"), "play 2S"),
        # The jack of trumps is not thrown under the ten while another trump is there.
        (position("seven-up-3", "3H JH 9D", "TH 4H", "H"), "play 3H"),
        # Last to play, the jack takes the trick and is safe.
        (position("seven-up-3", "JH 3H 9D", "9H 4H", "H"), "play JH"),
        # A ten led is taken by the smallest trump.
        (position("seven-up-3", "2H KH 3C", "TD 4D", "H"), "play 2H"),
        # Partner's trick holds three counting cards: nothing is gained by overtaking a sure winner (C14).
        (position("semerik", "3S JS 4D", "KS 2S QS", "H"), "play JS"),
        # Two counting cards in the opponents' trick: a third would give them the point.
        (position("semerik", "4S 5D KC QC", "3H AH 5H", "H"), "play 4S, play 5D"),
        # Last to play with three counting cards there: taken with the lowest that does it.
        (position("semerik", "3D AD 4S", "QD JD KD", "H"), "play AD"),
    ],
)
def test_plain_positions(view: SeatView, moves: str) -> None:
    assert choice(view) in moves.split(", ")


def test_a_winning_hand_does_not_beg() -> None:
    turned: dict[str, Any] = {"turned": parse_card("4H"), "leader": 0}
    at_six = position("seven-up-3", "TH 2S 3S 4S 5S 6S", trump="H", scores=(6, 0, 0), **turned)
    assert choice(words(at_six, "stand", "stand", "beg")) == "stand"
    rich = position("seven-up-3", "TH AH JH 2H KS TS", trump="H", **turned)
    assert choice(words(rich, "stand", "stand", "beg")) == "stand"
    poor = position("seven-up-3", "3S 4S 5D 6D 7C 8C", trump="H", **turned)
    assert choice(words(poor, "stand", "stand", "beg")) == "beg"


def novice(view: SeatView) -> set[str]:
    """What a novice chooses, by one lot or another."""
    lots = map(random.Random, range(40))
    return {str(thumb_move(view, GAMES[view.game], lot, novice=True)) for lot in lots}


def test_a_novice_misjudges_a_hand_but_not_one_that_wins() -> None:
    middling = position("seven-up-4", "QH 4H 9C TD 3S 6D", trump="H")
    assert novice(words(middling, "stand", "stand", "beg")) == {"stand", "beg"}
    rich = position("seven-up-4", "AH KH JH 2H 9C TD", trump="H")
    assert novice(words(rich, "stand", "stand", "beg")) == {"stand"}


def test_a_novice_lays_trumps_away_but_not_those_that_score() -> None:
    hand = tuple(parse_cards("AH JH 2H 4H 6H KC AS QD"))
    legal = Legal((), 2, "discard", hand)
    view = position("seven-up-4", "AH JH 2H 4H 6H KC AS QD", trump="H")._replace(phase="discard", legal=legal)
    laid = {card for move in novice(view) for card in move.split()[1:]}
    assert laid & {"4H", "6H"}
    assert not laid & {"AH", "JH", "2H"}


@pytest.mark.parametrize(("score", "word"), [(5, "take-one"), (6, "run")])
def test_the_gift_is_for_good_hands_and_never_ends_the_match(score: int, word: str) -> None:
    hand = position(
        "seven-up-4", "TH AH JH 2H KS TS", trump="H", turned=parse_card("4H"), dealer=0, scores=(0, score)
    )
    assert choice(words(hand, "answer", "take-one", "run")) == word


def test_discards_keep_trumps_tens_and_high_cards() -> None:
    cards = parse_cards("2H JH 3S TS 4D 5D 6C AC 7C")
    view = position("seven-up-3", "2H JH 3S TS 4D 5D 6C AC 7C", trump="H", phase="discard")
    move = thumb_move(
        view._replace(legal=Legal(pick=3, word="discard", source=cards)), GAMES[view.game], random.Random(1)
    )
    assert move.word == "discard"
    assert set(move.cards) == set(parse_cards("3S 4D 5D"))


def test_words_of_an_unknown_game_are_chosen_among_the_legal() -> None:
    view = words(position("seven-up-3", "2H JH 3S"), "bid", "pass", "double")
    assert str(thumb_move(view, GAMES[view.game], random.Random(1))) in {"pass", "double"}
