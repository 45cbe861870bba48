"""Has the engine review deals that are over, in a process of its own, and keeps what it finds.

A record tells all cards; so the engine that reviews plays for nobody, and it ends when it is not needed.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.model.deal_review import BadReview, DealReview, Graded, review_key
from cardtable.model.engine_client import Channel
from cardtable.model.store import StoreTrouble
from cardtable.rules.excerpts import excerpt
from cardtable.rules.records import Record
from cardtable.rules.spec import GameSpec

_log = logging.getLogger(__name__)

SILENCE_MS: Final = 120_000
"""How long the engine may say nothing: a decision takes seconds where the kernel is interpreted."""


class Shelf(Protocol):
    """Where reviews are kept; both may raise :class:`StoreTrouble`, and then one is made anew another day."""

    def kept(self, key: str) -> str | None:
        """Return the text kept under a name."""

    def keep(self, key: str, json: str) -> None:
        """Keep a text."""


class Reviewer(QObject):
    """Reviews one deal at a time; another one that is asked for takes its place.

    Parameters
    ----------
    open_channel: makes a fresh channel to a fresh engine, unopened.
    shelf: where reviews are kept, if they are beyond this run.
    """

    progress = Signal(int, int)
    """How many decisions are done, of how many."""
    graded = Signal(object)
    """A :class:`Graded` decision, in the order of the deal."""
    done = Signal(object)
    """The whole :class:`DealReview`, or what there was when it was stopped."""
    failed = Signal(str)
    """There is no review; why, as a word for the log."""

    def __init__(
        self,
        open_channel: Callable[[], Channel],
        shelf: Shelf | None = None,
        parent: QObject | None = None,
        *,
        silence_ms: int = SILENCE_MS,
        iterations: int | None = None,
    ) -> None:
        super().__init__(parent)
        self._open_channel = open_channel
        self._shelf = shelf
        self._iterations = iterations
        self._known: dict[str, DealReview] = {}
        self._channel: Channel | None = None
        self._key = self._game = ""
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.setInterval(silence_ms)
        self._watch.timeout.connect(lambda: self._fail("the engine does not answer"))

    @property
    def is_busy(self) -> bool:
        """Whether a review is being made."""
        return self._channel is not None

    def found(self, record: Record, deal: int, seat: int) -> DealReview | None:
        """Return the review of a deal (from 1) if it has been made."""
        key = review_key(record, deal, seat)
        if key not in self._known and self._shelf is not None:
            try:
                text = self._shelf.kept(key)
                if text is not None:
                    self._known[key] = DealReview.from_json(json.loads(text))
            except (StoreTrouble, ValueError) as error:
                _log.info("no kept review: %s", error)
        return self._known.get(key)

    def review(self, record: Record, spec: GameSpec, deal: int, seat: int) -> None:
        """Review a deal that is over; what is being made is dropped."""
        self.cancel()
        self._key, self._game = review_key(record, deal, seat), record.game
        limits = {} if self._iterations is None else {"iterations": self._iterations}
        asked: dict[str, Any] = {"type": "review", "id": 1, "seat": seat, "deal": deal, "limits": limits}
        asked["record"] = excerpt(record, spec, deal).to_json()
        asked["record"].pop("meta", None)
        self._channel = channel = self._open_channel()
        channel.on_line = self._on_line
        channel.on_end = lambda why: self._fail(f"the engine has ended: {why}")
        self._watch.start()
        channel.open()
        channel.send(json.dumps(asked).encode() + b"\n")

    def stop(self) -> None:
        """End the review with what has been found; :attr:`done` follows."""
        if self._channel is not None:
            self._channel.send(b'{"type": "stop"}\n')

    def cancel(self) -> None:
        """Drop the review; no signal follows."""
        self._watch.stop()
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.close()

    def _on_line(self, line: bytes) -> None:
        self._watch.start()
        try:
            message = json.loads(line)
            kind = message.get("type")
            if kind == "info":
                self._on_info(message)
            elif kind == "review":
                self._on_review(DealReview.from_json(message))
            elif kind == "error":
                self._fail(str(message.get("text")))
        except (ValueError, RecursionError, AttributeError) as error:
            self._fail(f"the engine sent no review: {error}")

    def _on_info(self, message: dict[str, Any]) -> None:
        done, of = message.get("done"), message.get("of")
        if not isinstance(done, int) or not isinstance(of, int):
            raise BadReview("the engine does not say how far it is")
        if "decision" in message:
            self.graded.emit(Graded.from_json(message["decision"]))
        if self._channel is not None:
            self.progress.emit(done, of)

    def _on_review(self, review: DealReview) -> None:
        key = self._key
        self.cancel()
        if not review.stopped:
            self._known[key] = review
            self._keep(key, review)
        self.done.emit(review)

    def _keep(self, key: str, review: DealReview) -> None:
        if self._shelf is None:
            return
        said = {"game": self._game, "at": datetime.now(UTC).isoformat(timespec="seconds")}
        try:
            self._shelf.keep(key, json.dumps(said | review.to_json()))
        except StoreTrouble as error:
            _log.info("the review is not kept: %s", error)

    def _fail(self, why: str) -> None:
        if self._channel is None:
            return
        _log.warning("no review: %s", why)
        self.cancel()
        self.failed.emit(why)
