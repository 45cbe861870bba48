"""What no level does: each rule where it leaves a move out, and where it must not."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.sensible import sensible, sensible_moves
from cardtable.engine.thought import Option
from cardtable.rules.moves import Move
from tests.positions import Table


def laid(game: str, *hands: str, moves: str = "", turned: str = "", **options: Any) -> Table:
    """A deal by seat 0 that has come so far: words, and cards as they were played."""
    table = Table(game, 0, **options)
    table.deal(*hands, turned=turned)
    for word in moves.split():
        if word[0].islower():
            table.say(word)
        else:
            table.play(word)
    return table


def weighed(move: Move, won: float = 0.2, lost: float = 0.2) -> Option:
    return Option(move, 10, 0.5, 0.0, 0.5, won, lost)


def searched(table: Table) -> str:
    """What is left to one who has searched and found all moves alike: the cards or words, in their order."""
    view = table.state.view_for(table.state.to_act)
    kept = {option.move for option in sensible(view, [weighed(move) for move in view.legal.moves])}
    return " ".join(str(move).removeprefix("play ") for move in view.legal.moves if move in kept)


def slips(table: Table) -> str:
    """What is left to one who looks less far."""
    view = table.state.view_for(table.state.to_act)
    return " ".join(str(move).removeprefix("play ") for move in sensible_moves(view, view.legal.moves))


# --- the partner's trick ---------------------------------------------------------------------------------


def test_the_partner_s_trick_is_trumped_only_with_what_counts() -> None:
    hands = ("29JTH 3D TC", "9S 23C 567C", "AS 35H 789D", "5S 678H QC")
    played = "stand 9S AS 5S"
    assert searched(laid("seven-up-4", *hands, moves=played, turned="4H")) == "TH JH 3D TC"
    captured = laid("seven-up-4", *hands, moves=played, turned="4H", low="captured")
    assert searched(captured) == "2H TH JH 3D TC"
    # The trick is an opponent's.
    hands = ("29JTH 3D TC", "AS 23C 567C", "9S 35H 789D", "5S 678H QC")
    assert searched(laid("seven-up-4", *hands, moves=played.replace("9S AS", "AS 9S"), turned="4H")) == (
        "2H 9H TH JH 3D TC"
    )
    # Somebody to come may beat the ace.
    hands = ("67S 89D 89C", "AS 25D 235C", "59S 67D 67C", "29H 3KD TJC")
    assert searched(laid("seven-up-4", *hands, moves="stand AS 5S", turned="4H")) == "2H 9H 3D KD TC JC"


def test_the_partner_s_card_is_overtaken_where_that_counts_more() -> None:
    hands = ("A93S 4D 8C 9C", "5S 23C 567C", "JS 35H 789D", "6S 678H QC")
    assert searched(laid("seven-up-4", *hands, moves="stand 5S JS 6S", turned="4H")) == "3S 9S AS"
    hands = (
        "34S 56D 47C 7D 2C 6H 5H",
        "67KS 23D 7H 5C AD QC JC",
        "AS 4AKH KC JD 2H 3H 6C QD",
        "5JQS QH JH AC KD 4D 2S 3C",
    )
    assert searched(laid("semerik", *hands, moves="6S AS 5S")) == "4S"
    assert searched(laid("semerik", *hands, moves="6S AS QS")) == "3S 4S"


# --- words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "turned", "scores", "options", "kept"),
    [
        ("TH 3S 56D 78C", "4H", (6, 6), {}, "stand"),  # High
        ("AH 3S 56D 78C", "TH", (6, 6), {}, "stand"),  # the ten is out of play
        ("AH 3S 56D 78C", "4H", (6, 6), {}, "stand beg"),
        ("T2H 3S 56D 7C", "4H", (6, 5), {}, "stand"),  # High and Low
        ("T2H 3S 56D 7C", "4H", (6, 5), {"low": "captured"}, "stand beg"),
        ("T2H 3S 56D 7C", "4H", (6, 4), {}, "stand beg"),
        ("2H 3S 56D 78C", "4H", (5, 6), {}, "stand"),  # Low, since High is not enough for the others
        ("2H 3S 56D 78C", "4H", (6, 6), {}, "stand beg"),
        ("AH 3S 56D 78C", "4H", (6, 6), {"rank": "classic"}, "stand"),
    ],
)
def test_what_has_won_stands(
    hand: str, turned: str, scores: tuple[int, int], options: dict[str, str], kept: str
) -> None:
    assert searched(laid("seven-up-4", "", hand, turned=turned, scores=scores, **options)) == kept


@pytest.mark.parametrize(
    ("hand", "scores", "kept"),
    [
        ("TAKJH KS TS", (0, 6, 0), "run"),  # the gift would be eldest's seventh point
        ("TAKJH KS TS", (6, 6, 0), "run"),
        ("TAKJH KS TS", (6, 5, 0), "take-one"),  # High counts first
        ("AKJH KS TS 9S", (6, 5, 0), "take-one run"),
        ("T2H KS TS 9S 8S", (5, 5, 6), "take-one"),
        ("2H KS TS 9S 8S 7S", (6, 5, 5), "take-one run"),  # with the gift High would be enough for eldest
        ("2H KS TS 9S 8S 7S", (6, 4, 5), "take-one"),
    ],
)
def test_the_gift_is_made_where_it_has_won_and_not_where_it_has_lost(
    hand: str, scores: tuple[int, int, int], kept: str
) -> None:
    assert searched(laid("seven-up-3", hand, moves="beg", turned="4H", scores=scores)) == kept


# --- what the search has seen ----------------------------------------------------------------------------


def test_what_has_won_is_taken_and_what_has_lost_is_left() -> None:
    table = laid("seven-up-3", "", "TH 2S 5S 6D 7C 8C", moves="stand", turned="4H")
    view = table.state.view_for(1)
    a, b, c, d = view.legal.moves[:4]

    def kept(*options: Option) -> set[Move]:
        return {option.move for option in sensible(view, options)}

    assert kept(weighed(a, won=1.0), weighed(b, won=0.9), weighed(c, won=1.0)) == {a, c}
    assert kept(weighed(a), weighed(b, lost=1.0), weighed(c, lost=0.9)) == {a, c}
    assert kept(weighed(d, lost=1.0), weighed(b, lost=1.0)) == {d, b}


def test_of_cards_worth_the_same_that_comes_first_which_brings_or_spares_most() -> None:
    def first(*hands: str, moves: str) -> str:
        table = laid("seven-up-4", *hands, moves=moves, turned="4H")
        view = table.state.view_for(table.state.to_act)
        return str(sensible(view, [weighed(move) for move in view.legal.moves])[0].move)

    hands = ("J3H 5S 6D 89C", "9H 4S 78D 23C", "AH 7S 2D 4D TQC", "5H 5C")
    assert first(*hands, moves="stand 9H AH 5H") == "play JH"
    hands = ("3TC 25H 9QD", "9S 4S 78D 45C", "AS 7S 2D 4D QC 8H", "5S 6S")
    assert first(*hands, moves="stand 9S AS 5S") == "play TC"
    hands = ("3TC 25H 9QD", "AS 4S 78D 45C", "9S 7S 2D 4D QC 8H", "5S 6S")
    assert first(*hands, moves="stand AS 9S 5S") != "play TC"


# --- points that are certain -----------------------------------------------------------------------------


def test_no_slip_throws_a_point_away() -> None:
    hands = ("", "TH 9S 8D 7C 3D 2C", "J3H 5S 6D 89C")
    assert slips(laid("seven-up-3", *hands, moves="stand TH", turned="4H")) == "3H"
    hands = ("", "QH 9S 8D 7C 3D 2C", "JK3H 6D 89C")
    assert slips(laid("seven-up-3", *hands, moves="stand QH", turned="4H")) == "3H KH"
    hands = ("QK3H 6D 89C", "JH 9S 8D 7C 3D 2C", "5H 6S 7S 8S 9D TD")
    assert slips(laid("seven-up-3", *hands, moves="stand JH 5H", turned="4H")) == "QH KH"
    hands = ("J3H 6D 89C TC", "9S 8D 7C 3D 2C 2D", "6S 7S 8S 9D TD TS")
    assert slips(laid("seven-up-3", *hands, moves="stand 9S TS", turned="4H")) == "JH"


def test_no_slip_gives_a_counting_card_that_scores() -> None:
    hands = (
        "4JH 456D 47JC 7D 2C",
        "67KS 23D 7H 5C AD QC 6H",
        "45S AKH KC JD 23H 6C QD",
        "AQJS QH 5H AC KD 2S 3C",
    )
    assert slips(laid("semerik", *hands, moves="KS 5S QS")) == "JH"
    plain = laid("semerik", *hands, moves="KS 5S QS", hearts="plain")
    assert "JH" not in slips(plain)
    assert "JC" not in slips(plain)
    assert "4C" in slips(plain)


def test_the_trick_s_own_trump_scores_at_once_and_is_not_given_away() -> None:
    given = {"turned": "5H", "count": "trick-trump"}
    hands = ("J3H 6D 89C 4D", "TH 8S 8D 7C 3D 2C")
    assert slips(laid("california-jack", *hands, moves="TH", **given)) == "3H"
    hands = ("2KH 6D 89C 4D", "7H 8S 8D 7C 3D 2C")
    assert slips(laid("california-jack", *hands, moves="7H", **given)) == "KH"
    # Where the trump still changes its jack is a card like others.
    assert slips(laid("california-jack", *hands, moves="7H", turned="5H")) == "2H KH"
    assert slips(laid("california-jack", *hands, moves="7H", turned="5H", trump="fixed")) == "KH"
