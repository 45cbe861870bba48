"""Deal codes and the packs that follow from them: what they mean stays for ever."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.games import GAMES
from cardtable.rules.cards import cards_text
from cardtable.rules.codes import GAME_NUMBERS, BadCode, DealCode, read_code
from cardtable.rules.dealing import lot_from, pack_of, seed_of_day

# These lines are never changed: somebody has written such codes down.
FOR_EVER = [
    (
        "950000-000001-G74N7R",
        DealCode("semerik", GAMES["semerik"].checked({}), 2**63 + 12345, 2),
    ),
    (
        "8P0000-000000-00P08R-G01620-XXT",
        DealCode("seven-up-4", GAMES["seven-up-4"].checked({"target": 21, "rank": "classic"}), 5, 3, 17),
    ),
]


@pytest.mark.parametrize(("text", "code"), FOR_EVER)
def test_a_code_means_the_same_for_ever(text: str, code: DealCode) -> None:
    assert read_code(text, GAMES) == code
    assert code.text(GAMES[code.game]) == text


def test_a_seed_gives_the_same_packs_for_ever() -> None:
    spec = GAMES["seven-up-3"]
    assert cards_text(pack_of(spec, 1, 1)[:8]) == "4H 2C QS 4D 5S 6C KD 4S"
    assert lot_from(spec, spec.checked({}), 1).dealer == 1
    assert seed_of_day("semerik", "2026-11-30") == 4371794241537568225


@st.composite
def codes(draw: st.DrawFn) -> DealCode:
    spec = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    options = {o.key: draw(st.sampled_from(list(o.values))) for o in spec.options if draw(st.booleans())}
    return DealCode(
        spec.id,
        spec.checked(options),
        draw(st.integers(0, 2**64 - 1)),
        draw(st.integers(0, spec.seats - 1)),
        draw(st.integers(1, 4095)),
    )


@settings(max_examples=40)
@given(codes(), st.data())
def test_what_is_written_reads_back_and_a_slip_is_noticed(code: DealCode, data: st.DataObject) -> None:
    text = code.text(GAMES[code.game])
    assert read_code(text, GAMES) == code
    assert read_code(text.replace("-", "").replace("0", "o").replace("1", "l").lower(), GAMES) == code
    place = data.draw(st.sampled_from([n for n, letter in enumerate(text) if letter != "-"]))
    other = data.draw(st.sampled_from([letter for letter in "23456789ABCDEFGH" if letter != text[place]]))
    with pytest.raises(BadCode):
        read_code(text[:place] + other + text[place + 1 :], GAMES)


@pytest.mark.parametrize(
    "text", ["", "-", "hello there", "Ж" * 18, "0" * 500, "000000-000000-000000", "950000"]
)
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(BadCode) as error:
        read_code(text, GAMES)
    assert "code" in str(error.value)


def test_every_game_has_a_number() -> None:
    assert set(GAME_NUMBERS) == set(GAMES)


def test_packs_are_whole_and_every_card_comes_everywhere() -> None:
    spec = GAMES["semerik"]
    tops: Counter[int] = Counter()
    for seed in range(1000):
        pack = pack_of(spec, seed, 1)
        assert sorted(pack) == sorted(spec.pack)
        tops[pack[0]] += 1
    expected = 1000 / len(spec.pack)
    chi = sum((count - expected) ** 2 / expected for count in tops.values())
    assert len(tops) == len(spec.pack)
    assert chi < 73  # of 39 degrees of freedom, once in a thousand; the seeds are always the same
