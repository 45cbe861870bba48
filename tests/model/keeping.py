"""A program for tests: plays and keeps matches until it is killed, and says what it is about to keep.

Lines: ``R STATE`` how the match stands that it has taken up, ``K STATE`` what it is about to keep, and
``T STATE`` that this has been told. A state is ``over`` where no match is to be taken up. ``B`` begins the
lines of another child, since each that is killed is a fork of one that has imported everything.
"""

from __future__ import annotations

import os
import random
import select
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.model.archive import Archive
from cardtable.model.levels import DEFAULT_LEVEL
from cardtable.model.match import Match
from cardtable.model.packs import CodePacks, Keeper, Snapshot
from cardtable.model.plan import MatchPlan, Player
from cardtable.model.seats import PersonSeat, Seat, ThumbSeat
from cardtable.model.store_schema import check_sum
from cardtable.rules.codes import DealCode
from cardtable.rules.records import Record
from cardtable.rules.spec import GameSpec


def state_of(record: Record, assisted: bool, redo: Sequence[str]) -> str:
    """A match's state in a word."""
    if record.winner is not None:
        return "over"
    return f"{record.game}:{len(record.deals)}:{check_sum(record.line(), assisted, list(redo))}"


class Talking:
    """A keeper that says what it is about to keep."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self.last = ""

    @property
    def keeps(self) -> bool:
        return self._keeper.keeps

    def keep(self, snapshot: Snapshot) -> None:
        self.last = state_of(snapshot.record, snapshot.assisted, snapshot.redo)
        say("K", self.last)
        self._keeper.keep(snapshot)

    def abandon(self) -> None:
        self._keeper.abandon()

    def leave(self) -> None:
        self._keeper.leave()


def say(kind: str, state: str) -> None:
    os.write(1, f"{kind} {state}\n".encode())


def plan_of(spec: GameSpec, **options: object) -> MatchPlan:
    """A match of a game against the usual players."""
    players = tuple(Player(f"Player {n}", DEFAULT_LEVEL) for n in range(spec.seats))
    return MatchPlan(spec, spec.checked(options), players)


def seat_match(plan: MatchPlan, keeper: Keeper, seed: int, dealer: int | None = None) -> Match:
    """A match of a person and simple players, whose cards follow from a seed."""
    spec = plan.spec
    seats: list[Seat] = [ThumbSeat(player.name, spec, random.Random(seed)) for player in plan.players]
    seats[0] = PersonSeat(plan.players[0].name)
    code = DealCode(spec.id, plan.options, seed, 0)
    return Match(
        spec,
        plan.options,
        seats,
        random.Random(seed),
        packs=CodePacks(code),
        keeper=keeper,
        first_dealer=dealer,
    )


class Hand:
    """Plays the person's seat, and goes back and forth now and then."""

    def __init__(self, archive: Archive, rng: random.Random) -> None:
        self._archive = archive
        self._rng = rng
        self._match: Match | None = None
        self._soon = QTimer()
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._act)

    def begin(self) -> None:
        found = self._archive.unfinished(GAMES)
        if found is None:
            self._say_found("over")
            self._new()
            return
        self._say_found(state_of(found.record, found.assisted, found.redo))
        keeper = Talking(found.keeper)
        seed = self._rng.getrandbits(32)
        match = seat_match(found.plan, keeper, seed, found.record.first_dealer)
        match.restore(found.record, assisted=found.assisted, redo=found.redo)
        self._sit(match, keeper)

    @staticmethod
    def _say_found(state: str) -> None:
        say("R", state)
        os.write(3, b"R")

    def _new(self) -> None:
        spec = GAMES[self._rng.choice(sorted(GAMES))]
        plan = plan_of(spec, **({"target": 5} if spec.id != "semerik" else {}))
        keeper = Talking(self._archive.keeper(plan))
        self._sit(seat_match(plan, keeper, self._rng.getrandbits(32)), keeper)

    def _sit(self, match: Match, keeper: Talking) -> None:
        self._match = match
        match.turnChanged.connect(lambda seat: say("T", keeper.last))
        match.rewound.connect(lambda: say("T", keeper.last))
        match.turnChanged.connect(lambda seat: self._soon.start())
        match.rewound.connect(self._soon.start)
        match.start()
        os.write(3, b"T")
        self._soon.start()

    def _act(self) -> None:
        match = self._match
        if match is None:
            return
        if match.is_over:
            match.close()
            self._new()
        elif match.awaits_deal:
            match.next_deal() if self._rng.random() < 0.95 else match.undo()
        elif match.awaits_person:
            dice = self._rng.random()
            if dice < 0.05 and match.can_undo:
                match.undo()
            elif dice < 0.1 and match.can_redo:
                match.redo()
            elif dice < 0.11:
                match.deal_again()
            elif dice < 0.12:
                match.new_deal()
            else:
                match.play(thumb_move(match.view(), match.spec, self._rng))


def main(folder: Path, seed: int) -> None:
    app = QCoreApplication([])
    archive = Archive(folder)
    archive.notice.connect(lambda text: say("N", text))
    player = Hand(archive, random.Random(seed))
    QTimer.singleShot(0, player.begin)
    app.exec()


def be_killed(folder: Path, times: int) -> None:
    """Run so many children one after another, and kill each at a random moment."""
    rng = random.Random(times)
    for number in range(times + 1):
        say("B", str(number))
        begun, begins = os.pipe()
        child = os.fork()
        if not child:
            os.close(begun)
            os.dup2(begins, 3)
            main(folder, number)
        os.close(begins)
        patience = rng.random()
        if times < 10 or patience < 0.6:
            while os.read(begun, 1) == b"R":  # until it has told something
                pass
        elif patience < 0.9:
            select.select([begun], [], [], 20)  # it has looked what there is to take up
        time.sleep(rng.random() * 0.25)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(begun)


if __name__ == "__main__":
    be_killed(Path(sys.argv[1]), int(sys.argv[2]))
