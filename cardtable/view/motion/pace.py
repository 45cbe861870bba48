"""How long everything on the table takes: the only file that knows a duration."""

from __future__ import annotations

from typing import Final, NamedTuple, Self


class Pace(NamedTuple):
    """Durations and holds in milliseconds.

    The fields of motion say how long something travels; those of reading (``*_hold``, ``panel_auto``) how
    long it stays to be read. With motion off things are at their places at once, but words stay.
    """

    name: str = "normal"

    spread: int = 420
    """The pack is laid out for the lot, or gathered from it."""
    draw_lot: int = 380
    lot_hold: int = 1300
    pack: int = 260
    """The pack comes to its place."""
    cut: int = 480
    riffle: int = 520
    """The pack is shuffled."""
    packet: int = 330
    """A card of a packet flies to its hand."""
    stagger: int = 26
    """From one card of a packet to the next."""
    beat_of_deal: int = 205
    """From one packet to the next."""
    round_rest: int = 150
    """A breath of the dealer between two rounds."""
    turn: int = 460
    badge: int = 360
    sort: int = 240
    bubble: int = 140
    bubble_hold: int = 620
    announce_hold: int = 1000
    bubble_stay: int = 6000
    """How long bubbles stay when nothing more is told, since the person is thinking."""
    play: int = 360
    beat: int = 100
    """A breath between two players."""
    trick_hold: int = 1150
    gather: int = 620
    draw: int = 300
    discard: int = 300
    chip: int = 620
    chip_stagger: int = 260
    clear: int = 260
    hover: int = 110
    celebration: int = 4200
    """How long petals fall after a match that was won."""
    panel_entry: int = 520
    panel_auto: int = 2600
    """How long a panel stays when a computer plays the person's seat too."""
    message_hold: int = 4200
    """How long a line of words to the person stays."""
    click_guard: int = 350
    """After a click that hurried something, clicks mean nothing more for so long."""

    @classmethod
    def normal(cls) -> Self:
        """The pace a newcomer can follow."""
        return cls()

    @classmethod
    def slow(cls) -> Self:
        """Time to look at everything."""
        return cls()._times("slow", 1.6, 1.7)

    @classmethod
    def fast(cls) -> Self:
        """For those who know the game."""
        return cls()._times("fast", 0.55, 0.5)

    @classmethod
    def brisk(cls) -> Self:
        """For those who only want to play."""
        return cls()._times("brisk", 0.32, 0.28)

    @classmethod
    def off(cls) -> Self:
        """Nothing moves; a trick still stays until it is read."""
        return cls()._times("off", 0, 1)

    @classmethod
    def instant(cls) -> Self:
        """Nothing moves and nothing stays: for tests."""
        return cls()._times("instant", 0, 0)._replace(click_guard=0)

    @classmethod
    def named(cls, name: str) -> Self:
        """The pace of a name. Raises :class:`KeyError`."""
        makers = (cls.slow, cls.normal, cls.fast, cls.brisk, cls.off, cls.instant)
        return {make.__name__: make for make in makers}[name]()

    def still(self) -> Self:
        """This pace without motion; what is to be read stays as long."""
        return self._times(self.name, 0, 1)

    def hurried(self) -> Self:
        """This pace for what is known already, such as tricks that are claimed."""
        quick = self._times(self.name, 0.5, 0.3) if self.moves else self._times(self.name, 0, 0.3)
        return quick._replace(beat=0)

    @property
    def moves(self) -> bool:
        """Whether anything moves at all."""
        return self.play > 0

    def _times(self, name: str, motion: float, reading: float) -> Self:
        """This pace with its motion and its reading times so many times as long."""
        changed = {
            field: round(value * (reading if field in _READING else motion))
            for field, value in self._asdict().items()
            if field not in {"name", "message_hold", "click_guard"}
        }
        return self._replace(name=name, **changed)


_READING: Final = frozenset(
    {"lot_hold", "bubble_hold", "announce_hold", "bubble_stay", "trick_hold", "panel_auto"}
)
