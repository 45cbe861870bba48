"""Plays a match of each game by the keyboard alone: looks through the accessibility tree, presses keys.

    /usr/bin/python3 packaging/play_by_keys.py [--game G] [--language en|uk|ru] [--pictures DIR]

On the way it opens and leaves menus, settings and the sheet of keys, asks what F5 to F9 tell, and sees to it
that the key which ends a match asks first. See `outside.py` for what has to be installed.
"""

from __future__ import annotations

import random
import sys
import time

from outside import GAMES, Desk, Guess, Seen, Table, main

_PATIENCE_S = 90
_READINGS = ("F5", "F6", "F7", "F8", "F9")
_SURE = 12
"""After so many turns digits are trusted to come to their cards: to look takes longest."""
_TABS = 60
"""More controls than any page has."""


def play(desk: Desk, game: str) -> None:
    """Choose a game on the start page, and play it to the end of the match."""
    desk.wait_for("the start page", _focused)
    title = _choose(desk, GAMES.index(game))
    _deal(desk)
    desk.wait_for("the table", lambda window: Table(window).table)
    print(f"{title}: playing", flush=True)
    _Player(desk, title).play()


def _focused(window: Seen) -> Seen | None:
    """The control to which keys go."""
    found = [seen for seen in window.walk() if "focused" in seen.states and seen.role != "frame"]
    return found[-1] if found else None


def _choose(desk: Desk, place: int) -> str:
    """Go to the tiles by Tab, and choose one by the arrows."""
    for _ in range(_TABS):
        focused = _focused(desk.look())
        if (
            focused is not None
            and focused.role == "check box"
            and focused.description
            and _is_tile(desk, focused)
        ):
            break
        desk.press("Tab")
        time.sleep(0.1)
    else:
        raise SystemExit("Tab never comes to the games")
    for tried in range(_TABS):
        names = [seen.name for seen in _tiles(desk.look())]
        focused = _focused(desk.look())
        assert focused is not None
        at = names.index(focused.name)
        if at == place:
            desk.press("space")
            return names[place]
        keys = ("Right", "Down") if at < place else ("Left", "Up")
        desk.press(keys[tried % 2])  # at the end of a row another leads on
        time.sleep(0.1)
    raise SystemExit("the arrows never come to the game")


def _tiles(window: Seen) -> list[Seen]:
    for seen in window.walk():
        boxes = [child for child in seen.children if child.role == "check box"]
        if len(boxes) >= len(GAMES):
            return boxes
    return []


def _is_tile(desk: Desk, seen: Seen) -> bool:
    return seen.name in [tile.name for tile in _tiles(desk.look())]


def _deal(desk: Desk) -> None:
    """Enter on a tile deals."""
    desk.press("Return")


class _Player:
    """Presses keys for whatever can be done, and sees to it that something comes of it."""

    def __init__(self, desk: Desk, title: str) -> None:
        self._desk = desk
        self._title = title
        self._rng = random.Random(1)
        self._guess = Guess()
        self._turns = 0

    def play(self) -> None:
        """Play until the match is over."""
        since = time.monotonic()
        before = ""
        while True:
            table = Table(self._desk.look())
            if table.is_end:
                assert table.paper is not None
                said = " · ".join(seen.name for seen in table.paper.walk() if seen.name)
                print(f"{self._title}: over after {self._turns} turns: {said}", flush=True)
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
            return self._answer(table)
        if table.playable:
            if self._turns == 2:
                self._look_around()
            return self._choose_card(table)
        return self._press_button(table) if table.buttons else False

    # --- acting --------------------------------------------------------------------------------------------

    def _answer(self, table: Table) -> bool:
        """Press the button with the focus on a sheet."""
        focused = _focused(table.window)
        if focused is None:
            raise SystemExit(f"{self._title}: a sheet is open, and keys go nowhere")
        print(f"  Return: {focused.name}", flush=True)
        self._press("Return")
        return True

    def _press_button(self, table: Table) -> bool:
        """Go to one of the buttons by the arrows, and press it."""
        wanted = self._rng.choice(table.buttons).name
        for _ in range(2 * len(table.buttons) + 2):
            now = _focused(self._desk.look())
            if now is not None and now.name == wanted:
                print(f"  Return: {wanted}", flush=True)
                self._press("Return")
                self._turns += 1
                return True
            self._press("Right")
        raise SystemExit(f"{self._title}: the arrows never come to {wanted}")

    def _choose_card(self, table: Table) -> bool:
        """Choose a card by its digit, or by arrows where it has none, and press Enter."""
        if table.buttons:  # cards have been picked as many as they have to be
            for _ in range(_TABS):
                now = _focused(self._desk.look())
                if now is not None and now.name == table.buttons[0].name:
                    print(f"  Return: {now.name}", flush=True)
                    self._press("Return")
                    self._turns += 1
                    return True
                self._press("Tab")
            raise SystemExit(f"{self._title}: Tab never comes to {table.buttons[0].name}")
        places = self._guess.places(table)
        if not places:
            return False
        place = self._rng.choice(places)
        card = table.hand[place]
        if place < 10:
            self._press(str((place + 1) % 10))
        else:
            self._press("Home", *["Right"] * place)
        is_sure = self._turns > _SURE
        focused = card if is_sure else _focused(self._desk.look())
        if focused is None or focused.name != card.name:
            there = focused.name if focused is not None else "nothing"
            print(f"  meant {card.name}, came to {there}", flush=True)
            return True
        print(f"  {place + 1} Return: {card.name} ({card.description})", flush=True)
        self._guess.tries(card)
        self._press("Return")
        self._turns += 1
        return True

    def _press(self, *keys: str) -> None:
        self._desk.press(*keys)
        time.sleep(0.15)

    # --- the rest of the window ----------------------------------------------------------------------------

    def _look_around(self) -> None:
        """Ask the five questions, open and leave what keys open, and try to end the match by a key."""
        self._turns += 1
        before = len(Table(self._desk.look()).hand)
        for key in _READINGS:
            self._press(key)
            lines = [seen.name for seen in self._desk.look().all("label") if len(seen.name) > 8]
            print(f"  {key}: {lines[-1] if lines else '?'}", flush=True)
        self._press("Escape")
        for keys in (["ctrl+comma"], ["ctrl+F1"]):
            self._press(*keys)
            self._desk.wait_for(f"what {keys[0]} opens", lambda window: Table(window).paper)
            self._press("Tab", "Tab", "Escape")
            self._desk.wait_for("the table after Esc", lambda window: Table(window).paper is None)
        self._press("F10", "Down", "Down", "Escape", "Escape")
        self._press("ctrl+w")
        paper = self._desk.wait_for("the question", lambda window: Table(window).paper)
        print(f"  ctrl+w asks: {' · '.join(seen.name for seen in paper.walk() if seen.name)}", flush=True)
        self._press("Escape")
        self._desk.wait_for("the table after the question", lambda window: Table(window).paper is None)
        after = Table(self._desk.look())
        assert len(after.hand) == before, "the table is not as it was"
        focused = _focused(after.window)
        print(f"  keys go to {focused.role if focused else 'nothing'} again", flush=True)


if __name__ == "__main__":
    sys.exit(main(play, __doc__ or ""))
