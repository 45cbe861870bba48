"""Prints a digest of what the search finds in some positions of every game: run compiled and interpreted."""

from __future__ import annotations

import hashlib

from cardtable.engine.bench import compiled
from cardtable.engine.thought import EXPERT, PLAIN, Thought
from cardtable.games import GAMES
from tests.engine.worlds import positions


def digest() -> str:
    """Sum up every figure of every move."""
    found = hashlib.sha256()
    for game in GAMES:
        for number, state in enumerate(positions(game, 3, 24)):
            if number % 11 == 0:
                for style in (EXPERT, PLAIN):
                    thought = Thought(state.view_for(state.to_act), style, number)
                    thought.run(60)
                    found.update(repr(thought.options()).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print("compiled" if compiled() else "interpreted", digest())
