"""Worlds that may be true: the hidden cards dealt at random in every way that the seat's knowledge allows.

No world that contradicts what the seat knows is ever drawn, and each one that agrees with it can be: hidden
cards are placed one after another, each only where it may lie, and what cannot be completed is begun anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.engine.kernel.bits import BOTTOM, POP, SUIT, TOP, Rng
from cardtable.engine.kernel.deal import Deal, World
from cardtable.engine.kernel.game import CALIFORNIA, SEMERIK, SEVEN_UP
from cardtable.engine.kernel.policy import DEEPEST, EXP, Trail

if TYPE_CHECKING:
    from mypy_extensions import i64

NOW: Final = 1000
"""A time later than any event, up to which cards still held may have come to the hand."""
BABA: Final = 0b1110000000
"""Three, two and ace of a suit in Semerik's order."""
ANNOUNCED_SET: Final = 4
UNANNOUNCED_SET: Final = 2
POOL: Final = 64
"""How many worlds are weighed against each other."""
TRIES: Final = 40
HOPELESS: Final = 5000
"""After how many vain tries a position of Semerik is taken to be impossible."""


class Knowledge:
    """What a seat knows, laid out for sampling. Masks stand by ``seat * 4 + suit``.

    ``deal`` is the public position; ``h`` the cards known to be in hands, ``d`` those known to have been
    dealt to them (played ones included); ``unseen`` the codes of cards that may be anywhere, ``hand`` how
    many of them each seat holds, ``laid`` how many it has laid away, ``may`` where they may be held.

    Semerik: ``cap`` is by ``seat * 13 + rank`` the most cards of the rank a hand can have been dealt,
    ``baba`` by ``seat * 4 + suit`` whether a Baba was announced; ``sets`` lists for each announced set with
    a doubt in it seat, rank, and how many of the unseen cards of the rank belong to it at least.

    California Jack: ``slots`` are the times at which the opponent took cards unseen, ``spans`` the time spans
    in which those played since must have come, and ``since`` by suit the time from which on a card still held
    must have come.

    Seven Up: ``words`` are pairs of seat and word said with the suit turned (a triple each, flat).
    """

    def __init__(self, deal: Deal, seat: int) -> None:
        self.deal = deal
        self.seat: i64 = seat
        self.h: list[int] = [0] * 16
        self.d: list[int] = [0] * 16
        self.unseen: list[int] = []
        self.hand: list[int] = [0] * 4
        self.laid: list[int] = [0] * 4
        self.may: list[int] = [8191] * 16
        self.cap: list[int] = [UNANNOUNCED_SET] * 52
        self.baba: list[int] = [0] * 16
        self.sets: list[int] = []
        self.slots: list[int] = []
        self.spans: list[int] = []
        self.since: list[int] = [-1] * 4
        self.words: list[int] = []
        self.stock_size: i64 = 0


class Sampler:
    """Draws worlds.

    Parameters
    ----------
    known: what the seat knows.
    rng: the source of chance.
    weigh: whether words said and discards tell something about the hands.
    """

    def __init__(self, known: Knowledge, rng: Rng, weigh: bool) -> None:
        self.known = known
        self.rng = rng
        self.weigh = weigh
        self.kind: i64 = known.deal.game.kind
        self.n: i64 = known.deal.n
        self.bound: list[int] = []
        self.free: list[int] = []
        self.h: list[int] = []
        self.d: list[int] = []
        self.left: list[int] = []
        self.count: list[int] = []
        self.rest: list[int] = []
        self.relaxed = False
        self.trail: Trail | None = None
        self.trust: i64 = 256
        self.pool: list[World] = []
        self.logs: list[int] = []
        self._sort()

    def _sort(self) -> None:
        """Tell the cards that may lie in any hand from those that may not."""
        self.free = []
        self.bound = []
        for code in self.known.unseen:
            if self._free_everywhere(code):
                self.free.append(code)
            else:
                self.bound.append(code)

    def _free_everywhere(self, code: i64) -> bool:
        known = self.known
        s: i64 = SUIT[code]
        for seat in range(self.n):
            if known.hand[seat] and not known.may[seat * 4 + s] >> (code - s * 13) & 1:
                return False
        return True

    def draw_likely(self) -> World:
        """Return a world in proportion to how likely the cards played are in it."""
        trail = self.trail
        if trail is None:
            return self.draw()
        pool = self.pool
        if len(pool) < POOL:
            for _ in range(POOL):
                world = self.draw()
                pool.append(world)
                self.logs.append(trail.likelihood(world) * self.trust >> 8)
        else:
            world = self.draw()
            at: i64 = self.rng.below(POOL)
            pool[at] = world
            self.logs[at] = trail.likelihood(world) * self.trust >> 8
        logs = self.logs
        most: i64 = logs[0]
        for i in range(POOL):
            if logs[i] > most:
                most = logs[i]
        total: i64 = 0
        for i in range(POOL):
            behind: i64 = most - logs[i]
            total += EXP[behind] if behind < DEEPEST else 0
        k: i64 = (self.rng.below(65536) * total) >> 16
        for i in range(POOL):
            behind = most - logs[i]
            k -= EXP[behind] if behind < DEEPEST else 0
            if k < 0:
                return pool[i]
        return pool[0]

    def draw(self) -> World:
        """Return a world that agrees with the words said, as far as they tell something."""
        world = self._complete()
        if self.weigh and len(self.known.words):
            for _ in range(TRIES):
                if self.rng.below(256) < self._words_weight(world):
                    break
                world = self._complete()
        return world

    def _complete(self) -> World:
        tries: i64 = 0
        while True:
            known = self.known
            self.h = known.h[:]
            self.left = known.hand[:]
            self.rest = []
            if self.kind == SEMERIK:
                done = self._place_semerik()
            elif self.kind == CALIFORNIA:
                done = self._place_california(tries < 8)
            else:
                done = self._place_seven_up()
                if not done and tries > TRIES:
                    done = self._mend()
            if done:
                return self._world()
            tries += 1
            if tries > (HOPELESS if self.kind == SEMERIK else 2 * TRIES) and not self.relaxed:
                self._relax()

    def _relax(self) -> None:
        """Forget what forbids every world: no true position does, but a view made by hand can."""
        known = self.known
        self.relaxed = True
        known.may = [8191] * 16
        known.cap = [ANNOUNCED_SET] * 52
        known.baba = [1] * 16
        known.sets = []
        known.slots = [0] * len(known.unseen)
        known.spans = []
        known.since = [-1] * 4
        self._sort()

    def _world(self) -> World:
        """Make a world of what has been placed; cards that are in no hand are laid away or in the stock."""
        known = self.known
        rest = self.rest
        h = self.h
        if self.kind != SEVEN_UP:
            if len(rest) > 1:
                self.rng.shuffle(rest)
            if len(rest) > known.stock_size:
                del rest[known.stock_size :]
            return World(h, h, rest)
        self.rng.shuffle(rest)
        d = [0] * 16
        for i in range(16):
            d[i] = known.d[i] | h[i]
        for seat in range(self.n):
            count: i64 = known.laid[seat]
            for _ in range(count):
                code: i64 = rest.pop()
                s: i64 = SUIT[code]
                d[seat * 4 + s] |= 1 << (code - s * 13)
            if count and self.weigh and self.rng.below(8):
                self._keep_best(seat, h, d)
        return World(h, d, rest)

    def _keep_best(self, seat: i64, h: list[int], d: list[int]) -> None:
        """Change laid away cards for worse ones in the hand: who discards keeps trumps and high cards."""
        known = self.known
        base: i64 = seat * 4
        trump: i64 = known.deal.trump
        lose = known.deal.game.lose
        worth = known.deal.game.worth
        for _ in range(9):
            worst: i64 = 1000
            out: i64 = -1
            best: i64 = -1
            into: i64 = -1
            for s in range(4):
                m: i64 = h[base + s] & ~known.h[base + s]
                bonus: i64 = 100 if s == trump else 0
                if m:
                    r: i64 = lose[m]
                    value: i64 = bonus + 2 * worth[r] + r
                    if value < worst:
                        worst = value
                        out = s * 13 + r
                m = d[base + s] & ~known.d[base + s] & ~h[base + s] & known.may[base + s]
                if m:
                    r = TOP[m]
                    value = bonus + 2 * worth[r] + r
                    if value > best:
                        best = value
                        into = s * 13 + r
            if out < 0 or into < 0 or best <= worst:
                return
            s = SUIT[out]
            h[base + s] ^= 1 << (out - s * 13)
            s = SUIT[into]
            h[base + s] ^= 1 << (into - s * 13)

    # --- Seven Up ------------------------------------------------------------------------------------------

    def _place_seven_up(self) -> bool:
        """Deal the cards; those that may not lie everywhere first, and tell whether all hands are full."""
        rng = self.rng
        left = self.left
        h = self.h
        n: i64 = self.n
        may = self.known.may
        bound = self.bound
        rest = self.rest
        if len(bound):
            total: i64 = len(bound) + len(self.free)
            for seat in range(n):
                total -= left[seat]
            spare: i64 = total
            rng.shuffle(bound)
            for code in bound:
                s: i64 = SUIT[code]
                bit: i64 = 1 << (code - s * 13)
                total = spare
                for seat in range(n):
                    if may[seat * 4 + s] & bit:
                        total += left[seat]
                if total == 0:
                    return False
                k: i64 = rng.below(total)
                if k < spare:
                    spare -= 1
                    rest.append(code)
                    continue
                k -= spare
                for seat in range(n):
                    if may[seat * 4 + s] & bit:
                        if k < left[seat]:
                            left[seat] -= 1
                            h[seat * 4 + s] |= bit
                            break
                        k -= left[seat]
        free = self.free
        size: i64 = len(free)
        i: i64 = 0
        for seat in range(n):
            base: i64 = seat * 4
            for _ in range(left[seat]):
                if i == size:
                    return False
                j: i64 = i + rng.below(size - i)
                card: i64 = free[j]
                free[j] = free[i]
                free[i] = card
                s = SUIT[card]
                h[base + s] |= 1 << (card - s * 13)
                i += 1
            left[seat] = 0
        if i < size:
            rest.extend(free[i:])
        return True

    def _mend(self) -> bool:
        """Fill the hands by moving cards along paths where dealing at random did not come out even."""
        known = self.known
        self.rest = []
        for code in known.unseen:
            s: i64 = SUIT[code]
            bit: i64 = 1 << (code - s * 13)
            where: i64 = -1
            for seat in range(self.n):
                if self.h[seat * 4 + s] & bit:
                    where = seat
            if where < 0:
                self.rest.append(code)
        for seat in range(self.n):
            count: i64 = known.hand[seat] - (self._held(seat) - self._known_held(seat))
            for _ in range(count):
                if not self._pull(seat, 1 << seat):
                    return False
        return True

    def _held(self, seat: i64) -> i64:
        h = self.h
        b: i64 = seat * 4
        return POP[h[b]] + POP[h[b + 1]] + POP[h[b + 2]] + POP[h[b + 3]]

    def _known_held(self, seat: i64) -> i64:
        h = self.known.h
        b: i64 = seat * 4
        return POP[h[b]] + POP[h[b + 1]] + POP[h[b + 2]] + POP[h[b + 3]]

    def _pull(self, seat: i64, seen: i64) -> bool:
        """Give a seat one more card: one that lies free, or another hand's that can be replaced."""
        may = self.known.may
        rest = self.rest
        for i in range(len(rest)):
            code: i64 = rest[i]
            s: i64 = SUIT[code]
            bit: i64 = 1 << (code - s * 13)
            if may[seat * 4 + s] & bit:
                rest.pop(i)
                self.h[seat * 4 + s] |= bit
                return True
        for other in range(self.n):
            if seen >> other & 1 or not self.known.hand[other]:
                continue
            for s in range(4):
                m: i64 = self.h[other * 4 + s] & ~self.known.h[other * 4 + s] & may[seat * 4 + s]
                if m and self._pull(other, seen | 1 << other):
                    m = self.h[other * 4 + s] & ~self.known.h[other * 4 + s] & may[seat * 4 + s]
                    bit = m & -m
                    self.h[other * 4 + s] ^= bit
                    self.h[seat * 4 + s] |= bit
                    return True
        return False

    # --- Semerik -------------------------------------------------------------------------------------------

    def _place_semerik(self) -> bool:
        """Deal every card; a hand may not come to hold a combination that it has not announced."""
        known = self.known
        rng = self.rng
        h = self.h
        d = self.d = known.d[:]
        left = self.left
        may = known.may
        cap = known.cap
        count = self.count = [0] * 52
        for seat in range(4):
            for s in range(4):
                m: i64 = d[seat * 4 + s]
                while m:
                    count[seat * 13 + BOTTOM[m]] += 1
                    m &= m - 1
        taken: i64 = self._place_sets()
        if taken < 0:
            return False
        rng.shuffle(self.bound)
        rng.shuffle(self.free)
        spare: i64 = len(known.unseen) - known.hand[0] - known.hand[1] - known.hand[2] - known.hand[3]
        for part in range(2):
            for code in self.bound if part == 0 else self.free:
                if taken >> code & 1:
                    continue
                s = SUIT[code]
                r: i64 = code - s * 13
                bit: i64 = 1 << r
                fits: i64 = 0
                total: i64 = spare
                for seat in range(4):
                    room: i64 = left[seat]
                    if room and may[seat * 4 + s] & bit and count[seat * 13 + r] < cap[seat * 13 + r]:
                        if r > 6 and (d[seat * 4 + s] | bit) & BABA == BABA and not known.baba[seat * 4 + s]:
                            continue
                        fits |= 1 << seat
                        total += room
                if total == 0:
                    return False
                k: i64 = rng.below(total)
                if k < spare:
                    spare -= 1
                    continue
                k -= spare
                for seat in range(4):
                    if fits >> seat & 1:
                        if k < left[seat]:
                            left[seat] -= 1
                            h[seat * 4 + s] |= bit
                            d[seat * 4 + s] |= bit
                            count[seat * 13 + r] += 1
                            break
                        k -= left[seat]
        return True

    def _place_sets(self) -> i64:
        """Give announced sets as many cards as they must hold; return the cards' set, or -1."""
        known = self.known
        taken: i64 = 0
        i: i64 = 0
        while i < len(known.sets):
            seat: i64 = known.sets[i]
            r: i64 = known.sets[i + 1]
            wanted: i64 = known.sets[i + 2]
            i += 3
            base: i64 = seat * 4
            suits: i64 = 0
            for code in known.unseen:
                s: i64 = SUIT[code]
                if code - s * 13 == r and known.may[base + s] >> r & 1 and not taken >> code & 1:
                    suits |= 1 << s
            while wanted > 0:
                if suits == 0 or self.left[seat] == 0:
                    return -1
                s = self.rng.pick(suits)
                suits ^= 1 << s
                self.left[seat] -= 1
                self.h[base + s] |= 1 << r
                self.d[base + s] |= 1 << r
                if r > 6 and self.d[base + s] & BABA == BABA and not known.baba[base + s]:
                    return -1
                self.count[seat * 13 + r] += 1
                bit: i64 = 1 << r  # mypyc shifts a literal as 32 bits
                taken |= bit << (s * 13)
                wanted -= 1
        return taken

    # --- California Jack -----------------------------------------------------------------------------------

    def _place_california(self, at_random: bool) -> bool:
        """Deal the opponent's unknown cards so that each can have come to the hand when it must have."""
        known = self.known
        other: i64 = 1 - known.seat
        wanted: i64 = known.hand[other]
        may = known.may
        h = self.h
        spans = known.spans[:]
        order = self.known.unseen[:]
        self.rng.shuffle(order)
        for code in order:
            s: i64 = SUIT[code]
            bit: i64 = 1 << (code - s * 13)
            if wanted > 0 and may[other * 4 + s] & bit:
                spans.append(known.since[s])
                spans.append(NOW)
                if at_random or in_time(known.slots, spans):
                    h[other * 4 + s] |= bit
                    wanted -= 1
                    continue
                spans.pop()
                spans.pop()
            self.rest.append(code)
        return wanted == 0 and (not at_random or in_time(known.slots, spans))

    # --- what words tell -----------------------------------------------------------------------------------

    def _words_weight(self, world: World) -> i64:
        """Return out of 256 how likely the words said are in a world."""
        words = self.known.words
        weight: i64 = 256
        i: i64 = 0
        while i < len(words):
            seat: i64 = words[i]
            hand: i64 = self.known.deal.worth_of(world.d, seat, words[i + 2])
            weight = weight * likely(words[i + 1], hand) >> 8
            i += 3
        return weight


def likely(word: i64, hand: i64) -> i64:
    """Return out of 256 how likely a word is said with a hand of that worth."""
    if word == 52 or word == 53:
        rise: i64 = (hand - 30) * 2
    else:
        rise = (hand - 60) * 2
    rise = 16 if rise < 16 else 240 if rise > 240 else rise
    return rise if word == 52 or word == 54 else 256 - rise


def in_time(slots: list[int], spans: list[int]) -> bool:
    """Tell whether each card can have come at a time of its own: after its span's begin, up to its end.

    Slots are in the order of time; at each the open span that ends first is served.
    """
    size: i64 = len(spans)
    done: i64 = 0
    count: i64 = size >> 1
    for time in slots:
        best: i64 = -1
        ends: i64 = NOW + 1
        i: i64 = 0
        while i < size:
            if not done >> (i >> 1) & 1 and spans[i] < time and spans[i + 1] < ends:
                best = i
                ends = spans[i + 1]
            i += 2
        if best >= 0:
            if ends < time:
                return False
            done |= 1 << (best >> 1)
            count -= 1
    return count == 0
