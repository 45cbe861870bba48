"""Seven Up for three players, or for four in pairs: chapter A of the rules, in its order."""

from __future__ import annotations

from typing import Final, Self

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
from cardtable.rules.cards import NO_SUIT, PACK, SUIT_CARDS, SUIT_OF, Card, Suit, cards_in, rank_text
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import HANDS, Event, Revealed, Said, ThrownIn, TrumpTurned
from cardtable.rules.moves import Action, Legal, Move
from cardtable.rules.spec import QT_TRANSLATE_NOOP, Choice, GameSpec, Option, Options, Reason, ZoneSpec
from cardtable.rules.state import State

HAND_SIZE: Final = 6
PACKET: Final = 3

STANDING: Final = "stand"
ANSWERING: Final = "answer"
DISCARDING: Final = "discard"

_STAND_OR_BEG: Final = Legal((Move("stand"), Move("beg")))
_GIVE_OR_RUN: Final = Legal((Move("take-one"), Move("run")))


class SevenUp(State):
    """A match of Seven Up; ``rejected`` is the suit that a run is to replace, ``blind`` the seats (bit mask)
    that may not see their cards yet."""

    __slots__ = ("blind", "rejected")

    def __init__(self, spec: GameSpec, options: Options, first_dealer: int) -> None:
        super().__init__(spec, options, first_dealer)
        self.rejected: Suit = NO_SUIT
        self.blind = 0

    def clone(self) -> Self:
        new = super().clone()
        new.rejected = self.rejected
        new.blind = self.blind
        return new

    # A4, A5: six cards each in two packets of three, and the next card is turned.

    def _deal(self, events: list[Event]) -> None:
        self.rejected = NO_SUIT
        self.phase = STANDING
        if self.options.get("blind") == "on":
            self.blind = sum(1 << (self.dealer + place) % self.spec.seats for place in (2, 3))
        for _ in range(HAND_SIZE // PACKET):
            self._serve_packets(events)
        if self._turn_trump(events):
            return
        self.to_act = self._eldest

    @property
    def _eldest(self) -> int:
        return (self.dealer + 1) % self.spec.seats

    def _serve_packets(self, events: list[Event]) -> None:
        seats = self.spec.seats
        for place in range(1, seats + 1):
            self._serve((self.dealer + place) % seats, PACKET, events)

    def _turn_trump(self, events: list[Event]) -> bool:
        """Turn a card for trump, score a jack (A5, A7) and tell whether that won the match."""
        card = self._turn(events)
        rerun = self.rejected != NO_SUIT
        fixing = SUIT_OF[card] != self.rejected
        if fixing:
            self.trump = SUIT_OF[card]
        events.append(TrumpTurned(card, self.trump, fixing))
        scoring = self.options["jack_rerun"]
        counts = not rerun or scoring == "every" or (scoring == "fixing" and fixing)
        return (
            rank_text(card) == "J" and counts and self._score(self.dealer, 1, "jack-turned", (card,), events)
        )

    # A15: the dealer's partner and the player at the dealer's right are blind until the trump is fixed, so
    # that cards thrown in before it are never seen.

    def _blind(self, seat: int) -> bool:
        return bool(self.blind >> seat & 1)

    # A6: stand or beg, take one or run.

    def _words(self) -> Legal:
        if self.phase == STANDING:
            return _STAND_OR_BEG
        if self.phase == ANSWERING:
            return _GIVE_OR_RUN
        hand = cards_in(self.hands[self.to_act])
        return Legal(pick=len(hand) - HAND_SIZE, word="discard", source=hand)

    def _say(self, move: Move, events: list[Event]) -> None:
        if self.phase == DISCARDING and move.word == "discard":
            self._lay_away(move, events)
            return
        if move.cards or not self._words().allows(move):
            raise self._not_now(move)
        seat = self.to_act
        self.history.append(Action(seat, move))
        events.append(Said(seat, move.word))
        if move.word == "stand":
            self._trump_is_fixed(events)
        elif move.word == "beg":
            self.phase = ANSWERING
            self.to_act = self.dealer
        elif move.word == "take-one":
            if not self._score(self._eldest, 1, "gift", (), events):
                self._trump_is_fixed(events)
        else:
            self._run(events)

    # A16: the gift that would end the match is legal, but a person is asked first.

    def caution(self, move: Move) -> str:
        if move.word == "take-one":
            side = self.spec.side_of(self._eldest)
            if side != self.spec.side_of(self.dealer) and self.scores[side] + 1 >= self.target:
                return QT_TRANSLATE_NOOP(
                    "game", "This gift would give your opponents the match. Give it all the same?"
                )
        return ""

    # A7, A8: packets and turned cards until a new suit comes or the pack cannot serve another round.

    def _run(self, events: list[Event]) -> None:
        self.rejected = self.trump
        round_size = PACKET * self.spec.seats + 1
        while self.trump == self.rejected:
            self._set_aside(events)
            if len(self.pack) - self.top < round_size:
                events.append(ThrownIn(self.dealer))
                self._end_deal(events, same_dealer=True)
                return
            self._serve_packets(events)
            if self._turn_trump(events):
                return
        self._trump_is_fixed(events)

    # A9, A10: no second beg; who holds more than six cards discards down to six.

    def _trump_is_fixed(self, events: list[Event]) -> None:
        blind = [seat for seat in range(self.spec.seats) if self._blind(seat)]
        self.blind = 0
        self._begin_play()
        if self.hands[self.to_act].bit_count() > HAND_SIZE and self.options["rerun_hand"] == "discard":
            self.phase = DISCARDING
        for seat in blind:
            events.append(Revealed(HANDS[seat], cards_in(self.hands[seat]), 1 << seat))

    def _lay_away(self, move: Move, events: list[Event]) -> None:
        seat = self.to_act
        count = self.hands[seat].bit_count() - HAND_SIZE
        if len(set(move.cards)) != len(move.cards) or len(move.cards) != count:
            text = QT_TRANSLATE_NOOP("rules", "You must discard exactly {count} different cards")
            raise IllegalMove(text, "A10", count=str(count))
        for card in move.cards:
            if not self.hands[seat] >> card & 1:
                raise self._not_held(card)
        self._discard(seat, move.cards, events)
        self.to_act = (seat + 1) % self.spec.seats
        if self.to_act == self._eldest:
            self._begin_play()

    # A11, A12 are the trick kernel's. A13, A14: six tricks, then high, low, jack, game.

    def _after_trick(self, seat: int, trick: tuple[Card, ...], events: list[Event]) -> None:
        if sum(self.tricks) < HAND_SIZE:
            return
        if not self._count_up(events):
            self._end_deal(events)

    def _count_up(self, events: list[Event]) -> bool:
        """Enter the points of the deal and tell whether they have won the match."""
        trumps = SUIT_CARDS[self.trump]
        everything = 0
        for cards in self.dealt:
            everything |= cards
        if everything & trumps:
            high, low = extremes(everything & trumps, self.strength)
            if self._score(self._dealt_to(high), 1, "high", (high,), events):
                return True
            low_goes_to = self._dealt_to(low) if self.options["low"] == "dealt" else self._taker_of(low)
            if low_goes_to is not None and self._score(low_goes_to, 1, "low", (low,), events):
                return True
        jack = jack_of(self.trump)
        jack_goes_to = self._taker_of(jack)
        if jack_goes_to is not None and self._score(jack_goes_to, 1, "jack", (jack,), events):
            return True
        best = count_game(self.won, events)
        if len(best) > 1 and self.options["game_tie"] == "eldest":
            nearest = [self.spec.side_of(self._eldest + n) for n in range(self.spec.sides)]
            best = (next(side for side in nearest if side in best),)
        return len(best) == 1 and self._score(best[0], 1, "game", (), events, together=True)

    def _dealt_to(self, card: Card) -> int:
        return next(seat for seat, cards in enumerate(self.dealt) if cards >> card & 1)


_OPTIONS: Final = (
    rank_option("A1"),
    Option(
        "jack_rerun",
        "A7",
        ("fixing", "first-only", "every"),
        "fixing",
        QT_TRANSLATE_NOOP("game", "A jack turned after a run"),
        {
            "fixing": QT_TRANSLATE_NOOP("game", "It scores when it fixes the new trump."),
            "first-only": QT_TRANSLATE_NOOP("game", "Only the first card turned in a deal can score."),
            "every": QT_TRANSLATE_NOOP("game", "It always scores, even in the rejected suit."),
        },
    ),
    Option(
        "rerun_hand",
        "A10",
        ("discard", "keep"),
        "discard",
        QT_TRANSLATE_NOOP("game", "More than six cards"),
        {
            "discard": QT_TRANSLATE_NOOP("game", "Each player discards down to six before play."),
            "keep": QT_TRANSLATE_NOOP("game", "All cards are kept; six tricks are played with them."),
        },
    ),
    follow_option("A11"),
    Option(
        "low",
        "A13",
        ("dealt", "captured"),
        "dealt",
        QT_TRANSLATE_NOOP("game", "The point for Low"),
        {
            "dealt": QT_TRANSLATE_NOOP("game", "It belongs to whoever was dealt the lowest trump."),
            "captured": QT_TRANSLATE_NOOP(
                "game", "It belongs to the side that wins the lowest trump in a trick."
            ),
        },
    ),
    Option(
        "game_tie",
        "A13",
        ("nobody", "eldest"),
        "nobody",
        QT_TRANSLATE_NOOP("game", "A tie for Game"),
        {
            "nobody": QT_TRANSLATE_NOOP("game", "Nobody scores the point."),
            "eldest": QT_TRANSLATE_NOOP("game", "The tied side nearest the dealer's left scores it."),
        },
    ),
    target_option("A14", 7, range(5, 22)),
)

_BLIND: Final = Option(
    "blind",
    "A15",
    ("on", "off"),
    "on",
    QT_TRANSLATE_NOOP("game", "Playing blind"),
    {
        "on": QT_TRANSLATE_NOOP(
            "game", "The dealer's partner and right neighbour see their cards once the trump is fixed."
        ),
        "off": QT_TRANSLATE_NOOP("game", "Everybody sees their cards at once."),
    },
)

_CHOICES: Final = (
    Choice(
        "stand",
        QT_TRANSLATE_NOOP("game", "Stand"),
        QT_TRANSLATE_NOOP("game", "I stand"),
        QT_TRANSLATE_NOOP("game", "Play with this trump"),
        "A6",
        QT_TRANSLATE_NOOP("key", "S"),
    ),
    Choice(
        "beg",
        QT_TRANSLATE_NOOP("game", "Beg"),
        QT_TRANSLATE_NOOP("game", "I beg"),
        QT_TRANSLATE_NOOP("game", "Ask for another trump: the dealer gives you a point or runs the cards"),
        "A6",
        QT_TRANSLATE_NOOP("key", "B"),
    ),
    Choice(
        "take-one",
        QT_TRANSLATE_NOOP("game", "Take one"),
        QT_TRANSLATE_NOOP("game", "Take one"),
        QT_TRANSLATE_NOOP("game", "Keep this trump and give the beggar a point"),
        "A6",
        QT_TRANSLATE_NOOP("key", "T"),
    ),
    Choice(
        "run",
        QT_TRANSLATE_NOOP("game", "Run the cards"),
        QT_TRANSLATE_NOOP("game", "I run the cards"),
        QT_TRANSLATE_NOOP("game", "Deal three more each and turn a new trump"),
        "A7",
        QT_TRANSLATE_NOOP("key", "R"),
    ),
    Choice(
        "discard",
        QT_TRANSLATE_NOOP("game", "Discard"),
        QT_TRANSLATE_NOOP("game", "I have discarded"),
        QT_TRANSLATE_NOOP("game", "Choose the cards to discard, down to six"),
        "A10",
        QT_TRANSLATE_NOOP("key", "D"),
        cards=True,
    ),
)

_QUESTIONS: Final = {
    STANDING: QT_TRANSLATE_NOOP("game", "Play with this trump, or ask for another?"),
    ANSWERING: QT_TRANSLATE_NOOP("game", "{name} begs: give a point, or deal for another trump?"),
}

_ZONES: Final = (
    HAND_ZONE,
    TRICK_ZONE,
    WON_ZONE,
    ZoneSpec("stock", "table", "centre", "pile", counted=True, caption=QT_TRANSLATE_NOOP("game", "Stock")),
    ZoneSpec("turned", "table", "centre", "pile", caption=QT_TRANSLATE_NOOP("game", "Turned card")),
    ZoneSpec("aside", "table", "corner", "row", caption=QT_TRANSLATE_NOOP("game", "Set aside")),
    ZoneSpec("discard", "table", "corner", "pile", caption=QT_TRANSLATE_NOOP("game", "Discards")),
)

_REASONS: Final = {
    "jack-turned": jack_turned("A5"),
    "gift": Reason(
        QT_TRANSLATE_NOOP("game", "Gift"), QT_TRANSLATE_NOOP("game", "the dealer said “take one”"), "A6"
    ),
    "high": Reason(
        HIGH,
        QT_TRANSLATE_NOOP("game", "was dealt the highest trump"),
        "A13",
        nobody=QT_TRANSLATE_NOOP("game", "no trump was dealt"),
    ),
    "low": Reason(
        LOW,
        QT_TRANSLATE_NOOP("game", "was dealt the lowest trump"),
        "A13",
        nobody=QT_TRANSLATE_NOOP("game", "the lowest trump came into no trick"),
        option="low",
        texts={"captured": QT_TRANSLATE_NOOP("game", "won the lowest trump")},
    ),
    "jack": Reason(
        JACK,
        QT_TRANSLATE_NOOP("game", "won the trick with the trump jack"),
        "A13",
        nobody=JACK_NOBODY,
    ),
    "game": Reason(GAME, QT_TRANSLATE_NOOP("game", "won the cards worth most"), "A13", nobody=GAME_NOBODY),
}


def _game(seats: int, sides: int, title: str, summary: str, options: tuple[Option, ...]) -> GameSpec:
    return GameSpec(
        id=f"seven-up-{seats}",
        title=title,
        summary=summary,
        seats=seats,
        sides=sides,
        pack=PACK,
        options=options,
        choices=_CHOICES,
        questions=_QUESTIONS,
        zones=_ZONES,
        reasons=_REASONS,
        rank_order=rank_order,
        target=target,
        new=SevenUp,
        follow_rule="A11",
        pack_rule="A1",
        deal_rule="A3",
        end_rule="A14",
        caution_rule="A16",
        rules_page="seven-up",
        slots=("high", "low", "jack", "game"),
        tricks_left=lambda view: HAND_SIZE - sum(view.tricks),
        hidden_hand=QT_TRANSLATE_NOOP(
            "game", "Your cards stay face down until the trump is fixed (rule A15)"
        ),
    )


GAMES: Final = (
    _game(
        3,
        3,
        QT_TRANSLATE_NOOP("game", "Seven Up for three"),
        QT_TRANSLATE_NOOP(
            "game", "Each for themselves: beg for a better trump, then play for High, Low, Jack and Game."
        ),
        _OPTIONS,
    ),
    _game(
        4,
        2,
        QT_TRANSLATE_NOOP("game", "Seven Up in pairs"),
        QT_TRANSLATE_NOOP(
            "game", "Four players, partners opposite; two of them play blind until the trump is fixed."
        ),
        (*_OPTIONS, _BLIND),
    ),
)
