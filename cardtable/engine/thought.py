"""A search for a seat's move: from its view to a choice among the legal moves, with what speaks for each."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from cardtable.engine.bridge import WORDS, codes_for, knowledge_of
from cardtable.engine.kernel.deal import FIRST_DISCARD
from cardtable.engine.kernel.game import CALIFORNIA, FULL
from cardtable.engine.kernel.solve import Solver
from cardtable.engine.kernel.tree import Search, Style
from cardtable.engine.learned import policy_of, trail_of
from cardtable.engine.outlook import utility_of
from cardtable.games import GAMES
from cardtable.games.common import WORTH
from cardtable.rules.cards import SUIT_OF, Card
from cardtable.rules.moves import PLAYS, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.state import PLAYING

EXPERT: Final = Style(
    learned=True, trust=200, explore=24, weigh=True, merge=True, exact=True, paired=True, last=2, widen=4
)
NAIVE: Final = EXPERT._replace(trust=0)
"""The same search, but what the others have played tells it nothing of their hands beyond voids."""
PLAIN: Final = Style(
    learned=False, trust=0, explore=9, weigh=False, merge=False, exact=False, paired=False, last=0, widen=0
)
"""Plain search, for comparison: worlds are as good as any other, and played out by chance."""

DISCARDS: Final = 16
"""How many sets of cards to lay away are weighed at most."""
SPARE: Final = 3
"""How many cards more than must be laid away are thought of for it."""


class Option(NamedTuple):
    """A legal move as the search sees it.

    ``value`` is from 0 to 1 within the deal's range (a measure to compare moves by), ``points`` the points
    expected in the deal from now on, one's own less the others' best, ``trick`` the chance that one's side
    takes the present trick (or the next one, before play).
    """

    move: Move
    visits: int
    value: float
    points: float
    trick: float
    won: float
    lost: float


class Thought:
    """A search that can be run on and asked for its choice at any time.

    Parameters
    ----------
    view: what the seat knows; it is to act.
    style: how to search.
    seed: decides all chance.
    also: where cards are to be laid away, a set that is weighed in any case.
    """

    def __init__(self, view: SeatView, style: Style, seed: int, also: tuple[Card, ...] = ()) -> None:
        self.view = view
        spec = GAMES[view.game]
        self._codes = codes_for(view)
        self._discards = _discards(view, self._codes.code) if view.legal.pick else []
        if also and set(also) not in map(set, self._discards):
            self._discards.append(also)
        masks = [mask for cards in self._discards for mask in self._codes.masks(sum(1 << c for c in cards))]
        utility, size = utility_of(view, spec.target(view.options))
        self.known = knowledge_of(view)
        likes = policy_of(view.game) if style.learned else None
        trail = trail_of(view, self.known, likes) if likes is not None and style.trust else None
        self.search = Search(self.known, utility, size, seed, style, masks, likes, trail)
        self.solver: Solver | None = None
        if (
            style.exact
            and self.known.deal.game.kind == CALIFORNIA
            and view.phase == PLAYING
            and not view.stock
        ):
            self.solver = Solver(self.known.deal, self.search.next_world(), utility, size)

    @property
    def iterations(self) -> int:
        """How many iterations have been done."""
        return self.search.done

    def run(self, iterations: int) -> None:
        """Search on."""
        self.search.run(iterations)

    def options(self) -> list[Option]:
        """Return the moves that have been tried, the best first."""
        found = []
        for kid, tally in zip(self.search.root.kids, self.search.tallies, strict=True):
            n = int(kid.n)
            if n:
                found.append(
                    Option(
                        self.move_of(int(kid.code)),
                        n,
                        self._value(int(kid.code), int(kid.w) / n),
                        (tally.ours - tally.theirs) / n,
                        tally.tricks / n,
                        tally.won / n,
                        tally.lost / n,
                    )
                )
        if self.solver:
            return sorted(found, key=lambda option: (-option.value, -option.visits, str(option.move)))
        if self.search.paired:
            alive = {self.move_of(int(self.search.root.kids[i].code)) for i in self.search.alive}
            return sorted(
                found, key=lambda option: (option.move not in alive, -option.value, str(option.move))
            )
        return sorted(found, key=lambda option: (-option.visits, -option.value, str(option.move)))

    @property
    def decided(self) -> bool:
        """Whether one move is surely the best, so that there is nothing left to search for."""
        return self.solver is not None or self.search.decided()

    def _value(self, code: int, mean: float) -> float:
        """Return a move's value from 0 to 1: exact where it can be, else what the search has seen."""
        if self.solver is None:
            return mean / FULL
        value = self.solver.value(code) / FULL
        return value if self.view.side == 0 else 1.0 - value

    def move_of(self, code: int) -> Move:
        """Return the move that a code of the kernel stands for."""
        if code >= FIRST_DISCARD:
            return Move(self.view.legal.word, tuple(sorted(self._discards[code - FIRST_DISCARD])))
        if code >= WORDS["stand"]:
            return next(Move(word) for word, number in WORDS.items() if number == code)
        return PLAYS[self._codes.card[code]]


def _discards(view: SeatView, code: tuple[int, ...]) -> list[tuple[Card, ...]]:
    """Return the sets of cards that may sensibly be laid away, the likeliest first."""
    pick = view.legal.pick

    def use(card: Card) -> int:
        trump = 100 if SUIT_OF[card] == view.trump else 0
        return trump + 2 * WORTH[card] + code[card] % 13

    useless = sorted(view.legal.source, key=use)[: pick + SPARE]
    sets = sorted(combinations(useless, pick), key=lambda cards: sum(map(use, cards)))
    return sets[:DISCARDS]
