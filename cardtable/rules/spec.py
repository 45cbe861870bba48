"""What a game is, as data: its seats, pack, options, words, zones and texts.

A window that knows these classes can offer and show any game; a further game is one file that fills them in.
Texts are English sources for translation, kept whole; :func:`QT_TRANSLATE_NOOP` marks them for Qt's tools.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from cardtable.rules.cards import Card
from cardtable.rules.errors import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP
from cardtable.rules.errors import BadOption

if TYPE_CHECKING:
    from cardtable.rules.seatview import SeatView
    from cardtable.rules.state import State

OptionValue = str | int
Options = Mapping[str, OptionValue]


class Option(NamedTuple):
    """A rule option.

    ``values`` are the words it takes, or for a number the range of it; ``title`` is its name for people,
    ``explain`` one line about it (a number) or one per value (words), ``rule`` the rule it belongs to.
    """

    key: str
    rule: str
    values: tuple[str, ...] | range
    default: OptionValue
    title: str
    explain: Mapping[str, str]

    def check(self, value: object) -> OptionValue:
        """Return the value if the option takes it. Raises :class:`BadOption` with one sentence."""
        if isinstance(self.values, range):
            if isinstance(value, int) and not isinstance(value, bool) and value in self.values:
                return value
            least, most = self.values[0], self.values[-1]
            text = QT_TRANSLATE_NOOP(
                "record", "option {option} takes a whole number from {least} to {most}, not {found}"
            )
            raise BadOption(text, option=repr(self.key), least=least, most=most, found=_brief(value))
        if isinstance(value, str) and value in self.values:
            return value
        text = QT_TRANSLATE_NOOP("record", "option {option} takes one of {values}, not {found}")
        values = ", ".join(map(repr, self.values))
        raise BadOption(text, option=repr(self.key), values=values, found=_brief(value))

    def parse(self, text: str) -> OptionValue:
        """Read a value from text, as on a command line. Raises :class:`BadOption`."""
        if isinstance(self.values, range):
            return self.check(int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text)
        return self.check(text)


class Choice(NamedTuple):
    """A word a player can say or do: its label on the button, what the bubble says, one line about it, its
    shortcut letter (a text in the context ``key``), and the rule. ``cards`` is true where it goes with cards
    picked from the hand."""

    word: str
    label: str
    bubble: str
    explain: str
    rule: str
    key: str = ""
    cards: bool = False


class ZoneSpec(NamedTuple):
    """Where a zone lies on the table and how its cards lie in it.

    ``per`` is ``table``, ``seat`` or ``side``. ``place`` is a named anchor of the table: ``hand`` (before
    the player), ``trick`` (centre, toward the player), ``won`` (beside the player), ``centre`` (in the
    middle; several zones there stand side by side in order), ``on-stock`` (covers the stock, a bit aside),
    ``corner`` (out of play). ``style`` is ``fan``, ``pile`` or ``row``; ``counted`` shows the number of
    cards; ``caption`` names the zone.
    """

    name: str
    per: str
    place: str
    style: str
    counted: bool = False
    caption: str = ""


class Reason(NamedTuple):
    """Why points are given: ``name`` as a title (High), ``text`` as a clause, ``rule`` its number.

    Where the clause depends on the options in force, ``option`` is the key of the one that decides, and
    ``texts`` holds the clauses for those of its values that have another than ``text``. ``nobody`` is the
    clause for a deal in which nobody earned the points.
    """

    name: str
    text: str
    rule: str
    nobody: str = ""
    option: str = ""
    texts: Mapping[str, str] = MappingProxyType({})

    def clause(self, options: Options) -> str:
        """Return why the points were given under these options."""
        return self.texts.get(str(options.get(self.option, "")), self.text)


class GameSpec(NamedTuple):
    """A game that can be played.

    ``follow_rule``, ``pack_rule``, ``deal_rule`` and ``end_rule`` are the numbers of its rules on following
    suit, on the cards, on dealing and on the end of a match, ``secret_rule`` that of the rule by which tricks
    are not looked at again, ``caution_rule`` that of the one by which a person is asked before a bad move.
    ``rules_page`` is the file of its rules in ``assets/rules``, by default its id.

    ``questions`` are by phase what a person is asked who has words to choose from, with a place ``{name}``
    for whoever spoke last.

    ``sides`` is the number of sides; seat *s* plays for side ``s % sides``. ``rank_order`` gives the ranks
    low to high for the options in force. ``new`` makes the state of a match from checked options and the
    first dealer. ``target`` gives the score that wins. ``slots`` are reasons shown as a row that fills during
    a deal (High Low Jack Game). ``trump_title`` is what the table calls the trump, ``trump_changes`` tells
    whether every turned card may change it under the options in force. ``ledger`` tells whether matches are
    written in a ledger, ``last_trick`` whether the last trick may be looked at again. ``announcements`` are
    the texts of announced combinations by kind, with places ``{ranks}``, ``{suit}``. ``hidden_hand`` is a
    sentence for a seat that may not see its own cards yet. ``tricks_left`` gives how many tricks of the deal
    are still to be completed, more than any hand holds while cards are still drawn; ``points_by_trick`` tells
    whether points hang on which cards meet in a trick.
    """

    id: str
    title: str
    summary: str
    seats: int
    sides: int
    pack: tuple[Card, ...]
    options: tuple[Option, ...]
    choices: tuple[Choice, ...]
    zones: tuple[ZoneSpec, ...]
    reasons: Mapping[str, Reason]
    rank_order: Callable[[Options], str]
    target: Callable[[Options], int]
    new: Callable[[GameSpec, Options, int], State]
    follow_rule: str = ""
    pack_rule: str = ""
    deal_rule: str = ""
    end_rule: str = ""
    secret_rule: str = ""
    caution_rule: str = ""
    rules_page: str = ""
    slots: tuple[str, ...] = ()
    trump_title: str = QT_TRANSLATE_NOOP("game", "Trump")
    trump_changes: Callable[[Options], bool] = lambda options: False
    ledger: bool = False
    last_trick: bool = True
    hidden_hand: str = ""
    questions: Mapping[str, str] = MappingProxyType({})
    announcements: Mapping[str, str] = MappingProxyType({})
    tricks_left: Callable[[SeatView], int] = lambda view: max(view.counts)
    points_by_trick: bool = False

    def side_of(self, seat: int) -> int:
        """Return the side a seat plays for."""
        return seat % self.sides

    def option(self, key: str) -> Option:
        """Return an option by key. Raises :class:`BadOption` where the game has none of that name."""
        for option in self.options:
            if option.key == key:
                return option
        known = ", ".join(o.key for o in self.options)
        text = QT_TRANSLATE_NOOP("record", "{game} has no option {option}; it has {known}")
        raise BadOption(text, game=self.id, option=_brief(key), known=known)

    def defaults(self) -> dict[str, OptionValue]:
        """Return every option with its default: the seed's rules."""
        return {option.key: option.default for option in self.options}

    def checked(self, given: Mapping[str, object], complete: bool = False) -> Options:
        """Return all options in order, the given values checked and the rest at their defaults.

        With ``complete`` a missing option is an error. Raises :class:`BadOption`.
        """
        for key in given:
            self.option(key)
        for option in self.options:
            if complete and option.key not in given:
                text = QT_TRANSLATE_NOOP("record", "option {option} of {game} is missing")
                raise BadOption(text, option=repr(option.key), game=self.id)
        return MappingProxyType({o.key: o.check(given.get(o.key, o.default)) for o in self.options})

    def match(self, options: Mapping[str, object], first_dealer: int) -> State:
        """Begin a match: a state that waits for the first pack. Raises :class:`BadOption`."""
        if not 0 <= first_dealer < self.seats:
            text = QT_TRANSLATE_NOOP("record", "first_dealer is a seat from 0 to {most}, not {found}")
            raise BadOption(text, most=self.seats - 1, found=first_dealer)
        return self.new(self, self.checked(options), first_dealer)


def _brief(value: object) -> str:
    """What an option was to be, cut where it is too long for a sentence."""
    return repr(str(value)[:40])
