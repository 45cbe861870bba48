"""Proof of fairness: what is shown before a deal, what is kept of it, and who can check it."""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.model.archive import Archive
from cardtable.model.match import Match
from cardtable.model.packs import CodePacks
from cardtable.model.sealing import ASK, AUTO, OFF, PackSealed, Sealing
from cardtable.model.seats import PersonSeat, Seat, ThumbSeat
from cardtable.rules.codes import DealCode, read_code
from cardtable.rules.dealing import pack_of
from cardtable.rules.record_reader import parse
from cardtable.rules.seals import Seal, cut_pack, shell_command
from tests.model.keeping import plan_of

SPEC = GAMES["seven-up-3"]
SEED = 77


def seat(who_cuts: str, archive: Archive | None = None) -> Match:
    """A match of a person, whose packs are sealed."""
    plan = plan_of(SPEC)
    seats: list[Seat] = [ThumbSeat(f"Player {n}", SPEC, random.Random(n)) for n in range(3)]
    seats[0] = PersonSeat("You")
    return Match(
        SPEC,
        {},
        seats,
        random.Random(3),
        first_dealer=1,
        packs=CodePacks(DealCode(SPEC.id, plan.options, SEED, 1)),
        keeper=archive.keeper(plan) if archive is not None else None,
        sealing=Sealing(lambda: who_cuts),
    )


def play_deal(qtbot: QtBot, match: Match) -> None:
    rng = random.Random(5)
    while match.to_act >= 0:
        qtbot.waitUntil(lambda: match.awaits_person or match.to_act < 0, timeout=10_000)
        if match.awaits_person:
            match.play(thumb_move(match.view(), SPEC, rng))


@pytest.mark.parametrize("who", [AUTO, OFF])
def test_the_pack_is_sealed_before_it_is_dealt(qtbot: QtBot, who: str) -> None:
    match = seat(who)
    told: list[object] = []
    match.packSealed.connect(told.append)
    match.dealStarted.connect(told.append)
    match.start()
    first = told[0]
    assert isinstance(first, PackSealed)
    assert not first.asks
    deal = match.record.deals[0]
    assert deal.deck == pack_of(SPEC, SEED, 1), "a cut by the program leaves a code's cards as they are"
    assert deal.seal is not None
    assert deal.seal.commitment == first.commitment == match.commitment
    assert deal.seal.is_true(deal.deck)
    assert (deal.seal.cut == 0) == (who == OFF)
    assert not match.opened, "nothing is opened while the deal is played"
    match.close()


def test_the_person_cuts_the_pack_that_is_sealed(qtbot: QtBot) -> None:
    match = seat(ASK)
    match.start()
    waiting = match.awaits_cut
    assert waiting is not None
    assert not match.is_begun
    match.start()
    assert match.awaits_cut == waiting
    match.cut(20)
    deal = match.record.deals[0]
    shuffled = pack_of(SPEC, SEED, 1)
    assert deal.deck == cut_pack(shuffled, 20)
    assert deal.seal is not None
    assert deal.seal.commitment == waiting.commitment
    assert deal.seal.before_cut(deal.deck) == shuffled
    code = read_code(match.deal_code(), GAMES)
    assert CodePacks(code).next(SPEC) == deal.deck, "a friend gets the cards as they were cut"
    match.close()


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="there is no sha256sum")
def test_sha256sum_alone_finds_the_commitment(qtbot: QtBot) -> None:
    match = seat(ASK)
    match.start()
    assert match.awaits_cut is not None
    shown = match.awaits_cut.commitment
    match.cut(31)
    play_deal(qtbot, match)
    seal, deck = match.opened[1]
    command = shell_command(seal.text(deck))
    found = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True).stdout
    assert found.split()[0] == shown
    match.close()


def test_seals_are_saved_and_stand_in_records(qtbot: QtBot, tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    match = seat(ASK, archive)
    match.start()
    match.cut(7)
    play_deal(qtbot, match)
    match.next_deal()
    assert match.awaits_cut is not None
    assert not match.can_undo, "what has been told of the next pack stands"
    match.cut()
    record = match.record
    match.close()
    found = archive.unfinished(GAMES)
    assert found is not None
    assert [deal.seal for deal in found.record.deals] == [deal.seal for deal in record.deals]
    found.keeper.leave()
    archive.close()
    again = parse(record.pretty(), GAMES)
    assert again == record
    assert again.pretty() == record.pretty()
    assert again.deals[0].seal is not None
    assert again.deals[0].seal.is_true(again.deals[0].deck)


def test_what_is_not_what_was_sealed_is_found_out() -> None:
    pack = pack_of(SPEC, SEED, 1)
    sealed = Sealing(lambda: ASK).seal(pack, may_ask=True)
    deck, seal = sealed.cut(12)
    assert seal.is_true(deck)
    other = (deck[1], deck[0], *deck[2:])
    assert not seal.is_true(other)
    assert not Seal(seal.commitment, "0" * 32, 12).is_true(deck)
    assert not seal._replace(cut=13).is_true(deck)


def test_seals_of_another_form_are_left_as_they_are(qtbot: QtBot) -> None:
    match = seat(AUTO)
    match.start()
    text = match.record.line()
    match.close()
    for old, new in (('"cut": ', '"cut": -'), ('"deal": 1', '"deal": 2'), ('"nonce": "', '"nonce": "x')):
        record = parse(text.replace(old, new), GAMES)
        assert record.deals[0].seal is None
        assert record.line() == text.replace(old, new)
