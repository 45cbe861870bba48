"""The golden records: made anew byte for byte, replayed through the rules, and each shows what it says.

`python3 packaging/dev.py golden` writes them; packaging/make_golden.py says how they are played.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import make_golden
import pytest

from cardtable.games import GAMES
from cardtable.rules.cards import SUIT_OF, card_set, card_text, cards_text
from cardtable.rules.events import (
    Announced,
    Counted,
    Event,
    MatchOver,
    Mistaken,
    Moved,
    Revealed,
    Scored,
    ThrownIn,
    TrickTaken,
    TrumpTurned,
)
from cardtable.rules.moves import Move
from cardtable.rules.record_reader import load, parse
from cardtable.rules.records import Record, Recorder, replay
from tests.positions import cards

FOLDER = Path(__file__).parent.parent / "golden"
FILES = sorted(path.stem for path in FOLDER.glob("*.json"))

T = TypeVar("T")
Points = list[tuple[int, int, str]]


class Watched:
    """A record played again, with all that happened in each deal."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.recorder = Recorder(
            GAMES[record.game].match(record.options, record.first_dealer), record.players
        )
        self.state = self.recorder.state
        self.deals: list[list[Event]] = []
        for deal in record.deals:
            self.deals.append(list(self.recorder.deal(deal.deck)))
            for action in deal.actions:
                self.deals[-1] += self.recorder.apply(action.move)

    def all(self, kind: type[T], deal: int | None = None) -> list[T]:
        """The events of a kind, in all deals or in one."""
        events = [event for found in self.deals for event in found] if deal is None else self.deals[deal]
        return [event for event in events if isinstance(event, kind)]

    def points(self, deal: int = -1) -> Points:
        """The points of a deal."""
        return [tuple(entry) for entry in self.record.deals[deal].points]  # type: ignore[misc]

    def whys(self, deal: int = -1) -> list[str]:
        """Why each point of a deal was given."""
        return [why for _, _, why in self.points(deal)]

    def said(self, deal: int = -1) -> list[str]:
        """What was said in a deal, without the cards played."""
        moves = [action.move for action in self.record.deals[deal].actions]
        return [move.word for move in moves if move.word not in ("play", "discard")]

    @property
    def over(self) -> MatchOver:
        """How the match ended."""
        (over,) = self.all(MatchOver)
        assert self.deals[-1][-1] == over
        assert (self.record.winner, self.record.scores) == (over.winner, over.scores)
        return over

    def before_last_point(self) -> list[int]:
        """The scores before the last point."""
        side, points, _ = self.points()[-1]
        return [score - points * (n == side) for n, score in enumerate(self.record.scores)]


CHECKS: Final[dict[str, Callable[[Watched], None]]] = {}


def shows(name: str) -> Callable[[Callable[[Watched], None]], None]:
    """Register the check of what a golden record shows."""

    def register(check: Callable[[Watched], None]) -> None:
        CHECKS[name] = check

    return register


# --- the files ---------------------------------------------------------------------------------------------


def test_every_case_has_its_file_its_maker_and_its_check() -> None:
    assert set(FILES) == set(make_golden.GOLDENS) == set(CHECKS)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_whole_match_and_notable_cases(game: str) -> None:
    assert f"{game}-match" in FILES
    assert len([name for name in FILES if name.startswith(f"{game}-")]) >= 5


@pytest.mark.parametrize("game", GAMES)
def test_the_records_of_a_game_show_every_reason_for_points(game: str) -> None:
    records = [record_of(name) for name in FILES if name.startswith(f"{game}-")]
    assert {entry.why for record in records for deal in record.deals for entry in deal.points} == set(
        GAMES[game].reasons
    )


def test_every_word_that_an_option_takes_is_shown_by_a_record() -> None:
    records = [record_of(name) for name in FILES]
    shown = {(record.game, key, value) for record in records for key, value in record.options.items()}
    seven_up = {("seven-up-4", *rest) for game, *rest in shown if game == "seven-up-3"}
    missing = [
        (spec.id, option.key, value)
        for spec in GAMES.values()
        for option in spec.options
        if isinstance(option.values, tuple)
        for value in option.values
        if (spec.id, option.key, value) not in shown | seven_up
    ]
    assert missing == []


@pytest.mark.parametrize("name", FILES)
def test_made_anew_it_is_the_same_byte_for_byte(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_bytes().decode() == make_golden.text_of(name)


@pytest.mark.parametrize("name", FILES)
def test_it_replays_and_reads_back(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    (record,) = load(FOLDER / f"{name}.json", GAMES)
    assert name.startswith(f"{record.game}-")
    assert record.pretty() == text
    assert replay(record, GAMES[record.game]).record.pretty() == text
    assert parse(record.line(), GAMES) == record
    assert json.loads(record.line()) == json.loads(text)
    assert list(record.meta) == ["note"]
    assert str(record.meta["note"]).endswith(".")


def record_of(name: str) -> Record:
    """Read a golden record."""
    return parse((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES)


@pytest.mark.parametrize("name", FILES)
def test_it_shows_what_it_says(name: str) -> None:
    CHECKS[name](Watched(record_of(name)))


def test_the_maker_takes_away_what_is_no_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "old-case.json").write_text("{}")
    assert make_golden.main([str(tmp_path)]) == 0
    assert sorted(path.stem for path in tmp_path.iterdir()) == FILES
    assert f"{len(FILES)} golden records" in capsys.readouterr().out


# --- Seven Up ----------------------------------------------------------------------------------------------


def check_whole_match(seen: Watched) -> None:
    """Played to the end under the seed's rules, with every word said."""
    assert dict(seen.record.options) == GAMES[seen.record.game].defaults()
    assert max(seen.over.scores) >= seen.state.target
    words = {action.move.word for deal in seen.record.deals for action in deal.actions}
    assert words == {"play", *(choice.word for choice in GAMES[seen.record.game].choices)}


for game in ("seven-up-3", "seven-up-4"):
    shows(f"{game}-match")(check_whole_match)


@shows("seven-up-3-thrown-in")
def _(seen: Watched) -> None:
    assert seen.all(ThrownIn) == [ThrownIn(2)]
    assert [(deal.dealer, seen.said(n)) for n, deal in enumerate(seen.record.deals)] == [
        (2, ["beg", "run"]),
        (2, ["stand"]),
    ]
    assert seen.points(0) == [(2, 1, "jack-turned")]
    assert [turned.trump for turned in seen.all(TrumpTurned, 0)] == [1, 1, 1, 1]
    assert seen.record.scores[2] == 1 + sum(points for side, points, _ in seen.points() if side == 2)


@shows("seven-up-4-thrown-in")
def _(seen: Watched) -> None:
    assert seen.all(ThrownIn) == [ThrownIn(3)]
    assert [deal.dealer for deal in seen.record.deals] == [3, 3]
    assert not seen.all(Revealed, 0)
    assert len(seen.all(Revealed, 1)) == 2


def turned_jacks(seen: Watched) -> list[str]:
    return [f"{card_text(turned.card)} {turned.fixed}" for turned in seen.all(TrumpTurned)]


@shows("seven-up-3-jack-on-a-rerun")
def _(seen: Watched) -> None:
    assert turned_jacks(seen) == ["9D True", "JD False", "JC True"]
    (jack,) = [scored for scored in seen.all(Scored) if scored.why == "jack-turned"]
    assert cards_text(jack.cards) == "JC"


@shows("seven-up-3-jack-rerun-first-only")
def _(seen: Watched) -> None:
    assert turned_jacks(seen) == ["9D True", "JD False", "JC True"]
    assert seen.points() == []


@shows("seven-up-3-jack-rerun-every")
def _(seen: Watched) -> None:
    assert turned_jacks(seen) == ["9D True", "JD False", "JC True"]
    assert seen.points() == [(2, 1, "jack-turned")] * 2


def check_gift_wins(seen: Watched) -> None:
    assert seen.said() == ["beg", "take-one"]
    assert str(seen.record.deals[-1].actions[-1].move) == "take-one"
    beggar = (seen.record.deals[-1].dealer + 1) % len(seen.record.players)
    assert seen.points()[-1] == (seen.over.winner, 1, "gift")
    assert seen.over.winner == beggar % len(seen.record.scores)


for game in ("seven-up-3", "seven-up-4"):
    shows(f"{game}-gift-wins")(check_gift_wins)


@shows("seven-up-3-jack-turned-wins")
def _(seen: Watched) -> None:
    assert seen.record.deals[-1].actions == []
    assert seen.points() == [(seen.over.winner, 1, "jack-turned")]
    assert seen.over.winner == seen.record.deals[-1].dealer


@shows("seven-up-4-jack-on-a-rerun-wins")
def _(seen: Watched) -> None:
    assert seen.said() == ["beg", "run"]
    assert len(seen.all(TrumpTurned, -1)) > 1
    assert seen.points()[-1] == (seen.over.winner, 1, "jack-turned")
    assert seen.over.winner == seen.record.deals[-1].dealer % 2


@shows("seven-up-3-count-stops")
def _(seen: Watched) -> None:
    assert seen.before_last_point().count(seen.state.target - 1) > 1
    assert seen.whys() == ["high", "low"]
    assert seen.over.winner == seen.points()[-1][0]


@shows("seven-up-3-lone-trump")
def _(seen: Watched) -> None:
    dealt = [card for move in seen.all(Moved) if move.target.name == "hand" for card in move.cards]
    assert [card_text(card) for card in dealt if SUIT_OF[card] == seen.all(TrumpTurned)[0].trump] == ["JC"]
    assert seen.points()[:2] == [(0, 1, "high"), (0, 1, "low")]
    assert seen.points()[2][1:] == (1, "jack")


@shows("seven-up-3-game-tie")
def _(seen: Watched) -> None:
    assert seen.all(Counted) == [Counted("game", (3, 3, 0))]
    assert seen.points() == []


@shows("seven-up-3-game-tie-eldest")
def _(seen: Watched) -> None:
    assert seen.all(Counted) == [Counted("game", (3, 3, 0))]
    assert seen.points() == [(0, 1, "game")]


@shows("seven-up-3-all-nil")
def _(seen: Watched) -> None:
    assert seen.all(Counted) == [Counted("game", (0, 0, 0))]
    assert seen.points() == []
    assert len(seen.all(TrickTaken)) == 6


@shows("seven-up-3-keep-hand")
def _(seen: Watched) -> None:
    assert seen.said() == ["beg", "run"]
    assert not [action for action in seen.record.deals[0].actions if action.move.word == "discard"]
    assert len(seen.all(TrickTaken)) == 6
    assert [hand.bit_count() for hand in seen.state.hands] == [3, 3, 3]


def check_discards(seen: Watched) -> None:
    """The trump jack and the lowest trump dealt are laid away."""
    assert seen.state.trump == 3
    assert Move.parse("discard JC 2C 3S") in [action.move for action in seen.record.deals[0].actions]
    assert "jack" not in seen.whys()


@shows("seven-up-3-discarded-jack-and-low")
def _(seen: Watched) -> None:
    check_discards(seen)
    assert (0, 1, "low") in seen.points()


@shows("seven-up-3-discarded-low-captured")
def _(seen: Watched) -> None:
    check_discards(seen)
    assert "low" not in seen.whys()


@shows("seven-up-3-low-dealt")
def _(seen: Watched) -> None:
    assert seen.all(TrickTaken)[0] == TrickTaken(1, cards("2C TC 2H"), 0)
    assert (0, 1, "low") in seen.points()


@shows("seven-up-3-low-captured")
def _(seen: Watched) -> None:
    assert seen.all(TrickTaken)[0] == TrickTaken(1, cards("2C TC 2H"), 0)
    assert (1, 1, "low") in seen.points()


@shows("seven-up-3-classic")
def _(seen: Watched) -> None:
    assert seen.all(TrickTaken)[0] == TrickTaken(1, cards("TC AC 2H"), 0)
    assert (1, 1, "high") in seen.points()


@shows("seven-up-3-follow-or-trump")
def _(seen: Watched) -> None:
    assert seen.all(TrickTaken)[0] == TrickTaken(1, cards("AS 7C 4S"), 0)
    spades = [move.cards for move in seen.all(Moved) if move.source.seat == 1 and SUIT_OF[move.cards[0]] == 0]
    assert spades  # which seat 1 held all the time


@shows("seven-up-4-partners")
def _(seen: Watched) -> None:
    assert seen.all(Counted) == [Counted("game", (8, 6))]
    assert seen.points() == [(0, 1, "game")]
    aces = [taken.seat for taken in seen.all(TrickTaken) if card_set(taken.cards) & card_set(cards("AS AH"))]
    assert aces == [0, 2]


# --- California Jack ---------------------------------------------------------------------------------------


@shows("california-jack-match")
def _(seen: Watched) -> None:
    assert dict(seen.record.options) == GAMES["california-jack"].defaults()
    assert seen.over.scores[seen.over.winner] == 10
    for deal in range(len(seen.deals)):
        assert len(seen.all(TrickTaken, deal)) == 26
        assert len(seen.all(TrumpTurned, deal)) == 20


@shows("california-jack-aside")
def _(seen: Watched) -> None:
    assert len(seen.all(TrickTaken)) == 19
    assert [move.target.name for move in seen.all(Moved)].count("aside") == 13
    draws = [move for move in seen.all(Moved) if move.source.name == "stock" and move.target.name == "hand"]
    assert len(draws) == 4 + 2 * 13
    assert sum(cards.bit_count() for cards in seen.state.won) == 52 - 14


@shows("california-jack-fixed-trump")
def _(seen: Watched) -> None:
    turned = seen.all(TrumpTurned)
    assert len({SUIT_OF[card] for card, _, _ in turned}) == 4
    assert {trump for _, trump, _ in turned} == {SUIT_OF[turned[0].card]}


@shows("california-jack-trick-trump")
def _(seen: Watched) -> None:
    """Every point is for a card of the trick just taken in its trump, not in the last trump only."""
    trump, taken, trumps = -1, TrickTaken(-1, (), -1), set()
    for event in seen.deals[0]:
        if isinstance(event, TrickTaken):
            taken = event
        elif isinstance(event, TrumpTurned):
            trump = event.trump
        elif isinstance(event, Scored):
            (card,) = event.cards
            assert card in taken.cards
            assert event.seat == taken.seat
            assert SUIT_OF[card] == trump
            assert card_text(card)[0] == {"high": "T", "low": "2", "jack": "J"}[event.why]
            trumps.add(trump)
    assert len(trumps) > 1
    assert set(seen.whys()) == {"high", "low", "jack"}


@shows("california-jack-trick-trump-wins")
def _(seen: Watched) -> None:
    assert 0 < len(seen.all(TrickTaken, -1)) < 26
    assert seen.over.scores[seen.over.winner] == 5


@shows("california-jack-game-point")
def _(seen: Watched) -> None:
    (counted,) = seen.all(Counted)
    assert sum(counted.counts) == 80
    assert seen.points()[-1] == (counted.counts.index(max(counted.counts)), 1, "game")


@shows("california-jack-game-tie")
def _(seen: Watched) -> None:
    assert seen.all(Counted) == [Counted("game", (40, 40))]
    assert seen.whys() == ["high", "low", "jack"]


@shows("california-jack-dealer-jack-wins")
def _(seen: Watched) -> None:
    assert seen.record.deals[-1].actions == []
    assert seen.points() == [(seen.record.deals[-1].dealer, 1, "jack-turned")]
    assert seen.over.winner == seen.record.deals[-1].dealer


@shows("california-jack-count-stops")
def _(seen: Watched) -> None:
    assert seen.before_last_point() == [seen.state.target - 1] * 2
    assert seen.points() == [(seen.over.winner, 1, "high")]


@shows("california-jack-classic")
def _(seen: Watched) -> None:
    high = next(scored for scored in seen.all(Scored) if scored.why == "high")
    assert card_text(high.cards[0])[0] == "A"


@shows("california-jack-follow-or-trump")
def _(seen: Watched) -> None:
    assert seen.all(TrickTaken) == [TrickTaken(1, cards("AS 7C"), 0)]
    assert seen.state.hands[1] & card_set(cards("23S")) == card_set(cards("23S"))


# --- Semerik -----------------------------------------------------------------------------------------------


@shows("semerik-match")
def _(seen: Watched) -> None:
    assert dict(seen.record.options) == GAMES["semerik"].defaults()
    assert max(seen.over.scores) >= 21
    assert 0 < len(seen.all(TrickTaken, -1)) < 10
    assert seen.whys()[-1] == "trick"


def announced(seen: Watched) -> list[str]:
    suits = "SHDC"
    return [
        f"{seat} {kind} {ranks}{suits[suit] if suit >= 0 else ''} {points}"
        for seat, kind, ranks, suit, points in seen.all(Announced, -1)
    ]


@shows("semerik-announcements")
def _(seen: Watched) -> None:
    assert announced(seen) == ["0 set 2 4", "0 baba 32AKS 6", "1 set 7 4", "2 set J 1", "3 baba 32AC 3"]
    assert seen.points()[:5] == [(0, 4, "set"), (0, 6, "baba"), (1, 4, "set"), (0, 1, "set"), (1, 3, "baba")]


@shows("semerik-hearts-baba")
def _(seen: Watched) -> None:
    assert announced(seen) == ["0 baba 32AKH 6"]


@shows("semerik-hearts-baba-plus-two")
def _(seen: Watched) -> None:
    assert announced(seen) == ["0 baba 32AKH 8"]


@shows("semerik-both-over-21")
def _(seen: Watched) -> None:
    assert [(scored.side, scored.total) for scored in seen.all(Scored)] == [(0, 9), (1, 15), (0, 24), (1, 30)]
    assert seen.over == MatchOver(1, (24, 30), 21)


@shows("semerik-equal-over-21")
def _(seen: Watched) -> None:
    assert seen.record.first_dealer == 0
    assert seen.over == MatchOver(1, (30, 30), 21)


@shows("semerik-all-tricks")
def _(seen: Watched) -> None:
    assert {taken.seat for taken in seen.all(TrickTaken)} == {0, 2}
    assert len(seen.all(TrickTaken)) == 10
    assert seen.points()[-1] == (0, 4, "all-tricks")


@shows("semerik-ledger-42")
def _(seen: Watched) -> None:
    assert seen.over.ledger == 42
    assert 0 < seen.over.scores[1 - seen.over.winner] < 11


@shows("semerik-ledger-21")
def _(seen: Watched) -> None:
    assert seen.over.ledger == 21
    assert seen.over.scores[1 - seen.over.winner] == 11


@shows("semerik-mistake")
def _(seen: Watched) -> None:
    assert seen.all(Mistaken) == [Mistaken(1, cards("AH")[0])]
    assert seen.points()[0] == (1, -3, "fine")
    assert seen.record.scores[1] == -3
    assert seen.state.hands[1] & card_set(cards("AH"))


@shows("semerik-hint")
def _(seen: Watched) -> None:
    assert seen.said() == ["hint"]
    assert seen.points()[0] == (0, -2, "fine")


@shows("semerik-plain-hearts")
def _(seen: Watched) -> None:
    assert seen.all(TrickTaken) == [TrickTaken(3, cards("6D AH KD 2D"), 0)]
