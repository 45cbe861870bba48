"""Going back and forth between the person's decisions in a deal."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.rules.moves import Action


class Rewind:
    """Knows to which points of a deal one can go, and what was undone.

    Parameters
    ----------
    person: whose decisions count. Those of a claim that is played out are none.
    """

    def __init__(self, person: int) -> None:
        self._person = person
        self._claimed = -1
        self.redo: list[Action] = []
        """What was undone and can be done again, in order."""

    def begin_deal(self) -> None:
        """Nothing has been decided yet."""
        self._claimed = -1
        self.redo.clear()

    def claim_at(self, count: int) -> None:
        """After so many actions the person claims the rest."""
        self._claimed = count

    def undo_point(self, actions: Sequence[Action]) -> int | None:
        """How many actions there were before the person's last decision, or ``None`` if there was none."""
        points = [n for n, action in enumerate(actions) if action.seat == self._person]
        if 0 <= self._claimed < len(actions):
            points = [n for n in points if n <= self._claimed]
        return points[-1] if points else None

    def undone(self, actions: Sequence[Action]) -> list[Action]:
        """Undo one decision: return the actions that are left."""
        point = self.undo_point(actions)
        if point is None:
            return list(actions)
        self.redo[:0] = actions[point:]
        self._claimed = -1
        return list(actions[:point])

    def redone(self, actions: Sequence[Action]) -> list[Action]:
        """Do one decision again, with what followed it: return the actions there are then."""
        after = [n for n, action in enumerate(self.redo) if n and action.seat == self._person]
        count = after[0] if after else len(self.redo)
        again, self.redo = self.redo[:count], self.redo[count:]
        return [*actions, *again]
