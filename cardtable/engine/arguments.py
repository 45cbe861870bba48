"""The arena's command line: read, checked, and refused in one sentence each."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from cardtable.about import VERSION
from cardtable.engine.levels import SEARCHING
from cardtable.engine.player import LEVELS, UnknownPlayer, make_player
from cardtable.engine.protocol import MOST_ITERATIONS, MOST_PROCESSES
from cardtable.engine.review import ITERATIONS
from cardtable.engine.series import Plan
from cardtable.engine.sprt import BOUND, ERROR
from cardtable.engine.styles import STYLES
from cardtable.games import GAMES
from cardtable.rules.errors import BadOption
from cardtable.rules.moves import MAX_SEATS
from cardtable.rules.spec import GameSpec, Options, OptionValue

MOST: Final = 10**9
ADVISER: Final = "expert@2000"
MOST_ELO: Final = 1000
MOST_JOBS: Final = 61
"""Windows waits for no more processes than that at once."""

_DESCRIPTION: Final = """\
Lets players meet over many matches or deals, and tells what they win; or checks records:

  cardtable-arena GAME --seats A,B[,C,D] (--matches N | --deals N) [...]
  cardtable-arena replay FILE
  cardtable-arena advise FILE [--player NAME] [--jobs J] [--json]
  cardtable-arena review FILE --seat S [--deal D] [--iterations N] [--seed S] [--json]
"""
_EPILOG: Final = f"""\
games: {", ".join(GAMES)}
players: {", ".join(LEVELS)};
  {", ".join(SEARCHING)}, plain and peeker also as NAME@N, N iterations a move without a clock;
  plain for comparison, peeker sees all cards; cmd:PROGRAM for a program that speaks the engine protocol
styles: {", ".join(STYLES)}: a level in a style is LEVEL/STYLE or LEVEL@N/STYLE, such as strong/bold;
  a level alone is balanced

After the table the report tells what each side chose how often: words, and whether a card went into a trick
that may be lost where there was a choice (risk: a ten, the trump jack, or in Semerik a counting card).

A single deal is a match of its own at 0:0 with its own lot for the dealer, left when the deal is over; its
record is unfinished unless the deal won the match. Its winner is the side with most points, equals share.

Elo is what a side's share of the matches or deals won stands for against the others: 0 is the fair share, a
half for two sides and a third for three; with three, e Elo are the share 1 / (1 + 2 * 10^(-e / 400)).

--sprt tests whether the first side (that of seat 0) is E1 Elo or more, or only E0, by its share of the
matches or deals won. It looks at one group after another: a match or deal, or with --duplicate all that is
played with the same packs. It ends as soon as the log likelihood ratio leaves its bounds, {-BOUND:.2f} and
{BOUND:.2f}, so that either is accepted in about {ERROR:.0%} of the cases where the other is true; --matches
or --deals is the most it plays. After an earlier end the estimates lean towards the verdict.
"""


class BadArgument(ValueError):
    """A command line that means nothing; the text is one sentence."""


@dataclass(frozen=True)
class Arguments:
    """What the arena is asked to do: replay, advise in or review a file, or play a plan."""

    replay: Path | None = None
    advise: Path | None = None
    adviser: str = ""
    review: Path | None = None
    seat: int = 0
    deal: int | None = None
    seed: int = 0
    iterations: int = ITERATIONS
    plan: Plan | None = None
    records: Path | None = None
    json: bool = False
    csv: bool = False
    sprt: tuple[float, float] | None = None
    jobs: int = 1


def read_arguments(words: Sequence[str]) -> Arguments:
    """Read the command line. Raises :class:`BadArgument`."""
    if words[:1] == ["replay"]:
        parser = _Parser(prog="cardtable-arena replay", description="Checks records by replaying them.")
        parser.add_argument("file", type=Path, help="one record (.json), or one on each line (.jsonl)")
        return Arguments(replay=parser.parse_args(words[1:]).file)
    if words[:1] == ["advise"]:
        return _read_advise(words[1:])
    if words[:1] == ["review"]:
        return _read_review(words[1:])
    given = _parser().parse_args(words)
    spec = GAMES.get(given.game)
    if spec is None:
        raise BadArgument(f"there is no game {given.game[:40]!r}; there are {', '.join(GAMES)}")
    plan = Plan(
        game=spec.id,
        options=dict(_options(spec, given.option)),
        players=_players(spec, given.seats),
        seed=given.seed,
        count=given.matches or given.deals,
        whole=given.matches is not None,
        duplicate=given.duplicate,
        records=given.records is not None,
    )
    return Arguments(
        plan=plan,
        records=given.records,
        json=given.json,
        csv=given.csv,
        sprt=given.sprt,
        jobs=given.jobs,
    )


def _read_advise(words: Sequence[str]) -> Arguments:
    parser = _Parser(
        prog="cardtable-arena advise",
        description="Says what the seat to act in an unfinished record should do, told what it may know.",
    )
    parser.add_argument("file", type=Path, help="a record (.json)")
    parser.add_argument(
        "--player", metavar="NAME", default=ADVISER, help="a player that searches (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print the advice as JSON")
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=_processes,
        default=1,
        help="processes that share the iterations; the advice depends on how many (default: 1)",
    )
    given = parser.parse_args(words)
    try:
        make_player(given.player)
    except UnknownPlayer as error:
        raise BadArgument(str(error)) from None
    return Arguments(advise=given.file, adviser=given.player, json=given.json, jobs=given.jobs)


def _read_review(words: Sequence[str]) -> Arguments:
    parser = _Parser(
        prog="cardtable-arena review",
        description="Grades each decision of a seat by the points that it cost, given what the seat knew "
        "then, and tells what each deal was worth. Costs are points with 95% intervals; the numbers in front "
        "are the costliest errors of a deal.",
    )
    parser.add_argument("file", type=Path, help="a record (.json), finished or not")
    parser.add_argument("--seat", metavar="S", type=_seat, required=True, help="whose decisions, from 0")
    parser.add_argument("--deal", metavar="D", type=_count, help="the only deal to review (default: all)")
    parser.add_argument(
        "--iterations",
        metavar="N",
        type=_effort,
        default=ITERATIONS,
        help="how much each decision is searched (default: %(default)s)",
    )
    parser.add_argument(
        "--seed", metavar="S", type=_seed, default=0, help="where all chance comes from (default: 0)"
    )
    parser.add_argument("--json", action="store_true", help="print the review as JSON")
    given = parser.parse_args(words)
    return Arguments(
        review=given.file,
        seat=given.seat,
        deal=given.deal,
        seed=given.seed,
        iterations=given.iterations,
        json=given.json,
    )


class _Parser(argparse.ArgumentParser):
    """An argument parser that complains in one sentence and leaves the exit to others."""

    def error(self, message: str) -> NoReturn:
        raise BadArgument(f"{message}; --help tells more")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="cardtable-arena",
        usage=argparse.SUPPRESS,
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    parser.add_argument("game", metavar="GAME", help="the game to play")
    parser.add_argument(
        "--seats",
        metavar="A,B[,C,D]",
        required=True,
        help="the players by seat; fewer names are repeated where they go round evenly",
    )
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--matches", metavar="N", type=_count, help="play N matches to the end")
    length.add_argument("--deals", metavar="N", type=_count, help="play N single deals")
    parser.add_argument(
        "--seed", metavar="S", type=_seed, default=0, help="where all chance comes from (default: 0)"
    )
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="a rule option, such as rank=classic; may be repeated",
    )
    parser.add_argument("--records", metavar="FILE", type=Path, help="write the records, one on each line")
    parser.add_argument(
        "--duplicate",
        action="store_true",
        help="play each match or deal again with the same packs until every side has sat everywhere",
    )
    parser.add_argument(
        "--sprt",
        metavar="E0,E1",
        type=_ratings,
        help="stop as soon as E0 and E1 Elo can be told apart, see below (write --sprt=-5,5 for a minus)",
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the report as JSON")
    form.add_argument("--csv", action="store_true", help="print the report as CSV, a row for each side")
    parser.add_argument(
        "--jobs", metavar="J", type=_jobs, default=1, help="processes that share the work (default: 1)"
    )
    return parser


def _whole(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {least} to {most}")
    return int(text)


def _seat(text: str) -> int:
    return _whole(text, 0, MAX_SEATS - 1)


def _effort(text: str) -> int:
    return _whole(text, 1, MOST_ITERATIONS)


def _count(text: str) -> int:
    return _whole(text, 1, MOST)


def _seed(text: str) -> int:
    return _whole(text, 0, 2**63 - 1)


def _jobs(text: str) -> int:
    return _whole(text, 1, MOST_JOBS)


def _processes(text: str) -> int:
    return _whole(text, 1, MOST_PROCESSES)


def _ratings(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not two numbers such as 0,20") from None
    if not -MOST_ELO <= low < high <= MOST_ELO:
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not two numbers from -{MOST_ELO} to {MOST_ELO}, the lower one first"
        )
    return low, high


def _options(spec: GameSpec, pairs: Sequence[str]) -> Options:
    given: dict[str, OptionValue] = {}
    try:
        for pair in pairs:
            key, equals, value = pair.partition("=")
            key = key.replace("-", "_")
            if not equals:
                raise BadArgument(f"{pair[:40]!r} is no option: write KEY=VALUE, such as rank=classic")
            if key in given:
                raise BadArgument(f"option {key[:40]!r} is given twice")
            given[key] = spec.option(key).parse(value)
        return spec.checked(given)
    except BadOption as error:
        raise BadArgument(str(error)) from None


def _players(spec: GameSpec, seats: str) -> tuple[str, ...]:
    names = [name.strip() for name in seats.split(",")]
    if len(names) > spec.seats or spec.seats % len(names):
        full = [*names, *[names[-1]] * spec.seats][: spec.seats]
        raise BadArgument(
            f"{spec.id} has {spec.seats} seats, and --seats names {len(names)} players, who do not go round "
            f"evenly: write a name for each seat, such as {','.join(full)}"
        )
    try:
        for name in names:
            if not name.isprintable():
                raise BadArgument(f"{name!r} is no player's name: it holds letters that cannot be written")
            make_player(name)
    except UnknownPlayer as error:
        raise BadArgument(str(error)) from None
    return tuple(names * (spec.seats // len(names)))
