"""The coach of a lesson: a small sheet beside what it speaks of, which says one thing at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from cardtable.view.kit import theme
from cardtable.view.kit.paper import GO_KEYS, PaperCard, height_of

_SHAPES: Final = (
    *((1.0, 25), (1.0, 36), (1.0, 15), (0.86, 25), (0.86, 36), (0.86, 15)),
    *((0.74, 25), (0.74, 36), (0.74, 48), (0.74, 15), (0.64, 25), (0.64, 48), (0.64, 15)),
)
"""How large its texts are, and how broad the sheet is in their lines: each next one is for where the one
before would cover what it speaks of."""
_VITAL: Final = 20.0
"""The weight from which on something is not to be covered at all."""
_FAR_MORE: Final = 40
"""By so much what is vital outweighs all else."""
_TOUCH: Final = 4_000.0
"""So much of it may be touched."""
_GRID: Final = 24
"""In so many places each way the sheet may stand."""


class Coach(PaperCard):
    """Tells a step, and waits for it to be read, or for what it asks to be done."""

    read = Signal()
    """The step has been read."""
    left = Signal()
    """The lesson is to be left."""
    restarted = Signal()
    """The lesson is to begin anew."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, banded=False)
        self.setObjectName("coach")
        self._obstacles: list[tuple[QRectF, float]] = []
        self._target = QRectF()
        self._placed = False
        """Whether it has a place from which it had better not jump about."""
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        theme.set_text(self.title, 1.2, title=True, bold=True)
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        theme.set_text(self.text)
        self.count = QLabel(self)
        self.count.setProperty("tone", "soft")
        theme.set_text(self.count, 0.9)
        self.again_button = self._button(self.tr("Start over"), "link", 0.95)
        self.again_button.clicked.connect(self.restarted)
        self.leave_button = self._button(self.tr("Leave the lesson"), "link", 0.95)
        self.leave_button.clicked.connect(self.left)
        self.go_button = self._button(self.tr("Go on"), "primary", 1.05)
        self.go_button.clicked.connect(self.read)
        self._rows = QVBoxLayout(self)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.count)
        self._foot.addStretch(1)
        for button in (self.again_button, self.leave_button, self.go_button):
            self._foot.addWidget(button)
        for widget in (self.title, self.text):
            self._rows.addWidget(widget)
        self._rows.addLayout(self._foot)
        self.hide()

    def _button(self, text: str, role: str, scale: float) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        theme.set_text(button, scale, bold=role == "primary")
        return button

    # --- telling -------------------------------------------------------------------------------------------

    def tell(self, title: str, text: str, spoken: str, number: int, count: int, *, waits: bool) -> None:
        """Show a step.

        Parameters
        ----------
        spoken: the text as it is read aloud.
        number, count: which step it is, and of how many.
        waits: whether it is to be read before the lesson goes on; else something is to be done.
        """
        self.title.setText(title)
        self.text.setText(text)
        self.text.setAccessibleName(spoken)
        self.count.setText(self.tr("{number} of {count}").format(number=number, count=count))
        self.setAccessibleName(f"{title}. {spoken}")
        self.go_button.setVisible(waits)
        self.go_button.setAccessibleDescription(spoken)
        self.again_button.setVisible(number > 1)
        self.show()
        self.raise_()

    # --- where it stands -----------------------------------------------------------------------------------

    def place(self, target: QRectF, obstacles: Sequence[tuple[QRectF, float]]) -> None:
        """Stand near a box, clear of the obstacles as far as that is possible; each has a weight."""
        self._target, self._obstacles = target, list(obstacles)
        self.arrange()

    def arrange(self) -> None:
        """Take the size and the place that suit the page of now."""
        page = self.parentWidget()
        if page is None or self.isHidden():
            return
        self._placed, placed = True, self._placed
        before = QRectF(self.geometry()).center() if placed else None
        for smaller, breadth in _SHAPES:
            size = self._take_size(page, smaller * theme.scale_for(page.size()), breadth)
            corner = self._best_corner(page.size(), size, before)
            if self._covered(QRectF(corner, size), _VITAL) < _TOUCH:
                break
        self.move(corner)

    def _take_size(self, page: QWidget, scale: float, breadth: int) -> QSize:
        """Be as large as the words are in a scale and a breadth."""
        self.setFont(theme.font(scale))
        theme.rescale(self, scale)
        em = self.em()
        self.setStyleSheet(theme.style_sheet(em))
        margin = round(1.1 * em)
        self._rows.setContentsMargins(margin, round(0.9 * em), margin, round(0.8 * em))
        self._rows.setSpacing(round(0.35 * em))
        self._foot.setSpacing(round(0.7 * em))
        self._foot.setContentsMargins(0, round(0.2 * em), 0, 0)
        for layout in (self._rows, *self.findChildren(QLayout)):
            layout.invalidate()
        width = min(page.width() - 16, max(round(breadth * em), self._foot.sizeHint().width() + 2 * margin))
        size = QSize(width, min(page.height() - 16, height_of(self._rows, width)))
        self.resize(size)
        return size

    def _covered(self, sheet: QRectF, least: float = 0) -> float:
        """How much of what matters a sheet would cover, by weight; ``least`` leaves lighter things out."""
        covered = 0.0
        for box, weight in self._obstacles:
            if weight >= least:
                common = sheet.intersected(box)
                covered += weight * common.width() * common.height()
        return covered

    def _best_corner(self, page: QSize, size: QSize, before: QPointF | None) -> QPoint:
        """The corner at which the sheet covers least of what matters, is near its target, and has not far to
        go from where its middle was before."""
        room_x, room_y = max(0, page.width() - size.width() - 16), max(0, page.height() - size.height() - 16)
        middle = self._target.center() if not self._target.isEmpty() else QPointF(page.width() / 2, 0)
        far = page.width() + page.height()

        def cost(corner: QPoint) -> float:
            sheet = QRectF(corner, size)
            away = (sheet.center() - middle).manhattanLength() / far
            moved = (sheet.center() - (before or middle)).manhattanLength() / far
            vital = _FAR_MORE * self._covered(sheet, _VITAL)
            return vital + self._covered(sheet) + 2000 * away + 3000 * moved

        corners = [
            QPoint(8 + room_x * x // _GRID, 8 + room_y * y // _GRID)
            for x in range(_GRID + 1)
            for y in range(_GRID + 1)
        ]
        return min(corners, key=cost)

    # --- input ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus; what else is pressed is the page's."""
        focus = self.focusWidget()
        if event.key() in GO_KEYS and isinstance(focus, QPushButton):
            focus.click()
            return
        event.ignore()
