"""A page of rules as the rich text that Qt shows: for the options in force, in the colours of now."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardtable.rules.cards import SUIT_OF, parse_card
from cardtable.rules.spec import GameSpec, Option, Options
from cardtable.view.help.rules_figures import Figure, in_words, parse_figure
from cardtable.view.help.rules_text import Block, Chapter, Page, Passage, facts_of
from cardtable.view.kit import theme
from cardtable.view.words.texts import card_label, game_text

OPTIONS: Final = "options"
"""The name of the chapter that lists the options; it comes by itself at the end."""

translate = QCoreApplication.translate

_SUM: Final = re.compile(r"(?<=\d) ([+=:]) (?=\d)")
_INLINE: Final = re.compile(
    r"\*\*(?P<bold>.+?)\*\*"
    r"|\[\[(?P<term>[\w-]+)(?:\|(?P<shown>[^\]]+))?\]\]"
    r"|\{(?P<rule>[A-Z]\d{1,2})\}"
    r"|\{(?P<card>[2-9TJQKA][SHDC])\}"
    r"|\{(?P<option>[a-z_]+)\}"
)


def rule_link(rule: str) -> str:
    """What a link to a rule leads to."""
    return f"rule:{rule}"


def term_link(term: str) -> str:
    """What a link to a word of the glossary leads to."""
    return f"term:{term}"


@dataclass
class Look:
    """How a page is written.

    ``em`` is the height of a line in pixels, ``titles`` the typeface of titles. ``picture`` takes a picture
    in and returns its address and size. ``spelled`` adds the cards of each picture in words, ``here`` is the
    rule that the reader came for.
    """

    em: float
    titles: str
    picture: Callable[[Figure], tuple[str, int, int]]
    spelled: bool = False
    here: str = ""
    colours: theme.Colours = field(default_factory=theme.colours)


class PageWriter:
    """Writes pages.

    Parameters
    ----------
    look: how.
    spec, options: the game whose page it is and the options in force; without them no text asks for any.
    whose: a sentence about whose options these are.
    """

    def __init__(
        self, look: Look, spec: GameSpec | None = None, options: Options | None = None, whose: str = ""
    ) -> None:
        self._look = look
        self._spec = spec
        self._options: Options = options or {}
        self._whose = whose
        self._facts: Mapping[str, str] = facts_of(spec, self._options) if spec is not None else {}

    # --- pages ---------------------------------------------------------------------------------------------

    def title(self, page: Page) -> str:
        """What the page is called."""
        return page.title(self._facts)

    def chapters(self, page: Page) -> list[tuple[str, str]]:
        """The names and titles of the page's chapters, with that of the options."""
        found = [(chapter.id, chapter.title) for chapter in page.chapters]
        if self._spec is not None and self._spec.options:
            found.append((OPTIONS, translate("RulesPage", "Options in force")))
        return found

    def page(self, page: Page) -> str:
        """A page of rules."""
        parts = [self._heading(1, "top", self.title(page)), self._text(page.head), self._summary()]
        parts += [self._chapter(chapter) for chapter in page.chapters]
        if self._spec is not None and self._spec.options:
            parts.append(self._all_options(self._spec.options))
        return self._document(parts)

    def glossary(self, page: Page) -> str:
        """The page of words: each chapter is one of them."""
        parts = [self._heading(1, "top", self.title(page)), self._text(page.head)]
        for chapter in page.chapters:
            text = "".join(self._text(passage.blocks) for passage in chapter.passages)
            name = f'<a name="{chapter.id}"></a><b>{escape(chapter.title)}</b>'
            parts.append(self._beside(name, text, here=chapter.id == self._look.here, share=24))
        return self._document(parts)

    def _document(self, parts: Iterable[str]) -> str:
        colours, em = self._look.colours, self._look.em
        style = (
            f"body {{ color: {colours.ink}; }} a {{ color: {colours.blue}; text-decoration: none; }}"
            f" p, li {{ margin-top: 0px; margin-bottom: {round(0.45 * em)}px; line-height: 115%; }}"
        )
        return f"<html><head><style>{style}</style></head><body>{''.join(parts)}</body></html>"

    def _heading(self, level: int, name: str, title: str) -> str:
        size = {1: 1.65, 2: 1.3}[level] * self._look.em * 0.8
        gap = 0 if level == 1 else round(1.1 * self._look.em)
        colour = self._look.colours.green if level == 2 else self._look.colours.ink
        return (
            f'<h{level} style="font-family:{self._look.titles}; font-size:{round(size)}px; color:{colour};'
            f' margin-top:{gap}px; margin-bottom:{round(0.4 * self._look.em)}px;">'
            f'<a name="{name}"></a>{escape(title)}</h{level}>'
        )

    def _chapter(self, chapter: Chapter) -> str:
        return self._heading(2, chapter.id, chapter.title) + "".join(map(self._passage, chapter.passages))

    def _passage(self, passage: Passage) -> str:
        text = self._text(passage.blocks)
        if not passage.rule:
            return text
        mine = [o for o in self._spec.options if o.rule == passage.rule] if self._spec is not None else []
        text += "".join(map(self._choice, mine))
        rule, colour = passage.rule, self._look.colours.ochre
        number = f'<a name="{rule}"></a><b style="color:{colour}">{rule}</b>'
        return self._beside(number, text, here=rule == self._look.here)

    def _beside(self, left: str, right: str, *, here: bool, share: int = 0) -> str:
        """Two columns; what the reader came for is marked by a bar and a ground of its own."""
        colours = self._look.colours
        width = f'width="{share}%"' if share else f'width="{round(2.7 * self._look.em)}"'
        edge = f"{max(3, round(0.2 * self._look.em))}px solid {colours.ochre if here else 'transparent'}"
        ground = f' bgcolor="{colours.inset}"' if here else ""
        pad = f"padding-left:{round(0.35 * self._look.em)}px; padding-top:{round(0.3 * self._look.em)}px"
        return (
            f'<table width="100%" cellspacing="0" style="border-collapse:collapse"{ground}>'
            f'<tr><td {width} style="border-left:{edge}; {pad}">{left}</td>'
            f'<td style="{pad}">{right}</td></tr></table>'
        )

    # --- blocks --------------------------------------------------------------------------------------------

    def _text(self, blocks: Iterable[Block]) -> str:
        parts: list[str] = []
        items: list[str] = []
        for block in blocks:
            if not block.holds(self._facts):
                continue
            if block.kind == "item":
                items.append(f"<li>{self._inline(block.text)}</li>")
                continue
            parts += self._list(items)
            parts.append(self._block(block))
        return "".join(parts + self._list(items))

    def _list(self, items: list[str]) -> list[str]:
        """The items so far as a list, if there are any, and none of them again."""
        if not items:
            return []
        text = f'<ul style="margin-left:{round(-1.2 * self._look.em)}px;">{"".join(items)}</ul>'
        items.clear()
        return [text]

    def _block(self, block: Block) -> str:
        if block.kind == "figure":
            return self._figure(parse_figure(block.text))
        if block.kind == "example":
            word = escape(translate("RulesPage", "Example"))
            label = f'<b style="color:{self._look.colours.green}">{word}</b>'
            return self._inset(f"<p>{label}&nbsp; {self._inline(block.text)}</p>")
        return f"<p>{self._inline(block.text)}</p>"

    def _inset(self, text: str) -> str:
        """A text that stands back."""
        em = self._look.em
        gap, edge = round(0.35 * em), max(2, round(0.14 * em))
        return (
            f'<table width="100%" cellspacing="0" style="border-collapse:collapse; margin-top:{gap}px;'
            f' margin-bottom:{gap}px;"><tr><td style="border-left:{edge}px solid {self._look.colours.line};'
            f' padding-left:{round(0.6 * em)}px;">{text}</td></tr></table>'
        )

    def _figure(self, figure: Figure) -> str:
        address, width, height = self._look.picture(figure)
        words = in_words(figure)
        soft = f'style="color:{self._look.colours.soft}"'
        picture = f'<img src="{address}" width="{width}" height="{height}" title="{escape(words)}">'
        lines = [f'<p style="margin-bottom:0px; line-height:100%">{picture}</p>']
        if figure.caption:
            lines.append(f"<p {soft}>{self._inline(figure.caption)}</p>")
        if self._look.spelled:
            lines.append(f"<p {soft}>{escape(words)}</p>")
        return "".join(lines)

    def _inline(self, text: str) -> str:
        done, at = [], 0
        for found in _INLINE.finditer(text):
            done += [_plain(text[at : found.start()]), self._replaced(found)]
            at = found.end()
        return "".join([*done, _plain(text[at:])])

    def _replaced(self, found: re.Match[str]) -> str:
        if found["bold"]:
            return f"<b>{self._inline(found['bold'])}</b>"
        if found["term"]:
            return _link(term_link(found["term"]), found["shown"] or found["term"].replace("-", " "))
        if found["rule"]:
            return _link(rule_link(found["rule"]), found["rule"])
        if found["card"]:
            card = parse_card(found["card"])
            colour = theme.suit_colour(SUIT_OF[card], self._look.colours)
            return f'<span style="color:{colour}; white-space:nowrap">{card_label(card)}</span>'
        return f"<b>{escape(self._facts.get(found['option'], '?'))}</b>"

    # --- options -------------------------------------------------------------------------------------------

    def _summary(self) -> str:
        """Whose options the page goes by, and how many of them are not as usual."""
        if self._spec is None or not self._spec.options:
            return ""
        changed = sum(self._options[option.key] != option.default for option in self._spec.options)
        if changed:
            told = translate("RulesPage", "{whose} Options that differ from the traditional rules: {count}.")
        else:
            told = translate("RulesPage", "{whose} All options are as the traditional rules have them.")
        text = escape(told.format(whose=self._whose, count=changed)).strip()
        in_force = escape(translate("RulesPage", "Options in force"))
        more = f'<a href="#{OPTIONS}">{in_force}</a>'
        return self._inset(f'<p style="color:{self._look.colours.soft}">{text} &nbsp;{more}</p>')

    def _choice(self, option: Option) -> str:
        """An option: what is in force, and what else there is."""
        title = escape(translate("RulesPage", "Option: {title}").format(title=game_text(option.title)))
        colour = self._look.colours.ochre
        return self._inset(f'<p><b style="color:{colour}">{title}</b><br>{self._values(option)}</p>')

    def _values(self, option: Option) -> str:
        value = self._options[option.key]
        if isinstance(option.values, range):
            told = translate(
                "RulesPage", "{value} is in force. {least} to {most} can be chosen; {usual} is traditional."
            ).format(value=value, least=option.values[0], most=option.values[-1], usual=option.default)
            lines = [f"● <b>{escape(told)}</b>"]
            return "<br>".join(lines + [escape(game_text(text)) for text in option.explain.values()])
        lines = []
        for other in option.values:
            text = escape(game_text(option.explain[other]))
            if other == value:
                told = escape(translate("RulesPage", "(in force)"))
                lines.append(f"● <b>{text}</b> {told}")
            else:
                lines.append(f'<span style="color:{self._look.colours.soft}">○ {text}</span>')
        return "<br>".join(lines)

    def _all_options(self, options: Iterable[Option]) -> str:
        parts = [self._heading(2, OPTIONS, translate("RulesPage", "Options in force"))]
        if self._whose:
            parts.append(f"<p>{escape(self._whose)}</p>")
        for option in options:
            title = f"<b>{escape(game_text(option.title))}</b>"
            if self._options[option.key] != option.default:
                changed = escape(translate("RulesPage", "• changed"))
                title += f' <span style="color:{self._look.colours.ochre}">{changed}</span>'
            key = f"{option.key}={self._options[option.key]}"
            code = f'<span style="color:{self._look.colours.soft}"><code>{escape(key)}</code></span>'
            text = f"<p>{title} &nbsp;{code}<br>{self._values(option)}</p>"
            parts.append(self._beside(_link(rule_link(option.rule), option.rule), text, here=False))
        return "".join(parts)


def _plain(text: str) -> str:
    """A text without marks; sums and scores stay on one line."""
    return escape(_SUM.sub("\u00a0\\1\u00a0", text))


def _link(address: str, text: str) -> str:
    return f'<a href="{address}">{escape(text)}</a>'
