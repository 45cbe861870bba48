"""Help for tests of the search: the true world of a state, in the kernel's terms, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from cardtable.engine.bridge import Codes
from cardtable.engine.kernel.deal import World
from cardtable.games import GAMES
from cardtable.rules.lot import shuffled
from cardtable.rules.moves import DECK, Legal, Move
from cardtable.rules.spec import GameSpec, OptionValue
from cardtable.rules.state import CHANCE, OVER, State


def truth(state: State, codes: Codes) -> World:
    """The world as it is."""
    hands: list[int] = [0] * 16
    dealt: list[int] = [0] * 16
    for seat in range(state.spec.seats):
        hands[seat * 4 : seat * 4 + 4] = codes.masks(state.hands[seat])
        dealt[seat * 4 : seat * 4 + 4] = codes.masks(state.dealt[seat])
    return World(hands, dealt, [codes.code[card] for card in state.pack[state.top :]])


def random_move(legal: Legal, rng: random.Random) -> Move:
    if legal.pick:
        return Move(legal.word, tuple(rng.sample(legal.source, legal.pick)))
    return rng.choice(legal.moves)


def random_options(spec: GameSpec, rng: random.Random) -> dict[str, OptionValue]:
    """Every option at any of its values; half of the time most of them as the seed has them."""
    values: dict[str, Sequence[OptionValue]] = {option.key: option.values for option in spec.options}
    chosen = {key: rng.choice(choices) for key, choices in values.items()}
    if rng.random() < 0.5:
        kept = rng.choice(list(values))
        chosen = {**spec.defaults(), kept: chosen[kept]}
    return chosen


def positions(game: str, seed: int, deals: int, bold: float = 0.5) -> Iterator[State]:
    """States of random play before each decision, over random options; they must not be changed.

    With ``bold`` eldest begs and the dealer runs, more often than chance would have it.
    """
    rng = random.Random(seed)
    spec = GAMES[game]
    state = spec.match({}, 0)
    for number in range(deals):
        if number % 4 == 0 or state.to_act == OVER:
            state = spec.match(random_options(spec, rng), rng.randrange(spec.seats))
        state.apply(Move(DECK, shuffled(spec, rng)))
        while state.to_act not in (CHANCE, OVER):
            yield state
            move = random_move(state.legal(), rng)
            if state.phase in ("stand", "answer") and rng.random() < bold:
                move = state.legal().moves[1]
            elif state.options.get("revoke") == "fined" and rng.random() < 0.05:
                wrong = state.hands[state.to_act]
                for legal in state.legal().moves:
                    wrong &= ~(1 << legal.cards[0])
                if wrong:
                    move = Move("mistake", (wrong.bit_length() - 1,))
            state.apply(move)
