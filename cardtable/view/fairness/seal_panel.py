"""The sealed pack: what was shown before a deal, what it was, and how anybody can check it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from cardtable.model.match import Match
from cardtable.rules.seals import Pack, Seal, grouped, powershell_command, shell_command
from cardtable.view.kit import theme
from cardtable.view.kit.chips import Chips
from cardtable.view.kit.controls import PaperCombo
from cardtable.view.kit.paper import PaperPanel, height_of
from cardtable.view.kit.parts import push_button, text_label
from cardtable.view.kit.read_field import ReadField
from cardtable.view.kit.scroll_field import ScrollField
from cardtable.view.words.texts import card_label, counted

_LINUX: Final = "linux"
_MACOS: Final = "macos"
_WINDOWS: Final = "windows"


class SealPanel(PaperPanel):
    """Shows the seals of a match: opened for the deals that are over, closed for the one that is played."""

    holds_keys = True
    lightly_closed = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sealPanel")
        self._seals: dict[int, tuple[Seal, Pack]] = {}
        self._closed = ""
        self._numbers: list[int] = []
        self.title = text_label(self.card, 1.5, title=True, bold=True)
        self.title.setText(self.tr("The sealed pack"))
        self.deals = PaperCombo(self.card)
        self.deals.setObjectName("sealDeals")
        self.deals.setAccessibleName(self.tr("Deal"))
        theme.set_text(self.deals)
        self.deals.activated.connect(self._show)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.deals)
        self.text = text_label(self.card, 1.0)
        self.seal_name = text_label(self.card, 0.95, tone="soft")
        self.seal_name.setText(self.tr("The seal, shown before the cards moved"))
        self.seal = ReadField(self.tr("The seal, shown before the cards moved"), self.card)
        self.pack_name = text_label(self.card, 0.95, tone="soft")
        self.pack = text_label(self.card, 0.95)
        self.pack.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.way_name = text_label(self.card, 0.95, tone="soft")
        self.way_name.setText(self.tr("Check it yourself: this command prints the seal"))
        self.way = Chips(self.tr("System"), self.card)
        for value, name in ((_LINUX, "Linux"), (_MACOS, "macOS"), (_WINDOWS, "Windows PowerShell")):
            self.way.add(value, name)
        self.way.choose({"win32": _WINDOWS, "darwin": _MACOS}.get(sys.platform, _LINUX))
        self.way.chosen.connect(lambda value: self._show_command())
        self.command = ReadField(self.tr("The command"), self.card)
        self.result = text_label(self.card, 1.05, bold=True)
        self.copy_button = push_button(self.card, self.tr("Copy the command"), 1.05, act=self._copy)
        self.check_button = push_button(self.card, self.tr("Check"), 1.05, act=self.check)
        self.close_button = push_button(self.card, self.tr("Close"), 1.05, act=self.hide)
        self.close_button.setProperty("role", "primary")
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        for button in (self.check_button, self.close_button):
            self._foot.addWidget(button)
        self._field = ScrollField(self.title.text(), self.card)
        self._parts: list[QWidget] = [self.pack_name, self.pack, self.way_name, self.way, self.command]
        for widget in (self.text, self.seal_name, self.seal, *self._parts):
            self._field.column.addWidget(widget)
        self._field.column.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignRight)
        self.body.addLayout(self._head)
        self.body.addWidget(self._field)
        self.body.addWidget(self.result)
        self.body.addLayout(self._foot)

    # --- what it shows -------------------------------------------------------------------------------------

    def show_pack(self, match: Match | None, deal: int = 0) -> None:
        """Open for a deal of a match, from 1, or for its latest."""
        playing = match is not None and (match.to_act >= 0 or match.awaits_cut is not None)
        closed = match.commitment if match is not None and playing else ""
        self.show_seals(match.opened if match is not None else {}, deal, closed)

    def show_seals(self, seals: Mapping[int, tuple[Seal, Pack]], deal: int, closed: str = "") -> None:
        """Open for a deal of those with these seals and packs, or for the last one.

        Parameters
        ----------
        seals: of the deals that are over, by number from 1.
        deal: the one to be shown first, from 1.
        closed: what seals the pack of the deal that is played.
        """
        self._seals, self._closed = dict(seals), closed
        self._numbers = list(self._seals)
        self.deals.clear()
        for number in self._numbers:
            self.deals.addItem(self.tr("Deal {number}").format(number=number))
        if self._closed:
            self._numbers.append(0)
            self.deals.addItem(self.tr("This deal"))
        self.deals.setVisible(len(self._numbers) > 1)
        place = self._numbers.index(deal) if deal in self._numbers and deal else len(self._numbers) - 1
        self.deals.setCurrentIndex(place)
        self._show(place)
        self.open(self.close_button)

    def _show(self, place: int) -> None:
        number = self._numbers[place] if 0 <= place < len(self._numbers) else -1
        self._tell("", "")
        is_open = number > 0
        for widget in (*self._parts, self.copy_button, self.check_button):
            widget.setVisible(is_open)
        for widget in (self.seal_name, self.seal):
            widget.setVisible(number >= 0)
        if number < 0:
            self.text.setText(self._words_unsealed())
        elif is_open:
            self._show_opened(*self._seals[number])
        else:
            self.text.setText(self._words_closed())
            self.seal.setPlainText(grouped(self._closed))
        self.arrange()

    def _words_unsealed(self) -> str:
        return self.tr(
            "No pack is sealed now. Packs are sealed in every match but those that begin with a deal code, "
            "the deal of the day, or cards that you play again: whoever has the code can know them, so that "
            "there would be no secret to prove."
        )

    def _words_closed(self) -> str:
        return self.tr(
            "The pack was shuffled and sealed before it was cut and before a card was dealt. The seal fixes "
            "every card, and tells nothing about any. When the deal is over it is opened here, and you can "
            "check that no card was changed on the way."
        )

    def _show_opened(self, seal: Seal, deck: Pack) -> None:
        self.text.setText(
            self.tr(
                "This pack was fixed before the cut: its cards and a random number, put through SHA-256, "
                "give the seal. Nobody can find other cards that do."
            )
        )
        self.seal.setPlainText(grouped(seal.commitment))
        cut = counted(
            self.tr("The pack as it was sealed; then %n card(s) were lifted off", "", seal.cut), seal.cut
        )
        self.pack_name.setText(cut if seal.cut else self.tr("The pack as it was sealed; it was not cut"))
        self.pack.setText(" ".join(map(card_label, seal.before_cut(deck))))
        self._show_command()

    @property
    def _chosen(self) -> tuple[Seal, Pack] | None:
        place = self.deals.currentIndex()
        number = self._numbers[place] if 0 <= place < len(self._numbers) else 0
        return self._seals.get(number)

    def _show_command(self) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        text = chosen[0].text(chosen[1])
        way = self.way.value()
        command = powershell_command(text) if way == _WINDOWS else shell_command(text)
        self.command.setPlainText(command.replace("sha256sum", "shasum -a 256") if way == _MACOS else command)

    def check(self) -> None:
        """Compute the seal anew, and say whether it is the one that was shown."""
        chosen = self._chosen
        if chosen is None:
            return
        if chosen[0].is_true(chosen[1]):
            self._tell(self.tr("✓ Right: the cards are those that were sealed."), "green")
        else:
            self._tell(self.tr("✗ Wrong: these are not the cards that were sealed."), "red")

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.command.toPlainText())
        self._tell(self.tr("Copied"), "soft")

    def _tell(self, text: str, tone: str) -> None:
        """Say what came of it, in a line of its own."""
        self.result.setProperty("tone", tone)
        self.result.setText(text)
        self.result.setVisible(bool(text))
        self.result.style().polish(self.result)
        self.arrange()

    # --- size and keys -------------------------------------------------------------------------------------

    def wanted_width(self, em: float) -> float:
        return 46 * em

    def fit(self, room: QSize) -> None:
        em = self.card.em()
        low = room.height() < 26 * em
        self.card.set_banded(not low)
        border, margin = self.card.border(), round((1.0 if low else 2.0) * em)
        self.body.setContentsMargins(border, margin, border, margin)
        for layout in (self.body, self._field.column):
            layout.setSpacing(round(0.45 * em))
        self._foot.setSpacing(round(0.8 * em))
        self.seal.arrange(em, lines=1 if room.width() > 40 * em else 2)
        self.command.arrange(em, lines=4 if room.height() > 30 * em else 3)
        self._field.setFixedHeight(0)
        self.body.activate()
        width = room.width() - 2 * border
        self._field.fit(width, room.height() - height_of(self.body, room.width()), em)

    def recolour(self) -> None:
        self.seal.arrange(self.card.em(), lines=1)
        self.command.arrange(self.card.em())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) else self.close_button).click()
        event.accept()
