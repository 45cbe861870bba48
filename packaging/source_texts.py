"""Finds the texts of the program that are to be translated.

Qt's `lupdate` reads Python too, but passes over what counts by anything but a figure. This finds the texts
in the syntax tree, and hands `lupdate` a list of them in the simplest form (:func:`listing`).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

TR: Final = "tr"
TRANSLATE: Final = "translate"
NOOP: Final = "QT_TRANSLATE_NOOP"


class SourceText(NamedTuple):
    """A text, what tells it from another of the same words, and whether it counts something."""

    context: str
    source: str
    comment: str = ""
    counts: bool = False


class NotLiteral(ValueError):
    """A text is put together where it is translated, so that nobody can translate it."""


def texts_in(folder: Path) -> list[SourceText]:
    """Return the texts of all modules below a folder, each once. Raises :class:`NotLiteral`."""
    found: dict[SourceText, None] = {}
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
        for line, text in _walk(tree, ""):
            if text is None:
                raise NotLiteral(f"{file}, line {line}: a text to be translated must stand there as it is")
            found[text] = None
    return list(found)


def _walk(node: ast.AST, scope: str) -> Iterator[tuple[int, SourceText | None]]:
    """Yield the texts below a node, by line; ``scope`` is the class around it."""
    if isinstance(node, ast.ClassDef):
        scope = node.name
    if isinstance(node, ast.Call):
        yield from _call(node, scope)
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, scope)


def _call(call: ast.Call, scope: str) -> Iterator[tuple[int, SourceText | None]]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    words = [_literal(argument) for argument in call.args]
    if name == TR and isinstance(call.func, ast.Attribute):
        yield call.lineno, _text(scope, words, call, 0)
    elif name == NOOP and len(words) == 2:
        yield call.lineno, _text(words[0] or "", words, call, 1)
    elif name == TRANSLATE and len(words) >= 2 and words[0] is not None:
        # A variable, or what a function returns, is a text that is marked elsewhere.
        is_marked = isinstance(call.args[1], (ast.Name, ast.Attribute, ast.Subscript, ast.Call))
        if not is_marked:
            yield call.lineno, _text(words[0], words, call, 1)


def _text(context: str, words: list[str | None], call: ast.Call, place: int) -> SourceText | None:
    source = words[place] if place < len(words) else None
    if source is None:
        return None
    comment = words[place + 1] if place + 1 < len(words) else ""
    counts = place + 2 < len(words) or any(keyword.arg == "n" for keyword in call.keywords)
    return SourceText(context, source, comment or "", counts)


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def listing(texts: list[SourceText]) -> str:
    """Return a module that holds the texts in a form that `lupdate` reads without fail."""
    lines = []
    for text in texts:
        words = [text.context, text.source, *([text.comment] if text.comment or text.counts else [])]
        count = ", 1" if text.counts else ""
        lines.append(f"translate({', '.join(map(_quoted, words))}{count})\n")
    return "".join(lines)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
