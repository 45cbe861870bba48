"""Pages of which one is seen."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedLayout, QWidget


class PageStack(QWidget):
    """Shows one of its pages at a time, and whatever else is laid over them.

    For assistive technology a ``QStackedWidget`` holds nothing but its pages: sheets laid over them would not
    be there.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = QStackedLayout(self)
        self._pages.setContentsMargins(0, 0, 0, 0)

    def addWidget(self, page: QWidget) -> None:
        """Add a page."""
        self._pages.addWidget(page)

    def setCurrentWidget(self, page: QWidget) -> None:
        """Show a page, below whatever is laid over the one that was there."""
        self._pages.setCurrentWidget(page)
        page.lower()

    def currentWidget(self) -> QWidget | None:
        """The page in sight."""
        return self._pages.currentWidget()
