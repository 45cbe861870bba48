"""The table for those who do not see it, and for those who use no mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFont, QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.games import GAMES
from cardtable.rules.cards import parse_card
from cardtable.rules.spec import Choice
from cardtable.view.access.nodes import Node
from cardtable.view.access.sentences import Sentences
from cardtable.view.hand.choice_bar import ChoiceButton
from cardtable.view.motion.animator import Step
from cardtable.view.table.focus_ring import FocusRing
from cardtable.view.table.layout import lay_out
from cardtable.view.table.table_page import TablePage
from cardtable.view.window.main_window import MainWindow
from tests.view.sitting import NAMES, Sitting, make_match
from tests.view.windows import deal

_NAME = QAccessible.Text.Name


@pytest.fixture
def listening() -> Iterator[None]:
    """Somebody reads the accessibility tree."""
    QAccessible.setActive(True)
    if not QAccessible.isActive():
        pytest.skip("without a screen this Qt has no accessibility tree")
    yield
    QAccessible.setActive(False)


def nodes(page: TablePage) -> list[Node]:
    """All nodes of the table, as the tree has them now."""
    page.access.refresh()
    return page.findChildren(Node)


def face(page: TablePage, name: str) -> QAccessibleInterface:
    """The interface of the node with a name that begins so."""
    found = [QAccessible.queryAccessibleInterface(node) for node in nodes(page)]
    return next(one for one in found if one is not None and one.text(_NAME).startswith(name))


def names(page: TablePage) -> list[str]:
    """What the nodes are called."""
    return [node.item.name for node in nodes(page)]


def test_the_tree_names_everything_on_the_table(person: Sitting, listening: None) -> None:
    person.sit(make_match(GAMES["seven-up-4"], dealer=3))
    person.wait_for_turn()
    said = names(person.page)
    for begins in (
        "Card table: ",
        "Your hand: 6 cards",
        "Trick: 0 cards",
        "Stock: ",
        "Turned card: ",
        "Trump",
    ):
        assert any(name.startswith(begins) for name in said), begins
    assert any(name.startswith("Olena, with Halyna, 0 of 7 points, to act") for name in said)
    assert "High: nobody yet" in said
    hand = face(person.page, "Your hand")
    assert hand.role() == QAccessible.Role.List
    assert hand.childCount() == 6


def test_a_card_is_played_by_its_action_in_the_tree(person: Sitting, listening: None) -> None:
    match = person.sit(make_match(GAMES["semerik"], dealer=3))
    person.wait_for_turn()
    node = next(node for node in nodes(person.page) if node.item.key.startswith("card"))
    assert node.item.description == "may be played"
    card = node.item.name
    assert node.item.press is not None
    node.item.press()
    assert match.view().history[-1].seat != 0 or match.view().trick
    assert card not in names(person.page)
    assert person.page.access.narrator is not None
    assert f"You lead the {card[0].lower()}{card[1:]}." in person.page.access.narrator.history


def test_the_card_chosen_by_keys_has_the_focus_in_the_tree(person: Sitting, listening: None) -> None:
    person.sit(make_match(GAMES["semerik"], dealer=3))
    person.wait_for_turn()
    person.page.setFocus()
    person.key(Qt.Key.Key_3)
    focused = [node.item.name for node in nodes(person.page) if node.item.focused]
    assert len(focused) == 1
    hand = person.page.hand
    assert hand is not None
    assert hand.cursor is hand.cards[2]
    person.key(Qt.Key.Key_Escape)
    assert hand.cursor is None


def test_nothing_is_told_before_it_is_shown(person: Sitting) -> None:
    match = person.sit(make_match(GAMES["semerik"], dealer=3))
    person.wait_for_turn()
    narrator = person.page.access.narrator
    assert narrator is not None
    told: list[str] = []
    narrator.told.connect(told.append)
    person.page.animator.add(Step(lambda: (), hold=-1))  # something that stays until it is told to end
    hand = person.page.hand
    assert hand is not None
    match.play_card(hand.cards[0].card)
    assert told == []
    person.page.animator.finish_current()
    assert told[0].startswith("You lead the ")


def test_events_are_told_in_the_order_of_the_table(person: Sitting) -> None:
    person.sit(make_match(GAMES["seven-up-3"], dealer=0))
    person.wait_for_turn()
    narrator = person.page.access.narrator
    assert narrator is not None
    told = list(narrator.history)
    wanted = ("You deal.", "You are dealt: ", "The turned card is the ", "Trump: ", "Taras ")
    places = [next(n for n, text in enumerate(told) if text.startswith(begins)) for begins in wanted]
    assert places == sorted(places)


def test_hidden_cards_are_not_told() -> None:
    sentences = Sentences(GAMES["seven-up-3"], NAMES, 0)
    assert sentences.dealt([-1, -1, -1]) == "You are dealt 3 cards, which you may not see yet."
    assert sentences.drawn(1, -1) == "Taras draws a card."
    assert sentences.drawn(0, parse_card("TH")) == "You draw the ten of hearts."


def test_keys_tell_and_show_what_is_asked(window: MainWindow) -> None:
    deal(window)
    for key, begins in (
        (Qt.Key.Key_F5, "You hold "),
        (Qt.Key.Key_F6, "No card"),
        (Qt.Key.Key_F7, "The score: "),
        (Qt.Key.Key_F8, "It is "),
        (Qt.Key.Key_F9, "deal"),
    ):
        QTest.keyClick(window, key)
        assert window.table.message.isVisible()
        assert begins in window.table.message.text()


def test_where_keys_go_is_seen_on_the_felt(person: Sitting) -> None:
    page = person.page
    person.sit(make_match(GAMES["semerik"], dealer=3))
    person.wait_for_turn()
    page.setFocus()
    (ring,) = page.findChildren(FocusRing)
    person.key(Qt.Key.Key_Left)
    hand = page.hand
    assert hand is not None
    assert hand.cursor is not None
    assert not ring.isVisible()
    person.key(Qt.Key.Key_Escape)
    assert ring.isVisible()
    person.click(hand.cards[0].card)
    assert not ring.isVisible()


@pytest.fixture
def large_texts(qapp: QApplication) -> Iterator[None]:
    """The system's texts are twice as large as usual."""
    before = qapp.font()
    large = QFont(before)
    large.setPixelSize(2 * QFontInfo(before).pixelSize())
    qapp.setFont(large)
    yield
    qapp.setFont(before)


@pytest.mark.parametrize("game", GAMES)
def test_a_small_table_has_room_for_large_texts(large_texts: None, game: str) -> None:
    places = lay_out(QSizeF(1024, 640), GAMES[game]).places
    assert places.fits()
    assert places.plaques[0].height() >= 1.4 * 46


@pytest.mark.parametrize("game", GAMES)
def test_the_smallest_table_keeps_its_cards_fair_when_texts_are_large(large_texts: None, game: str) -> None:
    places = lay_out(QSizeF(800, 510), GAMES[game], slot_word=5.0).places
    assert places.fits()
    assert places.card >= 60
    assert places.texts > 1.2


def test_buttons_beside_each_other_have_room_for_their_words(large_texts: None, person: Sitting) -> None:
    person.page.resize(800, 510)
    person.sit(make_match(GAMES["seven-up-3"], dealer=2))
    person.wait_for_turn()
    longest = [Choice(word, "A word or two more", "", "", "A6") for word in ("stand", "beg")]
    person.page.choices.offer(longest)
    for button in person.page.choices.findChildren(ChoiceButton):
        assert button.width() >= button.sizeHint().width()
