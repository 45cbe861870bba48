"""The rules as they are written: whole, the same in each language, and true to the games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from cardtable.games import GAMES
from cardtable.model.languages import LANGUAGES
from cardtable.rules.spec import GameSpec, Options
from cardtable.view.help.rules_figures import Figure, in_words, parse_figure
from cardtable.view.help.rules_html import OPTIONS, Look, PageWriter
from cardtable.view.help.rules_text import (
    GLOSSARY,
    BadPage,
    Page,
    facts_of,
    page_of,
    parse_page,
    read_page,
)
from cardtable.view.words.texts import game_text
from tests.rules_list import RULES
from tests.toy_game import TOY

LINK = re.compile(r'href="([^"]+)"')
ANCHOR = re.compile(r'<a name="([^"]+)"></a>')
CASES = [(game, of) for game in GAMES for of in LANGUAGES]


def look(here: str = "") -> Look:
    return Look(em=16, titles="serif", picture=lambda figure: ("figure:0", 10, 10), spelled=True, here=here)


def glossary(of: str) -> Page:
    page = read_page(GLOSSARY, of)
    assert page is not None
    return page


def choices(spec: GameSpec) -> Iterator[Options]:
    """Each option with each of its values, the others as usual; of numbers the least and the greatest."""
    yield spec.defaults()
    for option in spec.options:
        values = (
            option.values
            if not isinstance(option.values, range)
            else option.values[:: len(option.values) - 1]
        )
        for value in values:
            yield spec.checked({option.key: value})


def plain(html: str) -> str:
    return unescape(re.sub("<[^>]+>", "", html))


@pytest.mark.parametrize("game", RULES)
def test_a_game_has_the_options_of_its_rules(game: str) -> None:
    told = {option.key: (option.rule, option.values) for option in GAMES[game].options}
    assert told == RULES[game][1]


@pytest.mark.parametrize(("game", "of"), CASES)
def test_every_rule_stands_once_and_in_order(game: str, of: str) -> None:
    spec = GAMES[game]
    page = page_of(spec, of)
    assert page.rules == RULES[game][0]
    for options in choices(spec):
        facts = facts_of(spec, options)
        empty = [p.rule for p in page.passages() if not any(block.holds(facts) for block in p.blocks)]
        assert not empty, f"nothing is said under {empty} for {dict(options)}"


@pytest.mark.parametrize(("game", "of"), CASES)
def test_every_option_and_value_is_told_under_its_rule(game: str, of: str) -> None:
    spec = GAMES[game]
    for options in choices(spec):
        html = PageWriter(look(), spec, options).page(page_of(spec, of))
        parts = dict(zip(*[iter(ANCHOR.split(html)[1:])] * 2, strict=True))
        for option in spec.options:
            for where in (option.rule, OPTIONS):
                text = plain(parts[where])
                assert all(game_text(line) in text for line in option.explain.values())
            assert f"{option.key}={options[option.key]}" in plain(parts[OPTIONS])


@pytest.mark.parametrize(("game", "of"), CASES)
def test_blocks_ask_for_options_and_values_that_there_are(game: str, of: str) -> None:
    asked: dict[str, set[str]] = {}
    for block in page_of(GAMES[game], of).blocks():
        for key, values in block.when:
            asked.setdefault(key, set()).update(values)
    pages = [spec for spec in GAMES.values() if spec.rules_page == GAMES[game].rules_page]
    known = {o.key: {str(v) for v in o.values} for spec in pages for o in spec.options}
    known["seats"] = {str(spec.seats) for spec in pages}
    for key, told in asked.items():
        assert told <= known[key], key
        if key not in ("rank", "follow", "game_point", "dealer_jack"):  # of which one value needs no words
            assert told == known[key], f"{key} is told for {told} alone"


@pytest.mark.parametrize("of", LANGUAGES)
def test_all_links_lead_somewhere(of: str) -> None:
    words = glossary(of)
    pages = [
        PageWriter(look(), spec, options).page(page_of(spec, of))
        for spec in GAMES.values()
        for options in choices(spec)
    ]
    pages.append(PageWriter(look()).glossary(words))
    rules = {rule for numbers, _ in RULES.values() for rule in numbers}
    terms = {chapter.id for chapter in words.chapters}
    for html in pages:
        for link in LINK.findall(html):
            kind, _, name = link.partition(":")
            assert name in {"rule": rules, "term": terms}[kind] if name else link == f"#{OPTIONS}", link
    everything = "".join(plain(html) for html in pages)
    assert not re.search(r"\{\{|\}\}|\[\[|\]\]|\*\*|\[\w+=|\?\?", everything)


@pytest.mark.parametrize("of", LANGUAGES)
def test_words_stand_in_the_order_of_the_alphabet(of: str) -> None:
    alphabet = {"en": "abcdefghijklmnopqrstuvwxyz", "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"}.get(
        of, "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
    )
    titles = [chapter.title.lower() for chapter in glossary(of).chapters]
    assert titles == sorted(titles, key=lambda title: [alphabet.find(letter) for letter in title])


def shape(page: Page) -> list[object]:
    """What is the same in every language: chapters, rules, kinds of blocks, conditions, pictures."""
    found: list[object] = [(block.kind, block.when) for block in (*page.titles, *page.head)]
    for chapter in page.chapters:
        found.append(chapter.id)
        for passage in chapter.passages:
            found.append(passage.rule)
            for block in passage.blocks:
                if block.kind == "figure":
                    groups = parse_figure(block.text).groups
                    found.append([list(group.cards) for group in groups])
                found.append((block.kind, block.when))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_say_the_same_in_every_language(game: str) -> None:
    english, *others = (page_of(GAMES[game], of) for of in LANGUAGES)
    assert all(shape(other) == shape(english) for other in others)
    words = [{chapter.id for chapter in glossary(of).chapters} for of in LANGUAGES]
    assert words[0] == words[1] == words[2]


@pytest.mark.parametrize("of", ["uk", "ru"])
def test_no_english_is_left(of: str) -> None:
    for name in {*(spec.rules_page or spec.id for spec in GAMES.values()), GLOSSARY}:
        page = read_page(name, of)
        assert page is not None
        for block in page.blocks():
            text = parse_figure(block.text).caption if block.kind == "figure" else block.text
            text = re.sub(r"\[\[[\w-]+\|([^\]]+)\]\]", r"\1", text)
            assert not re.search("[A-Za-z]{2,}", re.sub(r"\{[^}]*\}", "", text)), text


def test_points_refusals_and_words_rest_on_rules_that_there_are() -> None:
    for game, (rules, _) in RULES.items():
        spec = GAMES[game]
        told = {reason.rule for reason in spec.reasons.values()} | {choice.rule for choice in spec.choices}
        told |= {spec.follow_rule, spec.pack_rule, spec.deal_rule, spec.end_rule}
        told |= {spec.secret_rule} if not spec.last_trick else set()
        assert told <= set(rules), game


def test_a_game_without_a_page_gets_one_of_its_own_texts() -> None:
    html = PageWriter(look(), TOY, TOY.defaults()).page(page_of(TOY))
    assert all(word in plain(html) for word in ("Toy", "Begin to play", "won a trick", "Points to win"))


def test_a_picture_is_told_in_words() -> None:
    figure: Figure = parse_figure("row: *TS=High ##=not_seen | …")
    assert in_words(figure) == "ten of spades: High; a card face down: not\u00a0seen"


@pytest.mark.parametrize("text", ["row:", "heap: 2S", "row: 1S | x", "fan: TS / | x", "row: 2S; | x"])
def test_a_picture_written_wrong_is_refused(text: str) -> None:
    with pytest.raises(BadPage):
        parse_figure(text)


@pytest.mark.parametrize("text", ["A1. A rule before any chapter", "## nameless", "# T\n\n- [a=b]"])
def test_a_page_written_wrong_is_refused(text: str) -> None:
    with pytest.raises(BadPage):
        parse_page(text)
