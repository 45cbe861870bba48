"""The product's colours and typefaces: cream paper, ink, one red, one green, one ochre, one blue.

There is a light and a dark set, chosen by what the system asks for. Whatever is written in one of these
colours on the set's ``paper`` or ``page`` has a contrast of at least 4.5 to 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.rules.cards import CLUBS, DIAMONDS, HEARTS, Suit
from cardtable.view.kit.contrast import is_high, stronger


class Colours(NamedTuple):
    """One set of colours, each ``#rrggbb``.

    ``page`` lies behind everything, ``paper`` is a sheet on it, ``inset`` a field on the sheet, ``line`` a
    rule or an edge that need not be read. ``ink`` writes, ``soft`` writes what matters less. ``on_accent``
    writes on ``green``, ``red``, ``blue`` and ``ochre``, and on the faces of computer players, which have a
    colour for each style.
    """

    page: str
    paper: str
    inset: str
    line: str
    ink: str
    soft: str
    red: str
    green: str
    ochre: str
    blue: str
    on_accent: str
    cautious: str
    balanced: str
    bold: str
    felt: str
    felt_deep: str


LIGHT: Final = Colours(
    page="#efe6d0",
    paper="#fbf6e8",
    inset="#fffdf6",
    line="#cdbf9f",
    ink="#1e1c24",
    soft="#5f5848",
    red="#ab1d2a",
    green="#1d5c3d",
    ochre="#85590a",
    blue="#24578a",
    on_accent="#fffaf0",
    cautious="#5b4b8a",
    balanced="#17666b",
    bold="#934611",
    felt="#2c6b4b",
    felt_deep="#174a31",
)

DARK: Final = Colours(
    page="#191714",
    paper="#24211c",
    inset="#2f2b24",
    line="#57503f",
    ink="#f1e9d6",
    soft="#b9ae96",
    red="#f08a85",
    green="#7cc49a",
    ochre="#dfb15c",
    blue="#8dbbe6",
    on_accent="#17150f",
    cautious="#b9a6f2",
    balanced="#6cc7cb",
    bold="#f0a06a",
    felt="#1f4f38",
    felt_deep="#123324",
)

_STRONG: Final = (stronger(LIGHT, dark=False), stronger(DARK, dark=True))
"""The sets for those who need strong contrasts, light and dark."""

FELTS: Final[dict[str, tuple[tuple[str, str], tuple[str, str]]]] = {
    "green": ((LIGHT.felt, LIGHT.felt_deep), (DARK.felt, DARK.felt_deep)),
    "blue": (("#2c5a80", "#173650"), ("#214660", "#11283a")),
    "wine": (("#7a3040", "#451722"), ("#5c2430", "#35121a")),
    "sand": (("#9c7a4a", "#5f4625"), ("#6e5533", "#40301a")),
}
"""The colours of the cloths, in the middle and at the edge, for light and for dark systems."""
FELT_LIGHT: Final = 112
"""By how many percent the middle of a cloth is lighter than its colour."""

_SERIF: Final = ("Palatino Linotype", "Palatino", "P052", "Georgia", "Noto Serif", "DejaVu Serif")

_DESIGN: Final = QSize(1010, 640)
"""The window for which texts are as high as systems usually make them, ``_USUAL``."""
_USUAL: Final = 12
"""Pixels of a usual system's font."""
_LEAST_SCALE: Final = 0.95
_GREATEST_SCALE: Final = 3.4


CHANGES: Final = frozenset(
    {QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange}
)
"""Events of a widget after which those in it should take colours and texts anew. Widgets that have a style
sheet are not told themselves."""


def is_dark() -> bool:
    """Whether the system, or the palette where the system does not say, asks for dark windows."""
    scheme = QGuiApplication.styleHints().colorScheme()
    if scheme == Qt.ColorScheme.Unknown:
        return QGuiApplication.palette().color(QPalette.ColorRole.Window).lightness() < 128
    return scheme == Qt.ColorScheme.Dark


def colours() -> Colours:
    """The set of colours to draw with now."""
    dark = is_dark()
    if is_high():
        return _STRONG[dark]
    return DARK if dark else LIGHT


def _is_dark(of: Colours) -> bool:
    return of in (DARK, _STRONG[True])


def felt_colours(kind: str) -> tuple[str, str]:
    """The colours of a cloth now, in the middle and at the edge; what is no cloth counts as green."""
    return FELTS.get(kind, FELTS["green"])[is_dark()]


FOUR_COLOURS: Final[dict[Suit, tuple[str, str]]] = {
    DIAMONDS: ("#24418f", "#8a93f2"),
    CLUBS: ("#0d7361", "#4fcab8"),
}
"""The colours of the suits that have one of their own in a deck of four, on light and on dark paper. They are
bluer than other greens and blues here, so that nobody takes them for red or for one another."""

_four_colours = False


def set_four_colours(on: bool) -> None:
    """Write clubs and diamonds in colours of their own from now on, as the deck shows them."""
    global _four_colours
    _four_colours = on


def suit_colour(suit: Suit, of: Colours | None = None) -> str:
    """The colour a suit is written in on paper."""
    of = of or colours()
    if _four_colours and suit in FOUR_COLOURS:
        return FOUR_COLOURS[suit][_is_dark(of)]
    return of.red if suit in (HEARTS, DIAMONDS) else of.ink


def side_colour(side: int, of: Colours | None = None) -> str:
    """The colour that stands for a side, wherever its points are shown."""
    of = of or colours()
    return (of.blue, of.red, of.ochre, of.green)[side % 4]


def face_colour(style: str, of: Colours | None = None) -> str:
    """The colour of the faces of players of a style."""
    of = of or colours()
    return {"cautious": of.cautious, "bold": of.bold}.get(style, of.balanced)


def faded(colour: str, share: float) -> QColor:
    """The colour with so much of its strength, from 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(share)
    return result


def scale_for(window: QSize) -> float:
    """How much larger than the system's size texts are in a window so large.

    They grow with the window, but those of a system that has large texts anyway do not grow twice.
    """
    share = min(window.width() / _DESIGN.width(), window.height() / _DESIGN.height())
    usual = _USUAL / max(1, QFontInfo(QApplication.font()).pixelSize())
    return max(_LEAST_SCALE, min(_GREATEST_SCALE, share) * usual)


def font(scale: float = 1.0, *, title: bool = False, bold: bool = False) -> QFont:
    """The application's font in ``scale`` times the system's size; ``title`` gives the serif of titles."""
    result = QFont(QApplication.font())
    if result.pointSizeF() > 0:
        result.setPointSizeF(result.pointSizeF() * scale)
    else:
        result.setPixelSize(max(1, round(result.pixelSize() * scale)))
    if title:
        result.setFamilies([*_SERIF, *result.families()])
        result.setStyleHint(QFont.StyleHint.Serif)
    result.setBold(bold)
    return result


def set_text(widget: QWidget, scale: float = 1.0, *, title: bool = False, bold: bool = False) -> None:
    """Say how a widget's text relates to the text around it; :func:`rescale` keeps it so."""
    widget.setProperty("textScale", scale)
    widget.setProperty("textTitle", title)
    widget.setProperty("textBold", bold)


def rescale(root: QWidget, scale: float) -> None:
    """Give ``root`` and all in it texts in ``scale`` times their size."""
    for widget in (root, *root.findChildren(QWidget)):
        own = widget.property("textScale")
        if own is not None:
            title, bold = bool(widget.property("textTitle")), bool(widget.property("textBold"))
            widget.setFont(font(scale * float(own), title=title, bold=bold))


def style_sheet(em: float, of: Colours | None = None) -> str:
    """The style of controls on paper, for texts whose lines are ``em`` high.

    Qt's own ``em`` in style sheets does not follow a font that changes later.
    """
    c = of or colours()

    def px(share: float) -> str:
        return f"{max(1, round(share * em))}px"

    return f"""
    QLabel, QCheckBox {{ color: {c.ink}; background: transparent; }}
    QLabel[tone="soft"] {{ color: {c.soft}; }}
    QLabel[tone="red"] {{ color: {c.red}; }}
    QLabel[tone="green"] {{ color: {c.green}; }}
    QLabel[tone="ochre"] {{ color: {c.ochre}; }}
    QFrame[role="rule"] {{ background: {c.line}; border: none; min-height: 1px; max-height: 1px; }}
    QPushButton {{
        color: {c.ink}; background: {c.inset}; border: {px(0.1)} solid {c.line};
        border-radius: {px(0.45)}; padding: {px(0.4)} {px(1)};
    }}
    QPushButton:hover {{ border-color: {c.green}; }}
    QPushButton:focus {{ border: {px(0.17)} solid {c.ochre}; padding: {px(0.33)} {px(0.93)}; }}
    QPushButton:pressed {{ background: {c.line}; }}
    QPushButton:disabled {{ color: {c.soft}; background: transparent; border-color: {c.line}; }}
    QPushButton[role="primary"] {{ color: {c.on_accent}; background: {c.green}; border-color: {c.green}; }}
    QPushButton[role="primary"]:hover {{ background: {"#93d4ae" if _is_dark(c) else c.felt_deep}; }}
    QPushButton[role="primary"]:focus {{ border: {px(0.17)} solid {c.ochre}; }}
    QPushButton[role="link"] {{
        color: {c.blue}; background: transparent; text-align: left;
        border: {px(0.1)} solid transparent; padding: {px(0.25)} 0px;
    }}
    QPushButton[role="link"]:hover {{ color: {c.green}; }}
    QPushButton[role="link"]:focus {{ border: {px(0.1)} solid {c.ochre}; }}
    QPushButton[role="link"]:disabled {{ color: {c.soft}; }}
    QPushButton[role="step"] {{
        border-radius: {px(0.8)}; padding: 0px; min-width: {px(1.6)}; max-width: {px(1.6)};
        min-height: {px(1.6)}; max-height: {px(1.6)};
    }}
    QLineEdit, QComboBox, QSpinBox {{
        color: {c.ink}; background: {c.inset}; border: {px(0.1)} solid {c.line}; border-radius: {px(0.35)};
        padding: {px(0.25)} {px(0.5)}; selection-background-color: {c.green}; selection-color: {c.on_accent};
    }}
    QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{ border-color: {c.ochre}; }}
    QSpinBox {{ padding: {px(0.2)} 0px; min-width: {px(2.2)}; max-width: {px(2.2)}; }}
    QSpinBox QLineEdit {{ padding: 0px; border: none; background: transparent; }}
    QComboBox {{ padding-right: {px(1.5)}; }}
    QComboBox::drop-down {{ border: none; width: {px(1.4)}; }}
    QComboBox::down-arrow {{ image: none; }}
    QComboBox QAbstractItemView {{
        color: {c.ink}; background: {c.inset}; selection-background-color: {c.green};
        selection-color: {c.on_accent};
    }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QScrollArea[role="field"] {{ border: {px(0.1)} solid transparent; border-radius: {px(0.3)}; }}
    QScrollArea[role="field"]:focus {{ border-color: {c.ochre}; }}
    QScrollBar:vertical {{ background: transparent; width: {px(0.55)}; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {c.line}; border-radius: {px(0.27)}; min-height: {px(2)}; }}
    QScrollBar::handle:vertical:hover {{ background: {c.soft}; }}
    QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
    QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
    """
