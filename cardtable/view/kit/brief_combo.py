"""A list to choose from whose closed box says no more than it must: a dot of colour, a word, or both."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter, QWidget

from cardtable.view.kit import canvas, theme
from cardtable.view.kit.controls import PaperCombo, draw_chevron

_BRIEF: Final = Qt.ItemDataRole.UserRole + 1
_COLOUR: Final = Qt.ItemDataRole.UserRole + 2

_SIDE: Final = 0.55
_DOT: Final = 0.78
_GAP: Final = 0.4
_CHEVRON: Final = 1.45
"""Within the box, in lines of text: room at the side, the dot, room after it, the chevron with its room."""


def draw_dot(painter: QPainter, middle: QPointF, size: float, colour: QColor) -> None:
    """A disc with a rim, as the faces on the table have."""
    rim = max(1.0, 0.09 * size)
    painter.setPen(QPen(QColor(theme.colours().paper), rim))
    painter.setBrush(colour)
    painter.drawEllipse(middle, (size - rim) / 2, (size - rim) / 2)


class BriefCombo(PaperCombo):
    """The list opens with all its words; the box shows each choice as :meth:`add` says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wordless = False
        self._least = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.set_text(self)
        self.currentIndexChanged.connect(self._on_index)

    def add(self, text: str, data: str, *, brief: str = "", colour: str = "", tip: str = "") -> None:
        """Add a choice.

        Parameters
        ----------
        text, data: what the list says, and what it stands for.
        brief: what the box says instead.
        colour: of its dot.
        tip: an explanation.
        """
        self.addItem(text, data)
        place = self.count() - 1
        for role, value in ((_BRIEF, brief), (_COLOUR, colour), (Qt.ItemDataRole.ToolTipRole, tip)):
            if value:
                self.setItemData(place, value, role)
        self._on_index()

    def recolour(self, colours: dict[str, str]) -> None:
        """Give the dots these colours, by data."""
        em = self.fontMetrics().height()
        self.setIconSize(QSize(em, em))
        for place in range(self.count()):
            colour = colours.get(str(self.itemData(place)), "")
            self.setItemData(place, colour, _COLOUR)
            self.setItemIcon(place, self._icon(QColor(colour)))
        self.update()

    def set_wordless(self, wordless: bool) -> None:
        """Whether the box shows the dot alone."""
        if wordless != self._wordless:
            self._wordless = wordless
            self.updateGeometry()
            self.update()

    def width_with_words(self) -> int:
        """How broad the box is with words."""
        return self._breadth(wordless=False)

    def width_alone(self) -> int:
        """How broad the box is without words."""
        return self._breadth(wordless=True)

    def set_least(self, breadth: int) -> None:
        """Be no narrower than that: as broad as the boxes above and below."""
        if breadth != self._least:
            self._least = breadth
            self.updateGeometry()

    def explain(self, place: int, tip: str) -> None:
        """Give a choice another explanation."""
        self.setItemData(place, tip, Qt.ItemDataRole.ToolTipRole)
        self._on_index()

    def _on_index(self) -> None:
        tip = self.currentData(Qt.ItemDataRole.ToolTipRole)
        self.setToolTip(str(tip or ""))
        self.setAccessibleDescription(str(tip or ""))

    def _icon(self, colour: QColor) -> QIcon:
        size = self.iconSize().width()

        def draw(painter: QPainter) -> None:
            draw_dot(painter, QPointF(size / 2, size / 2), 0.8 * size, colour)

        return QIcon(canvas.render(QSizeF(size, size), self.devicePixelRatioF(), draw))

    # --- size ----------------------------------------------------------------------------------------------

    def _brief(self, place: int) -> str:
        return str(self.itemData(place, _BRIEF) or self.itemText(place))

    def _has_dots(self) -> bool:
        return any(self.itemData(place, _COLOUR) for place in range(self.count()))

    def _breadth(self, *, wordless: bool) -> int:
        em = self.fontMetrics().height()
        briefs = [] if wordless else [self._brief(place) for place in range(self.count())]
        words = max((self.fontMetrics().horizontalAdvance(brief) for brief in briefs), default=0)
        dot = _DOT * em if self._has_dots() else 0.0
        gap = _GAP * em if dot and words else 0.0
        return round((_SIDE + _CHEVRON) * em + dot + gap + words + 0.2 * em)

    def sizeHint(self) -> QSize:
        breadth = max(self._breadth(wordless=self._wordless), self._least)
        return QSize(breadth, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def showPopup(self) -> None:
        """Open the list as broad as its words need."""
        em = self.fontMetrics().height()
        view = self.view()
        view.setMinimumWidth(max(self.width(), view.sizeHintForColumn(0) + round(1.2 * em)))
        super().showPopup()

    # --- looks ---------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = ""
        option.currentIcon = QIcon()
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        em = self.fontMetrics().height()
        colours = theme.colours()
        left, middle = _SIDE * em, self.height() / 2
        if colour := self.currentData(_COLOUR):
            draw_dot(painter, QPointF(left + _DOT * em / 2, middle), _DOT * em, QColor(colour))
            left += (_DOT + _GAP) * em
        if not self._wordless:
            painter.setPen(QColor(colours.ink))
            room = QRectF(left, 0, self.width() - left - (_CHEVRON - 0.2) * em, self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._brief(self.currentIndex()))
        tip = QPointF(self.width() - 0.85 * em, middle)
        draw_chevron(painter, tip, 0.5 * em, QColor(colours.soft), down=True)
