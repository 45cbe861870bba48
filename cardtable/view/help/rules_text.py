"""The pages of rules and the glossary as they are written: files of a small markup, one for each language.

A page is a title, a few words, and chapters. Blocks are parted by empty lines::

    # Title
    ## aim The aim                  a chapter: its name in links, and its title
    A5. The top card is turned …    a numbered rule begins; blocks belong to it until the next
    [rank=classic] The ace …        a block for these options only; `seats` counts as an option
    - an item of a list
    > an example
    {{row: 8D=led *KD 3D | …}}      a picture: see :mod:`cardtable.view.help.rules_figures`

Within a text stand ``**bold**``, ``[[trick|tricks]]`` (a term of the glossary and how it is called here),
``{A12}`` (a link to a rule), ``{TH}`` (a card), ``{target}`` (the value of an option).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cardtable import paths
from cardtable.model.languages import spoken
from cardtable.rules.spec import GameSpec, Options
from cardtable.view.words.texts import game_text

GLOSSARY: Final = "glossary"
"""The name of the page with the table's words."""

_RULE: Final = re.compile(r"([A-Z]\d{1,2})\.(?:\s+|$)")
_WHEN: Final = re.compile(r"\[([a-z_]+=[\w|-]+(?: [a-z_]+=[\w|-]+)*)\]\s*")
_CHAPTER: Final = re.compile(r"##\s+([\w-]+)\s+(.+)")
_FIGURE: Final = re.compile(r"\{\{(.+)\}\}", re.DOTALL)

Facts = Mapping[str, str]
"""Options, and what else a block may ask for, as texts."""


class BadPage(ValueError):
    """A page that is not written as it should be."""


@dataclass(frozen=True)
class Block:
    """A piece of a page: ``text``, ``item``, ``example`` or ``figure``. ``when`` are the values by option for
    which it stands there."""

    kind: str
    text: str
    when: tuple[tuple[str, frozenset[str]], ...] = ()

    def holds(self, facts: Facts) -> bool:
        """Whether the block stands on the page for these options."""
        return all(facts.get(key) in values for key, values in self.when)


@dataclass(frozen=True)
class Passage:
    """Blocks under the number of a rule, or under none."""

    rule: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Chapter:
    """A part of a page with a title."""

    id: str
    title: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Page:
    """A page as it is written, for all options."""

    titles: tuple[Block, ...]
    head: tuple[Block, ...]
    chapters: tuple[Chapter, ...]

    def title(self, facts: Facts) -> str:
        """What the page is called for these options."""
        return next((title.text for title in self.titles if title.holds(facts)), "")

    def passages(self) -> Iterator[Passage]:
        """All passages in order."""
        for chapter in self.chapters:
            yield from chapter.passages

    def blocks(self) -> Iterator[Block]:
        """All blocks in order."""
        yield from self.titles
        yield from self.head
        for passage in self.passages():
            yield from passage.blocks

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules on the page, in order."""
        return tuple(passage.rule for passage in self.passages() if passage.rule)


def facts_of(spec: GameSpec, options: Options) -> dict[str, str]:
    """What the blocks of a game's page may ask for."""
    return {**{key: str(value) for key, value in options.items()}, "seats": str(spec.seats)}


def page_of(spec: GameSpec, of: str | None = None) -> Page:
    """A game's page in a language, by default the window's. A game without one gets a page of what its own
    texts say."""
    return read_page(spec.rules_page or spec.id, of or spoken()) or _page_from(spec)


@lru_cache(maxsize=32)
def read_page(name: str, of: str) -> Page | None:
    """A page by name and language, or None if there is none. Raises :class:`BadPage`."""
    file = paths.asset("rules", of, f"{name}.md")
    return parse_page(file.read_text(encoding="utf-8")) if file.is_file() else None


def parse_page(text: str) -> Page:
    """Read a page. Raises :class:`BadPage` with a sentence that quotes what is wrong."""
    titles: list[Block] = []
    head: list[Block] = []
    chapters: list[Chapter] = []
    passages: list[tuple[str, list[Block]]] = []
    for piece in re.split(r"\n\s*\n", text.strip()):
        if piece.startswith("# "):
            titles += [_block("text", line[2:]) for line in piece.splitlines()]
            continue
        if piece.startswith("## "):
            found = _CHAPTER.fullmatch(piece)
            if found is None:
                raise BadPage(f"a chapter needs a name and a title: {piece!r}")
            passages = []
            chapters.append(Chapter(found[1], found[2], ()))
            continue
        if found := _RULE.match(piece):
            if not chapters:
                raise BadPage(f"rule {found[1]} stands before the first chapter")
            passages.append((found[1], []))
            piece = piece[found.end() :]
        elif chapters and not passages:
            passages.append(("", []))
        target = passages[-1][1] if passages else head
        target.extend(_blocks(piece))
        if chapters:
            done = tuple(Passage(rule, tuple(blocks)) for rule, blocks in passages)
            chapters[-1] = Chapter(chapters[-1].id, chapters[-1].title, done)
    return Page(tuple(titles), tuple(head), tuple(chapters))


def _blocks(piece: str) -> Iterator[Block]:
    """The blocks of a piece: one, or the items of a list."""
    if not piece:
        return
    if piece.startswith("- "):
        for item in re.split(r"\n(?=- )", piece):
            yield _block("item", item[2:])
    elif piece.startswith("> "):
        yield _block("example", re.sub(r"\n>\s*", " ", piece[2:]))
    else:
        yield _block("text", piece)


def _block(kind: str, text: str) -> Block:
    when: list[tuple[str, frozenset[str]]] = []
    if found := _WHEN.match(text):
        for clause in found[1].split(" "):
            key, _, values = clause.partition("=")
            when.append((key, frozenset(values.split("|"))))
        text = text[found.end() :]
    text = " ".join(text.split())
    if figure := _FIGURE.fullmatch(text):
        kind, text = "figure", figure[1].strip()
    if not text:
        raise BadPage("a block is empty")
    return Block(kind, text, tuple(when))


def _page_from(spec: GameSpec) -> Page:
    """A page of what a game's own texts say, by the numbers of their rules; options come by themselves."""
    told: dict[str, list[Block]] = {option.rule: [] for option in spec.options}
    for choice in spec.choices:
        line = f"**{game_text(choice.label)}**: {game_text(choice.explain)}"
        told.setdefault(choice.rule, []).append(Block("text", line))
    for reason in spec.reasons.values():
        line = f"**{game_text(reason.name)}**: {game_text(reason.text)}"
        told.setdefault(reason.rule, []).append(Block("text", line))
    numbers = sorted(told, key=lambda rule: (rule[:1], int(rule[1:]) if rule[1:].isdigit() else 0))
    passages = tuple(Passage(rule, tuple(told[rule])) for rule in numbers)
    title = game_text(spec.title)
    return Page(
        (Block("text", title),), (Block("text", game_text(spec.summary)),), (Chapter("all", title, passages),)
    )
