#!/usr/bin/env python3
"""Fills a file of saved matches, to measure what a long life of play costs.

    python3 packaging/make_store.py FOLDER [--deals N] [--seed S]

All games are played at random, by players of every level and style, and kept by the same keeper as at the
table, so the file is what the program itself would have written. `--deals` says how many at least, by default
100,000. With `CARDTABLE_HOME=FOLDER` the program uses it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from cardtable.games import GAMES  # noqa: E402
from cardtable.model.levels import LEVELS, STRONGEST, STYLES  # noqa: E402
from cardtable.model.match_keeper import MatchKeeper  # noqa: E402
from cardtable.model.packs import Snapshot  # noqa: E402
from cardtable.model.plan import MatchPlan, Player, is_partner  # noqa: E402
from cardtable.model.store import Store  # noqa: E402
from cardtable.rules.cards import Card  # noqa: E402
from cardtable.rules.lot import draw_lot, shuffled  # noqa: E402
from cardtable.rules.moves import Move  # noqa: E402
from cardtable.rules.records import Recorder  # noqa: E402
from cardtable.rules.seals import NONCE_BYTES, Seal, cut_pack, sealed  # noqa: E402
from cardtable.rules.spec import GameSpec  # noqa: E402
from cardtable.rules.state import CHANCE, OVER, State  # noqa: E402

SHARES: Final = (4, 3, 2, 2)
"""How often each game is played, in their order."""
_NAMES: Final = ("You", "Oksana", "Halyna", "Taras")
_BEGUN: Final = "2021-01-01"
_MINUTES: Final = 25
"""From deal to deal."""


def fill(folder: Path, deals: int, seed: int) -> int:
    """Play and keep matches until there are so many deals, and return how many there are."""
    rng = random.Random(seed)
    store = Store(folder)
    store.query("PRAGMA synchronous = OFF")  # a file that is made once may be made again
    done = 0
    while done < deals:
        [spec] = rng.choices([*GAMES.values()], SHARES[: len(GAMES)])
        done += _play(store, _plan(spec, rng), rng)
    with store.writing() as db:
        for table, column, number in (
            ("results", "ended", "deal"),
            ("deals", "started", "id"),
            ("matches", "started", "(SELECT min(deals.id) FROM deals WHERE match = matches.id)"),
            ("matches", "ended", "(SELECT max(deals.id) FROM deals WHERE match = matches.id)"),
        ):
            when = f"strftime('%Y-%m-%dT%H:%M:%SZ', ?, ({number} * {_MINUTES}) || ' minutes')"
            db.execute(f"UPDATE {table} SET {column} = {when} WHERE {column} IS NOT NULL", (_BEGUN,))
    store.close()
    return done


def _plan(spec: GameSpec, rng: random.Random) -> MatchPlan:
    options: dict[str, object] = dict(spec.defaults())
    if rng.random() < 0.2:
        option = rng.choice(spec.options)
        options[option.key] = rng.choice(list(option.values))
    level, style = rng.choice(LEVELS).id, rng.choice(STYLES).id
    players = [
        Player(_NAMES[seat], STRONGEST if is_partner(spec, seat) else level, style)
        for seat in range(spec.seats)
    ]
    return MatchPlan(spec, spec.checked(options), tuple(players))


def _play(store: Store, plan: MatchPlan, rng: random.Random) -> int:
    """Play a match, now and then with help or not to its end; return how many deals it had."""
    spec = plan.spec
    state = spec.match(plan.options, draw_lot(spec, plan.options, rng).dealer)
    recorder = Recorder(state, [player.name for player in plan.players])
    keeper = MatchKeeper(store, plan)
    assisted, left = rng.random() < 0.1, rng.random() < 0.04
    while state.to_act != OVER:
        deck = shuffled(spec, rng)
        recorder.deal(deck, _seal(deck, rng))
        while state.to_act >= 0:
            recorder.apply(_move(state, rng))
        keeper.keep(Snapshot(recorder.record, state, assisted, ()))
        if left and state.to_act == CHANCE and rng.random() < 0.3:
            keeper.abandon()
            break
    keeper.leave()
    return len(recorder.record.deals)


def _seal(deck: tuple[Card, ...], rng: random.Random) -> Seal:
    """What the pack would have been sealed with, had the program sealed and cut it."""
    cut, nonce = rng.randrange(1, len(deck)), rng.randbytes(NONCE_BYTES).hex()
    return Seal(sealed(cut_pack(deck, len(deck) - cut), nonce), nonce, cut)


def _move(state: State, rng: random.Random) -> Move:
    legal = state.legal()
    if legal.pick:
        return Move(legal.word, tuple(rng.sample(legal.source, legal.pick)))
    return rng.choice(legal.moves)


def main(words: Sequence[str]) -> int:
    """Fill a file, and return the exit status."""
    parser = argparse.ArgumentParser(description="Fill a file of saved matches.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    done = fill(given.folder, given.deals, given.seed)
    print(f"{done} deals, {sum(file.stat().st_size for file in given.folder.iterdir()) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
