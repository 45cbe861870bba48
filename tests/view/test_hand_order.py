"""The own hand is sorted so that suits are told apart at a glance."""

from __future__ import annotations

import pytest

from cardtable.rules.cards import CLUBS, DIAMONDS, HEARTS, NO_SUIT, SPADES, cards_text, parse_cards
from cardtable.rules.tricks import strengths
from cardtable.view.hand_order import sorted_hand, suit_order

TEN_HIGH = strengths("23456789JQKAT")


@pytest.mark.parametrize("trump", [NO_SUIT, SPADES, HEARTS, DIAMONDS, CLUBS])
def test_colours_alternate_and_trump_stands_first(trump: int) -> None:
    order = suit_order(range(4), trump)
    reds = [suit in (HEARTS, DIAMONDS) for suit in order]
    assert reds in ([True, False, True, False], [False, True, False, True])
    if trump != NO_SUIT:
        assert order[0] == trump


def test_with_three_suits_the_odd_colour_stands_between() -> None:
    assert suit_order([SPADES, CLUBS, HEARTS], NO_SUIT) == (SPADES, HEARTS, CLUBS)
    # Trump first goes before colours.
    assert suit_order([SPADES, CLUBS, HEARTS], HEARTS)[0] == HEARTS


def test_cards_of_a_suit_stand_high_to_low_in_the_games_order() -> None:
    hand = parse_cards("2H AH TH KS 9S TS JD")
    assert cards_text(sorted_hand(hand, TEN_HIGH, HEARTS)) == "TH AH 2H TS KS 9S JD"


def test_an_empty_hand_is_sorted() -> None:
    assert sorted_hand([], TEN_HIGH, HEARTS) == []
