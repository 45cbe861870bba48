"""Seven Up by example: chapter A of the rules, rule by rule. Tests are named after the rule they show.

Unless a test says otherwise the dealer is the last seat, so that seat 0 is eldest.
"""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.games import GAMES
from cardtable.rules.cards import CLUBS, HIDDEN, SPADES, card_text, cards_text, parse_card
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import (
    ASIDE,
    DISCARDS,
    HANDS,
    STOCK,
    Counted,
    DealOver,
    MatchOver,
    Moved,
    Revealed,
    Said,
    Scored,
    ThrownIn,
    TrickTaken,
    TrumpTurned,
    redact,
)
from cardtable.rules.moves import Move
from cardtable.rules.state import CHANCE, OVER
from tests.positions import Table, cards, hand_text


def three(**options: Any) -> Table:
    return Table("seven-up-3", dealer=2, **options)


def four(**options: Any) -> Table:
    return Table("seven-up-4", dealer=3, **options)


def winner_of_first_trick(table: Table, trick: str) -> int:
    taken = [event for event in table.play(trick) if isinstance(event, TrickTaken)]
    return taken[0].seat


# --- A1 to A5: pack, players, deal, trump ------------------------------------------------------------------


@pytest.mark.parametrize(("rank", "winner"), [("ten-high", 1), ("classic", 0)])
def test_a1_the_ten_beats_the_ace_unless_ranks_are_classic(rank: str, winner: int) -> None:
    table = three(rank=rank)
    table.deal("AS", "TS", "9S", turned="2H")
    table.say("stand")
    assert winner_of_first_trick(table, "AS TS 9S") == winner


@pytest.mark.parametrize(("rank", "order"), [("ten-high", "23456789JQKAT"), ("classic", "23456789TJQKA")])
def test_a1_order_of_the_ranks(rank: str, order: str) -> None:
    state = three(rank=rank).state
    spades = sorted((c for c in state.spec.pack if c // 13 == SPADES), key=lambda c: state.strength[c])
    assert "".join(card_text(card)[0] for card in spades) == order


@pytest.mark.parametrize(("rank", "side"), [("ten-high", 1), ("classic", 0)])
def test_a1_the_rank_decides_who_has_high(rank: str, side: int) -> None:
    table = three(rank=rank)
    table.deal("AC", "TC", turned="9C")
    table.say("stand")
    table.play_out()
    assert table.points[0] == (side, 1, "high")


def test_a2_three_play_each_for_themselves() -> None:
    spec = GAMES["seven-up-3"]
    assert (spec.seats, spec.sides) == (3, 3)
    assert [spec.side_of(seat) for seat in range(3)] == [0, 1, 2]


def test_a2_four_play_in_pairs_of_opposites() -> None:
    table = four()
    table.deal("5C", "6C", "JC", "7C", turned="9C")
    table.say("stand")
    table.play("5C 6C JC 7C")
    table.play_out()
    assert table.points[:3] == [(0, 1, "high"), (0, 1, "low"), (0, 1, "jack")]  # high and jack are seat 2's


@pytest.mark.parametrize(("low", "low_earner"), [("dealt", 1), ("captured", 2)])
def test_a13_who_earned_a_point_is_told_and_what_partners_did_together_is_not(
    low: str, low_earner: int
) -> None:
    table = four(low=low)
    table.deal("KC 5D", "2C", "AC TD", "JC", turned="9C")
    table.say("stand")
    table.play("KC 2C AC JC")
    scored = {event.why: event for event in table.play_out() if isinstance(event, Scored)}
    earners = {why: event.seat for why, event in scored.items()}
    assert earners == {"high": 2, "low": low_earner, "jack": 2, "game": -1}
    assert [scored[why].side for why in ("high", "low", "jack")] == [0, low_earner % 2, 0]


def test_a3_the_deal_passes_to_the_left() -> None:
    table = Table("seven-up-3", dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(table.state.dealer)
        table.deal(turned="9C")
        table.say("stand")
        table.play_out()
    assert dealers == [1, 2, 0, 1]


@pytest.mark.parametrize(("table", "order"), [(three(), [0, 1, 2] * 2), (four(), [0, 1, 2, 3] * 2)])
def test_a4_six_cards_each_in_two_packets_of_three(table: Table, order: list[int]) -> None:
    pack = table.state.spec.pack[::-1]
    packets = [e for e in table.deal_pack(pack) if isinstance(e, Moved) and e.source == STOCK][:-1]
    assert [packet.target.seat for packet in packets] == order
    assert [packet.cards for packet in packets] == [pack[n : n + 3] for n in range(0, 3 * len(order), 3)]
    assert table.state.view_for(0).stock == 52 - 3 * len(order) - 1


def test_a4_the_pack_must_be_whole() -> None:
    table = three()
    pack = table.state.spec.pack
    for wrong in (pack[:-1], (*pack[:-1], pack[0]), (*pack, pack[0])):
        with pytest.raises(IllegalMove, match="the pack must hold each of its 52 cards once"):
            table.state.apply(Move("deck", wrong))
    assert table.state.deal == 0


def test_a5_the_turned_card_makes_trump() -> None:
    table = three()
    events = table.deal(turned="8D")
    assert TrumpTurned(parse_card("8D"), 2, True) in events
    view = table.state.view_for(1)
    assert (card_text(view.turned), view.trump, view.to_act, view.leader) == ("8D", 2, 0, 0)
    assert table.points == []


@pytest.mark.parametrize(
    ("game", "dealer", "side"),
    [
        ("seven-up-3", 0, 0),
        ("seven-up-3", 2, 2),
        ("seven-up-4", 1, 1),
        ("seven-up-4", 2, 0),
        ("seven-up-4", 3, 1),
    ],
)
def test_a5_a_jack_turned_scores_for_the_dealers_side(game: str, dealer: int, side: int) -> None:
    table = Table(game, dealer)
    events = table.deal(turned="JD")
    assert table.points == [(side, 1, "jack-turned")]
    assert Scored(side, 1, "jack-turned", dealer, cards("JD"), 1) in events


# --- A6 to A10: stand, beg, gift, run, discard -------------------------------------------------------------


def test_a6_eldest_says_stand_and_play_begins() -> None:
    table = three()
    table.deal(turned="8D")
    assert [str(move) for move in table.state.legal_moves()] == ["stand", "beg"]
    assert table.say("stand") == [Said(0, "stand")]
    assert (table.state.phase, table.state.to_act, table.points) == ("play", 0, [])


@pytest.mark.parametrize(("game", "dealer", "side"), [("seven-up-3", 1, 2), ("seven-up-4", 0, 1)])
def test_a6_take_one_keeps_the_suit_and_scores_for_the_beggars_side(
    game: str, dealer: int, side: int
) -> None:
    table = Table(game, dealer)
    table.deal(turned="8D")
    table.say("beg")
    assert table.state.to_act == dealer
    assert [str(move) for move in table.state.legal_moves()] == ["take-one", "run"]
    table.say("take-one")
    assert table.points == [(side, 1, "gift")]
    assert (table.state.trump, table.state.phase, table.state.to_act) == (2, "play", dealer + 1)


def test_a6_only_the_words_of_the_moment_are_possible() -> None:
    table = three()
    table.deal("2S", turned="8D")
    assert table.refused("0 run") == "'run' is not possible now (rule A7)"
    assert table.refused("0 take-one") == "'take-one' is not possible now (rule A6)"
    assert table.refused("0 play 2S") == "'play' is not possible now (rule A11)"
    assert table.refused("0 discard 2S") == "'discard' is not possible now (rule A10)"
    assert table.refused("0 stand 2S") == "'stand' is not possible now (rule A6)"
    assert table.refused("0 dance") == "'dance' is not possible now (rule A11)"
    table.say("beg")
    assert table.refused("2 stand") == "'stand' is not possible now (rule A6)"
    assert table.refused("2 beg") == "'beg' is not possible now (rule A6)"


def test_a7_a_run_sets_the_card_aside_deals_three_each_and_turns_the_next() -> None:
    table = three()
    table.deal("", "", "", turned="8D 9C")
    pack, top = table.state.pack, table.state.top
    events = table.say("beg", "run")
    moves = [event for event in events if isinstance(event, Moved)]
    assert (moves[0].target, cards_text(moves[0].cards)) == (ASIDE, "8D")
    assert [(move.target, move.cards) for move in moves[1:4]] == [
        (HANDS[0], pack[top : top + 3]),
        (HANDS[1], pack[top + 3 : top + 6]),
        (HANDS[2], pack[top + 6 : top + 9]),
    ]
    assert cards_text(moves[4].cards) == "9C"
    assert TrumpTurned(parse_card("9C"), CLUBS, True) in events
    view = table.state.view_for(0)
    assert (cards_text(view.aside), card_text(view.turned), view.counts) == ("8D", "9C", (9, 9, 9))


def test_a7_the_rejected_suit_is_run_again() -> None:
    table = three()
    table.deal(turned="8D 7D 9C")
    events = table.say("beg", "run")
    assert [event.fixed for event in events if isinstance(event, TrumpTurned)] == [False, True]
    view = table.state.view_for(0)
    assert (cards_text(view.aside), view.trump, view.counts) == ("8D 7D", CLUBS, (12, 12, 12))


@pytest.mark.parametrize(
    ("jack_rerun", "scored"), [("fixing", 1), ("first-only", 0), ("every", 1)], ids=lambda v: str(v)
)
def test_a7_jack_that_fixes_the_new_trump(jack_rerun: str, scored: int) -> None:
    table = three(jack_rerun=jack_rerun)
    table.deal(turned="8D JC")
    table.say("beg", "run")
    assert table.points == [(2, 1, "jack-turned")] * scored


@pytest.mark.parametrize(("jack_rerun", "scored"), [("fixing", 0), ("first-only", 0), ("every", 1)])
def test_a7_jack_of_the_rejected_suit_does_not_score(jack_rerun: str, scored: int) -> None:
    table = three(jack_rerun=jack_rerun)
    table.deal(turned="8D JD 9C")
    table.say("beg", "run")
    assert table.points == [(2, 1, "jack-turned")] * scored
    assert table.state.trump == CLUBS


@pytest.mark.parametrize("jack_rerun", ["fixing", "first-only", "every"])
def test_a7_first_turned_jack_scores_under_every_option_and_again_on_a_run(jack_rerun: str) -> None:
    table = three(jack_rerun=jack_rerun)
    table.deal(turned="JD JC")
    table.say("beg", "run")
    assert table.points == [(2, 1, "jack-turned")] * (1 if jack_rerun == "first-only" else 2)


def test_a8_three_runs_exhaust_the_pack_of_three_players() -> None:
    table = three()
    table.deal(turned="JD 2D 3D 4D")
    events = table.say("beg", "run")
    assert events[-2:] == [ThrownIn(2), DealOver(tuple(table.state.points))]
    assert table.state.view_for(0).stock == 3
    assert cards_text(table.state.aside) == "JD 2D 3D 4D"


def test_a8_two_runs_exhaust_the_pack_of_four_players() -> None:
    table = four()
    table.deal(turned="9D 2D 3D")
    assert ThrownIn(3) in table.say("beg", "run")
    assert table.state.view_for(0).stock == 1


def test_a8_a_last_card_of_another_suit_still_fixes_the_trump() -> None:
    table = four()
    table.deal(turned="9D 2D 3C")
    assert ThrownIn(3) not in table.say("beg", "run")
    assert table.state.trump == CLUBS


def test_a8_same_dealer_deals_again_and_points_stand() -> None:
    table = three()
    table.deal(turned="JD 2D 3D 4D")
    table.say("beg", "run")
    assert (table.state.dealer, table.state.to_act, table.state.scores) == (2, CHANCE, [0, 0, 1])
    table.deal(turned="JC")
    assert (table.state.to_act, table.state.scores) == (0, [0, 0, 2])
    assert table.points == [(2, 1, "jack-turned")]  # this deal's alone


@pytest.mark.parametrize("answer", ["take-one", "run"])
def test_a9_one_beg_a_deal(answer: str) -> None:
    table = three()
    table.deal(turned="8D 9C")
    table.say("beg", answer)
    assert table.state.to_act == 0
    assert table.refused("0 beg") == "'beg' is not possible now (rule A6)"


def test_a10_discard_down_to_six_from_eldest_round() -> None:
    table = three()
    table.deal("2345678S", "9TJQKAS 2H", "345678H", turned="8D 9C")
    table.say("beg", "run")
    assert table.state.phase == "discard"
    legal = table.state.legal()
    assert (legal.word, legal.pick, len(legal.source)) == ("discard", 3, 9)
    for seat in range(3):
        assert table.state.to_act == seat
        table.say(f"discard {' '.join(table.hand(seat).split()[:3])}")
    assert table.state.view_for(0).counts == (6, 6, 6)
    assert (table.state.phase, table.state.to_act) == ("play", 0)


def test_a10_twelve_cards_discard_six() -> None:
    table = three()
    table.deal("23456789TJQKS", turned="8D 7D 9C")
    table.say("beg", "run")
    assert table.refused("0 discard 2S 3S 4S") == "You must discard exactly 6 different cards (rule A10)"
    table.say("discard 2S 3S 4S 5S 6S 7S")
    assert table.hand(0) == "8S 9S TS JS QS KS"


def test_a10_wrong_discards_are_refused() -> None:
    table = three()
    table.deal("23456789TS", "AH", turned="8D 9C")
    table.say("beg", "run")
    exactly = "You must discard exactly 3 different cards (rule A10)"
    assert table.refused("0 discard 2S 3S") == exactly
    assert table.refused("0 discard 2S 3S 4S 5S") == exactly
    assert table.refused("0 discard 2S 3S 3S") == exactly
    assert table.refused("0 discard") == exactly
    assert table.refused("0 discard 2S 3S AH") == "You do not hold AH (rule A11)"
    assert table.refused("0 play 2S") == "'play' is not possible now (rule A11)"


def test_a10_discards_are_unseen_by_the_others() -> None:
    table = three()
    table.deal("23456789TS", turned="8D 9C")
    table.say("beg", "run")
    moved = next(e for e in table.say("discard 4S 2S 3S") if isinstance(e, Moved))
    assert redact(moved, 0) == Moved(HANDS[0], DISCARDS, cards("423S"), 0b001)
    assert redact(moved, 1) == Moved(HANDS[0], DISCARDS, (HIDDEN,) * 3, 0b001)
    assert table.state.table_for(0)[DISCARDS] == cards("423S")
    assert table.state.table_for(1)[DISCARDS] == (HIDDEN,) * 3
    assert "2S" not in str(table.state.view_for(1).to_json())
    assert "0 discard 4S 2S 3S" in [str(action) for action in table.state.view_for(0).own]


def test_a10_keep_plays_six_tricks_with_all_cards() -> None:
    table = three(rerun_hand="keep")
    table.deal(turned="8D 9C")
    table.say("beg", "run")
    assert (table.state.phase, table.state.view_for(0).counts) == ("play", (9, 9, 9))
    table.play_out()
    assert sum(table.state.tricks) == 6
    assert table.state.view_for(0).counts == (3, 3, 3)
    assert table.state.to_act == CHANCE


# --- A11, A12: the tricks ----------------------------------------------------------------------------------


def trick_table(**options: Any) -> Table:
    """Hearts are trump; seat 1 holds a diamond and a trump, seat 2 is void in diamonds."""
    table = three(**options)
    table.deal("5D 3H 2345S", "6D KH 6789S", "2H AC 2345C", turned="9H")
    table.say("stand")
    return table


def test_a11_eldest_leads_any_card() -> None:
    table = trick_table()
    assert table.state.to_act == 0
    assert table.legal() == table.hand(0)


def test_a11_you_must_follow_suit() -> None:
    table = trick_table()
    table.play("5D")
    assert table.legal() == "6D"
    assert table.refused("1 play 7S") == "You must follow suit: you hold diamonds (rule A11)"
    assert table.refused("1 play KH") == "You must follow suit: you hold diamonds (rule A11)"
    assert table.refused("1 play 2D") == "You do not hold 2D (rule A11)"
    assert table.refused("1 play 6D 7S") == "'play' goes with exactly one card (rule A11)"
    assert table.refused("1 play") == "'play' goes with exactly one card (rule A11)"


def test_a11_trumping_is_not_compulsory() -> None:
    table = trick_table()
    table.play("5D 6D")
    assert table.legal() == table.hand(2)
    assert winner_of_first_trick(table, "2C") == 1


def test_a11_follow_or_trump_lets_a_trump_be_played() -> None:
    table = trick_table(follow="follow-or-trump")
    table.play("5D")
    assert table.legal() == "KH 6D"
    said = table.refused("1 play 7S")
    assert said == "You must follow suit or trump: you hold diamonds (rule A11)"
    assert winner_of_first_trick(table, "KH AC") == 1


def test_a11_not_following_shows_a_void() -> None:
    table = trick_table()
    table.play("5D 6D AC")
    assert table.state.voids == [0, 0, 0b0100]


def test_a11_a_trump_played_by_choice_shows_no_void() -> None:
    table = trick_table(follow="follow-or-trump")
    table.play("5D KH 2H")
    assert table.state.voids == [0, 0, 0]


def test_a11_mistakes_and_hints_are_no_part_of_this_game() -> None:
    table = trick_table()
    table.play("5D")
    assert table.refused("1 mistake 7S") == "'mistake' is not possible now (rule A11)"
    assert table.refused("1 hint") == "'hint' is not possible now (rule A11)"


def test_a12_highest_trump_wins_and_leads_next() -> None:
    table = trick_table()
    assert winner_of_first_trick(table, "5D 6D 2H") == 2
    assert table.state.to_act == 2


def test_a12_highest_card_of_the_suit_led_wins_without_a_trump() -> None:
    table = trick_table()
    assert winner_of_first_trick(table, "5D 6D AC") == 1
    assert table.state.to_act == 1


def test_a12_higher_of_two_trumps_wins() -> None:
    table = trick_table()
    assert winner_of_first_trick(table, "3H KH 2H") == 1


# --- A13: high, low, jack, game ----------------------------------------------------------------------------


def counted(table: Table, *hands: str, turned: str = "9C") -> list[tuple[int, int, str]]:
    """Deal, stand, play the deal out, and return its points."""
    table.deal(*hands, turned=turned)
    table.say("stand")
    table.play_out()
    return table.points


def test_a13_high_and_low_go_to_whom_they_were_dealt() -> None:
    """Seat 1 wins the three with its ten, yet low is seat 0's."""
    table = three()
    table.deal("3C 6789S 6H", "T4C 2345S", "5C 2345H 6D", turned="9C")
    table.say("stand")
    table.play("3C TC 5C")
    table.play_out()
    assert table.points[:2] == [(1, 1, "high"), (0, 1, "low")]


def test_a13_order_is_high_low_jack_game() -> None:
    table = three()
    points = counted(table, "TJ2C", turned="9C")
    assert [why for _, _, why in points] == ["high", "low", "jack", "game"]


def test_a13_one_card_can_be_high_low_and_jack() -> None:
    table = three()
    points = counted(table, "JC 2345S 6S", "23456H 7H", "23456D 7D")
    assert points == [(0, 1, "high"), (0, 1, "low"), (0, 1, "jack"), (0, 1, "game")]


def test_a13_no_trump_dealt_scores_neither_high_nor_low() -> None:
    points = counted(three(), "23456S AS", "23456H 7H", "23456D 7D")
    assert [why for _, _, why in points] == ["game"]


def test_a13_turned_and_set_aside_cards_are_not_dealt() -> None:
    """The ace is set aside, the ten turned; the king is the highest dealt."""
    table = three(rerun_hand="keep")
    table.deal("KC", "3C", turned="2D 9D TC")
    table.say("beg", "run")
    table.play_out()
    assert table.points[:2] == [(0, 1, "high"), (1, 1, "low")]


@pytest.mark.parametrize(("low", "entry"), [("dealt", [(0, 1, "low")]), ("captured", [])])
def test_a13_discarded_low_counts_as_dealt_and_is_captured_by_nobody(
    low: str, entry: list[tuple[int, int, str]]
) -> None:
    table = three(low=low)
    table.deal("2C 23456S 789S", "K4C", turned="8D 9C")
    table.say("beg", "run")
    table.say("discard 2C 2S 3S")
    for seat in (1, 2):
        table.say(f"discard {' '.join(table.hand(seat).split()[:3])}")
    table.play_out()
    assert [point for point in table.points if point[2] == "low"] == entry


def test_a13_discarded_high_counts_as_dealt() -> None:
    table = three()
    table.deal("TC 23456S 789S", "K4C", turned="8D 9C")
    table.say("beg", "run")
    table.say("discard TC 2S 3S")
    for seat in (1, 2):
        table.say(f"discard {' '.join(table.hand(seat).split()[:3])}")
    table.play_out()
    assert table.points[0] == (0, 1, "high")


@pytest.mark.parametrize(("low", "side"), [("dealt", 0), ("captured", 1)])
def test_a13_low_goes_to_whom_it_was_dealt_or_who_captured_it(low: str, side: int) -> None:
    table = three(low=low)
    table.deal("2C 6789S 6H", "TC 2345S 7H", "2345H 67D", turned="9C")
    table.say("stand")
    table.play("2C TC 2H")
    table.play_out()
    assert [point[0] for point in table.points if point[2] == "low"] == [side]


def test_a13_jack_goes_to_whoever_wins_it() -> None:
    table = three()
    table.deal("JC 6789S 6H", "AC 2345S 7H", "2345H 67D", turned="9C")
    table.say("stand")
    table.play("JC AC 2H")
    table.play_out()
    assert (1, 1, "jack") in table.points


def test_a13_jack_of_the_stock_or_turned_scores_no_jack() -> None:
    stock = counted(three(), "AC 2345S 6S", "23456H 7H", "23456D 7D")
    turned = counted(three(), "AC 2345S 6S", "23456H 7H", "23456D 7D", turned="JC")
    assert [why for _, _, why in stock] == ["high", "low", "game"]
    assert [why for _, _, why in turned] == ["jack-turned", "high", "low", "game"]


def test_a13_jack_that_was_discarded_scores_no_jack() -> None:
    table = three()
    table.deal("JC 23456S 789S", "K4C", turned="8D 9C")
    table.say("beg", "run")
    table.say("discard JC 2S 3S")
    for seat in (1, 2):
        table.say(f"discard {' '.join(table.hand(seat).split()[:3])}")
    table.play_out()
    assert "jack" not in [why for _, _, why in table.points]


def count_of(table: Table, *hands: str) -> tuple[int, ...]:
    table.deal(*hands, turned="9C")
    table.say("stand")
    return next(event.counts for event in table.play_out() if isinstance(event, Counted))


@pytest.mark.parametrize(("rank", "worth"), [("T", 10), ("A", 4), ("K", 3), ("Q", 2), ("J", 1), ("9", 0)])
def test_a13_game_counts_ten_ace_king_queen_jack(rank: str, worth: int) -> None:
    """Seat 0 leads spades that nobody can beat: it wins every trick."""
    counts = count_of(three(), f"{rank}S 23456S", "23456H 7H", "23456D 7D")
    assert counts == (worth, 0, 0)


def test_a13_game_goes_to_the_side_whose_cards_are_worth_most() -> None:
    """Partners count together: seats 0 and 2 win an ace each, seat 1 six points alone."""
    table = four()
    table.deal("A2345S 2H", "K23456D", "A3459H JD", "Q789D 67H", turned="9C")
    table.say("stand")
    table.play("AS 2D 3H 6H  2H 3D AH 7H  JD QD 2S KD")
    assert Counted("game", (8, 6)) in table.play_out()
    assert table.points == [(0, 1, "game")]


def tie_for_game(**options: Any) -> Table:
    """Seats 0 and 1 win a king each and nothing else; seat 1 is to the left of the dealer only if he is 0."""
    table = three(**options)
    table.deal("K2345S 6H", "K2345H 6S", "23456D 7D", turned="9C")
    table.say("stand")
    table.play("KS 6S 2D")
    table.play("6H KH 3D")
    table.play_out()
    return table


@pytest.mark.parametrize(("game_tie", "entry"), [("nobody", []), ("eldest", [(0, 1, "game")])])
def test_a13_tie_for_game(game_tie: str, entry: list[tuple[int, int, str]]) -> None:
    assert tie_for_game(game_tie=game_tie).points == entry


def test_a13_tie_goes_to_the_tied_side_nearest_the_dealers_left() -> None:
    """The dealer is 0, so that 1 is eldest; seats 2 and 0 win a king each."""
    table = Table("seven-up-3", dealer=0, game_tie="eldest")
    table.deal("K6S 6789D", "23H 2345D", "K4H 2345S", turned="9C")
    table.say("stand")
    table.play("2H KH 6D  2S KS 2D")
    assert Counted("game", (3, 0, 3)) in table.play_out()
    assert table.points == [(2, 1, "game")]


@pytest.mark.parametrize("game_tie", ["nobody", "eldest"])
def test_a13_all_nil_scores_nobody(game_tie: str) -> None:
    assert counted(three(game_tie=game_tie), "23456S 7S", "23456H 7H", "23456D 7D") == []


# --- A14: the match ----------------------------------------------------------------------------------------


def test_a14_every_point_counts_at_once_a_jack_turned_can_end_the_match() -> None:
    table = Table("seven-up-3", dealer=2, scores=[6, 6, 6])
    events = table.deal(turned="JD")
    assert events[-2:] == [DealOver(tuple(table.state.points)), MatchOver(2, (6, 6, 7), 0)]
    assert (table.state.to_act, table.state.outcome(), table.state.phase) == (OVER, 2, "over")
    assert table.state.legal_moves() == ()
    for move in ("stand", "deck"):
        with pytest.raises(IllegalMove, match="the match is over"):
            table.state.apply(Move(move))


def test_a14_a_jack_turned_on_a_run_can_end_the_match() -> None:
    table = Table("seven-up-4", dealer=3, scores=[6, 6])
    table.deal(turned="9D JC")
    table.say("beg", "run")
    assert (table.state.outcome(), table.state.scores) == (1, [6, 7])


def test_a14_a_gift_can_end_the_match() -> None:
    table = Table("seven-up-3", dealer=2, scores=[6, 6, 6])
    table.deal(turned="9D")
    events = table.say("beg", "take-one")
    assert MatchOver(0, (7, 6, 6), 0) in events
    assert table.state.to_act == OVER


def test_a14_nothing_is_scored_after_the_winning_point() -> None:
    table = Table("seven-up-3", dealer=2, scores=[6, 6, 5])
    assert counted(table, "KC", "JC", "3C") == [(0, 1, "high")]
    assert (table.state.outcome(), table.state.scores) == (0, [7, 6, 5])


def test_a14_low_counts_before_jack() -> None:
    table = Table("seven-up-3", dealer=2, scores=[6, 6, 0])
    assert counted(table, "3C", "J4C", "KC")[1:] == [(0, 1, "low")]
    assert table.state.outcome() == 0


@pytest.mark.parametrize(
    ("target", "scored"), [(5, ["high"]), (6, ["high", "low"]), (7, ["high", "low"]), (21, ["high", "low"])]
)
def test_a14_target(target: int, scored: list[str]) -> None:
    table = Table("seven-up-3", dealer=2, scores=[4, 0, 0], target=target)
    points = counted(table, "8C 23456S", "3C 23456H", "234567D")
    assert [why for _, _, why in points] == scored
    assert table.state.outcome() == (0 if target == 5 else None)


def test_a14_the_next_pack_is_awaited_between_deals() -> None:
    table = three()
    counted(table, "KC")
    assert table.state.to_act == CHANCE
    with pytest.raises(IllegalMove, match="the next pack is awaited"):
        table.state.apply(Move("stand"))


# --- A15: playing blind ------------------------------------------------------------------------------------

BLIND_OF = [(0, (2, 3)), (1, (3, 0)), (2, (0, 1)), (3, (1, 2))]
"""By dealer: his partner and the player at his right."""


@pytest.mark.parametrize(("dealer", "blind"), BLIND_OF)
def test_a15_partner_and_right_neighbour_of_the_dealer_are_blind(dealer: int, blind: tuple[int, int]) -> None:
    table = Table("seven-up-4", dealer)
    events = table.deal(turned="9D 8C")
    state = table.state
    assert [seat for seat in range(4) if state.view_for(seat).hand is None] == sorted(blind)
    for seat in blind:
        assert state.table_for(seat)[HANDS[seat]] == (HIDDEN,) * 6
        assert state.view_for(seat).own == ()
        seen = [redact(event, seat) for event in events if isinstance(event, Moved)]
        assert {card for move in seen if isinstance(move, Moved) for card in move.cards} == {
            HIDDEN,
            parse_card("9D"),
        }


@pytest.mark.parametrize(("dealer", "blind"), BLIND_OF)
def test_a15_packets_of_a_run_are_hidden_too_until_the_trump_is_fixed(
    dealer: int, blind: tuple[int, int]
) -> None:
    table = Table("seven-up-4", dealer)
    table.deal(turned="9D 8D 8C")
    events = table.say("beg", "run")
    packets = [e for e in events if isinstance(e, Moved) and e.source == STOCK and e.target.name == "hand"]
    assert len(packets) == 8
    assert {packet.target.seat for packet in packets if packet.seen == 0} == set(blind)
    reveals = [event for event in events if isinstance(event, Revealed)]
    assert sorted(reveal.zone.seat for reveal in reveals) == sorted(blind)
    for reveal in reveals:
        seat = reveal.zone.seat
        assert reveal.seen == 1 << seat
        assert events.index(reveal) > events.index(TrumpTurned(parse_card("8C"), CLUBS, True))
        assert sorted(reveal.cards) == sorted(table.state.table_for(seat)[HANDS[seat]])
        assert len(table.state.view_for(seat).own) == 4
        assert redact(reveal, (seat + 1) % 4) == reveal._replace(cards=(HIDDEN,) * 12)


@pytest.mark.parametrize("words", [["stand"], ["beg", "take-one"], ["beg", "run"]])
def test_a15_cards_are_seen_once_the_trump_is_fixed(words: list[str]) -> None:
    table = four()
    table.deal("", "2345C 6H", turned="9D 8C")
    assert hand_text(table.state.view_for(1)) == "unseen"
    events = table.say(*words)
    assert {event.zone.seat for event in events if isinstance(event, Revealed)} == {1, 2}
    assert all(table.state.view_for(seat).hand == table.state.hands[seat] for seat in range(4))


def test_a15_cards_thrown_in_are_never_seen() -> None:
    table = four()
    table.deal(turned="9D 8D 7D")
    events = table.say("beg", "run")
    assert not [event for event in events if isinstance(event, Revealed)]
    assert table.state.view_for(1).hand is None
    assert set(table.state.table_for(1)[HANDS[1]]) == {HIDDEN}


def test_a15_blindness_moves_with_the_deal() -> None:
    table = four()
    table.deal(turned="9D")
    table.say("stand")
    table.play_out()
    table.deal(turned="9D")
    assert table.state.dealer == 0
    assert [seat for seat in range(4) if table.state.view_for(seat).hand is None] == [2, 3]


def test_a15_blind_off_shows_all_hands_to_their_holders() -> None:
    table = four(blind="off")
    table.deal(turned="9D 8C")
    assert all(table.state.view_for(seat).hand is not None for seat in range(4))
    assert not [event for event in table.say("beg", "run") if isinstance(event, Revealed)]


def test_a15_nobody_is_blind_with_three_players() -> None:
    table = three()
    table.deal(turned="9D")
    assert all(table.state.view_for(seat).hand is not None for seat in range(3))
    assert "blind" not in table.state.options


# --- A16: the gift that would end the match ----------------------------------------------------------------


@pytest.mark.parametrize("game", ["seven-up-3", "seven-up-4"])
@pytest.mark.parametrize(("score", "asked"), [(6, True), (5, False)])
def test_a16_a_person_is_asked_before_the_gift_that_ends_the_match(
    game: str, score: int, asked: bool
) -> None:
    spec = GAMES[game]
    table = Table(game, dealer=spec.seats - 1, scores=[score] + [0] * (spec.sides - 1))
    table.deal(turned="9D")
    table.say("beg")
    question = table.state.caution(Move("take-one"))
    assert question == (
        "This gift would give your opponents the match. Give it all the same?" if asked else ""
    )
    assert table.state.caution(Move("run")) == ""
    assert Move("take-one") in table.state.legal_moves()


def test_a16_follows_the_target() -> None:
    table = Table("seven-up-3", dealer=2, scores=[6, 0, 0], target=8)
    table.deal(turned="9D")
    table.say("beg")
    assert table.state.caution(Move("take-one")) == ""
