"""Rule options for a person to choose: each with its title, its rule, and what the chosen value means."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.rules.spec import GameSpec, Option, OptionValue
from cardtable.view.help.rule_links import RULE, RuleLabel, ask_rule, rule_text
from cardtable.view.kit import theme
from cardtable.view.kit.controls import FoldHeader, Stepper
from cardtable.view.kit.wrapped_radio import WrappedRadio
from cardtable.view.words.texts import game_text


class OptionBlock(QWidget):
    """One rule option. The title is marked while the value is not the default."""

    changed = Signal()
    """The person has chosen another value."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self.setObjectName(f"option-{option.key}")
        self.setProperty(RULE, option.rule)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(0)

    @property
    def is_default(self) -> bool:
        """Whether the option has the seed's value."""
        return self.value() == self.option.default

    def value(self) -> OptionValue:
        """The chosen value."""
        raise NotImplementedError

    def set_value(self, value: OptionValue) -> None:
        """Choose a value without a signal."""
        raise NotImplementedError

    def mark(self) -> None:
        """Show what is chosen, and whether it is the default."""

    def arrange(self, em: float) -> None:
        """Set the gaps to suit the text's size."""

    def _title(self) -> str:
        title = game_text(self.option.title)
        changed = QCoreApplication.translate("OptionBlock", "{title}  •  changed")
        return title if self.is_default else changed.format(title=title)

    def _chosen(self) -> None:
        self.mark()
        self.changed.emit()


class ChoiceBlock(OptionBlock):
    """An option that is one of several words, folded to what the chosen one means."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        self.header = FoldHeader(self)
        self.rows.addWidget(self.header)
        self._field = QWidget(self)
        self._choices = QVBoxLayout(self._field)
        self._choices.setSpacing(0)
        self.rows.addWidget(self._field)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, WrappedRadio] = {}
        for value in option.values:
            button = WrappedRadio(game_text(option.explain[str(value)]), self._field)
            button.setObjectName(f"{option.key}={value}")
            self._group.addButton(button)
            self.buttons[str(value)] = button
            self._choices.addWidget(button)
        self.set_value(option.default)
        self._field.hide()
        self.header.toggled.connect(self._field.setVisible)
        self.header.noted.connect(lambda: ask_rule(self, option.rule))
        self._group.buttonToggled.connect(self._on_toggled)

    def value(self) -> OptionValue:
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def set_value(self, value: OptionValue) -> None:
        self._group.blockSignals(True)
        self.buttons[str(value)].setChecked(True)
        self._group.blockSignals(False)
        self.mark()

    def mark(self) -> None:
        explain = game_text(self.option.explain[str(self.value())])
        self.header.show_texts(self._title(), explain, rule_text(self.option.rule), not self.is_default)

    def arrange(self, em: float) -> None:
        self._choices.setContentsMargins(round(1.0 * em), 0, 0, 0)

    def _on_toggled(self, button: object, checked: bool) -> None:
        if checked:
            self._chosen()


class NumberBlock(OptionBlock):
    """An option that is a number."""

    def __init__(self, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(option, parent)
        assert isinstance(option.values, range)
        self._head = QHBoxLayout()
        texts = QVBoxLayout()
        texts.setSpacing(0)
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        theme.set_text(self.title, 1.0, bold=True)
        texts.addWidget(self.title)
        for text in option.explain.values():
            explain = QLabel(game_text(text), self)
            explain.setWordWrap(True)
            explain.setProperty("tone", "soft")
            theme.set_text(explain)
            texts.addWidget(explain)
        self.stepper = Stepper(option.values, game_text(option.title), self)
        aside = QVBoxLayout()
        aside.setSpacing(0)
        self.rule = RuleLabel(rule_text(option.rule), option.rule, self, whole=True)
        self.rule.setWordWrap(False)
        theme.set_text(self.rule)
        aside.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignRight)
        aside.addWidget(self.stepper)
        aside.addStretch(1)
        self._head.addLayout(texts, 1)
        self._head.addLayout(aside)
        self.rows.addLayout(self._head)
        self.set_value(option.default)
        self.stepper.valueChanged.connect(self._chosen)

    def value(self) -> OptionValue:
        return self.stepper.value()

    def set_value(self, value: OptionValue) -> None:
        self.stepper.blockSignals(True)
        self.stepper.set_value(int(value))
        self.stepper.blockSignals(False)
        self.mark()

    def mark(self) -> None:
        self.title.setText(self._title())
        tone = "" if self.is_default else "ochre"
        if self.title.property("tone") != tone:
            self.title.setProperty("tone", tone)
            self.title.style().unpolish(self.title)
            self.title.style().polish(self.title)

    def arrange(self, em: float) -> None:
        self._head.setSpacing(round(0.6 * em))
        self.rule.recolour()


class OptionList(QWidget):
    """Some of a game's options, one below the other."""

    changed = Signal()
    """The person has chosen another value of one of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.blocks: dict[str, OptionBlock] = {}
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)

    def show_options(self, options: tuple[Option, ...], values: Mapping[str, OptionValue]) -> None:
        """Show these options with these values instead of what was shown."""
        for block in self.blocks.values():
            self._rows.removeWidget(block)
            block.hide()
            block.setParent(None)
            block.deleteLater()
        self.blocks = {}
        for option in options:
            kind = NumberBlock if isinstance(option.values, range) else ChoiceBlock
            block = kind(option, self)
            block.set_value(values[option.key])
            block.changed.connect(self.changed)
            self.blocks[option.key] = block
            self._rows.addWidget(block)

    def values(self) -> dict[str, OptionValue]:
        """The chosen values by key."""
        return {key: block.value() for key, block in self.blocks.items()}

    def reset(self) -> None:
        """Choose every default, without a signal."""
        for block in self.blocks.values():
            block.set_value(block.option.default)

    @property
    def changes(self) -> int:
        """How many options have another value than the default."""
        return sum(not block.is_default for block in self.blocks.values())

    def arrange(self, em: float) -> None:
        """Set the gaps to suit the text's size."""
        self._rows.setSpacing(round(0.5 * em))
        for block in self.blocks.values():
            block.arrange(em)


TARGET = "target"
"""The key of the option that every game with a free target score calls so."""


def split_options(spec: GameSpec) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The options everybody wants to see, and those that only some do."""
    first = tuple(option for option in spec.options if option.key == TARGET)
    return first, tuple(option for option in spec.options if option.key != TARGET)
