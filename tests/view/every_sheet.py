"""A window in which every sheet and page can be opened, and a way through all of them.

What lies behind a sheet is as in a match: a pack that was sealed, a deal that was played, matches that were
saved. Only the engine, which takes long, is one that knows its answers beforehand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from make_store import fill
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.model.adviser import Adviser
from cardtable.model.deal_review import GRADES
from cardtable.model.engine_client import EngineClient
from cardtable.model.match import Match, MatchSummary
from cardtable.model.reviewer import Reviewer
from cardtable.model.store import Store
from cardtable.rules.cards import parse_cards
from cardtable.rules.claims import Claim
from cardtable.rules.seals import grouped
from cardtable.view.hand.cut_card import CutCard
from cardtable.view.help.rules_panel import Place
from cardtable.view.help.rules_text import GLOSSARY
from cardtable.view.motion.pace import Pace
from cardtable.view.results.match_panel import MatchPanel
from cardtable.view.window.main_window import Habits, MainWindow
from cardtable.view.window.mishap_box import MishapBox
from tests.model.channels import Channels, line, polite
from tests.view.windows import Tables, ThumbCompany

GOLDEN = Path(__file__).parent.parent / "golden"
Shown = Iterator[tuple[str, QWidget]]
"""Sheets that are open, each by a name, until the next one is asked for."""

_DEALS = 24
"""How many deals are in the history."""


def engine(message: dict[str, Any]) -> list[bytes]:
    """Advise and review at once: each next move is better, each next decision was worse."""
    if message["type"] == "analyse":
        legal = message["view"]["legal"]
        reasons = [{"key": "overtakes-partner", "card": "KD"}, {"key": "shows-void", "suit": "D"}]
        moves = [
            {"move": move, "points": 0.4 * rank, "trick": 0.5, "reasons": reasons if " " in move else []}
            for rank, move in enumerate(legal)
        ]
        return [line(type="analysis", id=message["id"], move=legal[-1], moves=moves[::-1])]
    if message["type"] == "review":
        actions = message["record"]["deals"][0]["actions"]
        own = [place for place, action in enumerate(actions) if action.startswith("0 ")]
        decisions = [_decision(actions[place][2:], place, rank) for rank, place in enumerate(own)]
        summary = {"made": 1.0, "worth": -0.5, "error": 0.1, "luck": -0.5, "skill": 1.5}
        more = {"deal": 1, "seat": 0, "levels": 3, "stopped": False, "costliest": [1, 2], "summary": summary}
        return [line(type="review", id=message["id"], decisions=decisions, **more)]
    return polite(message)


def _decision(move: str, place: int, rank: int) -> dict[str, Any]:
    figures = dict.fromkeys(("cost", "error", "points", "seen_cost", "seen_error"), 0.2 * rank)
    told = {"move": move, "best": move, "seen_best": move, "reasons": [], "against": []}
    return {"action": place, "grade": GRADES[rank % len(GRADES)], **told, **figures}


class Visit:
    """Opens a window, and then one sheet after another.

    Parameters
    ----------
    window: one that no match has been played in yet, made by :func:`open_window`.
    game: the game that is played in it.
    """

    def __init__(self, window: MainWindow, store: Store, game: str) -> None:
        self.window = window
        self.spec = GAMES[game]
        self._client = EngineClient(Channels(engine))
        reviewer = Reviewer(Channels(engine), parent=window)
        window.table.adviser = Adviser(self._client)
        window.table.find_reviewer = window.find_reviewer = lambda: reviewer
        self._store = store
        self.data: set[str] = set()
        """What is shown and is no text of the program: names of files, and what stands in them."""
        window.archive = SimpleNamespace(store=store)  # type: ignore[assignment]

    def close(self) -> None:
        """End what is behind the window."""
        self.window.show_start()
        self.window.archive = None
        self._client.close()
        self._store.close()

    # --- without a match -----------------------------------------------------------------------------------

    def sheets(self) -> Shown:
        """What can be opened at any time."""
        window = self.window
        window.about.show_licences()
        yield "licences", window.about.licences
        window.about.licences.hide()
        window.keys.show_keys()
        yield "keys", window.keys
        window.keys.hide()
        window.told_panel.show_nothing()
        yield "told-nothing", window.told_panel
        window.told_panel.hide()
        window.seal_panel.show_pack(None)
        yield "seal-none", window.seal_panel
        window.seal_panel.hide()
        window.codes.show_codes()
        window.codes.field.setText("8888-8888")
        window.codes.enter()
        yield "code-refused", window.codes
        window.codes.hide()
        window.tell_refused()
        yield "notice", window.notice
        window.notice.hide()
        box = MishapBox("Cardtable", "cardtable.log")
        box.show()
        yield "mishap", box
        box.close()

    def rules(self) -> Shown:
        """The rules of the game, looked through in vain, and the glossary."""
        panel = self.window.rules.panel
        panel.open_at(Place(self.spec.id))
        panel.search.line.setText("8888")
        self.data |= {panel.browser.accessibleName(), *(title for _, title in panel.browser.chapters)}
        yield "rules", panel
        panel.open_at(Place(GLOSSARY))
        self.data.add(panel.browser.accessibleName())
        yield "glossary", panel
        panel.hide()

    def archive(self) -> Shown:
        """The saved matches, each page with its charts and its tables, and the question before deleting."""
        sheet = self.window.past.sheet
        sheet.show_sheet(0)
        yield "history", sheet
        sheet.history.delete_all_button.click()
        assert sheet._question is not None
        yield "history-delete", sheet._question
        sheet._question.stay_button.click()
        sheet.turn_to(1)
        yield "statistics", sheet
        for panel in sheet.statistics.panels.values():
            panel.toggle.click()
        yield "statistics-tables", sheet
        sheet.turn_to(2)
        yield "fairness", sheet
        sheet.hide()

    def replay(self) -> Shown:
        """A record, at its beginning and its end."""
        window = self.window
        file = GOLDEN / f"{self.spec.id}-match.json"
        self.data.add(file.name)
        assert window.records.open(file) == ""
        window.replay.table.set_pace(Pace.instant())
        yield "replay", window
        window.replay.press("end")
        yield "replay-end", window
        window.show_start()

    def lesson(self) -> Shown:
        """The lesson, from its first step to its end."""
        window = self.window
        page = window.learning.lessons
        page.table.set_pace(Pace.instant())
        window.show_lesson(self.spec.id)
        told = -1
        while not page.end.isVisible():
            QTest.qWait(1)
            match, panel = page.match, page.table.deal_panel
            assert match is not None
            if panel is not None and panel.isVisible():
                panel.finish()
                panel.button.click()
            elif page.coach.isVisible() and match.awaits_person:
                if page.number != told:
                    told = page.number
                    yield f"lesson-{told + 1}", page
                if page.coach.go_button.isVisible():
                    page.coach.go_button.click()
                elif match.expected is not None:
                    page.table.make(match.expected)
        yield "lesson-end", page.end
        page.end.go_button.click()

    # --- a match -------------------------------------------------------------------------------------------

    def match(self) -> Shown:
        """A deal, each of its words and the sheets that go with it."""
        window, spec = self.window, self.spec
        window.preferences.lend("fairness.cut", "ask")
        window.start_page.choose(spec.id)
        window.start_page.deal()
        match = window.match
        assert match is not None
        self.data.add(grouped(match.commitment))
        yield "cut", window
        card = window.table.findChild(CutCard)
        assert card is not None
        card.auto_button.click()
        rng = random.Random(4)
        seen: set[str] = set()
        while match.to_act >= 0:
            QTest.qWait(1)
            if not match.awaits_person or not window.table.is_quiet:
                continue
            move = thumb_move(match.view(), spec, rng)
            if move.word not in seen:
                yield f"table-{move.word}", window
                if not match.view().legal.pick:
                    yield from self._hints(f"hint-{move.word}")
                seen.add(move.word)
            window.table.make(move)
        yield from self._deal_over(match)

    def _hints(self, name: str) -> Shown:
        hints = self.window.table.hints
        assert hints is not None
        hints.ask()
        _wait(lambda: not hints.bar.more_button.isHidden())
        yield name, self.window
        hints.ask()
        yield f"{name}-more", hints.panel
        hints.panel.hide()
        hints.close()

    def _deal_over(self, match: Match) -> Shown:
        window = self.window
        table = window.table
        _wait(lambda: table.deal_panel is not None and table.deal_panel.isVisible())
        panel = table.deal_panel
        assert panel is not None
        panel.finish()
        yield "deal", panel
        panel.review_button.click()
        review = table.reviews.panel
        assert review is not None
        _wait(review.luck.isVisible)
        yield "review", review
        review.leave()
        window.seal_panel.show_pack(match)
        window.seal_panel.check()
        yield "seal", window.seal_panel
        window.seal_panel.hide()
        window.fair.show_told()
        yield "told", window.told_panel
        window.told_panel.hide()
        window.report.show_report()
        yield "report", window.report
        window.report.hide()
        yield from self._results(match)

    def _results(self, match: Match) -> Shown:
        """What a match comes to later: questions, a claim, its end."""
        window, spec = self.window, self.spec
        table, names, sides = window.table, match.names, spec.sides
        table.deal_panel.hide()  # type: ignore[union-attr]
        claims = table.claims
        assert claims is not None
        own = parse_cards("3S 2S AS")
        for kind, claim, taker in (
            ("order", Claim(0, 3, own), ""),
            ("sure", Claim(1, 3, (), ((1, own),)), names[1]),
        ):
            claims.panel.show_claim(claim, own, taker, names, "", 0)
            yield f"claim-{kind}", claims.panel
            claims.panel.hide()
        end = MatchPanel(spec, names, 0, table, 7)
        end.show_match(MatchSummary(1, (3, 21, *[5] * (sides - 2)), 21 * spec.ledger, 6), None, True)
        yield "match", end
        end.hide()
        end.deleteLater()


def open_window(tables: Tables, folder: Path, language: str | None, game: str) -> Visit:
    """Make a window for a visit; a pack in it is sealed, and ``folder`` keeps its history."""
    company = ThumbCompany(random.Random(4), lambda: pytest.fail("no engine is needed"))
    company.game = game
    window = MainWindow(GAMES, tables.settings, company, Habits(language=language))
    company.who_cuts = lambda: window.preferences.text("fairness.cut")
    fill(folder, _DEALS, 5)
    return Visit(tables.shown(window), Store(folder), game)


def _wait(done: Callable[[], bool]) -> None:
    for _ in range(2000):
        if done():
            return
        QTest.qWait(1)
    raise AssertionError("it did not come")


def all_ways(visit: Visit) -> Sequence[Callable[[], Shown]]:
    """Every way through the window, one after another."""
    return (visit.sheets, visit.rules, visit.archive, visit.replay, visit.lesson, visit.match)


def settle() -> None:
    """Let everything be laid out."""
    for _ in range(3):
        QApplication.processEvents()
