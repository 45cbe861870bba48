"""The last tricks of a deal played out exactly in a world: everybody plays the best card for its own side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.engine.kernel.bits import BOTTOM
from cardtable.engine.kernel.deal import PLAY_PHASE, Deal
from cardtable.engine.kernel.game import CALIFORNIA, FULL
from cardtable.engine.kernel.policy import without_equals

if TYPE_CHECKING:
    from mypy_extensions import i64

DEPTH: Final = 16


class Ends:
    """Values ends by max-n: with two sides that is minimax.

    Parameters
    ----------
    deal: any deal of the game.
    utility, size: what outcomes are worth, as for the tree.
    """

    def __init__(self, deal: Deal, utility: list[int], size: int) -> None:
        self.utility = utility
        self.size: i64 = size
        self.sides: i64 = deal.sides
        self.deals = [Deal(deal.game) for _ in range(DEPTH)]
        self.rewards: list[list[int]] = [[0] * 4 for _ in range(DEPTH)]
        self.lines: list[list[int]] = [[0] * DEPTH for _ in range(DEPTH)]
        self.long: list[int] = [0] * DEPTH

    def finish(self, deal: Deal) -> None:
        """Play a deal with at most ``DEPTH - 2`` cards left to its end."""
        first: i64 = 0
        least: i64 = -1
        most: i64 = FULL + 1
        self._best(deal, first, least, most)
        line = self.lines[0]
        for code in line[: self.long[0]]:
            deal.play(code)

    def _take_over(self, copy: Deal, deal: Deal) -> None:
        copy.copy_from(deal)
        copy.h = deal.h[:]
        copy.u = deal.u[:]
        copy.low_code = deal.low_code
        copy.high_side = deal.high_side
        copy.stock = deal.stock
        copy.top = deal.top

    def _best(self, deal: Deal, depth: i64, least: i64, most: i64) -> None:
        """Find the best line of play: its cards go into ``lines``, what it brings into ``rewards``, by depth.

        With two sides, ``least`` and ``most`` are what side 0 is sure of by now: more is not looked for.
        """
        h = deal.h
        base: i64 = deal.turn * 4
        side: i64 = deal.turn % self.sides
        led: i64 = deal.led
        follow = deal.cnt > 0 and h[base + led] != 0
        trump: i64 = deal.trump
        may: i64 = trump if deal.game.may_trump else -1
        same: i64 = deal.game.plain_ranks
        if deal.game.kind == CALIFORNIA:
            same &= -2
        fat: i64 = deal.game.fat_ranks
        best: i64 = -1
        kept = self.rewards[depth]
        found = self.rewards[depth + 1]
        next_deal = self.deals[depth + 1]
        pruning = self.sides == 2
        for s in range(4):
            m: i64 = h[base + s]
            if m and not (follow and s != led and s != may):
                if m & (m - 1) and not (deal.game.low_captured and s == trump):
                    others: i64 = deal.u[s] ^ m | deal.best_in(s)
                    m = without_equals(m, others, same)
                    if fat:
                        m = without_equals(m, others, fat)
                while m:
                    code: i64 = s * 13 + BOTTOM[m]
                    m &= m - 1
                    self._take_over(next_deal, deal)
                    next_deal.play(code)
                    if next_deal.phase == PLAY_PHASE:
                        self._best(next_deal, depth + 1, least, most)
                    else:
                        self._reward(next_deal, found)
                        self.long[depth + 1] = 0
                    if found[side] > best:
                        best = found[side]
                        line = self.lines[depth]
                        after = self.lines[depth + 1]
                        line[0] = code
                        for i in range(self.long[depth + 1]):
                            line[i + 1] = after[i]
                        self.long[depth] = self.long[depth + 1] + 1
                        kept[0] = found[0]
                        kept[1] = found[1]
                        kept[2] = found[2]
                        if pruning:
                            if side == 0:
                                if best > least:
                                    least = best
                            elif found[0] < most:
                                most = found[0]
                            if least >= most:
                                return

    def _reward(self, deal: Deal, reward: list[int]) -> None:
        pts = deal.pts
        size: i64 = self.size
        last: i64 = size - 1
        a: i64 = pts[0] if pts[0] < size else last
        b: i64 = pts[1] if pts[1] < size else last
        if self.sides == 2:
            reward[0] = self.utility[a * size + b]
            reward[1] = FULL - reward[0]
            return
        c: i64 = pts[2] if pts[2] < size else last
        at: i64 = (a * size + b) * size + c
        whole: i64 = size * size * size
        reward[0] = self.utility[at]
        reward[1] = self.utility[at + whole]
        reward[2] = self.utility[at + 2 * whole]
