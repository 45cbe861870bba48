#!/usr/bin/env python3
"""Lets the levels play in the positions of tests/engine/positions and prints how many each gets right.

    python3 packaging/positions.py [LEVEL ...] [--seeds N] [--only TEXT] [--show] [--records DIRECTORY]
    python3 packaging/positions.py --review [--iterations N] [--seeds N] [--only TEXT]

A level may be any player of the arena: `good`, `expert@2000`. Without one all the levels are asked.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from positions_review import report as review  # noqa: E402

from cardtable.engine.analysis import analyse  # noqa: E402
from cardtable.engine.player import LEVELS, make_player  # noqa: E402
from cardtable.engine.review import ITERATIONS  # noqa: E402
from cardtable.engine.searcher import SearchPlayer  # noqa: E402
from tests.engine.position_set import Position, ask, every_position  # noqa: E402


def report(level: str, positions: list[Position], seeds: range, show: bool) -> None:
    """Print how many positions a level gets right, by kind, and what it does wrong."""
    right, asked = Counter[str](), Counter[str]()
    wrong: dict[str, list[str]] = {}
    for answer in ask(level, positions, seeds):
        asked[answer.position.kind] += 1
        right[answer.position.kind] += answer.right
        if not answer.right:
            wrong.setdefault(answer.position.name, []).append(f"{answer.move}")
    share = sum(right.values()) / max(1, sum(asked.values()))
    kinds = ", ".join(f"{kind} {right[kind]}/{asked[kind]}" for kind in asked)
    print(f"{level}: {share:.1%} of {len(positions)} positions, {len(seeds)} seeds each: {kinds}", flush=True)
    for position in positions:
        if position.name in wrong:
            said = ", ".join(f"{move} x{count}" for move, count in Counter(wrong[position.name]).items())
            print(f"  {position.game}: {position.name}: {said}; right: {position.wanted}", flush=True)
            if show:
                tell(position, level)


def tell(position: Position, level: str) -> None:
    """Print how a level weighs each move of a position."""
    player = make_player(level)
    if not isinstance(player, SearchPlayer):
        return
    player.new_match("0")
    for move in analyse(position.view, player)["moves"]:
        reasons = " ".join(reason["key"] for reason in move["reasons"])
        print(
            f"    {move['move']:20} value {move['value']:.4f} points {move['points']:+.3f}"
            f" trick {move['trick']:.2f} visits {move['visits']:6}  {reasons}".rstrip()
        )


def main(words: list[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="positions.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("level", nargs="*", default=list(LEVELS), help="who is asked (default: every level)")
    parser.add_argument("--seeds", type=int, default=1, metavar="N", help="ask each N times (default: 1)")
    parser.add_argument("--only", default="", metavar="TEXT", help="those with this in game, kind or name")
    parser.add_argument("--show", action="store_true", help="print how the moves were weighed where wrong")
    parser.add_argument("--records", type=Path, metavar="DIRECTORY", help="write each position as a record")
    parser.add_argument("--review", action="store_true", help="let the review judge every play of them")
    parser.add_argument(
        "--iterations", type=int, default=ITERATIONS, metavar="N", help="for --review (default: %(default)s)"
    )
    given = parser.parse_args(words)
    positions = [
        position
        for position in every_position()
        if given.only in f"{position.game} {position.kind} {position.name}"
    ]
    if given.records:
        given.records.mkdir(parents=True, exist_ok=True)
        for position in positions:
            name = f"{position.game}-{position.name.replace(' ', '-').replace('/', '-')}.json"
            (given.records / name).write_text(position.record().pretty(), encoding="utf-8")
        return 0
    if given.review:
        review(positions, range(1, given.seeds + 1), given.iterations)
        return 0
    for level in given.level:
        report(level, positions, range(1, given.seeds + 1), given.show)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
