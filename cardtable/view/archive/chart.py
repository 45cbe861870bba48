"""What a chart shows, apart from how it is drawn: the same numbers stand in its table and in files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

LINES: Final = "lines"
BARS: Final = "bars"


class Series(NamedTuple):
    """A row of numbers under one name. ``lows`` and ``highs`` are the band around them, if there is one.

    ``tone`` is the name of one of the theme's colours.
    """

    name: str
    values: tuple[float, ...]
    tone: str
    lows: tuple[float, ...] = ()
    highs: tuple[float, ...] = ()


class Chart(NamedTuple):
    """A picture of numbers: ``kind`` is ``LINES`` over numbers, or ``BARS`` over names.

    ``places`` are the numbers along the axis; for bars they are 0, 1, 2 and ``names`` are what stands there.
    ``level`` is a height that a line is drawn at, with ``band`` to either side; bars stand on it. ``digits``
    are shown after the point, ``percent`` shows shares. ``note`` is a sentence below; ``nothing`` is one in
    place of the picture where there is too little to show. ``tones`` colour bars one by one,
    ``extra`` stands in the table alone.
    """

    key: str
    title: str
    kind: str
    along: str
    places: tuple[float, ...]
    series: tuple[Series, ...]
    names: tuple[str, ...] = ()
    note: str = ""
    nothing: str = ""
    digits: int = 0
    percent: bool = False
    level: float | None = None
    band: float = 0.0
    tones: tuple[str, ...] = ()
    extra: tuple[Series, ...] = ()

    def place(self, at: int) -> str:
        """What stands at a place along the axis."""
        return self.names[at] if self.names else QLocale().toString(round(self.places[at]))

    def value(self, number: float) -> str:
        """A number as it is shown."""
        if self.percent:
            return percent(number)
        is_count = self.kind == BARS and float(number).is_integer()
        return figure(number, 0 if is_count else self.digits)

    def head(self) -> list[str]:
        """The head of its table."""
        translate = QCoreApplication.translate
        words = [self.along]
        for series in (*self.series, *self.extra):
            words.append(series.name)
            if series.lows:
                words += [translate("Chart", "at least"), translate("Chart", "at most")]
        return words

    def rows(self) -> list[list[str]]:
        """The rows of its table."""
        return [[self.place(at), *map(self.value, self._numbers(at))] for at in range(len(self.places))]

    def plain_rows(self) -> list[list[str | float]]:
        """The rows as files hold them: numbers unrounded, with a point in every language."""
        first: Sequence[str | float] = self.names or self.places
        return [[first[at], *self._numbers(at)] for at in range(len(self.places))]

    def sentence(self, at: int) -> str:
        """All numbers at a place, to be read."""
        told = []
        for series in self.series:
            text = QCoreApplication.translate("Chart", "{name}: {value}")
            if series.lows:
                text = QCoreApplication.translate("Chart", "{name}: {value} ({low} to {high})")
            told.append(
                text.format(
                    name=series.name,
                    value=self.value(series.values[at]),
                    low=self.value(series.lows[at]) if series.lows else "",
                    high=self.value(series.highs[at]) if series.lows else "",
                )
            )
        head = self.place(at)
        if not self.names:
            head = QCoreApplication.translate("Chart", "{axis} {place}").format(axis=self.along, place=head)
        return "\n".join([head, *told])

    def _numbers(self, at: int) -> list[float]:
        numbers = []
        for series in (*self.series, *self.extra):
            numbers.append(series.values[at])
            if series.lows:
                numbers += [series.lows[at], series.highs[at]]
        return numbers


def figure(number: float, digits: int = 0) -> str:
    """A number as the language writes it, with the true minus sign."""
    text = QLocale().toString(float(abs(number)), "f", digits)
    is_nil = not any(sign in "123456789" for sign in text)
    return text if number >= 0 or is_nil else f"−{text}"


def percent(share: float) -> str:
    """A share of all: ``62%``."""
    return QCoreApplication.translate("Chart", "{number}%").format(number=figure(100 * share))
