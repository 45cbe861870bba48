"""``cardtable-engine bench``: how many iterations a second the search makes at a first lead."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from typing import Final

from cardtable.engine.kernel import tree
from cardtable.engine.thought import EXPERT, PLAIN, Thought
from cardtable.games import GAMES
from cardtable.rules.lot import shuffled
from cardtable.rules.moves import DECK, Move
from cardtable.rules.seatview import SeatView

DEALS: Final = 7
SEED: Final = 1


def compiled() -> bool:
    """Tell whether the kernel runs compiled."""
    return not str(tree.__file__).endswith(".py")


def first_leads(game: str) -> Iterator[SeatView]:
    """Yield what eldest sees before the first lead, over some deals; in Seven Up it has stood."""
    rng = random.Random(SEED)
    for _ in range(DEALS):
        state = GAMES[game].match({}, 0)
        state.apply(Move(DECK, shuffled(state.spec, rng)))
        if state.phase == "stand":
            state.apply(Move("stand"))
        yield state.view_for(state.to_act)


def bench(iterations: int) -> None:
    """Print a line for each game: the median over the deals for the levels' search, and for plain search."""
    how = "compiled" if compiled() else "interpreted"
    print(f"kernel {how}, {iterations:,} iterations a deal, {DEALS} deals")
    for game in GAMES:
        rates = {}
        for name, style in (("levels", EXPERT), ("plain", PLAIN)):
            found = []
            for number, view in enumerate(first_leads(game)):
                thought = Thought(view, style, number)
                begun = time.perf_counter()
                thought.run(iterations)
                found.append(iterations / (time.perf_counter() - begun))
            rates[name] = statistics.median(found)
        print(f"{game:16} {rates['levels']:9,.0f} a second, plain {rates['plain']:9,.0f}", flush=True)
