"""Another language for a window that stands: what shows words is let go of, and names are said anew."""

from __future__ import annotations

from functools import cached_property

from cardtable.model.house_names import shown_names
from cardtable.model.languages import speak
from cardtable.view.window.match_host import MatchHost
from cardtable.view.window.sheets import SheetWindow


def drop_words(window: SheetWindow) -> None:
    """Let go of the pages and sheets of a window, of its menus and tools; it builds others on demand."""
    if window.is_made("screen_filler"):
        window.screen_filler.close()
    for words in ("tools", "menus"):
        if window.is_made(words):
            getattr(window, words).close()
    for kind in type(window).__mro__:
        for name, made in vars(kind).items():
            if isinstance(made, cached_property):
                window.__dict__.pop(name, None)


def speak_at_table(host: MatchHost, language: str) -> None:
    """Speak another language, in which the names that come with the program are others too."""
    seats = host.match.seats if host.match is not None else ()
    players = host.plan.players if host.plan is not None else ()
    speak(language)
    for seat, name in zip(seats, shown_names([seat.name for seat in seats]), strict=True):
        seat.name = name
    if host.plan is not None:
        renamed = zip(players, shown_names(host.plan.names), strict=True)
        shown = tuple(player._replace(name=name) for player, name in renamed)
        host.plan = host.plan._replace(players=shown)
