"""Helpers: positions by chance, and a server spoken to in a test's own process."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from cardtable.engine.player import LEVELS, Player, RandomPlayer
from cardtable.engine.server import Server
from cardtable.games import GAMES
from cardtable.rules.lot import shuffled
from cardtable.rules.moves import DECK, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import OptionValue
from cardtable.rules.state import CHANCE, OVER


def random_views(game: str, seed: int) -> Iterator[SeatView]:
    """Yield the views of the seats to act in matches played by chance, with options by chance."""
    rng = random.Random(seed)
    spec = GAMES[game]
    player = RandomPlayer()
    while True:
        values: dict[str, Sequence[OptionValue]] = {option.key: option.values for option in spec.options}
        options = {key: rng.choice(choices) for key, choices in values.items()}
        state = spec.match(options, rng.randrange(spec.seats))
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.apply(Move(DECK, shuffled(spec, rng)))
                continue
            view = state.view_for(state.to_act)
            yield view
            state.apply(player.choose(view))


def first_view(game: str, phase: str = "play", seed: int = 1) -> SeatView:
    """The first view in a phase."""
    return next(view for view in random_views(game, seed) if view.phase == phase)


def think(view: SeatView, request: int | str = 1, **changes: Any) -> dict[str, Any]:
    """A request to think, as JSON values."""
    return {"type": "think", "id": request, "view": view.to_json(), "level": "beginner", **changes}


def serve(lines: bytes, levels: Mapping[str, Callable[[], Player]] = LEVELS) -> list[dict[str, Any]]:
    """Let a server answer these lines and return its answers; each is one whole line of JSON."""
    target = io.BytesIO()
    Server(io.BytesIO(lines), target, levels).run()
    written = target.getvalue()
    assert written == b"" or written.endswith(b"\n")
    return [json.loads(line) for line in written.splitlines()]


def ask(*requests: Any) -> list[dict[str, Any]]:
    """Let a server answer these requests, given as JSON values."""
    return serve(b"".join(json.dumps(request).encode() + b"\n" for request in requests))
