"""Showing a match as it stands: for whoever sits down in the middle of a deal, or goes back in it."""

from __future__ import annotations

from cardtable.model.match import Match
from cardtable.rules.cards import NO_SUIT
from cardtable.rules.events import Announced, Said
from cardtable.view.motion.pace import Pace
from cardtable.view.motion.trick_show import TrickShow
from cardtable.view.motion.trump_sign import TrumpSign
from cardtable.view.table.stage import Stage
from cardtable.view.table.tabletop import Tabletop
from cardtable.view.words.texts import announcement, game_text


def show_as_it_stands(match: Match, table: Tabletop, play: TrickShow, trump: TrumpSign, stage: Stage) -> None:
    """Show all of a match that has begun, at once and without a sound: cards, trump, scores, signs, words."""
    so_far, view = match.so_far, match.view()
    play.begin_deal()
    play.shown = sum(so_far.tricks)
    stage.remember_trick(so_far.last_trick)
    for seat, plaque in enumerate(table.plaques):
        plaque.state.dealer = seat == so_far.dealer
        plaque.state.tricks = so_far.tricks[seat]
        plaque.state.score = view.scores[match.spec.side_of(seat)]
        plaque.refresh()
    table.slots.empty()
    for entry in so_far.entries:
        table.fill_slot(entry.why, entry.side)
    table.note.begin_deal()
    for told in so_far.announced:
        table.announce(told)
    table.board.sort_trump = view.trump if so_far.first_trump == NO_SUIT else so_far.first_trump
    table.board.lay(match.table())
    trump.hide()
    if view.trump != NO_SUIT:
        trump.show(view.trump, play.shown, Pace.instant())
    table.refresh_captions()
    _say_again(match, table)


def _say_again(match: Match, table: Tabletop) -> None:
    """Let the bubbles hold what has been said since the last card."""
    table.silence()
    bubbles = {choice.word: choice.bubble for choice in match.spec.choices}
    announcing: set[int] = set()
    for told in match.so_far.words:
        bubble = table.bubbles[told.seat]
        if isinstance(told, Announced):
            bubble.say(announcement(match.spec, told), more=told.seat in announcing)
            announcing.add(told.seat)
        elif isinstance(told, Said) and told.word in bubbles:
            bubble.say(game_text(bubbles[told.word]))
        bubble.fade(1.0)
