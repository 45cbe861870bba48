"""Plays matches at the real table and pictures the window: the part of `shots.py` that needs Qt."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QEventLoop, QPointF, QTimer
from PySide6.QtGui import QColor, QCursor, QPalette
from PySide6.QtWidgets import QApplication
from shots import LOOKS, PHASES, Shot

from cardtable.app import make_application
from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.model.match import Match
from cardtable.model.plan import MatchPlan
from cardtable.model.seats import PersonSeat, ThumbSeat
from cardtable.model.settings import Settings
from cardtable.rules.spec import GameSpec
from cardtable.view.motion.pace import Pace
from cardtable.view.window.main_window import Habits, MainWindow

SEED: Final = 7
ATTEMPTS: Final = 4
"""Matches of a game that are tried until each of its phases has come."""
LIMIT_MS: Final = 600_000
_IN_FLIGHT_MS: Final = 90
"""From the beginning of a packet until it is in the middle of its flight."""
_SETTLING: Final = 4
"""Rounds of events until the start page has laid out what has just been chosen."""


def take(
    folder: Path,
    games: Sequence[str] | None,
    phases: Sequence[str],
    shots: Sequence[Shot],
    dark: bool,
    language: str,
) -> int:
    """Take the pictures of one scale of the screen in this process, and return the exit status."""
    unknown = set(games or ()) - set(GAMES)
    if unknown:
        print(f"shots: there is no game {min(unknown)}; there are {', '.join(GAMES)}", file=sys.stderr)
        return 2
    app = make_application()
    sys.excepthook = _give_up
    if dark:
        app.setPalette(QPalette(QColor("#26241f"), QColor("#1d1b18")))
    status = 0
    for game in games or GAMES:
        wanted = [phase for phase in PHASES if phase in phases]
        suffix = ("" if language == "en" else f"-{language}") + ("-dark" if dark else "")
        missing = _Photographer(folder, game, wanted, shots, suffix, language).work()
        if missing:
            print(f"shots: {game} never showed {', '.join(missing)}", file=sys.stderr)
            status = 1
    return status


def _give_up(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """End at once: Qt would go on without the step that has failed, and wait for ever."""
    sys.__excepthook__(kind, error, trace)
    sys.stderr.flush()
    os._exit(1)


class _Photographer:
    """Plays matches of one game and pictures the phases that are wanted."""

    def __init__(
        self,
        folder: Path,
        game: str,
        phases: Sequence[str],
        shots: Sequence[Shot],
        suffix: str,
        language: str,
    ) -> None:
        self._folder, self._game, self._shots, self._suffix = folder, game, shots, suffix
        self._wanted = [phase for phase in phases if _can_show(GAMES[game], phase)]
        self._loop = QEventLoop()
        self._rng = random.Random(SEED)
        self._seen: dict[str, int] = {}
        self._deals = list(shots)
        """Pictures of a deal that are still to be taken: one a deal, since cards in flight do not wait."""
        self._matches = 0
        self._working = True

        def seat_players(plan: MatchPlan) -> Match:
            others = [ThumbSeat(player.name, plan.spec, self._rng) for player in plan.players[1:]]
            return Match(plan.spec, plan.options, [PersonSeat(plan.players[0].name), *others], self._rng)

        self._window = MainWindow(GAMES, Settings(keep=False), seat_players, Habits(language=language))
        self._window.preferences.set("pace.claims", "off")
        table = self._window.table
        table.phaseShown.connect(self._on_phase)
        table.quiet.connect(self._on_quiet)

    def work(self) -> list[str]:
        """Take all pictures, and return the phases that were wanted but never came."""
        window = self._window
        QCursor.setPos(-100, -100)  # nothing on the pictures lies under a pointer
        self._pose(self._shots[0])
        window.show()
        window.start_page.choose(self._game)
        if "start" in self._wanted:
            self._picture("start")
        if self._wanted:
            QTimer.singleShot(LIMIT_MS, self._loop.quit)
            self._set_pace(dealing=True)
            window.once_seen.then(lambda: window.play(window.start_page.plan()))  # its tools are there then
            self._loop.exec()
        self._working = False
        window.close()
        window.deleteLater()
        return self._wanted

    # --- taking pictures -----------------------------------------------------------------------------------

    def _on_phase(self, phase: str) -> None:
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
        for shot in self._shots:
            self._pose(shot)
            if phase == "start":
                for _ in range(_SETTLING):  # during a match they would play on
                    QApplication.processEvents()
            self._save(phase, shot)
        self._pose(self._shots[0])
        self._finish(phase)

    def _save(self, phase: str, shot: Shot) -> None:
        file = self._folder / f"{self._game}-{phase}-{shot}{self._suffix}.png"
        self._window.grab().save(str(file))

    def _finish(self, phase: str) -> None:
        self._wanted.remove(phase)
        if not self._wanted:
            self._loop.quit()

    def _pose(self, shot: Shot) -> None:
        """Have the window look as it should in a picture."""
        window, size = self._window, shot.size
        preferences = window.preferences
        preferences.reset([key for key, _ in LOOKS.values() if key not in shot.choices])
        for key, value in shot.choices.items():
            preferences.set(key, value)
        window.setMinimumSize(1, 1)
        window.resize(round(size.width / size.scale), round(size.height / size.scale))

    def _set_pace(self, dealing: bool) -> None:
        """Let cards be seen moving while they are dealt, if that is wanted, and lose no time otherwise."""
        seen = dealing and {"lot", "deal"} & set(self._wanted)
        if seen and self._deals:
            self._pose(self._deals[0])
        self._window.table.set_pace(Pace.normal() if seen else Pace.instant())

    def _soon(self, action: Callable[[], None]) -> None:
        """Do something when what runs now has come to its end, unless the work is done by then."""
        QTimer.singleShot(0, lambda: action() if self._working else None)

    # --- playing -------------------------------------------------------------------------------------------

    def _on_quiet(self) -> None:
        self._set_pace(dealing=False)
        match = self._window.match
        if match is not None and match.awaits_person:
            self._soon(self._act)

    def _act(self) -> None:
        """Play as a simple player would, but beg and run whenever that is possible, since that shows most."""

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
    assert isinstance(spec, GameSpec)
    if phase == "bidding":
        return any(not choice.cards for choice in spec.choices)
    if phase == "discard":
        return any(choice.cards for choice in spec.choices)
    return bool(spec.announcements) if phase == "announcement" else True
