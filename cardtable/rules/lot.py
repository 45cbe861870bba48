"""Chance at the table: the lot for the first deal (rule A3), and the shuffled pack.

The rules themselves draw no random numbers. Whoever runs a match (the window, the arena, a test) takes
them from here, so that one seed gives one match everywhere.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardtable.rules.cards import Card
from cardtable.rules.spec import GameSpec, Options
from cardtable.rules.tricks import strengths


class Draw(NamedTuple):
    """A card that a seat has drawn from the spread pack."""

    seat: int
    card: Card


class Lot(NamedTuple):
    """How the first dealer was found: the rounds in order, each with its draws, and the ``dealer``.

    All seats draw in the first round, and only those that tied for the highest card in the next.
    """

    rounds: tuple[tuple[Draw, ...], ...]
    dealer: int


def draw_lot(spec: GameSpec, options: Options, rng: random.Random) -> Lot:
    """Draw for the first deal: the highest card in the game's rank order deals, equals draw again.

    The pack is spread anew for every round; within a round no card is put back. Seats draw from seat 0 on.
    """
    return lot_of(spec, options, lambda count: rng.sample(spec.pack, count))


def lot_of(spec: GameSpec, options: Options, draw: Callable[[int], Sequence[Card]]) -> Lot:
    """Find the first dealer from draws: each call of ``draw`` gives so many different cards for a round."""
    strength = strengths(spec.rank_order(options))
    seats = list(range(spec.seats))
    rounds = []
    while len(seats) > 1:
        draws = tuple(map(Draw, seats, draw(len(seats))))
        rounds.append(draws)
        best = max(strength[draw.card] for draw in draws)
        seats = [draw.seat for draw in draws if strength[draw.card] == best]
    return Lot(tuple(rounds), seats[0])


def shuffled(spec: GameSpec, rng: random.Random) -> tuple[Card, ...]:
    """Return the game's pack shuffled, top card first: what the move ``deck`` takes.

    Every order is as likely as any other. A cut would leave it so, and none is made here.
    """
    pack = list(spec.pack)
    rng.shuffle(pack)
    return tuple(pack)
