"""A wrong card, tried where mistakes are fined: it is laid, seen by all, and goes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.rules.events import Mistaken, Scored
from cardtable.view.motion.animator import Step
from cardtable.view.motion.card_motion import CardMotion
from cardtable.view.motion.motions import Motion
from cardtable.view.motion.pace import Pace
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.depths import FLIGHT
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import counted


def mistake_steps(table: Tabletop, event: Mistaken, pace: Pace, say: Callable[[str], None]) -> list[Step]:
    """Return the steps: there, and back. ``say`` shows a line of words to the person."""
    tried: list[CardItem] = []

    def lay() -> Sequence[Motion]:
        card = _card_of(table, event)
        tried.append(card)
        card.card, card.face_up = event.card, True
        at = table.layout.places.tricks[event.seat]
        card.home = card.home._replace(x=at.x(), y=at.y(), width=table.layout.places.trick_card, angle=0)
        card.home_z = FLIGHT
        name = table.plaques[event.seat].state.name
        text = QCoreApplication.translate(
            "mistake", "{name}: this card may not be played, and goes back to the hand"
        )
        say(text.format(name=name))
        return [CardMotion(card, pace.play, arc=0.1)]

    def take_back() -> Sequence[Motion]:
        for card in tried:
            card.face_up = event.seat == table.person
        table.board.arrange()
        table.cue("refuse")
        return [CardMotion(card, pace.play) for card in tried]

    return [Step(lay, hold=pace.announce_hold), Step(take_back)]


def fine_line(table: Tabletop, event: Mistaken, fine: Scored) -> str:
    """What a wrong card has cost, in a sentence."""
    points = -fine.points
    if table.spec.side_of(event.seat) == table.spec.side_of(table.person):
        text = QCoreApplication.translate(
            "mistake",
            "{name}: this card goes back to the hand, and costs your side %n point(s) (rule {rule})",
            "",
            points,
        )
    else:
        text = QCoreApplication.translate(
            "mistake",
            "{name}: this card goes back to the hand, and costs their side %n point(s) (rule {rule})",
            "",
            points,
        )
    name = table.plaques[event.seat].state.name
    return counted(text, points).format(name=name, rule=table.spec.reasons[fine.why].rule)


def _card_of(table: Tabletop, event: Mistaken) -> CardItem:
    """The card meant, or one of a hand that the person does not see."""
    for zone, cards in table.board.zones.items():
        if cards and zone.seat == event.seat and table.layout.zone(zone.name).place == "hand":
            return next((card for card in cards if card.card == event.card), cards[len(cards) // 2])
    raise LookupError(f"seat {event.seat} holds no cards")
