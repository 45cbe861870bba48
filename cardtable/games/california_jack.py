"""California Jack, Seven Up for two with a changing trump: chapter B of the rules, in its order."""

from __future__ import annotations

from typing import Final

from cardtable.games.common import (
    GAME,
    GAME_NOBODY,
    HAND_ZONE,
    HIGH,
    JACK,
    JACK_NOBODY,
    LOW,
    TRICK_ZONE,
    WON_ZONE,
    count_game,
    extremes,
    follow_option,
    jack_of,
    jack_turned,
    rank_option,
    rank_order,
    target,
    target_option,
)
from cardtable.rules.cards import HIDDEN, PACK, SUIT_CARDS, SUIT_OF, Card, rank_text
from cardtable.rules.events import HANDS, STOCK, TURNED, Event, Moved, TrumpTurned
from cardtable.rules.moves import Action, Move
from cardtable.rules.spec import QT_TRANSLATE_NOOP, GameSpec, Option, Reason, ZoneSpec
from cardtable.rules.state import State

HAND_SIZE: Final = 6
PACKET: Final = 3


class CaliforniaJack(State):
    """A match of California Jack."""

    __slots__ = ()

    # B2: six cards each in packets of three, and the top of the stock is turned.

    def _deal(self, events: list[Event]) -> None:
        for _ in range(HAND_SIZE // PACKET):
            for seat in (1 - self.dealer, self.dealer):
                self._serve(seat, PACKET, events)
        if self._turn_trump(events):
            return
        self._begin_play()

    def _turn_trump(self, events: list[Event]) -> bool:
        """Turn the top of the stock for trump (B2, B3) and tell whether a jack won the match (B6)."""
        first = self.turned == HIDDEN and not self.history
        card = self._turn(events)
        if first or self.options["trump"] == "changing":
            self.trump = SUIT_OF[card]
        events.append(TrumpTurned(card, self.trump, True))
        return (
            first
            and rank_text(card) == "J"
            and self.options["dealer_jack"] == "on"
            and self._score(self.dealer, 1, "jack-turned", (card,), events)
        )

    # B3, B4: after a trick both draw while there is a stock; then play goes on to the last card.

    def _after_trick(self, seat: int, trick: tuple[Card, ...], events: list[Event]) -> None:
        if self.options["count"] == "trick-trump" and self._score_trick(seat, trick, events):
            return
        if self.top < len(self.pack):
            self._draw(seat, events)
        elif not any(self.hands) and not self._count_up(events):
            self._end_deal(events)

    def _draw(self, winner: int, events: list[Event]) -> None:
        loser = 1 - winner
        if self.options["turned"] == "taken":
            card = self.turned
            self.turned = HIDDEN
            self.hands[winner] |= 1 << card
            self.known[winner] |= 1 << card
            self.voids[winner] &= ~(1 << SUIT_OF[card])
            self.history.append(Action(winner, Move("draw", (card,))))
            events.append(Moved(TURNED, HANDS[winner], (card,), 1 << winner))
        else:
            self._set_aside(events)
            self._draw_unseen(winner, events)
        self._draw_unseen(loser, events)
        if self.top < len(self.pack):
            self._turn_trump(events)

    def _draw_unseen(self, seat: int, events: list[Event]) -> None:
        card = self.pack[self.top]
        self.top += 1
        self.hands[seat] |= 1 << card
        self.voids[seat] = 0
        self.history.append(Action(seat, Move("draw")))
        self.own[seat].append(Action(seat, Move("draw", (card,))))
        events.append(Moved(STOCK, HANDS[seat], (card,), 1 << seat))

    # B6, B7: points for what was won in tricks, in the order high, low, jack, game.

    def _score_trick(self, seat: int, trick: tuple[Card, ...], events: list[Event]) -> bool:
        """Score the counting cards of a trick at once (``count = trick-trump``)."""
        ranks = self.spec.rank_order(self.options)
        for why, rank in (("high", ranks[-1]), ("low", ranks[0]), ("jack", "J")):
            for card in trick:
                counts = SUIT_OF[card] == self.trump and rank_text(card) == rank
                if counts and self._score(seat, 1, why, (card,), events):
                    return True
        return False

    def _count_up(self, events: list[Event]) -> bool:
        """Enter the points of the deal and tell whether they have won the match."""
        if self.options["count"] == "last-trump":
            played = (self.won[0] | self.won[1]) & SUIT_CARDS[self.trump]
            if played:
                high, low = extremes(played, self.strength)
                jack = jack_of(self.trump)
                for why, card in (("high", high), ("low", low), ("jack", jack)):
                    if played >> card & 1:
                        winner = 0 if self.won[0] >> card & 1 else 1
                        if self._score(winner, 1, why, (card,), events):
                            return True
        if self.options["game_point"] == "off":
            return False
        best = count_game(self.won, events)
        return len(best) == 1 and self._score(best[0], 1, "game", (), events)


_OPTIONS: Final = (
    rank_option("B5"),
    Option(
        "turned",
        "B3",
        ("taken", "aside"),
        "taken",
        QT_TRANSLATE_NOOP("game", "The turned card"),
        {
            "taken": QT_TRANSLATE_NOOP("game", "The winner of the trick takes it."),
            "aside": QT_TRANSLATE_NOOP("game", "It is put out of play; both draw unseen cards."),
        },
    ),
    Option(
        "trump",
        "B3",
        ("changing", "fixed"),
        "changing",
        QT_TRANSLATE_NOOP("game", "Trump"),
        {
            "changing": QT_TRANSLATE_NOOP("game", "Each turned card makes the trump of the next trick."),
            "fixed": QT_TRANSLATE_NOOP("game", "The first turned card makes the trump for the whole deal."),
        },
    ),
    follow_option("B5"),
    Option(
        "count",
        "B6",
        ("last-trump", "trick-trump"),
        "last-trump",
        QT_TRANSLATE_NOOP("game", "What is counted"),
        {
            "last-trump": QT_TRANSLATE_NOOP(
                "game", "High, Low and Jack of the last trump, when all is played."
            ),
            "trick-trump": QT_TRANSLATE_NOOP(
                "game", "High, Low and Jack of each trick's own trump, at once."
            ),
        },
    ),
    Option(
        "game_point",
        "B6",
        ("off", "on"),
        "off",
        QT_TRANSLATE_NOOP("game", "The point for Game"),
        {
            "off": QT_TRANSLATE_NOOP("game", "It is not given."),
            "on": QT_TRANSLATE_NOOP("game", "The side whose won cards are worth most scores it."),
        },
    ),
    Option(
        "dealer_jack",
        "B6",
        ("off", "on"),
        "off",
        QT_TRANSLATE_NOOP("game", "A jack turned first"),
        {
            "off": QT_TRANSLATE_NOOP("game", "It scores nothing."),
            "on": QT_TRANSLATE_NOOP("game", "The dealer scores a point for it."),
        },
    ),
    target_option("B7", 10, range(5, 32)),
)

_ZONES: Final = (
    HAND_ZONE,
    TRICK_ZONE,
    WON_ZONE,
    ZoneSpec("stock", "table", "centre", "pile", counted=True, caption=QT_TRANSLATE_NOOP("game", "Stock")),
    ZoneSpec("turned", "table", "on-stock", "pile", caption=QT_TRANSLATE_NOOP("game", "Prize")),
    ZoneSpec(
        "aside", "table", "corner", "pile", counted=True, caption=QT_TRANSLATE_NOOP("game", "Set aside")
    ),
)

GAMES: Final = (
    GameSpec(
        id="california-jack",
        title=QT_TRANSLATE_NOOP("game", "California Jack"),
        summary=QT_TRANSLATE_NOOP(
            "game", "Two players and a stock: every trick wins a card, and the trump changes."
        ),
        seats=2,
        sides=2,
        pack=PACK,
        options=_OPTIONS,
        choices=(),
        zones=_ZONES,
        reasons={
            "jack-turned": jack_turned("B6"),
            "high": Reason(
                HIGH,
                QT_TRANSLATE_NOOP("game", "won the highest trump"),
                "B6",
                nobody=QT_TRANSLATE_NOOP("game", "the highest trump came into no trick"),
            ),
            "low": Reason(
                LOW,
                QT_TRANSLATE_NOOP("game", "won the lowest trump"),
                "B6",
                nobody=QT_TRANSLATE_NOOP("game", "the lowest trump came into no trick"),
            ),
            "jack": Reason(JACK, QT_TRANSLATE_NOOP("game", "won the trump jack"), "B6", nobody=JACK_NOBODY),
            "game": Reason(
                GAME, QT_TRANSLATE_NOOP("game", "won the cards worth most"), "B6", nobody=GAME_NOBODY
            ),
        },
        rank_order=rank_order,
        target=target,
        new=CaliforniaJack,
        follow_rule="B5",
        pack_rule="B2",
        deal_rule="B1",
        end_rule="B7",
        trump_changes=lambda options: options["trump"] == "changing",
        slots=("high", "low", "jack"),
        tricks_left=lambda view: max(view.counts) + view.stock + (view.turned != HIDDEN),
    ),
)
