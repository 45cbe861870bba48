"""A player of one's own: ``cardtable-arena semerik --seats easy,"cmd:python example_player.py"``.

It plays the highest rank it may. PROTOCOL.md tells what else stands in a view.
"""

import json
import sys
from typing import Any


def choose(view: dict[str, Any]) -> str:
    """Return one of the legal moves, as text."""
    legal = view["legal"]
    if isinstance(legal, dict):  # any so many of these cards, to be laid away
        return " ".join([legal["word"], *legal["from"].split()[: legal["pick"]]])
    return str(max(legal, key=lambda move: "23456789TJQKA".find(move.split()[-1][0])))


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to a request that wants one."""
    if request["type"] == "think":
        return {"type": "move", "id": request["id"], "move": choose(request["view"])}
    games = ["seven-up-3", "seven-up-4", "california-jack", "semerik"]
    return {"type": "hello", "id": request["id"], "protocol": 1, "name": "high", "games": games}


if __name__ == "__main__":
    for line in sys.stdin:
        if '"id"' in line:
            print(json.dumps(answer(json.loads(line))), flush=True)
