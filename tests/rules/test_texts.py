"""Text forms of cards, moves and actions: what is read, what is refused, and with which words."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardtable.rules.cards import (
    PACK,
    card_set,
    card_text,
    cards_in,
    cards_text,
    make_card,
    parse_card,
    parse_cards,
    rank_text,
)
from cardtable.rules.errors import IllegalMove, Malformed, RulesError
from cardtable.rules.moves import PLAY_ACTIONS, PLAYS, TABLE, Action, Legal, Move


def test_every_card_reads_back() -> None:
    texts = [card_text(card) for card in PACK]
    assert len(set(texts)) == 52
    assert [parse_card(text) for text in texts] == list(PACK)
    assert parse_cards(cards_text(PACK)) == PACK
    assert [make_card(rank_text(card), card // 13) for card in PACK] == list(PACK)
    assert (parse_card("TH"), card_text(21), card_text(-1)) == (21, "TH", "??")


def test_no_cards_are_the_empty_text() -> None:
    assert parse_cards("") == ()
    assert cards_text(()) == ""


@pytest.mark.parametrize("text", ["", "T", "1H", "10H", "HT", "th", "TH ", "tH", "Th", "??", "T\u2665"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="is not a card: write rank then suit, such as TH or 7S"):
        parse_card(text)


@pytest.mark.parametrize("text", [" ", "TH  7S", " TH", "TH ", "TH,7S", "TH\n7S", "TH7S"])
def test_cards_are_separated_by_single_spaces(text: str) -> None:
    with pytest.raises(Malformed, match="is not a card"):
        parse_cards(text)


def test_sets_of_cards_read_back() -> None:
    for cards in combinations((0, 12, 13, 51), 3):
        assert cards_in(card_set(cards)) == cards
    assert cards_in(0) == ()


@pytest.mark.parametrize("text", ["play TH", "discard 2C 3D", "beg", "take-one", "hint"])
def test_moves_read_back(text: str) -> None:
    assert str(Move.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play ",
        "Play TH",
        "play1 TH",
        "pl\u00e4y",
        "-",
        "- TH",
        "play  TH",
        " play TH",
        "x" * 21,
        "\n",
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match=r"is not a (move|card)"):
        Move.parse(text)


def test_refusals_stay_short() -> None:
    for text in ("9" * 100_000, "a" * 100_000, "play " + "9" * 100_000):
        with pytest.raises(Malformed) as caught:
            Move.parse(text)
        assert len(str(caught.value)) < 140


@pytest.mark.parametrize("text", ["0 play TH", "3 beg", "table turn 7S", "2 discard 2C 3D 4H"])
def test_actions_read_back(text: str) -> None:
    assert str(Action.parse(text)) == text


def test_the_table_acts_as_a_seat_of_its_own() -> None:
    assert Action.parse("table turn 7S").seat == TABLE


@pytest.mark.parametrize("text", ["", "play TH", "4 play TH", "-1 play TH", "00 beg", "a beg", "\u0661 beg"])
def test_an_action_begins_with_a_seat(text: str) -> None:
    with pytest.raises(Malformed, match="it begins with a seat number, 0 to 3"):
        Action.parse(text)


@pytest.mark.parametrize("text", ["0", "0 ", "0  beg", "table"])
def test_an_action_needs_a_move(text: str) -> None:
    with pytest.raises(Malformed, match="is not a move"):
        Action.parse(text)


def test_the_tables_of_plays_are_right() -> None:
    for card in PACK:
        assert PLAYS[card] == Move("play", (card,))
        for seat in range(4):
            assert PLAY_ACTIONS[seat][card] == Action(seat, Move("play", (card,)))


def test_legal_moves_by_list() -> None:
    legal = Legal((Move("stand"), Move("beg")))
    assert [move for move in map(Move, ["stand", "beg", "run"]) if legal.allows(move)] == list(legal.each())


def test_legal_moves_by_picking() -> None:
    legal = Legal(pick=2, word="discard", source=parse_cards("2S 3S 4S"))
    assert [str(move) for move in legal.each()] == ["discard 2S 3S", "discard 2S 4S", "discard 3S 4S"]
    assert legal.allows(Move.parse("discard 4S 2S"))
    for text in ("discard 2S", "discard 2S 2S", "discard 2S 5S", "discard 2S 3S 4S", "play 2S 3S"):
        assert not legal.allows(Move.parse(text))
    assert not any(Legal().each())


def test_an_illegal_move_tells_sentence_rule_and_what_to_translate() -> None:
    error = IllegalMove("You must follow suit: you hold {suit}", "A11", suit="hearts")
    assert str(error) == "You must follow suit: you hold hearts (rule A11)"
    assert error.sentence == "You must follow suit: you hold hearts"
    assert (error.template, error.params) == ("You must follow suit: you hold {suit}", {"suit": "hearts"})
    assert str(IllegalMove("the match is over")) == "the match is over"


def test_malformed_and_illegal_are_told_apart() -> None:
    assert issubclass(Malformed, RulesError)
    assert issubclass(IllegalMove, RulesError)
    assert not issubclass(IllegalMove, Malformed)
