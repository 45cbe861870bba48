"""A second reading of the rules: the points of a record, counted from its pack and plays alone.

It shares nothing with the rules' own code, works on the texts of a record, and keeps no state beyond a deal,
so that a slip would have to be made twice to go unseen. It trusts the plays to be legal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Entry = list[Any]

WORTH = {"T": 10, "A": 4, "K": 3, "Q": 2, "J": 1}


def recount(record: dict[str, Any]) -> list[list[Entry]]:
    """Return the points of each deal as the rules page gives them."""
    count = {"california-jack": california_jack, "semerik": semerik}.get(record["game"], seven_up)
    sides = {"seven-up-3": 3}.get(record["game"], 2)
    target = record["options"].get("target", 21)
    scores = [0] * sides
    deals = []
    for deal in record["deals"]:
        seats = len(record["players"])
        found = count(record["options"], seats, sides, deal, [target - score for score in scores])
        for side, points, _ in found:
            scores[side] += points
        deals.append(found)
    assert scores == record["scores"]
    return deals


def until(wanted: list[int], entries: Iterable[Entry]) -> list[Entry]:
    """Enter points until a side has what it lacks."""
    lacks = list(wanted)
    entered = []
    for side, points, why in entries:
        entered.append([side, points, why])
        lacks[side] -= points
        if lacks[side] <= 0:
            break
    return entered


def order_of(options: dict[str, Any]) -> str:
    return "23456789TJQKA" if options["rank"] == "classic" else "23456789JQKAT"


def best(trick: list[tuple[int, str]], trump: str, order: str) -> int:
    """Who wins a trick of (seat, card)."""
    led = trick[0][1][1]
    suit = trump if any(card[1] == trump for _, card in trick) else led
    return max((order.index(card[0]), seat) for seat, card in trick if card[1] == suit)[1]


def game_point(won: list[list[str]]) -> list[int]:
    """The sides whose cards are worth most, none if nothing is won."""
    worth = [sum(WORTH.get(card[0], 0) for card in cards) for cards in won]
    return [side for side, value in enumerate(worth) if value == max(worth) > 0]


def seven_up(
    options: dict[str, Any], seats: int, sides: int, deal: dict[str, Any], lacks: list[int]
) -> list[Entry]:
    """A1 to A14."""
    pack, dealer, order = deal["deck"].split(), deal["dealer"], order_of(options)
    actions = [text.split() for text in deal["actions"]]
    round_from_eldest = [(dealer + n) % seats for n in range(1, seats + 1)]
    dealt: dict[str, int] = {}

    def serve() -> None:
        for seat in round_from_eldest:
            dealt.update((pack.pop(0), seat) for _ in range(3))

    def entries() -> Iterable[Entry]:
        serve()
        serve()
        turned = pack.pop(0)
        trump = turned[1]
        if turned[0] == "J":
            yield [dealer % sides, 1, "jack-turned"]
        said = [word for _, word, *_ in actions]
        if "take-one" in said:
            yield [(dealer + 1) % seats % sides, 1, "gift"]
        while "run" in said and trump == turned[1]:
            if len(pack) < 3 * seats + 1:
                return
            serve()
            rerun = pack.pop(0)
            scoring = options["jack_rerun"]
            if rerun[0] == "J" and (scoring == "every" or (scoring == "fixing" and rerun[1] != turned[1])):
                yield [dealer % sides, 1, "jack-turned"]
            trump = rerun[1]
        plays = [(int(seat), cards[0]) for seat, word, *cards in actions if word == "play"]
        if len(plays) < 6 * seats:
            return
        won: list[list[str]] = [[] for _ in range(sides)]
        for n in range(0, 6 * seats, seats):
            trick = plays[n : n + seats]
            won[best(trick, trump, order) % sides] += [card for _, card in trick]
        taken = {card: side for side, cards in enumerate(won) for card in cards}
        trumps = sorted((card for card in dealt if card[1] == trump), key=lambda card: order.index(card[0]))
        if trumps:
            yield [dealt[trumps[-1]] % sides, 1, "high"]
            if options["low"] == "dealt":
                yield [dealt[trumps[0]] % sides, 1, "low"]
            elif trumps[0] in taken:
                yield [taken[trumps[0]], 1, "low"]
        if f"J{trump}" in taken:
            yield [taken[f"J{trump}"], 1, "jack"]
        most = game_point(won)
        if len(most) == 1:
            yield [most[0], 1, "game"]
        elif most and options["game_tie"] == "eldest":
            yield [next(seat % sides for seat in round_from_eldest if seat % sides in most), 1, "game"]

    return until(lacks, entries())


def california_jack(
    options: dict[str, Any], seats: int, sides: int, deal: dict[str, Any], lacks: list[int]
) -> list[Entry]:
    """B1 to B7."""
    pack, dealer, order = deal["deck"].split()[12:], deal["dealer"], order_of(options)
    plays = [(int(text[0]), text[-2:]) for text in deal["actions"]]

    def entries() -> Iterable[Entry]:
        first = turned = pack.pop(0)
        if turned[0] == "J" and options["dealer_jack"] == "on":
            yield [dealer, 1, "jack-turned"]
        won: list[list[str]] = [[], []]
        trump = turned[1]
        for n in range(0, len(plays) - 1, 2):
            trick = plays[n : n + 2]
            winner = best(trick, trump, order)
            won[winner] += [card for _, card in trick]
            if options["count"] == "trick-trump":
                for rank, why in ((order[-1], "high"), (order[0], "low"), ("J", "jack")):
                    if rank + trump in won[winner][-2:]:
                        yield [winner, 1, why]
            if pack:
                del pack[: 1 if options["turned"] == "taken" else 2]
            if pack:
                turned = pack.pop(0)
                trump = first[1] if options["trump"] == "fixed" else turned[1]
        if len(plays) < (52 if options["turned"] == "taken" else 38):
            return
        taken = {card: side for side, cards in enumerate(won) for card in cards}
        trumps = sorted((card for card in taken if card[1] == trump), key=lambda card: order.index(card[0]))
        if options["count"] == "last-trump" and trumps:
            yield [taken[trumps[-1]], 1, "high"]
            yield [taken[trumps[0]], 1, "low"]
            if f"J{trump}" in taken:
                yield [taken[f"J{trump}"], 1, "jack"]
        most = game_point(won)
        if options["game_point"] == "on" and len(most) == 1:
            yield [most[0], 1, "game"]

    return until(lacks, entries())


def semerik(
    options: dict[str, Any], seats: int, sides: int, deal: dict[str, Any], lacks: list[int]
) -> list[Entry]:
    """C1 to C13."""
    pack, dealer = deal["deck"].split(), deal["dealer"]
    hands: list[list[str]] = [[], [], [], []]
    for n in range(8):
        hands[(dealer + 1 + n) % 4] += pack[5 * n : 5 * n + 5]
    told: list[Entry] = []
    for n in range(1, 5):
        seat = (dealer + n) % 4
        told += [[seat % 2, *entry] for entry in combinations(hands[seat], options["hearts_baba"])]
    announced = [sum(points for side, points, _ in told if side == s) for s in (0, 1)]
    if any(announced[side] >= lacks[side] for side in (0, 1)):
        return told

    def entries() -> Iterable[Entry]:
        trick: list[tuple[int, str]] = []
        winners = []
        for text in deal["actions"]:
            seat, word = int(text[0]), text.split()[1]
            if word == "mistake":
                yield [seat % 2, -3, "fine"]
            elif word == "hint":
                yield [seat % 2, -options["talk_fine"], "fine"]
            else:
                trick.append((seat, text[-2:]))
            if len(trick) == 4:
                trump = "H" if options["hearts"] == "beat-all" else ""
                winners.append(best(trick, trump, "4567JQKA23") % 2)
                counting = sum(card[0] in "32AKQJ" for _, card in trick)
                if counting >= 3:
                    yield [winners[-1], counting - 2, "trick"]
                trick = []
        if len(winners) == 10 and len(set(winners)) == 1:
            yield [winners[0], 4, "all-tricks"]

    return told + until([lacks[side] - announced[side] for side in (0, 1)], entries())


def combinations(hand: list[str], hearts_baba: str) -> list[Entry]:
    """C4, C5: points and kind of each combination of a hand."""
    babas: list[Entry] = []
    for suit in "SHDC":
        run = 0
        while run < 6 and "32AKQJ"[run] + suit in hand:
            run += 1
        if run >= 3:
            points = [3, 6, 9, 15][run - 3]
            if suit == "H":
                points = points + 2 if hearts_baba == "plus-two" or run == 3 else points
            babas.append([points, "baba"])
    sets: list[Entry] = []
    for rank in "32AKQJ7654":
        if sum(card[0] == rank for card in hand) >= 3:
            points = 4 if rank == "7" else 1 if rank not in "32A" else 4 if babas else 3
            sets.append([points, "set"])
    return sets + babas
