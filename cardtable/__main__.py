"""The command ``cardtable``: reads the switches, and starts the window or the engine."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn

from cardtable import about
from cardtable.games import GAMES
from cardtable.rules.errors import BadOption
from cardtable.rules.spec import GameSpec, OptionValue

SPEEDS: Final = ("off", "brisk", "fast", "normal", "slow")
LANGUAGES: Final = ("en", "uk", "ru")
MAX_SEED: Final = 2**63 - 1


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _number(least: int, most: int, text: str) -> int:
    """A whole number within bounds. Raises :class:`ValueError`, which the parser turns into a sentence."""
    if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
        return int(text)
    raise argparse.ArgumentTypeError(f"it takes a whole number from {least}, not {text[:40]!r}")


def _make_parser(games: Mapping[str, GameSpec]) -> argparse.ArgumentParser:
    parser = _Parser(
        prog=about.SLUG,
        description="Seven Up, California Jack and Semerik at an animated table.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="show this game record")
    parser.add_argument(
        "--game", metavar="G", help=f"start with this game: {', '.join(games)}", type=lambda text: text
    )
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="a rule option of the game; may be given again",
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        type=lambda text: _number(0, MAX_SEED, text),
        help="shuffle by this number: the same number deals the same cards",
    )
    parser.add_argument("--speed", choices=SPEEDS, help="how fast cards move")
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the window")
    parser.add_argument("--autoplay", action="store_true", help="a computer plays your seat too")
    parser.add_argument(
        "--keep",
        action="store_true",
        help="save matches with --autoplay too, and go on with the last",
    )
    parser.add_argument(
        "--quit-after",
        metavar="N",
        type=lambda text: _number(1, 1_000_000, text),
        help="leave after so many matches",
    )
    parser.add_argument(
        "--safe-mode", action="store_true", help="plain looks, without sound and without your settings"
    )
    parser.add_argument("--self-test", action="store_true", help="see whether everything is there, and leave")
    parser.add_argument("--engine", action="store_true", help="be the engine instead: see cardtable-engine")
    parser.add_argument("--version", action="version", version=f"%(prog)s {about.VERSION}")
    return parser


def _options(
    words: Sequence[str], spec: GameSpec | None, parser: argparse.ArgumentParser
) -> dict[str, OptionValue]:
    """The options given as KEY=VALUE; the parser complains about those that the game does not take."""
    if words and spec is None:
        parser.error("--option needs --game, since each game has options of its own")
    given: dict[str, OptionValue] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not sign:
            parser.error(f"--option takes KEY=VALUE, not {word[:40]!r}")
        try:
            assert spec is not None
            given[key] = spec.option(key.replace("-", "_")).parse(value)
        except BadOption as error:
            parser.error(str(error))
    return {key.replace("-", "_"): value for key, value in given.items()}


def main(words: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    if getattr(sys, "frozen", False):  # in a bundle, processes that help the engine are this program again
        import multiprocessing

        multiprocessing.freeze_support()
    words = sys.argv[1:] if words is None else list(words)
    if words[:1] == ["--engine"]:
        # A bundle has one program for both; the engine starts without Qt.
        from cardtable.engine.__main__ import main as engine

        sys.argv[1:] = words[1:]
        return int(engine() or 0)
    parser = _make_parser(GAMES)
    given = parser.parse_args(words)
    if given.engine:
        parser.error("--engine stands alone, before anything else")
    if given.self_test:
        from cardtable.self_test import main as self_test

        return self_test()
    if given.game is not None and given.game not in GAMES:
        parser.error(f"there is no game {given.game[:40]!r}; there are {', '.join(GAMES)}")
    if given.file is not None and (given.game is not None or given.autoplay):
        parser.error("FILE is shown, not played: leave out --game and --autoplay")
    if given.file is not None and not given.file.exists():
        parser.error(f"there is no file {str(given.file)[:60]!r}")
    spec = GAMES[given.game] if given.game is not None else None
    options = _options(given.option, spec, parser)

    from cardtable.qt_first import import_qt

    import_qt()
    from cardtable import app
    from cardtable.view.window.main_window import Habits

    return app.run(
        GAMES,
        seed=given.seed,
        habits=Habits(given.speed, given.autoplay, given.quit_after, given.lang, keep=given.keep),
        game=given.game,
        options=options,
        safe=given.safe_mode,
        file=given.file,
    )


if __name__ == "__main__":
    sys.exit(main())
