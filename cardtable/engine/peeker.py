"""The player that sees all cards: for the arena only, to show the most that could be won."""

from __future__ import annotations

from cardtable.engine.bridge import codes_for, world_of
from cardtable.engine.searcher import SearchPlayer
from cardtable.engine.thought import Thought
from cardtable.rules.state import State


class PeekerPlayer(SearchPlayer):
    """Searches the one true world. The arena shows it the state; nobody else is ever shown one."""

    state: State | None = None

    def see(self, state: State) -> None:
        """Look at all cards."""
        self.state = state

    def prepare(self, thought: Thought) -> None:
        """Let the search know the one world there is."""
        state = self.state
        if state is None:
            return
        thought.search.see(world_of(state, codes_for(thought.view)))
