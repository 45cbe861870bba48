"""Lets the review judge plays in the positions where it is plain what is right.

Every wrong play of a position is a known mistake: the review is to name a right one as better, and to call
the play an error. Every right play is sound: the review is never to call it one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cardtable.engine.bridge import codes_for, world_of
from cardtable.engine.review import ERRORS, Decision, Moment, graded, weighed
from cardtable.rules.moves import Move
from tests.engine.position_set import Position


class Judged(NamedTuple):
    """A play of a position, and what the review said of it (nothing where all moves are equal)."""

    position: Position
    move: Move
    sound: bool
    decision: Decision | None

    @property
    def is_error(self) -> bool:
        """Whether the review calls it an error."""
        return self.decision is not None and self.decision.grade in ERRORS

    @property
    def is_named(self) -> bool:
        """Whether the review names a right move as the better one."""
        if self.decision is None:
            return False
        best = Move.parse(self.decision.best)
        return self.position.right(best) and best != self.move


def judged(position: Position, move: Move, seed: int, iterations: int) -> Judged:
    """Let the review judge a play of a position."""
    state = position.state
    moment = Moment(0, position.view, world_of(state, codes_for(position.view)), move)
    fair = weighed(moment.view, move, seed, iterations)
    if fair.alone:
        return Judged(position, move, position.right(move), None)
    return Judged(position, move, position.right(move), graded(moment, fair, fair))


def plays(position: Position) -> Iterator[Move]:
    """Yield the plays to be judged: all cards and words; of discards some that lay away what must be kept.

    Discards that keep it are not all sound: what else they lay away is not said.
    """
    legal = position.view.legal
    if not legal.pick:
        yield from legal.moves
        return
    wrong = [move for move in legal.each() if not position.right(move)]
    yield from wrong[:: max(1, len(wrong) // 4)]


@dataclass
class Rates:
    """How the review did in a game."""

    wrong: int = 0
    named: int = 0
    found: int = 0
    sound: int = 0
    blamed: int = 0

    def add(self, one: Judged) -> None:
        """Count a play."""
        if one.sound:
            self.sound += 1
            self.blamed += one.is_error
        else:
            self.wrong += 1
            self.named += one.is_named
            self.found += one.is_error and one.is_named


def report(positions: Sequence[Position], seeds: range, iterations: int) -> None:
    """Judge every play of the positions and print the rates by game, and what was judged wrongly."""
    rates: dict[str, Rates] = {}
    grades: Counter[str] = Counter()
    for position in positions:
        for move in plays(position):
            for seed in seeds:
                one = judged(position, move, seed, iterations)
                rates.setdefault(position.game, Rates()).add(one)
                grade = one.decision.grade if one.decision else "equal"
                if one.sound != (not one.is_error) or (one.is_error and not one.is_named):
                    told = one.decision
                    cost = f"{told.cost:.3f}±{told.error:.3f} against {told.best}" if told else ""
                    kind = "sound" if one.sound else "wrong"
                    print(f"  {position.game}: {position.name}: {kind} {move}: {grade} {cost}", flush=True)
                elif not one.sound:
                    grades[grade] += 1
    for game, rate in rates.items():
        named, found = rate.named / rate.wrong, rate.found / rate.wrong
        print(
            f"{game}: of {rate.wrong} mistakes {named:.1%} named and {found:.1%} called errors; "
            f"of {rate.sound} sound plays {rate.blamed} called errors"
        )
    print("known mistakes by grade:", ", ".join(f"{grade} {count}" for grade, count in grades.items()))
