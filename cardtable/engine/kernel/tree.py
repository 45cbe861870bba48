"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012) with a single observer.

Each iteration draws a world, walks down the one tree by the moves that are legal in it, adds a node, and
plays to the deal's end. What the deal's points are worth for the match is looked up in a table that comes
from outside, so that the search plays for the match and in the order in which points are counted.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.engine.kernel.bits import BOTTOM, POP, SUIT, Rng
from cardtable.engine.kernel.deal import (
    DISCARD_PHASE,
    FIRST_DISCARD,
    PLAY_PHASE,
    STAND,
    STAND_PHASE,
    Deal,
    World,
    nth,
)
from cardtable.engine.kernel.ends import Ends
from cardtable.engine.kernel.game import CALIFORNIA, FULL
from cardtable.engine.kernel.policy import Policy, Trail, without_equals
from cardtable.engine.kernel.sampler import Knowledge, Sampler

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRST_CHECK: Final = 12
"""After how many rounds the root's moves are compared for the first time."""
SURE: Final = 6
"""The square of how many standard errors a move must be behind to be dropped."""
_SIZE: Final = 4096
_ROOTS: Final = [round(1000 * sqrt(n)) for n in range(_SIZE)]
_LOGS: Final = [round(1000 * sqrt(log(max(n, 1)))) for n in range(_SIZE)]


class Style(NamedTuple):
    """How to search: the parts that players differ in."""

    learned: bool
    """Deals are played out, and the others choose in the tree, by the learned policy; otherwise by chance
    and by what is best for them over all worlds."""
    trust: int
    """How much the cards played tell of the hands: by how many 256ths of the policy's own judgement."""
    explore: int
    """The weight of trying what has been tried little, in hundredths of the utility's whole range."""
    weigh: bool
    """Words and discards tell about hands."""
    merge: bool
    """Equal neighbouring cards are taken for one."""
    exact: bool
    """Ends are played out exactly where all is known."""
    paired: bool
    """Every move of the root is tried in the same worlds, and what is surely worse is dropped."""
    last: int
    """When no more tricks than these are left to choose for, each world is played out exactly."""
    widen: int
    """How many visits each further move below the root waits for."""


class Node:
    """What has come of a move: visits ``n``, the sum ``w`` of utilities for the side that makes it, and how
    often it could have been chosen."""

    def __init__(self, code: int, side: int) -> None:
        self.code: i64 = code
        self.side: i64 = side
        self.n: i64 = 0
        self.w: i64 = 0
        self.could: i64 = 0
        self.kids: list[Node] = []


class Tally:
    """What the deals that began with a move of the root brought: sums over its visits of the points for
    one's own side and for the others' best, of matches won and lost in the deal, and of first tricks won."""

    def __init__(self) -> None:
        self.ours = 0
        self.theirs = 0
        self.won = 0
        self.lost = 0
        self.tricks = 0


class Search:
    """A search for the move of the seat that ``known`` belongs to.

    Parameters
    ----------
    known: what the seat knows.
    utility: what points gained by the sides are worth, by ``points * size + points…`` (a table for side 0
        with two sides, three tables on end with three), 0 to ``FULL``.
    size: from how many points on they make no more difference.
    seed: for the kernel's random generator.
    style: how to search.
    discards: where discards are to be chosen, the sets weighed, as four masks each, on end.
    likes: the learned policy, for a style that goes by it.
    trail: the cards played so far, for a style that trusts them.
    """

    def __init__(
        self,
        known: Knowledge,
        utility: list[int],
        size: int,
        seed: int,
        style: Style,
        discards: list[int],
        likes: Policy | None = None,
        trail: Trail | None = None,
    ) -> None:
        self.known = known
        self.likes = likes
        """The learned policy, or nothing: then all is played by chance."""
        self.base = known.deal
        self.deal = Deal(known.deal.game)
        self.rng = Rng(seed)
        self.sampler = Sampler(known, self.rng, style.weigh)
        if style.trust:
            self.sampler.trail = trail
            self.sampler.trust = style.trust
        self.utility = utility
        self.size: i64 = size
        self.explore: i64 = style.explore * (FULL // 100)
        self.merge = style.merge
        self.widen: i64 = style.widen
        self.ends = Ends(known.deal, utility, size)
        # Earlier in the deal it would cost half the speed, and has not been seen to bring anything.
        late = known.deal.left <= style.last and not known.deal.game.keep
        self.last: i64 = style.last if late else 0
        self.paired = style.paired
        self.alive: list[int] = []
        """With ``paired``: the root's kids that are still tried, by index."""
        self.marks: list[list[int]] = []
        self.at: i64 = 0
        self.check: i64 = FIRST_CHECK
        self.discards = discards
        self.sides: i64 = known.deal.sides
        self.root = Node(-1, 0)
        self.tallies: list[Tally] = []
        self.done = 0
        self.seen: World | None = None
        self.world = World([], [], [])
        self.unplayed: list[int] = [0] * 4
        self.masks: list[int] = [0] * 4
        self.reward: list[int] = [0] * 4
        if self.base.phase < PLAY_PHASE:
            self._add_words()

    def _add_words(self) -> None:
        side = self.base.turn % self.sides
        if self.base.phase == DISCARD_PHASE:
            for i in range(len(self.discards) // 4):
                self._add(FIRST_DISCARD + i, side)
        else:
            first = 52 if self.base.phase == STAND_PHASE else 54
            self._add(first, side)
            self._add(first + 1, side)

    def _add(self, code: int, side: int) -> None:
        self.root.kids.append(Node(code, side))
        self.tallies.append(Tally())

    def run(self, iterations: int) -> None:
        """Do this many iterations."""
        for _ in range(iterations):
            self._iterate()

    def next_world(self) -> World:
        """Return a world for the next iterations."""
        if self.seen is not None:
            return self.seen
        return self.sampler.draw_likely()

    def see(self, world: World) -> None:
        """Let this be the only world."""
        self.seen = world

    def decided(self) -> bool:
        """Tell whether all moves but one have been dropped."""
        return self.paired and len(self.root.kids) > 0 and len(self.alive) == 1

    def _iterate(self) -> None:
        deal = self.deal
        deal.copy_from(self.base)
        if not self.paired or self.at == 0:
            self.world = self.next_world()
        deal.enter(self.world)
        node = self.root
        path: list[Node] = []
        grown = False
        if self.paired:
            node = self._next_in_turn()
            grown = node.n == 0
            path.append(node)
            if node.code < STAND:
                if self.merge:
                    self._find_unplayed()
                    self.unplayed[SUIT[node.code]] &= ~(1 << (node.code % 13))
                deal.play(node.code)
            else:
                self._speak(node.code)
        elif deal.phase < PLAY_PHASE:
            node = self._choose(self.root.kids)
            grown = node.n == 0
            path.append(node)
            self._speak(node.code)
        if self.merge and not grown and (not self.paired or node.code >= STAND):
            self._find_unplayed()
        likes = self.likes
        seat: i64 = self.base.turn
        while deal.phase == PLAY_PHASE and not grown:
            if likes is not None and deal.turn != seat:
                node = self._reply(node, likes.choose(deal, self.rng))
                grown = node.n == 0
                path.append(node)
                if self.merge:
                    self.unplayed[SUIT[node.code]] &= ~(1 << (node.code % 13))
                deal.play(node.code)
                continue
            legal: i64 = self._find_legal()
            fresh: i64 = legal
            for kid in node.kids:
                code: i64 = kid.code
                s: i64 = SUIT[code]
                if self.masks[s] >> (code - s * 13) & 1:
                    fresh -= 1
            if fresh > 0 and (fresh == legal or node.n >= self.widen * (legal - fresh)):
                node = self._expand(node, fresh)
                grown = True
            else:
                node = self._select(node.kids)
            path.append(node)
            code = node.code
            if self.merge:
                self.unplayed[SUIT[code]] &= ~(1 << (code % 13))
            deal.play(code)
        if likes is not None:
            last: i64 = self.last
            while deal.phase == PLAY_PHASE:
                if deal.left <= last and deal.cnt == 0:
                    self.ends.finish(deal)
                else:
                    deal.play(likes.choose(deal, self.rng))
        else:
            while deal.phase == PLAY_PHASE:
                deal.play(deal.any_card(self.rng))
        self._learn(path)
        self.done += 1

    def _reply(self, node: Node, code: i64) -> Node:
        """Return the kid for the card that another seat plays; that seat knows its own hand, as we do not."""
        for kid in node.kids:
            if kid.code == code:
                return kid
        new = Node(code, self.deal.turn % self.sides)
        node.kids.append(new)
        return new

    def _next_in_turn(self) -> Node:
        """Return the root's kid whose turn it is in this world."""
        kids = self.root.kids
        if not kids:
            if self.merge:
                self._find_unplayed()
            self._find_legal()
            for s in range(4):
                m: i64 = self.masks[s]
                while m:
                    self._add(s * 13 + BOTTOM[m], self.deal.turn % self.sides)
                    m &= m - 1
        if not self.alive:
            for i in range(len(kids)):
                self.alive.append(i)
                self.marks.append([])
        return kids[self.alive[self.at]]

    def _mark(self, reward: i64) -> None:
        """Note what the kid whose turn it was has brought; after a round, drop what is surely worse."""
        self.marks[self.alive[self.at]].append(reward)
        self.at += 1
        if self.at == len(self.alive):
            self.at = 0
            rounds: i64 = len(self.marks[self.alive[0]])
            if rounds >= self.check:
                self.check = rounds + rounds // 2
                self._drop(rounds)

    def _drop(self, rounds: i64) -> None:
        """Drop the kids that lie behind the best by many standard errors (``SURE``) over the same worlds."""
        best: i64 = self.alive[0]
        for i in self.alive:
            if self.root.kids[i].w > self.root.kids[best].w:
                best = i
        first = self.marks[best]
        kept: list[int] = []
        for i in self.alive:
            if i == best:
                kept.append(i)
                continue
            marks = self.marks[i]
            total: i64 = 0
            squares: i64 = 0
            for k in range(rounds):
                behind: i64 = first[k] - marks[k]
                total += behind
                squares += behind * behind
            # total / rounds > SURE * sqrt(squares / rounds - (total / rounds) ** 2) / sqrt(rounds), squared
            spread: i64 = squares // rounds - (total // rounds) * (total // rounds)
            if total <= 0 or total // rounds * total < SURE * spread:
                kept.append(i)
        self.alive = kept

    def _speak(self, code: i64) -> None:
        """Say a word or discard at the root, and let the others say theirs by policy."""
        deal = self.deal
        if code >= FIRST_DISCARD:
            at: i64 = (code - FIRST_DISCARD) * 4
            seat: i64 = deal.turn
            for s in range(4):
                deal.h[seat * 4 + s] &= ~self.discards[at + s]
            deal.discards()
        else:
            deal.say(code)
            deal.words(self.rng)

    def _find_unplayed(self) -> None:
        """Note the cards that, for all one knows, may yet be played."""
        known = self.known
        unplayed = self.unplayed
        for s in range(4):
            unplayed[s] = 0
        for other in range(self.deal.n):
            for s in range(4):
                unplayed[s] |= known.h[other * 4 + s]
        for code in known.unseen:
            s2: i64 = SUIT[code]
            unplayed[s2] |= 1 << (code - s2 * 13)
        if self.base.turned >= 0 and self.base.game.kind == CALIFORNIA:
            code2: i64 = self.base.turned
            unplayed[SUIT[code2]] |= 1 << (code2 % 13)

    def _find_legal(self) -> i64:
        """Put the legal cards into ``masks``, of equal neighbours one, and return how many there are."""
        deal = self.deal
        h = deal.h
        base: i64 = deal.turn * 4
        masks = self.masks
        led: i64 = deal.led
        total: i64 = 0
        follow = deal.cnt > 0 and h[base + led] != 0
        trump: i64 = deal.trump if deal.game.may_trump else -1
        for s in range(4):
            m: i64 = h[base + s]
            if m:
                if follow and s != led and s != trump:
                    m = 0
                elif self.merge and m & (m - 1):
                    m = self._without_equals(m, self.unplayed[s] & ~m | deal.best_in(s), s)
                total += POP[m]
            masks[s] = m
        return total

    def _without_equals(self, m: i64, others: i64, suit: i64) -> i64:
        game = self.deal.game
        same: i64 = game.plain_ranks
        if game.kind == CALIFORNIA:
            same &= -2
        elif game.low_captured and suit == self.deal.trump:
            return m
        m = without_equals(m, others, same)
        if game.fat_ranks:
            m = without_equals(m, others, game.fat_ranks)
        return m

    def _expand(self, node: Node, fresh: i64) -> Node:
        """Add a kid for a legal card that has none: the policy's card if it can be, else any."""
        deal = self.deal
        masks = self.masks
        for kid in node.kids:
            masks[SUIT[kid.code]] &= ~(1 << (kid.code % 13))
        code: i64 = -1
        likes = self.likes
        if likes is not None and fresh > 1:
            code = likes.choose(deal, self.rng)
            if not masks[SUIT[code]] >> (code % 13) & 1:
                code = -1
        if code < 0:
            k: i64 = self.rng.below(fresh) if fresh > 1 else 0
            for s in range(4):
                count: i64 = POP[masks[s]]
                if k < count:
                    code = s * 13 + nth(masks[s], k)
                    break
                k -= count
        new = Node(code, deal.turn % self.sides)
        node.kids.append(new)
        if node is self.root:
            self.tallies.append(Tally())
        return new

    def _select(self, kids: list[Node]) -> Node:
        """Return the kid with the best upper bound among those legal in this world."""
        masks = self.masks
        best: i64 = -1
        explore: i64 = self.explore
        chosen = kids[0]
        for kid in kids:
            code: i64 = kid.code
            s: i64 = SUIT[code]
            if masks[s] >> (code - s * 13) & 1:
                n: i64 = kid.n
                could: i64 = kid.could + 1
                kid.could = could
                bound: i64 = kid.w // n + explore * _LOGS[could if could < _SIZE else _SIZE - 1] // (
                    _ROOTS[n]
                    if n < _SIZE
                    else 8 * _ROOTS[n >> 6]
                    if n < 64 * _SIZE
                    else 512 * _ROOTS[n >> 18]
                )
                if bound > best:
                    best = bound
                    chosen = kid
        return chosen

    def _choose(self, kids: list[Node]) -> Node:
        """Return the kid with the best upper bound; those never tried come first."""
        for s in range(4):
            self.masks[s] = 8191
        best: i64 = -1
        chosen = kids[0]
        for kid in kids:
            n: i64 = kid.n
            if n == 0:
                return kid
            could: i64 = self.done
            bound: i64 = kid.w // n + self.explore * _LOGS[could if could < _SIZE else _SIZE - 1] // (
                _ROOTS[n] if n < _SIZE else _large_root(n)
            )
            if bound > best:
                best = bound
                chosen = kid
        return chosen

    def _learn(self, path: list[Node]) -> None:
        """Enter the deal's outcome in the nodes on the path and in the root's tallies."""
        deal = self.deal
        pts = deal.pts
        size: i64 = self.size
        reward = self.reward
        last: i64 = size - 1
        a: i64 = pts[0] if pts[0] < size else last
        b: i64 = pts[1] if pts[1] < size else last
        if self.sides == 2:
            first: i64 = self.utility[a * size + b]
            reward[0] = first
            reward[1] = FULL - first
        else:
            c: i64 = pts[2] if pts[2] < size else last
            at: i64 = (a * size + b) * size + c
            whole: i64 = size * size * size
            reward[0] = self.utility[at]
            reward[1] = self.utility[at + whole]
            reward[2] = self.utility[at + 2 * whole]
        for node in path:
            node.n += 1
            node.w += reward[node.side]
        if not path:
            return
        top = path[0]
        if self.paired:
            self._mark(reward[top.side])
        i: i64 = 0
        for kid in self.root.kids:
            if kid is top:
                break
            i += 1
        tally = self.tallies[i]
        side: i64 = top.side
        tally.ours += pts[side]
        theirs: i64 = 0
        for other in range(self.sides):
            if other != side and pts[other] > theirs:
                theirs = pts[other]
        tally.theirs += theirs
        if deal.winner >= 0:
            if deal.winner == side:
                tally.won += 1
            else:
                tally.lost += 1
        if deal.first >= 0 and deal.first % self.sides == side:
            tally.tricks += 1


def _large_root(n: i64) -> i64:
    return 8 * _ROOTS[n >> 6] if n < 64 * _SIZE else 512 * _ROOTS[n >> 18]
