"""The player that sees all cards: for the arena only, to show the most that could be won."""

from __future__ import annotations

from cardtable.engine.bridge import codes_for
from cardtable.engine.kernel.deal import World
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
        codes = codes_for(thought.view)
        hands, dealt = [0] * 16, [0] * 16
        for seat in range(state.spec.seats):
            hands[seat * 4 : seat * 4 + 4] = codes.masks(state.hands[seat])
            dealt[seat * 4 : seat * 4 + 4] = codes.masks(state.dealt[seat])
        world = World(hands, dealt, [codes.code[card] for card in state.pack[state.top :]])
        thought.search.see(world)
