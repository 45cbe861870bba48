"""What is played for the figures of ``cardtable/engine/STRENGTH.md``: edit the lists here, nothing else.

A run that is changed is another run: it is played anew, and the old result stays in the file unused.
"""

from __future__ import annotations

from typing import Final, NamedTuple

GAMES: Final = ("seven-up-3", "seven-up-4", "california-jack", "semerik")
LEVELS: Final = ("beginner", "easy", "normal", "good", "strong", "expert")


class Run(NamedTuple):
    """A series: so many deals and their duplicates, or else so many whole matches."""

    game: str
    seats: str
    size: int
    seed: int
    matches: bool = False

    @property
    def name(self) -> str:
        """The run in words, by which its result is found again."""
        unit = "matches" if self.matches else "duplicate deals"
        return f"{self.game} {self.seats} {self.size} {unit} seed {self.seed}"


class Part(NamedTuple):
    """A section of STRENGTH.md.

    ``figure`` is what its table shows: ``lead`` (points a pair), ``won`` (matches won by the first),
    ``habits`` (what each player chose how often) or ``speed`` (which plays no run).
    """

    title: str
    text: str
    figure: str
    runs: tuple[Run, ...] = ()


def against(game: str, player: str, other: str) -> str:
    """The seats of a player and others alike: with three at the table it meets two of them."""
    return f"{player},{other},{other}" if game == "seven-up-3" else f"{player},{other}"


SEARCH: Final = {"seven-up-3": 300, "seven-up-4": 400, "california-jack": 250, "semerik": 400}
"""Pairs of ``expert`` and ``plain`` at equal iterations."""
MATCHES: Final = {"seven-up-3": 240, "seven-up-4": 240, "california-jack": 100, "semerik": 100}
"""Matches of ``expert`` and ``beginner``."""
LUCK: Final = {"seven-up-3": 240, "seven-up-4": 240}
"""Matches of the player who sees all cards and ``beginner``, where luck weighs most."""
STEPS: Final = {
    "seven-up-3": (1500, 800, 2000, 2000, 1200),
    "seven-up-4": (600, 1500, 2000, 2000, 400),
    "california-jack": (300, 300, 1200, 600, 600),
    "semerik": (400, 1000, 400, 300, 150),
}
"""Pairs of each level and the one below, from ``easy`` to ``expert``. They are fixed beforehand: to stop as
soon as an interval excludes zero would let chance through more often than one time in twenty."""
HELD: Final = {"expert": "expert@2000"}
"""Levels that go by the clock, as they play here: by iterations, so that the figures hold on any machine."""
PEEKER: Final = {"seven-up-3": 100, "seven-up-4": 120, "california-jack": 60, "semerik": 80}
"""Pairs of the player who sees all cards and ``expert``."""
STYLES: Final = {"seven-up-3": 300, "seven-up-4": 400, "california-jack": 150, "semerik": 150}
"""Pairs of a cautious and of a bold player with a balanced one."""
GAINS: Final = {"seven-up-3": 300, "seven-up-4": 300, "california-jack": 120, "semerik": 200}
"""Pairs of the whole search and the search without a part."""
TELLING: Final = {"california-jack": ("policy", "ends"), "semerik": ("policy", "trust", "ends")}
"""The parts that a game has use for; the others use all."""
STYLED: Final = "good"
"""The level whose styles are shown."""

PARTS: Final = {
    "search": Part(
        "The levels' search against plain search, at equal iterations",
        "`plain` draws its worlds from the same possible ones, plays them out by chance, and infers nothing.",
        "lead",
        tuple(
            Run(game, against(game, "expert@1000", "plain@1000"), SEARCH[game], seed=101) for game in GAMES
        ),
    ),
    "matches": Part(
        "The strongest against the weakest, matches won",
        "With three at the table one expert plays two beginners; a third of the matches is its fair share.",
        "won",
        tuple(
            Run(game, against(game, "expert@1000", "beginner"), MATCHES[game], seed=102, matches=True)
            for game in GAMES
        ),
    ),
    "luck": Part(
        "What luck leaves to be won",
        "A player who sees all cards against the weakest, matches won: nobody who has to guess wins more.",
        "won",
        tuple(
            Run(game, against(game, "peeker@1000", "beginner"), size, seed=102, matches=True)
            for game, size in LUCK.items()
        ),
    ),
    "levels": Part(
        "Each level against the one below",
        "The number of pairs was fixed before they were played. `expert` was held to a number of iterations,"
        " so that the figures do not depend on the machine.",
        "lead",
        tuple(
            Run(game, against(game, HELD.get(upper, upper), lower), pairs, seed=113)
            for game in GAMES
            for lower, upper, pairs in zip(LEVELS[:-1], LEVELS[1:], STEPS[game], strict=True)
        ),
    ),
    "gains": Part(
        "What each part of the search brings",
        "The whole search against itself without a part: the learned policy (which plays deals out and"
        " answers in the tree, and without which cards played tell nothing), the trust in what cards played"
        " tell of the hands, the weighing of worlds by words and discards, and the exact ends.",
        "lead",
        tuple(
            Run(game, against(game, "expert@400", f"without-{part}@400"), GAINS[game], seed=106)
            for game in GAMES
            for part in TELLING.get(game, ("policy", "trust", "words", "ends"))
        ),
    ),
    "peeker": Part(
        "What is left to win",
        "A player who sees all cards against `expert`: what hidden cards cost it.",
        "lead",
        tuple(
            Run(game, against(game, "peeker@1000", "expert@1000"), PEEKER[game], seed=104) for game in GAMES
        ),
    ),
    "styles": Part(
        "Styles",
        "Each style against the balanced one of its level: how often it begs and runs where it may, how often"
        " it puts a card of worth at risk where it need not, and what that costs.",
        "habits",
        tuple(
            Run(game, against(game, f"{STYLED}/{style}", STYLED), STYLES[game], seed=105)
            for game in GAMES
            for style in ("cautious", "bold")
        ),
    ),
    "speed": Part("Speed", "Iterations a second at the first lead, median of seven deals.", "speed"),
}
