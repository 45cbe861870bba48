"""Learns how players choose cards, from games that the search plays against itself.

``python3 packaging/dev.py learn [GAME …] [--seconds S] [--jobs J]`` lets the strongest search, with few
iterations a move, play deals of each game, a third of them with other rule options, notes each card it chose
among others, and fits the weights of :mod:`cardtable.engine.kernel.policy` to them (softmax regression with
AdaGrad and a pull to zero). The weights are written to ``cardtable/engine/weights/``. The search plays by the
weights that are there, so that running it again is another step; a compiled kernel makes it fast.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
import sys
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from cardtable.engine.bridge import codes_for, game_of, public_deal
from cardtable.engine.kernel.deal import World
from cardtable.engine.kernel.policy import FEATURES, SIZE, UNIT, Policy
from cardtable.engine.learned import WEIGHTS
from cardtable.engine.searcher import Budget, SearchPlayer
from cardtable.engine.sensible import sensible
from cardtable.engine.thought import EXPERT
from cardtable.games import GAMES
from cardtable.rules.cards import SUIT_OF
from cardtable.rules.lot import draw_lot, shuffled
from cardtable.rules.moves import DECK, PLAY, Move
from cardtable.rules.spec import GameSpec, OptionValue
from cardtable.rules.state import CHANCE, OVER, State

ITERATIONS: Final = 700
OTHER_OPTIONS: Final = 0.3
"""Share of the deals with other options."""
ASTRAY: Final = 0.06
"""Share of cards played by chance, so that all sorts of positions are met."""
ROUNDS: Final = 6
RATE: Final = 0.1
PULL: Final = 1e-5
HELD_BACK: Final = 20
"""Each so many choices one is kept from learning, to see how well the weights foretell it."""
NO_MATTER: Final = ("target", "revoke", "talk_fine")


class Choice(NamedTuple):
    """A card chosen: its place among the cards, and the features of all of them on end."""

    chosen: int
    features: list[int]


def watch(game: str, seconds: float, seed: int) -> list[Choice]:
    """Let the search play for so long and return its choices."""
    spec = GAMES[game]
    rng = random.Random(seed)
    player = SearchPlayer(EXPERT, Budget(ITERATIONS))
    player.new_match(str(seed))
    policy = Policy([0] * SIZE)
    policy.noting = True
    choices: list[Choice] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        state = spec.match(_options(spec, rng), draw_lot(spec, spec.defaults(), rng).dealer)
        state.apply(Move(DECK, shuffled(spec, rng)))
        while state.to_act not in (CHANCE, OVER):
            _step(state, player, policy, choices, rng)
    return choices


def _options(spec: GameSpec, rng: random.Random) -> dict[str, OptionValue]:
    if rng.random() >= OTHER_OPTIONS:
        return {}
    chosen: dict[str, OptionValue] = {}
    for option in spec.options:
        if option.key not in NO_MATTER and rng.random() < OTHER_OPTIONS:
            values: Sequence[OptionValue] = option.values
            chosen[option.key] = rng.choice(values)
    return chosen


def _step(
    state: State, player: SearchPlayer, policy: Policy, choices: list[Choice], rng: random.Random
) -> None:
    """Make the player's move, and note it if it is a card among others."""
    view = state.view_for(state.to_act)
    if len(view.legal.moves) == 1:
        state.apply(view.legal.moves[0])
        return
    move = sensible(view, player.think(view))[0].move
    if move.word == PLAY:
        codes = codes_for(view)
        deal = public_deal(view, game_of(view.game, view.options), codes)
        hands, dealt = [0] * 16, [0] * 16
        for seat in range(state.spec.seats):
            hands[seat * 4 : seat * 4 + 4] = codes.masks(state.hands[seat])
            dealt[seat * 4 : seat * 4 + 4] = codes.masks(state.dealt[seat])
        deal.enter(World(hands, dealt, []))
        policy.features.clear()
        policy.look(deal)
        code, suit = codes.code[move.cards[0]], SUIT_OF[move.cards[0]]
        fit = [i for i in range(int(policy.count)) if suit * 13 <= policy.codes[i] <= code]
        if policy.features and fit:
            choices.append(Choice(fit[-1], policy.features[:]))
        if rng.random() < ASTRAY:
            move = rng.choice(view.legal.moves)
    state.apply(move)


def fit(choices: Sequence[Choice], rng: random.Random) -> list[float]:
    """Return the weights under which the choices are likely."""
    weights = [0.0] * SIZE
    squares = [1e-8] * SIZE
    learning = [choice for n, choice in enumerate(choices) if n % HELD_BACK]
    for _ in range(ROUNDS):
        rng.shuffle(learning)
        for chosen, features in learning:
            shares = _shares(weights, features)
            shares[chosen] -= 1.0
            for place, error in enumerate(shares):
                for feature in features[place * FEATURES : place * FEATURES + FEATURES]:
                    slope = error + PULL * len(learning) * weights[feature] / 1000
                    squares[feature] += slope * slope
                    weights[feature] -= RATE * slope / math.sqrt(squares[feature])
    return weights


def _shares(weights: Sequence[float], features: Sequence[int]) -> list[float]:
    """Return how likely each card is."""
    likes = [
        sum(weights[feature] for feature in features[at : at + FEATURES])
        for at in range(0, len(features), FEATURES)
    ]
    most = max(likes)
    powers = [math.exp(like - most) for like in likes]
    whole = sum(powers)
    return [power / whole for power in powers]


def surprise(weights: Sequence[float], choices: Sequence[Choice]) -> float:
    """Return the mean negative logarithm of the chosen cards' likelihood."""
    return sum(-math.log(_shares(weights, c.features)[c.chosen]) for c in choices) / len(choices)


def main(words: Sequence[str] | None = None) -> int:
    """Learn and write the weights of the games named, or of all."""
    parser = argparse.ArgumentParser(description="Learns how players choose cards.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--seconds", type=float, default=240.0, help="how long each process plays a game")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="where chance comes from (default: 1)")
    given = parser.parse_args(words)
    if unknown := [game for game in given.games if game not in GAMES]:
        parser.error(f"there is no game {unknown[0]!r}")
    for game in given.games or GAMES:
        _learn(game, given.seconds, given.jobs, given.seed)
    return 0


def _learn(game: str, seconds: float, jobs: int, seed: int) -> None:
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        parts = pool.starmap(watch, [(game, seconds, seed * 1000 + job) for job in range(jobs)])
    choices = [choice for part in parts for choice in part]
    weights = fit(choices, random.Random(seed))
    kept = choices[::HELD_BACK]
    blind = sum(math.log(len(c.features) / FEATURES) for c in kept) / len(kept)
    print(f"{game}: {len(choices):,} choices, surprise {surprise(weights, kept):.3f} of {blind:.3f}")
    numbers = [round(weight * UNIT) for weight in weights]
    lines = [", ".join(map(str, numbers[at : at + 36])) for at in range(0, SIZE, 36)]
    (WEIGHTS / f"{game}.json").write_text("[" + ",\n".join(lines) + "]\n", "ascii")


if __name__ == "__main__":
    sys.exit(main())
