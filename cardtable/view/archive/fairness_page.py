"""The cards of all deals against what chance would have given, in sentences and a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.model.fairness import Dealt, Test, deals_wanted, dealt
from cardtable.model.history import latest_game
from cardtable.model.store import Store, StoreTrouble
from cardtable.rules.cards import SUIT_OF
from cardtable.rules.spec import GameSpec
from cardtable.view.archive.archive_page import ArchivePage, Cells
from cardtable.view.archive.chart import BARS, Chart, Series, figure
from cardtable.view.archive.chart_panel import ChartPanel
from cardtable.view.kit.parts import scroll_area
from cardtable.view.words.texts import card_label

_TONES: Final = ("ink", "red", "blue", "green")
"""Of the suits in their order, each told from its neighbours."""
_BAND: Final = 2
"""Deviations to either side that hold 95 of 100."""
_UNUSUAL: Final = 0.05
_UNFAIR: Final = 0.001


class FairnessPage(ArchivePage):
    """Shows one game's deals at a time."""

    def __init__(self, store: Store, games: Mapping[str, GameSpec], parent: QWidget) -> None:
        super().__init__(store, games, parent)
        self.title = self.tr("&Fairness")
        self.dealt: Dealt | None = None
        self.games_box = self._combo(self.tr("Game"))
        for game in self.games:
            self.games_box.addItem(self._game_title(game), game)
        self.games_box.activated.connect(self._show_again)
        self._is_new = True
        content = QWidget(self)
        self.told = self._label(1.1)
        self.verdict = self._label(1.1, bold=True)
        self.about = self._label(0.95, tone="soft")
        self.about.setText(
            self.tr(
                "Each card should come to everybody equally often. How far counts are off, the chi-square "
                "test measures. Deals with help do not count: there the same cards may come again."
            )
        )
        self.panel = ChartPanel(content)
        self._inside = QVBoxLayout(content)
        for widget in (self.told, self.verdict, self.panel, self.about):
            self._inside.addWidget(widget)
        self._inside.addStretch(1)
        self.area = scroll_area(self, content)
        head = QHBoxLayout()
        head.addWidget(self.games_box)
        head.addStretch(1)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addLayout(head)
        self._rows.addWidget(self.area, 1)
        self._draw_soon = QTimer(self)
        self._draw_soon.setSingleShot(True)
        self._draw_soon.setInterval(0)
        self._draw_soon.timeout.connect(lambda: self.panel.draw() if self.isVisible() else None)

    # --- what is shown -------------------------------------------------------------------------------------

    def refresh(self) -> None:
        if self._is_new:
            self.games_box.setCurrentIndex(max(0, self.games_box.findData(latest_game(self.store))))
            self._is_new = False
        self.show_game()

    def _show_again(self) -> None:
        try:
            self.show_game()
        except StoreTrouble:
            self.troubled.emit()

    def show_game(self) -> None:
        """Show the deals of the chosen game. Raises :class:`StoreTrouble`."""
        spec = self.games[self.games_box.currentData()]
        self.dealt = found = dealt(self.store, spec)
        wanted = deals_wanted(spec)
        if found is None or found.deals < wanted:
            deals = found.deals if found is not None else 0
            few = self.tr("%n deal(s) of this game so far.", None, deals)
            self.told.setText(few)
            text = self.tr("Too few to tell: it takes {count} for every card to have come often enough.")
            self.verdict.setText(text.format(count=figure(wanted)))
        else:
            self.told.setText(
                "\n".join(
                    [
                        self.tr("%n deal(s) have been counted.", None, found.deals),
                        self.tr("Who got which card: {chance}").format(chance=_chance(found.everybody)),
                        self.tr("Your own cards: {chance}").format(chance=_chance(found.person)),
                    ]
                )
            )
            self.verdict.setText(self._judged(found))
        self.panel.show_chart(self._chart(spec, found))
        self._draw_soon.start()

    def _judged(self, found: Dealt) -> str:
        least = min(found.everybody.chance, found.person.chance)
        if least >= _UNUSUAL:
            return self.tr("This is what fair cards look like.")
        if least >= _UNFAIR:
            return self.tr("That is unusual, but no proof: a few of a hundred honest tables look like this.")
        return self.tr("Chance alone hardly ever does that: these cards do not look fair.")

    def _chart(self, spec: GameSpec, found: Dealt | None) -> Chart:
        cards = found.cards if found is not None else spec.pack
        own = tuple(map(float, found.own)) if found is not None else ()
        text = self.tr(
            "The line is the mean, {mean} times. In the band around it lie about 95 of 100 fair cards."
        )
        return Chart(
            "dealt",
            self.tr("How often each card was dealt to you"),
            BARS,
            self.tr("Card"),
            tuple(float(at) for at in range(len(own))),
            (Series(self.tr("Times"), own, "green"),),
            names=tuple(card_label(card) for card in cards) if own else (),
            note=text.format(mean=figure(found.expected, 1)) if found is not None else "",
            nothing=""
            if own
            else self.tr("No deal of this game has been played to its end without help yet."),
            level=found.expected if found is not None else None,
            band=_BAND * found.deviation if found is not None else 0.0,
            tones=tuple(_TONES[SUIT_OF[card]] for card in cards) if own else (),
        )

    def cells(self) -> Cells:
        chart = self.panel.chart
        told: Cells = [[line] for line in self.told.text().split("\n")]
        if chart is None or chart.nothing:
            return told
        return [*told, [self.verdict.text()], [], [*chart.head()], *chart.plain_rows()]

    # --- looks ---------------------------------------------------------------------------------------------

    def arrange(self, em: int, width: int) -> None:
        self._rows.setSpacing(round(0.6 * em))
        self._inside.setSpacing(round(0.5 * em))
        self._inside.setContentsMargins(0, 0, round(0.9 * em), 0)
        self.panel.arrange(em)

    def recolour(self) -> None:
        self.panel.recolour()


def _chance(test: Test) -> str:
    """How often chance alone goes as far, in words."""
    translate = QCoreApplication.translate
    of_hundred = round(100 * test.chance)
    if of_hundred < 1:
        return translate(
            "FairnessPage", "fewer than 1 in 100 honest tables would be as uneven as this, or more so."
        )
    return translate(
        "FairnessPage", "%n in 100 honest tables would be as uneven as this, or more so.", None, of_hundred
    )
