"""How players choose cards: a log-linear policy, its weights learned from games of the search itself.

Each card that may be played is described by a few features of the trick, the hand and the card; the weights
of those that hold add up to how much it is liked, and it is played in proportion to the exponential of that.
It sees what the seat that plays may know in its world: its own hand, the cards that are still out, and who
has shown a void. ``packaging/learn_policy.py`` learns the weights.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from cardtable.engine.kernel.bits import BOTTOM, POP, SUIT, Rng
from cardtable.engine.kernel.deal import Deal, World
from cardtable.engine.kernel.game import CALIFORNIA, SEMERIK

if TYPE_CHECKING:
    from mypy_extensions import i64

UNIT: Final = 64
"""Weights are whole numbers, so many to a natural unit."""
DEEPEST: Final = UNIT * 12
"""How far behind the best liked a card never comes to be played."""
EXP: Final = [round(65536 * exp(-n / UNIT)) for n in range(DEEPEST)]
_LOG: Final = [round(UNIT * log(max(n, 1) / 4096)) for n in range(4097)]

# The features, each a group of weights of which one holds: the trick and the card; who can still beat it; how
# it stands in the hand's suit; who is void; how late it is; its rank.
_TRICK: Final = 0
_RISK: Final = _TRICK + 49 * 72
_SHAPE: Final = _RISK + 6 * 216
_VOID: Final = _SHAPE + 6 * 96
_LATE: Final = _VOID + 576
_RANK: Final = _LATE + 11 * 54
SIZE: Final = _RANK + 6 * 117
"""How many weights there are."""
FEATURES: Final = 6


class Policy:
    """Likes and dislikes cards by learned weights.

    Parameters
    ----------
    weights: ``SIZE`` whole numbers.
    """

    def __init__(self, weights: list[int]) -> None:
        self.weights = weights
        self.count: i64 = 0
        self.codes: list[int] = [0] * 16
        """The cards that may be played, ``count`` of them; of equal ones only the lowest."""
        self.likes: list[int] = [0] * 16
        self.features: list[int] = []
        """With ``noting``: the features of each card, ``FEATURES`` of them, on end."""
        self.noting = False

    def look(self, deal: Deal) -> None:
        """Find the cards that may be played and, where there is a choice, how much each is liked."""
        h = deal.h
        u = deal.u
        seat: i64 = deal.turn
        base: i64 = seat * 4
        led: i64 = deal.led
        follow = deal.cnt > 0 and h[base + led] != 0
        trump: i64 = deal.trump
        may: i64 = trump if deal.game.may_trump else -1
        count: i64 = 0
        codes = self.codes
        same: i64 = deal.game.plain_ranks
        if deal.game.kind == CALIFORNIA:
            same &= -2
        fat: i64 = deal.game.fat_ranks
        for s in range(4):
            m: i64 = h[base + s]
            if m and not (follow and s != led and s != may):
                if m & (m - 1):
                    others: i64 = u[s] ^ m | deal.best_in(s)
                    m = without_equals(m, others, same)
                    if fat:
                        m = without_equals(m, others, fat)
                while m:
                    codes[count] = s * 13 + BOTTOM[m]
                    count += 1
                    m &= m - 1
        self.count = count
        if count > 1:
            self._weigh(deal)

    def _weigh(self, deal: Deal) -> None:
        game = deal.game
        semerik = game.kind == SEMERIK
        values = game.value
        w = self.weights
        likes = self.likes
        codes = self.codes
        h = deal.h
        u = deal.u
        seat: i64 = deal.turn
        base: i64 = seat * 4
        n: i64 = deal.n
        cnt: i64 = deal.cnt
        later: i64 = n - 1 - cnt
        trump: i64 = deal.trump
        led: i64 = deal.led
        bs: i64 = deal.bs
        br: i64 = deal.br
        voids: i64 = deal.voids
        jack_code: i64 = deal.jack_code
        trumps: i64 = 0
        out: i64 = 0
        if trump >= 0:
            trumps = h[base + trump]
            count: i64 = POP[u[trump] ^ trumps]
            out = 0 if count == 0 else 1 if count < 3 else 2 if count < 6 else 3
        ctx: i64 = 0
        coarse: i64 = 0
        if cnt:
            ours: i64 = 1 if n == 4 and ((deal.bp ^ seat) & 1) == 0 else 0
            pips: i64 = deal.q
            if semerik:
                pips = pips if pips < 3 else 3
            else:
                pips = 0 if pips == 0 else 1 if pips < 4 else 2 if pips < 10 else 3
            safe: i64 = 1 if later == 0 else self._is_safe(deal)
            ctx = 1 + (((cnt - 1) * 2 + ours) * 4 + pips) * 2 + safe
            coarse = 5 if ours and safe and later else 1 + ours + (2 if later == 0 else 0)
        tricks: i64 = deal.left if deal.left < 10 else 10
        soon: i64 = later if later < 2 else 2
        suit: i64 = -1
        m: i64 = 0
        others: i64 = 0
        kind: i64 = 0
        shape: i64 = 0
        lacks: i64 = 0
        parts: i64 = 0
        for i in range(self.count):
            code: i64 = codes[i]
            s: i64 = SUIT[code]
            r: i64 = code - s * 13
            if s != suit:
                suit = s
                m = h[base + s]
                others = u[s] ^ m
                kind = 0 if s == led and cnt else 1 if s == trump else 2 if cnt else 0
                count = POP[m]
                shape = (coarse * 3 + kind) * 4 + (count if count < 4 else 4) - 1
                count = POP[others]
                parts = 0 if count == 0 else 1 if count < 4 else 2
                lacks = self._voids(voids, s, seat, n) * 12 + out * 3
                lacks = (lacks + (0 if cnt == 0 else 1 if kind < 2 else 2)) * 8
                if s == trump:
                    lacks += 1
            val: i64 = values[r]
            jack: i64 = 0
            if code == jack_code:
                val = 1
                jack = 1
            elif val > 5:
                val = 5
            above: i64 = POP[others >> (r + 1)]
            if above > 3:
                above = 3
            beats: i64 = 0
            if cnt == 0:
                beats = 1 if above == 0 else 0
            elif s == bs:
                beats = 1 if r > br else 0
            elif s == trump:
                beats = 1
            ends: i64 = 4 if m & ((1 << r) - 1) == 0 else 0
            if m >> (r + 1) == 0:
                ends += 2
            if trumps and s != trump:
                ends += 1
            a: i64 = _TRICK + ((ctx * 6 + val) * 2 + beats) * 6 + kind * 2 + jack
            b: i64 = _RISK + (((coarse * 4 + above) * 6 + val) * 3 + kind) * 3 + soon
            c: i64 = _SHAPE + shape * 8 + ends
            d: i64 = _VOID + lacks + above * 2
            e: i64 = _LATE + ((tricks * 6 + coarse) * 3 + kind) * 3 + (0 if val == 0 else 1 if val < 4 else 2)
            f: i64 = _RANK + ((coarse * 3 + kind) * 13 + r) * 3 + parts
            likes[i] = w[a] + w[b] + w[c] + w[d] + w[e] + w[f]
            if self.noting:
                self.features.extend([a, b, c, d, e, f])

    def _is_safe(self, deal: Deal) -> i64:
        """Tell whether nobody who is still to play can be seen to beat the best card of the trick."""
        h = deal.h
        u = deal.u
        seat: i64 = deal.turn
        base: i64 = seat * 4
        bs: i64 = deal.bs
        if (u[bs] ^ h[base + bs]) >> (deal.br + 1):
            return 0
        trump: i64 = deal.trump
        if trump >= 0 and bs != trump and u[trump] ^ h[base + trump]:
            for _ in range(deal.n - 1 - deal.cnt):
                seat = seat + 1 if seat + 1 < deal.n else 0
                if deal.voids >> (seat * 4 + deal.led) & 1:
                    return 0
        return 1

    def _voids(self, voids: i64, suit: i64, seat: i64, n: i64) -> i64:
        """Return twice how many opponents, up to two, have shown a void in a suit, plus one for a partner."""
        found: i64 = 0
        partner: i64 = (seat + 2) & 3 if n == 4 else -1
        mine: i64 = 0
        k: i64 = 0
        while k < n:
            if k != seat and voids >> (k * 4 + suit) & 1:
                if k == partner:
                    mine = 1
                elif found < 2:
                    found += 1
            k += 1
        return found * 2 + mine

    def choose(self, deal: Deal, rng: Rng) -> i64:
        """Return a card, each as likely as it is liked."""
        self.look(deal)
        count: i64 = self.count
        codes = self.codes
        if count == 1:
            return codes[0]
        likes = self.likes
        most: i64 = likes[0]
        for i in range(1, count):
            if likes[i] > most:
                most = likes[i]
        total: i64 = 0
        for i in range(count):
            behind: i64 = most - likes[i]
            likes[i] = EXP[behind] if behind < DEEPEST else 0
            total += likes[i]
        k: i64 = (rng.below(65536) * total) >> 16
        for i in range(count):
            k -= likes[i]
            if k < 0:
                return codes[i]
        return codes[0]

    def chance(self, deal: Deal, code: i64) -> i64:
        """Return out of 65536 how likely a card, or one equal to it, is played."""
        self.look(deal)
        count: i64 = self.count
        if count == 1:
            return 65536
        likes = self.likes
        codes = self.codes
        most: i64 = likes[0]
        for i in range(1, count):
            if likes[i] > most:
                most = likes[i]
        total: i64 = 0
        mine: i64 = 0
        lowest: i64 = SUIT[code] * 13
        for i in range(count):
            behind: i64 = most - likes[i]
            p: i64 = EXP[behind] if behind < DEEPEST else 1
            total += p
            # The lowest of equals stands for all of them: the last that is not above the card.
            if lowest <= codes[i] <= code:
                mine = p
        return (mine << 16) // total


class Trail:
    """The cards played in a deal so far, to be judged in worlds.

    Parameters
    ----------
    start: the public position when play began.
    plays: the cards' codes, in order.
    seat: whose knowledge it is; its own plays tell it nothing.
    policy: how players are taken to choose.
    """

    def __init__(self, start: Deal, plays: list[int], seat: int, policy: Policy) -> None:
        self.start = start
        self.deal = Deal(start.game)
        self.plays = plays
        self.seat: i64 = seat
        self.policy = policy
        self.played: list[int] = [0] * 16
        deal = self.deal
        deal.copy_from(start)
        for code in plays:
            s: i64 = SUIT[code]
            bit: i64 = 1 << (code - s * 13)
            self.played[deal.turn * 4 + s] |= bit
            deal.play(code)  # who plays next follows from the cards alone

    def likelihood(self, world: World) -> i64:
        """Return the logarithm of how likely the others' plays are in a world, in ``UNIT``."""
        deal = self.deal
        policy = self.policy
        h = world.h[:]
        for k in range(16):
            h[k] |= self.played[k]
        deal.copy_from(self.start)
        deal.enter(World(h, world.d, world.stock))
        total: i64 = 0
        seat: i64 = self.seat
        for code in self.plays:
            if deal.turn != seat:
                total += _LOG[policy.chance(deal, code) >> 4]
            deal.play(code)
        return total


def without_equals(m: i64, others: i64, same: i64) -> i64:
    """Leave of a suit's cards only the lowest of each run within ``same`` that no other card parts."""
    part: i64 = m & same
    before: i64 = 0
    while part:
        low: i64 = part & -part
        part ^= low
        if before and not others & (low - 2 * before):
            m ^= low
        before = low
    return m
