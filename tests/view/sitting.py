"""Matches at a real table for tests: seats that answer by script, and a person's mouse and keys."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games.thumb import thumb_move
from cardtable.model.match import Match
from cardtable.model.seats import PersonSeat, Seat, ThumbSeat
from cardtable.rules.cards import Card
from cardtable.rules.moves import Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec
from cardtable.view.table.table_page import TablePage

NAMES = ("Olena", "Taras", "Halyna", "Ostap")


class ScriptSeat(ThumbSeat):
    """Makes the moves of a script as long as they are legal, and then plays by rules of thumb."""

    def __init__(self, name: str, spec: GameSpec, script: Sequence[str]) -> None:
        super().__init__(name, spec, random.Random(1))
        self._script = list(script)

    def _choose(self) -> None:
        view = self._view
        if view is not None and self._script and view.legal.allows(Move.parse(self._script[0])):
            self._view = None
            self.chosen.emit(Move.parse(self._script.pop(0)))
        else:
            super()._choose()


def make_match(
    spec: GameSpec,
    *,
    person: bool = True,
    seed: int = 5,
    dealer: int | None = None,
    scripts: Sequence[Sequence[str]] = (),
    **options: object,
) -> Match:
    """Return a match of a person at seat 0, unless nobody is, with computers that follow their scripts."""
    seats: list[Seat] = [
        ScriptSeat(NAMES[seat], spec, scripts[seat] if seat < len(scripts) else ())
        for seat in range(spec.seats)
    ]
    if person:
        seats[0] = PersonSeat(NAMES[0])
    return Match(spec, options, seats, random.Random(seed), first_dealer=dealer)


def click_at(widget: QWidget, point: QPoint | None = None) -> None:
    """Click a widget at a point, else in its middle."""
    at = point if point is not None else widget.rect().center()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


class Sitting:
    """A person at a table: sees what is there and uses mouse and keys."""

    def __init__(self, qtbot: QtBot, page: TablePage) -> None:
        self.bot = qtbot
        self.page = page
        self.match: Match | None = None
        self.phases: list[str] = []
        page.phaseShown.connect(self.phases.append)

    def sit(self, match: Match, **more: Any) -> Match:
        """Take a place and begin."""
        self.match = match
        self.page.sit(match, **more)
        match.start()
        return match

    @property
    def view(self) -> SeatView:
        """What the person knows."""
        assert self.match is not None
        return self.match.view()

    @property
    def may_act(self) -> bool:
        """Whether the table offers something to do."""
        hand = self.page.hand
        return self.page.choices.is_open or (hand is not None and hand.is_open)

    def wait_for_turn(self) -> None:
        """Wait until the table offers something to do."""
        self.bot.waitUntil(lambda: self.may_act, timeout=10_000)

    def wait_for(self, phase: str) -> None:
        """Wait until the table has shown a phase."""
        self.bot.waitUntil(lambda: phase in self.phases, timeout=10_000)

    def point_of(self, card: Card) -> QPoint:
        """A point on the part of a card that no other covers: near its left edge."""
        hand = self.page.hand
        assert hand is not None
        item = next(item for item in hand.cards if item.card == card)
        pose = item.home
        return QPoint(round(pose.x - 0.4 * pose.width), round(pose.y + 0.1 * pose.width))

    def click(self, card: Card) -> None:
        """Click a card of the own hand."""
        click_at(self.page.view.viewport(), self.point_of(card))

    def button(self, word: str) -> QPushButton:
        """The button of a word."""
        button = self.page.choices.button(word)
        assert button is not None, f"no button for {word}"
        return button

    def press(self, word: str) -> None:
        """Click the button of a word."""
        click_at(self.button(word))

    def key(self, key: Qt.Key) -> None:
        """Press a key."""
        QTest.keyClick(self.page, key)

    def act_by_mouse(self) -> None:
        """Do what a simple player would, with the mouse."""
        assert self.match is not None
        move = thumb_move(self.view, self.match.spec, random.Random(2))
        for card in move.cards:
            self.click(card)
        if move.word != "play":
            self.press(move.word)

    def play_until(self, done: Callable[[], bool]) -> None:
        """Play by mouse, reading the panels, until something has come."""
        for _ in range(2000):
            if done():
                return
            panel = self.page.deal_panel
            if panel is not None and panel.isVisible():
                panel.finish()
                buttons = [b for b in panel.findChildren(QPushButton) if b.isVisible()]
                click_at(buttons[-1])
            elif self.may_act:
                self.act_by_mouse()
            else:
                self.bot.wait(1)
        raise AssertionError("it did not come")
