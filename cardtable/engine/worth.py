"""What a deal was worth to a seat's side, and what was made of it: luck and skill told apart.

From the deal's first decision on, players of one strength play the very cards that were dealt, many times.
Each chooses by the policy learned from games of the search (:mod:`cardtable.engine.kernel.policy`), told what
its seat may know and no more. Their mean is what the deal was worth: that is luck, since over many deals it
comes to nothing. What was made beyond it is skill: one's own, one's partner's, and what the others lack.

All is reckoned in points ahead: one's own side's less the mean of the others'.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from cardtable.engine.bridge import codes_for, knowledge_of, world_of
from cardtable.engine.kernel.bits import Rng
from cardtable.engine.kernel.deal import PLAY_PHASE, Deal
from cardtable.engine.learned import policy_of
from cardtable.games import GAMES
from cardtable.rules.records import Record, Recorder
from cardtable.rules.state import State

PLAY_OUTS: Final = 400


@dataclass(frozen=True)
class Worth:
    """A deal as a whole, in points ahead.

    ``made`` is what came of it, ``worth`` what players of one strength make of these cards, ``error`` its
    standard error, ``spread`` the standard deviation of single play-outs. ``luck`` and ``skill`` add up to
    ``made``.
    """

    made: float
    worth: float
    error: float
    spread: float
    play_outs: int

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON values."""
        rounded = {key: round(value, 3) for key, value in asdict(self).items()}
        return {**rounded, "luck": round(self.worth, 3), "skill": round(self.made - self.worth, 3)}


def ahead(points: Sequence[float], side: int) -> float:
    """Return how far a side is ahead of the others on the mean."""
    others = [gained for at, gained in enumerate(points) if at != side]
    return points[side] - sum(others) / len(others)


def worth_of_deal(
    record: Record, deal: int, seat: int, seed: int, stop: threading.Event | None = None
) -> Worth | None:
    """Return what a finished deal (from 1) was worth to a seat's side, or nothing if that was stopped."""
    spec = GAMES[record.game]
    recorder = Recorder(spec.match(record.options, record.first_dealer), record.players)
    for each in record.deals[: deal - 1]:
        recorder.deal(each.deck)
        for action in each.actions:
            recorder.apply(action.move)
    recorder.deal(record.deals[deal - 1].deck)
    start = recorder.state.clone()
    for action in record.deals[deal - 1].actions:
        recorder.apply(action.move)
    side = spec.side_of(seat)
    made = ahead(_gained(recorder.state), side)
    if start.to_act < 0:
        return Worth(made, made, 0.0, 0.0, 0)  # decided as it was dealt
    leads = _play_outs(start, side, seed, stop)
    if len(leads) < PLAY_OUTS:
        return None
    mean = sum(leads) / len(leads)
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1))
    return Worth(made, mean, spread / sqrt(len(leads)), spread, len(leads))


def _gained(state: State) -> list[float]:
    gained = [0.0] * len(state.scores)
    for side, points, _ in state.points:
        gained[side] += points
    return gained


def _play_outs(start: State, side: int, seed: int, stop: threading.Event | None) -> list[float]:
    """Play the deal out many times and return how far the side was ahead in each."""
    view = start.view_for(start.to_act)
    base = knowledge_of(view).deal
    world = world_of(start, codes_for(view))
    likes = policy_of(view.game)
    rng = Rng(seed)
    dealt = _gained(start)  # announced or turned before anybody could do anything
    leads: list[float] = []
    while len(leads) < PLAY_OUTS and not (stop and stop.is_set()):
        deal = Deal(base.game)
        deal.copy_from(base)
        deal.enter(world)
        deal.words(rng)
        while deal.phase == PLAY_PHASE:
            deal.play(likes.choose(deal, rng))
        leads.append(ahead([had + got for had, got in zip(dealt, deal.pts, strict=False)], side))
    return leads
