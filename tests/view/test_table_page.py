"""A person at the table: mouse, keys, buttons, refusals, and leaving at any moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.rules.cards import HIDDEN, Card, cards_in, parse_cards
from cardtable.rules.events import HANDS
from cardtable.rules.moves import PLAYS
from cardtable.view.hand.choice_bar import ChoiceButton
from cardtable.view.help.rule_links import RULE
from cardtable.view.kit import canvas
from cardtable.view.motion.pace import Pace
from cardtable.view.table.depths import FLIGHT, PLAQUE_Z
from cardtable.view.table.poses import Pose
from cardtable.view.table.table_page import TablePage
from tests.positions import pack_for
from tests.toy_game import TOY
from tests.view.sitting import Sitting, click_at, make_match

SEVEN_UP = GAMES["seven-up-3"]
PAIRS = GAMES["seven-up-4"]

Stack = Callable[[tuple[Card, ...]], None]


@pytest.fixture
def stack(monkeypatch: pytest.MonkeyPatch) -> Stack:
    """Lay out the pack of the deals to come."""

    def use(pack: tuple[Card, ...]) -> None:
        monkeypatch.setattr("cardtable.model.packs.shuffled", lambda spec, rng: pack)

    return use


def held(person: Sitting) -> list[Card]:
    assert person.page.hand is not None
    return [item.card for item in person.page.hand.cards]


def legal_cards(person: Sitting) -> list[Card]:
    return [move.cards[0] for move in person.view.legal.moves if move.word == "play"]


def following(person: Sitting, stack: Stack) -> None:
    """The person must follow hearts and holds other suits too; West has led the nine of hearts."""
    hands = ["24H KQS 89D", "987H 345D", "JT9S 234C"]
    stack(pack_for("seven-up-3", 0, hands, turned="7C"))
    script: list[Sequence[str]] = [(), ("stand", "play 9H"), ("play JS",)]
    person.sit(make_match(SEVEN_UP, dealer=0, scripts=script))
    person.wait_for_turn()


def test_legal_cards_are_lit_and_an_illegal_one_says_why(person: Sitting, stack: Stack) -> None:
    following(person, stack)
    hand = person.page.hand
    assert hand is not None
    marks = {item.card: item.marked for item in hand.cards}
    assert {card for card, mark in marks.items() if not mark} == set(parse_cards("2H 4H"))
    assert {mark for card, mark in marks.items() if card not in parse_cards("2H 4H")} == {"dim"}
    before = person.view.counts
    person.click(*parse_cards("KS"))
    assert person.view.counts == before
    assert person.page.message.isVisible()
    assert "follow suit" in person.page.message.text()
    assert "hearts" in person.page.message.text()
    assert person.page.message.rule_told == "A11"
    person.click(*parse_cards("2H"))
    assert person.page.message.rule_told == ""


def test_a_legal_card_is_played_by_a_click(person: Sitting, stack: Stack) -> None:
    following(person, stack)
    [card] = parse_cards("2H")
    person.click(card)
    assert card not in held(person)
    assert not person.page.message.isVisible()


def test_the_card_under_the_pointer_rises_and_sinks_again(
    qtbot: QtBot, person: Sitting, stack: Stack
) -> None:
    following(person, stack)
    hand = person.page.hand
    assert hand is not None
    [card] = parse_cards("4H")
    item = next(item for item in hand.cards if item.card == card)
    low = item.home.y
    assert hand.hover(QPointF(person.point_of(card)))
    assert item.home.y < low
    assert item.pose == item.home
    assert not hand.hover(None)
    assert item.home.y == low


def test_the_hand_stands_sorted_with_trump_first(person: Sitting, stack: Stack) -> None:
    hands = ["2TH KQS 89C", "987H 345D"]
    stack(pack_for("seven-up-3", 1, hands, turned="7C"))
    person.sit(make_match(SEVEN_UP, dealer=1, scripts=[(), (), ("stand",)]))
    person.wait_for_turn()
    assert held(person) == list(parse_cards("9C 8C TH 2H KS QS"))


def test_words_are_offered_as_buttons_and_explained(person: Sitting, qtbot: QtBot) -> None:
    person.sit(make_match(SEVEN_UP, dealer=2))
    person.wait_for_turn()
    beg = person.button("beg")
    assert beg.text() == "Beg"
    assert "another trump" in beg.accessibleDescription()
    assert not beg.toolTip()
    assert beg.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert person.page.table is not None
    strip = person.page.table.layout.places.strip
    assert strip.contains(QPointF(beg.mapTo(person.page, beg.rect().center())))
    person.press("stand")
    assert "Stand" not in [b.text() for b in person.page.choices.findChildren(QPushButton) if b.isVisible()]
    assert person.view.phase == "play"


def test_letters_say_words_and_arrows_play_cards(person: Sitting) -> None:
    person.sit(make_match(SEVEN_UP, dealer=2))
    person.wait_for_turn()
    person.key(Qt.Key.Key_S)
    assert person.view.phase == "play"
    person.wait_for_turn()
    cards = held(person)
    hand = person.page.hand
    assert hand is not None
    person.key(Qt.Key.Key_End)
    assert hand.cursor is hand.cards[-1]
    person.key(Qt.Key.Key_Home)
    person.key(Qt.Key.Key_Right)
    assert hand.cursor is hand.cards[1]
    person.key(Qt.Key.Key_Left)
    person.key(Qt.Key.Key_Left)
    assert hand.cursor is hand.cards[-1]
    person.key(Qt.Key.Key_Return)
    assert cards[-1] not in held(person)


def test_a_match_is_played_by_keys_alone(person: Sitting) -> None:
    person.sit(make_match(TOY, dealer=1, target=1))
    person.wait_for_turn()
    person.key(Qt.Key.Key_R)
    for _ in range(10):
        person.bot.waitUntil(lambda: person.may_act or "match-end" in person.phases or shown(person))
        if not person.may_act:
            break
        person.key(Qt.Key.Key_Up)
        person.key(Qt.Key.Key_Enter)
    assert shown(person)


def shown(person: Sitting) -> bool:
    panel = person.page.deal_panel
    return panel is not None and panel.isVisible()


def page_says(person: Sitting) -> str:
    assert person.page.message.isVisible()
    return person.page.message.text()


def test_discards_are_picked_and_laid_away(person: Sitting, stack: Stack) -> None:
    # West deals, the person is at West's right; North begs, West runs the cards.
    hands = ["24H KQS 89D 765D", "987H 234D TD 56C", "JT9S 234C 234S"]
    stack(pack_for("seven-up-3", 1, hands, turned="7C AH"))
    script: list[Sequence[str]] = [(), ("run",), ("beg",)]
    person.sit(make_match(SEVEN_UP, dealer=1, scripts=script))
    person.wait_for_turn()
    assert person.view.phase == "discard"
    button = person.button("discard")
    assert button.text() == "Discard 3 cards"
    assert not button.isEnabled()
    cards = held(person)
    for card in cards[:3]:
        person.click(card)
    assert button.isEnabled()
    # One more takes the place of the first.
    person.click(cards[3])
    assert button.isEnabled()
    assert page_says(person) == "Chosen: 3 of 3"
    hand = person.page.hand
    assert hand is not None
    assert person.page.table is not None
    raised = [item.card for item in hand.cards if person.page.table.board.lifts[item] > 0.1]
    assert raised == cards[1:4]
    person.press("discard")
    assert not set(cards[1:4]) & set(held(person))
    assert person.view.hand is not None
    assert sorted(held(person)) == sorted(cards_in(person.view.hand))


def test_a15_own_cards_lie_face_down_until_the_trump_is_fixed(
    qtbot: QtBot, page: TablePage, person: Sitting
) -> None:
    page.set_pace(Pace.fast())
    # Seat 2 deals, so the person is the dealer's partner; seat 3 speaks first.
    person.sit(make_match(PAIRS, dealer=2, scripts=[(), (), (), ("stand",)]))
    assert page.hand is not None
    seen: list[bool] = []
    for _ in range(300):
        if "bidding" in person.phases:
            break
        page.animator.finish_current()
    assert len(held(person)) == 6
    assert set(held(person)) == {HIDDEN}
    assert not any(item.shows_face for item in page.hand.cards)
    for _ in range(400):
        if page.is_quiet and person.may_act:
            break
        page.animator.finish_current()
        qtbot.wait(1)
    seen = [item.shows_face for item in page.hand.cards]
    assert all(seen)
    assert HIDDEN not in held(person)


def test_a16_the_gift_that_loses_the_match_is_asked_about_first(person: Sitting) -> None:
    match = make_match(SEVEN_UP, dealer=0, scripts=[(), ("beg",)])
    match._course.state.scores[:] = [0, 6, 0]
    person.sit(match)
    person.wait_for_turn()
    person.press("take-one")
    question = person.page.question
    assert question.isVisible()
    assert question.go_button.text() == "Take one"
    assert question.rule_label is not None
    assert question.rule_label.rule == question.property(RULE) == "A16"
    click_at(question.stay_button)
    assert not question.isVisible()
    assert not match.is_over
    person.press("take-one")
    click_at(question.go_button)
    assert match.is_over


def test_c12_a_wrong_card_is_tried_and_comes_back(person: Sitting, qtbot: QtBot) -> None:
    person.sit(make_match(GAMES["semerik"], seed=5, revoke="fined"))
    for _ in range(40):
        person.wait_for_turn()
        legal = legal_cards(person)
        wrong = [card for card in held(person) if card not in legal]
        if wrong:
            break
        person.click(legal[0])
    cards = held(person)
    score = person.view.scores[0]
    person.click(wrong[0])
    person.wait_for_turn()
    assert held(person) == cards
    assert person.view.scores[0] == score - 3
    assert page_says(person).endswith("goes back to the hand, and costs your side 3 points (rule C12)")


def test_space_and_clicks_finish_what_is_running(qtbot: QtBot, page: TablePage, person: Sitting) -> None:
    page.set_pace(Pace.slow())
    person.sit(make_match(SEVEN_UP, seed=2))
    for n in range(500):
        if page.is_quiet and person.may_act:
            break
        if n % 2:
            person.key(Qt.Key.Key_Space)
        else:
            click_at(page.view.viewport(), QPoint(5, 300))
        qtbot.wait(1)
    assert person.may_act


def test_a_fourth_game_is_played_by_mouse_alone(person: Sitting) -> None:
    match = person.sit(make_match(TOY, seed=9))
    person.play_until(lambda: "match-end" in person.phases)
    assert match.is_over
    assert person.page.match_panel is not None
    assert person.page.match_panel.isVisible()
    assert "bidding" in person.phases


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_deal_of_each_game_is_played_by_mouse_alone(person: Sitting, game: str) -> None:
    person.sit(make_match(GAMES[game], seed=12))
    person.play_until(lambda: "deal-panel" in person.phases)
    assert person.page.table is not None
    assert person.page.table.board.repairs == 0


def test_the_ledger_shown_holds_this_match(qtbot: QtBot, page: TablePage, person: Sitting) -> None:
    match = make_match(GAMES["semerik"], person=False, seed=3)
    with qtbot.waitSignal(page.matchShown, timeout=20_000) as told:
        person.sit(match, autoplay=True, ledger=(42, 0))
    summary = told.args[0]
    total = (42 if summary.winner == 0 else 0) + summary.ledger
    assert page.match_panel is not None
    assert str(total) in page.match_panel.ledger.text()


@pytest.mark.parametrize("moment", [0, 1, 3, 7, 12, 20, 33, 50])
@pytest.mark.parametrize("game", ["seven-up-4", "semerik"])
def test_leaving_at_any_moment_leaves_nothing_running(
    qtbot: QtBot, page: TablePage, person: Sitting, game: str, moment: int
) -> None:
    page.set_pace(Pace.normal())
    match = person.sit(make_match(GAMES[game], person=moment % 2 == 0, seed=moment), autoplay=True)
    for _ in range(moment):
        page.animator.finish_current()
        qtbot.wait(1)
    page.leave()
    count = len(person.phases)
    assert page.is_quiet
    assert page.view.scene() is None
    assert not match.awaits_person
    qtbot.wait(20)
    assert len(person.phases) == count
    # The next match sits down as if nothing had been.
    person.sit(make_match(GAMES["seven-up-3"], seed=1))
    assert page.table is not None


def test_cards_cannot_be_chosen_while_something_is_shown(
    qtbot: QtBot, page: TablePage, person: Sitting, stack: Stack
) -> None:
    following(person, stack)
    page.set_pace(Pace.slow())
    [low, other] = parse_cards("2H 4H")
    person.click(low)
    assert not page.is_quiet
    assert page.hand is not None
    assert not page.hand.is_open
    point = person.point_of(other)
    click_at(page.view.viewport(), point)
    assert other in held(person)
    assert PLAYS[other] not in [action.move for action in person.view.history]


@pytest.mark.parametrize(
    ("game", "options", "caption", "below"),
    [
        ("california-jack", {}, "Trump this trick", "next still hidden"),
        ("california-jack", {"trump": "fixed"}, "Trump", ""),
        ("seven-up-3", {}, "Trump", ""),
        ("semerik", {}, "Chief suit", ""),
    ],
)
def test_the_badge_says_how_long_the_trump_lasts(
    person: Sitting, game: str, options: dict[str, Any], caption: str, below: str
) -> None:
    person.sit(make_match(GAMES[game], dealer=0, **options))
    person.wait_for_turn()
    assert person.page.table is not None
    state = person.page.table.badge.state
    assert (state.caption, state.below) == (caption, below)


@pytest.mark.parametrize("game", ["semerik", "seven-up-3"])
def test_the_badge_is_seen_in_each_deal_also_with_the_same_trump(
    person: Sitting, stack: Stack, game: str
) -> None:
    if game != "semerik":
        stack(pack_for(game, 0, ["24H KQS 89D", "987H 345D", "JT9S 234C"], turned="7C"))
    shown: list[bool] = []

    def look() -> None:
        assert person.page.table is not None
        shown.append(person.page.table.badge.is_shown)

    person.sit(make_match(GAMES[game], dealer=0))
    person.page.quiet.connect(lambda: look() if person.view.phase == "play" else None)
    person.play_until(lambda: person.phases.count("deal-panel") == 2 or "match-end" in person.phases)
    assert person.phases.count("deal-panel") == 2
    assert shown
    assert all(shown)


def test_a7_the_word_of_another_run_goes_when_the_trump_is_fixed(
    qtbot: QtBot, page: TablePage, person: Sitting, stack: Stack
) -> None:
    stack(pack_for("seven-up-3", 1, [], turned="7C 8C AH"))
    page.set_pace(Pace.off())
    person.sit(make_match(SEVEN_UP, dealer=1, scripts=[(), ("run",), ("beg",)]))
    assert page.table is not None
    said: dict[bool, list[str]] = {False: [], True: []}
    for _ in range(400):
        if page.is_quiet and person.may_act:
            break
        said[page.table.badge.is_shown].append(page.message.text())
        page.animator.finish_current()
        qtbot.wait(1)
    assert any("again" in text for text in said[False])
    assert not any("again" in text for text in said[True])


def at_own_lead(qtbot: QtBot, page: TablePage, person: Sitting) -> QPoint:
    """Hurry with clicks until the person is to lead, and return a point on a card."""
    page.set_pace(Pace.slow())
    person.sit(make_match(GAMES["semerik"], dealer=3, seed=5))
    for _ in range(500):
        if page.is_quiet and person.may_act:
            break
        click_at(page.view.viewport(), QPoint(5, 300))
    assert person.may_act
    assert page.hand is not None
    return person.point_of(page.hand.cards[0].card)


def test_clicks_that_hurried_what_was_shown_play_no_card(
    qtbot: QtBot, page: TablePage, person: Sitting
) -> None:
    point = at_own_lead(qtbot, page, person)
    for _ in range(3):
        click_at(page.view.viewport(), point)
        qtbot.wait(60)
    assert len(held(person)) == 10
    assert page.hand is not None
    assert page.hand.is_open
    qtbot.wait(Pace.slow().click_guard + 20)
    click_at(page.view.viewport(), point)
    assert len(held(person)) == 9


def test_the_second_press_of_a_double_click_plays_no_card(person: Sitting) -> None:
    person.sit(make_match(GAMES["semerik"], dealer=3, seed=5))
    person.wait_for_turn()
    point = person.point_of(held(person)[0])
    viewport = person.page.view.viewport()
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert len(held(person)) == 10
    click_at(viewport, point)
    assert len(held(person)) == 9


def test_clicks_that_hurried_what_was_shown_say_no_word(
    qtbot: QtBot, page: TablePage, person: Sitting
) -> None:
    page.set_pace(Pace.slow())
    person.sit(make_match(SEVEN_UP, dealer=2))
    for _ in range(500):
        if page.is_quiet and person.may_act:
            break
        click_at(page.view.viewport(), QPoint(5, 300))
    person.press("stand")
    assert page.choices.is_open
    qtbot.wait(Pace.slow().click_guard + 20)
    person.press("stand")
    assert not page.choices.is_open


def test_the_own_hand_stands_back_until_it_is_the_persons_turn(
    qtbot: QtBot, page: TablePage, person: Sitting, stack: Stack
) -> None:
    following(person, stack)
    page.set_pace(Pace.slow())
    person.click(*parse_cards("2H"))
    assert page.hand is not None
    cards = page.hand.cards
    assert all(card.home.y > place.y for card, place in zip(cards, _places(page), strict=True))
    page.animator.finish_all()
    person.wait_for_turn()
    assert all(card.home.y <= place.y for card, place in zip(page.hand.cards, _places(page), strict=True))


def _places(page: TablePage) -> list[Pose]:
    """Where the cards of the own hand lie while nothing is done with them."""
    assert page.table is not None
    zone = next(zone for zone in page.table.board.zones if page.table.layout.is_own_hand(zone))
    return page.table.layout.poses(zone, len(page.table.board.zones[zone]))


def test_the_hand_is_seen_well_while_words_are_chosen(person: Sitting) -> None:
    person.sit(make_match(SEVEN_UP, dealer=2))
    person.wait_for_turn()
    assert person.page.hand is not None
    assert {item.marked for item in person.page.hand.cards} == {""}


def test_the_person_is_told_when_they_lead(person: Sitting, stack: Stack) -> None:
    person.sit(make_match(GAMES["semerik"], dealer=3, seed=5))
    person.wait_for_turn()
    assert page_says(person) == "Your lead"
    assert person.page.hand is not None
    person.click(person.page.hand.cards[0].card)
    person.page.leave()
    following(person, stack)
    assert not person.page.message.isVisible()


def test_a15_the_person_is_told_why_their_cards_lie_face_down(
    qtbot: QtBot, page: TablePage, person: Sitting
) -> None:
    page.set_pace(Pace.off())
    person.sit(make_match(PAIRS, dealer=2, scripts=[(), (), (), ("stand",)]))
    assert page.hand is not None
    said: list[tuple[bool, str]] = []
    for _ in range(400):
        if page.is_quiet and person.may_act:
            break
        if page.hand.cards:
            said.append((page.hand.cards[0].shows_face, page.message.text()))
        page.animator.finish_current()
        qtbot.wait(1)
    reason = "Your cards stay face down until the trump is fixed (rule A15)"
    assert (False, reason) in said
    assert (True, reason) not in said


def test_arrows_go_from_button_to_button_and_enter_presses(person: Sitting) -> None:
    person.sit(make_match(SEVEN_UP, dealer=2))
    person.wait_for_turn()
    beg, stand = person.button("beg"), person.button("stand")
    person.key(Qt.Key.Key_Right)
    assert stand.hasFocus()
    QTest.keyClick(stand, Qt.Key.Key_Right)
    assert beg.hasFocus()
    QTest.keyClick(beg, Qt.Key.Key_Right)
    assert stand.hasFocus()
    QTest.keyClick(stand, Qt.Key.Key_Left)
    assert beg.hasFocus()
    QTest.keyClick(beg, Qt.Key.Key_Return)
    assert "0 beg" in map(str, person.view.history)
    assert person.page.hasFocus()


def test_a_button_shows_the_letter_that_presses_it(person: Sitting) -> None:
    person.sit(make_match(SEVEN_UP, dealer=2))
    person.wait_for_turn()
    beg = person.button("beg")
    assert isinstance(beg, ChoiceButton)
    assert beg.letter == "B"
    lettered = beg.grab().toImage()
    beg.letter = ""
    assert beg.grab().toImage() != lettered


def test_the_cursor_on_a_card_that_may_not_be_played_does_not_light_it(person: Sitting, stack: Stack) -> None:
    following(person, stack)
    hand = person.page.hand
    assert hand is not None
    legal = parse_cards("2H 4H")
    marks = {}
    for _ in hand.cards:
        person.key(Qt.Key.Key_Right)
        assert hand.cursor is not None
        marks[hand.cursor.card] = hand.cursor.marked
    assert {mark for card, mark in marks.items() if card in legal} == {"cursor"}
    assert {mark for card, mark in marks.items() if card not in legal} == {"barred"}


def test_c12_after_a_wrong_card_by_key_the_cursor_is_on_a_right_one(person: Sitting) -> None:
    person.sit(make_match(GAMES["semerik"], seed=5, revoke="fined"))
    for _ in range(40):
        person.wait_for_turn()
        legal = legal_cards(person)
        if len(legal) < len(held(person)):
            break
        person.click(legal[0])
    score = person.view.scores[0]
    hand = person.page.hand
    assert hand is not None
    person.key(Qt.Key.Key_Home)
    while hand.cursor is not None and hand.cursor.card in legal:
        person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Return)
    person.wait_for_turn()
    assert person.view.scores[0] == score - 3
    assert hand.cursor is not None
    assert hand.cursor.card in legal


def test_the_number_chosen_stays_while_the_button_is_explained(
    person: Sitting, stack: Stack, qtbot: QtBot
) -> None:
    stack(pack_for("seven-up-3", 1, [], turned="7C AH"))
    person.sit(make_match(SEVEN_UP, dealer=1, scripts=[(), ("run",), ("beg",)]))
    person.wait_for_turn()
    bar = person.page.choices
    bar.explained.emit("What it does")
    assert page_says(person) == "What it does"
    bar.explained.emit("")
    assert page_says(person) == "Chosen: 0 of 3"
    bar.explained.emit("What it does")
    person.click(held(person)[0])
    assert page_says(person) == "Chosen: 1 of 3"


SIZES = [(800, 560), (1024, 640), (1920, 1080), (700, 1000)]


@pytest.mark.parametrize("size", SIZES)
def test_the_dealers_button_covers_neither_score_nor_words(
    page: TablePage, person: Sitting, size: tuple[int, int]
) -> None:
    page.resize(*size)
    person.sit(make_match(PAIRS, dealer=2))
    assert page.table is not None
    for plaque in page.table.plaques:
        radius = 0.2 * plaque.box.height() + 1
        words_begin = plaque.box.left() + 0.87 * plaque.box.height()
        assert plaque.dealer_point.x() + radius < words_begin < plaque.score_point.x()


def test_a_long_name_is_made_smaller_before_it_is_cut(
    page: TablePage, person: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    elided = canvas.elided

    def watch(text: str, *more: Any) -> str:
        drawn.append(elided(text, *more))
        return drawn[-1]

    monkeypatch.setattr(canvas, "elided", watch)
    person.sit(make_match(PAIRS, dealer=2))
    assert page.table is not None
    plaque = page.table.plaques[1]
    plaque.state.name = "Надзвичайний"
    plaque.state.score = 15
    plaque.refresh()
    assert "Надзвичайний" in drawn


def test_the_partner_is_named_as_such(person: Sitting) -> None:
    def partners(game: str) -> list[bool]:
        person.sit(make_match(GAMES[game]))
        assert person.page.table is not None
        return [plaque.state.line.startswith("Partner") for plaque in person.page.table.plaques]

    assert partners("semerik") == [False, False, True, False]
    assert partners("seven-up-3") == [False, False, False]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_said_does_not_cover_how_many_cards_are_held(
    page: TablePage, person: Sitting, game: str, size: tuple[int, int]
) -> None:
    page.resize(*size)
    person.sit(make_match(GAMES[game], dealer=0))
    person.wait_for_turn()
    table = page.table
    assert table is not None
    for seat in range(1, table.spec.seats):
        table.bubbles[seat].say("I have discarded")
        assert table.scene.sceneRect().contains(table.bubbles[seat].box)
        for other in range(1, table.spec.seats):
            count = len(table.board.cards(HANDS[other]))
            assert not table.bubbles[seat].box.contains(table.layout.count_point(HANDS[other], count))
        assert not table.bubbles[seat].box.intersects(table.plaques[seat].box.adjusted(0, 0, 0, -8))


def test_bubbles_go_while_the_person_thinks(qtbot: QtBot, page: TablePage, person: Sitting) -> None:
    page.set_pace(Pace.instant()._replace(bubble_stay=150))
    person.sit(make_match(SEVEN_UP, dealer=0, scripts=[(), ("beg",)]))
    person.wait_for_turn()
    assert page.table is not None
    said = page.table.bubbles[1].lines
    assert said == ["I beg"]
    qtbot.waitUntil(lambda: page.table is not None and not page.table.bubbles[1].lines)
    assert person.may_act


def test_a_trick_is_counted_when_its_cards_have_come(qtbot: QtBot, page: TablePage, person: Sitting) -> None:
    page.set_pace(Pace.slow())
    person.sit(make_match(GAMES["semerik"], person=False, seed=6))
    table = page.table
    assert table is not None
    counted = 0
    for _ in range(400):
        counted = sum(plaque.state.tricks for plaque in table.plaques)
        won = [card for zone, cards in table.board.zones.items() if zone.name == "won" for card in cards]
        assert 4 * counted <= sum(card.pose == card.home for card in won)
        if counted == 2:
            break
        page.animator.finish_current()
        qtbot.wait(1)
    assert counted == 2


def test_cards_on_their_way_pass_below_the_plaques() -> None:
    longest = max(len(spec.pack) for spec in GAMES.values())
    assert FLIGHT + longest < PLAQUE_Z


@pytest.mark.parametrize("size", SIZES)
def test_a_long_line_is_wrapped_and_not_cut(page: TablePage, person: Sitting, size: tuple[int, int]) -> None:
    page.resize(*size)
    person.sit(make_match(PAIRS, dealer=2))
    page.say("Olena: this card goes back to the hand, and costs your side 3 points (rule C12), alas")
    line = page.message
    room = line.width() - line.font().pixelSize()
    flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
    words = line.fontMetrics().boundingRect(0, 0, room, 999, flags, line.text())
    assert words.height() <= line.height()
    assert words.width() <= room
    assert line.font().pixelSize() >= 11
    assert page.table is not None
    assert not any(plaque.box.intersects(QRectF(line.geometry())) for plaque in page.table.plaques)


def test_who_is_asked_for_a_word_reads_what_about(person: Sitting) -> None:
    person.sit(make_match(SEVEN_UP, dealer=2))
    person.wait_for_turn()
    assert page_says(person) == "Play with this trump, or ask for another?"


def test_a_beggar_is_named_to_who_must_answer(person: Sitting, stack: Stack) -> None:
    stack(pack_for("seven-up-3", 0, ["24H KQS 89D", "987H 345D", "JT9S 234C"], turned="7C"))
    person.sit(make_match(SEVEN_UP, dealer=0, scripts=[(), ("beg",), ()]))
    person.wait_for_turn()
    assert page_says(person) == "Taras begs: give a point, or deal for another trump?"


def test_the_ring_of_the_keys_follows_the_hand_when_the_window_changes(person: Sitting) -> None:
    person.sit(make_match(GAMES["semerik"], dealer=3))
    person.wait_for_turn()
    QTest.keyClick(person.page, Qt.Key.Key_Escape)
    ring = person.page.findChild(QWidget, "focusRing")
    assert ring is not None
    for width, height in ((1000, 700), (700, 900)):
        person.page.resize(width, height)
        QTest.qWait(50)
        assert person.page.table is not None
        hand = person.page.table.layout.places.hand.toAlignedRect()
        assert ring.isVisible()
        assert ring.geometry() == hand.adjusted(-6, -6, 6, 6) & person.page.rect().adjusted(2, 2, -2, -2)
