"""The table in the accessibility tree: hand, trick, stock, turned card, trump, players, points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QRect, QRectF

from cardtable.rules.cards import HIDDEN
from cardtable.rules.events import Zone
from cardtable.rules.spec import ZoneSpec
from cardtable.view.access.narrator import Narrator
from cardtable.view.access.nodes import Item, Role
from cardtable.view.access.readings import Readings
from cardtable.view.access.sentences import card_list
from cardtable.view.hand.hand_input import HandInput
from cardtable.view.motion.animator import Animator
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.note import Entry
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.table.trick_memory import TrickMemory
from cardtable.view.words.card_names import card_name
from cardtable.view.words.texts import counted, game_text, number, signed

translate = QCoreApplication.translate


class TreeHost(Protocol):
    """What the tree needs of the page that holds the table."""

    animator: Animator
    tricks: TrickMemory

    def show_last_trick(self) -> None:
        """Show the last trick again."""

    def hasFocus(self) -> bool:
        """Whether keys go to the table."""

    def rect(self) -> QRect:
        """The table."""


class TableTree:
    """Says what lies on a table, as items of the tree.

    Parameters
    ----------
    page: where the table is.
    table, hand, narrator, readings: what is shown, and what is said of it.
    """

    def __init__(
        self, page: TreeHost, table: Tabletop, hand: HandInput, narrator: Narrator, readings: Readings
    ) -> None:
        self._page = page
        self._table = table
        self._hand = hand
        self._narrator = narrator
        self._readings = readings

    def root(self) -> Item:
        """The whole table."""
        children = [*self._doings(), self._hand_item(), self._trick_item(), *self._zones()]
        trump = self._readings.trump()
        if trump:
            children.append(Item("trump", Role.StaticText, trump, _rect(self._table.badge.box)))
        children += [self._plaque(seat) for seat in range(self._table.spec.seats)]
        children += [*self._slots(), *self._note()]
        title = game_text(self._table.spec.title)
        name = translate("TableTree", "Card table: {game}").format(game=title)
        return Item("table", Role.Grouping, name, self._page.rect(), children=children)

    # --- cards ---------------------------------------------------------------------------------------------

    def _hand_item(self) -> Item:
        cards = self._hand.cards
        count = len(cards)
        name = counted(translate("TableTree", "Your hand: %n card(s)", "", count), count)
        rect = _rect(self._table.layout.places.hand)
        items = [self._own_card(n, card) for n, card in enumerate(cards)]
        return Item("hand", Role.List, name, rect, children=items)

    def _own_card(self, place: int, item: CardItem) -> Item:
        rect = _rect(item.home.rect())
        if item.card == HIDDEN:
            return Item(f"hidden{place}", Role.ListItem, translate("TableTree", "Hidden card"), rect)
        hand = self._hand
        chosen = item.card in hand.picked_cards
        if not hand.is_open:
            description = ""
        elif chosen:
            description = translate("TableTree", "chosen")
        elif hand.is_picking:
            description = translate("TableTree", "may be chosen")
        elif hand.may_play(item.card):
            description = translate("TableTree", "may be played")
        else:
            description = translate("TableTree", "may not be played now")
        return Item(
            f"card{item.card}",
            Role.ListItem,
            card_name(item.card).form("Nom"),
            rect,
            description,
            press=partial(hand.choose, item.card) if hand.is_open else None,
            chosen=chosen,
            focusable=hand.is_open,
            focused=hand.cursor is item and self._page.hasFocus(),
        )

    def _trick_item(self) -> Item:
        places = self._table.layout.places
        items = []
        for seat, card in self._narrator.trick:
            at, half = places.tricks[seat], places.trick_card / 2
            rect = QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
            if seat == self._table.person:
                text = translate("TableTree", "You: {card}")
            else:
                text = translate("TableTree", "{name}: {card}")
            name = text.format(name=self._table.plaques[seat].state.name, card=card_name(card))
            items.append(Item(f"trick{seat}", Role.ListItem, name, _rect(rect)))
        name = counted(translate("TableTree", "Trick: %n card(s)", "", len(items)), len(items))
        return Item("trick", Role.List, name, _rect(places.trick), children=items)

    def _zones(self) -> list[Item]:
        """Stock, turned card, cards set aside, discards."""
        items = []
        for zone, cards in self._table.board.zones.items():
            spec = self._table.layout.zone(zone.name)
            if cards and spec.place in ("centre", "on-stock", "corner") and spec.caption:
                items.append(self._pile(zone, spec, cards))
        return items

    def _pile(self, zone: Zone, spec: ZoneSpec, cards: list[CardItem]) -> Item:
        caption, rect = game_text(spec.caption), _rect(self._table.layout.box(zone)[0])
        if all(card.belongs_open for card in cards):
            text = translate("TableTree", "{pile}: {cards}")
            name = text.format(pile=caption, cards=card_list(card.card for card in cards))
        else:
            count = len(cards)
            text = counted(translate("TableTree", "{pile}: %n card(s)", "", count), count)
            name = text.format(pile=caption)
        return Item(f"zone-{zone.name}", Role.StaticText, name, rect)

    # --- players and points --------------------------------------------------------------------------------

    def _plaque(self, seat: int) -> Item:
        table = self._table
        plaque = table.plaques[seat]
        state = plaque.state
        lines = plaque.sentence().splitlines()
        if state.dealer:
            lines.append(translate("TableTree", "dealer"))
        if state.turn:
            lines.append(translate("TableTree", "to act"))
        if state.tricks:
            text = translate("TableTree", "%n trick(s) taken", "", state.tricks)
            lines.append(counted(text, state.tricks))
        held = sum(
            len(cards)
            for zone, cards in table.board.zones.items()
            if zone.seat == seat and table.layout.zone(zone.name).place == "hand"
        )
        if held:
            lines.append(counted(translate("TableTree", "%n card(s) in hand", "", held), held))
        words = " ".join(table.bubbles[seat].lines)
        if words:
            lines.append(translate("TableTree", "says: “{words}”").format(words=words))
        return Item(f"plaque{seat}", Role.StaticText, ", ".join(lines), _rect(plaque.box))

    def _slots(self) -> list[Item]:
        table = self._table
        if not table.slots.slots:
            return []
        rect = _rect(table.layout.places.slots)
        items = []
        for slot in table.slots.slots:
            if slot.colour is not None:
                text = translate("TableTree", "{point}: {side}", "such as High: Oksana")
            else:
                text = translate("TableTree", "{point}: nobody yet", "such as High: nobody yet")
            name = text.format(point=slot.label, side=slot.taker)
            items.append(Item(f"slot-{slot.why}", Role.ListItem, name, rect))
        name = translate("TableTree", "Points of this deal")
        return [Item("slots", Role.List, name, rect, children=items)]

    def _note(self) -> list[Item]:
        """The ledger, and what has been announced."""
        state, rect = self._table.note.state, _rect(self._table.note.box)
        items = []
        text = translate("TableTree", "{side}: {total}", "in the ledger")
        sums = [
            Item(f"sum{entry.side}", Role.ListItem, text.format(side=entry.names, total=number(entry.total)))
            for entry in state.sums
        ]
        if sums:
            items.append(Item("ledger", Role.List, translate("TableTree", "Ledger"), rect, children=sums))
        text = translate("TableTree", "{name}: {combination}, {points}", "an announcement")
        told = [
            Item(
                f"told{n}",
                Role.ListItem,
                text.format(name=self._announcer(entry), combination=entry.text, points=signed(entry.points)),
            )
            for n, entry in enumerate(state.entries)
        ]
        if told:
            items.append(Item("told", Role.List, translate("TableTree", "Announced"), rect, children=told))
        return items

    def _announcer(self, entry: Entry) -> str:
        """The name behind the initial of an announcement."""
        plaques = (
            plaque.state.name
            for seat, plaque in enumerate(self._table.plaques)
            if self._table.spec.side_of(seat) == entry.side and plaque.state.initial == entry.initial
        )
        return next(plaques, entry.initial)

    # --- what can be done besides --------------------------------------------------------------------------

    def _doings(self) -> list[Item]:
        page = self._page
        items = []
        if page.animator.is_waiting:
            items.append(self._button("go-on", translate("TableTree", "Go on"), page.animator.finish_current))
        if page.tricks.may_show:
            items.append(
                self._button("last-trick", translate("TableTree", "Last trick"), page.show_last_trick)
            )
        return items

    def _button(self, key: str, name: str, press: Callable[[], None]) -> Item:
        return Item(key, Role.Button, name, _rect(self._table.layout.places.trick), press=press)


def _rect(box: QRectF) -> QRect:
    return box.toAlignedRect()
