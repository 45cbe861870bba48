"""Sampled worlds are possible, every one of them, and every possible one is sampled.

A world is tried by laying out the pack that makes it so and playing the deal's history through the rules:
each action must be legal, and at its end the seat must see exactly what it sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from cardtable.engine.bridge import Codes, codes_for, knowledge_of
from cardtable.engine.kernel.bits import Rng
from cardtable.engine.kernel.deal import World
from cardtable.engine.kernel.sampler import Sampler
from cardtable.games import GAMES
from cardtable.rules.cards import NO_SUIT, SUIT_OF, Card, CardSet, card_set, cards_in
from cardtable.rules.errors import IllegalMove
from cardtable.rules.moves import DECK, TABLE, Action, Move
from cardtable.rules.seatview import SeatView
from cardtable.rules.state import State
from tests.engine.worlds import positions, truth


class Impossible(Exception):
    """The world contradicts what the seat knows."""


def held(world: World, codes: Codes, seat: int, dealt: bool = False) -> CardSet:
    masks = (world.d if dealt else world.h)[seat * 4 : seat * 4 + 4]
    return card_set(codes.card[s * 13 + r] for s in range(4) for r in range(13) if masks[s] >> r & 1)


def dealt_by_seat(view: SeatView, world: World, codes: Codes) -> list[list[Card]]:
    """The cards that each seat was dealt, in packets as far as the seat saw its own."""
    hands = []
    for seat in range(view.seats):
        played = card_set(a.move.cards[0] for a in view.history if a.seat == seat and a.move.word == "play")
        cards = held(world, codes, seat) | played
        if view.game.startswith("seven-up"):
            cards |= held(world, codes, seat, dealt=True)
        hands.append(list(cards_in(cards)))
    hands[view.seat] = [card for a in view.own if a.move.word == "deal" for card in a.move.cards]
    return hands


def pack_of(view: SeatView, world: World, codes: Codes) -> list[Card]:
    """The pack that deals the world."""
    if view.game == "california-jack":
        return california_pack(view, world, codes)
    size, rounds = (5, 2) if view.game == "semerik" else (3, 2)
    hands = dealt_by_seat(view, world, codes)
    turned = [a.move.cards[0] for a in view.history if a.seat == TABLE]
    pack: list[Card] = []
    rounds += max(0, len(turned) - 1)
    for number in range(rounds):
        for place in range(1, view.seats + 1):
            pack += hands[(view.dealer + place) % view.seats][number * size : (number + 1) * size]
        if number and turned:
            pack.append(turned.pop(0))
    return pack + [codes.card[code] for code in world.stock]


def california_pack(view: SeatView, world: World, codes: Codes) -> list[Card]:
    """Lay out the draws; the opponent's unseen ones so that each card is there when it is needed."""
    me, other = view.seat, 1 - view.seat
    initial: list[list[Card]] = [[], []]
    own = [a.move for a in view.own]
    initial[me] = [card for move in own if move.word == "deal" for card in move.cards]
    draws = [move.cards[0] for move in own if move.word == "draw"]
    # The opponent's cards that came unseen, each with the time before which it was there, and after which.
    voids = [-1] * 4
    shown: set[Card] = set()
    spans: list[tuple[int, int, Card]] = []
    slots = [0] * 6
    trick: list[Card] = []
    trump = NO_SUIT
    for time, action in enumerate(view.history, 1):
        word, cards = action.move
        if action.seat == TABLE and (trump < 0 or view.options["trump"] == "changing"):
            trump = SUIT_OF[cards[0]]
        if word == "play":
            (card,) = cards
            if action.seat == other:
                may_trump = view.options["follow"] == "follow-or-trump" and SUIT_OF[card] == trump
                if trick and SUIT_OF[card] != SUIT_OF[trick[0]] and not may_trump:
                    voids[SUIT_OF[trick[0]]] = time
                if card in shown:
                    shown.remove(card)
                else:
                    spans.append((voids[SUIT_OF[card]], time, card))
            trick = [] if trick else [card]
        elif word == "draw" and action.seat == other:
            if cards:
                shown.add(cards[0])
            else:
                slots.append(time)
    for card in cards_in(held(world, codes, other)):
        if card not in shown:
            spans.append((voids[SUIT_OF[card]], 10_000, card))
    if len(spans) != len(slots):
        raise Impossible("the opponent holds another number of cards")
    came: list[Card] = []
    for slot in slots:
        ready = sorted((end, card) for begin, end, card in spans if begin < slot and card not in came)
        if not ready or ready[0][0] < slot:
            raise Impossible("a card cannot have come in time")
        came.append(ready[0][1])
    initial[other], unseen = came[:6], came[6:]
    first = 1 - view.dealer
    pack = initial[first][:3] + initial[1 - first][:3] + initial[first][3:] + initial[1 - first][3:]
    for action in view.history:
        if action.seat == TABLE:
            pack.append(action.move.cards[0])
        elif action.move.word == "draw" and not action.move.cards:
            pack.append(draws.pop(0) if action.seat == me else unseen.pop(0))
    return pack + [codes.card[code] for code in world.stock]


def check(state: State, view: SeatView, world: World, codes: Codes) -> None:
    """Raise :class:`Impossible` unless the world leads to the view."""
    pack = pack_of(view, world, codes)
    if sorted(pack) != sorted(state.spec.pack):
        raise Impossible("the world does not hold every card once")
    again = state.spec.match(view.options, view.dealer)
    again.deal = view.deal - 1
    # Points before the deal: those of now less those of the deal.
    again.scores[:] = view.scores
    for side, points, _ in state.points:
        again.scores[side] -= points
    again.apply(Move(DECK, tuple(pack)))
    for action in view.history:
        if action.seat == TABLE or action.move.word == "draw":
            continue
        move = action.move
        if move.word == "discard" and action.seat != view.seat:
            laid = held(world, codes, action.seat, dealt=True) & ~held(world, codes, action.seat)
            for other in view.history:
                if other.seat == action.seat and other.move.word == "play":
                    laid &= ~(1 << other.move.cards[0])
            move = Move("discard", cards_in(laid))
        elif move.word == "discard":
            move = next(a.move for a in view.own if a.move.word == "discard")
        if again.to_act != action.seat:
            raise Impossible(f"it is not the turn of {action}")
        try:
            again.apply(move)
        except IllegalMove as error:
            raise Impossible(f"{Action(action.seat, move)}: {error}") from None
    seen = again.view_for(view.seat)
    for name in SeatView._fields:
        if getattr(seen, name) != getattr(view, name):
            raise Impossible(f"{name} would be {getattr(seen, name)}, not {getattr(view, name)}")


def views(game: str, seed: int, deals: int, every: int) -> Iterator[tuple[State, SeatView, Codes]]:
    for number, state in enumerate(positions(game, seed, deals)):
        if number % every == 0:
            view = state.view_for(state.to_act)
            yield state, view, codes_for(view)


@pytest.mark.parametrize("game", GAMES)
def test_the_truth_is_possible(game: str) -> None:
    for state, view, codes in views(game, 1, 60, 5):
        check(state, view, truth(state, codes), codes)


@pytest.mark.parametrize("weigh", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_every_world_drawn_is_possible(game: str, weigh: bool) -> None:
    for number, (state, view, codes) in enumerate(views(game, 2 + weigh, 120, 7)):
        sampler = Sampler(knowledge_of(view), Rng(number), weigh)
        for _ in range(4):
            check(state, view, sampler.draw(), codes)


def hidden(view: SeatView) -> Iterator[dict[int, CardSet]]:
    """Every way to deal the unseen cards into the other hands, whether possible or not."""
    known = knowledge_of(view)
    codes = codes_for(view)
    fixed = {seat: held(World(known.h, known.d, []), codes, seat) for seat in range(view.seats)}
    unseen = [codes.card[code] for code in known.unseen]

    def deal(seats: list[int], cards: list[Card]) -> Iterator[dict[int, CardSet]]:
        if not seats:
            yield {}
            return
        seat, *later = seats
        for hand in combinations(cards, known.hand[seat]):
            for rest in deal(later, [card for card in cards if card not in hand]):
                yield {seat: card_set(hand) | fixed[seat], **rest}

    return deal([seat for seat in range(view.seats) if seat != view.seat], unseen)


def as_world(view: SeatView, hands: dict[int, CardSet], codes: Codes) -> World:
    known = knowledge_of(view)
    world = World(known.h[:], known.d[:], [])
    taken = 0
    for seat, cards in hands.items():
        taken |= cards
        for suit, mask in enumerate(codes.masks(cards)):
            world.h[seat * 4 + suit] |= mask
            world.d[seat * 4 + suit] |= mask
    world.stock = [code for code in known.unseen if not taken >> codes.card[code] & 1]
    return world


def ways(view: SeatView) -> int:
    """The number of ways to deal the unseen cards into the other hands."""
    known = knowledge_of(view)
    left, count = len(known.unseen), 1
    for cards in known.hand:
        for n in range(cards):
            count = count * (left - n) // (n + 1)
        left -= cards
    return count


@pytest.mark.parametrize("game", GAMES)
def test_every_possible_world_is_drawn(game: str) -> None:
    small = 0
    for number, (state, view, codes) in enumerate(views(game, 9, 90, 1)):
        if view.phase != "play" or not 1 < ways(view) <= 400 or any(knowledge_of(view).laid):
            continue
        if number % 3:
            continue
        possible = set()
        for hands in hidden(view):
            world = as_world(view, hands, codes)
            try:
                check(state, view, world, codes)
            except Impossible:
                continue
            possible.add(tuple(world.h))
        sampler = Sampler(knowledge_of(view), Rng(number), True)
        drawn = {tuple(sampler.draw().h) for _ in range(20 * len(possible) + 100)}
        assert drawn == possible
        small += 1
        if small == 25:
            break
    assert small > 9


@pytest.mark.parametrize("game", GAMES)
def test_a_view_that_cannot_be_is_thought_about_all_the_same(game: str) -> None:
    state = next(state for state in positions(game, 4, 9) if state.phase == "play" and state.trick)
    view = state.view_for(state.to_act)
    view = view._replace(voids=(15,) * view.seats, history=())
    known = knowledge_of(view)
    world = Sampler(known, Rng(1), True).draw()
    for seat in range(view.seats):
        if seat != view.seat:
            assert held(world, codes_for(view), seat).bit_count() == view.counts[seat]
