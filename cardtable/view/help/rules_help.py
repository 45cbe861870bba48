"""Opens the rules where they are wanted: at a rule, a game, or a word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.rules.spec import GameSpec, Options
from cardtable.view.deck.cards import CardArt
from cardtable.view.help.rule_links import RULE, RuleAsked

if TYPE_CHECKING:
    from cardtable.view.help.rules_panel import RulesPanel


class InForce(NamedTuple):
    """A game and the options it is played with, on the table or, ``at_table`` being false, the next time."""

    spec: GameSpec
    options: Options
    at_table: bool


class RulesHelp(QObject):
    """Shows the panel of rules over a window, and makes it when it is first wanted.

    Parameters
    ----------
    host: what the panel is laid over.
    games: whose rules there are, by id.
    art: the deck.
    now: the game on the table or chosen for it, and the options it is played with.
    later: the options with which another game would be played.
    refused: the number of the rule by which the person was refused something just now, or nothing.
    """

    def __init__(
        self,
        host: QWidget,
        games: Mapping[str, GameSpec],
        art: CardArt,
        now: Callable[[], InForce],
        later: Callable[[GameSpec], Options],
        refused: Callable[[], str],
    ) -> None:
        super().__init__(host)
        self._host = host
        self._games = games
        self._art = art
        self._now = now
        self._later = later
        self._refused = refused
        self._panel: RulesPanel | None = None

    @property
    def panel(self) -> RulesPanel:
        """The panel, open or not."""
        if self._panel is None:
            from cardtable.view.help.rules_panel import RulesPanel  # not while the program starts

            self._panel = RulesPanel(self._games, self._options_of, self._art, self._host)
        return self._panel

    def show_rules(self) -> None:
        """Open the rules of the game that is on the table or chosen for it, at the rule by which the person
        has just been refused something, or that of what has the keys. Asked once more, close them."""
        if self._panel is not None and self._panel.isVisible():
            self._panel.hide()
        else:
            self.show_rule(self._refused() or _rule_in_hand())

    def show_rule(self, rule: str = "") -> None:
        """Open the rules of that game at a rule, or those of the game that has it."""
        from cardtable.view.help.rules_panel import Place

        game = self._now().spec.id
        panel = self.panel
        page = panel.page_with(rule, game) if rule else ""
        panel.open_at(Place(page, rule) if page else Place(game))

    def take(self, event: QEvent) -> None:
        """Open the rule that a part of the window asks for."""
        if isinstance(event, RuleAsked):
            event.accept()
            self.show_rule(event.rule)

    def show_glossary(self, term: str = "") -> None:
        """Open the glossary, at a word if one is given."""
        from cardtable.view.help.rules_panel import Place
        from cardtable.view.help.rules_text import GLOSSARY

        self.panel.open_at(Place(GLOSSARY, term))

    def _options_of(self, spec: GameSpec) -> tuple[Options, str]:
        """The options to read a game's page by, and a sentence about whose they are."""
        now = self._now()
        if now.spec.id != spec.id:
            told = QCoreApplication.translate("RulesHelp", "These are the rules as you last chose them.")
            return self._later(spec), told
        if now.at_table:
            told = QCoreApplication.translate("RulesHelp", "These are the rules of the match on the table.")
        else:
            told = QCoreApplication.translate("RulesHelp", "These are the rules chosen for the next match.")
        return now.options, told


def _rule_in_hand() -> str:
    """The rule of the part of the window that has the keys: an option, a word, a point."""
    widget = QApplication.focusWidget()
    while widget is not None:
        if rule := widget.property(RULE):
            return str(rule)
        widget = widget.parentWidget()
    return ""
