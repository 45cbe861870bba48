"""The saved matches: what is kept comes back, and whatever is wrong with the file costs one sentence."""

from __future__ import annotations

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.model import store_schema
from cardtable.model.archive import Archive
from cardtable.model.match import Match
from cardtable.model.match_keeper import MatchKeeper
from cardtable.model.store import Store
from cardtable.model.store_file import NAME, put_aside
from cardtable.model.store_reading import delete_matches, export_matches, saved_matches, saved_record
from cardtable.model.store_schema import ABANDONED, FINISHED
from cardtable.model.unfinished import Unfinished
from cardtable.rules.errors import BadRecord
from cardtable.rules.record_reader import load
from cardtable.rules.records import Record, replay
from tests.model.keeping import plan_of, seat_match

WITH_PROGRAM = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
SAVED_AGAIN = "Matches are saved again, with what was played in between."
DAMAGES = int(os.environ.get("CARDTABLE_STORE_DAMAGES", "10"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def archive(folder: Path, qapp: object) -> Iterator[Archive]:
    archive = Archive(folder)
    yield archive
    archive.close()


def heard(archive: Archive) -> list[str]:
    told: list[str] = []
    archive.notice.connect(told.append)
    return told


def begin(archive: Archive, game: str = "seven-up-3", seed: int = 1) -> Match:
    plan = plan_of(GAMES[game])
    match = seat_match(plan, archive.keeper(plan), seed, 0)
    match.start()
    return match


def play(qtbot: QtBot, match: Match, turns: int) -> None:
    """Play so many of the person's turns."""
    rng = random.Random(5)
    for _ in range(turns):
        qtbot.waitUntil(lambda: match.awaits_person or match.to_act < 0, timeout=10_000)
        if match.is_over:
            return
        if match.awaits_deal:
            match.next_deal()
        else:
            match.play(thumb_move(match.view(), match.spec, rng))
    qtbot.waitUntil(lambda: match.awaits_person or match.to_act < 0, timeout=10_000)


def again(folder: Path) -> Unfinished | None:
    """What another start of the program finds."""
    archive = Archive(folder)
    found = archive.unfinished(GAMES)
    if found is not None:
        found.keeper.leave()
    archive.close()
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_that_is_left_comes_back_as_it_was(
    qtbot: QtBot, archive: Archive, folder: Path, game: str
) -> None:
    match = begin(archive, game)
    play(qtbot, match, 9)
    while not match.can_undo:
        play(qtbot, match, 1)
    match.undo()
    match.close()
    found = again(folder)
    assert found is not None
    assert found.record == match.record
    assert found.assisted
    assert found.plan == plan_of(GAMES[game])

    other = seat_match(found.plan, found.keeper, 1, 0)
    other.restore(found.record, assisted=found.assisted, redo=found.redo)
    assert (other.view(), other.table()) == (match.view(), match.table())
    assert other.can_redo
    other.redo()
    assert len(other.record.deals[-1].actions) > len(match.record.deals[-1].actions)
    other.close()


def test_a_match_on_one_table_is_not_put_on_another(qtbot: QtBot, archive: Archive, folder: Path) -> None:
    match = begin(archive)
    assert again(folder) is None
    other = Archive(folder)
    second = begin(other, "semerik")
    match.close()
    found = again(folder)
    assert found is not None
    assert found.plan.spec.id == match.spec.id
    second.close()
    other.close()


def test_a_match_that_is_over_or_was_ended_is_not_taken_up(
    qtbot: QtBot, archive: Archive, folder: Path
) -> None:
    match = begin(archive)
    play(qtbot, match, 500)
    assert match.is_over
    match.abandon()  # does nothing to a match that is over
    match.close()
    ended = begin(archive)
    ended.abandon()
    ended.close()
    assert again(folder) is None
    assert [saved.state for saved in saved_matches(archive.store)] == [ABANDONED, FINISHED]


def test_statistics_find_what_each_deal_gave(qtbot: QtBot, archive: Archive) -> None:
    match = begin(archive, "california-jack")
    play(qtbot, match, 60)
    match.undo()
    match.redo()
    rows = archive.store.query(
        "SELECT number, side, why, scored.points, times FROM scored JOIN results USING (deal)"
    )
    wanted = sorted(
        (number, entry.side, entry.why, entry.points, 1)
        for number, deal in enumerate(match.record.deals[:2], 1)
        for entry in deal.points
    )
    assert sorted(row for row in rows if row[0] <= 2) == wanted
    [(tricks, scores)] = archive.store.query("SELECT tricks, scores FROM results WHERE number = 1")
    assert sum(json.loads(tricks)) == 26
    assert sum(json.loads(scores)) == sum(points for number, _, _, points, _ in wanted if number == 1)
    match.close()


def test_matches_are_exported_backed_up_and_deleted(
    qtbot: QtBot, archive: Archive, folder: Path, tmp_path: Path
) -> None:
    match = begin(archive)
    play(qtbot, match, 500)
    match.close()
    [saved] = saved_matches(archive.store)
    assert export_matches(archive.store, [saved], GAMES, tmp_path / "all.jsonl") == 1
    [record] = load(tmp_path / "all.jsonl", GAMES)
    assert record == match.record
    assert replay(record, match.spec).state.outcome() == saved.winner
    (tmp_path / "backup").mkdir()
    archive.store.back_up(tmp_path / "backup" / NAME)
    delete_matches(archive.store, [saved.id])
    assert not list(saved_matches(archive.store))
    assert not archive.store.query("SELECT * FROM deals")
    other = Archive(tmp_path / "backup")
    assert [copy.uuid for copy in saved_matches(other.store)] == [saved.uuid]
    other.close()


# --- what may be wrong with the file -----------------------------------------------------------------------


def test_a_file_that_is_no_store_is_put_aside_and_never_overwritten(
    qtbot: QtBot, archive: Archive, folder: Path
) -> None:
    (folder / NAME).write_bytes(b"something else entirely, and long enough to be looked at" * 40)
    before = (folder / NAME).read_bytes()
    told = heard(archive)
    match = begin(archive)
    [sentence] = told
    [aside] = folder.glob("*damaged*")
    assert aside.name in sentence
    assert aside.read_bytes() == before
    assert match.is_kept
    match.close()
    assert again(folder) is not None


def test_a_file_that_cannot_be_put_aside_stays_and_another_is_used(
    qtbot: QtBot, archive: Archive, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / NAME).write_bytes(b"x" * 5000)
    monkeypatch.setattr("cardtable.model.store_file.put_aside", lambda file: None)
    told = heard(archive)
    match = begin(archive)
    assert len(told) == 1
    assert match.is_kept
    assert (folder / NAME).read_bytes() == b"x" * 5000
    match.close()
    assert again(folder) is not None


def test_putting_aside_is_all_or_nothing(folder: Path) -> None:
    for end in ("", "-wal", "-shm"):
        (folder / f"{NAME}{end}").write_text(end)
    aside = put_aside(folder / NAME)
    assert aside is not None
    assert [aside.with_name(aside.name + end).read_text() for end in ("", "-wal", "-shm")] == [
        "",
        "-wal",
        "-shm",
    ]


def damaged(rng: random.Random, whole: bytes) -> bytes:
    """The bytes of a file with some of them overwritten, or its end cut off."""
    broken = bytearray(whole)
    for _ in range(rng.choice((1, 1, 3, 40))):
        broken[rng.randrange(len(broken))] = rng.randrange(256)
    return bytes(broken[: rng.randrange(len(broken))] if rng.random() < 0.1 else broken)


def is_part(part: Record, whole: Record) -> bool:
    """Whether a match as it was earlier has become another."""
    deals = zip(part.deals, whole.deals, strict=False)
    return len(part.deals) <= len(whole.deals) and all(
        (a.dealer, a.deck) == (b.dealer, b.deck) and a.actions == b.actions[: len(a.actions)]
        for a, b in deals
    )


def test_damage_costs_one_sentence_and_no_match(qtbot: QtBot, folder: Path, tmp_path: Path) -> None:
    archive = Archive(folder)
    match = begin(archive)
    play(qtbot, match, 30)
    record = match.record
    journal = folder / f"{NAME}-wal"
    [lock] = folder.glob("*.lock")
    early = {file.name: file.read_bytes() for file in (folder / NAME, journal, lock)}  # as after a kill
    match.close()
    archive.close()
    whole = (folder / NAME).read_bytes()
    rng = random.Random(DAMAGES)
    tally = {"goes on": 0, "goes on from before": 0, "put aside": 0, "at rest": 0, "silent": 0}
    for number in range(DAMAGES):
        place = tmp_path / f"{number}"
        place.mkdir()
        if number % 4:
            (place / NAME).write_bytes(damaged(rng, whole))
        else:
            for name, data in early.items():
                (place / name).write_bytes(damaged(rng, data) if name == journal.name else data)
        archive = Archive(place)
        told = heard(archive)
        found = archive.unfinished(GAMES)
        if found is not None:
            assert found.record == record or (number % 4 == 0 and is_part(found.record, record)), number
            found.keeper.leave()
            assert told or found.record == record
            tally["goes on" if found.record == record else "goes on from before"] += 1
        elif list(place.glob("*damaged*.sqlite")):
            assert told
            tally["put aside"] += 1
        else:
            tally["at rest" if told else "silent"] += 1
        after = begin(archive)
        after.close()
        assert len(set(told)) <= 2
        assert after.is_kept or told
        archive.close()
        shutil.rmtree(place)
    print(tally)
    assert tally["silent"] <= DAMAGES // 20


def test_a_store_that_is_locked_is_written_to_when_it_is_free_again(
    qtbot: QtBot, archive: Archive, folder: Path
) -> None:
    match = begin(archive)
    told = heard(archive)
    with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        play(qtbot, match, 2)
        assert len(told) == 1
        assert match.is_kept is False
        other.execute("ROLLBACK")
    play(qtbot, match, 1)
    assert told[1:] == [SAVED_AGAIN]
    match.close()
    found = again(folder)
    assert found is not None
    assert found.record == match.record


def test_an_instance_that_closes_leaves_what_another_writes_to(folder: Path) -> None:
    first = Store(folder)
    first.keep("one", "1")
    first.close()
    first.keep("one", "2")  # in a file that was there, as usual
    other = "import sys; from pathlib import Path; from cardtable.model.store import Store\n"
    other += "store = Store(Path(sys.argv[1])); store.keep('two', '2'); store.close()"
    subprocess.run([sys.executable, "-c", other, str(folder)], check=True, env=WITH_PROGRAM)
    assert (folder / f"{NAME}-wal").exists()
    first.keep("three", "3")
    second = Store(folder)  # before the first has closed, as after a kill
    assert [second.kept(key) for key in ("one", "two", "three")] == ["2", "2", "3"]
    first.close()
    second.close()


def test_a_folder_in_which_nothing_can_be_written_costs_one_sentence(qtbot: QtBot, folder: Path) -> None:
    archive = Archive(folder / "missing")
    told = heard(archive)
    match = begin(archive)
    play(qtbot, match, 3)
    assert len(told) == 1
    assert "missing" in told[0]
    assert not match.is_kept
    match.close()


def test_a_deal_with_a_wrong_check_sum_is_left_at_rest(qtbot: QtBot, archive: Archive, folder: Path) -> None:
    match = begin(archive)
    play(qtbot, match, 3)
    match.close()
    with archive.store.writing() as db:
        db.execute("UPDATE actions SET text = '1 stand' WHERE ordinal = 0")
    told = heard(archive)
    [saved] = saved_matches(archive.store)
    with pytest.raises(BadRecord, match="check sum"):
        saved_record(archive.store, saved, match.spec)
    assert archive.unfinished(GAMES) is None
    assert len(told) == 1
    assert again(folder) is None


def test_older_tables_become_those_of_now_after_a_copy_has_been_made(
    qtbot: QtBot, archive: Archive, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin(archive)
    match.close()
    archive.close()
    step = "ALTER TABLE matches ADD COLUMN weather TEXT"
    steps = (*store_schema.MIGRATIONS, lambda db: db.execute(step))
    monkeypatch.setattr(store_schema, "MIGRATIONS", steps)
    assert again(folder) is not None
    assert archive.store.query("SELECT weather FROM matches") == [(None,)]
    [_] = folder.glob(f"*-version-{len(steps) - 1}.sqlite")
    assert not list(folder.glob("*.part"))
    archive.close()

    monkeypatch.undo()  # back to the older program, which leaves the newer file alone
    before = (folder / NAME).read_bytes()
    told = heard(archive)
    second = begin(archive)
    assert len(told) == 1
    assert not second.is_kept
    second.close()
    assert (folder / NAME).read_bytes() == before
    assert MatchKeeper(archive.store, plan_of(match.spec)).keeps is False
