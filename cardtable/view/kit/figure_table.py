"""Tables of figures: rows to be read with the eyes, the keys or a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from cardtable.view.kit import theme

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_ROW: Final = 1.75
"""The height of a row in lines of text."""
_ASIDE: Final = 1.5
"""What a cell has beside its text, in lines of text."""


def table_style(em: float) -> str:
    """The style of tables on paper, beside :func:`theme.style_sheet`."""
    c = theme.colours()
    edge = max(1, round(0.1 * em))
    return f"""
    QTableView {{
        color: {c.ink}; background: {c.inset}; alternate-background-color: {c.paper};
        border: {edge}px solid {c.line}; border-radius: {round(0.35 * em)}px;
        selection-background-color: {c.green}; selection-color: {c.on_accent}; outline: 0;
    }}
    QTableView:focus {{ border-color: {c.ochre}; }}
    QTableView::item {{ padding: 0px {round(0.5 * em)}px; border: none; }}
    QHeaderView {{ background: {c.paper}; border: none; }}
    QHeaderView::section {{
        color: {c.soft}; background: {c.paper}; border: none; border-bottom: {edge}px solid {c.line};
        padding: {round(0.2 * em)}px {round(0.5 * em)}px;
    }}
    QScrollBar:horizontal {{ background: transparent; height: {round(0.55 * em)}px; margin: 0; }}
    QScrollBar::handle:horizontal {{
        background: {c.line}; border-radius: {round(0.27 * em)}px; min-width: {round(2 * em)}px;
    }}
    QScrollBar::handle:horizontal:hover {{ background: {c.soft}; }}
    QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal {{ width: 0; }}
    QScrollBar::add-page:horizontal, QScrollBar::sub-page:horizontal {{ background: transparent; }}
    QTableCornerButton::section {{ background: {c.paper}; border: none; }}
    """


class FigureModel(QAbstractTableModel):
    """Rows of texts. More of them may be fetched when the end comes in sight.

    Parameters
    ----------
    head: what stands above the columns.
    numbers: the columns of numbers, which are set to the right.
    """

    def __init__(
        self, head: Sequence[str] = (), numbers: Sequence[int] = (), parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._head = list(head)
        self._numbers = frozenset(numbers)
        self.rows: list[list[str]] = []
        self._more: Callable[[], list[list[str]]] | None = None

    def show_rows(
        self,
        rows: list[list[str]],
        *,
        head: Sequence[str] | None = None,
        numbers: Sequence[int] | None = None,
        more: Callable[[], list[list[str]]] | None = None,
    ) -> None:
        """Show other rows; ``more`` gives those that follow, or none at the end."""
        self.beginResetModel()
        self.rows, self._more = rows, more
        if head is not None:
            self._head = list(head)
        if numbers is not None:
            self._numbers = frozenset(numbers)
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._head)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and section < len(self._head):
            if role == Qt.ItemDataRole.DisplayRole:
                return self._head[section]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return self._side(section)
        return None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column in self._numbers else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def canFetchMore(self, parent: _Index = _NOWHERE) -> bool:
        return self._more is not None and not parent.isValid()

    def fetchMore(self, parent: _Index = _NOWHERE) -> None:
        rows = self._more() if self._more is not None else []
        if not rows:
            self._more = None
            return
        self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(rows) - 1)
        self.rows += rows
        self.endInsertRows()


class FigureTable(QTableView):
    """Shows such rows, a whole row at a time."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures = FigureModel(parent=self)
        self.setModel(self.figures)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setResizeContentsPrecision(24)
        head.setMinimumSectionSize(1)
        self._fit_soon: QTimer | None = None
        theme.set_text(self)
        theme.set_text(head, 0.95)
        self._fit_rows()

    def wrap(self) -> None:
        """Have texts that are too long for their column go on below, in a table of not too many rows."""
        self.setWordWrap(True)
        self._fit_soon = QTimer(self)
        self._fit_soon.setSingleShot(True)
        self._fit_soon.setInterval(0)
        self._fit_soon.timeout.connect(self._wrap_rows)
        self.horizontalHeader().sectionResized.connect(lambda *_: self._fit_rows())
        self.figures.modelReset.connect(self._fit_rows)

    def _wrap_rows(self) -> None:
        """Make each row as high as its texts need; Qt's own measure leaves out the padding of the cells."""
        metrics, flags = self.fontMetrics(), Qt.TextFlag.TextWordWrap
        line = metrics.height()
        widths = [
            max(1, self.columnWidth(n) - round(_ASIDE * line)) for n in range(self.model().columnCount())
        ]
        for number, row in enumerate(self.figures.rows):
            texts = zip(row, widths, strict=True)
            need = max(metrics.boundingRect(0, 0, width, 9999, flags, text).height() for text, width in texts)
            self.setRowHeight(number, need + round((_ROW - 1) * line))

    def _fit_rows(self) -> None:
        rows = self.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        height = round(_ROW * self.fontMetrics().height())
        rows.setMinimumSectionSize(height)
        rows.setDefaultSectionSize(height)
        if self._fit_soon is not None:
            self._fit_soon.start()

    def choose(self, row: int) -> None:
        """Choose a row, whatever keys are held down: Qt's own `selectRow` would heed them."""
        flags = QItemSelectionModel.SelectionFlag
        index = self.figures.index(row, 0)
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)

    def fill_with(self, column: int, *, whole: bool = False) -> None:
        """A column takes what room is left; its texts are cut where that is too little and nothing wraps, or
        ``whole`` ones make the table scroll."""
        modes = QHeaderView.ResizeMode
        mode = modes.ResizeToContents if whole else modes.Stretch
        self.horizontalHeader().setSectionResizeMode(column, mode)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "figures"):
            self._fit_rows()

    def height_of_rows(self, most: int) -> int:
        """The height of the head and so many rows, or of all if they are fewer."""
        rows = min(max(1, self.figures.rowCount()), most)
        each = self.verticalHeader().defaultSectionSize()
        return self.horizontalHeader().sizeHint().height() + rows * each + 2 * self.frameWidth() + 4

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, Return and keys with Ctrl are the sheet's."""
        passed = {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if event.key() in passed or (event.modifiers() & Qt.KeyboardModifier.ControlModifier):
            event.ignore()
        else:
            super().keyPressEvent(event)
