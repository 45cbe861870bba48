"""What is said about moves: each reason where it is plainly true, and not where it is false."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine import example_player
from cardtable.engine.analysis import analyse
from cardtable.engine.arena import main
from cardtable.engine.player import make_player
from cardtable.engine.searcher import SearchPlayer
from cardtable.games import GAMES
from tests.engine.dialogue import ask, first_view
from tests.engine.dialogue import think as think_request
from tests.positions import Table


def weighed(table: Table) -> dict[str, dict[str, Any]]:
    """What is found of every move, by the move."""
    player = make_player("expert@400")
    assert isinstance(player, SearchPlayer)
    player.new_match("1")
    found = analyse(table.state.view_for(table.state.to_act), player)["moves"]
    return {entry["move"]: entry for entry in found}


def told(table: Table, move: str) -> dict[str, dict[str, Any]]:
    """The reasons for a move, by key."""
    return {reason["key"]: reason for reason in weighed(table)[move]["reasons"]}


def seven_up(*hands: str, turned: str = "4H", game: str = "seven-up-3", **options: Any) -> Table:
    """Seat 1 is eldest and has stood; seat 0 deals."""
    table = Table(game, dealer=0, **options)
    table.deal(*hands, turned=turned)
    table.say("stand")
    return table


def test_the_only_legal_card() -> None:
    table = seven_up("9S 2C 3C 4C 5C 6C", "TS 2D 3D 4D 5D 6D", "2S 3S 7C 8C 9C JC")
    table.play("TS")
    assert "only-legal" not in told(table, "play 2S")
    table.play("2S")
    assert "only-legal" in told(table, "play 9S")


def test_winning_and_losing_the_trick() -> None:
    table = seven_up("9S KS 3C 4C 5C 6C", "QS 2D 3D 4D 5D 6D", "2S 3S 7C 8C 9C JC")
    table.play("QS 2S")
    assert told(table, "play KS")["wins-trick"]["card"] == "KS"
    assert "loses-trick" in told(table, "play 9S")
    assert "wins-trick" not in told(table, "play 9S")


def test_the_jack_is_kept_from_the_ten_or_saved() -> None:
    table = seven_up("9S KS 3C 4C 5C 6C", "TH 2D 3D 4D 5D 6D", "JH 3H 7C 8C 9C JC")
    table.play("TH")
    assert told(table, "play 3H")["keeps-jack"] == {"key": "keeps-jack", "card": "JH", "from": "TH"}
    assert "loses-jack" in told(table, "play JH")
    table = seven_up("JH 3H 3C 4C 5C 6C", "9H 2D 3D 4D 5D 6D", "2H 3S 7C 8C 9C JC")
    table.play("9H 2H")
    assert "saves-jack" in told(table, "play JH")
    assert "keeps-jack" not in told(table, "play 3H")


def test_a_ten_counts_for_whoever_wins_it() -> None:
    table = seven_up("TS 3S 3C 4C 5C 6C", "KS 2D 3D 4D 5D 6D", "2S 5S 7C 8C 9C JC")
    table.play("KS 2S")
    assert told(table, "play TS")["saves-ten"]["pips"] == 10
    assert "saves-ten" not in told(table, "play 3S")
    table = seven_up("TC 3C 4C 5C 6C 7C", "KS 2D 3D 4D 5D 6D", "2S 5S 8C 9C JC QC")
    table.play("KS 2S")
    assert told(table, "play TC")["loses-ten"]["card"] == "TC"
    assert told(table, "play 3C")["shows-void"]["suit"] == "S"
    assert "loses-ten" not in told(table, "play 3C")


def test_the_partner_is_winning_or_overtaken() -> None:
    table = seven_up(
        "2S 3S 3C 4C 5C 6C", "JS 2D 3D 4D 5D 6D", "AS 5S 7C 8C 9C JC", "TS 6S QC KC AC TC", game="seven-up-4"
    )
    table.play("JS 5S")
    assert told(table, "play TS")["overtakes-partner"]["card"] == "JS"
    assert "partner-winning" in told(table, "play 6S")
    table.play("6S")
    assert "partner-winning" not in told(table, "play 2S")


def test_cards_that_cannot_win_and_count_alike_have_one_chance_of_the_trick() -> None:
    table = seven_up(
        "2S 3C 4C 5C 6C QD", "JS 2D 3D 4D 5D 6D", "3S 5S 7S TS QS 8C", "9S KS KC AC TC 6S", game="seven-up-4"
    )
    table.play("JS")
    moves = weighed(table)
    chances = [moves[f"play {card}"]["trick"] for card in ("3S", "5S", "7S")]
    assert len(set(chances)) == 1
    assert 0 < chances[0] < 1
    assert moves["play QS"]["trick"] > chances[0], "a card that may win has its own"


def test_three_counting_cards_score() -> None:
    table = Table("semerik", dealer=0)
    table.deal(
        "3S 4S 4D 5D 6D 7D 4C 5C 6C 7C", "QS 4H 5H 6H 7H JD QD JC QC KC", "KS 5S 6S 7S 2H KD AD AC 2D JH"
    )
    table.play("QS KS")
    table.play("JS" if table.state.hands[3] >> 9 & 1 else "AS")
    assert told(table, "play 3S")["scores-trick"]["count"] == 4
    assert "scores-trick" not in told(table, "play 4S")


def test_the_prize_is_taken() -> None:
    table = Table("california-jack", dealer=0)
    table.deal("TS 3S 3C 4C 5C 6C", "KS 2D 3D 4D 5D 6D", turned="AH")
    table.play("KS")
    assert told(table, "play TS")["takes-prize"]["card"] == "AH"
    assert "takes-prize" not in told(table, "play 3S")


def test_the_match_is_won() -> None:
    table = seven_up("9S KS 3C 4C 5C 6C", "TH 2D 3D 4D 5D 6D", "JC 3H 7C 8C 9C 2S", scores=(0, 6, 0))
    assert "wins-match" in told(table, "play TH")
    table = seven_up("9S KS 3C 4C 5C 6C", "TH 2D 3D 4D 5D 6D", "JC 3H 7C 8C 9C 2S", scores=(0, 2, 0))
    assert "wins-match" not in told(table, "play TH")


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_analyses_and_informs(game: str) -> None:
    view = first_view(game)
    limits = {"seed": 1, "iterations": 20}
    request = think_request(view, 1, level="strong", limits=limits)
    (analysis,) = ask({**request, "type": "analyse"})
    assert analysis["type"] == "analysis"
    assert analysis["move"] in [move["move"] for move in analysis["moves"]]
    assert all({"visits", "value", "points", "trick", "reasons"} <= move.keys() for move in analysis["moves"])
    *infos, move = ask({**request, "info": True})
    assert infos
    assert all(info["type"] == "info" and info["moves"] for info in infos)
    assert move["type"] == "move"
    (refused,) = ask({**request, "type": "analyse", "level": "beginner"})
    assert refused["type"] == "error"


def test_advice_on_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = seven_up("9S KS 3C 4C 5C 6C", "QS 2D 3D 4D 5D 6D", "2S 3S 7C 8C 9C JC")
    table.play("QS 2S")
    file = tmp_path / "match.json"
    file.write_text(table.recorder.record.pretty(), encoding="utf-8")
    assert main(["advise", str(file), "--player", "expert@100", "--json"]) == 0
    advice = json.loads(capsys.readouterr().out)
    assert advice["seat"] == 0
    assert {move["move"] for move in advice["moves"]} == {"play 9S", "play KS"}
    assert main(["advise", str(file), "--player", "expert@100"]) == 0
    assert capsys.readouterr().out.startswith("seat 0: play ")
    assert main(["advise", str(file), "--player", "random"]) == 2


def test_the_example_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"cmd:{sys.executable} {example_player.__file__}"
    for game in GAMES:
        seats = ["random", command] if GAMES[game].sides == 2 else ["random", command, "random"]
        assert main([game, "--seats", ",".join(seats), "--matches", "1"]) == 0
    assert capsys.readouterr().err == ""
