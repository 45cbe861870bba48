"""The statistics: sums that add up, and intervals that hold what they promise."""

from __future__ import annotations

import csv
import io
import math
import random
import statistics
from collections import Counter
from collections.abc import Sequence

import pytest

from cardtable.engine.report import Played, as_csv, as_json, as_text, rows
from cardtable.engine.series import Plan
from cardtable.engine.sprt import Sprt
from cardtable.engine.tally import SHARES, Estimate, Group, Ratio, Tally, elo, share_of
from cardtable.games import GAMES


def group(points: Sequence[int], wins: Sequence[int], deals: int, matches: int) -> Group:
    habits = tuple(Counter({("stand", "beg"): n + 1}) for n in range(len(points)))
    return Group(tuple(points), tuple(wins), deals, matches, 50, habits)


def test_a_ratio_is_that_of_the_sums_with_the_spread_over_groups() -> None:
    ratio = Ratio()
    for x, n in ((3, 2), (5, 1), (1, 3)):
        ratio.add(x, n)
    mean, low, high = ratio.estimate()
    residues = [x - 1.5 * n for x, n in ((3, 2), (5, 1), (1, 3))]
    half = 1.959964 * math.sqrt(sum(r * r for r in residues) / 2 * 3) / 6
    assert mean == 1.5
    assert low == pytest.approx(1.5 - half)
    assert high == pytest.approx(1.5 + half)


def test_nothing_can_be_said_of_a_single_group() -> None:
    ratio = Ratio()
    assert ratio.estimate() == Estimate(0.0)
    ratio.add(3, 1)
    assert ratio.estimate() == Estimate(3.0)
    assert ratio.share() == Estimate(3 / SHARES)


@pytest.mark.parametrize("wins", [0, 1, 17, 40])
def test_a_share_of_single_matches_has_wilsons_interval(wins: int) -> None:
    ratio = Ratio()
    for number in range(40):
        ratio.add(SHARES if number < wins else 0, 1)
    mean, low, high = ratio.share()
    assert mean == pytest.approx(wins / 40)
    assert mean is not None
    assert low is not None
    assert high is not None
    for bound in (low, high):  # Wilson's bounds are where the share lies 1.96 deviations off
        if 0.0 < bound < 1.0:
            assert abs(mean - bound) == pytest.approx(1.96 * math.sqrt(bound * (1 - bound) / 40), rel=0.03)
    assert low <= mean <= high


# --- duplicates, whose matches depend on each other ------------------------------------------------------

PLAYED_TOGETHER = {
    "the cards decide": [(0.45, 1), (0.55, 0)],  # what one side wins with, the other wins with too
    "alike": [(0.5, 2), (0.4, 0), (0.1, 1)],  # whoever wins the first wins the second
    "independent": [(0.25, 0), (0.5, 1), (0.25, 2)],
}


def pairs(name: str, count: int, rng: random.Random) -> list[int]:
    """How many of a pair's two matches the first side wins, over some pairs."""
    chances, values = zip(*PLAYED_TOGETHER[name], strict=True)
    return rng.choices(values, chances, k=count)


@pytest.mark.parametrize("name", PLAYED_TOGETHER)
def test_the_interval_covers_the_true_share_however_the_matches_of_a_group_depend(name: str) -> None:
    rng = random.Random(8)
    true = sum(chance * value for chance, value in PLAYED_TOGETHER[name]) / 2
    covered = 0
    for _ in range(1000):
        ratio = Ratio()
        for won in pairs(name, 100, rng):
            ratio.add(SHARES * won, 2)
        _, low, high = ratio.share()
        covered += low is not None and high is not None and low <= true <= high
    assert 925 <= covered <= 975


@pytest.mark.parametrize("name", PLAYED_TOGETHER)
def test_shares_and_elo_agree_with_the_deviation_over_groups_and_with_resampling(name: str) -> None:
    """Two other ways to the same intervals: the spread of the groups' means carried over to Elo by its
    derivative, as chess testers do; and the middle 95% of what groups drawn again come to."""
    rng = random.Random(9)
    means = [won / 2 for won in pairs(name, 1500, rng)]
    ratio = Ratio()
    for mean in means:
        ratio.add(round(2 * SHARES * mean), 2)
    share, rating = ratio.share(), elo(ratio.share(), 2)
    p, deviation = statistics.mean(means), statistics.stdev(means) / math.sqrt(len(means))
    slope = 400 / math.log(10) / (p * (1 - p))
    again = sorted(statistics.fmean(rng.choices(means, k=len(means))) for _ in range(1000))
    assert share == pytest.approx((p, p - 1.96 * deviation, p + 1.96 * deviation), abs=0.001)
    assert share[1:] == pytest.approx((again[25], again[974]), abs=0.004)
    assert rating.mean == pytest.approx(-400 * math.log10(1 / p - 1))
    for bound, sign in zip(rating[1:], (-1, 1), strict=True):
        assert bound == pytest.approx((rating.mean or 0) + sign * 1.96 * deviation * slope, abs=0.5)


def test_groups_that_all_come_out_alike_prove_no_more_than_they_are() -> None:
    ratio = Ratio()
    for _ in range(20):
        ratio.add(2 * SHARES, 2)
    mean, low, high = ratio.share()
    assert (mean, high) == (1.0, 1.0)
    assert low == pytest.approx(20 / (20 + 1.96**2), abs=1e-4)


def test_elo_is_nil_at_a_fair_share() -> None:
    assert elo(Estimate(0.5, 0.25, 0.75), 2) == pytest.approx((0.0, -190.85, 190.85), abs=0.01)
    assert elo(Estimate(1 / 3), 3).mean == pytest.approx(0.0)
    assert elo(Estimate(1.0, 0.0, 1.0), 2) == Estimate(None)
    for sides in (2, 3):
        assert share_of(0.0, sides) == pytest.approx(1 / sides)
        assert elo(Estimate(share_of(123.0, sides)), sides).mean == pytest.approx(123.0)


# --- the report ------------------------------------------------------------------------------------------


def played(duplicate: bool = False) -> Played:
    options = GAMES["seven-up-4"].defaults()
    plan = Plan("seven-up-4", options, ("a", "b", "a", "c"), 7, 9, duplicate=duplicate)
    tally = Tally.of(2)
    tally.add(group([5, 1], [SHARES, 0], 2, 1))
    tally.add(group([3, 3], [SHARES // 2, SHARES // 2], 2, 1))
    return Played(plan, 1, tally, 0.5, Sprt(0, 20, 2))


def test_the_report_names_partners_once_and_counts_the_lead_and_the_words() -> None:
    first, second = rows(played().tally, ["a", "b", "a", "c"])
    assert (first.name, first.seats) == ("a", (0, 2))
    assert (second.name, second.seats) == ("b + c", (1, 3))
    assert first.points.mean == 2.0
    assert first.lead.mean == -(second.lead.mean or 0.0) == 1.0
    assert first.lead_group.mean == 2.0
    assert first.won.mean == 0.75
    assert second.habits == {"stand": {"beg": 4}}
    data = as_json(played())
    assert (data["decisions_per_second"], data["deals_per_second"]) == (200.0, 8.0)
    text = as_text(played(duplicate=True))
    assert "lead per pair" in text
    assert "200 decisions and 8 deals a second" in text
    assert "b + c chose beg 100% of 4" in text
    assert "lead per pair" not in as_text(played())


def test_the_report_as_csv_has_a_row_for_each_side_and_says_what_was_played() -> None:
    first, second = csv.DictReader(io.StringIO(as_csv(played())))
    for row in (first, second):
        assert (row["game"], row["seed"], row["unit"], row["wanted"]) == ("seven-up-4", "7", "matches", "9")
        assert row["table"] == "a,b,a,c"
        assert "rank=ten-high" in row["options"]
        assert (row["groups_played"], row["sprt_elo1"], row["sprt_accepted"]) == ("2", "20", "")
    assert (first["name"], first["seats"], float(first["won"])) == ("a", "0 2", 0.75)
    assert (second["name"], second["seats"], second["habits"]) == ("b + c", "1 3", "stand:beg=4")
