"""The own hand under the mouse: clicked, dragged, and let go where it may be or not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.games import GAMES
from cardtable.rules.cards import Card, parse_cards
from cardtable.view.motion.pace import Pace
from tests.positions import pack_for
from tests.view.sitting import Sitting, make_match

Stack = Callable[[tuple[Card, ...]], None]


@pytest.fixture
def player(person: Sitting, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    """The person must follow hearts and holds other suits too; West has led the nine of hearts."""
    pack = pack_for("seven-up-3", 0, ["24H KQS 89D", "987H 345D", "JT9S 234C"], turned="7C")
    monkeypatch.setattr("cardtable.model.packs.shuffled", lambda spec, rng: pack)
    person.sit(make_match(GAMES["seven-up-3"], dealer=0, scripts=[(), ("stand", "play 9H"), ("play JS",)]))
    person.wait_for_turn()
    return person


class Mouse:
    """A mouse over the table of a person."""

    def __init__(self, person: Sitting) -> None:
        self._view = person.page.view.viewport()
        self.at = QPoint()

    def press(self, at: QPoint) -> None:
        self.at = at
        QTest.mousePress(self._view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def drag(self, to: QPoint) -> None:
        """Move with the button held, in some steps."""
        start = self.at
        for step in range(1, 5):
            at = QPointF(start + (to - start) * step / 4)
            event = QMouseEvent(
                QEvent.Type.MouseMove,
                at,
                QPointF(self._view.mapToGlobal(at.toPoint())),
                Qt.MouseButton.NoButton,
                Qt.MouseButton.LeftButton,
                Qt.KeyboardModifier.NoModifier,
            )
            QApplication.sendEvent(self._view, event)
        self.at = to

    def release(self) -> None:
        QTest.mouseRelease(self._view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self.at)


def held(person: Sitting) -> list[Card]:
    assert person.page.hand is not None
    return [item.card for item in person.page.hand.cards]


def drags(person: Sitting) -> bool:
    assert person.page.hand is not None
    return person.page.hand.is_dragging


def table_point(person: Sitting) -> QPoint:
    assert person.page.table is not None
    return person.page.table.layout.places.trick.center().toPoint()


def dragged(person: Sitting, text: str, to: QPoint) -> tuple[Mouse, Card]:
    [card] = parse_cards(text)
    mouse = Mouse(person)
    mouse.press(person.point_of(card))
    mouse.drag(to)
    return mouse, card


def test_a_card_is_played_by_dragging_it_to_the_table(player: Sitting) -> None:
    hand = player.page.hand
    assert hand is not None
    mouse, card = dragged(player, "2H", table_point(player))
    assert drags(player)
    assert card in held(player)
    item = next(item for item in hand.cards if item.card == card)
    assert abs(item.pose.y - item.home.y) > 50
    mouse.release()
    assert not drags(player)
    assert card not in held(player)


def test_a_card_let_go_in_the_hand_or_out_of_the_window_returns(player: Sitting) -> None:
    hand = player.page.hand
    assert hand is not None
    before = held(player)
    for to in (player.point_of(before[-1]) + QPoint(0, 12), QPoint(300, -80)):
        mouse, card = dragged(player, "2H", to)
        assert drags(player)
        mouse.release()
        item = next(item for item in hand.cards if item.card == card)
        assert item.pose == item.home
        assert held(player) == before
        assert not player.page.message.isVisible()


def test_a_card_that_may_not_be_played_returns_and_says_why(player: Sitting) -> None:
    mouse, card = dragged(player, "KS", table_point(player))
    mouse.release()
    hand = player.page.hand
    assert hand is not None
    item = next(item for item in hand.cards if item.card == card)
    assert item.pose == item.home
    assert "follow suit" in player.page.message.text()
    assert player.may_act


def test_a_hand_that_trembles_does_not_drag(player: Sitting) -> None:
    hand = player.page.hand
    assert hand is not None
    [card] = parse_cards("2H")
    mouse = Mouse(player)
    mouse.press(player.point_of(card))
    mouse.drag(mouse.at + QPoint(0, -(QApplication.startDragDistance() - 1)))
    assert not drags(player)
    mouse.release()
    assert card not in held(player)


@pytest.mark.parametrize("interruption", ["escape", "resize", "turn", "leave"])
def test_a_drag_that_is_interrupted_leaves_nothing_behind(player: Sitting, interruption: str) -> None:
    mouse, _ = dragged(player, "2H", table_point(player))
    hand, page = player.page.hand, player.page
    assert hand is not None
    if interruption == "escape":
        player.key(Qt.Key.Key_Escape)
    elif interruption == "resize":
        page.resize(900, 600)
    elif interruption == "turn":  # as when a decision is taken back, and asked for anew
        hand.close()
        hand.open_play(held(player))
        mouse.drag(table_point(player) + QPoint(20, 0))
    else:
        page.leave()
        return
    assert not drags(player)
    before = held(player)
    mouse.release()
    assert held(player) == before
    assert all(item.pose == item.home and not item.is_held for item in hand.cards)


def test_a_card_dragged_in_motion_flies_on_from_where_it_was_let_go(player: Sitting) -> None:
    player.page.set_pace(Pace.slow())
    at = table_point(player) + QPoint(120, -40)
    mouse, card = dragged(player, "2H", at)
    mouse.release()
    table = player.page.table
    assert table is not None
    item = next(item for item in table.board.everything() if item.card == card)
    assert abs(item.pose.x - item.home.x) > 50
    player.page.animator.finish_all()
    assert item.pose == item.home
