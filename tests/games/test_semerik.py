"""Semerik by example: chapter C of the rules, rule by rule. Tests are named after the rule they show.

Unless a test says otherwise seat 3 deals, so that seat 0 is eldest and its side is 0.
"""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.games import GAMES
from cardtable.games.semerik import combinations_of
from cardtable.rules.cards import (
    DIAMONDS,
    HEARTS,
    NO_SUIT,
    SPADES,
    card_set,
    card_text,
    cards_in,
    cards_text,
)
from cardtable.rules.events import (
    Announced,
    DealOver,
    MatchOver,
    Mistaken,
    Moved,
    Said,
    Scored,
    TrickTaken,
    TrumpTurned,
)
from cardtable.rules.state import CHANCE, OVER
from tests.positions import Table, cards


def table_with(**options: Any) -> Table:
    return Table("semerik", dealer=3, **options)


QUIET = ("3K4S 2Q5H AJ6D 7C", "2Q5S AJ6H 7D 3K4C", "AJ6S 7H 3K4D 2Q5C", "7S 3K4H 2Q5D AJ6C")
"""Four hands without a combination, each with every rank once and every suit."""
VOID = ("3K4S 2Q5H AJ6D 7C", "2Q57S AJ6H 3K4C", "AJ6S 7H 3K4D 2Q5C", "3K4H 2Q57D AJ6C")
"""The same, but seat 1 is void in diamonds, and seat 3 in spades."""
KINGS = ("3KS 2QKH AJ6KD 7C", "2Q5S AJ6H 7D 3K4C", "A4J6S 7H 34D 2Q5C", "7S 345H 2Q5D AJ6C")
"""Seat 0 has three kings (1 point), and nobody else a combination."""
SEVENS = ("3KS 2QKH AJ6KD 7C", "7Q5S 7AJH 7D 3K4C", "A4J6S 6H 34D 2Q5C", "2S 345H 2Q5D AJ6C")
"""Seat 0 has three kings (1 point), seat 1 three sevens (4)."""


def quiet(**options: Any) -> Table:
    """A deal on which nothing is announced."""
    table = table_with(**options)
    table.deal(*QUIET)
    assert table.points == []
    return table


# --- C1, C2: the pack and the deal -------------------------------------------------------------------------


def test_c1_forty_cards_without_tens_nines_and_eights() -> None:
    spec = GAMES["semerik"]
    assert len(spec.pack) == 40
    assert not {card_text(card)[0] for card in spec.pack} & set("T98")
    assert (spec.seats, spec.sides, spec.side_of(0), spec.side_of(2)) == (4, 2, 0, 0)


def test_c1_three_is_highest_and_four_lowest() -> None:
    spec = GAMES["semerik"]
    state = table_with().state
    spades = sorted((card for card in spec.pack if card // 13 == SPADES), key=lambda c: -state.strength[c])
    assert "".join(card_text(card)[0] for card in spades) == "32AKQJ7654"


def test_c2_ten_cards_each_in_two_packets_of_five_and_the_deal_passes_left() -> None:
    table = Table("semerik", dealer=1)
    pack = table.state.spec.pack
    packets = [event for event in table.deal_pack(pack) if isinstance(event, Moved)]
    assert [packet.target.seat for packet in packets] == [2, 3, 0, 1] * 2
    assert [packet.cards for packet in packets] == [pack[n : n + 5] for n in range(0, 40, 5)]


def test_c2_the_deal_passes_to_the_left() -> None:
    table = quiet()
    table.play_out()
    assert (table.state.dealer, table.state.to_act) == (0, CHANCE)


# --- C3, C6: the tricks ------------------------------------------------------------------------------------


def test_c3_nobody_chooses_a_trump() -> None:
    table = table_with()
    assert not [event for event in table.deal(*QUIET) if isinstance(event, TrumpTurned)]
    assert table.state.phase == "play"
    assert table.refused("0 beg") == "'beg' is not possible now (rule C6)"


@pytest.mark.parametrize(("hearts", "trump", "winner"), [("beat-all", HEARTS, 1), ("plain", NO_SUIT, 3)])
def test_c3_a_heart_beats_every_other_suit_unless_hearts_are_plain(
    hearts: str, trump: int, winner: int
) -> None:
    table = table_with(hearts=hearts)
    table.deal(*VOID)
    events = table.play("6D 6H KD 2D")
    assert [event.seat for event in events if isinstance(event, TrickTaken)] == [winner]
    assert table.state.trump == trump


@pytest.mark.parametrize("hearts", ["beat-all", "plain"])
def test_c3_a_heart_is_played_on_another_suit_only_when_void_and_need_not_be(hearts: str) -> None:
    table = table_with(hearts=hearts)
    table.deal(*VOID)
    table.play("6D")
    assert table.legal() == table.hand(1)  # void in diamonds: hearts or any other card
    table.play("3C")
    assert table.refused("2 play 7H") == "You must follow suit: you hold diamonds (rule C6)"


@pytest.mark.parametrize("hearts", ["beat-all", "plain"])
def test_c3_a_led_heart_must_be_followed(hearts: str) -> None:
    table = table_with(hearts=hearts)
    table.deal(*QUIET)
    table.play("5H")
    assert table.refused("1 play 2S") == "You must follow suit: you hold hearts (rule C6)"
    assert table.legal() == "6H JH AH"


def test_c6_eldest_leads_any_card() -> None:
    table = quiet()
    assert table.state.to_act == 0
    assert table.legal() == table.hand(0)


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("6D 6H KD 2D", 1), ("6D 3C KD 2D", 3), ("2H AH 7H 3H", 3), ("2H AH 7H 4H", 0), ("4S QS AS 3H", 3)],
    ids=["a heart", "best of the suit led", "best heart", "two beats ace", "three of hearts on spades"],
)
def test_c6_best_heart_or_else_best_of_the_suit_led_wins_and_leads(trick: str, winner: int) -> None:
    table = table_with()
    table.deal(*VOID)
    events = table.play(trick)
    assert [event.seat for event in events if isinstance(event, TrickTaken)] == [winner]
    assert table.state.to_act == winner
    assert table.state.leader == winner


def test_c6_ten_tricks_make_a_deal() -> None:
    table = quiet()
    events = table.play_out()
    assert len([event for event in events if isinstance(event, TrickTaken)]) == 10
    assert isinstance(events[-1], DealOver)


# --- C4, C5: announcements ---------------------------------------------------------------------------------


def announced(hand: str, hearts_baba: str = "literal") -> list[tuple[str, str, str, int]]:
    """What a hand announces: kind, ranks, suit, points."""
    found = combinations_of(card_set(cards(hand)), hearts_baba)
    return [
        (kind, ranks, "" if suit == NO_SUIT else "SHDC"[suit], points) for kind, ranks, suit, points in found
    ]


@pytest.mark.parametrize(
    ("rank", "points"),
    [("7", 4), ("3", 3), ("2", 3), ("A", 3), ("K", 1), ("Q", 1), ("J", 1), ("6", 1), ("5", 1), ("4", 1)],
)
@pytest.mark.parametrize("suits", ["SHD", "SHC", "SDC", "HDC", "SHDC"])
def test_c4_three_or_four_of_a_rank(rank: str, points: int, suits: str) -> None:
    assert announced(" ".join(rank + suit for suit in suits)) == [("set", rank, "", points)]


def test_c4_two_of_a_rank_are_no_set() -> None:
    assert announced("7S 7H KD KC") == []


def test_c4_hands_announce_from_eldest_round_to_the_dealer_before_the_first_lead() -> None:
    table = Table("semerik", dealer=1)
    events = table.deal("KS KH KD", "QS QH QD", "JS JH JD", "5S 5H 5D")
    told = [event for event in events if isinstance(event, Announced)]
    assert [(event.seat, event.ranks) for event in told] == [(2, "J"), (3, "5"), (0, "K"), (1, "Q")]
    assert table.points == [(0, 1, "set"), (1, 1, "set"), (0, 1, "set"), (1, 1, "set")]
    assert table.state.view_for(3).announced == tuple(told)
    assert (table.state.phase, table.state.to_act) == ("play", 2)


def test_c4_cards_are_not_shown() -> None:
    """Which three kings seat 0 holds stands in no event, and in no other seat's view."""
    table = table_with()
    events = table.deal(*KINGS)
    assert Announced(0, "set", "K", NO_SUIT, 1) in events
    assert [event.cards for event in events if isinstance(event, Scored)] == [()]
    assert "KD" not in str(table.state.view_for(2).to_json())


def test_c4_highest_set_first_then_babas() -> None:
    assert announced("7S 7H 7D 32AS 3H 3D 45C") == [
        ("set", "3", "", 4),
        ("set", "7", "", 4),
        ("baba", "32A", "S", 3),
    ]


@pytest.mark.parametrize(
    ("ranks", "points"),
    [("32A", 3), ("32AK", 6), ("32AKQ", 9), ("32AKQJ", 15), ("32AQJ", 3), ("32AKJ", 6)],
)
@pytest.mark.parametrize("suit", "SDC")
def test_c5_baba_without_gaps(ranks: str, points: int, suit: str) -> None:
    told = ranks if points == 15 else "32AKQJ"[: {3: 3, 6: 4, 9: 5}[points]]
    assert announced(ranks + suit) == [("baba", told, suit, points)]


@pytest.mark.parametrize("ranks", ["32K", "3AK", "2AKQJ", "3AKQJ", "32KQJ"])
def test_c5_three_two_and_ace_are_needed(ranks: str) -> None:
    assert announced(f"{ranks}S {ranks}H") == []


@pytest.mark.parametrize(
    ("hearts_baba", "points"), [("literal", [5, 6, 9, 15]), ("plus-two", [5, 8, 11, 17])]
)
def test_c5_baba_of_hearts(hearts_baba: str, points: list[int]) -> None:
    for ranks, worth in zip(["32A", "32AK", "32AKQ", "32AKQJ"], points, strict=True):
        assert announced(f"{ranks}H", hearts_baba) == [("baba", ranks, "H", worth)]


@pytest.mark.parametrize("hearts_baba", ["literal", "plus-two"])
def test_c5_hearts_baba_leaves_other_suits_alone(hearts_baba: str) -> None:
    assert announced("32AKD", hearts_baba) == [("baba", "32AK", "D", 6)]


@pytest.mark.parametrize("rank", "32A")
def test_c5_a_baba_raises_sets_of_threes_twos_and_aces(rank: str) -> None:
    others = " ".join(rank + suit for suit in "HDC")
    assert announced(f"32AS {others}") == [("set", rank, "", 4), ("baba", "32A", "S", 3)]


def test_c5_a_baba_raises_no_other_set() -> None:
    assert announced("32AKS KH KD 7S 7H 7D") == [
        ("set", "K", "", 1),
        ("set", "7", "", 4),
        ("baba", "32AK", "S", 6),
    ]


def test_c5_two_babas_and_three_sets_in_one_hand() -> None:
    assert announced("32AS 32AH 32AC") == [
        ("set", "3", "", 4),
        ("set", "2", "", 4),
        ("set", "A", "", 4),
        ("baba", "32A", "S", 3),
        ("baba", "32A", "H", 5),
        ("baba", "32A", "C", 3),
    ]


def test_c5_a_baba_names_its_suit_to_all() -> None:
    table = table_with()
    assert Announced(0, "baba", "32AK", DIAMONDS, 6) in table.deal("32AKD 456S 45H 4C")


# --- C7, C8: points in play --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "points"),
    [
        ("4S 5S 6S 7S", []),
        ("4S JS 6S 7S", []),
        ("4S JS QS 7S", []),
        ("JS QS KS 7S", [(0, 1, "trick")]),
        ("AS JS QS KS", [(0, 2, "trick")]),
        ("3S 2S AS 7S", [(0, 1, "trick")]),
        ("3S 2D AC KH", [(1, 2, "trick")]),
    ],
)
def test_c7_three_or_four_counting_cards(trick: str, points: list[tuple[int, int, str]]) -> None:
    table = quiet()
    for seat, card in enumerate(trick.split()):
        table.state.hands[seat] = card_set(cards(f"{card} {4 + seat}C"))
    table.play(trick)
    assert table.points == points


def test_c7_scores_at_once() -> None:
    table = quiet()
    events = table.play("KS QS AS 7S")
    assert [event for event in events if isinstance(event, Scored | TrickTaken)] == [
        TrickTaken(2, cards("KQA7S"), 0),
        Scored(0, 1, "trick", 2, cards("QKAS"), 1),
    ]


def four_suits() -> Table:
    """A suit in each hand, hearts in that of seat 0; far below 21 after what is announced."""
    table = Table("semerik", dealer=3, scores=[-60, -60])
    table.deal("4567JQKA23H", "4567JQKA23S", "4567JQKA23D", "4567JQKA23C")
    return table


def test_c8_all_ten_tricks_score_four() -> None:
    table = four_suits()
    table.play_out()
    assert table.state.tricks == [10, 0]
    assert table.points[-1] == (0, 4, "all-tricks")


def test_c8_partners_win_all_tricks_together() -> None:
    table = Table("semerik", dealer=3, scores=[-60, -60])
    table.deal("4567JQKA2H 4D", "4567JQKA23S", "567JQKA23D 3H", "4567JQKA23C")
    events = table.play("4H 4S 3H 4C")
    assert [event.seat for event in events if isinstance(event, TrickTaken)] == [2]
    table.play_out()
    assert table.state.tricks == [10, 0]
    assert table.points[-1] == (0, 4, "all-tricks")


def test_c8_nine_tricks_score_nothing_more() -> None:
    table = Table("semerik", dealer=3, scores=[-60, -60])
    table.deal("4567JQKA2H 4D", "4567JQKA23S", "567JQKA23D 4C", "567JQKA23C 3H")
    table.play_out()
    assert table.state.tricks == [9, 1]
    assert "all-tricks" not in [why for _, _, why in table.points]


# --- C9, C10: the match and the ledger ---------------------------------------------------------------------


def test_c9_match_is_21_points() -> None:
    assert table_with().state.target == 21
    assert "target" not in table_with().state.options


def test_c9_match_ends_in_mid_deal() -> None:
    table = Table("semerik", dealer=3, scores=[20, 20])
    table.deal(*QUIET)
    events = table.play("KS QS AS 7S")
    assert events[-2:] == [DealOver(tuple(table.state.points)), MatchOver(0, (21, 20), 21)]
    assert (table.state.to_act, table.state.outcome()) == (OVER, 0)


def test_c9_nothing_is_scored_after_the_end() -> None:
    """The last of ten tricks brings 21, so that all ten tricks bring nothing more."""
    table = four_suits()
    table.state.scores[0] = 21 - 6 * 2
    table.play_out()
    assert table.points[-1] == (0, 2, "trick")
    assert (table.state.tricks, table.state.scores[0]) == ([10, 0], 21)


def test_c9_twenty_points_do_not_end_it() -> None:
    table = Table("semerik", dealer=3, scores=[19, 0])
    table.deal(*KINGS)
    assert (table.state.scores, table.state.to_act) == ([20, 0], 0)


def test_c9_all_four_hands_are_entered_and_then_the_higher_total_wins() -> None:
    """Seat 0 is first to 21, but seat 1's sevens bring its side to 24."""
    table = Table("semerik", dealer=3, scores=[20, 20])
    events = table.deal(*SEVENS)
    assert table.points == [(0, 1, "set"), (1, 4, "set")]
    assert events[-1] == MatchOver(1, (21, 24), 21)


@pytest.mark.parametrize(("dealer", "winner"), [(3, 0), (0, 1), (1, 0), (2, 1)])
def test_c9_equal_totals_go_to_eldests_side(dealer: int, winner: int) -> None:
    table = Table("semerik", dealer, scores=[24, 21])
    assert table.deal(*SEVENS)[-1] == MatchOver(winner, (25, 25), 21)


@pytest.mark.parametrize(("losers", "ledger"), [(0, 42), (10, 42), (11, 21), (20, 21), (-3, 42)])
def test_c10_the_winner_writes_42_if_the_losers_have_fewer_than_11(losers: int, ledger: int) -> None:
    table = Table("semerik", dealer=3, scores=[20, losers])
    events = table.deal(*KINGS)
    assert events[-1] == MatchOver(0, (21, losers), ledger)


def test_c10_other_games_keep_no_ledger() -> None:
    assert [spec.id for spec in GAMES.values() if spec.ledger] == ["semerik"]


def test_c11_no_last_trick_view() -> None:
    assert [spec.id for spec in GAMES.values() if not spec.last_trick] == ["semerik"]


# --- C12, C13: fines ---------------------------------------------------------------------------------------


def test_c12_a_mistake_is_fined_three_and_the_card_goes_back() -> None:
    table = quiet(revoke="fined")
    table.play("4S")
    before = table.state.hands[:]
    events = table.say("mistake 6H")
    assert events == [Mistaken(1, cards("6H")[0]), Scored(1, -3, "fine", 1, cards("6H"), -3)]
    assert table.state.hands == before
    assert (table.state.scores, table.state.to_act, table.points) == ([0, -3], 1, [(1, -3, "fine")])
    assert cards_text(cards_in(table.state.view_for(3).known[1])) == "6H"
    assert [str(action) for action in table.state.view_for(3).history][-1] == "1 mistake 6H"
    table.play("QS")
    assert table.state.to_act == 2


def test_c12_mistakes_are_fined_again_and_again() -> None:
    table = quiet(revoke="fined")
    table.play("4S")
    table.say("mistake 6H", "mistake 6H", "mistake JH")
    assert table.state.scores == [0, -9]


def test_c12_what_is_no_mistake_is_refused() -> None:
    table = quiet(revoke="fined")
    assert table.refused("0 mistake 4S") == "4S may be played, so it is no mistake (rule C12)"
    table.play("4S")
    assert table.refused("1 mistake QS") == "QS may be played, so it is no mistake (rule C12)"
    assert table.refused("1 mistake 3S") == "You do not hold 3S (rule C6)"
    assert table.refused("1 mistake") == "'mistake' goes with exactly one card (rule C12)"
    assert table.refused("1 play 6H") == "You must follow suit: you hold spades (rule C6)"


def test_c12_a_tried_card_is_known_until_it_is_played() -> None:
    table = quiet(revoke="fined")
    table.play("4S")
    table.say("mistake 6H")
    table.play("QS AS 7S")
    assert table.state.known[1] == card_set(cards("6H"))
    table.play("7H 3H 2H 6H")
    assert table.state.known[1] == 0


def test_c12_prevented_by_default() -> None:
    table = quiet()
    table.play("4S")
    assert table.refused("1 mistake 6H") == "'mistake' is not possible now (rule C12)"


@pytest.mark.parametrize("fine", [1, 2, 3])
def test_c13_a_hint_costs_the_askers_side(fine: int) -> None:
    table = quiet(talk_fine=fine)
    assert table.say("hint") == [Said(0, "hint"), Scored(0, -fine, "fine", 0, (), -fine)]
    assert (table.state.scores, table.state.to_act) == ([-fine, 0], 0)
    assert table.refused("0 hint 4S") == "'hint' is not possible now (rule C13)"


def test_c13_hints_are_free_by_default_and_no_action() -> None:
    table = quiet()
    assert table.refused("0 hint") == "'hint' is not possible now (rule C13)"


def test_fines_end_no_match_of_their_own() -> None:
    table = Table("semerik", dealer=3, scores=[20, 20], revoke="fined", talk_fine=3)
    table.deal(*QUIET)
    table.say("hint")
    assert (table.state.scores, table.state.outcome()) == ([17, 20], None)
