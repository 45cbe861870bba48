"""Every reason that the engine may give is a sentence here, for the table of moves and for the hint."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

from cardtable.engine import analysis
from cardtable.games import GAMES
from cardtable.model.adviser import Advice, Reason, Weighed
from cardtable.rules.moves import Move
from cardtable.view.hints.reasons import hint_sentence, reason_sentence

PROTOCOL = Path(analysis.__file__).with_name("PROTOCOL.md")
PARAMS: dict[str, str | int] = {
    "card": "JH", "from": "AH", "pips": 10, "suit": "S", "count": 3, "points": 1
}  # fmt: skip


def engine_keys() -> set[str]:
    """The keys that the protocol lists, and all that stands in the engine's code like one."""
    listed = [line for line in PROTOCOL.read_text().splitlines() if re.match(r"\| `[a-z]+-", line)]
    keys = {key for line in listed for key in re.findall(r"`([a-z]+(?:-[a-z]+)+)`", line.split("|")[1])}
    tree = ast.parse(inspect.getsource(analysis))
    code = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return keys | {text for text in code if re.fullmatch(r"[a-z]+-[a-z]+", text)} - set(GAMES) - {
        "follow-or-trump"
    }


def advice_of(*moves: Weighed) -> str:
    return hint_sentence(Advice(moves), GAMES["seven-up-3"])


@pytest.mark.parametrize("key", sorted(engine_keys()))
def test_every_reason_is_a_sentence_and_makes_a_hint(key: str) -> None:
    reason = Reason(key, PARAMS)
    plain = Weighed(Move.parse("play 9H"), 0.5, 0.5, ())
    sentences = reason_sentence(reason), advice_of(plain._replace(reasons=(reason,)), plain)
    for sentence in sentences:
        assert sentence.endswith(".")
        assert not set("{}%") & set(sentence)
    assert sentences[1].startswith("Play the nine of hearts")
    assert sentences[1] != advice_of(plain, plain), "the hint does not say why"


def test_a_hint_says_of_words_and_of_cards_to_lay_away_what_to_do() -> None:
    stand, beg = (Weighed(Move(word), points, None, ()) for word, points in (("stand", 0.2), ("beg", -0.31)))
    assert advice_of(stand, beg) == "Say “Stand”: it promises about 0.5 points more than “Beg”."
    away = Weighed(Move.parse("discard 2C 3D 4H"), 0.1, None, ())
    assert advice_of(away).startswith("Discard these cards: two of clubs, three of diamonds")


def test_a_reason_of_another_engine_is_left_out() -> None:
    assert reason_sentence(Reason("feels-right", {})) == ""
    assert reason_sentence(Reason("keeps-jack", {"card": "JH"})) == ""
