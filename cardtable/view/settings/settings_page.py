"""A page of the settings: rows of controls, each tied to a preference in both directions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardtable.model.preferences import Preferences
from cardtable.rules.cards import Card
from cardtable.view.kit import theme
from cardtable.view.kit.chips import Chips, Draw
from cardtable.view.kit.parts import push_button
from cardtable.view.kit.switches import PaperSlider, Switch
from cardtable.view.settings.samples import SampleTable
from cardtable.view.table.looks import Looks


class Offer(NamedTuple):
    """A value that may be chosen: its words, and above them a picture in a room of ``room`` lines of text."""

    value: str
    text: str
    picture: Draw | None = None
    room: tuple[float, float] = (0, 0)


class FormRow(QWidget):
    """A name, and what is chosen of it: beside the name, or below where there is little room.

    One that is ``whole`` has the breadth of the page.
    """

    def __init__(self, title: str, control: QWidget, parent: QWidget, *, whole: bool = False) -> None:
        super().__init__(parent)
        self._whole = whole
        self.label = QLabel(title, self)
        self.label.setWordWrap(True)
        self.label.setBuddy(control)
        theme.set_text(self.label, 1.0, bold=True)
        self.control = control
        control.setParent(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._narrow: bool | None = None

    def arrange(self, em: int, narrow: bool) -> None:
        """Set gaps and places to suit the text's size."""
        narrow = narrow or self._whole
        self.label.setMinimumWidth(0 if narrow else 9 * em)
        self.label.setMaximumWidth(16_777_215 if narrow else 9 * em)
        self.label.setVisible(not narrow or bool(self.label.text()))
        self.label.setContentsMargins(0, 0 if narrow else round(0.35 * em), 0, 0)
        self._grid.setHorizontalSpacing(round(0.6 * em))
        self._grid.setVerticalSpacing(round(0.25 * em))
        if narrow == self._narrow:
            return
        self._narrow = narrow
        if narrow:
            self._grid.addWidget(self.label, 0, 0, 1, 2)
            self._grid.addWidget(self.control, 1, 0, 1, 2)
        else:
            self._grid.addWidget(self.label, 0, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(self.control, 0, 1)


class SettingsPage(QWidget):
    """A page; a subclass gives it its title, and ends with :meth:`end`.

    Parameters
    ----------
    preferences: what its controls show and change.
    """

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.title = ""
        """Its name, with a mnemonic."""
        self.sample: SampleTable | None = None
        self.preferences = preferences
        self.keys: list[str] = []
        """The preferences on this page: what its reset concerns."""
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self._forms: list[FormRow] = []
        self._shown: dict[str, list[Callable[[], None]]] = {}
        preferences.changed.connect(self._on_changed)

    # --- building ------------------------------------------------------------------------------------------

    def add_sample(self, looks: Looks, cards: Callable[[], Sequence[Card]]) -> SampleTable:
        """Cards on the felt that show what is chosen."""
        self.sample = SampleTable(looks, cards, self)
        self.rows.addWidget(self.sample)
        return self.sample

    def add_chips(self, title: str, key: str, offers: Sequence[Offer]) -> Chips:
        """A choice among words, all of them in sight."""
        chips = Chips(title.replace("&", ""), self)
        chips.setObjectName(key)
        for offer in offers:
            chips.add(*offer)
        self._add_form(title, chips)
        self.tie(key, lambda: chips.choose(self.preferences.text(key)))
        chips.chosen.connect(lambda value: self.preferences.set(key, value))
        return chips

    def add_switch(self, title: str, text: str, key: str) -> Switch:
        """Something that is on or off; a page of nothing else needs no titles."""
        switch = Switch(text, self)
        switch.setObjectName(key)
        if title:
            switch.setAccessibleName(f"{title.replace('&', '')}: {text}")
            self._add_form(title, switch)
        else:
            self.rows.addWidget(switch)
        self.tie(key, lambda: switch.setChecked(self.preferences.flag(key)))
        switch.toggled.connect(lambda on: self.preferences.set(key, on))
        return switch

    def add_slider(self, title: str, key: str, values: range, words: Callable[[int], str]) -> PaperSlider:
        """A number along a line, with what it means beside it."""
        field = QWidget(self)
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        slider = PaperSlider(values, title.replace("&", ""), field)
        slider.setObjectName(key)
        value = QLabel(field)
        theme.set_text(value)
        row.addWidget(slider, 3)
        row.addWidget(value, 2)
        field.setFocusProxy(slider)
        field.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a label gives the keys to no other

        def show() -> None:
            slider.setValue(self.preferences.number(key))
            value.setText(words(slider.value()))

        self._add_form(title, field)
        self.tie(key, show)
        slider.valueChanged.connect(lambda number: self.preferences.set(key, number))
        return slider

    def add_note(self, text: str = "", *, whole: bool = False) -> QLabel:
        """Words that explain what stands above them, or the ``whole`` page."""
        note = QLabel(text, self)
        note.setWordWrap(True)
        note.setProperty("tone", "soft")
        theme.set_text(note)
        self._add_form("", note, whole=whole).setVisible(bool(text))
        return note

    @staticmethod
    def tell(note: QLabel, text: str) -> None:
        """Have a note say this, or nothing."""
        note.setText(text)
        form = note.parentWidget()
        assert form is not None
        form.setVisible(bool(text))

    def add_button(self, text: str, name: str) -> QPushButton:
        """A button, no broader than its words."""
        field = QWidget(self)
        button = push_button(field, text)
        button.setObjectName(name)
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(button)
        row.addStretch(1)
        self._add_form("", field)
        return button

    def end(self) -> None:
        """Everything has been added."""
        self.rows.addStretch(1)

    def _add_form(self, title: str, control: QWidget, *, whole: bool = False) -> FormRow:
        form = FormRow(title, control, self, whole=whole)
        self._forms.append(form)
        self.rows.addWidget(form)
        return form

    def tie(self, key: str, show: Callable[[], None]) -> None:
        """Call this now, and whenever a preference has another value."""
        if key not in self.keys:
            self.keys.append(key)
        self._shown.setdefault(key, []).append(show)
        show()

    # --- doing ---------------------------------------------------------------------------------------------

    def _on_changed(self, key: str) -> None:
        for show in self._shown.get(key, ()):
            show()

    @property
    def is_default(self) -> bool:
        """Whether there is nothing to reset."""
        return self.preferences.is_default(self.keys)

    def reset(self) -> None:
        """Choose the defaults of this page."""
        self.preferences.reset(self.keys)

    def shown(self) -> None:
        """The page comes into sight."""

    def arrange(self, em: int, narrow: bool) -> None:
        """Set gaps and places to suit the text's size."""
        self.rows.setSpacing(round(0.8 * em))
        for form in self._forms:
            form.arrange(em, narrow)
