"""Semerik, four players in pairs with forty cards: chapter C of the rules, in its order."""

from __future__ import annotations

from typing import Final

from cardtable.games.common import HAND_ZONE, TRICK_ZONE, WON_ZONE
from cardtable.rules.cards import (
    HEARTS,
    NO_SUIT,
    PACK,
    Card,
    CardSet,
    Suit,
    card_set,
    cards_in,
    make_card,
    rank_text,
)
from cardtable.rules.events import Announced, Event
from cardtable.rules.spec import QT_TRANSLATE_NOOP, GameSpec, Option, Options, Reason
from cardtable.rules.state import State

# C1: the order of the cards, low to high; tens, nines and eights are left out.
ORDER: Final = "4567JQKA23"
FORTY: Final = tuple(card for card in PACK if rank_text(card) in ORDER)

PACKET: Final = 5
HAND_SIZE: Final = 10
TARGET: Final = 21

COUNTING: Final[CardSet] = card_set(c for c in FORTY if rank_text(c) in "32AKQJ")
"""The cards that count in tricks (C7)."""

# C4: points of a set, in the order announced: that of the ranks (C1), high to low.
SET_POINTS: Final = {"3": 3, "2": 3, "A": 3, "K": 1, "Q": 1, "J": 1, "7": 4, "6": 1, "5": 1, "4": 1}
RAISED_BY_BABA: Final = "32A"

# C5: points of a Baba by the number of its cards beyond 3 2 A, in other suits and in hearts.
BABA: Final = (3, 6, 9, 15)
HEARTS_BABA: Final = {"literal": (5, 6, 9, 15), "plus-two": (5, 8, 11, 17)}


def combinations_of(hand: CardSet, hearts_baba: str) -> list[tuple[str, str, Suit, int]]:
    """Return what a hand announces, sets first from the highest rank down, then Babas by suit.

    Each is its kind (``set`` or ``baba``), ranks, suit (``NO_SUIT`` for a set) and points.
    """
    babas = []
    for suit in range(4):
        cards = [make_card(rank, suit) for rank in "32AKQJ"]
        length = next((n for n, card in enumerate(cards) if not hand >> card & 1), len(cards))
        if length >= 3:
            table = HEARTS_BABA[hearts_baba] if suit == HEARTS else BABA
            babas.append(("baba", "32AKQJ"[:length], suit, table[length - 3]))
    found: list[tuple[str, str, Suit, int]] = []
    for rank, points in SET_POINTS.items():
        if sum(hand >> make_card(rank, suit) & 1 for suit in range(4)) >= 3:
            raised = 1 if babas and rank in RAISED_BY_BABA else 0
            found.append(("set", rank, NO_SUIT, points + raised))
    return found + babas


class Semerik(State):
    """A match of Semerik. Hearts, where they beat every suit, are the trick kernel's trump (C3)."""

    __slots__ = ()

    # C2: ten cards each in two packets of five.

    def _deal(self, events: list[Event]) -> None:
        seats = self.spec.seats
        for _ in range(HAND_SIZE // PACKET):
            for place in range(1, seats + 1):
                self._serve((self.dealer + place) % seats, PACKET, events)
        if self.options["hearts"] == "beat-all":
            self.trump = HEARTS
        if not self._announce(events):
            self._begin_play()

    # C4, C5, C9: all four hands are entered, then the higher total wins if it is enough, eldest's if equal.

    def _announce(self, events: list[Event]) -> bool:
        """Announce and score the combinations and tell whether they have won the match."""
        eldest = (self.dealer + 1) % self.spec.seats
        for place in range(self.spec.seats):
            seat = (eldest + place) % self.spec.seats
            for kind, ranks, suit, points in combinations_of(
                self.hands[seat], str(self.options["hearts_baba"])
            ):
                told = Announced(seat, kind, ranks, suit, points)
                self.announced.append(told)
                events.append(told)
                self._enter(seat, points, kind, (), events)  # Cards are not shown (C4).
        best = max(self.scores)
        if best < self.target:
            return False
        eldest_side = self.spec.side_of(eldest)
        self._win(eldest_side if self.scores[eldest_side] == best else 1 - eldest_side, events)
        return True

    # C6 is the trick kernel's. C7, C8: counting cards in the trick, and all ten tricks.

    def _after_trick(self, seat: int, trick: tuple[Card, ...], events: list[Event]) -> None:
        counting = card_set(trick) & COUNTING
        points = {3: 1, 4: 2}.get(counting.bit_count(), 0)
        if points and self._score(seat, points, "trick", cards_in(counting), events):
            return
        if any(self.hands):
            return
        all_tricks = self.tricks[self.spec.side_of(seat)] == HAND_SIZE
        if not (all_tricks and self._score(seat, 4, "all-tricks", (), events, together=True)):
            self._end_deal(events)

    # C10: 42 if the opponents have fewer than eleven at that moment.

    def ledger(self, side: int) -> int:
        return 2 * TARGET if self.scores[1 - side] < 11 else TARGET


_OPTIONS: Final = (
    Option(
        "hearts",
        "C3",
        ("beat-all", "plain"),
        "beat-all",
        QT_TRANSLATE_NOOP("game", "Hearts"),
        {
            "beat-all": QT_TRANSLATE_NOOP("game", "A heart beats every card of another suit."),
            "plain": QT_TRANSLATE_NOOP("game", "No suit beats another; hearts matter for the Baba only."),
        },
    ),
    Option(
        "hearts_baba",
        "C5",
        ("literal", "plus-two"),
        "literal",
        QT_TRANSLATE_NOOP("game", "The Baba of hearts"),
        {
            "literal": QT_TRANSLATE_NOOP("game", "5 alone; 6, 9, 15 with king, queen and jack."),
            "plus-two": QT_TRANSLATE_NOOP("game", "Two more than another: 5, 8, 11, 17."),
        },
    ),
    Option(
        "revoke",
        "C12",
        ("prevented", "fined"),
        "prevented",
        QT_TRANSLATE_NOOP("game", "A wrong card"),
        {
            "prevented": QT_TRANSLATE_NOOP("game", "It cannot be played."),
            "fined": QT_TRANSLATE_NOOP("game", "It goes back to the hand and costs 3 points."),
        },
    ),
    Option(
        "talk_fine",
        "C13",
        range(0, 4),
        0,
        QT_TRANSLATE_NOOP("game", "Fine for talk"),
        {"": QT_TRANSLATE_NOOP("game", "What asking for a hint costs your side.")},
    ),
)


def _order(options: Options) -> str:
    return ORDER


def _target(options: Options) -> int:
    return TARGET


GAMES: Final = (
    GameSpec(
        id="semerik",
        title=QT_TRANSLATE_NOOP("game", "Semerik"),
        summary=QT_TRANSLATE_NOOP(
            "game", "Partners with forty cards: announce sets and Babas, then win counting cards."
        ),
        seats=4,
        sides=2,
        pack=FORTY,
        options=_OPTIONS,
        choices=(),
        zones=(HAND_ZONE, TRICK_ZONE, WON_ZONE),
        reasons={
            "set": Reason(
                QT_TRANSLATE_NOOP("game", "Set"),
                QT_TRANSLATE_NOOP("game", "three or four of a rank in one hand"),
                "C4",
            ),
            "baba": Reason(
                QT_TRANSLATE_NOOP("game", "Baba"),
                QT_TRANSLATE_NOOP("game", "three, two and ace of a suit in one hand"),
                "C5",
            ),
            "trick": Reason(
                QT_TRANSLATE_NOOP("game", "Trick"),
                QT_TRANSLATE_NOOP("game", "three or four counting cards in a trick"),
                "C7",
            ),
            "all-tricks": Reason(
                QT_TRANSLATE_NOOP("game", "All tricks"), QT_TRANSLATE_NOOP("game", "won all ten tricks"), "C8"
            ),
            "fine": Reason(
                QT_TRANSLATE_NOOP("game", "Fine"),
                QT_TRANSLATE_NOOP("game", "for a wrong card or for talk"),
                "C12",
            ),
        },
        rank_order=_order,
        target=_target,
        new=Semerik,
        follow_rule="C6",
        pack_rule="C1",
        deal_rule="C2",
        end_rule="C9",
        secret_rule="C11",
        trump_title=QT_TRANSLATE_NOOP("game", "Chief suit"),
        ledger=True,
        last_trick=False,
        points_by_trick=True,
        announcements={
            "set": QT_TRANSLATE_NOOP("game", "Three {ranks}"),
            "baba": QT_TRANSLATE_NOOP("game", "Baba of {suit}: {ranks}"),
        },
    ),
)
