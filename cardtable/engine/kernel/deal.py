"""A deal on integers: the rules' own course of play, made to be run many thousand times a second.

A test holds every step equal to :mod:`cardtable.rules` over random play of every game and option.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.engine.kernel.bits import BOTTOM, POP, SUIT, TOP, Rng
from cardtable.engine.kernel.game import ALWAYS, FIXING, SEMERIK, SEVEN_UP, Game

if TYPE_CHECKING:
    from mypy_extensions import i64

STAND_PHASE: Final = 0
ANSWER_PHASE: Final = 1
DISCARD_PHASE: Final = 2
PLAY_PHASE: Final = 3
OVER_PHASE: Final = 4

STAND: Final = 52
BEG: Final = 53
TAKE_ONE: Final = 54
RUN: Final = 55
FIRST_DISCARD: Final = 56
"""Codes of moves that are no cards; from ``FIRST_DISCARD`` on they number the discards weighed."""

HAND: Final = 6
"""Tricks of a deal of Seven Up, and cards kept for them."""
PACKET: Final = 3
JACK_VALUE: Final = 15
"""What the trump jack counts for the policy, in pips toward Game."""


class World:
    """A full position that may be the true one: hands and dealt cards (a mask by ``seat * 4 + suit``), and
    the stock in its order."""

    def __init__(self, h: list[int], d: list[int], stock: list[int]) -> None:
        self.h = h
        self.d = d
        self.stock = stock
        self.weight: i64 = 1
        self.used: i64 = 0


class Deal:
    """A deal in progress. Everything that search asks for is an attribute; ``pts`` are the points gained by
    side since the deal was set up, ``winner`` the side that has won the match or -1."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.n: i64 = game.seats
        self.sides: i64 = game.sides
        self.h: list[int] = [0] * 16
        self.d: list[int] = [0] * 16
        self.u: list[int] = [0] * 4
        self.phase: i64 = PLAY_PHASE
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.trump: i64 = -1
        self.rejected: i64 = -1
        self.turned: i64 = -1
        self.stock: list[int] = []
        self.top: i64 = 0
        self.cnt: i64 = 0
        self.led: i64 = 0
        self.bs: i64 = 0
        self.br: i64 = 0
        self.bp: i64 = 0
        self.tc: list[int] = [0] * 4
        self.q: i64 = 0
        self.jack_code: i64 = -1
        self.left: i64 = 0
        self.need: list[int] = [0] * 4
        self.pts: list[int] = [0] * 4
        self.pips: list[int] = [0] * 4
        self.tk: list[int] = [0] * 4
        self.w: list[int] = [0] * 16
        self.jack_side: i64 = -1
        self.low_side: i64 = -1
        self.high_side: i64 = -1
        self.low_code: i64 = -1
        self.winner: i64 = -1
        self.first: i64 = -1
        self.thrown = False
        self.voids: i64 = 0
        """Suits that seats have shown not to hold, a bit by ``seat * 4 + suit``."""

    def copy_from(self, other: Deal) -> None:
        """Take over everything but the hidden cards of another deal of the same game."""
        self.phase = other.phase
        self.dealer = other.dealer
        self.turn = other.turn
        self.trump = other.trump
        self.rejected = other.rejected
        self.turned = other.turned
        self.cnt = other.cnt
        self.led = other.led
        self.bs = other.bs
        self.br = other.br
        self.bp = other.bp
        self.voids = other.voids
        self.tc = other.tc[:]
        self.q = other.q
        self.jack_code = other.jack_code
        self.left = other.left
        self.need = other.need
        self.pts = other.pts[:]
        self.pips = other.pips[:]
        self.tk = other.tk[:]
        self.w = other.w[:]
        self.jack_side = other.jack_side
        self.low_side = other.low_side
        self.winner = -1
        self.first = -1
        self.top = 0
        self.thrown = False

    def enter(self, world: World) -> None:
        """Lay out the hidden cards of a world."""
        h = world.h[:]
        self.h = h
        self.stock = world.stock
        u = self.u
        if self.n == 4:
            for s in range(4):
                u[s] = h[s] | h[4 + s] | h[8 + s] | h[12 + s]
        else:
            for s in range(4):
                u[s] = h[s] | h[4 + s] | h[8 + s]
        if self.game.kind == SEVEN_UP:
            self.d = world.d[:]
            if self.phase == PLAY_PHASE:
                self._dealt_points()

    # --- trick play ----------------------------------------------------------------------------------------

    def play(self, code: i64) -> None:
        """Play a card of the seat whose turn it is."""
        seat: i64 = self.turn
        s: i64 = SUIT[code]
        r: i64 = code - s * 13
        bit: i64 = 1 << r
        self.h[seat * 4 + s] ^= bit
        self.u[s] ^= bit
        cnt: i64 = self.cnt
        value: i64 = self.game.value[r]
        if code == self.jack_code:
            value = JACK_VALUE
        if cnt == 0:
            self.q = value
            self.led = s
            self.bs = s
            self.br = r
            self.bp = seat
        else:
            self.q += value
            if s != self.led and not (s == self.trump and self.game.may_trump):
                one: i64 = 1  # mypyc shifts a literal as 32 bits
                self.voids |= one << (seat * 4 + self.led)
            if s == self.bs:
                if r > self.br:
                    self.br = r
                    self.bp = seat
            elif s == self.trump:
                self.bs = s
                self.br = r
                self.bp = seat
        self.tc[cnt] = code
        cnt += 1
        if cnt < self.n:
            self.cnt = cnt
            seat += 1
            self.turn = seat if seat < self.n else 0
            return
        self.cnt = 0
        self.left -= 1
        taker: i64 = self.bp
        self.turn = taker
        if self.first < 0:
            self.first = taker
        side: i64 = taker % self.sides
        self.tk[side] += 1
        kind: i64 = self.game.kind
        if kind == SEMERIK:
            self._take_semerik(side)
        elif kind == SEVEN_UP:
            self._take_seven_up(side)
        else:
            self._take_california(taker)

    def best_in(self, suit: i64) -> i64:
        """Return the trick's best card as a mask, if of the suit: it parts what beats it from the rest."""
        if self.cnt == 0 or self.bs != suit:
            return 0
        one: i64 = 1  # mypyc shifts a literal as 32 bits
        return one << self.br

    def score(self, side: i64, points: i64) -> bool:
        """Enter points and tell whether they win the match."""
        now: i64 = self.pts[side] + points
        self.pts[side] = now
        if now < self.need[side]:
            return False
        self.winner = side
        self.phase = OVER_PHASE
        return True

    # --- Semerik (C7, C8) ----------------------------------------------------------------------------------

    def _take_semerik(self, side: i64) -> None:
        counting: i64 = self.q
        if counting > 2 and self.score(side, counting - 2):
            return
        if self.left == 0:
            if self.tk[side] == 10 and self.score(side, 4):
                return
            self.phase = OVER_PHASE

    # --- Seven Up (A6 to A13) ------------------------------------------------------------------------------

    def _take_seven_up(self, side: i64) -> None:
        worth = self.game.worth
        tc = self.tc
        pips: i64 = 0
        jack: i64 = self.trump * 13 + self.game.jack
        low: i64 = self.low_code
        for i in range(self.n):
            code: i64 = tc[i]
            pips += worth[code % 13]
            if code == jack:
                self.jack_side = side
            if code == low:
                self.low_side = side
        self.pips[side] += pips
        if self.left == 0:
            self.phase = OVER_PHASE
            self._count_seven_up()

    def _dealt_points(self) -> None:
        """Find whose the highest and the lowest trump dealt are (A13)."""
        d = self.d
        t: i64 = self.trump
        top: i64 = 0
        low: i64 = 8192
        captured = self.game.low_captured
        self.high_side = -1
        for seat in range(self.n):
            m: i64 = d[seat * 4 + t]
            if m:
                if m > top:
                    top = m
                    self.high_side = seat % self.sides
                if (m & -m) < low:
                    low = m & -m
                    if not captured:
                        self.low_side = seat % self.sides
        if captured:
            self.low_code = t * 13 + BOTTOM[low] if low < 8192 else -1
            self.low_side = -1
            for side in range(self.sides):
                if low < 8192 and self.w[side * 4 + t] & low:
                    self.low_side = side

    def _count_seven_up(self) -> None:
        if self.high_side >= 0 and self.score(self.high_side, 1):
            return
        if self.low_side >= 0 and self.score(self.low_side, 1):
            return
        if self.jack_side >= 0 and self.score(self.jack_side, 1):
            return
        best: i64 = self._game_side(self.game.tie_eldest)
        if best >= 0:
            self.score(best, 1)

    def _game_side(self, tie_eldest: bool) -> i64:
        """Return the side whose won cards are worth most, or -1."""
        pips = self.pips
        most: i64 = 0
        best: i64 = -1
        for i in range(self.sides):
            side: i64 = (self.dealer + 1 + i) % self.sides
            p: i64 = pips[side]
            if p > most:
                most = p
                best = side
            elif p == most and p > 0 and not tie_eldest:
                best = -1
        return best

    def say(self, code: i64) -> None:
        """Say a word: stand, beg, take one or run."""
        if code == STAND:
            self._fix()
        elif code == BEG:
            self.phase = ANSWER_PHASE
            self.turn = self.dealer
        elif code == TAKE_ONE:
            if not self.score((self.dealer + 1) % self.n % self.sides, 1):
                self._fix()
        else:
            self._run()

    def _run(self) -> None:
        self.rejected = self.trump
        stock = self.stock
        n: i64 = self.n
        while True:
            if len(stock) - self.top < PACKET * n + 1:
                self.thrown = True
                self.phase = OVER_PHASE
                return
            for place in range(1, n + 1):
                base: i64 = (self.dealer + place) % n * 4
                for _ in range(PACKET):
                    code: i64 = stock[self.top]
                    self.top += 1
                    s: i64 = SUIT[code]
                    bit: i64 = 1 << (code - s * 13)
                    self.h[base + s] |= bit
                    self.d[base + s] |= bit
            turned: i64 = stock[self.top]
            self.top += 1
            self.turned = turned
            suit: i64 = SUIT[turned]
            fixing = suit != self.rejected
            if fixing:
                self.trump = suit
            if turned - suit * 13 == self.game.jack:
                mode: i64 = self.game.jack_rerun
                if (mode == ALWAYS or (mode == FIXING and fixing)) and self.score(
                    self.dealer % self.sides, 1
                ):
                    return
            if fixing:
                self._fix()
                return

    def held(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        h = self.h
        b: i64 = seat * 4
        return POP[h[b]] + POP[h[b + 1]] + POP[h[b + 2]] + POP[h[b + 3]]

    def _fix(self) -> None:
        """The trump is fixed: discard what is too much, by policy, and begin to play."""
        self.turn = (self.dealer + 1) % self.n
        if not self.game.keep and self.held(self.turn) > HAND:
            self.phase = DISCARD_PHASE
        else:
            self.begin()

    def discards(self) -> None:
        """Let every seat that has not yet done so discard by policy, and begin to play."""
        for seat in range(self.n):
            while self.held(seat) > HAND:
                code: i64 = self.spare(seat)
                s: i64 = SUIT[code]
                self.h[seat * 4 + s] ^= 1 << (code - s * 13)
        self.begin()

    def spare(self, seat: i64) -> i64:
        """Return the card that a seat needs least: no trump if it can be, and of little rank and worth."""
        h = self.h
        lose = self.game.lose
        best: i64 = -1
        least: i64 = 1000
        trump: i64 = self.trump
        for s in range(4):
            m: i64 = h[seat * 4 + s]
            if m:
                r: i64 = lose[m]
                use: i64 = 2 * self.game.worth[r] + r
                if s == trump:
                    use += 100 if r != self.game.jack else 200
                if use < least:
                    least = use
                    best = s * 13 + r
        return best

    def begin(self) -> None:
        """Begin the tricks: eldest leads."""
        self.phase = PLAY_PHASE
        self.turn = (self.dealer + 1) % self.n
        self.cnt = 0
        h = self.h
        u = self.u
        for s in range(4):
            m: i64 = h[s] | h[4 + s] | h[8 + s] | h[12 + s]
            u[s] = m
        self.jack_code = self.trump * 13 + self.game.jack
        self._dealt_points()

    # --- California Jack (B3 to B7) ------------------------------------------------------------------------

    def _take_california(self, taker: i64) -> None:
        game = self.game
        tc = self.tc
        w = self.w
        trump: i64 = self.trump
        for i in range(2):
            code: i64 = tc[i]
            s: i64 = SUIT[code]
            r: i64 = code - s * 13
            w[taker * 4 + s] |= 1 << r
            self.pips[taker] += game.worth[r]
        if game.trick_trump and self._score_trick(taker, trump):
            return
        stock = self.stock
        size: i64 = len(stock)
        if self.top < size:
            if game.taken:
                self._draw(taker, self.turned)
            else:
                self._draw(taker, stock[self.top])
                self.top += 1
            self._draw(1 - taker, stock[self.top])
            self.top += 1
            if self.top < size:
                self.turned = stock[self.top]
                self.top += 1
                if game.changing:
                    self.trump = SUIT[self.turned]
            else:
                self.turned = -1
        elif self.left == 0:
            self.phase = OVER_PHASE
            self._count_california()

    def _draw(self, seat: i64, code: i64) -> None:
        held: i64 = 15
        self.voids &= ~(held << (seat * 4))
        s: i64 = SUIT[code]
        bit: i64 = 1 << (code - s * 13)
        self.h[seat * 4 + s] |= bit
        self.u[s] |= bit

    def _score_trick(self, side: i64, trump: i64) -> bool:
        """Score the counting cards of the trick's own trump at once (``count = trick-trump``)."""
        tc = self.tc
        base: i64 = trump * 13
        for rank in (12, 0, self.game.jack):
            code: i64 = base + rank
            if (tc[0] == code or tc[1] == code) and self.score(side, 1):
                return True
        return False

    def _count_california(self) -> None:
        game = self.game
        if not game.trick_trump:
            t: i64 = self.trump
            mine: i64 = self.w[t]
            played: i64 = mine | self.w[4 + t]
            if played:
                if self.score(0 if mine >> TOP[played] & 1 else 1, 1):
                    return
                if self.score(0 if mine >> BOTTOM[played] & 1 else 1, 1):
                    return
                if played >> game.jack & 1 and self.score(0 if mine >> game.jack & 1 else 1, 1):
                    return
        if game.game_point:
            best: i64 = self._game_side(False)
            if best >= 0:
                self.score(best, 1)

    # --- words by policy -----------------------------------------------------------------------------------

    def worth_of(self, d: list[int], seat: i64, trump: i64) -> i64:
        """Return what a hand may hope for with a trump, in hundredths of a point."""
        game = self.game
        base: i64 = seat * 4
        total: i64 = 0
        for s in range(4):
            m: i64 = d[base + s]
            while m:
                total += game.worth[BOTTOM[m]]
                m &= m - 1
        total = total * 6 // 10
        t: i64 = d[base + trump]
        if not t:
            return total
        # How likely a card that is not in the hand is in nobody's: about 60% with four, 70% with three.
        absent: i64 = 60 if self.n == 4 else 70
        chance: i64 = 100
        for _ in range(12 - TOP[t]):
            chance = chance * absent // 100
        total += chance
        chance = 50 if game.low_captured else 100
        for _ in range(BOTTOM[t]):
            chance = chance * absent // 100
        count: i64 = POP[t]
        total += chance + 15 * count
        if t >> game.jack & 1:
            total += 40 + 15 * count if count < 4 else 90
        return total

    def words(self, rng: Rng) -> None:
        """Say what the policy says until play begins."""
        while self.phase < PLAY_PHASE:
            if self.phase == STAND_PHASE:
                hand: i64 = self.worth_of(self.h, self.turn, self.trump) + rng.below(40)
                self.say(STAND if hand > 100 else BEG)
            elif self.phase == ANSWER_PHASE:
                hand = self.worth_of(self.h, self.turn, self.trump) + rng.below(40)
                eldest: i64 = (self.dealer + 1) % self.n % self.sides
                gives = hand > 135 and self.need[eldest] - self.pts[eldest] > 1
                self.say(TAKE_ONE if gives else RUN)
            else:
                self.discards()

    # --- playing by chance ----------------------------------------------------------------------------------

    def any_card(self, rng: Rng) -> i64:
        """Return any card that may be played, each as likely as the others."""
        h = self.h
        base: i64 = self.turn * 4
        m0: i64 = h[base]
        m1: i64 = h[base + 1]
        m2: i64 = h[base + 2]
        m3: i64 = h[base + 3]
        if self.cnt:
            led: i64 = self.led
            m: i64 = h[base + led]
            if m:
                t: i64 = self.trump
                if not self.game.may_trump or t < 0 or t == led or not h[base + t]:
                    return led * 13 + rng.pick(m)
                other: i64 = h[base + t]
                m0 = m if led == 0 else other if t == 0 else 0
                m1 = m if led == 1 else other if t == 1 else 0
                m2 = m if led == 2 else other if t == 2 else 0
                m3 = m if led == 3 else other if t == 3 else 0
        k: i64 = rng.below(POP[m0] + POP[m1] + POP[m2] + POP[m3])
        if k < POP[m0]:
            return nth(m0, k)
        k -= POP[m0]
        if k < POP[m1]:
            return 13 + nth(m1, k)
        k -= POP[m1]
        if k < POP[m2]:
            return 26 + nth(m2, k)
        return 39 + nth(m3, k - POP[m2])


def nth(mask: i64, k: i64) -> i64:
    """Return the rank of the card with ``k`` weaker ones in its mask."""
    while k > 0:
        mask &= mask - 1
        k -= 1
    return BOTTOM[mask]
