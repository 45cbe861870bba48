"""The trick kernel by itself."""

from __future__ import annotations

import pytest

from cardtable.rules.cards import CLUBS, DIAMONDS, HEARTS, NO_SUIT, SPADES, card_set, cards_in
from cardtable.rules.tricks import best_index, legal_plays, strengths, strongest
from tests.positions import cards

CLASSIC = strengths("23456789TJQKA")


@pytest.mark.parametrize(
    ("hand", "led", "trump", "may_trump", "legal"),
    [
        ("2S 3H 4D", NO_SUIT, HEARTS, False, "2S 3H 4D"),
        ("2S 3H 4D", SPADES, HEARTS, False, "2S"),
        ("2S 3H 4D", SPADES, HEARTS, True, "2S 3H"),
        ("2S 3H 4D", SPADES, NO_SUIT, True, "2S"),
        ("2S 3H 4D", HEARTS, HEARTS, True, "3H"),
        ("2S 3H 4D", CLUBS, HEARTS, False, "2S 3H 4D"),
        ("2S 3H 4D", CLUBS, HEARTS, True, "2S 3H 4D"),
        ("", SPADES, HEARTS, False, ""),
    ],
)
def test_legal_plays(hand: str, led: int, trump: int, may_trump: bool, legal: str) -> None:
    assert cards_in(legal_plays(card_set(cards(hand)), led, trump, may_trump)) == cards(legal)


@pytest.mark.parametrize(
    ("trick", "trump", "best"),
    [
        ("2S", HEARTS, 0),
        ("2S AS KS", HEARTS, 1),
        ("2S AD KS", HEARTS, 2),
        ("2S 2H AS", HEARTS, 1),
        ("2S 2H 3H AS", HEARTS, 2),
        ("2S 3H 2H AS", HEARTS, 1),
        ("2H AS 3H", HEARTS, 2),
        ("2S 2H AS", NO_SUIT, 2),
        ("2S AH AD AC", NO_SUIT, 0),
        ("2D 3C 4C 5D", CLUBS, 2),
        ("2D 3C 4C 5D", DIAMONDS, 3),
    ],
)
def test_best_index(trick: str, trump: int, best: int) -> None:
    assert best_index(cards(trick), trump, CLASSIC) == best


def test_strengths_follow_the_order_and_leave_out_what_it_lacks() -> None:
    strength = strengths("4567JQKA23")
    assert [strength[card] for card in cards("43T9S 43H")] == [0, 9, -1, -1, 0, 9]
    assert len(strength) == 52


def test_strongest_is_the_first_of_equals() -> None:
    assert strongest(cards("2S KH KD 3C"), CLASSIC) == cards("KH")[0]
