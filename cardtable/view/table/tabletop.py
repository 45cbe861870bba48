"""Everything that lies on the table, in one scene: its furniture, cards, speech."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize

from cardtable.rules.events import Announced, Zone
from cardtable.rules.spec import GameSpec, Options, ZoneSpec
from cardtable.view.kit import canvas
from cardtable.view.table.board import Board
from cardtable.view.table.card_item import CardItem
from cardtable.view.table.furniture import Furniture
from cardtable.view.table.layout import GATHERED, LOT
from cardtable.view.table.looks import Looks
from cardtable.view.table.note import Entry
from cardtable.view.table.signs import Caption
from cardtable.view.table.speech import Bubble, Chip
from cardtable.view.words.texts import announcement, game_text, side_label

_COUNT_Z: Final = 260


class Tabletop(Furniture):
    """The table of one match, with the cards on it."""

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
        super().__init__(looks, spec, options, names, lines, person, size, dpr, styles)
        self.art = looks.art
        self.board = Board(self.scene, self.art, self.layout, spec.rank_order(options), dpr)
        self.bubbles = [Bubble(self.scene) for _ in range(spec.seats)]
        self.chips: list[Chip] = []
        self.cue: Callable[[str], None] = lambda name: None
        """Told of each moment that may be heard, by its name in :mod:`cardtable.view.sound.sounds`."""
        self._captions: dict[Zone, Caption] = {}
        self._counts: dict[Zone, Caption] = {}
        self.resize(size, dpr)

    # --- size ----------------------------------------------------------------------------------------------

    def resize(self, size: QSize, dpr: float) -> None:
        """Lay everything out for a window; what is on its way goes on to its new place."""
        super().resize(size, dpr)
        for seat, bubble in enumerate(self.bubbles):
            tip, side = self.layout.bubble(seat)
            bubble.place(tip, side, self.scene.sceneRect(), self.text_pixels, dpr)
        self.board.use(self.layout, dpr)
        self.board.follow()
        self.refresh_captions(self.board.in_flight())

    def change_looks(self) -> None:
        """Show cards, signs and felt as they look now."""
        for card in self.board.everything():
            card.change_screen(self.dpr)
        self.resize(self.scene.sceneRect().size().toSize(), self.dpr)

    @property
    def _room(self) -> QRectF:
        """The window within its margins."""
        margin = self.layout.places.margin
        return self.scene.sceneRect().adjusted(margin, 0, -margin, 0)

    # --- captions ------------------------------------------------------------------------------------------

    def refresh_captions(self, arriving: Iterable[CardItem] = ()) -> None:
        """Show how many cards lie in each zone that counts them, those still on their way left out, and what
        the zones are called."""
        under_way = set(map(id, arriving))
        for zone, cards in list(self.board.zones.items()):
            spec = self.layout.zone(zone.name)
            if spec.place in ("loose", LOT, GATHERED) or self.layout.is_own_hand(zone):
                continue
            count = sum(id(card) not in under_way for card in cards)
            if spec.place == "hand":
                self._show_hand_count(zone, count)
            else:
                self._show_caption(zone, spec, count)
        for zone in [*self._captions, *self._counts]:
            if not self.board.zones.get(zone):
                for captions in (self._captions, self._counts):
                    if zone in captions:
                        captions[zone].hide()

    def _show_hand_count(self, zone: Zone, count: int) -> None:
        caption = self._counts.setdefault(zone, Caption(self.scene, _COUNT_Z))
        at = self.layout.count_point(zone, count) if count else QPointF()
        caption.show(
            str(count) if count else "",
            at,
            max(11.0 * self.layout.places.grown(0.7), 0.13 * self.layout.card),
            self.dpr,
            pill=True,
        )

    def _show_caption(self, zone: Zone, spec: ZoneSpec, count: int) -> None:
        caption = self._captions.setdefault(zone, Caption(self.scene))
        box, width = self.layout.box(zone)
        pixels = self.layout.places.caption_pixels
        if spec.place == "won":
            at = QPointF(box.center().x() + 0.5 * width, box.bottom() - 0.12 * box.height())
            text = str(count // self.spec.seats) if count else ""
            caption.show(text, at, pixels, self.dpr, pill=True, room=self._room)
            return
        widest = 3.0 * width
        text = self._caption_text(spec, count)
        places = self.layout.places
        wraps = places.captions_wrap and spec.place == "centre"
        if spec.place in ("centre", "on-stock"):
            widest = places.pile_caption
            pixels = pixels if wraps else self._centre_pixels(pixels, widest)
            least = canvas.text_font(canvas.LEAST_TEXT)
            if spec.counted and not wraps and canvas.text_width(text, least) > Caption.inside(widest, pixels):
                text = str(count)  # better than a word cut off before its number
        elif places.texts > 1:
            widest = box.width() + 0.9 * places.corner_gap
        at, _ = self.layout.label_point(zone)
        room = self._room_in_corner(spec, pixels) if spec.place == "corner" else self._room
        caption.show(text if count else "", at, pixels, self.dpr, room=room, widest=widest, wraps=wraps)

    def _room_in_corner(self, spec: ZoneSpec, pixels: float) -> QRectF:
        """The room that the captions of the piles to its left leave a pile out of play."""
        room = QRectF(self._room)
        for other in self.spec.zones:
            if other is spec:
                break
            if other.place == "corner":
                at, _ = self.layout.label_point(Zone(other.name))
                breadth = Caption.breadth(self._caption_text(other, 0), pixels)
                room.setLeft(max(room.left(), at.x() - breadth / 2) + breadth + 0.2 * pixels)
        return room

    def _caption_text(self, spec: ZoneSpec, count: int) -> str:
        text = game_text(spec.caption)
        if not (spec.counted and text):
            return text
        counted = QCoreApplication.translate("Tabletop", "{caption}: {count}", "such as Stock: 31")
        return counted.format(caption=text, count=count)

    def _centre_pixels(self, pixels: float, widest: float) -> float:
        """The height of letters at which every caption in the middle has room: they are alike."""
        inside = Caption.inside(widest, pixels)
        texts = [self._caption_text(spec, 40) for spec in self.spec.zones if spec.place == "centre"]
        fonts = [canvas.fitted_font(text, pixels, inside, least=canvas.LEAST_TEXT) for text in texts if text]
        return min([pixels, *(max(10.0, font.pixelSize()) for font in fonts)])

    # --- points and notes ----------------------------------------------------------------------------------

    def fill_slot(self, why: str, side: int) -> None:
        """A side has scored this."""
        self.slots.fill(why, self.side_colour(side), side_label(self.spec, self.names, side))

    def announce(self, told: Announced) -> None:
        """Write an announcement on the note."""
        side, name = self.spec.side_of(told.seat), self.names[told.seat]
        self.note.add(Entry(side, name, announcement(self.spec, told), told.points))

    # --- speech --------------------------------------------------------------------------------------------

    def silence(self) -> None:
        """Take all bubbles away."""
        for bubble in self.bubbles:
            bubble.silence()

    def new_chip(self, text: str, side: int) -> Chip:
        """Make a chip of points of a side."""
        chip = Chip(self.scene, text, self.side_colour(side), 1.05 * self.text_pixels, self.dpr)
        self.chips.append(chip)
        return chip

    def drop_chip(self, chip: Chip) -> None:
        """Take a chip away."""
        if chip in self.chips:
            self.chips.remove(chip)
            chip.remove()

    # --- end -----------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Take everything out of the scene, while Python still holds it."""
        self.board.clear()
        for bubble in self.bubbles:
            bubble.remove()
        for chip in self.chips:
            chip.remove()
        for caption in (*self._captions.values(), *self._counts.values()):
            caption.remove()
        self.chips.clear()
        self._captions.clear()
        self._counts.clear()
        super().clear()
