"""Whether a seat view that came from outside can be: so that no player ever thinks about nonsense."""

from __future__ import annotations

from cardtable.games import GAMES
from cardtable.rules.cards import HIDDEN, NO_SUIT, SUIT_OF, card_set, cards_in, cards_text
from cardtable.rules.errors import Malformed
from cardtable.rules.moves import PLAYS
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec
from cardtable.rules.state import PLAYING
from cardtable.rules.tricks import legal_plays


def check_view(view: SeatView) -> None:
    """Refuse a view that no match of the game could show to a seat that is to act.

    Raises :class:`Malformed` or :class:`BadOption` with one sentence.
    """
    spec = GAMES.get(view.game)
    if spec is None:
        raise Malformed(f"{view.game[:40]!r} is no game here; there are {', '.join(GAMES)}")
    spec.checked(view.options, complete=True)
    _check_seats(view, spec)
    _check_cards(view, spec)
    _check_legal(view, spec)


def _check_seats(view: SeatView, spec: GameSpec) -> None:
    for name in ("seat", "dealer", "leader"):
        if not 0 <= getattr(view, name) < spec.seats:
            raise Malformed(f"{name!r} should be a seat from 0 to {spec.seats - 1}")
    if view.to_act != view.seat:
        raise Malformed("'to_act' should be the seat that the view belongs to")
    per_seat = {"counts": view.counts, "voids": view.voids, "known": view.known}
    per_side = {"scores": view.scores, "won": view.won, "tricks": view.tricks}
    for wanted, lists in ((spec.seats, per_seat), (spec.sides, per_side)):
        for name, values in lists.items():
            if len(values) != wanted:
                raise Malformed(f"{name!r} should have {wanted} entries for {spec.id}, not {len(values)}")
    if any(action.seat >= spec.seats for action in (*view.history, *view.own)):
        raise Malformed(f"a seat in 'history' or 'own' should be from 0 to {spec.seats - 1}")
    if any(not 0 <= told.seat < spec.seats for told in view.announced):
        raise Malformed(f"a seat in 'announced' should be from 0 to {spec.seats - 1}")
    if any(abs(score) > 1_000_000 for score in view.scores):
        raise Malformed("'scores' holds a number that no match reaches")


def _check_cards(view: SeatView, spec: GameSpec) -> None:
    if view.hand is None:
        raise Malformed("'hand' should not be null for a seat that is to act")
    if len(view.trick) >= spec.seats:
        raise Malformed("'trick' should hold fewer cards than there are players")
    if (view.leader + len(view.trick)) % spec.seats != view.seat and view.phase == PLAYING:
        raise Malformed("'leader' and 'trick' say that it is another seat's turn")
    places = {"hand": view.hand, "trick": card_set(view.trick), "aside": card_set(view.aside)}
    places["turned"] = 0 if view.turned == HIDDEN else 1 << view.turned
    places |= {f"won of side {side}": cards for side, cards in enumerate(view.won)}
    places |= {f"known of seat {s}": cards for s, cards in enumerate(view.known) if s != view.seat}
    seen = 0
    for name, cards in places.items():
        if strange := cards & ~card_set(spec.pack):
            raise Malformed(f"{name!r} holds {_first(strange)}, a card {spec.id} is played without")
        if twice := cards & seen:
            raise Malformed(f"{name!r} holds {_first(twice)}, which lies elsewhere too")
        seen |= cards
    if len(set(view.trick)) != len(view.trick) or len(set(view.aside)) != len(view.aside):
        raise Malformed("'trick' or 'aside' holds a card twice")
    _check_counts(view, spec)


def _check_counts(view: SeatView, spec: GameSpec) -> None:
    if view.hand is not None and view.counts[view.seat] != view.hand.bit_count():
        raise Malformed("'counts' and 'hand' do not agree about the seat's own cards")
    if view.stock < 0 or any(n < known.bit_count() for n, known in zip(view.counts, view.known, strict=True)):
        raise Malformed("'stock' or 'counts' is less than it can be")
    on_table = len(view.trick) + len(view.aside) + (view.turned != HIDDEN)
    cards = sum(view.counts) + view.stock + on_table + sum(won.bit_count() for won in view.won)
    if cards > len(spec.pack):
        raise Malformed(f"the view holds {cards} cards; {spec.id} has {len(spec.pack)}")


def _check_legal(view: SeatView, spec: GameSpec) -> None:
    legal, hand = view.legal, view.hand or 0
    if view.phase == PLAYING:
        led = SUIT_OF[view.trick[0]] if view.trick else NO_SUIT
        may_trump = view.options.get("follow") == "follow-or-trump"
        playable = legal_plays(hand, led, view.trump, may_trump)
        if legal.pick or sorted(legal.moves) != [PLAYS[card] for card in cards_in(playable)]:
            raise Malformed("'legal' should list the plays that the rules allow from 'hand'")
        return
    words = {choice.word for choice in spec.choices if choice.cards == bool(legal.pick)}
    if legal.pick:
        if legal.word not in words:
            raise Malformed(f"'legal' names {legal.word[:40]!r}, which goes with no cards in {spec.id}")
        held = len(set(legal.source)) == len(legal.source) and not card_set(legal.source) & ~hand
        if not held or not 0 < legal.pick <= len(legal.source):
            raise Malformed("'legal' asks for cards that the seat does not hold")
        return
    if not legal.moves:
        raise Malformed("'legal' is empty, so there is nothing to choose")
    for move in legal.moves:
        if move.cards or move.word not in words:
            raise Malformed(f"'legal' lists {str(move)[:40]!r}, which cannot be said now")


def _first(cards: int) -> str:
    return cards_text(cards_in(cards)[:1])
