"""What has been learned of how players choose, and what it tells of the hands."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from cardtable.engine.bridge import codes_for
from cardtable.engine.kernel import game as kernel
from cardtable.engine.kernel.deal import PLAY_PHASE, Deal
from cardtable.engine.kernel.policy import Policy, Trail
from cardtable.engine.kernel.sampler import Knowledge
from cardtable.rules.moves import PLAY
from cardtable.rules.seatview import SeatView
from cardtable.rules.state import PLAYING

WEIGHTS: Final = Path(__file__).parent / "weights"
"""Where the learned weights are, a JSON list for each game."""


@cache
def policy_of(game: str) -> Policy:
    """Return the policy learned for a game."""
    return Policy(json.loads((WEIGHTS / f"{game}.json").read_text("ascii")))


def trail_of(view: SeatView, known: Knowledge, likes: Policy) -> Trail | None:
    """Return the cards played in this deal, or nothing where they tell nothing."""
    deal = known.deal
    if view.phase != PLAYING or deal.game.kind == kernel.CALIFORNIA:
        return None
    codes = codes_for(view)
    plays = [codes.code[a.move.cards[0]] for a in view.history if a.move.word == PLAY]
    if not plays:
        return None
    start = Deal(deal.game)
    start.copy_from(deal)
    start.phase = PLAY_PHASE
    start.turn = (view.dealer + 1) % view.seats
    start.cnt = 0
    start.q = 0
    start.voids = 0
    start.left = deal.left + sum(view.tricks)
    start.need = [10000] * 4
    start.tk = [0] * 4
    start.pips = [0] * 4
    start.w = [0] * 16
    start.jack_side = -1
    return Trail(start, plays, view.seat, likes)
