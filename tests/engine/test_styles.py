"""Styles: they show, cost little, and never make a player do what makes no sense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.engine.arena import main
from cardtable.engine.habits import at_risk, habit
from cardtable.engine.levels import VERSION
from cardtable.engine.player import UnknownPlayer, make_player
from cardtable.engine.searcher import BLUNDER, SearchPlayer
from cardtable.engine.styles import CARDS, STYLES, WORDS
from cardtable.engine.thought import Option
from cardtable.games import GAMES
from cardtable.games.thumb_sense import Sense
from cardtable.rules.cards import parse_card
from cardtable.rules.moves import PLAY, PLAYS, Move
from cardtable.rules.seatview import SeatView
from tests.engine.worlds import positions
from tests.games.test_thumb import position
from tests.positions import Table


def searcher(name: str) -> SearchPlayer:
    player = make_player(name)
    assert isinstance(player, SearchPlayer)
    player.new_match("1")
    return player


def option(move: str, value: float, *, visits: int = 400, trick: float = 0.5, won: float = 0.0) -> Option:
    return Option(Move.parse(move), visits, value, 0.0, trick, won, 0.0)


def judged(view: SeatView, *options: Option) -> list[str]:
    """What the cautious, the balanced and the bold choose, the options given the best first."""
    return [str(searcher(f"expert/{style}").judge(view, options)) for style in STYLES]


def eldest() -> SeatView:
    table = Table("seven-up-3", dealer=0)
    table.deal("3S 4S 5D 6D 7C 8C", "9H 2H 2S 9S 9D 9C", turned="4H")
    return table.state.view_for(1)


def dealer() -> SeatView:
    table = Table("seven-up-3", dealer=0)
    table.deal("3S 4S 5D 6D 7C 8C", "9H 2H 2S 9S 9D 9C", turned="4H")
    table.say("beg")
    return table.state.view_for(0)


# --- what a style moves ----------------------------------------------------------------------------------


def test_words_that_are_worth_nearly_the_same_follow_the_style() -> None:
    stand, beg = option("stand", 0.5), option("beg", 0.49)
    assert judged(eldest(), stand, beg) == ["stand", "stand", "beg"]
    assert judged(eldest(), beg._replace(value=0.51), stand) == ["stand", "beg", "beg"]
    assert judged(dealer(), option("take-one", 0.5), option("run", 0.48)) == ["take-one", "take-one", "run"]


def test_a_ten_that_may_be_lost_follows_the_style() -> None:
    view = position("seven-up-3", "TD 3C 4S", trump="H")
    ten, three = option("play TD", 0.5), option("play 3C", 0.5, trick=0.1)
    assert judged(view, ten, three) == ["play 3C", "play TD", "play TD"]
    assert judged(view, three, ten) == ["play 3C", "play 3C", "play TD"]
    safe = ten._replace(trick=1.0)  # what is surely won is no risk
    assert judged(view, safe, three) == ["play TD"] * 3


def test_what_is_plainly_worse_is_chosen_by_no_style() -> None:
    worse = 0.5 - WORDS - 0.001
    assert judged(eldest(), option("stand", 0.5), option("beg", worse)) == ["stand"] * 3
    assert judged(eldest(), option("beg", 0.5), option("stand", worse)) == ["beg"] * 3
    soon_left = option("beg", 0.49, visits=50)
    assert judged(eldest(), option("stand", 0.5), soon_left) == ["stand"] * 3
    view = position("seven-up-3", "TD 3C 4S", trump="H")
    ten, three = option("play TD", 0.5 - CARDS - 0.001), option("play 3C", 0.5)
    assert judged(view, three, ten) == ["play 3C"] * 3
    left = option("play TD", 0.5, visits=300)
    assert judged(view, three, left) == ["play 3C"] * 3


def test_a_match_that_is_won_for_sure_is_not_put_at_risk() -> None:
    sure = option("stand", 0.5, won=1.0)
    assert judged(eldest(), sure, option("beg", 0.5)) == ["stand"] * 3


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", ["normal", "strong"])
@pytest.mark.parametrize("game", GAMES)
def test_no_style_goes_beyond_its_bounds(game: str, level: str, style: str) -> None:
    player = searcher(f"{level}@48/{style}")
    for number, state in enumerate(positions(game, 31, 8)):
        view = state.view_for(state.to_act)
        if number % 9 or len(view.legal.moves) == 1:
            continue
        options = player.think(view)
        move = player.judge(view, options)
        assert view.legal.allows(move)
        values = {option.move: option.value for option in options}
        bound = WORDS if move.word != PLAY else CARDS + (BLUNDER + 0.5) * player.blur
        assert values[move] >= max(values.values()) - bound or move == options[0].move


@pytest.mark.parametrize("level", ["beginner", "easy", "normal@40", "expert@40"])
def test_the_boldest_does_not_overtake_a_partner_s_sure_winner(level: str) -> None:
    view = position("seven-up-4", "2S TH KH 3C", "4D TD 5D", "H")
    for seed in "12345":
        player = make_player(f"{level}/bold")
        player.new_match(seed)
        assert str(player.choose(view)) in ("play 2S", "play 3C", "play TH")


@pytest.mark.parametrize("level", ["beginner", "easy", "normal", "expert"])
def test_the_boldest_does_not_beg_with_a_hand_that_wins_the_match(level: str) -> None:
    table = Table("seven-up-3", dealer=0, scores=(0, 6, 6))
    table.deal("3S 4S 5D 6D 7C 8C", "TH AH 2S 9S 9D 9C", turned="4H")
    player = make_player(f"{level}/bold" if level in ("beginner", "easy") else f"{level}@100/bold")
    assert str(player.choose(table.state.view_for(1))) == "stand"


@pytest.mark.parametrize("name", ["easy", "normal@40", "expert@40"])
def test_the_same_seed_gives_the_same_moves_and_balanced_is_the_level_itself(name: str) -> None:
    players = [make_player(each) for each in (f"{name}/bold", f"{name}/bold", name, f"{name}/balanced")]
    for player in players:
        player.new_match("3")
    for number, state in enumerate(positions("seven-up-4", 32, 6)):
        if number % 9 == 0:
            view = state.view_for(state.to_act)
            bold, again, level, balanced = (player.choose(view) for player in players)
            assert (bold, level) == (again, balanced)


# --- names and records -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("strong/reckless", "the styles are cautious, balanced, bold"),
        ("strong/", "the styles are"),
        ("random/bold", "random has no style"),
        ("plain/bold", "plain has no style"),
        ("plain@100/bold", "plain@100 has no style"),
        ("peeker/bold", "peeker has no style"),
        ("strong/bold/bold", "the styles are"),
        ("nobody/bold", "there is no player"),
    ],
)
def test_a_name_that_is_no_player_s_is_refused(name: str, text: str) -> None:
    with pytest.raises(UnknownPlayer, match=text):
        make_player(name)


def test_records_name_level_style_and_version(tmp_path: Path) -> None:
    file = tmp_path / "1.jsonl"
    seats = "easy/bold,normal@12/cautious"
    assert main(["semerik", "--seats", seats, "--deals", "1", "--records", str(file)]) == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["players"] == ["easy/bold", "normal@12/cautious"] * 2
    assert record["meta"] == {"levels": VERSION}


# --- what the arena shows --------------------------------------------------------------------------------


def test_a_card_is_at_risk_where_its_trick_may_be_lost() -> None:
    def risky(view: SeatView, card: str) -> bool:
        return at_risk(Sense(view, GAMES[view.game]), parse_card(card))

    lead = position("seven-up-3", "TD AD 3C TH 4S 5S", trump="H")
    assert risky(lead, "TD")  # it may be trumped
    assert not risky(lead, "TH")  # nothing beats it
    assert not risky(lead, "AD")  # little is at stake
    last = position("seven-up-3", "TD 3C", "4D 5D", "H")
    assert not risky(last, "TD")
    assert habit(last, PLAYS[parse_card("TD")]) is None
    assert habit(lead, PLAYS[parse_card("TD")]) == ("card", "risk")
    assert habit(lead, PLAYS[parse_card("3C")]) == ("card", "no-risk")
    assert habit(eldest(), Move("beg")) == ("stand", "beg")
    counting = position("semerik", "KS 4S", trump="H")
    assert risky(counting, "KS")
    assert not risky(counting, "4S")


@pytest.mark.parametrize("game", ["seven-up-4", "semerik", "california-jack"])
def test_styles_show_in_the_report(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [game, "--seats", "easy/bold,easy/cautious", "--deals", "60", "--duplicate", "--json"]
    assert main(words) == 0
    bold, cautious = (side["habits"] for side in json.loads(capsys.readouterr().out)["players"])
    assert share(bold["card"], "risk") > share(cautious["card"], "risk") + 0.02
    if "stand" in bold:
        assert share(bold["stand"], "beg") > share(cautious["stand"], "beg") + 0.1
        assert share(bold["answer"], "run") > share(cautious["answer"], "run")


def share(ways: dict[str, int], way: str) -> float:
    return ways[way] / sum(ways.values())
