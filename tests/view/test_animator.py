"""The queue: one step after another, ended by a click, emptied without a trace."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from cardtable.view.motion.animator import WAIT, Animator, Step
from cardtable.view.motion.motions import Fade, Motion, Reflex


class Diary:
    """Steps that write down what happens to them."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def step(self, name: str, duration: float = 0, hold: int = 0) -> Step:
        def begin() -> Sequence[Motion]:
            self.lines.append(f"{name} begins")
            return [Fade(duration, lambda share: None, lambda: self.lines.append(f"{name} ends"))]

        return Step(begin, lambda: self.lines.append(f"{name} shown"), hold)


@pytest.fixture
def diary() -> Diary:
    return Diary()


@pytest.fixture
def animator(qapp: object) -> Animator:
    return Animator()


def test_a_step_without_duration_is_done_at_once(animator: Animator, diary: Diary) -> None:
    animator.add(diary.step("a"))
    animator.add(diary.step("b"))
    assert diary.lines == ["a begins", "a ends", "a shown", "b begins", "b ends", "b shown"]
    assert animator.is_idle


def test_a_step_starts_when_the_one_before_it_has_ended(
    qtbot: QtBot, animator: Animator, diary: Diary
) -> None:
    with qtbot.waitSignal(animator.idle, timeout=3000):
        animator.add(diary.step("a", 60))
        animator.add(diary.step("b", 30, hold=20))
        animator.add(diary.step("c"))
        assert diary.lines == ["a begins"]
        assert not animator.is_idle
    assert diary.lines == [f"{name} {what}" for name in "abc" for what in ("begins", "ends", "shown")]


def test_finishing_ends_the_running_step_with_its_hold(animator: Animator, diary: Diary) -> None:
    animator.add(diary.step("a", 10_000, hold=10_000))
    animator.add(diary.step("b", 10_000))
    animator.finish_current()
    assert diary.lines == ["a begins", "a ends", "a shown", "b begins"]
    animator.finish_current()
    assert animator.is_idle
    animator.finish_current()
    assert animator.is_idle


def test_finishing_ends_a_hold(animator: Animator, diary: Diary) -> None:
    animator.add(diary.step("a", hold=10_000))
    assert not animator.is_idle
    assert not animator.is_moving
    animator.finish_current()
    assert animator.is_idle


def test_clearing_forgets_everything(qtbot: QtBot, animator: Animator, diary: Diary) -> None:
    animator.add(diary.step("a", 30))
    animator.add(diary.step("b"))
    animator.clear()
    assert animator.is_idle
    qtbot.wait(60)
    assert diary.lines == ["a begins"]


def test_a_step_may_clear_the_queue(animator: Animator, diary: Diary) -> None:
    def begin() -> Sequence[Motion]:
        animator.clear()
        return []

    animator.add(diary.step("a", 10_000))
    animator.add(Step(begin))
    animator.add(diary.step("b"))
    animator.finish_current()
    assert diary.lines == ["a begins", "a ends", "a shown"]
    assert animator.is_idle


def test_a_step_may_add_another(animator: Animator, diary: Diary) -> None:
    def begin() -> Sequence[Motion]:
        animator.add(diary.step("inner"))
        return []

    animator.add(Step(begin))
    assert diary.lines == ["inner begins", "inner ends", "inner shown"]


def test_motions_begin_after_their_delay_and_end_on_their_own(qtbot: QtBot, animator: Animator) -> None:
    shares: dict[str, list[float]] = {"early": [], "late": []}
    ended: list[str] = []
    motions = [
        Fade(30, shares["early"].append, lambda: ended.append("early")),
        Fade(30, shares["late"].append, lambda: ended.append("late"), delay=80),
    ]
    with qtbot.waitSignal(animator.idle, timeout=3000):
        animator.add(Step(lambda: motions))
    assert ended == ["early", "late"]
    for seen in shares.values():
        assert seen == sorted(seen)
        assert seen[-1] == 1.0


def test_idle_is_told_whenever_the_queue_has_run_empty(
    qtbot: QtBot, animator: Animator, diary: Diary
) -> None:
    told: list[int] = []
    animator.idle.connect(lambda: told.append(1))
    animator.add(diary.step("a"))
    animator.add(diary.step("b", 10_000))
    assert len(told) == 1
    animator.finish_all()
    assert len(told) == 2


def test_a_reflex_finishes_the_one_before(qtbot: QtBot) -> None:
    reflex = Reflex()
    ended: list[str] = []
    reflex.run([Fade(10_000, lambda share: None, lambda: ended.append("first"))])
    reflex.run([Fade(10_000, lambda share: None, lambda: ended.append("second"))])
    assert ended == ["first"]
    reflex.clear()
    assert ended == ["first"]


def lead_step(diary: Diary, name: str, duration: float, lead: int = 0, joins: bool = False) -> Step:
    """A step that may be followed before its end, or that may follow so."""
    step = diary.step(name, duration)
    step.lead, step.joins = lead, joins
    return step


def test_a_step_that_joins_begins_while_the_one_before_still_moves(
    qtbot: QtBot, animator: Animator, diary: Diary
) -> None:
    with qtbot.waitSignal(animator.idle, timeout=3000):
        animator.add(lead_step(diary, "a", 200, lead=40))
        animator.add(lead_step(diary, "b", 30, joins=True))
        animator.add(diary.step("c"))
    assert diary.lines[:2] == ["a begins", "b begins"]
    assert diary.lines.index("a shown") < diary.lines.index("c begins")
    assert diary.lines.index("b shown") < diary.lines.index("a ends")


def test_finishing_ends_all_that_moves(animator: Animator, diary: Diary, qtbot: QtBot) -> None:
    animator.add(lead_step(diary, "a", 10_000, lead=20))
    animator.add(lead_step(diary, "b", 10_000, joins=True))
    qtbot.waitUntil(lambda: "b begins" in diary.lines, timeout=3000)
    animator.finish_current()
    assert animator.is_idle
    assert diary.lines[2:] == ["a ends", "a shown", "b ends", "b shown"]


def test_clearing_forgets_what_still_moves(animator: Animator, diary: Diary, qtbot: QtBot) -> None:
    animator.add(lead_step(diary, "a", 10_000, lead=20))
    animator.add(lead_step(diary, "b", 10_000, joins=True))
    qtbot.waitUntil(lambda: "b begins" in diary.lines, timeout=3000)
    animator.clear()
    assert animator.is_idle
    assert not animator.is_moving
    animator.add(diary.step("c"))
    assert diary.lines[-1] == "c shown"


def test_a_step_may_wait_until_it_is_told_to_end(animator: Animator, diary: Diary) -> None:
    animator.add(diary.step("a", hold=WAIT))
    animator.add(diary.step("b"))
    waited = animator.is_waiting
    assert "b begins" not in diary.lines
    animator.finish_current()
    assert (waited, animator.is_waiting) == (True, False)
    assert diary.lines[-1] == "b shown"


def test_every_step_is_shown_from_its_beginning(qtbot: QtBot, animator: Animator) -> None:
    """A step longer than the one before it began at its end."""
    shares: list[float] = []
    with qtbot.waitSignal(animator.idle, timeout=3000):
        animator.add(Step(lambda: [Fade(30, lambda share: None)]))
        animator.add(Step(lambda: [Fade(150, shares.append)]))
    assert shares[0] < 0.5
