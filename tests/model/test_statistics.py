"""Statistics: sums of a store filled at random are those of a recount, and tests know a known case."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from make_store import fill

from cardtable.games import GAMES
from cardtable.model.chances import chi_square_tail, heaps, is_telling, mean_of, smooth, streaks, wilson
from cardtable.model.fairness import dealt, even_test, everybody_test, hand_test
from cardtable.model.figures import Filter
from cardtable.model.history import back_up, deals_of, delete_all, delete_match
from cardtable.model.luck import luck_of
from cardtable.model.statistics import HEAPS, Statistics
from cardtable.model.store import Store
from cardtable.model.store_reading import SavedMatch, saved_matches, saved_record
from cardtable.rules.cards import cards_in
from cardtable.rules.moves import DECK, Move
from cardtable.rules.records import Record


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("filled")
    fill(folder, 120, 3)
    return folder


@pytest.fixture
def store(filled: Path) -> Iterator[Store]:
    store = Store(filled)
    yield store
    store.close()


def recorded(store: Store) -> list[tuple[SavedMatch, Record]]:
    """Every match, replayed through the rules: the oldest first."""
    found = [
        (saved, saved_record(store, saved, GAMES[saved.game])[0].record) for saved in saved_matches(store)
    ]
    return found[::-1]


@pytest.mark.parametrize("game", ["", *GAMES])
def test_sums_are_those_of_a_recount(store: Store, game: str) -> None:
    statistics = Statistics(store, GAMES)
    statistics.read()
    figures = statistics.figures(Filter(game, assisted=None))
    matches = [pair for pair in recorded(store) if game in ("", pair[0].game)]
    deals = [deal for _, record in matches for deal in record.deals]
    won = [record.winner == 0 for _, record in matches if record.winner is not None]
    assert (figures.whole.matches, figures.whole.won, figures.won) == (len(won), sum(won), tuple(won))
    assert figures.unfinished == len(matches) - len(won)
    assert figures.whole.deals == len(deals)

    points: Counter[tuple[str, bool]] = Counter()
    times: Counter[tuple[str, bool]] = Counter()
    for entry in (entry for deal in deals for entry in deal.points):
        points[entry.why, entry.side == 0] += entry.points
        times[entry.why, entry.side == 0] += 1
    assert {kind.why: kind[1:] for kind in figures.kinds} == {
        why: (points[why, True], times[why, True], points[why, False], times[why, False])
        for why in {why for why, _ in times}
    }
    own = [sum(entry.points for entry in deal.points if entry.side == 0) for deal in deals]
    others = [sum(entry.points for entry in deal.points if entry.side) for deal in deals]
    assert list(figures.own) == heaps(own, HEAPS)
    assert (figures.whole.own, figures.whole.others) == (sum(own), sum(others))
    ahead = [mine - theirs for mine, theirs in zip(own, others, strict=True)]
    assert figures.best_deal is not None
    assert figures.worst_deal is not None
    assert (figures.best_deal.value, figures.worst_deal.value) == (max(ahead), min(ahead))
    doubled = [
        record
        for _, record in matches
        if GAMES[record.game].ledger and record.winner == 0 and min(record.scores[1:]) < 11
    ]
    assert figures.doubled == len(doubled)


def test_matches_are_told_apart_by_all_that_was_chosen_for_them(store: Store) -> None:
    statistics = Statistics(store, GAMES)
    statistics.read()
    for played, (saved, record) in zip(statistics.played, recorded(store), strict=True):
        spec = GAMES[saved.game]
        assert played.level == saved.players[1][1]
        assert played.style == saved.players[1][2]
        assert bool(played.partner) == (spec.sides < spec.seats)
        assert played.changed == tuple(o.key for o in spec.options if record.options[o.key] != o.default)
    for filter_ in (Filter(assisted=False), Filter(assisted=True), Filter(level="good", rules="usual")):
        groups = statistics.groups(filter_, lambda one: (one.level,))
        figures = statistics.figures(filter_)
        assert sum(group.matches for group in groups) == figures.whole.matches
        assert sum(group.deals for group in groups) == figures.whole.deals
    without, with_help = (statistics.figures(Filter(assisted=on)).whole.deals for on in (False, True))
    assert with_help
    assert without + with_help == statistics.figures(Filter(assisted=None)).whole.deals


def test_who_was_dealt_which_card_is_counted_by_the_rules(store: Store) -> None:
    spec = GAMES["seven-up-3"]
    counts: Counter[int] = Counter()
    turned: Counter[int] = Counter()
    for saved, record in recorded(store):
        for deal in record.deals if saved.game == spec.id and not saved.assisted else ():
            state = spec.match(record.options, deal.dealer)
            state.apply(Move(DECK, deal.deck))
            counts.update(cards_in(state.hands[0]))
            turned[state.turned] += 1
    found = dealt(store, spec)
    assert found is not None
    assert dict(zip(found.cards, found.own, strict=True)) == {card: counts[card] for card in spec.pack}
    assert found.everybody.freedom == 51 * 3
    assert dict(zip(found.cards, found.turned, strict=True)) == {card: turned[card] for card in spec.pack}
    assert sum(found.turned_by_suit) == found.deals
    semerik = dealt(store, GAMES["semerik"])
    assert semerik is not None
    assert semerik.turned == ()
    assert semerik.turned_suits is None


def test_chi_square_knows_known_cases() -> None:
    for statistic, freedom, chance in (
        (3.841459, 1, 0.05),
        (67.5048, 50, 0.05),
        (18.4927, 20, 0.5554),
        (29.588, 10, 0.001),
    ):
        assert chi_square_tail(statistic, freedom) == pytest.approx(chance, rel=2e-3)
    # Four cards, two to each of two: from two deals the counts can be told by hand.
    even = everybody_test([[1, 1, 1, 1], [1, 1, 1, 1]])
    assert (even.statistic, even.freedom, even.chance) == (0, 3, 1)
    assert everybody_test([[2, 2, 0, 0], [0, 0, 2, 2]]).statistic == pytest.approx(6)
    assert hand_test([2, 2, 0, 0], 2).statistic == pytest.approx(6)
    uneven = even_test([10, 20, 30, 40])
    assert uneven.statistic == pytest.approx(20)
    assert uneven.freedom == 3


def test_honest_packs_pass_and_marked_ones_do_not() -> None:
    rng = random.Random(1)
    fair, marked = ([[0] * 52 for _ in range(4)] for _ in range(2))
    for deal in range(400):
        pack = list(range(52))
        rng.shuffle(pack)
        for place, card in enumerate(pack):
            fair[min(place // 6, 3)][card] += 1
        if deal % 5 == 0:  # one of five times the ace of the last suit is put into the first hand
            at = pack.index(51)
            pack[0], pack[at] = pack[at], pack[0]
        for place, card in enumerate(pack):
            marked[min(place // 6, 3)][card] += 1
    assert everybody_test(fair).chance > 0.01
    assert everybody_test(marked).chance < 1e-6
    assert hand_test(marked[0], 400).chance < 1e-6


def test_intervals_say_how_sure_a_figure_is() -> None:
    share = wilson(8, 10)
    assert [round(number, 4) for number in share] == [0.8, 0.4902, 0.9433]
    assert wilson(0, 0)[1:] == (0, 1)
    assert not is_telling(share, 10)
    assert is_telling(wilson(60, 100), 100)
    mean = mean_of(heaps([1, 2, 3, 4], 2)[0])
    assert mean.value == 1.5
    assert mean.high == pytest.approx(1.5 + 1.96 * 0.5, abs=1e-3)
    flat = smooth(heaps([2.0] * 50, 10), 5)
    assert {tuple(round(number, 9) for number in value) for value in flat.values} == {(2.0, 2.0, 2.0)}
    assert flat.at[0] == 2.5
    assert streaks([True, True, False, True, False, False, False]) == (2, 3, -3)


def test_luck_and_play_are_summed_in_the_order_of_reviews(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for key, at, game, luck, skill in (
        ("review:3:0:b", "2026-01-01", "semerik", 1.0, -0.5),
        ("review:3:0:a", "2026-01-02", "semerik", -2.0, 0.25),
        ("review:3:0:c", "2026-01-03", "seven-up-3", 4.0, 1.0),
    ):
        text = (
            f'{{"at": "{at}", "game": "{game}", "seat": 0, "summary": {{"luck": {luck}, "skill": {skill}}}}}'
        )
        store.keep(key, text)
    store.keep("review:3:0:d", '{"seat": 0, "summary": null}')
    store.keep("review:3:0:e", "no JSON")
    found = luck_of(store, "semerik")
    assert (found.luck, found.skill, found.deals) == ((0, 1, -1), (0, -0.5, -0.25), 2)
    assert luck_of(store).luck[-1] == 3
    store.close()


def test_a_match_can_be_deleted_and_all_of_it_backed_up(filled: Path, tmp_path: Path) -> None:
    source = Store(filled)
    back_up(source, tmp_path / "matches.sqlite")
    before = len(list(saved_matches(source)))
    with pytest.raises(FileExistsError):
        back_up(source, filled / "matches.sqlite")
    source.close()
    store = Store(tmp_path)
    first = next(saved_matches(store))
    assert deals_of(store, first.id)[-1].scores == first.scores
    delete_match(store, first.id)
    assert len(list(saved_matches(store))) == before - 1
    assert not deals_of(store, first.id)
    delete_all(store)
    for table in ("matches", "deals", "results", "scored", "sums"):
        assert store.query(f"SELECT count(*) FROM {table}") == [(0,)]
    store.close()
