"""What Seven Up and California Jack share: rank orders, the count for Game, and the options in both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.rules.cards import Card, CardSet, Suit, cards_in, make_card
from cardtable.rules.events import Counted, Event
from cardtable.rules.spec import QT_TRANSLATE_NOOP, Option, Options, Reason, ZoneSpec

TEN_HIGH: Final = "23456789JQKAT"
CLASSIC: Final = "23456789TJQKA"

_WORTH: Final = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}
WORTH: Final[tuple[int, ...]] = tuple(_WORTH.get(rank, 0) for rank in "23456789TJQKA") * 4
"""What each card counts toward Game (rule A13)."""


def rank_order(options: Options) -> str:
    """Return the ranks low to high (rule A1)."""
    return CLASSIC if options["rank"] == "classic" else TEN_HIGH


def target(options: Options) -> int:
    """Return the score that wins (rules A14, B7)."""
    return int(options["target"])


def jack_of(suit: Suit) -> Card:
    """Return the jack of a suit."""
    return make_card("J", suit)


def extremes(cards: CardSet, strength: Sequence[int]) -> tuple[Card, Card]:
    """Return the highest and the lowest of at least one card of a suit."""
    by_strength = sorted(cards_in(cards), key=lambda card: strength[card])
    return by_strength[-1], by_strength[0]


def count_game(won: Sequence[CardSet], events: list[Event]) -> tuple[int, ...]:
    """Tell what each side's won cards are worth, and return the sides that have most: none if all are nil."""
    counts = tuple(sum(WORTH[card] for card in cards_in(cards)) for cards in won)
    events.append(Counted("game", counts))
    most = max(counts)
    return tuple(side for side, count in enumerate(counts) if count == most) if most else ()


def rank_option(rule: str) -> Option:
    """Return the option ``rank`` under a game's own rule number."""
    return Option(
        "rank",
        rule,
        ("ten-high", "classic"),
        "ten-high",
        QT_TRANSLATE_NOOP("game", "Rank of the ten"),
        {
            "ten-high": QT_TRANSLATE_NOOP("game", "The ten is the highest card, above the ace."),
            "classic": QT_TRANSLATE_NOOP("game", "The ten ranks between the nine and the jack."),
        },
    )


def follow_option(rule: str) -> Option:
    """Return the option ``follow`` under a game's own rule number."""
    return Option(
        "follow",
        rule,
        ("strict", "follow-or-trump"),
        "strict",
        QT_TRANSLATE_NOOP("game", "Following suit"),
        {
            "strict": QT_TRANSLATE_NOOP("game", "Whoever can follow suit must do so."),
            "follow-or-trump": QT_TRANSLATE_NOOP("game", "A trump may be played even when able to follow."),
        },
    )


def target_option(rule: str, default: int, values: range) -> Option:
    """Return the option ``target`` with a game's own bounds."""
    return Option(
        "target",
        rule,
        values,
        default,
        QT_TRANSLATE_NOOP("game", "Points to win"),
        {"": QT_TRANSLATE_NOOP("game", "The first side to reach this many points wins the match.")},
    )


HIGH: Final = QT_TRANSLATE_NOOP("game", "High")
LOW: Final = QT_TRANSLATE_NOOP("game", "Low")
JACK: Final = QT_TRANSLATE_NOOP("game", "Jack")
GAME: Final = QT_TRANSLATE_NOOP("game", "Game")
JACK_NOBODY: Final = QT_TRANSLATE_NOOP("game", "the trump jack came into no trick")
GAME_NOBODY: Final = QT_TRANSLATE_NOOP("game", "no side counted more than all the others")
JACK_TURNED_NAME: Final = QT_TRANSLATE_NOOP("game", "Jack turned")


def jack_turned(rule: str) -> Reason:
    """Return the reason ``jack-turned`` under a game's own rule number."""
    return Reason(JACK_TURNED_NAME, QT_TRANSLATE_NOOP("game", "the dealer turned a jack for trump"), rule)


HAND_ZONE: Final = ZoneSpec("hand", "seat", "hand", "fan", counted=True)
TRICK_ZONE: Final = ZoneSpec("trick", "seat", "trick", "pile")
WON_ZONE: Final = ZoneSpec(
    "won", "side", "won", "pile", counted=True, caption=QT_TRANSLATE_NOOP("game", "Tricks won")
)
