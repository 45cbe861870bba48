"""California Jack by example: chapter B of the rules, rule by rule. Tests are named after the rule they show.

Unless a test says otherwise seat 1 deals, so that seat 0 leads first.
"""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.rules.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    HIDDEN,
    SPADES,
    card_set,
    card_text,
    cards_in,
    cards_text,
)
from cardtable.rules.events import (
    ASIDE,
    HANDS,
    STOCK,
    TURNED,
    Counted,
    MatchOver,
    Moved,
    TrickTaken,
    TrumpTurned,
    redact,
)
from cardtable.rules.state import CHANCE, OVER
from tests.positions import Table, cards


def table_with(**options: Any) -> Table:
    return Table("california-jack", dealer=1, **options)


def play_any(table: Table) -> None:
    """Play the first card that is legal."""
    table.play(card_text(table.state.legal().moves[0].cards[0]))


def draw_all(table: Table) -> None:
    """Play on until no more cards can be drawn."""
    while table.state.top < 52:
        for _ in range(2):
            play_any(table)


# --- B1, B2: the deal --------------------------------------------------------------------------------------


def test_b1_deal_alternates_and_the_other_leads() -> None:
    table = Table("california-jack", dealer=0, target=31)
    for dealer in (0, 1, 0):
        assert table.state.dealer == dealer
        table.deal(turned="9C")
        assert (table.state.to_act, table.state.leader) == (1 - dealer, 1 - dealer)
        table.play_out()


def test_b2_six_cards_each_in_packets_of_three_and_the_top_of_the_stock_is_turned() -> None:
    table = table_with()
    pack = table.state.spec.pack
    moves = [event for event in table.deal_pack(pack) if isinstance(event, Moved)]
    assert [(move.target, move.cards) for move in moves] == [
        (HANDS[0], pack[0:3]),
        (HANDS[1], pack[3:6]),
        (HANDS[0], pack[6:9]),
        (HANDS[1], pack[9:12]),
        (TURNED, pack[12:13]),
    ]
    view = table.state.view_for(0)
    assert (view.stock, card_text(view.turned), view.trump) == (39, "AS", SPADES)


def test_b2_there_is_no_begging() -> None:
    table = table_with()
    table.deal("2S", turned="9C")
    assert table.state.phase == "play"
    assert table.refused("0 beg") == "'beg' is not possible now (rule B5)"
    assert table.refused("0 stand") == "'stand' is not possible now (rule B5)"


# --- B3, B4: the draw and the changing trump ---------------------------------------------------------------


def test_b3_winner_takes_the_turned_card_loser_the_next_and_a_new_one_is_turned() -> None:
    table = table_with()
    table.deal("2S 3456S", "AS 789TS", turned="9C", stock="KD QH")
    events = table.play("2S AS")
    assert [event for event in events if isinstance(event, Moved)][4:] == [
        Moved(TURNED, HANDS[1], cards("9C"), 0b10),
        Moved(STOCK, HANDS[0], cards("KD"), 0b01),
        Moved(STOCK, TURNED, cards("QH"), 0b1111),
    ]
    assert events[-1] == TrumpTurned(cards("QH")[0], HEARTS, True)
    assert (table.state.trump, table.state.to_act) == (HEARTS, 1)


def test_b3_losers_card_is_unseen_by_the_winner_and_the_prize_is_known() -> None:
    table = table_with()
    table.deal("2S 3456S", "AS 789TS", turned="9C", stock="KD QH")
    drawn = next(e for e in table.play("2S AS") if isinstance(e, Moved) and e.source == STOCK)
    assert drawn == Moved(STOCK, HANDS[0], cards("KD"), 0b01)
    assert redact(drawn, 1) == Moved(STOCK, HANDS[0], (HIDDEN,), 0b01)
    winner, loser = table.state.view_for(1), table.state.view_for(0)
    assert "KD" not in str(winner.to_json())
    assert cards_text(cards_in(loser.known[1])) == "9C"
    assert [str(action) for action in loser.history][-3:] == ["1 draw 9C", "0 draw", "table turn QH"]
    assert str(loser.own[-1]) == "0 draw KD"


def test_b3_the_turned_suit_is_trump_of_the_next_trick() -> None:
    """Clubs are trump for the first trick; the diamond turned then beats clubs in the second."""
    table = table_with()
    table.deal("5S 6C 2345H", "6S 4D 6789H", turned="9C", stock="2C QD")
    table.play("5S 6S")
    assert table.state.trump == DIAMONDS
    table.play("4D")
    assert table.legal() == table.hand(0)  # void in diamonds
    assert [e.seat for e in table.play("6C") if isinstance(e, TrickTaken)] == [1]


@pytest.mark.parametrize(("trump", "suit", "winner"), [("changing", DIAMONDS, 1), ("fixed", CLUBS, 0)])
def test_b3_trump_changing_or_fixed(trump: str, suit: int, winner: int) -> None:
    table = table_with(trump=trump)
    table.deal("5S 6C 2345H", "6S 4D 6789H", turned="9C", stock="2C QD")
    events = table.play("5S 6S")
    assert events[-1] == TrumpTurned(cards("QD")[0], suit, True)
    assert table.state.trump == suit
    assert [e.seat for e in table.play("4D 6C") if isinstance(e, TrickTaken)] == [winner]


def test_b3_the_same_suit_may_be_turned_again() -> None:
    table = table_with()
    table.deal("5S", "6S", turned="9C", stock="2D QC")
    table.play("5S 6S")
    assert (table.state.trump, card_text(table.state.turned)) == (CLUBS, "QC")


def test_b3_twenty_draws_empty_the_stock() -> None:
    table = table_with()
    table.deal(turned="9C")
    draw_all(table)
    view = table.state.view_for(0)
    assert (view.stock, view.turned, sum(view.tricks), view.counts) == (0, HIDDEN, 20, (6, 6))


def test_b3_aside_puts_the_turned_card_out_of_play() -> None:
    table = table_with(turned="aside")
    table.deal("2S 3456S", "AS 789TS", turned="9C", stock="KD QD QH")
    events = table.play("2S AS")
    assert [event for event in events if isinstance(event, Moved)][4:] == [
        Moved(TURNED, ASIDE, cards("9C"), 0b1111),
        Moved(STOCK, HANDS[1], cards("KD"), 0b10),
        Moved(STOCK, HANDS[0], cards("QD"), 0b01),
        Moved(STOCK, TURNED, cards("QH"), 0b1111),
    ]
    assert table.state.trump == HEARTS
    assert table.state.view_for(0).known == (0, 0)


def test_b3_aside_makes_13_draws_14_dead_cards_and_19_tricks() -> None:
    table = table_with(turned="aside")
    table.deal(turned="9C")
    draw_all(table)
    assert sum(table.state.tricks) == 13
    last = table.state.turned
    table.play_out()
    assert sum(table.state.tricks) == 19
    assert (table.state.turned, len(table.state.aside)) == (last, 13)
    assert table.state.view_for(0).stock == 0
    assert sum(cards.bit_count() for cards in table.state.won) == 38


def test_b4_26_tricks_with_the_last_trump_at_the_end() -> None:
    table = table_with()
    table.deal(turned="9C")
    draw_all(table)
    trump = table.state.trump
    table.play_out()
    assert sum(table.state.tricks) == 26
    assert table.state.trump == trump
    assert table.state.to_act == CHANCE


# --- B5: following suit ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("follow", "legal", "said"),
    [
        ("strict", "8S 9S", "You must follow suit: you hold spades (rule B5)"),
        ("follow-or-trump", "8S 9S 7C", "You must follow suit or trump: you hold spades (rule B5)"),
    ],
)
def test_b5_follow(follow: str, legal: str, said: str) -> None:
    table = table_with(follow=follow)
    table.deal("2S", "89S 23H 2D 7C", turned="9C")
    table.play("2S")
    assert table.legal() == legal
    assert table.refused("1 play 2H") == said
    if follow == "strict":
        assert table.refused("1 play 7C") == said
    else:
        assert table.play("7C")


def test_b5_who_is_void_may_play_anything() -> None:
    table = table_with()
    table.deal("2S", "2345H 2D 7C", turned="9C")
    table.play("2S")
    assert table.legal() == table.hand(1)


@pytest.mark.parametrize(("rank", "winner"), [("ten-high", 1), ("classic", 0)])
def test_b5_rank(rank: str, winner: int) -> None:
    table = table_with(rank=rank)
    table.deal("AS", "TS", turned="9C")
    assert [e.seat for e in table.play("AS TS") if isinstance(e, TrickTaken)] == [winner]


def test_b5_a_drawn_card_may_end_a_void() -> None:
    table = table_with()
    table.deal("2S", "2345H 2D 7C", turned="9S", stock="KD QD")
    table.play("2S")
    table.play("2H")  # void in spades; the loser draws unseen, so it may hold spades again
    assert table.state.voids == [0, 0]
    table = table_with()
    table.deal("2S", "2345H 2D 7C", turned="9C", stock="KD QD")
    table.play("2S 7C")  # wins and takes the nine of clubs that all see: still void in spades
    assert table.state.voids == [0, 1 << SPADES]
    table = table_with()
    table.deal("2S", "2345H 2D 7S", turned="9S", stock="KD QD")
    table.play("2S 7S")
    assert table.state.voids == [0, 0]


# --- B6, B7: the points ------------------------------------------------------------------------------------


def endgame(
    *hands: str, won: tuple[str, str], trump: str = "C", scores: tuple[int, int] = (0, 0), **options: Any
) -> Table:
    """The last tricks, as if these cards had been won before; what is not named is out of play."""
    table = Table("california-jack", dealer=1, scores=scores, **options)
    table.deal(turned="9S")
    state = table.state
    state.top, state.turned, state.trump = 52, HIDDEN, "SHDC".index(trump)
    state.hands[:] = [card_set(cards(hand)) for hand in hands]
    state.won[:] = [card_set(cards(pile)) for pile in won]
    return table


def test_b6_high_low_and_jack_of_the_last_trump_for_having_won_them() -> None:
    table = endgame("TC", "9C", won=("JC KS", "2C TS"))
    table.play("TC 9C")
    assert table.points == [(0, 1, "high"), (1, 1, "low"), (0, 1, "jack")]


def test_b6_a_whole_deal_gives_ten_two_and_jack_of_the_last_trump() -> None:
    table = table_with()
    table.deal(turned="9C")
    table.play_out()
    suit = "SHDC"[table.state.trump]

    def side_with(card: str) -> int:
        return 0 if table.state.won[0] >> cards(card)[0] & 1 else 1

    assert table.points == [
        (side_with(f"T{suit}"), 1, "high"),
        (side_with(f"2{suit}"), 1, "low"),
        (side_with(f"J{suit}"), 1, "jack"),
    ]


def test_b6_only_trumps_that_were_played_count() -> None:
    """With cards dead the king and the three are the extremes, and the jack is nobody's."""
    table = endgame("KC 5D", "4C 6D", won=("QH", "3C"), turned="aside")
    table.play("KC 4C 5D 6D")
    assert table.points == [(0, 1, "high"), (1, 1, "low")]


def test_b6_no_trump_played_scores_nothing() -> None:
    table = endgame("5D", "6D", won=("QH", "3S"), turned="aside")
    table.play("5D 6D")
    assert (table.points, table.state.to_act) == ([], CHANCE)


@pytest.mark.parametrize(
    ("count", "points"),
    [("last-trump", []), ("trick-trump", [(0, 1, "high"), (0, 1, "low")])],
)
def test_b6_trick_trump_scores_at_once(count: str, points: list[tuple[int, int, str]]) -> None:
    table = table_with(count=count)
    table.deal("TC", "2C", turned="9C")
    table.play("TC 2C")
    assert table.points == points


def test_b6_trick_trump_counts_the_jack_and_the_tricks_own_trump_only() -> None:
    table = table_with(count="trick-trump")
    table.deal("J4C 2345S", "6789S AH 5C", turned="9C", stock="KH QH")
    table.play("JC 5C")
    assert table.points == [(0, 1, "jack")]
    assert table.state.trump == HEARTS
    table.play("2S 6S")  # no trump of this trick
    assert table.points == [(0, 1, "jack")]


def test_b6_trick_trump_counts_nothing_at_the_end() -> None:
    table = endgame("9C", "8C", won=("TJC", "2C"), count="trick-trump")
    table.play("9C 8C")
    assert table.points == []


@pytest.mark.parametrize(("rank", "card"), [("ten-high", "TC"), ("classic", "AC")])
def test_b6_trick_trump_high_is_the_top_rank(rank: str, card: str) -> None:
    for led in ("TC", "AC"):
        table = table_with(count="trick-trump", rank=rank)
        table.deal(led, "3C", turned="9C")
        table.play(f"{led} 3C")
        assert table.points == ([(0, 1, "high")] if led == card else [])


@pytest.mark.parametrize(("game_point", "entry"), [("off", []), ("on", [(1, 1, "game")])])
@pytest.mark.parametrize("count", ["last-trump", "trick-trump"])
def test_b6_game_point(game_point: str, entry: list[tuple[int, int, str]], count: str) -> None:
    table = endgame("5D", "6D", won=("KH", "AS"), game_point=game_point, count=count)
    events = table.play("5D 6D")
    assert table.points == entry
    assert [e.counts for e in events if isinstance(e, Counted)] == ([(3, 4)] if entry else [])


def test_b6_tie_for_game_scores_nobody() -> None:
    table = endgame("5D", "6D", won=("AH", "AS"), game_point="on")
    table.play("5D 6D")
    assert table.points == []


@pytest.mark.parametrize(("dealer_jack", "points"), [("off", []), ("on", [(1, 1, "jack-turned")])])
def test_b6_dealer_jack(dealer_jack: str, points: list[tuple[int, int, str]]) -> None:
    table = table_with(dealer_jack=dealer_jack)
    table.deal(turned="JC")
    assert table.points == points


def test_b6_dealer_jack_counts_the_first_turned_card_only() -> None:
    for turned in ("taken", "aside"):
        table = table_with(dealer_jack="on", turned=turned)
        table.deal("2S", "3S", turned="9C", stock="KD JH JD")
        table.play("2S 3S")
        assert card_text(table.state.turned)[0] == "J"
        assert table.points == []


def test_b6_dealer_jack_can_end_the_match() -> None:
    table = Table("california-jack", dealer=0, scores=[9, 9], dealer_jack="on")
    assert MatchOver(0, (10, 9), 0) in table.deal(turned="JC")
    assert table.state.to_act == OVER


def test_b7_first_to_ten_in_the_order_high_low_jack_game() -> None:
    table = endgame("TC", "9C", won=("JC KS", "2C TS"), scores=(8, 9), game_point="on")
    table.play("TC 9C")
    assert table.points == [(0, 1, "high"), (1, 1, "low")]
    assert (table.state.outcome(), table.state.scores) == (1, [9, 10])


def test_b7_trick_trump_can_end_the_match_in_the_first_trick() -> None:
    table = Table("california-jack", dealer=1, scores=[9, 9], count="trick-trump")
    table.deal("TC", "2C", turned="9C")
    events = table.play("TC 2C")
    assert table.points == [(0, 1, "high")]
    assert events[-1] == MatchOver(0, (10, 9), 0)


@pytest.mark.parametrize(("target", "winner"), [(10, 0), (11, None), (31, None)])
def test_b7_target(target: int, winner: int | None) -> None:
    table = endgame("TC", "9C", won=("KS", "2C TS"), scores=(9, 9), target=target)
    table.play("TC 9C")
    assert table.state.outcome() == winner


def test_b8_nothing_is_hidden_in_the_last_six_tricks() -> None:
    """What is not in the own hand and has not been won is the other's hand."""
    table = table_with()
    table.deal(turned="9C")
    draw_all(table)
    for seat in (0, 1):
        view = table.state.view_for(seat)
        assert view.hand is not None
        assert view.counts == (6, 6)
        everything = card_set(table.state.spec.pack)
        assert everything & ~(view.hand | view.won[0] | view.won[1]) == table.state.hands[1 - seat]
