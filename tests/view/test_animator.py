"""The queue: one step after another, ended by a click, emptied without a trace."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from cardtable.view.animator import Animator, Fade, Motion, Reflex, Step


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
