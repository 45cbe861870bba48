"""The cards of all deals against what chance would have given, in sentences and a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.model.fairness import Dealt, Test, deals_wanted, dealt, deviation
from cardtable.model.history import latest_game
from cardtable.model.store import Store, StoreTrouble
from cardtable.rules.cards import SUIT_OF
from cardtable.rules.spec import GameSpec
from cardtable.view.archive.archive_page import ArchivePage, Cells
from cardtable.view.archive.chart import BARS, Chart, Series, figure
from cardtable.view.archive.chart_panel import ChartPanel
from cardtable.view.kit.parts import scroll_area
from cardtable.view.words.card_names import suit_name
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
                "Were the cards dealt fairly? Then each card comes to everybody equally often, but for "
                "chance. Here you see how often chance alone strays as far as your deals do (the chi-square "
                "test). Deals with help do not count: there the same cards may come again."
            )
        )
        self.panel = ChartPanel(content)
        self.turned_panel = ChartPanel(content)
        """What was turned up for trump, in games that turn a card."""
        self._inside = QVBoxLayout(content)
        for widget in (self.told, self.verdict, self.panel, self.turned_panel, self.about):
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
        self._draw_soon.timeout.connect(self._draw)

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
            text = self.tr("Too few to tell: it takes {count} deals for every card to come often enough.")
            self.verdict.setText(text.format(count=figure(wanted)))
        else:
            counted = self.tr("%n deal(s) have been counted.", None, found.deals)
            sentences = [sentence.format(chance=_chance(test)) for sentence, test in self._tests(found)]
            self.told.setText("\n".join([counted, *sentences]))
            self.verdict.setText(self._judged([test for _, test in self._tests(found)]))
        self.panel.show_chart(self._chart(spec, found))
        self.turned_panel.setVisible(found is not None and bool(found.turned))
        if found is not None and found.turned:
            self.turned_panel.show_chart(self._turned_chart(found))
        self._draw_soon.start()

    def _tests(self, found: Dealt) -> list[tuple[str, Test]]:
        """What has been tested, each with its sentence."""
        tests = [
            (self.tr("Who got which card: {chance}"), found.everybody),
            (self.tr("Your own cards: {chance}"), found.person),
            (self.tr("Suits turned up for trump: {chance}"), found.turned_suits),
            (self.tr("Cards turned up for trump: {chance}"), found.turned_cards),
        ]
        return [(sentence, test) for sentence, test in tests if test is not None]

    def _judged(self, tests: Sequence[Test]) -> str:
        least = len(tests) * min(test.chance for test in tests)  # of several, one is soon unusual
        if least >= _UNUSUAL:
            return self.tr("This is what fair cards look like.")
        if least >= _UNFAIR:
            return self.tr("That is unusual, but no proof: a few of a hundred honest tables look like this.")
        return self.tr("Chance alone hardly ever does that: these cards do not look fair.")

    def _chart(self, spec: GameSpec, found: Dealt | None) -> Chart:
        title = self.tr("How often each card was dealt to you")
        if found is None:
            nothing = self.tr("No deal of this game has been played to its end without help yet.")
            return Chart("dealt", title, BARS, self.tr("Card"), (), (), nothing=nothing)
        return self._cards_chart("dealt", title, found, found.own, found.expected, found.deviation)

    def _turned_chart(self, found: Dealt) -> Chart:
        """Which cards were turned up, or only of which suits while that says more."""
        if found.turned_cards is not None:
            mean = found.deals / len(found.cards)
            off = deviation(found.deals, len(found.cards))
            title = self.tr("How often each card was turned up for trump")
            return self._cards_chart("turned", title, found, found.turned, mean, off)
        counts = found.turned_by_suit
        mean, off = found.deals / len(counts), deviation(found.deals, len(counts))
        return Chart(
            "turned",
            self.tr("How often each suit was turned up for trump"),
            BARS,
            self.tr("Suit"),
            tuple(map(float, range(len(counts)))),
            (Series(self.tr("Times"), tuple(map(float, counts)), "green"),),
            names=tuple(str(suit_name(suit)) for suit in range(len(counts))),
            note=self._note(mean),
            level=mean,
            band=_BAND * off,
            tones=_TONES,
        )

    def _cards_chart(
        self, key: str, title: str, found: Dealt, counts: Sequence[int], mean: float, off: float
    ) -> Chart:
        """A bar for each card, with the mean and the band around it."""
        return Chart(
            key,
            title,
            BARS,
            self.tr("Card"),
            tuple(map(float, range(len(counts)))),
            (Series(self.tr("Times"), tuple(map(float, counts)), "green"),),
            names=tuple(map(card_label, found.cards)),
            note=self._note(mean),
            level=mean,
            band=_BAND * off,
            tones=tuple(_TONES[SUIT_OF[card]] for card in found.cards),
        )

    def _note(self, mean: float) -> str:
        text = self.tr(
            "The line is the mean, {mean} times. In the band around it lie about 95 of 100 fair cards."
        )
        return text.format(mean=figure(mean, 1))

    def _draw(self) -> None:
        """Draw the pictures, which loads what draws them."""
        if self.isVisible():
            self.panel.draw()
            if not self.turned_panel.isHidden():
                self.turned_panel.draw()

    def cells(self) -> Cells:
        rows: Cells = [[line] for line in self.told.text().split("\n")]
        rows.append([self.verdict.text()])
        for panel in (self.panel, self.turned_panel):
            chart = panel.chart
            if not panel.isHidden() and chart is not None and not chart.nothing:
                rows += [[], [chart.title], [*chart.head()], *chart.plain_rows()]
        return rows

    # --- looks ---------------------------------------------------------------------------------------------

    def arrange(self, em: int, width: int) -> None:
        self._rows.setSpacing(round(0.6 * em))
        self._inside.setSpacing(round(0.5 * em))
        self._inside.setContentsMargins(0, 0, round(0.9 * em), 0)
        self.panel.arrange(em)
        self.turned_panel.arrange(em)

    def recolour(self) -> None:
        self.panel.recolour()
        self.turned_panel.recolour()


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
