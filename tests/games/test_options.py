"""Games and their options as data, as the rules page lists them."""

from __future__ import annotations

import pytest

from cardtable.games import GAMES
from cardtable.rules.errors import BadOption
from tests.positions import same

Listed = dict[str, tuple[tuple[str, ...] | range, str | int, str]]

SEVEN_UP: Listed = {
    "rank": (("ten-high", "classic"), "ten-high", "A1"),
    "jack_rerun": (("fixing", "first-only", "every"), "fixing", "A7"),
    "rerun_hand": (("discard", "keep"), "discard", "A10"),
    "follow": (("strict", "follow-or-trump"), "strict", "A11"),
    "low": (("dealt", "captured"), "dealt", "A13"),
    "game_tie": (("nobody", "eldest"), "nobody", "A13"),
    "target": (range(5, 22), 7, "A14"),
}
OPTIONS: dict[str, Listed] = {
    "seven-up-3": SEVEN_UP,
    "seven-up-4": {**SEVEN_UP, "blind": (("on", "off"), "on", "A15")},
    "california-jack": {
        "rank": (("ten-high", "classic"), "ten-high", "B5"),
        "turned": (("taken", "aside"), "taken", "B3"),
        "trump": (("changing", "fixed"), "changing", "B3"),
        "follow": (("strict", "follow-or-trump"), "strict", "B5"),
        "count": (("last-trump", "trick-trump"), "last-trump", "B6"),
        "game_point": (("off", "on"), "off", "B6"),
        "dealer_jack": (("off", "on"), "off", "B6"),
        "target": (range(5, 32), 10, "B7"),
    },
    "semerik": {
        "hearts": (("beat-all", "plain"), "beat-all", "C3"),
        "hearts_baba": (("literal", "plus-two"), "literal", "C5"),
        "revoke": (("prevented", "fined"), "prevented", "C12"),
        "talk_fine": (range(4), 0, "C13"),
    },
}
"""By game and key: the values, the default (the seed's rule) and the rule's number."""

REASONS = {
    "seven-up-3": {"jack-turned", "gift", "high", "low", "jack", "game"},
    "seven-up-4": {"jack-turned", "gift", "high", "low", "jack", "game"},
    "california-jack": {"jack-turned", "high", "low", "jack", "game"},
    "semerik": {"set", "baba", "trick", "all-tricks", "fine"},
}


@pytest.mark.parametrize("game", OPTIONS)
def test_options_are_those_of_the_rules_page(game: str) -> None:
    found = {o.key: (o.values, o.default, o.rule) for o in GAMES[game].options}
    assert found == OPTIONS[game]
    assert GAMES[game].defaults() == {key: default for key, (_, default, _) in OPTIONS[game].items()}


@pytest.mark.parametrize("game", OPTIONS)
def test_points_have_the_names_that_records_know(game: str) -> None:
    assert set(GAMES[game].reasons) == REASONS[game]


@pytest.mark.parametrize("game", OPTIONS)
def test_clauses_depend_on_options_that_there_are_and_every_slot_may_stay_empty(game: str) -> None:
    spec = GAMES[game]
    for reason in spec.reasons.values():
        if reason.option:
            assert set(reason.texts) < set(spec.option(reason.option).values)
        else:
            assert not reason.texts
    assert all(spec.reasons[slot].nobody for slot in spec.slots)


@pytest.mark.parametrize("game", ["seven-up-3", "seven-up-4"])
def test_low_is_dealt_or_won_as_the_option_has_it(game: str) -> None:
    low = GAMES[game].reasons["low"]
    assert low.clause(GAMES[game].defaults()) == "was dealt the lowest trump"
    assert low.clause({"low": "captured"}) == "won the lowest trump"


@pytest.mark.parametrize("game", OPTIONS)
def test_every_option_value_has_its_line(game: str) -> None:
    for option in GAMES[game].options:
        assert set(option.explain) == ({""} if isinstance(option.values, range) else set(option.values))
        assert all(line.endswith(".") for line in option.explain.values())
        assert option.title


def test_a_match_holds_every_option_in_order_and_keeps_them() -> None:
    options = GAMES["semerik"].match({"talk_fine": 2}, 0).options
    assert dict(options) == {
        "hearts": "beat-all",
        "hearts_baba": "literal",
        "revoke": "prevented",
        "talk_fine": 2,
    }
    assert list(options) == ["hearts", "hearts_baba", "revoke", "talk_fine"]
    with pytest.raises(TypeError):
        options["talk_fine"] = 3  # type: ignore[index]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            {"luck": "on"},
            "semerik has no option 'luck'; it has hearts, hearts_baba, revoke, talk_fine",
        ),
        ({"hearts": "wild"}, "option 'hearts' takes one of 'beat-all', 'plain', not 'wild'"),
        ({"hearts": 1}, "option 'hearts' takes one of 'beat-all', 'plain', not '1'"),
        ({"hearts": ["plain"]}, "option 'hearts' takes one of 'beat-all', 'plain', not \"['plain']\""),
        ({"talk_fine": 4}, "option 'talk_fine' takes a whole number from 0 to 3, not '4'"),
        ({"talk_fine": -1}, "option 'talk_fine' takes a whole number from 0 to 3, not '-1'"),
        ({"talk_fine": "1"}, "option 'talk_fine' takes a whole number from 0 to 3, not '1'"),
        ({"talk_fine": True}, "option 'talk_fine' takes a whole number from 0 to 3, not 'True'"),
        ({"talk_fine": 1.0}, "option 'talk_fine' takes a whole number from 0 to 3, not '1.0'"),
    ],
)
def test_options_that_are_not_are_refused(options: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAMES["semerik"].match(options, 0)
    assert str(caught.value) == said


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("outside", [-1, 1])
def test_targets_have_their_bounds(game: str, outside: int) -> None:
    if "target" not in OPTIONS[game]:
        return
    values = GAMES[game].option("target").values
    assert GAMES[game].match({"target": values[0]}, 0).target == values[0]
    assert GAMES[game].match({"target": values[-1]}, 0).target == values[-1]
    with pytest.raises(BadOption, match=f"from {values[0]} to {values[-1]}"):
        GAMES[game].match({"target": int(values[0]) - 1 if outside < 0 else int(values[-1]) + 1}, 0)


def test_a_complete_set_may_be_asked_for() -> None:
    spec = GAMES["semerik"]
    assert spec.checked(spec.defaults(), complete=True) == spec.defaults()
    with pytest.raises(BadOption, match="option 'revoke' of semerik is missing"):
        spec.checked({key: value for key, value in spec.defaults().items() if key != "revoke"}, complete=True)


def test_options_read_from_a_command_line() -> None:
    spec = GAMES["semerik"]
    assert spec.option("talk_fine").parse("2") == 2
    assert spec.option("hearts").parse("plain") == "plain"
    assert GAMES["seven-up-3"].option("target").parse("21") == 21
    for text in ("4", "", "two", "-1", "1.0", "\u0662", "9" * 5000):
        with pytest.raises(BadOption, match="takes a whole number from 0 to 3"):
            spec.option("talk_fine").parse(text)


@pytest.mark.parametrize("game", OPTIONS)
def test_the_first_dealer_is_a_seat(game: str) -> None:
    for dealer in (-1, GAMES[game].seats):
        with pytest.raises(BadOption, match=f"first_dealer is a seat from 0 to {GAMES[game].seats - 1}, not"):
            GAMES[game].match({}, dealer)


def test_a_match_waits_for_its_first_pack() -> None:
    for spec in GAMES.values():
        state = spec.match({}, 1)
        assert (state.to_act, state.deal, state.dealer, state.outcome()) == (-1, 0, 1, None)
        assert state.scores == [0] * spec.sides
        assert state.legal_moves() == ()


def test_a_state_holds_nothing_that_a_clone_would_miss() -> None:
    """Clones copy attribute by attribute, so none may come in by another door."""
    for spec in GAMES.values():
        state = spec.match({}, 0)
        assert not hasattr(state, "__dict__")
        assert same(state.clone(), state)
