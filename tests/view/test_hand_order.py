"""The own hand is sorted so that suits are told apart at a glance, or as the person likes it."""

from __future__ import annotations

import pytest

from cardtable.model.preferences import PREFERENCES
from cardtable.rules.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_SUIT,
    SPADES,
    SUIT_OF,
    SUITS,
    cards_text,
    parse_cards,
)
from cardtable.rules.tricks import strengths
from cardtable.view.hand.hand_order import HandOrder, sorted_hand, suit_order

TEN_HIGH = strengths("23456789JQKAT")
HAND = parse_cards("2H AH TH KS 9S TS JD 4C")


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


def test_trump_may_stay_where_its_suit_stands() -> None:
    hand = sorted_hand(HAND, TEN_HIGH, DIAMONDS, HandOrder(trump_left=False))
    assert cards_text(hand) == "TS KS 9S TH AH 2H 4C JD"
    assert cards_text(sorted_hand(HAND, TEN_HIGH, DIAMONDS)).startswith("JD ")


def test_low_cards_may_stand_at_the_left_of_each_suit() -> None:
    hand = sorted_hand(HAND, TEN_HIGH, NO_SUIT, HandOrder("SHDC", high_left=False))
    assert cards_text(hand) == "9S KS TS 2H AH TH JD 4C"


SUIT_ORDERS = next(preference.choices for preference in PREFERENCES if preference.key == "sort.suits")


@pytest.mark.parametrize("suits", [suits for suits in SUIT_ORDERS if suits != "alternate"])
def test_every_order_that_is_offered_is_kept_and_only_trump_leaves_it(suits: str) -> None:
    hand = sorted_hand(HAND, TEN_HIGH, CLUBS, HandOrder(suits, trump_left=False))
    assert "".join(dict.fromkeys(SUITS[SUIT_OF[card]] for card in hand)) == suits
    hand = sorted_hand(HAND, TEN_HIGH, CLUBS, HandOrder(suits))
    assert "".join(dict.fromkeys(SUITS[SUIT_OF[card]] for card in hand)) == "C" + suits.replace("C", "")
