"""The end of California Jack played out exactly: with the stock empty each hand can be known (rule B8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.kernel.bits import BOTTOM, SUIT
from cardtable.engine.kernel.deal import OVER_PHASE, PLAY_PHASE, Deal, World
from cardtable.engine.kernel.policy import without_equals

if TYPE_CHECKING:
    from mypy_extensions import i64


class Solver:
    """Values every play by what the best play of both brings, for two players who see all.

    Parameters
    ----------
    deal: the public position, without stock.
    world: the hands.
    utility, size: what outcomes are worth, as for the tree.
    """

    def __init__(self, deal: Deal, world: World, utility: list[int], size: int) -> None:
        self.deal = Deal(deal.game)
        self.deal.copy_from(deal)
        self.deal.enter(world)
        self.utility = utility
        self.size: i64 = size
        self.known: dict[tuple[int, int, int], int] = {}

    def value(self, code: int) -> int:
        """Return what playing a card is worth for side 0 if both play their best after it."""
        return int(self._after(code))

    def _after(self, code: i64) -> i64:
        """Play a card, value what follows, and take it back."""
        deal = self.deal
        seat: i64 = deal.turn
        s: i64 = SUIT[code]
        bit: i64 = 1 << (code - s * 13)
        cnt: i64 = deal.cnt
        led: i64 = deal.led
        bs: i64 = deal.bs
        br: i64 = deal.br
        bp: i64 = deal.bp
        left: i64 = deal.left
        first: i64 = deal.first
        tc = deal.tc
        lying: i64 = tc[cnt]
        w = deal.w
        pts = deal.pts
        pips = deal.pips
        tk = deal.tk
        if cnt:
            deal.w = w[:]
            deal.pts = pts[:]
            deal.pips = pips[:]
            deal.tk = tk[:]
        deal.play(code)
        value: i64 = self._position()
        deal.w = w
        deal.pts = pts
        deal.pips = pips
        deal.tk = tk
        tc[cnt] = lying
        deal.first = first
        deal.left = left
        deal.bp = bp
        deal.br = br
        deal.bs = bs
        deal.led = led
        deal.cnt = cnt
        deal.h[seat * 4 + s] |= bit
        deal.u[s] |= bit
        deal.turn = seat
        deal.phase = PLAY_PHASE
        deal.winner = -1
        return value

    def _position(self) -> i64:
        """Return what the position is worth for side 0."""
        deal = self.deal
        if deal.phase == OVER_PHASE:
            last: i64 = self.size - 1
            a: i64 = deal.pts[0] if deal.pts[0] < last else last
            b: i64 = deal.pts[1] if deal.pts[1] < last else last
            return self.utility[a * self.size + b]
        key = self._key()
        if deal.cnt == 0:
            found = self.known.get(key)
            if found is not None:
                return found
        h = deal.h
        seat: i64 = deal.turn
        base: i64 = seat * 4
        led: i64 = deal.led
        follow = deal.cnt > 0 and h[base + led] != 0
        trump: i64 = deal.trump if deal.game.may_trump else -1
        best: i64 = -1
        for s in range(4):
            m: i64 = h[base + s]
            if m and not (follow and s != led and s != trump):
                # The lowest of a suit may be the lowest trump played, and counts then.
                others: i64 = deal.u[s] & ~m | deal.best_in(s)
                m = without_equals(m, others, deal.game.plain_ranks if s != deal.trump else 0)
                while m:
                    value: i64 = self._after(s * 13 + BOTTOM[m])
                    m &= m - 1
                    if best < 0 or (value > best if seat == 0 else value < best):
                        best = value
        if deal.cnt == 0:
            self.known[key] = best
        return best

    def _key(self) -> tuple[int, int, int]:
        deal = self.deal
        h = deal.h
        t: i64 = deal.trump
        mine: i64 = h[0] | h[1] << 13 | h[2] << 26 | h[3] << 39
        theirs: i64 = h[4] | h[5] << 13 | h[6] << 26 | h[7] << 39
        # What has been won decides as far as trumps, pips and points go.
        game = deal.game
        gains: i64 = deal.turn | deal.pts[0] << 24 | deal.pts[1] << 32
        if not game.trick_trump:
            gains |= deal.w[t] << 1
        if game.game_point:
            gains |= deal.pips[0] << 14
        return mine, theirs, gains
