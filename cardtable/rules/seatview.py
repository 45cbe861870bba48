"""All that one seat may know, and nothing else: the only thing a computer player ever gets."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from cardtable.rules.cards import (
    HIDDEN,
    NO_SUIT,
    SUITS,
    Card,
    CardSet,
    Suit,
    card_set,
    card_text,
    cards_in,
    cards_text,
    parse_card,
    parse_cards,
)
from cardtable.rules.errors import Malformed
from cardtable.rules.events import Announced
from cardtable.rules.moves import Action, Legal, Move
from cardtable.rules.spec import Options, OptionValue


class SeatView(NamedTuple):
    """A position as one seat may know it.

    Parameters
    ----------
    game, options: the game's id and all its options.
    seat, dealer, to_act: this seat, the dealer's, and whose turn it is (-1: the pack is awaited, -2: over).
    deal: the number of the deal in the match, from 1.
    phase: the game's name for what is being decided (``play``, ``discard``, ``stand``…).
    scores: points by side.
    hand: the seat's own cards; ``None`` while rule A15 keeps them from it.
    counts: number of cards in each hand.
    legal: what the seat may do if it is to act, else empty.
    leader: who led the current trick; ``trick`` holds its cards in the order played.
    trump: the suit in force or ``NO_SUIT``.
    turned: the card that lies turned, or ``HIDDEN`` when there is none; ``aside`` those set aside face up.
    stock: number of cards in the stock that nobody has seen (the turned card is not one of them).
    won: the cards each side has won, all of them played openly; ``tricks`` how many tricks.
    voids: for each seat, the suits (bit mask) it has shown by its play not to hold.
    known: for each seat, the cards everybody knows it holds (drawn or tried face up).
    announced: the combinations announced this deal.
    history: what all have seen this deal, in order; a hidden draw or discard shows without its cards.
    own: what only this seat has seen: the cards it was dealt (``deal``), its discards and hidden draws.
    """

    game: str
    options: Options
    seat: int
    dealer: int
    to_act: int
    deal: int
    phase: str
    scores: tuple[int, ...]
    hand: CardSet | None
    counts: tuple[int, ...]
    legal: Legal
    leader: int
    trick: tuple[Card, ...]
    trump: Suit
    turned: Card
    aside: tuple[Card, ...]
    stock: int
    won: tuple[CardSet, ...]
    tricks: tuple[int, ...]
    voids: tuple[int, ...]
    known: tuple[CardSet, ...]
    announced: tuple[Announced, ...]
    history: tuple[Action, ...]
    own: tuple[Action, ...]

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.counts)

    @property
    def side(self) -> int:
        """The side this seat plays for."""
        return self.seat % len(self.scores)

    def to_json(self) -> dict[str, Any]:
        """Return the view as JSON values, cards and actions in their text forms."""
        legal: Any = [str(move) for move in self.legal.moves]
        if self.legal.pick:
            legal = {
                "word": self.legal.word,
                "pick": self.legal.pick,
                "from": cards_text(self.legal.source),
            }
        return {
            "game": self.game,
            "options": dict(self.options),
            "seat": self.seat,
            "dealer": self.dealer,
            "to_act": self.to_act,
            "deal": self.deal,
            "phase": self.phase,
            "scores": list(self.scores),
            "hand": None if self.hand is None else _set_text(self.hand),
            "counts": list(self.counts),
            "legal": legal,
            "leader": self.leader,
            "trick": cards_text(self.trick),
            "trump": None if self.trump == NO_SUIT else SUITS[self.trump],
            "turned": None if self.turned == HIDDEN else card_text(self.turned),
            "aside": cards_text(self.aside),
            "stock": self.stock,
            "won": [_set_text(cards) for cards in self.won],
            "tricks": list(self.tricks),
            "voids": ["".join(s for n, s in enumerate(SUITS) if void >> n & 1) for void in self.voids],
            "known": [_set_text(cards) for cards in self.known],
            "announced": [
                {
                    "seat": a.seat,
                    "kind": a.kind,
                    "ranks": a.ranks,
                    "suit": None if a.suit == NO_SUIT else SUITS[a.suit],
                    "points": a.points,
                }
                for a in self.announced
            ],
            "history": [str(action) for action in self.history],
            "own": [str(action) for action in self.own],
        }

    @classmethod
    def from_json(cls, data: object) -> SeatView:
        """Read a view back from its JSON values; unknown keys are ignored. Raises :class:`Malformed`."""
        if not isinstance(data, dict):
            raise Malformed("a seat view is a JSON object")
        read = _Reader(data)
        for name in cls._fields:
            if name not in data:
                raise Malformed(f"the seat view lacks {name!r}")
        return cls(
            game=read.text("game"),
            options=read.options("options"),
            seat=read.number("seat"),
            dealer=read.number("dealer"),
            to_act=read.number("to_act"),
            deal=read.number("deal"),
            phase=read.text("phase"),
            scores=read.numbers("scores"),
            hand=None if data["hand"] is None else card_set(read.cards("hand")),
            counts=read.numbers("counts"),
            legal=read.legal("legal"),
            leader=read.number("leader"),
            trick=read.cards("trick"),
            trump=NO_SUIT if data["trump"] is None else _suit(data["trump"]),
            turned=HIDDEN if data["turned"] is None else parse_card(read.text("turned")),
            aside=read.cards("aside"),
            stock=read.number("stock"),
            won=tuple(card_set(parse_cards(text)) for text in read.texts("won")),
            tricks=read.numbers("tricks"),
            voids=tuple(sum(1 << _suit(s) for s in set(text)) for text in read.texts("voids")),
            known=tuple(card_set(parse_cards(text)) for text in read.texts("known")),
            announced=tuple(_announced(item) for item in read.items("announced")),
            history=tuple(Action.parse(text) for text in read.texts("history")),
            own=tuple(Action.parse(text) for text in read.texts("own")),
        )


class _Reader:
    """Typed access to a JSON object whose errors name the key."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def _get(self, key: str, kind: type, what: str) -> Any:
        value = self._data.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise Malformed(f"{key!r} should be {what}")
        return value

    def text(self, key: str) -> str:
        return str(self._get(key, str, "a text"))

    def number(self, key: str) -> int:
        return int(self._get(key, int, "a whole number"))

    def items(self, key: str) -> list[Any]:
        return list(self._get(key, list, "a list"))

    def texts(self, key: str) -> list[str]:
        items = self.items(key)
        if not all(isinstance(item, str) for item in items):
            raise Malformed(f"{key!r} should be a list of texts")
        return items

    def numbers(self, key: str) -> tuple[int, ...]:
        items = self.items(key)
        if not all(isinstance(item, int) and not isinstance(item, bool) for item in items):
            raise Malformed(f"{key!r} should be a list of whole numbers")
        return tuple(items)

    def cards(self, key: str) -> tuple[Card, ...]:
        return parse_cards(self.text(key))

    def options(self, key: str) -> Mapping[str, OptionValue]:
        options = self._get(key, dict, "an object")
        for name, value in options.items():
            if isinstance(value, bool) or not isinstance(value, str | int):
                raise Malformed(f"option {str(name)[:40]!r} should be a text or a whole number")
        return MappingProxyType(dict(options))

    def legal(self, key: str) -> Legal:
        value = self._data.get(key)
        if isinstance(value, dict):
            inner = _Reader(value)
            return Legal(pick=inner.number("pick"), word=inner.text("word"), source=inner.cards("from"))
        return Legal(tuple(Move.parse(text) for text in self.texts(key)))


def _set_text(cards: CardSet) -> str:
    return cards_text(cards_in(cards))


def _suit(value: object) -> Suit:
    if not isinstance(value, str) or len(value) != 1 or value not in SUITS:
        raise Malformed(f"{str(value)[:20]!r} is not a suit: S, H, D or C")
    return SUITS.index(value)


def _announced(item: object) -> Announced:
    if not isinstance(item, dict):
        raise Malformed("an announcement should be an object")
    read = _Reader(item)
    suit = item.get("suit")
    return Announced(
        read.number("seat"),
        read.text("kind"),
        read.text("ranks"),
        NO_SUIT if suit is None else _suit(suit),
        read.number("points"),
    )
