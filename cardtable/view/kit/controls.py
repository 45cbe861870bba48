"""Controls that look the same on every system: a number with buttons, a list to choose from, a header that
folds."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from cardtable.view.kit import theme

_FLAGS = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value


def draw_chevron(painter: QPainter, middle: QPointF, size: float, colour: QColor, *, down: bool) -> None:
    """A small open arrow that points down or to the right."""
    half, depth = size / 2, size / 4
    tips = [QPointF(-half, -depth), QPointF(0, depth), QPointF(half, -depth)]
    if not down:
        tips = [QPointF(tip.y(), tip.x()) for tip in tips]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour, max(1.2, size / 6))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([middle + tip for tip in tips]))


class PaperCombo(QComboBox):
    """A list to choose from."""

    def sizeHint(self) -> QSize:
        """A little more than Qt says, whose field is narrower where texts are large."""
        return super().sizeHint() + QSize(round(0.3 * self.fontMetrics().height()), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        em = self.fontMetrics().height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() - 0.85 * em, self.height() / 2)
        draw_chevron(painter, middle, 0.5 * em, QColor(theme.colours().soft), down=True)


class _Number(QSpinBox):
    """A spin box without buttons, for which a style sheet would leave no room to write in."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._place()

    def _place(self) -> None:
        self.lineEdit().setGeometry(self.rect().adjusted(3, 3, -3, -3))


class Stepper(QWidget):
    """A whole number between two buttons that change it by one."""

    valueChanged = Signal(int)

    def __init__(self, values: range, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.spin = _Number(self)
        self.spin.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.spin.setRange(values[0], values[-1])
        self.spin.setAccessibleName(name)
        theme.set_text(self.spin, 1.05, bold=True)
        self.less = self._button("−", self.spin.stepDown)
        self.more = self._button("+", self.spin.stepUp)
        self.less.setAccessibleName(self.tr("Less"))
        self.more.setAccessibleName(self.tr("More"))
        for widget in (self.less, self.spin, self.more):
            row.addWidget(widget)
        self.spin.valueChanged.connect(self._on_value)
        self._on_value(self.spin.value())

    def _button(self, sign: str, action: object) -> QPushButton:
        button = QPushButton(sign, self)
        button.setProperty("role", "step")
        button.setAutoRepeat(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the number itself steps by the arrow keys
        theme.set_text(button, 1.05, bold=True)
        button.clicked.connect(action)
        return button

    def _on_value(self, value: int) -> None:
        self.less.setEnabled(value > self.spin.minimum())
        self.more.setEnabled(value < self.spin.maximum())
        self.valueChanged.emit(value)

    def value(self) -> int:
        """The number."""
        return self.spin.value()

    def set_value(self, value: int) -> None:
        """Set the number."""
        self.spin.setValue(value)


class FoldHeader(QAbstractButton):
    """A title that shows or hides what belongs to it; a line below it stands for that while it is hidden.

    It is checked while open. ``note`` stands at the right, and tells when it is clicked. ``marked`` draws the
    title in the colour of what has been changed.
    """

    noted = Signal()
    """The note at the right was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = ""
        self.note = ""
        self.marked = False
        self._heights: dict[tuple[int, bool], int] = {}
        """The height for each width, open and closed: layouts ask often, and to measure words takes long."""
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.set_text(self)
        self.toggled.connect(self.updateGeometry)

    def show_texts(self, title: str, line: str, note: str, marked: bool) -> None:
        """Show these texts."""
        self.setText(title)
        self.line, self.note, self.marked = line, note, marked
        self._heights.clear()
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def _em(self) -> int:
        return self.fontMetrics().height()

    def _indent(self) -> int:
        return round(1.15 * self._em())

    def _bold(self) -> QFontMetrics:
        font = self.font()
        font.setBold(True)
        return QFontMetrics(font)

    def _note_room(self) -> QRect:
        width = self.fontMetrics().horizontalAdvance(self.note)
        return QRect(self.width() - width, 0, width, self._em() if self.note else 0)

    def hitButton(self, pos: QPoint) -> bool:
        return super().hitButton(pos) and not self._note_room().contains(pos)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._note_room().contains(event.position().toPoint()):
            self.noted.emit()
        else:
            super().mousePressEvent(event)

    def _title_room(self, width: int) -> QRect:
        note = self.fontMetrics().horizontalAdvance(self.note) + round(0.6 * self._em())
        space = QRect(self._indent(), 0, max(40, width - self._indent() - note), 10_000)
        return self._bold().boundingRect(space, _FLAGS, self.text())

    def _line_room(self, width: int) -> QRect:
        top = self._title_room(width).height()
        space = QRect(self._indent(), top, max(40, width - self._indent() - 2), 10_000)
        if self.isChecked() or not self.line:
            return QRect(space.topLeft(), QSize(0, 0))
        return self.fontMetrics().boundingRect(space, _FLAGS, self.line)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        key = (width, self.isChecked())
        if key not in self._heights:
            self._heights[key] = self._title_room(width).height() + self._line_room(width).height() + 2
        return self._heights[key]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._heights.clear()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        width = 20 * self._em()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * self._em(), self._em() + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.colours()
        em = self._em()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        active = self.underMouse() or self.hasFocus()
        tone = QColor(colours.ochre if self.hasFocus() else colours.green if active else colours.soft)
        draw_chevron(painter, QPointF(0.45 * em, 0.55 * em), 0.5 * em, tone, down=self.isChecked())
        title = self._title_room(self.width())
        painter.setPen(QColor(colours.blue))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(self.rect(), right, self.note)
        painter.setPen(QColor(colours.soft))
        line = self._line_room(self.width())
        if line.height():
            painter.drawText(line.adjusted(0, 0, 4, 4), _FLAGS, self.line)
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(colours.ochre if self.marked else colours.ink))
        painter.drawText(title.adjusted(0, 0, 4, 4), _FLAGS, self.text())
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.ochre), max(1.0, 0.09 * em)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 0.3 * em, 0.3 * em)
