"""Plays a match of each game by the accessibility tree alone: reads names, does actions, touches no key.

    /usr/bin/python3 packaging/play_by_tree.py [--game G] [--language en|uk|ru] [--pictures DIR]

See `outside.py` for what has to be installed.
"""

from __future__ import annotations

import random
import sys
import time

from outside import GAMES, Desk, Guess, Seen, Table, main

_PATIENCE_S = 90


def play(desk: Desk, game: str) -> None:
    """Choose a game on the start page, and play it to the end of the match."""
    tiles = desk.wait_for("the start page", _tiles)
    tiles[GAMES.index(game)].do("Press")
    title = tiles[GAMES.index(game)].name
    deal = desk.wait_for("the button that deals", lambda window: window.all("push button")[-1:])
    time.sleep(0.5)
    deal = [seen for seen in desk.look().all("push button") if "focused" in seen.states] or deal
    deal[0].do("Press")
    desk.wait_for("the table", lambda window: Table(window).table)
    print(f"{title}: playing", flush=True)
    _Player(desk, title).play()


def _tiles(window: Seen) -> list[Seen]:
    """The games to choose from: check boxes side by side, each with a description."""
    for seen in window.walk():
        boxes = [child for child in seen.children if child.role == "check box"]
        if len(boxes) >= len(GAMES):
            return boxes
    return []


class _Player:
    """Acts on whatever can be acted on, and sees to it that something comes of it."""

    def __init__(self, desk: Desk, title: str) -> None:
        self._desk = desk
        self._title = title
        self._rng = random.Random(1)
        self._guess = Guess()
        self._acts = 0

    def play(self) -> None:
        """Play until the match is over."""
        since = time.monotonic()
        before = ""
        while True:
            table = Table(self._desk.look())
            if table.is_end:
                self._tell_end(table)
                return
            if table.words != before:
                before, since = table.words, time.monotonic()
            if not self._act(table):
                time.sleep(0.1)
            if time.monotonic() - since > _PATIENCE_S:
                print("\n".join(f"{s.role}: {s.name}" for s in table.window.walk()), file=sys.stderr)
                raise SystemExit(f"{self._title}: nothing happens any more")

    def _act(self, table: Table) -> bool:
        """Do one thing that can be done now; tells whether there was any."""
        if table.paper is not None:
            first = [seen for seen in table.buttons if "focused" in seen.states] or table.buttons[-1:]
            return self._press(first[0]) if first else False
        if table.buttons:
            return self._press(self._rng.choice(table.buttons))
        places = self._guess.places(table) if table.playable else []
        if not places:
            return False
        card = table.hand[self._rng.choice(places)]
        self._guess.tries(card)
        return self._press(card)

    def _press(self, seen: Seen) -> bool:
        self._acts += 1
        print(f"  {seen.role}: {seen.name} ({seen.description})", flush=True)
        try:
            seen.do("Press")
        except Exception as error:
            print(f"  gone: {error}", flush=True)
        time.sleep(0.15)
        return True

    def _tell_end(self, table: Table) -> None:
        assert table.paper is not None
        said = " · ".join(seen.name for seen in table.paper.walk() if seen.name)
        print(f"{self._title}: over after {self._acts} actions: {said}", flush=True)


if __name__ == "__main__":
    sys.exit(main(play, __doc__ or ""))
