"""Whether a seat view that came from outside can be: so that no player ever thinks about nonsense."""

from __future__ import annotations

from typing import Final

from cardtable.games import GAMES
from cardtable.games.seven_up import PACKET
from cardtable.rules.cards import HEARTS, HIDDEN, NO_SUIT, SUIT_OF, card_set, cards_in, cards_text
from cardtable.rules.errors import Malformed
from cardtable.rules.moves import DISCARD, MISTAKE, PLAY, PLAYS, TABLE
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec
from cardtable.rules.state import PLAYING
from cardtable.rules.tricks import legal_plays

TURN: Final = "turn"
DRAW: Final = "draw"
OWN: Final = ("deal", DRAW, DISCARD)
"""What only one seat is shown."""
SAYING: Final = {"stand": {"stand", "beg"}, "answer": {"take-one", "run"}, DISCARD: {DISCARD}}
"""The phases before play, and what is said in them."""
ANNOUNCING: Final = "baba"
"""Why points are given in a game in which combinations are announced."""


def check_view(view: SeatView) -> None:
    """Refuse a view that no match of the game could show to a seat that is to act.

    Raises :class:`Malformed` or :class:`BadOption` with one sentence.
    """
    spec = GAMES.get(view.game)
    if spec is None:
        raise Malformed(f"{view.game[:40]!r} is no game here; there are {', '.join(GAMES)}")
    spec.checked(view.options, complete=True)
    _check_seats(view, spec)
    _check_told(view, spec)
    _check_cards(view, spec)
    _check_counts(view, spec)
    _check_trump(view, spec)
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
    if any(abs(score) > 1_000_000 for score in view.scores):
        raise Malformed("'scores' holds a number that no match reaches")


def _check_told(view: SeatView, spec: GameSpec) -> None:
    """What has been said and done in the deal: each entry by itself."""
    if any(action.seat >= spec.seats for action in (*view.history, *view.own)):
        raise Malformed(f"a seat in 'history' or 'own' should be from 0 to {spec.seats - 1}")
    for action in view.history:
        seat, (word, cards) = action
        if (seat == TABLE) != (word == TURN) or not _fewest(word) <= len(cards) <= _most(word):
            raise Malformed(f"'history' holds {str(action)[:40]!r}, which cannot have been seen")
    told_of = card_set(card for action in (*view.history, *view.own) for card in action.move.cards)
    if strange := told_of & ~card_set(spec.pack):
        raise Malformed(f"'history' or 'own' holds {_first(strange)}, a card {spec.id} is played without")
    for action in view.own:
        if not action.move.cards or action.move.word not in OWN:
            raise Malformed(f"'own' holds {str(action)[:40]!r}, which no seat is shown")
    if view.announced and ANNOUNCING not in spec.reasons:
        raise Malformed(f"'announced' holds something, but nothing is announced in {spec.id}")
    ranks = spec.rank_order(view.options)
    for told in view.announced:
        if not 0 <= told.seat < spec.seats:
            raise Malformed(f"a seat in 'announced' should be from 0 to {spec.seats - 1}")
        run = ranks[: -len(told.ranks) - 1 : -1]  # from the highest down
        a_set = told.kind == "set" and told.suit == NO_SUIT and len(told.ranks) == 1 and told.ranks in ranks
        a_run = told.kind == "baba" and told.suit != NO_SUIT and len(told.ranks) >= 3 and told.ranks == run
        if not a_set and not a_run:
            raise Malformed(f"'announced' holds {told.kind[:10]!r} of {told.ranks[:10]!r}, which is none")


def _fewest(word: str) -> int:
    return 1 if word in (PLAY, MISTAKE, TURN) else 0


def _most(word: str) -> int:
    return 1 if word in (PLAY, MISTAKE, TURN, DRAW) else 0


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


def _check_counts(view: SeatView, spec: GameSpec) -> None:
    if view.hand is not None and view.counts[view.seat] != view.hand.bit_count():
        raise Malformed("'counts' and 'hand' do not agree about the seat's own cards")
    if view.stock < 0 or any(n < known.bit_count() for n, known in zip(view.counts, view.known, strict=True)):
        raise Malformed("'stock' or 'counts' is less than it can be")
    on_table = len(view.trick) + len(view.aside) + (view.turned != HIDDEN)
    away = PACKET * len(view.aside) * sum(action.move.word == DISCARD for action in view.history)
    cards = sum(view.counts) + view.stock + on_table + sum(won.bit_count() for won in view.won) + away
    if cards != len(spec.pack):
        raise Malformed(f"the view holds {cards} cards; {spec.id} has {len(spec.pack)}")
    if any(n < 0 or n * spec.seats != won.bit_count() for n, won in zip(view.tricks, view.won, strict=True)):
        raise Malformed("'tricks' and 'won' do not agree")
    if view.phase == PLAYING:
        played = [(view.leader + place) % spec.seats for place in range(len(view.trick))]
        if len({n + (seat in played) for seat, n in enumerate(view.counts)}) > 1:
            raise Malformed(
                "'counts' should be alike for all who have played to the trick, and for the others"
            )


def _check_trump(view: SeatView, spec: GameSpec) -> None:
    if "hearts" in view.options:
        right = view.trump == (HEARTS if view.options["hearts"] == "beat-all" else NO_SUIT)
    elif view.turned == HIDDEN or view.options.get("trump") == "fixed":
        right = view.trump != NO_SUIT and (view.turned != HIDDEN or spec.choices == ())
    else:
        right = view.trump == SUIT_OF[view.turned]
    if not right:
        raise Malformed("'trump' and 'turned' do not agree")


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
    if view.phase not in SAYING or not SAYING[view.phase] <= {choice.word for choice in spec.choices}:
        raise Malformed(f"{view.phase[:20]!r} is no phase of {spec.id} in which a seat is to act")
    if legal.pick:
        if legal.word not in words:
            raise Malformed(f"'legal' names {legal.word[:40]!r}, which goes with no cards in {spec.id}")
        held = len(set(legal.source)) == len(legal.source) and not card_set(legal.source) & ~hand
        if not held or not 0 < legal.pick <= len(legal.source):
            raise Malformed("'legal' asks for cards that the seat does not hold")
        if legal.pick != PACKET * len(view.aside) or len(legal.source) != hand.bit_count():
            raise Malformed("'legal' should ask for as many cards as the runs have brought, out of the hand")
        return
    if not legal.moves:
        raise Malformed("'legal' is empty, so there is nothing to choose")
    for move in legal.moves:
        if move.cards or move.word not in words:
            raise Malformed(f"'legal' lists {str(move)[:40]!r}, which cannot be said now")
    if {move.word for move in legal.moves} != SAYING[view.phase] or len(legal.moves) != len(
        SAYING[view.phase]
    ):
        raise Malformed(f"'legal' should list {' and '.join(sorted(SAYING[view.phase]))}")


def _first(cards: int) -> str:
    return cards_text(cards_in(cards)[:1])
