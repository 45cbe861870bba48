"""Writes pictures of every game and phase at several window sizes: `GAME-PHASE-WxH[-dark].png`.

    python3 packaging/dev.py shots DIR [--game G] [--phase P] [--size WxH[@SCALE]] [--dark]

A match of each game is played at the real table, against the built-in simple players and from a fixed seed;
the window is pictured when it shows a phase. Each switch may be given again.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

PHASES: Final = (
    "start",
    "lot",
    "deal",
    "bidding",
    "discard",
    "announcement",
    "mid-trick",
    "trick-won",
    "deal-panel",
    "match-end",
)
SIZES: Final = ("1024x640", "1280x800", "1920x1080", "3840x2160@2")
SEED: Final = 7
ATTEMPTS: Final = 4
"""Matches of a game that are tried until each of its phases has come."""
LIMIT_MS: Final = 180_000
_IN_FLIGHT_MS: Final = 90
"""From the beginning of a packet until it is in the middle of its flight."""
_SETTLING: Final = 4
"""Rounds of events until the start page has laid out what has just been chosen."""


class Size(NamedTuple):
    """A picture's size in pixels, and how many of them make one of the window's."""

    width: int
    height: int
    scale: float

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @classmethod
    def parse(cls, text: str) -> Size:
        """Read `1920x1080` or `3840x2160@2`. Raises :class:`argparse.ArgumentTypeError`."""
        size, _, scale = text.partition("@")
        width, _, height = size.partition("x")
        try:
            result = cls(int(width), int(height), float(scale or 1))
        except ValueError:
            raise argparse.ArgumentTypeError(f"a size is WxH or WxH@SCALE, not {text!r}") from None
        if not (result.width >= 100 and result.height >= 100 and result.scale > 0):
            raise argparse.ArgumentTypeError(f"{text!r} is too small for a window")
        return result


def main(words: Sequence[str]) -> int:
    """Take the pictures that the command line asks for, one process for each scale of the screen."""
    given = _parser().parse_args(words)
    given.dir.mkdir(parents=True, exist_ok=True)
    sizes = given.size or [Size.parse(text) for text in SIZES]
    if given.child:
        return _take(given.dir, given.game, given.phase or PHASES, sizes, given.dark)
    status = 0
    for scale in sorted({size.scale for size in sizes}):
        environment = {**os.environ, "QT_SCALE_FACTOR": f"{scale:g}"}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        root = str(Path(__file__).resolve().parents[1])
        environment["PYTHONPATH"] = os.pathsep.join([root, environment.get("PYTHONPATH", "")])
        command = [sys.executable, __file__, str(given.dir), "--child", *(["--dark"] if given.dark else [])]
        for switch, values in (("--game", given.game or ()), ("--phase", given.phase or ())):
            command += [word for value in values for word in (switch, value)]
        for size in sizes:
            if size.scale == scale:
                command += ["--size", f"{size}@{scale:g}"]
        with tempfile.TemporaryDirectory() as home:
            environment["CARDTABLE_HOME"] = home
            status |= subprocess.run(command, env=environment, check=False).returncode
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__.splitlines()[0])
    parser.add_argument("dir", type=Path, metavar="DIR")
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--phase", action="append", choices=PHASES, help="only this phase")
    parser.add_argument(
        "--size", action="append", type=Size.parse, help=f"WxH or WxH@SCALE instead of {', '.join(SIZES)}"
    )
    parser.add_argument("--dark", action="store_true", help="as on a system with dark windows")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    return parser


def _take(
    folder: Path, games: Sequence[str] | None, phases: Sequence[str], sizes: Sequence[Size], dark: bool
) -> int:
    """Take the pictures of one scale in this process."""
    from PySide6.QtGui import QColor, QPalette

    from cardtable.app import make_application
    from cardtable.games import GAMES

    unknown = set(games or ()) - set(GAMES)
    if unknown:
        print(f"shots: there is no game {min(unknown)}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    app = make_application()
    if dark:
        app.setPalette(QPalette(QColor("#26241f"), QColor("#1d1b18")))
    status = 0
    for game in games or GAMES:
        wanted = [phase for phase in PHASES if phase in phases]
        missing = _Photographer(folder, game, wanted, sizes, "-dark" if dark else "").work()
        if missing:
            print(f"shots: {game} never showed {', '.join(missing)}", file=sys.stderr)
            status = 1
    return status


class _Photographer:
    """Plays matches of one game and pictures the phases that are wanted."""

    def __init__(
        self, folder: Path, game: str, phases: Sequence[str], sizes: Sequence[Size], suffix: str
    ) -> None:
        from PySide6.QtCore import QEventLoop

        from cardtable.games import GAMES
        from cardtable.model.match import Match
        from cardtable.model.plan import MatchPlan
        from cardtable.model.seats import PersonSeat, ThumbSeat
        from cardtable.model.settings import Settings
        from cardtable.view.main_window import MainWindow

        self._folder, self._game, self._sizes, self._suffix = folder, game, sizes, suffix
        self._wanted = [phase for phase in phases if _can_show(GAMES[game], phase)]
        self._loop = QEventLoop()
        self._rng = random.Random(SEED)
        self._seen: dict[str, int] = {}
        self._deals = list(sizes)
        """Sizes at which a deal is still to be pictured: one a deal, since cards in flight do not wait."""
        self._matches = 0
        self._working = True

        def seat_players(plan: MatchPlan) -> Match:
            others = [ThumbSeat(player.name, plan.spec, self._rng) for player in plan.players[1:]]
            return Match(plan.spec, plan.options, [PersonSeat(plan.players[0].name), *others], self._rng)

        self._window = MainWindow(GAMES, Settings(keep=False), seat_players)
        table = self._window.table
        table.phaseShown.connect(self._on_phase)
        table.quiet.connect(self._on_quiet)

    def work(self) -> list[str]:
        """Take all pictures, and return the phases that were wanted but never came."""
        from PySide6.QtCore import QTimer

        window = self._window
        self._resize(self._sizes[0])
        window.show()
        window.start_page.choose(self._game)
        if "start" in self._wanted:
            self._picture("start")
        if self._wanted:
            QTimer.singleShot(LIMIT_MS, self._loop.quit)
            self._set_pace(dealing=True)
            QTimer.singleShot(0, lambda: window.play(window.start_page.plan()))
            self._loop.exec()
        self._working = False
        window.close()
        window.deleteLater()
        return self._wanted

    # --- taking pictures -----------------------------------------------------------------------------------

    def _on_phase(self, phase: str) -> None:
        from PySide6.QtCore import QTimer

        if phase == "deal" and phase in self._wanted:
            QTimer.singleShot(_IN_FLIGHT_MS, self._picture_deal)
        elif phase in self._wanted and self._is_telling(phase):
            self._picture(phase)
        if phase == "deal-panel":
            self._soon(self._go_on)
        elif phase == "match-end":
            self._soon(self._on_end)

    def _is_telling(self, phase: str) -> bool:
        """Whether this time the phase shows what a picture of it should."""
        self._seen[phase] = self._seen.get(phase, 0) + 1
        if phase in {"bidding", "discard"}:
            return self._window.table.choices.is_open
        if phase in {"mid-trick", "trick-won"}:
            return self._seen[phase] >= 3
        if phase == "deal-panel" and (panel := self._window.table.deal_panel) is not None:
            panel.finish()
            return len(panel.rows) >= 3 or self._seen[phase] >= 3
        return True

    def _picture_deal(self) -> None:
        if self._deals and self._working:
            self._save("deal", self._deals.pop(0))
        if not self._deals and "deal" in self._wanted:
            self._finish("deal")

    def _picture(self, phase: str) -> None:
        from PySide6.QtWidgets import QApplication

        for size in self._sizes:
            self._resize(size)
            if phase == "start":
                for _ in range(_SETTLING):  # during a match they would play on
                    QApplication.processEvents()
            self._save(phase, size)
        self._resize(self._sizes[0])
        self._finish(phase)

    def _save(self, phase: str, size: Size) -> None:
        file = self._folder / f"{self._game}-{phase}-{size}{self._suffix}.png"
        self._window.grab().save(str(file))

    def _finish(self, phase: str) -> None:
        self._wanted.remove(phase)
        if not self._wanted:
            self._loop.quit()

    def _resize(self, size: Size) -> None:
        window = self._window
        window.setMinimumSize(1, 1)
        window.resize(round(size.width / size.scale), round(size.height / size.scale))

    def _set_pace(self, dealing: bool) -> None:
        """Let cards be seen moving while they are dealt, if that is wanted, and lose no time otherwise."""
        from cardtable.view.pace import Pace

        seen = dealing and {"lot", "deal"} & set(self._wanted)
        if seen and self._deals:
            self._resize(self._deals[0])
        self._window.table.set_pace(Pace.normal() if seen else Pace.instant())

    def _soon(self, action: Callable[[], None]) -> None:
        """Do something when what runs now has come to its end, unless the work is done by then."""
        from PySide6.QtCore import QTimer

        QTimer.singleShot(0, lambda: action() if self._working else None)

    # --- playing -------------------------------------------------------------------------------------------

    def _on_quiet(self) -> None:
        self._set_pace(dealing=False)
        match = self._window.match
        if match is not None and match.awaits_person:
            self._soon(self._act)

    def _act(self) -> None:
        """Play as a simple player would, but beg and run whenever that is possible, since that shows most."""
        from PySide6.QtCore import QPointF

        from cardtable.games.thumb import thumb_move

        match = self._window.match
        if match is None or not match.awaits_person:
            return
        view = match.view()
        daring = [move for move in view.legal.moves if move.word in {"beg", "run"}]
        move = daring[0] if daring else thumb_move(view, match.spec, self._rng)
        hand, choices = self._window.table.hand, self._window.table.choices
        for card in move.cards:
            if hand is not None:
                pose = next(item.home for item in hand.cards if item.card == card)
                hand.press(QPointF(pose.x - 0.4 * pose.width, pose.y))
        button = choices.button(move.word)
        if button is not None:
            button.click()

    def _go_on(self) -> None:
        panel = self._window.table.deal_panel
        if panel is not None:
            self._set_pace(dealing=True)
            panel.continued.emit()

    def _on_end(self) -> None:
        self._matches += 1
        if self._matches < ATTEMPTS:
            self._set_pace(dealing=True)
            self._window.play_again()
        else:
            self._loop.quit()


def _can_show(spec: object, phase: str) -> bool:
    """Whether a game has a phase at all."""
    from cardtable.rules.spec import GameSpec

    assert isinstance(spec, GameSpec)
    if phase == "bidding":
        return any(not choice.cards for choice in spec.choices)
    if phase == "discard":
        return any(choice.cards for choice in spec.choices)
    return bool(spec.announcements) if phase == "announcement" else True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
