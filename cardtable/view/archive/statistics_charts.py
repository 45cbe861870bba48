"""Charts and tables of the statistics, made from figures: what they show, in words and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTimeZone

from cardtable.model.chances import FEW, heaps, is_telling, smooth
from cardtable.model.figures import MIXED, Figures, Group, Played
from cardtable.model.house_names import shown_name
from cardtable.model.levels import LEVELS, STYLES
from cardtable.model.luck import Luck
from cardtable.model.statistics import HEAPS
from cardtable.rules.spec import GameSpec
from cardtable.view.archive.chart import BARS, LINES, Chart, Series, figure, percent
from cardtable.view.words.texts import game_text, level_title

_LOCAL: Final = 14
"""A curve is the local mean over about this part of all."""

translate = QCoreApplication.translate


class Breakdown(NamedTuple):
    """Something that matches are compared by: its name, what a match has of it, and the names of that."""

    key: str
    title: str
    of: Callable[[Played], Iterable[str]]
    name: Callable[[str], str]
    order: Callable[[str], int] = lambda key: 0
    """Where it stands among others; those alike stand as they come."""


def moment(text: str) -> str:
    """A time of the store as people write it, in their own time zone."""
    when = QDateTime.fromString(text, "yyyy-MM-ddTHH:mm:ss'Z'")
    when.setTimeZone(QTimeZone.utc())
    return QLocale().toString(when.toLocalTime(), QLocale.FormatType.ShortFormat) if when.isValid() else text


def style_title(style: str) -> str:
    """A style by name."""
    if style == MIXED:
        return translate("statistics", "Different styles")
    return next((translate("style", known.title) for known in STYLES if known.id == style), style)


def breakdowns(games: Mapping[str, GameSpec]) -> list[Breakdown]:
    """All that matches are compared by."""
    titles = {option.key: option.title for spec in games.values() for option in spec.options}
    usual = translate("statistics", "Usual rules")
    changed = translate("statistics", "Changed: {option}")
    return [
        Breakdown(
            "game",
            translate("statistics", "Game"),
            lambda one: (one.game,),
            lambda key: game_text(games[key].title),
        ),
        Breakdown(
            "level", translate("statistics", "Opponents"), lambda one: (one.level,), level_title, _rank
        ),
        Breakdown(
            "partner",
            translate("statistics", "Partner"),
            lambda one: (one.partner,) if one.partner else (),
            shown_name,
        ),
        Breakdown("style", translate("statistics", "Style"), lambda one: (one.style,), style_title),
        Breakdown(
            "rules",
            translate("statistics", "Rules"),
            lambda one: one.changed or ("",),
            lambda key: changed.format(option=game_text(titles[key])) if key else usual,
        ),
    ]


def _rank(level: str) -> int:
    return next((place for place, known in enumerate(LEVELS) if known.id == level), -1)


def compared(groups: Iterable[Group], by: Breakdown) -> tuple[list[str], list[list[str]]]:
    """Head and rows of a table that compares groups of matches."""
    head = [
        by.title,
        translate("statistics", "Matches"),
        translate("statistics", "Won"),
        translate("statistics", "Share"),
        translate("statistics", "Likely between"),
        translate("statistics", "Deals"),
        translate("statistics", "Points a deal"),
        translate("statistics", "Others’"),
    ]
    rows = []
    for group in sorted(groups, key=lambda group: by.order(group.key)):
        deals = max(1, group.deals)
        rows.append(
            [
                by.name(group.key),
                figure(group.matches),
                figure(group.won),
                percent(group.share.value) if group.matches else "–",
                between(group),
                figure(group.deals),
                figure(group.own / deals, 2),
                figure(group.others / deals, 2),
            ]
        )
    return head, rows


def between(group: Group) -> str:
    """Between what the share of matches won lies that these point to."""
    share = group.share
    if not is_telling(share, group.matches):
        return translate("statistics", "too few to tell")
    text = translate("statistics", "{low} and {high}")
    return text.format(low=percent(share.low), high=percent(share.high))


def likely(group: Group) -> str:
    """How sure the share of matches won is, in words."""
    share = group.share
    if not is_telling(share, group.matches):
        return translate("statistics", "Too few matches to tell")
    text = translate("statistics", "Likely {low} to {high}")
    return text.format(low=percent(share.low), high=percent(share.high))


def others_name(spec: GameSpec | None) -> str:
    """What the other sides are called beside the person's."""
    if spec is None:
        return translate("statistics", "All others")
    if spec.sides > 2:
        return translate("statistics", "Each other player, on average")
    return (
        translate("statistics", "The opponents")
        if spec.seats > 2
        else translate("statistics", "The opponent")
    )


def own_name(spec: GameSpec | None) -> str:
    """What the person's side is called."""
    if spec is not None and spec.seats == spec.sides:
        return translate("statistics", "You")
    return translate("statistics", "Your side")


def charts(figures: Figures, luck: Luck, spec: GameSpec | None, games: Mapping[str, GameSpec]) -> list[Chart]:
    """The charts of the matches that count; all are of one game if ``spec`` is given."""
    return [
        _points(figures, spec),
        _wins(figures, spec),
        _kinds(figures, spec, games),
        _luck(luck),
    ]


def _points(figures: Figures, spec: GameSpec | None) -> Chart:
    rivals = spec.sides - 1 if spec is not None else 1
    breadth = max(FEW, figures.whole.deals / _LOCAL)
    few = figures.whole.deals < 2 * FEW
    own, others = (smooth(parts, breadth) for parts in (figures.own, figures.others))
    series = (
        Series(
            own_name(spec),
            tuple(value.value for value in own.values),
            "green",
            tuple(value.low for value in own.values),
            tuple(value.high for value in own.values),
        ),
        Series(others_name(spec), tuple(value.value / rivals for value in others.values), "red"),
    )
    return Chart(
        "points",
        translate("statistics", "Points a deal"),
        LINES,
        translate("statistics", "Deal"),
        own.at,
        series,
        note=translate(
            "statistics", "The mean of the deals around. It lies within the band 95 times out of 100."
        ),
        nothing=_few(figures.whole.deals) if few else "",
        digits=2,
    )


def _wins(figures: Figures, spec: GameSpec | None) -> Chart:
    won = figures.won
    curve = smooth(heaps(won, HEAPS), max(FEW, len(won) / _LOCAL), share=True)
    even = 1 / spec.sides if spec is not None else None
    note = translate("statistics", "The line at {share} is what each would win among equals.")
    return Chart(
        "wins",
        translate("statistics", "Matches won"),
        LINES,
        translate("statistics", "Match"),
        curve.at,
        (
            Series(
                own_name(spec),
                tuple(value.value for value in curve.values),
                "green",
                tuple(value.low for value in curve.values),
                tuple(value.high for value in curve.values),
            ),
        ),
        note=note.format(share=percent(even)) if even is not None else "",
        nothing=_few_matches(len(won)) if len(won) < FEW else "",
        percent=True,
        level=even,
    )


def _few(deals: int) -> str:
    if not deals:
        return translate("statistics", "No deal has been played to its end yet.")
    return translate("statistics", "%n deal(s) so far: too few for a curve.", None, deals)


def _few_matches(matches: int) -> str:
    if not matches:
        return translate("statistics", "No match has been played to its end yet.")
    return translate("statistics", "%n match(es) so far: too few for a curve.", None, matches)


def _kinds(figures: Figures, spec: GameSpec | None, games: Mapping[str, GameSpec]) -> Chart:
    reasons = {why: reason.name for game in games.values() for why, reason in game.reasons.items()}
    found = {kind.why: kind for kind in figures.kinds}
    order = [
        why for why in (spec.reasons if spec is not None else reasons) if why in found or spec is not None
    ]
    rivals = spec.sides - 1 if spec is not None else 1

    def numbers(field: str, share: int) -> tuple[float, ...]:
        return tuple(getattr(found[why], field) / share if why in found else 0.0 for why in order)

    own, others = own_name(spec), others_name(spec)
    times = translate("statistics", "{name}: times")
    return Chart(
        "kinds",
        translate("statistics", "Points by kind"),
        BARS,
        translate("statistics", "Kind"),
        tuple(float(at) for at in range(len(order))),
        (
            Series(own, numbers("own", 1), "green"),
            Series(others, numbers("others", rivals), "red"),
        ),
        names=tuple(game_text(reasons[why]) for why in order),
        digits=1,
        nothing="" if found else translate("statistics", "No points have been scored yet."),
        extra=(
            Series(times.format(name=own), numbers("own_times", 1), "green"),
            Series(times.format(name=others), numbers("others_times", rivals), "red"),
        ),
    )


def _luck(luck: Luck) -> Chart:
    return Chart(
        "luck",
        translate("statistics", "Luck and play"),
        LINES,
        translate("statistics", "Reviewed deal"),
        tuple(float(at) for at in range(len(luck.luck))),
        (
            Series(translate("statistics", "Luck"), luck.luck, "ochre"),
            Series(translate("statistics", "Play"), luck.skill, "blue"),
        ),
        note=translate(
            "statistics", "Points ahead, added up: what your cards were worth, and what you made of them."
        ),
        nothing=""
        if luck.deals
        else translate("statistics", "Review a deal after it: then luck and play are told apart here."),
        digits=1,
        level=0.0,
    )
