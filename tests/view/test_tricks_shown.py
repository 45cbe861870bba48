"""Tricks stay as long as they need, can be looked at again, and can be claimed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.view.motion.pace import Pace
from tests.positions import pack_for
from tests.view.sitting import Sitting, click_at, make_match

SURE = pack_for("semerik", 3, ["32AKQH 32AKQS"])
"""The person leads, and ten tricks are certain."""


@pytest.fixture
def certain(person: Sitting, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """A person who could claim, not yet asked."""
    monkeypatch.setattr("cardtable.model.packs.shuffled", lambda spec, rng: SURE)
    person.sit(make_match(GAMES["semerik"], dealer=3))
    person.wait_for_turn()
    return person


def after_a_trick(person: Sitting, game: str = "seven-up-3") -> None:
    """Sit down and play until a trick has been taken and it is the person's turn."""
    person.sit(make_match(GAMES[game], dealer=1))
    person.play_until(lambda: sum(person.view.tricks) > 0 and person.may_act)


# --- the last trick -----------------------------------------------------------------------------------------


def test_the_last_trick_is_shown_in_words_too_and_closed_by_any_key(qtbot: QtBot, person: Sitting) -> None:
    after_a_trick(person)
    view = person.page.tricks.view
    person.key(Qt.Key.Key_L)
    assert view.isVisible()
    assert view.accessibleName() == "Last trick"
    words = view.accessibleDescription()
    assert all(name in words for name in ("Olena", "Taras", "Halyna"))
    assert "took the last trick" in words
    before = person.view.counts
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()
    assert person.page.hasFocus()
    assert person.view.counts == before


def test_a_click_on_the_pile_shows_it_and_a_click_anywhere_closes_it(person: Sitting) -> None:
    after_a_trick(person)
    page = person.page
    assert page.table is not None
    assert person.match is not None
    taker = next(seat for seat, plaque in enumerate(page.table.plaques) if plaque.state.tricks)
    box = page.table.layout.places.won[person.match.spec.side_of(taker)]
    click_at(page.view.viewport(), box.center().toPoint())
    assert page.tricks.view.isVisible()
    click_at(page.tricks.view, QPoint(5, 5))
    assert not page.tricks.view.isVisible()


def test_c11_semerik_shows_no_last_trick_and_says_so(person: Sitting) -> None:
    after_a_trick(person, "semerik")
    assert not person.page.tricks.may_show
    person.key(Qt.Key.Key_L)
    assert not person.page.tricks.view.isVisible()
    assert "until the deal is over" in person.page.message.text()


def test_a_new_deal_has_no_last_trick(person: Sitting) -> None:
    told: list[bool] = []
    person.page.lastTrickChanged.connect(told.append)
    after_a_trick(person)
    assert told == [True]
    person.play_until(lambda: person.view.deal == 2 and person.may_act)
    assert told == [True, False]


# --- click to continue --------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["click", "space", "enter", "choice"])
def test_a_trick_waits_for_the_person_who_wants_it_so(person: Sitting, by: str) -> None:
    page = person.page
    page.preferences.set("pace.click-to-continue", True)
    person.sit(make_match(GAMES["seven-up-3"], dealer=1))
    person.play_until(lambda: page.animator.is_waiting)
    assert "Space" in page.message.text()
    assert not person.may_act
    if by == "click":
        click_at(page.view.viewport())
    elif by == "choice":
        page.preferences.set("pace.click-to-continue", False)
    else:
        person.key(Qt.Key.Key_Space if by == "space" else Qt.Key.Key_Return)
    assert not page.animator.is_waiting
    assert "Space" not in page.message.text()


# --- claims -------------------------------------------------------------------------------------------------


def choose(person: Sitting, value: str) -> None:
    person.page.preferences.set("pace.claims", value)


def sure(person: Sitting, monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """Sit down to certain tricks, with a choice about claims."""
    monkeypatch.setattr("cardtable.model.packs.shuffled", lambda spec, rng: SURE)
    choose(person, value)
    person.sit(make_match(GAMES["semerik"], dealer=3))
    person.wait_for_turn()


def test_a_claim_is_asked_about_with_its_proof_and_played_out(
    qtbot: QtBot, person: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sure(person, monkeypatch, "ask")
    claims = person.page.claims
    assert claims is not None
    panel = claims.panel
    assert panel.isVisible()
    assert "10 tricks" in panel.text.text()
    assert "three of hearts, two of hearts, ace of hearts" in panel.rows[0].accessibleName()
    qtbot.wait(400)
    with qtbot.waitSignal(person.page.dealShown, timeout=20_000):
        click_at(panel.go_button)
    assert person.page.pace == Pace.instant()


def test_who_declines_plays_on_and_is_not_asked_again_in_this_deal(
    qtbot: QtBot, person: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sure(person, monkeypatch, "ask")
    claims = person.page.claims
    assert claims is not None
    QTest.keyClick(claims.panel, Qt.Key.Key_Escape)
    assert not claims.panel.isVisible()
    hand = person.page.hand
    assert hand is not None
    person.click(hand.cards[0].card)
    qtbot.waitUntil(lambda: person.may_act, timeout=10_000)
    assert not claims.panel.isVisible()
    assert claims.may_claim
    person.key(Qt.Key.Key_C)
    assert claims.panel.isVisible()


def test_where_points_hang_on_tricks_always_asks_all_the_same(
    person: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sure(person, monkeypatch, "always")
    claims = person.page.claims
    assert claims is not None
    assert claims.panel.isVisible()
    assert claims.panel.play_button.isVisible()


def test_always_tells_and_goes_on_by_itself(qtbot: QtBot, person: Sitting) -> None:
    choose(person, "always")
    person.sit(make_match(GAMES["california-jack"], dealer=1, seed=1))
    claims = person.page.claims
    assert claims is not None
    person.play_until(claims.panel.isVisible)
    assert claims.panel.isVisible()
    assert not claims.panel.play_button.isVisible()
    qtbot.waitUntil(lambda: not claims.panel.isVisible(), timeout=10_000)
    person.wait_for("deal-panel")


def test_off_offers_nothing_unless_asked(certain: Sitting) -> None:
    claims = certain.page.claims
    assert claims is not None
    assert not claims.panel.isVisible()
    assert claims.may_claim
    certain.page.claim()
    assert claims.panel.isVisible()


def test_what_is_not_certain_is_not_claimed(person: Sitting) -> None:
    person.sit(make_match(GAMES["semerik"], dealer=3, seed=9))
    person.wait_for_turn()
    claims = person.page.claims
    assert claims is not None
    person.page.claim()
    assert not claims.panel.isVisible()
    assert "Nothing can be claimed" in person.page.message.text()


def test_the_deal_that_was_claimed_ends_as_one_that_is_played(
    qtbot: QtBot, person: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a moving table too: quickly, without waiting, and the pace is the person's own again afterwards."""
    person.page.set_pace(Pace.brisk())
    person.page.preferences.set("pace.click-to-continue", True)
    monkeypatch.setattr("cardtable.model.packs.shuffled", lambda spec, rng: SURE)
    person.sit(make_match(GAMES["semerik"], dealer=3))
    qtbot.waitUntil(lambda: person.may_act, timeout=20_000)
    claims = person.page.claims
    assert claims is not None
    claims.offer()
    qtbot.wait(400)
    click_at(claims.panel.go_button)
    assert person.page.paces.is_hurried
    person.page.animator.finish_all()
    qtbot.waitUntil(lambda: finished(person), timeout=30_000)
    assert not person.page.paces.is_hurried


def finished(person: Sitting) -> bool:
    person.page.animator.finish_all()
    return "deal-panel" in person.phases
