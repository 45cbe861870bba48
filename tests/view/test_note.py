"""The note beside the table: the running ledger, and what has been announced."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.view.table.note import Entry, Note, Sum
from tests.view.sitting import Sitting, make_match

ROOM = QRectF(500, 20, 200, 160)


@pytest.fixture
def note(qtbot: QtBot) -> Iterator[Note]:
    scene = QGraphicsScene()
    note = Note(scene)
    note.place(ROOM, 14, 1.0)
    yield note
    note.remove()


def announce(note: Note, count: int) -> None:
    for n in range(count):
        note.add(Entry(n % 2, "Olena", f"Three {n}", 1))


def lines(note: Note) -> list[tuple[str, str]]:
    """What is written, line by line: the text and the number."""
    return [(row.text, row.number) for row in note.rows()]


def test_an_empty_note_is_not_there(note: Note) -> None:
    assert note.box.isEmpty()


def test_it_lists_the_ledger_and_what_was_announced(note: Note) -> None:
    note.state.sums = [Sum(0, "You and Halyna", 42), Sum(1, "Oksana and Taras", 0)]
    announce(note, 2)
    assert lines(note) == [
        ("Ledger", ""),
        ("You and Halyna", "42"),
        ("Oksana and Taras", "0"),
        ("Announced", ""),
        ("Three 0", "+1"),
        ("Three 1", "+1"),
    ]
    assert ROOM.contains(note.box)
    note.begin_deal()
    assert len(lines(note)) == 3


def test_it_writes_smaller_before_it_leaves_anything_out(note: Note) -> None:
    announce(note, 6)
    assert ("Three 0", "+1") in lines(note)
    assert ROOM.contains(note.box)
    announce(note, 10)
    written = lines(note)
    assert ROOM.contains(note.box)
    assert written[0] == ("Announced", "")
    assert written[1] == (f"and before these: {16 - len(written) + 2}", "")
    assert written[-1] == ("Three 9", "+1"), "the latest are there"


def test_with_room_for_one_announcement_the_latest_stands_there(note: Note) -> None:
    note.state.sums = [Sum(0, "You and Halyna", 42), Sum(1, "Oksana and Taras", 0)]
    note.place(QRectF(0, 0, 200, 94), 10, 1.0)
    announce(note, 3)
    assert lines(note)[3:] == [("and before these: 2", ""), ("Three 2", "+1")]
    assert "Olena: Three 0 +1" in note.sentence()


def test_without_room_there_is_no_note(note: Note) -> None:
    announce(note, 2)
    note.place(QRectF(), 14, 1.0)
    assert note.box.isEmpty()
    note.place(QRectF(0, 0, 200, 20), 14, 1.0)
    assert note.box.isEmpty()


def test_semerik_keeps_ledger_and_announcements_in_sight(person: Sitting) -> None:
    match = make_match(GAMES["semerik"], dealer=3, seed=11)
    person.sit(match, ledger=(21, 63))
    person.wait_for_turn()
    table = person.page.table
    assert table is not None
    assert [(entry.names, entry.total) for entry in table.note.state.sums] == [
        ("Olena and Halyna", 21),
        ("Taras and Ostap", 63),
    ]
    announced = sum(entry.points for entry in table.note.state.entries)
    assert announced == sum(person.view.scores)
    box = table.note.box
    assert not box.isEmpty()
    for block in table.layout.places.blocks.values():
        assert not box.intersects(block)
