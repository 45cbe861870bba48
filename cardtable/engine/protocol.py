"""The engine protocol's lines, read and written; ``PROTOCOL.md`` beside this file describes them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from cardtable.engine.styles import BALANCED, STYLES
from cardtable.engine.viewcheck import check_view
from cardtable.games import GAMES
from cardtable.rules.errors import RulesError
from cardtable.rules.record_reader import from_json
from cardtable.rules.records import Record, replay
from cardtable.rules.seatview import SeatView

PROTOCOL: Final = 1
MAX_LINE: Final = 1_000_000
"""Bytes in a line; a seat view has some three thousand."""

MOST_PROCESSES: Final = 16
"""How many processes may share an analysis."""

MOST_ITERATIONS: Final = 100_000
"""Iterations of one search, for which it needs some 30 MB; who asks for more gets these."""

Id = int | str


class BadRequest(ValueError):
    """A line that cannot be served: one sentence, and the request's id where it could be read."""

    def __init__(self, text: str, request: Id | None = None) -> None:
        super().__init__(text)
        self.request = request


class Limits(NamedTuple):
    """How long to think, each ``None`` where nothing is said; ``seed`` makes chance repeatable."""

    movetime_ms: int | None = None
    iterations: int | None = None
    seed: int | None = None


class Request(NamedTuple):
    """A request without parameters: its type, and its id (``None`` for a ``stop`` or ``quit`` without)."""

    type: str
    id: Id | None


class Think(NamedTuple):
    """The request ``think``: choose a move in ``view`` as ``level`` does in a ``style``, within ``limits``.

    With ``info`` the moves weighed are told before it; with ``analyse`` they are all that is asked for, and
    ``processes`` share in it.
    """

    id: Id
    view: SeatView
    level: str
    limits: Limits
    info: bool = False
    analyse: bool = False
    processes: int = 1
    style: str = BALANCED


class ReviewOf(NamedTuple):
    """The request ``review``: grade what a seat has decided in a finished deal of a match.

    ``iterations`` is how much each decision is searched, ``None`` for what suits the machine.
    """

    id: Id
    record: Record
    deal: int
    seat: int
    seed: int = 0
    iterations: int | None = None


NEEDS_ID: Final = ("hello", "think", "analyse", "review", "ping")
REQUESTS: Final = ("hello", "think", "analyse", "review", "stop", "ping", "quit")


def read_request(line: bytes, levels: Iterable[str]) -> Request | Think | ReviewOf:
    """Read a line. Raises :class:`BadRequest`.

    Parameters
    ----------
    line: the line's bytes, at most ``MAX_LINE`` of them.
    levels: the levels there are, weakest first; the last one serves where none is asked for.
    """
    if len(line) > MAX_LINE:
        raise BadRequest(f"the line is longer than {MAX_LINE} bytes")
    request: Id | None = None
    try:
        data = read_object(line)
        request = _read_id(data)
        return _read_request(data, request, tuple(levels))
    except RecursionError:
        raise BadRequest("the line is nested too deeply", request) from None
    except RulesError as error:
        raise BadRequest(str(error), request) from None
    except BadRequest as error:
        raise BadRequest(str(error), request) from None


def read_object(line: bytes) -> dict[str, Any]:
    """Read a line that holds a JSON object.

    Raises :class:`BadRequest`, and ``RecursionError`` where it is nested too deeply.
    """
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRequest(f"byte {error.start + 1} of the line is not UTF-8 text") from None
    try:
        data = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadRequest(f"the line is not JSON: {error.msg.lower()} at column {error.colno}") from None
    except BadRequest:
        raise
    except ValueError:
        raise BadRequest("the line holds a number that is far too long") from None
    if not isinstance(data, dict):
        raise BadRequest("the line is not a JSON object")
    return data


def encode(message: dict[str, Any]) -> bytes:
    """Return a message as its line; all in ASCII, so that no text can break it."""
    return json.dumps(message, separators=(", ", ": ")).encode("ascii") + b"\n"


def _no_constant(name: str) -> None:
    raise BadRequest(f"{name} is no number that JSON knows")


def _read_id(data: dict[str, Any]) -> Id | None:
    value = data.get("id")
    if isinstance(value, bool) or not isinstance(value, int | str | None):
        raise BadRequest("'id' should be a whole number or a text")
    if (isinstance(value, str) and len(value) > 100) or (isinstance(value, int) and abs(value) >= 2**63):
        raise BadRequest("'id' is too long")
    return value


def _read_request(
    data: dict[str, Any], request: Id | None, levels: tuple[str, ...]
) -> Request | Think | ReviewOf:
    kind = data.get("type")
    if "type" not in data:
        raise BadRequest("the request lacks 'type'")
    if not isinstance(kind, str) or kind not in REQUESTS:
        raise BadRequest(f"there is no request {str(kind)[:40]!r}; there are {', '.join(REQUESTS)}")
    if kind in NEEDS_ID and request is None:
        raise BadRequest("the request lacks 'id'")
    if kind == "review" and request is not None:
        return _read_review(data, request)
    if kind not in ("think", "analyse") or request is None:
        return Request(kind, request)
    if "view" not in data:
        raise BadRequest("the request lacks 'view'")
    level = data.get("level", levels[-1])
    if not isinstance(level, str) or level not in levels:
        raise BadRequest(f"there is no level {str(level)[:40]!r}; there are {', '.join(levels)}")
    style = data.get("style", BALANCED)
    if not isinstance(style, str) or style not in STYLES:
        raise BadRequest(f"there is no style {str(style)[:40]!r}; there are {', '.join(STYLES)}")
    limits = _read_limits(data.get("limits", {}))
    info = data.get("info", False)
    if not isinstance(info, bool):
        raise BadRequest("'info' should be true or false")
    processes = _read_processes(data.get("processes", 1)) if kind == "analyse" else 1
    view = SeatView.from_json(data["view"])
    check_view(view)
    return Think(request, view, level, limits, info, kind == "analyse", processes, style)


def _read_review(data: dict[str, Any], request: Id) -> ReviewOf:
    for key in ("record", "deal", "seat"):
        if key not in data:
            raise BadRequest(f"the request lacks {key!r}")
    deal, seat = data["deal"], data["seat"]
    for key, value, least in (("deal", deal, 1), ("seat", seat, 0)):
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value < 2**31:
            raise BadRequest(f"{key!r} should be a whole number from {least}")
    limits = _read_limits(data.get("limits", {}))
    record = from_json(data["record"], GAMES)
    replay(record, GAMES[record.game])
    return ReviewOf(request, record, deal, seat, limits.seed or 0, limits.iterations)


def _read_processes(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= MOST_PROCESSES:
        raise BadRequest(f"'processes' should be a whole number from 1 to {MOST_PROCESSES}")
    return value


def _read_limits(data: object) -> Limits:
    if not isinstance(data, dict):
        raise BadRequest("'limits' should be an object")
    values: dict[str, int | None] = {}
    for key in Limits._fields:
        value = data.get(key)
        least = 0 if key == "seed" else 1
        right = isinstance(value, int) and not isinstance(value, bool) and least <= value < 2**63
        if value is not None and not right:
            raise BadRequest(f"{key!r} in 'limits' should be a whole number from {least}")
        values[key] = value
    return Limits(**values)
