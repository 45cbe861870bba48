"""Lessons by the real rules: what they play is legal, and what they say is so."""

from __future__ import annotations

import re

import pytest

from cardtable.games import GAMES
from cardtable.model.lesson import PERSON, Lesson, LessonMatch, Step, lesson_games, read_lesson
from cardtable.rules.cards import CARD_TEXT
from cardtable.rules.errors import IllegalMove
from cardtable.rules.events import Counted, Event
from cardtable.rules.moves import DECK, Move
from cardtable.rules.state import State

LANGUAGES = ("en", "uk", "ru")
STEPS = range(5, 9)
LONGEST = 270
"""Characters of a text that the coach's sheet has room for in the smallest window."""


def played(lesson: Lesson) -> tuple[State, list[Event], list[tuple[int, ...]]]:
    """The deal by the rules, and the scores before each of the person's moves and at the end."""
    state = GAMES[lesson.game].match({}, lesson.dealer)
    events = state.apply(Move(DECK, lesson.pack))
    scores = []
    for action in lesson.actions:
        assert state.to_act == action.seat, f"{action} is out of turn"
        if action.seat == PERSON:
            scores.append(tuple(state.scores))
        assert state.legal().allows(action.move), f"{action} is not legal any more"
        events += state.apply(action.move)
    return state, events, [*scores, tuple(state.scores)]


def numbers(text: str) -> list[str]:
    """The numbers that a text names in digits, of cards and players apart."""
    return sorted(re.findall(r"\d+", re.sub(r"\{[^}]*\}", "", text)))


def cards(text: str) -> set[str]:
    return {name for name in re.findall(r"\{(\w+)", text) if name in CARD_TEXT}


@pytest.fixture(params=lesson_games())
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return read_lesson(request.param)


def test_every_game_has_a_lesson() -> None:
    assert set(lesson_games()) == set(GAMES)


def test_a_lesson_is_one_deal_by_the_rules_and_scores_what_it_says(lesson: Lesson) -> None:
    state, events, _ = played(lesson)
    assert not any(state.hands), "the deal is not over"
    assert tuple(tuple(entry) for entry in state.points) == lesson.points
    assert [event.counts for event in events if isinstance(event, Counted)] == [lesson.worth][
        : bool(lesson.worth)
    ]


def test_the_steps_take_the_person_through_the_whole_deal(lesson: Lesson) -> None:
    own = [action.move for action in lesson.actions if action.seat == PERSON]
    place = 0
    for step in lesson.steps:
        assert tuple(own[place : place + len(step.moves)]) == step.moves
        place += len(step.moves) + step.skips
    assert place == len(own)
    assert len(lesson.steps) in STEPS


def test_the_numbers_and_cards_told_are_those_of_the_deal(lesson: Lesson) -> None:
    """Every score that is named stands; languages name the same cards and numbers."""
    _, _, scores = played(lesson)
    for number, step in enumerate([*lesson.steps, lesson.end]):
        text = step.text("en").text
        told = re.findall(r"(\d+) to (\d+)", text)
        assert all((int(a), int(b)) == scores[lesson.moves_before(number)][:2] for a, b in told), text
        if step is lesson.end and lesson.worth:
            assert {str(worth) for worth in lesson.worth} <= set(numbers(text))
        for language in ("uk", "ru"):
            other = step.text(language).text
            assert numbers(other) == numbers(text), f"{language}: {other}"
            assert cards(other) == cards(text), f"{language}: {other}"


def test_every_step_is_told_in_all_languages_and_with_a_word_for_other_moves(lesson: Lesson) -> None:
    state = GAMES[lesson.game].match({}, lesson.dealer)
    state.apply(Move(DECK, lesson.pack))
    wanted = iter([(step, move) for step in lesson.steps for move in [*step.moves, *[None] * step.skips]])
    free: set[int] = set()
    steps: dict[int, Step] = {}
    for action in lesson.actions:
        if action.seat == PERSON:
            step, move = next(wanted)
            legal = state.legal()
            if move is not None and (legal.pick or len(legal.moves) > 1):
                free.add(id(step))
                steps[id(step)] = step
        state.apply(action.move)
    for step in [*lesson.steps, lesson.end]:
        assert set(step.texts) == set(LANGUAGES)
        for text in step.texts.values():
            assert text.title
            assert 40 < len(text.text) <= LONGEST
            assert bool(text.other) == (id(step) in free), (
                f"{text.title}: another move would be met by nothing"
            )


def test_a_lesson_refuses_what_is_not_in_it_by_rule_or_by_its_own_word(qapp: object) -> None:
    match = LessonMatch(GAMES["seven-up-3"], read_lesson("seven-up-3"), ("You", "Left", "Right"))
    match.start()
    match.other = "For now say the other."
    assert match.expected == Move("stand")
    assert str(match.refusal(Move("beg"))) == "For now say the other."
    with pytest.raises(IllegalMove):
        match.play(Move("beg"))
    assert match.refusal(Move("stand")) is None
    match.close()


def test_a_lesson_is_taken_up_where_it_was_left(qapp: object) -> None:
    lesson = read_lesson("california-jack")
    for begun in (3, len(lesson.steps) - 2):
        match = LessonMatch(GAMES[lesson.game], lesson, ("You", "Other"), begun)
        match.start()
        assert match.expected == lesson.steps[begun].moves[0]
        match.close()
