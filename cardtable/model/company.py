"""Seats the players of a match, gives it its cards, and has it kept."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from cardtable.model.adviser import Adviser
from cardtable.model.engine_client import Channel, EngineClient
from cardtable.model.levels import VERSION as LEVELS_VERSION
from cardtable.model.match import Match
from cardtable.model.packs import ChancePacks, CodePacks, Keeper, Packs
from cardtable.model.plan import MatchPlan, Player
from cardtable.model.sealing import AUTO, Sealing
from cardtable.model.seats import EngineSeat, PersonSeat, Seat
from cardtable.rules.codes import GAME_NUMBERS, DealCode, read_code
from cardtable.rules.dealing import SEED_BITS, lot_from
from cardtable.rules.errors import RulesError

if TYPE_CHECKING:
    from cardtable.model.archive import Archive
    from cardtable.model.reviewer import Reviewer
    from cardtable.rules.records import Record
    from cardtable.rules.spec import GameSpec


class Company:
    """The person, and computer players behind one engine.

    Parameters
    ----------
    rng: the source of all chance. Each match takes sources of its own from it, so that the cards do not
        depend on what the computer players do with theirs.
    open_channel: starts an engine.
    autoplay: whether a computer player sits in the person's seat.
    archive: where matches are kept, if they are.
    """

    def __init__(
        self,
        rng: random.Random,
        open_channel: Callable[[], Channel],
        *,
        autoplay: bool = False,
        archive: Archive | None = None,
    ) -> None:
        self._rng = rng
        self._autoplay = autoplay
        self._archive = archive
        self.who_cuts: Callable[[], str] = lambda: AUTO
        """Tells who cuts the packs that are sealed."""
        self._open_channel = open_channel
        self._client = EngineClient(open_channel)

    def __call__(self, plan: MatchPlan) -> Match:
        """Make a match, not yet started. Without a code the plan gets one."""
        cards = self._source()
        code = self._code(plan, cards)
        dealer = self._dealer(plan, code)
        seen = plan.repeats
        is_known = seen or bool(plan.code)
        if code is not None:
            plan = plan._replace(code=code.text(plan.spec))
            seen = seen or self._has_played(plan.code)
        keeper = self._archive.keeper(plan) if self._archive is not None else None
        match = self._make(plan, cards, _packs(code, cards), keeper, dealer, sealed=not is_known)
        match.is_assisted = seen
        return match

    def resume(self, games: Mapping[str, GameSpec]) -> tuple[MatchPlan, Match] | None:
        """The match that was not finished, ready to go on, or ``None`` if there is none."""
        found = self._archive.unfinished(games) if self._archive is not None else None
        if found is None:
            return None
        plan, record = found.plan, found.record
        cards = self._source()
        code = self._read(plan)
        is_sealed = record.deals[-1].seal is not None
        packs = _packs(code, cards)
        match = self._make(plan, cards, packs, found.keeper, record.first_dealer, sealed=is_sealed)
        match.restore(record, assisted=found.assisted, redo=found.redo)
        return plan._replace(code=""), match

    @cached_property
    def adviser(self) -> Adviser:
        """Who gives hints to the person, out of the same engine."""
        return Adviser(self._client)

    @cached_property
    def reviewer(self) -> Reviewer:
        """Who reviews deals that are over, out of an engine that plays for nobody."""
        from cardtable.model.reviewer import Reviewer

        return Reviewer(self._open_channel, self._archive.store if self._archive is not None else None)

    def again_from(self, plan: MatchPlan, record: Record) -> Match:
        """Make a match that stands where a record ends, for practice: it is not kept."""
        cards = self._source()
        match = self._make(plan, cards, ChancePacks(cards), None, record.first_dealer, sealed=True)
        match.restore(record, assisted=True)
        return match

    def play_on(self, plan: MatchPlan, record: Record) -> Match:
        """Make a match that stands where a record ends. It is kept, and counts as assisted."""
        cards = self._source()
        keeper = self._archive.keeper(plan) if self._archive is not None else None
        match = self._make(plan, cards, ChancePacks(cards), keeper, record.first_dealer, sealed=True)
        match.restore(record, assisted=True)
        return match

    def close(self) -> None:
        """End the engines."""
        self._client.close()
        if "reviewer" in self.__dict__:
            self.reviewer.cancel()

    # --- parts ---------------------------------------------------------------------------------------------

    def _make(
        self,
        plan: MatchPlan,
        rng: random.Random,
        packs: Packs,
        keeper: Keeper | None,
        first_dealer: int | None,
        *,
        sealed: bool,
    ) -> Match:
        seats = [self._seat(number, player, self._source()) for number, player in enumerate(plan.seated)]
        meta = {"levels": LEVELS_VERSION}
        return Match(
            plan.spec,
            plan.options,
            seats,
            rng,
            meta=meta,
            packs=packs,
            keeper=keeper,
            first_dealer=first_dealer,
            sealing=Sealing(lambda: self.who_cuts()) if sealed else None,
        )

    def _code(self, plan: MatchPlan, cards: random.Random) -> DealCode | None:
        """The code that a match's cards follow from, if its game has a number in codes."""
        if plan.spec.id not in GAME_NUMBERS:
            return None
        given = self._read(plan)
        if given is not None:
            return given
        seed = cards.getrandbits(SEED_BITS)
        options = plan.spec.checked(plan.options)
        return DealCode(plan.spec.id, options, seed, lot_from(plan.spec, options, seed).dealer)

    @staticmethod
    def _read(plan: MatchPlan) -> DealCode | None:
        try:
            return read_code(plan.code, {plan.spec.id: plan.spec}) if plan.code else None
        except RulesError:
            return None

    @staticmethod
    def _dealer(plan: MatchPlan, code: DealCode | None) -> int | None:
        """The first dealer, or ``None`` where it is drawn for in sight of all."""
        if code is None:
            return None
        is_drawn = code.number == 1 and lot_from(plan.spec, code.options, code.seed).dealer == code.dealer
        return None if is_drawn else code.dealer

    def _has_played(self, code: str) -> bool:
        return self._archive is not None and self._archive.has_played(code)

    def _source(self) -> random.Random:
        return random.Random(self._rng.getrandbits(64))

    def _seat(self, number: int, player: Player, rng: random.Random) -> Seat:
        if number == 0 and not self._autoplay:
            return PersonSeat(player.name)
        return EngineSeat(player.name, player.level, self._client, rng, style=player.style)


def _packs(code: DealCode | None, rng: random.Random) -> Packs:
    return CodePacks(code) if code is not None else ChancePacks(rng)
