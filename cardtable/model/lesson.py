"""Lessons: the first deal of a game, prepared, with others who play by a script and a person who is guided.

A lesson is a file ``assets/tutorial/GAME.toml`` with the pack, all actions of the deal, what it has to score,
and the steps with their texts. The cards are played by the real rules at a real match; see
:class:`LessonMatch`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QTimer, Signal

from cardtable import paths
from cardtable.model.match import Match
from cardtable.model.seats import PersonSeat, Seat
from cardtable.rules.cards import Card, parse_cards
from cardtable.rules.claims import Claim
from cardtable.rules.errors import IllegalMove
from cardtable.rules.lot import Lot
from cardtable.rules.moves import Action, Move
from cardtable.rules.records import Recorder
from cardtable.rules.seatview import SeatView
from cardtable.rules.spec import GameSpec, Options

PERSON = 0


class StepText(NamedTuple):
    """What a step says in a language; ``other`` is said of a move that is legal but another."""

    title: str
    text: str
    other: str = ""


class Step(NamedTuple):
    """One thing that is told.

    Parameters
    ----------
    texts: by language.
    look: where on the table to look, by name.
    moves: what the person does then, one after another; nothing where it is only to be read.
    skips: how many of the person's moves are made for them afterwards.
    """

    texts: Mapping[str, StepText]
    look: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()
    skips: int = 0

    def text(self, language: str) -> StepText:
        """What it says in a language, in English where that is not known."""
        return self.texts.get(language) or self.texts["en"]


class Lesson(NamedTuple):
    """A guided deal.

    Parameters
    ----------
    game, dealer, pack: what is dealt and by whom.
    actions: everything that is done in the deal, by all.
    steps: what is told, in order; ``end`` when all has been played and counted.
    points: what the deal scores, in order: side, points, why.
    worth: what each side's cards are worth toward Game, in games that count them.
    """

    game: str
    dealer: int
    pack: tuple[Card, ...]
    actions: tuple[Action, ...]
    steps: tuple[Step, ...]
    end: Step
    points: tuple[tuple[int, int, str], ...]
    worth: tuple[int, ...] = ()

    def moves_before(self, number: int) -> int:
        """How many moves the person has made before a step begins."""
        return sum(len(step.moves) + step.skips for step in self.steps[:number])

    def actions_before(self, number: int) -> tuple[Action, ...]:
        """What has been done before a step begins: all up to the person's next move."""
        own = [place for place, action in enumerate(self.actions) if action.seat == PERSON]
        return self.actions[: own[self.moves_before(number)]]


def lesson_games() -> list[str]:
    """The games that there are lessons for, by id."""
    return sorted(file.stem for file in paths.asset("tutorial").glob("*.toml"))


def has_lesson(game: str) -> bool:
    """Whether there is a lesson for a game."""
    return paths.asset("tutorial", f"{game}.toml").is_file()


def read_lesson(game: str) -> Lesson:
    """Read the lesson of a game, which must be one of :func:`lesson_games`."""
    import tomllib  # only now: lessons are rare

    data = tomllib.loads(paths.asset("tutorial", f"{game}.toml").read_text(encoding="utf-8"))
    points = [(int(side), int(count), str(why)) for side, count, why in data["points"]]
    return Lesson(
        game,
        data["dealer"],
        parse_cards(data["pack"]),
        tuple(Action.parse(text.strip()) for text in data["actions"].split(",")),
        tuple(map(_step, data["step"])),
        _step(data["end"]),
        tuple(points),
        tuple(data.get("worth", ())),
    )


def _step(data: Mapping[str, Any]) -> Step:
    texts = {
        language: StepText(part["title"], " ".join(part["text"].split()), part.get("other", ""))
        for language, part in data.items()
        if isinstance(part, dict)
    }
    moves = tuple(map(Move.parse, data.get("moves", ())))
    return Step(texts, tuple(data.get("look", ())), moves, data.get("skips", 0))


class _Script(Seat):
    """Makes the moves of a lesson."""

    def __init__(self, name: str, move: Callable[[], Move | None]) -> None:
        super().__init__(name, "")
        self._move = move
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._answer)

    def ask(self, view: SeatView) -> None:
        self._timer.start()

    def retract(self) -> None:
        self._timer.stop()

    def _answer(self) -> None:
        move = self._move()
        if move is not None:
            self.chosen.emit(move)


class _Pack:
    """The prepared pack of a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson

    def lot(self, spec: GameSpec, options: Options) -> Lot:
        return Lot((), self._lesson.dealer)

    def next(self, spec: GameSpec) -> tuple[Card, ...]:
        return self._lesson.pack

    def skip(self, spec: GameSpec, dealt: Sequence[tuple[Card, ...]]) -> None:
        """Nothing to do: there is one pack alone."""


class LessonMatch(Match):
    """The match of a lesson: one deal, in which the person may do nothing but what the script says.

    Parameters
    ----------
    spec, lesson: what is played.
    names: the players' names by seat.
    begun: the number of the step to begin with; what comes before it has been done.
    """

    lessonOver = Signal()
    """The deal has been played and its points have been read."""

    def __init__(self, spec: GameSpec, lesson: Lesson, names: Sequence[str], begun: int = 0) -> None:
        seats: list[Seat] = [_Script(name, self._scripted) for name in names]
        seats[PERSON] = PersonSeat(names[PERSON])
        pack = _Pack(lesson)
        super().__init__(spec, {}, seats, random.Random(0), first_dealer=lesson.dealer, packs=pack)
        self.lesson = lesson
        self.other = ""
        """What is said of a move that the rules allow but the lesson does not."""
        self.is_held = False
        """Whether the person is to read before they act."""
        if begun:
            recorder = Recorder(spec.match(self.options, lesson.dealer), [seat.entry for seat in seats], {})
            recorder.deal(lesson.pack)
            for action in lesson.actions_before(begun):
                recorder.apply(action.move)
            self.restore(recorder.record)

    @property
    def expected(self) -> Move | None:
        """What the person is to do now, ``None`` while it is not their turn."""
        return self._scripted() if self.awaits_person else None

    @property
    def actions(self) -> Sequence[Action]:
        """What has been done in the deal."""
        return self._course.actions

    def _scripted(self) -> Move | None:
        done = len(self._course.actions)
        return self.lesson.actions[done].move if done < len(self.lesson.actions) else None

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why the person may not make a move: the rules' own reason, or else the lesson's."""
        error = super().refusal(move)
        if error is None and not self._is_expected(move):
            return IllegalMove(self.other)
        return error

    def _is_expected(self, move: Move) -> bool:
        expected = self.expected
        return (
            expected is not None
            and not self.is_held
            and expected.word == move.word
            and sorted(expected.cards) == sorted(move.cards)
        )

    def play(self, move: Move) -> None:
        if self.awaits_person and not self._is_expected(move):
            raise IllegalMove(self.other)
        super().play(move)

    def claim(self) -> Claim | None:
        """Nothing is claimed in a lesson."""
        return None

    def next_deal(self) -> None:
        """There is no other deal."""
        self.lessonOver.emit()
