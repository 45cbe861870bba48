"""What those who show a match ask of the page that holds the table."""

from __future__ import annotations

from typing import Protocol

from cardtable.model.match import DealSummary, MatchSummary
from cardtable.model.sealing import PackSealed
from cardtable.rules.events import TrickTaken


class Stage(Protocol):
    """The page, as its director sees it."""

    def show_phase(self, phase: str) -> None:
        """The table shows this phase now."""

    def say(self, text: str) -> None:
        """Show a line of words to the person."""

    def stand(self, text: str) -> None:
        """Have a line of words stand while no other is said."""

    def show_seal(self, commitment: str) -> None:
        """The pack has been sealed, and nothing has been dealt from it."""

    def offer_cut(self, told: PackSealed) -> None:
        """The pack lies there for the person to be cut."""

    def show_turn(self, seat: int) -> None:
        """It is this seat's turn, as far as the table shows."""

    def waits_after_trick(self) -> bool:
        """Whether a trick stays until the person goes on."""

    def remember_trick(self, trick: TrickTaken | None) -> None:
        """This is the last trick, as far as the table shows; a new deal has none."""

    def show_deal(self, summary: DealSummary) -> None:
        """The deal has been shown to its end."""

    def show_match(self, summary: MatchSummary) -> None:
        """The match has been shown to its end."""

    def settle(self) -> None:
        """The table shows all that has happened."""
