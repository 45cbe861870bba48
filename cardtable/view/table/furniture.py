"""What is on the table besides the cards: felt, plaques, signs and note. A person sees it first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.view.kit import canvas, theme
from cardtable.view.table.layout import Layout, lay_out
from cardtable.view.table.note import Note, Sum
from cardtable.view.table.plaque import Plaque, PlaqueState
from cardtable.view.table.signs import Badge, Slot, Slots
from cardtable.view.words.texts import game_text, reason_name, side_label, side_members

if TYPE_CHECKING:
    from cardtable.rules.spec import GameSpec, Options
    from cardtable.view.table.looks import Looks

_FELT_Z: Final = -1000


class Furniture:
    """The furniture of a table, laid out by :meth:`resize`.

    Parameters
    ----------
    looks: what the table is covered with, and the card pictures.
    spec, options: the game.
    names, lines: what the plaques say of each seat: the name, and a line such as the level.
    person: the seat at the near side.
    styles: the computer players' styles by seat, empty for others; they colour the faces on the plaques.
    """

    def __init__(
        self,
        looks: Looks,
        spec: GameSpec,
        options: Options,
        names: Sequence[str],
        lines: Sequence[str],
        person: int,
        size: QSize,
        dpr: float,
        styles: Sequence[str] = (),
    ) -> None:
        self.cloth = looks.felt
        self.spec = spec
        self.names = names
        self.person = person
        self.dpr = dpr
        self.scene = QGraphicsScene()
        self.scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._felt = QGraphicsPixmapItem()
        self._felt.setZValue(_FELT_Z)
        self.scene.addItem(self._felt)
        self.card_bias = 0
        """By how many steps cards are wanted larger, from the next :meth:`resize` on."""
        names_of_slots = [reason_name(spec, why) for why in spec.slots]
        self._slot_word = max((canvas.text_breadth(name) for name in names_of_slots), default=0.0)
        # Of one that counts the number is told where there is little room.
        whole = [game_text(z.caption) for z in spec.zones if z.place == "centre" and not z.counted]
        least = canvas.text_font(canvas.LEAST_TEXT)
        self._caption = max((canvas.text_width(text, least) for text in whole), default=0.0)
        self.layout: Layout = lay_out(QSizeF(size), spec, person, 0, self._slot_word, self._caption)
        self._bias = 0
        """The bias that the layout has."""
        target = spec.target(options)
        self.plaques = [
            Plaque(self.scene, self._plaque_state(seat, names[seat], lines[seat], style, target))
            for seat, style in enumerate(styles or [""] * spec.seats)
        ]
        self.badge = Badge(self.scene)
        self.slots = Slots(self.scene, [Slot(*pair) for pair in zip(spec.slots, names_of_slots, strict=True)])
        self.note = Note(self.scene)

    def _plaque_state(self, seat: int, name: str, line: str, style: str, target: int) -> PlaqueState:
        brief = ""
        tied = self.spec.sides < self.spec.seats
        if seat == self.person and tied:
            brief = self.names[(seat + self.spec.sides) % self.spec.seats]  # the rings tell who it is
            line = QCoreApplication.translate("Tabletop", "with {partner}").format(partner=brief)
        elif self.spec.side_of(seat) == self.spec.side_of(self.person):
            partner = QCoreApplication.translate("Tabletop", "Partner") if tied else ""
            both = QCoreApplication.translate("Tabletop", "Partner · {level}")
            brief = line  # the rings tell already whose partner this is
            line = both.format(level=line) if line and tied else partner or line
        colour = self.side_colour(self.spec.side_of(seat))
        return PlaqueState(
            name=name,
            line=line,
            colour=colour,
            face=QColor(theme.face_colour(style, theme.LIGHT)) if style else colour,
            dealer_sign=QCoreApplication.translate("Tabletop", "D", "on the dealer's button"),
            target=target,
            short_line=brief,
            tied=tied,
        )

    def side_colour(self, side: int) -> QColor:
        """The colour of a side."""
        return canvas.SIDES[side % len(canvas.SIDES)]

    def resize(self, size: QSize, dpr: float) -> None:
        """Lay everything out for a window."""
        self.dpr = dpr
        if (QSizeF(size), self.card_bias) != (self.layout.size, self._bias):
            self._bias = self.card_bias
            self.layout = lay_out(
                QSizeF(size), self.spec, self.person, self.card_bias, self._slot_word, self._caption
            )
        self.scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self._felt.setPixmap(self.cloth.pixmap(size, dpr))
        places = self.layout.places
        for seat, plaque in enumerate(self.plaques):
            plaque.place(places.plaques[seat], dpr, places.texts)
        self.badge.place(places.badge, dpr)
        self.slots.place(places.slots, places.slot_columns, dpr)
        self.note.place(places.note, max(11.0 * places.texts, 0.09 * places.card), dpr)

    @property
    def text_pixels(self) -> float:
        """The height of ordinary text on the table."""
        return max(14.0 * self.layout.places.texts, 0.14 * self.layout.card)

    def show_ledger(self, totals: Sequence[int]) -> None:
        """Write on the note what each side has in the running ledger."""
        self.note.state.sums = [
            Sum(
                side,
                side_label(self.spec, self.names, side),
                total,
                side_members(self.spec, self.names, side),
            )
            for side, total in enumerate(totals)
        ]
        self.note.refresh()

    def clear(self) -> None:
        """Take everything out of the scene, while Python still holds it."""
        for plaque in self.plaques:
            plaque.remove()
        self.badge.remove()
        self.slots.remove()
        self.note.remove()
        self.scene.removeItem(self._felt)
        self._felt.setPixmap(QPixmap())  # as large as the window, and Python may hold the item for long
        self.scene.clear()
