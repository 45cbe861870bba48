"""From a seat view to what the search kernel works on: codes, masks, and what is known of hidden cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from cardtable.engine.kernel import game as kernel
from cardtable.engine.kernel.deal import (
    ANSWER_PHASE,
    DISCARD_PHASE,
    PLAY_PHASE,
    STAND_PHASE,
    Deal,
    World,
)
from cardtable.engine.kernel.game import Game
from cardtable.engine.kernel.sampler import ANNOUNCED_SET, NOW, Knowledge
from cardtable.games import GAMES
from cardtable.games.common import WORTH
from cardtable.games.semerik import COUNTING
from cardtable.rules.cards import HIDDEN, SUIT_OF, Card, CardSet, card_set, cards_in
from cardtable.rules.events import Announced
from cardtable.rules.moves import DISCARD, PLAY, TABLE
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import Options
from cardtable.rules.state import State
from cardtable.rules.tricks import best_index, strengths

PHASES: Final = {
    "stand": STAND_PHASE,
    "answer": ANSWER_PHASE,
    "discard": DISCARD_PHASE,
    "play": PLAY_PHASE,
}
KINDS: Final = {
    "seven-up-3": kernel.SEVEN_UP,
    "seven-up-4": kernel.SEVEN_UP,
    "california-jack": kernel.CALIFORNIA,
    "semerik": kernel.SEMERIK,
}
RERUNS: Final = {"first-only": kernel.NEVER, "fixing": kernel.FIXING, "every": kernel.ALWAYS}
PACKET: Final = 3


class Codes:
    """The kernel's codes of the cards under a rank order, and the way back."""

    def __init__(self, order: str) -> None:
        strength = strengths(order)
        self.code = tuple(SUIT_OF[card] * 13 + strength[card] for card in range(52))
        self.card = {code: card for card, code in enumerate(self.code) if strength[card] >= 0}
        self.jack = order.index("J")
        self.order = order

    def masks(self, cards: CardSet) -> list[int]:
        """Return a card set as four masks by suit."""
        masks = [0] * 4
        for card in cards_in(cards):
            suit = SUIT_OF[card]
            masks[suit] |= 1 << (self.code[card] - suit * 13)
        return masks


codes_of = cache(Codes)


@cache
def _game(game_id: str, options: tuple[tuple[str, str | int], ...]) -> Game:
    given = dict(options)
    spec = GAMES[game_id]
    codes = codes_of(spec.rank_order(given))
    kind = KINDS[game_id]
    worths = [0] * 13
    for rank in range(13):
        card = codes.card.get(rank)
        if card is not None:
            worths[rank] = COUNTING >> card & 1 if kind == kernel.SEMERIK else WORTH[card]
    game = Game(kind, spec.seats, spec.sides, worths, codes.jack)
    game.may_trump = given.get("follow") == "follow-or-trump"
    game.low_captured = given.get("low") == "captured"
    game.tie_eldest = given.get("game_tie") == "eldest"
    game.jack_rerun = RERUNS[str(given.get("jack_rerun", "fixing"))]
    game.keep = given.get("rerun_hand") == "keep"
    game.taken = given.get("turned") != "aside"
    game.changing = given.get("trump") == "changing"
    game.trick_trump = given.get("count") == "trick-trump"
    game.game_point = given.get("game_point") != "off"
    game.dealer_jack = given.get("dealer_jack") == "on"
    return game


def game_of(game_id: str, options: Options) -> Game:
    """Return what the kernel must know of a game with these options."""
    return _game(game_id, tuple(sorted(options.items())))


def codes_for(view: SeatView) -> Codes:
    """Return the codes that hold in a view's game."""
    return codes_of(GAMES[view.game].rank_order(view.options))


def knowledge_of(view: SeatView) -> Knowledge:
    """Return all that a seat which is to act knows, laid out for the kernel."""
    codes = codes_for(view)
    game = game_of(view.game, view.options)
    deal = public_deal(view, game, codes)
    known = Knowledge(deal, view.seat)
    hand = view.hand or 0
    laid = card_set(card for a in view.own if a.move.word == DISCARD for card in a.move.cards)
    gone = card_set(view.trick) | card_set(view.aside) | laid
    for cards in view.won:
        gone |= cards
    if view.turned != HIDDEN:
        gone |= 1 << view.turned
    held = [hand if seat == view.seat else view.known[seat] & ~gone for seat in range(view.seats)]
    played = [0] * view.seats
    for action in view.history:
        if action.move.word == PLAY:
            played[action.seat] |= 1 << action.move.cards[0]
    unseen = card_set(GAMES[view.game].pack) & ~gone
    for cards in held:
        unseen &= ~cards
    for seat in range(view.seats):
        own = laid if seat == view.seat else 0
        known.h[seat * 4 : seat * 4 + 4] = codes.masks(held[seat])
        known.d[seat * 4 : seat * 4 + 4] = codes.masks(held[seat] | played[seat] | own)
        if seat != view.seat:
            known.hand[seat] = max(0, view.counts[seat] - held[seat].bit_count())
            for suit in range(4):
                known.may[seat * 4 + suit] = 0 if view.voids[seat] >> suit & 1 else 8191
    if game.kind == kernel.SEMERIK:
        unseen = _note_announced(view, known, codes, unseen)
    elif game.kind == kernel.CALIFORNIA:
        known.stock_size = view.stock if view.turned != HIDDEN else 0
        _note_draws(view, known)
    else:
        _note_words(view, known)
    known.unseen[:] = [codes.code[card] for card in cards_in(unseen)]
    _fit(known)
    return known


def _fit(known: Knowledge) -> None:
    """Where a view made by hand promises more hidden cards than there are, take some away."""
    while sum(known.hand) + sum(known.laid) > len(known.unseen):
        if any(known.laid):
            known.laid[:] = [0] * 4
        else:
            known.hand[known.hand.index(max(known.hand))] -= 1


def world_of(state: State, codes: Codes) -> World:
    """Return how all cards lie in truth: for those who look back at a deal, and for the arena."""
    hands, dealt = [0] * 16, [0] * 16
    for seat in range(state.spec.seats):
        hands[seat * 4 : seat * 4 + 4] = codes.masks(state.hands[seat])
        dealt[seat * 4 : seat * 4 + 4] = codes.masks(state.dealt[seat])
    return World(hands, dealt, [codes.code[card] for card in state.pack[state.top :]])


def public_deal(view: SeatView, game: Game, codes: Codes) -> Deal:
    """Return the position that everybody sees."""
    deal = Deal(game)
    seats, sides = view.seats, len(view.scores)
    target = GAMES[view.game].target(view.options)
    deal.phase = PHASES[view.phase]
    deal.dealer = view.dealer
    deal.turn = view.seat
    deal.trump = view.trump
    deal.turned = -1 if view.turned == HIDDEN else codes.code[view.turned]
    deal.cnt = len(view.trick)
    for seat in range(seats):
        deal.voids |= view.voids[seat] << (seat * 4)
    if view.trick:
        best = best_index(view.trick, view.trump, strengths(codes.order))
        deal.led = SUIT_OF[view.trick[0]]
        deal.bs = SUIT_OF[view.trick[best]]
        deal.br = codes.code[view.trick[best]] % 13
        deal.bp = (view.leader + best) % seats
        for place, card in enumerate(view.trick):
            deal.tc[place] = codes.code[card]
            deal.q += game.value[codes.code[card] % 13]
    if view.trump >= 0 and game.kind == kernel.SEVEN_UP:
        deal.jack_code = view.trump * 13 + codes.jack
    deal.left = _tricks_left(view, game)
    for side in range(sides):
        deal.need[side] = max(1, target - view.scores[side])
        deal.tk[side] = view.tricks[side]
        deal.w[side * 4 : side * 4 + 4] = codes.masks(view.won[side])
        deal.pips[side] = sum(WORTH[card] for card in cards_in(view.won[side]))
        if view.trump >= 0 and view.won[side] & _jack(view, codes):
            deal.jack_side = side
    return deal


def _jack(view: SeatView, codes: Codes) -> CardSet:
    return 1 << codes.card[view.trump * 13 + codes.jack]


def _tricks_left(view: SeatView, game: Game) -> int:
    hand = (view.hand or 0).bit_count()
    if game.kind == kernel.SEMERIK:
        return hand
    if game.kind == kernel.SEVEN_UP:
        return min(6 - sum(view.tricks), hand)
    stock = view.stock if view.turned != HIDDEN else 0
    left = hand
    while stock > 0:
        stock -= (1 if game.taken else 2) + 1
        left += 1
    return left


# --- Semerik: announcements ------------------------------------------------------------------------------


def _note_announced(view: SeatView, known: Knowledge, codes: Codes, unseen: CardSet) -> CardSet:
    """Note what announcements tell of hands; return the cards that are still unseen after it."""
    for told in view.announced:
        if told.kind == "baba":
            known.baba[told.seat * 4 + told.suit] = 1
        else:
            known.cap[told.seat * 13 + codes.order.index(told.ranks)] = ANNOUNCED_SET
        if told.seat == view.seat:
            continue
        if told.kind == "baba":
            unseen = _place_baba(told, known, codes, unseen)
    for told in view.announced:
        if told.kind == "set" and told.seat != view.seat:
            rank = codes.order.index(told.ranks)
            have = sum(known.d[told.seat * 4 + suit] >> rank & 1 for suit in range(4))
            if have < 3:
                known.sets += [told.seat, rank, 3 - have]
    return unseen


def _place_baba(told: Announced, known: Knowledge, codes: Codes, unseen: CardSet) -> CardSet:
    """Put a Baba's cards into the hand, and keep the next lower one out of it."""
    at = told.seat * 4 + told.suit
    ranks = [codes.order.index(rank) for rank in told.ranks]
    for rank in ranks:
        card = codes.card[told.suit * 13 + rank]
        if unseen >> card & 1 and known.hand[told.seat]:
            unseen &= ~(1 << card)
            known.h[at] |= 1 << rank
            known.d[at] |= 1 << rank
            known.hand[told.seat] -= 1
    if len(ranks) < 6:
        known.may[at] &= ~(1 << (min(ranks) - 1))
    return unseen


# --- California Jack: draws ------------------------------------------------------------------------------


def _note_draws(view: SeatView, known: Knowledge) -> None:
    """Note when the opponent took cards unseen, and what its plays tell about them (rule B3)."""
    other = 1 - view.seat
    slots = [0] * 6
    since = [-1] * 4
    spans: list[int] = []
    open_cards = 0
    trump = -1
    trick: list[Card] = []
    for time, action in enumerate(view.history, 1):
        word, cards = action.move
        if action.seat == TABLE:
            if trump < 0 or view.options.get("trump") == "changing":
                trump = SUIT_OF[cards[0]]
        elif word == PLAY:
            card = cards[0]
            if action.seat == other:
                if trick and SUIT_OF[card] != SUIT_OF[trick[0]]:
                    trumped = view.options.get("follow") == "follow-or-trump" and SUIT_OF[card] == trump
                    if not trumped:
                        since[SUIT_OF[trick[0]]] = time
                if open_cards >> card & 1:
                    open_cards &= ~(1 << card)
                else:
                    spans += [since[SUIT_OF[card]], time]
            trick = [] if trick else [card]
        elif word == "draw" and action.seat == other:
            if cards:
                open_cards |= 1 << cards[0]
            else:
                slots.append(time)
    wanted = known.hand[other]
    if len(slots) != len(spans) // 2 + wanted:
        # A view made by hand, without its history.
        known.slots[:] = [0] * wanted
        known.since[:] = [-1] * 4
        return
    known.slots[:] = slots
    known.spans[:] = spans
    known.since[:] = since
    last = slots[-1]
    for suit in range(4):
        # Views forget a void once a card has been drawn; until then nothing of the suit can be there.
        if since[suit] >= last:
            known.may[other * 4 + suit] = 0
    assert last < NOW


# --- Seven Up: words and discards ------------------------------------------------------------------------


def _note_words(view: SeatView, known: Knowledge) -> None:
    """Note the words said by others, and how many cards they have laid away."""
    turns = [a.move.cards[0] for a in view.history if a.seat == TABLE]
    for action in view.history:
        word = action.move.word
        if action.seat == view.seat or action.seat == TABLE:
            continue
        if word == DISCARD:
            known.laid[action.seat] = PACKET * (len(turns) - 1)
        elif word in WORDS and turns:
            known.words += [action.seat, WORDS[word], SUIT_OF[turns[0]]]


WORDS: Final = {"stand": 52, "beg": 53, "take-one": 54, "run": 55}
"""The kernel's codes of words."""
