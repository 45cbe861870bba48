"""What speaks for and against each legal move, as data: keys and parameters, to be put into words elsewhere.

All of it comes from the search's own worlds or from what the seat sees on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from cardtable.engine.searcher import SearchPlayer
from cardtable.engine.thought import Option
from cardtable.games import GAMES
from cardtable.games.common import WORTH, jack_of
from cardtable.games.semerik import COUNTING
from cardtable.games.thumb_sense import Sense
from cardtable.rules.cards import HIDDEN, SUIT_OF, SUITS, Card, card_set, card_text
from cardtable.rules.moves import PLAY, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.tricks import best_index

SURE: Final = 0.9995
"""A share of the worlds that stands for all of them."""


class Reason(NamedTuple):
    """A key, and the parameters of the sentence that it stands for."""

    key: str
    params: dict[str, str | int]

    def to_json(self) -> dict[str, Any]:
        """Return the reason as JSON values."""
        return {"key": self.key, **self.params}


def option_json(option: Option) -> dict[str, Any]:
    """Return a move weighed as JSON values."""
    return {
        "move": str(option.move),
        "visits": option.visits,
        "value": round(option.value, 4),
        "points": round(option.points, 3),
        "trick": round(option.trick, 3),
    }


def analyse(view: SeatView, player: SearchPlayer) -> dict[str, Any]:
    """Search and return the best move and, the best first, every move weighed with its reasons."""
    options = weigh(view, player)
    return told(view, options, player.judge(view, options))


def weigh(view: SeatView, player: SearchPlayer) -> list[Option]:
    """Search and return every move weighed, the best first."""
    style = player.style
    # So that each legal move has its own figures.
    player.style = style._replace(merge=False)
    options = player.ponder(view).options()
    player.style = style
    return options


def told(view: SeatView, options: Sequence[Option], best: Move) -> dict[str, Any]:
    """Return what has been found as JSON values: the best move, and every move with its reasons."""
    moves = [
        {**option_json(option), "reasons": [reason.to_json() for reason in reasons(view, option)]}
        for option in evened(view, options)
    ]
    return {"move": str(best), "moves": moves}


def evened(view: SeatView, options: Sequence[Option]) -> list[Option]:
    """Let cards that cannot win the trick, and are worth the same to whoever does, share one chance of it.

    Which of them is thrown changes nothing for the others in this trick: the chances that the search has
    seen differ by luck alone.
    """
    groups: dict[tuple[int, int], list[Option]] = {}
    for option in options:
        if (key := _loser(view, option.move)) is not None:
            groups.setdefault(key, []).append(option)
    chances = {
        option.move: sum(of.trick * of.visits for of in group) / sum(of.visits for of in group)
        for group in groups.values()
        for option in group
    }
    return [option._replace(trick=chances.get(option.move, option.trick)) for option in options]


def _loser(view: SeatView, move: Move) -> tuple[int, int] | None:
    """What a card counts for that is played under the trick's best, ``None`` for any other move.

    Trumps do not belong here: the low and the jack count as none of the others do.
    """
    if move.word != PLAY or not view.trick:
        return None
    (card,) = move.cards
    trick = (*view.trick, card)
    sense = Sense(view, GAMES[view.game])
    if SUIT_OF[card] == view.trump or best_index(trick, view.trump, sense.strength) == len(view.trick):
        return None
    return WORTH[card], sense.counting >> card & 1


def reasons(view: SeatView, option: Option) -> list[Reason]:
    """Return what is plain about a move."""
    found = []
    if not view.legal.pick and len(view.legal.moves) == 1:
        found.append(Reason("only-legal", {}))
    if option.won >= SURE:
        found.append(Reason("wins-match", {}))
    if option.lost >= SURE:
        found.append(Reason("loses-match", {}))
    if option.move.word == PLAY:
        (card,) = option.move.cards
        found += [reason for rule in _RULES for reason in rule(view, option, card)]
    return found


def _trick(view: SeatView, option: Option, card: Card) -> Iterator[Reason]:
    if option.trick >= SURE:
        yield Reason("wins-trick", {"card": card_text(card)})
    elif option.trick <= 1.0 - SURE:
        yield Reason("loses-trick", {"card": card_text(card)})


def _partner(view: SeatView, option: Option, card: Card) -> Iterator[Reason]:
    """One's partner is winning the trick, and goes on to."""
    if not view.trick or len(view.scores) == view.seats:
        return
    strength = Sense(view, GAMES[view.game]).strength
    place = best_index(view.trick, view.trump, strength)
    if (view.leader + place) % view.seats % len(view.scores) == view.side:
        over = best_index((*view.trick, card), view.trump, strength) != place
        yield Reason(
            "overtakes-partner" if over else "partner-winning", {"card": card_text(view.trick[place])}
        )


def _jack(view: SeatView, option: Option, card: Card) -> Iterator[Reason]:
    """The trump jack is kept from being lost, or is lost, or brought home."""
    if "jack" not in GAMES[view.game].reasons or view.trump < 0:
        return
    jack = jack_of(view.trump)
    if card == jack and option.trick >= SURE:
        yield Reason("saves-jack", {"card": card_text(jack)})
    elif card == jack and option.trick <= 1.0 - SURE:
        yield Reason("loses-jack", {"card": card_text(jack)})
    elif card != jack and any(move.cards == (jack,) for move in view.legal.moves) and view.trick:
        strength = Sense(view, GAMES[view.game]).strength
        trick = (*view.trick, jack)
        if best_index(trick, view.trump, strength) != len(trick) - 1:
            best = view.trick[best_index(view.trick, view.trump, strength)]
            if (view.leader + view.trick.index(best)) % view.seats % len(view.scores) != view.side:
                yield Reason("keeps-jack", {"card": card_text(jack), "from": card_text(best)})


def _ten(view: SeatView, option: Option, card: Card) -> Iterator[Reason]:
    """A ten counts 10 toward Game for whoever wins it."""
    counts = "game" in GAMES[view.game].reasons and view.options.get("game_point") != "off"
    if counts and WORTH[card] == 10:
        if option.trick >= SURE:
            yield Reason("saves-ten", {"card": card_text(card), "pips": 10})
        elif option.trick <= 1.0 - SURE:
            yield Reason("loses-ten", {"card": card_text(card), "pips": 10})


def _counting(view: SeatView, option: Option, card: Card) -> Iterator[Reason]:
    """In Semerik a trick with three counting cards scores (rule C7)."""
    if "trick" not in GAMES[view.game].reasons or not COUNTING >> card & 1:
        return
    count = (card_set(view.trick) & COUNTING).bit_count() + 1
    if count >= 3 and (option.trick >= SURE or option.trick <= 1.0 - SURE):
        key = "scores-trick" if option.trick >= SURE else "gives-trick"
        yield Reason(key, {"count": count, "points": count - 2})


def _void(view: SeatView, option: Option, card: Card) -> Iterator[Reason]:
    """The card shows that one does not hold the suit led."""
    if view.trick and SUIT_OF[card] != SUIT_OF[view.trick[0]]:
        led = SUIT_OF[view.trick[0]]
        may_trump = view.options.get("follow") == "follow-or-trump" and SUIT_OF[card] == view.trump
        if not may_trump and not view.voids[view.seat] >> led & 1:
            yield Reason("shows-void", {"suit": SUITS[led]})


def _prize(view: SeatView, option: Option, card: Card) -> Iterator[Reason]:
    """The winner of the trick takes the turned card (rule B3)."""
    taken = view.game == "california-jack" and view.options.get("turned") != "aside"
    if taken and view.turned != HIDDEN and view.stock and option.trick >= SURE:
        yield Reason("takes-prize", {"card": card_text(view.turned)})


_RULES: Final[tuple[Callable[[SeatView, Option, Card], Iterator[Reason]], ...]] = (
    _trick,
    _partner,
    _jack,
    _ten,
    _counting,
    _void,
    _prize,
)
