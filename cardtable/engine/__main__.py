"""``cardtable-engine``: the computer player as a program that speaks lines of JSON over stdin and stdout."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence

from cardtable.about import VERSION
from cardtable.engine.output import while_read
from cardtable.engine.server import Server


def main(words: Sequence[str] | None = None) -> int:
    """Run the engine until its input ends; stdout carries the protocol, stderr the log."""
    if getattr(sys, "frozen", False):  # in a bundle, processes that help are this program started again
        import multiprocessing

        multiprocessing.freeze_support()
    return while_read(lambda: _run(words), 1)


def _run(words: Sequence[str] | None) -> int:
    arguments = _parser().parse_args(words)
    if arguments.task == "bench":
        from cardtable.engine.bench import bench  # what the engine itself does not need

        bench(arguments.iterations)
        return 0
    logging.basicConfig(
        stream=sys.stderr,
        level=arguments.log_level.upper(),
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
    if sys.stdin is None or sys.stdout is None:  # closed by whoever started us: there is nobody to serve
        return 0
    try:
        Server(sys.stdin.buffer, sys.stdout.buffer, gone=_leave).run()
    except KeyboardInterrupt:
        return 130
    return 0


def _leave() -> None:
    """End here and now: nobody reads the answers, and the line waited for may never come."""
    os._exit(0)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardtable-engine",
        description="Plays cards over stdin and stdout, one JSON message a line, as PROTOCOL.md describes.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {VERSION}")
    parser.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="what is logged on stderr (default: %(default)s)",
    )
    parser.add_argument(
        "task",
        nargs="?",
        choices=("bench",),
        help="bench: tell how many iterations a second the search makes, and end",
    )
    parser.add_argument(
        "--iterations", metavar="N", type=int, default=2000, help="for bench (default: %(default)s)"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
