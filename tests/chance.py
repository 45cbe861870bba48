"""Matches played by chance, for properties that must hold in all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from cardtable.games import GAMES
from cardtable.rules.cards import cards_in
from cardtable.rules.events import Event
from cardtable.rules.lot import shuffled
from cardtable.rules.moves import HINT, MISTAKE, Move
from cardtable.rules.records import Recorder
from cardtable.rules.spec import GameSpec, OptionValue
from cardtable.rules.state import CHANCE, OVER, PLAYING, State


class Plan(NamedTuple):
    """What chance has chosen: a game with its options, the first dealer, a seed for the rest."""

    game: str
    options: dict[str, OptionValue]
    dealer: int
    seed: int

    def recorder(self) -> Recorder:
        """Begin the match."""
        spec = GAMES[self.game]
        return Recorder(spec.match(self.options, self.dealer), [f"player {n}" for n in range(spec.seats)])


def options_of(spec: GameSpec) -> st.SearchStrategy[dict[str, OptionValue]]:
    """Every option at any value; the first values come first when an example is made smaller."""
    return st.fixed_dictionaries({option.key: st.sampled_from(option.values) for option in spec.options})


def plans(*games: str) -> st.SearchStrategy[Plan]:
    """Matches of these games, of all games if none is named."""
    return st.sampled_from(games or tuple(GAMES)).flatmap(
        lambda game: st.builds(
            Plan,
            st.just(game),
            options_of(GAMES[game]),
            st.integers(0, GAMES[game].seats - 1),
            st.integers(0, 2**32),
        )
    )


STEPS = st.builds(lambda twenties, ones: 20 * twenties + ones + 1, st.integers(0, 14), st.integers(0, 19))
"""A number of steps up to 300, some deals, drawn so that long matches are as likely as short ones."""
MANY_STEPS = 400
"""Where every step is looked at."""


def random_move(state: State, rng: random.Random) -> Move:
    """Any legal move, now and then a mistake or a hint where they are fined, or a pack."""
    if state.to_act == CHANCE:
        return Move("deck", shuffled(state.spec, rng))
    legal = state.legal()
    if legal.pick:
        return Move(legal.word, tuple(rng.sample(legal.source, legal.pick)))
    if state.phase == PLAYING and rng.random() < 0.05:
        if state.options.get("talk_fine"):
            return Move(HINT)
        playable = {move.cards[0] for move in legal.moves}
        wrong = [card for card in cards_in(state.hands[state.to_act]) if card not in playable]
        if wrong and state.options.get("revoke") == "fined":
            return Move(MISTAKE, (rng.choice(wrong),))
    return rng.choice(legal.moves)


def walk(plan: Plan, steps: int = MANY_STEPS) -> Iterator[tuple[Recorder, list[Event]]]:
    """Play so many steps, or to the end of the match; yield the match and what happened after each."""
    recorder = plan.recorder()
    rng = random.Random(plan.seed)
    for _ in range(steps):
        if recorder.state.to_act == OVER:
            return
        move = random_move(recorder.state, rng)
        yield recorder, recorder.deal(move.cards) if move.word == "deck" else recorder.apply(move)


def match_after(plan: Plan, steps: int) -> Recorder:
    """The match after so many steps."""
    return next(reversed([recorder for recorder, _ in walk(plan, steps)]))
