#!/usr/bin/env python3
"""Writes contact sheets of the deck: all faces in each look, and all backs, 60, 100, 200 and 400 pixels wide.

    python3 packaging/deck_sheet.py DIRECTORY

The pictures come from the code that the table uses, so the sheets show what a player sees.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from cardtable.view.deck.card_shape import card_height  # noqa: E402  # found through the line above
from cardtable.view.deck.cards import CardArt  # noqa: E402  # found through the line above
from cardtable.view.deck.deck_style import BACKS, DeckStyle  # noqa: E402  # found through the line above

WIDTHS = (60, 100, 200, 400)
FELT = QColor("#2c6b4f")
PER_ROW = 13
LOOKS = {
    "classic": DeckStyle(),
    "large": DeckStyle(look="large"),
    "four-colour": DeckStyle(four_colours=True),
    "large-four-colour": DeckStyle(look="large", four_colours=True),
    "cyrillic": DeckStyle(cyrillic=True),
}
"""The looks that have a sheet of their own."""


def sheet(pictures: Sequence[QPixmap], width: int) -> QImage:
    """The pictures in rows of thirteen, on felt."""
    height = round(card_height(width))
    gap = max(4, width // 20)
    columns = min(PER_ROW, len(pictures))
    rows = -(-len(pictures) // columns)
    image = QImage(columns * (width + gap) + gap, rows * (height + gap) + gap, QImage.Format.Format_RGB32)
    image.fill(FELT)
    painter = QPainter(image)
    for n, picture in enumerate(pictures):
        row, column = divmod(n, columns)
        painter.drawPixmap(gap + column * (width + gap), gap + row * (height + gap), picture)
    painter.end()
    return image


def write_sheets(folder: Path) -> list[Path]:
    """Write `LOOK-WIDTH.png` and `backs-WIDTH.png` for each width, and say which files they are."""
    folder.mkdir(parents=True, exist_ok=True)
    decks = {look: CardArt(style) for look, style in LOOKS.items()}
    backs = [CardArt(DeckStyle(back=back)) for back in BACKS]
    written = []
    for width in WIDTHS:
        sheets = {look: [deck.face(card, width, 1.0) for card in range(52)] for look, deck in decks.items()}
        sheets["backs"] = [deck.back(width, 1.0) for deck in backs]
        for name, pictures in sheets.items():
            file = folder / f"{name}-{width}.png"
            if not sheet(pictures, width).save(str(file)):
                raise OSError(f"cannot write {file}")
            written.append(file)
    return written


def main(arguments: Sequence[str]) -> int:
    """Write the sheets into the directory given."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    try:
        for file in write_sheets(Path(arguments[0])):
            print(file)
    except OSError as error:
        print(f"deck_sheet: {error}", file=sys.stderr)
        return 1
    finally:
        application.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
