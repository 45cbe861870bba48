"""What lies on the table is what the match says, in every game, to the end, with nothing ever put right."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.match import Match
from cardtable.rules.lot import Lot, draw_lot
from cardtable.rules.spec import GameSpec
from cardtable.view.motion.pace import Pace
from cardtable.view.table.depths import FLIGHT
from cardtable.view.table.table_page import TablePage
from tests.positions import pack_for
from tests.toy_game import TOY
from tests.view.sitting import Sitting, make_match

SPECS = [*GAMES.values(), TOY]


def check(page: TablePage, person: Sitting) -> None:
    """Compare the table with the match."""
    assert page.table is not None
    assert person.match is not None
    board = page.table.board
    truth = {zone: Counter(cards) for zone, cards in person.match.table().items() if cards}
    assert board.table() == truth
    for card in board.everything():
        assert card.pose == card.home
        assert card.item.zValue() == card.home_z
    for seat, plaque in enumerate(page.table.plaques):
        assert plaque.state.score == person.view.scores[person.match.spec.side_of(seat)]
    assert board.repairs == 0


@pytest.mark.parametrize("spec", SPECS, ids=[spec.id for spec in SPECS])
def test_a_match_of_computers_is_shown_to_its_end(
    qtbot: QtBot, page: TablePage, person: Sitting, spec: GameSpec
) -> None:
    short: dict[str, Any] = {"target": 5} if spec.id == "california-jack" else {}
    page.quiet.connect(lambda: check(page, person))
    with qtbot.waitSignal(page.matchShown, timeout=30_000):
        person.sit(make_match(spec, person=False, seed=3, **short), autoplay=True)
    check(page, person)
    assert page.match_panel is not None
    assert page.match_panel.isVisible()
    assert person.phases[0] == "lot"
    assert person.phases[-1] == "match-end"
    assert {"deal", "mid-trick", "trick-won", "deal-panel"} <= set(person.phases)


@pytest.mark.parametrize("spec", SPECS, ids=[spec.id for spec in SPECS])
def test_resizing_at_any_moment_does_no_harm(
    qtbot: QtBot, page: TablePage, person: Sitting, spec: GameSpec
) -> None:
    page.set_pace(Pace.fast())
    person.sit(make_match(spec, seed=4))
    sizes = [QSize(900, 700), QSize(1400, 800), QSize(760, 1000), QSize(1024, 640)]
    for n in range(24):
        page.resize(sizes[n % len(sizes)])
        qtbot.wait(5)
        if n % 2:
            page.animator.finish_current()
    for _ in range(400):
        if page.is_quiet and person.may_act:
            break
        page.animator.finish_current()
        qtbot.wait(1)
    qtbot.wait(2 * Pace.fast().hover)  # what may be played rises
    check(page, person)


def test_cards_on_their_way_go_on_from_where_they_are_when_the_window_changes(
    qtbot: QtBot, page: TablePage, person: Sitting
) -> None:
    page.set_pace(Pace.slow())
    person.sit(make_match(GAMES["semerik"], dealer=3))
    table = page.table
    assert table is not None
    qtbot.waitUntil(lambda: bool(table.board.in_flight()), timeout=20_000)
    flying = {card: card.pose for card in table.board.in_flight()}
    page.resize(1400, 800)
    assert table.layout.size.width() == 1400
    for card, pose in flying.items():
        assert card.pose.x == pytest.approx(pose.x * 1400 / 1024)
        assert card.home.x != card.pose.x
    page.animator.finish_all()


def test_a_pack_that_is_shuffled_stays_in_two_halves_when_the_window_changes(
    qtbot: QtBot, page: TablePage, person: Sitting
) -> None:
    page.set_pace(Pace.slow())
    person.sit(make_match(GAMES["semerik"], dealer=3))
    table = page.table
    assert table is not None

    def aside() -> list[float]:
        return [(card.pose.x - card.home.x) / card.home.width for card in table.board.everything()]

    qtbot.waitUntil(lambda: max(aside()) > 0.2 and min(aside()) < -0.2, timeout=20_000)
    before = aside()
    page.resize(1400, 800)
    assert table.layout.size.width() == 1400
    assert aside() == pytest.approx(before)
    page.animator.finish_all()


def test_cards_gathered_for_the_next_deal_stay_with_its_dealer_in_another_window(
    page: TablePage, person: Sitting
) -> None:
    person.sit(make_match(GAMES["semerik"], dealer=3))
    table = page.table
    assert table is not None
    table.board.gather(2)
    page.resize(1400, 800)
    middle = table.plaques[2].box.center()
    assert {(card.home.x, card.home.y) for card in table.board.everything()} == {(middle.x(), middle.y())}


def test_the_table_shows_what_was_told_also_with_motion(
    qtbot: QtBot, page: TablePage, person: Sitting
) -> None:
    page.set_pace(Pace.fast())
    person.sit(make_match(GAMES["semerik"], seed=6))
    table = page.table
    assert table is not None
    # Cards on their way are above all that lies.
    qtbot.waitUntil(lambda: any(card.item.zValue() >= FLIGHT for card in table.board.everything()))
    for _ in range(1000):
        if page.is_quiet and person.may_act:
            break
        page.animator.finish_current()
        qtbot.wait(1)
    qtbot.wait(2 * Pace.fast().hover)
    check(page, person)
    # Nobody is asked and nothing can be chosen while something is shown.
    assert person.may_act


def test_a_trick_stays_until_it_is_read_or_clicked_away(
    qtbot: QtBot, page: TablePage, person: Sitting
) -> None:
    page.set_pace(Pace.off())
    person.sit(make_match(GAMES["seven-up-3"], person=False), autoplay=True)
    for _ in range(200):
        if "trick-won" in person.phases:
            break
        page.animator.finish_current()
        qtbot.wait(1)
    assert page.table is not None
    lying = [zone for zone, cards in page.table.board.zones.items() if cards and zone.name == "trick"]
    assert len(lying) == 3
    page.animator.finish_current()
    lying = [zone for zone, cards in page.table.board.zones.items() if cards and zone.name == "trick"]
    assert len(lying) < 3


def test_equal_cards_in_the_lot_are_drawn_again(qtbot: QtBot, page: TablePage, person: Sitting) -> None:
    spec = GAMES["california-jack"]
    seed = next(n for n in range(500) if len(draw_lot(spec, spec.defaults(), Random(n)).rounds) > 1)
    page.set_pace(Pace.off())
    match = make_match(spec, seed=seed)
    lots: list[Lot] = []
    match.lotDrawn.connect(lots.append)
    person.sit(match)
    assert page.table is not None
    [lot] = lots
    assert "draw again" in page.message.text()
    for draws in lot.rounds:
        drawn = {
            zone.seat: cards[0] for zone, cards in page.table.board.zones.items() if zone.seat >= 0 and cards
        }
        assert {draw.seat: draw.card for draw in draws} == {seat: card.card for seat, card in drawn.items()}
        page.animator.finish_current()
    assert [plaque.state.dealer for plaque in page.table.plaques].index(True) == lot.dealer


def test_a8_a_pack_that_is_thrown_in_is_shown(
    page: TablePage, person: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = pack_for("seven-up-4", 1, [], turned="7C 8C 9C")
    monkeypatch.setattr("cardtable.model.packs.shuffled", lambda spec, rng: pack)
    scripts = [(), ("run",), ("beg",), ()]
    person.sit(make_match(GAMES["seven-up-4"], person=False, dealer=1, scripts=scripts))
    person.wait_for("deal-panel")
    check(page, person)
    assert page.deal_panel is not None
    assert page.deal_panel.note.isVisible()
    assert page.table is not None
    aside = next(cards for zone, cards in page.table.board.zones.items() if zone.name == "aside")
    assert [card.shows_face for card in aside] == [True] * 3


@pytest.mark.parametrize("seat", [1, 2])
def test_the_table_can_be_seen_from_any_seat(
    qtbot: QtBot, page: TablePage, person: Sitting, seat: int
) -> None:
    spec = GAMES["seven-up-3"]
    seats = make_match(spec, person=False, seed=seat).seats
    match = Match(spec, {}, seats, Random(seat), person=seat)
    page.quiet.connect(lambda: check(page, person))
    with qtbot.waitSignal(page.matchShown, timeout=30_000):
        person.sit(match, autoplay=True)
    assert page.hand is not None
