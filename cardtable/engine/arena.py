"""``cardtable-arena``: lets players meet over many matches, and checks records by replaying them."""

from __future__ import annotations

import io
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final

from cardtable.engine.analysis import analyse
from cardtable.engine.arguments import Arguments, BadArgument, read_arguments
from cardtable.engine.crew import Crew, SharedAnalysis
from cardtable.engine.output import while_read
from cardtable.engine.player import PlayerFault, make_player
from cardtable.engine.report import Played, as_csv, as_json, as_text
from cardtable.engine.review_report import review_file
from cardtable.engine.searcher import SearchPlayer
from cardtable.engine.series import Plan, play_series
from cardtable.engine.sprt import Sprt
from cardtable.engine.tally import Tally
from cardtable.games import GAMES
from cardtable.rules.errors import BadRecord
from cardtable.rules.record_reader import load
from cardtable.rules.records import replay

PROGRAM: Final = "cardtable-arena"

OK: Final = 0
FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status; what goes wrong is one sentence on stderr."""
    multiprocessing.freeze_support()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without ± or the letters of a name
    return while_read(lambda: _run(sys.argv[1:] if words is None else words), FAILED)


def _run(words: Sequence[str]) -> int:
    try:
        arguments = read_arguments(words)
        if arguments.replay:
            return _replay(arguments.replay)
        if arguments.review:
            return _review(arguments.review, arguments)
        return _advise(arguments.advise, arguments) if arguments.advise else _play(arguments)
    except BadArgument as error:
        return _complain(str(error), MISUSED)
    except (BadRecord, PlayerFault) as error:
        return _complain(str(error), FAILED)
    except BrokenPipeError:
        raise
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return _complain(f"{name}{error.strerror or error}", FAILED)
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)


def _complain(text: str, status: int) -> int:
    print(f"{PROGRAM}: {' '.join(text.split())}", file=sys.stderr)
    return status


# --- playing ---------------------------------------------------------------------------------------------


def play(
    plan: Plan,
    jobs: int = 1,
    sprt: Sprt | None = None,
    write: Callable[[bytes], Any] | None = None,
    advance: Callable[[int], Any] = lambda groups: None,
    tally: Tally | None = None,
) -> Played:
    """Play a series, or as much of it as a test needs. Raises :class:`PlayerFault`.

    The test looks at one group after another in their order, so that it ends at the same one however many
    processes share the work; what they have played beyond it is not counted.

    Parameters
    ----------
    plan, jobs: what to play, in how many processes.
    sprt: the test, for the first side.
    write: takes the records as lines, group by group.
    advance: called with the number of groups that have been added.
    tally: the sums to add to; a series that was left is taken up after the groups that they hold.
    """
    tally = tally or Tally.of(GAMES[plan.game].sides)
    played = Played(plan, jobs, tally, sprt=sprt)
    begun = time.perf_counter()
    with closing(play_series(plan, jobs, tally.groups)) as groups:
        for group in groups:
            played.tally.add(group)
            if write:
                write(group.lines.encode())
            advance(1)
            if sprt and sprt.add(group.wins[0], group.matches):
                break
        played.seconds = time.perf_counter() - begun
    return played


def _play(arguments: Arguments) -> int:
    plan = arguments.plan
    assert plan is not None
    with ExitStack() as stack:
        records = stack.enter_context(arguments.records.open("wb")) if arguments.records else None
        advance = stack.enter_context(_progress(plan.count, "match" if plan.whole else "deal"))
        sprt = Sprt(*arguments.sprt, GAMES[plan.game].sides) if arguments.sprt else None
        played = play(plan, arguments.jobs, sprt, records.write if records else None, advance)
    if arguments.json:
        print(json.dumps(as_json(played), indent=1), flush=True)
    elif arguments.csv:
        print(as_csv(played), end="", flush=True)
    else:
        print(as_text(played), flush=True)
    return OK


@contextmanager
def _progress(total: int, unit: str) -> Iterator[Callable[[int], Any]]:
    """Show a progress bar on a terminal; yield what to call with the number of groups done."""
    if not sys.stderr.isatty():
        yield lambda groups: None
        return
    from tqdm import tqdm

    with tqdm(total=total, unit=unit, file=sys.stderr) as bar:
        yield bar.update


# --- replaying -------------------------------------------------------------------------------------------


def _replay(path: Path) -> int:
    matches = deals = 0
    for record in load(path, GAMES):
        matches += 1
        try:
            replay(record, GAMES[record.game])
        except BadRecord as error:
            match = "" if path.suffix.lower() == ".json" else f"match {matches}, "
            raise BadRecord(f"{match}{error}") from None
        deals += len(record.deals)
    if not matches:
        raise BadRecord("the file holds no record")
    print(
        f"{matches} {_plural('match', matches)}, {deals} {_plural('deal', deals)}: all by the rules",
        flush=True,
    )
    return OK


# --- advising --------------------------------------------------------------------------------------------


def _advise(path: Path, arguments: Arguments) -> int:
    """Print the move of the seat to act, with every legal move weighed."""
    player = make_player(arguments.adviser)
    if not isinstance(player, SearchPlayer):
        raise BadArgument(f"the player {arguments.adviser!r} does not search, so it cannot advise")
    records = list(load(path, GAMES))
    if len(records) != 1:
        raise BadRecord(f"advice is given on a single record; the file holds {len(records)}")
    state = replay(records[0], GAMES[records[0].game]).state
    if state.to_act < 0:
        raise BadRecord("no seat is to act: the deal or the match is over")
    player.new_match("0")
    view = state.view_for(state.to_act)
    if arguments.jobs == 1:
        advice = {"seat": view.seat, **analyse(view, player)}
    else:
        with closing(Crew()) as crew:
            shared = SharedAnalysis(crew, player, arguments.adviser, arguments.jobs)
            advice = {"seat": view.seat, **shared.analyse(view, "0")}
    if arguments.json:
        print(json.dumps(advice, indent=1), flush=True)
        return OK
    print(f"seat {view.seat}: {advice['move']}")
    for move in advice["moves"]:
        why = ", ".join(reason["key"] for reason in move["reasons"])
        print(
            f"  {move['move']:24} value {move['value']:.3f}  points {move['points']:+.2f}"
            f"  trick {move['trick']:4.0%}  visits {move['visits']:6,}  {why}".rstrip(),
            flush=True,
        )
    return OK


# --- reviewing -------------------------------------------------------------------------------------------


def _review(path: Path, arguments: Arguments) -> int:
    """Print what each decision of a seat has cost."""
    asked = arguments.seat, arguments.deal, arguments.seed, arguments.iterations, arguments.json
    for part in review_file(path, *asked):
        print(part, flush=True)
    return OK


def _plural(word: str, count: int) -> str:
    return word if count == 1 else f"{word}es" if word.endswith("ch") else f"{word}s"


if __name__ == "__main__":
    sys.exit(main())
