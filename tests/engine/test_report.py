"""The statistics: sums that add up in any order, and intervals that hold what they promise."""

from __future__ import annotations

import math
import random

import pytest

from cardtable.engine.report import SHARES, Estimate, Ratio, Tally, as_json, as_text, elo, rows


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


def test_parts_merge_into_the_same_sums() -> None:
    rng = random.Random(4)
    whole, parts = Tally.of(2), [Tally.of(2) for _ in range(3)]
    for _ in range(60):
        group = ([rng.randrange(5), rng.randrange(5)], [SHARES, 0], rng.randrange(1, 4), 1)
        whole.add_group(*group)
        rng.choice(parts).add_group(*group)
    merged = Tally.of(2)
    for part in parts:
        merged.merge(part)
    assert merged == whole


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


def test_the_interval_covers_a_known_share_as_often_as_it_says() -> None:
    rng = random.Random(8)
    covered = 0
    for _ in range(1000):
        ratio = Ratio()
        for _ in range(100):
            ratio.add(SHARES * (rng.random() < 0.6), 1)
        _, low, high = ratio.share()
        covered += low is not None and high is not None and low <= 0.6 <= high
    assert 925 <= covered <= 975


def test_elo_is_nil_at_a_fair_share() -> None:
    assert elo(Estimate(0.5, 0.25, 0.75), 2) == pytest.approx((0.0, -190.85, 190.85), abs=0.01)
    assert elo(Estimate(1 / 3), 3).mean == pytest.approx(0.0)
    assert elo(Estimate(1.0, 0.0, 1.0), 2) == Estimate(None)


def test_the_report_names_partners_once_and_counts_the_lead() -> None:
    tally = Tally.of(2)
    tally.add_group([5, 1], [SHARES, 0], 2, 1)
    tally.add_group([3, 3], [SHARES // 2, SHARES // 2], 2, 1)
    first, second = rows(tally, ["a", "b", "a", "c"])
    assert (first.name, first.seats) == ("a", (0, 2))
    assert (second.name, second.seats) == ("b + c", (1, 3))
    assert first.points.mean == 2.0
    assert first.lead.mean == -(second.lead.mean or 0.0) == 1.0
    assert first.lead_group.mean == 2.0
    assert first.won.mean == 0.75
    tally.decisions = 100
    data = as_json(tally, ["a", "b", "a", "c"], 0.5)
    assert data["decisions_per_second"] == 200.0
    assert data["deals_per_second"] == 8.0
    text = as_text(tally, ["a", "b", "a", "c"], 0.5, "matches", "pair")
    assert "lead per pair" in text
    assert "200 decisions and 8 deals a second" in text
    assert "lead per pair" not in as_text(tally, ["a", "b", "a", "c"], 0.5, "matches", "")
