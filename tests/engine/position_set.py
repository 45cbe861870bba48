"""The set of positions in which it is plain what is right: reading it, laying it out by the rules, judging.

``positions/README.md`` tells how they are written.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardtable.engine.player import make_player
from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.rules.cards import Card, card_set
from cardtable.rules.lot import shuffled
from cardtable.rules.moves import DECK, Move
from cardtable.rules.records import Record, Recorder
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec, Options
from cardtable.rules.state import CHANCE, State
from tests.positions import Table, cards, pack_for

FOLDER: Final = Path(__file__).parent / "positions"
HEAD: Final = frozenset({"name", "kind", "why", "options"})
DEAL: Final = frozenset({"scores", "dealer", "hands", "turned", "stock", "moves", "left"})
RIGHT: Final = frozenset({"good", "keeps", "lays"})


class Position:
    """A position, and the moves that are right in it.

    Parameters
    ----------
    game: the game's id.
    data: what stands in the file.
    """

    def __init__(self, game: str, data: Mapping[str, Any]) -> None:
        self.game = game
        self.name = str(data["name"])
        unknown = data.keys() - HEAD - DEAL - RIGHT
        assert not unknown, f"{self.name}: {unknown} means nothing"
        self.kind = str(data["kind"])
        self.why = " ".join(str(data["why"]).split())
        self.options: dict[str, str | int] = dict(data.get("options", {}))
        self.scores: list[int] = list(data.get("scores", [0] * GAMES[game].sides))
        self.dealer = int(data["dealer"])
        self.pack = pack_for(game, self.dealer, data["hands"], data.get("turned", ""), data.get("stock", ""))
        self.moves = [_move(word) for word in str(data.get("moves", "")).replace(";", " ").split()]
        self.left = [cards(hand) for hand in data.get("left", [])]
        self.good = tuple(map(_move, data.get("good", [])))
        self.keeps, self.lays = cards(data.get("keeps", "")), cards(data.get("lays", ""))

    @cached_property
    def state(self) -> State:
        """The match as it stands at the decision."""
        table = Table(self.game, self.dealer, self.scores, None, **self.options)
        self._lead_to(table.recorder)
        return table.state

    @cached_property
    def view(self) -> SeatView:
        """What the seat to act may know."""
        state = self.state
        assert state.to_act >= 0, f"{self.name}: nobody is to act"
        hands = [card_set(hand) for hand in self.left]
        assert hands in ([], state.hands), f"{self.name}: left are {state.hands}"
        view = state.view_for(state.to_act)
        assert all(view.legal.allows(move) for move in self.good), f"{self.name}: a right move is not legal"
        if view.legal.pick:
            assert card_set(self.keeps + self.lays) & ~(view.hand or 0) == 0, f"{self.name}: not held"
        else:
            assert 0 < len(self.good) < len(view.legal.moves), f"{self.name}: nothing can be wrong"
        return view

    def right(self, move: Move) -> bool:
        """Tell whether a move is right: a good one, or a discard that keeps and lays away what it must."""
        if self.view.legal.pick:
            return not set(move.cards) & set(self.keeps) and set(self.lays) <= set(move.cards)
        return move in self.good

    @property
    def wanted(self) -> str:
        """The right moves, for a report."""
        keeping = [str(Move(word, held)) for word, held in (("keep", self.keeps), ("lay", self.lays)) if held]
        return ", ".join([*map(str, self.good), *keeping])

    def _lead_to(self, recorder: Recorder) -> None:
        """Deal, say and play up to the decision."""
        recorder.deal(self.pack)
        for move in self.moves:
            recorder.apply(move)

    def record(self) -> Record:
        """Return a whole record that leads to the position: before its deal others have brought the score."""
        spec = GAMES[self.game]
        earlier = _deals_to(spec, self.options, tuple(self.scores), self.dealer) if any(self.scores) else []
        names = ("South", "West", "North", "East")[: spec.seats]
        first = (self.dealer - len(earlier)) % spec.seats
        meta = {"note": self.why, "right": self.wanted}
        recorder = Recorder(spec.match(self.options, first), names, meta)
        for deal in earlier:
            recorder.deal(deal.deck)
            for move in deal.moves:
                recorder.apply(move)
        self._lead_to(recorder)
        return recorder.record


def _move(text: str) -> Move:
    """Read ``TH`` for playing it, ``beg``, or ``discard:2C,3D``."""
    if text[0].islower():
        return Move.parse(text.replace(":", " ").replace(",", " "))
    return Move("play", cards(text))


class Played(NamedTuple):
    """A deal played by rules of thumb: what it brought each side, the pack, and the moves."""

    points: tuple[int, ...]
    deck: tuple[Card, ...]
    moves: list[Move]


def _deals_to(spec: GameSpec, options: Options, scores: tuple[int, ...], dealer: int) -> list[Played]:
    """Return deals after which the score stands so and it is this dealer's turn."""
    rng = random.Random(f"{spec.id} {scores}")
    pools: list[list[Played]] = [[] for _ in range(spec.seats)]
    for _ in range(100):
        for seat, pool in enumerate(pools):
            pool += [deal for deal in (_played(spec, options, seat, rng) for _ in range(6)) if deal]
        for length in range(1, 12):
            ways: dict[tuple[int, ...], list[Played]] = {(0,) * spec.sides: []}
            for place in range(-length, 0):
                ways = {
                    total: [*way, deal]
                    for so_far, way in ways.items()
                    for deal in pools[(dealer + place) % spec.seats]
                    for total in [tuple(map(sum, zip(so_far, deal.points, strict=True)))]
                    if all(have <= want for have, want in zip(total, scores, strict=True))
                }
            if scores in ways:
                return ways[scores]
    raise AssertionError(f"no deals of {spec.id} lead to {scores}")


def _played(spec: GameSpec, options: Options, dealer: int, rng: random.Random) -> Played | None:
    """Play a deal, but nothing of one that is thrown in or ends a match."""
    state = spec.match(options, dealer)
    deck = shuffled(spec, rng)
    state.apply(Move(DECK, deck))
    moves = []
    while state.to_act >= 0:
        moves.append(thumb_move(state.view_for(state.to_act), spec, rng))
        state.apply(moves[-1])
    fits = state.to_act == CHANCE and state.dealer != dealer and min(state.scores) >= 0
    return Played(tuple(state.scores), deck, moves) if fits else None


def every_position() -> list[Position]:
    """Read the whole set, in the order of the files."""
    found = [
        Position(file.stem, data)
        for file in sorted(FOLDER.glob("*.toml"))
        for data in tomllib.loads(file.read_text(encoding="utf-8"))["position"]
    ]
    assert len({(position.game, position.name) for position in found}) == len(found), "a name stands twice"
    return found


class Answer(NamedTuple):
    """What a player did in a position, with a seed."""

    position: Position
    seed: int
    move: Move

    @property
    def right(self) -> bool:
        """Whether that was right."""
        return self.position.right(self.move)


def ask(player: str, positions: Sequence[Position], seeds: Sequence[int]) -> Iterator[Answer]:
    """Let a player choose in every position, once for each seed."""
    for position in positions:
        for seed in seeds:
            sitting = make_player(player)
            sitting.new_match(str(seed))
            yield Answer(position, seed, sitting.choose(position.view))
            sitting.close()
