"""Opens the sheet of saved matches, and shows at the table what is chosen there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.rules.spec import GameSpec

if TYPE_CHECKING:
    from cardtable.model.store_reading import SavedMatch
    from cardtable.rules.records import Record
    from cardtable.view.archive.history_sheet import HistorySheet
    from cardtable.view.review.review_show import ReviewShow
    from cardtable.view.window.main_window import MainWindow


class HistoryDeeds(QObject):
    """Connects the action of the menu; lives as long as that.

    Parameters
    ----------
    window: shows matches and reviews.
    games: the games that are known.
    """

    def __init__(self, window: MainWindow, games: Mapping[str, GameSpec]) -> None:
        super().__init__(window.menus)
        self._window = window
        self._games = games
        self._reviewed: SavedMatch | None = None
        window.menus.history.triggered.connect(lambda: self.show_sheet())

    @cached_property
    def sheet(self) -> HistorySheet:
        """The sheet, which needs a window that keeps matches."""
        from cardtable.view.archive.history_sheet import HistorySheet

        window = self._window
        assert window.archive is not None
        sheet = HistorySheet(window.archive.store, self._games, window.pages)
        sheet.told.connect(window.say)
        sheet.replayRequested.connect(self.replay)
        sheet.reviewRequested.connect(self.review)
        sheet.sealRequested.connect(self.show_seal)
        return sheet

    def show_sheet(self) -> None:
        """Open the sheet, or say why there is none."""
        if self._window.archive is None:
            self._window.say(self.tr("Nothing is saved in this mode, so there is no history."))
        else:
            self.sheet.show_sheet()

    def replay(self, match: int) -> None:
        """Show a saved match."""
        from cardtable.model.record_files import Opened

        found = self._read(match)
        if found is not None:
            self._window.show_record(Opened(Path(self.tr("From your history")), (found[1],)))

    def review(self, match: int, deal: int) -> None:
        """Review a deal of a saved match over the sheet."""
        found = self._read(match)
        if found is None or self._reviews is None:
            return
        saved, record = found
        self._reviewed = saved
        names = tuple(record.meta.get("names", record.players))
        self._reviews.open(record, self._games[saved.game], deal, 0, names)

    def show_seal(self, match: int, deal: int) -> None:
        """Open the seal of a deal of a saved match over the sheet."""
        found = self._read(match)
        if found is not None:
            pairs = enumerate(found[1].deals, 1)
            seals = {number: (of.seal, of.deck) for number, of in pairs if of.seal is not None}
            self._window.seal_panel.show_seals(seals, deal)

    @cached_property
    def _reviews(self) -> ReviewShow | None:
        from cardtable.view.hand.hand_order import chosen_order
        from cardtable.view.review.review_show import ReviewShow

        window = self._window
        if window.find_reviewer is None:
            return None
        order = lambda: chosen_order(window.preferences)  # noqa: E731
        reviews = ReviewShow(window.find_reviewer(), window.looks, order, window.pages)
        reviews.tryAgainRequested.connect(self._try_again)
        return reviews

    def _try_again(self, record: Record) -> None:
        from cardtable.model.house_names import shown_names
        from cardtable.model.record_files import plan_of, with_names
        from cardtable.view.start.plans import default_players

        spec = self._games[record.game]
        saved = self._reviewed
        names = shown_names(player[0] for player in saved.players) if saved is not None else record.players
        self.sheet.hide()
        self._window.try_again(record, plan_of(with_names(record, names), spec, default_players(spec)))

    def _read(self, match: int) -> tuple[SavedMatch, Record] | None:
        """A saved match and its record with the players' names; where that is not sound, say so. Of a match
        that goes on, the deal that is played is left out: nobody is to see its cards."""
        from cardtable.model.house_names import shown_names
        from cardtable.model.record_files import with_names
        from cardtable.model.store import StoreTrouble
        from cardtable.model.store_reading import deals_over, saved_matches, saved_record
        from cardtable.model.store_schema import OPEN
        from cardtable.rules.errors import BadRecord

        archive = self._window.archive
        assert archive is not None
        try:
            [saved] = saved_matches(archive.store, match=match)
            recorder, _ = saved_record(archive.store, saved, self._games[saved.game])
        except (BadRecord, StoreTrouble, ValueError, KeyError):
            self._window.say(self.tr("This match cannot be shown: it is damaged."))
            return None
        names = shown_names(player[0] for player in saved.players)
        record = deals_over(recorder) if saved.state == OPEN else recorder.record
        return saved, with_names(record, names)
