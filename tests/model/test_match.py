"""The referee: what it tells, whom it asks, and how a match survives its players."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Signal
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.engine_client import EngineClient
from cardtable.model.match import DealSummary, Match, MatchSummary
from cardtable.model.match_signals import MatchSignals
from cardtable.model.seats import EngineSeat, PersonSeat, Seat, ThumbSeat
from cardtable.rules.cards import HIDDEN
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import Moved
from cardtable.rules.moves import Move
from cardtable.rules.record_reader import parse
from cardtable.rules.records import replay
from tests.model.channels import Channels, polite
from tests.positions import pack_for

SIGNALS = [
    name
    for name, value in vars(MatchSignals).items()
    if isinstance(value, Signal) and not name.startswith("_")
]


def thumbs(game: str, seed: int = 1) -> list[Seat]:
    spec = GAMES[game]
    return [ThumbSeat(f"Player {n}", spec, random.Random(seed + n)) for n in range(spec.seats)]


class Listener:
    """Keeps every signal of a match in order and deals on by itself."""

    def __init__(self, match: Match) -> None:
        self.heard: list[tuple[str, Any]] = []
        self.match = match
        for name in SIGNALS:
            getattr(match, name).connect(lambda value=None, name=name: self.heard.append((name, value)))
        match.turnChanged.connect(lambda seat: match.next_deal())

    def all(self, name: str) -> list[Any]:
        return [value for heard, value in self.heard if heard == name]


def played_out(qtbot: QtBot, match: Match) -> Listener:
    listener = Listener(match)
    match.start()
    qtbot.waitUntil(lambda: match.is_over, timeout=20_000)
    return listener


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_match_of_computers_is_told_whole_and_its_record_replays(qtbot: QtBot, game: str) -> None:
    spec = GAMES[game]
    match = Match(spec, {}, thumbs(game), random.Random(7))
    told = played_out(qtbot, match)
    record = parse(match.record.line(), GAMES)
    assert replay(record, spec).state.outcome() == record.winner

    assert len(told.all("lotDrawn")) == 1
    assert told.all("lotDrawn")[0].dealer == record.first_dealer
    deals: list[DealSummary] = told.all("dealEnded")
    assert [d.dealer for d in deals] == [d.dealer for d in record.deals]
    for summary, deal in zip(deals, record.deals, strict=True):
        assert [(e.side, e.points, e.why) for e in summary.entries] == [tuple(p) for p in deal.points]
        assert summary.options == spec.checked({})
    [end] = told.all("matchEnded")
    assert end == MatchSummary(record.winner or 0, record.scores, end.ledger, len(deals))
    assert (end.ledger > 0) == spec.ledger
    # Each score told is the one before it plus the entry that came with it.
    scores = [0] * spec.sides
    for entry, after in zip(told.all("pointsScored"), told.all("scoresChanged"), strict=True):
        scores[entry.side] += entry.points
        assert list(after) == scores
        assert entry.total == scores[entry.side]
    plays = sum(a.move.word == "play" for d in record.deals for a in d.actions)
    assert len(told.all("cardPlayed")) == plays
    assert len(told.all("trickTaken")) == plays // spec.seats


def test_the_signals_carry_no_face_that_the_person_may_not_see(qtbot: QtBot, game: str) -> None:
    match = Match(GAMES[game], {}, thumbs(game), random.Random(3), person=1)
    told = played_out(qtbot, match)
    moves: list[Moved] = [value for _, value in told.heard if isinstance(value, Moved)]
    for moved in moves:
        hidden = HIDDEN in moved.cards
        if moved.target.name in {"trick", "turned", "aside"}:
            assert not hidden
        elif moved.target.name == "hand" and moved.source.name == "stock":
            if moved.target.seat != 1:
                assert set(moved.cards) == {HIDDEN}
        elif moved.target.name == "won":
            assert set(moved.cards) == {HIDDEN}
    assert any(m.target.name == "hand" and m.target.seat == 1 and HIDDEN not in m.cards for m in moves)


def test_the_same_seed_gives_the_same_match(qtbot: QtBot) -> None:
    lines = []
    for _ in range(2):
        match = Match(GAMES["seven-up-4"], {}, thumbs("seven-up-4"), random.Random(11))
        played_out(qtbot, match)
        lines.append(match.record.line())
    assert lines[0] == lines[1]


def person_match(game: str, options: dict[str, object] | None = None, seed: int = 5) -> Match:
    seats = thumbs(game)
    seats[0] = PersonSeat("Olena")
    return Match(GAMES[game], options or {}, seats, random.Random(seed))


def test_it_waits_for_the_person_and_takes_only_legal_moves(qtbot: QtBot) -> None:
    match = person_match("semerik")
    Listener(match)
    match.start()
    # The lot of this seed makes another seat eldest, so it is not the person's turn yet.
    assert not match.awaits_person
    with pytest.raises(IllegalMove, match="not your turn"):
        match.play(Move("play", (0,)))
    qtbot.waitUntil(lambda: match.awaits_person, timeout=5000)
    before = match.record.line()
    view = match.view()
    assert view.hand is not None
    illegal = [
        card for card in range(52) if view.hand >> card & 1 and Move("play", (card,)) not in view.legal.moves
    ]
    assert illegal, "this seed should give the person a card that may not be played"
    refusal = match.refusal(Move("play", (illegal[0],)))
    assert refusal is not None
    assert refusal.rule == "C6"
    assert "follow suit" in refusal.sentence
    with pytest.raises(IllegalMove):
        match.play_card(illegal[0])
    assert match.record.line() == before
    match.play(view.legal.moves[0])
    assert match.record.line() != before
    match.close()


def test_c12_a_wrong_card_is_tried_where_mistakes_are_fined(qtbot: QtBot) -> None:
    match = person_match("semerik", {"revoke": "fined"})
    told = Listener(match)
    match.start()
    qtbot.waitUntil(lambda: match.awaits_person, timeout=5000)
    view = match.view()
    assert view.hand is not None
    wrong = next(
        card for card in range(52) if view.hand >> card & 1 and Move("play", (card,)) not in view.legal.moves
    )
    assert match.may_err(wrong)
    match.play_card(wrong)
    assert told.all("mistakeTried")[0].card == wrong
    assert told.all("pointsScored")[-1].why == "fine"
    assert match.awaits_person
    assert match.view().hand == view.hand
    match.close()


def test_a16_the_gift_that_ends_the_match_is_cautioned() -> None:
    spec = GAMES["seven-up-3"]
    match = Match(spec, {}, thumbs(spec.id), random.Random(1), first_dealer=0)
    match._course.state.scores[:] = [6, 5, 6]
    assert match.caution(Move("take-one")) == ""
    match._course.state.scores[1] = 6
    assert match.caution(Move("take-one")) != ""


def engine_match(client: EngineClient, game: str = "seven-up-3", seed: int = 2) -> Match:
    spec = GAMES[game]
    styles = ("bold", "balanced", "cautious", "bold")
    seats: list[Seat] = [
        EngineSeat(f"Player {n}", "beginner", client, random.Random(n), style=styles[n])
        for n in range(spec.seats)
    ]
    return Match(spec, {}, seats, random.Random(seed))


def test_engines_play_a_match_through_the_protocol(qtbot: QtBot, game: str) -> None:
    channels = Channels(polite)
    client = EngineClient(channels)
    match = engine_match(client, game)
    told = played_out(qtbot, match)
    assert told.all("notice") == []
    assert len(channels.made) == 1
    thinks = [m for m in channels.made[0].received if m["type"] == "think"]
    assert {m["level"] for m in thinks} == {"beginner"}
    styles = ("bold", "balanced", "cautious", "bold")
    assert all(m["style"] == styles[m["view"]["seat"]] for m in thinks)
    entries = ("beginner/bold", "beginner", "beginner/cautious", "beginner/bold")
    assert match.record.players == entries[: match.spec.seats]
    # An engine is told a seat's view and nothing that this seat may not know.
    assert all(m["view"]["seat"] == m["view"]["to_act"] for m in thinks)
    client.close()


@pytest.mark.parametrize("bad", [b"END", b"junk", b'{"type": "move", "id": ID, "move": "play 2S 3S"}', b""])
def test_an_engine_that_fails_once_is_replaced_and_nobody_need_be_told(qtbot: QtBot, bad: bytes) -> None:
    thinks = 0

    def reply(message: dict[str, Any]) -> list[bytes]:
        nonlocal thinks
        if message["type"] == "think":
            thinks += 1
            if thinks == 5:
                return [bad.replace(b"ID", str(message["id"]).encode())] if bad else []
        return polite(message)

    channels = Channels(reply)
    client = EngineClient(channels, grace_ms=-200)  # thinking time and grace are 800 ms together
    match = engine_match(client)
    told = played_out(qtbot, match)
    assert len(channels.made) == 2
    assert told.all("notice") == []
    assert replay(match.record, match.spec).state.outcome() is not None
    client.close()


def test_an_engine_that_keeps_failing_gives_way_to_the_simple_player(qtbot: QtBot) -> None:
    channels = Channels(lambda message: polite(message) if message["type"] == "hello" else [b"END"])
    client = EngineClient(channels)
    match = engine_match(client)
    told = played_out(qtbot, match)
    assert len(told.all("notice")) == match.spec.seats
    # In the first deal three moves a seat are tried, each twice; then the simple player keeps the seat. Every
    # further deal tries one move a seat.
    deals = len(told.all("dealEnded"))
    assert deals > 1
    assert 18 < len(channels.made) <= 18 + 6 * (deals - 1)
    assert replay(match.record, match.spec).state.outcome() is not None
    client.close()


def test_nothing_is_told_after_closing(qtbot: QtBot) -> None:
    match = Match(GAMES["semerik"], {}, thumbs("semerik"), random.Random(1))
    told = Listener(match)
    match.start()
    qtbot.waitUntil(lambda: len(told.all("cardPlayed")) > 3, timeout=5000)
    match.close()
    count = len(told.heard)
    qtbot.wait(50)
    assert len(told.heard) == count
    assert not match.awaits_person
    assert not match.awaits_deal


# --- claims ---------------------------------------------------------------------------------------------


def claiming(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seed: int = 3) -> Match:
    """A match of Semerik in which the person leads and holds nothing but certain tricks."""
    pack = pack_for("semerik", 3, ["32AKQH 32AKQS"])
    monkeypatch.setattr("cardtable.model.packs.shuffled", lambda spec, rng: pack)
    spec = GAMES["semerik"]
    rng = random.Random(seed)
    seats: list[Seat] = [PersonSeat("Olena"), *(ThumbSeat(f"P{n}", spec, rng) for n in (1, 2, 3))]
    match = Match(spec, {}, seats, rng, first_dealer=3)
    match.start()
    return match


def test_a_claim_is_played_out_by_ordinary_moves(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = claiming(qtbot, monkeypatch)
    claim = match.claim()
    assert claim is not None
    with qtbot.waitSignal(match.dealEnded, timeout=10_000):
        match.play_out(claim)
        during = (match.awaits_person, match.is_played_out)
    assert (*during, match.is_played_out) == (False, True, False)
    own = [action.move.cards[0] for action in match.record.deals[0].actions if action.seat == 0]
    assert own == list(claim.order)[: len(own)]
    assert list(replay(match.record, match.spec).state.scores) == list(match.view().scores)
    match.close()


def test_what_is_not_certain_cannot_be_claimed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    match = claiming(qtbot, monkeypatch)
    claim = match.claim()
    assert claim is not None
    with pytest.raises(IllegalMove):
        match.play_out(claim._replace(side=1))
    assert match.awaits_person
    match.close()
    with pytest.raises(IllegalMove):
        match.play_out(claim)
