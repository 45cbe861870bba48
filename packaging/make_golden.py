#!/usr/bin/env python3
"""Makes the golden records in tests/golden anew: a match, or the start of one, for each notable case.

    python3 packaging/make_golden.py [DIRECTORY]

Every record says in `meta.note` what it shows. Most are composed, with the hands that the case needs written
out; whole matches and cases that take many deals are played by rules of thumb from a numbered shuffle, the
first from the number given on that does show the case. A new case is a function here, and what it must show
is a check of the same name in tests/games/test_golden.py.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from cardtable.games import GAMES  # noqa: E402
from cardtable.rules.cards import SUIT_OF, Card, cards_in  # noqa: E402
from cardtable.rules.moves import PLAYS, Move  # noqa: E402
from cardtable.rules.state import CHANCE, OVER, State  # noqa: E402
from cardtable.rules.tricks import best_index  # noqa: E402
from tests.positions import Table  # noqa: E402

FOLDER: Final = ROOT / "tests" / "golden"


class Golden(NamedTuple):
    """A golden record: what it shows, and how it is played."""

    note: str
    play: Callable[[], Table]


GOLDENS: Final[dict[str, Golden]] = {}
"""By the name of the file, which is the game's id and the case."""


def golden(name: str, note: str) -> Callable[[Callable[[], Table]], Callable[[], Table]]:
    """Register the function that plays a golden record."""

    def register(play: Callable[[], Table]) -> Callable[[], Table]:
        assert name not in GOLDENS, name
        GOLDENS[name] = Golden(note, play)
        return play

    return register


def text_of(name: str) -> str:
    """Play a golden record and return the text of its file."""
    record = GOLDENS[name].play().recorder.record
    record.meta = {"note": GOLDENS[name].note}
    return record.pretty()


def main(words: list[str]) -> int:
    """Write every golden record, and take away files of cases that are no more."""
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.json"):
        if path.stem not in GOLDENS:
            path.unlink()
    for name in GOLDENS:
        (folder / f"{name}.json").write_text(text_of(name), encoding="utf-8", newline="\n")
    print(f"{len(GOLDENS)} golden records in {folder}")
    return 0


# --- players by rule of thumb ------------------------------------------------------------------------------


def chance(rng: random.Random, below: int) -> int:
    """A number from 0; only `random()` is promised to give the same numbers in every Python."""
    return int(rng.random() * below)


def shuffled(state: State, rng: random.Random) -> tuple[Card, ...]:
    """The pack in an order of chance."""
    pack = list(state.spec.pack)
    for place in range(len(pack) - 1, 0, -1):
        other = chance(rng, place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


def thumb(state: State, rng: random.Random) -> Move:
    """Win a trick as cheaply as can be or throw the lowest card; beg without trumps; discard the lowest."""
    hand = cards_in(state.hands[state.to_act])
    trumps = sum(SUIT_OF[card] == state.trump for card in hand)
    if state.phase == "stand":
        return Move("stand" if trumps >= 2 else "beg")
    if state.phase == "answer":
        return Move("take-one" if trumps >= 3 or chance(rng, 3) == 0 else "run")
    if state.phase == "discard":
        lowest = sorted(hand, key=lambda card: (SUIT_OF[card] == state.trump, state.strength[card]))
        return Move("discard", tuple(sorted(lowest[: len(hand) - 6])))
    cards = sorted((move.cards[0] for move in state.legal().moves), key=lambda card: state.strength[card])
    if not state.trick:
        return PLAYS[cards[-1]]
    for card in cards:
        trick = [*state.trick, card]
        if best_index(trick, state.trump, state.strength) == len(state.trick):
            return PLAYS[card]
    return PLAYS[cards[0]]


def play_out(table: Table, seed: int = 0) -> Table:
    """Play the running deal to its end by rule of thumb."""
    rng = random.Random(seed)
    while table.state.to_act >= 0:
        table.recorder.apply(thumb(table.state, rng))
    return table


def match(game: str, seed: int, deals: int = 100, **options: Any) -> Table:
    """Play a match, or that many deals of it, by rule of thumb."""
    rng = random.Random(seed)
    table = Table(game, chance(rng, GAMES[game].seats), **options)
    state = table.state
    while state.to_act != OVER and not (state.to_act == CHANCE and state.deal == deals):
        if state.to_act == CHANCE:
            table.deal_pack(shuffled(state, rng))
        else:
            table.recorder.apply(thumb(state, rng))
    return table


def first(start: int, play: Callable[[int], Table], shows: Callable[[Table], bool]) -> Table:
    """The first of the numbered matches from `start` on that shows what is wanted."""
    return next(table for table in map(play, count(start)) if shows(table))


def whys(table: Table) -> list[str]:
    """Why each point of the last deal was given."""
    return [why for _, _, why in table.points]


def words(table: Table) -> set[str]:
    """All that was said and done in the match."""
    return {action.move.word for deal in table.recorder.record.deals for action in deal.actions}


def said_last(table: Table) -> set[str]:
    """What was said and done in the last deal."""
    return {action.move.word for action in table.recorder.record.deals[-1].actions}


def sides_one_short(table: Table) -> int:
    """How many sides lacked one point just before the last one was scored."""
    scores = table.state.scores[:]
    side, points, _ = table.points[-1]
    scores[side] -= points
    return sum(score == table.state.target - 1 for score in scores)


# --- Seven Up for three: the dealer is seat 2, and seat 0 leads ---------------------------------------------


@golden("seven-up-3-match", "A whole match by the seed's rules: stands, begs, gifts, runs and discards.")
def _() -> Table:
    everything = {"stand", "beg", "take-one", "run", "discard", "play"}
    return first(1, lambda seed: match("seven-up-3", seed), lambda table: words(table) == everything)


@golden(
    "seven-up-3-thrown-in",
    "Three runs turn nothing but hearts, so the pack is thrown in (A8). The point for the jack turned first "
    "stands, and the same dealer deals again.",
)
def _() -> Table:
    table = Table("seven-up-3", dealer=2)
    table.deal("QS 34D 56C 8S", turned="JH 5H 6H 7H")
    table.say("beg", "run")
    table.deal("TAC 23S 45D", "KQC 6789S", "2345H 67D", turned="9C")
    return play_out(table)


@golden(
    "seven-up-3-jack-on-a-rerun",
    "The jack of diamonds, the rejected suit, is turned on a run and scores nothing; then the jack of clubs "
    "fixes the trump and scores (A7).",
)
def _() -> Table:
    table = Table("seven-up-3", dealer=2)
    table.deal(turned="9D JD JC")
    table.say("beg", "run")
    return play_out(table)


@golden("seven-up-3-jack-rerun-first-only", "The same two jacks score nothing where only the first card can.")
def _() -> Table:
    table = Table("seven-up-3", dealer=2, jack_rerun="first-only")
    table.deal(turned="9D JD JC")
    table.say("beg", "run")
    return table


@golden("seven-up-3-jack-rerun-every", "The same two jacks score a point each where every jack does.")
def _() -> Table:
    table = Table("seven-up-3", dealer=2, jack_rerun="every")
    table.deal(turned="9D JD JC")
    table.say("beg", "run")
    return table


@golden("seven-up-3-gift-wins", "The dealer says “take one”, and that point is the beggar's last (A14).")
def _() -> Table:
    return first(
        18,
        lambda seed: match("seven-up-3", seed, target=5),
        lambda table: whys(table)[-1] == "gift",
    )


@golden("seven-up-3-jack-turned-wins", "The dealer turns a jack and has won before a word is said (A14).")
def _() -> Table:
    return first(
        51,
        lambda seed: match("seven-up-3", seed, target=5),
        lambda table: whys(table) == ["jack-turned"] and not table.recorder.record.deals[-1].actions,
    )


@golden(
    "seven-up-3-count-stops",
    "Two sides lack one point when the tricks are counted: the first in the order high, low, jack, game has "
    "won, and the rest is not scored (A14).",
)
def _() -> Table:
    return first(
        2,
        lambda seed: match("seven-up-3", seed, target=5),
        lambda table: sides_one_short(table) > 1 and whys(table)[-1] in ("high", "low"),
    )


@golden("seven-up-3-lone-trump", "The jack is the only trump dealt: it is high, low and jack at once (A13).")
def _() -> Table:
    table = Table("seven-up-3", dealer=2)
    table.deal("JC 79S K45D", "AK34S 67H", "Q56S 89H 8D", turned="9C")
    table.say("stand")
    return play_out(table)


TIE: Final = ("K2345S 6H", "K2345H 6S", "23456D 7D")
"""Seats 0 and 1 win a king each, and there is nothing else to count."""


@golden("seven-up-3-game-tie", "Two players' cards are worth three each: nobody scores game (A13).")
def _() -> Table:
    table = Table("seven-up-3", dealer=2)
    table.deal(*TIE, turned="9C")
    table.say("stand")
    table.play("KS 6S 2D 6H KH 3D")
    return play_out(table)


@golden("seven-up-3-game-tie-eldest", "The same tie goes to the player nearest the dealer's left (A13).")
def _() -> Table:
    table = Table("seven-up-3", dealer=2, game_tie="eldest")
    table.deal(*TIE, turned="9C")
    table.say("stand")
    table.play("KS 6S 2D 6H KH 3D")
    return play_out(table)


@golden(
    "seven-up-3-all-nil", "No trump is dealt and nothing that counts is won: the deal brings no point (A13)."
)
def _() -> Table:
    table = Table("seven-up-3", dealer=2, game_tie="eldest")
    table.deal("234567S", "234567H", "234567D", turned="9C")
    table.say("stand")
    return play_out(table)


@golden("seven-up-3-keep-hand", "After a run all cards are kept: six tricks, and three cards over (A10).")
def _() -> Table:
    table = Table("seven-up-3", dealer=2, rerun_hand="keep")
    table.deal(turned="9D 8C")
    table.say("beg", "run")
    return play_out(table)


DISCARDED: Final = ("J2C 34S 45D 6H 78S", "TC K9S K6D QH 3C 59H", "A4C 25S 78H 3D 4H 2D")
"""Nine cards each; clubs will be trump, and seat 0 lays its jack and its two away."""


def discard_jack_and_two(low: str) -> Table:
    """Seat 0 discards the trump jack and the lowest trump."""
    table = Table("seven-up-3", dealer=2, low=low)
    table.deal(*DISCARDED, turned="8D 9C")
    table.say("beg", "run", "discard JC 2C 3S")
    return play_out(table)


@golden(
    "seven-up-3-discarded-jack-and-low",
    "Seat 0 discards the trump jack and the two: low is its point all the same, the jack is nobody's (A13).",
)
def _() -> Table:
    return discard_jack_and_two("dealt")


@golden(
    "seven-up-3-discarded-low-captured", "The same discards where low must be captured: it is nobody's (A13)."
)
def _() -> Table:
    return discard_jack_and_two("captured")


LOW_TAKEN: Final = ("2C 6789S 6H", "TC 2345S 7H", "2345H 67D")
"""Seat 0 holds the two of clubs, and seat 1 will take it with the ten."""


@golden(
    "seven-up-3-low-dealt", "Seat 1 takes the two of trumps in a trick, but low is whose it was dealt (A13)."
)
def _() -> Table:
    table = Table("seven-up-3", dealer=2)
    table.deal(*LOW_TAKEN, turned="9C")
    table.say("stand")
    table.play("2C TC 2H")
    return play_out(table)


@golden("seven-up-3-low-captured", "The same deal where low is the point of whoever captures it (A13).")
def _() -> Table:
    table = Table("seven-up-3", dealer=2, low="captured")
    table.deal(*LOW_TAKEN, turned="9C")
    table.say("stand")
    table.play("2C TC 2H")
    return play_out(table)


@golden("seven-up-3-classic", "The ten ranks below the jack: the ace of trumps is high and takes it (A1).")
def _() -> Table:
    table = Table("seven-up-3", dealer=2, rank="classic")
    table.deal("TC 6789S 6H", "AC 2345S 7H", "2345H 67D", turned="9C")
    table.say("stand")
    table.play("TC AC 2H")
    return play_out(table)


@golden("seven-up-3-follow-or-trump", "Seat 1 trumps a spade that it could follow (A11).")
def _() -> Table:
    table = Table("seven-up-3", dealer=2, follow="follow-or-trump")
    table.deal("AKS 6789D", "23S 7C 234H", "45S 5678H", turned="9C")
    table.say("stand")
    table.play("AS 7C 4S")
    return play_out(table)


# --- Seven Up for four: the dealer is seat 3, and seats 1 and 2 are blind until the trump is fixed ----------


@golden(
    "seven-up-4-match", "A whole match in pairs by the seed's rules: stands, begs, gifts, runs, discards."
)
def _() -> Table:
    everything = {"stand", "beg", "take-one", "run", "discard", "play"}
    return first(2, lambda seed: match("seven-up-4", seed), lambda table: words(table) == everything)


@golden(
    "seven-up-4-thrown-in", "Two runs exhaust the pack of four players; the same dealer deals again (A8)."
)
def _() -> Table:
    table = Table("seven-up-4", dealer=3)
    table.deal(turned="9D 8D 7D")
    table.say("beg", "run")
    table.deal("TAC 23S 45D", "KQC 6789S", "2345H 67D", "AKH AKS 89D", turned="9C")
    return play_out(table)


@golden("seven-up-4-gift-wins", "“Take one” gives the beggar's side the match (A14, A16).")
def _() -> Table:
    return first(
        12,
        lambda seed: match("seven-up-4", seed, target=5),
        lambda table: whys(table)[-1] == "gift",
    )


@golden(
    "seven-up-4-jack-on-a-rerun-wins", "A jack turned on a run brings the dealer's side its last point (A7)."
)
def _() -> Table:
    return first(
        509,
        lambda seed: match("seven-up-4", seed, target=5),
        lambda table: whys(table)[-1] == "jack-turned" and "run" in said_last(table),
    )


@golden(
    "seven-up-4-partners",
    "Partners count together: side 0 has game with an ace each, though seat 1 has most.",
)
def _() -> Table:
    table = Table("seven-up-4", dealer=3, blind="off")
    table.deal("A2345S 2H", "K23456D", "A3459H JD", "Q789D 67H", turned="9C")
    table.say("stand")
    table.play("AS 2D 3H 6H 2H 3D AH 7H JD QD 2S KD")
    return play_out(table)


# --- California Jack ---------------------------------------------------------------------------------------


@golden("california-jack-match", "A whole match by the seed's rules.")
def _() -> Table:
    return match("california-jack", 1)


@golden("california-jack-aside", "The turned card is put aside: 13 draws, 19 tricks, 14 cards dead (B3).")
def _() -> Table:
    return match("california-jack", 1, deals=1, turned="aside")


@golden("california-jack-fixed-trump", "The first card turned makes the trump of the whole deal (B3).")
def _() -> Table:
    return match("california-jack", 3, deals=1, trump="fixed")


@golden("california-jack-trick-trump", "High, low and jack of each trick's own trump count at once (B6).")
def _() -> Table:
    return first(
        8,
        lambda seed: match("california-jack", seed, deals=1, count="trick-trump"),
        lambda table: {"high", "low", "jack"} <= set(whys(table)) and len(whys(table)) > 5,
    )


@golden("california-jack-trick-trump-wins", "A point scored in a trick ends the match in mid-deal (B6, B7).")
def _() -> Table:
    return first(
        1,
        lambda seed: match("california-jack", seed, count="trick-trump", target=5),
        lambda table: 0 < sum(table.state.tricks) < 20,
    )


@golden("california-jack-game-point", "The point for game is given as in Seven Up (B6).")
def _() -> Table:
    return first(
        1,
        lambda seed: match("california-jack", seed, deals=1, game_point="on"),
        lambda table: whys(table)[-1] == "game",
    )


@golden("california-jack-game-tie", "Both sides' cards are worth the same, forty: nobody scores game (B6).")
def _() -> Table:
    return first(
        15,
        lambda seed: match("california-jack", seed, deals=1, game_point="on"),
        lambda table: whys(table) == ["high", "low", "jack"],
    )


@golden(
    "california-jack-dealer-jack-wins", "A jack turned first is the dealer's point, and here the last (B6)."
)
def _() -> Table:
    return first(
        18,
        lambda seed: match("california-jack", seed, dealer_jack="on", target=5),
        lambda table: whys(table) == ["jack-turned"],
    )


@golden(
    "california-jack-count-stops",
    "Both lack one point: high wins the match, low and jack are not scored (B7).",
)
def _() -> Table:
    return first(
        10,
        lambda seed: match("california-jack", seed, target=7),
        lambda table: sides_one_short(table) == 2 and whys(table) == ["high"],
    )


@golden("california-jack-classic", "The ten ranks below the jack, so that the ace of trumps is high (B5).")
def _() -> Table:
    return first(
        1,
        lambda seed: match("california-jack", seed, deals=1, rank="classic"),
        lambda table: whys(table) == ["high", "low", "jack"],
    )


@golden("california-jack-follow-or-trump", "A trump is played by one who could follow (B5).")
def _() -> Table:
    table = Table("california-jack", dealer=1, follow="follow-or-trump")
    table.deal("AKS 6789D", "23S 7C 234H", turned="9C", stock="2D QD")
    table.play("AS 7C")
    return table


# --- Semerik: the dealer is seat 3, and seat 0 leads --------------------------------------------------------


@golden("semerik-match", "A whole match by the seed's rules, which ends in mid-deal.")
def _() -> Table:
    return first(
        1,
        lambda seed: match("semerik", seed),
        lambda table: 0 < sum(table.state.tricks) < 10 and whys(table)[-1] == "trick",
    )


QUIET: Final = ("3K4S 2Q5H AJ6D 7C", "2Q5S AJ6H 7D 3K4C", "AJ6S 7H 3K4D 2Q5C", "7S 3K4H 2Q5D AJ6C")
"""Four hands without a combination, each with every rank once and every suit."""


@golden(
    "semerik-announcements",
    "Sets and Babas: seat 0's Baba with the king makes its twos worth 4; four jacks count once; seat 3's "
    "queen stands after a gap (C4, C5).",
)
def _() -> Table:
    table = Table("semerik", dealer=3)
    table.deal("32AKS 2H 2D 4567C", "7S 7H 7D 456D 456S KH", "JS JH JD JC KQD 3AQH KC", "QS 456H 3AD 32AQC")
    return play_out(table)


HEARTS: Final = ("3KS 32AKH AJ6D 7C", "2Q54S J6H 7D 3K4C", "AJ6S 7H 3K4D 2Q5C", "7S Q45H 2Q5D AJ6C")
"""Seat 0 holds the Baba of hearts with the king, and there is nothing else to announce."""


@golden("semerik-hearts-baba", "The Baba of hearts with the king counts 6, as the seed says (C5).")
def _() -> Table:
    table = Table("semerik", dealer=3)
    table.deal(*HEARTS)
    return play_out(table)


@golden("semerik-hearts-baba-plus-two", "The same Baba counts 8 where hearts are worth two more (C5).")
def _() -> Table:
    table = Table("semerik", dealer=3, hearts_baba="plus-two")
    table.deal(*HEARTS)
    return play_out(table)


@golden(
    "semerik-both-over-21",
    "Side 0 passes 21 first, but all four hands are announced before the higher total wins: 24 to 30 (C9).",
)
def _() -> Table:
    table = Table("semerik", dealer=3)
    table.deal("32AKQ7S 4567H", "32AKQJD 4567C", "32AKQJC 4567D", "32AKQJH 456JS")
    return table


@golden("semerik-equal-over-21", "Both sides announce 30 points at once: eldest's side wins (C9).")
def _() -> Table:
    table = Table("semerik", dealer=0)
    table.deal("32AKQJS 4567H", "32AKQJD 4567C", "32AKQJC 4567D", "32AKQJH 4567S")
    return table


@golden("semerik-all-tricks", "Side 0 wins all ten tricks: four points more (C8).")
def _() -> Table:
    table = Table("semerik", dealer=3)
    table.deal("2AKQJH 32S 32D 3C", "A76S K54D 2Q65C", "34567H QJS QJD KC", "K54S A76D AJ74C")
    table.play("2H 4D 4H 4S AH 5D 5H 5S KH 5C 6H 4C QH 6C 7H 6D JH 6S 3H 7C")
    table.play("QS KS 2S 7S 3S AS JS 7D 3D KD JD AD 2D QC QD JC 3C 2C KC AC")
    return table


@golden("semerik-ledger-42", "The losers have fewer than 11 points: the winners write 42 (C10).")
def _() -> Table:
    return first(6, lambda seed: match("semerik", seed), lambda table: 0 < min(table.state.scores) < 11)


@golden("semerik-ledger-21", "The losers have eleven points, just enough: the winners write 21 (C10).")
def _() -> Table:
    return first(25, lambda seed: match("semerik", seed), lambda table: min(table.state.scores) == 11)


@golden(
    "semerik-mistake",
    "Seat 1 plays a heart though it holds spades: it goes back, and side 1 is 3 below 0 (C12).",
)
def _() -> Table:
    table = Table("semerik", dealer=3, revoke="fined")
    table.deal(*QUIET)
    table.play("4S")
    table.say("mistake AH")
    table.play("QS AS 7S")
    return table


@golden("semerik-hint", "Seat 0 asks for a hint where talk is fined 2 (C13).")
def _() -> Table:
    table = Table("semerik", dealer=3, talk_fine=2)
    table.deal(*QUIET)
    table.say("hint")
    table.play("3S QS AS 7S")
    return table


@golden("semerik-plain-hearts", "Hearts beat no other suit: the two of diamonds wins from a heart (C3).")
def _() -> Table:
    table = Table("semerik", dealer=3, hearts="plain")
    table.deal("3K4S 2Q5H AJ6D 7C", "2Q57S AJ6H 3K4C", "AJ6S 7H 3K4D 2Q5C", "3K4H 2Q57D AJ6C")
    table.play("6D AH KD 2D")
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
